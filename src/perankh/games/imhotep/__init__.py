"""Imhotep: Builder of Egypt, for 2 to 4 players. Read `RULES.md` beside the modules.

`state` what lies on the table, `decisions*` what is asked, `effects` what happens, `scoring` what
it is worth; `box.toml` holds every number.
"""

from perankh.games.imhotep.game import GAME

__all__ = ["GAME"]
