"""A tiny copy of the package, with the real building code and three modules of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from perankh import _native

MACHINERY = ("__init__", "_version", "_native", "_inputs", "_compile", "build")

RNG = """\
# compiled by mypyc
from mypy_extensions import i64
from perankh.kernel.limits import LIMIT

class Base:
    def answer(self) -> i64:
        return LIMIT

def sources_say() -> str:
    return "first"
"""
STATE = """\
# compiled by mypyc
from mypy_extensions import i64
from perankh.kernel.rng import Base

class State(Base):
    def answer(self) -> i64:
        return super().answer() + 1
"""
LIMITS = """\
from typing import Final
LIMIT: Final = 41
"""
ASK = """\
import perankh
from perankh.kernel import rng, state
assert rng.__file__ and state.__file__
ways = {file.endswith(".py") for file in (rng.__file__, state.__file__)} | {not perankh.compiled()}
assert len(ways) == 1, f"some modules are compiled and some are not: {ways}"
print("pure" if ways.pop() else "compiled", rng.sources_say(), state.State().answer())
"""


class House:
    """The copy: edit its sources, build it, and ask a fresh process what it runs."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "perankh"

    @classmethod
    def new(cls, root: Path) -> "House":
        house = cls(root)
        (house.package / "kernel").mkdir(parents=True)
        for name in MACHINERY:
            shutil.copy(_native.PACKAGE / f"{name}.py", house.package)
        house.write("kernel/__init__.py", "")
        house.write("kernel/limits.py", LIMITS)
        house.write("kernel/rng.py", RNG)
        house.write("kernel/state.py", STATE)
        return house

    def copy(self, root: Path) -> "House":
        shutil.copytree(self.root, root)
        return House(root)

    def write(self, source: str, text: str) -> None:
        (self.package / source).write_text(text, encoding="utf-8")

    def edit(self, source: str, old: str, new: str) -> None:
        text = (self.package / source).read_text(encoding="utf-8")
        assert old in text
        self.write(source, text.replace(old, new))

    def builds(self) -> list[Path]:
        return [path for path in (self.package / "_compiled").iterdir() if path.is_dir()]

    def start(self, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        inherited = {k: v for k, v in os.environ.items() if not k.startswith("PERANKH_")}
        return subprocess.Popen(
            [sys.executable, *arguments],
            env=inherited | {"PYTHONPATH": str(self.root)} | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, *arguments: str, **environment: str) -> tuple[int, str]:
        with self.start(*arguments, **environment) as process:
            output, _ = process.communicate()
        return process.returncode, output

    def build(self, **environment: str) -> tuple[int, str]:
        return self.run("-m", "perankh.build", **environment)

    def ask(self, **environment: str) -> str:
        """What a new process runs: `pure` or `compiled`, the edition of the source, the answer."""
        code, output = self.run("-c", ASK, **environment)
        assert code == 0, output
        return output.strip()
