"""What a calm player feels while somebody attacks the server: `perankh bench attack`.

Each attack runs in a process of its own against a fresh server with its default limits. The calm
player sits at another address, answers when asked, and waits for each move to be acknowledged.
The attacks themselves are in `perankh.bench.attacks`: one function each.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from perankh.bench.attacks import ATTACKS, Target
from perankh.bench.errors import BenchFailed
from perankh.bench.server import Asked, asked_in
from perankh.bench.tables import Slot, lay_long_table, lay_slot
from perankh.bench.websocket_client import Wire, dial
from perankh.bus.local import LocalBus
from perankh.store.sqlite import FILE, open_store
from perankh.web.server import event_loop, serve
from perankh.web.settings import Settings

CALM_ADDRESS = "127.0.0.2"
"""Where the calm player calls from: limits for each address must tell the two apart."""
PAUSE = 0.04
"""Seconds that the calm player thinks."""
WARM_UP = 1.0
SAMPLE = 0.05
"""Seconds between two looks at the server's memory."""
LONG = 300
"""Moves of the long table that attackers may open."""
GAMES = 40
"""More than a calm player plays in a minute."""


class Felt(msgspec.Struct):
    """What the calm player felt during one attack, and what it cost the server."""

    attack: str
    seconds: float
    moves: int
    p50_ms: float
    p99_ms: float
    max_ms: float
    server_mib: float
    """The most memory that the server held."""
    server_cpu: float
    """Share of one core that the server used."""
    attacker_cpu: float
    """Share of one core that the attacker used: on two cores both must fit in beside us."""


class CalmPlayer:
    """Both sides of a game, one move after the other, each timed until it is acknowledged."""

    def __init__(self, host: str, slot: Slot) -> None:
        self._host = host
        self._slot = slot
        self._chance = random.Random(1)
        self._news = asyncio.Event()
        self._asked: Asked | None = None
        self._wires: list[Wire] = []
        self._done = False
        self.times: list[float] = []
        self.sent: float | None = None
        """When the move was sent that is not acknowledged yet."""

    async def play(self) -> None:
        """Play on for as long as there are games."""
        for table in self._slot.tables:
            await self._sit_down(table)
            while (asked := await self._next_question()) is not None:
                await asyncio.sleep(PAUSE)
                await self._answer(asked)
            self.leave()
        raise BenchFailed("the calm player has no more games; measure for a shorter time")

    def leave(self) -> None:
        """Hang up."""
        for wire in self._wires:
            wire.close()

    async def _sit_down(self, table: str) -> None:
        self._asked = None
        self._wires = [
            await dial(
                self._host,
                f"/api/tables/{table}/live",
                f"perankh={token}",
                self._heard(number),
                CALM_ADDRESS,
            )
            for number, token in enumerate(self._slot.tokens)
        ]

    def _heard(self, wire: int) -> Callable[[bytes], None]:
        def heard(data: bytes) -> None:
            if data.startswith(b'{"type":"done"'):
                self._done = True
            elif data.startswith(b'{"type":"refused"'):
                raise BenchFailed(f"a calm player's move was refused: {data.decode()}")
            else:
                asked = asked_in(data, wire)
                if asked is not None and (self._asked is None or asked.n > self._asked.n):
                    self._asked = asked
            self._news.set()

        return heard

    async def _next_question(self) -> Asked | None:
        """What is asked next; None when the game is over."""
        before = self._asked.n if self._asked is not None and self._asked.answered else 0
        while self._asked is None or self._asked.n <= before:
            self._news.clear()
            await self._news.wait()
        return None if self._asked.over else self._asked

    async def _answer(self, asked: Asked) -> None:
        action = self._chance.choice(asked.actions)
        self._done = False
        asked.answered = True
        self.sent = time.perf_counter()
        self._wires[asked.wire].say(
            f'{{"type":"act","seat":{asked.seat},"n":{asked.n},"key":"m{asked.n}",'
            f'"action":{action}}}'.encode()
        )
        while not self._done:
            self._news.clear()
            await self._news.wait()
        self.times.append(time.perf_counter() - self.sent)
        self.sent = None


# ------------------ a server, an attacker, and the calm player


@contextmanager
def fresh_server(folder: Path) -> Iterator[tuple[str, int]]:
    """A server with default limits over this folder: its host with port, and its process."""
    command = [sys.executable, "-m", __name__, "serve", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        host = server.stdout.readline().strip().removeprefix("http://")
        if not host:
            raise BenchFailed("the server did not start")
        yield host, server.pid
    finally:
        server.terminate()
        server.wait(timeout=20)


class Laid(msgspec.Struct):
    """What lies in the store before the server starts."""

    calm: Slot
    attacker: Slot
    long_table: str


async def lay(folder: Path) -> Laid:
    """Tables for the calm player and for the attacker."""
    store = await open_store(folder / FILE)
    laid = Laid(
        calm=await lay_slot(store, GAMES),
        attacker=await lay_slot(store, GAMES),
        long_table=await lay_long_table(store, LONG),
    )
    await store.close()
    return laid


def measure(attack: str, seconds: float) -> Felt:
    """Run one attack against a fresh server."""
    if attack not in ATTACKS:
        raise BenchFailed(f"there is no attack {attack!r}; there are: {', '.join(ATTACKS)}")
    with (
        tempfile.TemporaryDirectory(prefix="perankh-attack-") as folder,
        asyncio.Runner(loop_factory=event_loop()) as runner,
    ):
        laid = runner.run(lay(Path(folder)))
        with fresh_server(Path(folder)) as (host, pid):
            target = Target(
                host=host,
                tables=laid.attacker.tables,
                tokens=laid.attacker.tokens,
                long_table=laid.long_table,
                seconds=seconds + 2 * WARM_UP,
            )
            return runner.run(_felt(attack, target, pid, laid.calm, seconds))


async def _felt(attack: str, target: Target, server: int, slot: Slot, seconds: float) -> Felt:
    calm = CalmPlayer(target.host, slot)
    playing = asyncio.create_task(calm.play())
    await asyncio.sleep(WARM_UP)
    attacker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, attack, msgspec.json.encode(target).decode()
    )
    try:
        await asyncio.sleep(WARM_UP)
        calm.times.clear()
        begin = time.perf_counter()
        busy, attacking = cpu_seconds(server), cpu_seconds(attacker.pid)
        most = 0.0
        while time.perf_counter() - begin < seconds and not playing.done():
            await asyncio.sleep(SAMPLE)
            most = max(most, resident_mib(server))
        took = time.perf_counter() - begin
        busy, attacking = cpu_seconds(server) - busy, cpu_seconds(attacker.pid) - attacking
        if playing.done():
            playing.result()
        # A move that nobody has acknowledged yet has waited at least so long.
        waiting = [] if calm.sent is None else [time.perf_counter() - calm.sent]
        times = sorted([*calm.times, *waiting])
    finally:
        playing.cancel()
        calm.leave()
        if attacker.returncode is None:
            attacker.kill()
        await attacker.wait()
    if not times:
        raise BenchFailed("the calm player could not move at all")
    return Felt(
        attack=attack,
        seconds=took,
        moves=len(calm.times),
        p50_ms=times[len(times) // 2] * 1000,
        p99_ms=times[min(len(times) - 1, int(len(times) * 0.99))] * 1000,
        max_ms=times[-1] * 1000,
        server_mib=most,
        server_cpu=busy / took,
        attacker_cpu=attacking / took,
    )


def resident_mib(process: int) -> float:
    """Memory that a process holds now."""
    pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def cpu_seconds(process: int) -> float:
    """Processor time that a process has used, without its children; 0 if it is gone."""
    try:
        fields = (
            Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        )
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _serve(folder: Path) -> None:
    serve(
        Settings(data=folder, port=0),
        lambda: open_store(folder / FILE),
        LocalBus(),
        lambda address: print(address, flush=True),
    )


def _attack(name: str, target: Target) -> None:
    with asyncio.Runner(loop_factory=event_loop()) as runner:
        runner.run(ATTACKS[name](target))


if __name__ == "__main__":
    if sys.argv[1] == "serve":
        _serve(Path(sys.argv[2]))
    else:
        _attack(sys.argv[1], msgspec.json.decode(sys.argv[2], type=Target))
