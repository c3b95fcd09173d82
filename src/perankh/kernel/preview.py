"""What an option would do, as far as it can be known before it is done."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from perankh.kernel.append_only import AppendOnlyList
from perankh.kernel.event import Event
from perankh.kernel.state import State
from perankh.kernel.trace import Trace
from perankh.kernel.trying import DRAWS, REVEALS, try_all


class Seal(StrEnum):
    """What makes an action final, so that its player alone can't take it back."""

    CHANCE = "chance"
    REVEAL = "reveal"


class Preview(msgspec.Struct, frozen=True):
    """The foreseeable part of an option."""

    events: list[Event]
    """What would happen up to the first chance draw or reveal, as the decider may see it."""
    seal: Seal | None
    """Why it could not be undone afterwards; None if it could. What comes first counts: whether the
    other follows may depend on what was drawn or revealed, which is not yet to be known."""
    cut: bool
    """Whether more would happen after that point."""


class Mark(msgspec.Struct, frozen=True):
    """What must be remembered of an action that was carried out, to know where undo ends."""

    player: int
    seal: Seal | None


def perform(state: State, action: int) -> Mark:
    """Apply an action and say who took it and whether it can still be taken back."""
    player = state.decider() if not state.is_over() else -1
    draws, reveals = state.rng.draws, state.reveals
    state.apply(action)
    return Mark(player, _seal(state, draws, reveals))


def preview(state: State, *actions: int) -> Preview:
    """Try an option, or several answers in a row, on a clone; the state itself is not touched."""
    seat = state.decider()
    draws, reveals = state.rng.draws, state.reveals
    trial = state.clone()
    trace = Trace(draws + reveals)
    trial.trace = trace
    for action in actions:
        trial.apply(action)
        if _seal(trial, draws, reveals) is not None:
            break  # what comes after it must not be tried out
    events = [event.seen_by(seat) for event in trace.events]
    revealed_first = trace.first_reveal == draws
    seal = Seal.REVEAL if revealed_first else _seal(trial, draws, reveals)
    return Preview(events, seal, trace.cut)


def seals(state: State) -> list[Seal | None]:
    """For each option, in their order, why it could not be undone afterwards; None if it could."""
    return [
        _SEALS[comes] if comes != DRAWS | REVEALS else preview(state, action).seal
        for action, comes in zip(state.options(), try_all(state), strict=True)
    ]


_SEALS = {0: None, DRAWS: Seal.CHANCE, REVEALS: Seal.REVEAL}
"""If there are both, it must be looked at which came first."""


def undo_floor(marks: list[Mark] | AppendOnlyList[Mark], player: int) -> int:
    """How many actions must stay when `player` takes back all that one player alone may.

    >>> own, other = Mark(0, None), Mark(1, None)
    >>> undo_floor([own, other, own, own], 0)
    2
    >>> undo_floor([own, Mark(0, Seal.CHANCE), own], 0)
    2
    >>> undo_floor([own, other], 0)
    2
    """
    floor = len(marks)
    while floor > 0 and marks[floor - 1].player == player and marks[floor - 1].seal is None:
        floor -= 1
    return floor


def _seal(state: State, draws: int, reveals: int) -> Seal | None:
    if state.rng.draws != draws:
        return Seal.CHANCE
    if state.reveals != reveals:
        return Seal.REVEAL
    return None
