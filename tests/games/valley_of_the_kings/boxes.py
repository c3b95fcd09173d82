"""Corrected boxes for the tests: the shipped file with single values changed."""

from __future__ import annotations

import json
import tomllib
from copy import deepcopy

from perankh.games.valley_of_the_kings.box import shipped_text
from perankh.kernel.box import Data, Table, parse

SHIPPED = parse(shipped_text())


def corrected(*changes: str) -> str:
    """The shipped file with changes such as `card.urn.cost = 3`, or `= gone`."""
    data = deepcopy(SHIPPED)
    for change in changes:
        way, _, value = change.partition(" = ")
        *steps, last = way.split(".")
        here: Data = data
        for step in steps:
            here = found(here, step)
        put(here, last, value)
    return written(data)


def put(here: Data, last: str, value: str) -> None:
    """Set a field of a table or an item of a list, or take a field away."""
    if isinstance(here, list):
        here[int(last)] = tomllib.loads(f"value = {value}")["value"]
        return
    assert isinstance(here, dict)
    if value == "gone":
        del here[last]
    else:
        here[last] = tomllib.loads(f"value = {value}")["value"]


def found(here: Data, step: str) -> Data:
    """A table by its name, a row by its id or by its number, counted from 0."""
    if isinstance(here, dict):
        return here[step]
    assert isinstance(here, list)
    for row in here:
        if isinstance(row, dict) and row.get("id") == step:
            return row
    return here[int(step)]


def written(table: Table, name: str = "") -> str:
    """A table as TOML."""
    text = ""
    for key, value in table.items():
        if not isinstance(value, dict) and not is_rows(key, value):
            text += f"{key} = {inline(value)}\n"
    for key, value in table.items():
        below = f"{name}.{key}" if name else key
        if isinstance(value, dict):
            text += f"[{below}]\n{written(value, below)}"
        elif isinstance(value, list) and is_rows(key, value):
            rows = [written(row, below) for row in value if isinstance(row, dict)]
            text += "".join(f"[[{below}]]\n{row}" for row in rows)
    return text


def is_rows(key: str, value: Data) -> bool:
    """Whether a list is written as rows; the steps of a card stand in one line, as they do now."""
    if key == "steps" or not isinstance(value, list) or not value:
        return False
    return all(isinstance(row, dict) for row in value)


def inline(value: Data) -> str:
    """A value within a line."""
    if isinstance(value, list):
        return f"[{', '.join(inline(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} = {inline(item)}' for key, item in value.items())}}}"
    return json.dumps(value, ensure_ascii=False, default=str)
