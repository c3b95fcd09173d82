"""What happened, in typed words: the log, the animations, the catch-up and the transcript read it.

A game declares its events in `events.py`, one struct each. An event may hold arguments that only
some seats may see; nobody gets an event except through `seen_by`.
"""

from __future__ import annotations

import re
from typing import ClassVar, Self

import msgspec

from perankh.kernel.meaning import Meaning

EVERYBODY = -1
"""Audience of an event that hides nothing."""


def _tag(class_name: str) -> str:
    """
    >>> _tag("StoneLoaded")
    'stone_loaded'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=_tag, tag_field="event"):
    """One thing that happened. In JSON it carries its name: `{"event": "stone_loaded", ...}`."""

    secret: ClassVar[tuple[str, ...]] = ()
    """Arguments that only the audience may see; others get `None` in their place."""

    audience: int = EVERYBODY
    """Bit set of the seats that may see the secret arguments."""

    def seen_by(self, seat: int | None) -> Self:
        """This event as `seat` may know it; `None` is a spectator, who sees what everybody sees."""
        if self.audience == EVERYBODY or (seat is not None and self.audience >> seat & 1):
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret))

    @property
    def name(self) -> str:
        """The event's name as in JSON and in text keys: `stone_loaded`."""
        return _tag(type(self).__name__)

    def arguments(self) -> dict[str, object]:
        """What is said of the event, without its audience."""
        fields = msgspec.structs.asdict(self)
        del fields["audience"]
        return fields


class AutoAnswered(Event, frozen=True):
    """A question had a single option, so it was answered without asking `player`.

    It is the kernel's own event, of every game.
    """

    player: int
    meaning: Meaning


COMMON_EVENTS: tuple[type[Event], ...] = (AutoAnswered,)
"""What can happen in every game."""


def only(*seats: int) -> int:
    """The audience of just these seats.

    >>> only(0, 2)
    5
    """
    audience = 0
    for seat in seats:
        audience |= 1 << seat
    return audience
