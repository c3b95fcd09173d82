"""Iunu's texts: names, labels, secrets, and right in their grammar in each language.

What holds for the texts of every game is in `tests/games/test_texts.py`.
"""

from __future__ import annotations

import re
from io import StringIO
from textwrap import wrap

import msgspec
import pytest
from rich.console import Console

from perankh.games.iunu.box.tables import AFTERLIFE_IDS, CASTE_IDS, MODE_IDS
from perankh.games.iunu.game import GAME
from perankh.games.iunu.rules.scoring import CATEGORIES
from perankh.games.iunu.rules.state import Iunu
from perankh.games.iunu.rules.steps import STEPS
from perankh.games.iunu.shown.describe import VERBS
from perankh.games.iunu.shown.events import (
    AfterlifeKept,
    AfterlifeReturned,
    AfterlifeSeen,
    CardHidden,
    CardsDrawn,
    HandDealt,
)
from perankh.games.iunu.shown.terminal import draw
from perankh.kernel.box import LANGUAGES
from perankh.kernel.event import Event, only
from tests.games.iunu.given import act, given
from tests.games.iunu.words import WORDS
from tests.support import rule
from tests.support.words import NAMES, answers, count_hungarian_articles


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_like_sentences(language: str) -> None:
    for key in WORDS.own(language):
        for text in WORDS.said(language, key):
            if re.match("iunu-(prompt|event|why|about|howto)", key):
                assert text.endswith((".", "?", "!")), f"{key}: {text}"
            elif re.match("iunu-(action|category)", key):
                sentence = text[-1] in ".?!" and not text.endswith("Amenhotepa I.")
                assert not sentence, f"{key}: {text}"
                assert text[0].isupper(), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", GAME.setups())
def test_every_action_has_its_own_label_among_those_of_its_question(
    language: str, setup: msgspec.Struct
) -> None:
    chosen = GAME.read_setup(msgspec.to_builtins(setup))
    state = GAME.new(GAME.players_for(chosen)[-1], chosen, 7, GAME.box())
    verbs = WORDS.verbs_of(language, answers(GAME, state, STEPS))
    assert verbs <= set(VERBS)
    assert len(verbs) > 10


@rule("IUN-14.2", "IUN-8.2a", "IUN-8.4d")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "secret",
    [
        HandDealt(player=1, count=1, castes=["noble"], audience=only(1)),
        CardsDrawn(player=1, count=1, castes=["noble"], audience=only(1)),
        CardHidden(player=1, caste="noble", deben=1, audience=only(1)),
        AfterlifeSeen(player=1, die=1, count=1, deben=1, cards=["osiris"], audience=only(1)),
        AfterlifeKept(player=1, card="osiris", audience=only(1)),
        AfterlifeReturned(player=1, count=1, cards=["osiris"], audience=only(1)),
    ],
)
def test_a_secret_is_told_only_to_whom_it_belongs(language: str, secret: Event) -> None:
    texts = WORDS.strict(language)
    words = r"nobl|šlecht|wielmo|nemes|osir|usir|ozyr"
    mine, theirs = (texts.event(secret.seen_by(seat), NAMES) for seat in (1, 0))
    assert re.search(words, mine.lower())
    assert not re.search(words, theirs.lower())
    assert NAMES[1] in theirs


def drawn_lines(state: Iunu, seat: int | None) -> list[str]:
    """The table as a seat sees it in English, line by line."""
    console = Console(width=80, file=StringIO())
    with console.capture() as drawn:
        console.print(draw(GAME.view(state, seat), WORDS.strict("en"), NAMES))
    return [" ".join(line.split()) for line in drawn.get().splitlines()]


@rule("IUN-11.4")
def test_the_drawn_table_shows_columns_bread_and_who_leads() -> None:
    lines = drawn_lines(given(dynasties=["noble farmer:3/2", "noble farmer"], dice=(4, 1)), 0)
    assert "Noble 7/1/3 1 – 1 –" in lines
    assert "Farmer 1/5/9 3 •2 ★ 1" in lines
    assert "Priest 6/2/4 · ·" in lines
    assert "Die: ▲4 ▲1 (Out of play: 1)" in lines


def test_the_drawn_table_shows_the_own_secrets_and_choices_and_no_others() -> None:
    s = given(
        hands=["farmer artisan baker priest", "noble noble noble baker"],
        dynasties=["scribe", "scribe"],
        hidden=["merchant", "soldier"],
        holds=["osiris", "khufu"],
        forum="merchant merchant merchant merchant soldier",
    )
    act(s, "play farmer", "place priest")
    lines = drawn_lines(s, 0)
    assert "Hand: Priest, Artisan, Baker" in lines
    assert "Hidden card: Merchant" in lines
    assert "Afterlife card: Judgment of Osiris (1 for each Deben)" in lines
    assert "1 of 2 chosen: Priest" in lines
    for seat in (1, None):
        other = "\n".join(drawn_lines(s, seat))
        assert "Hidden card: Merchant" not in other
        assert "Osiris" not in other
        assert "chosen" not in other


# --- the right words


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_box(language: str) -> None:
    texts = WORDS.strict(language)
    for category in CATEGORIES:
        term = "deben_vp" if category == "deben" else category
        assert texts.category(category) == texts.name("terms", term)
    for caste in ("pharaoh", "scribe", "noble", "priest", "soldier", "baker", "merchant"):
        key = {"pharaoh": "reroll"}.get(caste, caste)
        prompt = WORDS.said(language, f"iunu-prompt-{key}")[0]
        assert f": {texts.name('caste', caste)} – " in prompt
    silent = texts.name("variant", "memphis_thebes", "heliopolis.name")
    assert silent in texts.format("iunu-event-heliopolis-won")
    for mode in MODE_IDS[1:]:
        assert texts.name("variant", mode) in texts.format("iunu-setup-mode-help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_in_the_explanations_are_those_of_the_box(language: str) -> None:
    tables, texts = GAME.box().tables, WORDS.strict(language)
    numbers = [int(number) for number in re.findall(r"\d+", texts.format("iunu-howto"))]
    assert numbers == [
        3,
        tables.hand_size,
        tables.second_card_cost,
        2,
        tables.place,
        tables.take,
        4,
    ]
    for card, points in zip(AFTERLIFE_IDS, [*tables.afterlife_vp], strict=True):
        worth = texts.fill("iunu-board-afterlife", {"card": card}, ())
        rate = tables.osiris_deben_per_vp if card == "osiris" else points
        assert re.findall(r"\d+", worth) == ([str(rate)] if rate else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_caste_does_fits_on_its_card(language: str) -> None:
    for text in WORDS.said(language, "iunu-board-caste"):
        assert len(wrap(text, 15)) <= 3, text
        assert max(len(line) for line in wrap(text, 15)) <= 15, text


PLURALS = {
    "en": {"iunu-phrase-cards": "1 card, 2 cards, 5 cards, 22 cards"},
    "cs": {
        "iunu-phrase-deben": "1 deben, 2 debeny, 5 debenů, 22 debenů",
        "iunu-phrase-cards": "1 kartu, 2 karty, 5 karet, 22 karet",
        "iunu-phrase-count": "1 kartu, 2 karty, 5 karet, 22 karet",
    },
    "pl": {
        "iunu-phrase-deben": "1 deben, 2 debeny, 5 debenów, 22 debeny",
        "iunu-phrase-cards": "1 kartę, 2 karty, 5 kart, 22 karty",
        "iunu-phrase-count": "1 kartę, 2 karty, 5 kart, 22 karty",
    },
    "hu": {
        "iunu-phrase-deben": "1 deben, 2 deben, 5 deben, 22 deben",
        "iunu-phrase-deben-object": "1 debent, 2 debent, 5 debent, 22 debent",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_counted_as_the_language_counts(language: str) -> None:
    texts = WORDS.strict(language)
    for key, expected in PLURALS[language].items():
        counted = [texts.format(key, deben=n, cards=n, count=n) for n in (1, 2, 5, 22)]
        assert ", ".join(counted) == expected


PLAYS = {
    "en": ["Play an Artisan", "Play two Farmers (1 Deben)", "Feed a Baker (3 Deben)"],
    "cs": ["Vyložit Řemeslníka", "Vyložit dva Rolníky (1 deben)", "Nakrmit Pekaře (3 debeny)"],
    "pl": ["Wyłóż Rzemieślnika", "Wyłóż dwóch Rolników (1 deben)", "Nakarm Piekarza (3 debeny)"],
    "hu": [
        "Művész kijátszása",
        "Két Farmer kijátszása (1 deben)",
        "Pék megetetése (3 deben)",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_castes_are_inflected(language: str) -> None:
    texts = WORDS.strict(language)
    assert PLAYS[language] == [
        texts.action({"verb": "play", "caste": "artisan"}),
        texts.action({"verb": "pair", "caste": "farmer", "deben": 1}),
        texts.action({"verb": "feed", "caste": "baker", "deben": 3}),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_for_each_caste_begins_alike_in_every_case(language: str) -> None:
    texts = WORDS.strict(language)
    for caste in CASTE_IDS:
        stem = texts.name("caste", caste)[:3]
        for phrase in ("one", "two"):
            assert stem in texts.fill(f"iunu-phrase-{phrase}", {"caste": caste}, ())


def test_hungarian_articles_agree_with_the_next_word() -> None:
    assert count_hungarian_articles(text for _, text in WORDS.everything_said("hu")) > 40
