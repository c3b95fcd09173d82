"""Imhotep: Builder of Egypt, for 2 to 4 players. Read `RULES.md` beside `rules/`.

`box.toml` holds every number, `shown/` is what people get, `estimate.py` a guess at the end.
"""

from perankh.games.imhotep.game import GAME

__all__ = ["GAME"]
