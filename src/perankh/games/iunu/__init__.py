"""Iunu, by Todd Sanders, for 2 to 4 players. Read `RULES.md` beside `rules/`.

`box.toml` holds every number, `shown/` is what people get, `estimate.py` a guess at the end.
"""

from perankh.games.iunu.game import GAME

__all__ = ["GAME"]
