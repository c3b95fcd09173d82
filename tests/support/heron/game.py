"""Heron as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, ClassVar

import msgspec

from perankh.kernel.box import AnyBox
from perankh.kernel.errors import BrokenInvariant
from perankh.kernel.game import Game, View
from perankh.kernel.position import Position
from perankh.kernel.rng import Rng
from perankh.kernel.setup import Setup, When
from perankh.kernel.state import State
from perankh.kernel.trace import Trace

from . import box as box_file
from . import shown
from .box import IDS, SHORT, Reed, Tables
from .events import EVENTS
from .questions import ACTIONS, STEPS, TURN, fill
from .state import HERON, Heron


class HeronSetup(Setup, frozen=True):
    """HER-1.2 to 1.4: gifts by seat, and against one player how hungry the Heron is."""

    gift: tuple[bool, ...] = ()
    heron: bool = True
    hunger: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    catch: tuple[Reed, ...] = ()

    per_seat: ClassVar[tuple[str, ...]] = ("gift",)
    only_if: ClassVar[Mapping[str, When]] = {
        "heron": When(players=(2,)),
        "hunger": When(players=(1,)),
        "catch": When(players=(1,), choices={"hunger": (1, 2, 3)}),
    }
    as_many_as: ClassVar[Mapping[str, str]] = {"catch": "hunger"}


class HeronGame(Game):
    """A game for the tests: one seat or two, and a rival without a seat."""

    id = "heron"
    rule_prefix = "HER"
    folder = Path(__file__).parent
    players_min = 1
    players_max = 2
    setup_type = HeronSetup
    position_type = shown.HeronPosition
    view_type = shown.HeronView
    events = EVENTS
    categories = ("reeds", "sets", "hidden")
    open_categories = ("reeds", "sets")
    rivals: tuple[str, ...] = (HERON,)
    state_type: type[Heron] = Heron
    action_count = ACTIONS
    longest = 24  # 22 reeds, and two players who stir once each

    def box(self, text: str | None = None) -> AnyBox:
        if text is None:
            text = (self.folder / "box.toml").read_text(encoding="utf-8")
        return box_file.load(text)

    def new(
        self, players: int, setup: Setup, seed: int, box: AnyBox, trace: Trace | None = None
    ) -> State:
        self.check_players(players, setup)
        assert isinstance(setup, HeronSetup), "not a setup of Heron"
        tables = tables_of(box)
        plays = players == 1 or setup.heron
        s = self.state_type(players, Rng.seeded(seed), STEPS, tables, plays)
        s.trace = trace
        for kind, copies in enumerate(tables.copies):
            s.bag += [kind] * copies
        for seat, gift in enumerate(setup.gift):
            if gift:
                s.bag.remove(SHORT)
                s.bundles[seat].append(SHORT)
        for reed in setup.catch:
            s.bag.remove(IDS.index(reed))
            s.catch.append(IDS.index(reed))
        while len(s.catch) < setup.hunger:
            s.catch.append(s.rng.take(s.bag))
        s.hidden = [s.rng.take(s.bag) for _ in range(players)]
        fill(s)
        s.push(TURN, 0, 0)
        s.run_to_question()
        s.trace = None
        return s

    def setups(self) -> Sequence[Setup]:
        return [
            HeronSetup(),
            HeronSetup(heron=False),
            HeronSetup(gift=(True, False)),
            HeronSetup(gift=(True,), hunger=2),
            HeronSetup(hunger=2, catch=("tall", "golden")),
        ]

    # --- looking at a state

    def view(self, state: State, seat: int | None) -> View:
        return shown.view(mine(state), seat)

    def write_position(self, state: State) -> Position:
        return shown.write(mine(state))

    def state_of(self, position: Position, box: AnyBox, trusted: bool) -> State:
        assert isinstance(position, shown.HeronPosition), "not a position of Heron"
        s = shown.read(position, tables_of(box), self.state_type)
        self.check(s)
        return s

    def check(self, state: State) -> None:
        s = mine(state)
        if tuple(s.counted()) != s.tables.copies:
            raise BrokenInvariant("HER-1.1", f"the box has {s.tables.copies}, not {s.counted()}")
        if s.is_over() == (len(s.pool) == s.tables.pool):
            raise BrokenInvariant("HER-2.5", "a turn begins exactly while the pool is full")


def mine(state: State) -> Heron:
    """The state by its own type."""
    assert isinstance(state, Heron), "not a state of Heron"
    return state


def tables_of(box: AnyBox) -> Tables:
    """The flat tables of an opened box."""
    assert isinstance(box, box_file.HeronBox), "not a box of Heron"
    return box.tables
