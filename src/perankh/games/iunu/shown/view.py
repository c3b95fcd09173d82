"""What a seat may see of Iunu (IUN-14.2, 14.3): the form of it. It is built up in `build_view`."""

from __future__ import annotations

import msgspec

from perankh.kernel.game import View


class ColumnView(msgspec.Struct, frozen=True, kw_only=True):
    """All cards of one caste in one Dynasty."""

    caste: str
    size: int
    """At the end of the game with the hidden cards, which then belong to it (IUN-11.1)."""
    fed: int
    """How many of them carry bread."""


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player's area."""

    seat: int
    deben: int
    hand_size: int
    hand: list[str] | None
    """For its owner alone, in rank order."""
    known: list[str]
    """What everybody knows to be in the hand or among the hidden cards: it came from the Forum."""
    columns: list[ColumnView]
    """All nine, in rank order."""
    hidden: int
    """Cards face down under the Scribes; 0 when the game is over: they have joined the columns."""
    hidden_cards: list[str] | None
    """Which; for their owner, and for everybody when the game is over."""
    holds_afterlife: bool
    afterlife: str | None
    """Which; for its owner, and for everybody when the game is over."""
    afterlife_may_be: list[str]
    """Which it may be as far as the viewer knows; empty without one."""
    safe_farmers: int
    """Farmers that are fed or protected (IUN-8.6a)."""
    vulnerable_farmers: int
    bread_price: int
    """Price of a bread for this player now (IUN-8.7a)."""
    noble_gain: int
    """What one more Noble would bring now (IUN-8.3)."""
    merchant_gain: int
    """What one more Merchant would bring now (IUN-8.8)."""
    scores: dict[str, int]
    """By category, as the viewer can count them if the game ended now."""


class HeliopolisView(msgspec.Struct, frozen=True, kw_only=True):
    """The silent neighbour of `memphis_thebes`."""

    columns: list[ColumnView]
    afterlife: str | None
    """The card that was turned up for it at the end."""
    scores: dict[str, int]
    """By category, with `merchant` for the VP of its Merchants; without the afterlife card until
    it is turned up."""


class CasteView(msgspec.Struct, frozen=True, kw_only=True):
    """One caste: its numbers, and who is ahead in it among the open cards."""

    caste: str
    copies: int
    caste_vp: int
    bread_vp: int
    majority_vp: int
    leader: int | None
    """The seat that alone has most; the number of players for Heliopolis; None if nobody has."""
    tied: bool
    """Whether several share most."""
    lead: int
    """How many cards the leader is ahead of the next; 0 without a leader."""
    unseen: int
    """Copies that the viewer has no knowledge of: in the deck or unknown in hands."""


class BlockView(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the afterlife deck whose order nobody knows."""

    size: int
    may_be: list[str]
    """Which cards may lie there as far as the viewer knows; as many as `size`: exactly these."""


class IunuView(View, frozen=True):
    """Everything one seat may see."""

    seat: int | None
    mode: str
    round: int
    final: bool
    """Whether this is the final round (IUN-10.1)."""
    over: bool
    first: int
    """The start player."""
    active: int
    """Whose turn it is."""
    decider: int | None
    rebirth: bool
    """Whether this turn has a Rebirth phase (IUN-10.3)."""
    deck: int
    """Cards left in the deck: the clock of the game."""
    forum: list[str]
    """From left to right."""
    placed: int
    """How many of them, at the right end, were placed in this turn and can't be taken."""
    discard: list[str]
    """`rise_of_aten`: cards that left the Forum, in rank order."""
    dice: list[int]
    """Dice in play, the highest first."""
    dice_out: int
    bank: int | None
    """Money of the bank; None if it has no limit."""
    bread: int | None
    """Bread in the supply; None if it has no limit."""
    afterlife: list[BlockView]
    """The afterlife deck from the top."""
    drawn: list[str] | None
    """The afterlife cards a Priest is looking at, for who looks."""
    chosen: list[str]
    """What the decider has already chosen in the open question, for the decider: castes."""
    chosen_positions: list[int]
    """The same in `rise_of_aten` for cards taken: positions in the Forum from 1."""
    still: int
    """How many more must (Forum) or may (bread) be chosen in the open question, this included."""
    players: list[PlayerView]
    heliopolis: HeliopolisView | None
    castes: list[CasteView]
