"""Measuring the compiled and the pure build side by side, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TypeVar

import msgspec

from perankh.bench.errors import BenchFailed

T = TypeVar("T")


def in_build(arguments: list[str], report: type[T], *, pure: bool) -> T:
    """What `perankh bench ARGUMENTS --here` reports in a fresh process of one build."""
    environment = {**os.environ, "PERANKH_PURE": "1"} if pure else dict(os.environ)
    command = [sys.executable, "-m", "perankh.cli", "bench", *arguments, "--here"]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    if done.returncode != 0:
        raise BenchFailed(f"measuring failed: {done.stderr.decode().strip()}")
    return msgspec.json.decode(done.stdout, type=report)
