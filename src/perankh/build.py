"""Compiles the rules with mypyc: `python -m perankh.build`.

Decides whether there is anything to do, calls the compiler in a process of its own and puts the
result in place in one step. Which modules are compiled and which build is used: `_native`.
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
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

from perankh import _inputs, _native

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
    given = parser.parse_args(arguments)
    quiet = bool(given.quiet)
    if given.beside:
        os.nice(PATIENCE)
        Thread(target=_end_with_input, daemon=True).start()
    sources = _native.compiled_sources()
    if not sources or _native.find_build(sources):
        if not quiet:
            print("compiled rules are up to date" if sources else "there is nothing to compile")
        return 0
    obstacle = what_is_missing()
    if obstacle is not None:
        print(f"{obstacle}: {UNCOMPILED}")
        return 0
    try:
        build()
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


def build() -> _native.Build:
    """Compile the present sources and put the result in place; the older builds go away.

    Several processes may do this at once: one compiles, the others wait and take its result.
    """
    folder = _native.builds_folder()
    folder.mkdir(exist_ok=True)
    with _only_one_at_a_time(folder / "lock"):
        finished = _native.find_build(_native.compiled_sources())
        if finished is not None:
            return finished
        with tempfile.TemporaryDirectory(prefix="new-", dir=folder) as scratch:
            result = _compile_unchanged(Path(scratch))
        _remove_all_but(result)
        return result


def _compile_unchanged(scratch: Path) -> _native.Build:
    """Compile, and again if someone edits a source meanwhile: the digest must tell the truth."""
    while True:
        sources = _native.compiled_sources()
        inputs = _inputs.inputs_of(sources)
        digest = _native.digest_of(inputs)
        if digest is None:
            continue
        output = scratch / digest
        shutil.rmtree(output, ignore_errors=True)
        _compile(sources, digest, output)
        (output / _native.INPUTS).write_text("\n".join(inputs), encoding="utf-8")
        if _native.digest_of(inputs) == digest and _native.compiled_sources() == sources:
            return _put_in_place(output, digest)
        print("a source changed while it was compiled: once more")


def _put_in_place(output: Path, digest: str) -> _native.Build:
    target = _native.builds_folder() / digest
    # A folder of that name without the right library is someone's rename or an old accident.
    shutil.rmtree(target, ignore_errors=True)
    output.rename(target)
    return _native.Build(target, digest)


def _remove_all_but(kept: _native.Build) -> None:
    for other in kept.folder.parent.iterdir():
        if other.is_dir() and other != kept.folder:
            shutil.rmtree(other, ignore_errors=True)


def _compile(sources: list[str], digest: str, output: Path) -> None:
    """Run mypyc and the C compiler in a process of their own, and show how long it takes."""
    names = [_native.module_name(source).removeprefix("perankh.") for source in sources]
    print(f"compiling {len(names)} modules: {', '.join(names)}", flush=True)
    command = [sys.executable, "-m", "perankh._compile", digest, str(output), *sources]
    environment = os.environ | {"CC": find_compiler() or "", "PERANKH_PURE": "1"}
    started = time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as log:
        with subprocess.Popen(
            command, cwd=_native.PACKAGE.parent, env=environment, stdout=log, stderr=log
        ) as process:
            _show_elapsed(process, started)
        if process.returncode:
            log.seek(0)
            raise CompileError(log.read().strip())
    print(f"compiled in {time.monotonic() - started:.0f} s", flush=True)


def _show_elapsed(process: subprocess.Popen[bytes], started: float) -> None:
    while True:
        try:
            process.wait(TICK_SECONDS)
            return
        except subprocess.TimeoutExpired:
            end = "\r" if sys.stdout.isatty() else "\n"
            print(f"  {time.monotonic() - started:.0f} s ...", end=end, flush=True)


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
