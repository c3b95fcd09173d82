"""Tables and people for measuring, put into a store before its server starts."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec

from perankh.host.table_host import new_table_id, now
from perankh.record.fairness import new_secret
from perankh.store.protocol import Person, SignIn, Store, batch_of
from perankh.store.sqlite import FILE, open_store
from perankh.table import gathering, playing
from perankh.table.asking import Answer, Call
from perankh.table.entries import SeatPlan
from perankh.web.sessions import LIFE, new_token, token_hash

GAME = "imhotep"
FEWEST_MOVES = 75
"""Hardly any game is over sooner, even if all is left to chance."""
MOST_PER_SECOND = 6000
"""For as many moves a second games are laid out before the clock runs."""
LOOKED_AT = 8
"""Tables at which people look on who do nothing."""
BACK_FROM, STEP_BACK = 60, 20
"""A long table goes back by so many actions whenever so many stand."""


class Slot(msgspec.Struct):
    """Two guests and the tables at which they play, one after the other."""

    tables: list[str]
    tokens: list[str]


class Laid(msgspec.Struct):
    """Everything that lies in the store when the server starts."""

    many: list[Slot]
    one: Slot
    looked_at: Slot
    long: str


async def lay(data: Path, tables: int, seconds: float, moves: int) -> Laid:
    """Lay out all that is to be played, looked at and opened."""
    games = 2 + int(seconds * MOST_PER_SECOND / tables / FEWEST_MOVES)
    alone = 2 + int(seconds * MOST_PER_SECOND / 4 / FEWEST_MOVES)
    store = await open_store(data / FILE)
    laid = Laid(
        many=await asyncio.gather(*(lay_slot(store, games) for _ in range(tables))),
        one=await lay_slot(store, alone),
        looked_at=await lay_slot(store, LOOKED_AT),
        long=await lay_long_table(store, moves),
    )
    await store.close()
    return laid


async def lay_slot(store: Store, games: int) -> Slot:
    """Games of two guests, ready to be played."""
    people = [Person(id=new_table_id(), name=name, created=now()) for name in ("Ann", "Ben")]
    tokens = [await _token(store, person) for person in people]
    laid = [_two_people(*people) for _ in range(games)]
    await asyncio.gather(*(store.append(batch_of(answer)) for answer in laid))
    return Slot(tables=[answer.table.id for answer in laid], tokens=tokens)


async def _token(store: Store, person: Person) -> str:
    """A browser in which this person is known."""
    token = new_token()
    await store.add_person(person)
    await store.sign_in(
        SignIn(
            token_hash=token_hash(token),
            person=person.id,
            created=now(),
            expires=now() + LIFE,
        )
    )
    return token


def _two_people(ann: Person, ben: Person) -> Answer:
    """A table at which two people have just sat down, from its first entry on."""
    seats = [SeatPlan(kind="me", name=ann.name), SeatPlan(kind="open")]
    call = Call(person=ann.id, time_ms=now())
    made = gathering.create(call, new_table_id(), GAME, seats, new_secret())
    joined = gathering.join(made.table, Call(person=ben.id, time_ms=now()), ben.name)
    return Answer(entries=made.entries + joined.entries, table=joined.table, seq=1)


async def lay_long_table(store: Store, moves: int) -> str:
    """A table with so many moves on disk; what was taken back was played, too."""
    seats = [SeatPlan(kind="me", name="Ann"), *[SeatPlan(kind="here", name="Ben")] * 3]
    ann, chance = Call(person="ann", time_ms=now()), random.Random(1)
    answer = gathering.create(ann, "a-long-table", GAME, seats, bytes(32))
    entries = list(answer.entries)
    while _played(answer) < moves:
        answer = _move(answer, ann, chance)
        entries += answer.entries
    whole = Answer(entries=tuple(entries), table=answer.table, seq=1)
    await store.append(batch_of(whole))
    return answer.table.id


def _played(answer: Answer) -> int:
    return sum(outcome.meaning is not None for outcome in answer.table.outcomes)


def _move(answer: Answer, call: Call, chance: random.Random) -> Answer:
    """One more action, or a step back when the game comes to its end."""
    table = answer.table
    session = table.playing()
    if len(session.standing) > BACK_FROM:
        return playing.undo(table, call, session.standing[-1].seat, STEP_BACK, table.n)
    seat = int(session.state.decider())
    return playing.act(table, call, seat, table.n, chance.choice(session.state.options()))
