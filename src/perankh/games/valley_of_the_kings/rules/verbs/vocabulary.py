# compiled by mypyc
"""All verbs of the cards (VOK-8.6), in the order in which the box explains them under `[[op]]`."""

from __future__ import annotations

from typing import Final

from perankh.games.valley_of_the_kings.rules.verbs.calling import (
    ChooseOne,
    RepeatAction,
    RevealAndExecuteTop,
)
from perankh.games.valley_of_the_kings.rules.verbs.gold import AddGold, SetGold
from perankh.games.valley_of_the_kings.rules.verbs.hand import DiscardFromHand, SacrificeFromHand
from perankh.games.valley_of_the_kings.rules.verbs.look import LookTop
from perankh.games.valley_of_the_kings.rules.verbs.opponents import EachOpponent, IgnoreForcedEffect
from perankh.games.valley_of_the_kings.rules.verbs.piles import (
    DiscardPileToDeck,
    Draw,
    TakeSacrificedCard,
    TakeTopOfBoneyard,
    TakeTopOfStock,
)
from perankh.games.valley_of_the_kings.rules.verbs.pyramid import (
    SacrificeFromPyramid,
    SwapPyramid,
    TakeFromPyramid,
)
from perankh.games.valley_of_the_kings.rules.verbs.tomb import Entomb, ReturnFromTomb, SwapHandTomb
from perankh.games.valley_of_the_kings.rules.verbs.verb import Verb

VERBS: Final[list[Verb]] = [
    Draw(),
    DiscardFromHand(),
    SacrificeFromHand(),
    SacrificeFromPyramid(),
    SwapPyramid(),
    TakeFromPyramid(),
    TakeTopOfStock(),
    TakeTopOfBoneyard(),
    TakeSacrificedCard(),
    Entomb(),
    DiscardPileToDeck(),
    RevealAndExecuteTop(),
    RepeatAction(),
    EachOpponent(),
    SetGold(),
    AddGold(),
    SwapHandTomb(),
    ReturnFromTomb(),
    LookTop(),
    ChooseOne(),
    IgnoreForcedEffect(),
]
"""One of each kind, without parameters; `fresh` makes those of a box."""

WORDS: Final[list[str]] = [verb.word for verb in VERBS]
"""Their words in the box."""
