"""Box files with single values changed, for tests of a game's reader and of its switches.

`tests/games/test_boxes.py` tries them with every game.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property

from hypothesis import strategies as st

from perankh.kernel.box import AnyBox, Data, Table, parse
from perankh.kernel.game import Game


@dataclass(frozen=True, kw_only=True)
class Trial:
    """What the reader of one game's box has to stand."""

    game: Game
    text: str
    """The shipped file."""
    load: Callable[[str], AnyBox]
    """Reads a file as the game does, and asserts that the tables of an accepted one add up."""
    mistakes: str
    """A change to the shipped box, and below it how the refusal must read."""
    tables: Sequence[str]
    """Tables that are replaced as a whole; single values are replaced anyway."""
    words: Sequence[str]
    """What may stand in the place of any value."""
    keys: Sequence[str]
    """Under which keys something may stand in the place of any value."""

    @cached_property
    def shipped(self) -> Table:
        """What the shipped file says."""
        return parse(self.text)

    def corrected(self, *changes: str) -> str:
        """The shipped file with changes such as `ship.ship_4.minimum = 5`, or `= gone`."""
        return corrected(self.shipped, *changes)

    def pairs(self) -> list[tuple[str, str]]:
        """Each change with its refusal."""
        lines = [line.strip() for line in self.mistakes.splitlines() if line]
        return list(zip(lines[::2], lines[1::2], strict=True))

    def ways(self) -> list[str]:
        """The place of everything that can be replaced."""
        return [*self.game.box().provenance, *self.tables]

    def values(self) -> st.SearchStrategy[Data]:
        """Anything that can be written behind a key."""
        single: st.SearchStrategy[Data] = st.integers(-2, 12) | st.sampled_from(
            [10**7, True, 1.5, "", "a", "public", *self.words]
        )
        return st.recursive(
            single,
            lambda inner: (
                st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(self.keys), inner)
            ),
            max_leaves=4,
        )


def corrected(shipped: Table, *changes: str) -> str:
    """A box file with changes such as `ship.ship_4.minimum = 5`, or `= gone`."""
    data = deepcopy(shipped)
    for change in changes:
        way, _, value = change.partition(" = ")
        *steps, last = way.split(".")
        here: Data = data
        for step in steps:
            here = _found(here, step)
        _put(here, last, value)
    return written(data)


def written(table: Table, name: str = "") -> str:
    """A table as TOML."""
    text = ""
    for key, value in table.items():
        if not isinstance(value, dict) and not _is_rows(value):
            text += f"{key} = {inline(value)}\n"
    for key, value in table.items():
        below = f"{name}.{key}" if name else key
        if isinstance(value, dict):
            text += f"[{below}]\n{written(value, below)}"
        elif isinstance(value, list) and _is_rows(value):
            rows = [written(row, below) for row in value if isinstance(row, dict)]
            text += "".join(f"[[{below}]]\n{row}" for row in rows)
    return text


def inline(value: Data) -> str:
    """A value as it stands behind a key."""
    if isinstance(value, list):
        return f"[{', '.join(inline(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} = {inline(item)}' for key, item in value.items())}}}"
    return json.dumps(value, ensure_ascii=False, default=str)


def _put(here: Data, last: str, value: str) -> None:
    """Set a field of a table or an item of a list, or take a field away."""
    if isinstance(here, list):
        here[int(last)] = tomllib.loads(f"value = {value}")["value"]
        return
    assert isinstance(here, dict)
    if value == "gone":
        del here[last]
    else:
        here[last] = tomllib.loads(f"value = {value}")["value"]


def _found(here: Data, step: str) -> Data:
    """A table by its name, a row by its id or by its number, counted from 0."""
    if isinstance(here, dict):
        return here[step]
    assert isinstance(here, list)
    for row in here:
        if isinstance(row, dict) and row.get("id") == step:
            return row
    return here[int(step)]


def _is_rows(value: Data) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)
