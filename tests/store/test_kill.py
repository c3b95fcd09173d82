import asyncio
import random
import signal
import subprocess
import sys
from pathlib import Path

from perankh.store.sqlite import open_store

ROUNDS = 20
TABLES = 12
ROOT = Path(__file__).parents[2]


def killed_after(file: Path, lines: int) -> dict[str, int]:
    """Start a writer, kill it once it has acknowledged so much; the last number of each table.

    Lines that were in the pipe when it died count too: they were acknowledged.
    """
    scribe = subprocess.Popen(
        [sys.executable, "-m", "tests.store.scribe", str(file), str(TABLES)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert scribe.stdout is not None
    said = [scribe.stdout.readline() for _ in range(lines)]
    scribe.send_signal(signal.SIGKILL)
    said += scribe.stdout.readlines()
    scribe.stdout.close()
    assert scribe.wait() == -signal.SIGKILL
    acknowledged: dict[str, int] = {}
    for line in said:
        if line.endswith("\n"):
            table, seq = line.split()
            acknowledged[table] = int(seq)
    return acknowledged


async def kept(file: Path) -> dict[str, list[int]]:
    """The numbers of all entries of each table."""
    store = await open_store(file)
    try:
        return {
            table.id: [entry.seq for entry in await store.read(table.id)]
            for table in await store.tables_of("bench")
        }
    finally:
        await store.close()


def test_no_acknowledged_append_is_lost_or_doubled_when_the_writer_is_killed(
    tmp_path: Path,
) -> None:
    file = tmp_path / "perankh.db"
    dice = random.Random(20)
    for _ in range(ROUNDS):
        acknowledged = killed_after(file, dice.randrange(1, 400))
        logs = asyncio.run(kept(file))
        for table, last in acknowledged.items():
            assert len(logs[table]) >= last
        for table, numbers in logs.items():
            assert numbers == list(range(1, len(numbers) + 1)), table
            # Nothing beyond what was on its way: at most one append of each table.
            assert len(numbers) <= acknowledged.get(table, len(numbers)) + 1
