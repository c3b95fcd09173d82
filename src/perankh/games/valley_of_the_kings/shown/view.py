"""What a seat may see of Valley of the Kings (VOK-4): its form. It is built up in `build_view`."""

from __future__ import annotations

import msgspec

from perankh.games.valley_of_the_kings.shown.wording import StepFace
from perankh.kernel.game import View


class CardFace(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a card; name and text come with the texts of the box."""

    card: str
    type: str
    set: str | None
    number: int
    """The n of n/N in its set; 0 without a set."""
    age: int
    cost: int
    gold: int
    points: int
    """In the tomb; 0 for cards of a set."""
    trigger: str | None
    """What a reaction waits for; None for an action card."""
    steps: list[StepFace]
    """What it does, step by step, where the box was corrected; else the text of the box says it."""


class HandCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the own hand."""

    card: str
    gold: int
    """What it pays now (VOK-6.4)."""


class PlayedCard(msgspec.Struct, frozen=True, kw_only=True):
    """VOK-4.8: a card in play and what it was used for: "gold" or "action"."""

    card: str
    use: str


class SetView(msgspec.Struct, frozen=True, kw_only=True):
    """VOK-13.3: one set in one tomb."""

    set: str
    size: int
    numbers: list[int]
    """Which different cards of the set lie there, by their n of n/N."""
    doubles: int
    """Further copies, which score nothing."""
    points: int
    """What it scores, the completist's bonus included."""
    next_points: int
    """What it would score with one more different card; the same if it is complete."""


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's area."""

    seat: int
    hand_size: int
    hand: list[HandCard] | None
    """The own hand; None for everybody else's."""
    known_hand: list[str]
    """Cards that all know to be in this hand: shown, drawn from a known top, or counted out."""
    deck_size: int
    deck_top: list[str]
    """Cards of the draw deck that everybody knows, the top one first (VOK-4.2)."""
    unseen: list[str]
    """What the rest of hand and draw deck hold together: all of it was seen in passing (4.R3)."""
    discard_size: int
    discard_top: str | None
    discard: list[str] | None
    """The own discard pile from the bottom to the top, while it may be looked through (VOK-4.4)."""
    total: int
    """VOK-4.9: hand, draw deck and discard pile."""
    in_play: list[PlayedCard]
    tomb: list[str]
    sets: list[SetView]
    scores: dict[str, int]
    """By category, as if the game ended now."""
    points: int
    turns: int


class SpaceView(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the pyramid."""

    space: str
    card: str | None
    buyable: bool
    """VOK-6.1: whether it belongs to the base."""


class PurchaseView(msgspec.Struct, frozen=True, kw_only=True):
    """A payment that is being put together; only the buyer sees it."""

    space: str
    card: str
    cost: int
    cards: list[str]
    gold: int


class ValleyView(View, frozen=True):
    """Everything one seat may see."""

    seat: int | None
    over: bool
    completist: bool
    round: int
    first: int
    active: int
    decider: int | None
    step: str
    """Which step of the turn it is: play, discard, rebuild or draw."""
    faces: list[CardFace]
    """Every different card of the box."""
    players: list[PlayerView]
    pyramid: list[SpaceView]
    """The spaces in the order bl, bc, br, ml, mr, a."""
    stock: int
    stock_age: int | None
    """The age of the top card of the stock."""
    boneyard: int
    boneyard_top: str | None
    changed: bool
    """VOK-7.6: whether the pyramid was changed in this turn."""
    swaps_count: bool
    """VOK-7.9: whether a swap is a change."""
    entombed: int
    """Normal entombments in this turn."""
    entomb_limit: int
    gold_set: int | None
    """VOK-6.4: what each card is worth this turn instead of its printed value."""
    gold_raised: int
    """VOK-6.4: what each card is worth more this turn."""
    last_bought: str | None
    """The card bought last in this turn."""
    carried_out: list[str]
    """Actions finished in this turn, as often as they were (VOK-11.14)."""
    running: list[str]
    """Actions being carried out, the innermost last."""
    revealed: list[str]
    """Cards revealed by a running action, in no zone now (VOK-11.17)."""
    looked_at: int
    """How many cards are being looked at."""
    looked: list[str] | None
    """Those cards, for who may see them."""
    paying: PurchaseView | None
    """For the buyer while a payment is put together."""
    arranged: list[str] | None
    """For who arranges the discards: what was picked so far, the top card first."""
    last_discards: list[str]
    """What the last action put on a discard pile from stock and deck, or a turn at its end, also if
    it was covered at once (VOK-4.R3); the last one came on top."""
