# compiled by mypyc
"""The steps between the questions of Imhotep, and the table of all steps and questions.

The questions: `turn` (section 5), `blue_cards` (9.4), `owners` (7, 8) in `questions`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.imhotep.rules import rounds, sites
from perankh.games.imhotep.rules import state as k
from perankh.games.imhotep.rules.questions.blue_cards import (
    ChiselFirst,
    ChiselSecond,
    HammerLoad,
    LeverOrder,
    LeverSail,
    SailLoad,
    SailSite,
)
from perankh.games.imhotep.rules.questions.owners import (
    BonusDraw,
    BonusLoading,
    BonusTake,
    MarketKeep,
    MarketPick,
    PyramidChoice,
    TempleChoice,
    TempleDraw,
)
from perankh.games.imhotep.rules.questions.turn import Turn
from perankh.games.imhotep.rules.state import CLEAR_TABLE, EMPTY, SCORE_TEMPLE, TURN, Imhotep
from perankh.kernel.step import Step, numbered


class StartRound(Step[Imhotep]):
    """IMH-4.1."""

    def run(self, s: Imhotep, player: i64, arg: i64) -> None:
        rounds.start_round(s)


class EndTurn(Step[Imhotep]):
    """IMH-6.3: when all stones of a ship are resolved, the turn passes on."""

    def run(self, s: Imhotep, player: i64, arg: i64) -> None:
        rounds.end_turn(s, player)


class EndRound(Step[Imhotep]):
    """IMH-4.8, 4.10, 7.3.5, 8.3.6: the Temple in every round, then clearing or final scoring."""

    def run(self, s: Imhotep, player: i64, arg: i64) -> None:
        rounds.end_round(s)
        s.push(CLEAR_TABLE, 0, 0)
        s.push(SCORE_TEMPLE, 0, 0)


class ScoreTemple(Step[Imhotep]):
    """IMH-8.3.3: the spaces one by one from the left; the argument is the next space."""

    def run(self, s: Imhotep, player: i64, arg: i64) -> None:
        owner = s.visible_stone(arg)
        if owner == EMPTY:
            return
        s.push(SCORE_TEMPLE, 0, arg + 1)
        sites.score_temple_space(s, owner, arg)


class ClearTable(Step[Imhotep]):
    """IMH-4.8 b to e."""

    def run(self, s: Imhotep, player: i64, arg: i64) -> None:
        rounds.clear_table(s)


class StonelessTurn(Step[Imhotep]):
    """IMH-5.2: without a stone on sled and in the quarry there may be nothing to do."""

    def run(self, s: Imhotep, player: i64, arg: i64) -> None:
        if len(s.steps[TURN].options(s, player, 0)) > 0:
            s.push(TURN, player, 0)
        else:
            rounds.pass_turn(s, player)


class Unload(Step[Imhotep]):
    """IMH-5.12: the next stone of the docked ship, which is the argument."""

    def run(self, s: Imhotep, player: i64, arg: i64) -> None:
        rounds.unload_next(s, arg)


class PlaceStone(Step[Imhotep]):
    """IMH-9.1.1: a red card moves a stone from the quarry to the site, which is the argument."""

    def run(self, s: Imhotep, player: i64, arg: i64) -> None:
        sites.place_from_quarry(s, player, arg)


STEPS: Final[list[Step[Imhotep]]] = numbered(
    [
        (k.START_ROUND, "start_round", StartRound()),
        (k.TURN, "turn", Turn()),
        (k.LEVER_SAIL, "lever_sail", LeverSail()),
        (k.LEVER_ORDER, "lever_order", LeverOrder()),
        (k.HAMMER_LOAD, "hammer_load", HammerLoad()),
        (k.SAIL_LOAD, "sail_load", SailLoad()),
        (k.SAIL_SITE, "sail_site", SailSite()),
        (k.CHISEL_FIRST, "chisel_first", ChiselFirst()),
        (k.CHISEL_SECOND, "chisel_second", ChiselSecond()),
        (k.UNLOAD, "unload", Unload()),
        (k.MARKET_PICK, "market_pick", MarketPick()),
        (k.MARKET_KEEP, "market_keep", MarketKeep()),
        (k.PLACE_STONE, "place_stone", PlaceStone()),
        (k.PYRAMID_CHOICE, "pyramid_choice", PyramidChoice()),
        (k.BONUS_DRAW, "bonus_draw", BonusDraw()),
        (k.BONUS_TAKE, "bonus_take", BonusTake()),
        (k.BONUS_LOADING, "bonus_loading", BonusLoading()),
        (k.END_TURN, "end_turn", EndTurn()),
        (k.END_ROUND, "end_round", EndRound()),
        (k.SCORE_TEMPLE, "score_temple", ScoreTemple()),
        (k.TEMPLE_CHOICE, "temple_choice", TempleChoice()),
        (k.TEMPLE_DRAW, "temple_draw", TempleDraw()),
        (k.CLEAR_TABLE, "clear_table", ClearTable()),
        (k.STONELESS_TURN, "stoneless_turn", StonelessTurn()),
    ]
)
"""By kind of frame: its number in `state`, its name in positions, what it does."""
