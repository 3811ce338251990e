"""The protocol as data: OpenAPI for requests, JSON Schema for the socket. Both are made from the structs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from ludotheque import __version__
from ludotheque.server import incoming, outgoing
from ludotheque.server.errors import STATUS
from ludotheque.server.outgoing import Problem
from ludotheque.server.routes import Route, Text

TEMPLATE: Final = "#/components/schemas/{name}"
ANYWHERE: Final = ("too-fast",)  # what any request may be answered


def refusals_of(route: Route) -> list[str]:
    codes = [*ANYWHERE, *route.refusals]
    if route.method != "GET":
        codes.append("foreign-origin")
    if route.body is not None:
        codes += ["bad-message", "too-large"]
    codes.append("bad-token")
    if route.guest:
        codes.append("no-guest")
    return codes


def operation(route: Route) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", route.path)
    parameters = [
        {"name": n, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}} for n in names
    ]
    parameters += [
        {"name": n, "in": "query", "required": False, "schema": {"type": "integer", "minimum": 0, "maximum": 9}}
        for n in route.query
    ]
    if route.answer is Text:
        content: dict[str, Any] = {"text/plain": {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": {"$ref": TEMPLATE.format(name=route.answer.__name__)}}}
    answers: dict[str, Any] = {"200": {"description": route.summary, "content": content}}
    problem = {"application/json": {"schema": {"$ref": TEMPLATE.format(name="Problem")}}}
    by_status: dict[int, list[str]] = {}
    for code in refusals_of(route):
        by_status.setdefault(STATUS[code], []).append(code)
    for status, codes in sorted(by_status.items()):
        answers[str(status)] = {"description": ", ".join(dict.fromkeys(codes)), "content": problem}
    found: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.handler.__name__,
        "parameters": parameters,
        "responses": answers,
    }
    if route.body is not None:
        schema = {"$ref": TEMPLATE.format(name=route.body.__name__)}
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    if route.guest:
        found["security"] = [{"cookie": []}, {"token": []}]
    return found


@cache
def openapi(routes: Sequence[Route]) -> bytes:
    types = [t for route in routes for t in (route.body, route.answer) if t not in (None, Text)]
    _, components = msgspec.json.schema_components([*types, Problem], ref_template=TEMPLATE)
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Ludothèque", "version": __version__},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {
                    "cookie": {"type": "apiKey", "in": "cookie", "name": "ludotheque"},
                    "token": {"type": "http", "scheme": "bearer"},
                },
            },
        }
    )


@cache
def socket_schema() -> bytes:
    """What goes over the socket of a table, both ways."""
    template = "#/$defs/{name}"
    (client, server), components = msgspec.json.schema_components(
        [incoming.Incoming, outgoing.Message], ref_template=template
    )
    return msgspec.json.encode(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "The socket of a table: /api/tables/{table}/stream",
            "properties": {"client": client, "server": server},
            "$defs": components,
        }
    )
