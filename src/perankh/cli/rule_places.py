"""Where a game's code names its rules: in docstrings, comments, reasons and the box."""

from __future__ import annotations

import ast
import re
import tokenize
from dataclasses import dataclass
from pathlib import Path

from perankh.kernel.game import Game
from perankh.kernel.rulebook import NUMBER, read_rules

SIGNS = re.compile(r"(?:, | and | or )(?=[A-Z]?\d+\.[\dR]|[A-Z]\d)")
RANGE = re.compile(rf" to ({NUMBER})")


@dataclass(frozen=True)
class Place:
    """One mention of a rule in the code."""

    file: Path
    line: int
    name: str
    """The function or class around it; empty at the top of a module or in the box."""


def places_of(game: Game) -> dict[str, list[Place]]:
    """By rule, where the code of a game names it, in the order of files and lines."""
    numbers = list(read_rules(game))
    found: dict[str, list[Place]] = {}
    for file in sorted(game.folder.rglob("*.py")):
        names = _names_by_line(file)
        with tokenize.open(file) as source:
            for token in tokenize.generate_tokens(source.readline):
                if token.type not in (tokenize.COMMENT, tokenize.STRING):
                    continue
                for offset, text in enumerate(token.string.splitlines()):
                    line = token.start[0] + offset
                    for number in mentioned(text, game.rule_prefix, numbers):
                        place = Place(file, line, names.get(line, ""))
                        found.setdefault(number, []).append(place)
    _add_box(game, numbers, found)
    return found


def _add_box(game: Game, numbers: list[str], found: dict[str, list[Place]]) -> None:
    file = game.folder / "box.toml"
    for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        _, sign, comment = text.partition("#")
        for number in mentioned(comment, game.rule_prefix, numbers) if sign else []:
            found.setdefault(number, []).append(Place(file, line, ""))


def mentioned(text: str, prefix: str, numbers: list[str]) -> list[str]:
    """The rules that a line names: `IMH-5.2, 5.18`, `IMH-3.4 to 3.9`, `IMH-4.8 b`.

    >>> mentioned("IMH-4.1, 4.3 to 4.5: x", "IMH", ["IMH-4.1", "IMH-4.3", "IMH-4.4", "IMH-4.5"])
    ['IMH-4.1', 'IMH-4.3', 'IMH-4.4', 'IMH-4.5']
    """
    found: list[str] = []
    for start in re.finditer(rf"\b{prefix}-(?={NUMBER})", text):
        at = start.end()
        while (number := re.compile(NUMBER).match(text, at)) is not None:
            last = RANGE.match(text, number.end())
            first, end = f"{prefix}-{number[0]}", number.end()
            if last is not None and f"{prefix}-{last[1]}" in numbers and first in numbers:
                through = numbers.index(f"{prefix}-{last[1]}") + 1
                found.extend(numbers[numbers.index(first) : through])
                end = last.end()
            else:
                found.append(first)
            sign = SIGNS.match(text, end)
            if sign is None:
                break
            at = sign.end()
    return found


def _names_by_line(file: Path) -> dict[int, str]:
    """The innermost function or class of each line, as `Turn.options`."""
    found: dict[int, str] = {}
    tree = ast.parse(file.read_text(encoding="utf-8"), str(file))

    def walk(node: ast.AST, around: str) -> None:
        for child in ast.iter_child_nodes(node):
            inner = around
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                inner = f"{around}.{child.name}" if around else child.name
                for line in range(child.lineno, (child.end_lineno or child.lineno) + 1):
                    found[line] = inner
            walk(child, inner)

    walk(tree, "")
    return found
