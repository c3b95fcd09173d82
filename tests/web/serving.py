"""A server to talk to, and a browser's worth of client: HTTP with cookies, and a WebSocket."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from perankh.web.settings import CHECKOUT_PAGE, Limits, Settings

PATIENCE = 20.0
"""Seconds after which something that should come has not come."""
ROOT = Path(__file__).parents[2]

Json = dict[str, object]

EASY = Limits(
    requests=1e6,
    requests_burst=1e6,
    attempts=1e6,
    attempts_burst=1e6,
    tables=1e6,
    tables_burst=1e6,
    messages=1e6,
    messages_burst=1e6,
    address_messages=1e6,
    address_messages_burst=1e6,
    bytes=1e9,
    bytes_burst=1e9,
)
"""Limits that no test meets."""


def settings(
    data: Path, limits: Limits = EASY, page: Path = CHECKOUT_PAGE, pace: float = 0.0
) -> Settings:
    """A server on any free port, whose minds know the game of the tests, too."""
    return Settings(
        data=data,
        port=0,
        page=page,
        limits=limits,
        workers=1,
        pace=pace,
        worker="tests.host.worker_for_tests",
    )


class Server:
    """A running server."""

    def __init__(self, given: Settings) -> None:
        command = [sys.executable, "-m", "tests.web.server_for_tests"]
        self.process = subprocess.Popen(
            [*command, msgspec.json.encode(given, enc_hook=str).decode()],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            text=True,
        )
        assert self.process.stdout is not None
        self._said: str | None = None
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            raise AssertionError(f"the server did not start: {self.stop()}")

    @property
    def host(self) -> str:
        return self.address.removeprefix("http://")

    def kill(self) -> None:
        """What happens when somebody trips over the cable."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> str:
        """Ask it to stop; what it wrote to its log."""
        if self._said is None:
            if self.process.poll() is None:
                self.process.terminate()
            _, self._said = self.process.communicate(timeout=PATIENCE)
        return self._said


@contextmanager
def serving(given: Settings) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(given)
    try:
        yield server
    finally:
        server.stop()


class Live:
    """A table over the WebSocket; keeps what a page would keep."""

    def __init__(self, socket: ClientConnection, since: int) -> None:
        self.socket = socket
        self.seq = since
        self.entries: list[Json] = []
        self.state: Json = {}
        self.raw: list[str] = []
        """Every message as it came."""
        self.last: dict[str, Json] = {}
        """The latest message of each type."""

    def read(self) -> Json:
        """The next message; entries must follow those we have, each once."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = msgspec.json.decode(text)
        self.last[str(message["type"])] = message
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "entries":
            self._keep(message)
        return message

    def _keep(self, message: Json) -> None:
        entries = message["entries"]
        assert isinstance(entries, list)
        if message["since"] == 0:
            self.entries = []
        else:
            assert message["since"] == self.seq, "a gap or a double in the log"
        numbers = [entry["seq"] for entry in entries]
        first = numbers[0] if message["earlier"] else number(message, "since") + 1
        assert numbers == list(range(first, number(message, "seq") + 1))
        self.entries += entries
        self.seq = number(message, "seq")

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Read on until such a message comes."""
        while True:
            message = self.read()
            if wanted(message):
                return message

    def until_type(self, kind: str) -> Json:
        return self.until(lambda message: message["type"] == kind)

    def until_seq(self, seq: int) -> None:
        """Read on until the table has come so far."""
        while number(self.state, "seq") < seq:
            self.read()

    def say(self, **message: object) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def ask(self, **message: object) -> Json:
        """Say something that is done or refused."""
        self.say(**message)
        return self.until(lambda answer: answer["type"] in ("done", "refused"))

    @property
    def table(self) -> Json:
        found = self.state["table"]
        assert isinstance(found, dict)
        return found

    @property
    def options(self) -> list[int]:
        question = self.state["question"]
        if not isinstance(question, dict):
            return []
        return [option["action"] for option in question["options"]]

    def act(self, action: int, key: str) -> Json:
        """Answer the open question as the seat we look as."""
        return self.ask(
            type="act", seat=self.state["seat"], n=self.state["n"], key=key, action=action
        )


class Browser:
    """One person's browser."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self.csrf = str(self.http.get("/api/me").json()["csrf"])
        if name:
            self.me = self.post("/api/me", {"name": name})

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.http.close()

    def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        headers = {"x-csrf-token": self.csrf}
        return self.http.request(method, path, json=body, headers=headers)

    def post(self, path: str, body: object = None) -> Json:
        answer = self.send("POST", path, body)
        assert answer.status_code < 300, answer.text
        found: Json = answer.json()
        if "csrf" in found:
            self.csrf = str(found["csrf"])
        return found

    def get(self, path: str) -> Json:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def table(self, game: str, *seats: Json, **more: object) -> str:
        """A new table; its id."""
        return str(self.post("/api/tables", {"game": game, "seats": seats, **more})["id"])

    @contextmanager
    def live(self, table: str, since: int = 0, origin: str | None = None) -> Iterator[Live]:
        """The table over the WebSocket."""
        cookies = dict(self.http.cookies.items())
        with listening(self.server.address, table, cookies, since, origin) as live:
            yield live


@contextmanager
def listening(
    address: str, table: str, cookies: dict[str, str], since: int = 0, origin: str | None = None
) -> Iterator[Live]:
    """A table of the server at an address, for whoever has these cookies."""
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    with connect(
        f"ws://{address.removeprefix('http://')}/api/tables/{table}/live?since={since}",
        origin=Origin(origin or address),
        additional_headers={"Cookie": cookie} if cookie else {},
        max_size=None,
        compression=None,
    ) as socket:
        yield Live(socket, since)


def look(live: Live) -> None:
    """See the table as the own seat that must decide."""
    decider = live.table["decider"]
    if live.state["seat"] != decider:
        live.say(type="look", seat=decider)
        live.until(lambda message: message["type"] == "state" and message["seat"] == decider)


def seats(table: Json) -> list[Json]:
    """The seats of a table."""
    found = table["seats"]
    assert isinstance(found, list)
    return found


def lines(message: Json) -> list[Json]:
    """What was said, in a message of the talk."""
    found = message["lines"]
    assert isinstance(found, list)
    return found


def number(message: Json, field: str) -> int:
    found = message[field]
    assert isinstance(found, int)
    return found


def play_on(players: list[Live], chance: random.Random, actions: int | None = None) -> int:
    """Let those who are asked answer at random, to the end or for so many actions; how many."""
    done = 0
    while actions is None or done < actions:
        asked = [one for one in players if one.options]
        if not asked:
            break
        one = asked[0]
        answer = one.act(chance.choice(one.options), f"{os.getpid()}-{done}-{chance.random()}")
        assert answer["type"] == "done", answer
        for player in players:
            player.until_seq(number(answer, "seq"))
        done += 1
    return done
