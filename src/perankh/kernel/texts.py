"""Words for people: prompts, options, events and reasons in four languages, by Project Fluent.

The sentences stand in a game's `texts/<language>.ftl` and, for what all games share, in `texts/`
beside this module; names of components come from the box. Rules never touch this module.

What a sentence is given, for an argument `site` with the value `temple`:

    $site       the value as it is, "temple", to select by: languages inflect
    $site_name  its name in the box, "Temple"

What stands before the last word makes no difference: `other_site` names a site too.
A seat (`player`, `owner`, `seat`) is given as the display name, and as `$player_seat` its number.
A list (`cards`) is given as the number of its items, and as `$cards_name` all of them in words.
Where something happens to each card at its own place (`cards` and `spaces`), `$cards_at_spaces`
names them together: "Statue (top), Sail (left)".
What the reader may not know is given as "hidden", so that a sentence can select by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from perankh.kernel.box import LANGUAGES, Language
from perankh.kernel.errors import PerankhError
from perankh.kernel.event import AutoAnswered
from perankh.kernel.typography import people, things, typeset

if TYPE_CHECKING:
    from perankh.kernel.box import AnyBox
    from perankh.kernel.event import Event
    from perankh.kernel.game import Game, Meaning
    from perankh.kernel.reason import Reason
    from perankh.kernel.state import State

COMMON = Path(__file__).with_name("texts")
"""Where the texts lie that all games share."""

SEATS = frozenset({"player", "owner", "seat", "winners"})
"""Arguments whose values are seats."""

HIDDEN = "hidden"
"""What a sentence gets for an argument that its reader may not know."""


class MissingText(PerankhError):
    """A language has no text of this key, or the text can't be filled in."""


class UnknownLanguage(PerankhError):
    """Perankh does not speak this language."""


def language(name: str) -> Language:
    """The language of this name.

    >>> language("cs")
    'cs'
    """
    for known in LANGUAGES:
        if known == name:
            return known
    raise UnknownLanguage(f"there is no language {name!r}; there are: {', '.join(LANGUAGES)}")


@cache
def _bundle(lang: Language, folders: tuple[Path, ...]) -> FluentBundle:
    """All sentences of one language; of two with the same key the first folder's counts."""
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        file = folder / f"{lang}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


_FOLDERS: dict[str, Path] = {}
"""Where the texts of each game lie that is loaded, by its id."""


def know_texts(game_id: str, folder: Path) -> None:
    """Remember where the texts of a game lie."""
    _FOLDERS[game_id] = folder


def reason_in_english(reason: Reason) -> str:
    """Why something is not possible, for errors: with the number of the rule if there is one."""
    own = [folder for game_id, folder in _FOLDERS.items() if reason.key.startswith(f"{game_id}-")]
    bundle = _bundle("en", (*own, COMMON))
    sentence = reason.key
    if bundle.has_message(reason.key) and (value := bundle.get_message(reason.key).value):
        sentence = str(bundle.format_pattern(value, {})[0])
    return f"{sentence} ({reason.rule})" if reason.rule else sentence


class Texts:
    """Everything about one game that can be said in one language."""

    def __init__(
        self,
        game: Game,
        lang: str,
        box: AnyBox | None = None,
        *,
        folders: tuple[Path, ...] = (),
        strict: bool = False,
    ) -> None:
        """`box` is the one played with; `folders` hold more sentences, say those of a program.

        A missing or broken text raises `MissingText` if `strict`, else its key stands in for it.
        """
        self.game = game
        self.lang = language(lang)
        self.strict = strict
        self._wordings = (box or game.box()).wordings
        self._bundle = _bundle(self.lang, (game.texts_folder(), COMMON, *folders))

    # --- sentences

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        return bool(self._bundle.has_message(key))

    def format(self, key: str, **arguments: object) -> str:
        """The text of a key, filled in."""
        return self.fill(key, arguments, ())

    def prompt(self, state: State, names: Sequence[str]) -> str:
        """The open question, put to the one who must answer it."""
        return self.fill(state.prompt(), {"player": int(state.decider())}, names)

    def action(self, meaning: Meaning, names: Sequence[str] = ()) -> str:
        """An option, as a person would say it."""
        key = f"{self.game.id}-action-{_hyphens(str(meaning['verb']))}"
        return self.fill(key, meaning, names)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """What happened; `names` are the display names by seat."""
        if isinstance(event, AutoAnswered):
            answer = self.action(event.meaning, names)
            return self.fill(
                "event-auto-answered", {"player": event.player, "answer": answer}, names
            )
        key = f"{self.game.id}-event-{_hyphens(event.name)}"
        return self.fill(key, event.arguments(), names)

    def reason(self, reason: Reason) -> str:
        """Why something is not possible, with the number of the rule."""
        sentence = self.fill(reason.key, {}, ())
        return f"{sentence} ({reason.rule})" if reason.rule else sentence

    def category(self, category: str) -> str:
        """What points come from: the heading of a column of the score table."""
        return self.fill(f"{self.game.id}-category-{_hyphens(category)}", {}, ())

    def rival(self, rival: str) -> str:
        """The name of a rival without a seat."""
        return self.fill(f"{self.game.id}-rival-{_hyphens(rival)}", {}, ())

    def name(self, table: str, row: str, field: str = "name") -> str:
        """The name of a thing in the box: `name("market_card", "statue")`."""
        found = self._wordings.get(table, {}).get(row, {}).get(field)
        if found is not None:
            return found.in_language(self.lang)
        if self.strict:
            raise MissingText(f"{self.game.id}: the box has no name for {table} {row!r}")
        return row

    # --- filling in

    def fill(self, key: str, arguments: Mapping[str, object], names: Sequence[str]) -> str:
        """The text of a key with arguments of the rules: ids get names, seats display names."""
        if not self._bundle.has_message(key):
            return self._missing(key, "there is no such text")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return self._missing(key, "the text has no value of its own")
        given: dict[str, str | int] = {}
        for argument, value in arguments.items():
            given.update(self._given(argument, value, names))
        given.update(self._placed(arguments))
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors and self.strict:
            problems = "; ".join(str(error) for error in errors)
            raise MissingText(f"{self.game.id}, {self.lang}: {key}: {problems}")
        return typeset(str(text))

    def _missing(self, key: str, why: str) -> str:
        if self.strict:
            raise MissingText(f"{self.game.id}, {self.lang}: {key}: {why}")
        return key

    def _given(self, argument: str, value: object, names: Sequence[str]) -> dict[str, str | int]:
        """What a sentence gets for one argument."""
        if value is None:
            return {argument: HIDDEN, f"{argument}_name": self.format("hidden")}
        if isinstance(value, (list, tuple)):
            return {argument: len(value), f"{argument}_name": self._listed(argument, value, names)}
        if argument in SEATS and isinstance(value, int):
            seat = self._seat(value, names)
            return {argument: seat, f"{argument}_name": seat, f"{argument}_seat": value}
        raw = value if isinstance(value, (str, int)) else str(value)
        return {argument: raw, f"{argument}_name": self._word(argument, value)}

    def _listed(self, argument: str, items: Sequence[object], names: Sequence[str]) -> str:
        if argument in SEATS:
            return people([self._seat(item, names) for item in items], self.lang)
        return things(self._words(argument, items))

    def _words(self, argument: str, items: Sequence[object]) -> list[str]:
        return [self._word(argument.removesuffix("s"), item) for item in items]

    def _placed(self, arguments: Mapping[str, object]) -> dict[str, str]:
        """Cards and their spaces in pairs, where a sentence is about both."""
        cards, spaces = arguments.get("cards"), arguments.get("spaces")
        if not isinstance(cards, (list, tuple)) or not isinstance(spaces, (list, tuple)):
            return {}
        pairs = zip(self._words("cards", cards), self._words("spaces", spaces), strict=False)
        return {"cards_at_spaces": things([f"{card} ({space})" for card, space in pairs])}

    def _seat(self, seat: object, names: Sequence[str]) -> str:
        if isinstance(seat, int) and 0 <= seat < len(names):
            return names[seat]
        return self.format("seat-number", number=seat + 1 if isinstance(seat, int) else 0)

    def _word(self, argument: str, value: object) -> str:
        """A value in words: the name of a component or category if it is the id of one."""
        if not isinstance(value, str):
            return str(value)
        if argument == "category":
            return self.category(value)
        end = argument
        while end:
            for table, rows in self._wordings.items():
                last = table.rpartition(".")[2]
                if value in rows and (last == end or last.endswith(f"_{end}")):
                    return self.name(table, value)
            end = end.partition("_")[2]
        return value


def _hyphens(name: str) -> str:
    return name.replace("_", "-")
