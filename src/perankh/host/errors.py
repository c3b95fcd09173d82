"""What only the host of the tables can refuse; what a table refuses is passed on as it is."""

from __future__ import annotations

from perankh.kernel.errors import PerankhError


class HostError(PerankhError):
    """Something that can't be done here and now; `code` is a word for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
