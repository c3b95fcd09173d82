"""Sees to it that the programs which the tests start are there; run by `make test`.

Where one is missing and the machine lets us, it is installed as Debian's package. Otherwise one
line says what to do: no test is ever left out silently.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

PROGRAMS = {
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "nginx-light": ("nginx",),
    "caddy": ("caddy",),
}
"""Debian's package, and the names under which its program may already be there."""
QUIET = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
INSTALL = ["apt-get", "install", "-qq", "-y", "--no-install-recommends"]


def main() -> int:
    """Find or install every program; returns the exit code."""
    wanted = missing()
    if wanted and may_install():
        print(f"== installing {', '.join(wanted)}, for the tests", flush=True)
        for step in (["apt-get", "update", "-qq"], [*INSTALL, *wanted]):
            subprocess.run(step, env=QUIET)
        wanted = missing()
    if not wanted:
        return 0
    names = " ".join(wanted)
    print(f"the tests need {names}: install (on Debian: apt install {names})", file=sys.stderr)
    return 1


def missing() -> list[str]:
    """The packages of which no program can be found."""
    places = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"
    return [
        package
        for package, names in PROGRAMS.items()
        if not any(shutil.which(name, path=places) for name in names)
    ]


def may_install() -> bool:
    """Whether this is a Debian on which we are root."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


if __name__ == "__main__":
    sys.exit(main())
