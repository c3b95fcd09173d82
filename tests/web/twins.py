"""Two games that differ only in what seat 0 may not know, down to every log entry.

Their secrets are searched for: the same deal to seat 0, another one to seat 1; and then actions,
which for seat 1 may differ, after which seat 0 may know the same so far.
"""

from __future__ import annotations

import asyncio
from itertools import combinations, product
from pathlib import Path

import msgspec

from perankh.kernel.state import State
from perankh.record.fairness import derive
from perankh.store.protocol import Batch, Person, SignIn, batch_of
from perankh.store.sqlite import FILE, open_store
from perankh.table import gathering, playing
from perankh.table.asking import Answer, Call
from perankh.table.entries import Acted, LogEntry, SeatPlan
from perankh.table.table import Table
from perankh.web.sessions import token_hash
from tests.support.pebbles import GAME

TABLE = "twin-table"
TOKEN = "t" * 43
PEOPLE = ("ann", "ben")
FOR_EVER = 1 << 52
LATE = 1 << 41
"""Tables are laid out in a time to come, or the server would tidy them away."""


class Twin:
    """One of the two: its table, and the log that led to it."""

    def __init__(self, answer: Answer, entries: tuple[LogEntry, ...]) -> None:
        self.table = answer.table
        self.entries = entries

    @staticmethod
    def laid(number: int) -> Twin:
        seats = [SeatPlan(kind="me", name="Ann"), SeatPlan(kind="open")]
        made = gathering.create(
            Call(person="ann", time_ms=LATE),
            TABLE,
            "pebbles",
            seats,
            derive(number),
            find=lambda _: GAME,
        )
        joined = gathering.join(made.table, Call(person="ben", time_ms=LATE + 1), "Ben")
        return Twin(joined, (*made.entries, *joined.entries))

    @staticmethod
    def of_minds(number: int) -> Twin:
        """A game between two minds, about to begin."""
        seats = [SeatPlan(kind="mind", mind="greedy"), SeatPlan(kind="mind", mind="greedy")]
        call = Call(person="ann", time_ms=LATE)
        made = gathering.create(call, TABLE, "pebbles", seats, derive(number), find=lambda _: GAME)
        return Twin(made, made.entries)

    def after(self, action: int) -> Twin:
        """The same table one action later."""
        table = self.table
        assert table.decider is not None
        call = Call(person=PEOPLE[table.decider], time_ms=LATE + table.seq)
        answer = playing.act(table, call, table.decider, table.n, action)
        return Twin(answer, (*self.entries, *answer.entries))

    def options(self) -> list[int]:
        session = self.table.session
        assert session is not None
        return session.state.options()

    def actions(self) -> list[int]:
        return [entry.body.action for entry in self.entries if isinstance(entry.body, Acted)]

    def batch(self) -> Batch:
        return batch_of(Answer(entries=self.entries, table=self.table, seq=1))


def secret_choices(table: Table) -> dict[int, int]:
    """By number of the entry: how many options minds have at each secret question of a game."""
    found: dict[int, int] = {}
    while (turn := playing.mind_turn(table)) is not None:
        if turn.state.is_secret():
            found[turn.n] = len(turn.state.options())
        table = playing.act_for_mind(table, 1, turn, turn.choose()).table
    return found


def known(table: Table) -> bytes:
    """What seat 0 may know, straight from the rules: no part of the server has a say in it."""
    assert table.session is not None
    state = table.session.state
    asked = table.decider == 0
    events = [event.seen_by(0) for one in table.outcomes for event in one.events]
    opening = [event.seen_by(0) for event in table.session.opening]
    return msgspec.json.encode(
        [
            GAME.view(state, 0),
            opening,
            events,
            table.decider,
            [GAME.describe(state, action) for action in state.options()] if asked else [],
        ]
    )


def hidden(table: Table) -> str:
    """What seat 0 may not know."""
    assert table.session is not None
    position: dict[str, list[dict[str, object]]] = msgspec.to_builtins(
        GAME.write_position(table.session.state)
    )
    return str(position["players"][1])


def grown(one: Twin, other: Twin, depth: int) -> tuple[Twin, Twin] | None:
    """The pair so many actions later, alike for seat 0 all the way, if there is a way."""
    if depth == 0:
        differ = hidden(one.table) != hidden(other.table) and one.actions() != other.actions()
        return (one, other) if differ else None
    if one.table.phase == "over" or one.table.decider != other.table.decider:
        return None
    own = one.table.decider == 0
    pairs = product(one.options(), other.options())
    for first, second in sorted(pairs, key=lambda pair: pair[0] == pair[1]):
        if own and first != second:
            continue
        a, b = one.after(first), other.after(second)
        if known(a.table) == known(b.table) and (found := grown(a, b, depth - 1)):
            return found
    return None


def with_state(table: Table, state: State) -> Table:
    """The same table with another state of its game."""
    twin = table.fork()
    assert twin.session is not None
    twin.session.state = state
    return twin


def twins(depth: int, secrets: int = 400) -> tuple[Twin, Twin]:
    """Two games of this many actions."""
    alike: dict[bytes, list[Twin]] = {}
    for number in range(secrets):
        twin = Twin.laid(number)
        alike.setdefault(known(twin.table), []).append(twin)
    for group in alike.values():
        for one, other in combinations(group[:6], 2):
            if found := grown(one, other, depth):
                return found
    raise AssertionError("no twins among these secrets; look among more")


def lay(data: Path, twin: Twin) -> None:
    """Put a table into the store of a server that does not run, and let Ann in."""
    asyncio.run(_lay(data, twin))


async def _lay(data: Path, twin: Twin) -> None:
    store = await open_store(data / FILE)
    for person in PEOPLE:
        await store.add_person(Person(id=person, name=person.title(), created=1))
    session = SignIn(
        token_hash=token_hash(TOKEN),
        person="ann",
        created=1,
        expires=FOR_EVER,
    )
    await store.sign_in(session)
    await store.append(twin.batch())
    await store.close()
