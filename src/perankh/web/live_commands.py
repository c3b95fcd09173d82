"""What a client's message asks of a table, and what it is told when that is refused."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from perankh.kernel.errors import IllegalAction, PerankhError
from perankh.record.errors import AnswerRefused
from perankh.table import playing
from perankh.table.asking import Answer, Call
from perankh.table.table import Table
from perankh.web import live_messages as say
from perankh.web.errors import WebError, code_of, worded

Changing = say.Act | say.Undo | say.Consent
"""What changes the table."""


def command_for(message: Changing, call: Call) -> Callable[[Table], Answer]:
    """What a message asks of the table."""
    match message:
        case say.Act(seat=seat, n=n):
            actions = answers_of(message)
            return lambda table: playing.act(table, call, seat, n, *actions)
        case say.Undo(seat=seat, count=count, n=n):
            return lambda table: playing.undo(table, call, seat, count, n)
        case say.Consent(seat=seat, request=request, agree=True):
            return lambda table: playing.consent(table, call, seat, request)
        case say.Consent(seat=seat, request=request):
            return lambda table: playing.decline(table, call, seat, request)


def answers_of(message: say.Act) -> list[int]:
    """The one answer, or the several, that a message gives."""
    if (message.action is None) == (message.actions is None):
        raise WebError("bad_message", "give either `action` or `actions`")
    return message.actions or [] if message.action is None else [message.action]


def refusal(code: str, error: PerankhError, key: str | None = None) -> say.RefusedMessage:
    """Why something was not done; of several answers, which and why as if it had come alone."""
    if isinstance(error, AnswerRefused):
        return replace(refusal(code_of(error.error), error.error, key), answer=error.index)
    reason = error.reason if isinstance(error, IllegalAction) else None
    text, args = worded(error)
    return say.RefusedMessage(
        key=key,
        code=code,
        text=text,
        args=args,
        message=str(error),
        reason=reason.key if reason else None,
        rule=reason.rule if reason else None,
    )
