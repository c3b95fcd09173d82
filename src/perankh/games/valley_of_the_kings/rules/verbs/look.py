# compiled by mypyc
"""Looking at the top of the own deck (VOK-8.6 look_top): what is kept, and where the rest goes.

Nothing moves before the last answer; until then the picks are in `Valley.picked`.
"""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import CARD_IDS, CARDS, TO_HAND, TO_IDS, TO_TOMB
from perankh.games.valley_of_the_kings.rules.actions import CARD
from perankh.games.valley_of_the_kings.rules.cards import DECK, card_ids, entomb, turn_up
from perankh.games.valley_of_the_kings.rules.outlook import Outlook
from perankh.games.valley_of_the_kings.rules.packs import line_of, packed
from perankh.games.valley_of_the_kings.rules.state import (
    EMPTY,
    KEEPING,
    RESTING,
    Valley,
    insert,
    with_card,
)
from perankh.games.valley_of_the_kings.rules.verbs.verb import MOST, Verb, actions_of, offer
from perankh.games.valley_of_the_kings.shown import events
from perankh.games.valley_of_the_kings.shown.reasons import NOT_LOOKED_AT, TOO_FEW_TO_DRAW
from perankh.kernel.event import EVERYBODY, only
from perankh.kernel.reason import Reason
from perankh.kernel.step import Decision
from perankh.kernel.verbs import Given


class LookTop(Verb):
    """Look at up to n cards of the draw deck, keep some, discard the others."""

    word = "look_top"
    question: i64 = KEEPING
    prompt = "valley_of_the_kings-prompt-keep"
    secret = True

    keep: i64 = 0
    """How many of the cards are kept; never more than `n`."""
    to: i64 = TO_HAND
    """Where the kept cards go: TO_HAND or TO_TOMB."""
    public: bool = False
    """Whether all see the cards."""

    def read(self, given: Given) -> None:
        self.n = given.number("n", 1, MOST)
        self.keep = given.number("keep", 1, MOST)
        given.require(self.keep <= self.n, "keep", f"must be at most n, {self.n}")
        self.to = TO_IDS.index(given.one_of("keep_to", ["hand", "tomb"]))
        given.one_of("rest_to", ["discard"])
        self.public = given.flag("public")

    def asks(self) -> list[int]:
        return [KEEPING, RESTING]

    def entombs(self) -> bool:
        return self.to == TO_TOMB

    def spoken(self) -> dict[str, str | int]:
        public = "yes" if self.public else "no"
        return {"n": self.n, "keep": self.keep, "to": TO_IDS[self.to], "public": public}

    def met(self, s: Valley, o: Outlook) -> bool:
        """At least one card to look at."""
        there = o.deck + o.pile
        if there == 0:
            return False
        looked = min(there, self.n)
        kept = min(looked, self.keep)
        o.draw(looked)
        o.pile += looked - kept
        if self.to == TO_HAND:
            o.hand += kept
            o.new_hand = True
        else:
            o.tomb += kept
            o.new_tomb = True
        return True

    def missing(self, s: Valley, o: Outlook) -> Reason:
        return TOO_FEW_TO_DRAW

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        """Turn up the cards, then ask which to keep."""
        p = s.player[player]
        there: i64 = p.deck() + len(p.discard)
        for _ in range(min(there, self.n)):
            known = self.public or len(p.top) > 0
            card = turn_up(s, player)
            s.looked = with_card(s.looked, card)
            if known:
                s.looked_known = with_card(s.looked_known, card)
        if s.trace is not None:
            audience = EVERYBODY if self.public else only(int(player))
            cards = card_ids(s.looked)
            s.emit(
                events.CardsLookedAt(
                    player=player, count=len(cards), cards=cards, audience=audience
                )
            )
        s.reveal()
        s.push(KEEPING, player, packed(self.line, EMPTY, 0))
        return False

    # --- which cards are kept; several in the order of the box

    def answers(self) -> list[int]:
        return actions_of(CARD, CARDS)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        rest = not_picked(s)
        least: i64 = s.picked[-1] if len(s.picked) > 0 else 0
        missing = self.to_keep(s) - len(s.picked)
        last: i64 = EMPTY
        for index in range(len(rest)):
            card = rest[index]
            if card != last and card >= least and len(rest) - index >= missing:
                out.append(CARD + card)
            last = card
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        s.picked = s.picked + [action - CARD]
        if len(s.picked) < self.to_keep(s):
            s.push(KEEPING, player, arg)
        else:
            self.lay_aside(s, player)

    def refuses(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NOT_LOOKED_AT

    def keeps(self) -> i64:
        return self.keep

    def to_keep(self, s: Valley) -> i64:
        """How many of the cards looked at are kept."""
        return min(len(s.looked), self.keep)

    # --- then all of them leave the place where they were looked at

    def lay_aside(self, s: Valley, player: i64) -> None:
        """Ask on for the order of the rest, of which the last card needs no question, or finish."""
        rest = not_picked(s)
        if len(rest) == 1:
            s.picked = s.picked + rest
        if len(s.picked) < len(s.looked):
            s.push(RESTING, player, packed(self.line, EMPTY, 0))
        else:
            self.finish(s, player)

    def finish(self, s: Valley, player: i64) -> None:
        """The picks are complete: first those that are kept, then the discards in their order."""
        kept = s.picked[: self.to_keep(s)]
        rest = s.picked[self.to_keep(s) :]
        known = s.looked_known[:]
        for card in rest:
            if card in known:
                known.remove(card)
        s.looked = []
        s.looked_known = []
        s.picked = []
        s.laid = s.laid + rest
        for card in kept:
            self.keep_one(s, player, card, card in known)
            if card in known:
                known.remove(card)
        s.reveal()
        for card in rest:
            s.player[player].discard.append(card)
            if s.trace is not None:
                s.emit(events.CardDiscarded(player=player, card=CARD_IDS[card], zone=DECK))
        self.go_on(s, player)

    def keep_one(self, s: Valley, player: i64, card: i64, known: bool) -> None:
        """A kept card goes into the tomb, or into the hand; there all know of it if they saw it."""
        if self.to == TO_TOMB:
            entomb(s, player, card, DECK)
            return
        p = s.player[player]
        insert(p.hand, card)
        if known:
            p.shown = with_card(p.shown, card)
        if s.trace is not None:
            audience = EVERYBODY if known else only(int(player))
            s.emit(events.CardKept(player=player, card=CARD_IDS[card], audience=audience))


class Resting(Decision[Valley]):
    """look_top: the order in which the others are discarded."""

    prompt = "valley_of_the_kings-prompt-rest"
    secret = True  # whether the cards are equal is not known before they are discarded

    def actions(self) -> list[int]:
        return actions_of(CARD, CARDS)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        offer(not_picked(s), CARD, out)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        s.picked = s.picked + [action - CARD]
        verb = s.tables.verbs[line_of(arg)]
        assert isinstance(verb, LookTop), "the line of a frame is the verb that asks"
        verb.lay_aside(s, player)

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return NOT_LOOKED_AT


class Resting1(Resting):
    """The same in version 1 of the rules, where a single option was taken unasked."""

    secret = False
    private = True


def not_picked(s: Valley) -> list[int]:
    """The cards looked at that were not picked yet, sorted."""
    rest = s.looked[:]
    for card in s.picked:
        rest.remove(card)
    return rest
