"""Compiles the rules with mypyc: `python -m perankh.build`.

Decides which groups of modules there are to compile, calls the compiler for each in a process of
its own, several at once, and puts each result in place in one step. Which modules are compiled and
which builds are used: `_native`.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Collection, Iterable, Iterator
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import contextmanager
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

from perankh import _inputs, _native
from perankh._bases import wrong_bases

UNCOMPILED = "rules run uncompiled (correct, about ten times slower)"
"""How every message ends that explains why nothing is compiled."""

BESIDE = "--beside"
"""How it is called beside something that matters more; in a session of its own."""

PATIENCE = 10
"""How far others go first."""

TICK_SECONDS = 1 if sys.stdout.isatty() else 15
"""How often the elapsed time is shown: a terminal overwrites it, a log gets a new line."""


class CompileError(Exception):
    """mypyc or the C compiler refused the sources; the message is what they printed."""


def main(arguments: list[str] | None = None) -> int:
    """Compile if needed and possible; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m perankh.build", description=__doc__)
    parser.add_argument("--quiet", action="store_true", help="say nothing when up to date")
    parser.add_argument(
        BESIDE, action="store_true", help="let other programs go first, and end when the input does"
    )
    parser.add_argument("game", nargs="*", help="compile only the kernel and these; else all")
    given = parser.parse_args(arguments)
    quiet = bool(given.quiet)
    games = frozenset[str](given.game)
    known = {group.name for group in _native.compiled_groups()}
    if not games <= known:
        parser.error(f"no such game: {', '.join(sorted(games - known))}")
    if given.beside:
        os.nice(PATIENCE)
        Thread(target=_end_with_input, daemon=True).start()
    obstacle = what_is_missing()
    if not missing_groups(games, None if obstacle else compiler_version()):
        if not quiet:
            there = bool(_native.compiled_groups())
            print("compiled rules are up to date" if there else "there is nothing to compile")
        return 0
    if obstacle is not None:
        print(f"{obstacle}: {UNCOMPILED}")
        return 0
    try:
        build(games)
    except CompileError as error:
        print(error, file=sys.stderr)
        print("compiling the rules failed, see above", file=sys.stderr)
        return 1
    return 0


def _end_with_input() -> None:
    """Whoever started us is gone when nothing can come from there any more."""
    while os.read(0, 1024):  # not through `sys.stdin`, whose lock would be missed at the end
        pass
    os.killpg(0, signal.SIGTERM)


def find_compiler() -> str | None:
    """The C compiler's command: `CC`, the one that built this Python, or any usual one."""
    preferred = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    for command in preferred:
        words = shlex.split(str(command or ""))
        if words and shutil.which(words[0]):
            return str(command)
    return None


def what_is_missing() -> str | None:
    """Why this machine can't compile, as the beginning of a sentence; None when it can."""
    if find_compiler() is None:
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers found (on Debian: python3-dev)"
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "mypyc is not installed (make setup installs it)"
    return None


def compiler_version() -> str:
    """Which mypyc is installed here."""
    return f"mypyc {version('mypy')}"


def missing_groups(games: Collection[str], compiler: str | None) -> list[_native.Group]:
    """The groups of which no build fits the present sources, in the order in which to compile.

    Only the kernel's and those of `games`, if there are any. With `compiler` only its own builds
    count: groups of different ones don't fit together.
    """
    digests = _native.Digests()
    missing = [
        group
        for group in _native.compiled_groups()
        if not games or group.name in games or group.name == _native.KERNEL
        if _native.find_build(group, digests, compiler) is None
    ]
    # Without the kernel no game runs compiled; then the longest first, so that none is waited for.
    return sorted(missing, key=lambda one: (one.name != _native.KERNEL, -_size(one)))


def _size(group: _native.Group) -> int:
    return sum((_native.PACKAGE / source).stat().st_size for source in group.sources)


def build(games: Collection[str] = ()) -> None:
    """Compile the groups that are missing and put each in place; their older builds go away.

    All of them, or the kernel and some games.

    Several processes may do this at once: one compiles, the others wait and take its result.
    """
    folder = _native.builds_folder()
    folder.mkdir(exist_ok=True)
    with _only_one_at_a_time(folder / "lock"):
        _remove_leftovers()
        # Sources may be edited meanwhile: what is missing at the end is compiled once more.
        while missing := missing_groups(games, compiler_version()):
            with tempfile.TemporaryDirectory(prefix="new-", dir=folder) as scratch:
                _compile_all(missing, Path(scratch))


def _remove_leftovers() -> None:
    """What an interrupted build, a removed game or an older layout of this folder has left."""
    names = {group.name for group in _native.compiled_groups()}
    for entry in _native.builds_folder().iterdir():
        if entry.is_dir() and entry.name not in names:
            shutil.rmtree(entry, ignore_errors=True)


def _compile_all(groups: list[_native.Group], scratch: Path) -> None:
    """Compile groups side by side, on all processors, and show how long it takes."""
    told = (f"{group.name} ({len(group.sources)} modules)" for group in groups)
    print(f"compiling {', '.join(told)}", flush=True)
    started = time.monotonic()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = {pool.submit(_compile, group, scratch) for group in groups}
        waiting = running
        while waiting:
            _, waiting = wait(waiting, TICK_SECONDS, FIRST_EXCEPTION)
            if waiting:
                end = "\r" if sys.stdout.isatty() else "\n"
                print(f"  {time.monotonic() - started:.0f} s ...", end=end, flush=True)
    failures = dict.fromkeys(str(one.exception()) for one in running if one.exception())
    if failures:
        raise CompileError("\n".join(failures))
    print(f"compiled in {time.monotonic() - started:.0f} s", flush=True)


def _compile(group: _native.Group, scratch: Path) -> None:
    """Compile one group in a process of its own and put it in place, unless a source changed."""
    compiler = compiler_version()
    inputs = inputs_of(group)
    digest = _native.Digests().of(compiler, inputs)
    kernel_inputs = inputs_of(_native.Group(_native.KERNEL, group.kernel, ()))
    kernel = _native.Digests().of(compiler, kernel_inputs)
    if digest is None or kernel is None:
        return
    if wrong := wrong_bases(group):
        raise CompileError("\n".join(wrong))
    output = scratch / group.name
    started = time.monotonic()
    _run_compiler(
        str(output),
        *_arguments(_native.group_name(group.name, digest), group.sources),
        *_arguments(_native.group_name(_native.KERNEL, kernel), group.kernel),
    )
    (output / _native.MADE_FROM).write_text("\n".join([compiler, *inputs]), encoding="utf-8")
    if _native.Digests().of(compiler, inputs) != digest:
        print(f"a source of {group.name} changed while it was compiled: once more", flush=True)
        return
    _put_in_place(output, _native.builds_folder() / group.name / digest)
    print(f"  {group.name}: {time.monotonic() - started:.0f} s", flush=True)


def _arguments(name: str, sources: Iterable[str]) -> list[str]:
    return [f"{name}={source}" for source in sources]


def inputs_of(group: _native.Group, package: Path = _native.PACKAGE) -> list[str]:
    """Every source that decides what a compiled group does: its digest covers them."""
    read = _inputs.inputs_of([*group.sources, *group.kernel], package)
    return sorted({*read, _native.COMPILE_STEP})


def _run_compiler(*arguments: str) -> None:
    command = [sys.executable, "-m", "perankh._compile", *arguments]
    environment = os.environ | {"CC": find_compiler() or "", "PERANKH_PURE": "1"}
    done = subprocess.run(
        command,
        cwd=_native.PACKAGE.parent,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise CompileError(done.stdout.strip())


def _put_in_place(output: Path, target: Path) -> None:
    """The whole build appears in one step; then the older ones of its group go away."""
    # A folder of that name without the right library is someone's rename or an old accident.
    shutil.rmtree(target, ignore_errors=True)
    target.parent.mkdir(exist_ok=True)
    output.rename(target)
    for other in target.parent.iterdir():
        if other != target:
            shutil.rmtree(other, ignore_errors=True)


@contextmanager
def _only_one_at_a_time(file: Path) -> Iterator[None]:
    """Hold the lock file; the operating system lets go of it even when the process is killed."""
    import fcntl  # only Unix has it, and only building needs it

    with file.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("another process is compiling: waiting for it", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main())
