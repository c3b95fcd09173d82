# compiled by mypyc
"""The cards and numbers of the box as the rules read them: plain ints and lists, made once.

A `Tables` object is shared by all clones of a state and never changed. It is filled and checked by
`loading.py`; no number of the box stands here, only the fixed numbering of what the box names.

What a card does is a program: steps with consecutive numbers that end with an END step. The rules
walk along it: `card_program[card]` is the number of its first step, `step_op[step]` says what the
step is, and the other `step_…` lists hold its arguments. A step leaves the columns that it does not
use at 0, or at -1 where that is said.
"""

from typing import Final

from mypy_extensions import i64

# The spaces of the pyramid, numbered in the order in which they are filled (VOK-7.7).
BASE_LEFT: Final = 0
BASE_CENTRE: Final = 1
BASE_RIGHT: Final = 2
MIDDLE_LEFT: Final = 3
MIDDLE_RIGHT: Final = 4
APEX: Final = 5
SPACES: Final = 6
BASE: Final = 3
"""The first three spaces are the base."""
SPACE_IDS: Final[list[str]] = ["bl", "bc", "br", "ml", "mr", "a"]

SET_IDS: Final[list[str]] = ["sarcophagi", "canopic_jars", "amulets", "books", "statues"]
SETS: Final = 5
NO_SET: Final = -1
"""The set of starters and uniques (VOK-2.5)."""

STARTER: Final = 0
UNIQUE: Final = 1
IN_SET: Final = 2
TYPE_IDS: Final[list[str]] = ["starter", "unique", "set"]

CARDS: Final = 35
CARD_IDS: Final[list[str]] = [
    "shabti",
    "urn",
    "box_of_food",
    "offering_table",
    "outer_sarcophagus",
    "middle_sarcophagus",
    "inner_sarcophagus",
    "imsety_canopic_jar",
    "qebehsenuef_canopic_jar",
    "duamutef_canopic_jar",
    "hapi_canopic_jar",
    "weres_amulet",
    "wedjat_amulet",
    "tyet_amulet",
    "djed_amulet",
    "scarab",
    "book_of_gates",
    "book_of_the_earth",
    "book_of_traversing_eternity",
    "book_of_the_heavens",
    "book_of_the_netherworld",
    "book_of_the_dead",
    "statue_of_anubis",
    "statue_of_bastet",
    "statue_of_isis",
    "statue_of_sobek",
    "statue_of_osiris",
    "statue_of_horus",
    "statue_of_thoth",
    "mummified_cat",
    "boat",
    "ka_figurine",
    "censer",
    "canopic_chest",
    "burial_mask",
]
"""The different cards in the order of section 11 of the rules. What they do is in the tables."""

# What a card waits for (VOK-2.8).
NO_TRIGGER: Final = 0
"""No reaction: its action can be played in step 1."""
OPPONENT_BUYS: Final = 1
OPPONENT_SACRIFICES: Final = 2
FORCED_BY_OPPONENT: Final = 3
TRIGGER_IDS: Final[list[str]] = [
    "",
    "opponent_buys",
    "opponent_sacrifices",
    "forced_by_opponent_action",
]

# The steps (VOK-8.6), in the order in which the box lists them; the columns that each one uses.
END: Final = 0
"""The program is finished."""
DRAW: Final = 1
"""n"""
DISCARD_FROM_HAND: Final = 2
"""n, it"""
SACRIFICE_FROM_HAND: Final = 3
"""n, it"""
SACRIFICE_FROM_PYRAMID: Final = 4
"""where"""
SWAP_PYRAMID: Final = 5
TAKE_FROM_PYRAMID: Final = 6
"""where, cost_rule, cost, set_rule, to (TO_DISCARD or TO_TOMB)"""
TAKE_TOP_OF_STOCK: Final = 7
TAKE_TOP_OF_BONEYARD: Final = 8
TAKE_SACRIFICED_CARD: Final = 9
ENTOMB: Final = 10
"""sources, least (cards that the discard pile must hold)"""
DISCARD_PILE_TO_DECK: Final = 11
"""which"""
REVEAL_AND_EXECUTE_TOP: Final = 12
REPEAT_ACTION: Final = 13
"""What it may not repeat is in `card_repeatable`."""
EACH_OPPONENT: Final = 14
"""effect, n, least (total cards from which an opponent is affected)"""
SET_GOLD: Final = 15
"""n (the value)"""
ADD_GOLD: Final = 16
"""n (the value)"""
SWAP_HAND_TOMB: Final = 17
RETURN_FROM_TOMB: Final = 18
"""into the hand"""
LOOK_TOP: Final = 19
"""n, keep, to (TO_HAND or TO_TOMB: where the kept cards go; the rest is discarded), public"""
CHOOSE_ONE: Final = 20
"""option, options"""
IGNORE_FORCED_EFFECT: Final = 21
OP_IDS: Final[list[str]] = [
    "",
    "draw",
    "discard_from_hand",
    "sacrifice_from_hand",
    "sacrifice_from_pyramid",
    "swap_pyramid",
    "take_from_pyramid",
    "take_top_of_stock",
    "take_top_of_boneyard",
    "take_sacrificed_card",
    "entomb",
    "discard_pile_to_deck",
    "reveal_and_execute_top",
    "repeat_action",
    "each_opponent",
    "set_gold",
    "add_gold",
    "swap_hand_tomb",
    "return_from_tomb",
    "look_top",
    "choose_one",
    "ignore_forced_effect",
]

# Arguments of steps
ANYWHERE: Final = 0
IN_BASE: Final = 1
WHERE_IDS: Final[list[str]] = ["any", "base"]

ANY_COST: Final = 0
AT_MOST: Final = 1
LOWEST: Final = 2
AT_MOST_TIMES_IT: Final = 3
BELOW_LAST_BOUGHT: Final = 4
COST_RULE_IDS: Final[list[str]] = [
    "",
    "at_most",
    "lowest",
    "at_most_times_it",
    "below_last_bought_this_turn",
]

ANY_SET: Final = 0
SAME_AS_IT: Final = 1
IN_OWN_TOMB: Final = 2
SET_RULE_IDS: Final[list[str]] = ["", "same_as_it", "in_own_tomb"]

TO_DISCARD: Final = 0
TO_TOMB: Final = 1
TO_HAND: Final = 2
TO_IDS: Final[list[str]] = ["discard", "tomb", "hand"]

FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
FROM_BOTH: Final = 3
"""`step_sources` is the sum of FROM_HAND and FROM_DISCARD."""

TOP_ONLY: Final = 0
ANY_OF_THEM: Final = 1
WHICH_IDS: Final[list[str]] = ["top", "any"]

FORCED_SACRIFICE: Final = 0
FORCED_GIFT: Final = 1
FORCED_DISCARD: Final = 2
EFFECT_IDS: Final[list[str]] = ["sacrifice_from_hand", "give_to_active_discard", "discard_down_to"]


class Tables:
    """Everything the rules need to know about the box; shared, so never written to in play."""

    def __init__(self) -> None:
        """Make empty tables, to be filled from a box by `loading`."""
        self.hash: str = ""
        """The hash of the box these tables were made from."""

        # The whole game
        self.starting_deck: list[int] = []
        """By card: how many of it each player starts with (VOK-3.1)."""
        self.starting_hand: i64 = 0
        """Cards drawn during setup (VOK-3.2)."""
        self.hand_draw: i64 = 0
        """Cards drawn at the end of a turn (VOK-5.8)."""
        self.boneyard_start: i64 = 0
        """Cards of the stock that start the boneyard (VOK-3.5)."""
        self.entomb_limit: i64 = 0
        """Normal entombments in a turn (VOK-9.1)."""
        self.stall_rounds: i64 = 0
        """Complete rounds without loss after which a swap is no change any more (VOK-7.9)."""

        # Cards (VOK-2.2); index = card
        self.card_type: list[int] = []
        """STARTER, UNIQUE or IN_SET."""
        self.card_age: list[int] = []
        """1, 2 or 3."""
        self.card_copies: list[int] = []
        """How many of it are in the box."""
        self.card_cost: list[int] = []
        """What it costs; at least 1."""
        self.card_gold: list[int] = []
        """What it is worth when paying; at least 0."""
        self.card_points: list[int] = []
        """Points of a starter or unique in the tomb; 0 for cards of a set."""
        self.card_set: list[int] = []
        """Its set, or NO_SET."""
        self.card_number: list[int] = []
        """The n of n/N in its set, from 1; 0 without a set."""
        self.card_trigger: list[int] = []
        """NO_TRIGGER for an action card, else what the reaction waits for."""
        self.reactions: list[list[int]] = []
        """By trigger: the cards that wait for it."""
        self.card_repeatable: list[bool] = []
        """Whether `repeat_action` may repeat its action (VOK-11.14)."""
        self.card_program: list[int] = []
        """The number of the first step of what it does."""

        self.card_entombs: list[int] = []
        """How many steps of its action put a card into the own tomb: for the minds' estimate."""

        # Sets (VOK-2.4, 13.3)
        self.set_size: list[int] = []
        """By set: different cards in it."""
        self.set_points: list[int] = []
        """Points of a set; index = different cards of it in the tomb."""
        self.complete_bonus: list[int] = []
        """By set: points of a complete set in addition, in the completist variant (VOK-14.1)."""

        # Steps (VOK-8.6); index = step
        self.step_op: list[int] = []
        """What the step is: END, DRAW, …"""
        self.step_n: list[int] = []
        """The number or value of the step; discard_down_to: cards that remain."""
        self.step_where: list[int] = []
        """ANYWHERE or IN_BASE."""
        self.step_cost_rule: list[int] = []
        """ANY_COST, AT_MOST, LOWEST, AT_MOST_TIMES_IT or BELOW_LAST_BOUGHT."""
        self.step_cost: list[int] = []
        """AT_MOST: the highest cost; AT_MOST_TIMES_IT: the factor."""
        self.step_set_rule: list[int] = []
        """ANY_SET, SAME_AS_IT or IN_OWN_TOMB."""
        self.step_to: list[int] = []
        """TO_DISCARD, TO_TOMB or TO_HAND."""
        self.step_sources: list[int] = []
        """FROM_HAND, FROM_DISCARD or FROM_BOTH."""
        self.step_least: list[int] = []
        """Cards that must be there: in the discard pile, or in total with an opponent."""
        self.step_which: list[int] = []
        """TOP_ONLY or ANY_OF_THEM."""
        self.step_keep: list[int] = []
        """How many of the cards looked at are kept; never more than `step_n`."""
        self.step_public: list[bool] = []
        """Whether all see the cards looked at."""
        self.step_effect: list[int] = []
        """FORCED_SACRIFICE, FORCED_GIFT or FORCED_DISCARD."""
        self.step_it: list[int] = []
        """The later step that depends on the card chosen here ("it"), or -1.

        It is always the very next step, and this step then chooses exactly one card.
        """
        self.step_option: list[int] = []
        """CHOOSE_ONE: where in `option_program` its options begin; else -1."""
        self.step_options: list[int] = []
        """CHOOSE_ONE: how many options it has."""
        self.option_program: list[int] = []
        """By option: its first step. An option never holds another CHOOSE_ONE."""
