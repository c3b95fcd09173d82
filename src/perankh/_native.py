"""Finds the compiled rules that belong to exactly the present sources, and lets Python import them.

A build lives in `_compiled/<digest>/`, where the digest covers every source that the compiler read.
The digest is computed anew at each start and the compiled library carries it in its own name, so
an outdated build is never loaded: the rules then run as plain Python. Compiling is in `build`.
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

INPUTS = "inputs.txt"
"""The file in a build that lists each source which the compiler read, one path per line."""

SUFFIX = EXTENSION_SUFFIXES[0]
"""How extension modules of this very Python are called, such as `.cpython-311-darwin.so`."""


class ReplacedBuildError(ImportError):
    """The compiled rules that this process started with were replaced on disk meanwhile."""


class Build(NamedTuple):
    """Compiled rules on disk, and the digest of the sources they were made from."""

    folder: Path
    digest: str

    @property
    def library(self) -> str:
        """Name of the extension module that holds the code of all compiled modules."""
        return library_name(self.digest)

    def files(self, sources: Iterable[str]) -> dict[str, Path]:
        """Where each module of this build lies, by the name it is imported under."""
        found = {self.library: self.folder / (self.library + SUFFIX)}
        for source in sources:
            name = module_name(source)
            found[name] = self.folder / (name.replace(".", "/") + SUFFIX)
        return found


class CompiledFinder:
    """Answers `import` for the modules of one build, and for nothing else."""

    def __init__(self, files: dict[str, Path]) -> None:
        self._files = files

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


def group_name(digest: str) -> str:
    """What mypyc calls the compiled modules together; it ends up inside each of them."""
    return f"perankh_{digest}"


def library_name(digest: str) -> str:
    """The extension module in which mypyc puts a group of that digest."""
    return f"{group_name(digest)}__mypyc"


def module_name(source: str) -> str:
    """The dotted name of a source of the package.

    >>> module_name("kernel/state.py")
    'perankh.kernel.state'
    """
    return "perankh." + source.removesuffix(".py").replace("/", ".")


def compiled_sources(package: Path = PACKAGE) -> list[str]:
    """The sources that begin with `MARK`, as sorted paths below the package."""
    return sorted(_marked_sources(str(package), ""))


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


def _names(folder: Path) -> list[str]:
    try:
        return [entry.name for entry in folder.iterdir()]
    except (FileNotFoundError, NotADirectoryError):
        return []


def digest_of(inputs: Iterable[str], package: Path = PACKAGE) -> str | None:
    """The digest of these sources for this Python, or None when one of them is missing."""
    from hashlib import blake2b  # loads OpenSSL, which a plain run without a build can spare

    digest = blake2b(digest_size=12)
    for part in (SUFFIX, *_contents(inputs, package)):
        if part is None:
            return None
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()


def _contents(inputs: Iterable[str], package: Path) -> Iterable[str | bytes | None]:
    for source in inputs:
        yield source
        try:
            yield (package / source).read_bytes()
        except FileNotFoundError:
            yield None


def builds_folder(package: Path = PACKAGE) -> Path:
    """Where builds live, each in a folder that is called by its digest."""
    return package / "_compiled"


def find_build(sources: Sequence[str], package: Path = PACKAGE) -> Build | None:
    """The build that was made from exactly the present sources, if there is one."""
    for name in _names(builds_folder(package)):
        build = Build(builds_folder(package) / name, name)
        if _belongs(build, sources, package):
            return build
    return None


def _belongs(build: Build, sources: Sequence[str], package: Path) -> bool:
    """Whether inputs, folder name and library agree: a renamed folder lacks the right library."""
    if not (build.folder / (build.library + SUFFIX)).exists():
        return False
    try:
        inputs = (build.folder / INPUTS).read_text(encoding="utf-8").split("\n")
    except FileNotFoundError:
        return False
    return set(sources) <= set(inputs) and digest_of(inputs, package) == build.digest


def pure_wanted() -> bool:
    """Whether the environment asks for plain Python with `PERANKH_PURE=1`."""
    return os.environ.get("PERANKH_PURE", "0") not in ("", "0")


def is_newly_compiled(package: Path = PACKAGE) -> bool:
    """Whether there is a build by now that a process started without would have used."""
    return not pure_wanted() and find_build(compiled_sources(package), package) is not None


def install(package: Path = PACKAGE) -> Build | None:
    """Let Python import the compiled rules, if they fit; returns the build that is in use now."""
    if pure_wanted() or not builds_folder(package).is_dir():
        return None
    sources = compiled_sources(package)
    build = find_build(sources, package)
    if build is not None:
        sys.meta_path.insert(0, CompiledFinder(build.files(sources)))
    return build
