"""What Iunu's texts are filled with, and what they must name; the tests of texts read it."""

from __future__ import annotations

from perankh.games.iunu.box.tables import AFTERLIFE_IDS, CASTE_IDS, MODE_IDS
from perankh.games.iunu.game import GAME
from perankh.games.iunu.rules.scoring import CATEGORIES
from perankh.games.iunu.rules.steps import STEPS
from perankh.games.iunu.shown.describe import VERBS
from perankh.games.iunu.shown.reasons import REASONS
from tests.support.words import Wording, Words, prompts

WORDS = Words(
    GAME,
    samples={
        "player": [0],
        "owner": [1],
        "caste": [*CASTE_IDS],
        "castes": [["farmer", "noble"], ["artisan"]],
        "card": [*AFTERLIFE_IDS],
        "category": [*CATEGORIES, "merchant"],
        "die": [1, 2, 3, 4],
        "dice": [[4, 2, 1], [3]],
        "out": [0, 1, 2],
        "position": [1, 2, 3, 4, 5],
        "winners": [[0], [0, 1]],
    },
    special={
        ("event-dice-reduced", "dice"): [[4, 2, 1], [3], []],
        ("event-hand-dealt", "castes"): [["farmer", "noble"], None],
        ("event-cards-drawn", "castes"): [["farmer", "noble"], None],
        ("event-cards-placed", "castes"): [["farmer", "noble"], []],
        ("event-cards-taken", "castes"): [["farmer", "noble"], []],
        ("event-heliopolis-fed", "castes"): [["farmer", "noble"], []],
        ("event-cards-played", "count"): [1, 2],
        ("event-card-hidden", "caste"): [*CASTE_IDS, None],
        ("event-afterlife-seen", "cards"): [["osiris", "khufu"], None],
        ("event-afterlife-returned", "cards"): [["osiris", "khufu"], None],
        ("event-afterlife-kept", "card"): [*AFTERLIFE_IDS, None],
        ("action-pick", "caste"): [*CASTE_IDS, "none"],
        ("say-standing", "standing"): ["leads", "heliopolis", "tie", "nobody"],
        ("say-player", "afterlife"): ["yes", "no"],
        ("board-dice-sum", "dice"): [0, 1, 3],
    },
)

LEFT_TO_THE_BOARD = {"cards-taken": {"positions"}, "heliopolis-took": {"position"}}
"""Where in the row a card lay is shown by an animation and not told in words."""

WORDING = Wording(
    words=WORDS,
    questions=prompts(STEPS),
    verbs=VERBS,
    reasons=[reason.key for reason in REASONS],
    other={"category": ["merchant"]},
    fewest=2,
    longest_howto=160,
    unsaid=LEFT_TO_THE_BOARD,
    wrong=r"iunu-|(?<!\d )hidden\b(?! c)|\.\.",
    alike="(phrase-|rival-|board-(deben|cards|lead)).*",
    ids={*CASTE_IDS, *AFTERLIFE_IDS, *CATEGORIES, *MODE_IDS} - {"deben"},
)
