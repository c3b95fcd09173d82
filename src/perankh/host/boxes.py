"""The boxes that tables are played with: the shipped ones are kept, others fetched when needed."""

from __future__ import annotations

import logging

from perankh.games import all_games
from perankh.games import game as game_of
from perankh.kernel.game import Game
from perankh.store.errors import NotKept
from perankh.store.protocol import BoxFile, Store
from perankh.table.entries import Created, LogEntry
from perankh.table.rules import box_to_fetch

log = logging.getLogger("perankh.host")


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
