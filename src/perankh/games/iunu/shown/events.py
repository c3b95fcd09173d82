"""What can happen in Iunu, as the log, the animations and the screen reader get it.

Castes and afterlife cards carry the ids of the box; players are seats; dice are their values, the
highest first, without those out of play; positions in the Forum are counted from 1 at the left.
"""

from __future__ import annotations

from typing import ClassVar

from perankh.kernel.event import Event

# --- section 3: setup


class HandDealt(Event, frozen=True):
    """IUN-3.4: a player is dealt a hand, which only its owner sees."""

    secret: ClassVar[tuple[str, ...]] = ("castes",)

    player: int
    count: int
    castes: list[str] | None


class ForumLaid(Event, frozen=True):
    """IUN-3.5: the first Forum, from left to right."""

    castes: list[str]


class HeliopolisLaid(Event, frozen=True):
    """IUN-12.1: the first cards of Heliopolis."""

    castes: list[str]


# --- sections 4 and 5: the round, the start of a turn


class RoundStarted(Event, frozen=True):
    """IUN-4.1: a round starts; `player` is its start player."""

    round: int
    player: int


class DiceRolled(Event, frozen=True):
    """IUN-4.1: all dice are rolled."""

    player: int
    dice: list[int]


class DiceReduced(Event, frozen=True):
    """IUN-4.3, 8, 12.5, 13.1: dice are worn down; `dice` are left, `out` are out of play."""

    dice: list[int]
    out: int


class FinalRound(Event, frozen=True):
    """IUN-10.1: a turn starts with an empty deck, so this round is the last."""


class TurnStarted(Event, frozen=True):
    """IUN-5.1: a player's turn starts."""

    player: int


class DieRerolled(Event, frozen=True):
    """IUN-8.1: the Pharaoh's owner rerolls a die that showed `die`; now it shows `value`."""

    player: int
    die: int
    value: int


# --- section 6: the Dynasty phase


class CardsPlayed(Event, frozen=True):
    """IUN-6.1, 6.2: one or two cards of a caste join the Dynasty; `deben` are paid."""

    player: int
    caste: str
    count: int
    deben: int


class CardHidden(Event, frozen=True):
    """IUN-8.2: a hand card goes face down under the Scribe; only its owner sees which."""

    secret: ClassVar[tuple[str, ...]] = ("caste",)

    player: int
    caste: str | None
    deben: int


class CardsDrawn(Event, frozen=True):
    """IUN-7.4, 8.2: cards come from the deck into a hand; only its owner sees them."""

    secret: ClassVar[tuple[str, ...]] = ("castes",)

    player: int
    count: int
    castes: list[str] | None


class DebenGained(Event, frozen=True):
    """IUN-8.3, 8.8: a Noble or Merchant brings money, as far as the bank has it."""

    player: int
    caste: str
    deben: int


class AfterlifeSeen(Event, frozen=True):
    """IUN-8.4: a Priest looks at the top of the afterlife deck and pays for it."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)

    player: int
    die: int
    count: int
    deben: int
    cards: list[str] | None


class AfterlifeKept(Event, frozen=True):
    """IUN-8.4a: one afterlife card is kept face down."""

    secret: ClassVar[tuple[str, ...]] = ("card",)

    player: int
    card: str | None


class AfterlifeReturned(Event, frozen=True):
    """IUN-8.4b: the other cards are shuffled and go back; only who looked knows which."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)

    player: int
    count: int
    cards: list[str] | None


class RaidDeclared(Event, frozen=True):
    """IUN-8.6: `player` demands a farmer of `owner`."""

    player: int
    owner: int


class BribePaid(Event, frozen=True):
    """IUN-8.6: the raided `owner` pays the raider `player` and keeps the farmer."""

    player: int
    owner: int
    deben: int


class FarmerTaken(Event, frozen=True):
    """IUN-8.6: an unfed Farmer of `owner` moves to the raider `player`."""

    player: int
    owner: int


class BreadPlaced(Event, frozen=True):
    """IUN-8.7: bread on cards of the own Dynasty, each at the same price."""

    player: int
    castes: list[str]
    price: int
    deben: int


# --- section 7: the Rebirth phase


class CardsKept(Event, frozen=True):
    """IUN-8.5: Artisans are paid, so that `count` fewer cards are placed."""

    player: int
    count: int
    deben: int


class CardsPlaced(Event, frozen=True):
    """IUN-7.1: hand cards go face up to the right end of the Forum, in this order."""

    player: int
    castes: list[str]


class CardsTaken(Event, frozen=True):
    """IUN-7.2: Forum cards go into the hand; `positions` are those in the row before."""

    player: int
    castes: list[str]
    positions: list[int]


class ForumCardDiscarded(Event, frozen=True):
    """IUN-13.4: the leftmost card of the Forum leaves the game."""

    caste: str


class ForumCardTurned(Event, frozen=True):
    """IUN-7.5, 7.6, 12.7, 13.4: a card from the deck joins the Forum at its right end."""

    caste: str


class HeliopolisTook(Event, frozen=True):
    """IUN-12.6: Heliopolis takes a card from the Forum into its Dynasty."""

    caste: str
    position: int


# --- sections 11 and 12: final scoring


class HiddenRevealed(Event, frozen=True):
    """IUN-11.1: hidden cards are turned over and join their owner's columns."""

    player: int
    castes: list[str]


class AfterlifeRevealed(Event, frozen=True):
    """IUN-11.1: a player's afterlife card is turned over."""

    player: int
    card: str


class HeliopolisFed(Event, frozen=True):
    """IUN-12.9: the Bakers of Heliopolis put bread on its cards."""

    castes: list[str]


class HeliopolisAfterlife(Event, frozen=True):
    """IUN-12.10: the top afterlife card is turned up for Heliopolis."""

    card: str


class CategoryScored(Event, frozen=True):
    """IUN-11.8: final scoring of one part for one player; only where it is not 0."""

    player: int
    category: str
    points: int


class HeliopolisScored(Event, frozen=True):
    """IUN-12.11: final scoring of one part for Heliopolis; `merchant`: VP of its Merchants."""

    category: str
    points: int


class HeliopolisWon(Event, frozen=True):
    """RULING 12-B: Heliopolis wins, alone or (followed by `game_ended`) together with players."""


class GameEnded(Event, frozen=True):
    """IUN-11.8: the game is over; `winners` share the victory. Silent if Heliopolis wins alone."""

    winners: list[int]


EVENTS: tuple[type[Event], ...] = (
    HandDealt,
    ForumLaid,
    HeliopolisLaid,
    RoundStarted,
    DiceRolled,
    DiceReduced,
    FinalRound,
    TurnStarted,
    DieRerolled,
    CardsPlayed,
    CardHidden,
    CardsDrawn,
    DebenGained,
    AfterlifeSeen,
    AfterlifeKept,
    AfterlifeReturned,
    RaidDeclared,
    BribePaid,
    FarmerTaken,
    BreadPlaced,
    CardsKept,
    CardsPlaced,
    CardsTaken,
    ForumCardDiscarded,
    ForumCardTurned,
    HeliopolisTook,
    HiddenRevealed,
    AfterlifeRevealed,
    HeliopolisFed,
    HeliopolisAfterlife,
    CategoryScored,
    HeliopolisScored,
    HeliopolisWon,
    GameEnded,
)
