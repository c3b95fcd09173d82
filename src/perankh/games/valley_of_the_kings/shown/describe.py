# compiled by mypyc
"""What each action of Valley of the Kings means, in the names of the board."""

from __future__ import annotations

from perankh.games.valley_of_the_kings.box.tables import CARD_IDS, CARDS, SPACE_IDS
from perankh.games.valley_of_the_kings.rules import actions as a
from perankh.games.valley_of_the_kings.rules import state as k
from perankh.games.valley_of_the_kings.rules.packs import line_of
from perankh.games.valley_of_the_kings.rules.state import EMPTY, Valley
from perankh.kernel.game import Meaning

NO_CARD = "none"
"""What lies on an empty space."""

PLAIN_VERBS = {a.END_PLAY: "end", a.ARRANGE: "arrange", a.LAY_REST: "lay_rest", a.PASS: "pass"}

CARD_VERBS = {
    k.ARRANGING: "lay",
    k.DISCARDING: "discard",
    k.SACRIFICING: "sacrifice",
    k.ENTOMBING: "entomb",
    k.UNEARTHING: "unearth",
    k.EXCHANGE_HAND: "exchange",
    k.EXCHANGE_TOMB: "exchange_for",
    k.KEEPING: "keep",
    k.RESTING: "discard_looked",
    k.FORCED_SACRIFICING: "sacrifice",
    k.FORCED_GIVING: "give",
    k.FORCED_DISCARDING: "discard",
}
"""What a question does with the card that `CARD` names."""

PILE_VERBS = {k.ENTOMBING: "entomb_pile", k.TO_DECK: "to_deck"}
REACT_VERBS = {k.AFTER_PURCHASE: "react", k.AFTER_SACRIFICE: "react"}
SPACE_VERBS = {k.TAKING: "take", k.CRUMBLING: "fall"}

VERBS = tuple(
    dict.fromkeys(
        (
            *("buy", "play", "entomb", "pay", "repeat", "show", "sacrifice_pyramid"),
            *("swap", "choose"),
            *PLAIN_VERBS.values(),
            *CARD_VERBS.values(),
            *PILE_VERBS.values(),
            *REACT_VERBS.values(),
            *SPACE_VERBS.values(),
        )
    )
)
"""Every verb that `describe` can use."""


def meanings(s: Valley) -> list[Meaning]:
    """The meanings of all options."""
    return [describe(s, action) for action in s.options()]


def describe(s: Valley, action: int) -> Meaning:
    """The meaning of an action of the open question."""
    if action in PLAIN_VERBS:
        return {"verb": PLAIN_VERBS[action]}
    if action < a.PLAY:
        return _space("buy", s, action - a.BUY)
    if action < a.SPACE:
        return {"verb": _card_verb(s, action), "card": CARD_IDS[(action - a.PLAY) % CARDS]}
    if action < a.SWAP:
        return _space(SPACE_VERBS.get(s.kind(), "sacrifice_pyramid"), s, action - a.SPACE)
    if action < a.BRANCH:
        return _swap(s, action - a.SWAP)
    return _way(s, action - a.BRANCH)


def _card_verb(s: Valley, action: int) -> str:
    """The verb of an action that names a card."""
    kind = int(s.kind())
    if action < a.ENTOMB:
        return "play"
    if action < a.PAY:
        return "entomb"
    if action < a.CARD:
        return "pay"
    if action < a.FROM_PILE:
        return CARD_VERBS[kind]
    if action < a.REPEAT:
        return PILE_VERBS[kind]
    return "repeat" if action < a.REACT else REACT_VERBS.get(kind, "show")


def _space(verb: str, s: Valley, space: int) -> Meaning:
    return {"verb": verb, "space": SPACE_IDS[space], "card": _lying_on(s, space)}


def _lying_on(s: Valley, space: int) -> str:
    card = s.pyramid[space]
    return NO_CARD if card == EMPTY else CARD_IDS[card]


def _swap(s: Valley, pair: int) -> Meaning:
    one, other = a.PAIR_FIRST[pair], a.PAIR_SECOND[pair]
    return {
        "verb": "swap",
        "space": SPACE_IDS[one],
        "other_space": SPACE_IDS[other],
        "card": _lying_on(s, one),
        "other_card": _lying_on(s, other),
    }


def _way(s: Valley, way: int) -> Meaning:
    """A way of `choose_one`, by its number and its first verb."""
    ways = s.tables.verbs[line_of(s.arg())].ways()
    first = ways[way][0].word if way < len(ways) else "none"
    return {"verb": "choose", "option": way + 1, "step": first}
