"""The tables of Iunu's `box.toml`, one struct each, in the order of the file.

Only the form and the bounds of single numbers are checked here. The cards are in
`form_cards.py`; what must add up between tables is checked in `loading.py`, and what is said in
words and may not change in `fixed.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from perankh.games.iunu.box.form_cards import (
    Ability,
    AfterlifeCard,
    AtLeastOne,
    Caste,
    Deben,
    Number,
    One,
    Pips,
    Points,
    Ruled,
    Zero,
)
from perankh.games.iunu.box.tables import DICE, MOST_FORUM, MOST_HAND, MOST_PIPS
from perankh.kernel.box import BoxFacts, Facts, Name, Word

HandSize: TypeAlias = Annotated[int, Meta(ge=3, le=MOST_HAND)]
ForumSize: TypeAlias = Annotated[int, Meta(ge=2, le=MOST_FORUM)]

Two: TypeAlias = Annotated[int, Meta(ge=2, le=2)]
Four: TypeAlias = Annotated[int, Meta(ge=4, le=4)]


class Terms(Facts, frozen=True, kw_only=True):
    """`[terms]`: the words of the interface."""

    caste: Name
    caste_card: Name
    caste_deck: Name
    afterlife_card: Name
    afterlife_deck: Name
    forum: Name
    dynasty: Name
    column: Name
    hand: Name
    hidden_card: Name
    discard_pile: Name
    bank: Name
    deben: Name
    orange_disc: Name
    yellow_disc: Name
    bread_token: Name
    bread_supply: Name
    die: Name
    die_out: Name
    start_player: Name
    round: Name
    final_round: Name
    turn: Name
    dynasty_phase: Name
    rebirth_phase: Name
    special_ability: Name
    raid: Name
    bribe: Name
    victory_points: Name
    caste_vp: Name
    bread_vp: Name
    majority_vp: Name
    afterlife: Name
    deben_vp: Name


class Components(Facts, frozen=True, kw_only=True):
    """`[components]`: what the rulebook's list counts (IUN-2)."""

    caste_cards: Number
    afterlife_cards: Number
    total_cards: Number
    orange_discs: Number
    orange_disc_value: AtLeastOne
    yellow_discs: Number
    yellow_disc_value: AtLeastOne
    deben_total: Deben
    bread_tokens: Number
    dice: Annotated[int, Meta(ge=DICE, le=DICE)]
    die_sides: Annotated[int, Meta(ge=MOST_PIPS, le=MOST_PIPS)]


class SetupFacts(Facts, frozen=True, kw_only=True):
    """`[setup]` (IUN-3)."""

    hand_size: HandSize
    start_deben: Deben
    forum_size: ForumSize
    afterlife_in_play: AtLeastOne
    afterlife_to_box: Number
    start_player: Word


class DeckByPlayers(Facts, frozen=True, kw_only=True):
    """Cards left in the deck after setup, for each number of players (IUN-3.8)."""

    two: AtLeastOne = field(name="2")
    three: AtLeastOne = field(name="3")
    four: AtLeastOne = field(name="4")


class DeckOfTwo(Facts, frozen=True, kw_only=True):
    """Cards left in the deck after setup of a mode for two."""

    two: AtLeastOne = field(name="2")


class Standard(Facts, frozen=True, kw_only=True, tag_field="id", tag="standard"):
    """The mode `standard`."""

    name: Name
    group: Word
    default: bool
    players_min: Two
    players_max: Four
    deck_after_setup_by_players: DeckByPlayers


class Heliopolis(Ruled, frozen=True, kw_only=True):
    """`[variant.heliopolis]`: the silent player (IUN-12)."""

    id: Word
    name: Name
    start_cards_face_up: Number
    start_deben: Zero
    gains_deben: bool
    can_be_raided: bool
    uses_abilities: bool
    turn_position: Word
    takes_from_forum: AtLeastOne
    choice_order: list[Word]
    rebirth_forum_add: AtLeastOne
    bread_per_baker: Number
    bread_on: Word
    afterlife_cards_if_any_priest: One
    vp_per_merchant: Points
    takes_part_in_majorities: bool
    can_win: bool


class MemphisThebes(Facts, frozen=True, kw_only=True, tag_field="id", tag="memphis_thebes"):
    """The mode `memphis_thebes` (IUN-12)."""

    name: Name
    group: Word
    default: bool
    players_min: Two
    players_max: Two
    subtitle: Name
    deck_after_setup_by_players: DeckOfTwo
    neutral_player: Word
    reduce_all_dice_after_roll: Pips
    heliopolis: Heliopolis


class RiseOfAten(Facts, frozen=True, kw_only=True, tag_field="id", tag="rise_of_aten"):
    """The mode `rise_of_aten` (IUN-13)."""

    name: Name
    group: Word
    default: bool
    players_min: Two
    players_max: Two
    subtitle: Name
    deck_after_setup_by_players: DeckOfTwo
    reduce_all_dice_after_roll: Pips
    forum_is_ordered: bool
    placed_cards_go_to: Word
    end_of_rebirth_discard_leftmost: AtLeastOne
    end_of_rebirth_add_right: AtLeastOne
    discard_reshuffled: bool
    take_chosen_by: Word


Variant: TypeAlias = Standard | MemphisThebes | RiseOfAten


class Switches(Facts, frozen=True, kw_only=True):
    """`[switches]`: readings that an owner may switch (IUN-2.8)."""

    deben_limited: bool
    bread_limited: bool
    deck_emptied_on_last_turn_of_round: Literal["extra_round", "immediate"]
    returned_afterlife_cards: Literal["top_shuffled", "whole_deck_shuffled"]
    reduce_applies_memphis_thebes: Literal["every_round", "first_round"]
    reduce_applies_rise_of_aten: Literal["every_round", "first_round"]


class Turn(Facts, frozen=True, kw_only=True):
    """`[turn]` (IUN-6)."""

    phases: list[Word]
    min_cards_played: One
    max_cards_played: Two
    second_card_must_match_caste: bool
    second_card_cost: Deben
    second_card_cost_to: Word
    ability_uses_per_turn: One
    ability_optional: bool


class Rebirth(Facts, frozen=True, kw_only=True):
    """`[rebirth]` (IUN-7)."""

    place: Number
    take: AtLeastOne
    take_just_placed_allowed: bool
    hand_limit: Number
    draw_up_to: Number
    forum_add: Number


class Dice(Facts, frozen=True, kw_only=True):
    """`[dice]` (IUN-4)."""

    roll_at: Word
    rolled_by: Word
    min_value_in_play: One
    below_min: Word
    readout: Word


class End(Facts, frozen=True, kw_only=True):
    """`[end]` (IUN-10)."""

    trigger: Word
    finish_current_round: bool
    turns_starting_with_empty_deck_skip: list[Word]


class Scoring(Ruled, frozen=True, kw_only=True):
    """`[scoring]` (IUN-11)."""

    components: list[Word]
    majority_requires_strict_lead: bool
    deben_per_vp: AtLeastOne
    hand_cards_score: bool
    tie_breaks: list[Word]


class IunuFacts(BoxFacts, frozen=True, kw_only=True):
    """The whole file."""

    terms: Terms
    components: Components
    setup: SetupFacts
    variant: list[Variant]
    switches: Switches
    turn: Turn
    rebirth: Rebirth
    dice: Dice
    end: End
    caste: list[Caste]
    ability: list[Ability]
    afterlife_card: list[AfterlifeCard]
    scoring: Scoring
