"""A table's log as a file, for tables whose rules are gone: no record can be made of them.

While the game is not over it tells nobody more than they could see: not the secret, and of others'
actions only that there was one.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from perankh.table.entries import Acted, Created, LogEntry
from perankh.table.table import Table

VERSION = 1

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | bool | None"

HOUSE_ONLY = ("by", "key")
"""Of an entry: who the people are is the house's business."""


def exported(table: Table, person: str) -> dict[str, Json]:
    """The log for a person, as JSON data."""
    made = table.created
    seats: list[Json] = [chair.name for chair in table.chairs]
    entries: list[Json] = [_line(table, entry, person) for entry in table.log]
    return {
        "perankh_log": VERSION,
        "table": table.id,
        "game": made.game,
        "rules_version": made.rules_version,
        "box": made.box,
        "seats": seats,
        "commitment": table.commitment,
        "secret": made.secret if table.phase == "over" else None,
        "entries": entries,
    }


def _line(table: Table, entry: LogEntry, person: str) -> Json:
    line: dict[str, Json] = msgspec.to_builtins(entry)
    for field in HOUSE_ONLY:
        line.pop(field, None)
    what = line["what"]
    assert isinstance(what, dict)
    if isinstance(entry.body, Created):
        what.pop("secret")
        what["seats"] = [plan.kind for plan in entry.body.seats]
    if isinstance(entry.body, Acted) and table.phase != "over":
        own = bool(person) and table.chairs[entry.body.seat].person == person
        if not own:
            what.pop("action", None)
    return line
