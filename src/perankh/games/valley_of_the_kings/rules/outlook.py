# compiled by mypyc
"""What can be foreseen of a card's action before it is begun: how many cards will lie where.

Only counts and visible cards are looked at, never what is hidden (VOK-8.3). What each verb needs of
it, it says itself (`verbs`).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from perankh.games.valley_of_the_kings.rules.state import EMPTY, Valley


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """How many cards will lie where, as far as can be foreseen."""

    player: i64
    without: i64
    """A card of the hand that does not count since it is being played, or EMPTY."""
    it: i64
    """The card chosen by the step before, or EMPTY while that lies ahead."""
    hand: i64
    deck: i64
    pile: i64
    tomb: i64
    pyramid: i64
    stock: i64
    boneyard: i64
    new_hand: bool
    """Whether a step before changes the hand, so that only its number can be foreseen."""
    new_pyramid: bool
    """Likewise for the pyramid."""
    new_tomb: bool
    """Likewise for the tomb."""
    now: bool
    """Whether the step is to be carried out at once, so that nothing lies ahead."""

    def __init__(self, player: i64, without: i64, it: i64) -> None:
        self.player = player
        self.without = without
        self.it = it
        self.hand = 0
        self.deck = 0
        self.pile = 0
        self.tomb = 0
        self.pyramid = 0
        self.stock = 0
        self.boneyard = 0
        self.new_hand = False
        self.new_pyramid = False
        self.new_tomb = False
        self.now = False

    def look(self, s: Valley) -> None:
        """Count what lies on the table now."""
        p = s.player[self.player]
        self.hand = len(p.hand) - (1 if self.without != EMPTY else 0)
        self.deck = p.deck()
        self.pile = len(p.discard)
        self.tomb = len(p.tomb)
        self.pyramid = s.in_pyramid()
        self.stock = s.stock()
        self.boneyard = len(s.boneyard)

    def restart(self, from_now: Outlook, without: i64) -> None:
        """Begin again from an outlook at the table as it is, with another card being played."""
        self.without = without
        self.hand = from_now.hand - 1
        self.deck = from_now.deck
        self.pile = from_now.pile
        self.tomb = from_now.tomb
        self.pyramid = from_now.pyramid
        self.stock = from_now.stock
        self.boneyard = from_now.boneyard
        self.new_hand = False
        self.new_pyramid = False
        self.new_tomb = False

    def copy(self) -> Outlook:
        """The same outlook, for trying one of several ways."""
        twin = Outlook(self.player, self.without, self.it)
        twin.hand = self.hand
        twin.deck = self.deck
        twin.pile = self.pile
        twin.tomb = self.tomb
        twin.pyramid = self.pyramid
        twin.stock = self.stock
        twin.boneyard = self.boneyard
        twin.new_hand = self.new_hand
        twin.new_pyramid = self.new_pyramid
        twin.new_tomb = self.new_tomb
        return twin

    def blur(self) -> None:
        """A step follows whose effect can't be foreseen."""
        self.new_hand = True
        self.new_pyramid = True
        self.new_tomb = True

    def draw(self, count: i64) -> bool:
        """VOK-5.8: so many cards leave the deck, which is reshuffled when it is empty."""
        if self.deck + self.pile < count:
            return False
        if self.deck < count:
            self.deck += self.pile
            self.pile = 0
        self.deck -= count
        return True


def outlook(s: Valley, player: i64, without: i64, it: i64) -> Outlook:
    """The outlook at the table as it is; a card of the hand may be about to leave it."""
    o = Outlook(player, without, it)
    o.look(s)
    return o
