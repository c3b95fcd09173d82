"""What can be wrong with a record or with a move in a game that is recorded."""

from __future__ import annotations

from perankh.kernel.errors import PerankhError


class BadRecord(PerankhError):
    """What was given is not a record; the message names the place and what would be right."""

    def __init__(self, place: str, message: str) -> None:
        super().__init__(f"{place}: {message}" if place else message)
        self.place = place


class NotYourTurn(PerankhError):
    """The seat that acts is not the one that must decide; nothing has changed."""

    def __init__(self, seat: int, decider: int) -> None:
        super().__init__(f"seat {seat + 1} can't act now: seat {decider + 1} must decide")
        self.seat = seat
        self.decider = decider


class StaleAction(PerankhError):
    """The action was meant for another moment of the game; nothing has changed."""

    def __init__(self, given: int, expected: int) -> None:
        super().__init__(f"this was meant as entry {given}, but the next entry is {expected}")
        self.given = given
        self.expected = expected


class AnswerRefused(PerankhError):
    """One of several answers that were given together is refused; none of them is kept."""

    def __init__(self, index: int, count: int, error: PerankhError) -> None:
        super().__init__(f"answer {index + 1} of {count}: {error}")
        self.index = index
        """Which of them, from 0."""
        self.error = error
        """Why, as it would have been refused alone."""


class AnsweredTooEarly(PerankhError):
    """What the answer before draws or shows must be seen first.

    If it could be answered beforehand, somebody could try out what chance will give: the answers
    are refused or not, and nothing is kept.
    """

    def __init__(self) -> None:
        super().__init__(
            "the answer before it draws chance or shows something: answer this one afterwards"
        )


class UndoRefused(PerankhError):
    """These actions can't be taken back so; the message says what would be needed."""


class GameClosed(PerankhError):
    """The secret has been disclosed: whoever knows it could foresee chance."""

    def __init__(self) -> None:
        super().__init__("the game is closed: its secret is disclosed, nothing can be added")


class NoSecret(PerankhError):
    """Without the secret nothing that chance decided can be played again."""

    def __init__(self) -> None:
        super().__init__("the record does not hold its secret; it is disclosed after the game")


class WrongBox(PerankhError):
    """The record was played with another box than the one at hand."""

    def __init__(self, wanted: str, given: str) -> None:
        super().__init__(
            f"box: the record was played with the box {wanted}, this one is {given}; "
            "give the box file it was played with"
        )
        self.wanted = wanted
        self.given = given


class WrongRules(PerankhError):
    """The record was played under another version of the rules than the one at hand."""

    def __init__(self, game: str, wanted: int, given: int) -> None:
        super().__init__(
            f"rules_version: the record was played under version {wanted} of the rules of {game}, "
            f"this house plays version {given}"
        )
        self.wanted = wanted
        self.given = given


class RulesFail(PerankhError):
    """The rules themselves go wrong at an action they offered: a mistake in the program."""

    def __init__(self, place: str, say: str, error: Exception) -> None:
        super().__init__(f"{place}: the rules fail at {say!r}: {type(error).__name__}: {error}")
        self.place = place


class Discrepancy(PerankhError):
    """The record says something else than what comes out when the game is played again."""

    def __init__(self, place: str, expected: str, found: str) -> None:
        super().__init__(f"{place}: expected {expected}, the record has {found}")
        self.place = place
        self.expected = expected
        self.found = found
