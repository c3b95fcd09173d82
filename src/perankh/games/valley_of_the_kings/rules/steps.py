# compiled by mypyc
"""The steps between the questions of Valley of the Kings, and the table of all of them.

The questions: `questions/turn` (5 to 7), `questions/reactions` (10), and those of the verbs of
cards in `verbs` (8).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.rules import programs, turn
from perankh.games.valley_of_the_kings.rules import state as k
from perankh.games.valley_of_the_kings.rules.packs import count_of, it_of, line_of
from perankh.games.valley_of_the_kings.rules.questions.reactions import (
    AfterPurchase,
    AfterSacrifice,
)
from perankh.games.valley_of_the_kings.rules.questions.turn import (
    Arranging,
    Arranging1,
    Crumbling,
    Paying,
    Playing,
    Unchanged,
)
from perankh.games.valley_of_the_kings.rules.state import Valley
from perankh.games.valley_of_the_kings.rules.verbs.calling import ChooseOne, RepeatAction
from perankh.games.valley_of_the_kings.rules.verbs.hand import DiscardFromHand, SacrificeFromHand
from perankh.games.valley_of_the_kings.rules.verbs.look import LookTop, Resting, Resting1
from perankh.games.valley_of_the_kings.rules.verbs.opponents import (
    ForcedDiscarding,
    ForcedGiving,
    ForcedSacrificing,
    each_opponent,
)
from perankh.games.valley_of_the_kings.rules.verbs.piles import DiscardPileToDeck
from perankh.games.valley_of_the_kings.rules.verbs.pyramid import (
    SacrificeFromPyramid,
    SwapPyramid,
    TakeFromPyramid,
)
from perankh.games.valley_of_the_kings.rules.verbs.tomb import (
    Entomb,
    ExchangeTomb,
    ReturnFromTomb,
    SwapHandTomb,
)
from perankh.games.valley_of_the_kings.rules.verbs.verb import Question
from perankh.kernel.step import Step, numbered, with_step


class BeginTurn(Step[Valley]):
    """VOK-5.1."""

    def run(self, s: Valley, player: i64, arg: i64) -> None:
        turn.begin_turn(s, player)


class Rebuild(Step[Valley]):
    """VOK-5.7: step 3."""

    def run(self, s: Valley, player: i64, arg: i64) -> None:
        turn.rebuild(s, player)


class EndTurn(Step[Valley]):
    """VOK-7.7, 5.8: refill and draw."""

    def run(self, s: Valley, player: i64, arg: i64) -> None:
        turn.end_turn(s, player)


class Window(Step[Valley]):
    """VOK-10.2: the next one who could react to what `player` did."""

    def run(self, s: Valley, player: i64, arg: i64) -> None:
        turn.ask_next(s, player, line_of(arg), count_of(arg))


class Run(Step[Valley]):
    """VOK-8.1: the program of a card goes on."""

    def run(self, s: Valley, player: i64, arg: i64) -> None:
        programs.go_on(s, player, line_of(arg), it_of(arg), count_of(arg))


class Finish(Step[Valley]):
    """VOK-11.14: an action is finished."""

    def run(self, s: Valley, player: i64, arg: i64) -> None:
        programs.finish(s, it_of(arg))


class FinishRevealed(Step[Valley]):
    """VOK-11.17: the revealed card is discarded, after its action if it had one."""

    def run(self, s: Valley, player: i64, arg: i64) -> None:
        programs.finish_revealed(s, player, it_of(arg), count_of(arg) > 0)


class Each(Step[Valley]):
    """VOK-8.7: the next opponent."""

    def run(self, s: Valley, player: i64, arg: i64) -> None:
        each_opponent(s, line_of(arg)).next_opponent(s, player, count_of(arg), it_of(arg))


STEPS: Final[list[Step[Valley]]] = numbered(
    [
        (k.BEGIN_TURN, "begin_turn", BeginTurn()),
        (k.PLAYING, "play", Playing()),
        (k.PAYING, "pay", Paying()),
        (k.ARRANGING, "arrange", Arranging()),
        (k.REBUILD, "rebuild", Rebuild()),
        (k.UNCHANGED, "unchanged", Unchanged()),
        (k.END_TURN, "end_turn", EndTurn()),
        (k.CRUMBLING, "crumble", Crumbling()),
        (k.WINDOW, "window", Window()),
        (k.AFTER_PURCHASE, "after_purchase", AfterPurchase()),
        (k.AFTER_SACRIFICE, "after_sacrifice", AfterSacrifice()),
        (k.RUN, "run", Run()),
        (k.FINISH, "finish", Finish()),
        (k.FINISH_REVEALED, "finish_revealed", FinishRevealed()),
        (k.DISCARDING, "discard", Question(DiscardFromHand())),
        (k.SACRIFICING, "sacrifice", Question(SacrificeFromHand())),
        (k.ENTOMBING, "entomb", Question(Entomb())),
        (k.TO_DECK, "to_deck", Question(DiscardPileToDeck())),
        (k.TAKING, "take", Question(TakeFromPyramid())),
        (k.SACRIFICING_SPACE, "sacrifice_pyramid", Question(SacrificeFromPyramid())),
        (k.SWAPPING, "swap", Question(SwapPyramid())),
        (k.UNEARTHING, "unearth", Question(ReturnFromTomb())),
        (k.EXCHANGE_HAND, "exchange_hand", Question(SwapHandTomb())),
        (k.EXCHANGE_TOMB, "exchange_tomb", ExchangeTomb()),
        (k.CHOOSING, "choose", Question(ChooseOne())),
        (k.REPEATING, "repeat", Question(RepeatAction())),
        (k.KEEPING, "keep", Question(LookTop())),
        (k.RESTING, "rest", Resting()),
        (k.EACH, "each", Each()),
        (k.FORCED_SACRIFICING, "forced_sacrifice", ForcedSacrificing()),
        (k.FORCED_GIVING, "forced_gift", ForcedGiving()),
        (k.FORCED_DISCARDING, "forced_discard", ForcedDiscarding()),
    ]
)
"""By kind of frame: its number in `state`, its name in positions, what it does."""

STEPS_1: Final[list[Step[Valley]]] = with_step(
    with_step(STEPS, k.ARRANGING, Arranging1()), k.RESTING, Resting1()
)
"""Version 1 of the rules, in which the only order left was taken unasked."""
