"""What commands say about a moment of a game: options, events and scores, as data and as text."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from perankh.kernel.counting import by_category
from perankh.kernel.event import Event
from perankh.kernel.game import Game, as_text
from perankh.kernel.rival import Rival
from perankh.kernel.state import State
from perankh.kernel.texts import Texts


class Option(msgspec.Struct):
    """One option of the open question."""

    action: int
    say: str
    """Its canonical words, which `perankh try` and `perankh play` take."""
    text: str
    """The same for people."""


class Happened(msgspec.Struct):
    """One event."""

    event: Event
    text: str


def options_of(state: State, game: Game, texts: Texts, names: Sequence[str]) -> list[Option]:
    """All options of the open question."""
    found = []
    for action in state.options():
        meaning = game.describe(state, action)
        found.append(Option(action, as_text(meaning), texts.action(meaning, names)))
    return found


def happened(events: Sequence[Event], texts: Texts, names: Sequence[str]) -> list[Happened]:
    """Events with their texts."""
    return [Happened(event, texts.event(event, names)) for event in events]


def names_or_numbers(names: Sequence[str], players: int, texts: Texts) -> list[str]:
    """The display names, or numbers for seats without one."""
    if names:
        return list(names)
    return [texts.format("seat-number", number=number + 1) for number in range(players)]


def score_rows(
    state: State, game: Game, texts: Texts, *, all_rows: bool = False
) -> list[list[str | int]]:
    """Points by category, a column for each of `competitors`, rows of zeros only if wanted; total.

    What a rival has in a category of its own stands in a row of its own.
    """
    columns = scores_by_category(state, game)
    columns += [rival.points for rival in rivals_of(state)]
    rows: list[list[str | int]] = []
    for category in dict.fromkeys([*game.categories, *(name for one in columns for name in one)]):
        points = [one.get(category, 0) for one in columns]
        if all_rows or any(points):
            rows.append([texts.category(category), *points])
    rows.append([texts.format("total"), *(sum(one.values()) for one in columns)])
    return rows


def competitors(state: State, texts: Texts, names: Sequence[str]) -> list[str]:
    """The names of all who compete: the seats, then the rivals."""
    return [*names, *(texts.rival(rival.id) for rival in rivals_of(state))]


def rivals_of(state: State) -> list[Rival]:
    """The rivals without a seat, before the end with what everybody can count."""
    return state.rivals() if state.is_over() else state.open_rivals()


def scores_by_category(state: State, game: Game) -> list[dict[str, int]]:
    """Points by category for each seat."""
    return by_category(game.categories, state.scores())


def signed(value: float, digits: int = 0) -> str:
    """A gain or loss with its sign; what rounds to nothing has none.

    >>> signed(3.14159, 1), signed(-2), signed(-0.2)
    ('+3.1', '−2', '0')
    """
    rounded = round(value, digits)
    if rounded == 0:
        return f"{0:.{digits}f}"
    return f"{rounded:+.{digits}f}".replace("-", "−")
