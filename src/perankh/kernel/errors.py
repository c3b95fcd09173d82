"""The kernel's errors. Each says what was wrong, where, and what would be right."""

from __future__ import annotations

from perankh.kernel.reason import Reason


class PerankhError(Exception):
    """Something a person can put right: its message is meant to be read by them."""


class IllegalAction(PerankhError):
    """The action is not among the options; nothing has changed."""

    def __init__(self, action: int, reason: Reason) -> None:
        super().__init__(f"action {action} is not possible now: {reason.key} ({reason.rule})")
        self.action = action
        self.reason = reason


class UnknownAction(PerankhError):
    """What was given does not name any action of the present question."""


class BadSetup(PerankhError):
    """A game can't be set up with these choices or this number of players."""


class BadPosition(PerankhError):
    """What was given is not a position of this game; the message names the place."""


class BrokenInvariant(PerankhError):
    """A state breaks one of the specification's invariants."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{rule}: {message}")
        self.rule = rule


class UnknownGame(PerankhError):
    """No game of this name is registered."""
