"""Checks that games derive only from classes of the kernel that expect it.

The compiler sees all subclasses within a group and calls their methods directly; of a game it knows
nothing when it compiles the kernel. A class without `allow_interpreted_subclasses` would there be
taken for one without subclasses, and what a game overrides would silently not be called.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from perankh._native import PACKAGE, Group

OPEN = "allow_interpreted_subclasses=True"


def wrong_bases(group: Group, package: Path = PACKAGE) -> list[str]:
    """A message for each class of a game whose base in the kernel does not expect subclasses."""
    closed = set(_closed_classes(group.kernel, package))
    return [
        f"perankh/{source}:{line}: error: {base} is compiled in another group and must say "
        f"@mypyc_attr({OPEN}) before {name} can derive from it"
        for source in group.sources
        for name, base, line in _derived(package / source)
        if base in closed
    ]


def _closed_classes(sources: Iterable[str], package: Path) -> Iterator[str]:
    for source in sources:
        for node in _parsed(package / source).body:
            if isinstance(node, ast.ClassDef) and not any(
                OPEN in ast.unparse(one) for one in node.decorator_list
            ):
                yield node.name


def _derived(file: Path) -> Iterator[tuple[str, str, int]]:
    """Each class that derives from something imported: its name, the base's own name, the line."""
    tree = _parsed(file)
    imported = dict(_imported_names(tree))
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef):
            continue
        for base in node.bases:
            bare = base.value if isinstance(base, ast.Subscript) else base
            if isinstance(bare, ast.Attribute):
                yield node.name, bare.attr, node.lineno
            elif isinstance(bare, ast.Name) and bare.id in imported:
                yield node.name, imported[bare.id], node.lineno


def _imported_names(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """What is imported from outside the games: the name here and the name there."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and not _is_of_a_game(node):
            for alias in node.names:
                yield alias.asname or alias.name, alias.name


def _is_of_a_game(node: ast.ImportFrom) -> bool:
    return node.level > 0 or (node.module or "").startswith("perankh.games")


def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_bytes(), file)
