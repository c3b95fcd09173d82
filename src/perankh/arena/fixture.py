"""One game that is to be played, and one that was: what is shipped to workers and comes back."""

from __future__ import annotations

import hashlib
from time import perf_counter

import msgspec

from perankh._version import __version__
from perankh.arena.contender import contender
from perankh.arena.errors import OtherHouse
from perankh.games import game as registered
from perankh.kernel.game import Game, as_text
from perankh.kernel.setup import Setup, written
from perankh.kernel.state import State
from perankh.minds import Mind
from perankh.minds.baselines import fair_choice
from perankh.record.fairness import Seeds, derive
from perankh.record.format import Act, Record, RivalResult, Seat, closed
from perankh.record.session import new_record, result

TABLE = "arena"
"""The table of all these games: chance depends on it, so paired games share theirs."""


class Fixture(msgspec.Struct, frozen=True):
    """A game before it is played. The same fixture always leads to the same chance."""

    game: str
    setup: dict[str, object] = msgspec.field(name="options")
    seed: int
    minds: tuple[str, ...]
    """Who sits where, by seat."""
    house: str
    """Version of Perankh."""
    rules_version: int
    box: str
    """Hash of what is in the box."""

    def key(self) -> bytes:
        """What tells it apart from every other fixture."""
        return msgspec.json.encode(self, order="sorted")


class Spent(msgspec.Struct, frozen=True):
    """What one seat spent on thinking in one game."""

    decisions: int
    seconds: float
    slowest: float
    """The longest time for one decision."""


class Played(msgspec.Struct, frozen=True):
    """A game after it was played."""

    fixture: Fixture
    record: Record
    spent: tuple[Spent, ...]
    """By seat."""

    def places(self) -> tuple[int, ...]:
        """Each seat's place, from 1; equals share one."""
        assert self.record.result is not None, "a played game has a result"
        return self.record.result.places

    def shares(self) -> list[float]:
        """Each seat's share of the victory; together 1, less what a rival won."""
        places = self.places()
        winners = places.count(1) + sum(rival.place == 1 for rival in self.rivals())
        return [1 / winners if place == 1 else 0.0 for place in places]

    def leads(self) -> list[float]:
        """How many points each seat was ahead of the best of the others and the rivals."""
        assert self.record.result is not None, "a played game has a result"
        totals = self.record.result.totals
        rivals = [rival.total for rival in self.rivals()]
        found = []
        for seat, own in enumerate(totals):
            others = [*totals[:seat], *totals[seat + 1 :], *rivals]
            found.append(float(own - max(others, default=0)))
        return found

    def rivals(self) -> tuple[RivalResult, ...]:
        """Those who played without a seat."""
        assert self.record.result is not None, "a played game has a result"
        return self.record.result.rivals

    @property
    def decisions(self) -> int:
        """How many decisions were made in the game."""
        return sum(spent.decisions for spent in self.spent)

    @property
    def seconds(self) -> float:
        """How long all seats thought together."""
        return sum(spent.seconds for spent in self.spent)


def fixture_of(game: Game, setup: Setup, seed: int, minds: tuple[str, ...]) -> Fixture:
    """A fixture in this house, with the shipped box."""
    return Fixture(
        game=game.id,
        setup=written(setup),
        seed=seed,
        minds=minds,
        house=__version__,
        rules_version=game.rules_version,
        box=game.box().hash,
    )


def play(fixture: Fixture) -> Played:
    """Play a fixture to its end. Each mind sees only what its seat may know."""
    game = registered(fixture.game)
    box = game.box()
    _check_house(fixture, game.rules_version, box.hash)
    setup = game.read_setup(fixture.setup)
    secret = derive(fixture.seed)
    seats = [Seat(name, name) for name in fixture.minds]
    blank = new_record(game, seats, setup, box, secret, TABLE)
    seeds = Seeds(secret, TABLE, blank.contributions)
    state = game.new(len(seats), setup, seeds.seed(0), box)
    course = _Course(game, fixture)
    while not state.is_over():
        course.move(state, seeds)
    entries = tuple(course.acts)
    complete = msgspec.structs.replace(blank, entries=entries, result=result(game, state))
    return Played(fixture, closed(complete, secret), course.spent())


def _check_house(fixture: Fixture, rules_version: int, box: str) -> None:
    wanted = (fixture.house, fixture.rules_version, fixture.box)
    found = (__version__, rules_version, box)
    if wanted != found:
        raise OtherHouse(
            f"{fixture.game}: this worker has version, rules and box {found}, the contest is "
            f"held with {wanted}: install the same Perankh everywhere"
        )


class _Course:
    """A game while it is played: what was done, and how long each seat thought."""

    def __init__(self, game: Game, fixture: Fixture) -> None:
        seats = len(fixture.minds)
        self.game = game
        self.seed = fixture.seed
        self.minds: list[Mind] = [contender(name) for name in fixture.minds]
        self.acts: list[Act] = []
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats
        self.slowest = [0.0] * seats

    def move(self, state: State, seeds: Seeds) -> None:
        """Let the seat that must decide do so."""
        n = len(self.acts) + 1
        seat = int(state.decider())
        started = perf_counter()
        action = int(fair_choice(self.minds[seat], state, _thought(self.seed, n)))
        took = perf_counter() - started
        self.decisions[seat] += 1
        self.seconds[seat] += took
        self.slowest[seat] = max(self.slowest[seat], took)
        self.acts.append(Act(n, seat, action, as_text(self.game.describe(state, action))))
        state.rng.reseed(seeds.seed(n))
        state.apply(action)

    def spent(self) -> tuple[Spent, ...]:
        """By seat."""
        return tuple(
            Spent(*one) for one in zip(self.decisions, self.seconds, self.slowest, strict=True)
        )


def _thought(seed: int, n: int) -> int:
    """The seed of a mind's thoughts about one decision: nothing to do with the game's chance."""
    given = f"arena {seed} {n}".encode()
    return int.from_bytes(hashlib.blake2b(given, digest_size=8).digest(), "little")
