"""Calls the command line in this process, through the same door as the command `perankh`."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

import msgspec

from perankh.cli import run


@dataclass(frozen=True)
class Called:
    """What a command line led to."""

    code: int
    out: str
    err: str

    def json(self) -> dict[str, object]:
        """The JSON object that was printed."""
        return msgspec.json.decode(self.out, type=dict[str, object])


def call(*arguments: object, typed: str = "") -> Called:
    """Run `perankh` with these arguments and this standard input."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = run([str(argument) for argument in arguments])
    return Called(code, out.getvalue(), err.getvalue())


def refusal(*arguments: object) -> str:
    """The one line with which bad input is refused."""
    called = call(*arguments)
    assert called.code == 2, called
    assert called.out == ""
    assert called.err.startswith("perankh: ")
    assert called.err.count("\n") == 1, called.err
    assert "Traceback" not in called.err
    return called.err.removeprefix("perankh: ").rstrip("\n")
