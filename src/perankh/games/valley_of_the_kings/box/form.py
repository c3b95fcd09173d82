"""The tables of Valley of the Kings' `box.toml`, one struct each, in the order of the file.

Only the form is checked here; what the cards do is read in `programs.py`, and what must add up
between tables is checked in `loading.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from perankh.kernel.box import (
    BoxFacts,
    Count,
    Facts,
    Name,
    NamedRow,
    Positive,
    VariantFacts,
    Word,
)

Points: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
"""Points are never negative."""

Copies: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
"""How many of a card are in the box."""

Cost: TypeAlias = Annotated[int, Meta(ge=1, le=50)]
"""What a card costs; nothing is bought for nothing."""

Gold: TypeAlias = Annotated[int, Meta(ge=0, le=50)]
"""What a card is worth when paying."""

Hand: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
"""A number of cards that is drawn into a hand."""

SpaceId: TypeAlias = Literal["a", "ml", "mr", "bl", "bc", "br"]
SetId: TypeAlias = Literal["sarcophagi", "canopic_jars", "amulets", "books", "statues"]
TypeId: TypeAlias = Literal["starter", "unique", "set"]
TriggerId: TypeAlias = Literal["opponent_buys", "opponent_sacrifices", "forced_by_opponent_action"]


class Terms(Facts, frozen=True, kw_only=True):
    """`[terms]`: the words of the interface."""

    artifact_card: Name
    tomb_card: Name
    reference_card: Name
    pyramid_base: Name
    gold: Name
    cost: Name
    victory_points: Name
    action: Name
    reaction: Name
    first_player: Name
    opponent: Name
    buy: Name
    take: Name
    sacrifice: Name
    discard: Name
    entomb: Name
    draw: Name
    crumble: Name


class Components(Facts, frozen=True, kw_only=True):
    """`[components]`: what the rulebook's list counts (VOK-2.1)."""

    artifact_cards: Count
    age_1_cards: Count
    age_2_cards: Count
    age_3_cards: Count
    tomb_cards: Count
    reference_cards: Count


class Limits(Facts, frozen=True, kw_only=True):
    """`[limits]`: a number that several cards share; each card has its own (VOK-8.7)."""

    attack_min_total_cards: Count


class DerivedSetup(Facts, frozen=True, kw_only=True):
    """`[setup.derived]`: what follows from the other numbers (VOK-3.6), and VOK-3.R1."""

    stock_after_setup: Count
    stock_age_2_after_setup: Count
    stock_age_3_after_setup: Count
    pyramid_fill_order: list[SpaceId]


class SetupFacts(Facts, frozen=True, kw_only=True):
    """`[setup]` (VOK-3)."""

    starting_deck: dict[str, Positive]
    starting_deck_size: Positive
    starting_hand: Hand
    hand_draw: Hand
    pyramid_size: Positive
    boneyard_initial: Annotated[int, Meta(ge=0, le=10)]
    stock_order: list[Word]
    derived: DerivedSetup


class Completist(VariantFacts, frozen=True, kw_only=True):
    """`[[variant]]`: the completist variant (VOK-14.1)."""

    bonus_per_complete_set: Literal["set_size"]
    official: bool


class PyramidSpace(NamedRow, frozen=True, kw_only=True):
    """`[[pyramid_space]]` (VOK-7.2)."""

    row: Positive
    column: Positive
    buyable: bool
    falls_to: list[SpaceId]


class Zone(NamedRow, frozen=True, kw_only=True):
    """`[[zone]]`: where cards lie, and who may see them (VOK-4)."""

    owner: Literal["player", "common"]
    visible: Literal["owner", "nobody", "top_all", "all"]
    ordered: bool


class Age(NamedRow, frozen=True, kw_only=True):
    """`[[age]]` (VOK-2.1)."""

    number: Positive
    cards: Count


class Turn(Facts, frozen=True, kw_only=True):
    """`[turn]` (VOK-5.1, 9.1, 10.2)."""

    steps: list[Word]
    entomb_limit_per_turn: Annotated[int, Meta(ge=0, le=10)]
    reaction_order: Literal["clockwise_from_active_player"]


class Safeguard(Facts, frozen=True, kw_only=True):
    """`[safeguard]` (VOK-7.9)."""

    stall_rounds: Annotated[int, Meta(ge=1, le=20)]


class CardSet(NamedRow, frozen=True, kw_only=True):
    """`[[set]]` (VOK-2.4)."""

    size: Annotated[int, Meta(ge=1, le=10)]
    copies_per_card: Copies
    colour: Word


class CardType(NamedRow, frozen=True, kw_only=True):
    """`[[card_type]]` (VOK-2.3, 13)."""

    colour: Word | None = None
    scoring: Literal["face_value", "different_cards_squared"]


class Card(NamedRow, frozen=True, kw_only=True):
    """`[[card]]` (VOK-2.8)."""

    type: TypeId
    set: SetId | None = None
    set_number: Positive | None = None
    age: Annotated[int, Meta(ge=1, le=3)]
    copies: Copies
    cost: Cost
    gold: Gold
    points: Points | None = None
    kind: Literal["action", "reaction"]
    trigger: TriggerId | None = None
    repeatable: bool
    steps: list[dict[str, object]]
    """Read by the verbs themselves: `programs.py`."""
    text: Name


class Op(Facts, frozen=True, kw_only=True):
    """`[[op]]`: a verb, explained for whoever corrects a card."""

    id: Word
    meaning: Word


class Scoring(Facts, frozen=True, kw_only=True):
    """`[scoring]` (VOK-13)."""

    set_points: list[Points]
    starter_points: Points
    tie_breaks: list[Literal["fewer_cards_in_tomb"]]


class ValleyFacts(BoxFacts, frozen=True, kw_only=True):
    """The whole file."""

    terms: Terms
    components: Components
    limits: Limits
    setup: SetupFacts
    variant: list[Completist]
    pyramid_space: list[PyramidSpace]
    zone: list[Zone]
    age: list[Age]
    turn: Turn
    turn_step: list[NamedRow]
    safeguard: Safeguard
    set: list[CardSet]
    card_type: list[CardType]
    card: list[Card]
    op: list[Op]
    scoring: Scoring
