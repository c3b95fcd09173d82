"""A game's numbered specification, read from `RULES.md`, and which tests name its rules."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from perankh.kernel.errors import PerankhError
from perankh.kernel.game import Game

DESCRIPTIVE = "descriptive.toml"
"""In a game's folder: the rules that describe no play, each with the reason for having no test."""

NUMBER = r"[A-Z]?\d+(?:\.R?\d+[a-z]?)*"
"""How rules are numbered after the prefix: 5.9, 5.9a, rulings 5.R1, invariants I1, examples E1."""


class UnknownRule(PerankhError):
    """The specification has no rule of this number."""


@dataclass(frozen=True)
class Rule:
    """One numbered rule, with what is printed under it."""

    number: str
    text: str


def read_rules(game: Game) -> dict[str, Rule]:
    """All numbered rules of a game, in their order."""
    start = re.compile(rf"^- \*\*({game.rule_prefix}-{NUMBER})\*\* ?(.*)$")
    rules: dict[str, Rule] = {}
    number, lines = "", list[str]()
    for line in (game.folder / "RULES.md").read_text(encoding="utf-8").splitlines():
        found = start.match(line)
        goes_on = line.startswith(("  ", "> "))
        if number and goes_on:
            lines.append(line)
            continue
        if number and (found or line.startswith("#")):
            rules[number] = Rule(number, "\n".join(lines).strip())
            number = ""
        if found:
            number, lines = found[1], [found[2]]
    if number:
        rules[number] = Rule(number, "\n".join(lines).strip())
    return rules


def find_rule(game: Game, asked: str) -> Rule:
    """The rule that `5.9` or `IMH-5.9` names."""
    number = asked.strip().upper()
    if not number.startswith(f"{game.rule_prefix}-"):
        number = f"{game.rule_prefix}-{number}"
    rules = {rule.number.upper(): rule for rule in read_rules(game).values()}
    rule = rules.get(number)
    if rule is None:
        raise UnknownRule(f"{game.id} has no rule {number}; rules are numbered like 5.9")
    return rule


def read_descriptive(game: Game) -> dict[str, str]:
    """Rules that no test can prove, with the reason."""
    file = game.folder / DESCRIPTIVE
    if not file.exists():
        return {}
    reasons: dict[str, str] = tomllib.loads(file.read_text(encoding="utf-8"))["reasons"]
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
