"""What the build does when it can't compile, which sources it looks at, and what the suite runs."""

import importlib
import os
import shutil
from pathlib import Path

import perankh
from perankh import _inputs, _native
from perankh.games import GAMES
from tests.build.house import ALL_PURE, House


def test_the_suite_runs_the_rules_it_was_asked_to_run() -> None:
    groups = _native.compiled_groups()
    assert [group.name for group in groups] == [_native.KERNEL, *sorted(GAMES)]
    for group in groups:
        found = "compiled" if perankh.compiled(group.name) else "pure"
        assert found == os.environ.get("PERANKH_EXPECT", found)
        for source in group.sources:
            file = importlib.import_module(_native.module_name(source)).__file__
            assert file is not None
            assert file.endswith(".py" if found == "pure" else _native.SUFFIX), file


def test_without_a_c_compiler_one_line_says_so_and_the_rules_run(tmp_path: Path) -> None:
    house = House.new(tmp_path / "house")
    line = "no C compiler found: rules run uncompiled (correct, about ten times slower)\n"
    assert house.build(PATH=str(tmp_path), CC="") == (0, line)
    assert house.ask() == ALL_PURE


def test_without_a_source_to_compile_there_is_nothing_to_do(tmp_path: Path) -> None:
    house = House.new(tmp_path / "house")
    shutil.rmtree(house.package / "kernel")
    shutil.rmtree(house.package / "games")
    assert house.build() == (0, "there is nothing to compile\n")


def test_a_source_says_in_its_first_line_that_it_is_compiled(tmp_path: Path) -> None:
    mark = _native.MARK.decode()
    for source, text in {
        "kernel/rng.py": mark,
        "minds/tree.py": mark,
        "games/mehen/play.py": mark,
        "games/senet/rules/moves/throw.py": f'{mark}\n"""Sticks."""\n',
        "games/senet/shown/windows.py": f"{mark}\r\n",
        "games/senet/state.py": '"""The name decides nothing."""\n',
        "games/senet/later.py": f'"""Too late."""\n{mark}\n',
        "games/senet/longer.py": f"{mark}, some day\n",
        "games/senet/empty.py": "",
        "games/senet/notes.md": mark,
        "_compiled/1/state.py": mark,
    }.items():
        (tmp_path / source).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / source).write_text(text, encoding="utf-8", newline="")
    (tmp_path / "games/senet/lock.py").symlink_to("nowhere")
    kernel = ("kernel/rng.py", "minds/tree.py")
    senet = ("games/senet/rules/moves/throw.py", "games/senet/shown/windows.py")
    assert _native.compiled_groups(tmp_path) == [
        _native.Group("kernel", kernel, ()),
        _native.Group("mehen", ("games/mehen/play.py",), kernel),
        _native.Group("senet", senet, kernel),
    ]


def test_the_inputs_follow_every_form_of_import(tmp_path: Path) -> None:
    house = House.new(tmp_path / "house")
    house.write("kernel/a.py", "")
    house.write("kernel/b.py", "from . import a")
    house.write("kernel/c.py", "import perankh.kernel.b\nimport sys")
    house.write("__init__.py", "")
    house.write("kernel/step.py", "def f() -> None:\n    from ..kernel.c import sys")
    assert _inputs.inputs_of(["kernel/step.py"], house.package) == [
        "__init__.py",
        "kernel/__init__.py",
        "kernel/a.py",
        "kernel/b.py",
        "kernel/c.py",
        "kernel/step.py",
    ]


def test_a_package_that_only_holds_the_imported_module_does_not_add_its_imports(
    tmp_path: Path,
) -> None:
    house = House.new(tmp_path / "house")
    house.write("kernel/a.py", "")
    house.write("kernel/__init__.py", '"""Has limits."""\nfrom perankh.kernel.a import x')
    house.write("kernel/step.py", "from perankh.kernel import limits")
    passed = ["kernel/__init__.py", "kernel/limits.py", "kernel/step.py"]
    assert _inputs.inputs_of(["kernel/step.py"], house.package) == passed

    for shadowing in ("import x as limits", "import *"):
        house.write("kernel/__init__.py", f"from perankh.kernel.a {shadowing}")
        followed = ["kernel/__init__.py", "kernel/a.py", "kernel/limits.py", "kernel/step.py"]
        assert _inputs.inputs_of(["kernel/step.py"], house.package) == followed


def test_the_digest_tells_sources_their_order_and_the_compiler_apart(tmp_path: Path) -> None:
    def digest(a: str, b: str, compiler: str = "mypyc 1", *order: str) -> str | None:
        (tmp_path / "a").write_text(a)
        (tmp_path / "b").write_text(b)
        return _native.Digests(tmp_path).of(compiler, order or ("a", "b"))

    different = [
        digest("xb", "y"),
        digest("x", "by"),
        digest("y", "xb"),
        digest("xb", "y", "mypyc 2"),
        digest("xb", "y", "mypyc 1", "a"),
    ]
    assert None not in different
    assert len(set(different)) == len(different)
    assert digest("xb", "y") == different[0]
    assert digest("xb", "y", "mypyc 1", "a", "c") is None
