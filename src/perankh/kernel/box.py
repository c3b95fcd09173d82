"""What is in a game's box: the facts all boxes share, typed reading, and checks.

The file as plain data is read in `perankh.kernel.box_file`; what a particular game needs, and
the tables its rules read, live in that game's `box.py`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Generic, Self, TypeAlias, TypeVar

import msgspec
from msgspec import inspect

from perankh.kernel.box_file import (
    LANGUAGES,
    BoxError,
    Data,
    Difference,
    Language,
    Source,
    Steps,
    Table,
    box_hash,
    child_of,
    differences,
    facts_only,
    file_hash,
    listed,
    nodes,
    parse,
    place,
    provenance,
    row_id,
)

__all__ = [
    "LANGUAGES",
    "Box",
    "BoxError",
    "BoxFacts",
    "Count",
    "Data",
    "Difference",
    "Facts",
    "GameFacts",
    "Language",
    "Name",
    "NamedRow",
    "Positive",
    "Source",
    "Table",
    "VariantFacts",
    "Word",
    "at",
    "box_hash",
    "convert",
    "differences",
    "file_hash",
    "open_box",
    "parse",
    "provenance",
    "require",
    "require_count",
    "require_ids",
    "require_known",
    "wordings",
]

_STEP = re.compile(r"\.([a-z0-9_]+)|\[(\d+)\]")
_COMPLAINT = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`\$(?P<way>.*)`)?", re.DOTALL)
_PLAIN = [
    (r"Object missing required field (`.*`)", r"the field \1 is missing"),
    (r"Object contains unknown field (`.*`)", r"the field \1 is not known"),
    (r"Invalid (?:enum )?value ('.*')", r"\1 is not known"),
    (r"^Expected", "expected"),
    (r"`array`", "`list`"),
    (r"`object`", "`table`"),
]


# ------------------ facts that all boxes share

Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]


class Facts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a box file: exactly the fields named, of the types given."""


class Name(Facts, frozen=True, kw_only=True):
    """A wording in the four languages."""

    en: Word
    cs: Word
    pl: Word
    hu: Word

    def in_language(self, language: Language) -> str:
        """The wording in one language."""
        return {"en": self.en, "cs": self.cs, "pl": self.pl, "hu": self.hu}[language]


class NamedRow(Facts, frozen=True, kw_only=True):
    """A thing with an id and a name."""

    id: Word
    name: Name


class GameFacts(NamedRow, frozen=True, kw_only=True):
    """`[game]`: what stands on the outside of the box."""

    rule_prefix: Word
    designers: list[Word]
    players_min: Positive
    players_max: Positive
    rules_version: Positive
    publisher: str | None = None
    year: int | None = None
    minutes: tuple[Positive, Positive] | None = None
    age_min: Positive | None = None


class BoxFacts(Facts, frozen=True, kw_only=True):
    """A whole box file; each game adds its own tables."""

    game: GameFacts


class VariantFacts(NamedRow, frozen=True, kw_only=True):
    """`[[variant]]`: a way to play; of those with the same `group` exactly one is played."""

    default: bool
    group: str | None = None


# ------------------ typed facts, with errors that help

F = TypeVar("F", bound=Facts)
B = TypeVar("B", bound=BoxFacts, covariant=True)
T = TypeVar("T")


def convert(facts: Data, kind: type[F]) -> F:
    """Turn plain facts into a struct, or name the place and what would be right there."""
    try:
        return msgspec.convert(facts, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise _explained(str(error), facts, kind) from None


def _explained(message: str, facts: Data, kind: type[Facts]) -> BoxError:
    complaint = _COMPLAINT.fullmatch(message)
    if complaint is None:
        return BoxError("", message)
    way = _STEP.findall(complaint["way"] or "")
    steps: Steps = tuple(key or int(index) for key, index in way)
    what = complaint["what"]
    for pattern, plain in _PLAIN:
        what = re.sub(pattern, plain, what)
    known = _known(inspect.type_info(kind), facts, steps)
    if known and what.endswith("not known"):
        what += f"; known are {listed(known)}"
    return BoxError(place(facts, steps), what)


def _known(kind: inspect.Type, here: Data | None, steps: Steps) -> list[str]:
    """The names that are allowed at the end of the way: fields, tags or literal values."""
    if isinstance(kind, inspect.UnionType):
        tagged = [one for one in kind.types if isinstance(one, inspect.StructType) and one.tag]
        if tagged and steps == (tagged[0].tag_field,):
            return [str(one.tag) for one in tagged]
        if not tagged:
            return [name for one in kind.types for name in _known(one, here, steps)]
        tags = [child_of(here, one.tag_field or "") for one in tagged]
        chosen = [one for one, tag in zip(tagged, tags, strict=True) if one.tag == tag]
        return _known(chosen[0], here, steps) if chosen else []
    if isinstance(kind, inspect.LiteralType):
        return [str(value) for value in kind.values]
    if isinstance(kind, inspect.ListType) and steps:
        return _known(kind.item_type, child_of(here, steps[0]), steps[1:])
    if not isinstance(kind, inspect.StructType):
        return []
    if not steps:
        tag = [kind.tag_field] if kind.tag_field else []
        return [*tag, *(field.encode_name for field in kind.fields)]
    types = [field.type for field in kind.fields if field.encode_name == steps[0]]
    return _known(types[0], child_of(here, steps[0]), steps[1:]) if types else []


# ------------------ the opened box


@dataclass(frozen=True)
class Box(Generic[B]):
    """One box file: its typed facts, where they come from, its hash and its names."""

    facts: B
    data: Table
    provenance: dict[str, Source]
    hash: str
    """Of what the rules read: two boxes with the same hash play the same."""
    wordings: dict[str, dict[str, dict[str, Name]]]

    @cached_property
    def file_hash(self) -> str:
        """Of all that the file says, names and sources included."""
        return file_hash(self.data)

    def name(self, table: str, row: str, language: Language, field: str = "name") -> str:
        """The name of a thing: `name("market_card", "statue", "cs")`.

        The words of the interface are rows of `terms`; a single table has the empty row:
        `name("game", "", "hu")`.
        """
        return self.wordings[table][row][field].in_language(language)


AnyBox = Box[BoxFacts]
"""A box of whichever game."""


@dataclass(frozen=True)
class TabledBox(Box[B], Generic[B, T]):
    """An opened box with the tables that the rules read."""

    tables: T

    @classmethod
    def of(cls, box: Box[B], tables: T) -> Self:
        """A box that was opened and checked, with its tables."""
        return cls(box.facts, box.data, box.provenance, box.hash, box.wordings, tables)


def shipped_text(module: str) -> str:
    """The text of the `box.toml` that lies in the folder above a module, given by its file."""
    return (Path(module).parents[1] / "box.toml").read_text(encoding="utf-8")


def open_box(text: str | bytes, game: str, kind: type[B]) -> Box[B]:
    """Read the box file of a game; the game itself then checks what must add up."""
    data = parse(text)
    found = child_of(data.get("game"), "id")
    if found != game:
        raise BoxError("game.id", f"this box belongs to {found!r}; the box of {game!r} is needed")
    facts = facts_only(data)
    typed = convert(facts, kind)
    box = Box(typed, data, provenance(data), box_hash(data), wordings(facts))
    _check_outside(box.facts.game)
    return box


def _check_outside(game: GameFacts) -> None:
    fewest = f"must be at least players_min, {game.players_min}"
    require(game.players_max >= game.players_min, "game.players_max", fewest)
    least, most = game.minutes or (1, 1)
    require(least <= most, "game.minutes", "must be the least and then the most")


def wordings(facts: Data) -> dict[str, dict[str, dict[str, Name]]]:
    """Everything that has a wording: table -> row -> field (mostly `name`) -> the wording."""
    found: dict[str, dict[str, dict[str, Name]]] = {}
    for steps, value in nodes(facts, ()):
        if isinstance(value, dict) and "en" in value:
            table, row, field = _owner(facts, steps)
            found.setdefault(table, {}).setdefault(row, {})[field] = convert(value, Name)
    return found


def _owner(facts: Data, steps: Steps) -> tuple[str, str, str]:
    """Table, row and field of a wording; a nested table is named like `site.b.pyramid`."""
    if steps[0] == "terms":
        return "terms", str(steps[-1]), "name"
    rows = [index for index, step in enumerate(steps) if isinstance(step, int)]
    end = rows[-1] if rows else len(steps) - 2
    here: Data | None = facts
    for step in steps[: end + 1]:
        here = child_of(here, step)
    table = ".".join(step for step in steps[: end + (not rows)] if isinstance(step, str))
    field = ".".join(str(step) for step in steps[end + 1 :])
    return table, row_id(here) if rows else "", field


# ------------------ checks for a game's own box.py


def at(table: str, index: int, row: str, field: str = "") -> str:
    """The place of a row, or of a field of it, in the form that `place` gives."""
    return f"{table}[{index}] ({row})" + (f".{field}" if field else "")


def require(holds: bool, where: str, message: str) -> None:
    """Refuse the box unless something holds that must."""
    if not holds:
        raise BoxError(where, message)


def require_count(where: str, stated: int, counted: int, what: str) -> None:
    """Refuse the box unless a stated number agrees with what is there."""
    require(stated == counted, where, f"says {stated}, but {what} make {counted}")


def require_ids(table: str, found: Sequence[str], needed: Sequence[str], why: str) -> None:
    """Refuse the box unless a table has exactly these rows in this order."""
    got = listed(found) if found else "none"
    require(list(found) == list(needed), table, f"must be {listed(needed)} ({why}), not {got}")


def require_known(where: str, value: str, known: Sequence[str]) -> None:
    """Refuse the box unless a reference names something that exists."""
    require(value in known, where, f"{value!r} is not known; known are {listed(known)}")


def require_players(game: GameFacts, fewest: int, most: int, why: str) -> None:
    """Refuse the box unless it is for as many players as the rules are written for."""
    require(game.players_min == fewest, "game.players_min", f"must be {fewest} ({why})")
    require(game.players_max == most, "game.players_max", f"must be {most} ({why})")


def require_growing(where: str, values: Sequence[int]) -> None:
    """Refuse the box unless points by number are none for nothing and never fewer for more."""
    growing = all(one <= more for one, more in pairwise(values))
    right = bool(values) and values[0] == 0 and growing
    require(right, where, "must begin with 0 and never fall")


def require_falling(where: str, values: Sequence[int], most: int | None = None) -> None:
    """Refuse the box unless points by place are most for the first."""
    require(bool(values), where, "must have at least one value")
    require(all(one >= less for one, less in pairwise(values)), where, "must never rise")
    if most is not None:
        require(len(values) <= most, where, f"must have at most {most} places")
