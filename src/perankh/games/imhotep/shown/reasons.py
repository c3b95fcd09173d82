"""Why something is not possible in Imhotep, with the rule that says so; words: see the texts."""

from perankh.kernel.reason import Reason

QUARRY_EMPTY = Reason("imhotep-why-quarry-empty", "IMH-5.5")
SLED_FULL = Reason("imhotep-why-sled-full", "IMH-5.5")
SLED_EMPTY = Reason("imhotep-why-sled-empty", "IMH-5.7")
SPACE_TAKEN = Reason("imhotep-why-space-taken", "IMH-5.6")
SPACE_UNKNOWN = Reason("imhotep-why-space-unknown", "IMH-2.3")
SHIP_SAILED = Reason("imhotep-why-ship-sailed", "IMH-5.11")
SHIP_BELOW_MINIMUM = Reason("imhotep-why-ship-below-minimum", "IMH-5.9")
NO_SHIP_READY = Reason("imhotep-why-no-ship-ready", "IMH-5.14")
SITE_CLOSED = Reason("imhotep-why-site-closed", "IMH-1.4")
NOT_PLAYABLE = Reason("imhotep-why-not-playable", "IMH-5.15")
CARD_NOT_OWNED = Reason("imhotep-why-card-not-owned", "IMH-5.15")
HAMMER_NEEDS_BOTH = Reason("imhotep-why-hammer-needs-both", "IMH-9.4.2")
SAIL_NEEDS_MINIMUM = Reason("imhotep-why-sail-needs-minimum", "IMH-9.4.3")
CHISEL_NEEDS_TWO = Reason("imhotep-why-chisel-needs-two", "IMH-9.4.4")
SPACES_IN_ORDER = Reason("imhotep-why-spaces-in-order", "IMH-5.22")
COLOUR_NOT_LEFT = Reason("imhotep-why-colour-not-left", "IMH-9.4.1")
NO_CARD_THERE = Reason("imhotep-why-no-card-there", "IMH-7.1.1")
NOT_IN_PAIR = Reason("imhotep-why-not-in-pair", "IMH-8.1.2")
PYRAMID_FINISHED = Reason("imhotep-why-pyramid-finished", "IMH-8.2.5")

REASONS = tuple(value for value in globals().values() if isinstance(value, Reason))
"""All of them, for the completeness check of the texts."""
