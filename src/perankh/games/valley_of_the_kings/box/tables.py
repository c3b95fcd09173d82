# compiled by mypyc
"""The cards and numbers of the box as the rules read them: plain ints and lists, made once.

A `Tables` object is shared by all clones of a state and never changed. It is filled and checked by
`loading.py`; no number of the box stands here, only the fixed numbering of what the box names.

What a card does is a program: verbs (`rules/verbs`) on consecutive lines up to an `End`. The rules
walk along it from `card_program[card]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from perankh.games.valley_of_the_kings.rules.verbs.verb import Verb

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

# Where verbs put cards
TO_DISCARD: Final = 0
TO_TOMB: Final = 1
TO_HAND: Final = 2
TO_IDS: Final[list[str]] = ["discard", "tomb", "hand"]


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
        """The first line of what it does."""

        self.card_entombs: list[int] = []
        """How many verbs of its action put a card into the own tomb: for the minds' estimate."""

        # Sets (VOK-2.4, 13.3)
        self.set_size: list[int] = []
        """By set: different cards in it."""
        self.set_points: list[int] = []
        """Points of a set; index = different cards of it in the tomb."""
        self.complete_bonus: list[int] = []
        """By set: points of a complete set in addition, in the completist variant (VOK-14.1)."""

        # What cards do (VOK-8.6)
        self.verbs: list[Verb] = []
        """All lines of all programs. A program has consecutive lines up to an `End`."""
