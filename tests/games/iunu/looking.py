"""What the rule tests look at: the table as a spectator or a seat sees it, and what happened."""

from __future__ import annotations

from perankh.games.iunu.game import GAME
from perankh.games.iunu.rules.state import Iunu
from perankh.games.iunu.shown.view import IunuView
from perankh.kernel.event import Event
from perankh.record.transcript import event_text
from tests.games.iunu.given import BOX, act


def story(s: Iunu, *words: str) -> list[str]:
    """Answer the open questions in turn and tell what happened.

    After each answer the invariants hold, and the state can be written down and read again.
    """
    told: list[str] = []
    for word in words:
        told += [event_text(event) for event in act(s, word)]
        assert_sound(s)
    return told


def assert_sound(s: Iunu) -> None:
    """The invariants hold, and the state can be written down and read again."""
    GAME.check(s)
    if s.tables is BOX.tables:
        position = GAME.write_position(s)
        assert GAME.write_position(GAME.read_position(position, BOX, trusted=True)) == position


def seen(s: Iunu, seat: int | None = None) -> IunuView:
    """The table as a seat sees it; None is a spectator."""
    view = GAME.view(s, seat)
    assert isinstance(view, IunuView)
    return view


def dice(s: Iunu) -> list[int]:
    """The dice in play, the highest first."""
    return seen(s).dice


def deben(s: Iunu) -> list[int]:
    """The money of each seat, then of the bank."""
    view = seen(s)
    return [*(player.deben for player in view.players), view.bank or 0]


def hand(s: Iunu, seat: int) -> list[str]:
    """The cards in a hand, in rank order."""
    found = seen(s, seat).players[seat].hand
    assert found is not None
    return found


def columns(s: Iunu, seat: int) -> dict[str, tuple[int, int]]:
    """A Dynasty: cards and fed cards of each caste that is there."""
    return {c.caste: (c.size, c.fed) for c in seen(s).players[seat].columns if c.size}


def of_heliopolis(s: Iunu) -> dict[str, tuple[int, int]]:
    """The same for Heliopolis."""
    silent = seen(s).heliopolis
    assert silent is not None
    return {c.caste: (c.size, c.fed) for c in silent.columns if c.size}


def in_rebirth(s: Iunu) -> bool:
    """Whether the Dynasty phase is over and cards are exchanged with the Forum."""
    return s.prompt() in ("iunu-prompt-place", "iunu-prompt-take")


def points(s: Iunu, seat: int) -> list[int]:
    """The five parts of a score, as if the game ended now."""
    return s.scores()[seat]


def named(events: list[Event], *names: str) -> list[Event]:
    """Only the events of these names."""
    return [event for event in events if event.name in names]


def ending(told: list[str], *names: str) -> list[str]:
    """Only the lines about events of these names."""
    return [line for line in told if line.split()[0] in names]
