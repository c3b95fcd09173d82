"""The kernel's errors. Each says what was wrong, where, and what would be right."""

from __future__ import annotations

from perankh.kernel.reason import Reason

SHOWN = 12
"""So many answers are listed at the most where one of them must be meant."""


class PerankhError(Exception):
    """Something a person can put right: its message is meant to be read by them."""


class IllegalAction(PerankhError):
    """The action is not among the options; nothing has changed."""

    def __init__(self, action: int, reason: Reason, said: str) -> None:
        super().__init__(action, reason, said)
        self.action = action
        self.reason = reason
        self.said = said
        """The action in the words of the game: `load 1 2`."""

    def __str__(self) -> str:
        """What was refused and why, in English: `'load 1 2' is not possible now: … (IMH-5.9)`."""
        from perankh.kernel.texts import reason_in_english

        return f"{self.said!r} is not possible now: {reason_in_english(self.reason)}"


class UnknownAction(PerankhError):
    """What was given does not name any action of the present question."""


class IncompleteAction(UnknownAction):
    """What was given fits several answers; the message says what is missing."""

    def __init__(self, said: str, missing: list[str], fitting: list[str]) -> None:
        listed = ", ".join(fitting[:SHOWN]) + (", …" if len(fitting) > SHOWN else "")
        which = " and ".join(missing)
        super().__init__(f"{said!r} fits {len(fitting)} answers; say also which {which}: {listed}")
        self.missing = missing
        """What the answers differ in: `["ship", "space"]`."""
        self.fitting = fitting
        """The answers that could be meant, in their words."""


class GameOver(UnknownAction):
    """Nothing is asked any more, so nothing can be answered."""


class BadSetup(PerankhError):
    """A game can't be set up with these choices or this number of players."""


class BadPosition(PerankhError):
    """What was given is not a position of this game; the message names the place."""


class BrokenInvariant(PerankhError):
    """A state breaks one of the specification's invariants."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{rule}: {message}")
        self.rule = rule


def must_hold(holds: bool, rule: str, message: str) -> None:
    """Raise `BrokenInvariant` with this rule unless something holds that must."""
    if not holds:
        raise BrokenInvariant(rule, message)


class UnknownGame(PerankhError):
    """No game of this name is registered."""
