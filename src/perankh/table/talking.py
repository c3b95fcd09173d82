"""What people say at a table. It is kept apart from the game's log, which it can never fill."""

from __future__ import annotations

import msgspec

from perankh.table import words
from perankh.table.asking import Call
from perankh.table.errors import Muted, NotSeated, TableError
from perankh.table.gathering import check_host
from perankh.table.table import Table


class TalkLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said to all."""

    line: int = 0
    """Its number at this table, from 1; 0 until it is kept."""
    time_ms: int
    person: str
    key: str = ""
    """Chosen by the person's page, so that a repeated request is recognised."""
    name: str
    text: str
    seat: int | None = None
    """None: somebody who looks on."""


def line_of(
    table: Table, call: Call, text: str, name: str, seat: int | None, muted: frozenset[str]
) -> TalkLine:
    """What is to be kept of what somebody says: as one of their seats, or as who looks on."""
    said = words.chat(text)
    table.check_there()
    if seat is not None:
        name = table.check_holds(call.person, seat).name
    elif not table.may_watch(call.person):
        raise NotSeated
    if call.person in muted:
        raise Muted
    return TalkLine(
        time_ms=call.time_ms,
        person=call.person,
        key=call.key,
        name=words.name(name),
        text=said,
        seat=seat,
    )


def check_may_mute(table: Table, call: Call, person: str) -> None:
    """Refuse to mute for all but the host, who can't mute themselves."""
    table.check_there()
    check_host(table, call)
    if person == call.person:
        raise TableError("nobody mutes themselves", "not_allowed")
