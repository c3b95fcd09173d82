"""Two games that differ only in what seat 0 may not know, down to every log entry.

Their secrets are searched for: the same deal to seat 0, another one to seat 1; and then actions,
which for seat 1 may differ, after which seat 0 has been told the same so far.
"""

from __future__ import annotations

import asyncio
from itertools import combinations, product
from pathlib import Path

import msgspec

from perankh.record.fairness import derive
from perankh.store.protocol import Batch, Person, SignIn, batch_of
from perankh.store.sqlite import open_store
from perankh.table import gathering, playing
from perankh.table.asking import Answer, Call
from perankh.table.entries import Entry, SeatPlan
from perankh.table.table import Table
from perankh.web.server import STORE
from perankh.web.sessions import csrf_of, token_hash
from perankh.web.sight import entries_message, state_message
from tests.support.pebbles import GAME

TABLE = "twin-table"
TOKEN = "t" * 43
PEOPLE = ("ann", "ben")
FOR_EVER = 1 << 52


class Twin:
    """One of the two: its table, and the log that led to it."""

    def __init__(self, answer: Answer, entries: tuple[Entry, ...]) -> None:
        self.table = answer.table
        self.entries = entries

    @staticmethod
    def laid(number: int) -> Twin:
        seats = [SeatPlan(kind="me", name="Ann"), SeatPlan(kind="open")]
        made = gathering.create(
            Call(person="ann", at=1), TABLE, "pebbles", seats, derive(number), find=lambda _: GAME
        )
        joined = gathering.join(made.table, Call(person="ben", at=2), "Ben")
        return Twin(joined, (*made.entries, *joined.entries))

    def after(self, action: int) -> Twin:
        """The same table one action later."""
        table = self.table
        assert table.decider is not None
        call = Call(person=PEOPLE[table.decider], at=table.seq)
        answer = playing.act(table, call, table.decider, table.n, action)
        return Twin(answer, (*self.entries, *answer.entries))

    def options(self) -> list[int]:
        session = self.table.session
        assert session is not None
        return session.state.options()

    def batch(self) -> Batch:
        return batch_of(Answer(entries=self.entries, table=self.table, seq=1))


def told(table: Table) -> bytes:
    """All that seat 0 is told of a table, but for the hash of its secret."""
    messages = (state_message(table, "ann", 0), entries_message(table, 0, 0))
    return msgspec.json.encode(messages).replace(table.commitment.encode(), b"")


def hidden(table: Table) -> str:
    """What seat 0 may not know."""
    assert table.session is not None
    position: dict[str, list[dict[str, object]]] = msgspec.to_builtins(
        GAME.write_position(table.session.state)
    )
    return str(position["players"][1])


def grown(one: Twin, other: Twin, depth: int) -> tuple[Twin, Twin] | None:
    """The pair so many actions later, told alike all the way; None if there is no such way."""
    if depth == 0:
        return (one, other) if hidden(one.table) != hidden(other.table) else None
    if one.table.phase == "over" or one.table.decider != other.table.decider:
        return None
    own = one.table.decider == 0
    pairs = ((a, a) for a in one.options()) if own else product(one.options(), other.options())
    for first, second in pairs:
        a, b = one.after(first), other.after(second)
        if told(a.table) == told(b.table) and (found := grown(a, b, depth - 1)):
            return found
    return None


def twins(depth: int, secrets: int = 400) -> tuple[Twin, Twin]:
    """Two games of this many actions."""
    alike: dict[bytes, list[Twin]] = {}
    for number in range(secrets):
        twin = Twin.laid(number)
        alike.setdefault(told(twin.table), []).append(twin)
    for group in alike.values():
        for one, other in combinations(group[:6], 2):
            if found := grown(one, other, depth):
                return found
    raise AssertionError("no twins among these secrets; look among more")


def lay(data: Path, twin: Twin) -> None:
    """Put a table into the store of a server that does not run, and let Ann in."""
    asyncio.run(_lay(data, twin))


async def _lay(data: Path, twin: Twin) -> None:
    store = await open_store(data / STORE)
    for person in PEOPLE:
        await store.add_person(Person(id=person, name=person.title(), created=1))
    session = SignIn(
        token_hash=token_hash(TOKEN),
        person="ann",
        csrf=csrf_of(TOKEN),
        created=1,
        expires=FOR_EVER,
    )
    await store.sign_in(session)
    await store.append(twin.batch())
    await store.close()
