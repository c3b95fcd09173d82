# compiled by mypyc
"""What lies on the table in Valley of the Kings: pyramid, stock, decks, tombs. Rules are elsewhere.

A card is the number of its definition: copies are alike. Lists that are said to be replaced are
never changed in place, so clones share them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from perankh.games.valley_of_the_kings import estimate
from perankh.games.valley_of_the_kings.box.tables import NO_SET, Tables
from perankh.games.valley_of_the_kings.rules import scoring
from perankh.games.valley_of_the_kings.rules.packs import NIBBLE, NIBBLE_MASK, line_of, packed, unit
from perankh.kernel.meaning import Meaning
from perankh.kernel.rng import Rng
from perankh.kernel.state import NOTHING, RuledState
from perankh.kernel.step import ARG_SHIFT, KIND_MASK, Step

EMPTY: Final = -1
"""No card on a space, no card bought, no gold value set."""

FOR_GOLD: Final = 0
FOR_ACTION: Final = 1
USE_IDS: Final[list[str]] = ["gold", "action"]
"""What a card in play was used for (VOK-5.3)."""

# Kinds of frames: the index of each step and question in `steps.STEPS`.
BEGIN_TURN: Final = 0
PLAYING: Final = 1
PAYING: Final = 2
ARRANGING: Final = 3
REBUILD: Final = 4
UNCHANGED: Final = 5
END_TURN: Final = 6
CRUMBLING: Final = 7
WINDOW: Final = 8
AFTER_PURCHASE: Final = 9
AFTER_SACRIFICE: Final = 10
RUN: Final = 11
FINISH: Final = 12
FINISH_REVEALED: Final = 13
DISCARDING: Final = 14
SACRIFICING: Final = 15
ENTOMBING: Final = 16
TO_DECK: Final = 17
TAKING: Final = 18
SACRIFICING_SPACE: Final = 19
SWAPPING: Final = 20
UNEARTHING: Final = 21
EXCHANGE_HAND: Final = 22
EXCHANGE_TOMB: Final = 23
CHOOSING: Final = 24
REPEATING: Final = 25
KEEPING: Final = 26
RESTING: Final = 27
EACH: Final = 28
FORCED_SACRIFICING: Final = 29
FORCED_GIVING: Final = 30
FORCED_DISCARDING: Final = 31


def insert(cards: list[int], card: i64) -> None:
    """Put a card into a sorted list."""
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def with_card(cards: list[int], card: i64) -> list[int]:
    """A sorted list with one card more."""
    more = cards[:]
    insert(more, card)
    return more


def without(cards: list[int], card: i64) -> list[int]:
    """A list with one copy of a card less."""
    fewer = cards[:]
    fewer.remove(card)
    return fewer


@final
@mypyc_attr(acyclic=True)
class Player:
    """What belongs to one player (VOK-4).

    All saw every card that came to this player, so all know what hand and draw deck hold together.
    What they know beyond it is in `shown` and `top`.
    """

    hand: list[int]
    """Sorted."""
    shown: list[int]
    """The cards of the hand that everybody knows to be there; sorted, replaced."""
    bag: list[int]
    """The draw deck below `top`: nobody knows the order."""
    top: list[int]
    """Cards that an effect put on the draw deck, the top one last; replaced."""
    discard: list[int]
    """The discard pile, the top card last."""
    tomb: list[int]
    """Sorted, replaced."""
    different: i64
    """Different cards of each set in the tomb, packed: four bits a set."""
    face_value: i64
    """Points of starters and uniques in the tomb."""

    def __init__(self, hand: list[int], bag: list[int], discard: list[int]) -> None:
        self.hand = hand
        self.shown = []
        self.bag = bag
        self.top = []
        self.discard = discard
        self.tomb = []
        self.different = 0
        self.face_value = 0

    def clone(self) -> Player:
        """An equal, independent player."""
        twin = Player(self.hand[:], self.bag[:], self.discard[:])
        twin.shown = self.shown
        twin.top = self.top
        twin.tomb = self.tomb
        twin.different = self.different
        twin.face_value = self.face_value
        return twin

    def deck(self) -> i64:
        """Cards in the draw deck."""
        return len(self.bag) + len(self.top)

    def total(self) -> i64:
        """VOK-4.9: hand, draw deck and discard pile."""
        return len(self.hand) + len(self.bag) + len(self.top) + len(self.discard)

    def of_set(self, card_set: i64) -> i64:
        """How many different cards of a set lie in the tomb."""
        return self.different >> card_set * NIBBLE & NIBBLE_MASK

    def lose(self, card: i64) -> None:
        """A card leaves the hand; of equal ones the one that all knew of."""
        self.hand.remove(card)
        if len(self.shown) > 0 and card in self.shown:
            self.shown = without(self.shown, card)

    def show(self, card: i64) -> None:
        """Everybody sees that this card is in the hand."""
        if card not in self.shown:
            self.shown = with_card(self.shown, card)

    def bury(self, t: Tables, card: i64) -> None:
        """VOK-9.3, 9.4: a card comes into the tomb."""
        card_set: i64 = t.card_set[card]
        if card_set == NO_SET:
            self.face_value += t.card_points[card]
        elif card not in self.tomb:
            self.different += unit(card_set, 1)
        self.tomb = with_card(self.tomb, card)

    def unearth(self, t: Tables, card: i64) -> None:
        """A card leaves the tomb."""
        self.tomb = without(self.tomb, card)
        card_set: i64 = t.card_set[card]
        if card_set == NO_SET:
            self.face_value -= t.card_points[card]
        elif card not in self.tomb:
            self.different -= unit(card_set, 1)

    def unseen(self) -> list[int]:
        """The cards of hand and draw deck of which nobody else knows which is where, sorted."""
        rest = self.hand + self.bag
        for card in self.shown:
            rest.remove(card)
        rest.sort()
        return rest


@final
class Valley(RuledState["Valley"]):
    """A game of Valley of the Kings. Everything below is set by `setup`, `clone` or a position."""

    tables: Tables
    completist: bool
    """VOK-14.1."""

    first: i64
    """The player of the first turn."""
    active: i64
    """Whose turn it is."""
    turns: i64
    """Turns that are over."""
    player: list[Player]
    pyramid: list[int]
    """The card on each space, or EMPTY; the spaces are numbered in the order they are filled."""
    upper: list[int]
    """The cards of age II in the stock: a bag on top of `lower`."""
    lower: list[int]
    """The cards of age III in the stock: a bag."""
    boneyard: list[int]
    """The top card last; replaced."""
    stall: i64
    """VOK-7.9: complete rounds in a row without loss."""
    round_cards: i64
    """VOK-7.9: cards in stock and pyramid when the round began."""

    # The running turn
    in_play: list[int]
    """Cards in play in the order they were laid, each card * 2 + its use."""
    entombed: i64
    """VOK-9.1, 9.2, 9.5: normal entombments in this turn."""
    changed: bool
    """VOK-7.6: whether the pyramid was changed in this turn."""
    last_bought: i64
    """The card bought last in this turn, or EMPTY."""
    gold_set: i64
    """VOK-6.4: what each card is worth in this turn, or EMPTY."""
    gold_raised: i64
    """VOK-6.4: what each card is worth more in this turn."""
    done: list[int]
    """Cards whose actions were finished in this turn, as often as they were; sorted, replaced."""
    looked: list[int]
    """Cards of the active player's deck that are being looked at; sorted, replaced."""
    looked_known: list[int]
    """Those of them that everybody knows; sorted, replaced."""
    picked: list[int]
    """What was picked so far for a payment, an order or a look; replaced."""
    laid: list[int]
    """What an action brought on a discard pile from stock and deck, or a turn at its end, in order:
    all saw these cards, also those that were covered at once; replaced."""

    def __init__(
        self,
        players: i64,
        rng: Rng,
        steps: list[Step[Valley]],
        tables: Tables,
        completist: bool,
    ) -> None:
        super().__init__(players, rng, steps)
        self.tables = tables
        self.completist = completist

    def me(self) -> Valley:
        return self

    def clone(self) -> Valley:
        twin = Valley(self.players, self.rng.clone(), self.steps, self.tables, self.completist)
        self.copy_kernel_to(twin)
        twin.first = self.first
        twin.active = self.active
        twin.turns = self.turns
        twin.player = [player.clone() for player in self.player]
        twin.pyramid = self.pyramid[:]
        twin.upper = self.upper[:]
        twin.lower = self.lower[:]
        twin.boneyard = self.boneyard
        twin.stall = self.stall
        twin.round_cards = self.round_cards
        twin.in_play = self.in_play[:]
        twin.entombed = self.entombed
        twin.changed = self.changed
        twin.last_bought = self.last_bought
        twin.gold_set = self.gold_set
        twin.gold_raised = self.gold_raised
        twin.done = self.done
        twin.looked = self.looked
        twin.looked_known = self.looked_known
        twin.picked = self.picked
        twin.laid = self.laid
        return twin

    def determinize(self, observer: i64, seed: int) -> Valley:
        """VOK-4: deal anew the hands and decks of the others, under all that was seen.

        The stock and the own deck are bags, whose order nobody knows: chance alone is new there.
        """
        twin = self.clone()
        twin.rng.reseed(seed)
        for player in range(self.players):
            if player != observer:
                twin.deal_anew(player)
        if not twin.is_over() and twin.decider() != observer:
            twin.plan_anew()
        twin.offered = None
        return twin

    def plan_anew(self) -> None:
        """Choose again what was picked in secret and has not moved yet, as far as it is counted.

        The others know how many cards looked at were picked, and that one of the hand was named for
        an exchange. That something is being bought or arranged they don't know.
        """
        kind = self.kind()
        if kind in (PAYING, ARRANGING):
            self.pop()
            self.push(PLAYING, self.active, 0)
            self.picked = []
        elif kind == EXCHANGE_TOMB:
            hand = self.player[self.active].hand
            line = line_of(self.pop() >> ARG_SHIFT)
            card = hand[self.rng.below(len(hand))]
            self.push(EXCHANGE_TOMB, self.active, packed(line, card, 0))
        elif kind in (KEEPING, RESTING):
            self.pick_anew(self.tables.verbs[line_of(self.arg())].keeps())

    def pick_anew(self, keep: i64) -> None:
        """Pick as many of the cards looked at as before: first those to be kept, in box order."""
        picks: i64 = len(self.picked)
        rest = self.looked[:]
        kept: list[int] = []
        for _ in range(min(keep, len(rest))):
            insert(kept, self.rng.take(rest))
        while len(kept) < picks:
            kept.append(self.rng.take(rest))
        self.picked = kept[:picks]

    def deal_anew(self, player: i64) -> None:
        """Deal what nobody else knows of a player's hand, deck and cards looked at."""
        p = self.player[player]
        looking = player == self.active and len(self.looked) > len(self.looked_known)
        pool = self.unseen_with_looked(player) if looking else p.unseen()
        hand = p.shown[:]
        for _ in range(len(p.hand) - len(p.shown)):
            insert(hand, self.rng.take(pool))
        p.hand = hand
        if looking:
            looked = self.looked_known[:]
            for _ in range(len(self.looked) - len(self.looked_known)):
                insert(looked, self.rng.take(pool))
            self.looked = looked
        p.bag = pool

    def unseen_with_looked(self, player: i64) -> list[int]:
        """As `Player.unseen`, while the player is looking at cards that nobody else knows."""
        pool = self.player[player].unseen() + self.looked
        for card in self.looked_known:
            pool.remove(card)
        pool.sort()
        return pool

    def meaning(self, action: i64) -> Meaning:
        from perankh.games.valley_of_the_kings.shown.describe import (
            describe,  # it needs this module
        )

        return describe(self, action)

    def scores(self) -> list[list[int]]:
        return scoring.scores(self)

    def places(self) -> list[int]:
        return scoring.places(self)

    def evaluate(self, player: i64) -> i64:
        return estimate.estimate(self, player)

    def decisive_lead(self) -> i64:
        return estimate.DECISIVE_LEAD

    def vizier_iterations(self) -> i64:
        return estimate.VIZIER_ITERATIONS

    # --- questions that several rules ask

    def left_of(self, player: i64) -> i64:
        """The next player clockwise."""
        return player + 1 if player + 1 < self.players else 0

    def stock(self) -> i64:
        """Cards in the stock."""
        return len(self.upper) + len(self.lower)

    def in_pyramid(self) -> i64:
        """Cards in the pyramid."""
        found: i64 = 0
        for card in self.pyramid:
            if card != EMPTY:
                found += 1
        return found

    def gold_of(self, card: i64) -> i64:
        """VOK-6.4: what a card is worth when paying in this turn."""
        if self.gold_set != EMPTY:
            return self.gold_set + self.gold_raised
        return self.tables.card_gold[card] + self.gold_raised

    def is_playing(self) -> bool:
        """VOK-5.2: whether step 1 of a turn goes on."""
        bottom = self.below[0] if self.depth > 0 else self.top
        kind = bottom & KIND_MASK
        return bottom != NOTHING and (kind in (PLAYING, PAYING))

    def swaps_count(self) -> bool:
        """VOK-7.9: whether a swap is a change of the pyramid."""
        return self.stall < self.tables.stall_rounds
