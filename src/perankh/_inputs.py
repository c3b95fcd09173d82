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
    passed: set[str] = set()
    waiting = list(sources)
    while waiting:
        source = waiting.pop()
        if source in found:
            continue
        found.add(source)
        for imported, followed in _imported_files(source, package):
            if followed:
                waiting.append(imported)
            else:
                passed.add(imported)
    return sorted(found | passed)


def _imported_files(source: str, package: Path) -> Iterator[tuple[str, bool]]:
    """The files that a source imports, each with whether their own imports matter, too."""
    for node in _nodes(package / source):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from _with_parents(alias.name, package)
        if isinstance(node, ast.ImportFrom):
            names = [alias.name for alias in node.names]
            yield from _taken_from(_base_of(node, source), names, package)


def _with_parents(name: str, package: Path) -> Iterator[tuple[str, bool]]:
    """`import a.b.c` makes the names of `a` and `a.b` reachable as well."""
    parts = name.split(".")
    for end in range(1, len(parts) + 1):
        file = _file_of(".".join(parts[:end]), package)
        if file is not None:
            yield file, True


def _taken_from(base: str, names: list[str], package: Path) -> Iterator[tuple[str, bool]]:
    """`from a import b`: module `a.b` if there is one, else something that `a` defines."""
    origin = _file_of(base, package)
    if origin is None:
        return
    modules = [_file_of(f"{base}.{name}", package) for name in names]
    # A package that merely holds the modules is passed through; one that gives their names to
    # something else, or takes all names from somewhere, is not.
    bound = _bound_names(package / origin)
    yield origin, None in modules or "*" in bound or not bound.isdisjoint(names)
    for module in modules:
        if module is not None:
            yield module, True


def _bound_names(file: Path) -> set[str]:
    """Every name that a source gives to anything, anywhere in it; `*` for a star import."""
    names: set[str] = set()
    for node in _nodes(file):
        match node:
            case ast.alias():
                names.add(node.asname or node.name)
            case ast.FunctionDef() | ast.ClassDef():
                names.add(node.name)
            case ast.Name(ctx=ast.Store()):
                names.add(node.id)
    return names


def _nodes(file: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(file.read_bytes(), file))


def _file_of(name: str, package: Path) -> str | None:
    """The source of a module of the package, or None for all other names."""
    head, _, rest = name.partition(".")
    if head != "perankh":
        return None
    path = rest.replace(".", "/")
    for candidate in (f"{path}/__init__.py".lstrip("/"), f"{path}.py"):
        if (package / candidate).is_file():
            return candidate
    return None


def _base_of(node: ast.ImportFrom, source: str) -> str:
    """The module that a `from` import names, with its leading dots resolved."""
    if not node.level:
        return node.module or ""
    parents = _native.module_name(source).split(".")[: -node.level]
    return ".".join([*parents, *filter(None, [node.module])])
