"""The tables of Imhotep's `box.toml`, one struct each, in the order of the file.

Only the form is checked here; what must add up between tables is checked in `loading.py`.
"""

from __future__ import annotations

from typing import Annotated, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta, field

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

Stones: TypeAlias = Annotated[int, Meta(ge=1, le=100)]
"""A number of stones that is moved, needed or has room."""

Points: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
"""Points are never negative: scores never fall (IMH-15.10)."""

Copies: TypeAlias = Annotated[int, Meta(ge=1, le=100)]
"""How many of a thing are in the box."""

Capacity: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
"""Spaces on a ship; loading actions are numbered for at most four."""

SiteId: TypeAlias = Literal["market", "pyramid", "temple", "burial_chamber", "obelisks"]
Monument: TypeAlias = Literal["pyramid", "temple", "burial_chamber", "obelisks"]
SideId: TypeAlias = Literal["a", "b"]
CardKindId: TypeAlias = Literal["red", "green", "purple", "blue"]

T = TypeVar("T")


class ByPlayers(Facts, Generic[T], frozen=True, kw_only=True):
    """A value for each number of players."""

    two: T = field(name="2")
    three: T = field(name="3")
    four: T = field(name="4")

    def each(self) -> list[tuple[int, T]]:
        """The numbers of players with their values."""
        return [(2, self.two), (3, self.three), (4, self.four)]


class Terms(Facts, frozen=True, kw_only=True):
    """`[terms]`: the words of the interface."""

    stone: Name
    quarry: Name
    sled: Name
    ship: Name
    site: Name
    round_card: Name
    market_card: Name
    score_board: Name
    bow: Name
    side: Name
    stern: Name
    space: Name
    minimum_load: Name
    dock: Name
    draw_pile: Name
    discard_pile: Name
    face_down_pair: Name
    round_deck: Name
    round: Name
    turn: Name
    pass_: Name = field(name="pass")
    point: Name
    player: Name
    first_player: Name
    monument: Name
    level: Name
    row: Name
    group: Name
    obelisk: Name
    single_stone: Name
    overflow_stone: Name
    decoration: Name
    final_scoring: Name


class Components(Facts, frozen=True, kw_only=True):
    """`[components]`: what the rulebook's list counts (IMH-2)."""

    stones: Count
    site_boards: Count
    score_boards: Count
    ship_tokens: Count
    sleds: Count
    round_cards: Count
    market_cards: Count


class Limits(Facts, frozen=True, kw_only=True):
    """`[limits]`: numbers that bound the whole game."""

    rounds: Annotated[int, Meta(ge=1, le=20)]
    ships_per_round: Positive
    sites_total: Positive
    sled_capacity: Stones
    stones_per_colour: Stones
    quarry_take: Stones
    score_track_length: Positive


class SetupFacts(Facts, frozen=True, kw_only=True):
    """`[setup]` (IMH-3)."""

    score_marker_stones: Count
    starting_sled_stones: list[Count]


class DefaultSides(Facts, frozen=True, kw_only=True):
    """The side each site is played on unless chosen otherwise."""

    market: SideId
    pyramid: SideId
    temple: SideId
    burial_chamber: SideId
    obelisks: SideId


class Sides(Facts, frozen=True, kw_only=True):
    """`[options.sides]` (IMH-3.1, 11.1)."""

    name: Name
    default: DefaultSides
    free_mix: bool


class OptionsFacts(Facts, frozen=True, kw_only=True):
    """`[options]`."""

    sides: Sides


class Wrath(VariantFacts, frozen=True, kw_only=True):
    """The variant Wrath of the Pharaoh (IMH-12)."""

    sites: list[Monument]
    minimum_stones_each: Stones
    penalty_points: Points


class PlayerColour(NamedRow, frozen=True, kw_only=True):
    """`[[player_colour]]` (IMH-2.1)."""

    stones: Stones


class Ship(NamedRow, frozen=True, kw_only=True):
    """`[[ship]]` (IMH-2.3)."""

    capacity: Capacity
    minimum: Positive
    copies: Copies = 1


class RoundCard(Facts, frozen=True, kw_only=True):
    """`[[round_card]]` (IMH-2.4)."""

    id: Word
    players: Annotated[int, Meta(ge=2, le=4)]
    ships: list[Capacity]


class CardKind(NamedRow, frozen=True, kw_only=True):
    """`[[card_kind]]` (IMH-2.5)."""

    cards: Count
    use: Literal["at_once", "game_end", "later_action"]


class Place(Facts, frozen=True, kw_only=True, tag_field="kind", tag="quarry_stone_to_site"):
    """Red: a stone from the quarry to a monument at once (IMH-9.1.1).

    Not to the Temple: its visible stones must not change while it is scored (IMH-8.3.8).
    """

    stones: Annotated[int, Meta(ge=1, le=1)]
    site: Literal["pyramid", "burial_chamber", "obelisks"]


class Decorate(Facts, frozen=True, kw_only=True, tag_field="kind", tag="points_per_stones_at_site"):
    """Green: points for the stones at a monument (IMH-9.2)."""

    site: Monument
    points: Points
    per_stones: Stones


class Collect(Facts, frozen=True, kw_only=True, tag_field="kind", tag="set_collection"):
    """Purple: statues (IMH-9.3)."""


class UseLever(
    Facts, frozen=True, kw_only=True, tag_field="kind", tag="sail_with_chosen_unload_order"
):
    """Blue: Lever (IMH-9.4.1)."""


class UseHammer(
    Facts, frozen=True, kw_only=True, tag_field="kind", tag="take_stones_then_load_one"
):
    """Blue: Hammer (IMH-9.4.2); one stone is loaded, for the action names one space."""

    take: Stones
    load: Annotated[int, Meta(ge=1, le=1)]


class UseSail(
    Facts, frozen=True, kw_only=True, tag_field="kind", tag="load_one_then_sail_that_ship"
):
    """Blue: Sail (IMH-9.4.3); one stone is loaded, for the action names one space."""

    load: Annotated[int, Meta(ge=1, le=1)]


class UseChisel(Facts, frozen=True, kw_only=True, tag_field="kind", tag="load_two"):
    """Blue: Chisel (IMH-9.4.4); two stones are loaded, for the action names two spaces."""

    load: Annotated[int, Meta(ge=2, le=2)]


Effect: TypeAlias = Place | Decorate | Collect | UseLever | UseHammer | UseSail | UseChisel


class MarketCard(NamedRow, frozen=True, kw_only=True):
    """`[[market_card]]` (IMH-9)."""

    kind: CardKindId
    copies: Copies = 1
    effect: Effect
    unused_points: Points = 0


class Scoring(Facts, frozen=True, kw_only=True):
    """`[scoring]`: statues (IMH-9.3.1)."""

    statue_points_by_count: list[Points]
    statue_points_per_extra: Points


class MarketSide(Facts, frozen=True, kw_only=True):
    """A side of the Market (IMH-4.2)."""

    face_up_cards: Count
    face_down_cards: Count
    picks: Count
    pair_keep: Count = 0


class Level(Facts, frozen=True, kw_only=True):
    """A level of Pyramid A (IMH-7.2.2)."""

    level: Positive
    rows: Positive
    columns: Positive
    values_by_column: list[list[Points]]


class PyramidA(Facts, frozen=True, kw_only=True):
    """Pyramid, side A (IMH-7.2)."""

    values_in_order: list[Points]
    overflow_value: Points
    level: list[Level]


class SmallPyramid(NamedRow, frozen=True, kw_only=True):
    """A small pyramid of side B (IMH-8.2)."""

    base_rows: Annotated[int, Meta(ge=1, le=10)]
    base_columns: Annotated[int, Meta(ge=1, le=10)]
    base_points: Points
    bonus: Literal["draw_market_card", "take_stones", "load_stone"]
    bonus_stones: Stones | None = None
    bonus_load: Annotated[int, Meta(ge=1, le=1)] | None = None
    top_stones: Annotated[int, Meta(ge=0, le=10)]
    top_points: Points


class PyramidB(Facts, frozen=True, kw_only=True):
    """Pyramids, side B (IMH-8.2)."""

    pyramids: Positive
    overflow_value: Points
    pyramid: list[SmallPyramid]


class TempleA(Facts, frozen=True, kw_only=True):
    """Temple, side A (IMH-7.3.4)."""

    points_per_visible_stone: Points


class TempleSpace(Facts, frozen=True, kw_only=True):
    """A space of Temple B (IMH-8.3.2)."""

    space: Positive
    bonus: Literal["points", "point_or_stones", "draw_market_card"]
    points: Points | None = None
    stones: Stones | None = None


class TempleB(Facts, frozen=True, kw_only=True):
    """Temple, side B (IMH-8.3)."""

    space: list[TempleSpace]


class ChamberA(Facts, frozen=True, kw_only=True):
    """Burial Chamber, side A (IMH-7.4)."""

    points_by_group_size: list[Points]
    per_extra: Points


class ChamberB(Facts, frozen=True, kw_only=True):
    """Burial Chamber, side B (IMH-8.4)."""

    row_points_by_players: ByPlayers[list[Points]]
    rulebook_part: list[Points]


class ObelisksA(Facts, frozen=True, kw_only=True):
    """Obelisks, side A (IMH-7.5)."""

    place_points_by_players: ByPlayers[list[Points]]


class ObelisksB(Facts, frozen=True, kw_only=True):
    """Obelisks, side B (IMH-8.5)."""

    tower_height: Stones
    single_stone_points: Points
    single_spaces_per_colour: Count
    tower_values_by_players: ByPlayers[list[Points]]


class Market(Facts, frozen=True, kw_only=True, tag_field="id", tag="market"):
    """The Market (IMH-7.1, 8.1)."""

    name: Name
    position: Positive
    a: MarketSide
    b: MarketSide


class Pyramid(Facts, frozen=True, kw_only=True, tag_field="id", tag="pyramid"):
    """The Pyramid (IMH-7.2, 8.2)."""

    name: Name
    name_b: Name
    position: Positive
    a: PyramidA
    b: PyramidB


class Temple(Facts, frozen=True, kw_only=True, tag_field="id", tag="temple"):
    """The Temple (IMH-7.3, 8.3)."""

    name: Name
    position: Positive
    width_by_players: ByPlayers[Stones]
    a: TempleA
    b: TempleB


class Chamber(Facts, frozen=True, kw_only=True, tag_field="id", tag="burial_chamber"):
    """The Burial Chamber (IMH-7.4, 8.4)."""

    name: Name
    position: Positive
    rows: Annotated[int, Meta(ge=1, le=10)]
    columns_printed: Positive
    a: ChamberA
    b: ChamberB


class Obelisks(Facts, frozen=True, kw_only=True, tag_field="id", tag="obelisks"):
    """The Obelisks (IMH-7.5, 8.5)."""

    name: Name
    position: Positive
    a: ObelisksA
    b: ObelisksB


Site: TypeAlias = Market | Pyramid | Temple | Chamber | Obelisks


class ImhotepFacts(BoxFacts, frozen=True, kw_only=True):
    """The whole file."""

    terms: Terms
    components: Components
    limits: Limits
    setup: SetupFacts
    options: OptionsFacts
    variant: list[Wrath]
    player_colour: list[PlayerColour]
    side: list[NamedRow]
    action: list[NamedRow]
    ship: list[Ship]
    round_card: list[RoundCard]
    card_kind: list[CardKind]
    market_card: list[MarketCard]
    scoring: Scoring
    bonus: list[NamedRow]
    site: list[Site]
