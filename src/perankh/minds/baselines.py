# compiled by mypyc
"""The simple computer players: one that guesses, and those that look a single action ahead.

A mind never sees more than its seat may: `fair_choice` deals anew whatever the seat can't know
before it asks the mind. Minds that search deeper have modules of their own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from perankh.kernel.rng import Rng
from perankh.kernel.state import State

SAMPLES: Final = 4
"""How many courses of chance an option is averaged over, if chance takes part in it."""
BUDGET: Final = 240
"""How many positions are looked at for all options of one choice together."""
LEAST: Final = 12
"""How many of them each option gets at the least."""
SHARE: Final = 100
"""What one sixtieth of a won game is worth, in hundredths of a point."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A computer player. It is asked for one action at a time and keeps nothing in between."""

    name: str

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, state: State, seat: i64, seed: int) -> i64:
        """One of the options of `state`, in which `seat` decides.

        What `seat` can't know must have been dealt anew (`State.determinize`). The same state and
        seed give the same choice.
        """
        raise NotImplementedError(type(self).__name__)


def fair_choice(mind: Mind, state: State, seed: int) -> i64:
    """What `mind` does for the seat that must decide, knowing only what that seat may know."""
    seat = state.decider()
    return mind.choose(state.determinize(seat, seed), seat, seed)


class RandomMind(Mind):
    """Takes any option, each as likely as the others."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, state: State, seat: i64, seed: int) -> i64:
        options = state.options()
        return options[Rng.seeded(seed).below(len(options))]


class GreedyMind(Mind):
    """Takes the option after which it stands best compared with the best of the others.

    It follows the questions that it must answer itself until somebody else decides, so a turn that
    is asked in steps counts as one action.

    It can be made to err as people do: `notice` is how much of the others' gain it sees, in
    percent, and `blur` is by how much it may misjudge an option, in percent of a decisive lead
    (`State.decisive_lead`).
    """

    notice: i64
    blur: i64
    left: i64
    """Positions that may still be looked at for the option under consideration."""
    chance: bool
    """Whether chance took part in the option under consideration."""

    def __init__(self, name: str = "greedy", notice: i64 = 100, blur: i64 = 0) -> None:
        super().__init__(name)
        self.notice = notice
        self.blur = blur
        self.left = 0
        self.chance = False

    def choose(self, state: State, seat: i64, seed: int) -> i64:
        options = state.options()
        if len(options) == 1:
            return options[0]
        dice = Rng.seeded(seed)
        seeds: list[int] = []
        for _ in range(SAMPLES):
            seeds.append(dice.word() | dice.word() << 31)
        blur: i64 = self.blur * state.decisive_lead() // 100
        budget: i64 = max(LEAST, BUDGET // len(options))
        best: list[int] = []
        best_value: i64 = 0
        for action in options:
            value = self.worth(state, seat, action, seeds, budget)
            if blur > 0:
                # The sum of two dice: small misjudgements are more common than large ones.
                value += (dice.below(blur) - dice.below(blur)) * SAMPLES
            if len(best) == 0 or value > best_value:
                best = [action]
                best_value = value
            elif value == best_value:
                best.append(action)
        return best[dice.below(len(best))]

    def worth(self, state: State, seat: i64, action: i64, seeds: list[int], budget: i64) -> i64:
        """What an option is worth: the sum over all samples of chance."""
        self.chance = False
        first = self.sample(state, seat, action, seeds[0], budget)
        if not self.chance:
            return first * SAMPLES
        total = first
        for seed in seeds[1:]:
            total += self.sample(state, seat, action, seed, budget)
        return total

    def sample(self, state: State, seat: i64, action: i64, seed: int, budget: i64) -> i64:
        """What an option is worth in one course of chance."""
        twin = state.clone()
        twin.rng.reseed(seed)
        draws = twin.rng.draws
        twin.advance(action)
        if twin.rng.draws != draws:
            self.chance = True
        self.left = budget
        return self.value(twin, seat)

    def value(self, state: State, seat: i64) -> i64:
        """How well `seat` stands once it has answered its own questions as well as it can."""
        if state.is_over() or state.decider() != seat or self.left <= 0:
            return standing(state, seat, self.notice)
        draws = state.rng.draws
        best: i64 = 0
        found = False
        for action in state.options():
            self.left -= 1
            twin = state.clone()
            twin.advance(action)
            if twin.rng.draws != draws:
                self.chance = True
            value = self.value(twin, seat)
            if not found or value > best:
                best = value
                found = True
        return best


def standing(state: State, seat: i64, notice: i64 = 100) -> i64:
    """How far `seat` is ahead of the best of the others and the rivals, in hundredths of a point.

    Only `notice` percent of what the other has are seen.
    """
    own = state.evaluate(seat)
    other: i64 = 0
    found = False
    for each in range(state.competitors()):
        if each == seat:
            continue
        estimate = state.evaluate(each)
        if not found or estimate > other:
            other = estimate
            found = True
    lead: i64 = own - other * notice // 100
    if state.is_over():
        lead += state.returns()[seat] * SHARE
    return lead
