"""Why something is not possible in Valley of the Kings, with the rule that says so."""

from perankh.kernel.reason import Reason

SPACE_EMPTY = Reason("valley_of_the_kings-why-space-empty", "VOK-6.1")
NOT_ENOUGH_GOLD = Reason("valley_of_the_kings-why-not-enough-gold", "VOK-6.2")
NOT_IN_HAND = Reason("valley_of_the_kings-why-not-in-hand", "VOK-4.1")
REACTION_CARD = Reason("valley_of_the_kings-why-reaction-card", "VOK-8.4")
ENTOMBED_ALREADY = Reason("valley_of_the_kings-why-entombed-already", "VOK-9.1")
NOTHING_TO_ARRANGE = Reason("valley_of_the_kings-why-nothing-to-arrange", "VOK-5.6")
PAY_IN_ORDER = Reason("valley_of_the_kings-why-pay-in-order", "VOK-6.2")
PAY_EQUALS_IN_ORDER = Reason("valley_of_the_kings-why-pay-equals-in-order", "VOK-6.R1")
PAID_ALREADY = Reason("valley_of_the_kings-why-paid-already", "VOK-6.2")
STANDARD_ORDER = Reason("valley_of_the_kings-why-standard-order", "VOK-5.6")
NOT_LEFT = Reason("valley_of_the_kings-why-not-left", "VOK-5.5")

# Why an action can't be carried out (VOK-8.2): what its first impossible verb misses
TOO_FEW_TO_DRAW = Reason("valley_of_the_kings-why-too-few-to-draw", "VOK-5.8")
TOO_FEW_IN_HAND = Reason("valley_of_the_kings-why-too-few-in-hand", "VOK-8.2")
TOO_FEW_IN_PYRAMID = Reason("valley_of_the_kings-why-too-few-in-pyramid", "VOK-8.6")
NO_SUITABLE_CARD = Reason("valley_of_the_kings-why-no-suitable-card", "VOK-8.6")
NOTHING_BOUGHT = Reason("valley_of_the_kings-why-nothing-bought", "VOK-8.6")
NO_SET_IN_TOMB = Reason("valley_of_the_kings-why-no-set-in-tomb", "VOK-8.6")
NO_CARD_LEADS_ON = Reason("valley_of_the_kings-why-no-card-leads-on", "VOK-8.6")
STOCK_EMPTY = Reason("valley_of_the_kings-why-stock-empty", "VOK-8.6")
BONEYARD_EMPTY = Reason("valley_of_the_kings-why-boneyard-empty", "VOK-8.6")
TOO_FEW_DISCARDS = Reason("valley_of_the_kings-why-too-few-discards", "VOK-8.6")
NOTHING_TO_ENTOMB = Reason("valley_of_the_kings-why-nothing-to-entomb", "VOK-8.6")
TOMB_EMPTY = Reason("valley_of_the_kings-why-tomb-empty", "VOK-8.6")
NOTHING_TO_REPEAT = Reason("valley_of_the_kings-why-nothing-to-repeat", "VOK-8.6")
NO_WAY_OPEN = Reason("valley_of_the_kings-why-no-way-open", "VOK-8.6")

# Within an action
LEADS_NOWHERE = Reason("valley_of_the_kings-why-leads-nowhere", "VOK-8.6")
NOT_IN_PILE = Reason("valley_of_the_kings-why-not-in-pile", "VOK-8.6")
NOT_IN_TOMB = Reason("valley_of_the_kings-why-not-in-tomb", "VOK-8.6")
NOT_LOOKED_AT = Reason("valley_of_the_kings-why-not-looked-at", "VOK-8.6")
OUTSIDE_BASE = Reason("valley_of_the_kings-why-outside-base", "VOK-8.6")
UNSUITABLE = Reason("valley_of_the_kings-why-unsuitable", "VOK-8.6")
NOTHING_THERE = Reason("valley_of_the_kings-why-nothing-there", "VOK-8.6")
SAME_SWAP = Reason("valley_of_the_kings-why-same-swap", "VOK-8.R3")
NOT_CARRIED_OUT = Reason("valley_of_the_kings-why-not-carried-out", "VOK-8.6")
NOT_REPEATABLE = Reason("valley_of_the_kings-why-not-repeatable", "VOK-11.14")
NO_SUCH_REACTION = Reason("valley_of_the_kings-why-no-such-reaction", "VOK-10.1")

REASONS = tuple(value for value in globals().values() if isinstance(value, Reason))
"""All of them, for the completeness check of the texts."""
