"""What can happen in Valley of the Kings, as the log, the animations and the screen reader get it.

Cards, spaces and zones carry the ids of the box; players are seats. `zone` is where a card comes
from unless the docstring says otherwise. Points `before` and `after` are those of the card's set,
or of all starters or all uniques in that tomb.
"""

from __future__ import annotations

from typing import ClassVar

from perankh.kernel.event import Event

# --- setup and the frame of a turn (3, 5, 7)


class GameBegan(Event, frozen=True):
    """VOK-3.7: `player` has the first turn."""

    player: int


class PyramidFilled(Event, frozen=True):
    """VOK-3.4, 7.7: cards of the stock come into the pyramid; `spaces` and `cards` go together."""

    spaces: list[str]
    cards: list[str]


class BoneyardBegun(Event, frozen=True):
    """VOK-3.5: cards of the stock start the boneyard, the last one on top."""

    cards: list[str]


class TurnBegan(Event, frozen=True):
    """VOK-5.1: a turn begins; rounds count from 1."""

    player: int
    round: int


class CardsLaidDown(Event, frozen=True):
    """VOK-5.5: cards in play and in hand go on the discard pile; the last one is on top."""

    player: int
    cards: list[str]


class PyramidUnchanged(Event, frozen=True):
    """VOK-7.5: nothing changed in the pyramid, so `player` must sacrifice one of its cards."""

    player: int


class CardsDrawn(Event, frozen=True):
    """VOK-5.8: cards of the own draw deck come into the hand; only their owner sees them."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)

    player: int
    count: int
    cards: list[str] | None


class DeckReshuffled(Event, frozen=True):
    """VOK-5.8: the discard pile has become the new draw deck of `count` cards."""

    player: int
    count: int


class RoundEnded(Event, frozen=True):
    """VOK-12.2: all players have had the same number of turns."""

    round: int


class SwapsCountNoMore(Event, frozen=True):
    """VOK-7.9: after `rounds` rounds without loss, a swap is no change of the pyramid any more."""

    rounds: int


# --- buying and crumbling (6, 7)


class CardBought(Event, frozen=True):
    """VOK-6.2: `cards` with together `gold` pay for `card`, which goes on the own discard pile."""

    player: int
    card: str
    space: str
    cost: int
    cards: list[str]
    gold: int


class CardFell(Event, frozen=True):
    """VOK-7.3: a card falls from `from_space` to `space`."""

    card: str
    from_space: str
    space: str


# --- card actions (8, 11)


class ActionBegun(Event, frozen=True):
    """VOK-8.1: a card is laid from the hand into play for its action."""

    player: int
    card: str


class ActionRepeated(Event, frozen=True):
    """VOK-11.14: an action of this turn is carried out once more."""

    player: int
    card: str


class CardRevealed(Event, frozen=True):
    """VOK-11.17: the top card of the own draw deck is revealed."""

    player: int
    card: str


class ActionImpossible(Event, frozen=True):
    """VOK-11.17: the revealed card has no action or it can't be carried out."""

    player: int
    card: str


class RevealedDiscarded(Event, frozen=True):
    """VOK-11.17: the revealed card goes on the own discard pile."""

    player: int
    card: str


class StepSkipped(Event, frozen=True):
    """VOK-8.3: a step has become impossible and is left out; `step` is its word in the box."""

    player: int
    step: str


class CardDiscarded(Event, frozen=True):
    """A card goes from the hand, or from those looked at (`zone`), on the own discard pile."""

    player: int
    card: str
    zone: str


class CardSacrificed(Event, frozen=True):
    """VOK-8.8: a card goes on the boneyard, from the hand or from a space of the pyramid."""

    player: int
    card: str
    zone: str
    space: str | None


class CardGiven(Event, frozen=True):
    """VOK-8.7: `player` puts a card of the hand on the discard pile of `owner`."""

    player: int
    owner: int
    card: str


class CardsSwapped(Event, frozen=True):
    """VOK-8.6 swap_pyramid: two cards of the pyramid exchange their spaces (as given here)."""

    player: int
    cards: list[str]
    spaces: list[str]


class CardTaken(Event, frozen=True):
    """VOK-8.9: a card is taken from a zone; `to_zone` is where it goes."""

    player: int
    card: str
    zone: str
    space: str | None
    to_zone: str


class CardEntombed(Event, frozen=True):
    """VOK-9: a card goes into the own tomb."""

    player: int
    card: str
    zone: str
    before: int
    after: int


class CardUnearthed(Event, frozen=True):
    """VOK-8.6 return_from_tomb, swap_hand_tomb: a card goes from the own tomb into the hand."""

    player: int
    card: str
    before: int
    after: int


class CardOnDeck(Event, frozen=True):
    """VOK-8.6 discard_pile_to_deck: a card of the own discard pile goes on top of the own deck."""

    player: int
    card: str


class GoldSet(Event, frozen=True):
    """VOK-6.4: every card that `player` pays with this turn is worth `value`."""

    player: int
    value: int


class GoldRaised(Event, frozen=True):
    """VOK-6.4: every card that `player` pays with this turn is worth `value` more."""

    player: int
    value: int


class CardsLookedAt(Event, frozen=True):
    """VOK-8.6 look_top: a player looks at cards of the own draw deck, alone or with all."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)

    player: int
    count: int
    cards: list[str] | None


class CardKept(Event, frozen=True):
    """VOK-8.6 look_top: one of the cards looked at goes into the hand."""

    secret: ClassVar[tuple[str, ...]] = ("card",)

    player: int
    card: str | None


class PlayerSpared(Event, frozen=True):
    """VOK-8.7: an opponent has too few cards to be affected."""

    player: int


# --- reactions (10)


class CardShown(Event, frozen=True):
    """VOK-10.3: a card is shown from the hand; the action does not affect `player`."""

    player: int
    card: str


class ReactionUsed(Event, frozen=True):
    """VOK-10.4, 10.5: a reaction is discarded from the hand onto the own discard pile."""

    player: int
    card: str


# --- the end (12, 13)


class CategoryScored(Event, frozen=True):
    """VOK-13: final points of one category for one player; only where they are not 0."""

    player: int
    category: str
    points: int


class GameEnded(Event, frozen=True):
    """VOK-12.1, 13.4: the game is over; `winners` share the victory."""

    winners: list[int]


EVENTS: tuple[type[Event], ...] = (
    GameBegan,
    PyramidFilled,
    BoneyardBegun,
    TurnBegan,
    CardsLaidDown,
    PyramidUnchanged,
    CardsDrawn,
    DeckReshuffled,
    RoundEnded,
    SwapsCountNoMore,
    CardBought,
    CardFell,
    ActionBegun,
    ActionRepeated,
    CardRevealed,
    ActionImpossible,
    RevealedDiscarded,
    StepSkipped,
    CardDiscarded,
    CardSacrificed,
    CardGiven,
    CardsSwapped,
    CardTaken,
    CardEntombed,
    CardUnearthed,
    CardOnDeck,
    GoldSet,
    GoldRaised,
    CardsLookedAt,
    CardKept,
    PlayerSpared,
    CardShown,
    ReactionUsed,
    CategoryScored,
    GameEnded,
)
