"""Valley of the Kings, for 2 to 4 players. Read `RULES.md` beside `rules/`.

`box.toml` holds every number and what each card does, `shown/` is what people get, `estimate.py` a
guess at the end.
"""

from perankh.games.valley_of_the_kings.game import GAME

__all__ = ["GAME"]
