"""What can go wrong when something is measured."""

from __future__ import annotations

from perankh.kernel.errors import PerankhError


class BenchFailed(PerankhError):
    """Nothing could be measured."""
