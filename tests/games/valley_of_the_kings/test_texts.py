"""The words of Valley of the Kings: names, labels, secrets, and what the cards say.

What holds for the texts of every game is in `tests/games/test_texts.py`.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from perankh.games.valley_of_the_kings import GAME
from perankh.games.valley_of_the_kings.box.loading import load, load_shipped
from perankh.games.valley_of_the_kings.box.tables import (
    CARD_IDS,
    SET_IDS,
    TRIGGER_IDS,
)
from perankh.games.valley_of_the_kings.rules.steps import STEPS
from perankh.games.valley_of_the_kings.shown.describe import VERBS
from perankh.games.valley_of_the_kings.shown.events import CardKept, CardsDrawn
from perankh.games.valley_of_the_kings.shown.wording import card_text, composed, steps_of
from perankh.kernel.box import LANGUAGES
from perankh.kernel.event import only
from tests.games.valley_of_the_kings.boxes import corrected
from tests.games.valley_of_the_kings.play import new_game
from tests.games.valley_of_the_kings.words import WORDING, WORDS
from tests.support import rule
from tests.support.play import moments
from tests.support.words import NAMES, count_hungarian_articles, prompts


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_like_sentences(language: str) -> None:
    for key, text in WORDING.everything_said(language):
        if key == "step-choose-one" or key.startswith("trigger-"):
            assert text.endswith(":"), f"{key}: {text}"
        elif re.match("prompt|event|why|about|howto|say|step", key):
            assert text.endswith((".", "?", "!")), f"{key}: {text}"
        elif re.match("action|category", key):
            assert text[-1] not in ".?!", f"{key}: {text}"
            assert text[0].isupper() or text[0].isdigit(), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_its_own_label_among_those_of_its_question(language: str) -> None:
    assert WORDS.verbs_of(language, questions().values()) == set(VERBS)


@cache
def questions() -> dict[str, list[dict[str, str | int]]]:
    """Every question as it is first met in whole games, with all that could ever answer it."""
    found: dict[str, list[dict[str, str | int]]] = {}
    for seed in range(60):
        for s, _ in moments(new_game(2 + seed % 3, seed), seed):
            if not s.is_over() and s.prompt() not in found:
                found[s.prompt()] = [GAME.describe(s, action) for action in s.actions()]
        if found.keys() == prompts(STEPS):
            break
    return found


# --- secrets


@rule("VOK-4.R3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_its_owner_reads_what_was_drawn_or_kept(language: str) -> None:
    texts = WORDS.strict(language)
    drawn = CardsDrawn(player=1, count=2, cards=["scarab", "boat"], audience=only(1))
    kept = CardKept(player=1, card="scarab", audience=only(1))
    scarab = texts.name("card", "scarab")
    for event in (drawn, kept):
        assert scarab in texts.event(event.seen_by(1), NAMES)
        for stranger in (0, None):
            line = texts.event(event.seen_by(stranger), NAMES)
            assert scarab not in line
            assert NAMES[1] in line


# --- the right words


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_box(language: str) -> None:
    texts = WORDS.strict(language)
    for one in SET_IDS:
        assert texts.category(one) == texts.name("set", one)
    variant = texts.name("variant", "completist")
    assert variant == texts.format(f"{GAME.id}-setup-completist") == texts.category("completist")
    first = texts.format(f"{GAME.id}-setup-first-player")
    assert first == texts.name("terms", "first_player")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_in_the_explanation_are_those_of_the_box(language: str) -> None:
    tables = load_shipped().tables
    howto = WORDS.strict(language).format(f"{GAME.id}-howto")
    assert [int(number) for number in re.findall(r"\d+", howto)] == [
        tables.starting_hand,
        tables.card_points[0],
        *(4, tables.set_points[4]),
        tables.hand_draw,
    ]


PLURALS = {
    "en": "draws 1 card, draws 2 cards, draws 5 cards, draws 22 cards",
    "cs": "dobírá 1 kartu, dobírá 2 karty, dobírá 5 karet, dobírá 22 karet",
    "pl": "dobiera 1 kartę, dobiera 2 karty, dobiera 5 kart, dobiera 22 karty",
    "hu": "1 lapot húz, 2 lapot húz, 5 lapot húz, 22 lapot húz",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_counted_as_the_language_counts(language: str) -> None:
    lines = []
    for count in (1, 2, 5, 22):
        event = CardsDrawn(player=0, count=count, cards=None, audience=only(0))
        lines.append(WORDS.strict(language).event(event, NAMES))
    assert (
        ", ".join(line.removeprefix("Ⲁ ").removesuffix(".") for line in lines) == PLURALS[language]
    )


def test_hungarian_articles_agree_with_the_next_word() -> None:
    spoken = WORDS.everything_said("hu", but="phrase-|board-short")
    assert count_hungarian_articles(text for _, text in spoken) > 100


# --- what cards do, read from their steps


READ = {
    "en": "Each opponent with at least 6 cards outside the tomb sacrifices 1 card from hand.",
    "cs": "Každý soupeř, který má mimo hrobku karet aspoň 6, obětuje z ruky 1 kartu.",
    "pl": "Każdy przeciwnik, którego liczba kart poza grobowcem wynosi co najmniej 6, "
    "poświęca z ręki 1 kartę.",
    "hu": "Minden ellenfél, akinek a sírkamráján kívül legalább 6 lapja van, "
    "feláldoz 1 lapot a kezéből.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_from_its_steps(language: str) -> None:
    tables, texts = load_shipped().tables, WORDS.strict(language)
    for card in range(len(CARD_IDS)):
        trigger = TRIGGER_IDS[tables.card_trigger[card]]
        text = composed(texts, trigger, steps_of(tables, card))
        assert text.endswith(".")
        assert not re.search(r"[{}$]|  |none", text), text
    qebehsenuef = CARD_IDS.index("qebehsenuef_canopic_jar")
    assert composed(texts, "", steps_of(tables, qebehsenuef)) == READ[language]


def test_a_choice_and_a_reaction_are_read_with_their_parts() -> None:
    tables, texts = load_shipped().tables, WORDS.strict("en")
    shabti = composed(texts, "", steps_of(tables, 0))
    assert shabti == (
        "Choose one: (1) Swap two cards of the pyramid. (2) Sacrifice any card of the pyramid."
    )
    boat = composed(texts, "opponent_buys", steps_of(tables, CARD_IDS.index("boat")))
    assert boat == (
        "When an opponent buys a card, you may at once discard this card from your hand: "
        "Take a card of the base of the pyramid."
    )


@rule("VOK-2.8")
def test_a_shipped_card_has_the_text_of_the_box_and_a_corrected_one_reads_as_it_plays() -> None:
    texts, hapi = WORDS.strict("en"), CARD_IDS.index("hapi_canopic_jar")
    assert card_text(texts, load_shipped().tables, hapi) == "Draw 2 cards."
    box = load(corrected("card.hapi_canopic_jar.steps.0.n = 3", "card.urn.cost = 3"))
    assert card_text(texts, box.tables, hapi) == "Draw 3 cards."
    urn = texts.name("card", "urn", "text")
    assert card_text(texts, box.tables, CARD_IDS.index("urn")) == urn
