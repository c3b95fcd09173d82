"""The analysis of a game that is over, with the moments and meanings needed to show it."""

from __future__ import annotations

import msgspec

from perankh.arena.lookback import Costly, Lookback
from perankh.kernel.game import Meaning
from perankh.record.replay import Replay


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """How each seat stood, as somebody saw it who sees no hand."""

    n: int
    """Right after this entry of the record; 0 is the set-up. `moment` takes it."""
    chances: list[float]
    """By seat: the chance to win; together 1."""
    points: list[float]
    """By seat: estimated final points."""


class CostlyDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that cost its seat some of its chance to win."""

    n: int
    """The entry of the record that it is."""
    before: int
    """The table as it was decided stands at this moment; `moment` takes it."""
    seat: int
    meaning: Meaning
    """What was done."""
    better: Meaning
    """What would have been better."""
    cost: float
    """How much of the chance to win it cost: 0 to 1."""
    points: float
    """How many points it cost."""


class LuckInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What chance did for one seat, compared with what was to be expected."""

    seat: int
    chance: float
    """Gained (or lost, if negative) chance to win, summed up over the game."""
    points: float
    """Gained or lost points."""
    draws: int
    """In how many actions chance took part."""


class GameAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """Looking back at a game that is over; the same for all. Everything is an estimate."""

    outlooks: list[Outlook]
    """In the order of the game: the set-up, and each action that stands."""
    rivals: list[str]
    """Ids of the rivals without a seat; in outlooks they come after the seats."""
    costly: list[CostlyDecision]
    """At most five, the costliest first; none if no decision cost much."""
    luck: list[LuckInfo]
    """By seat."""


def game_analysis(replay: Replay, found: Lookback) -> GameAnalysis:
    """What was found, with the moments and meanings that the page needs to show it."""
    states = [moment.state for moment in replay.line()]

    def decision(one: Costly) -> CostlyDecision:
        def means(action: int) -> Meaning:
            return replay.game.describe(states[one.at], action)

        return CostlyDecision(
            n=one.n,
            before=found.entries[one.at],
            seat=one.seat,
            meaning=means(one.action),
            better=means(one.better),
            cost=one.cost,
            points=one.points,
        )

    return GameAnalysis(
        outlooks=[
            Outlook(n=n, chances=outlook.chances, points=outlook.points)
            for n, outlook in zip(found.entries, found.outlooks, strict=True)
        ],
        rivals=found.rivals,
        costly=[decision(one) for one in found.costly],
        luck=[
            LuckInfo(seat=one.seat, chance=one.chance, points=one.points, draws=one.draws)
            for one in found.luck
        ],
    )
