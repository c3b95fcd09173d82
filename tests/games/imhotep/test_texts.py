"""Imhotep's texts: complete, alike in what they use, and right in the grammar that can be counted.

What must have a text is taken from the code; what sentences are filled with, from the box.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

from perankh.games.imhotep import GAME
from perankh.games.imhotep.decisions import STEPS
from perankh.games.imhotep.describe import VERBS
from perankh.games.imhotep.events import EVENTS, PairSeen
from perankh.games.imhotep.game import all_on
from perankh.games.imhotep.reasons import REASONS
from perankh.games.imhotep.scoring import CATEGORIES
from perankh.games.imhotep.tables import (
    BONUS_IDS,
    CARD_IDS,
    COLOUR_IDS,
    SIDE_IDS,
    SITE_IDS,
    SMALL_PYRAMID_IDS,
)
from perankh.games.imhotep.terminal import draw
from perankh.kernel.box import LANGUAGES
from perankh.kernel.event import only
from perankh.kernel.step import Decision
from perankh.kernel.texts import COMMON, Texts
from tests.support import rule

NAMES = ["Ⲁ", "Ⲃ", "Ⲅ", "Ⲇ"]
"""Display names in a script that no text uses by itself."""

COUNTS: list[object] = [0, 1, 2, 5, 22]
"""A number for each plural form of the four languages."""

SAMPLES: dict[str, list[object]] = {
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

SPECIAL: dict[tuple[str, str], list[object]] = {
    ("imhotep-action-pick", "card"): [*CARD_IDS, "none"],
    ("imhotep-say-ship", "site"): [*SITE_IDS, "none"],
    ("imhotep-say-dock", "ship"): [0, 1, 2, 3, 4],
    ("imhotep-say-row", "stones"): [[NAMES[0]], []],
    ("imhotep-event-pile-reshuffled", "cards"): COUNTS,
    ("imhotep-event-pair-seen", "cards"): [["statue", "lever"], None],
    ("imhotep-event-category-scored", "points"): [6, 1, -5],
}
"""Where a text gets more, or something else, for an argument."""


@cache
def strict(language: str) -> Texts:
    return Texts(GAME, language, strict=True)


# --- the files as they are written


@cache
def parsed(file: Path) -> ast.Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    found = parsed(folder / f"{language}.ftl").body
    return {item.id.name: item for item in found if isinstance(item, ast.Message)}


def own(language: str) -> dict[str, ast.Message]:
    return messages(GAME.texts_folder(), language)


class References(Visitor):
    """Collects the variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def arguments(language: str, key: str) -> frozenset[str]:
    """What a text needs, also through the phrases in it; `$site` and `$site_name` are one thing."""
    references = References()
    references.visit({**messages(COMMON, language), **own(language)}[key])
    needed = {variable.removesuffix("_name") for variable in references.variables}
    return frozenset(needed.union(*(arguments(language, other) for other in references.messages)))


# --- everything that can be said


def fillings(language: str, key: str) -> Iterator[dict[str, object]]:
    """Arguments for a text: each two of them in all their values, the others in their first."""
    values = {
        argument: SPECIAL.get((key, argument), SAMPLES.get(argument, COUNTS))
        for argument in sorted(arguments(language, key))
    }
    first = {argument: possible[0] for argument, possible in values.items()}
    yield first
    for two in combinations_with_replacement(values, 2):
        for pair in product(*(values[argument] for argument in two)):
            yield {**first, **dict(zip(two, pair, strict=True))}


@cache
def said(language: str, key: str) -> tuple[str, ...]:
    """A text in all its fillings."""
    texts = strict(language)
    return tuple(texts.fill(key, filling, NAMES) for filling in fillings(language, key))


def everything_said(language: str) -> Iterator[str]:
    for key in own(language):
        yield from said(language, key)


# --- what the code needs


def prompts() -> set[str]:
    return {step.prompt for step in STEPS if isinstance(step, Decision)}


def needed() -> dict[str, set[str]]:
    """The keys that the code can ask for, by their kind."""
    options = {f.name.replace("_", "-") for f in msgspec.structs.fields(GAME.options_type)}
    tags = {str(event.__struct_config__.tag) for event in EVENTS}
    return {
        "prompt": prompts(),
        "action": {f"imhotep-action-{verb}" for verb in VERBS},
        "event": {f"imhotep-event-{tag.replace('_', '-')}" for tag in tags},
        "why": {reason.key for reason in REASONS},
        "category": {f"imhotep-category-{name.replace('_', '-')}" for name in CATEGORIES},
        "option": {f"imhotep-option-{name}{end}" for name in options for end in ("", "-help")},
    }


# --- completeness


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_have_no_broken_entries(language: str) -> None:
    body = parsed(GAME.texts_folder() / f"{language}.ftl").body
    assert [item.content for item in body if isinstance(item, ast.Junk)] == []
    keys = [item.id.name for item in body if isinstance(item, ast.Message)]
    assert len(keys) == len(set(keys)), "a key stands twice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_in_the_same_order(language: str) -> None:
    assert list(own(language)) == list(own("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_uses_the_same_arguments_in_every_language(language: str) -> None:
    theirs = {key: arguments(language, key) for key in own(language)}
    assert theirs == {key: arguments("en", key) for key in own("en")}


@pytest.mark.parametrize("kind", ["prompt", "action", "event", "why", "category", "option"])
def test_there_are_texts_for_all_the_code_says_and_no_others(kind: str) -> None:
    there = {key for key in own("en") if key.startswith(f"imhotep-{kind}-")}
    assert needed()[kind] == there
    assert len(there) > 5


def test_the_game_is_introduced_and_explained() -> None:
    for language in LANGUAGES:
        assert 30 <= len(strict(language).format("imhotep-about").split()) <= 80
        assert 90 <= len(strict(language).format("imhotep-howto").split()) <= 160


@pytest.mark.parametrize("event", EVENTS)
def test_a_line_of_the_log_uses_only_what_its_event_tells(event: type[msgspec.Struct]) -> None:
    key = f"imhotep-event-{str(event.__struct_config__.tag).replace('_', '-')}"
    told = {field.name for field in msgspec.structs.fields(event)} - {"audience"}
    assert arguments("en", key) == told


def test_every_phrase_is_part_of_a_sentence() -> None:
    for language in LANGUAGES:
        references = References()
        references.visit(list(own(language).values()))
        phrases = {key for key in own(language) if key.startswith("imhotep-phrase-")}
        assert phrases <= references.messages


# --- what comes out


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    for text in everything_said(language):
        assert text.strip() == text
        assert text
        assert not re.search(r"[{}$]|_name|  |imhotep-|hidden\b|\bNone\b", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_like_sentences(language: str) -> None:
    for key in own(language):
        for text in said(language, key):
            if re.match("imhotep-(prompt|event|why|about|howto|say-site|say-ship)", key):
                assert text.endswith((".", "?", "!")), f"{key}: {text}"
            elif re.match("imhotep-(action|category)", key):
                assert text[-1] not in ".?!", f"{key}: {text}"
                assert text[0].isupper(), f"{key}: {text}"


def test_no_text_is_left_in_another_language() -> None:
    for one, other in combinations(LANGUAGES, 2):
        same = [key for key in own(one) if set(said(one, key)) & set(said(other, key))]
        assert same == [], f"{one} and {other} say the same"


def test_ids_never_stand_in_for_names() -> None:
    a_czech_word = "pyramid"
    ids = {*SITE_IDS, *CARD_IDS, *BONUS_IDS, *CATEGORIES, "none"} - {a_czech_word}
    for language in ("cs", "pl", "hu"):
        for text in everything_said(language):
            assert not ids & set(re.findall(r"\w+", text)), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["a", "b"])
def test_every_action_has_its_own_label_among_those_of_its_question(
    language: str, side: str
) -> None:
    state = GAME.new(4, all_on("a" if side == "a" else "b"), 7, GAME.box())
    texts = strict(language)
    verbs = set()
    for step in STEPS:
        if isinstance(step, Decision):
            meanings = [GAME.describe(state, action) for action in step.actions()]
            labels = [texts.action(meaning, NAMES) for meaning in meanings]
            assert len(set(labels)) == len(labels), labels
            verbs |= {str(meaning["verb"]) for meaning in meanings}
    assert verbs == set(VERBS) - ({"pair"} if side == "a" else set())


@rule("IMH-14.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_player_reads_which_cards_the_pair_holds(language: str) -> None:
    seen = PairSeen(player=1, cards=["statue", "hammer"], audience=only(1))
    texts = strict(language)
    mine = texts.event(seen.seen_by(1), NAMES)
    assert texts.name("market_card", "statue") in mine
    assert texts.name("market_card", "hammer") in mine
    assert texts.event(seen.seen_by(0), NAMES) == texts.event(
        PairSeen(player=1, cards=None, audience=only(1)), NAMES
    )
    assert NAMES[1] in texts.event(seen.seen_by(0), NAMES)
    assert texts.name("market_card", "statue") not in texts.event(seen.seen_by(0), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", GAME.option_sets())
def test_the_drawn_table_needs_no_text_that_is_not_there(
    language: str, options: msgspec.Struct
) -> None:
    state = GAME.new(3, GAME.read_options(msgspec.to_builtins(options)), 5, GAME.box())
    console = Console(width=80, file=StringIO())
    with console.capture() as drawn:
        console.print(draw(GAME.view(state, 0), strict(language), NAMES))
    assert NAMES[2] in drawn.get()


# --- the right words


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_box(language: str) -> None:
    texts = strict(language)
    for site in SITE_IDS:
        label = texts.format(f"imhotep-option-{site.replace('_', '-')}")
        assert label == texts.name("site", site)
        if site in CATEGORIES:
            assert texts.category(site) == label
    wrath = texts.name("variant", "wrath_of_the_pharaoh")
    assert wrath == texts.format("imhotep-option-wrath") == texts.category("wrath")
    for card in ("lever", "hammer", "sail", "chisel"):
        for key in prompts():
            if key.startswith(f"imhotep-prompt-{card}-"):
                assert f": {texts.name('market_card', card)} – " in said(language, key)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_in_the_explanations_are_those_of_the_box(language: str) -> None:
    tables = GAME.box().tables
    howto = strict(language).format("imhotep-howto")
    assert [int(number) for number in re.findall(r"\d+", howto)] == [
        tables.rounds,
        len(tables.round_cards[0]),
        tables.quarry_take,
        tables.sled_capacity,
    ]
    wrath = strict(language).format("imhotep-option-wrath-help")
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
    texts = strict(language)
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
        line = strict(language).format("imhotep-event-pile-reshuffled", cards=count)
        assert f"({count} {word})" in line


SAILINGS = {
    "en": ["Sail ship 1 to the Market", "Sail ship 2 to the Obelisks"],
    "cs": ["Doplout lodí 1 k Tržišti", "Doplout lodí 2 k Obeliskům"],
    "pl": ["Dopłyń łodzią 1 do Targowiska", "Dopłyń łodzią 2 do Obelisków"],
    "hu": ["Az 1. hajó elküldése a Piachoz", "A 2. hajó elküldése az Obeliszkekhez"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sites_are_inflected(language: str) -> None:
    texts = strict(language)
    assert SAILINGS[language] == [
        texts.action({"verb": "sail", "ship": 1, "site": "market"}),
        texts.action({"verb": "sail", "ship": 2, "site": "obelisks"}),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_for_each_site_begins_alike_in_every_case(language: str) -> None:
    texts = strict(language)
    for phrase in ("to-site", "onto-site", "at-site"):
        for site in SITE_IDS:
            stem = texts.name("site", site)[:4]
            assert stem in texts.format(f"imhotep-phrase-{phrase}", site=site)


def test_hungarian_articles_agree_with_the_next_word() -> None:
    articles = 0
    for text in everything_said("hu"):
        without_sides = re.sub(r"\b[AB] oldal\b", "", text)
        for article, word in re.findall(r"\b(az?) (\w+)", without_sides, re.IGNORECASE):
            vowel = word[0].lower() in "aáeéiíoóöőuúüű" or word in {"1", "5"}
            assert (article.lower() == "az") == vowel, text
            articles += 1
    assert articles > 100
