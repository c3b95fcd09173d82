"""Bounded load for `perankh bench server`: a server in a process of its own, and many players.

The players are real clients: they answer with one of the options they were sent, and a move counts
when the server has said that it is done, which means on disk. What they play at lies in the store
before the server starts.
"""

from __future__ import annotations

import asyncio
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec

from perankh.bench.errors import BenchFailed
from perankh.bench.tables import Slot, lay
from perankh.bench.websocket_client import Wire, dial
from perankh.bus.local import LocalBus
from perankh.store.sqlite import FILE, open_store
from perankh.web.server import event_loop, serve
from perankh.web.settings import Limits, Settings

ENDLESS = 1e9
WARM_UP = 1.0
CPU = "process_cpu_seconds_total"

T = TypeVar("T")


class Rate(msgspec.Struct):
    """Acknowledged moves at some tables at once."""

    tables: int
    seconds: float
    moves: int
    moves_per_s: float
    best_per_s: float
    """Moves in the best second: what the server can do while others leave it alone."""
    p50_ms: float
    p99_ms: float
    cpu_us: float
    """Processor time of the server for each move, in microseconds: what others do on the machine
    counts less in it."""
    client_us: float
    """Processor time of the players for each move: it must leave the server enough."""


class Idle(msgspec.Struct):
    """WebSockets on which nothing happens."""

    websockets: int
    kib_each: float


class Opening(msgspec.Struct):
    """Reading and folding a long table, measured inside the server."""

    moves: int
    ms: float


class ServerBench(msgspec.Struct):
    """All figures of one run."""

    many: Rate
    one: Rate
    idle: Idle
    opening: Opening


class _Option(msgspec.Struct):
    action: int


class _Question(msgspec.Struct):
    seat: int
    options: list[_Option]
    n: int


class _State(msgspec.Struct):
    """As much of a state as a player needs."""

    n: int
    question: _Question | None


class _Refused(msgspec.Struct):
    message: str


_state = msgspec.json.Decoder(_State)
_refused = msgspec.json.Decoder(_Refused)

_DONE, _STATE, _REFUSED = b'{"type":"done"', b'{"type":"state"', b'{"type":"refused"'


class Asked(msgspec.Struct):
    """A question to one of several clients of the same table."""

    n: int
    seat: int
    actions: list[int]
    wire: int
    """Which of the clients was asked."""
    answered: bool = False
    over: bool = False
    """Whether the game is over: nothing is asked any more."""


def asked_in(data: bytes, wire: int) -> Asked | None:
    """What a message asks of the client that got it; None if nothing."""
    if not data.startswith(_STATE):
        return None
    state = _state.decode(data)
    if state.question is None:
        return Asked(n=state.n, seat=0, actions=[], wire=wire, over=True)
    if not state.question.options:
        return None
    actions = [option.action for option in state.question.options]
    return Asked(n=state.question.n, seat=state.question.seat, actions=actions, wire=wire)


# ------------------ players


class Player:
    """A client that answers as soon as it is asked, once its game has begun."""

    def __init__(self, bench: Bench, chance: random.Random) -> None:
        self._bench = bench
        self._chance = chance
        self._asked = 0
        self._sent = 0.0
        self._waiting: _Question | None = None
        """What was asked before the game began."""
        self._begun = False
        self.wire: Wire | None = None
        self.over = asyncio.Event()

    def hear(self, data: bytes) -> None:
        """Answer a question, note an acknowledgement; the rest is for the eye."""
        if data.startswith(_DONE):
            self._bench.note(time.perf_counter() - self._sent)
        elif data.startswith(_STATE):
            question = _state.decode(data).question
            if question is None:
                self.over.set()
            elif question.options and self._begun:
                self._answer(question)
            elif question.options:
                self._waiting = question
        elif data.startswith(_REFUSED):
            self._bench.failed.append(_refused.decode(data).message)

    def begin(self) -> None:
        """Now it counts."""
        self._begun = True
        if self._waiting is not None:
            self._answer(self._waiting)

    def _answer(self, question: _Question) -> None:
        if question.n <= self._asked or not self._bench.running:
            return
        self._asked = question.n
        action = self._chance.choice(question.options).action
        message = (
            f'{{"type":"act","seat":{question.seat},"n":{question.n},'
            f'"key":"m{question.n}","action":{action}}}'
        )
        assert self.wire is not None
        self._sent = time.perf_counter()
        self.wire.say(message.encode())


class Bench:
    """One measurement with some tables."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.running = True
        self.times: list[float] = []
        self.seconds: Counter[int] = Counter()
        """Moves in each second of the clock."""
        self.failed: list[str] = []

    def note(self, seconds: float) -> None:
        """A move was acknowledged."""
        if self.running:
            self.times.append(seconds)
            self.seconds[int(time.perf_counter())] += 1

    async def play(self, slots: list[Slot], seconds: float) -> Rate:
        """Play at so many tables at once; a game that is over is followed by another one.

        Everybody sits down before the clock runs: people open a table once and stay.
        """
        seated = [await self._sit_down(slot) for slot in slots]
        playing = [asyncio.create_task(_play_all(games)) for games in seated]
        await asyncio.sleep(WARM_UP)
        busy, mine = await _figure(self.host, CPU), _own_cpu()
        self.times.clear()
        self.seconds.clear()
        begin = time.perf_counter()
        await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        took, times = time.perf_counter() - begin, sorted(self.times)
        self.running = False
        busy, mine = await _figure(self.host, CPU) - busy, _own_cpu() - mine
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player in (player for games in seated for game in games for player in game):
            if player.wire is not None:
                player.wire.close()
        if self.failed or not times:
            raise BenchFailed(f"the server refused moves: {self.failed[:1] or 'none was done'}")
        return Rate(
            tables=len(slots),
            seconds=took,
            moves=len(times),
            moves_per_s=len(times) / took,
            best_per_s=max(self.seconds.values()),
            p50_ms=statistics.median(times) * 1000,
            p99_ms=times[min(len(times) - 1, int(len(times) * 0.99))] * 1000,
            cpu_us=busy / len(times) * 1e6,
            client_us=mine / len(times) * 1e6,
        )

    async def _sit_down(self, slot: Slot) -> list[list[Player]]:
        """The players of each of the slot's games."""
        return [[await self._sit(table, token) for token in slot.tokens] for table in slot.tables]

    async def _sit(self, table: str, token: str) -> Player:
        player = Player(self, random.Random(table))
        path = f"/api/tables/{table}/live"
        player.wire = await dial(self.host, path, f"perankh={token}", player.hear)
        return player


async def _play_all(games: list[list[Player]]) -> None:
    """One game after the other."""
    for players in games:
        for player in players:
            player.begin()
        for player in players:
            await player.over.wait()


def _own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


# ------------------ what else is measured


async def idle(host: str, tables: list[str], count: int) -> Idle:
    """Memory of WebSockets on which nothing happens: people who look on at some tables."""
    for table in tables:
        wire = await dial(host, f"/api/tables/{table}/live", "", lambda _: None)
        wire.close()
    before = await _figure(host, "process_resident_memory_bytes")
    wires = []
    for number in range(count):
        path = f"/api/tables/{tables[number % len(tables)]}/live"
        wires.append(await dial(host, path, "", lambda _: None))
    await asyncio.sleep(1.0)
    after = await _figure(host, "process_resident_memory_bytes")
    for wire in wires:
        wire.close()
    return Idle(websockets=count, kib_each=(after - before) / count / 1024)


async def _figure(host: str, name: str) -> float:
    async with httpx.AsyncClient(base_url=f"http://{host}") as browser:
        text = (await browser.get("/metrics")).text
    for line in text.splitlines():
        if line.startswith(f"{name} "):
            return float(line.split()[1])
    raise BenchFailed(f"the server tells no {name}")


async def opening(host: str, table: str, moves: int) -> Opening:
    """How long the server takes to open a table that it does not have in memory."""
    begin = await _figure(host, "perankh_open_table_seconds_sum")
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60.0) as browser:
        (await browser.get(f"/api/tables/{table}")).raise_for_status()
    return Opening(
        moves=moves, ms=(await _figure(host, "perankh_open_table_seconds_sum") - begin) * 1000
    )


# ------------------ all together


def measure(
    tables: int, seconds: float, websockets: int, moves: int, note: Callable[[str], None]
) -> ServerBench:
    """Start a server of its own in a folder of its own, and measure it."""
    with tempfile.TemporaryDirectory(prefix="perankh-bench-") as folder:
        note("laying tables ...")
        laid = run(lay(Path(folder), tables, seconds + WARM_UP, moves))
        server = subprocess.Popen(
            [sys.executable, "-m", __name__, folder], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            host = server.stdout.readline().strip().removeprefix("http://")
            if not host:
                raise BenchFailed("the server did not start")
            note(f"opening a table of {moves} moves ...")
            opened = run(opening(host, laid.long, moves))
            note(f"{websockets} idle WebSockets ...")
            resting = run(idle(host, laid.looked_at.tables, websockets))
            note("moves at one table ...")
            one = run(Bench(host).play([laid.one], seconds))
            note(f"moves at {tables} tables ...")
            many = run(Bench(host).play(laid.many, seconds))
        finally:
            server.terminate()
            server.wait(timeout=10)
    return ServerBench(many=many, one=one, idle=resting, opening=opened)


def run(what: Coroutine[object, object, T]) -> T:
    """Do something on an event loop like the server's."""
    with asyncio.Runner(loop_factory=event_loop()) as runner:
        return runner.run(what)


def _run_server(folder: str) -> None:
    free = Limits(
        requests=ENDLESS,
        requests_burst=ENDLESS,
        tables=ENDLESS,
        tables_burst=ENDLESS,
        messages=ENDLESS,
        messages_burst=ENDLESS,
        address_messages=ENDLESS,
        address_messages_burst=ENDLESS,
        bytes=ENDLESS,
        bytes_burst=ENDLESS,
        frames=ENDLESS,
        frames_burst=ENDLESS,
        connections=100_000,
        all_connections=100_000,
    )
    settings = Settings(data=Path(folder), port=0, limits=free)
    serve(
        settings,
        lambda: open_store(settings.data / FILE),
        LocalBus(),
        lambda address: print(address, flush=True),
    )


if __name__ == "__main__":
    _run_server(sys.argv[1])
