"""The server dies or stops: what it acknowledged is there, and its clients learn of it."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from perankh.bench.tables import Slot, lay_slot
from perankh.bench.websocket_client import Wire, dial
from perankh.store.sqlite import FILE, open_store
from tests.web.serving import Browser, Json, Server, number, serving, settings

ROUNDS = 20
TABLES = 4
ME: Json = {"kind": "me"}


class Player:
    """Plays at random, and remembers what was acknowledged."""

    def __init__(self, table: str, token: str, chance: random.Random) -> None:
        self.table = table
        self.token = token
        self.chance = chance
        self.acknowledged: dict[int, int] = {}
        """By number of the action: the number of its entry in the log."""
        self.sent: Json | None = None
        self.wire: Wire | None = None
        self.log: list[tuple[int, int]] = []
        """Number in the record and in the log of every action we were told."""
        self.complete = asyncio.Event()

    async def connect(self, host: str) -> None:
        self.log, self.complete = [], asyncio.Event()
        path = f"/api/tables/{self.table}/live"
        self.wire = None
        early: list[bytes] = []
        wire = await dial(host, path, f"perankh={self.token}", lambda data: self._hear(data, early))
        self.wire = wire
        for data in early:
            self._hear(data, early)

    def _hear(self, data: bytes, early: list[bytes]) -> None:
        if self.wire is None:
            early.append(data)
            return
        message: Json = msgspec.json.decode(data)
        if message["type"] == "done":
            self.acknowledged[number(message, "n")] = number(message, "seq")
        elif message["type"] == "entries":
            entries = message["entries"]
            assert isinstance(entries, list)
            self.log += [(one["n"], one["seq"]) for one in entries if one["kind"] == "action"]
        elif message["type"] == "state":
            self.complete.set()
            self._answer(message)

    def _answer(self, state: Json) -> None:
        question = state["question"]
        if not isinstance(question, dict) or not question["options"]:
            return
        n = question["n"]
        if self.sent is None or self.sent["n"] != n:
            action = self.chance.choice(question["options"])["action"]
            key = f"{self.token[:6]}-{n}"
            self.sent = {
                "type": "act", "seat": question["seat"], "n": n, "key": key, "action": action
            }  # fmt: skip
        assert self.wire is not None
        self.wire.say(msgspec.json.encode(self.sent))

    def check(self) -> None:
        """Nothing that was acknowledged is lost, nothing is there twice."""
        numbers = [n for n, _ in self.log]
        assert numbers == list(range(1, len(numbers) + 1))
        told = dict(self.log)
        for n, seq in self.acknowledged.items():
            assert told.get(n) == seq, f"action {n} was acknowledged as entry {seq}"


async def round_of(players: list[Player], server: Server, delay: float) -> None:
    """Connect, check what is left of the last round, play on, and die."""
    await asyncio.gather(*(player.connect(server.host) for player in players))
    for player in players:
        await asyncio.wait_for(player.complete.wait(), 20)
        player.check()
    await asyncio.sleep(delay)
    server.process.send_signal(signal.SIGKILL)


def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(data: Path) -> None:
    asyncio.run(killing(data))


async def laid(data: Path) -> list[Slot]:
    """Two people each at a few tables, on disk before a server starts."""
    store = await open_store(data / FILE)
    slots = [await lay_slot(store, 1) for _ in range(TABLES)]
    await store.close()
    return slots


async def killing(data: Path) -> None:
    chance = random.Random(20)
    players: list[Player] = []
    for turn in range(ROUNDS):
        if turn % 7 == 0:
            for slot in await laid(data):
                chances = (random.Random(turn) for _ in slot.tokens)
                players += map(Player, slot.tables * 2, slot.tokens, chances)
        server = await asyncio.to_thread(Server, settings(data))
        await round_of(players, server, chance.uniform(0.02, 0.3))
        await asyncio.to_thread(server.process.communicate)
    last = await asyncio.to_thread(Server, settings(data))
    await asyncio.gather(*(player.connect(last.host) for player in players))
    for player in players:
        await asyncio.wait_for(player.complete.wait(), 20)
        player.check()
    await asyncio.to_thread(last.stop)
    assert sum(len(player.acknowledged) for player in players) > 3 * ROUNDS


def test_the_server_stops_within_two_seconds_and_tells_its_clients(data: Path) -> None:
    server = Server(settings(data))
    with Browser(server, "Ann") as ann:
        table = ann.table("imhotep", ME, {"kind": "mind", "mind": "greedy"})
        with ann.live(table) as one, ann.live(table) as two:
            one.until_type("state")
            two.until_type("state")
            begin = time.monotonic()
            server.process.terminate()
            server.process.communicate(timeout=20)
            took = time.monotonic() - begin
            for live in (one, two):
                with pytest.raises(ConnectionClosed):
                    live.until(lambda _: False)
    assert took < 2.0
    assert server.process.returncode in (0, -signal.SIGTERM)


def test_a_second_start_finds_all_tables_and_people_again(data: Path) -> None:
    with serving(settings(data)) as server, Browser(server, "Ann") as ann:
        table = ann.table("imhotep", ME, {"kind": "here", "name": "Bo"})
        token = ann.http.cookies["perankh"]
    with serving(settings(data)) as server, Browser(server) as again:
        again.http.cookies.clear()
        again.http.cookies.set("perankh", token)
        assert again.get("/api/me")["name"] == "Ann"
        assert [one["id"] for one in again.http.get("/api/tables").json()["tables"]] == [table]


def test_minds_go_on_by_themselves_after_a_start(data: Path) -> None:
    with serving(settings(data)) as server, Browser(server, "Ann") as ann:
        greedy: Json = {"kind": "mind", "mind": "greedy"}
        table = ann.table("imhotep", greedy, greedy)
        server.kill()
    with (
        serving(settings(data)) as server,
        Browser(server) as watching,
        watching.live(table) as live,
    ):
        live.until(lambda message: message["type"] == "state" and number(message, "n") > 5)


def test_two_servers_do_not_share_their_tables(data: Path) -> None:
    with serving(settings(data)):
        second = subprocess.run(
            [sys.executable, "-m", "perankh.cli", "serve", "--port", "0", "--data", str(data)],
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
    assert second.returncode == 2
    assert "another server uses these tables" in second.stderr


def test_a_backup_of_a_running_server_can_be_served(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    with serving(settings(data)) as server, Browser(server, "Ann") as ann:
        table = ann.table("imhotep", ME, {"kind": "here", "name": "Bo"})
        command = [sys.executable, "-m", "perankh.cli", "backup", "--data", str(data)]
        subprocess.run([*command, str(copy / "perankh.sqlite")], check=True, capture_output=True)
        refused = subprocess.run(
            [*command, str(copy / "perankh.sqlite")], capture_output=True, text=True, check=False
        )
        assert refused.returncode == 2
        assert "never overwrites" in refused.stderr
    with serving(settings(copy)) as server, Browser(server) as browser:
        assert browser.get(f"/api/tables/{table}")["phase"] == "playing"
