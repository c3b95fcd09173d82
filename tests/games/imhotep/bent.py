"""Positions of Imhotep bent at random: for the tests that nothing unplayable is ever read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec
from hypothesis import strategies as st

from perankh.games.imhotep import GAME
from perankh.games.imhotep.box import tables as t
from perankh.games.imhotep.rules.steps import STEPS
from perankh.games.imhotep.shown.position import ImhotepPosition
from perankh.kernel.position import FramePosition
from tests.games.imhotep.given import BOX
from tests.games.imhotep.play import played_games
from tests.support.positions import Change, Reader

READER = Reader(GAME, BOX)
STEP_NAMES = [step.name for step in STEPS]


def position_of(content: bytes) -> ImhotepPosition:
    """A file as a position."""
    return msgspec.json.decode(content, type=ImhotepPosition)


@cache
def samples() -> Sequence[bytes]:
    """Moments of whole games, each question in each round of each game once."""
    found: dict[tuple[int, int, str], bytes] = {}
    for number, game in enumerate(played_games()):
        for s in game:
            prompt = "over" if s.is_over() else s.prompt()
            found.setdefault((number, s.round, prompt), READER.encoded(s))
    return list(found.values())


WORDS = [*t.SITE_IDS, *t.CARD_IDS, *STEP_NAMES, *"ab", "4-3-2-2", "left", ""]
"""What may stand in the place of any value."""


# --- changes after which no stone and no card is missing


def move_stone(draw: st.DrawFn, p: ImhotepPosition) -> ImhotepPosition:
    """A stone goes to or from a monument or a ship, docked or not."""
    seat = draw(st.integers(0, len(p.players) - 1))
    purse = draw(st.sampled_from(["quarry", "sled", "obelisk"]))
    boards = [p.pyramid, p.temple, p.burial_chamber, *p.small_pyramids.values()]
    if draw(st.booleans()):
        board = draw(st.sampled_from(boards))
        away = seat in board and draw(st.booleans())
        board.remove(seat) if away else board.append(seat)
    else:
        spaces = draw(st.sampled_from(p.ships)).spaces
        index = draw(st.integers(0, len(spaces) - 1))
        if spaces[index] not in (None, seat):
            return p
        away = spaces[index] == seat
        spaces[index] = None if away else seat
    mine = p.players[seat]
    held = {"quarry": mine.quarry, "sled": mine.sled, "obelisk": mine.obelisk}[purse]
    held += 1 if away else -1
    p.players[seat] = msgspec.structs.replace(mine, **{purse: max(held, 0)})
    return p


def move_card(draw: st.DrawFn, p: ImhotepPosition) -> ImhotepPosition:
    """A card goes from a pile to a pile, a hand or the Market."""
    piles = [p.draw, p.discard, p.pair]
    source = draw(st.sampled_from([pile for pile in piles if pile]))
    card = source.pop(draw(st.integers(0, len(source) - 1)))
    target = draw(st.sampled_from(["pile", "hand", "market"]))
    if target == "pile":
        draw(st.sampled_from(piles)).append(card)
    elif target == "hand":
        hand = draw(st.sampled_from(p.players)).cards
        hand[card] = hand.get(card, 0) + 1
    else:
        index = draw(st.integers(0, len(p.market) - 1))
        taken = p.market[index]
        p.market[index] = card
        if taken is not None:
            p.draw.append(taken)
    return p


def turn_a_knob(draw: st.DrawFn, p: ImhotepPosition) -> ImhotepPosition:
    """Something that is neither a stone nor a card."""
    seat = draw(st.integers(0, len(p.players) - 1))
    which = draw(st.sampled_from(["passes", "active", "first", "unloading", "site", "side"]))
    if which == "unloading":
        spaces = draw(st.lists(st.integers(0, 5), max_size=4))
        return msgspec.structs.replace(p, unloading=spaces)
    if which == "site":
        number = draw(st.integers(0, len(p.ships) - 1))
        site = draw(st.sampled_from([None, *t.SITE_IDS]))
        p.ships[number] = msgspec.structs.replace(p.ships[number], site=site)
        return p
    if which == "side":
        p.sides[draw(st.sampled_from(t.SITE_IDS))] = draw(st.sampled_from("ab"))
        return p
    return msgspec.structs.replace(p, **{which: seat})


def change_stack(draw: st.DrawFn, p: ImhotepPosition) -> ImhotepPosition:
    """Something else is asked, or somebody else, or about something else."""
    how = draw(st.sampled_from(["other", "turn", "nothing", "step", "player", "arg"]))
    if how == "turn":
        asks = [FramePosition(step="turn", player=p.active)]
    elif how == "nothing":
        asks = []
    elif how == "other" or not p.asks:
        asks = position_of(draw(st.sampled_from(samples()))).asks
    else:
        asks = p.asks
        index = draw(st.integers(0, len(asks) - 1))
        value: str | int = draw(st.integers(0, 3 if how == "player" else 40))
        if how == "step":
            value = draw(st.sampled_from(STEP_NAMES))
        asks[index] = msgspec.structs.replace(asks[index], **{how: value})
    return msgspec.structs.replace(p, asks=asks)


CHANGES: Sequence[Change[ImhotepPosition]] = [move_stone, move_card, turn_a_knob, change_stack]
