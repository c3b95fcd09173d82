"""What the checks look at: one state of one game, how it came about, and what was examined so far.

Here live the things all checks share. What a game must keep to is in the neighbouring modules.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import NoReturn

import msgspec

from perankh.kernel.box import AnyBox
from perankh.kernel.errors import PerankhError
from perankh.kernel.event import Event
from perankh.kernel.game import Game
from perankh.kernel.rng import Rng
from perankh.kernel.setup import Setup
from perankh.kernel.state import State
from perankh.kernel.trace import Trace

ALL = -1
"""For a `Trace` that keeps every event."""

SALT = 0xC0FFEE
"""Keeps the choices of an examination apart from the chance of the game with the same seed."""

Fingerprint = tuple[bytes, tuple[int, ...]]
"""All that makes two states equal."""


class Nonconformity(PerankhError):
    """A game does not keep to the contract of the kernel; the message says how to see it again."""

    def __init__(self, check: str, message: str, where: str = "") -> None:
        super().__init__(f"{check}: {message} ({where})" if where else f"{check}: {message}")
        self.check = check
        """Name of the check: `secrecy`."""
        self.message = message


@dataclass
class Tally:
    """How often each thing really was examined, so that no check passes by having nothing to do."""

    games: int = 0
    decisions: int = 0
    refusals: int = 0
    descriptions: int = 0
    clones: int = 0
    positions: int = 0
    determinized: int = 0
    dealt_otherwise: int = 0
    """Times at which two seeds of `determinize` dealt hidden things differently."""
    scrambled: int = 0
    hidden: int = 0
    """Times at which `scramble` changed something: the seat did not know all."""
    compared: int = 0
    """Times at which a seat's view of a table and of its shadow was compared, with all that can be
    observed around it."""
    followed: int = 0
    """Actions after which a scrambled state was still compared."""
    previews: int = 0
    events: int = 0
    secret_events: int = 0
    sentences: int = 0

    def __add__(self, other: Tally) -> Tally:
        names = [field.name for field in fields(self)]
        return Tally(**{name: getattr(self, name) + getattr(other, name) for name in names})


class Subject:
    """One game under examination, at one moment."""

    def __init__(self, game: Game, box: AnyBox, setup: Setup, seed: int, state: State) -> None:
        self.game = game
        self.box = box
        self.setup = setup
        self.seed = seed
        self.state = state
        self.taken: list[int] = []
        """The actions so far."""
        self.tally = Tally()
        self.dice = Rng.seeded(seed ^ SALT)
        """Chooses what is examined; the game never draws from it."""

    def fail(self, check: str, message: str) -> NoReturn:
        """Report a nonconformity with everything that is needed to see it again."""
        setup = msgspec.json.encode(self.setup).decode()
        raise Nonconformity(
            check,
            message,
            f"{self.game.id}, {self.state.players} players, setup {setup}, "
            f"seed {self.seed}, after {len(self.taken)} actions",
        )

    def new_seed(self) -> int:
        """A seed for something that is dealt anew."""
        return self.dice.word() | self.dice.word() << 31

    def one_in(self, n: int) -> bool:
        """True once in n times on average."""
        return self.dice.below(n) == 0

    def pick(self, actions: Sequence[int]) -> int:
        """One of them at random."""
        if not actions:
            self.fail("options", "a question has no option a few actions ahead")
        return actions[self.dice.below(len(actions))]

    def seats(self) -> list[int | None]:
        """Everybody who may look at the table; None is a spectator."""
        return [*range(self.state.players), None]

    def position(self, state: State) -> bytes:
        """The complete state, byte for byte."""
        return msgspec.json.encode(self.game.write_position(state))

    def fingerprint(self, state: State) -> Fingerprint:
        """All that makes two states equal: the position, and chance with its counters."""
        return self.position(state), (*rng_words(state), state.rng.draws, state.reveals)

    def view(self, state: State, seat: int | None) -> bytes:
        """What a seat sees, byte for byte."""
        return msgspec.json.encode(self.game.view(state, seat))


def rng_words(state: State) -> tuple[int, int, int, int]:
    """Where chance stands."""
    rng = state.rng
    return rng.a, rng.b, rng.c, rng.counter


def traced(state: State, action: int) -> list[Event]:
    """Apply an action and give all events of it."""
    state.trace = Trace(ALL)
    state.apply(action)
    events = state.trace.events
    state.trace = None
    return events


def as_seen(events: Sequence[Event], seat: int | None) -> bytes:
    """Events as a seat gets them, byte for byte."""
    return msgspec.json.encode([event.seen_by(seat) for event in events])


def seat_name(seat: int | None) -> str:
    """A seat in a message."""
    return "a spectator" if seat is None else f"seat {seat + 1}"


def first_difference(one: bytes, other: bytes) -> str:
    """Where two texts part, with a little of what stands there."""
    length = min(len(one), len(other))
    at = next((i for i in range(length) if one[i] != other[i]), length)
    start = max(0, at - 30)
    here = [text[start : at + 30].decode(errors="replace") for text in (one, other)]
    return f"...{here[0]}... and ...{here[1]}..."


@lru_cache(maxsize=16)
def rule_numbers(game: Game) -> frozenset[str]:
    """The numbers of all rules in the game's `RULES.md`; there each stands in bold."""
    text = (game.folder / "RULES.md").read_text(encoding="utf-8")
    return frozenset(re.findall(rf"\*\*({game.rule_prefix}-[\d.]+\w*)\*\*", text))
