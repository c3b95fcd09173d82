"""Finds the compiled rules that belong to exactly the present sources, and lets Python import them.

Compiled modules come in groups: the kernel with the minds, and each game. A build of a group lives
in `_compiled/<group>/<digest>/`, where the digest covers every source that the compiler read. It is
computed anew at each start and the compiled library carries it in its own name, so an outdated
build is never loaded: that group then runs as plain Python. Compiling is in `build`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parent
"""The folder of the package `perankh`, whose sources are compiled."""

MARK = b"# compiled by mypyc"
"""The first line of a module that is compiled; its name and folder say nothing about it.

Compiled modules import their data from uncompiled neighbours: inside them `__file__` is the
extension module's path, not the source's.
"""

KERNEL = "kernel"
"""The group of all that is not a game's; games are compiled against it, so none runs without it."""

COMPILE_STEP = "_compile.py"
"""The source that decides how the C compiler is called: every group is made from it, too."""

MADE_FROM = "made_from.txt"
"""The file in a build that tells which compiler made it and, line by line, from which sources."""

SUFFIX = EXTENSION_SUFFIXES[0]
"""How extension modules of this very Python are called, such as `.cpython-311-darwin.so`."""


class ReplacedBuildError(ImportError):
    """The compiled rules that this process started with were replaced on disk meanwhile."""


class Group(NamedTuple):
    """Modules that are compiled into one library."""

    name: str
    """`KERNEL`, or the folder of a game."""
    sources: tuple[str, ...]
    kernel: tuple[str, ...]
    """The sources of the kernel's group, against which a game is compiled; none for itself."""


class Build(NamedTuple):
    """One compiled group on disk, and the digest of the sources it was made from."""

    group: Group
    digest: str
    compiler: str
    """Which mypyc made it: only groups of the same one know how each other's objects look."""
    folder: Path

    def files(self) -> dict[str, Path]:
        """Where each module of this build lies, by the name it is imported under."""
        library = library_name(self.group.name, self.digest)
        found = {library: self.folder / (library + SUFFIX)}
        for source in self.group.sources:
            name = module_name(source)
            found[name] = self.folder / (name.replace(".", "/") + SUFFIX)
        return found


class InUse(NamedTuple):
    """What this process runs compiled, decided at its start."""

    builds: dict[str, Build]
    """By the names of their groups."""
    whole: bool
    """Whether no group is missing."""


class CompiledFinder:
    """Answers `import` for the modules of some builds, and for nothing else."""

    def __init__(self, builds: Iterable[Build]) -> None:
        self._files: dict[str, Path] = {}
        for build in builds:
            self._files |= build.files()

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """The compiled module of that name, or None to let Python look elsewhere."""
        file = self._files.get(name)
        if file is None:
            return None
        if not file.exists():
            raise ReplacedBuildError(
                f"the compiled rules changed while this process ran ({file.name} is gone): "
                "start it again",
                name=name,
            )
        return spec_from_file_location(name, file)


class Digests:
    """Digests of the present sources; each is read once, although groups share many of them."""

    def __init__(self, package: Path = PACKAGE) -> None:
        self.package = package
        self._known: dict[str, bytes | None] = {}

    def of_source(self, source: str) -> bytes | None:
        """The digest of one source, or None when it is missing."""
        from hashlib import blake2b  # loads OpenSSL, which a plain run without a build can spare

        if source not in self._known:
            try:
                content = (self.package / source).read_bytes()
                self._known[source] = blake2b(content, digest_size=12).digest()
            except FileNotFoundError:
                self._known[source] = None
        return self._known[source]

    def of(self, compiler: str, inputs: Iterable[str]) -> str | None:
        """The digest of what one compiler makes of these sources for this kind of Python.

        None when one of the sources is missing.
        """
        from hashlib import blake2b

        digest = blake2b(f"{SUFFIX}\n{compiler}\n".encode(), digest_size=12)
        for source in inputs:
            content = self.of_source(source)
            if content is None:
                return None
            digest.update(f"{source}\n".encode() + content)
        return digest.hexdigest()


def group_name(group: str, digest: str) -> str:
    """What mypyc calls the modules of a group together; it ends up inside each of them."""
    return f"perankh_{group}_{digest}"


def library_name(group: str, digest: str) -> str:
    """The extension module in which mypyc puts a group of that digest."""
    return f"{group_name(group, digest)}__mypyc"


def module_name(source: str) -> str:
    """The dotted name of a source of the package.

    >>> module_name("kernel/state.py")
    'perankh.kernel.state'
    """
    return "perankh." + source.removesuffix(".py").replace("/", ".")


def compiled_groups(package: Path = PACKAGE) -> list[Group]:
    """All groups, the kernel's first, with the sources that begin with `MARK`, sorted."""
    found: dict[str, list[str]] = {KERNEL: []}
    for source in sorted(_marked_sources(str(package), "")):
        found.setdefault(_group_of(source), []).append(source)
    kernel = tuple(found.pop(KERNEL))
    games = [Group(name, tuple(sources), kernel) for name, sources in found.items()]
    return [Group(KERNEL, kernel, ()), *games] if kernel else games


def _group_of(source: str) -> str:
    """A game's name for all below its folder.

    >>> _group_of("games/senet/rules/throw.py"), _group_of("minds/tree.py")
    ('senet', 'kernel')
    """
    room, _, rest = source.partition("/")
    return rest.split("/")[0] if room == "games" and "/" in rest else KERNEL


def _marked_sources(folder: str, prefix: str) -> Iterator[str]:
    """Looks only at the first line of each source: this happens at every start."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(".py"):
                if _is_marked(entry.path):
                    yield prefix + entry.name
            elif not entry.name.startswith(("_", ".")) and entry.is_dir():
                yield from _marked_sources(entry.path, f"{prefix}{entry.name}/")


def _is_marked(file: str) -> bool:
    try:
        with open(file, "rb", buffering=64) as source:  # noqa: PTH123 (a path object costs more)
            return source.readline(64).rstrip() == MARK
    except FileNotFoundError:  # an editor's lock file, or one that was just moved away
        return False


def builds_folder(package: Path = PACKAGE) -> Path:
    """Where builds live, each in a folder of its group that is called by its digest."""
    return package / "_compiled"


def find_build(group: Group, digests: Digests, compiler: str | None = None) -> Build | None:
    """The build of a group that was made from exactly the present sources, if there is one.

    With `compiler` only one that this compiler has made counts.
    """
    for folder in (builds_folder(digests.package) / group.name).glob("*"):
        build = _read_build(group, folder, digests)
        if build is not None and compiler in (None, build.compiler):
            return build
    return None


def _read_build(group: Group, folder: Path, digests: Digests) -> Build | None:
    """None unless inputs, folder name and library agree: a renamed folder lacks the library."""
    if not (folder / (library_name(group.name, folder.name) + SUFFIX)).exists():
        return None
    try:
        compiler, *inputs = (folder / MADE_FROM).read_text(encoding="utf-8").split("\n")
    except FileNotFoundError:
        return None
    if not {*group.sources, *group.kernel, COMPILE_STEP} <= set(inputs):
        return None
    if digests.of(compiler, inputs) != folder.name:
        return None
    return Build(group, folder.name, compiler, folder)


def wanted_pure() -> frozenset[str] | None:
    """Which games `PERANKH_PURE` asks to run as plain Python; None for all and the kernel.

    It is `1`, or the names of games with commas between them.
    """
    asked = os.environ.get("PERANKH_PURE", "0")
    if asked in ("", "0"):
        return frozenset()
    return None if asked == "1" else frozenset(asked.split(","))


def find_builds(package: Path = PACKAGE) -> InUse:
    """What a process that starts now would run compiled."""
    pure = wanted_pure()
    if pure is None or not builds_folder(package).is_dir():
        return InUse({}, whole=False)
    digests = Digests(package)
    groups = compiled_groups(package)
    found: dict[str, Build] = {}
    for group in groups:
        kernel = found.get(KERNEL)
        if group.name in pure or (kernel is None and group.name != KERNEL):
            continue
        build = find_build(group, digests, kernel.compiler if kernel else None)
        if build is not None:
            found[group.name] = build
    return InUse(found, whole=len(found) == len(groups) > 0)


def install(package: Path = PACKAGE) -> InUse:
    """Let Python import the compiled rules that fit; returns which are in use from now on."""
    in_use = find_builds(package)
    if in_use.builds:
        sys.meta_path.insert(0, CompiledFinder(in_use.builds.values()))
    return in_use
