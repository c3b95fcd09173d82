"""The contract in TypeScript: `web/src/lib/api.ts`, written from the structs themselves.

`perankh schema` writes it, `perankh schema --check` and the tests say when it is stale.
"""

from __future__ import annotations

import inspect as python
from collections.abc import Sequence
from typing import get_args

import msgspec
from msgspec import inspect

from perankh.games import all_games
from perankh.kernel.event import COMMON_EVENTS, Event
from perankh.kernel.game import Game, View
from perankh.web import live_messages, messages

HEAD = """\
// Written by `perankh schema` from the structs of src/perankh/web and of the games.
// Do not edit: change the structs and write it again.
"""

LIMITS = ("MAX_NAME", "MAX_CHAT", "MAX_KEY", "MAX_CONTRIBUTION", "MIN_PASSWORD", "MAX_PASSWORD")
"""Numbers of the contract that the page needs, too."""

HTTP: tuple[type[msgspec.Struct], ...] = (
    messages.Me,
    messages.CallMe,
    messages.Credentials,
    messages.NewPassword,
    messages.BrowserSession,
    messages.GameInfo,
    messages.RuleText,
    messages.BoxInfo,
    messages.NewTable,
    messages.Join,
    messages.Contribution,
    messages.Fill,
    messages.SeatOf,
    messages.TableInfo,
    messages.TableList,
    messages.Verdict,
    messages.Failure,
)
"""What goes over HTTP; what these need comes along."""

SIMPLE: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


class Writer:
    """Collects structs, each once, in the order in which they are first needed."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._names: dict[type, str] = {}
        self.prefix = ""
        self.special: dict[type, str] = {View: "GameView", Event: "GameEvent"}

    def struct(self, kind: type[msgspec.Struct]) -> str:
        """The name of a struct in TypeScript; it is written down when it is met first."""
        if kind in self.special:
            return self.special[kind]
        if kind in self._names:
            return self._names[kind]
        name = kind.__name__
        if self.prefix and not name.startswith(self.prefix):
            name = self.prefix + name
        self._names[kind] = name
        if name in [*self._names.values()][:-1]:
            raise TypeError(f"two structs would be called {name} in TypeScript")
        self.parts.append(self._interface(kind, name))
        return name

    def union(self, name: str, kinds: Sequence[type[msgspec.Struct]]) -> None:
        """A type that is one of several structs."""
        members = "".join(f"\n  | {self.struct(kind)}" for kind in kinds)
        self.parts.append(f"export type {name} ={members};\n")

    def _interface(self, kind: type[msgspec.Struct], name: str) -> str:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        asked = issubclass(kind, (messages.Asked, live_messages.ClientMessage))
        lines = [f"/** {_first_line(kind)} */", f"export interface {name} {{"]
        if info.tag is not None and info.tag_field is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        for field in info.fields:
            optional = "?" if asked and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.type(field.type)};")
        return "\n".join([*lines, "}\n"])

    def type(self, kind: inspect.Type) -> str:
        """A type in TypeScript."""
        if isinstance(kind, inspect.Metadata):
            return self.type(kind.type)
        if isinstance(kind, inspect.StructType):
            return self.struct(kind.cls)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.type(one) for one in kind.types))
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(f'"{value}"' for value in kind.values)
        if isinstance(kind, inspect.EnumType):
            return " | ".join(f'"{member.value}"' for member in kind.cls)
        if isinstance(kind, inspect.ListType):
            return _array(self.type(kind.item_type))
        if isinstance(kind, inspect.VarTupleType):
            return _array(self.type(kind.item_type))
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.type(one) for one in kind.item_types)}]"
        if isinstance(kind, inspect.DictType):
            return f"Record<string, {self.type(kind.value_type)}>"
        return SIMPLE[type(kind)]


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    for kind in HTTP:
        writer.struct(kind)
    writer.union("FromServer", get_args(live_messages.FromServer))
    writer.union("FromClient", get_args(live_messages.FromClient))
    for kind in COMMON_EVENTS:
        writer.struct(kind)
    games = all_games()
    for game in games:
        _write_game(writer, game)
    views = " | ".join(_own(game, "View") for game in games)
    events = " | ".join(_own(game, "Event") for game in games)
    limits = "".join(f"export const {name} = {getattr(messages, name)};\n" for name in LIMITS)
    shared = (
        f"{limits}\n"
        "/** What an action means, in names of the board. */\n"
        "export type Meaning = Record<string, string | number>;\n\n"
        f"export type GameView = {views};\n"
        f"export type GameEvent = {events};\n"
    )
    return "\n".join([HEAD, shared, *writer.parts])


def _write_game(writer: Writer, game: Game) -> None:
    writer.prefix = _own(game, "")
    writer.struct(game.setup_type)
    writer.struct(game.view_type)
    writer.union(_own(game, "Event"), (*game.events, *COMMON_EVENTS))
    writer.prefix = ""


def _own(game: Game, what: str) -> str:
    """A name of this game's own: `ValleyView` makes its events a `ValleyEvent`."""
    return game.view_type.__name__.removesuffix("View") + what


def _array(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def _first_line(kind: type) -> str:
    text = python.cleandoc(kind.__doc__ or "").split("\n\n")[0]
    return " ".join(text.split())
