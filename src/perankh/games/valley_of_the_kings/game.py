"""Valley of the Kings as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from perankh.games.valley_of_the_kings.box import loading
from perankh.games.valley_of_the_kings.rules import invariants, scoring
from perankh.games.valley_of_the_kings.rules.actions import ACTION_COUNT
from perankh.games.valley_of_the_kings.rules.setup import empty_table, set_up
from perankh.games.valley_of_the_kings.rules.state import Valley
from perankh.games.valley_of_the_kings.rules.steps import STEPS, STEPS_1
from perankh.games.valley_of_the_kings.shown import (
    build_view,
    describe,
    position,
    read_position,
    view,
)
from perankh.games.valley_of_the_kings.shown.events import EVENTS
from perankh.kernel.box import AnyBox
from perankh.kernel.errors import BadSetup
from perankh.kernel.game import Game, Meaning, own
from perankh.kernel.position import Position, Said
from perankh.kernel.rng import Rng
from perankh.kernel.setup import Setup
from perankh.kernel.state import State
from perankh.kernel.trace import Trace

FirstPlayer = Literal["random", "seat_1", "seat_2", "seat_3", "seat_4"]


class ValleySetup(Setup, frozen=True):
    """VOK-14.1, 3.R2: the variant, and who has the first turn."""

    completist: bool = False
    first_player: FirstPlayer = "random"

    def first(self, players: int) -> int | None:
        """The seat of the first player, or None if it is drawn by lot."""
        seats = self.seats_needed()
        if seats == 0:
            return None
        if seats > players:
            raise BadSetup(
                f"valley_of_the_kings: first_player: there is no {self.first_player} "
                f"with {players} players"
            )
        return seats - 1

    def seats_needed(self) -> int:
        """How many seats there must be for the first player's to be among them; 0 for any."""
        if self.first_player == "random":
            return 0
        return int(self.first_player.removeprefix("seat_"))


class ValleyGame(Game):
    """Valley of the Kings."""

    id = "valley_of_the_kings"
    rule_prefix = "VOK"
    folder = Path(__file__).parent
    players_min = 2
    players_max = 4
    setup_type = ValleySetup
    position_type = position.ValleyPosition
    view_type = view.ValleyView
    events = EVENTS
    categories = tuple(scoring.CATEGORIES)
    open_categories = categories
    action_count = ACTION_COUNT
    longest = 20_000

    def __init__(self, rules_version: int = 2) -> None:
        """Version 1 took the only order left to arrange unasked, which told something of a hand."""
        self.rules_version = rules_version
        self._steps = STEPS_1 if rules_version == 1 else STEPS

    def of_version(self, rules_version: int) -> Game:
        return _FIRST if rules_version == 1 else GAME

    def box(self, text: str | None = None) -> loading.ValleyBox:
        return loading.load_shipped() if text is None else loading.load(text)

    def seats_for(self, setup: Setup) -> range:
        """VOK-3.R2: whoever has the first turn must be there."""
        assert isinstance(setup, ValleySetup)
        return range(max(self.players_min, setup.seats_needed()), self.players_max + 1)

    def new(
        self, players: int, setup: Setup, seed: int, box: AnyBox, trace: Trace | None = None
    ) -> State:
        self.check_players(players)
        chosen = own(setup, ValleySetup)
        first = chosen.first(players)
        tables = own(box, loading.ValleyBox).tables
        s = empty_table(players, Rng.seeded(seed), tables, chosen.completist)
        s.steps = self._steps
        s.trace = trace
        set_up(s, first)
        s.trace = None
        return s

    def setups(self) -> Sequence[ValleySetup]:
        return (ValleySetup(), ValleySetup(completist=True, first_player="seat_2"))

    def view(self, state: State, seat: int | None) -> view.ValleyView:
        return build_view.view(own(state, Valley), seat)

    def meanings(self, state: State) -> list[Meaning]:
        return describe.meanings(own(state, Valley))

    def write_position(self, state: State) -> position.ValleyPosition:
        return position.write(own(state, Valley))

    def state_of(self, given: Position, box: AnyBox, trusted: bool) -> State:
        tables = own(box, loading.ValleyBox).tables
        s = read_position.read(own(given, position.ValleyPosition), tables, trusted)
        s.steps = self._steps
        return s

    def fill_in(self, given: Position, said: Said, box: AnyBox) -> Position:
        tables = own(box, loading.ValleyBox).tables
        return read_position.fill_in(own(given, position.ValleyPosition), said, tables)

    def check(self, state: State) -> None:
        invariants.check(own(state, Valley))


GAME = ValleyGame()
_FIRST = ValleyGame(rules_version=1)
