"""The worker processes that think, as the server sees them.

A question waits for a free worker, never for the event loop. A worker that dies or takes too long
is replaced and the question asked again; a question that nobody waits for any more (the table has
moved on) ends its worker's thinking, too.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Callable

import msgspec

from perankh.host.fair_queue import Claim, FairQueue, Rank
from perankh.host.game_analysis import GameAnalysis
from perankh.host.worker import (
    PATIENT,
    AnalysisFound,
    AnalysisJob,
    AnyAnswer,
    AnyJob,
    Failed,
    HintFound,
    HintJob,
    MoveFound,
    MoveJob,
    Progress,
)
from perankh.kernel.errors import PerankhError
from perankh.minds.hints import Hint

LONGEST = 20.0
"""Seconds of silence after which a worker is taken for dead."""
TRIES = 3
LINE = 8 << 20
"""No answer is longer, in bytes."""

log = logging.getLogger("perankh.host")

Heard = Callable[[int, int], None]
"""Hears how far something has come: so much of so much."""
Placed = Callable[[], None]
"""Hears that the waiting is over."""

_answers: msgspec.json.Decoder[AnyAnswer] = msgspec.json.Decoder(AnyAnswer)


def anybody() -> tuple[Rank, str]:
    """The claim of who has to share with nobody."""
    return Rank.PLAYER, ""


def _at_once() -> None:
    """Nobody wants to know when the waiting is over."""


class JobFailed(PerankhError):
    """The worker processes could not answer."""


class WorkerPool:
    """A few worker processes, started when they are first needed.

    Patient ones let everything else on the machine go first, and end when they have answered.
    """

    def __init__(
        self,
        size: int | None = None,
        module: str = "perankh.host.worker",
        *,
        patient: bool = False,
    ) -> None:
        self.size = size or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._command = [sys.executable, "-m", module, *([PATIENT] if patient else [])]
        self._patient = patient
        self._queue = FairQueue(self.size)
        self._resting: list[asyncio.subprocess.Process] = []
        """Workers that have nothing to do; the one that worked last is asked first."""
        self._alive: set[asyncio.subprocess.Process] = set()
        self.asked = 0
        self.died = 0

    async def think(self, job: MoveJob, claim: Claim = anybody, placed: Placed = _at_once) -> int:
        """The action that a mind takes; `placed` is called when a worker begins with it."""
        answer = await self._answer(job, _nobody, claim, placed)
        assert isinstance(answer, MoveFound), answer
        return answer.action

    async def hint(self, job: HintJob, claim: Claim = anybody) -> Hint:
        """The best option of a position."""
        answer = await self._answer(job, _nobody, claim)
        assert isinstance(answer, HintFound), answer
        return answer.hint

    async def look_back(
        self, job: AnalysisJob, heard: Heard, claim: Claim = anybody
    ) -> GameAnalysis:
        """The analysis of a game."""
        answer = await self._answer(job, heard, claim)
        assert isinstance(answer, AnalysisFound), answer
        return answer.analysis

    async def _answer(
        self, job: AnyJob, heard: Heard, claim: Claim, placed: Placed = _at_once
    ) -> AnyAnswer:
        line = msgspec.json.encode(job) + b"\n"
        for _ in range(TRIES):
            self.asked += 1
            await self._queue.enter(claim)
            placed()
            try:
                answer = await self._ask(line, heard)
            finally:
                self._queue.leave()
            if isinstance(answer, Failed):
                raise JobFailed(answer.error)
            if answer is not None:
                return answer
            self.died += 1
            log.warning("a worker of the minds died; asking again")
        raise JobFailed(f"{TRIES} workers died over one question")

    async def _ask(self, line: bytes, heard: Heard) -> AnyAnswer | None:
        """One question to one worker; None if it died over it."""
        worker = self._resting.pop() if self._resting else None
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            answer = await _exchange(worker, line, heard)
        except (TimeoutError, OSError, msgspec.DecodeError):
            answer = None
        except BaseException:
            # Nobody waits any more: a half-read answer must not reach the next who asks.
            self._end(worker)
            raise
        if answer is None or self._patient or worker is None:
            self._end(worker)
        else:
            self._resting.append(worker)
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
        )
        self._alive.add(worker)
        return worker

    def _end(self, worker: asyncio.subprocess.Process | None) -> None:
        if worker is None:
            return
        self._alive.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()

    async def close(self) -> None:
        """End all workers."""
        ending = list(self._alive)
        for worker in ending:
            self._end(worker)
        for worker in ending:
            await worker.wait()


def _nobody(done: int, total: int) -> None:
    """Nobody wants to know how far it has come."""


async def _exchange(
    worker: asyncio.subprocess.Process, line: bytes, heard: Heard
) -> AnyAnswer | None:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(line)
    await worker.stdin.drain()
    while True:
        got = await asyncio.wait_for(worker.stdout.readline(), LONGEST)
        if not got.endswith(b"\n"):
            return None
        answer = _answers.decode(got)
        if not isinstance(answer, Progress):
            return answer
        heard(answer.done, answer.total)
