"""What a seat may see of Imhotep, built up field by field. Nearly everything is open (IMH-14)."""

from __future__ import annotations

import msgspec

from perankh.games.imhotep import scoring
from perankh.games.imhotep.state import EMPTY, Imhotep, Player, Ship
from perankh.games.imhotep.tables import (
    BONUS_IDS,
    BONUS_POINTS,
    CARD_IDS,
    CHAMBER,
    COLOUR_IDS,
    MARKET,
    OBELISKS,
    PYRAMID,
    SIDE_A,
    SIDE_B,
    SIDE_IDS,
    SITE_IDS,
    SMALL_PYRAMID_IDS,
    TEMPLE,
    Tables,
)
from perankh.kernel.game import NOBODY, View


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
    scores: dict[str, int]
    """By category, as if the game ended now."""


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


def view(s: Imhotep, seat: int | None) -> ImhotepView:
    """What `seat` may see; None is a spectator."""
    return ImhotepView(
        seat=seat,
        round=s.round,
        rounds=s.tables.rounds,
        over=s.is_over(),
        first=s.first,
        active=s.active,
        decider=None if s.is_over() else s.decider(),
        wrath=s.wrath,
        sled_capacity=s.tables.sled_capacity,
        round_card=s.tables.round_cards[s.round_card],
        rounds_seen=[s.tables.round_cards[card] for card in s.rounds_seen],
        rounds_possible=[s.tables.round_cards[card] for card in sorted(s.round_deck)],
        players=_players(s),
        ships=[_ship(number, ship) for number, ship in enumerate(s.ships)],
        sites=_sites(s),
        market=_market(s, NOBODY if seat is None else seat),
        pyramid=_pyramid(s),
        temple=_temple(s),
        chamber=_chamber(s),
        obelisks=_obelisks(s),
    )


def _players(s: Imhotep) -> list[PlayerView]:
    scores = scoring.scores(s)
    return [
        PlayerView(
            seat=seat,
            colour=COLOUR_IDS[seat],
            track=scoring.track(s, seat),
            sled=p.sled,
            quarry=p.quarry,
            cards=_owned(p),
            obelisk=p.obelisk,
            scores=dict(zip(scoring.CATEGORIES, scores[seat], strict=True)),
        )
        for seat, p in enumerate(s.player)
    ]


def _owned(p: Player) -> list[str]:
    cards: list[str] = []
    for card, count in enumerate(p.cards):
        if count:
            cards += [CARD_IDS[card]] * count
    return cards


def _ship(number: int, ship: Ship) -> ShipView:
    return ShipView(
        ship=number + 1,
        capacity=ship.capacity,
        minimum=ship.minimum,
        spaces=[None if owner == EMPTY else owner for owner in ship.spaces],
        site=None if ship.site == EMPTY else SITE_IDS[ship.site],
        ready=ship.is_ready(),
    )


def _sites(s: Imhotep) -> list[SiteView]:
    docked = {ship.site: number for number, ship in enumerate(s.ships, 1)}
    return [
        SiteView(site=name, side=SIDE_IDS[side], ship=docked.get(site))
        for site, (name, side) in enumerate(zip(SITE_IDS, s.sides, strict=True))
    ]


def _market(s: Imhotep, observer: int) -> MarketView:
    spaces = s.tables.market_face_up[s.sides[MARKET]]
    return MarketView(
        cards=[None if card == EMPTY else CARD_IDS[card] for card in s.market[:spaces]],
        pair=len(s.pair),
        seen_pair=[CARD_IDS[card] for card in s.pair] if s.sees_pair(observer) else None,
        draw=len(s.draw),
        discard=[CARD_IDS[card] for card in s.discard],
    )


def _pyramid(s: Imhotep) -> PyramidView:
    if s.side_b(PYRAMID):
        small = dict(zip(SMALL_PYRAMID_IDS, (stones[:] for stones in s.small), strict=True))
        return PyramidView(
            stones=[],
            values=[],
            small=small,
            small_values=dict(zip(SMALL_PYRAMID_IDS, _small_values(s.tables), strict=True)),
            overflow=s.pyramid[:],
            overflow_value=s.tables.pyramid_overflow[SIDE_B],
        )
    spaces = len(s.tables.pyramid_values)
    return PyramidView(
        stones=s.pyramid[:spaces],
        values=s.tables.pyramid_values,
        small={},
        small_values={},
        overflow=s.pyramid[spaces:],
        overflow_value=s.tables.pyramid_overflow[SIDE_A],
    )


def _small_values(t: Tables) -> list[SmallPyramidView]:
    return [
        SmallPyramidView(
            base=t.small_base[pyramid],
            top=t.small_top[pyramid],
            base_bonus=BonusView(
                bonus=BONUS_IDS[t.small_bonus[pyramid]],
                points=t.small_base_points[pyramid],
                stones=t.small_bonus_stones[pyramid],
            ),
            top_points=t.small_top_points[pyramid],
        )
        for pyramid in range(len(SMALL_PYRAMID_IDS))
    ]


def _temple(s: Imhotep) -> TempleView:
    t = s.tables
    width = int(s.temple_width())
    plain = BonusView(bonus=BONUS_IDS[BONUS_POINTS], points=t.temple_points, stones=0)
    bonuses = [plain] * width
    if s.side_b(TEMPLE):
        bonuses = [
            BonusView(
                bonus=BONUS_IDS[t.temple_bonus[space]],
                points=t.temple_bonus_points[space],
                stones=t.temple_bonus_stones[space],
            )
            for space in range(width)
        ]
    return TempleView(width=width, stones=s.temple[:], bonuses=bonuses)


def _chamber(s: Imhotep) -> ChamberView:
    t = s.tables
    by_rows = s.side_b(CHAMBER)
    return ChamberView(
        rows=t.chamber_rows,
        stones=s.chamber[:],
        groups=[] if by_rows else t.group_points,
        group_extra=0 if by_rows else t.group_extra,
        places=t.row_points[s.players] if by_rows else [],
    )


def _obelisks(s: Imhotep) -> ObelisksView:
    if s.side_b(OBELISKS):
        values = s.tables.tower_values[s.players]
        return ObelisksView(
            places=[],
            tower_values=values,
            tower_height=s.tables.tower_height,
            single_points=s.tables.single_points,
            towers=s.towers[:],
        )
    return ObelisksView(
        places=s.tables.place_points[s.players],
        tower_values=[],
        tower_height=s.tables.tower_height,
        single_points=0,
        towers=[],
    )
