"""What computer players are called at a table: names of people of old Egypt.

None of them is the name of a level, a caste, a god, a card or a game, so that a line of the log can
only mean one of them. At one table they stay the same for good.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection

NAMES = (
    "Ankhu", "Beket", "Djau", "Henut", "Hori", "Intef", "Ipuy", "Kawit",
    "Kenna", "Menna", "Meryt", "Nakht", "Nebet", "Neferu", "Paser", "Rensi",
    "Satiah", "Senbi", "Teti", "Tiaa", "Tuya", "Userhat", "Wah", "Weni",
)  # fmt: skip


def computer_name(table: str, seat: int, taken: Collection[str]) -> str:
    """The name of the computer player in this seat: nobody else's at the table."""
    used = {name.casefold() for name in taken}
    digest = hashlib.blake2b(f"{table} {seat}".encode(), digest_size=4).digest()
    begin = int.from_bytes(digest, "little") % len(NAMES)
    ring = NAMES[begin:] + NAMES[:begin]
    return next(name for name in ring if name.casefold() not in used)
