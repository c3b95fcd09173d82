"""What a seat may see of Imhotep (IMH-14): the form of it. It is built up in `build_view`."""

from __future__ import annotations

import msgspec

from perankh.kernel.game import View


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's area."""

    seat: int
    colour: str
    track: int
    """Where the score marker stands."""
    sled: int
    quarry: int
    cards: list[str]
    obelisk: int
    """Height of the stack (side A) or waiting single stones (side B)."""


class ShipView(msgspec.Struct, frozen=True, kw_only=True):
    """One of the round's ships; `spaces` from the bow hold the seats of the stones."""

    ship: int
    capacity: int
    minimum: int
    spaces: list[int | None]
    site: str | None
    ready: bool
    """Whether it may sail now."""


class SiteView(msgspec.Struct, frozen=True, kw_only=True):
    """A site: the side in play and the ship at its dock."""

    site: str
    side: str
    ship: int | None


class MarketView(msgspec.Struct, frozen=True, kw_only=True):
    """The Market and the piles."""

    cards: list[str | None]
    pair: int
    """Face-down cards in the last space."""
    seen_pair: list[str] | None
    """The pair, for who is choosing from it (IMH-14.2)."""
    draw: int
    discard: list[str]


class BonusView(msgspec.Struct, frozen=True, kw_only=True):
    """What a space brings: a bonus of the box, with its points and its stones."""

    bonus: str
    points: int
    stones: int


class SmallPyramidView(msgspec.Struct, frozen=True, kw_only=True):
    """What a small pyramid of side B pays: on each space of its base, and on top."""

    base: int
    top: int
    base_bonus: BonusView
    top_points: int


class PyramidView(msgspec.Struct, frozen=True, kw_only=True):
    """Pyramid A by order of placement, or the three small pyramids of side B."""

    stones: list[int]
    values: list[int]
    small: dict[str, list[int]]
    small_values: dict[str, SmallPyramidView]
    overflow: list[int]
    overflow_value: int
    """Points of a stone beside what is finished (IMH-7.2.4, 8.2.5)."""


class TempleView(msgspec.Struct, frozen=True, kw_only=True):
    """The Temple's stones in order of placement."""

    width: int
    stones: list[int]
    bonuses: list[BonusView]
    """By space: what a visible stone on it brings at the end of a round."""


class ChamberView(msgspec.Struct, frozen=True, kw_only=True):
    """The Burial Chamber's stones in order of placement, column by column."""

    rows: int
    stones: list[int]
    groups: list[int]
    """Side A: points of a group by its size, from 0 stones on."""
    group_extra: int
    """Side A: points of each stone beyond `groups`."""
    places: list[int]
    """Side B: points of each place in a row."""


class ObelisksView(msgspec.Struct, frozen=True, kw_only=True):
    """What the Obelisks pay: places (side A) or towers (side B) with their builders."""

    places: list[int]
    tower_values: list[int]
    tower_height: int
    single_points: int
    """Side B: points of a waiting stone at the end."""
    towers: list[int]


class ImhotepView(View, frozen=True):
    """Everything one seat may see."""

    seat: int | None
    round: int
    rounds: int
    over: bool
    first: int
    active: int
    decider: int | None
    wrath: bool
    sled_capacity: int
    round_card: list[int]
    rounds_seen: list[list[int]]
    rounds_possible: list[list[int]]
    """Round cards not yet seen; one of them was removed (IMH-14.3)."""
    players: list[PlayerView]
    ships: list[ShipView]
    sites: list[SiteView]
    market: MarketView
    pyramid: PyramidView
    temple: TempleView
    chamber: ChamberView
    obelisks: ObelisksView
