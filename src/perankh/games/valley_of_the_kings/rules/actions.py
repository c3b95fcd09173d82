# compiled by mypyc
"""The numbers of all actions: contiguous ranges, the same for every box and player count.

What a number means depends on the open question only in what happens to the card that it names:
`CARD` names a card of the hand, of a pile or of the tomb, whichever the question is about.
"""

from typing import Final

from perankh.games.valley_of_the_kings.box.tables import BASE, CARDS, SPACES

PAIRS: Final = 15
"""Different pairs of spaces of the pyramid."""
BRANCHES: Final = 4
"""Ways to carry out a `choose_one`, at the most."""

END_PLAY: Final = 0
"""End step 1; the cards are discarded in the standard order (VOK-5.6)."""
ARRANGE: Final = 1
"""End step 1 and set another order of the discards."""
LAY_REST: Final = 2
"""The remaining discards follow in the standard order."""
PASS: Final = 3
"""No reaction."""
BUY: Final = 4  # + space of the base
PLAY: Final = BUY + BASE  # + card
ENTOMB: Final = PLAY + CARDS  # + card
PAY: Final = ENTOMB + CARDS  # + card
CARD: Final = PAY + CARDS  # + card
FROM_PILE: Final = CARD + CARDS  # + card of the own discard pile
REPEAT: Final = FROM_PILE + CARDS  # + card
REACT: Final = REPEAT + CARDS  # + card
SPACE: Final = REACT + CARDS  # + space
SWAP: Final = SPACE + SPACES  # + pair of spaces
BRANCH: Final = SWAP + PAIRS  # + option
ACTION_COUNT: Final = BRANCH + BRANCHES

PAIR_FIRST: Final[list[int]] = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4]
PAIR_SECOND: Final[list[int]] = [1, 2, 3, 4, 5, 2, 3, 4, 5, 3, 4, 5, 4, 5, 5]
"""The two spaces of each pair."""
