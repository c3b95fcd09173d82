"""Random games under the eyes of the conformance kit, and what went wrong as a record to keep.

The kit (`perankh.kernel.conformance`) knows what to check; here lives which games are played, how a
failing one becomes a record, and how it can be seen again. `shrink` makes it short.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice

import msgspec

from perankh.kernel.box import AnyBox
from perankh.kernel.conformance import EVERY, Examiner, Nonconformity, Tally
from perankh.kernel.game import Game, as_text
from perankh.kernel.rng import Rng
from perankh.kernel.setup import Setup
from perankh.kernel.state import State
from perankh.record.errors import Discrepancy
from perankh.record.fairness import Seeds, derive
from perankh.record.format import Act, Record, Seat, closed
from perankh.record.replay import Replay
from perankh.record.session import new_record

TABLE = "fuzz"
"""The table of all these games."""
FUZZER = "fuzz"
"""Who sits there."""


@dataclass(frozen=True)
class Failure:
    """A game that broke the contract of the kernel."""

    check: str
    """Name of the check that failed: `secrecy`."""
    message: str
    record: Record
    """The game up to the failure; `examine` sees it again."""


@dataclass(frozen=True)
class Progress:
    """How far the fuzzing has come."""

    games: int
    tally: Tally
    """What was examined so far."""
    failure: Failure | None
    """What went wrong; nothing is played after it."""


@dataclass(frozen=True)
class Course:
    """Everything about a game except what its players do."""

    game: Game
    box: AnyBox
    setup: Setup
    players: int
    secret: bytes

    def record(self, actions: Sequence[int]) -> Record:
        """The record of these actions, each in its own words as far as the game finds them."""
        seats = [Seat(f"{FUZZER} {seat}", FUZZER) for seat in range(self.players)]
        blank = new_record(self.game, seats, self.setup, self.box, self.secret, TABLE)
        entries = tuple(self._entries(actions))
        return closed(msgspec.structs.replace(blank, entries=entries), self.secret)

    def set_up(self) -> State:
        """The game before its first action."""
        return self.game.new(self.players, self.setup, self.seeds().seed(0), self.box)

    def seeds(self) -> Seeds:
        """Where its chance comes from."""
        return Seeds(self.secret, TABLE, [None] * self.players)

    def _entries(self, actions: Sequence[int]) -> Iterator[Act]:
        seeds = self.seeds()
        state = self.set_up() if actions else None
        for n, action in enumerate(actions, 1):
            assert state is not None, "there are actions"
            yield Act(n, state.decider(), action, _words(self.game, state, action))
            if n < len(actions):
                state.rng.reseed(seeds.seed(n))
                state.apply(action)


class Run:
    """One examination of a game's course under the choices of a player."""

    def __init__(self, course: Course, every: int, secrets_every: int | None = None) -> None:
        self.course = course
        self.every = every
        self.secrets_every = every if secrets_every is None else secrets_every
        self.taken: list[int] = []
        """The actions so far; the last may be the one that failed."""
        self.tally = Tally()

    def play(self, wanted: Sequence[int] | None) -> Failure | None:
        """Play the wanted actions, or at random to the end; what went wrong, if anything did.

        A wanted action that is not offered is replaced by the first option.
        """
        try:
            self._play(wanted)
        except Nonconformity as error:
            return self._failure(error.check, str(error))
        except Exception as error:
            # Whatever the rules raise where nothing may go wrong is what the fuzzer looks for.
            return self._failure("crash", f"crash: {type(error).__name__}: {error}")
        return None

    def _play(self, wanted: Sequence[int] | None) -> None:
        course = self.course
        number = int.from_bytes(course.secret[:4], "little")
        seeds, dice = course.seeds(), Rng.seeded(number)
        state = course.set_up()
        examiner = Examiner(
            course.game,
            course.box,
            course.setup,
            number,
            state,
            self.every,
            self.secrets_every,
        )
        self.tally = examiner.subject.tally
        while not state.is_over():
            examiner.look()
            offered = state.options()
            if wanted is None:
                action = offered[dice.below(len(offered))]
            elif len(self.taken) == len(wanted):
                return
            else:
                action = wanted[len(self.taken)]
                action = action if action in offered else offered[0]
            self.taken.append(action)
            state.rng.reseed(seeds.seed(len(self.taken)))
            examiner.act(action)
        examiner.finish()

    def _failure(self, check: str, message: str) -> Failure:
        return Failure(check, message, self.course.record(self.taken))


def fuzz(
    game: Game,
    games: int,
    seed: int = 0,
    *,
    box: AnyBox | None = None,
    every: int = EVERY,
    secrets_every: int | None = None,
) -> Iterator[Progress]:
    """Play random games over all setups and numbers of players; stop at the first failure.

    The same seed plays the same games. `every` is how seldom the expensive checks look (1: always),
    `secrets_every` how seldom those of secrecy do, if not like the others.
    """
    box = game.box() if box is None else box
    done = Tally()
    for number, (setup, players) in enumerate(islice(cycle(_tables(game)), games)):
        course = Course(game, box, setup, players, derive(seed * 1_000_003 + number))
        run = Run(course, every, secrets_every)
        failure = run.play(None)
        done = done + run.tally
        yield Progress(number + 1, done, failure)
        if failure is not None:
            return


def examine(record: Record, game: Game | None = None, box: AnyBox | None = None) -> Failure | None:
    """Have every check look at every action of a kept record; what went wrong, if anything did."""
    course, actions = course_of(record, game, box)
    return Run(course, every=1).play(actions)


def course_of(
    record: Record, game: Game | None = None, box: AnyBox | None = None
) -> tuple[Course, list[int]]:
    """What a fuzzed record was made of."""
    replay = Replay(record, game, box)
    if (record.table, set(record.contributions)) != (TABLE, {None}):
        raise Discrepancy("table", f"{TABLE!r} without contributions", repr(record.table))
    replay.check_header()
    setup = replay.game.read_setup(record.setup)
    course = Course(replay.game, replay.box, setup, record.players, replay.secret)
    return course, [entry.action for entry in record.entries if isinstance(entry, Act)]


def _tables(game: Game) -> list[tuple[Setup, int]]:
    return [(setup, players) for setup in game.setups() for players in game.players_for(setup)]


def _words(game: Game, state: State, action: int) -> str:
    """The action in words; empty if finding them is what fails."""
    try:
        return as_text(game.describe(state, action))
    except Exception:
        return ""
