"""Checks of texts: whatever a game says it can say in every language.

`check_texts` needs no game in play; a `Reader` reads aloud what comes up while one is played.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import ClassVar

import msgspec

from perankh.kernel.box import LANGUAGES, AnyBox
from perankh.kernel.conformance.subject import Nonconformity, Subject
from perankh.kernel.event import Event
from perankh.kernel.game import Game
from perankh.kernel.state import State
from perankh.kernel.texts import MissingText, Texts

KEPT = 16
"""How many readers are remembered."""

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)\s*=", re.MULTILINE)


def check_texts(game: Game, box: AnyBox | None = None) -> int:
    """`texts`: every key is there in every language; how many keys there are.

    Needed are the categories, the rivals, all events, whatever stands in the game's sources as a
    text key, and in each language the same sentences as in the others.
    """
    box = box or game.box()
    keys = {language: _keys(game, language) for language in LANGUAGES}
    needed = set().union(*keys.values(), _keys_of_events(game), _keys_in_sources(game))
    for language in LANGUAGES:
        if missing := sorted(needed - keys[language]):
            raise Nonconformity("texts", f"{game.id}, {language}: missing {', '.join(missing)}")
        texts = Texts(game, language, box, strict=True)
        try:
            for category in game.categories:
                texts.category(category)
            for rival in game.rivals:
                texts.rival(rival)
            for table, row, field in _names(box):
                texts.name(table, row, field)
        except MissingText as error:
            raise Nonconformity("texts", str(error)) from None
    return len(needed)


def _keys(game: Game, language: str) -> set[str]:
    file = game.texts_folder() / f"{language}.ftl"
    if not file.exists():
        raise Nonconformity("texts", f"{game.id} has no texts/{language}.ftl")
    return set(_MESSAGE.findall(file.read_text(encoding="utf-8")))


def _keys_of_events(game: Game) -> Iterator[str]:
    for event in game.events:
        name = re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()
        yield f"{game.id}-event-{name}"


def _keys_in_sources(game: Game) -> Iterator[str]:
    """Prompts and reasons are named in the rules by their whole key."""
    key = re.compile(rf"\"({game.id}-(?:prompt|why)-[a-z0-9-]+)\"")
    for source in sorted(Path(game.folder).rglob("*.py")):
        yield from key.findall(source.read_text(encoding="utf-8"))


def _names(box: AnyBox) -> Iterator[tuple[str, str, str]]:
    for table, rows in box.wordings.items():
        for row, wordings in rows.items():
            for field in wordings:
                yield table, row, field


class Reader:
    """Says everything that comes up in play in all languages; each different thing once."""

    kept: ClassVar[dict[tuple[Game, str], Reader]] = {}

    @classmethod
    def of(cls, game: Game, box: AnyBox) -> Reader:
        """The reader of a game and box; it remembers what it said from one play to the next."""
        if len(cls.kept) >= KEPT:
            cls.kept.clear()
        return cls.kept.setdefault((game, box.hash), cls(game, box))

    def __init__(self, game: Game, box: AnyBox) -> None:
        self.texts = [Texts(game, language, box, strict=True) for language in LANGUAGES]
        self.said: set[bytes] = set()

    def read_question(self, x: Subject) -> None:
        """The prompt, every action of the question, and why it is not offered."""
        state = x.state
        names = seat_names(state)
        if self._new(state.prompt().encode()):
            self._say(x, [texts.prompt(state, names) for texts in self.texts])
        for action in state.actions():
            meaning = x.game.describe(state, action)
            if self._new(msgspec.json.encode(meaning)):
                self._say(x, [texts.action(meaning, names) for texts in self.texts])
            reason = state.why_not(action)
            if reason is not None and self._new(msgspec.json.encode(reason)):
                self._say(x, [texts.reason(reason) for texts in self.texts])

    def read_events(self, x: Subject, events: Iterable[Event]) -> None:
        """Every event, as its audience and as everybody else gets it."""
        names = seat_names(x.state)
        for event in events:
            for told in (event, event.seen_by(None)):
                if self._new(msgspec.json.encode(told)):
                    self._say(x, [texts.event(told, names) for texts in self.texts])

    def _new(self, thing: bytes) -> bool:
        if thing in self.said:
            return False
        self.said.add(thing)
        return True

    def _say(self, x: Subject, sentences: list[str]) -> None:
        if not all(sentence.strip() for sentence in sentences):
            x.fail("texts", f"a sentence is empty: {sentences}")
        x.tally.sentences += len(sentences)


def seat_names(state: State) -> list[str]:
    """Names for the seats, in a script that no text uses by itself."""
    return ["Ⲁ", "Ⲃ", "Ⲅ", "Ⲇ", "Ⲉ", "Ⲋ"][: state.players]
