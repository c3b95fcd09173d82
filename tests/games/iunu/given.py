"""Readable tables of Iunu for tests: say what matters, the rest adds up by itself.

Cards are written as words: a hand "noble farmer farmer", a Dynasty "soldier farmer:3/1", which is
one soldier and three farmers of whom one is fed. A hand or Forum that is written short is filled up
with cards that nobody named; all others lie in the deck.
"""

from __future__ import annotations

from collections.abc import Sequence

from perankh.games.iunu.box import tables as t
from perankh.games.iunu.box.loading import IunuBox, load, load_shipped
from perankh.games.iunu.game import GAME
from perankh.games.iunu.rules import state as st
from perankh.games.iunu.rules.knowledge import BOX as BOXED
from perankh.games.iunu.rules.knowledge import EVERY_CARD
from perankh.games.iunu.rules.packs import cards, count_in, listed, only, piled
from perankh.games.iunu.rules.rebirth import add_to_forum
from perankh.games.iunu.rules.setup import empty_table
from perankh.games.iunu.rules.state import PLACE_CARDS, PLACE_ROW, Iunu, Player
from perankh.kernel.event import Event
from perankh.kernel.game import as_text
from perankh.kernel.rng import Rng
from perankh.kernel.trace import Trace
from tests.games.iunu.boxes import corrected

BOX = load_shipped()
TABLES = BOX.tables


def box_with(*changes: str) -> IunuBox:
    """The shipped box with corrections such as `caste.noble.caste_vp = 8`."""
    return load(corrected(*changes))


def given(
    players: int = 2,
    mode: str = "standard",
    *,
    round: int = 2,
    first: int = 0,
    active: int = 0,
    final: bool = False,
    dice: Sequence[int] = (4, 3, 2),
    deben: Sequence[int] = (3, 3, 3, 3),
    hands: Sequence[str] = (),
    dynasties: Sequence[str] = (),
    hidden: Sequence[str] = (),
    heliopolis: str = "",
    forum: str = "",
    deck: str | None = None,
    discard: str = "",
    holds: Sequence[str | None] = (),
    afterlife: Sequence[str] | None = None,
    box: IunuBox = BOX,
    seed: int = 1,
) -> Iunu:
    """A table at which `active` is asked what to play, or first what to reroll.

    `deck` None means all cards not named; else those go to the last one's Dynasty, or to the
    discard pile where there is one. With an empty deck nothing is filled up. `afterlife` is the
    deck in blocks from the top, each "osiris khufu" in no order; the bank has what nobody holds.
    """
    tables = box.tables
    s = empty_table(players, Rng.seeded(seed), tables, t.MODE_IDS.index(mode))
    s.round, s.first, s.active = round, first, active
    s.dice = sum(cards(1, value - 1) for value in dice)
    for seat in range(players):
        p = s.player[seat]
        p.deben = deben[seat]
        _lay_dynasty(p, _of(dynasties, seat))
        p.hidden = _castes(_of(hidden, seat))
        p.veils = [0] * len(p.hidden)
        _put_in_hand(p, _castes(_of(hands, seat)))
    if mode == "memphis_thebes":
        _lay_dynasty(s.player[-1], heliopolis)
    for caste in _castes(forum):
        add_to_forum(s, caste)
    s.discard = piled(_castes(discard))
    if deck is not None:
        s.deck = piled(_castes(deck))
        s.deck_count = len(deck.split())
    _deal_rest(s, fixed_deck=deck is not None)
    _lay_afterlife(s, holds, afterlife)
    s.bank = tables.deben_total - sum(p.deben for p in s.player) if tables.deben_limited else 0
    eaten = sum(len(listed(p.fed)) for p in s.player)
    s.bread = tables.bread_total - eaten if tables.bread_limited else 0
    s.final_round = final or s.deck_count == 0
    rerolls = dice and s.player[active].owns(t.PHARAOH) > 0
    s.push(st.REROLL if rerolls else st.PLAY, active, 0)
    s.run_to_question()
    GAME.check(s)
    return s


def act(s: Iunu, *words: str) -> list[Event]:
    """Answer the open questions in turn, each by the beginning of its text; what happened.

    The only card that can be placed is placed without a word: it is asked for to keep a secret.
    """
    s.trace = trace = Trace(-1)
    for word in words:
        s.apply(_action(s, word))
        while must_place(s):
            s.apply(s.options()[0])
    s.trace = None
    return trace.events


def must_place(s: Iunu) -> bool:
    """Whether a card is to be placed and there is no other choice."""
    placing = not s.is_over() and s.kind() in (PLACE_CARDS, PLACE_ROW)
    return placing and len(s.options()) == 1


def offered(s: Iunu) -> list[str]:
    """The options by their texts, in order."""
    return [as_text(GAME.describe(s, action)) for action in s.options()]


def why_not(s: Iunu, word: str) -> str:
    """The rule that forbids an action now."""
    reason = s.why_not(_action(s, word))
    return "" if reason is None else reason.rule


def _action(s: Iunu, word: str) -> int:
    """The only answer to the open question that is `word` or goes on after it."""
    texts = {action: as_text(GAME.describe(s, action)) for action in s.actions()}
    fitting = [action for action, text in texts.items() if f"{text} ".startswith(f"{word} ")]
    assert len(fitting) == 1, f"{word!r} is not one of {', '.join(texts.values())}"
    return fitting[0]


def _of(words: Sequence[str], seat: int) -> str:
    return words[seat] if seat < len(words) else ""


def _castes(words: str) -> list[int]:
    return [t.CASTE_IDS.index(word) for word in words.split()]


def _lay_dynasty(p: Player, words: str) -> None:
    for word in words.split():
        name, _, size = word.partition(":")
        number, _, fed = size.partition("/")
        caste = t.CASTE_IDS.index(name)
        p.dynasty += cards(int(number or 1), caste)
        p.fed += cards(int(fed or 0), caste)


def _put_in_hand(p: Player, castes: Sequence[int]) -> None:
    p.hand += piled(list(castes))
    p.hand_count += len(castes)


def _deal_rest(s: Iunu, fixed_deck: bool) -> None:
    """Fill hands and Forum up, then everything else goes to the deck or out of the way."""
    rest = [copies - _used(s, caste) for caste, copies in enumerate(s.tables.copies)]
    assert min(rest) >= 0, f"more cards than the box has: {rest}"
    filling = not fixed_deck or s.deck_count > 0
    for p in s.player[: s.players]:
        while filling and p.hand_count < s.tables.hand_size:
            _put_in_hand(p, [_most(rest)])
    while filling and s.forum_count < s.tables.forum_size:
        add_to_forum(s, _most(rest))
    left = piled([caste for caste, count in enumerate(rest) for _ in range(count)])
    if not fixed_deck:
        s.deck, s.deck_count = left, sum(rest)
    elif s.is_ordered():
        s.discard += left
    else:
        s.player[-1].dynasty += left


def _most(rest: list[int]) -> int:
    """Take away one card of the caste of which most are left."""
    caste = max(range(t.CASTES), key=lambda one: (rest[one], one))
    rest[caste] -= 1
    return caste


def _used(s: Iunu, caste: int) -> int:
    row = [s.forum >> 4 * place & 15 for place in range(s.forum_count)]
    used = row.count(caste) + count_in(s.deck, caste) + count_in(s.discard, caste)
    for p in s.player:
        used += count_in(p.hand, caste) + count_in(p.dynasty, caste) + p.hidden.count(caste)
    return used


def _lay_afterlife(s: Iunu, holds: Sequence[str | None], blocks: Sequence[str] | None) -> None:
    """Afterlife cards held, in the deck and out of the game, together nine."""
    for seat in range(s.players):
        held = _of([name or "" for name in holds], seat)
        if held:
            s.player[seat].afterlife = t.AFTERLIFE_IDS.index(held)
    taken = [p.afterlife for p in s.player if p.afterlife >= 0]
    free = [card for card in range(t.AFTERLIFE_CARDS) if card not in taken]
    size = s.tables.afterlife_in_play - len(taken)
    sets = [[t.AFTERLIFE_IDS.index(word) for word in block.split()] for block in blocks or []]
    if blocks is None:
        sets = [free[:size]]
    s.blocks = [sum(only(card) for card in one) for one in reversed(sets) if one]
    used = [card for one in sets for card in one]
    s.boxed = sum(only(card) for card in free if card not in used)
    if taken or len(s.blocks) > 1:
        s.beliefs = [_belief(s, seat) for seat in range(s.players)]


def _belief(s: Iunu, seat: int) -> list[int]:
    """A seat that knows its own afterlife card and nothing else."""
    own = s.player[seat].afterlife
    others = EVERY_CARD & ~only(own) if own >= 0 else EVERY_CARD
    held = [others if p.afterlife >= 0 else 0 for p in s.player]
    if own >= 0:
        held[seat] = only(own)
    return [*held, *[0] * (BOXED - len(held)), others, 0, *[others] * len(s.blocks)]
