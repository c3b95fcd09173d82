"""What a wheel holds besides the sources: the compiled rules and the built page.

Everything else about the package stands in pyproject.toml. An installation in place (`make setup`)
needs nothing of this: there the rules are compiled and the page is built by steps of their own.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
sys.path.insert(0, str(SOURCES))

from perankh import _native  # noqa: E402 (it is not installed yet)
from perankh.build import what_is_missing  # noqa: E402


class BuildWhole(build_py):
    """Adds rules that run without a compiler and a page that runs without Node."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        # What an earlier build left, such as a module that was renamed since, is not to be packed.
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        package = Path(self.build_lib) / "perankh"
        _step([sys.executable, "-m", "perankh.build"], SOURCES, "the rules could not be compiled")
        for build in _present_builds():
            target = package / "_compiled" / build.group.name / build.digest
            shutil.copytree(build.folder, target)
        _step([sys.executable, "tools/page.py"], ROOT, "the page could not be built")
        shutil.copytree(ROOT / "web" / "dist", package / "_page")


class CompiledDistribution(Distribution):
    """Fits one kind of Python on one kind of machine; the compiled rules do."""

    def has_ext_modules(self) -> bool:
        return True


def _step(command: list[str], folder: Path, failure: str) -> None:
    if subprocess.run(command, cwd=folder, check=False).returncode:
        sys.exit(f"{failure}, see above")


def _present_builds() -> list[_native.Build]:
    """One of each group; a wheel with a game that is not compiled would be slow for ever."""
    digests = _native.Digests()
    found = []
    for group in _native.compiled_groups():
        build = _native.find_build(group, digests)
        if build is None:
            sys.exit(f"{group.name} is not compiled: {what_is_missing()}")
        found.append(build)
    return found


setup(cmdclass={"build_py": BuildWhole}, distclass=CompiledDistribution)
