"""Which numbered rules tests name, and which need no test or no code."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

from perankh.kernel.game import Game

DESCRIPTIVE = "descriptive.toml"
"""In a game's folder: rules that have no test or that no code names, each with the reason."""


def read_descriptive(game: Game, table: str = "reasons") -> dict[str, str]:
    """Rules that no test can prove, or with `code` those that no code names, with the reason."""
    file = game.folder / DESCRIPTIVE
    if not file.exists():
        return {}
    reasons: dict[str, str] = tomllib.loads(file.read_text(encoding="utf-8")).get(table, {})
    return reasons


def named_by_tests(folder: Path) -> dict[str, list[str]]:
    """Rule numbers that stand in a `rule("...")` mark, with the tests that bear it."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        place = file.relative_to(folder).as_posix()
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for number in _marks(node.decorator_list):
                    found.setdefault(number, []).append(f"{place}::{node.name}")
            elif isinstance(node, ast.Assign):
                for number in _marks([node.value]):
                    found.setdefault(number, []).append(place)
    return found


def _marks(nodes: list[ast.expr]) -> list[str]:
    """The numbers in all `rule(...)` calls of these expressions."""
    numbers: list[str] = []
    for outer in nodes:
        for node in ast.walk(outer):
            if isinstance(node, ast.Call) and _is_rule(node.func):
                values = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                numbers.extend(value for value in values if isinstance(value, str))
    return numbers


def _is_rule(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return bool(name == "rule")
