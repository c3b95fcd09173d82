"""Pebbles as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from perankh.kernel.box import AnyBox
from perankh.kernel.errors import BadPosition, BrokenInvariant
from perankh.kernel.game import Game, View
from perankh.kernel.position import Position, Said
from perankh.kernel.rng import Rng
from perankh.kernel.setup import Setup
from perankh.kernel.state import State
from perankh.kernel.step import Step
from perankh.kernel.trace import Trace

from .box import loading as box_file
from .box.tables import Tables
from .rules.state import NOTHING, Pebbles
from .rules.steps import ACT, ACTIONS, ANSWER, BEGIN, STEPS
from .shown import position as positions
from .shown import view as views
from .shown.events import EVENTS


class PebblesSetup(Setup, frozen=True, kw_only=True):
    """The choices before a game."""

    heavy_hands: bool = False


class PebblesGame(Game):
    """A game for the tests: everything the kernel offers, on one small table."""

    id = "pebbles"
    rule_prefix = "PEB"
    folder = Path(__file__).parent
    players_min = 2
    players_max = 3
    setup_type = PebblesSetup
    position_type = positions.PebblesPosition
    view_type = views.PebblesView
    events = EVENTS
    categories = ("row", "gifts", "shell", "hand")
    open_categories = ("row", "gifts")
    action_count = ACTIONS
    longest = 45  # 15 turns with two players, each of at most three questions
    state_type: type[Pebbles] = Pebbles
    steps: list[Step[Pebbles]] = STEPS

    # --- set-up

    def box(self, text: str | None = None) -> AnyBox:
        if text is None:
            text = (self.folder / "box.toml").read_text(encoding="utf-8")
        return box_file.load(text)

    def tables(self, box: AnyBox) -> Tables:
        """The flat tables of an opened box."""
        assert isinstance(box, box_file.PebblesBox), "not a box of Pebbles"
        return box.tables

    def new(
        self, players: int, setup: Setup, seed: int, box: AnyBox, trace: Trace | None = None
    ) -> State:
        self.check_players(players)
        assert isinstance(setup, PebblesSetup), "not a setup of Pebbles"
        tables = self.tables(box)
        rng = Rng.seeded(seed)
        s = self.state_type(players, rng, self.steps, tables, setup.heavy_hands)
        s.trace = trace
        for kind, copies in enumerate(tables.copies):
            s.bag += [kind] * copies
        s.shell = rng.take(s.bag)
        s.hands = [sorted(rng.take(s.bag) for _ in range(tables.hand)) for _ in range(players)]
        s.push(BEGIN, rng.below(players), 0)
        s.run_to_question()
        s.trace = None
        return s

    def setups(self) -> Sequence[Setup]:
        return [PebblesSetup(), PebblesSetup(heavy_hands=True)]

    # --- looking at a state

    def view(self, state: State, seat: int | None) -> View:
        return views.view(mine(state), seat)

    def write_position(self, state: State) -> Position:
        return positions.write(mine(state))

    def state_of(self, position: Position, box: AnyBox, trusted: bool) -> State:
        assert isinstance(position, positions.PebblesPosition), "not a position of Pebbles"
        if not self.players_min <= len(position.players) <= self.players_max:
            raise BadPosition(f"players: {len(position.players)} can't play; 2 or 3 can")
        s = positions.read(position, self.tables(box), self.state_type, self.steps, trusted)
        self.check(s)
        return s

    def fill_in(self, position: Position, said: Said, box: AnyBox) -> Position:
        assert isinstance(position, positions.PebblesPosition), "not a position of Pebbles"
        return positions.fill_in(position, said, self.tables(box))

    def check(self, state: State) -> None:
        s = mine(state)
        if tuple(s.counted()) != s.tables.copies:
            raise BrokenInvariant("PEB-1.1", f"the box has {s.tables.copies}, not {s.counted()}")
        if any(len(hand) > s.tables.hand_limit + 1 for hand in s.hands):
            raise BrokenInvariant("PEB-2.2", "a hand is larger than a hand and the drawn pebble")
        if any(taken > s.tables.gift_limit for taken in s.taken):
            raise BrokenInvariant("PEB-3.4", "a player has taken too many gifts")
        if sum(s.gifts) != sum(s.taken):
            raise BrokenInvariant("PEB-3.3", "the gifts taken are not the gifts given")
        if s.lifted != s.is_over():
            raise BrokenInvariant("PEB-4.1", "the shell is lifted when the game ends")
        asked = not s.is_over() and s.kind() == ANSWER
        if asked != (s.gift != NOTHING):
            raise BrokenInvariant("PEB-3.3", "a pebble is on offer while its taker is asked")
        if not s.is_over() and s.kind() == ACT and not s.hands[s.decider()]:
            raise BrokenInvariant("PEB-2.2", "a player begins a turn with a hand")


def mine(state: State) -> Pebbles:
    """The state by its own type."""
    assert isinstance(state, Pebbles), "not a state of Pebbles"
    return state
