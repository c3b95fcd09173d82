"""A tiny copy of the package, with the real building code, a small kernel and two games."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from perankh import _native

MACHINERY = ("__init__", "_version", "_native", "_inputs", "_bases", "_compile", "build")

RNG = """\
# compiled by mypyc
from mypy_extensions import i64, mypyc_attr
from perankh.kernel.limits import LIMIT

@mypyc_attr(allow_interpreted_subclasses=True)
class Base:
    def answer(self) -> i64:
        return LIMIT

def sources_say() -> str:
    return "first"
"""
STATE = """\
# compiled by mypyc
from mypy_extensions import i64, mypyc_attr
from perankh.kernel.rng import Base

@mypyc_attr(allow_interpreted_subclasses=True)
class State(Base):
    def answer(self) -> i64:
        return super().answer() + 1

    def twice(self) -> i64:
        return self.answer() * 2

class Closed:
    def answer(self) -> int:
        return 0
"""
LIMITS = """\
from typing import Final
LIMIT: Final = 41
"""
GAME = """\
# compiled by mypyc
from mypy_extensions import i64
from perankh.kernel.state import State

class Game(State):
    def answer(self) -> i64:
        return super().answer() + 8

def sources_say() -> str:
    return "first"
"""
ASK = """\
import json, perankh
from perankh.kernel import rng, state
from perankh.games.mehen.rules import play as mehen
from perankh.games.senet.rules import play as senet

def way(module):
    return "pure" if module.__file__.endswith(".py") else "compiled"

assert way(rng) == way(state), "some modules of the kernel are compiled and some are not"
assert perankh.compiled("senet") == (way(senet) == "compiled")
assert perankh.compiled() == all(way(one) == "compiled" for one in (rng, senet, mehen))
print(json.dumps({
    "kernel": f"{way(rng)} {rng.sources_say()} {state.State().answer()}",
    "senet": f"{way(senet)} {senet.sources_say()} {senet.Game().twice()}",
    "mehen": f"{way(mehen)} {mehen.sources_say()} {mehen.Game().twice()}",
}))
"""

ALL_COMPILED = {
    "kernel": "compiled first 42",
    "senet": "compiled first 100",
    "mehen": "compiled first 100",
}
ALL_PURE = {name: answer.replace("compiled", "pure") for name, answer in ALL_COMPILED.items()}


class House:
    """The copy: edit its sources, build it, and ask a fresh process what it runs."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "perankh"

    @classmethod
    def new(cls, root: Path) -> "House":
        house = cls(root)
        house.package.mkdir(parents=True)
        for name in MACHINERY:
            shutil.copy(_native.PACKAGE / f"{name}.py", house.package)
        house.write("kernel/__init__.py", "")
        house.write("kernel/limits.py", LIMITS)
        house.write("kernel/rng.py", RNG)
        house.write("kernel/state.py", STATE)
        house.write("games/__init__.py", "")
        for game in ("senet", "mehen"):
            house.write(f"games/{game}/__init__.py", "")
            house.write(f"games/{game}/rules/__init__.py", "")
            house.write(f"games/{game}/rules/play.py", GAME)
        return house

    def copy(self, root: Path) -> "House":
        shutil.copytree(self.root, root)
        return House(root)

    def write(self, source: str, text: str) -> None:
        (self.package / source).parent.mkdir(parents=True, exist_ok=True)
        (self.package / source).write_text(text, encoding="utf-8")

    def edit(self, source: str, old: str, new: str) -> None:
        text = (self.package / source).read_text(encoding="utf-8")
        assert old in text
        self.write(source, text.replace(old, new))

    def builds(self) -> dict[str, Path]:
        """The only build of each group."""
        found = [path for path in (self.package / "_compiled").glob("*/*") if path.is_dir()]
        assert len({path.parent for path in found}) == len(found), found
        return {path.parent.name: path for path in found}

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

    def build(self, *games: str, **environment: str) -> tuple[int, str]:
        return self.run("-m", "perankh.build", *games, **environment)

    def ask(self, **environment: str) -> dict[str, str]:
        """What a new process runs of each group: how, the edition of the source, an answer."""
        code, output = self.run("-c", ASK, **environment)
        assert code == 0, output
        found: dict[str, str] = json.loads(output)
        return found
