"""What Imhotep's texts are filled with, and what they must name; the tests of texts read it."""

from __future__ import annotations

from collections.abc import Sequence

from perankh.games.imhotep import GAME
from perankh.games.imhotep.box.tables import (
    BONUS_IDS,
    CARD_IDS,
    COLOUR_IDS,
    SIDE_IDS,
    SITE_IDS,
    SMALL_PYRAMID_IDS,
)
from perankh.games.imhotep.rules.scoring import CATEGORIES
from perankh.games.imhotep.rules.steps import STEPS
from perankh.games.imhotep.shown.describe import VERBS
from perankh.games.imhotep.shown.reasons import REASONS
from tests.support.words import COUNTS, NAMES, Wording, Words, prompts

SAMPLES: dict[str, Sequence[object]] = {
    "player": [0],
    "site": [*SITE_IDS],
    "ship": [1, 2, 3, 4],
    "card": [*CARD_IDS],
    "pyramid": [*SMALL_PYRAMID_IDS],
    "bonus": [*BONUS_IDS],
    "category": [*CATEGORIES],
    "side": [*SIDE_IDS],
    "colour": [*COLOUR_IDS],
    "cards": [["statue", "lever"], []],
    "ships": [[4, 3, 2, 2]],
    "spaces": [[NAMES[0], NAMES[1]]],
    "visible": [[NAMES[0], NAMES[1]], []],
    "winners": [[0], [0, 1]],
}
"""What an argument of this name can be; an argument that is not here is a number."""

SPECIAL: dict[tuple[str, str], Sequence[object]] = {
    ("action-pick", "card"): [*CARD_IDS, "none"],
    ("say-ship", "site"): [*SITE_IDS, "none"],
    ("say-dock", "ship"): [0, 1, 2, 3, 4],
    ("say-row", "stones"): [[NAMES[0]], []],
    ("event-pile-reshuffled", "cards"): COUNTS,
    ("event-pair-seen", "cards"): [["statue", "lever"], None],
    ("event-category-scored", "points"): [6, 1, -5],
}
"""Where a text gets more, or something else, for an argument."""

WORDS = Words(GAME, samples=SAMPLES, special=SPECIAL)

A_CZECH_WORD = "pyramid"

WORDING = Wording(
    words=WORDS,
    questions=prompts(STEPS),
    verbs=VERBS,
    reasons=[reason.key for reason in REASONS],
    fewest=6,
    longest_howto=160,
    wrong=r"imhotep-|hidden\b",
    ids={*SITE_IDS, *CARD_IDS, *BONUS_IDS, *CATEGORIES} - {A_CZECH_WORD},
)
