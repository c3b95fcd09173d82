# compiled by mypyc
"""Points, places and ties of Imhotep (sections 7, 8, 9, 10 and 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perankh.games.imhotep.box.tables import (
    BLUE,
    CHAMBER,
    DECORATE,
    OBELISKS,
    PYRAMID,
    SIDE_B,
    STATUE,
    TEMPLE,
    Tables,
)

if TYPE_CHECKING:
    from perankh.games.imhotep.rules.state import Imhotep

CATEGORIES: Final[list[str]] = [
    "pyramid",
    "temple",
    "burial_chamber",
    "obelisks",
    "statues",
    "decorations",
    "blue_cards",
    "wrath",
]
"""What points come from, in the order of IMH-10.1; the first two are scored before the end."""
BY_PYRAMID: Final = 0
BY_TEMPLE: Final = 1
BY_CHAMBER: Final = 2
BY_OBELISKS: Final = 3
BY_STATUES: Final = 4
BY_DECORATIONS: Final = 5
BY_BLUE_CARDS: Final = 6
BY_WRATH: Final = 7


def scores(s: Imhotep) -> list[list[int]]:
    """Points by player and category, as if the game ended now."""
    chamber = chamber_points(s)
    obelisks = obelisk_points(s)
    table: list[list[int]] = []
    for player in range(s.players):
        p = s.player[player]
        table.append(
            [
                p.pyramid_points,
                p.temple_points,
                chamber[player],
                p.tower_points + obelisks[player],
                set_points(s.tables.statue_points, s.tables.statue_extra, p.has(STATUE)),
                decoration_points(s, player),
                unused_blue_points(s, player),
                wrath_points(s, player),
            ]
        )
    return table


def track(s: Imhotep, player: i64) -> i64:
    """IMH-2.6: where the score marker of a player stands now."""
    p = s.player[player]
    return p.pyramid_points + p.temple_points + p.tower_points


def totals(s: Imhotep) -> list[int]:
    """The sum of all categories for each player."""
    return [sum(row) for row in scores(s)]


def set_points(by_count: list[int], extra: i64, count: i64) -> i64:
    """IMH-7.4.2, 9.3.1: points of `count` things that belong together."""
    last: i64 = len(by_count) - 1
    if count <= last:
        return by_count[count]
    return by_count[last] + (count - last) * extra


def place_points(counts: list[int], values: list[int]) -> list[int]:
    """IMH-7.5.2 to 7.5.5: points by place; the tied share theirs, rounded down."""
    points = [0] * len(counts)
    for player, count in enumerate(counts):
        if count == 0:
            continue
        before: i64 = 0
        tied: i64 = 0
        for other in counts:
            if other > count:
                before += 1
            elif other == count:
                tied += 1
        pot: i64 = 0
        for place in range(before, before + tied):
            if place < len(values):
                pot += values[place]
        points[player] = pot // tied
    return points


# --- 7.4 and 8.4: the Burial Chamber


def chamber_points(s: Imhotep) -> list[int]:
    """IMH-7.4 on side A, IMH-8.4 on side B."""
    if s.side_b(CHAMBER):
        return chamber_row_points(s)
    return chamber_group_points(s)


def chamber_group_points(s: Imhotep) -> list[int]:
    """IMH-7.4.2, 7.4.3: every group of one colour connected by sides scores by its size."""
    points = [0] * s.players
    seen = [False] * len(s.chamber)
    for start, owner in enumerate(s.chamber):
        if not seen[start]:
            size = group_size(s, start, seen)
            points[owner] += set_points(s.tables.group_points, s.tables.group_extra, size)
    return points


def group_size(s: Imhotep, start: i64, seen: list[bool]) -> i64:
    """IMH-7.4.2: stones connected with `start`; marks them as seen."""
    rows = s.tables.chamber_rows
    owner = s.chamber[start]
    stones: i64 = len(s.chamber)
    seen[start] = True
    reach: list[int] = [start]
    size: i64 = 0
    while len(reach) > 0:
        index: i64 = reach.pop()
        size += 1
        row = index % rows
        for step in range(4):
            to: i64 = -1
            if step == 0 and row > 0:
                to = index - 1
            elif step == 1 and row + 1 < rows:
                to = index + 1
            elif step == 2:
                to = index - rows
            elif step == 3:
                to = index + rows
            if to >= 0 and to < stones and not seen[to] and s.chamber[to] == owner:
                seen[to] = True
                reach.append(to)
    return size


def chamber_row_points(s: Imhotep) -> list[int]:
    """IMH-8.4.1 to 8.4.3: each row is ranked by itself."""
    points = [0] * s.players
    rows = s.tables.chamber_rows
    for row in range(rows):
        counts = [0] * s.players
        for index in range(row, len(s.chamber), rows):
            counts[s.chamber[index]] += 1
        for player, paid in enumerate(place_points(counts, s.tables.row_points[s.players])):
            points[player] += paid
    return points


# --- 7.5 and 8.5: the Obelisks


def obelisk_points(s: Imhotep) -> list[int]:
    """IMH-7.5.2 on side A; on side B the single stones (IMH-8.5.5), towers being paid already."""
    heights = [p.obelisk for p in s.player]
    if s.side_b(OBELISKS):
        return [height * s.tables.single_points for height in heights]
    return place_points(heights, s.tables.place_points[s.players])


# --- section 9: cards


def stones_at(s: Imhotep, site: i64, player: i64) -> i64:
    """IMH-7.2.5, 9.2.2, 12.1: stones of one player at a monument; of all if `player` is -1."""
    if site == OBELISKS:
        return stones_at_obelisks(s, player)
    stones: i64 = 0
    if site == PYRAMID:
        stones = count_stones(s.pyramid, player)
        for pile in s.small:
            stones += count_stones(pile, player)
    elif site == TEMPLE:
        stones = count_stones(s.temple, player)
    elif site == CHAMBER:
        stones = count_stones(s.chamber, player)
    return stones


def stones_at_obelisks(s: Imhotep, player: i64) -> i64:
    """IMH-9.2.2: stacks, or towers and single stones."""
    stones = count_stones(s.towers, player) * s.tables.tower_height
    for seat in range(s.players):
        if player < 0 or seat == player:
            stones += s.player[seat].obelisk
    return stones


def count_stones(stones: list[int], player: i64) -> i64:
    """Stones of one player in a list of owners; all of them if `player` is -1."""
    if player < 0:
        return len(stones)
    count: i64 = 0
    for owner in stones:
        if owner == player:
            count += 1
    return count


def decoration_points(s: Imhotep, player: i64) -> i64:
    """IMH-9.2.1: points per full three stones at the site of each decoration."""
    points: i64 = 0
    cards = s.player[player].cards
    for card in range(len(cards)):
        if cards[card] > 0 and s.tables.card_effect[card] == DECORATE:
            stones = stones_at(s, s.tables.card_site[card], -1)
            full = stones // s.tables.decoration_per[card]
            points += cards[card] * full * s.tables.decoration_points[card]
    return points


def unused_blue_points(s: Imhotep, player: i64) -> i64:
    """IMH-9.4.5: each unused blue card."""
    points: i64 = 0
    cards = s.player[player].cards
    for card in range(len(cards)):
        if s.tables.card_kind[card] == BLUE:
            points += cards[card] * s.tables.unused_points[card]
    return points


# --- section 12: the Wrath of the Pharaoh


def wrath_points(s: Imhotep, player: i64) -> i64:
    """IMH-12.1 to 12.3: minus the penalty, once, if an own stone is missing at any monument."""
    if not s.wrath:
        return 0
    for site in s.tables.wrath_sites:
        if stones_at(s, site, player) < s.tables.wrath_minimum:
            return -s.tables.wrath_penalty
    return 0


# --- section 10: the end


def places(s: Imhotep) -> list[int]:
    """IMH-1.5, 10.3, 10.4: place of each player from 1; points, then stones on the sled."""
    total = totals(s)
    ranks: list[int] = []
    for player in range(s.players):
        place = 1
        for other in range(s.players):
            if total[other] > total[player] or (
                total[other] == total[player] and s.player[other].sled > s.player[player].sled
            ):
                place += 1
        ranks.append(place)
    return ranks


def winners(s: Imhotep) -> list[int]:
    """IMH-10.3: who wins; several share the victory."""
    return [player for player, place in enumerate(places(s)) if place == 1]


def final_points(s: Imhotep) -> list[tuple[int, int, int]]:
    """IMH-10.1: what the final scoring adds: category, player, points, in order, without zeros."""
    table = scores(s)
    added: list[tuple[int, int, int]] = []
    for category in range(BY_CHAMBER, BY_WRATH + 1):
        for player in range(s.players):
            points = table[player][category]
            if category == BY_OBELISKS:
                points -= s.player[player].tower_points
            if points != 0:
                added.append((category, player, points))
    return added


def pyramid_points_of(s: Imhotep, player: i64) -> i64:
    """IMH-7.2.3, 7.2.4, 8.2.4, 8.2.5: what the own stones on the Pyramid have brought so far."""
    return pyramid_points(s.tables, s.sides[PYRAMID], s.pyramid, s.small, player)


def pyramid_points(
    t: Tables, side: i64, pyramid: list[int], small: list[list[int]], player: i64
) -> i64:
    """The same for stones that lie on no table yet."""
    points: i64 = 0
    spaces: i64 = 0 if side == SIDE_B else len(t.pyramid_values)
    for place, owner in enumerate(pyramid):
        if owner == player:
            points += t.pyramid_values[place] if place < spaces else t.pyramid_overflow[side]
    for number, stones in enumerate(small):
        for place, owner in enumerate(stones):
            if owner == player:
                on_base = place < t.small_base[number]
                points += t.small_base_points[number] if on_base else t.small_top_points[number]
    return points
