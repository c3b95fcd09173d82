"""What the texts of the Valley are filled with, and what they must name; the tests read it."""

from __future__ import annotations

from collections.abc import Sequence

from perankh.games.valley_of_the_kings import GAME
from perankh.games.valley_of_the_kings.box.tables import (
    CARD_IDS,
    SET_IDS,
    SPACE_IDS,
    TRIGGER_IDS,
)
from perankh.games.valley_of_the_kings.rules.scoring import CATEGORIES
from perankh.games.valley_of_the_kings.rules.steps import STEPS
from perankh.games.valley_of_the_kings.rules.verbs.opponents import EFFECT_IDS
from perankh.games.valley_of_the_kings.rules.verbs.pyramid import COST_RULE_IDS, SET_RULE_IDS
from perankh.games.valley_of_the_kings.rules.verbs.vocabulary import WORDS as VERB_WORDS
from perankh.games.valley_of_the_kings.shown.describe import VERBS
from perankh.games.valley_of_the_kings.shown.reasons import REASONS
from tests.support.words import Wording, Words, prompts

ZONES = ["hand", "draw_deck", "discard_pile", "in_play", "tomb", "pyramid", "boneyard", "stock"]

SAMPLES: dict[str, Sequence[object]] = {
    "player": [0],
    "owner": [1],
    "card": [*CARD_IDS],
    "other_card": [*CARD_IDS],
    "cards": [["urn", "scarab"], ["boat"]],
    "space": [*SPACE_IDS],
    "other_space": [*SPACE_IDS],
    "from_space": [*SPACE_IDS],
    "spaces": [["bl", "a"]],
    "zone": [*ZONES],
    "to_zone": ["discard_pile", "tomb"],
    "set": [*SET_IDS],
    "category": [*CATEGORIES],
    "step": [*VERB_WORDS],
    "age": ["age_2", "age_3"],
    "winners": [[0], [0, 1]],
    "where": ["any", "base"],
    "cost_rule": [*COST_RULE_IDS[1:], "none"],
    "set_rule": [*SET_RULE_IDS[1:], "none"],
    "to": ["discard", "tomb", "hand"],
    "sources": ["hand", "discard", "both"],
    "which": ["top", "any"],
    "effect": [*EFFECT_IDS],
    "public": ["yes", "no"],
}
"""What an argument of this name can be; an argument that is not here is a number."""

SPECIAL: dict[tuple[str, str], Sequence[object]] = {
    ("action-buy", "card"): [*CARD_IDS, "none"],
    ("action-take", "card"): [*CARD_IDS, "none"],
    ("action-sacrifice-pyramid", "card"): [*CARD_IDS, "none"],
    ("action-fall", "card"): [*CARD_IDS, "none"],
    ("event-cards-drawn", "cards"): [["urn", "scarab"], None],
    ("event-cards-looked-at", "cards"): [["urn", "scarab"], None],
    ("event-cards-laid-down", "cards"): [["urn", "scarab"], []],
    ("event-card-kept", "card"): [*CARD_IDS, None],
    ("event-card-sacrificed", "space"): [*SPACE_IDS, None],
    ("event-card-taken", "space"): [*SPACE_IDS, None],
    ("say-space", "card"): [*CARD_IDS, "none"],
    ("say-tomb", "cards"): [["urn", "scarab"], []],
    ("phrase-space", "space"): [*SPACE_IDS, None],
}
"""Where a text gets more, or something else, for an argument."""

WORDS = Words(GAME, samples=SAMPLES, special=SPECIAL, paired=4)

WORDING = Wording(
    words=WORDS,
    questions=prompts(STEPS),
    verbs=VERBS,
    reasons=[reason.key for reason in REASONS],
    other={"step": VERB_WORDS, "trigger": TRIGGER_IDS[1:]},
    fewest=3,
    longest_howto=190,
    wrong=r"valley_of|hidden\b| [.,:]",
    phrases_alone=False,
    alike="phrase-.*|board-(short|laid)|say-(hand-card|space|set)",
    cognates={("cs", "pl"): {"category-canopic-jars", "category-amulets", "board-laid"}},
    ids={*CARD_IDS, *VERB_WORDS, *ZONES, "bl", "bc", "br", "ml", "mr"},
)
