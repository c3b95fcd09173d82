"""A game that is not compiled yet runs on the compiled kernel, move for move as it always does."""

import ast
import os
import subprocess
import sys

import pytest

import perankh
from perankh._native import PACKAGE
from perankh.games import GAMES
from perankh.kernel.paying import PayingAmount
from perankh.kernel.picking import Picking
from perankh.kernel.step import Step

PLAY = """\
import sys
import perankh
from perankh.games import game
from perankh.kernel.conformance import golden
from tests.conformance.regenerate import SEEDS, kept

chosen = game(sys.argv[1])
others = [name for name in sys.argv[2:] if not perankh.compiled(name)]
assert not perankh.compiled(chosen.id) and not others, others
box = chosen.box()
rows = [row for row in kept(chosen) if row.seed == SEEDS[0]]
assert len(rows) == len(chosen.ways_to_sit())
for row in rows:
    again = golden(chosen, row.players, chosen.read_setup(row.setup), row.seed, box)
    assert again == row, row
"""


@pytest.mark.skipif(not perankh.compiled(), reason="the rules are not compiled here")
@pytest.mark.parametrize("name", GAMES)
def test_a_plain_game_on_the_compiled_kernel_gives_the_golden_hashes(name: str) -> None:
    others = [other for other in GAMES if other != name]
    command = [sys.executable, "-c", PLAY, name, *others]
    environment = os.environ | {"PERANKH_PURE": name}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("base", [Step, Picking, PayingAmount])
def test_what_a_plain_step_says_on_its_class_reaches_the_compiled_kernel(base: type) -> None:
    usual = base()
    said = {name: another(getattr(usual, name)) for name in class_attributes(base)}
    plain = type("Plain", (base,), dict(said))()
    assert said
    for name, value in said.items():
        # What compiled code reads, whatever stands on the class.
        seen = getattr(base, name).__get__(plain) if is_compiled(base) else getattr(plain, name)
        assert seen == value, name


def another(value: object) -> object:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value} or other"


def is_compiled(one: type) -> bool:
    return not str(sys.modules[one.__module__].__file__).endswith(".py")


def class_attributes(one: type) -> list[str]:
    """The names that a class of the kernel gives a value to."""
    tree = ast.parse((PACKAGE.parent / (one.__module__.replace(".", "/") + ".py")).read_bytes())
    (found,) = [
        node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == one.__name__
    ]
    return [
        node.target.id
        for node in found.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.value is not None
    ]
