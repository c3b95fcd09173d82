# compiled by mypyc
"""The numbers of the box as the rules read them: plain ints and lists, made once, never changed.

A `Tables` object is shared by all clones of a state. It is filled and checked by `loading.py`;
no number of the box stands here, only the fixed numbering of what the box names.
"""

from typing import Final

from mypy_extensions import i64

MARKET: Final = 0
PYRAMID: Final = 1
TEMPLE: Final = 2
CHAMBER: Final = 3
OBELISKS: Final = 4
SITE_IDS: Final[list[str]] = ["market", "pyramid", "temple", "burial_chamber", "obelisks"]

SIDE_A: Final = 0
SIDE_B: Final = 1
SIDE_IDS: Final[list[str]] = ["a", "b"]

COLOUR_IDS: Final[list[str]] = ["black", "white", "brown", "grey"]

SMALL_PYRAMID_IDS: Final[list[str]] = ["left", "middle", "right"]

# The market cards (section 9 of the rules), in the order of their rows.
ENTRANCE: Final = 0
SARCOPHAGUS: Final = 1
PAVED_PATH: Final = 2
PYRAMID_DECORATION: Final = 3
TEMPLE_DECORATION: Final = 4
CHAMBER_DECORATION: Final = 5
OBELISK_DECORATION: Final = 6
STATUE: Final = 7
LEVER: Final = 8
HAMMER: Final = 9
SAIL: Final = 10
CHISEL: Final = 11
FIRST_BLUE: Final = LEVER
"""From here on all cards are blue."""
CARD_IDS: Final[list[str]] = [
    "entrance",
    "sarcophagus",
    "paved_path",
    "pyramid_decoration",
    "temple_decoration",
    "burial_chamber_decoration",
    "obelisk_decoration",
    "statue",
    "lever",
    "hammer",
    "sail",
    "chisel",
]

RED: Final = 0
GREEN: Final = 1
PURPLE: Final = 2
BLUE: Final = 3
CARD_KIND_IDS: Final[list[str]] = ["red", "green", "purple", "blue"]

# An effect has the number of the first card that has it, so that each of the four
# blue cards and its effect are one name and one number: LEVER, HAMMER, SAIL, CHISEL.
PLACE: Final = 0
DECORATE: Final = 3
COLLECT: Final = 7

BONUS_CARD: Final = 0
BONUS_STONES: Final = 1
BONUS_LOAD: Final = 2
BONUS_POINTS: Final = 3
BONUS_POINT_OR_STONES: Final = 4
BONUS_IDS: Final[list[str]] = [
    "draw_market_card",
    "take_stones",
    "load_stone",
    "points",
    "point_or_stones",
]


class Tables:
    """Everything the rules need to know about the box; shared, so never written to in play.

    "By players" means: index = number of players, with unused entries at 0 and 1.
    """

    def __init__(self) -> None:
        """Make empty tables, to be filled from a box by `loading`."""
        self.hash: str = ""
        """The hash of the box these tables were made from."""

        # The whole game (IMH-1 to 3)
        self.rounds: i64 = 0
        """Rounds in a game (IMH-1.1)."""
        self.ships_per_round: i64 = 0
        """Ships set out in each round (IMH-1.1)."""
        self.sled_capacity: i64 = 0
        """Stones a sled can hold (IMH-2.2)."""
        self.stones_per_colour: i64 = 0
        """Stones of each colour, score marker included (IMH-2.1)."""
        self.quarry_take: i64 = 0
        """Stones taken by "get new stones" (IMH-5.3)."""
        self.score_marker_stones: i64 = 0
        """Stones of each colour that lie on the scoring track (IMH-3.4)."""
        self.starting_sled: list[int] = []
        """Stones on the sled at the start, by place in turn order (IMH-3.8)."""

        # Ships and round cards (IMH-2.3, 2.4)
        self.minimum_load: list[int] = []
        """Stones a ship needs to sail; index = its capacity (0 unused)."""
        self.round_cards: list[list[int]] = []
        """All round cards: the capacities of the four ships, in printed order."""
        self.round_cards_for: list[list[int]] = []
        """By players: the numbers of the round cards for so many players."""

        # Market cards (IMH-9); index = card
        self.card_copies: list[int] = []
        """How many of this card are in the box."""
        self.card_kind: list[int] = []
        """RED, GREEN, PURPLE or BLUE."""
        self.card_effect: list[int] = []
        """PLACE, DECORATE, COLLECT, LEVER, HAMMER, SAIL or CHISEL."""
        self.card_site: list[int] = []
        """The site of a PLACE or DECORATE card, else -1."""
        self.card_stones: list[int] = []
        """PLACE: stones moved to the site; HAMMER, SAIL, CHISEL: stones loaded; else 0."""
        self.card_take: list[int] = []
        """HAMMER: stones taken from the quarry; else 0."""
        self.decoration_points: list[int] = []
        """DECORATE: points for each full `decoration_per` stones; else 0 (IMH-9.2.1)."""
        self.decoration_per: list[int] = []
        """DECORATE: stones at the site that give the points once; else 0."""
        self.unused_points: list[int] = []
        """Points for an unused blue card at the end (IMH-9.4.5); 0 for other cards."""
        self.statue_points: list[int] = []
        """Points for a set of statues; index = number of statues (IMH-9.3.1)."""
        self.statue_extra: i64 = 0
        """Points for each statue beyond `statue_points`."""

        # Market (IMH-4.2, 8.1); index = side
        self.market_face_up: list[int] = []
        """Cards laid out face up at the start of a round."""
        self.market_face_down: list[int] = []
        """Cards in the face-down pair (0 on side A)."""
        self.pair_keep: i64 = 0
        """Cards kept of the pair (IMH-8.1.2)."""

        # Pyramid (IMH-7.2, 8.2)
        self.pyramid_values: list[int] = []
        """Side A: points of each space in order of placement (IMH-7.2.3)."""
        self.pyramid_overflow: list[int] = []
        """By side: points of a stone laid at the right edge (IMH-7.2.4, 8.2.5)."""
        self.small_base: list[int] = []
        """By small pyramid: spaces in its base."""
        self.small_base_points: list[int] = []
        """By small pyramid: points of a stone on the base."""
        self.small_top: list[int] = []
        """By small pyramid: spaces on top."""
        self.small_top_points: list[int] = []
        """By small pyramid: points of a stone on top."""
        self.small_bonus: list[int] = []
        """By small pyramid: BONUS_CARD, BONUS_STONES or BONUS_LOAD."""
        self.small_bonus_stones: list[int] = []
        """By small pyramid: stones taken or loaded by the bonus; 0 for BONUS_CARD."""

        # Temple (IMH-7.3, 8.3)
        self.temple_width: list[int] = []
        """By players: spaces in the row."""
        self.temple_points: i64 = 0
        """Side A: points of each visible stone at the end of a round."""
        self.temple_bonus: list[int] = []
        """Side B, by space from 0: BONUS_POINTS, BONUS_POINT_OR_STONES or BONUS_CARD."""
        self.temple_bonus_points: list[int] = []
        """Side B, by space: points of the bonus; 0 for BONUS_CARD."""
        self.temple_bonus_stones: list[int] = []
        """Side B, by space: stones instead of the point; 0 where there is no such choice."""

        # Burial Chamber (IMH-7.4, 8.4)
        self.chamber_rows: i64 = 0
        """Rows of the grid."""
        self.group_points: list[int] = []
        """Side A: points of a group; index = stones in it."""
        self.group_extra: i64 = 0
        """Side A: points of each stone beyond `group_points`."""
        self.row_points: list[list[int]] = []
        """Side B, by players: points of each place in a row."""

        # Obelisks (IMH-7.5, 8.5)
        self.place_points: list[list[int]] = []
        """Side A, by players: points of each place."""
        self.tower_height: i64 = 0
        """Side B: stones that make a tower."""
        self.single_points: i64 = 0
        """Side B: points of a waiting stone at the end."""
        self.tower_values: list[list[int]] = []
        """Side B, by players: points of the towers in the order they are built."""

        # Wrath of the Pharaoh (IMH-12)
        self.wrath_penalty: i64 = 0
        """Points lost, once."""
        self.wrath_minimum: i64 = 0
        """Own stones needed at each of `wrath_sites`."""
        self.wrath_sites: list[int] = []
        """The sites that are checked."""
