"""Which box a record means by the hash it carries.

Records of today carry `Box.hash`, the hash of what the rules read. Those made before carry
`Box.file_hash`, in which every name counts: the shipped boxes of then are listed here, so that
a word may be corrected in a shipped box without locking the records that were played with it.
"""

from __future__ import annotations

from perankh.kernel.box import AnyBox

PLAYS_LIKE = {
    # imhotep
    "f9088fd46466473d3a23127608705fb482588f35aed5726f31db2c9db3a37445": (
        "2e1fafa49ac282993ff4629760f472bc41448e6317642ebfc10add2842354777"
    ),
    # iunu
    "a87c1a9f38f869ace65996da58fffcf54e2ae1462903f3710148c59590bcd6ae": (
        "2f37afcbfb659db203996810c6269a57e3540e9eda5a32d3bd1d643d0744409d"
    ),
    # valley_of_the_kings
    "936e3306052e8ace8d5050b14b128ada0097998281d9e0fc4a8077262934f68a": (
        "7fc53ec353c44639c4efcb32e6d93cc66fdbd219a089112ed6b5a67c1e0b5881"
    ),
}
"""Hashes that records may carry, and the hash of the box that plays the same.

Whoever reshapes a shipped box without changing what is played adds its hash of before."""


def today(recorded: str) -> str:
    """The hash by which a box of before goes today."""
    return PLAYS_LIKE.get(recorded, recorded)


def is_box(recorded: str, box: AnyBox) -> bool:
    """Whether a record that carries this hash was played with this box, or one that plays alike."""
    return today(recorded) == box.hash or recorded == box.file_hash
