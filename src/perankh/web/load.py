"""Bounded load for `perankh bench server`: a server in a process of its own, and many players.

The players are real clients: they answer with one of the options they were sent, and a move counts
when the server has said that it is done, which means on disk.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec

from perankh.kernel.errors import PerankhError
from perankh.store.protocol import batch_of
from perankh.store.sqlite import open_store
from perankh.table import gathering, playing
from perankh.table.asking import Answer, Call
from perankh.table.entries import SeatPlan
from perankh.web.server import STORE, serve
from perankh.web.settings import Limits, Settings
from perankh.web.wire import Wire, dial

ENDLESS = 1e9
GAME = "imhotep"
GAMES_AHEAD = 5
"""Games that are laid out for each table before the clock runs."""
WARM_UP = 0.5
CPU = "process_cpu_seconds_total"
BACK_FROM, STEP_BACK = 60, 20
"""A long table goes back by so many actions whenever so many stand."""


class BenchFailed(PerankhError):
    """Nothing could be measured."""


class Rate(msgspec.Struct):
    """Acknowledged moves at some tables at once."""

    tables: int
    seconds: float
    moves: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_us: float
    """Processor time of the server for each move, in microseconds: what others do on the machine
    counts less in it."""


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


class _Told(msgspec.Struct):
    """As much of any message as a player needs."""

    type: str
    key: str | None = None
    seat: int | None = None
    question: _Question | None = None
    message: str = ""


_decoder = msgspec.json.Decoder(_Told)


# ------------------ players


class Player:
    """A client that answers as soon as it is asked."""

    def __init__(self, bench: Bench, chance: random.Random) -> None:
        self._bench = bench
        self._chance = chance
        self._asked = 0
        self._sent = 0.0
        self.wire: Wire | None = None
        self.over = asyncio.Event()

    def hear(self, data: bytes) -> None:
        """Answer a question, note an acknowledgement."""
        told = _decoder.decode(data)
        if told.type == "done":
            self._bench.note(time.perf_counter() - self._sent)
        elif told.type == "refused":
            self._bench.failed.append(told.message)
        elif told.type == "state" and told.question is None:
            self.over.set()
        elif told.type == "state" and told.question is not None and told.question.options:
            self._answer(told.question)

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
        self.failed: list[str] = []

    def note(self, seconds: float) -> None:
        """A move was acknowledged."""
        if self.running:
            self.times.append(seconds)

    async def tables(self, count: int, seconds: float) -> Rate:
        """Play at so many tables at once; a game that is over is followed by another one."""
        games = GAMES_AHEAD if count > 1 else 4 * GAMES_AHEAD
        laid = [await lay_tables(self.host, games) for _ in range(count)]
        playing = [asyncio.create_task(self._slot(*one)) for one in laid]
        await asyncio.sleep(WARM_UP)
        busy = await _figure(self.host, CPU)
        self.times.clear()
        begin = time.perf_counter()
        await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        took, times = time.perf_counter() - begin, sorted(self.times)
        self.running = False
        busy = await _figure(self.host, CPU) - busy
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        if self.failed or not times:
            raise BenchFailed(f"the server refused moves: {self.failed[:1] or 'none was done'}")
        return Rate(
            tables=count,
            seconds=took,
            moves=len(times),
            moves_per_s=len(times) / took,
            p50_ms=statistics.median(times) * 1000,
            p99_ms=times[min(len(times) - 1, int(len(times) * 0.99))] * 1000,
            cpu_us=busy / len(times) * 1e6,
        )

    async def _slot(self, tables: list[str], tokens: list[str]) -> None:
        """Two people at one table after the other."""
        for table in tables:
            players = [await self._sit(table, token) for token in tokens]
            try:
                for player in players:
                    await player.over.wait()
            finally:
                for player in players:
                    if player.wire is not None:
                        player.wire.close()

    async def _sit(self, table: str, token: str) -> Player:
        player = Player(self, random.Random(table))
        path = f"/api/tables/{table}/live"
        ready = asyncio.Event()

        def heard(data: bytes) -> None:
            if ready.is_set():
                player.hear(data)
            else:
                early.append(data)

        early: list[bytes] = []
        player.wire = await dial(self.host, path, f"perankh={token}", heard)
        ready.set()
        for data in early:
            player.hear(data)
        return player


async def lay_tables(host: str, games: int) -> tuple[list[str], list[str]]:
    """Games of two guests, ready to be played; their ids and the guests' tokens."""
    async with guest(host, "Ann") as (ann, ann_csrf), guest(host, "Ben") as (ben, ben_csrf):
        tables = []
        for _ in range(games):
            wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
            made = await ann.post("/api/tables", json=wish, headers=ann_csrf)
            table = made.raise_for_status().json()["id"]
            joined = await ben.post(f"/api/tables/{table}/join", json={}, headers=ben_csrf)
            joined.raise_for_status()
            tables.append(table)
        return tables, [ann.cookies["perankh"], ben.cookies["perankh"]]


@asynccontextmanager
async def guest(host: str, name: str) -> AsyncIterator[tuple[httpx.AsyncClient, dict[str, str]]]:
    """A person with a session, and the header that goes with what they ask for."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=60.0) as browser:
        csrf = (await browser.get("/api/me")).json()["csrf"]
        named = await browser.post("/api/me", json={"name": name}, headers={"x-csrf-token": csrf})
        yield browser, {"x-csrf-token": named.raise_for_status().json()["csrf"]}


# ------------------ what else is measured


async def idle(host: str, count: int) -> Idle:
    """Memory of WebSockets on which nothing happens: people who look on at some tables."""
    (tables, _) = await lay_tables(host, 8)
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


async def lay_long_table(data: Path, moves: int) -> str:
    """A table with so many moves on disk; what was taken back was played, too."""
    table = "a-long-table"
    seats = [SeatPlan(kind="me", name="Ann"), *[SeatPlan(kind="here", name="Ben")] * 3]
    ann, chance = Call(person="ann", at=1), random.Random(1)
    answer = gathering.create(ann, table, GAME, seats, bytes(32))
    entries = list(answer.entries)
    while _played(answer) < moves:
        answer = _move(answer, ann, chance)
        entries += answer.entries
    store = await open_store(data / STORE)
    whole = Answer(entries=tuple(entries), table=answer.table, seq=1)
    await store.append(batch_of(whole))
    await store.close()
    return table


def _played(answer: Answer) -> int:
    return sum(happened.meaning is not None for happened in answer.table.happened)


def _move(answer: Answer, call: Call, chance: random.Random) -> Answer:
    """One more action, or a step back when the game comes to its end."""
    table = answer.table
    session = table.playing()
    if len(session.standing) > BACK_FROM:
        return playing.undo(table, call, session.standing[-1].seat, STEP_BACK, table.n)
    seat = int(session.state.decider())
    return playing.act(table, call, seat, table.n, chance.choice(session.state.options()))


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
        data = Path(folder)
        long_table = asyncio.run(lay_long_table(data, moves))
        server = subprocess.Popen(
            [sys.executable, "-m", __name__, folder], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            host = server.stdout.readline().strip().removeprefix("http://")
            if not host:
                raise BenchFailed("the server did not start")
            note(f"opening a table of {moves} moves ...")
            opened = asyncio.run(opening(host, long_table, moves))
            note(f"{websockets} idle WebSockets ...")
            resting = asyncio.run(idle(host, websockets))
            note("moves at one table ...")
            one = asyncio.run(Bench(host).tables(1, seconds))
            note(f"moves at {tables} tables ...")
            many = asyncio.run(Bench(host).tables(tables, seconds))
        finally:
            server.terminate()
            server.wait(timeout=10)
    return ServerBench(many=many, one=one, idle=resting, opening=opened)


def _run_server(folder: str) -> None:
    free = Limits(
        requests=ENDLESS,
        requests_burst=ENDLESS,
        tables=ENDLESS,
        tables_burst=ENDLESS,
        messages=ENDLESS,
        messages_burst=ENDLESS,
        connections=100_000,
        all_connections=100_000,
    )
    settings = Settings(data=Path(folder), port=0, limits=free)
    serve(settings, lambda address: print(address, flush=True))


if __name__ == "__main__":
    _run_server(sys.argv[1])
