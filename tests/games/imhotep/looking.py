"""What the rule tests look at: the track, points by category, and what happened in plain words."""

from __future__ import annotations

from perankh.games.imhotep.game import GAME
from perankh.games.imhotep.rules.state import Imhotep
from perankh.games.imhotep.shown.position import write
from perankh.games.imhotep.shown.read_position import read
from perankh.games.imhotep.shown.view import ImhotepView
from perankh.record.transcript import event_text
from tests.games.imhotep.given import TABLES, act

LAST_SHIP = {
    2: ("....", "...", "..", "0."),
    3: ("....", "...", "...", "0."),
    4: ("....", "....", "..", "0"),
}
"""Ships of a round in which three have sailed and one carries a stone of seat 0."""
SAILED = {0: "market", 1: "pyramid", 2: "temple"}
"""Where the three are: the Burial Chamber and the Obelisks are free."""


def story(s: Imhotep, *words: str) -> list[str]:
    """Answer the open questions in turn and tell what happened.

    After each answer the invariants hold, and the state can be written down and read again.
    """
    told: list[str] = []
    for word in words:
        told += [event_text(event) for event in act(s, word)]
        GAME.check(s)
        position = write(s)
        assert write(read(position, TABLES, trusted=True)) == position
    return told


def seen(s: Imhotep, seat: int | None = None) -> ImhotepView:
    """The table as a seat sees it; None is a spectator."""
    return GAME.view(s, seat)


def tracks(s: Imhotep) -> list[int]:
    """Where the score markers stand."""
    return [player.track for player in seen(s).players]


def points(s: Imhotep, category: str) -> list[int]:
    """The points of each seat in one category, as if the game ended now."""
    column = GAME.categories.index(category)
    return [row[column] for row in s.scores()]


def sleds(s: Imhotep) -> list[int]:
    """The stones on each sled."""
    return [player.sled for player in seen(s).players]


def quarries(s: Imhotep) -> list[int]:
    """The stones of each seat in the quarry."""
    return [player.quarry for player in seen(s).players]


def hand(s: Imhotep, seat: int) -> list[str]:
    """The cards that lie before a seat, as a spectator sees them."""
    return seen(s).players[seat].cards


def ending(told: list[str], *names: str) -> list[str]:
    """Only the events of these names."""
    return [line for line in told if line.split()[0] in names]
