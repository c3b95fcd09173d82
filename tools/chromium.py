"""Sees to it that Chromium is there for the tests in the browser; run by `make test`.

Where it is missing and the machine lets us, it is installed as Debian's package. Otherwise one line
says what to do: the tests in the browser are never left out silently.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
INSTALL = (["apt-get", "update", "-qq"], ["apt-get", "install", "-qq", "-y", "chromium"])


def main() -> int:
    """Find or install Chromium; returns the exit code."""
    if found() or installed():
        return 0
    print(
        "the tests in the browser need Chromium: install it (on Debian and Ubuntu: "
        "apt install chromium)",
        file=sys.stderr,
    )
    return 1


def found() -> bool:
    """Whether a Chromium can be started by one of its usual names."""
    return any(shutil.which(name) for name in NAMES)


def installed() -> bool:
    """Install Debian's package, if we may."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    print("== installing Chromium, for the tests in the browser", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return all(subprocess.run(step, env=quiet).returncode == 0 for step in INSTALL) and found()


if __name__ == "__main__":
    sys.exit(main())
