"""Imhotep as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from perankh.games.imhotep.box import loading
from perankh.games.imhotep.box.tables import SIDE_IDS, SITE_IDS
from perankh.games.imhotep.rules import invariants, scoring
from perankh.games.imhotep.rules.actions import ACTION_COUNT
from perankh.games.imhotep.rules.setup import empty_table, set_up
from perankh.games.imhotep.rules.state import Imhotep
from perankh.games.imhotep.shown import build_view, describe, position, read_position
from perankh.games.imhotep.shown.events import EVENTS
from perankh.games.imhotep.shown.view import ImhotepView
from perankh.kernel.box import AnyBox
from perankh.kernel.game import Game, Meaning, own
from perankh.kernel.position import Position, Said
from perankh.kernel.rng import Rng
from perankh.kernel.setup import Setup
from perankh.kernel.state import State
from perankh.kernel.trace import Trace

Side = Literal["a", "b"]


class ImhotepSetup(Setup, frozen=True):
    """IMH-3.1, 3.2: the side of each site, and the Wrath of the Pharaoh."""

    market: Side = "a"
    pyramid: Side = "a"
    temple: Side = "a"
    burial_chamber: Side = "a"
    obelisks: Side = "a"
    wrath: bool = False

    def sides(self) -> list[int]:
        """The side of each site by its number."""
        chosen = msgspec.structs.asdict(self)
        return [SIDE_IDS.index(chosen[site]) for site in SITE_IDS]


def all_on(side: Side, *, wrath: bool = False) -> ImhotepSetup:
    """IMH-11.1: every site on the same side."""
    return ImhotepSetup(
        market=side, pyramid=side, temple=side, burial_chamber=side, obelisks=side, wrath=wrath
    )


class ImhotepGame(Game):
    """Imhotep: Builder of Egypt."""

    id = "imhotep"
    rule_prefix = "IMH"
    folder = Path(__file__).parent
    players_min = 2
    players_max = 4
    setup_type = ImhotepSetup
    position_type = position.ImhotepPosition
    view_type = ImhotepView
    events = EVENTS
    categories = tuple(scoring.CATEGORIES)
    open_categories = categories
    action_count = ACTION_COUNT
    longest = 600

    def box(self, text: str | None = None) -> loading.ImhotepBox:
        return loading.load_shipped() if text is None else loading.load(text)

    def new(
        self, players: int, setup: Setup, seed: int, box: AnyBox, trace: Trace | None = None
    ) -> State:
        self.check_players(players)
        chosen = own(setup, ImhotepSetup)
        tables = own(box, loading.ImhotepBox).tables
        s = empty_table(players, Rng.seeded(seed), tables, chosen.sides(), chosen.wrath)
        s.trace = trace
        set_up(s)
        s.trace = None
        return s

    def setups(self) -> Sequence[ImhotepSetup]:
        return (
            all_on("a"),
            all_on("b"),
            all_on("a", wrath=True),
            ImhotepSetup(market="b", temple="b", obelisks="b", wrath=True),
            ImhotepSetup(pyramid="b", burial_chamber="b"),
        )

    def view(self, state: State, seat: int | None) -> ImhotepView:
        return build_view.view(own(state, Imhotep), seat)

    def meanings(self, state: State) -> list[Meaning]:
        return describe.meanings(own(state, Imhotep))

    def write_position(self, state: State) -> position.ImhotepPosition:
        return position.write(own(state, Imhotep))

    def state_of(self, given: Position, box: AnyBox, trusted: bool) -> State:
        tables = own(box, loading.ImhotepBox).tables
        return read_position.read(own(given, position.ImhotepPosition), tables, trusted)

    def fill_in(self, given: Position, said: Said, box: AnyBox) -> Position:
        tables = own(box, loading.ImhotepBox).tables
        return read_position.fill_in(own(given, position.ImhotepPosition), said, tables)

    def setup_said(self, data: Mapping[str, object]) -> Setup:
        sides = data.get("sides", {})
        named = dict(sides) if isinstance(sides, Mapping) else {}
        return self.read_setup(named | {"wrath": data.get("wrath", False)})

    def check(self, state: State) -> None:
        invariants.check(own(state, Imhotep))


GAME = ImhotepGame()
