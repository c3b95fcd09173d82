"""Imhotep's texts: names, labels, secrets, and the grammar that can be counted.

What holds for the texts of every game is in `tests/games/test_texts.py`.
"""

from __future__ import annotations

import re

import pytest

from perankh.games.imhotep import GAME
from perankh.games.imhotep.box.tables import SITE_IDS
from perankh.games.imhotep.game import all_on
from perankh.games.imhotep.rules.scoring import CATEGORIES
from perankh.games.imhotep.rules.steps import STEPS
from perankh.games.imhotep.shown.describe import VERBS
from perankh.games.imhotep.shown.events import PairSeen
from perankh.kernel.box import LANGUAGES
from perankh.kernel.event import only
from tests.games.imhotep.words import WORDS
from tests.support import rule
from tests.support.words import NAMES, answers, count_hungarian_articles, prompts


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_like_sentences(language: str) -> None:
    for key in WORDS.own(language):
        for text in WORDS.said(language, key):
            if re.match("imhotep-(prompt|event|why|about|howto|say-site|say-ship)", key):
                assert text.endswith((".", "?", "!")), f"{key}: {text}"
            elif re.match("imhotep-(action|category)", key):
                assert text[-1] not in ".?!", f"{key}: {text}"
                assert text[0].isupper(), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["a", "b"])
def test_every_action_has_its_own_label_among_those_of_its_question(
    language: str, side: str
) -> None:
    state = GAME.new(4, all_on("a" if side == "a" else "b"), 7, GAME.box())
    verbs = WORDS.verbs_of(language, answers(GAME, state, STEPS))
    assert verbs == set(VERBS) - ({"pair"} if side == "a" else set())


@rule("IMH-14.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_player_reads_which_cards_the_pair_holds(language: str) -> None:
    seen = PairSeen(player=1, cards=["statue", "hammer"], audience=only(1))
    texts = WORDS.strict(language)
    mine = texts.event(seen.seen_by(1), NAMES)
    assert texts.name("market_card", "statue") in mine
    assert texts.name("market_card", "hammer") in mine
    assert texts.event(seen.seen_by(0), NAMES) == texts.event(
        PairSeen(player=1, cards=None, audience=only(1)), NAMES
    )
    assert NAMES[1] in texts.event(seen.seen_by(0), NAMES)
    assert texts.name("market_card", "statue") not in texts.event(seen.seen_by(0), NAMES)


# --- the right words


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_box(language: str) -> None:
    texts = WORDS.strict(language)
    for site in SITE_IDS:
        label = texts.format(f"imhotep-setup-{site.replace('_', '-')}")
        assert label == texts.name("site", site)
        if site in CATEGORIES:
            assert texts.category(site) == label
    wrath = texts.name("variant", "wrath_of_the_pharaoh")
    assert wrath == texts.format("imhotep-setup-wrath") == texts.category("wrath")
    for card in ("lever", "hammer", "sail", "chisel"):
        for key in prompts(STEPS):
            if key.startswith(f"imhotep-prompt-{card}-"):
                assert f": {texts.name('market_card', card)} – " in WORDS.said(language, key)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_in_the_explanations_are_those_of_the_box(language: str) -> None:
    tables = GAME.box().tables
    howto = WORDS.strict(language).format("imhotep-howto")
    assert [int(number) for number in re.findall(r"\d+", howto)] == [
        tables.rounds,
        len(tables.round_cards[0]),
        tables.quarry_take,
        tables.sled_capacity,
    ]
    wrath = WORDS.strict(language).format("imhotep-setup-wrath-help")
    assert re.findall(r"\d+", wrath) == [str(tables.wrath_penalty)]


PLURALS = {
    "cs": {
        "imhotep-phrase-stones": "1 kámen, 2 kameny, 5 kamenů, 22 kamenů",
        "imhotep-board-needs": "chybí 1 kámen, chybí 2 kameny, chybí 5 kamenů, chybí 22 kamenů",
        "points": "1 bod, 2 body, 5 bodů, 22 bodů",
    },
    "pl": {
        "imhotep-phrase-stones": "1 kamień, 2 kamienie, 5 kamieni, 22 kamienie",
        "imhotep-board-needs": (
            "brakuje 1 kamienia, brakuje 2 kamieni, brakuje 5 kamieni, brakuje 22 kamieni"
        ),
        "points": "1 punkt, 2 punkty, 5 punktów, 22 punkty",
    },
    "en": {"imhotep-phrase-stones": "1 stone, 2 stones, 5 stones, 22 stones"},
    "hu": {"imhotep-phrase-stones": "1 kő, 2 kő, 5 kő, 22 kő"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_counted_as_the_language_counts(language: str) -> None:
    texts = WORDS.strict(language)
    for key, expected in PLURALS[language].items():
        counted = [texts.format(key, stones=count, points=count) for count in (1, 2, 5, 22)]
        assert ", ".join(counted) == expected


@pytest.mark.parametrize(
    ("language", "one", "few", "many", "again"),
    [
        ("cs", "karta", "karty", "karet", "karet"),
        ("pl", "karta", "karty", "kart", "karty"),
    ],
)
def test_a_reshuffle_counts_its_cards(
    language: str, one: str, few: str, many: str, again: str
) -> None:
    for count, word in ((1, one), (2, few), (5, many), (22, again)):
        line = WORDS.strict(language).format("imhotep-event-pile-reshuffled", cards=count)
        assert f"({count} {word})" in line


SAILINGS = {
    "en": ["Sail ship 1 to the Market", "Sail ship 2 to the Obelisks"],
    "cs": ["Poslat loď 1 k Tržišti", "Poslat loď 2 k Obeliskům"],
    "pl": ["Dopłyń łodzią 1 do Targowiska", "Dopłyń łodzią 2 do Obelisków"],
    "hu": ["Az 1. hajó elküldése a Piachoz", "A 2. hajó elküldése az Obeliszkekhez"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sites_are_inflected(language: str) -> None:
    texts = WORDS.strict(language)
    assert SAILINGS[language] == [
        texts.action({"verb": "sail", "ship": 1, "site": "market"}),
        texts.action({"verb": "sail", "ship": 2, "site": "obelisks"}),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_for_each_site_begins_alike_in_every_case(language: str) -> None:
    texts = WORDS.strict(language)
    for phrase in ("to-site", "onto-site", "at-site"):
        for site in SITE_IDS:
            stem = texts.name("site", site)[:4]
            assert stem in texts.format(f"imhotep-phrase-{phrase}", site=site)


def test_hungarian_articles_agree_with_the_next_word() -> None:
    spoken = WORDS.everything_said("hu")
    without_sides = (re.sub(r"\b[AB] oldal\b", "", text) for _, text in spoken)
    assert count_hungarian_articles(without_sides) > 100
