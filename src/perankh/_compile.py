"""The process that `build` starts: mypyc and the C compiler on the given sources, nothing else.

It runs in the folder that holds the package, so that modules keep their real names.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from perankh._native import group_name

INLINING = ["-fno-semantic-interposition", "-fno-plt"]
"""Nobody replaces single functions of the rules, so the compiler may inline them."""


def main(digest: str, output: str, *sources: str) -> None:
    """Translate the sources to C and compile them into the output folder."""
    generated = Path(output).with_name("c")
    # No settings file: what the rules mean may not hang on the folder we happen to run in.
    options = [
        "--config-file=",
        f"--cache-dir={os.devnull}",
        *(f"perankh/{source}" for source in sources),
    ]
    extensions = mypycify(
        options,
        opt_level="3",
        debug_level="0",
        group_name=group_name(digest),
        target_dir=str(generated),
    )
    for extension in extensions:
        extension.extra_compile_args += INLINING
    command = build_ext(Distribution({"name": "perankh", "ext_modules": extensions}))
    command.build_lib = output
    command.build_temp = str(generated)
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
