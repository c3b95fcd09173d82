# compiled by mypyc
"""The questions before and at playing a card (sections 5, 6)."""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.iunu.box.tables import CASTES, MOST_PIPS
from perankh.games.iunu.rules import rounds
from perankh.games.iunu.rules.actions import DECLINE, PLAY_ONE, PLAY_TWO, REROLL
from perankh.games.iunu.rules.packs import count_in
from perankh.games.iunu.rules.questions.abilities import actions_of
from perankh.games.iunu.rules.state import PLAY, Iunu
from perankh.games.iunu.shown.reasons import (
    DIE_NOT_IN_PLAY,
    NO_SECOND_CARD,
    NOT_IN_HAND,
    SECOND_CARD_UNPAID,
)
from perankh.kernel.reason import Reason
from perankh.kernel.step import Decision


class RerollDie(Decision[Iunu]):
    """IUN-5.2, 8.1: the Pharaoh's owner may reroll a die in play."""

    prompt = "iunu-prompt-reroll"
    begins_turn = True

    def actions(self) -> list[int]:
        return [*actions_of(REROLL, MOST_PIPS), DECLINE]

    def options(self, s: Iunu, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        for value in range(MOST_PIPS):
            if count_in(s.dice, value) > 0:
                out.append(REROLL + value)
        out.append(DECLINE)
        return out

    def choose(self, s: Iunu, player: i64, arg: i64, action: i64) -> None:
        if action != DECLINE:
            rounds.reroll_die(s, player, action - REROLL + 1)
        s.push(PLAY, player, 0)

    def why_not(self, s: Iunu, player: i64, arg: i64, action: i64) -> Reason:
        return DIE_NOT_IN_PLAY


class PlayCards(Decision[Iunu]):
    """IUN-6.1, 6.2: one card of a caste, or two for a price. Asked even if only one is possible."""

    prompt = "iunu-prompt-play"
    public_prompt = "iunu-prompt-play"
    secret = True
    begins_turn = True

    def actions(self) -> list[int]:
        return [*actions_of(PLAY_ONE, CASTES), *actions_of(PLAY_TWO, CASTES)]

    def options(self, s: Iunu, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        p = s.player[player]
        pairs = p.deben >= s.tables.second_card_cost
        for caste in range(CASTES):
            count = count_in(p.hand, caste)
            if count > 0:
                out.append(PLAY_ONE + caste)
                if count > 1 and pairs:
                    out.append(PLAY_TWO + caste)
        return out

    def choose(self, s: Iunu, player: i64, arg: i64, action: i64) -> None:
        if action < PLAY_TWO:
            rounds.play_cards(s, player, action - PLAY_ONE, 1)
        else:
            rounds.play_cards(s, player, action - PLAY_TWO, 2)

    def why_not(self, s: Iunu, player: i64, arg: i64, action: i64) -> Reason:
        if action < PLAY_TWO:
            return NOT_IN_HAND
        count = count_in(s.player[player].hand, action - PLAY_TWO)
        if count == 0:
            return NOT_IN_HAND
        return NO_SECOND_CARD if count == 1 else SECOND_CARD_UNPAID
