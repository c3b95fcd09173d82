"""Looking back at a game: chances over time, the decisions that cost most, and luck.

It works on moments, states with the action that was taken there, so it knows nothing of records.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from perankh.kernel.game import NOBODY
from perankh.kernel.rng import Rng
from perankh.kernel.state import WHOLE, State
from perankh.minds.search import Plan, Search

POINT = 100
"""One point in the unit of `State.evaluate`."""
SAMPLES = 12
"""Other courses of chance with which the actual one is compared."""
SHORT = 80
"""Iterations for each of them: chance is felt only in what players make of it."""
LEAST_COST = 0.02
"""A decision that cost less of the chance to win is not worth mentioning."""
MOST_MISTAKES = 5


@dataclass(frozen=True)
class Moment:
    """One action of a game: the state in which it was taken, and the state it led to."""

    before: State
    action: int
    after: State


class Outlook(msgspec.Struct, frozen=True):
    """How each seat stood after so many actions."""

    actions: int
    chances: list[float]
    """Chance of each seat to win, then of each rival; together 1."""
    points: list[float]
    """Estimated final points of each seat, then of each rival."""


class Mistake(msgspec.Struct, frozen=True):
    """A decision that cost its seat some of its chance to win."""

    at: int
    """The number of the action, counted from 0."""
    seat: int
    action: int
    better: int
    """The action that would have been better."""
    cost: float
    """How much of the chance to win it cost: 0 to 1."""
    points: float
    """How many points it cost."""


class Luck(msgspec.Struct, frozen=True):
    """What chance did for one seat, compared with what was to be expected."""

    seat: int
    chance: float
    """Gained (or lost, if negative) chance to win, summed up over the game."""
    points: float
    """Gained or lost points."""
    draws: int
    """In how many actions chance took part."""


class Analysis(msgspec.Struct, frozen=True):
    """Everything that is said about a finished game."""

    outlooks: list[Outlook]
    mistakes: list[Mistake]
    """The costliest first."""
    luck: list[Luck]
    """By seat."""


def analyse(
    moments: Sequence[Moment],
    seed: int,
    plan: Plan | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Look back at a game; `progress` is told how many of how many actions are done."""
    judge = _Judge(plan or Plan(600, 0.5), seed)
    outlooks: list[Outlook] = []
    mistakes: list[Mistake] = []
    luck = _LuckCount(moments[0].before.players)
    for at, moment in enumerate(moments):
        if at == 0:
            outlooks.append(judge.outlook(moment.before, 0))
        outlooks.append(judge.outlook(moment.after, at + 1))
        mistake = judge.mistake(moment, at)
        if mistake is not None:
            mistakes.append(mistake)
        luck.count(moment, judge)
        if progress is not None:
            progress(at + 1, len(moments))
    mistakes.sort(key=lambda mistake: (-mistake.cost, mistake.at))
    return Analysis(outlooks, mistakes[:MOST_MISTAKES], luck.report())


class _Judge:
    """Estimates by search, always with the same plan."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.plan = plan
        self.short = plan if plan.iterations <= SHORT else Plan(SHORT, plan.seconds)
        self.dice = Rng.seeded(seed)

    def new_seed(self) -> int:
        return int(self.dice.word() | self.dice.word() << 31)

    def outlook(self, state: State, actions: int) -> Outlook:
        """Chances and points as a spectator sees them."""
        odds, points = self.prospects(state, NOBODY, self.new_seed(), self.plan)
        total = sum(odds)
        return Outlook(actions, [share / total for share in odds], points)

    def prospects(
        self, state: State, observer: int, seed: int, plan: Plan
    ) -> tuple[list[float], list[float]]:
        """Chance and points of each seat and rival, as far as `observer` knows the state."""
        if state.is_over():
            totals = [sum(row) for row in state.scores()]
            totals += [rival.total() for rival in state.rivals()]
            return [share / WHOLE for share in state.all_returns()], [
                float(points) for points in totals
            ]
        search = Search(plan, seed)
        search.run(state, observer)
        share = 1 / search.iterations
        return [odds * share for odds in search.totals], [
            points * share / POINT for points in search.points
        ]

    def mistake(self, moment: Moment, at: int) -> Mistake | None:
        """What the action cost compared with the one that a search prefers."""
        before = moment.before
        seat = int(before.decider())
        if len(before.options()) == 1:
            return None
        search = Search(self.plan, self.new_seed())
        search.run(before.determinize(seat, self.new_seed()), seat)
        best = search.best()
        if best is None or best.action() == moment.action:
            return None
        better = int(best.action())
        seed = self.new_seed()
        chance, points = self.after(before, moment.action, seat, seed)
        best_chance, best_points = self.after(before, better, seat, seed)
        cost = best_chance - chance
        if cost < LEAST_COST:
            return None
        return Mistake(at, seat, moment.action, better, cost, best_points - points)

    def after(self, before: State, action: int, seat: int, seed: int) -> tuple[float, float]:
        """Chance and points of `seat` after an action, over several courses of chance."""
        dice = Rng.seeded(seed)
        chance = points = 0.0
        courses = 4
        for _ in range(courses):
            twin = before.determinize(seat, dice.word())
            twin.advance(action)
            odds, estimates = self.prospects(twin, seat, seed, self.plan)
            chance += odds[seat] / courses
            points += estimates[seat] / courses
        return chance, points

    def standing(self, state: State, seed: int) -> tuple[list[float], list[float]]:
        """Chance and points of every seat after a short search, as a spectator sees them."""
        return self.prospects(state, NOBODY, seed, self.short)


class _LuckCount:
    """Adds up what chance did for each seat."""

    def __init__(self, players: int) -> None:
        self.chances = [0.0] * players
        self.points = [0.0] * players
        self.draws = 0

    def count(self, moment: Moment, judge: _Judge) -> None:
        """Compare what chance did in one action with what it does on average."""
        before = moment.before
        others = [self.replay(moment, judge.new_seed()) for _ in range(SAMPLES)]
        if all(other.rng.draws == before.rng.draws for other in others):
            return
        self.draws += 1
        seed = judge.new_seed()  # all courses are looked at alike, so that only chance differs
        odds, points = judge.standing(moment.after, seed)
        for seat in range(before.players):
            self.chances[seat] += odds[seat]
            self.points[seat] += points[seat]
        for other in others:
            odds, points = judge.standing(other, seed)
            for seat in range(before.players):
                self.chances[seat] -= odds[seat] / SAMPLES
                self.points[seat] -= points[seat] / SAMPLES

    def replay(self, moment: Moment, seed: int) -> State:
        """The same action in another course of chance."""
        twin = moment.before.clone()
        twin.rng.reseed(seed)
        twin.advance(moment.action)
        return twin

    def report(self) -> list[Luck]:
        return [
            Luck(seat, self.chances[seat], self.points[seat], self.draws)
            for seat in range(len(self.chances))
        ]
