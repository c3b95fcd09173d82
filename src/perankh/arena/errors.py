"""What can be wrong with a contest or its files; each message says what would be right."""

from __future__ import annotations

from perankh.kernel.errors import PerankhError


class BadContest(PerankhError):
    """A contest can't be held like this."""


class BadBudget(PerankhError):
    """What stands after the @ of a mind's name is not a budget that this mind has."""


class BadJournal(PerankhError):
    """A file of finished games can't be read; the message names the line."""


class OtherHouse(PerankhError):
    """A worker has another version of the house, of the rules or of the box."""


class WorkerLost(PerankhError):
    """Processes that play games end again and again."""


class MissingExtra(PerankhError):
    """Something optional is needed here that is not installed."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} is not installed: pip install 'perankh[{extra}]'")
