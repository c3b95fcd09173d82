"""How whatever goes wrong is told: one shape of JSON over HTTP, one message over the WebSocket."""

from __future__ import annotations

import logging
import re
from http import HTTPStatus

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.response import Response

from perankh.kernel.errors import PerankhError
from perankh.web.messages import Failure

log = logging.getLogger("perankh.web")

STATUS = {
    "not_signed_in": 401,
    "wrong_password": 401,
    "wrong_token": 403,
    "wrong_origin": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "not_found": 404,
    "unknown_game": 404,
    "unknown_language": 404,
    "table_gone": 410,
    "account_taken": 409,
    "wrong_phase": 409,
    "already_seated": 409,
    "no_free_seat": 409,
    "stale_action": 409,
    "not_your_turn": 409,
    "key_reused": 409,
    "no_request": 409,
    "away": 409,
    "too_fast": 429,
    "cant_go_on": 409,
    "muted": 403,
    "table_quota": 409,
    "box_quota": 429,
    "broken_log": 500,
    "damaged_table": 500,
    "unreadable": 500,
    "not_kept": 503,
    "store_error": 503,
}
"""The status of each error; what is not listed is the caller's mistake, 400."""

PROMISED = {
    status: ResponseSpec(
        data_container=Failure, description=HTTPStatus(status).phrase, generate_examples=False
    )
    for status in sorted({*STATUS.values(), 400, 405, 413, 415, 500})
}
"""The errors that any route may answer with, for the OpenAPI."""


# fmt: off
SAID = frozenset({
    "account_taken", "already_begun", "already_seated", "answered_too_early", "away", "bad_answers",
    "bad_message", "bad_plan", "bad_record", "bad_request", "bad_setup", "bad_text", "box_error",
    "box_quota", "broken_log", "busy", "cant_go_on", "cant_go_on_box", "cant_go_on_game",
    "cant_go_on_log", "cant_go_on_rules", "common_password", "damaged_table", "discrepancy",
    "game_closed", "game_over", "has_account", "illegal_action", "internal", "invitation_invalid",
    "invitation_needed", "key_reused", "log_full", "muted", "no_account", "no_free_seat",
    "no_hints", "no_request", "no_secret", "no_such_moment", "no_such_seat", "no_thought",
    "not_a_mind", "not_allowed", "not_asked", "not_begun", "not_found", "not_host", "not_kept",
    "not_left", "not_over", "not_seated", "not_signed_in", "not_your_seat", "not_your_turn",
    "other", "rules_fail", "seat_free", "seat_taken", "seats_free", "stale_action", "store_error",
    "table_gone", "table_quota", "text_control", "text_empty", "text_too_long", "too_fast",
    "too_large", "undo_refused", "unknown_game", "unknown_host", "unknown_language", "unknown_mind",
    "unreadable", "wrong_box", "wrong_method", "wrong_origin", "wrong_password", "wrong_phase",
    "wrong_rules", "wrong_token", "wrong_type",
})
# fmt: on
"""What the page can say in its own language: `error-…` in its `texts/errors`."""

# fmt: off
EXACT = frozenset({
    "bad_message", "bad_setup", "bad_plan", "bad_record", "bad_request", "box_error",
    "discrepancy", "other", "rules_fail", "wrong_box", "wrong_rules",
})
# fmt: on
"""Those whose sentence quotes the exact message: it names places in a file or a request."""

Details = dict[str, str | int]


class WebError(PerankhError):
    """Something that only the server can refuse."""

    def __init__(self, code: str, message: str, **details: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.details: Details = details
        """What its sentence in the page's languages needs."""


def code_of(error: PerankhError) -> str:
    """A word for programs: the error's own, or its name.

    >>> code_of(WebError("too_fast", "wait")), code_of(PerankhError("?"))
    ('too_fast', 'perankh_error')
    """
    own = getattr(error, "code", None)
    if isinstance(own, str):
        return own
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(error).__name__).lower()


def text_of(name: str) -> str:
    """The text key under which the page says an error in its own language.

    >>> text_of("not_your_seat"), text_of("anything_else")
    ('error-not-your-seat', 'error-other')
    """
    return f"error-{(name if name in SAID else 'other').replace('_', '-')}"


def worded(error: PerankhError) -> tuple[str, Details]:
    """The text key of an error and what its sentence needs."""
    name = getattr(error, "text", "") or code_of(error)
    return text_of(name), _details(name, str(error), getattr(error, "details", {}))


def _details(name: str, exact: str, own: Details) -> Details:
    return {"exact": exact} if name in EXACT or name not in SAID else own


Answer = Response[Failure]
AnyRequest = Request[object, object, State]


def failure(code: str, message: str, status: int) -> Answer:
    """An error as an answer."""
    args = _details(code, message, {})
    return Response(
        Failure(error=code, text=text_of(code), args=args, message=message),
        status_code=status,
        media_type="application/json",
    )


def told(request: AnyRequest, error: PerankhError) -> Answer:
    """What a person can put right."""
    code = code_of(error)
    text, args = worded(error)
    return Response(
        Failure(error=code, text=text, args=args, message=str(error)),
        status_code=STATUS.get(code, 400),
        media_type="application/json",
    )


def invalid(request: AnyRequest, error: ValidationException) -> Answer:
    """A request that is not what the route takes: each field with what is wrong in it."""
    said = [_complaint(item) for item in error.extra] if isinstance(error.extra, list) else []
    message = error.detail if not said else "; ".join(said)
    body = Failure(
        error="bad_request",
        text=text_of("bad_request"),
        args={"exact": message},
        message=message,
        detail={"fields": said},
    )
    return Response(body, status_code=400, media_type="application/json")


def _complaint(item: object) -> str:
    if not isinstance(item, dict):
        return str(item)
    where, what = item.get("key", ""), item.get("message", "")
    return f"{where}: {what}" if where else str(what)


def refused(request: AnyRequest, error: HTTPException) -> Answer:
    """What the framework refuses: no such route, a method that is not there, too long a body."""
    code = {
        400: "bad_request",
        404: "not_found",
        405: "wrong_method",
        413: "too_large",
        415: "wrong_type",
    }.get(error.status_code, "refused")
    return failure(code, error.detail or code, error.status_code)


def too_deep(request: AnyRequest, error: RecursionError) -> Answer:
    """A body that is nested without end."""
    return failure("bad_request", "the request is nested too deeply", 400)


def broken(request: AnyRequest, error: Exception) -> Answer:
    """A mistake of ours: the log gets it, the caller only learns that it happened."""
    log.exception("%s %s failed", request.method, request.url.path, exc_info=error)
    return failure("internal", "the server made a mistake; it is in its log", 500)
