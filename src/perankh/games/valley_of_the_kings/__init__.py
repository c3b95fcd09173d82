"""Valley of the Kings, for 2 to 4 players. Read `RULES.md` beside the modules.

`state` what lies on the table, `decisions*` what is asked, `effects*` what happens, `scoring` what
it is worth; `box.toml` holds every number, and what each card does as steps.
"""

from perankh.games.valley_of_the_kings.game import GAME

__all__ = ["GAME"]
