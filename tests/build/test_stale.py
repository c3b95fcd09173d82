"""A compiled module runs only when it was made from exactly the sources that lie there now."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from perankh import _native
from perankh.build import BESIDE, inputs_of, what_is_missing
from tests.build.house import ALL_COMPILED, ALL_PURE, House

needs_compiler = pytest.mark.skipif(what_is_missing() is not None, reason=f"{what_is_missing()}")


@pytest.fixture(scope="module")
def compiled_house(tmp_path_factory: pytest.TempPathFactory) -> House:
    house = House.new(tmp_path_factory.mktemp("compiled") / "house")
    code, output = house.build()
    assert code == 0, output
    return house


@pytest.fixture
def house(compiled_house: House, tmp_path: Path) -> House:
    return compiled_house.copy(tmp_path / "house")


def present_digest(house: House, name: str, compiler: str | None = None) -> str:
    """What a build of the present sources would be called."""
    (group,) = [one for one in _native.compiled_groups(house.package) if one.name == name]
    made_by = compiler or made_from(house, name)[0]
    digest = _native.Digests(house.package).of(made_by, inputs_of(group, house.package))
    assert digest is not None
    return digest


def made_from(house: House, name: str) -> list[str]:
    return (house.builds()[name] / _native.MADE_FROM).read_text(encoding="utf-8").split("\n")


def rename_library(house: House, name: str, digest: str) -> None:
    """Give the build of a group and the library in it the name of another digest."""
    old = house.builds()[name]
    library = old / (_native.library_name(name, old.name) + _native.SUFFIX)
    library.rename(library.with_name(_native.library_name(name, digest) + _native.SUFFIX))
    old.rename(old.with_name(digest))


def test_without_a_build_everything_runs_as_plain_python(tmp_path: Path) -> None:
    assert House.new(tmp_path / "house").ask() == ALL_PURE


@needs_compiler
def test_builds_of_the_present_sources_are_used(house: House) -> None:
    assert house.ask() == ALL_COMPILED


@needs_compiler
def test_the_environment_can_ask_for_plain_python(house: House) -> None:
    assert house.ask(PERANKH_PURE="1") == ALL_PURE
    assert house.ask(PERANKH_PURE="0") == ALL_COMPILED
    assert house.ask(PERANKH_PURE="senet") == ALL_COMPILED | {"senet": "pure first 100"}


@needs_compiler
def test_a_build_that_is_up_to_date_is_left_alone(house: House) -> None:
    before = {path: path.stat().st_mtime_ns for path in house.builds().values()}
    assert house.build() == (0, "compiled rules are up to date\n")
    assert {path: path.stat().st_mtime_ns for path in house.builds().values()} == before


@needs_compiler
def test_beside_something_else_it_ends_well_while_that_goes_on_and_at_once_when_it_ends(
    house: House,
) -> None:
    command = [sys.executable, "-m", "perankh.build", BESIDE]
    for edited in (False, True):
        if edited:
            house.edit("kernel/rng.py", "first", "second")
        with subprocess.Popen(
            command,
            env=os.environ | {"PYTHONPATH": str(house.root)},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        ) as process:
            if edited:
                process.communicate(timeout=60)
            assert process.wait(timeout=60) == (-signal.SIGTERM if edited else 0)
    assert house.ask() == ALL_PURE | {"kernel": "pure second 42"}


@needs_compiler
def test_after_an_edit_of_a_game_that_game_alone_is_stale_and_compiled_again(house: House) -> None:
    before = house.builds()
    house.edit("games/senet/rules/play.py", "first", "second")
    assert house.ask() == ALL_COMPILED | {"senet": "pure second 100"}

    # Two at once, as when two terminals run make: both succeed and one build is left.
    builders = [house.start("-m", "perankh.build") for _ in range(2)]
    outputs = [builder.communicate()[0] for builder in builders]
    assert [builder.returncode for builder in builders] == [0, 0], outputs
    assert sum("compiling senet (1 modules)\n" in output for output in outputs) == 1
    after = house.builds()
    assert {name for name in after if after[name] != before[name]} == {"senet"}
    assert house.ask() == ALL_COMPILED | {"senet": "compiled second 100"}


@needs_compiler
def test_after_an_edit_of_the_kernel_every_group_is_stale(house: House) -> None:
    house.edit("kernel/rng.py", "first", "second")
    assert house.ask() == ALL_PURE | {"kernel": "pure second 42"}

    # A game that is compiled anew brings the kernel along; the other one waits, uncompiled.
    code, output = house.build("senet")
    assert code == 0, output
    assert "compiling kernel (2 modules), senet (1 modules)\n" in output
    assert house.ask() == {
        "kernel": "compiled second 42",
        "senet": "compiled first 100",
        "mehen": "pure first 100",
    }


@needs_compiler
def test_no_game_runs_compiled_without_the_kernel_it_was_compiled_against(house: House) -> None:
    shutil.rmtree(house.builds()["kernel"])
    assert house.ask() == ALL_PURE


@needs_compiler
def test_a_kernel_and_a_game_of_different_compilers_do_not_meet(house: House) -> None:
    _, *inputs = made_from(house, "senet")
    file = house.builds()["senet"] / _native.MADE_FROM
    file.write_text("\n".join(["mypyc 0", *inputs]), encoding="utf-8")
    rename_library(house, "senet", present_digest(house, "senet", "mypyc 0"))
    assert house.ask() == ALL_COMPILED | {"senet": "pure first 100"}


@needs_compiler
def test_an_edit_that_keeps_size_and_time_is_noticed(house: House) -> None:
    source = house.package / "kernel/rng.py"
    times = source.stat().st_atime_ns, source.stat().st_mtime_ns
    house.edit("kernel/rng.py", "first", "worst")
    os.utime(source, ns=times)
    assert house.ask() == ALL_PURE | {"kernel": "pure worst 42"}


@needs_compiler
def test_a_changed_constant_in_an_uncompiled_import_makes_the_build_stale(house: House) -> None:
    house.edit("kernel/limits.py", "41", "99")
    stale = {"kernel": "pure first 100", "senet": "pure first 216", "mehen": "pure first 216"}
    assert house.ask() == stale


@needs_compiler
def test_another_way_to_compile_makes_all_builds_stale(house: House) -> None:
    house.edit("_compile.py", '"3"', '"2"')
    assert house.ask() == ALL_PURE


@needs_compiler
def test_a_new_source_that_should_be_compiled_makes_the_build_stale(house: House) -> None:
    house.write("games/senet/rules/new.py", "# an uncompiled module\n")
    assert house.ask() == ALL_COMPILED
    house.write("games/senet/rules/new.py", f"{_native.MARK.decode()}\n")
    assert house.ask() == ALL_COMPILED | {"senet": "pure first 100"}
    house.write("kernel/new.py", f"{_native.MARK.decode()}\n")
    assert house.ask() == ALL_PURE


@needs_compiler
def test_a_source_that_is_no_longer_marked_makes_the_build_stale(house: House) -> None:
    house.edit("kernel/state.py", f"{_native.MARK.decode()}\n", "")
    code, output = house.run("-c", "import perankh; print(perankh._in_use.builds)")
    assert (code, output) == (0, "{}\n")


@needs_compiler
@pytest.mark.parametrize("name", ["kernel", "senet"])
def test_a_build_renamed_to_the_present_digest_is_refused(house: House, name: str) -> None:
    house.edit("kernel/rng.py", "first", "second")
    old = house.builds()[name]
    old.rename(old.with_name(present_digest(house, name)))
    assert house.ask() == ALL_PURE | {"kernel": "pure second 42"}


@needs_compiler
def test_a_build_whose_library_is_renamed_too_fails_loudly(house: House) -> None:
    house.edit("kernel/rng.py", "first", "second")
    rename_library(house, "kernel", present_digest(house, "kernel"))
    code, output = house.run("-c", "from perankh.kernel import rng; print(rng.sources_say())")
    assert code != 0
    assert "first" not in output
    assert "ModuleNotFoundError" in output


@needs_compiler
def test_a_game_on_a_new_kernel_whose_library_is_renamed_too_fails_loudly(house: House) -> None:
    house.edit("kernel/rng.py", "first", "second")
    stale = house.copy(house.root.with_name("stale"))
    code, output = stale.build("mehen")
    assert code == 0, output
    rename_library(stale, "senet", present_digest(stale, "senet"))
    code, output = stale.run("-c", "from perankh.games.senet.rules.play import Game; print('fine')")
    assert code != 0
    assert "fine" not in output
    assert "ModuleNotFoundError" in output


@needs_compiler
def test_a_build_that_vanishes_under_a_running_process_is_reported(house: House) -> None:
    vanish = (
        "import perankh, shutil; shutil.rmtree(perankh._in_use.builds['kernel'].folder); "
        "import perankh.kernel.state"
    )
    code, output = house.run("-c", vanish)
    assert code != 0
    assert "the compiled rules changed while this process ran" in output
    assert "start it again" in output


@needs_compiler
def test_a_game_that_does_not_compile_is_shown_and_hinders_no_other(house: House) -> None:
    before = house.builds()
    house.edit("games/senet/rules/play.py", "+ 8", "+ 'eight'")
    house.edit("games/mehen/rules/play.py", "first", "second")
    code, output = house.build()
    assert code == 1
    assert "perankh/games/senet/rules/play.py:7: error: Unsupported operand types" in output
    assert house.builds()["senet"] == before["senet"]
    assert house.run("-c", "import perankh; print(perankh.compiled('mehen'))") == (0, "True\n")


@needs_compiler
def test_a_game_may_not_derive_from_a_class_that_expects_no_subclass(house: House) -> None:
    house.edit("games/senet/rules/play.py", "import State", "import Closed as State")
    code, output = house.build()
    assert code == 1
    assert "perankh/games/senet/rules/play.py:5: error: Closed is compiled in another" in output


@needs_compiler
def test_what_was_left_of_older_builds_goes_away(house: House) -> None:
    (house.package / "_compiled/0123456789ab").mkdir()
    house.edit("games/senet/rules/play.py", "first", "second")
    assert house.build()[0] == 0
    assert {path.name for path in (house.package / "_compiled").iterdir()} == {
        "kernel",
        "lock",
        "mehen",
        "senet",
    }
