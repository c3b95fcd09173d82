# compiled by mypyc
"""The minds' estimate of a position: points now, and what stones, cards and places may still bring.

An estimate is a guess at the final points of one player, in hundredths of a point. The weights were
tuned by paired matches of greedy minds; nothing here is a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perankh.games.imhotep.box.tables import (
    BLUE,
    BONUS_CARD,
    BONUS_POINT_OR_STONES,
    CHAMBER,
    COLLECT,
    DECORATE,
    MARKET,
    OBELISKS,
    PYRAMID,
    STATUE,
    TEMPLE,
)
from perankh.games.imhotep.rules import scoring
from perankh.games.imhotep.rules.actions import CARDS, SITES

if TYPE_CHECKING:
    from perankh.games.imhotep.rules.state import Imhotep

POINT: Final = 100
"""One point in the unit of all estimates."""
NO_SHIP: Final = -1
"""Where a ship is that has not sailed, and what lies on an empty space of the Market."""
STONE_BITS: Final = 4
STONE_MASK: Final = 15


class Weights:
    """What may become of things, in hundredths of a point unless said otherwise."""

    def __init__(self) -> None:
        self.sled: i64 = 50
        """A stone on the sled, while there are ships to load."""
        self.sled_fifth: i64 = 8
        """How much less each further stone on the sled is worth than the one before."""
        self.loaded: i64 = 105
        """A loaded stone, in hundredths of what it would bring at an average open site."""
        self.loaded_short: i64 = 95
        """The same on a ship that still lacks stones to sail."""
        self.life: i64 = 40
        """Rounds, in hundredths, for which a stone in the Temple stays visible per stone that must
        come before it is covered."""
        self.blue: i64 = 25
        """What a blue card is worth beyond its point, for each round to come."""
        self.blue_now: i64 = 70
        """What it is worth beyond its point in the round being played."""
        self.statue: i64 = 14
        """What a statue promises for each round to come."""
        self.growth: i64 = 50
        """Stones, in hundredths of three, that come to a site in a round: for decorations."""
        self.swing: i64 = 100
        """How much a lead of one stone decides a ranking, in percent at the end."""
        self.frontier: i64 = 36
        """What a stone at the open edge of the Burial Chamber promises for each round to come."""
        self.tower: i64 = 70
        """Share of a tower's points that two waiting stones are worth with time left, percent."""
        self.market: i64 = 105
        """A stone at the Market, in hundredths of the best card."""
        self.drawn: i64 = 190
        """A card from the pile."""
        self.small: i64 = 230
        """A stone at the Pyramids B, with its bonus."""
        self.stones: i64 = 10
        """What the choice of stones instead of a point adds at the Temple B."""
        self.red: i64 = 320
        """A red card."""


WEIGHTS: Final = Weights()
"""The weights in use."""


def estimate(s: Imhotep, player: i64) -> i64:
    """Estimated final points of `player`, in hundredths."""
    p = s.player[player]
    if s.is_over():
        return sum(scoring.scores(s)[player]) * POINT
    ahead: i64 = s.tables.rounds - s.round
    worth = (p.pyramid_points + p.temple_points + p.tower_points) * POINT
    worth += temple_worth(s, player, ahead)
    worth += chamber_worth(s, player, ahead)
    worth += obelisk_worth(s, player, p.obelisk, ahead)
    worth += hand_worth(s, player, ahead)
    worth += loaded_worth(s, player, ahead)
    worth += sled_worth(s, player, ahead)
    if s.wrath:
        worth -= wrath_risk(s, player, ahead)
    return worth


# --- stones on the way


def sled_worth(s: Imhotep, player: i64, ahead: i64) -> i64:
    """Stones on the sled: the first is worth most, and none is when nothing can be loaded."""
    if ahead == 0 and not s.has_free_space():
        return 0
    stones = s.player[player].sled
    return stones * WEIGHTS.sled - stones * (stones - 1) // 2 * WEIGHTS.sled_fifth


def loaded_worth(s: Imhotep, player: i64, ahead: i64) -> i64:
    """Stones on ships, by where their ships may still go."""
    mean: i64 = -1
    worth: i64 = 0
    for ship in s.ships:
        if ship.load == 0:
            continue
        own: i64 = 0
        stones = ship.stones
        while stones > 0:
            if stones & STONE_MASK == player + 1:
                own += 1
            stones >>= STONE_BITS
        if own == 0:
            continue
        if ship.site != NO_SHIP:
            worth += own * site_worth(s, player, ship.site, ahead)
            continue
        if mean < 0:
            mean = open_site_worth(s, player, ahead)
        share = WEIGHTS.loaded if ship.load >= ship.minimum else WEIGHTS.loaded_short
        worth += own * mean * share // 100
    return worth


def open_site_worth(s: Imhotep, player: i64, ahead: i64) -> i64:
    """What a stone brings on average at the sites that no ship has reached in this round."""
    total: i64 = 0
    sites: i64 = 0
    for site in range(SITES):
        if not s.is_closed(site):
            total += site_worth(s, player, site, ahead)
            sites += 1
    return total // sites if sites > 0 else 0


def site_worth(s: Imhotep, player: i64, site: i64, ahead: i64) -> i64:
    """What one more stone of `player` at a site would bring."""
    if site == MARKET:
        return market_worth(s, player, ahead)
    if site == PYRAMID:
        return pyramid_worth(s)
    if site == TEMPLE:
        return visible_worth(s, s.temple_width() - 1, ahead) * temple_space(s, -1) // POINT
    if site == CHAMBER:
        return next_chamber_worth(s, player, ahead)
    height = s.player[player].obelisk
    before = obelisk_worth(s, player, height, ahead)
    return obelisk_worth(s, player, height + 1, ahead) - before


def market_worth(s: Imhotep, player: i64, ahead: i64) -> i64:
    """The best card in sight; the pair counts as a card from the pile."""
    best: i64 = WEIGHTS.drawn if len(s.pair) > 0 else 0
    for card in s.market:
        if card != NO_SHIP:
            best = max(best, card_worth(s, player, card, ahead))
    return best * WEIGHTS.market // 100


def pyramid_worth(s: Imhotep) -> i64:
    """The mean of the next two spaces on side A; a point and a bonus on side B."""
    if s.side_b(PYRAMID):
        return POINT if len(s.pyramid) > 0 else WEIGHTS.small
    values = s.tables.pyramid_values
    index = len(s.pyramid)
    overflow = s.tables.pyramid_overflow[s.sides[PYRAMID]]
    first = values[index] if index < len(values) else overflow
    second = values[index + 1] if index + 1 < len(values) else overflow
    return (first + second) * POINT // 2


# --- the Temple


def temple_worth(s: Imhotep, player: i64, ahead: i64) -> i64:
    """What the visible stones will score before they are covered."""
    width = s.temple_width()
    stones: i64 = len(s.temple)
    visible = min(stones, width)
    worth: i64 = 0
    for age in range(visible):
        index: i64 = stones - 1 - age
        if s.temple[index] == player:
            worth += (
                visible_worth(s, width - 1 - age, ahead) * temple_space(s, index % width) // POINT
            )
    return worth


def visible_worth(s: Imhotep, cushion: i64, ahead: i64) -> i64:
    """Rounds, in hundredths, that a stone still scores if `cushion` stones may come unharmed."""
    life = (cushion + 1) * WEIGHTS.life + (60 if s.is_closed(TEMPLE) else 20)
    return min(life, (ahead + 1) * 100)


def temple_space(s: Imhotep, space: i64) -> i64:
    """What a visible stone scores on a space; on any space if it is -1."""
    if not s.side_b(TEMPLE):
        return s.tables.temple_points * POINT
    if space < 0:
        return POINT * 3 // 2
    bonus = s.tables.temple_bonus[space]
    if bonus == BONUS_CARD:
        return WEIGHTS.drawn
    points = s.tables.temple_bonus_points[space] * POINT
    return points + WEIGHTS.stones if bonus == BONUS_POINT_OR_STONES else points


# --- the Burial Chamber


TOP_ROW: Final = 0o111111111111111111111
"""Every third bit: the top row of a chamber of three rows, for 63 stones."""


def chamber_worth(s: Imhotep, player: i64, ahead: i64) -> i64:
    """Groups or rows as they are, and what may still join them."""
    if s.side_b(CHAMBER):
        return chamber_rows_worth(s, player, ahead)
    stones: i64 = len(s.chamber)
    if stones == 0:
        return 0
    rows = s.tables.chamber_rows
    if rows != 3 or stones > 60:
        return scoring.chamber_group_points(s)[player] * POINT
    own: i64 = 0
    bit: i64 = 1
    for owner in s.chamber:
        if owner == player:
            own |= bit
        bit <<= 1
    worth = groups_worth(s, own) * POINT
    edge = own >> (stones - 3 if stones > 3 else 0)
    while edge > 0:
        worth += ahead * WEIGHTS.frontier
        edge &= edge - 1
    return worth


def groups_worth(s: Imhotep, own: i64) -> i64:
    """IMH-7.4.2: points of all groups of a set of stones in a chamber of three rows."""
    points: i64 = 0
    top: i64 = TOP_ROW
    bottom: i64 = top << 2
    left = own
    while left > 0:
        group: i64 = left & -left
        while True:
            wider = group | group << 3 | group >> 3 | (group & ~bottom) << 1 | (group & ~top) >> 1
            wider &= own
            if wider == group:
                break
            group = wider
        left &= ~group
        size: i64 = 0
        while group > 0:
            size += 1
            group &= group - 1
        points += scoring.set_points(s.tables.group_points, s.tables.group_extra, size)
    return points


def chamber_rows_worth(s: Imhotep, player: i64, ahead: i64) -> i64:
    """Side B: the place in each row, as far as it is decided."""
    worth: i64 = 0
    rows = s.tables.chamber_rows
    values = s.tables.row_points[s.players]
    chances = ahead * 2 + (0 if s.is_closed(CHAMBER) else 1)
    for row in range(rows):
        behind: i64 = 0
        own: i64 = 0
        for index in range(row, len(s.chamber), rows):
            if s.chamber[index] == player:
                own += 1
        for other in range(s.players):
            if other == player:
                continue
            height: i64 = 0
            for index in range(row, len(s.chamber), rows):
                if s.chamber[index] == other:
                    height += 1
            # Three rows share what the stack of an obelisk gets: a lead there lasts longer.
            behind += risk(own - height, chances // 2)
        worth += place_worth(values, own, behind, chances)
    return worth


def next_chamber_worth(s: Imhotep, player: i64, ahead: i64) -> i64:
    """What a stone in the Burial Chamber brings: more beside own stones at the edge."""
    if s.side_b(CHAMBER):
        values = s.tables.row_points[s.players]
        return (values[0] - values[len(values) - 1]) * POINT // (2 + ahead // 2)
    rows = s.tables.chamber_rows
    stones: i64 = len(s.chamber)
    beside: i64 = 0
    for index in range(max(stones - rows, 0), stones):
        if s.chamber[index] == player:
            beside += 1
    return POINT * 3 // 2 + beside * POINT + ahead * WEIGHTS.frontier


# --- the Obelisks


def obelisk_worth(s: Imhotep, player: i64, height: i64, ahead: i64) -> i64:
    """The place on side A, or the waiting stones on side B, if the player had `height` stones."""
    chances = ahead * 2 + (0 if s.is_closed(OBELISKS) else 1)
    if s.side_b(OBELISKS):
        return waiting_worth(s, height, chances)
    behind: i64 = 0
    for other in range(s.players):
        if other != player:
            behind += risk(height - s.player[other].obelisk, chances)
    return place_worth(s.tables.place_points[s.players], height, behind, chances)


def waiting_worth(s: Imhotep, height: i64, chances: i64) -> i64:
    """Single stones, and the tower that they may become."""
    values = s.tables.tower_values[s.players]
    tower = s.tables.tower_height
    single = height * s.tables.single_points * POINT
    if len(s.towers) >= len(values):
        return single
    value: i64 = values[len(s.towers)] * POINT
    if height >= tower:
        return value + single - tower * s.tables.single_points * POINT
    if chances == 0:
        return single
    hope = value * height * height * WEIGHTS.tower // ((tower - 1) * (tower - 1) * 100)
    return max(single, hope * min(chances, 4) // 4)


def risk(lead: i64, chances: i64) -> i64:
    """How likely, in percent, another ends up ahead of who leads by so many stones now."""
    shift = lead * WEIGHTS.swing // (chances + 2)
    return max(0, min(100, 50 - shift))


def place_worth(values: list[int], stones: i64, behind: i64, chances: i64) -> i64:
    """Points of a place between two: `behind` hundredths of others end up ahead."""
    if stones == 0 and chances == 0:
        return 0
    place = behind // 100
    part = behind % 100
    here: i64 = values[place] if place < len(values) else 0
    below: i64 = values[place + 1] if place + 1 < len(values) else 0
    worth = here * (100 - part) + below * part
    return worth if stones > 0 else worth * chances // (chances + 2)


# --- cards


def hand_worth(s: Imhotep, player: i64, ahead: i64) -> i64:
    """The cards before the player."""
    p = s.player[player]
    if p.hand == 0:
        return 0
    worth: i64 = 0
    for card in range(CARDS):
        copies = p.has(card)
        if copies == 0:
            continue
        if card == STATUE:
            points = scoring.set_points(s.tables.statue_points, s.tables.statue_extra, copies)
            worth += points * POINT + copies * ahead * WEIGHTS.statue
        else:
            worth += copies * card_worth(s, player, card, ahead)
    return worth


def card_worth(s: Imhotep, player: i64, card: i64, ahead: i64) -> i64:
    """What one more card of a kind is worth to the player."""
    effect = s.tables.card_effect[card]
    if effect == COLLECT:
        copies = s.player[player].has(card)
        before = scoring.set_points(s.tables.statue_points, s.tables.statue_extra, copies)
        after = scoring.set_points(s.tables.statue_points, s.tables.statue_extra, copies + 1)
        return (after - before) * POINT + ahead * WEIGHTS.statue
    if effect == DECORATE:
        site = s.tables.card_site[card]
        stones = scoring.stones_at(s, site, -1)
        full = stones * POINT // s.tables.decoration_per[card] + ahead * WEIGHTS.growth
        return full * s.tables.decoration_points[card]
    if s.tables.card_kind[card] == BLUE:
        return s.tables.unused_points[card] * POINT + WEIGHTS.blue_now + ahead * WEIGHTS.blue
    return WEIGHTS.red


# --- the Wrath of the Pharaoh


def wrath_risk(s: Imhotep, player: i64, ahead: i64) -> i64:
    """The penalty, the surer the more monuments are missing and the fewer rounds are left."""
    missing: i64 = 0
    for site in s.tables.wrath_sites:
        if scoring.stones_at(s, site, player) < s.tables.wrath_minimum:
            missing += 1
    if missing == 0:
        return 0
    sure = 100 if ahead == 0 else min(100, missing * 100 // (ahead + 1 + ahead // 2))
    return s.tables.wrath_penalty * sure
