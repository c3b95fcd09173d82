"""Why something is not possible in Iunu, with the rule that says so; words: see the texts."""

from perankh.kernel.reason import Reason

NOT_IN_HAND = Reason("iunu-why-not-in-hand", "IUN-6.1")
NO_SECOND_CARD = Reason("iunu-why-no-second-card", "IUN-6.2")
SECOND_CARD_UNPAID = Reason("iunu-why-second-card-unpaid", "IUN-6.2")
DIE_NOT_IN_PLAY = Reason("iunu-why-die-not-in-play", "IUN-4.3")
HIDE_NOT_IN_HAND = Reason("iunu-why-hide-not-in-hand", "IUN-8.2")
PRIEST_UNPAID = Reason("iunu-why-priest-unpaid", "IUN-8.4")
NOT_DRAWN = Reason("iunu-why-not-drawn", "IUN-8.4a")
NO_SUCH_PLAYER = Reason("iunu-why-no-such-player", "IUN-8.6")
RAID_ON_ONESELF = Reason("iunu-why-raid-on-oneself", "IUN-8.6")
RAID_ON_HELIOPOLIS = Reason("iunu-why-raid-on-heliopolis", "IUN-12.3")
FARMERS_SAFE = Reason("iunu-why-farmers-safe", "IUN-8.6a")
NOTHING_TO_FEED = Reason("iunu-why-nothing-to-feed", "IUN-8.7")
FEED_IN_ORDER = Reason("iunu-why-feed-in-order", "IUN-14.5")
TOO_FEW_ARTISANS = Reason("iunu-why-too-few-artisans", "IUN-8.5")
ARTISANS_UNPAID = Reason("iunu-why-artisans-unpaid", "IUN-8.5")
NOTHING_TO_KEEP = Reason("iunu-why-nothing-to-keep", "IUN-8.5")
PLACE_NOT_IN_HAND = Reason("iunu-why-place-not-in-hand", "IUN-7.1")
PLACE_IN_ORDER = Reason("iunu-why-place-in-order", "IUN-14.5")
NOT_IN_FORUM = Reason("iunu-why-not-in-forum", "IUN-7.2")
JUST_PLACED = Reason("iunu-why-just-placed", "IUN-7.2")
TAKE_IN_ORDER = Reason("iunu-why-take-in-order", "IUN-14.5")
NO_CARD_THERE = Reason("iunu-why-no-card-there", "IUN-13.8")
PICK_IN_ORDER = Reason("iunu-why-pick-in-order", "IUN-13.8")

REASONS = tuple(value for value in globals().values() if isinstance(value, Reason))
"""All of them, for the completeness check of the texts."""
