"""Positions of Valley of the Kings bent at random, to prove that nothing unplayable is read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec
from hypothesis import strategies as st

from perankh.games.valley_of_the_kings import GAME
from perankh.games.valley_of_the_kings.box import tables as t
from perankh.games.valley_of_the_kings.rules.steps import STEPS
from perankh.games.valley_of_the_kings.shown.frames import FramePosition
from perankh.games.valley_of_the_kings.shown.position import ValleyPosition
from tests.games.valley_of_the_kings.given import BOX
from tests.games.valley_of_the_kings.play import new_game
from tests.support.play import moments
from tests.support.positions import Change, Reader

READER = Reader(GAME, BOX)
STEP_NAMES = [step.name for step in STEPS]


def position_of(content: bytes) -> ValleyPosition:
    """A file as a position."""
    return msgspec.json.decode(content, type=ValleyPosition)


@cache
def samples() -> Sequence[bytes]:
    """Moments of whole games: each question after each stack that can lie beneath it."""
    found: dict[tuple[int, ...], bytes] = {}
    for seed in range(24):
        for s, _ in moments(new_game(2 + seed % 3, seed), seed):
            kinds = tuple(frame & 255 for frame in s.stack())
            found.setdefault(kinds, READER.encoded(s))
    return list(found.values())


WORDS = [*t.CARD_IDS, *STEP_NAMES, *t.SPACE_IDS, "gold", "action", ""]
"""What may stand in the place of any value."""


# --- changes after which no card is missing


def piles(p: ValleyPosition) -> list[list[str]]:
    """All lists of cards that a card could lie in."""
    of_players = [
        pile
        for one in p.players
        for pile in (one.hand, one.deck, one.deck_top, one.discard, one.tomb)
    ]
    return [*of_players, p.stock_age_2, p.stock_age_3, p.boneyard]


def move_card(draw: st.DrawFn, p: ValleyPosition) -> ValleyPosition:
    """A card goes from one pile to another; hands and tombs stay sorted."""
    source = draw(st.sampled_from([pile for pile in piles(p) if pile]))
    target = draw(st.sampled_from(piles(p)))
    target.append(source.pop(draw(st.integers(0, len(source) - 1))))
    for one in p.players:
        one.hand.sort(key=t.CARD_IDS.index)
        one.tomb.sort(key=t.CARD_IDS.index)
    return p


def empty_a_space(draw: st.DrawFn, p: ValleyPosition) -> ValleyPosition:
    """A card of the pyramid goes to the boneyard, or comes back from there."""
    space = draw(st.sampled_from(t.SPACE_IDS))
    card = p.pyramid[space]
    if card is None:
        p.pyramid[space] = p.boneyard.pop() if p.boneyard else None
    else:
        p.pyramid[space] = None
        p.boneyard.append(card)
    return p


def turn_a_knob(draw: st.DrawFn, p: ValleyPosition) -> ValleyPosition:
    """Something that is no card."""
    number = draw(st.integers(0, 5))
    which = draw(st.sampled_from(["turns", "stall", "entombed", "round_cards", "gold_raised"]))
    more = draw(st.sampled_from(["changed", "done", "picked", "looked", "shown", which]))
    if more == "changed":
        return msgspec.structs.replace(p, changed=not p.changed)
    if more in ("done", "picked", "looked"):
        cards = draw(st.lists(st.sampled_from(t.CARD_IDS), max_size=3))
        return msgspec.structs.replace(p, **{more: sorted(cards, key=t.CARD_IDS.index)})
    if more == "shown":
        seat = draw(st.integers(0, len(p.players) - 1))
        mine = p.players[seat]
        p.players[seat] = msgspec.structs.replace(mine, shown=mine.hand[:number])
        return p
    return msgspec.structs.replace(p, **{which: number})


def change_stack(draw: st.DrawFn, p: ValleyPosition) -> ValleyPosition:
    """Something else is asked, or somebody else, or about something else."""
    how = draw(
        st.sampled_from(["other", "turn", "nothing", "step", "player", "line", "card", "count"])
    )
    if how == "turn":
        asks = [FramePosition(step="play", player=p.active)]
    elif how == "nothing":
        asks = []
    elif how == "other" or not p.asks:
        asks = position_of(draw(st.sampled_from(samples()))).asks
    else:
        asks = p.asks
        at = draw(st.integers(0, len(asks) - 1))
        value: str | int = draw(st.integers(0, 3))
        if how == "step":
            value = draw(st.sampled_from(STEP_NAMES))
        elif how == "card":
            how = draw(st.sampled_from(["card", "program"]))
            value = draw(st.sampled_from(t.CARD_IDS))
        asks[at] = msgspec.structs.replace(asks[at], **{how: value})
    return msgspec.structs.replace(p, asks=asks)


CHANGES: Sequence[Change[ValleyPosition]] = [
    move_card,
    move_card,
    empty_a_space,
    turn_a_knob,
    change_stack,
]
