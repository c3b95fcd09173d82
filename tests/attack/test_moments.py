"""No replay of a long game stops the others."""

import asyncio
from pathlib import Path

import pytest

from perankh.bench.tables import lay_long_table
from perankh.bench.websocket_client import TEXT, frame
from perankh.store.sqlite import FILE, open_store
from perankh.web.settings import Limits
from tests.attack.attacking import figure, raw_socket
from tests.web.serving import Browser, Server, serving, settings

MOVES = 600
ASKED = 100


@pytest.fixture(scope="module")
def long_table(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder of tables with a long one."""
    folder = tmp_path_factory.mktemp("data")

    async def lay() -> str:
        store = await open_store(folder / FILE)
        table = await lay_long_table(store, MOVES)
        await store.close()
        return table

    return folder, asyncio.run(lay())


def answers(server: Server, table: str, asked: list[bytes]) -> list[bytes]:
    """What an anonymous spectator is answered, request by request."""
    found: list[bytes] = []
    with raw_socket(server, table) as spectator:
        spectator.frame()  # the log
        for message in asked:
            spectator.send(frame(TEXT, message))
            while True:
                _, content = spectator.frame()
                if content.startswith((b'{"type":"moment"', b'{"type":"refused"')):
                    found.append(content)
                    break
    return found


def test_moments_beyond_the_end_cost_nothing(long_table: tuple[Path, str]) -> None:
    """Each once replayed the whole game before it was refused."""
    folder, table = long_table
    with serving(settings(folder, Limits())) as server, Browser(server) as calm:
        answers(server, table, [b'{"type":"moment","n":0}'])
        before = figure(calm, "process_cpu_seconds_total")
        refused = answers(server, table, [b'{"type":"moment","n":9999}'] * ASKED)
        spent = figure(calm, "process_cpu_seconds_total") - before
    assert all(b"no-such-moment" in one for one in refused)
    assert spent < 1.0, "a refusal takes microseconds; with a replay it would be many seconds"


def test_any_moment_is_a_few_actions_from_one_that_is_kept(long_table: tuple[Path, str]) -> None:
    """A spectator who jumps about makes nobody play the whole game again."""
    folder, table = long_table
    asked = [b'{"type":"moment","n":%d}' % (7 * number % MOVES) for number in range(ASKED)]
    with serving(settings(folder, Limits())) as server, Browser(server) as calm:
        answers(server, table, asked[:1])
        before = figure(calm, "process_cpu_seconds_total")
        found = answers(server, table, asked)
        spent = figure(calm, "process_cpu_seconds_total") - before
    assert all(one.startswith(b'{"type":"moment"') for one in found)
    assert spent < 3.0


def test_moments_are_worked_out_a_few_at_a_time(long_table: tuple[Path, str]) -> None:
    """Who asks for many at once is told to wait."""
    folder, table = long_table
    asked = b"".join(frame(TEXT, b'{"type":"moment","n":%d}' % n) for n in range(60))
    with (
        serving(settings(folder, Limits())) as server,
        raw_socket(server, table) as spectator,
    ):
        spectator.send(asked)
        kinds: list[bool] = []
        while len(kinds) < 60:
            _, content = spectator.frame()
            if content.startswith((b'{"type":"moment"', b'{"type":"refused"')):
                kinds.append(content.startswith(b'{"type":"moment"'))
    assert 16 <= sum(kinds) < 60
