"""The talk of a table for one connection: what it was told, and messages for it."""

from __future__ import annotations

from perankh.host.open_table import OpenTable
from perankh.table.talking import TalkLine
from perankh.web import live_messages as say


class TalkTeller:
    """Knows what one client was told of the talk."""

    def __init__(self, open_table: OpenTable, person: str) -> None:
        self._open_table = open_table
        self._person = person
        self._version = -1
        """Of the talk that was told; -1: none yet."""
        self._last = 0
        self._muted: frozenset[str] = frozenset()

    def news(self) -> say.TalkMessage | None:
        """What the client does not know yet; all that is in memory, if who is muted has changed."""
        talk = self._open_table.talk
        if talk.version == self._version:
            return None
        first = self._version < 0
        again = first or (talk.muted != self._muted and self._is_host)
        lines = [one for one in talk.lines if again or one.line > self._last]
        self._version, self._last, self._muted = talk.version, talk.last, talk.muted
        if not lines:
            return None
        return self.message(lines, earlier=talk.earlier or not again)

    def message(self, lines: list[TalkLine], earlier: bool) -> say.TalkMessage:
        """Lines as this client may know them: who said them is the house's business."""
        muted = self._open_table.talk.muted if self._is_host else frozenset[str]()
        return say.TalkMessage(
            lines=[
                say.TalkLine(
                    line=one.line,
                    time_ms=one.time_ms,
                    name=one.name,
                    text=one.text,
                    seat=one.seat,
                    mine=bool(self._person) and one.person == self._person,
                    muted=one.person in muted,
                )
                for one in lines
            ],
            earlier=earlier,
        )

    @property
    def _is_host(self) -> bool:
        return bool(self._person) and self._open_table.table.host == self._person
