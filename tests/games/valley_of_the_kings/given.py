"""Readable positions of Valley of the Kings for tests: say what matters, the rest adds up.

Cards have short names (`SHORT`): "bastet" is Statue of Bastet, "table" the Offering Table. Lists of
cards are words in one text, the top card last. What is not mentioned adds up: cards of age II and
III stay in the stock, starters lie at the bottom of the boneyard.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from perankh.games.valley_of_the_kings.box import tables as t
from perankh.games.valley_of_the_kings.box.loading import ValleyBox, load_shipped
from perankh.games.valley_of_the_kings.game import GAME
from perankh.games.valley_of_the_kings.rules.state import (
    EMPTY,
    FOR_ACTION,
    FOR_GOLD,
    PLAYING,
    Player,
    Valley,
)
from perankh.games.valley_of_the_kings.rules.steps import STEPS
from perankh.games.valley_of_the_kings.shown.position import write
from perankh.games.valley_of_the_kings.shown.read_position import read
from perankh.kernel.event import Event
from perankh.kernel.game import as_text
from perankh.kernel.rng import Rng
from perankh.kernel.trace import Trace
from perankh.record.transcript import event_text

BOX = load_shipped()
TABLES = BOX.tables

SHORT_NAMES = (
    "shabti urn food table outer middle inner imsety qebehsenuef duamutef hapi weres wedjat tyet "
    "djed scarab gates earth eternity heavens netherworld dead anubis bastet isis sobek osiris "
    "horus thoth cat boat ka censer chest mask"
)
NAMES = SHORT_NAMES.split()
SHORT = dict(zip(t.CARD_IDS, NAMES, strict=True))
"""The short name of each card by its id."""
LONG = {short: card for card, short in SHORT.items()}

FULL = "weres imsety outer anubis qebehsenuef duamutef"
"""A full pyramid of cards that cost 3, 3, 3, 3, 4 and 5."""
FIVE = "shabti urn food shabti urn"
"""Five cards for a hand; with one more card elsewhere their owner has six."""


OBVIOUS = (
    "pay",
    "repeat",
    "keep",
    "entomb",
    "sacrifice",
    "discard",
    "exchange-hand",
    "exchange-tomb",
)
"""Questions that are asked even if there is one answer, lest the hand be guessed (VOK-4.1)."""


def numbers(words: str) -> list[int]:
    """Cards by their short names."""
    return [NAMES.index(word) for word in words.split()]


def given(
    players: int = 2,
    *,
    hand: str = "",
    hands: Sequence[str] = (),
    deck: str = "",
    decks: Sequence[str] = (),
    top: str = "",
    tops: Sequence[str] = (),
    discard: str = "",
    discards: Sequence[str] = (),
    tomb: str = "",
    tombs: Sequence[str] = (),
    pyramid: str = FULL,
    boneyard: str = "",
    stock: str | int | None = None,
    spare: str = "boneyard",
    active: int = 0,
    first: int = 0,
    turns: int | None = None,
    paid: str = "",
    used: str = "",
    bought: str = "",
    done: str = "",
    entombed: int = 0,
    changed: bool | None = None,
    stall: int = 0,
    completist: bool = False,
    seed: int = 1,
    box: ValleyBox = BOX,
) -> Valley:
    """A state in step 1 of the active player's turn.

    `hand`, `deck`, `top`, `discard` and `tomb` are the active player's, the plural forms those of
    all seats in order. A `deck` is drawn from at random; the cards of `top` lie on it in a known
    order, the next card to be drawn last. `pyramid` names the spaces bl, bc, br, ml, mr, a, "-" for
    an empty one. `stock` None means: all cards that are named nowhere; a number or names leave the
    others at the bottom of the boneyard. `spare` "tomb" puts starters that are named nowhere into
    the tomb of the last seat. `used` and `paid` are in play; `done` names finished actions. A
    pyramid with gaps that the stock could fill was changed in this turn.
    """
    laid = [EMPTY if word == "-" else NAMES.index(word) for word in pyramid.split()]
    laid += [EMPTY] * (t.SPACES - len(laid))
    s = Valley(players, Rng.seeded(seed), STEPS, box.tables, completist)
    s.player = [
        _player(
            seat,
            _own(hand, hands, seat, active),
            _own(deck, decks, seat, active),
            _own(top, tops, seat, active),
            _own(discard, discards, seat, active),
            _own(tomb, tombs, seat, active),
            box,
        )
        for seat in range(players)
    ]
    s.first, s.active = first, active
    s.turns = (active - first) % players if turns is None else turns
    s.pyramid, s.boneyard = laid, numbers(boneyard)
    s.in_play = [card * 2 + FOR_GOLD for card in numbers(paid)]
    s.in_play += [card * 2 + FOR_ACTION for card in numbers(used)]
    s.entombed, s.stall = entombed, stall
    s.last_bought = NAMES.index(bought) if bought else EMPTY
    s.gold_set, s.gold_raised = EMPTY, 0
    s.done = sorted(numbers(done))
    s.looked, s.looked_known, s.picked, s.laid = [], [], [], []
    _add_up(s, stock, spare)
    gaps = s.in_pyramid() < t.SPACES and s.stock() > 0
    s.changed = gaps if changed is None else changed
    s.round_cards = s.stock() + s.in_pyramid()
    s.push(PLAYING, active, 0)
    s.run_to_question()
    GAME.check(s)
    return s


def _own(single: str, several: Sequence[str], seat: int, active: int) -> list[int]:
    if seat < len(several):
        return numbers(several[seat])
    return numbers(single) if seat == active and not several else []


def _player(
    seat: int,
    hand: list[int],
    deck: list[int],
    top: list[int],
    discard: list[int],
    tomb: list[int],
    box: ValleyBox,
) -> Player:
    player = Player(sorted(hand), sorted(deck), discard)
    player.top = top
    for card in tomb:
        player.bury(box.tables, card)
    return player


def _add_up(s: Valley, stock: str | int | None, spare: str) -> None:
    """Put every card that was not named where it does no harm."""
    rest = Counter(dict(enumerate(s.tables.card_copies)))
    for card, each in enumerate(s.tables.starting_deck):
        if each:
            rest[card] = each * s.players
    rest.subtract(card for card in s.pyramid if card != EMPTY)
    rest.subtract(s.boneyard)
    rest.subtract(played // 2 for played in s.in_play)
    for player in s.player:
        rest.subtract(player.hand + player.bag + player.top + player.discard + player.tomb)
    over = [NAMES[card] for card, left in rest.items() if left < 0]
    assert not over, f"more copies than there are: {over}"
    starters = [c for c in rest.elements() if s.tables.card_type[c] == t.STARTER]
    others = [c for c in rest.elements() if s.tables.card_type[c] != t.STARTER]
    kept = others if stock is None else _stock(others, stock)
    unused = Counter(others)
    unused.subtract(kept)
    s.upper = sorted(card for card in kept if s.tables.card_age[card] == 2)
    s.lower = sorted(card for card in kept if s.tables.card_age[card] == 3)
    if spare == "tomb":
        for card in starters:
            s.player[-1].bury(s.tables, card)
        starters = []
    s.boneyard = [*starters, *unused.elements(), *s.boneyard]


def _stock(others: list[int], stock: str | int) -> list[int]:
    if isinstance(stock, str):
        return numbers(stock)
    by_age = sorted(others, key=lambda card: -TABLES.card_age[card])
    return by_age[:stock]


# ------------------ playing


def long(words: str) -> str:
    """A text with the short names of cards written out."""
    return " ".join(LONG.get(word, word) for word in words.split())


def short(text: str) -> str:
    """A text with the short names of cards."""
    for card in sorted(SHORT, key=len, reverse=True):
        text = text.replace(card, SHORT[card])
    return text


def action_of(s: Valley, word: str) -> int:
    """The action of a text such as "buy bl", which may leave out what follows from the rest."""
    found = matches(s, word)
    assert len(found) == 1, f"{word!r} is {len(found)} of {offered(s)}"
    return found[0]


def matches(s: Valley, word: str) -> list[int]:
    """The actions of the open question that a text may mean."""
    wanted = long(word)
    texts = {action: as_text(GAME.describe(s, action)) for action in s.actions()}
    exact = [action for action, text in texts.items() if text == wanted]
    return exact or [action for action, text in texts.items() if text.startswith(f"{wanted} ")]


def is_obvious(s: Valley) -> bool:
    """Whether a card's question leaves only one answer."""
    return not s.is_over() and asked(s)[1] in OBVIOUS and len(s.options()) == 1


def apply(s: Valley, action: int) -> list[Event]:
    """One answer. The invariants hold after it, and the state can be written down and read."""
    s.trace = trace = Trace(-1)
    s.apply(action)
    s.trace = None
    GAME.check(s)
    position = write(s)
    assert write(read(position, s.tables, trusted=True)) == position
    return trace.events


def act(s: Valley, *words: str) -> list[Event]:
    """Answer the open questions in turn, each by its text; what happened.

    Where a card leaves nothing to choose, its question is answered by itself (`OBVIOUS`).
    """
    events: list[Event] = []
    for word in words:
        while is_obvious(s) and not matches(s, word):
            events += apply(s, s.options()[0])
        events += apply(s, action_of(s, word))
    while is_obvious(s):
        events += apply(s, s.options()[0])
    return events


def story(s: Valley, *words: str) -> list[str]:
    """Answer the open questions in turn and tell what happened, with short names."""
    return [short(event_text(event)) for event in act(s, *words)]


def told(lines: list[str], *names: str) -> list[str]:
    """Only the events of these names."""
    return [line for line in lines if line.split()[0] in names]


def offered(s: Valley) -> list[str]:
    """The options by their texts, with short names, in order."""
    return [short(as_text(GAME.describe(s, action))) for action in s.options()]


def offered_verb(s: Valley, verb: str) -> list[str]:
    """What can be done with this verb: the rest of those options, in order."""
    return [text.partition(" ")[2] for text in offered(s) if text.partition(" ")[0] == verb]


def asked(s: Valley) -> tuple[int, str]:
    """Who must answer, and the question's name."""
    return s.decider(), s.prompt().removeprefix("valley_of_the_kings-prompt-")


def why_not(s: Valley, word: str) -> str:
    """The rule that forbids an action now."""
    reason = s.why_not(action_of(s, word))
    return "" if reason is None else reason.rule


# ------------------ looking


def words(cards: Sequence[int]) -> str:
    """Cards by their short names."""
    return " ".join(NAMES[card] for card in cards)


def hand_of(s: Valley, seat: int = 0) -> str:
    """A hand, in the order of the box."""
    return words(s.player[seat].hand)


def pile_of(s: Valley, seat: int = 0) -> str:
    """A discard pile, the top card last."""
    return words(s.player[seat].discard)


def tomb_of(s: Valley, seat: int = 0) -> str:
    """A tomb, in the order of the box."""
    return words(s.player[seat].tomb)


def deck_of(s: Valley, seat: int = 0) -> str:
    """A draw deck: what nobody knows the order of, then what lies on it in a known order."""
    player = s.player[seat]
    return words(sorted(player.bag) + player.top)


def pyramid_of(s: Valley) -> str:
    """The spaces bl, bc, br, ml, mr, a."""
    return " ".join("-" if card == EMPTY else NAMES[card] for card in s.pyramid)


def boneyard_top(s: Valley) -> str:
    """The top card of the boneyard."""
    return NAMES[s.boneyard[-1]] if s.boneyard else ""


def play_of(s: Valley) -> str:
    """The cards in play, in the order they were laid."""
    return words([played // 2 for played in s.in_play])


def totals(s: Valley) -> list[int]:
    """The points of each seat, as if the game ended now."""
    return [sum(points) for points in s.scores()]
