"""Sets the project up: packages in the pinned versions in `.venv`, compiled rules, the page.

Run by `make setup`, with any Python 3.11 or newer and nothing else installed. Does next to nothing
when all is up to date. Arguments: the extras of pyproject.toml to install, such as `dev`; with
`--packages` nothing is compiled or built, with `--page` the page is built but nothing compiled.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PIP = VENV / "bin" / "pip"
"""The last thing that venv creates: without it the environment is half-made."""
PINS = ROOT / "constraints.txt"
STAMP = VENV / "perankh-setup.txt"
"""Written last: the digest of what was asked for, and the extras that were installed."""

PACKAGES = "--packages"
PAGE = "--page"
RULES_STEP = ["-m", "perankh.build", "--quiet"]
PAGE_STEP = [str(ROOT / "tools" / "page.py")]
STEPS = {PACKAGES: [], PAGE: [PAGE_STEP]}
"""What follows the packages if less than everything is asked for."""


def main(arguments: set[str]) -> int:
    """Bring `.venv`, the compiled rules and the page up to date; returns the exit code."""
    extras = arguments - set(STEPS) | {"compile"}
    steps = next((STEPS[only] for only in STEPS if only in arguments), [RULES_STEP, PAGE_STEP])
    wanted = wanted_digest()
    installed = installed_extras(wanted)
    if installed is None or not extras <= installed:
        if not (PIP.exists() or make_venv()):
            return 1
        extras |= installed or set()
        if not install(extras):
            return 1
        STAMP.write_text("\n".join([wanted, *sorted(extras)]), encoding="utf-8")
    for step in steps:
        failed = subprocess.run([PYTHON, *step], cwd=ROOT).returncode
        if failed:
            return failed
    return 0


def wanted_digest() -> str:
    """What an up-to-date set-up depends on: the declared packages, the pins and this place."""
    digest = hashlib.blake2b(str(ROOT).encode(), digest_size=16)
    for file in (ROOT / "pyproject.toml", PINS):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def installed_extras(wanted: str) -> set[str] | None:
    """The extras of the present set-up, or None when it is missing or outdated."""
    if not (PIP.exists() and STAMP.exists()):
        return None
    digest, *extras = STAMP.read_text(encoding="utf-8").split("\n")
    return set(extras) if digest == wanted else None


def make_venv() -> bool:
    """Create the virtual environment; says what to install when Python can't."""
    say("creating .venv")
    done = subprocess.run([sys.executable, "-m", "venv", "--clear", VENV]).returncode == 0
    if not done:
        print(
            "this Python can't create virtual environments: install its venv module "
            "(on Debian and Ubuntu: apt install python3-venv)",
            file=sys.stderr,
        )
    return done


def install(extras: set[str]) -> bool:
    """Install Perankh from its sources, with pinned packages, so that edits take effect at once."""
    say("installing packages")
    build_tools, project = ["setuptools"], ["--no-build-isolation", "-e"]
    for arguments in (build_tools, [*project, f"{ROOT}[{','.join(sorted(extras))}]"]):
        pip = [str(PIP), "install", "--disable-pip-version-check", "-c", str(PINS)]
        if subprocess.run([*pip, *arguments]).returncode:
            print("installing the packages failed, see above", file=sys.stderr)
            return False
    return True


def say(step: str) -> None:
    """Show the step that begins now."""
    print(f"== {step}", flush=True)


if __name__ == "__main__":
    sys.exit(main(set(sys.argv[1:])))
