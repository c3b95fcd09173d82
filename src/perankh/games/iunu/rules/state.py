# compiled by mypyc
"""What lies on the table in Iunu: decks, Forum, dice, Dynasties. What may be done is elsewhere.

Cards of one caste are alike (IUN-14.5), so hands, columns and the deck are piles (`packs`).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from perankh.games.iunu import estimate
from perankh.games.iunu.box.tables import (
    FARMER,
    MEMPHIS_THEBES,
    MOST_PIPS,
    RISE_OF_ATEN,
    SOLDIER,
    Tables,
)
from perankh.games.iunu.rules import knowledge, scoring
from perankh.games.iunu.rules.actions import PLACE
from perankh.games.iunu.rules.packs import CELL, CELL_MASK, count_in, members
from perankh.kernel.meaning import Meaning
from perankh.kernel.picking import NARROW, count_picks, with_pick
from perankh.kernel.rival import Rival
from perankh.kernel.rng import Rng
from perankh.kernel.state import RuledState
from perankh.kernel.step import Step, frame

NONE: Final = -1
"""No afterlife card."""

# Kinds of frames: the index of each question and step in `steps.STEPS`.
REROLL: Final = 0
PLAY: Final = 1
SCRIBE_HIDES: Final = 2
NOBLE_TAXES: Final = 3
PRIEST_SEEKS: Final = 4
KEEP_ONE: Final = 5
SOLDIER_RAIDS: Final = 6
PAY_BRIBE: Final = 7
BAKER_FEEDS: Final = 8
MERCHANT_TRADES: Final = 9
ARTISANS_KEEP: Final = 10
PLACE_CARDS: Final = 11
PLACE_ROW: Final = 12
TAKE_CARDS: Final = 13
PICK_CARDS: Final = 14
REBIRTH: Final = 15
END_TURN: Final = 16


@final
@mypyc_attr(acyclic=True)
class Player:
    """What belongs to one player, or to Heliopolis."""

    deben: i64
    hand: i64
    """A pile."""
    hand_count: i64
    """How many cards that is."""
    known: i64
    """A pile: what everybody knows to be in the hand at the least, since it came from the Forum."""
    dynasty: i64
    """A pile: the face-up cards."""
    fed: i64
    """A pile: those of them with bread."""
    hidden: list[int]
    """Castes of the cards under the Scribes, the first one first. Replaced, never changed."""
    veils: list[int]
    """By hidden card, a pile: what everybody knows to be at the least in the hand or under the
    Scribes from this card on. Empty once the cards are revealed. Replaced, never changed."""
    afterlife: i64
    """The afterlife card held, or NONE."""

    def __init__(self, deben: i64, nothing: list[int]) -> None:
        self.deben = deben
        self.hand = 0
        self.hand_count = 0
        self.known = 0
        self.dynasty = 0
        self.fed = 0
        self.hidden = nothing
        self.veils = nothing
        self.afterlife = NONE

    def owns(self, caste: i64) -> i64:
        """How many face-up cards of a caste the Dynasty has."""
        return self.dynasty >> caste * CELL & CELL_MASK

    def vulnerable(self, tables: Tables) -> i64:
        """IUN-8.6a: farmers that can be raided, however many of them at once."""
        unfed = count_in(self.dynasty, FARMER) - count_in(self.fed, FARMER)
        return max(0, unfed - tables.soldier_protects * count_in(self.dynasty, SOLDIER))

    def clone(self) -> Player:
        """An equal, independent player."""
        twin = Player(self.deben, self.hidden)
        twin.hand = self.hand
        twin.hand_count = self.hand_count
        twin.known = self.known
        twin.dynasty = self.dynasty
        twin.fed = self.fed
        twin.veils = self.veils
        twin.afterlife = self.afterlife
        return twin


@final
class Iunu(RuledState["Iunu"]):
    """A game of Iunu. Everything below is set by `setup`, `clone` or a position."""

    tables: Tables
    mode: i64
    """STANDARD, MEMPHIS_THEBES or RISE_OF_ATEN (IUN-1.5)."""

    round: i64
    """From 1; 0 before the first."""
    first: i64
    """The round's start player."""
    active: i64
    """Whose turn it is."""
    final_round: bool
    """IUN-10.1, 10.3: whether a turn of this round, and so this turn too, has started with an empty
    deck; then it has no Rebirth phase."""
    kept: i64
    """IUN-8.5: cards that Artisans keep out of the Forum this turn."""

    dice: i64
    """A pile by value less one: dice in play; the others are out."""
    deck: i64
    """A pile, in no order."""
    deck_count: i64
    """How many cards that is."""
    forum: i64
    """A row, from the left."""
    forum_count: i64
    """How many cards that is."""
    placed: i64
    """How many of them, at the right end, were placed in this turn (IUN-7.2)."""
    discard: i64
    """A pile: cards that left the Forum (IUN-13.5)."""
    bank: i64
    """IUN-2.5: money nobody holds; 0 where it has no limit."""
    bread: i64
    """IUN-2.6: bread in the supply; 0 where it has no limit."""

    blocks: list[int]
    """The afterlife deck as sets of cards, the topmost last; a set has no order. Replaced, never
    changed, like all lists of lists and of numbers here."""
    boxed: i64
    """IUN-3.2: the set of afterlife cards that left the game unseen."""
    drawn: i64
    """IUN-8.4: the set of afterlife cards that a Priest is looking at."""
    beliefs: list[list[int]]
    """What each seat knows of the afterlife cards, see `knowledge`; empty until a Priest
    has looked at some."""

    player: list[Player]
    """By seat; in `memphis_thebes` Heliopolis comes last."""

    def __init__(
        self, players: i64, rng: Rng, steps: list[Step[Iunu]], tables: Tables, mode: i64
    ) -> None:
        super().__init__(players, rng, steps)
        self.tables = tables
        self.mode = mode

    def me(self) -> Iunu:
        return self

    def clone(self) -> Iunu:
        twin = Iunu(self.players, self.rng.clone(), self.steps, self.tables, self.mode)
        self.copy_kernel_to(twin)
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.final_round = self.final_round
        twin.kept = self.kept
        twin.dice = self.dice
        twin.deck = self.deck
        twin.deck_count = self.deck_count
        twin.forum = self.forum
        twin.forum_count = self.forum_count
        twin.placed = self.placed
        twin.discard = self.discard
        twin.bank = self.bank
        twin.bread = self.bread
        twin.blocks = self.blocks
        twin.boxed = self.boxed
        twin.drawn = self.drawn
        twin.beliefs = self.beliefs
        twin.player = [player.clone() for player in self.player]
        return twin

    def determinize(self, observer: i64, seed: int) -> Iunu:
        """IUN-14.2: decks, hands, hidden and afterlife cards of others, as far as unknown."""
        twin = self.clone()
        twin.rng.reseed(seed)
        twin.offered = None
        knowledge.deal_anew(twin, observer)
        asked = not twin.is_over() and twin.decider() == observer
        if not asked and twin.kind() in (PLACE_CARDS, PLACE_ROW):
            twin.choose_anew()
        return twin

    def meaning(self, action: i64) -> Meaning:
        from perankh.games.iunu.shown.describe import describe  # it needs this module

        return describe(self, action)

    def choose_anew(self) -> None:
        """Choose other cards to be placed, as many as were: which is not known before the last."""
        kind, player = self.kind(), self.decider()
        arg: i64 = 0
        for _ in range(count_picks(self.arg())):
            offered = self.steps[kind].options(self, player, arg)
            arg = with_pick(arg, offered[self.rng.below(len(offered))] - PLACE, NARROW)
        self.top = frame(kind, player, arg)

    def scores(self) -> list[list[int]]:
        return scoring.scores(self)

    def open_scores(self) -> list[list[int]]:
        return scoring.open_scores(self)

    def places(self) -> list[int]:
        return scoring.places(self)[: self.players]

    def rival_count(self) -> i64:
        return 1 if self.has_heliopolis() else 0

    def rivals(self) -> list[Rival]:
        """Section 12: Heliopolis."""
        return scoring.rivals(self, scoring.ALL_SEATS) if self.has_heliopolis() else []

    def open_rivals(self) -> list[Rival]:
        """Until the end its majorities are those among the open cards."""
        if not self.has_heliopolis():
            return []
        return scoring.rivals(self, scoring.ALL_SEATS if self.is_over() else scoring.NO_SEATS)

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

    def has_heliopolis(self) -> bool:
        """Section 12: whether the silent neighbour takes part."""
        return self.mode == MEMPHIS_THEBES

    def is_ordered(self) -> bool:
        """IUN-13.2, 13.3, 13.8: whether players decide about the order of the Forum."""
        return self.mode == RISE_OF_ATEN

    def highest_die(self) -> i64:
        """The highest die in play, 0 if there is none."""
        value: i64 = MOST_PIPS
        while value > 0 and count_in(self.dice, value - 1) == 0:
            value -= 1
        return value

    def afterlife_count(self) -> i64:
        """Cards in the afterlife deck."""
        count: i64 = 0
        for block in self.blocks:
            count += members(block)
        return count

    def bread_price(self, p: Player) -> i64:
        """IUN-8.7a, 8.9: the price of each bread."""
        t = self.tables
        discount = p.owns(FARMER) // t.farmers_per_discount * t.farmer_discount
        return max(t.bread_price_min, self.highest_die() - discount)

    def payable(self, amount: i64) -> i64:
        """RULING 2-B: what the bank pays of a gain."""
        return min(amount, self.bank) if self.tables.deben_limited else amount
