# compiled by mypyc
"""Verbs about what cards are worth for the rest of the turn (VOK-6.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.rules.state import Valley
from perankh.games.valley_of_the_kings.rules.verbs.verb import Verb
from perankh.games.valley_of_the_kings.shown import events
from perankh.kernel.verbs import Given

HIGHEST: Final = 50


class Gold(Verb):
    """A value of gold."""

    def read(self, given: Given) -> None:
        self.n = given.number("value", 0, HIGHEST)

    def spoken(self) -> dict[str, str | int]:
        return {"n": self.n}


class SetGold(Gold):
    """Every card is worth so much."""

    word = "set_gold"

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        s.gold_set = self.n
        if s.trace is not None:
            s.emit(events.GoldSet(player=player, value=s.gold_set))
        return True


class AddGold(Gold):
    """Every card is worth so much more; a second time changes nothing more."""

    word = "add_gold"

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        s.gold_raised = self.n
        if s.trace is not None:
            s.emit(events.GoldRaised(player=player, value=s.gold_raised))
        return True
