"""The process that `build` starts: mypyc and the C compiler on one group, nothing else.

It runs in the folder that holds the package, so that modules keep their real names. A game is
translated together with the kernel, whose objects its code reads and whose functions it calls by
way of a table; then only the game's C is compiled.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from mypyc.build import build_using_shared_lib, get_cflags, mypyc_build, setup_mypycify_vars
from mypyc.options import CompilerOptions
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

INLINING = ["-fno-semantic-interposition", "-fno-plt"]
"""Nobody replaces single functions of the rules, so the compiler may inline them."""

AT_ONCE = 2
"""Compilers: one for the rules, one for the small modules through which Python imports them."""


def main(output: str, *arguments: str) -> None:
    """Compile the first group into the output folder.

    Each argument is a group and one of its sources:
    `perankh_senet_01ab=games/senet/rules/state.py`.
    """
    groups: dict[str, list[str]] = {}
    for argument in arguments:
        name, _, source = argument.partition("=")
        groups.setdefault(name, []).append(f"perankh/{source}")
    generated = f"{output}-c"
    command = build_ext(Distribution({"ext_modules": translate(groups, generated)}))
    command.build_lib = output
    command.build_temp = generated
    command.parallel = AT_ONCE
    command.ensure_finalized()
    command.run()


def translate(groups: dict[str, list[str]], generated: str) -> Sequence[object]:
    """Turn the groups into C; what is to be compiled of it is the first group's.

    This is `mypycify` but for one thing: that gives up what it knows about subclasses as soon as
    there are several groups, and with it direct calls and attributes that need no check.
    """
    options = CompilerOptions(separate=True, target_dir=generated)
    options.global_opts = True
    # No settings file: what the rules mean may not hang on the folder we happen to run in.
    settings = ["--config-file=", f"--cache-dir={os.devnull}"]
    sources = [source for group in groups.values() for source in group]
    separate: list[tuple[list[str], str | None]] = [(files, name) for name, files in groups.items()]
    built, c_files, _ = mypyc_build([*settings, *sources], options, separate=separate)
    setup_mypycify_vars()
    flags = [*get_cflags(opt_level="3", debug_level="0"), *INLINING]
    wanted = next(iter(groups))
    for (modules, name), (files, read) in zip(built, c_files, strict=True):
        if name == wanted:
            return build_using_shared_lib(modules, wanted, files, read, generated, flags, [])
    raise AssertionError(f"mypyc made no group {wanted}")


if __name__ == "__main__":
    main(*sys.argv[1:])
