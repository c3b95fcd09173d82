"""The rules' speed in one run: compiled and pure, and beside OpenSpiel's games."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from perankh.bench.builds import in_build
from perankh.bench.open_spiel import measure as measure_open_spiel
from perankh.bench.playouts import Measured, Report, Speed


class Comparison(msgspec.Struct):
    """One game of OpenSpiel, and how many times faster ours is, by number of players."""

    open_spiel: Speed
    playouts: dict[str, float]
    python_loop: dict[str, float]


class PlayoutBench(msgspec.Struct):
    """All figures of one run."""

    game: str
    pure: Report
    compiled: Report | None
    """None where the rules have not been compiled."""
    times_pure: dict[str, float]
    """How many times faster compiled playouts are than pure ones, by number of players."""
    slowest_setup: dict[str, float]
    """Speed with the slowest setup, as a share of the usual one."""
    open_spiel: dict[str, Comparison]


def compare(game: str, seconds: float, note: Callable[[str], None]) -> PlayoutBench:
    """Measure everything about one game, one thing after the other."""
    note(f"{game}: measuring the build in use ...")
    arguments = ["playouts", game, "--seconds", str(seconds)]
    own = in_build(arguments, Report, pure=False)
    note(f"{game}: measuring the pure build ..." if own.compiled else "the rules are not compiled")
    pure = in_build(arguments, Report, pure=True) if own.compiled else own
    note("OpenSpiel: measuring ...")
    others = measure_open_spiel(seconds)
    if not others:
        note("open_spiel is not installed: pip install 'perankh[bench]' to compare with it")
    best = own.measured
    return PlayoutBench(
        game=game,
        pure=pure,
        compiled=own if own.compiled else None,
        times_pure={
            str(a.players): a.playouts.decisions_per_s / b.playouts.decisions_per_s
            for a, b in zip(best, pure.measured, strict=True)
            if own.compiled
        },
        slowest_setup={str(one.players): _slowest(one) for one in best},
        open_spiel={name: _beside(best, speed) for name, speed in others.items()},
    )


def _slowest(measured: Measured) -> float:
    speeds = [speed.decisions_per_s for speed in measured.by_setup.values()]
    return min(speeds) / measured.playouts.decisions_per_s


def _beside(ours: list[Measured], other: Speed) -> Comparison:
    theirs = other.decisions_per_s
    return Comparison(
        open_spiel=other,
        playouts={str(one.players): one.playouts.decisions_per_s / theirs for one in ours},
        python_loop={str(one.players): one.python_loop.decisions_per_s / theirs for one in ours},
    )
