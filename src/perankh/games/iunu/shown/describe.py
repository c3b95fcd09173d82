# compiled by mypyc
"""What each action of Iunu means, in the names of the board."""

from __future__ import annotations

from perankh.games.iunu.box.tables import AFTERLIFE_IDS, CASTE_IDS, MERCHANT
from perankh.games.iunu.rules import abilities
from perankh.games.iunu.rules import actions as a
from perankh.games.iunu.rules.packs import in_row
from perankh.games.iunu.rules.state import NOBLE_TAXES, Iunu
from perankh.kernel.game import Meaning

VERBS = (
    *("play", "pair", "reroll", "hide", "tax", "trade", "seek", "keep", "raid", "bribe", "yield"),
    *("feed", "done", "decline", "pay", "place", "take", "pick"),
)
"""Every verb that `describe` can use."""


def meanings(s: Iunu) -> list[Meaning]:
    """The meanings of all options."""
    return [describe(s, action) for action in s.options()]


def describe(s: Iunu, action: int) -> Meaning:
    """The meaning of an action; positions are counted from 1, players are seats."""
    if action < a.BRIBE:
        return _of_dynasty_phase(s, action)
    if action < a.PAY:
        return _of_bread_and_bribes(s, action)
    if action < a.PLACE:
        kept = action - a.PAY
        return {"verb": "pay", "cards": kept, "deben": kept * s.tables.artisan_cost}
    if action < a.TAKE:
        return {"verb": "place", "caste": CASTE_IDS[action - a.PLACE]}
    if action < a.PICK:
        return {"verb": "take", "caste": CASTE_IDS[action - a.TAKE]}
    return _pick(s, action - a.PICK)


def _of_dynasty_phase(s: Iunu, action: int) -> Meaning:
    if action < a.PLAY_TWO:
        return {"verb": "play", "caste": CASTE_IDS[action - a.PLAY_ONE]}
    if action < a.REROLL:
        price = s.tables.second_card_cost
        return {"verb": "pair", "caste": CASTE_IDS[action - a.PLAY_TWO], "deben": price}
    if action < a.HIDE:
        return {"verb": "reroll", "die": action - a.REROLL + 1}
    if action < a.USE:
        price = s.tables.scribe_cost
        return {"verb": "hide", "caste": CASTE_IDS[action - a.HIDE], "deben": price}
    if action == a.USE:
        return _use(s)
    if action < a.KEEP:
        die = action - a.SEEK + 1
        count = int(abilities.seek_count(s, die))
        price = count * s.tables.priest_cost
        return {"verb": "seek", "die": die, "cards": count, "deben": price}
    if action < a.RAID:
        return {"verb": "keep", "card": AFTERLIFE_IDS[action - a.KEEP]}
    return {"verb": "raid", "player": action - a.RAID}


def _use(s: Iunu) -> Meaning:
    if s.kind() == NOBLE_TAXES:
        return {"verb": "tax", "deben": int(s.payable(abilities.noble_gain(s)))}
    merchants = s.player[s.decider()].owns(MERCHANT)
    gain = s.payable(abilities.merchant_gain(s, merchants))
    return {"verb": "trade", "deben": int(gain)}


def _of_bread_and_bribes(s: Iunu, action: int) -> Meaning:
    if action == a.BRIBE:
        return {"verb": "bribe", "deben": s.tables.bribe}
    if action == a.YIELD:
        return {"verb": "yield"}
    if action == a.DECLINE:
        return {"verb": "decline" if s.arg() == 0 else "done"}
    price = int(s.bread_price(s.player[s.decider()]))
    return {"verb": "feed", "caste": CASTE_IDS[action - a.FEED], "deben": price}


def _pick(s: Iunu, place: int) -> Meaning:
    caste = CASTE_IDS[in_row(s.forum, place)] if place < s.forum_count else "none"
    return {"verb": "pick", "position": place + 1, "caste": caste}
