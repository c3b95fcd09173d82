# compiled by mypyc
"""Short endings, solved exactly: where little and nothing unknown is left, no guess is needed.

An ending is solved only if no chance and no reveal can happen in it; what another seat hides may
still matter, so several ways to deal it must give the same answer.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from perankh.kernel.rng import Rng
from perankh.kernel.state import WHOLE, State

PROBE: Final = 14
"""An ending is tried only if random answers finish the game within so many decisions."""
DEALS: Final = 2
"""Ways to deal what is hidden that must agree."""
CLOCK_EVERY: Final = 32
"""How many positions are looked at between two looks at the clock."""
UNSOLVED: Final = -1
VICTORY: Final = 1_000_000
"""What a whole victory weighs against points: more than any lead."""


@final
class Ending:
    """Looks through everything that can still happen, if that is little."""

    left: i64
    """Positions that may still be looked at."""
    until: float
    """The moment of `perf_counter` to give up at; 0: never."""
    draws: i64
    reveals: i64
    """Draws and reveals of the position that is to be solved: there may be no more."""

    def __init__(self, positions: i64, until: float = 0.0) -> None:
        self.left = positions
        self.until = until
        self.draws = 0
        self.reveals = 0

    def solve(self, state: State, seat: i64, seed: int) -> i64:
        """The best answer, or UNSOLVED when the ending is too long or not known well enough."""
        dice = Rng.seeded(seed)
        if not self.is_near(state.clone(), dice):
            return UNSOLVED
        answer: i64 = UNSOLVED
        budget = self.left // DEALS
        for _ in range(DEALS):
            dealt = state.determinize(seat, dice.word())
            self.left = budget
            self.draws = dealt.rng.draws
            self.reveals = dealt.reveals
            found = self.best_answer(dealt)
            if found == UNSOLVED or (answer != UNSOLVED and found != answer):
                return UNSOLVED
            answer = found
        return answer

    def is_near(self, s: State, dice: Rng) -> bool:
        """Whether the game may end soon and without chance."""
        draws = s.rng.draws
        for _ in range(PROBE):
            if s.rng.draws != draws:
                return False
            if s.is_over():
                return True
            options = s.options()
            s.advance(options[dice.below(len(options))])
        return False

    def best_answer(self, s: State) -> i64:
        """The best answer of who decides in `s`, if all that follows can be looked through."""
        player = s.decider()
        best: i64 = UNSOLVED
        best_value: i64 = 0
        for action in s.options():
            result = self.outcome(s, action)
            if len(result) == 0:
                return UNSOLVED
            if best == UNSOLVED or result[player] > best_value:
                best = action
                best_value = result[player]
        return best

    def is_late(self) -> bool:
        """Whether time is up; the clock is asked now and then."""
        return self.until > 0.0 and self.left % CLOCK_EVERY == 0 and perf_counter() > self.until

    def outcome(self, s: State, action: i64) -> list[int]:
        """What an answer comes to for each player when all go on as well as they can.

        Empty if it takes too long, or if chance or something hidden would decide.
        """
        self.left -= 1
        if self.left < 0 or self.is_late():
            return []
        twin = s.clone()
        twin.advance(action)
        if twin.rng.draws != self.draws or twin.reveals != self.reveals:
            return []
        if twin.is_over():
            return final_values(twin)
        player = twin.decider()
        best: list[int] = []
        for following in twin.options():
            result = self.outcome(twin, following)
            if len(result) == 0:
                return []
            if len(best) == 0 or result[player] > best[player]:
                best = result
        return best


def final_values(s: State) -> list[int]:
    """Victory first, then how far one is ahead of the best of the others and the rivals."""
    competitors = s.competitors()
    estimates = [s.evaluate(each) for each in range(competitors)]
    shares = s.returns()
    values: list[int] = []
    for player in range(s.players):
        other: i64 = 0
        found = False
        for rival in range(competitors):
            if rival != player and (not found or estimates[rival] > other):
                other = estimates[rival]
                found = True
        values.append(shares[player] * VICTORY // WHOLE + estimates[player] - other)
    return values
