"""The choices made before a game: how a game declares them, and how they are read and checked.

A field is a switch (`bool`), one of several texts (`Literal`), a whole number within bounds
(`Annotated[int, Meta(ge=…, le=…)]`), or several texts (`tuple[Literal[…], ...]`). A tuple that is
named in `per_seat` holds one value for each seat. What a field depends on is declared beside it, so
that forms, commands and checks all know it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar, Literal, TypeAlias, get_args, get_type_hints

import msgspec
from msgspec import inspect

from perankh.kernel.errors import BadSetup

Value: TypeAlias = str | bool | int
"""One value of a field."""
Chosen: TypeAlias = Value | tuple[Value, ...]
"""What is chosen for a field: a value, several, or one for each seat."""
Kind: TypeAlias = Literal["switch", "choice", "number", "several"]


class When(msgspec.Struct, frozen=True, kw_only=True):
    """When a field applies: with one of these numbers of players, and with these choices."""

    players: tuple[int, ...] = ()
    """Empty: any number."""
    choices: dict[str, tuple[Value, ...]] = {}
    """By field: the values with which it applies."""

    def complaint(self, players: int, setup: Setup) -> str:
        """Why the field does not apply; empty if it does."""
        if self.players and players not in self.players:
            return f"is for {_either(self.players)} players, not {players}"
        for field, values in self.choices.items():
            if getattr(setup, field) not in values:
                return f"is only for {field} {_either(values)}"
        return ""


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices made before a game; each game derives its own, with its defaults.

    A field that does not apply keeps its default. Values by seat are none at all, as usual for
    every seat, or one for each.
    """

    per_seat: ClassVar[tuple[str, ...]] = ()
    """Fields with one value for each seat."""
    only_if: ClassVar[Mapping[str, When]] = {}
    """By field: when it applies. A field that is not named always does."""
    as_many_as: ClassVar[Mapping[str, str]] = {}
    """By field of several values: the field that says how many; none at all leaves it to chance."""


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """One choice, as forms and commands need it."""

    name: str
    kind: Kind
    """Of one value; `several`: any of the values, each once."""
    values: tuple[Value, ...]
    """What can be chosen, in order."""
    default: Chosen
    per_seat: bool
    when: When
    as_many_as: str | None

    @property
    def usual(self) -> Value:
        """What a seat has, or a field of one value is, unless something else is chosen."""
        return self.values[0] if isinstance(self.default, tuple) else self.default


@cache
def fields_of(kind: type[Setup]) -> tuple[Field, ...]:
    """The fields of a game's setup in their order."""
    hints = get_type_hints(kind)
    return tuple(_field(kind, field, hints[field.name]) for field in msgspec.structs.fields(kind))


def _field(kind: type[Setup], field: msgspec.structs.FieldInfo, hint: object) -> Field:
    name, declared = field.name, inspect.type_info(field.type)
    per_seat = name in kind.per_seat
    item: inspect.Type = declared
    if isinstance(declared, inspect.VarTupleType):
        item = declared.item_type
        (hint, _) = get_args(hint)
    several = isinstance(declared, inspect.VarTupleType) and not per_seat
    return Field(
        name=name,
        kind="several" if several else _kind(name, item),
        values=_values(item, hint),
        default=field.default,
        per_seat=per_seat,
        when=kind.only_if.get(name, When()),
        as_many_as=kind.as_many_as.get(name),
    )


def _kind(name: str, item: inspect.Type) -> Kind:
    match item:
        case inspect.BoolType():
            return "switch"
        case inspect.LiteralType():
            return "choice"
        case inspect.IntType(ge=int(), le=int()):
            return "number"
    raise TypeError(f"{name}: a setup has switches, texts and numbers within bounds, not {item}")


def _values(item: inspect.Type, hint: object) -> tuple[Value, ...]:
    match item:
        case inspect.LiteralType():
            return tuple(str(value) for value in get_args(hint))  # in the order they are written
        case inspect.IntType(ge=int(low), le=int(high)):
            return tuple(range(low, high + 1))
    return (False, True)


# ------------------ reading and checking


def read(game: str, kind: type[Setup], data: object) -> Setup:
    """A setup from plain JSON data, with defaults for what is missing."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadSetup(f"{game}: setup: {_by_name(str(error))}") from None


def written(setup: Setup) -> dict[str, object]:
    """A setup as plain JSON data, complete: what records and logs keep."""
    return msgspec.json.decode(msgspec.json.encode(setup), type=dict[str, object])


def complaint(setup: Setup, players: int) -> str:
    """Which field can't be so with this number of players, and why; empty if all is well."""
    for field in fields_of(type(setup)):
        if wrong := _wrong(field, setup, players):
            return f"{field.name}: {wrong}"
    return ""


def _wrong(field: Field, setup: Setup, players: int) -> str:
    chosen: Chosen = getattr(setup, field.name)
    if chosen == field.default:
        return ""
    if isinstance(chosen, tuple) and (wrong := _wrong_list(field, chosen, setup, players)):
        return wrong
    return field.when.complaint(players, setup)


def _wrong_list(field: Field, chosen: tuple[Value, ...], setup: Setup, players: int) -> str:
    if field.per_seat:
        return "" if len(chosen) == players else f"has {len(chosen)} values for {players} seats"
    if len(set(chosen)) < len(chosen):
        return "names a thing twice"
    ordered = tuple(value for value in field.values if value in chosen)
    if chosen != ordered:
        return f"must be in this order: {', '.join(map(str, ordered))}"
    if field.as_many_as is None:
        return ""
    wanted: int = getattr(setup, field.as_many_as)
    if len(chosen) != wanted:
        return f"must be none or as many as {field.as_many_as} says, {wanted}"
    return ""


def from_text(kind: type[Setup], name: str, text: str, between: str = ",") -> object:
    """What a typed value means for a field, as plain JSON data; lists are typed with `between`."""
    field = next((field for field in fields_of(kind) if field.name == name), None)
    if field is not None and isinstance(field.default, tuple):
        return [_typed(part) for part in text.split(between) if part]
    return _typed(text)


def _typed(text: str) -> object:
    """JSON where it is JSON (`true`, `2`, `{...}`), else the text itself."""
    try:
        value: object = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text
    return value


def said(field: Field) -> str:
    """What can be chosen for a field, for people who type it.

    >>> class Small(Setup, frozen=True):
    ...     side: Literal["a", "b"] = "a"
    ...     only_if = {"side": When(players=(1,))}
    >>> said(fields_of(Small)[0])
    'a, b; with 1 player'
    """
    low, high = field.values[0], field.values[-1]
    words = [f"{low} to {high}" if field.kind == "number" else ", ".join(map(_plain, field.values))]
    if field.per_seat:
        words.append("one for each seat")
    if field.kind == "several":
        words.append("any of them" if field.as_many_as is None else f"{field.as_many_as} of them")
    if field.when.players:
        one = field.when.players == (1,)
        words.append(f"with {_either(field.when.players)} player{'' if one else 's'}")
    words += [f"with {name} {_either(values)}" for name, values in field.when.choices.items()]
    return "; ".join(words)


def _plain(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _either(values: Sequence[Value]) -> str:
    """
    >>> _either((1, 2, 3)), _either(("red",))
    ('1, 2 or 3', 'red')
    """
    words = [_plain(value) for value in values]
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def _by_name(error: str) -> str:
    """The complaint of msgspec with the field in front: `hunger: Expected …`."""
    what, found, place = error.partition(" - at `$")
    return f"{place.rstrip('`').lstrip('.')}: {what}" if found and place != "`" else what
