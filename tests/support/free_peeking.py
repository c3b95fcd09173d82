"""Pebbles in which peeking is free: possible at any own question of the turn, answering none."""

from __future__ import annotations

from perankh.kernel.reason import NOT_ASKED, Reason
from perankh.kernel.rng import Rng
from perankh.kernel.step import FreeActions, Step
from tests.support.pebbles import PebblesGame
from tests.support.pebbles.box.tables import Tables
from tests.support.pebbles.rules import steps as d
from tests.support.pebbles.rules.state import Pebbles


class Peeking(FreeActions[Pebbles]):
    """PEB-3.5, but free."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.past = d.PEEK, d.PEEK + 1

    def options(self, s: Pebbles, player: int, kind: int) -> list[int]:
        return [d.PEEK] if player == s.turn and not s.peeked[player] else []

    def choose(self, s: Pebbles, player: int, action: int) -> None:
        d.peek(s, player)

    def why_not(self, s: Pebbles, player: int, kind: int, action: int) -> Reason:
        return d.ALREADY_PEEKED


class PlainAct(d.Act):
    """PEB-2.1 without peeking."""

    def actions(self) -> list[int]:
        return [d.SHOW, d.OFFER]

    def options(self, s: Pebbles, player: int, arg: int) -> list[int]:
        return [d.SHOW, d.OFFER]

    def why_not(self, s: Pebbles, player: int, arg: int, action: int) -> Reason:
        return NOT_ASKED


PEEKING = Peeking()
STEPS: list[Step[Pebbles]] = [
    PlainAct("pebbles-prompt-act", auto_answers=False) if kind == d.ACT else step
    for kind, step in enumerate(d.STEPS)
]


class FreePebbles(Pebbles):
    """Pebbles with one free action, declared here and nowhere else."""

    def __init__(
        self, players: int, rng: Rng, steps: list[Step[Pebbles]], tables: Tables, heavy: bool
    ) -> None:
        super().__init__(players, rng, steps, tables, heavy)
        self.has_free = True

    def free_actions(self) -> FreeActions[Pebbles]:
        return PEEKING


class FreePebblesGame(PebblesGame):
    """The game of it."""

    longest = PebblesGame.longest + PebblesGame.players_max
    state_type = FreePebbles
    steps = STEPS


GAME = FreePebblesGame()
