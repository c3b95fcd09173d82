# compiled by mypyc
"""The numbers of all actions: contiguous ranges, the same for every box, mode and player count.

What a number means depends on the open question only in why it is done: `FEED` names a caste of
the own Dynasty, `PLACE` one of the own hand.
"""

from typing import Final

SEATS: Final = 4
"""Players at the most (IUN-1.1)."""
MOST_KEPT: Final = 8
"""Cards that Artisans may keep out of the Forum in any box: no more than a hand has."""

PLAY_ONE: Final = 0  # + caste
PLAY_TWO: Final = 9  # + caste
REROLL: Final = 18  # + value of the die - 1
HIDE: Final = 22  # + caste
USE: Final = 31
SEEK: Final = 32  # + value of the die - 1
KEEP: Final = 36  # + afterlife card
RAID: Final = 45  # + seat
BRIBE: Final = 49
YIELD: Final = 50
FEED: Final = 51  # + caste
DECLINE: Final = 60
PAY: Final = 61  # + number of cards kept
PLACE: Final = 70  # + caste
TAKE: Final = 79  # + caste
PICK: Final = 88  # + place in the row, from 0
ACTION_COUNT: Final = 98
