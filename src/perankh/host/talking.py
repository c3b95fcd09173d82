"""The talk at an open table: its last lines are kept in memory, the rest is in the store."""

from __future__ import annotations

import sys

from perankh.host.errors import HostError
from perankh.host.open_table import OpenTable, Talk
from perankh.store.protocol import Store
from perankh.table.asking import Call
from perankh.table.talking import TalkLine, check_may_mute, line_of

PART = 100
"""Lines that are sent at once."""


async def load_talk(store: Store, table: str) -> Talk:
    """The last lines of a table, and who may not talk there."""
    lines = await store.talk(table, sys.maxsize, PART + 1)
    return Talk(lines[-PART:], len(lines) > PART, await store.muted(table))


async def say(
    store: Store, open_table: OpenTable, call: Call, text: str, name: str, seat: int | None
) -> None:
    """Say something to all; on return it is on disk, and all are told."""
    talk = open_table.talk
    line = line_of(open_table.table, call, text, name, seat, talk.muted)
    kept = await store.say(open_table.table.id, line)
    if kept.line > talk.last:
        talk.add(kept, PART)
        open_table.wake()


async def earlier(store: Store, open_table: OpenTable, before: int) -> tuple[list[TalkLine], bool]:
    """The lines before number `before`, and whether there are still earlier ones."""
    found = await store.talk(open_table.table.id, before, PART + 1)
    return found[-PART:], len(found) > PART


async def mute(store: Store, open_table: OpenTable, call: Call, line: int, silent: bool) -> None:
    """As the host silence whoever said a line, or let them talk again."""
    table = open_table.table
    found = await store.talk(table.id, line + 1, 1)
    if not found or found[0].line != line:
        raise HostError("not_found", "that line is not here any more")
    author = found[0].person
    check_may_mute(table, call, author)
    await store.mute(table.id, author, silent)
    talk = open_table.talk
    talk.muted = talk.muted | {author} if silent else talk.muted - {author}
    talk.version += 1
    open_table.wake()
