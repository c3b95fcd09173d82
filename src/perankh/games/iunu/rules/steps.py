# compiled by mypyc
"""The steps between the questions of Iunu, and the table of all steps and questions.

The questions: `turn` (sections 5, 6), `abilities` (8), `rebirth` (7) in `questions`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.iunu.rules import rebirth, rounds
from perankh.games.iunu.rules import state as k
from perankh.games.iunu.rules.questions.abilities import (
    BakerFeeds,
    KeepOne,
    MerchantTrades,
    NobleTaxes,
    PayBribe,
    PriestSeeks,
    ScribeHides,
    SoldierRaids,
)
from perankh.games.iunu.rules.questions.rebirth import (
    ArtisansKeep,
    PickCards,
    PlaceCards,
    PlaceCards1,
    PlaceRow,
    PlaceRow1,
    TakeCards,
)
from perankh.games.iunu.rules.questions.turn import PlayCards, RerollDie
from perankh.games.iunu.rules.state import Iunu
from perankh.kernel.step import Step, numbered, with_step


class Rebirth(Step[Iunu]):
    """IUN-1.3: after the Dynasty phase comes the Rebirth phase."""

    def run(self, s: Iunu, player: i64, arg: i64) -> None:
        rebirth.start_rebirth(s, player)


class EndTurn(Step[Iunu]):
    """IUN-4.4, 4.5: the next turn, the next round or the end."""

    def run(self, s: Iunu, player: i64, arg: i64) -> None:
        rounds.end_turn(s, player)


STEPS: Final[list[Step[Iunu]]] = numbered(
    [
        (k.REROLL, "reroll", RerollDie()),
        (k.PLAY, "play", PlayCards()),
        (k.SCRIBE_HIDES, "scribe", ScribeHides()),
        (k.NOBLE_TAXES, "noble", NobleTaxes()),
        (k.PRIEST_SEEKS, "priest", PriestSeeks()),
        (k.KEEP_ONE, "keep", KeepOne()),
        (k.SOLDIER_RAIDS, "soldier", SoldierRaids()),
        (k.PAY_BRIBE, "bribe", PayBribe()),
        (k.BAKER_FEEDS, "baker", BakerFeeds()),
        (k.MERCHANT_TRADES, "merchant", MerchantTrades()),
        (k.ARTISANS_KEEP, "artisan", ArtisansKeep()),
        (k.PLACE_CARDS, "place", PlaceCards()),
        (k.PLACE_ROW, "place_row", PlaceRow()),
        (k.TAKE_CARDS, "take", TakeCards()),
        (k.PICK_CARDS, "pick", PickCards()),
        (k.REBIRTH, "rebirth", Rebirth()),
        (k.END_TURN, "end_turn", EndTurn()),
    ]
)
"""By kind of frame: its number in `state`, its name in positions, what it does."""

STEPS_1: Final[list[Step[Iunu]]] = with_step(
    with_step(STEPS, k.PLACE_CARDS, PlaceCards1()), k.PLACE_ROW, PlaceRow1()
)
"""Version 1 of the rules, in which a card that was the only choice was placed unasked."""
