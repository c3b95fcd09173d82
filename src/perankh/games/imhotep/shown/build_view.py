# compiled by mypyc
"""Builds up what a seat may see of Imhotep, field by field. Nearly everything is open (IMH-14)."""

from __future__ import annotations

from perankh.games.imhotep.box.tables import (
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
from perankh.games.imhotep.rules import scoring
from perankh.games.imhotep.rules.state import EMPTY, Imhotep, Player, Ship
from perankh.games.imhotep.shown import view as v
from perankh.kernel.game import NOBODY


def view(s: Imhotep, seat: int | None) -> v.ImhotepView:
    """What `seat` may see; None is a spectator."""
    return v.ImhotepView(
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


def _players(s: Imhotep) -> list[v.PlayerView]:
    return [
        v.PlayerView(
            seat=seat,
            colour=COLOUR_IDS[seat],
            track=scoring.track(s, seat),
            sled=p.sled,
            quarry=p.quarry,
            cards=_owned(p),
            obelisk=p.obelisk,
        )
        for seat, p in enumerate(s.player)
    ]


def _owned(p: Player) -> list[str]:
    cards: list[str] = []
    for card, count in enumerate(p.cards):
        if count:
            cards += [CARD_IDS[card]] * count
    return cards


def _ship(number: int, ship: Ship) -> v.ShipView:
    return v.ShipView(
        ship=number + 1,
        capacity=ship.capacity,
        minimum=ship.minimum,
        spaces=[None if owner == EMPTY else owner for owner in ship.spaces],
        site=None if ship.site == EMPTY else SITE_IDS[ship.site],
        ready=ship.is_ready(),
    )


def _sites(s: Imhotep) -> list[v.SiteView]:
    docked = {ship.site: number for number, ship in enumerate(s.ships, 1)}
    return [
        v.SiteView(site=name, side=SIDE_IDS[side], ship=docked.get(site))
        for site, (name, side) in enumerate(zip(SITE_IDS, s.sides, strict=True))
    ]


def _market(s: Imhotep, observer: int) -> v.MarketView:
    spaces = s.tables.market_face_up[s.sides[MARKET]]
    return v.MarketView(
        cards=[None if card == EMPTY else CARD_IDS[card] for card in s.market[:spaces]],
        pair=len(s.pair),
        seen_pair=[CARD_IDS[card] for card in s.pair] if s.sees_pair(observer) else None,
        draw=len(s.draw),
        discard=[CARD_IDS[card] for card in s.discard],
    )


def _pyramid(s: Imhotep) -> v.PyramidView:
    if s.side_b(PYRAMID):
        small = dict(zip(SMALL_PYRAMID_IDS, (stones[:] for stones in s.small), strict=True))
        return v.PyramidView(
            stones=[],
            values=[],
            small=small,
            small_values=dict(zip(SMALL_PYRAMID_IDS, _small_values(s.tables), strict=True)),
            overflow=s.pyramid[:],
            overflow_value=s.tables.pyramid_overflow[SIDE_B],
        )
    spaces = len(s.tables.pyramid_values)
    return v.PyramidView(
        stones=s.pyramid[:spaces],
        values=s.tables.pyramid_values,
        small={},
        small_values={},
        overflow=s.pyramid[spaces:],
        overflow_value=s.tables.pyramid_overflow[SIDE_A],
    )


def _small_values(t: Tables) -> list[v.SmallPyramidView]:
    return [
        v.SmallPyramidView(
            base=t.small_base[pyramid],
            top=t.small_top[pyramid],
            base_bonus=v.BonusView(
                bonus=BONUS_IDS[t.small_bonus[pyramid]],
                points=t.small_base_points[pyramid],
                stones=t.small_bonus_stones[pyramid],
            ),
            top_points=t.small_top_points[pyramid],
        )
        for pyramid in range(len(SMALL_PYRAMID_IDS))
    ]


def _temple(s: Imhotep) -> v.TempleView:
    t = s.tables
    width = int(s.temple_width())
    plain = v.BonusView(bonus=BONUS_IDS[BONUS_POINTS], points=t.temple_points, stones=0)
    bonuses = [plain] * width
    if s.side_b(TEMPLE):
        bonuses = [
            v.BonusView(
                bonus=BONUS_IDS[t.temple_bonus[space]],
                points=t.temple_bonus_points[space],
                stones=t.temple_bonus_stones[space],
            )
            for space in range(width)
        ]
    return v.TempleView(width=width, stones=s.temple[:], bonuses=bonuses)


def _chamber(s: Imhotep) -> v.ChamberView:
    t = s.tables
    by_rows = s.side_b(CHAMBER)
    return v.ChamberView(
        rows=t.chamber_rows,
        stones=s.chamber[:],
        groups=[] if by_rows else t.group_points,
        group_extra=0 if by_rows else t.group_extra,
        places=t.row_points[s.players] if by_rows else [],
    )


def _obelisks(s: Imhotep) -> v.ObelisksView:
    if s.side_b(OBELISKS):
        values = s.tables.tower_values[s.players]
        return v.ObelisksView(
            places=[],
            tower_values=values,
            tower_height=s.tables.tower_height,
            single_points=s.tables.single_points,
            towers=s.towers[:],
        )
    return v.ObelisksView(
        places=s.tables.place_points[s.players],
        tower_values=[],
        tower_height=s.tables.tower_height,
        single_points=0,
        towers=[],
    )
