"""A box file as plain data: reading it, where its values stand and come from, comparing two.

Nothing here knows what a table means; `perankh.kernel.box` gives the data its types.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias, get_args

import msgspec

from perankh.kernel.errors import PerankhError

Data: TypeAlias = "dict[str, Data] | list[Data] | str | int | bool"
"""A value of a box file; TOML's floats and dates have no place in a box."""

Table: TypeAlias = dict[str, Data]
"""A table of a box file, or the whole file."""

Steps: TypeAlias = tuple[str | int, ...]
"""The way to a value: keys of tables and numbers of rows."""

Source: TypeAlias = Literal["rulebook", "public", "reconstructed"]
"""Where a value comes from: the printed game, other public material, or our reconstruction."""

Language: TypeAlias = Literal["en", "cs", "pl", "hu"]

SOURCES: tuple[str, ...] = get_args(Source)
LANGUAGES: tuple[Language, ...] = get_args(Language)

MAX_BYTES = 1 << 20
MAX_LINE = 2_000
MAX_DOTS = 12  # in one line: the reader of TOML takes quadratic time over long dotted keys
MAX_DEPTH = 16
MAX_TEXT = 1_000
MAX_ENTRIES = 1_000
MAX_NUMBER = 1_000_000

_KEY = re.compile(r"[a-z0-9_]+")
_READ_OUTSIDE = frozenset({"id", "players_min", "players_max"})
"""What the rules read of `[game]`; the rest stands on the outside of the box."""


class BoxError(PerankhError):
    """A box file can't be used; the message names the place and what would be right there."""

    def __init__(self, place: str, message: str) -> None:
        super().__init__(f"{place}: {message}" if place else message)
        self.place = place


def listed(words: Sequence[str]) -> str:
    """Words in a row, for a message."""
    return ", ".join(words)


# ------------------ where a value stands


def child_of(here: Data | None, step: str | int) -> Data | None:
    """What stands one step further, or None."""
    if isinstance(here, dict) and isinstance(step, str):
        return here.get(step)
    if isinstance(here, list) and isinstance(step, int) and step < len(here):
        return here[step]
    return None


def row_id(row: Data | None) -> str:
    """The id of a row, or an empty text."""
    found = row.get("id") if isinstance(row, dict) else None
    return found if isinstance(found, str) else ""


def place(root: Data, steps: Steps) -> str:
    """Where a value stands, for a person with the file open: `market_card[7] (statue).copies`."""
    text = ""
    here: Data | None = root
    for step in steps:
        here = child_of(here, step)
        if isinstance(step, str):
            text += f".{step}" if text else step
            continue
        text += f"[{step}]"
        if row := row_id(here):
            text += f" ({row})"
    return text


def path(root: Data, steps: Steps) -> str:
    """The lasting name of a value: `market_card.statue.copies`; rows without an id by number."""
    text = ""
    here: Data | None = root
    for step in steps:
        here = child_of(here, step)
        name = step if isinstance(step, str) else row_id(here)
        text += (f".{name}" if text else name) if name else f"[{step}]"
    return text


def _is_leaf(value: Data) -> bool:
    """Scalars, and lists without tables in them, are single values."""
    if isinstance(value, list):
        return not any(_holds_table(item) for item in value)
    return not value if isinstance(value, dict) else True


def _holds_table(value: Data) -> bool:
    if isinstance(value, list):
        return any(_holds_table(item) for item in value)
    return isinstance(value, dict)


def _children(value: Data) -> Iterator[tuple[str | int, Data]]:
    if isinstance(value, dict):
        yield from value.items()
    elif isinstance(value, list):
        yield from enumerate(value)


# ------------------ reading


def parse(text: str | bytes) -> Table:
    """Read a box file into plain data, or say what no box file may contain.

    >>> parse('[limits]\\nrounds = 6')
    {'limits': {'rounds': 6}}
    """
    try:
        raw = text if isinstance(text, bytes) else text.encode()
        content = raw.decode()
    except UnicodeError:
        raise BoxError("", "the box file is not text in UTF-8") from None
    if len(raw) > MAX_BYTES:
        raise BoxError("", f"the box file has {len(raw)} bytes; at most {MAX_BYTES} are read")
    for number, line in enumerate(content.split("\n"), 1):
        if len(line) > MAX_LINE or line.count(".") > MAX_DOTS:
            limit = f"at most {MAX_LINE} characters and {MAX_DOTS} dots"
            raise BoxError(f"line {number}", f"the line is too long; a line has {limit}")
    try:
        data: Table = tomllib.loads(content)
    except RecursionError:
        raise BoxError("", f"the box file is nested deeper than {MAX_DEPTH} levels") from None
    except ValueError as error:
        raise BoxError("", f"the box file is not valid TOML: {error}") from None
    _check_values(data, data, ())
    _check_ids(data)
    return data


def _check_values(root: Table, value: Data, steps: Steps) -> None:
    if len(steps) > MAX_DEPTH:
        raise BoxError(place(root, steps[:3]), f"nested deeper than {MAX_DEPTH} levels")
    if problem := _problem(value):
        raise BoxError(place(root, steps), problem)
    if isinstance(value, dict):
        for key in value:
            if not _KEY.fullmatch(key):
                wrong = f"the key {key[:40]!r} must be made of a to z, 0 to 9 and _"
                raise BoxError(place(root, steps), wrong)
        _check_languages(value, place(root, steps))
    for step, child in _children(value):
        _check_values(root, child, (*steps, step))


def _problem(value: object) -> str:
    """What is wrong with a single value, or nothing."""
    if isinstance(value, (dict, list)) and len(value) > MAX_ENTRIES:
        return f"has {len(value)} entries; at most {MAX_ENTRIES} are allowed"
    if isinstance(value, (bool, dict, list)):
        return ""
    if isinstance(value, int):
        if -MAX_NUMBER <= value <= MAX_NUMBER:
            return ""
        return f"the number is out of range; it must lie in -{MAX_NUMBER}..{MAX_NUMBER}"
    if not isinstance(value, str):
        return f"a box has no values of type {type(value).__name__}; write a whole number or a text"
    if len(value) > MAX_TEXT:
        return f"the text has {len(value)} characters; at most {MAX_TEXT} are allowed"
    if any(ord(letter) < 32 or 127 <= ord(letter) < 160 for letter in value):
        return "the text holds control characters; write plain text"
    return ""


def _check_languages(table: Table, where: str) -> None:
    """Whatever has a wording in one language has it in all four."""
    if not any(language in table for language in LANGUAGES):
        return
    for language in LANGUAGES:
        word = table.get(language)
        if word is None:
            raise BoxError(where, f"the language {language} is missing; give all of en, cs, pl, hu")
        if not isinstance(word, str) or not word.strip():
            raise BoxError(f"{where}.{language}", "must be a text that is not empty")


def _check_ids(data: Table) -> None:
    """Ids are lower_snake_case and unique in their table."""
    seen: dict[tuple[str, str], Steps] = {}
    for steps, value in nodes(data, ()):
        if not isinstance(value, dict) or "id" not in value:
            continue
        where = place(data, (*steps, "id"))
        row = value["id"]
        if not isinstance(row, str) or not _KEY.fullmatch(row):
            raise BoxError(where, f"an id is made of a to z, 0 to 9 and _, not {str(row)[:40]!r}")
        table = ".".join(step for step in steps if isinstance(step, str))
        first = seen.setdefault((table, row), steps)
        if first != steps:
            raise BoxError(where, f"the id {row!r} is already taken by {place(data, first)}")


def nodes(value: Data, steps: Steps) -> Iterator[tuple[Steps, Data]]:
    """A value and everything in it, each with the way to it."""
    yield steps, value
    for step, child in _children(value):
        yield from nodes(child, (*steps, step))


def box_hash(data: Table) -> str:
    """The fingerprint of what the rules read: BLAKE2b-256 of it.

    Names and other sentences, sources, comments and what only stands on the outside of the box are
    not in it: correcting them changes nothing that is played.
    """
    return _digest(_for_rules(data) or {})


def file_hash(data: Table) -> str:
    """The fingerprint of all that a box file says; only comments and spacing don't matter.

    Records of before carry it, and it tells whether a box has other names than another.
    """
    return _digest(data)


def _digest(data: Data) -> str:
    canonical = msgspec.json.encode(data, order="sorted")
    return hashlib.blake2b(canonical, digest_size=32).hexdigest()


def _for_rules(data: Table) -> Data | None:
    """A box file without all that is said to people alone."""
    outside = data.get("game")
    if not isinstance(outside, dict):
        return _stripped(data)
    read = {key: value for key, value in outside.items() if key in _READ_OUTSIDE}
    return _stripped({**data, "game": read})


def _stripped(value: Data) -> Data | None:
    """A value without wordings, sentences and sources; None if nothing is left of it."""
    if isinstance(value, str):
        return None if " " in value else value  # what the rules read are ids
    if isinstance(value, list):
        items = [_stripped(item) for item in value]
        return [item for item in items if item is not None]
    if not isinstance(value, dict):
        return value
    if any(language in value for language in LANGUAGES):
        return None
    fields = {key: _stripped(item) for key, item in value.items() if not _is_source(key)}
    return {key: item for key, item in fields.items() if item is not None} or None


# ------------------ provenance


def provenance(data: Table) -> dict[str, Source]:
    """Where each single value comes from, by its `path`.

    A table's `source` holds for its fields and for the tables in it that have none of their
    own; `<field>_source` holds for one field, also inside an inline table of the row.
    """
    found: dict[str, Source] = {}
    _trace(data, data, (), None, {}, found)
    return found


def facts_only(value: Data) -> Data:
    """The same data without its provenance."""
    if isinstance(value, list):
        return [facts_only(item) for item in value]
    if isinstance(value, dict):
        return {key: facts_only(item) for key, item in value.items() if not _is_source(key)}
    return value


def _is_source(key: str) -> bool:
    return key == "source" or key.endswith("_source")


class _Overrides:
    """The `<field>_source` keys of one table, by what they speak of."""

    def __init__(self, root: Table, table: Table, steps: Steps) -> None:
        self.single: dict[str, Source] = {}
        self.deep: dict[str, Source] = {}
        self.inside: dict[str, dict[str, Source]] = {}
        for key in table:
            if not key.endswith("_source"):
                continue
            field, source = key.removesuffix("_source"), _source(root, table, steps, key)
            outer, _, inner = field.rpartition("_")
            if field in table:
                self.single[field] = source
            elif _holds_field(table, field):
                self.deep[field] = source
            elif inner in _keys(table.get(outer)):
                self.inside.setdefault(outer, {})[inner] = source
            else:
                raise BoxError(place(root, (*steps, key)), f"there is no field {field!r} here")


def _trace(
    root: Table,
    value: Data,
    steps: Steps,
    source: Source | None,
    deep: dict[str, Source],
    found: dict[str, Source],
) -> None:
    """Note the source of every value below; `deep` holds for fields of inline tables."""
    if _is_leaf(value):
        if source is None and value in ([], {}):
            return
        if source is None:
            raise BoxError(place(root, steps), f"has no source; give one of {listed(SOURCES)}")
        found[path(root, steps)] = source
        return
    if not isinstance(value, dict):
        for index, item in _children(value):
            _trace(root, item, (*steps, index), source, deep, found)
        return
    if "source" in value:
        source, deep = _source(root, value, steps, "source"), {}
    overrides = _Overrides(root, value, steps)
    deep = {**deep, **overrides.deep}
    for key, item in value.items():
        if not _is_source(key):
            own = overrides.single.get(key) or deep.get(key) or source
            below = {**deep, **overrides.inside.get(key, {})}
            _trace(root, item, (*steps, key), own, below, found)


def _source(root: Table, table: Table, steps: Steps, key: str) -> Source:
    value = table[key]
    for known in get_args(Source):
        if value == known:
            source: Source = known
            return source
    wrong = f"{str(value)[:40]!r} is not a source; it is one of {listed(SOURCES)}"
    raise BoxError(place(root, (*steps, key)), wrong)


def _keys(value: Data | None) -> Iterable[str]:
    return value if isinstance(value, dict) else ()


def _holds_field(value: Data, field: str) -> bool:
    """Whether an inline table below has this field (one with a source speaks for itself)."""
    for _, child in _children(value):
        if isinstance(child, dict) and "source" not in child and field in child:
            return True
        if not _is_leaf(child) and "source" not in _keys(child) and _holds_field(child, field):
            return True
    return False


# ------------------ comparing


class Difference(NamedTuple):
    """One value that two boxes don't share; None where a box has no such value."""

    path: str
    shipped: Data | None
    corrected: Data | None


def differences(shipped: Table, corrected: Table) -> list[Difference]:
    """What was changed in a corrected box, value by value, wordings and sources included."""
    before: dict[str, Data] = {}
    after: dict[str, Data] = {}
    _note_leaves(shipped, shipped, (), before)
    _note_leaves(corrected, corrected, (), after)
    ways = list(dict.fromkeys([*before, *after]))
    pairs = (Difference(way, before.get(way), after.get(way)) for way in ways)
    return [pair for pair in pairs if not _same(pair.shipped, pair.corrected)]


def _same(one: Data | None, other: Data | None) -> bool:
    """Equal also in type: true is not 1."""
    return msgspec.json.encode(one) == msgspec.json.encode(other)


def _note_leaves(root: Table, value: Data, steps: Steps, found: dict[str, Data]) -> None:
    """Note every single value by its path, and the order of rows by the path of their table."""
    if _is_leaf(value):
        found[path(root, steps)] = value
        return
    if isinstance(value, list):
        found[path(root, steps)] = [row_id(row) for row in value]
    for step, child in _children(value):
        _note_leaves(root, child, (*steps, step), found)
