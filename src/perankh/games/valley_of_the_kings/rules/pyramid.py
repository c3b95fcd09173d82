# compiled by mypyc
"""The pyramid: crumbling, swapping, refilling (section 7), and which of its cards suit a step."""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import (
    ANY_COST,
    ANY_SET,
    APEX,
    AT_MOST,
    AT_MOST_TIMES_IT,
    BASE,
    BASE_CENTRE,
    BASE_LEFT,
    CARD_IDS,
    IN_BASE,
    LOWEST,
    MIDDLE_LEFT,
    MIDDLE_RIGHT,
    NO_SET,
    SAME_AS_IT,
    SPACE_IDS,
    SPACES,
)
from perankh.games.valley_of_the_kings.rules.actions import PAIR_FIRST, PAIR_SECOND
from perankh.games.valley_of_the_kings.rules.cards import (
    PYRAMID,
    card_ids,
    receive,
    turn_up_stock,
)
from perankh.games.valley_of_the_kings.rules.state import CRUMBLING, EMPTY, Valley
from perankh.games.valley_of_the_kings.shown import events

# --- crumbling


def remove(s: Valley, space: i64) -> i64:
    """VOK-7.1, 7.6, 7.9: a card leaves the pyramid; crumbling must follow."""
    card = s.pyramid[space]
    s.pyramid[space] = EMPTY
    s.changed = True
    s.stall = 0
    return card


def crumble(s: Valley, gap: i64) -> None:
    """VOK-7.3, 7.R1: what lies above a gap falls, and so on; the active player chooses."""
    while gap < APEX:
        if gap >= BASE:
            source: i64 = APEX
        elif gap == BASE_CENTRE:
            left = s.pyramid[MIDDLE_LEFT] != EMPTY
            if left and s.pyramid[MIDDLE_RIGHT] != EMPTY:
                s.push(CRUMBLING, s.active, 0)
                return
            source = MIDDLE_LEFT if left else MIDDLE_RIGHT
        else:
            source = MIDDLE_LEFT if gap == BASE_LEFT else MIDDLE_RIGHT
        if s.pyramid[source] == EMPTY:
            return
        fall(s, source, gap)
        gap = source


def fall(s: Valley, source: i64, gap: i64) -> None:
    """VOK-7.2: a card falls into the gap below it."""
    card = s.pyramid[source]
    s.pyramid[gap] = card
    s.pyramid[source] = EMPTY
    if s.trace is not None:
        s.emit(
            events.CardFell(card=CARD_IDS[card], from_space=SPACE_IDS[source], space=SPACE_IDS[gap])
        )


# --- what actions do to it


def take(s: Valley, player: i64, space: i64, to: i64) -> None:
    """VOK-8.9: a card of the pyramid is taken; it crumbles."""
    card = remove(s, space)
    receive(s, player, card, PYRAMID, SPACE_IDS[space], to)
    crumble(s, space)


def sacrifice(s: Valley, player: i64, space: i64) -> None:
    """VOK-8.8: a card of the pyramid goes on the boneyard; it crumbles."""
    card = remove(s, space)
    s.boneyard = s.boneyard + [card]
    if s.trace is not None:
        name, where = CARD_IDS[card], SPACE_IDS[space]
        s.emit(events.CardSacrificed(player=player, card=name, zone=PYRAMID, space=where))
    crumble(s, space)


def swap(s: Valley, player: i64, pair: i64) -> None:
    """VOK-8.6 swap_pyramid, 7.6, 7.9: two cards change places; a change while swaps count."""
    first, second = PAIR_FIRST[pair], PAIR_SECOND[pair]
    one, other = s.pyramid[first], s.pyramid[second]
    s.pyramid[first] = other
    s.pyramid[second] = one
    if s.swaps_count():
        s.changed = True
    if s.trace is not None:
        spaces = [SPACE_IDS[second], SPACE_IDS[first]]
        s.emit(events.CardsSwapped(player=player, cards=card_ids([one, other]), spaces=spaces))


def refill(s: Valley) -> None:
    """VOK-7.7, 7.8: cards of the stock fill the empty spaces in their order."""
    cards: list[int] = []
    spaces: list[int] = []
    for space in range(SPACES):
        if s.pyramid[space] == EMPTY and s.stock() > 0:
            card = turn_up_stock(s)
            s.pyramid[space] = card
            if s.trace is not None:
                cards.append(card)
                spaces.append(space)
    if len(cards) > 0:
        names = [SPACE_IDS[space] for space in spaces]
        s.emit(events.PyramidFilled(spaces=names, cards=card_ids(cards)))


# --- which cards suit a step


def suits(s: Valley, player: i64, line: i64, it: i64, space: i64) -> bool:
    """VOK-8.6 take_from_pyramid: whether a step may take the card on a space."""
    card = s.pyramid[space]
    if card == EMPTY or (s.tables.step_where[line] == IN_BASE and space >= BASE):
        return False
    return suits_cost(s, line, it, card) and suits_set(s, player, line, it, card)


def suits_cost(s: Valley, line: i64, it: i64, card: i64) -> bool:
    """The cost rule of a step."""
    t = s.tables
    rule: i64 = t.step_cost_rule[line]
    if rule == ANY_COST:
        return True
    cost: i64 = t.card_cost[card]
    if rule == AT_MOST:
        return cost <= t.step_cost[line]
    if rule == LOWEST:
        return cost == lowest_cost(s, t.step_where[line])
    if rule == AT_MOST_TIMES_IT:
        return it != EMPTY and cost <= t.step_cost[line] * t.card_cost[it]
    return s.last_bought != EMPTY and cost < t.card_cost[s.last_bought]


def suits_set(s: Valley, player: i64, line: i64, it: i64, card: i64) -> bool:
    """The set rule of a step; starters and uniques belong to no set (VOK-2.5)."""
    t = s.tables
    rule: i64 = t.step_set_rule[line]
    if rule == ANY_SET:
        return True
    card_set: i64 = t.card_set[card]
    if card_set == NO_SET:
        return False
    if rule == SAME_AS_IT:
        return it != EMPTY and t.card_set[it] == card_set
    return s.player[player].of_set(card_set) > 0


def lowest_cost(s: Valley, where: i64) -> i64:
    """The lowest cost in the pyramid or in its base, which is not empty."""
    lowest: i64 = EMPTY
    for space in range(BASE if where == IN_BASE else SPACES):
        card = s.pyramid[space]
        if card != EMPTY and (lowest == EMPTY or s.tables.card_cost[card] < lowest):
            lowest = s.tables.card_cost[card]
    return lowest


def any_suits(s: Valley, player: i64, line: i64, it: i64) -> bool:
    """Whether a step that takes a card of the pyramid finds one."""
    for space in range(SPACES):
        if suits(s, player, line, it, space):
            return True
    return False
