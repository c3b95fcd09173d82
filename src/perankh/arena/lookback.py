"""Looking back at a recorded game: chances over time, costly decisions and luck, as data.

What is estimated, and how, is in `perankh.minds.analysis`; here a record becomes its moments, and
what was found is tied back to the record's entries, so that a reader can go there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from perankh.arena.svg import Line, curves
from perankh.kernel.errors import PerankhError
from perankh.kernel.game import Game, as_text
from perankh.minds.analysis import Luck, Mistake, Moment, Outlook, analyse
from perankh.minds.search import Plan
from perankh.record.format import Act
from perankh.record.replay import Replay

TEXTS = Path(__file__).with_name("texts")
"""What is said about a game that is looked back at, in all languages."""


class NothingPlayed(PerankhError):
    """There is no action in the record to look back at."""


class Costly(msgspec.Struct, frozen=True):
    """A decision that cost its seat some of its chance to win."""

    n: int
    """The entry of the record; `perankh replay --to` shows what led to it."""
    at: int
    """How many actions stood before it; `perankh try --at` and `perankh hint --at` go there."""
    seat: int
    action: int
    say: str
    """What was done, in canonical words."""
    better: int
    better_say: str
    """What would have been better."""
    cost: float
    """How much of the chance to win it cost: 0 to 1."""
    points: float
    """How many points it cost."""


class Lookback(msgspec.Struct, frozen=True):
    """Everything that is said about a recorded game."""

    game: str
    seats: list[str]
    """Display names."""
    rivals: list[str]
    """Ids of the rivals without a seat; in outlooks they come after the seats."""
    entries: list[int]
    """For each outlook the entry after which it was seen; 0 is the set-up."""
    outlooks: list[Outlook]
    costly: list[Costly]
    """The costliest first."""
    luck: list[Luck]
    """By seat."""


def look_back(
    replay: Replay,
    seed: int = 1,
    plan: Plan | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Lookback:
    """Analyse the actions that stand in the end; the same seed finds the same.

    `plan` is how thoroughly each moment is searched; one without a time limit is repeatable.
    """
    line = list(replay.line())
    acts = [moment.entry for moment in line if isinstance(moment.entry, Act)]
    if not acts:
        raise NothingPlayed("the record holds no action that stands")
    moments = [
        Moment(before.state, act.action, after.state)
        for (before, after), act in zip(pairwise(line), acts, strict=True)
    ]
    found = analyse(moments, seed, plan, progress)
    costly = [
        _costly(replay.game, mistake, acts[mistake.at], moments[mistake.at])
        for mistake in found.mistakes
    ]
    return Lookback(
        game=replay.game.id,
        seats=[seat.name for seat in replay.record.seats],
        rivals=[rival.id for rival in line[-1].state.rivals()],
        entries=[moment.n for moment in line],
        outlooks=found.outlooks,
        costly=costly,
        luck=found.luck,
    )


def _costly(game: Game, mistake: Mistake, act: Act, moment: Moment) -> Costly:
    return Costly(
        n=act.n,
        at=mistake.at,
        seat=mistake.seat,
        action=mistake.action,
        say=act.say,
        better=mistake.better,
        better_say=as_text(game.describe(moment.before, mistake.better)),
        cost=mistake.cost,
        points=mistake.points,
    )


def chances_chart(found: Lookback, names: Sequence[str], title: str, bottom: str) -> str:
    """The chances over the game as SVG; dashed lines lead to the costly decisions.

    `names` are those of the seats and then of the rivals.
    """
    lines = [
        Line(name, [outlook.chances[number] for outlook in found.outlooks])
        for number, name in enumerate(names)
    ]
    return curves(title, lines, bottom, [(one.at, str(one.n)) for one in found.costly])
