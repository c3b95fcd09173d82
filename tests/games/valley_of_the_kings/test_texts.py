"""The words of Valley of the Kings: complete, the same in all languages, and right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from perankh.games.valley_of_the_kings import GAME
from perankh.games.valley_of_the_kings.box import load, load_shipped
from perankh.games.valley_of_the_kings.decisions import STEPS
from perankh.games.valley_of_the_kings.describe import VERBS
from perankh.games.valley_of_the_kings.events import EVENTS, CardKept, CardsDrawn
from perankh.games.valley_of_the_kings.reasons import REASONS
from perankh.games.valley_of_the_kings.scoring import CATEGORIES
from perankh.games.valley_of_the_kings.tables import (
    CARD_IDS,
    COST_RULE_IDS,
    EFFECT_IDS,
    OP_IDS,
    SET_IDS,
    SET_RULE_IDS,
    SPACE_IDS,
    TRIGGER_IDS,
)
from perankh.games.valley_of_the_kings.wording import card_text, composed, steps_of
from perankh.kernel.box import LANGUAGES
from perankh.kernel.event import only
from perankh.kernel.step import Decision
from perankh.kernel.texts import COMMON, Texts
from tests.games.valley_of_the_kings.boxes import corrected
from tests.games.valley_of_the_kings.play import moments, new_game
from tests.support import rule

KEY = "valley_of_the_kings"
NAMES = ["Ⲁ", "Ⲃ", "Ⲅ", "Ⲇ"]
"""Display names in a script that no text uses by itself."""

COUNTS: list[object] = [0, 1, 2, 5, 22]
"""A number for each plural form of the four languages."""

ZONES = ["hand", "draw_deck", "discard_pile", "in_play", "tomb", "pyramid", "boneyard", "stock"]

SAMPLES: dict[str, list[object]] = {
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
    "step": [*OP_IDS[1:]],
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

SPECIAL: dict[tuple[str, str], list[object]] = {
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
    """What a text needs, also through the phrases in it; `$card` and `$card_name` are one thing."""
    references = References()
    references.visit({**messages(COMMON, language), **own(language)}[key])
    needed = {variable.removesuffix("_name") for variable in references.variables}
    return frozenset(needed.union(*(arguments(language, other) for other in references.messages)))


# --- everything that can be said


def fillings(language: str, key: str) -> Iterator[dict[str, object]]:
    """Arguments for a text: each two of them in all their values, the others in their first."""
    short = key.removeprefix(f"{KEY}-")
    values = {
        argument: SPECIAL.get((short, argument), SAMPLES.get(argument, COUNTS))
        for argument in sorted(arguments(language, key))
    }
    first = {argument: possible[0] for argument, possible in values.items()}
    yield first
    for two in combinations_with_replacement(values, 2):
        for pair in product(*(values[argument][:4] for argument in two)):
            yield {**first, **dict(zip(two, pair, strict=True))}
    for argument, possible in values.items():
        for value in possible[4:]:
            yield {**first, argument: value}


@cache
def said(language: str, key: str) -> tuple[str, ...]:
    """A text in its fillings."""
    texts = strict(language)
    return tuple(texts.fill(key, filling, NAMES) for filling in fillings(language, key))


def everything_said(language: str) -> Iterator[tuple[str, str]]:
    for key in own(language):
        if not key.startswith(f"{KEY}-phrase-"):
            for text in said(language, key):
                yield key.removeprefix(f"{KEY}-"), text


# --- what the code needs


def prompts() -> set[str]:
    return {step.prompt for step in STEPS if isinstance(step, Decision)}


def hyphens(names: Iterator[str] | list[str] | tuple[str, ...] | set[str]) -> set[str]:
    return {name.replace("_", "-") for name in names}


def needed() -> dict[str, set[str]]:
    """The keys that the code can ask for, by their kind, without the game's name."""
    options = hyphens([field.name for field in msgspec.structs.fields(GAME.options_type)])
    ops = hyphens(OP_IDS[1:])
    return {
        "prompt": {key.removeprefix(f"{KEY}-prompt-") for key in prompts()},
        "action": hyphens(VERBS),
        "event": hyphens([str(event.__struct_config__.tag) for event in EVENTS]),
        "why": {reason.key.removeprefix(f"{KEY}-why-") for reason in REASONS},
        "category": hyphens(CATEGORIES),
        "option": {f"{name}{end}" for name in options for end in ("", "-help")},
        "step": ops,
        "trigger": hyphens(TRIGGER_IDS[1:]),
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


@pytest.mark.parametrize(
    "kind", ["prompt", "action", "event", "why", "category", "option", "step", "trigger"]
)
def test_there_are_texts_for_all_the_code_says_and_no_others(kind: str) -> None:
    start = f"{KEY}-{kind}-"
    there = {key.removeprefix(start) for key in own("en") if key.startswith(start)}
    assert needed()[kind] == there
    assert len(there) > 2


def test_the_game_is_introduced_and_explained() -> None:
    for language in LANGUAGES:
        assert 30 <= len(strict(language).format(f"{KEY}-about").split()) <= 80
        assert 90 <= len(strict(language).format(f"{KEY}-howto").split()) <= 190


@pytest.mark.parametrize("event", EVENTS)
def test_a_line_of_the_log_uses_only_what_its_event_tells(event: type[msgspec.Struct]) -> None:
    key = f"{KEY}-event-{str(event.__struct_config__.tag).replace('_', '-')}"
    told = {field.name for field in msgspec.structs.fields(event)} - {"audience"}
    assert arguments("en", key) == told


def test_every_phrase_is_part_of_a_sentence() -> None:
    for language in LANGUAGES:
        references = References()
        references.visit(list(own(language).values()))
        phrases = {key for key in own(language) if key.startswith(f"{KEY}-phrase-")}
        assert phrases <= references.messages


# --- what comes out


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    for key, text in everything_said(language):
        assert text.strip() == text, key
        assert text, key
        wrong = r"[{}$]|_name|  |valley_of|hidden\b|\bNone\b| [.,:]"
        assert not re.search(wrong, text.replace("\n", " ")), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_like_sentences(language: str) -> None:
    for key, text in everything_said(language):
        if key == "step-choose-one" or key.startswith("trigger-"):
            assert text.endswith(":"), f"{key}: {text}"
        elif re.match("prompt|event|why|about|howto|say|step", key):
            assert text.endswith((".", "?", "!")), f"{key}: {text}"
        elif re.match("action|category", key):
            assert text[-1] not in ".?!", f"{key}: {text}"
            assert text[0].isupper() or text[0].isdigit(), f"{key}: {text}"


def test_no_text_is_left_in_another_language() -> None:
    alike = {("cs", "pl"): {"category-canopic-jars", "category-amulets", "board-laid"}}
    names = {"board-short", "say-hand-card", "say-space", "say-set"}
    for one, other in combinations(LANGUAGES, 2):
        same = {
            key.removeprefix(f"{KEY}-")
            for key in own(one)
            if set(said(one, key)) & set(said(other, key)) and "-phrase-" not in key
        }
        assert same - names <= alike.get((one, other), set()), f"{one} and {other}"


def test_ids_never_stand_in_for_names() -> None:
    ids = {*CARD_IDS, *OP_IDS[1:], *ZONES, "none", "bl", "bc", "br", "ml", "mr"}
    for language in ("cs", "pl", "hu"):
        for key, text in everything_said(language):
            assert not ids & set(re.findall(r"\w+", text)), f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_its_own_label_among_those_of_its_question(language: str) -> None:
    texts = strict(language)
    verbs = set()
    for meanings in questions().values():
        labels = [texts.action(meaning, NAMES) for meaning in meanings]
        assert len(set(labels)) == len(labels), labels
        verbs |= {str(meaning["verb"]) for meaning in meanings}
    assert verbs == set(VERBS)


@cache
def questions() -> dict[str, list[dict[str, str | int]]]:
    """Every question as it is first met in whole games, with all that could ever answer it."""
    found: dict[str, list[dict[str, str | int]]] = {}
    for seed in range(60):
        for s, _ in moments(new_game(2 + seed % 3, seed), seed):
            if not s.is_over() and s.prompt() not in found:
                found[s.prompt()] = [GAME.describe(s, action) for action in s.actions()]
        if found.keys() == prompts():
            break
    return found


# --- secrets


@rule("VOK-4.R3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_its_owner_reads_what_was_drawn_or_kept(language: str) -> None:
    texts = strict(language)
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
    texts = strict(language)
    for one in SET_IDS:
        assert texts.category(one) == texts.name("set", one)
    variant = texts.name("variant", "completist")
    assert variant == texts.format(f"{KEY}-option-completist") == texts.category("completist")
    first = texts.format(f"{KEY}-option-first-player")
    assert first == texts.name("terms", "first_player")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_in_the_explanation_are_those_of_the_box(language: str) -> None:
    tables = load_shipped().tables
    howto = strict(language).format(f"{KEY}-howto")
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
    "hu": "húz 1 lapot, húz 2 lapot, húz 5 lapot, húz 22 lapot",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_counted_as_the_language_counts(language: str) -> None:
    lines = []
    for count in (1, 2, 5, 22):
        event = CardsDrawn(player=0, count=count, cards=None, audience=only(0))
        lines.append(strict(language).event(event, NAMES))
    assert (
        ", ".join(line.removeprefix("Ⲁ ").removesuffix(".") for line in lines) == PLURALS[language]
    )


def test_hungarian_articles_agree_with_the_next_word() -> None:
    articles = 0
    for key, text in everything_said("hu"):
        if key.startswith("board-short"):
            continue
        for article, word in re.findall(r"\b(az?) (\w+)", text, re.IGNORECASE):
            vowel = word[0].lower() in "aáeéiíoóöőuúüű" or word in {"1", "5"}
            assert (article.lower() == "az") == vowel, f"{key}: {text}"
            articles += 1
    assert articles > 100


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
    tables, texts = load_shipped().tables, strict(language)
    for card in range(len(CARD_IDS)):
        trigger = TRIGGER_IDS[tables.card_trigger[card]]
        text = composed(texts, trigger, steps_of(tables, card))
        assert text.endswith(".")
        assert not re.search(r"[{}$]|  |none", text), text
    qebehsenuef = CARD_IDS.index("qebehsenuef_canopic_jar")
    assert composed(texts, "", steps_of(tables, qebehsenuef)) == READ[language]


def test_a_choice_and_a_reaction_are_read_with_their_parts() -> None:
    tables, texts = load_shipped().tables, strict("en")
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
    texts, hapi = strict("en"), CARD_IDS.index("hapi_canopic_jar")
    assert card_text(texts, load_shipped().tables, hapi) == "Draw 2 cards."
    box = load(corrected("card.hapi_canopic_jar.steps.0.n = 3", "card.urn.cost = 3"))
    assert card_text(texts, box.tables, hapi) == "Draw 3 cards."
    urn = texts.name("card", "urn", "text")
    assert card_text(texts, box.tables, CARD_IDS.index("urn")) == urn
