# compiled by mypyc
"""The numbers of all actions: contiguous ranges, the same for every box, side and player count.

What a number means depends on the open question only in who does it and why: `LOAD_STONE` names a
space of a ship in a turn, for the Hammer, the Chisel and the bonus of the right pyramid alike.
"""

from typing import Final

SHIPS: Final = 4
"""Ships in a round (IMH-1.1); equal ones are told apart by their number (IMH-2.7)."""
SPACES: Final = 4
"""Spaces of the largest ship (IMH-2.3)."""
PLACES: Final = SHIPS * SPACES
"""Spaces of all ships: a place is ship * SPACES + space."""
SITES: Final = 5
COLOURS: Final = 4
CARDS: Final = 12
"""Different market cards (IMH-2.5)."""
PICKS: Final = 4
"""Card spaces of the Market (IMH-7.1.8)."""
PAIR_SPACE: Final = 3
"""Market B: the space of the face-down pair, counted from 0."""
SMALL_PYRAMIDS: Final = 3

GET_STONES: Final = 0
LOAD_STONE: Final = 1  # + ship * SPACES + space
SAIL_SHIP: Final = 17  # + ship * SITES + site
PLAY_CARD: Final = 37  # + card
TO_SITE: Final = 49  # + site
NEXT_COLOUR: Final = 54  # + player
PICK_CARD: Final = 58  # + space of the Market
KEEP_CARD: Final = 62  # + card
CHOOSE_PYRAMID: Final = 74  # + small pyramid
TAKE_POINT: Final = 77
TAKE_STONES: Final = 78
ACCEPT: Final = 79
DECLINE: Final = 80
ACTION_COUNT: Final = 81
