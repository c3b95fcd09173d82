"""Whole games of Iunu for the tests that look at every moment of play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from perankh.games.iunu.box.loading import IunuBox
from perankh.games.iunu.game import GAME, IunuSetup
from perankh.games.iunu.rules.state import Iunu
from perankh.kernel.event import Event
from perankh.kernel.trace import Trace
from tests.games.iunu.given import BOX
from tests.support.play import every_moment, moments

WAYS: tuple[tuple[int, str], ...] = (
    (2, "standard"),
    (3, "standard"),
    (4, "standard"),
    (2, "memphis_thebes"),
    (2, "rise_of_aten"),
)
"""Every number of players with every mode it can play."""


def setup_of(mode: str) -> IunuSetup:
    """The setup of a mode."""
    setup = GAME.read_setup({"mode": mode})
    assert isinstance(setup, IunuSetup)
    return setup


def new_game(
    players: int = 2,
    mode: str = "standard",
    seed: int = 1,
    box: IunuBox = BOX,
    trace: Trace | None = None,
) -> Iunu:
    """A game just set up."""
    state = GAME.new(players, setup_of(mode), seed, box, trace)
    assert isinstance(state, Iunu)
    return state


@cache
def story_of(players: int, mode: str, seed: int) -> Sequence[Event]:
    """All events of a random game from its setup on."""
    trace = Trace(-1)
    state = new_game(players, mode, seed, trace=trace)
    events = list(trace.events)
    for _, happened in moments(state, seed):
        events += happened
    return events


@cache
def played_games() -> Sequence[Sequence[Iunu]]:
    """Every moment of one game for each number of players and each mode."""
    games: list[list[Iunu]] = []
    for number, (players, mode) in enumerate(WAYS):
        start = new_game(players, mode, 100 * players + number + 10)
        games.append(every_moment(start, number + 10))
    return games
