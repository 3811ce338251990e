"""Requests keep to their description: schemathesis makes them from the OpenAPI page, good ones and bad ones.

All of its checks apply, in these forms:
- `positive_data_acceptance` cannot hold as it is: that a name is more than spaces, that a record replays and that an
  option belongs to its game is beyond a schema, and `2.0`, which is an integer for JSON Schema, is refused as one.
  Instead, a request that fits its schema may be refused as malformed for these reasons alone.
- `negative_data_rejection` does not know 413, with which we answer what is too large: that counts as refused.
- Where a request has neither body nor query there is nothing to get wrong, and only good ones are made.
"""

from __future__ import annotations

import warnings
from typing import Any

import httpx
import pytest

from tests.server.running import Server

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import requests
    import schemathesis
    from hypothesis import HealthCheck, Phase, given, settings
    from schemathesis.specs.openapi import checks

BEYOND = {"bad-name", "bad-option", "bad-record", "bad-seats"}  # refusals that no schema can foresee
GOOD, BAD = schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE


def check_all(server: Server, mode: Any, examples: int) -> int:
    """So many examples of every request; how many requests there are."""
    http = httpx.Client(base_url=server.url, trust_env=False)
    http.post("/api/me", json={"name": "Ada"})
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    schema = schemathesis.openapi.from_dict(http.get("/api/openapi.json").json())
    http.close()
    count = 0
    with requests.Session() as session:
        session.trust_env = False
        for result in schema.get_all_operations():
            operation: Any = result.ok()  # type: ignore[union-attr]
            if operation.path != "/api/me/sign-out" and (mode is GOOD or can_be_wrong(operation)):
                check(server, operation, mode, examples, session, cookie)
                count += 1
    return count


def can_be_wrong(operation: Any) -> bool:
    return bool(list(operation.body)) or bool(list(operation.query))


def check(server: Server, operation: Any, mode: Any, examples: int, session: Any, cookie: str) -> None:
    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=examples,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
        derandomize=True,
    )
    def whole(case: Any) -> None:
        answer = case.call(base_url=server.url, headers={"Cookie": cookie}, session=session)
        assert answer.status_code < 500 or answer.status_code == 503, answer.text
        left_out = [checks.positive_data_acceptance]
        if answer.status_code == 413:
            left_out.append(checks.negative_data_rejection)
        case.validate_response(answer, excluded_checks=left_out)
        if mode is GOOD and answer.status_code == 400:
            problem = answer.json()
            assert problem["code"] in BEYOND or "got `float`" in problem["detail"], problem

    whole()


@pytest.mark.filterwarnings("ignore")
def test_good_requests_are_answered_as_described(server: Server) -> None:
    assert check_all(server, GOOD, 25) > 30


@pytest.mark.filterwarnings("ignore")
def test_bad_requests_are_refused_as_described(server: Server) -> None:
    assert check_all(server, BAD, 10) > 18


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("mode", [GOOD, BAD])
def test_many_requests_of_each_kind(server: Server, mode: Any) -> None:
    assert check_all(server, mode, 200) > 18
