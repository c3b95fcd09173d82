"""Who may say what at a table, and who may silence whom."""

from __future__ import annotations

import pytest

from perankh.table import leaving, views
from perankh.table.entries import Chatted, LogEntry
from perankh.table.errors import (
    BadText,
    Muted,
    NotHost,
    NotSeated,
    NotYourSeat,
    TableError,
    TableGone,
)
from perankh.table.folding import apply
from perankh.table.table import Table
from perankh.table.talking import TalkLine, check_may_mute, line_of
from tests.table.tables import ME, MIND, call, made, two_people


def said(
    table: Table, person: str, text: str = "hi", seat: int | None = None, *muted: str
) -> TalkLine:
    return line_of(table, call(person, "c"), text, "x", seat, frozenset(muted))


def test_what_is_said_goes_under_the_name_of_the_seat() -> None:
    line = said(two_people(), "bob", " hi   all ", 1)
    assert (line.name, line.text, line.seat, line.key) == ("Bob", "hi all", 1, "c")


def test_a_spectator_may_speak_at_an_open_table_only() -> None:
    assert said(made(ME, MIND).table, "eve").name == "x"
    with pytest.raises(NotSeated):
        said(made(ME, MIND, watch=False).table, "eve")


def test_nobody_speaks_in_the_name_of_another_seat() -> None:
    with pytest.raises(NotYourSeat):
        said(two_people(), "eve", "hi", 1)


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "a\u2066b", "\x07"])
def test_messages_that_can_not_be_shown_are_refused(text: str) -> None:
    with pytest.raises(BadText):
        said(two_people(), "bob", text)


def test_at_a_deleted_table_nobody_talks() -> None:
    gone = leaving.delete(two_people(), call("ann")).table
    with pytest.raises(TableGone):
        said(gone, "ann")


def test_who_is_muted_is_not_heard_as_a_seat_or_as_a_spectator() -> None:
    for seat in (1, None):
        with pytest.raises(Muted):
            said(two_people(), "bob", "hi", seat, "bob")
    assert said(two_people(), "ann", "hi", 0, "bob").text == "hi"


def test_only_the_host_mutes_and_only_others() -> None:
    table = two_people()
    check_may_mute(table, call("ann"), "bob")
    with pytest.raises(NotHost):
        check_may_mute(table, call("bob"), "ann")
    with pytest.raises(TableError, match="themselves"):
        check_may_mute(table, call("ann"), "ann")


def test_what_was_said_before_talk_was_kept_apart_is_still_in_the_log() -> None:
    table = two_people()
    body = Chatted(name="Bob", text="hi", seat=1)
    apply(table, LogEntry(seq=table.seq + 1, time_ms=1, by="bob", body=body))
    assert views.entry_views(table, None)[-1].entry.body == body
