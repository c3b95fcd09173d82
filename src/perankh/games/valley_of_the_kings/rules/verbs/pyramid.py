# compiled by mypyc
"""Verbs about the pyramid (VOK-8.6): sacrifice one of its cards, swap two, take one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import (
    BASE,
    NO_SET,
    SPACES,
    TO_DISCARD,
    TO_IDS,
    TO_TOMB,
)
from perankh.games.valley_of_the_kings.rules import turn
from perankh.games.valley_of_the_kings.rules.actions import (
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    SPACE,
    SWAP,
)
from perankh.games.valley_of_the_kings.rules.outlook import Outlook
from perankh.games.valley_of_the_kings.rules.packs import it_of, packed
from perankh.games.valley_of_the_kings.rules.pyramid import swap, take
from perankh.games.valley_of_the_kings.rules.state import (
    EMPTY,
    SACRIFICING_SPACE,
    SWAPPING,
    TAKING,
    Valley,
)
from perankh.games.valley_of_the_kings.rules.verbs.verb import MOST, Verb, actions_of
from perankh.games.valley_of_the_kings.shown.reasons import (
    NO_SET_IN_TOMB,
    NO_SUITABLE_CARD,
    NOTHING_BOUGHT,
    NOTHING_THERE,
    OUTSIDE_BASE,
    SAME_SWAP,
    TOO_FEW_IN_PYRAMID,
    UNSUITABLE,
)
from perankh.kernel.reason import Reason
from perankh.kernel.step import DECIDING
from perankh.kernel.verbs import Given

IN_BASE: Final = 1
WHERE_IDS: Final[list[str]] = ["any", "base"]

ANY_COST: Final = 0
AT_MOST: Final = 1
LOWEST: Final = 2
AT_MOST_TIMES_IT: Final = 3
BELOW_LAST_BOUGHT: Final = 4
COST_RULE_IDS: Final[list[str]] = [
    "none",
    "at_most",
    "lowest",
    "at_most_times_it",
    "below_last_bought_this_turn",
]

ANY_SET: Final = 0
SAME_AS_IT: Final = 1
IN_OWN_TOMB: Final = 2
SET_RULE_IDS: Final[list[str]] = ["none", "same_as_it", "in_own_tomb"]

HIGHEST_COST: Final = 50


class OfPyramid(Verb):
    """A card of the pyramid or of its base.

    Which way an action goes is not told before something has moved.
    """

    public_prompt = DECIDING

    where: i64 = 0
    """IN_BASE, or 0 for anywhere."""

    def read(self, given: Given) -> None:
        self.where = WHERE_IDS.index(given.one_of("where", WHERE_IDS))

    def missing(self, s: Valley, o: Outlook) -> Reason:
        return TOO_FEW_IN_PYRAMID

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        return self.ask(s, player)

    def answers(self) -> list[int]:
        return actions_of(SPACE, SPACES)

    def refuses(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        space = action - SPACE
        if s.pyramid[space] == EMPTY:
            return NOTHING_THERE
        return OUTSIDE_BASE if self.where == IN_BASE and space >= BASE else UNSUITABLE


class SacrificeFromPyramid(OfPyramid):
    """A card of the pyramid goes onto the boneyard."""

    word = "sacrifice_from_pyramid"
    question: i64 = SACRIFICING_SPACE
    prompt = "valley_of_the_kings-prompt-sacrifice-pyramid"

    def spoken(self) -> dict[str, str | int]:
        return {"where": WHERE_IDS[self.where]}

    def met(self, s: Valley, o: Outlook) -> bool:
        o.pyramid -= 1
        o.boneyard += 1
        o.new_pyramid = True
        return o.pyramid >= 0

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        for space in range(BASE if self.where == IN_BASE else SPACES):
            if s.pyramid[space] != EMPTY:
                out.append(SPACE + space)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        self.go_on(s, player)
        turn.sacrifice_space(s, player, action - SPACE)


class SwapPyramid(Verb):
    """Two cards of the pyramid change places; of pairs of equal cards one, for all do the same."""

    word = "swap_pyramid"
    question: i64 = SWAPPING
    prompt = "valley_of_the_kings-prompt-swap"
    public_prompt = DECIDING

    def met(self, s: Valley, o: Outlook) -> bool:
        o.new_pyramid = True
        return o.pyramid >= 2

    def missing(self, s: Valley, o: Outlook) -> Reason:
        return TOO_FEW_IN_PYRAMID

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        return self.ask(s, player)

    def answers(self) -> list[int]:
        return actions_of(SWAP, PAIRS)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        equal = False
        for pair in range(PAIRS):
            one = s.pyramid[PAIR_FIRST[pair]]
            other = s.pyramid[PAIR_SECOND[pair]]
            if one == EMPTY or other == EMPTY or (one == other and equal):
                continue
            out.append(SWAP + pair)
            if one == other:
                equal = True
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        swap(s, player, action - SWAP)
        self.go_on(s, player)

    def refuses(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        one = s.pyramid[PAIR_FIRST[action - SWAP]]
        other = s.pyramid[PAIR_SECOND[action - SWAP]]
        return NOTHING_THERE if one == EMPTY or other == EMPTY else SAME_SWAP


class TakeFromPyramid(OfPyramid):
    """A card of the pyramid that satisfies the rules given goes to the discard pile or tomb."""

    word = "take_from_pyramid"
    question: i64 = TAKING
    prompt = "valley_of_the_kings-prompt-take"

    cost_rule: i64 = ANY_COST
    cost: i64 = 0
    """AT_MOST: the highest cost; AT_MOST_TIMES_IT: the factor."""
    set_rule: i64 = ANY_SET
    to: i64 = TO_DISCARD

    def read(self, given: Given) -> None:
        super().read(given)
        if given.has("cost_rule"):
            self.cost_rule = COST_RULE_IDS.index(given.one_of("cost_rule", COST_RULE_IDS[1:]))
        if self.has_number(given, AT_MOST, "max_cost"):
            self.cost = given.number("max_cost", 0, HIGHEST_COST)
        if self.has_number(given, AT_MOST_TIMES_IT, "factor"):
            self.cost = given.number("factor", 1, MOST)
        if given.has("set_rule"):
            self.set_rule = SET_RULE_IDS.index(given.one_of("set_rule", SET_RULE_IDS[1:]))
        self.to = TO_IDS.index(given.one_of("to", TO_IDS[: TO_TOMB + 1]))

    def has_number(self, given: Given, rule: i64, name: str) -> bool:
        """A cost rule has its number, and a number has its cost rule."""
        there = given.has(name)
        words = COST_RULE_IDS[rule]
        needed = self.cost_rule == rule
        given.require(there or not needed, name, f"the cost_rule {words!r} needs {name}")
        given.require(needed or not there, name, f"belongs to the cost_rule {words!r} only")
        return there

    def depends_on_it(self) -> bool:
        return self.cost_rule == AT_MOST_TIMES_IT or self.set_rule == SAME_AS_IT

    def entombs(self) -> bool:
        return self.to == TO_TOMB

    def spoken(self) -> dict[str, str | int]:
        return {
            "where": WHERE_IDS[self.where],
            "cost_rule": COST_RULE_IDS[self.cost_rule],
            "cost": self.cost,
            "set_rule": SET_RULE_IDS[self.set_rule],
            "to": TO_IDS[self.to],
        }

    # --- whether it is possible

    def met(self, s: Valley, o: Outlook) -> bool:
        """A suitable card, or any where what suits lies ahead."""
        if o.pyramid == 0:
            return False
        if not self.lies_ahead(o) and not self.any_suits(s, o.player, o.it):
            return False
        o.pyramid -= 1
        o.new_pyramid = True
        if self.to == TO_DISCARD:
            o.pile += 1
        else:
            o.tomb += 1
            o.new_tomb = True
        return True

    def missing(self, s: Valley, o: Outlook) -> Reason:
        if o.pyramid == 0:
            return TOO_FEW_IN_PYRAMID
        if self.cost_rule == BELOW_LAST_BOUGHT and s.last_bought == EMPTY:
            return NOTHING_BOUGHT
        if self.set_rule == IN_OWN_TOMB and s.player[o.player].different == 0:
            return NO_SET_IN_TOMB
        return NO_SUITABLE_CARD

    def lies_ahead(self, o: Outlook) -> bool:
        """Whether it can't be known yet which cards of the pyramid will suit."""
        if o.now:
            return False
        if o.new_pyramid:
            return True
        if self.set_rule == IN_OWN_TOMB and o.new_tomb:
            return True
        return o.it == EMPTY and self.depends_on_it()

    def any_suits(self, s: Valley, player: i64, it: i64) -> bool:
        """Whether a card of the pyramid may be taken."""
        for space in range(SPACES):
            if self.suits(s, player, it, space):
                return True
        return False

    def suits(self, s: Valley, player: i64, it: i64, space: i64) -> bool:
        """Whether the card on a space may be taken."""
        card = s.pyramid[space]
        if card == EMPTY or (self.where == IN_BASE and space >= BASE):
            return False
        return self.suits_cost(s, it, card) and self.suits_set(s, player, it, card)

    def suits_cost(self, s: Valley, it: i64, card: i64) -> bool:
        """The cost rule."""
        rule = self.cost_rule
        if rule == ANY_COST:
            return True
        costs = s.tables.card_cost
        cost: i64 = costs[card]
        if rule == AT_MOST:
            return cost <= self.cost
        if rule == LOWEST:
            return cost == self.lowest_cost(s)
        if rule == AT_MOST_TIMES_IT:
            return it != EMPTY and cost <= self.cost * costs[it]
        return s.last_bought != EMPTY and cost < costs[s.last_bought]

    def suits_set(self, s: Valley, player: i64, it: i64, card: i64) -> bool:
        """The set rule; starters and uniques belong to no set (VOK-2.5)."""
        if self.set_rule == ANY_SET:
            return True
        sets = s.tables.card_set
        card_set: i64 = sets[card]
        if card_set == NO_SET:
            return False
        if self.set_rule == SAME_AS_IT:
            return it != EMPTY and sets[it] == card_set
        return s.player[player].of_set(card_set) > 0

    def lowest_cost(self, s: Valley) -> i64:
        """The lowest cost in the pyramid or in its base, which is not empty."""
        lowest: i64 = EMPTY
        for space in range(BASE if self.where == IN_BASE else SPACES):
            card = s.pyramid[space]
            if card != EMPTY and (lowest == EMPTY or s.tables.card_cost[card] < lowest):
                lowest = s.tables.card_cost[card]
        return lowest

    # --- carrying it out

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        s.push(self.question, player, packed(self.line, it, 0))
        return False

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        it = it_of(arg)
        for space in range(SPACES):
            if self.suits(s, player, it, space):
                out.append(SPACE + space)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        self.go_on(s, player)
        take(s, player, action - SPACE, self.to)
