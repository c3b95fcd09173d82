"""What a box states about a verb: the parameters of one line of what a card does.

A game whose cards do many things composes them of verbs. It writes one class for each verb, which
reads its parameters here, and knows when it is possible, what it does, what it asks and its words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from perankh.kernel.box import BoxError, require
from perankh.kernel.box_file import listed

VERB = "op"
"""The field that names the verb of a line."""

TYPES = {bool: "bool", int: "int", str: "str", list: "list", dict: "table"}


class Given:
    """The parameters of one verb as the box states them; whatever is wrong is named by place."""

    def __init__(self, where: str, stated: Mapping[str, object]) -> None:
        self.where = where
        self.stated = stated
        self.asked: list[str] = [VERB]
        """The fields that the verb has, in the order in which it reads them."""

    # --- reading

    def verb(self, known: Sequence[str]) -> str:
        """The verb itself, which must be one of those known."""
        value = self._text(VERB)
        place = f"{self.where}.{VERB}"
        require(value in known, place, f"{value!r} is not known; known are {listed(known)}")
        return value

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number."""
        value = self._field(name)
        place = f"{self.where}.{name}"
        if not isinstance(value, int) or isinstance(value, bool):
            raise BoxError(place, f"expected `int`, got `{_type(value)}`")
        require(value >= least, place, f"expected `int` >= {least}")
        require(value <= most, place, f"expected `int` <= {most}")
        return value

    def one_of(self, name: str, words: Sequence[str]) -> str:
        """One of these words."""
        value = self._text(name)
        return self._known(f"{self.where}.{name}", value, words)

    def some_of(self, name: str, words: Sequence[str]) -> list[str]:
        """Some of these words, at least one of them."""
        found = [
            self._known(f"{self.where}.{name}[{number}]", value, words)
            for number, value in enumerate(self.texts(name))
        ]
        require(len(found) > 0, f"{self.where}.{name}", "expected `list` of length >= 1")
        return found

    def texts(self, name: str) -> list[str]:
        """Any texts."""
        found: list[str] = []
        for number, value in enumerate(self._list(name)):
            if not isinstance(value, str):
                place = f"{self.where}.{name}[{number}]"
                raise BoxError(place, f"expected `str`, got `{_type(value)}`")
            found.append(value)
        return found

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self._field(name)
        if not isinstance(value, bool):
            raise BoxError(f"{self.where}.{name}", f"expected `bool`, got `{_type(value)}`")
        return value

    def ways(self, name: str, least: int, most: int, longest: int) -> list[list[Given]]:
        """Several programs to choose from, each a list of verbs that is not empty."""
        ways = self._list(name)
        place = f"{self.where}.{name}"
        require(len(ways) >= least, place, f"expected `list` of length >= {least}")
        require(len(ways) <= most, place, f"expected `list` of length <= {most}")
        return [given_lines(f"{place}[{way}]", lines, longest) for way, lines in enumerate(ways)]

    def has(self, name: str) -> bool:
        """Whether a parameter that may be left out is stated."""
        if name not in self.asked:
            self.asked.append(name)
        return name in self.stated

    # --- checking

    def require(self, holds: bool, name: str, message: str) -> None:
        """Refuse the box unless something holds that must."""
        require(holds, f"{self.where}.{name}", message)

    def finish(self) -> None:
        """Refuse fields that the verb does not have."""
        for name in self.stated:
            known = f"the field `{name}` is not known; known are {listed(self.asked)}"
            require(name in self.asked, self.where, known)

    # --- inside

    def _field(self, name: str) -> object:
        there = self.has(name)
        require(there, self.where, f"the field `{name}` is missing")
        return self.stated[name]

    def _text(self, name: str) -> str:
        value = self._field(name)
        if not isinstance(value, str):
            raise BoxError(f"{self.where}.{name}", f"expected `str`, got `{_type(value)}`")
        return value

    def _list(self, name: str) -> list[object]:
        value = self._field(name)
        if not isinstance(value, list):
            raise BoxError(f"{self.where}.{name}", f"expected `list`, got `{_type(value)}`")
        return value

    def _known(self, place: str, value: str, words: Sequence[str]) -> str:
        known = listed(sorted(words))
        require(value in words, place, f"{value!r} is not known; known are {known}")
        return value


def given_lines(where: str, lines: object, longest: int) -> list[Given]:
    """The lines of a program: at least one, at most so many."""
    if not isinstance(lines, list):
        raise BoxError(where, f"expected `list`, got `{_type(lines)}`")
    require(len(lines) >= 1, where, "expected `list` of length >= 1")
    require(len(lines) <= longest, where, f"expected `list` of length <= {longest}")
    found: list[Given] = []
    for number, line in enumerate(lines):
        if not isinstance(line, dict):
            raise BoxError(f"{where}[{number}]", f"expected `table`, got `{_type(line)}`")
        found.append(Given(f"{where}[{number}]", line))
    return found


def _type(value: object) -> str:
    return TYPES.get(type(value), type(value).__name__)
