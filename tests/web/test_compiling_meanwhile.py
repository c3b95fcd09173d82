"""Rules that are compiled while people already play: on a copy of the package without a build."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import msgspec
import pytest

from perankh import _native, compiled
from perankh.build import what_is_missing
from tests.host.test_worker_pool import job

PATIENCE = 60.0


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package once more, as it is right after its installation."""
    unbuilt = shutil.ignore_patterns("_compiled", "__pycache__")
    shutil.copytree(_native.PACKAGE, tmp_path / "perankh", ignore=unbuilt)
    return tmp_path


def start(root: Path, *arguments: str) -> subprocess.Popen[bytes]:
    kept = {name: value for name, value in os.environ.items() if name != "PERANKH_PURE"}
    return subprocess.Popen(
        [sys.executable, "-m", *arguments],
        env=kept | {"PYTHONPATH": str(root)},
        cwd=root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )


def wait_until(true: Callable[[], object], what: str) -> None:
    until = monotonic() + PATIENCE
    while not true():
        assert monotonic() < until, what
        sleep(0.05)


def put_in_place(package: Path) -> None:
    """What is compiled here of one game, each group in one step as the build does it."""
    for name, build in _native.find_builds().builds.items():
        if name in (_native.KERNEL, "imhotep"):
            shutil.copytree(build.folder, package / "_compiled" / "new" / name)
            (package / "_compiled" / name).mkdir()
            (package / "_compiled" / "new" / name).rename(
                package / "_compiled" / name / build.digest
            )


def runs_compiled(process: subprocess.Popen[bytes], group: str) -> bool:
    return f"perankh_{group}_" in Path(f"/proc/{process.pid}/maps").read_text(encoding="utf-8")


def test_a_worker_begins_anew_when_the_rules_have_been_compiled(copy: Path) -> None:
    with start(copy, "perankh.host.worker") as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        answers = set()
        for stage in range(3):
            worker.stdin.write(msgspec.json.encode(job()) + b"\n")
            worker.stdin.flush()
            answers.add(worker.stdout.readline())
            if stage == 0:
                assert not runs_compiled(worker, "kernel")
                put_in_place(copy / "perankh")
            elif compiled("imhotep"):
                wait_until(lambda: runs_compiled(worker, "kernel"), "it stayed as it was")
        # The game is loaded with the first question about it.
        assert runs_compiled(worker, "imhotep") == compiled("imhotep")
        worker.stdin.close()
    assert len(answers) == 1
    assert b'"move_found"' in answers.pop()
    assert worker.returncode == 0


def test_the_house_is_open_while_it_compiles_and_ends_that_with_itself(copy: Path) -> None:
    data = str(copy / "data")
    with start(copy, "perankh.cli", "serve", "--compile", "--port", "0", "--data", data) as server:
        assert server.stdout is not None
        said = server.stdout.readline() + server.stdout.readline()
        assert b"Perankh is open: http" in said
        possible = what_is_missing() is None
        assert (b"compiled meanwhile" in said) == possible
        if possible:
            wait_until(lambda: compilers(copy), "nobody compiles")
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=PATIENCE)
    wait_until(lambda: not compilers(copy), "it compiles on without the house")


def compilers(root: Path) -> list[str]:
    """Processes that compile below a folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_text(encoding="utf-8")
            if "perankh._compile" in words and str(root) in words:
                found.append(process.name)
        except OSError:
            continue  # it has just ended
    return found
