# compiled by mypyc
"""Where a state writes down what happens, when somebody wants to know. Playouts have none."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from perankh.kernel.event import Event


@final
class Trace:
    """The events of one or more actions, in order.

    A trace for a preview stops at the first chance draw or reveal: what comes after it is not yet
    decided, or not yet to be known.
    """

    events: list[Event]
    stop_after: i64
    """Chance draws and reveals of the state up to which events are kept; -1: all are kept."""
    cut: bool
    """Whether events were left out because of `stop_after`."""
    first_reveal: i64
    """Chance draws of the state when something was first revealed; -1: nothing was."""

    def __init__(self, stop_after: i64) -> None:
        self.events = []
        self.stop_after = stop_after
        self.cut = False
        self.first_reveal = -1

    def add(self, event: Event, happened: i64) -> None:
        """Keep the event; `happened` is how many draws and reveals the state has seen."""
        if self.stop_after >= 0 and happened > self.stop_after:
            self.cut = True
            return
        self.events.append(event)

    def revealed(self, draws: i64) -> None:
        """Note a reveal; `draws` is how many chance draws the state has seen."""
        if self.first_reveal < 0:
            self.first_reveal = draws
