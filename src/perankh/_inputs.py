"""Which sources decide what the compiled rules do: the compiled modules and all that they import.

mypyc copies constants from imported modules into the compiled code, even when those modules stay
uncompiled, so a build is outdated as soon as any of them changes.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from perankh import _native


def inputs_of(sources: Iterable[str], package: Path = _native.PACKAGE) -> list[str]:
    """These sources and every source of the package they import, however indirectly; sorted."""
    found: set[str] = set()
    waiting = list(sources)
    while waiting:
        source = waiting.pop()
        if source in found:
            continue
        found.add(source)
        waiting.extend(_imported_files(source, package))
    return sorted(found)


def _imported_files(source: str, package: Path) -> Iterator[str]:
    file = package / source
    for name in _imported_names(ast.parse(file.read_bytes(), file), source):
        head, _, rest = name.partition(".")
        if head != "perankh":
            continue
        path = rest.replace(".", "/")
        for candidate in (f"{path}.py", f"{path}/__init__.py".lstrip("/")):
            if (package / candidate).is_file():
                yield candidate


def _imported_names(tree: ast.Module, source: str) -> Iterator[str]:
    """Each dotted name that may be a module: `from a import b` gives both `a` and `a.b`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            base = _base_of(node, source)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _base_of(node: ast.ImportFrom, source: str) -> str:
    """The module that a `from` import names, with its leading dots resolved."""
    if not node.level:
        return node.module or ""
    parents = _native.module_name(source).split(".")[: -node.level]
    return ".".join([*parents, *filter(None, [node.module])])
