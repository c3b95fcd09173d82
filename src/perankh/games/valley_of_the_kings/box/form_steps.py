"""The vocabulary of steps (VOK-8.6): what a card of `box.toml` may do, one struct for each `op`.

Only the form is checked here; which steps go together is checked in `programs.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from perankh.kernel.box import Facts, Word

Number: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
"""How many cards a step moves."""

Least: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
"""How many cards must be there."""

Value: TypeAlias = Annotated[int, Meta(ge=0, le=50)]
"""Gold or cost."""

Where: TypeAlias = Literal["any", "base"]
CostRule: TypeAlias = Literal[
    "at_most", "lowest", "at_most_times_it", "below_last_bought_this_turn"
]
SetRule: TypeAlias = Literal["same_as_it", "in_own_tomb"]


class StepFacts(Facts, frozen=True, kw_only=True, tag_field="op"):
    """A step; its `op` says which."""


class Draw(StepFacts, frozen=True, kw_only=True, tag="draw"):
    """Draw n cards."""

    n: Number


class DiscardFromHand(StepFacts, frozen=True, kw_only=True, tag="discard_from_hand"):
    """n chosen cards of the hand onto the own discard pile; the card is "it"."""

    n: Number


class SacrificeFromHand(StepFacts, frozen=True, kw_only=True, tag="sacrifice_from_hand"):
    """n chosen cards of the hand onto the boneyard; the card is "it"."""

    n: Number


class SacrificeFromPyramid(StepFacts, frozen=True, kw_only=True, tag="sacrifice_from_pyramid"):
    """A chosen card of the pyramid onto the boneyard."""

    where: Where


class SwapPyramid(StepFacts, frozen=True, kw_only=True, tag="swap_pyramid"):
    """Two cards of the pyramid change places."""


class TakeFromPyramid(StepFacts, frozen=True, kw_only=True, tag="take_from_pyramid"):
    """A chosen card of the pyramid that satisfies the rules given."""

    where: Where
    cost_rule: CostRule | None = None
    max_cost: Value | None = None
    factor: Number | None = None
    set_rule: SetRule | None = None
    to: Literal["discard", "tomb"]


class TakeTopOfStock(StepFacts, frozen=True, kw_only=True, tag="take_top_of_stock"):
    """The top card of the stock."""

    to: Literal["discard"]


class TakeTopOfBoneyard(StepFacts, frozen=True, kw_only=True, tag="take_top_of_boneyard"):
    """The top card of the boneyard."""

    to: Literal["discard"]


class TakeSacrificedCard(StepFacts, frozen=True, kw_only=True, tag="take_sacrificed_card"):
    """The card whose sacrifice called the reaction (VOK-11.30)."""

    to: Literal["discard"]


class Entomb(StepFacts, frozen=True, kw_only=True, tag="entomb"):
    """A chosen card of the hand or the discard pile into the tomb."""

    sources: Annotated[list[Literal["hand", "discard"]], Meta(min_length=1)]
    min_in_discard: Least = 0


class DiscardPileToDeck(StepFacts, frozen=True, kw_only=True, tag="discard_pile_to_deck"):
    """The top or any card of the discard pile onto the draw deck."""

    which: Literal["top", "any"]


class RevealAndExecuteTop(StepFacts, frozen=True, kw_only=True, tag="reveal_and_execute_top"):
    """Reveal the top card of the draw deck and carry it out (VOK-11.17)."""


class RepeatAction(StepFacts, frozen=True, kw_only=True, tag="repeat_action"):
    """Carry out an action of this turn again (VOK-11.14)."""

    exclude: list[Word]


class EachOpponent(StepFacts, frozen=True, kw_only=True, tag="each_opponent"):
    """Opponents with enough cards suffer an effect, one after another (VOK-8.7)."""

    effect: Literal["sacrifice_from_hand", "give_to_active_discard", "discard_down_to"]
    n: Annotated[int, Meta(ge=0, le=10)]
    min_total: Least


class SetGold(StepFacts, frozen=True, kw_only=True, tag="set_gold"):
    """Every card is worth so much for the rest of the turn."""

    value: Value


class AddGold(StepFacts, frozen=True, kw_only=True, tag="add_gold"):
    """Every card is worth so much more for the rest of the turn."""

    value: Value


class SwapHandTomb(StepFacts, frozen=True, kw_only=True, tag="swap_hand_tomb"):
    """A card of the hand for a card of the tomb (VOK-11.23)."""


class ReturnFromTomb(StepFacts, frozen=True, kw_only=True, tag="return_from_tomb"):
    """A chosen card of the tomb into the hand."""

    to: Literal["hand"]


class LookTop(StepFacts, frozen=True, kw_only=True, tag="look_top"):
    """Look at up to n cards of the draw deck, keep some of them."""

    n: Number
    keep: Number
    keep_to: Literal["hand", "tomb"]
    rest_to: Literal["discard"]
    public: bool


class IgnoreForcedEffect(StepFacts, frozen=True, kw_only=True, tag="ignore_forced_effect"):
    """The action that called the reaction does not affect this player (VOK-10.3)."""


SimpleStep: TypeAlias = (
    Draw
    | DiscardFromHand
    | SacrificeFromHand
    | SacrificeFromPyramid
    | SwapPyramid
    | TakeFromPyramid
    | TakeTopOfStock
    | TakeTopOfBoneyard
    | TakeSacrificedCard
    | Entomb
    | DiscardPileToDeck
    | RevealAndExecuteTop
    | RepeatAction
    | EachOpponent
    | SetGold
    | AddGold
    | SwapHandTomb
    | ReturnFromTomb
    | LookTop
    | IgnoreForcedEffect
)

Option: TypeAlias = Annotated[list[SimpleStep], Meta(min_length=1, max_length=6)]
"""A way to carry out a choice; it holds no further choice."""


class ChooseOne(StepFacts, frozen=True, kw_only=True, tag="choose_one"):
    """One of several ways, of those that are feasible."""

    options: Annotated[list[Option], Meta(min_length=2, max_length=4)]


Step: TypeAlias = SimpleStep | ChooseOne
