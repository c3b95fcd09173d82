# compiled by mypyc
"""Verbs that force opponents (VOK-8.7), the questions to them, and the way out (VOK-10.3).

The questions are put so that they betray nothing: a reaction to what an action forces is offered in
the same question as the cards. It always can be carried out (VOK-8.R1).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import (
    CARD_IDS,
    CARDS,
    FORCED_BY_OPPONENT,
    OPPONENT_SACRIFICES,
)
from perankh.games.valley_of_the_kings.rules import turn
from perankh.games.valley_of_the_kings.rules.actions import CARD, REACT
from perankh.games.valley_of_the_kings.rules.cards import discard, give, sacrifice_from_hand
from perankh.games.valley_of_the_kings.rules.packs import it_of, line_of, packed
from perankh.games.valley_of_the_kings.rules.state import (
    EACH,
    FORCED_DISCARDING,
    FORCED_GIVING,
    FORCED_SACRIFICING,
    RUN,
    Valley,
)
from perankh.games.valley_of_the_kings.rules.verbs.verb import MOST, Verb, actions_of, offer
from perankh.games.valley_of_the_kings.shown import events
from perankh.games.valley_of_the_kings.shown.reasons import NO_SUCH_REACTION, NOT_IN_HAND
from perankh.kernel.reason import Reason
from perankh.kernel.step import Decision
from perankh.kernel.verbs import Given

FORCED_DISCARD: Final = 2
EFFECT_IDS: Final[list[str]] = ["sacrifice_from_hand", "give_to_active_discard", "discard_down_to"]
EFFECT_QUESTIONS: Final[list[int]] = [FORCED_SACRIFICING, FORCED_GIVING, FORCED_DISCARDING]
"""What an affected opponent is asked, by effect."""

MANY: Final = 100
"""More cards than any opponent must have in total."""


class EachOpponent(Verb):
    """Opponents with enough cards suffer an effect, one after another."""

    word = "each_opponent"

    effect: i64 = 0
    """An index of EFFECT_IDS; of `discard_down_to` the number `n` is what remains."""
    least: i64 = 0
    """Total cards from which an opponent is affected."""

    def read(self, given: Given) -> None:
        effect = given.one_of("effect", EFFECT_IDS)
        self.effect = EFFECT_IDS.index(effect)
        self.n = given.number("n", 0, MOST)
        some = self.n > 0 or self.effect == FORCED_DISCARD
        given.require(some, "n", f"must be at least 1 for the effect {effect!r}")
        self.least = given.number("min_total", 0, MANY)

    def asks(self) -> list[int]:
        return [EACH, *EFFECT_QUESTIONS]

    def spoken(self) -> dict[str, str | int]:
        return {"n": self.n, "effect": EFFECT_IDS[self.effect], "least": self.least}

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        s.push(RUN, player, packed(self.line + 1, it, 0))
        s.push(EACH, player, packed(self.line, 0, 1))
        return False

    def next_opponent(self, s: Valley, player: i64, which: i64, begun: i64) -> None:
        """VOK-8.7: ask the next opponent who is affected; `begun` cards were chosen by this one."""
        while which < s.players:
            opponent = (player + which) % s.players
            if begun > 0 or self.affects(s, opponent):
                if self.still_owes(s, opponent, begun):
                    s.push(EFFECT_QUESTIONS[self.effect], opponent, packed(self.line, begun, 0))
                    return
            elif s.trace is not None:
                s.emit(events.PlayerSpared(player=opponent))
            which += 1
            begun = 0

    def affects(self, s: Valley, opponent: i64) -> bool:
        """VOK-8.7: whether the action affects an opponent, apart from an Offering Table."""
        return s.player[opponent].total() >= self.least and self.still_owes(s, opponent, 0)

    def still_owes(self, s: Valley, opponent: i64, begun: i64) -> bool:
        """Whether an opponent must choose one more card."""
        hand: i64 = len(s.player[opponent].hand)
        if self.effect == FORCED_DISCARD:
            return hand > self.n
        return hand > 0 and begun < self.n


def each_opponent(s: Valley, line: i64) -> EachOpponent:
    """The verb at a line, which is of this kind."""
    verb = s.tables.verbs[line]
    assert isinstance(verb, EachOpponent), "the line of a frame is the verb that forces"
    return verb


class Forced(Decision[Valley]):
    """VOK-8.7, 10.3: a card of the hand, or before the first one an Offering Table."""

    secret = True

    def actions(self) -> list[int]:
        return [*actions_of(CARD, CARDS), *actions_of(REACT, CARDS)]

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        hand = s.player[player].hand
        offer(hand, CARD, out)
        if it_of(arg) == 0:
            for card in s.tables.reactions[FORCED_BY_OPPONENT]:
                if card in hand:
                    out.append(REACT + card)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        line = line_of(arg)
        which = (player - s.active + s.players) % s.players
        if action >= REACT:
            show(s, player, action - REACT)
            s.push(EACH, s.active, packed(line, 0, which + 1))
            return
        s.push(EACH, s.active, packed(line, it_of(arg) + 1, which))
        self.suffer(s, player, action - CARD)

    def suffer(self, s: Valley, player: i64, card: i64) -> None:
        """What happens to the chosen card."""
        raise NotImplementedError(type(self).__name__)

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NOT_IN_HAND if action < REACT else NO_SUCH_REACTION


def show(s: Valley, player: i64, card: i64) -> None:
    """VOK-10.3: a card is shown and stays in the hand."""
    s.player[player].show(card)
    if s.trace is not None:
        s.emit(events.CardShown(player=player, card=CARD_IDS[card]))
    s.reveal()


class ForcedSacrificing(Forced):
    """sacrifice_from_hand: then the Cat's window."""

    prompt = "valley_of_the_kings-prompt-forced-sacrifice"
    public_prompt = "valley_of_the_kings-prompt-forced-sacrifice"

    def suffer(self, s: Valley, player: i64, card: i64) -> None:
        sacrifice_from_hand(s, player, card)
        turn.open_window(s, player, OPPONENT_SACRIFICES)


class ForcedGiving(Forced):
    """give_to_active_discard"""

    prompt = "valley_of_the_kings-prompt-forced-gift"
    public_prompt = "valley_of_the_kings-prompt-forced-gift"

    def suffer(self, s: Valley, player: i64, card: i64) -> None:
        give(s, player, s.active, card)


class ForcedDiscarding(Forced):
    """discard_down_to"""

    prompt = "valley_of_the_kings-prompt-forced-discard"
    public_prompt = "valley_of_the_kings-prompt-forced-discard"

    def suffer(self, s: Valley, player: i64, card: i64) -> None:
        discard(s, player, card)


class IgnoreForcedEffect(Verb):
    """The action that called the reaction does not affect this player (VOK-10.3)."""

    word = "ignore_forced_effect"
    only_reacts = True
