"""A game's texts as they are written and as they come out, for tests that look at all of them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement, product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from perankh.kernel.game import Game, Meaning
from perankh.kernel.setup import fields_of
from perankh.kernel.state import State
from perankh.kernel.step import Decision
from perankh.kernel.texts import COMMON, Texts

NAMES = ("Ⲁ", "Ⲃ", "Ⲅ", "Ⲇ")
"""Display names in a script that no text uses by itself."""

NAMED_VALUES = ("side", "variant")
"""Tables of a box whose names serve for values of choices before the game, as on the page."""

COUNTS: Sequence[object] = (0, 1, 2, 5, 22)
"""A number for each plural form of the four languages."""


class References(Visitor):
    """Collects the variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def parsed(file: Path) -> ast.Resource:
    """A file of texts."""
    return FluentParser().parse(file.read_text(encoding="utf-8"))


@cache
def messages(folder: Path, language: str) -> Mapping[str, ast.Message]:
    """The texts of a folder in one language, by key."""
    found = parsed(folder / f"{language}.ftl").body
    return {item.id.name: item for item in found if isinstance(item, ast.Message)}


class Words:
    """The texts of one game, filled with samples in all their forms."""

    def __init__(
        self,
        game: Game,
        *,
        samples: Mapping[str, Sequence[object]],
        special: Mapping[tuple[str, str], Sequence[object]],
        paired: int | None = None,
    ) -> None:
        """`samples`: what an argument can be, if no number; `special`: what in a certain text.

        Keys stand without the game's name. `paired`: how many values of an argument meet those of
        another, if not all; each value is said at least once.
        """
        self.game = game
        self.samples = samples
        self.special = special
        self.paired = paired
        self._said: dict[tuple[str, str], tuple[str, ...]] = {}

    def strict(self, language: str) -> Texts:
        """Texts that raise where one is missing."""
        return Texts(self.game, language, strict=True)

    def own(self, language: str) -> Mapping[str, ast.Message]:
        """The game's own texts by key."""
        return messages(self.game.texts_folder(), language)

    def short(self, key: str) -> str:
        """A key without the game's name."""
        return key.removeprefix(f"{self.game.id}-")

    def arguments(self, language: str, key: str) -> frozenset[str]:
        """What a text needs, also through the phrases in it; `$site_name` and `$site` are one."""
        references = References()
        references.visit({**messages(COMMON, language), **self.own(language)}[key])
        needed = {variable.removesuffix("_name") for variable in references.variables}
        if "cards_at_spaces" in needed:
            needed = needed - {"cards_at_spaces"} | {"cards", "spaces"}
        inner = (self.arguments(language, other) for other in references.messages)
        return frozenset(needed.union(*inner))

    def fillings(self, language: str, key: str) -> Iterator[dict[str, object]]:
        """Arguments for a text: each two of them in all values, the others in their first."""
        short = self.short(key)
        values = {
            argument: self.special.get((short, argument), self.samples.get(argument, COUNTS))
            for argument in sorted(self.arguments(language, key))
        }
        first = {argument: possible[0] for argument, possible in values.items()}
        yield first
        for two in combinations_with_replacement(values, 2):
            for pair in product(*(values[argument][: self.paired] for argument in two)):
                yield {**first, **dict(zip(two, pair, strict=True))}
        for argument, possible in values.items():
            for value in possible[len(possible[: self.paired]) :]:
                yield {**first, argument: value}

    def said(self, language: str, key: str) -> tuple[str, ...]:
        """A text in all its fillings."""
        found = self._said.get((language, key))
        if found is None:
            texts, fillings = self.strict(language), self.fillings(language, key)
            found = tuple(texts.fill(key, filling, NAMES) for filling in fillings)
            self._said[language, key] = found
        return found

    def everything_said(self, language: str, but: str = "") -> Iterator[tuple[str, str]]:
        """All texts in all their fillings, each behind its short key; `but`: keys left out."""
        for key in self.own(language):
            if not but or not re.match(but, self.short(key)):
                for text in self.said(language, key):
                    yield self.short(key), text

    def verbs_of(self, language: str, questions: Iterable[Sequence[Meaning]]) -> set[str]:
        """The verbs of these questions, after making sure that no two answers read the same."""
        texts, verbs = self.strict(language), set[str]()
        for meanings in questions:
            labels = [texts.action(meaning, NAMES) for meaning in meanings]
            assert len(set(labels)) == len(labels), labels
            verbs |= {str(meaning["verb"]) for meaning in meanings}
        return verbs


def answers(game: Game, state: State, steps: Iterable[object]) -> Iterator[list[Meaning]]:
    """All that could ever answer each question among these steps."""
    for step in steps:
        if isinstance(step, Decision):
            yield [game.describe(state, action) for action in step.actions()]


def hyphens(names: Iterable[str]) -> set[str]:
    """Names as they stand in keys."""
    return {name.replace("_", "-") for name in names}


def prompts(steps: Iterable[object]) -> set[str]:
    """The keys of all questions among these steps."""
    return {step.prompt for step in steps if isinstance(step, Decision)}


def _unnamed_values(game: Game) -> Iterator[str]:
    """Each value of a choice before the game for which the box has no name: `field-value`."""
    wordings = game.box().wordings
    for choice in fields_of(game.setup_type):
        for value in choice.values if isinstance(choice.values[0], str) else ():
            tables = (choice.name, *NAMED_VALUES)
            if not any(value in wordings.get(table, {}) for table in tables):
                yield f"{choice.name}-{value}"


@dataclass(frozen=True, kw_only=True)
class Wording:
    """What the texts of one game must fulfil, with what is allowed in this game alone."""

    words: Words
    questions: Collection[str]
    """The keys of all prompts."""
    verbs: Collection[str]
    reasons: Collection[str]
    """The keys of all refusals."""
    other: Mapping[str, Collection[str]] = field(default_factory=dict)
    """What else the code names by texts: kind -> names; it adds to the kinds of every game."""
    fewest: int
    """Each kind has at least so many texts."""
    longest_howto: int
    """In words."""
    unsaid: Mapping[str, Collection[str]] = field(default_factory=dict)
    """Event -> what only the board shows of it."""
    wrong: str
    """A pattern that may stand nowhere, added to what is wrong in every game."""
    phrases_alone: bool = True
    """Whether phrases must be right also where no sentence is around them."""
    alike: str = "(?!)"
    """A pattern for keys of texts so short that two languages may well say the same."""
    cognates: Mapping[tuple[str, str], Collection[str]] = field(default_factory=dict)
    """Two languages -> texts that happen to be the same in them."""
    ids: Collection[str]
    """Names of the code that are no words of another language than English."""

    def needed(self) -> dict[str, set[str]]:
        """The keys that the code can ask for, by their kind, without game and kind."""
        game = self.words.game
        setup = hyphens(game.setup_type.__struct_fields__)
        found = {
            "prompt": {key.removeprefix(f"{game.id}-prompt-") for key in self.questions},
            "action": hyphens(self.verbs),
            "event": hyphens(str(event.__struct_config__.tag) for event in game.events),
            "why": {key.removeprefix(f"{game.id}-why-") for key in self.reasons},
            "category": hyphens(game.categories),
            "setup": {f"{name}{end}" for name in setup for end in ("", "-help")}
            | hyphens(_unnamed_values(game)),
        }
        if game.rivals:
            found["rival"] = hyphens(game.rivals)
        for kind, names in self.other.items():
            found[kind] = found.get(kind, set()) | hyphens(names)
        return found

    def everything_said(self, language: str) -> Iterator[tuple[str, str]]:
        """All texts that must be right as they stand, each behind its short key."""
        return self.words.everything_said(language, "" if self.phrases_alone else "phrase-")


def count_hungarian_articles(texts: Iterable[str]) -> int:
    """How many articles there are, after making sure that each agrees with the next word."""
    articles = 0
    for text in texts:
        for article, word in re.findall(r"\b(az?) (\w+)", text, re.IGNORECASE):
            vowel = word[0].lower() in "aáeéiíoóöőuúüű" or word in {"1", "5"}
            assert (article.lower() == "az") == vowel, text
            articles += 1
    return articles
