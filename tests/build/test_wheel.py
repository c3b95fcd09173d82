"""A wheel is all that a player needs: it runs without compiler, Node or checkout."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.request import urlopen

import msgspec
import pytest

import perankh
from perankh.games import GAMES
from perankh.web.settings import CHECKOUT_PAGE

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


def make_wheel(folder: Path) -> Path:
    """The wheel of this checkout, which is left as it is."""
    elsewhere = folder / "elsewhere.cfg"
    elsewhere.write_text(f"[build]\nbuild_base = {folder}/build\n[egg_info]\negg_base = {folder}\n")
    pip("wheel", "--no-build-isolation", "-w", str(folder), str(ROOT), DIST_EXTRA_CONFIG=elsewhere)
    (made,) = folder.glob("*.whl")
    return made


def install(wheel: Path, environment: Path) -> None:
    """A Python with the wheel and what it asks for, which is taken from where it lies here."""
    venv.create(environment, symlinks=True)
    pip("--python", str(environment / "bin" / "python"), "install", "--no-index", str(wheel))
    packages = next((environment / "lib").glob("python*/site-packages"))
    for name in needed("perankh", set()) - {"perankh"}:
        for file in distribution(name).files or ():
            top = Path(str(distribution(name).locate_file(file.parts[0])))
            if file.parts[0] != ".." and not (packages / file.parts[0]).exists():
                (packages / file.parts[0]).symlink_to(top)


def pip(*arguments: str, **environment: Path) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments]
    done = subprocess.run(
        [*command, "--no-deps"],
        env=os.environ | {name: str(value) for name, value in environment.items()},
        cwd=ROOT.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def needed(name: str, known: set[str]) -> set[str]:
    """A package and all that it requires here, without extras, however indirectly."""
    requires = distribution(name).requires or ()
    known.add(name)
    for line in requires:
        required = re.split(r"[^A-Za-z0-9._-]", line)[0]
        if required not in known and "extra ==" not in line:
            with suppress(PackageNotFoundError):  # not for this Python or this machine
                needed(required, known)
    return known


def run(environment: Path, *arguments: str) -> subprocess.Popen[str]:
    """A command of the environment, with nothing else to be found on this machine."""
    return subprocess.Popen(
        [str(environment / "bin" / arguments[0]), *arguments[1:]],
        env={"PATH": str(environment / "bin"), "HOME": str(environment)},
        cwd=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


@contextmanager
def serving(environment: Path, data: Path) -> Iterator[str]:
    """The address of a server of that environment."""
    with run(environment, "perankh", "serve", "--port", "0", "--data", str(data)) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        found = re.search(r"http://\S+", said)
        try:
            assert found, said
            yield found[0].rstrip("/")
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate(timeout=PATIENCE)


@pytest.mark.skipif(
    not (perankh.compiled() and CHECKOUT_PAGE.is_dir()),
    reason="a wheel needs the compiled rules and the built page",
)
def test_a_wheel_is_all_that_it_takes_to_play(tmp_path: Path) -> None:
    wheel = make_wheel(tmp_path)
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    assert wheel.name == f"perankh-{perankh.__version__}-{version}-{version}-{platform}.whl"

    environment = tmp_path / "environment"
    install(wheel, environment)
    ask = "import perankh; print(perankh.compiled(), perankh.__file__)"
    with run(environment, "python", "-c", ask) as process:
        output = process.communicate(timeout=PATIENCE)[0]
    assert output.startswith(f"True {environment}"), output

    with serving(environment, tmp_path / "data") as address:
        with urlopen(f"{address}/", timeout=PATIENCE) as answer:
            scripts = re.findall(r'src="(/[^"]+\.js)"', answer.read().decode())
        assert scripts
        for script in scripts:
            with urlopen(address + script, timeout=PATIENCE) as answer:
                assert answer.headers["content-type"].startswith("text/javascript")
        with urlopen(f"{address}/api/games", timeout=PATIENCE) as answer:
            games = msgspec.json.decode(answer.read(), type=list[dict[str, object]])
        assert [game["id"] for game in games] == list(GAMES)
