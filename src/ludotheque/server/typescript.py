"""The protocol in TypeScript: `python -m ludotheque.server.typescript > protocol.ts`."""

from __future__ import annotations

import inspect
from typing import Any

import msgspec

from ludotheque.server import incoming, outgoing

HEAD = "// Made by `python -m ludotheque.server.typescript` from the server's messages. Do not edit.\n"
TEMPLATE = "#/{name}"


def types() -> list[Any]:
    """Every struct of the two message files, and their unions."""
    found = []
    for module in (incoming, outgoing):
        for value in vars(module).values():
            if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
                found.append(value)
    bases = (incoming.Message, incoming.Body, outgoing.Outgoing)
    return [kind for kind in found if kind not in bases]


def spell(schema: dict[str, Any]) -> str:
    """One JSON schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix("#/")
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spell(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(spell(part) for part in schema['prefixItems'])}]"
        return f"Array<{spell(schema.get('items', {}))}>"
    if kind == "object":
        inner = schema.get("additionalProperties", {})
        return f"Record<string, {spell(inner) if isinstance(inner, dict) else 'unknown'}>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def interface(name: str, schema: dict[str, Any], sent: bool) -> str:
    needed = set(schema.get("required", ()))
    about = schema.get("description", "").split("\n")[0]
    lines = [f"/** {about} */"] if about else []
    lines.append(f"export interface {name} {{")
    for field, part in schema.get("properties", {}).items():
        optional = "?" if sent and field not in needed else ""
        lines.append(f"  {field}{optional}: {spell(part)};")
    return "\n".join([*lines, "}"])


def protocol() -> str:
    """The whole file: what a client sends may leave out what has a default; what it gets is always whole."""
    kinds = types()
    _, components = msgspec.json.schema_components(kinds, ref_template=TEMPLATE)
    sent = {kind.__name__ for kind in kinds if kind.__module__ == incoming.__name__}
    parts = [HEAD]
    for name, schema in components.items():
        is_message = name in sent and "Outgoing" not in name
        parts.append(interface(name, schema, is_message) + "\n")
    for title, union in (("Incoming", incoming.Incoming), ("Message", outgoing.Message)):
        names = " | ".join(kind.__name__ for kind in union.__args__)
        parts.append(f"export type {title} = {names};\n")
    return "\n".join(parts)


if __name__ == "__main__":
    print(protocol(), end="")
