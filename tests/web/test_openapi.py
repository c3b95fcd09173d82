"""Odd requests to every route of the OpenAPI: none breaks the server, answers are as promised."""

from collections.abc import Callable
from typing import Protocol

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.serving import Browser, Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


BOUNDED = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
"""So many requests for each route, always the same."""


class Tried(Protocol):
    """A request that was thought up."""

    def call_and_validate(
        self, *, headers: dict[str, str], cookies: dict[str, str], checks: list[CheckFunction]
    ) -> object: ...


def test_every_route_answers_odd_requests_as_it_promises(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        with Browser(server, "Eve") as eve:
            given(found.ok().as_strategy())(BOUNDED(_checked_by(eve)))()
        tried += 1
    assert tried > 20


def _checked_by(browser: Browser) -> Callable[[Tried], None]:
    headers, cookies = {"x-csrf-token": browser.csrf}, dict(browser.http.cookies)

    def check(case: Tried) -> None:
        case.call_and_validate(headers=headers, cookies=cookies, checks=CHECKS)

    return check


def test_every_error_has_the_same_shape(ann: Browser) -> None:
    answers: list[httpx.Response] = [
        ann.http.get("/api/tables/none"),
        ann.http.get("/api/games/senet/rules"),
        ann.http.get("/api/games/imhotep/texts/xx"),
        ann.http.put("/api/me"),
        ann.send("POST", "/api/tables", {"game": 7}),
        ann.http.post("/api/me", content=b"{", headers={"x-csrf-token": ann.csrf}),
    ]
    for answer in answers:
        assert 400 <= answer.status_code < 500, answer.text
        assert set(answer.json()) == {"error", "text", "args", "message", "detail"}, answer.text
