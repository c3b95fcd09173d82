"""The boxes that tables are played with: the shipped ones are kept, others fetched when needed."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from perankh.games import all_games
from perankh.games import game as game_of
from perankh.host.errors import HostError
from perankh.kernel.errors import PerankhError
from perankh.kernel.game import Game
from perankh.store.errors import NotKept
from perankh.store.protocol import BoxFile, Store
from perankh.table.entries import Created, LogEntry
from perankh.table.rules import box_to_fetch, open_box

log = logging.getLogger("perankh.host")


class BoxReader:
    """Reads corrected boxes beside the event loop, one at a time, one for each person."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._busy: set[str] = set()

    async def read(self, game: Game, text: str, person: str = "") -> None:
        """Have a box at hand for the table that needs it; `BoxError` if it can't be."""
        if person and person in self._busy:
            raise HostError("busy", "your other box is still being read; try again")
        self._busy.add(person)
        try:
            async with self._turn:
                await asyncio.to_thread(open_box, game, text)
        finally:
            self._busy.discard(person)

    async def read_for(self, first: LogEntry, kept: str) -> None:
        """The same for a table that is about to be opened; what is wrong is said by the table."""
        made = first.body
        text = kept or (made.box_text if isinstance(made, Created) else "")
        if text and isinstance(made, Created):
            with contextlib.suppress(PerankhError):
                await self.read(game_of(made.game), text)


async def keep_shipped_boxes(store: Store) -> None:
    """At a start: keep the shipped boxes for the tables that are begun with them."""
    try:
        await store.keep_boxes(*(_shipped(game) for game in all_games()))
    except NotKept as error:
        log.warning("the shipped boxes: %s", error)  # what is there can still be looked at


async def box_for(store: Store, first: LogEntry) -> str:
    """The box file that was kept for a table, if it needs another than the shipped one."""
    made = first.body
    needed = box_to_fetch(made, game_of) if isinstance(made, Created) else ""
    return await store.box(needed) if needed else ""


def _shipped(game: Game) -> BoxFile:
    box = game.box()
    text = (game.folder / "box.toml").read_text("utf-8")
    return BoxFile(file_hash=box.file_hash, hash=box.hash, game=game.id, shipped=True, text=text)
