# compiled by mypyc
"""What each action of Imhotep means, in the names of the board."""

from __future__ import annotations

from perankh.games.imhotep.box.tables import CARD_IDS, MARKET, SITE_IDS, SMALL_PYRAMID_IDS
from perankh.games.imhotep.rules import actions as a
from perankh.games.imhotep.rules.state import Imhotep
from perankh.kernel.game import Meaning


def meanings(s: Imhotep) -> list[Meaning]:
    """The meanings of all options."""
    return [describe(s, action) for action in s.options()]


def describe(s: Imhotep, action: int) -> Meaning:
    """The meaning of an action; ships and spaces are counted from 1, players are seats."""
    if action < a.LOAD_STONE:
        return {"verb": "get"}
    if action < a.SAIL_SHIP:
        ship, space = divmod(action - a.LOAD_STONE, a.SPACES)
        return {"verb": "load", "ship": ship + 1, "space": space + 1}
    if action < a.PLAY_CARD:
        ship, site = divmod(action - a.SAIL_SHIP, a.SITES)
        return {"verb": "sail", "ship": ship + 1, "site": SITE_IDS[site]}
    if action < a.TO_SITE:
        return {"verb": "play", "card": CARD_IDS[action - a.PLAY_CARD]}
    if action < a.NEXT_COLOUR:
        return {"verb": "to", "site": SITE_IDS[action - a.TO_SITE]}
    if action < a.PICK_CARD:
        return {"verb": "unload", "player": action - a.NEXT_COLOUR}
    if action < a.KEEP_CARD:
        return _pick(s, action - a.PICK_CARD)
    if action < a.CHOOSE_PYRAMID:
        return {"verb": "keep", "card": CARD_IDS[action - a.KEEP_CARD]}
    if action < a.TAKE_POINT:
        return {"verb": "build", "pyramid": SMALL_PYRAMID_IDS[action - a.CHOOSE_PYRAMID]}
    return {"verb": PLAIN_VERBS[action]}


PLAIN_VERBS = {
    a.TAKE_POINT: "point",
    a.TAKE_STONES: "stones",
    a.ACCEPT: "accept",
    a.DECLINE: "decline",
}

VERBS = (
    *("get", "load", "sail", "play", "to", "unload", "pick", "pair", "keep", "build"),
    *PLAIN_VERBS.values(),
)
"""Every verb that `describe` can use."""


def _pick(s: Imhotep, space: int) -> Meaning:
    if space == a.PAIR_SPACE and s.side_b(MARKET):
        return {"verb": "pair"}
    card = s.market[space]
    return {"verb": "pick", "space": space + 1, "card": CARD_IDS[card] if card >= 0 else "none"}
