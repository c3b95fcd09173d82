"""Where games are played: in this process, on all cores, or on a Ray cluster. One interface.

A runner takes the next fixture only when a worker is free, so whoever hands them out may stop at
any time; it gives the games back in the order in which they end.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Generator, Iterator
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Protocol, TypeAlias

from perankh.arena.errors import BadContest, MissingExtra, WorkerLost
from perankh.arena.fixture import Fixture, Played, play

PLACES = ("here", "cores", "ray")
"""The runners by name."""
MOST_LOSSES = 3
"""How often in a row a worker may be lost before the contest gives up."""


Games: TypeAlias = "Generator[Played, None, None]"


class Runner(Protocol):
    """Plays fixtures."""

    name: str
    workers: int
    """How many games are played at the same time."""

    def run(self, fixtures: Iterator[Fixture]) -> Games:
        """Play them all; ends its workers when it is closed."""


def runner(name: str, workers: int | None = None, address: str | None = None) -> Runner:
    """The runner of this name; `address` is that of a Ray cluster."""
    if workers is not None and workers < 1:
        raise BadContest("there must be at least one worker")
    if name == "here":
        return Here()
    if name == "cores":
        return Cores(workers or os.cpu_count() or 1)
    if name == "ray":
        return Ray(workers, address)
    raise BadContest(f"games can't be played on {name!r}; there are: {', '.join(PLACES)}")


class Here:
    """One game after the other in this process."""

    name = "here"
    workers = 1

    def run(self, fixtures: Iterator[Fixture]) -> Games:
        """Play them all."""
        yield from map(play, fixtures)


# ------------------ processes


class Cores:
    """As many games at a time as there are worker processes on this machine.

    A worker that is lost is replaced, and its game is played again.
    """

    name = "cores"

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, fixtures: Iterator[Fixture]) -> Games:
        """Play them all."""
        context = multiprocessing.get_context("spawn")
        crew = [_Worker(context) for _ in range(self.workers)]
        try:
            yield from self._play(crew, fixtures)
        finally:
            for worker in crew:
                worker.end()

    def _play(self, crew: list[_Worker], fixtures: Iterator[Fixture]) -> Games:
        busy = {worker.pipe: worker for worker in crew if worker.take(next(fixtures, None))}
        losses = 0
        while busy:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection), "only pipes are waited for"
                worker = busy.pop(pipe)
                answer = worker.answer()
                if answer is None:
                    losses += 1
                    if losses > MOST_LOSSES:
                        raise WorkerLost(f"{losses} processes that played games have ended")
                    worker.start_again()
                    busy[worker.pipe] = worker
                    continue
                if isinstance(answer, Exception):
                    raise answer
                losses = 0
                yield answer
                if worker.take(next(fixtures, None)):
                    busy[worker.pipe] = worker


class _Worker:
    """A process that plays one game at a time."""

    process: SpawnProcess
    pipe: Connection[Fixture, Played | Exception]

    def __init__(self, context: SpawnContext) -> None:
        self.context = context
        self.fixture: Fixture | None = None
        self._start()

    def take(self, fixture: Fixture | None) -> bool:
        """Begin a game; False if there is none."""
        self.fixture = fixture
        if fixture is None:
            return False
        with suppress(ConnectionError):  # it was lost while it waited, as `answer` will find
            self.pipe.send(fixture)
        return True

    def answer(self) -> Played | Exception | None:
        """The game, or what went wrong in it; None if the process was lost."""
        try:
            return self.pipe.recv()
        except (EOFError, ConnectionError):
            return None

    def start_again(self) -> None:
        """A new process for the same game."""
        self.end()
        self._start()
        self.take(self.fixture)

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.process.terminate()
        self.process.join()
        self.pipe.close()

    def _start(self) -> None:
        self.pipe, theirs = self.context.Pipe()
        self.process = self.context.Process(target=_work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()


def _work(pipe: Connection[Played | Exception, Fixture]) -> None:
    """What a worker does: play what it is sent until nobody sends any more."""
    import signal

    # An interruption from the keyboard reaches the whole group; the main process ends the workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            fixture = pipe.recv()
        except (EOFError, ConnectionError):
            return
        try:
            pipe.send(play(fixture))
        except Exception as error:
            pipe.send(error)


# ------------------ Ray


class RayModule(Protocol):
    """What is used of Ray."""

    def init(self, *, address: str | None, **settings: object) -> object: ...
    def is_initialized(self) -> bool: ...
    def shutdown(self) -> None: ...
    def cluster_resources(self) -> dict[str, float]: ...
    def remote(self, function: object) -> RayFunction: ...
    def wait(self, refs: list[object], *, num_returns: int) -> tuple[list[object], object]: ...
    def get(self, ref: object) -> Played: ...
    def cancel(self, ref: object, *, force: bool) -> None: ...


class RayFunction(Protocol):
    """A function that Ray runs somewhere in its cluster."""

    def remote(self, fixture: Fixture) -> object: ...


class Ray:
    """As many games at a time as the cluster has cores; without an address it is a local one.

    Ray itself plays a game again if its worker is lost.
    """

    name = "ray"

    def __init__(self, workers: int | None, address: str | None) -> None:
        try:
            module: RayModule = import_module("ray")
        except ImportError:
            raise MissingExtra("Ray", "ray") from None
        self.ray = module
        self.address = address
        self.wanted = workers
        self.workers = workers or 0

    def run(self, fixtures: Iterator[Fixture]) -> Games:
        """Play them all."""
        ray = self.ray
        started = not ray.is_initialized()
        if started:
            ray.init(address=self.address, **self._settings())
        try:
            self.workers = self.wanted or max(1, int(ray.cluster_resources().get("CPU", 1)))
            yield from self._play(fixtures)
        finally:
            if started:
                ray.shutdown()

    def _settings(self) -> dict[str, object]:
        """Only for a cluster that is started here."""
        if self.address is not None:
            return {}
        return {"num_cpus": self.wanted, "include_dashboard": False, "log_to_driver": False}

    def _play(self, fixtures: Iterator[Fixture]) -> Games:
        ray = self.ray
        remote = ray.remote(play)
        running = [
            remote.remote(one) for _, one in zip(range(self.workers), fixtures, strict=False)
        ]
        try:
            while running:
                done, _ = ray.wait(running, num_returns=1)
                running.remove(done[0])
                yield ray.get(done[0])
                following = next(fixtures, None)
                if following is not None:
                    running.append(remote.remote(following))
        finally:
            for ref in running:
                ray.cancel(ref, force=True)
