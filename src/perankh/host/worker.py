"""A worker process that thinks: one question per line in, one answer out, or several.

For a move or a hint it gets a position in which everything that its seat can't know has been dealt
anew, so there is nothing in this process that a mind should not see. A game that is looked back at
is over and hides nothing. It ends when its input ends.

A worker that runs uncompiled rules begins anew once they have been compiled.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

import msgspec

from perankh import is_more_compiled_by_now
from perankh.arena.lookback import look_back
from perankh.games import game as game_of
from perankh.host.game_analysis import GameAnalysis, game_analysis
from perankh.kernel.box import AnyBox
from perankh.kernel.game import Game
from perankh.kernel.state import State
from perankh.minds import mind
from perankh.minds.hints import Hint, hint
from perankh.minds.search import Plan
from perankh.record.format import read
from perankh.record.replay import Replay

MINDS_KEPT, BOXES_KEPT = 16, 8
"""Minds and corrected boxes that are kept at hand; those used longest ago go first."""
PATIENT = "--patient"
"""Started with this word, the process lets others go first."""
PATIENCE = 10
SEED = 1
"""For analyses: the same game is always said the same about."""


class Job(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What a worker is asked about one game."""

    game: str
    rules_version: int
    box: str
    """A corrected box file; empty for the shipped one."""


class MoveJob(Job, frozen=True, kw_only=True, tag="move"):
    """The action of one seat in one position."""

    position: msgspec.Raw
    mind: str
    seat: int
    seed: int


class HintJob(Job, frozen=True, kw_only=True, tag="hint"):
    """The best option for the seat that must decide in a position."""

    position: msgspec.Raw
    seed: int


class AnalysisJob(Job, frozen=True, kw_only=True, tag="analysis"):
    """The analysis of a record."""

    record: str


AnyJob: TypeAlias = MoveJob | HintJob | AnalysisJob


class MoveFound(msgspec.Struct, frozen=True, tag_field="type", tag="move_found"):
    """The action that a mind takes."""

    action: int


class HintFound(msgspec.Struct, frozen=True, tag_field="type", tag="hint_found"):
    """A hint."""

    hint: Hint


class Progress(msgspec.Struct, frozen=True, tag_field="type", tag="progress"):
    """How far something long has come; the answer itself follows."""

    done: int
    total: int


class AnalysisFound(msgspec.Struct, frozen=True, tag_field="type", tag="analysis_found"):
    """An analysis."""

    analysis: GameAnalysis


class Failed(msgspec.Struct, frozen=True, tag_field="type", tag="failed"):
    """Why there is no answer."""

    error: str


AnyAnswer: TypeAlias = MoveFound | HintFound | Progress | AnalysisFound | Failed

Tell: TypeAlias = Callable[[AnyAnswer], None]

_jobs: msgspec.json.Decoder[AnyJob] = msgspec.json.Decoder(AnyJob)


class Worker:
    """Keeps minds and boxes at hand between questions."""

    def __init__(self, plan: Plan | None = None) -> None:
        """`plan` is how thoroughly games are looked back at; None: as the minds find right."""
        self._plan = plan
        self._mind = lru_cache(MINDS_KEPT)(mind)
        self._open_box = lru_cache(BOXES_KEPT)(_open_box)

    def kept(self) -> tuple[int, int]:
        """How many minds and corrected boxes are at hand."""
        return self._mind.cache_info().currsize, self._open_box.cache_info().currsize

    def think(self, job: MoveJob) -> int:
        """The action that the mind takes."""
        state = self._state(job, job.position)
        return int(self._mind(job.mind).choose(state, job.seat, job.seed))

    def hint(self, job: HintJob) -> Hint:
        """The best option for who must decide."""
        return hint(self._state(job, job.position), job.seed)

    def look_back(self, job: AnalysisJob, tell: Tell) -> GameAnalysis:
        """The analysis of a game that is over."""
        game = game_of(job.game).of_version(job.rules_version)
        replay = Replay(read(job.record.encode()), game, self._box(game, job.box))
        found = look_back(replay, SEED, self._plan, lambda done, total: tell(Progress(done, total)))
        return game_analysis(replay, found)

    def answer(self, job: AnyJob, tell: Tell) -> AnyAnswer:
        """What is asked for; `tell` hears how far it has come."""
        match job:
            case MoveJob():
                return MoveFound(self.think(job))
            case HintJob():
                return HintFound(self.hint(job))
            case AnalysisJob():
                return AnalysisFound(self.look_back(job, tell))

    def _state(self, job: Job, position: msgspec.Raw) -> State:
        game = game_of(job.game).of_version(job.rules_version)
        return game.read_position(bytes(position), self._box(game, job.box), trusted=True)

    def _box(self, game: Game, text: str) -> AnyBox:
        return self._open_box(game, text) if text else game.box()


def _open_box(game: Game, text: str) -> AnyBox:
    return game.box(text)


def answer(worker: Worker, line: bytes, tell: Tell) -> AnyAnswer:
    """One line's answer; a mind that fails says so instead of taking the worker with it."""
    try:
        return worker.answer(_jobs.decode(line), tell)
    except Exception as error:
        return Failed(f"{type(error).__name__}: {error}")


def main(plan: Plan | None = None) -> None:
    """Answer until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if PATIENT in sys.argv:
        with contextlib.suppress(AttributeError, OSError):  # not every system has an order
            os.nice(PATIENCE)
    worker = Worker(plan)
    out = sys.stdout.buffer

    def tell(said: AnyAnswer) -> None:
        out.write(msgspec.json.encode(said) + b"\n")
        out.flush()

    for line in sys.stdin.buffer:
        tell(answer(worker, line, tell))
        if is_more_compiled_by_now():
            # Nobody asks again before the answer, so no question was read ahead and is lost.
            os.execv(sys.executable, sys.orig_argv)


if __name__ == "__main__":
    main()
