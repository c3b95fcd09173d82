"""The cards of Iunu's `box.toml`, one struct each: castes, their abilities, afterlife cards.

The bounds of single numbers stand here too. The other tables of the file are in `form.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from perankh.games.iunu.box.tables import MOST_BREAD, MOST_PIPS
from perankh.kernel.box import Facts, NamedRow, Word

Points: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
"""Points are never negative (IUN-15.12)."""

Deben: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
"""An amount of money, or a price."""

Price: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]
"""What each of several things costs: never nothing, for money must bound their number."""

Number: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
"""How many of a thing."""

AtLeastOne: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]
"""How many of a thing, where none would mean nothing."""

Pips: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_PIPS)]
"""What a die loses."""

Copies: TypeAlias = Annotated[int, Meta(ge=1, le=45)]
"""How many cards of a caste are in the box."""

Zero: TypeAlias = Annotated[int, Meta(ge=0, le=0)]
One: TypeAlias = Annotated[int, Meta(ge=1, le=1)]
"""Numbers that the questions of the game are built on: the file may only state them."""

CasteId: TypeAlias = Literal[
    "pharaoh",
    "scribe",
    "noble",
    "priest",
    "artisan",
    "soldier",
    "baker",
    "merchant",
    "farmer",
]


class Ruled(Facts, frozen=True, kw_only=True):
    """A table that may name those of its keys which settle an ambiguity."""

    rulings: tuple[Word, ...] = ()


class Caste(NamedRow, frozen=True, kw_only=True):
    """`[[caste]]` (IUN-2.1 to 2.3)."""

    rank: AtLeastOne
    caste_vp: Points
    bread_vp: Points
    majority_vp: Points
    copies: Copies
    ability: Word
    ability_kind: Word


# ------------------ abilities (IUN-8)


class RerollDie(Ruled, frozen=True, kw_only=True, tag_field="id", tag="reroll_die"):
    """Pharaoh (IUN-8.1)."""

    caste: CasteId
    when: Word
    dice_per_turn: One
    dice_out_of_play_allowed: bool
    active_on_turn_played: bool
    cost: Zero


class TuckCard(Ruled, frozen=True, kw_only=True, tag_field="id", tag="tuck_card"):
    """Scribe (IUN-8.2)."""

    caste: CasteId
    cost: Deben
    cost_to: Word
    tuck_from: Word
    tuck_count: One
    then_draw: Annotated[int, Meta(ge=0, le=1)]
    revealed: Word


class TaxAllDice(Ruled, frozen=True, kw_only=True, tag_field="id", tag="tax_all_dice"):
    """Noble (IUN-8.3)."""

    caste: CasteId
    gain: Word
    then_reduce: Word
    reduce_by: Pips


class SeekAfterlife(Ruled, frozen=True, kw_only=True, tag_field="id", tag="seek_afterlife"):
    """Priest (IUN-8.4)."""

    caste: CasteId
    die: Word
    draw: Word
    draw_capped_by_deck: bool
    cost_per_card_drawn: Price
    cost_to: Word
    keep_total: One
    may_keep_old_card: bool
    then_reduce: Word
    reduce_by: Pips


class KeepCards(Ruled, frozen=True, kw_only=True, tag_field="id", tag="keep_cards"):
    """Artisan (IUN-8.5)."""

    caste: CasteId
    when: Word
    cost_per_card_kept: Price
    cost_to: Word
    cards_kept_per_artisan: Number
    refill_forum_to: Number
    refill_when: Word


class RaidFarmer(Ruled, frozen=True, kw_only=True, tag_field="id", tag="raid_farmer"):
    """Soldier (IUN-8.6)."""

    caste: CasteId
    farmers_taken: One
    target_must_be_unfed: bool
    bribe: Price
    bribe_paid_by: Word
    bribe_paid_to: Word
    farmers_protected_per_soldier: Number


class BakeBread(Ruled, frozen=True, kw_only=True, tag_field="id", tag="bake_bread"):
    """Baker (IUN-8.7)."""

    caste: CasteId
    max_bread: Annotated[int, Meta(ge=1, le=MOST_BREAD)]
    max_bread_per_card: One
    price_each: Word
    min_price_each: Price
    then_reduce: Word
    reduce_by: Pips
    reduce_only_if_bread_placed: bool


class Trade(Ruled, frozen=True, kw_only=True, tag_field="id", tag="trade"):
    """Merchant (IUN-8.8)."""

    caste: CasteId
    gain: Word
    counts_cards_just_played: bool
    then_reduce: Word
    reduce_by: Pips


class CheaperBread(Ruled, frozen=True, kw_only=True, tag_field="id", tag="cheaper_bread"):
    """Farmer (IUN-8.9)."""

    caste: CasteId
    farmers_per_discount: AtLeastOne
    discount_each: Deben


Ability: TypeAlias = (
    RerollDie
    | TuckCard
    | TaxAllDice
    | SeekAfterlife
    | KeepCards
    | RaidFarmer
    | BakeBread
    | Trade
    | CheaperBread
)


# ------------------ afterlife cards (IUN-9)


class DoubleMajority(Facts, frozen=True, kw_only=True, tag_field="kind", tag="double_one_majority"):
    """The three season cards (IUN-9.1 to 9.3)."""

    castes: list[CasteId]


class VpPerSet(Facts, frozen=True, kw_only=True, tag_field="kind", tag="vp_per_set"):
    """Hatshepsut and Amenhotep (IUN-9.4, 9.5)."""

    set: list[CasteId]
    vp: Points


class DoubleCaste(
    Facts, frozen=True, kw_only=True, tag_field="kind", tag="double_caste_vp_if_covered"
):
    """Anubis (IUN-9.6)."""

    doubled: CasteId
    counts_when_no_farmers: bool
    at_least_as_many_as: CasteId


class DebenRate(Facts, frozen=True, kw_only=True, tag_field="kind", tag="deben_rate"):
    """Osiris (IUN-9.7)."""

    deben_per_vp: AtLeastOne


class MostBread(Facts, frozen=True, kw_only=True, tag_field="kind", tag="vp_if_most_bread"):
    """Nephthys (IUN-9.8)."""

    strict: bool
    vp: Points


class MostCastes(
    Facts, frozen=True, kw_only=True, tag_field="kind", tag="vp_if_most_different_castes"
):
    """Khufu (IUN-9.9)."""

    strict: bool
    vp: Points


Effect: TypeAlias = DoubleMajority | VpPerSet | DoubleCaste | DebenRate | MostBread | MostCastes


class AfterlifeCard(NamedRow, frozen=True, kw_only=True):
    """`[[afterlife_card]]` (IUN-9)."""

    copies: One
    effect: Effect
    rulings: tuple[Word, ...] = ()
