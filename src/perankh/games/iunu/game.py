"""Iunu as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from perankh.games.iunu.box import loading
from perankh.games.iunu.box.tables import HELIOPOLIS_ID, MODE_IDS
from perankh.games.iunu.rules import invariants, scoring
from perankh.games.iunu.rules.actions import ACTION_COUNT
from perankh.games.iunu.rules.setup import empty_table, set_up
from perankh.games.iunu.rules.state import Iunu
from perankh.games.iunu.rules.steps import STEPS, STEPS_1
from perankh.games.iunu.shown import build_view, describe, position, read_position, view
from perankh.games.iunu.shown.events import EVENTS
from perankh.kernel.box import AnyBox
from perankh.kernel.game import Game, Meaning, own
from perankh.kernel.position import Position, Said
from perankh.kernel.rng import Rng
from perankh.kernel.setup import Setup
from perankh.kernel.state import State
from perankh.kernel.trace import Trace

Mode = Literal["standard", "memphis_thebes", "rise_of_aten"]


class IunuSetup(Setup, frozen=True):
    """IUN-1.5: which game is played."""

    mode: Mode = "standard"


class IunuGame(Game):
    """Iunu: castes, bread and the afterlife in Heliopolis."""

    id = "iunu"
    rule_prefix = "IUN"
    folder = Path(__file__).parent
    players_min = 2
    players_max = 4
    setup_type = IunuSetup
    position_type = position.IunuPosition
    view_type = view.IunuView
    events = EVENTS
    categories = tuple(scoring.CATEGORIES)
    open_categories = ("caste_vp", "bread_vp", "majority_vp", "deben")
    rivals = (HELIOPOLIS_ID,)
    action_count = ACTION_COUNT
    longest = 500  # IUN-15.9: at most 36 turns, each of at most 13 questions, one of them a bribe

    def __init__(self, rules_version: int = 2) -> None:
        """Version 1 placed a card unasked where it was the only choice, which told the hand."""
        self.rules_version = rules_version
        self._steps = STEPS_1 if rules_version == 1 else STEPS

    def of_version(self, rules_version: int) -> Game:
        return _FIRST if rules_version == 1 else GAME

    def box(self, text: str | None = None) -> loading.IunuBox:
        return loading.load_shipped() if text is None else loading.load(text)

    def seats_for(self, setup: Setup) -> range:
        """RULING 1-A: both variants are for 2 players."""
        assert isinstance(setup, IunuSetup)
        return range(2, 5) if setup.mode == "standard" else range(2, 3)

    def new(
        self, players: int, setup: Setup, seed: int, box: AnyBox, trace: Trace | None = None
    ) -> State:
        assert isinstance(setup, IunuSetup)
        self.check_players(players, setup)
        mode = MODE_IDS.index(setup.mode)
        s = empty_table(players, Rng.seeded(seed), own(box, loading.IunuBox).tables, mode)
        s.steps = self._steps
        s.trace = trace
        set_up(s)
        s.trace = None
        return s

    def setups(self) -> Sequence[IunuSetup]:
        return (
            IunuSetup(),
            IunuSetup(mode="memphis_thebes"),
            IunuSetup(mode="rise_of_aten"),
        )

    def view(self, state: State, seat: int | None) -> view.IunuView:
        return build_view.view(own(state, Iunu), seat)

    def meanings(self, state: State) -> list[Meaning]:
        return describe.meanings(own(state, Iunu))

    def write_position(self, state: State) -> position.IunuPosition:
        return position.write(own(state, Iunu))

    def state_of(self, given: Position, box: AnyBox, trusted: bool) -> State:
        tables = own(box, loading.IunuBox).tables
        s = read_position.read(own(given, position.IunuPosition), tables, trusted)
        s.steps = self._steps
        return s

    def fill_in(self, given: Position, said: Said, box: AnyBox) -> Position:
        tables = own(box, loading.IunuBox).tables
        return read_position.fill_in(own(given, position.IunuPosition), said, tables)

    def check(self, state: State) -> None:
        invariants.check(own(state, Iunu))


GAME = IunuGame()
_FIRST = IunuGame(rules_version=1)
