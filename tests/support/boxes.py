"""Box files with single values changed, for tests of a game's reader and of its switches."""

from __future__ import annotations

import json
import tomllib
from copy import deepcopy

from perankh.kernel.box import Data, Table


def corrected(shipped: Table, *changes: str) -> str:
    """A box file with changes such as `ship.ship_4.minimum = 5`, or `= gone`."""
    data = deepcopy(shipped)
    for change in changes:
        way, _, value = change.partition(" = ")
        *steps, last = way.split(".")
        here: Data = data
        for step in steps:
            here = _found(here, step)
        assert isinstance(here, dict)
        if value == "gone":
            del here[last]
        else:
            here[last] = tomllib.loads(f"value = {value}")["value"]
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


def _found(here: Data, step: str) -> Data:
    """A table by its name, a row by its id or by its number, counted from 0."""
    if isinstance(here, dict):
        return here[step]
    assert isinstance(here, list)
    for number, row in enumerate(here):
        assert isinstance(row, dict)
        if step in (row.get("id"), str(number)):
            return row
    raise KeyError(step)


def _is_rows(value: Data) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)
