"""A table for tests: people called by one word, time that counts up, and a small game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from perankh.games import game as registered
from perankh.kernel.game import Game
from perankh.record.fairness import derive
from perankh.record.session import Session
from perankh.table import gathering, playing
from perankh.table.asking import Answer, Call
from perankh.table.chairs import Chair
from perankh.table.entries import LogEntry, SeatPlan, StandInUndo
from perankh.table.table import Request, Table
from tests.support.pebbles import GAME as PEBBLES

ME = SeatPlan(kind="me", name="Ann")
HERE = SeatPlan(kind="here", name="Ben")
OPEN = SeatPlan(kind="open")
INVITED = SeatPlan(kind="invited")
MIND = SeatPlan(kind="mind", mind="random")


def find(name: str) -> Game:
    """The games of the house, and the one for tests."""
    return PEBBLES if name == PEBBLES.id else registered(name)


def call(person: str, key: str = "", time_ms: int = 1_750_000_000_000) -> Call:
    """Somebody asks."""
    return Call(person=person, time_ms=time_ms, key=key)


def made(
    *seats: SeatPlan,
    game: str = "pebbles",
    seed: int = 1,
    host: str = "ann",
    watch: bool = True,
    start_when_full: bool = True,
    stand_in_undo: StandInUndo = "never",
) -> Answer:
    """A new table of Ann's."""
    return gathering.create(
        call(host),
        f"table-{seed}",
        game,
        seats,
        derive(seed),
        watch=watch,
        start_when_full=start_when_full,
        stand_in_undo=stand_in_undo,
        find=find,
    )


def two_people(game: str = "pebbles", seed: int = 1, stand_in_undo: StandInUndo = "never") -> Table:
    """Ann on seat 0 and Bob on seat 1, the game begun."""
    table = made(ME, OPEN, game=game, seed=seed, stand_in_undo=stand_in_undo).table
    return gathering.join(table, call("bob"), "Bob").table


def on_turn(table: Table) -> tuple[str, int]:
    """Who must decide, and for which seat."""
    assert table.decider is not None
    return table.turn, table.decider


def session_of(table: Table) -> Session:
    """The game that is being played."""
    assert table.session is not None
    return table.session


def act(table: Table, pick: int = 0, key: str = "") -> Table:
    """Whoever must decide takes one of the options."""
    turn = playing.mind_turn(table)
    if turn is not None:
        return playing.act_for_mind(table, table.changed + 1, turn, turn.choose()).table
    person, seat = on_turn(table)
    options = session_of(table).state.options()
    action = options[pick % len(options)]
    return playing.act(table, call(person, key), seat, table.n, action).table


def play_out(table: Table) -> Table:
    """The game to its end, with varied options."""
    step = 0
    while table.phase == "playing":
        step += 7
        table = act(table, step)
    return table


def acted(table: Table, count: int) -> Table:
    """The table after some more actions."""
    for step in range(count):
        table = act(table, step)
    return table


class Portrait(msgspec.Struct, frozen=True):
    """All that there is to know about a table."""

    log: list[LogEntry]
    chairs: list[Chair]
    phase: str
    n: int
    decider: int | None
    position: object
    record: object
    outcomes: object
    undone: set[int]
    request: Request | None
    rematch: str
    deleted: bool
    keys: dict[tuple[str, str], int]
    marks: Sequence[object]


def portrait(table: Table) -> Portrait:
    """To compare two tables by."""
    session = table.session
    return Portrait(
        list(table.log),
        table.chairs,
        table.phase,
        table.n,
        table.decider,
        None if session is None else table.game.write_position(session.state),
        None if session is None else session.record(),
        list(table.outcomes),
        table.undone,
        table.request,
        table.rematch,
        table.deleted,
        {seat: seq for seat, seq in table.keys.items() if table.asked_for(*seat) is not None},
        [] if session is None else list(session.marks),
    )
