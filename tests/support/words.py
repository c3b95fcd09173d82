"""A game's texts as they are written and as they come out, for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from perankh.kernel.game import Game
from perankh.kernel.texts import COMMON, Texts

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
        names: Sequence[str],
        samples: Mapping[str, Sequence[object]],
        special: Mapping[tuple[str, str], Sequence[object]],
    ) -> None:
        """`samples`: what an argument can be, if no number; `special`: what in a certain text."""
        self.game = game
        self.names = names
        self.samples = samples
        self.special = special
        self._said: dict[tuple[str, str], tuple[str, ...]] = {}

    def strict(self, language: str) -> Texts:
        """Texts that raise where one is missing."""
        return Texts(self.game, language, strict=True)

    def own(self, language: str) -> Mapping[str, ast.Message]:
        """The game's own texts by key."""
        return messages(self.game.texts_folder(), language)

    def arguments(self, language: str, key: str) -> frozenset[str]:
        """What a text needs, also through the phrases in it; `$site_name` and `$site` are one."""
        references = References()
        references.visit({**messages(COMMON, language), **self.own(language)}[key])
        needed = {variable.removesuffix("_name") for variable in references.variables}
        inner = (self.arguments(language, other) for other in references.messages)
        return frozenset(needed.union(*inner))

    def fillings(self, language: str, key: str) -> Iterator[dict[str, object]]:
        """Arguments for a text: each two of them in all values, the others in their first."""
        values = {
            argument: self.special.get((key, argument), self.samples.get(argument, COUNTS))
            for argument in sorted(self.arguments(language, key))
        }
        first = {argument: possible[0] for argument, possible in values.items()}
        yield first
        for two in combinations_with_replacement(values, 2):
            for pair in product(*(values[argument] for argument in two)):
                yield {**first, **dict(zip(two, pair, strict=True))}

    def said(self, language: str, key: str) -> tuple[str, ...]:
        """A text in all its fillings."""
        found = self._said.get((language, key))
        if found is None:
            texts, fillings = self.strict(language), self.fillings(language, key)
            found = tuple(texts.fill(key, filling, self.names) for filling in fillings)
            self._said[language, key] = found
        return found

    def everything_said(self, language: str) -> Iterator[str]:
        """All texts in all their fillings."""
        for key in self.own(language):
            yield from self.said(language, key)
