"""The stack of a state of Valley of the Kings in readable form, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from perankh.games.valley_of_the_kings.box import tables as t
from perankh.games.valley_of_the_kings.rules import packs
from perankh.games.valley_of_the_kings.rules import state as k
from perankh.games.valley_of_the_kings.rules.state import EMPTY, Valley
from perankh.games.valley_of_the_kings.rules.verbs.vocabulary import VERBS
from perankh.kernel.position import Reading
from perankh.kernel.step import ARG_SHIFT, KIND_BITS, KIND_MASK, PLAYER_MASK, frame

Small = Annotated[int, msgspec.Meta(ge=0, lt=60)]


class FramePosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One frame: which step, for which player, and what it is about.

    `program` is the card whose steps are carried out and `line` the step among them; without a
    program `line` is a space, a kind of window or how many were asked. `card` is the card meant.
    """

    step: str
    player: Annotated[int, msgspec.Meta(ge=0, lt=4)] = 0
    program: str | None = None
    line: Small = 0
    card: str | None = None
    number: Small = 0
    count: Small = 0


NUMBERED = (
    k.AFTER_PURCHASE,
    k.AFTER_SACRIFICE,
    k.EACH,
    k.FORCED_SACRIFICING,
    k.FORCED_GIVING,
    k.FORCED_DISCARDING,
)
"""Frames that are about a number, not a card."""

IN_PROGRAM = {kind for verb in VERBS for kind in verb.asks()}
"""Frames that are about a verb of a card."""


# --- writing


def write_frames(s: Valley) -> list[FramePosition]:
    """The stack, the open question last."""
    return [_write(s, packed) for packed in s.stack()]


def _write(s: Valley, packed: int) -> FramePosition:
    kind, arg = packed & KIND_MASK, packed >> ARG_SHIFT
    line, it = int(packs.line_of(arg)), int(packs.it_of(arg))
    program = None
    if kind in IN_PROGRAM or kind == k.RUN:
        owner = _owner(s.tables, line)
        program = t.CARD_IDS[owner]
        line -= _start(s.tables, owner)
    numbered = kind in NUMBERED
    return FramePosition(
        step=s.step_names()[kind],
        player=packed >> KIND_BITS & PLAYER_MASK,
        program=program,
        line=line,
        card=None if numbered or it == EMPTY else t.CARD_IDS[it],
        number=it if numbered else 0,
        count=int(packs.count_of(arg)),
    )


def _start(tables: t.Tables, card: int) -> int:
    """The first step that belongs to a card; the ways of its choices stand before its program."""
    return 0 if card == 0 else _end(tables, card - 1) + 1


def _end(tables: t.Tables, card: int) -> int:
    """The last step that belongs to a card."""
    line = tables.card_program[card]
    while not tables.verbs[line].ends:
        line += 1
    return line


def _owner(tables: t.Tables, line: int) -> int:
    """The card that a step belongs to."""
    return next(card for card in range(t.CARDS) if line <= _end(tables, card))


# --- reading


def read_frames(r: Reading, s: Valley, frames: Sequence[FramePosition]) -> list[int]:
    """The stack by its numbers; whether it can be played on is asked elsewhere."""
    return [_read(r, s, f, f"asks[{number}]") for number, f in enumerate(frames)]


def _read(r: Reading, s: Valley, f: FramePosition, place: str) -> int:
    kind = r.index(f.step, s.step_names(), f"{place}.step")
    player = r.seat(f.player, f"{place}.player")
    line = f.line
    in_program = kind in IN_PROGRAM or kind == k.RUN
    told = "the card whose steps are carried out" if in_program else "not needed here"
    r.require((f.program is not None) == in_program, f"{place}.program", told)
    if f.program is not None:
        owner = r.index(f.program, t.CARD_IDS, f"{place}.program")
        line += _start(s.tables, owner)
        there = line <= _end(s.tables, owner)
        r.require(there, f"{place}.line", f"{f.program} has no such step")
    numbered = kind in NUMBERED
    r.require(f.number == 0 or numbered, f"{place}.number", "not needed here")
    r.require(f.card is None or not numbered, f"{place}.card", "not needed here")
    card = EMPTY if f.card is None else r.index(f.card, t.CARD_IDS, f"{place}.card")
    it = f.number if numbered else card
    return int(frame(kind, player, packs.packed(line, it, f.count)))
