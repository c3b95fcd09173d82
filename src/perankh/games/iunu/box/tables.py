# compiled by mypyc
"""The numbers of the box as the rules read them: plain ints and lists, made once, never changed.

A `Tables` object is shared by all clones of a state. It is filled and checked by `loading.py`;
no number of the box stands here, only the fixed numbering of what the box names.
"""

from typing import Final

from mypy_extensions import i64

# The castes from the top of society down (IUN-2.3): a caste's number is its rank less one.
PHARAOH: Final = 0
SCRIBE: Final = 1
NOBLE: Final = 2
PRIEST: Final = 3
ARTISAN: Final = 4
SOLDIER: Final = 5
BAKER: Final = 6
MERCHANT: Final = 7
FARMER: Final = 8
CASTES: Final = 9
CASTE_IDS: Final[list[str]] = [
    "pharaoh",
    "scribe",
    "noble",
    "priest",
    "artisan",
    "soldier",
    "baker",
    "merchant",
    "farmer",
]

# The afterlife cards (section 9 of the rules), in the order of their rows.
PERET: Final = 0
AKHET: Final = 1
SHEMU: Final = 2
HATSHEPSUT: Final = 3
AMENHOTEP: Final = 4
ANUBIS: Final = 5
OSIRIS: Final = 6
NEPHTHYS: Final = 7
KHUFU: Final = 8
AFTERLIFE_CARDS: Final = 9
AFTERLIFE_IDS: Final[list[str]] = [
    "peret",
    "akhet",
    "shemu",
    "hatshepsut",
    "amenhotep",
    "anubis",
    "osiris",
    "nephthys",
    "khufu",
]

STANDARD: Final = 0
MEMPHIS_THEBES: Final = 1
RISE_OF_ATEN: Final = 2
MODE_IDS: Final[list[str]] = ["standard", "memphis_thebes", "rise_of_aten"]

HELIOPOLIS_ID: Final = "heliopolis"

DICE: Final = 3
"""Shared dice (IUN-2.7); a box with another number is refused."""
MOST_PIPS: Final = 4
"""The highest value of a die (IUN-2.7); actions that name a die are numbered by its value."""
MOST_FORUM: Final = 10
"""Cards that a Forum may have in any box; actions that name a place in it are numbered for it."""
MOST_HAND: Final = 8
"""Cards that a hand may have in any box."""
MOST_BREAD: Final = 10
"""Bread that one Baker may buy in any box: a question remembers so many choices."""


class Tables:
    """Everything the rules need to know about the box; shared, so never written to in play.

    "By caste", "by card" (afterlife card) and "by mode" mean: index = its number above.
    Costs and prices are in Deben.
    """

    def __init__(self) -> None:
        """Make empty tables, to be filled from a box by `loading`."""
        self.hash: str = ""
        """The hash of the box these tables were made from."""

        # Components and limits (IUN-2)
        self.deben_total: i64 = 0
        """Money in the box (IUN-2.5)."""
        self.deben_limited: bool = True
        """Whether the bank can run dry (RULING 2-B); if not, every gain is paid in full."""
        self.bread_total: i64 = 0
        """Bread tokens in the box (IUN-2.6)."""
        self.bread_limited: bool = True
        """Whether the bread supply can run out (RULING 2-B)."""

        # Castes (IUN-2.1 to 2.3); by caste
        self.copies: list[int] = []
        """Cards of the caste in the whole game."""
        self.caste_vp: list[int] = []
        """VP of each card, always scored (IUN-11.2)."""
        self.bread_vp: list[int] = []
        """VP of each fed card (IUN-11.3)."""
        self.majority_vp: list[int] = []
        """VP of the sole leader (IUN-11.4)."""

        # Setup (IUN-3)
        self.hand_size: i64 = 0
        """Cards dealt to each player; also the limit and the number drawn up to (IUN-7.3, 7.4)."""
        self.start_deben: i64 = 0
        """Money of each player at the start."""
        self.forum_size: i64 = 0
        """Cards of the Forum at the start, and after each whole Rebirth phase (IUN-15.6)."""
        self.afterlife_in_play: i64 = 0
        """Cards of the afterlife deck at the start; the others leave the game (IUN-3.2)."""
        self.deck_after_setup: list[list[int]] = []
        """By mode and number of players: cards left in the deck (0 where the mode has no such)."""

        # Turn (IUN-6, 7)
        self.second_card_cost: i64 = 0
        """Price of playing a second card of the same caste (IUN-6.2)."""
        self.place: i64 = 0
        """Cards put into the Forum in step 1a (IUN-7.1)."""
        self.take: i64 = 0
        """Most cards taken from the Forum in step 1b (IUN-7.2)."""
        self.forum_add: i64 = 0
        """Cards turned up into the Forum in step 3 (IUN-7.5); not in `rise_of_aten`."""
        self.forum_refill: i64 = 0
        """Cards the Forum is filled up to in step 4, if an Artisan was used (IUN-7.6)."""

        # Abilities (IUN-8)
        self.scribe_cost: i64 = 0
        """Price of hiding a card (IUN-8.2)."""
        self.scribe_draw: i64 = 0
        """Cards drawn after hiding one (IUN-8.2)."""
        self.noble_reduce: i64 = 0
        """What each die in play loses after a Noble (IUN-8.3)."""
        self.priest_cost: i64 = 0
        """Price of each afterlife card drawn (IUN-8.4)."""
        self.priest_reduce: i64 = 0
        """What the chosen die loses (IUN-8.4c)."""
        self.artisan_cost: i64 = 0
        """Price of each card that is not placed (IUN-8.5)."""
        self.artisan_keep: i64 = 0
        """Cards that each Artisan allows to keep (IUN-8.5)."""
        self.bribe: i64 = 0
        """What the raided player may pay to the raider (IUN-8.6)."""
        self.soldier_protects: i64 = 0
        """Farmers that each Soldier protects (IUN-8.6a)."""
        self.baker_bread: i64 = 0
        """Most bread that one Baker buys (IUN-8.7)."""
        self.bread_price_min: i64 = 0
        """The least price of a bread (IUN-8.7a)."""
        self.baker_reduce: i64 = 0
        """What one highest die loses after bread was placed (IUN-8.7b)."""
        self.merchant_reduce: i64 = 0
        """What one highest die loses after a Merchant (IUN-8.8)."""
        self.farmers_per_discount: i64 = 0
        """Farmers that make bread cheaper once (IUN-8.9)."""
        self.farmer_discount: i64 = 0
        """How much cheaper each bread then is (IUN-8.9)."""
        self.returned_on_top: bool = True
        """Unkept afterlife cards go on top (RULING 8-B); else the whole deck is shuffled."""

        # Afterlife cards (IUN-9)
        self.season_castes: list[list[int]] = []
        """By card, PERET to SHEMU: the castes whose majority may be doubled (RULING 9-A)."""
        self.set_castes: list[list[int]] = []
        """By card: the castes of a set of HATSHEPSUT or AMENHOTEP; empty for the others."""
        self.afterlife_vp: list[int] = []
        """By card: VP of a set (HATSHEPSUT, AMENHOTEP) or of a lead (NEPHTHYS, KHUFU); else 0."""
        self.osiris_deben_per_vp: i64 = 0
        """Deben for one VP with OSIRIS (IUN-9.7)."""

        # End and final scoring (IUN-10, 11)
        self.extra_round: bool = True
        """A deck emptied by the last turn of a round gives one more round (RULING 10-A)."""
        self.deben_per_vp: i64 = 0
        """Deben for one VP without OSIRIS (IUN-11.6)."""

        # Modes (IUN-12, 13); by mode
        self.reduce_after_roll: list[int] = []
        """What each die loses right after the roll of a round (IUN-12.5, 13.1)."""
        self.reduce_every_round: list[bool] = []
        """Whether that holds in every round; if not, in the first alone (RULING 12-A)."""

        # Heliopolis (IUN-12)
        self.heliopolis_start_cards: i64 = 0
        """Cards laid out for Heliopolis at the start (IUN-12.1)."""
        self.heliopolis_take: i64 = 0
        """Cards it takes from the Forum in a turn, one after the other (IUN-12.6)."""
        self.heliopolis_add: i64 = 0
        """Cards turned up into the Forum in its Rebirth phase (IUN-12.7)."""
        self.heliopolis_bread: i64 = 0
        """Bread for each of its Bakers at the end (IUN-12.9)."""
        self.heliopolis_merchant_vp: i64 = 0
        """VP for each of its Merchants (IUN-12.11)."""

        # Rise of Aten (IUN-13)
        self.aten_discard: i64 = 0
        """Cards discarded from the left end of the Forum in step 3 (IUN-13.4)."""
        self.aten_add: i64 = 0
        """Cards then added at the right end (IUN-13.4)."""
