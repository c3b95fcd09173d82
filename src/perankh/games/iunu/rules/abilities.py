# compiled by mypyc
"""Section 8: what the castes do when they are played. Whether they can be used is decided here too.

What Artisans, Pharaohs and Farmers do is in the Rebirth phase, the start of a turn and the price of
bread.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.iunu.box.tables import (
    AFTERLIFE_IDS,
    BAKER,
    CASTE_IDS,
    FARMER,
    MERCHANT,
    MOST_PIPS,
    NOBLE,
    PRIEST,
    SCRIBE,
    SOLDIER,
)
from perankh.games.iunu.rules import knowledge, moves, rebirth
from perankh.games.iunu.rules.packs import (
    cards,
    count_in,
    member_at,
    members,
    members_of,
    only,
    piled,
    size_of,
)
from perankh.games.iunu.rules.state import (
    BAKER_FEEDS,
    KEEP_ONE,
    MERCHANT_TRADES,
    NOBLE_TAXES,
    PAY_BRIBE,
    PRIEST_SEEKS,
    SCRIBE_HIDES,
    SOLDIER_RAIDS,
    Iunu,
    Player,
)
from perankh.games.iunu.shown import events
from perankh.kernel.event import only as only_seat

AFTERLIFE_DECK: Final = 1
"""The deck of afterlife cards, where a position says what is drawn next."""


def offer_ability(s: Iunu, player: i64, caste: i64) -> None:
    """IUN-6.4, 6.8: ask about the ability of the caste just played, if it can be used."""
    question = question_of(s, s.player[player], caste)
    if question >= 0:
        s.push(question, player, 0)


def question_of(s: Iunu, p: Player, caste: i64) -> i64:
    """IUN-6.7, 6.8: the question of a caste's ability, or -1 where it can't be used."""
    t = s.tables
    if caste == SCRIBE and p.deben >= t.scribe_cost and p.hand_count > 0:
        return SCRIBE_HIDES
    if caste == NOBLE and s.dice != 0:
        return NOBLE_TAXES
    if caste == PRIEST and can_seek(s, p):
        return PRIEST_SEEKS
    if caste == SOLDIER and can_raid(s, p):
        return SOLDIER_RAIDS
    if caste == BAKER and bread_affordable(s, p) > 0:
        return BAKER_FEEDS
    if caste == MERCHANT and (s.dice != 0 or s.payable(1) > 0):
        return MERCHANT_TRADES
    return -1


# --- Scribe


def hide_card(s: Iunu, player: i64, caste: i64) -> None:
    """IUN-8.2, 8.2b, 8.2c: pay, hide a hand card, draw one."""
    p = s.player[player]
    moves.pay(s, p, s.tables.scribe_cost)
    p.hand -= cards(1, caste)
    p.hand_count -= 1
    knowledge.hides_card(p, caste)
    if s.trace is not None:
        name, audience = CASTE_IDS[caste], only_seat(player)
        paid = s.tables.scribe_cost
        s.emit(events.CardHidden(player=player, caste=name, deben=paid, audience=audience))
    rebirth.draw_into_hand(s, player, s.tables.scribe_draw)


# --- Noble and Merchant


def noble_gain(s: Iunu) -> i64:
    """IUN-8.3: the sum of all dice in play."""
    total: i64 = 0
    for value in range(1, MOST_PIPS + 1):
        total += value * count_in(s.dice, value - 1)
    return total


def merchant_gain(s: Iunu, merchants: i64) -> i64:
    """IUN-8.8: the highest die in play and 1 for each Merchant."""
    return s.highest_die() + merchants


def tax_dice(s: Iunu, player: i64) -> None:
    """IUN-8.3"""
    gain(s, player, NOBLE, noble_gain(s))
    moves.reduce_all(s, s.tables.noble_reduce)


def trade(s: Iunu, player: i64) -> None:
    """IUN-8.8"""
    gain(s, player, MERCHANT, merchant_gain(s, s.player[player].owns(MERCHANT)))
    reduce_highest(s, s.tables.merchant_reduce)


def gain(s: Iunu, player: i64, caste: i64, amount: i64) -> None:
    """RULING 2-B: money from the bank, as far as it has any."""
    paid = s.payable(amount)
    s.player[player].deben += paid
    if s.tables.deben_limited:
        s.bank -= paid
    if s.trace is not None:
        s.emit(events.DebenGained(player=player, caste=CASTE_IDS[caste], deben=paid))


def reduce_highest(s: Iunu, by: i64) -> None:
    """IUN-8.7b, 8.8: one highest die in play, if there is one."""
    value = s.highest_die()
    if value > 0:
        moves.reduce_die(s, value, by)


# --- Priest


def seek_count(s: Iunu, value: i64) -> i64:
    """IUN-8.4: how many cards a die of that value draws."""
    return min(value, s.afterlife_count())


def can_pay_priest(s: Iunu, p: Player, value: i64) -> bool:
    """IUN-8.4: whether a card would be drawn and all of them can be paid."""
    count = seek_count(s, value)
    return count > 0 and p.deben >= count * s.tables.priest_cost


def can_seek(s: Iunu, p: Player) -> bool:
    """IUN-8.4: whether any die in play can be chosen."""
    for value in range(1, MOST_PIPS + 1):
        if count_in(s.dice, value - 1) > 0 and can_pay_priest(s, p, value):
            return True
    return False


def seek_afterlife(s: Iunu, player: i64, value: i64) -> None:
    """IUN-8.4: look at the topmost cards and pay for them."""
    count = seek_count(s, value)
    price = count * s.tables.priest_cost
    moves.pay(s, s.player[player], price)
    knowledge.nothing_seen(s)
    draw_afterlife(s, player, count)
    s.reveal()
    if s.trace is not None:
        s.emit(
            events.AfterlifeSeen(
                player=player,
                die=value,
                count=count,
                deben=price,
                cards=afterlife_ids(s.drawn),
                audience=only_seat(player),
            )
        )
    s.push(KEEP_ONE, player, value)


def draw_afterlife(s: Iunu, player: i64, count: i64) -> None:
    """IUN-8.4: take `count` cards off the afterlife deck, from the topmost block down."""
    blocks = s.blocks[:]
    touched: i64 = 0
    while count > 0:
        top = blocks.pop()
        size = members(top)
        touched += 1
        if size <= count:
            s.drawn |= top
            count -= size
            continue
        while count > 0:
            card = draw_from_block(s, top, size)
            s.drawn |= card
            top &= ~card
            size -= 1
            count -= 1
        blocks.append(top)
    s.blocks = blocks
    knowledge.looks_at(s, player, s.drawn, len(blocks), touched)


def draw_from_block(s: Iunu, block: i64, size: i64) -> i64:
    """One card of a block, whose order nobody knows."""
    if s.rng.script is not None:
        scripted = s.rng.next_of(AFTERLIFE_DECK)
        if scripted >= 0 and block & only(scripted) != 0:
            return only(s.rng.follow(AFTERLIFE_DECK))
    return only(member_at(block, s.rng.below(size)))


def keep_afterlife(s: Iunu, player: i64, card: i64, value: i64) -> None:
    """IUN-8.4a to 8.4c: keep one card, put the others back, reduce the die."""
    p = s.player[player]
    had_one = p.afterlife >= 0
    returned = s.drawn & ~only(card)
    if had_one:
        returned = (returned | only(p.afterlife)) & ~only(card)
    p.afterlife = card
    s.drawn = 0
    return_afterlife(s, returned)
    knowledge.returns_cards(s, player, had_one, returned, s.tables.returned_on_top)
    if s.trace is not None:
        audience = only_seat(player)
        kept = AFTERLIFE_IDS[card]
        s.emit(events.AfterlifeKept(player=player, card=kept, audience=audience))
        if returned != 0:
            names = afterlife_ids(returned)
            back = events.AfterlifeReturned(
                player=player, count=len(names), cards=names, audience=audience
            )
            s.emit(back)
    moves.reduce_die(s, value, s.tables.priest_reduce)


def return_afterlife(s: Iunu, returned: i64) -> None:
    """IUN-8.4b, RULING 8-B: on top in no order, or shuffled into the whole deck."""
    if s.tables.returned_on_top:
        s.blocks = [*s.blocks, returned] if returned != 0 else s.blocks
        return
    together = returned
    for block in s.blocks:
        together |= block
    s.blocks = [together] if together != 0 else []


def afterlife_ids(cards_in_set: i64) -> list[str]:
    """The ids of a set of afterlife cards."""
    return [AFTERLIFE_IDS[card] for card in members_of(cards_in_set)]


# --- Soldier


def can_raid(s: Iunu, p: Player) -> bool:
    """IUN-8.6: whether any other player has a vulnerable farmer; IUN-12.3: not Heliopolis."""
    for seat in range(s.players):
        other = s.player[seat]
        if other is not p and other.vulnerable(s.tables) > 0:
            return True
    return False


def raid(s: Iunu, player: i64, target: i64) -> None:
    """IUN-8.6, 8.6b: the raided player pays, or loses a farmer; without money without choice."""
    if s.trace is not None:
        s.emit(events.RaidDeclared(player=player, owner=target))
    if s.player[target].deben >= s.tables.bribe:
        s.push(PAY_BRIBE, target, 0)
    else:
        lose_farmer(s, player, target)


def pay_bribe(s: Iunu, player: i64, target: i64) -> None:
    """IUN-8.6: money goes from the raided player to the raider, past the bank."""
    amount = s.tables.bribe
    s.player[target].deben -= amount
    s.player[player].deben += amount
    if s.trace is not None:
        s.emit(events.BribePaid(player=player, owner=target, deben=amount))


def lose_farmer(s: Iunu, player: i64, target: i64) -> None:
    """IUN-8.6, 8.6c: an unfed farmer moves to the raider's Dynasty."""
    s.player[target].dynasty -= cards(1, FARMER)
    s.player[player].dynasty += cards(1, FARMER)
    if s.trace is not None:
        s.emit(events.FarmerTaken(player=player, owner=target))


# --- Baker


def bread_affordable(s: Iunu, p: Player) -> i64:
    """IUN-8.7: how many cards can be fed, by the limit, the supply, the money and the cards."""
    t = s.tables
    most = min(t.baker_bread, size_of(p.dynasty - p.fed))
    if t.bread_limited:
        most = min(most, s.bread)
    price = s.bread_price(p)
    return min(most, p.deben // price) if price > 0 else most


def place_bread(s: Iunu, player: i64, castes: list[int]) -> None:
    """IUN-8.7, 8.7b, 8.7c: pay for all bread, put it on the cards, reduce one highest die."""
    p = s.player[player]
    price = s.bread_price(p)
    count: i64 = len(castes)
    moves.pay(s, p, price * count)
    p.fed += piled(castes)
    if s.tables.bread_limited:
        s.bread -= count
    if s.trace is not None:
        names = [CASTE_IDS[caste] for caste in castes]
        total = price * count
        s.emit(events.BreadPlaced(player=player, castes=names, price=price, deben=total))
    reduce_highest(s, s.tables.baker_reduce)
