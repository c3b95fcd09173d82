"""`perankh torture`: a server under load that is killed and stopped again and again.

Its clients are real: they play, and after each death they come back and repeat what was not
acknowledged, as the page does. They write down what the server has acknowledged; in the end that
is compared with what lies in the store: nothing may be lost, nothing doubled, and every table must
go on.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Protocol

import msgspec

from perankh.bench.errors import BenchFailed
from perankh.bench.tables import Slot, lay_slot
from perankh.bench.websocket_client import Wire, WireError, dial
from perankh.bus.local import LocalBus
from perankh.store.checking import check
from perankh.store.protocol import Store
from perankh.store.sqlite import FILE, open_store
from perankh.table.asking import Call
from perankh.table.entries import Acted
from perankh.table.folding import table_of
from perankh.table.playing import act, mind_turn
from perankh.web.server import serve
from perankh.web.settings import Limits, Settings

SLOTS = 12
"""Tables at which is played at once."""
SHORTEST, LONGEST = 0.05, 0.6
"""Seconds under load before something happens to the server."""
PAUSE = 0.5
"""Seconds for which it is stopped at most."""
STARTS_WITHIN = 60.0
ENDLESS = 1e9

Note = Callable[[str], None]


class TortureFailed(BenchFailed):
    """Something that was acknowledged is not there, or is there twice, or a table is stuck."""


class Kept(msgspec.Struct, frozen=True):
    """One action that a client has sent; acknowledged as entry `seq`."""

    table: str
    seat: int
    n: int
    action: int
    key: str
    seq: int = 0


class Torture(msgspec.Struct, kw_only=True):
    """What came out."""

    seed: int
    kills: int
    stops: int
    tables: int
    acknowledged: int
    entries: int
    """Of the tables that were played at."""
    seconds: float
    lost: list[str] = []
    doubled: list[str] = []
    stuck: list[str] = []
    damaged: list[str] = []

    @property
    def good(self) -> bool:
        """Whether nothing went wrong."""
        return not (self.lost or self.doubled or self.stuck or self.damaged)


# ------------------ clients


class _Option(msgspec.Struct):
    action: int


class _Question(msgspec.Struct):
    seat: int
    options: list[_Option]
    n: int


class _State(msgspec.Struct, tag_field="type", tag="state"):
    question: _Question | None


class _Done(msgspec.Struct, tag_field="type", tag="done"):
    key: str
    seq: int


class _Refused(msgspec.Struct, tag_field="type", tag="refused"):
    code: str
    message: str


_heard = msgspec.json.Decoder(_State | _Done | _Refused)
_TOLD = (b'{"type":"state"', b'{"type":"done"', b'{"type":"refused"')


class Player:
    """One person at one table after the other; keeps what was acknowledged."""

    def __init__(self, slot: Slot, seat: int, chance: random.Random, kept: list[Kept]) -> None:
        self._tables = slot.tables
        self._cookie = f"perankh={slot.tokens[seat]}"
        self._chance = chance
        self._kept = kept
        self._game = 0
        self._sent: Kept | None = None
        """What was not acknowledged yet."""
        self._wire: Wire | None = None
        self._over = asyncio.Event()
        self.refused: list[str] = []
        """Moves that the server did not take; it may refuse none."""

    @property
    def table(self) -> str:
        """Where they play now."""
        return self._tables[self._game]

    async def play(self, host: str) -> None:
        """Come back, repeat what was not acknowledged, and play on until the server dies."""
        with contextlib.suppress(OSError, WireError):
            while self._game < len(self._tables):
                self._over.clear()
                path = f"/api/tables/{self.table}/live"
                self._wire = await dial(host, path, self._cookie, self._hear)
                if self._sent is not None:
                    self._say(self._sent)
                await self._over.wait()
                self._wire.close()
                self._game += 1

    def leave(self) -> None:
        """The server is gone."""
        if self._wire is not None:
            self._wire.close()

    def _hear(self, data: bytes) -> None:
        if not data.startswith(_TOLD):
            return
        message = _heard.decode(data)
        if isinstance(message, _Done):
            self._acknowledged(message)
        elif isinstance(message, _Refused):
            self.refused.append(f"{message.code}: {message.message}")
        elif message.question is None:
            if self._sent is None:
                self._over.set()
        elif message.question.options and self._sent is None:
            self._answer(message.question)

    def _acknowledged(self, done: _Done) -> None:
        if self._sent is not None and done.key == self._sent.key:
            self._kept.append(msgspec.structs.replace(self._sent, seq=done.seq))
            self._sent = None

    def _answer(self, asked: _Question) -> None:
        action = self._chance.choice(asked.options).action
        key = f"{asked.n}-{self._chance.getrandbits(64):x}"
        self._sent = Kept(self.table, asked.seat, asked.n, action, key)
        self._say(self._sent)

    def _say(self, sent: Kept) -> None:
        message = {
            "type": "act",
            "seat": sent.seat,
            "n": sent.n,
            "key": sent.key,
            "action": sent.action,
        }
        if self._wire is not None:
            self._wire.say(msgspec.json.encode(message))


# ------------------ the server that is tortured


class Ears(Protocol):
    """What the parent hears through."""

    def poll(self, timeout: float) -> bool: ...
    def recv(self) -> object: ...
    def close(self) -> None: ...


class Mouth(Protocol):
    """What the server says its address with."""

    def send(self, said: str) -> None: ...


class Victim:
    """A server in a process of its own; the modules are loaded once for all of them."""

    def __init__(self, folder: Path) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([__name__])
        ears, mouth = context.Pipe(duplex=False)
        self._ears: Ears = ears
        self._process: ForkServerProcess = context.Process(
            target=run_server, args=(str(folder), mouth), daemon=True
        )
        self._process.start()
        mouth.close()

    async def ready(self) -> str:
        """Where it can be reached."""
        if not await asyncio.to_thread(self._ears.poll, STARTS_WITHIN):
            raise BenchFailed("the server did not start in time")
        try:
            return str(self._ears.recv()).removeprefix("http://")
        except EOFError:
            raise BenchFailed("the server did not start") from None

    def send(self, what: signal.Signals) -> None:
        """A signal."""
        assert self._process.pid is not None
        os.kill(self._process.pid, what)

    async def kill(self) -> None:
        """The end, in the middle of whatever it does."""
        self.send(signal.SIGKILL)
        await asyncio.to_thread(self._process.join)
        self._ears.close()


def run_server(folder: str, mouth: Mouth) -> None:
    """The real server, with no other limits than its own speed; says its address."""
    free = Limits(
        requests=ENDLESS,
        requests_burst=ENDLESS,
        messages=ENDLESS,
        messages_burst=ENDLESS,
        address_messages=ENDLESS,
        address_messages_burst=ENDLESS,
        bytes=ENDLESS,
        bytes_burst=ENDLESS,
        frames=ENDLESS,
        frames_burst=ENDLESS,
    )
    data = Path(folder)
    settings = Settings(data=data, port=0, limits=free, workers=1)
    serve(settings, lambda: open_store(data / FILE), LocalBus(), mouth.send)


# ------------------ all together


def torture(kills: int, seed: int, note: Note) -> Torture:
    """Kill a server so often in the middle of its work; what was found afterwards."""
    with tempfile.TemporaryDirectory(prefix="perankh-torture-") as folder:
        return asyncio.run(_torture(Path(folder), kills, seed, note))


async def _torture(folder: Path, kills: int, seed: int, note: Note) -> Torture:
    begin, chance = time.perf_counter(), random.Random(seed)
    slots = await _lay(folder, 3 + kills // 2)
    kept: list[Kept] = []
    players = [
        Player(slot, seat, random.Random(chance.random()), kept)
        for slot in slots
        for seat in (0, 1)
    ]
    stops = 0
    for number in range(1, kills + 1):
        stops += await _one_life(folder, players, kept, chance)
        note(f"{number} of {kills} kills, {len(kept):,} moves acknowledged")
    note("comparing ...")
    found = await compare(folder / FILE, kept)
    found.seed, found.kills, found.stops = seed, kills, stops
    found.seconds = time.perf_counter() - begin
    return found


async def _lay(folder: Path, games: int) -> list[Slot]:
    store = await open_store(folder / FILE)
    try:
        return [await lay_slot(store, games) for _ in range(SLOTS)]
    finally:
        await store.close()


async def _one_life(
    folder: Path, players: list[Player], kept: list[Kept], chance: random.Random
) -> int:
    """One server from its start to its death under load; how often it was stopped meanwhile."""
    victim = Victim(folder)
    stops, before = 0, len(kept)
    playing: list[asyncio.Task[None]] = []
    try:
        host = await victim.ready()
        playing += [asyncio.create_task(player.play(host)) for player in players]
        await _until(lambda: len(kept) > before)
        await asyncio.sleep(chance.uniform(SHORTEST, LONGEST))
        while chance.random() < 0.4:
            stops += 1
            victim.send(signal.SIGSTOP)
            await asyncio.sleep(chance.uniform(0, PAUSE))
            if chance.random() < 0.5:
                break  # it dies without having woken
            victim.send(signal.SIGCONT)
            await asyncio.sleep(chance.uniform(0, SHORTEST))
    finally:
        await victim.kill()
    await asyncio.sleep(0)
    for player in players:
        player.leave()
    for task in playing:
        task.cancel()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    refused = [line for player in players for line in player.refused]
    if refused:
        raise TortureFailed(f"the server refused moves: {refused[0]}")
    return stops


async def _until(holds: Callable[[], bool]) -> None:
    """Wait until play goes on; a server that serves nobody is a failure."""
    end = time.monotonic() + STARTS_WITHIN
    while not holds():
        if time.monotonic() > end:
            raise TortureFailed("nobody could play")
        await asyncio.sleep(0.01)


# ------------------ comparing


async def compare(file: Path, kept: list[Kept]) -> Torture:
    """What was acknowledged against what lies in the store."""
    found = Torture(
        seed=0, kills=0, stops=0, tables=0, acknowledged=len(kept), entries=0, seconds=0.0
    )
    by_table: dict[str, list[Kept]] = {}
    for one in kept:
        by_table.setdefault(one.table, []).append(one)
    store = await open_store(file)
    try:
        for table, acknowledged in by_table.items():
            await _compare_table(store, table, acknowledged, found)
    finally:
        await store.close()
    sound = check(file, mend=False)
    found.damaged += sound.lost + sound.mended
    return found


async def _compare_table(store: Store, table: str, kept: list[Kept], found: Torture) -> None:
    log = await store.read(table)
    found.tables += 1
    found.entries += len(log)
    acts = {entry.seq: entry for entry in log if isinstance(entry.body, Acted)}
    for one in kept:
        entry = acts.get(one.seq)
        wanted = Acted(seat=one.seat, n=one.n, action=one.action)
        if entry is None or entry.body != wanted or entry.key != one.key:
            found.lost.append(f"table {table}: entry {one.seq}, acknowledged for {one.key}")
    keys = Counter((entry.by, entry.key) for entry in log if entry.key)
    numbers = Counter(entry.body.n for entry in log if isinstance(entry.body, Acted))
    for key, count in keys.items():
        if count > 1:
            found.doubled.append(f"table {table}: key {key[1]} stands {count} times")
    for n, count in numbers.items():
        if count > 1:
            found.doubled.append(f"table {table}: action {n} stands {count} times")
    folded = table_of(log)
    if folded.stop is not None:
        found.stuck.append(f"table {table}: {folded.stop.message}")
    elif folded.phase == "playing" and mind_turn(folded) is None:
        assert folded.decider is not None
        option = folded.playing().state.options()[0]
        call = Call(person=folded.turn, time_ms=folded.changed)
        if not act(folded, call, folded.decider, folded.n, option).entries:
            found.stuck.append(f"table {table}: nothing can be done there")
