"""What the page may know of each game before anybody plays it: choices, words, rules, the box."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from perankh.kernel.box import LANGUAGES, AnyBox, Language
from perankh.kernel.box_file import Data, facts_only, nodes, path
from perankh.kernel.game import Game
from perankh.kernel.rulebook import read_rules
from perankh.kernel.setup import Field, fields_of
from perankh.kernel.texts import COMMON
from perankh.minds import LEVELS
from perankh.web.messages import BoxInfo, GameInfo, RuleText, SetupField, SourceRow

_NAME = "name"


def describe_game(game: Game) -> GameInfo:
    """A game for the list of games."""
    box = game.box()
    facts = box.facts.game
    return GameInfo(
        id=game.id,
        names={lang: facts.name.in_language(lang) for lang in LANGUAGES},
        players_min=game.players_min,
        players_max=game.players_max,
        minutes=facts.minutes,
        designers=list(facts.designers),
        year=facts.year,
        setup=[_field(game, field) for field in fields_of(game.setup_type)],
        minds=[level.id for level in LEVELS],
        categories=list(game.categories),
        rule_prefix=game.rule_prefix,
        box=box.file_hash,
    )


def _field(game: Game, field: Field) -> SetupField:
    listed = isinstance(field.default, tuple)
    return SetupField(
        field=field.name,
        kind=field.kind,
        values=list(field.values),
        default=list(field.default) if isinstance(field.default, tuple) else field.default,
        usual=field.usual,
        per_seat=field.per_seat,
        when_players=list(field.when.players),
        when={name: list(values) for name, values in field.when.choices.items()},
        as_many_as=field.as_many_as,
        players=[
            list(game.seats_for(game.read_setup({} if listed else {field.name: value})))
            for value in field.values
        ],
    )


# ------------------ words


@cache
def fluent_source(game: Game, lang: Language) -> str:
    """All sentences of a game in one language, and the names of its components as messages.

    A component is `name-<argument>-<id>`: for an argument `card` with the value `sail` the page
    looks up `name-card-sail`. What else is worded is an attribute: `name-card-sail.text`.
    """
    parts = [
        file.read_text(encoding="utf-8")
        for folder in (game.texts_folder(), COMMON)
        if (file := folder / f"{lang}.ftl").is_file()
    ]
    return "\n".join([*parts, names_source(game.box(), lang)])


def names_source(box: AnyBox, lang: Language) -> str:
    """The names in a box alone: what a corrected box says instead of the shipped one."""
    return "\n".join(_name_messages(box, lang)) + "\n"


def _name_messages(box: AnyBox, lang: Language) -> Iterator[str]:
    written: set[str] = set()
    for table, rows in box.wordings.items():
        for row, fields in rows.items():
            words = {field: name.in_language(lang) for field, name in fields.items()}
            for argument in _arguments(table):
                key = f"name-{argument}-{row}" if row else f"name-{argument}"
                if key not in written:
                    written.add(key)
                    yield _message(key, words)


def _arguments(table: str) -> Iterator[str]:
    """The arguments whose values a table may name: all ends of its name.

    >>> list(_arguments("market_card"))
    ['market_card', 'card']
    """
    last = table.rpartition(".")[2]
    while last:
        yield last
        last = last.partition("_")[2]


def _message(key: str, words: dict[str, str]) -> str:
    lines = [f"{key} = {_literal(words[_NAME])}" if _NAME in words else f"{key} ="]
    for field, text in words.items():
        if field != _NAME:
            lines.append(f"    .{field.replace('.', '-')} = {_literal(text)}")
    return "\n".join(lines)


def _literal(text: str) -> str:
    """A text that Fluent takes as it is, whatever signs stand in it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\u000A")
    return f'{{ "{escaped}" }}'


# ------------------ rules and box


@cache
def rule_texts(game: Game) -> list[RuleText]:
    """The numbered rules with the heading that each stands under."""
    return [
        RuleText(number=rule.number, section=rule.section, text=rule.text)
        for rule in read_rules(game).values()
    ]


@cache
def box_info(game: Game) -> BoxInfo:
    """The shipped box: its values with their sources, and the file to correct."""
    box = game.box()
    facts = facts_only(box.data)
    values = {path(facts, steps): value for steps, value in nodes(facts, ())}
    rows = [
        SourceRow(place=where, value=_shown(values[where]), source=source)
        for where, source in box.provenance.items()
    ]
    file = (game.folder / "box.toml").read_text(encoding="utf-8")
    return BoxInfo(hash=box.hash, file=file, rows=rows)


def _shown(value: Data) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, list) and not any(isinstance(item, (dict, list)) for item in value):
        return ", ".join(_shown(item) for item in value)
    return msgspec.json.encode(value).decode()
