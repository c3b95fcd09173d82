"""The attacks that `perankh bench attack` runs and `tests/attack` tries: one function each.

To add one, write a function with the mark `@attack("its-name")` in a module of this package and
name the module in `MODULES`. It gets a `Target` and attacks until its seconds are over.
"""

from __future__ import annotations

from importlib import import_module

from perankh.bench.attacks.target import ATTACKS, Target

MODULES = ("sockets", "requests")

for _module in MODULES:
    import_module(f"{__name__}.{_module}")

__all__ = ["ATTACKS", "Target"]
