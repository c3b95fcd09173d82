"""A compiled module runs only when it was made from exactly the sources that lie there now."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from perankh import _inputs, _native
from perankh.build import BESIDE, what_is_missing
from tests.build.house import House

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


def present_digest(house: House) -> str:
    sources = _native.compiled_sources(house.package)
    digest = _native.digest_of(_inputs.inputs_of(sources, house.package), house.package)
    assert digest is not None
    return digest


def test_without_a_build_everything_runs_as_plain_python(tmp_path: Path) -> None:
    assert House.new(tmp_path / "house").ask() == "pure first 42"


@needs_compiler
def test_a_build_of_the_present_sources_is_used(house: House) -> None:
    assert house.ask() == "compiled first 42"


@needs_compiler
def test_the_environment_can_ask_for_plain_python(house: House) -> None:
    assert house.ask(PERANKH_PURE="1") == "pure first 42"
    assert house.ask(PERANKH_PURE="0") == "compiled first 42"


@needs_compiler
def test_a_build_that_is_up_to_date_is_left_alone(house: House) -> None:
    before = [(path, path.stat().st_mtime_ns) for path in house.builds()]
    assert house.build() == (0, "compiled rules are up to date\n")
    assert [(path, path.stat().st_mtime_ns) for path in house.builds()] == before


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
    assert house.ask() == "pure second 42"


@needs_compiler
def test_after_an_edit_the_old_build_is_not_used_and_a_new_one_replaces_it(house: House) -> None:
    (old,) = house.builds()
    house.edit("kernel/rng.py", "first", "second")
    assert house.ask() == "pure second 42"

    # Two at once, as when two terminals run make: both succeed and one build is left.
    builders = [house.start("-m", "perankh.build") for _ in range(2)]
    outputs = [builder.communicate()[0] for builder in builders]
    assert [builder.returncode for builder in builders] == [0, 0], outputs
    assert sum("compiling 2 modules" in output for output in outputs) == 1
    (new,) = house.builds()
    assert new != old
    assert house.ask() == "compiled second 42"


@needs_compiler
def test_an_edit_that_keeps_size_and_time_is_noticed(house: House) -> None:
    source = house.package / "kernel/rng.py"
    times = source.stat().st_atime_ns, source.stat().st_mtime_ns
    house.edit("kernel/rng.py", "first", "worst")
    os.utime(source, ns=times)
    assert house.ask() == "pure worst 42"


@needs_compiler
def test_a_changed_constant_in_an_uncompiled_import_makes_the_build_stale(house: House) -> None:
    house.edit("kernel/limits.py", "41", "99")
    assert house.ask() == "pure first 100"


@needs_compiler
def test_a_new_source_that_should_be_compiled_makes_the_build_stale(house: House) -> None:
    house.write("kernel/new.py", "# an uncompiled module\n")
    assert house.ask() == "compiled first 42"
    house.write("kernel/new.py", f"{_native.MARK.decode()}\n")
    assert house.ask() == "pure first 42"


@needs_compiler
def test_a_source_that_is_no_longer_marked_makes_the_build_stale(house: House) -> None:
    house.edit("kernel/state.py", f"{_native.MARK.decode()}\n", "")
    code, output = house.run("-c", "import perankh; print(perankh.compiled())")
    assert (code, output) == (0, "False\n")


@needs_compiler
def test_a_build_renamed_to_the_present_digest_is_refused(house: House) -> None:
    (old,) = house.builds()
    house.edit("kernel/rng.py", "first", "second")
    old.rename(old.with_name(present_digest(house)))
    assert house.ask() == "pure second 42"


@needs_compiler
def test_a_build_whose_library_is_renamed_too_fails_loudly(house: House) -> None:
    (old,) = house.builds()
    house.edit("kernel/rng.py", "first", "second")
    digest = present_digest(house)
    library = old / (_native.library_name(old.name) + _native.SUFFIX)
    library.rename(library.with_name(_native.library_name(digest) + _native.SUFFIX))
    old.rename(old.with_name(digest))
    code, output = house.run("-c", "from perankh.kernel import rng; print(rng.sources_say())")
    assert code != 0
    assert "first" not in output
    assert "ModuleNotFoundError" in output


@needs_compiler
def test_a_build_that_vanishes_under_a_running_process_is_reported(house: House) -> None:
    vanish = "import perankh, shutil; shutil.rmtree(perankh._build.folder); import perankh.kernel."
    code, output = house.run("-c", vanish + "state")
    assert code != 0
    assert "the compiled rules changed while this process ran" in output
    assert "start it again" in output


@needs_compiler
def test_a_source_that_does_not_compile_is_shown_and_leaves_no_build(house: House) -> None:
    before = house.builds()
    house.edit("kernel/state.py", "+ 1", "+ 'one'")
    code, output = house.build()
    assert code == 1
    assert "perankh/kernel/state.py:7: error: Unsupported operand types" in output
    assert house.builds() == before
