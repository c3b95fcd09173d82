"""The worker processes that think for computer players, as the server sees them.

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

import msgspec

from perankh.kernel.errors import PerankhError
from perankh.web.brain import Choice, Thought

LONGEST = 20.0
"""Seconds after which a worker is taken for dead."""
TRIES = 3
LINE = 1 << 20
"""No answer is longer, in bytes."""

log = logging.getLogger("perankh.web")


class NoThought(PerankhError):
    """The worker processes could not answer."""


class Brains:
    """A few worker processes, started when they are first needed."""

    def __init__(self, workers: int | None = None, module: str = "perankh.web.brain") -> None:
        self.workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._module = module
        self._free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        for _ in range(self.workers):
            self._free.put_nowait(None)
        self._alive: set[asyncio.subprocess.Process] = set()
        self.asked = 0
        self.died = 0

    async def think(self, thought: Thought) -> int:
        """The action that a mind takes."""
        line = msgspec.json.encode(thought) + b"\n"
        for _ in range(TRIES):
            self.asked += 1
            choice = await self._ask(line)
            if choice is None:
                self.died += 1
                log.warning("a worker of the minds died; asking again")
                continue
            if choice.error:
                raise NoThought(f"{thought.mind}: {choice.error}")
            return choice.action
        raise NoThought(f"{thought.mind}: {TRIES} workers died over one question")

    async def _ask(self, line: bytes) -> Choice | None:
        """One question to one worker; None if it died over it."""
        worker = await self._free.get()
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            choice = await asyncio.wait_for(_exchange(worker, line), LONGEST)
        except (TimeoutError, OSError, msgspec.DecodeError):
            choice = None
        except BaseException:
            # Nobody waits any more: a half-read answer must not reach the next who asks.
            self._end(worker)
            self._free.put_nowait(None)
            raise
        if choice is None:
            self._end(worker)
            worker = None
        self._free.put_nowait(worker)
        return choice

    async def _start(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._module,
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


async def _exchange(worker: asyncio.subprocess.Process, line: bytes) -> Choice | None:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(line)
    await worker.stdin.drain()
    got = await worker.stdout.readline()
    return msgspec.json.decode(got, type=Choice) if got.endswith(b"\n") else None
