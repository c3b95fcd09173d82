"""What can be refused at a table. Each has a code for programs and a message for people.

What the rules or the record refuse (`IllegalAction`, `NotYourTurn`, `StaleAction`, `UndoRefused`)
is passed on as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from perankh.kernel.errors import PerankhError

if TYPE_CHECKING:
    from perankh.table.rules import Stop


class TableError(PerankhError):
    """The table can't do what was asked; nothing has changed."""

    code: ClassVar[str] = "refused"
    """A word for programs."""

    def __init__(self, message: str, text: str = "", **details: str | int) -> None:
        """`text` names the sentence in people's own language where `code` alone says too little.

        That sentence may use the `details`.
        """
        super().__init__(message)
        self.text = text
        self.details = details


class BrokenLog(TableError):
    """The log of a table can't be folded: a mistake in the program, or another version's log."""

    code = "broken_log"


class BadPlan(TableError):
    """A table can't be laid out so."""

    code = "bad_plan"


class BadText(TableError):
    """A name or message that can't be shown as it is."""

    code = "bad_text"


class BadAnswers(TableError):
    """So many answers can't be given together."""

    code = "bad_answers"


class NoSuchSeat(TableError):
    """The table has no seat of this number."""

    code = "no_such_seat"

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(f"there is no seat {seat + 1}; there are seats 1 to {seats}")


class NotYourSeat(TableError):
    """Only who holds a seat may do this."""

    code = "not_your_seat"

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat + 1} is not yours")


class NotSeated(TableError):
    """Only who sits at the table, or may look on, can do this."""

    code = "not_seated"

    def __init__(self) -> None:
        super().__init__("that is for the people of this table")


class NotHost(TableError):
    """Only the host may do this."""

    code = "not_host"

    def __init__(self) -> None:
        super().__init__("only the host of the table may do that")


class WrongPhase(TableError):
    """This is not possible before, during or after the game."""

    code = "wrong_phase"


class CantGoOn(TableError):
    """The table was played with a game, rules or a box that this house does not have (any more)."""

    code = "cant_go_on"

    def __init__(self, stop: Stop) -> None:
        super().__init__(f"this table can't go on: {stop.message}", f"cant_go_on_{stop.reason}")


class TableGone(TableError):
    """The host has deleted the table."""

    code = "table_gone"

    def __init__(self) -> None:
        super().__init__("the host has deleted this table")


class NoFreeSeat(TableError):
    """There is no seat that this person may take."""

    code = "no_free_seat"


class AlreadySeated(TableError):
    """The person sits at the table already."""

    code = "already_seated"

    def __init__(self, seat: int) -> None:
        super().__init__(f"you already sit at this table, on seat {seat + 1}")
        self.seat = seat


class Away(TableError):
    """The person has left the seat: a mind plays it."""

    code = "away"

    def __init__(self, seat: int) -> None:
        super().__init__(f"you have left seat {seat + 1}, a mind plays it; return first")


class NotAMind(TableError):
    """The seat is not played by a mind."""

    code = "not_a_mind"

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat + 1} is not played by a mind now")


class NoRequest(TableError):
    """There is no such request to undo, or this seat has no say in it any more."""

    code = "no_request"


class Muted(TableError):
    """The host does not want to hear this person here."""

    code = "muted"

    def __init__(self) -> None:
        super().__init__("the host has muted you at this table")


class KeyReused(TableError):
    """A key that was used for one request came again with another."""

    code = "key_reused"

    def __init__(self, key: str) -> None:
        super().__init__(f"the key {key!r} was used for another request; choose a new one for each")


class LogFull(TableError):
    """So much was said and changed at this table that only moves are taken now."""

    code = "log_full"
