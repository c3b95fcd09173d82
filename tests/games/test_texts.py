"""The texts of every game: complete, alike in what they use in all languages, and filled right.

What must have a text is taken from the code. The grammar and the names of one game are tested in
its own `test_texts`; what its texts are filled with stands in its `words`.
"""

from __future__ import annotations

import re
from io import StringIO
from itertools import combinations

import pytest
from fluent.syntax import ast
from rich.console import Console

from perankh.cli.terminal import drawing_of
from perankh.games import all_games
from perankh.kernel.box import LANGUAGES
from perankh.kernel.event import Event
from perankh.kernel.game import Game
from perankh.kernel.setup import Setup
from tests.support.games import brought
from tests.support.words import NAMES, References, Wording, parsed

ALL = brought("words", "WORDING", Wording)
EACH_GAME = pytest.mark.parametrize("wording", ALL, ids=lambda wording: wording.words.game.id)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def test_the_texts_of_every_game_are_tested() -> None:
    assert [wording.words.game for wording in ALL] == all_games()


# --- completeness


@EACH_LANGUAGE
@EACH_GAME
def test_the_files_have_no_broken_entries(wording: Wording, language: str) -> None:
    body = parsed(wording.words.game.texts_folder() / f"{language}.ftl").body
    assert [item.content for item in body if isinstance(item, ast.Junk)] == []
    keys = [item.id.name for item in body if isinstance(item, ast.Message)]
    assert len(keys) == len(set(keys)), "a key stands twice"


@EACH_LANGUAGE
@EACH_GAME
def test_every_language_has_the_same_texts_in_the_same_order(
    wording: Wording, language: str
) -> None:
    assert list(wording.words.own(language)) == list(wording.words.own("en"))


@EACH_LANGUAGE
@EACH_GAME
def test_a_text_uses_the_same_arguments_in_every_language(wording: Wording, language: str) -> None:
    words = wording.words
    theirs = {key: words.arguments(language, key) for key in words.own(language)}
    assert theirs == {key: words.arguments("en", key) for key in words.own("en")}


@pytest.mark.parametrize(
    ("wording", "kind"),
    [
        pytest.param(wording, kind, id=f"{wording.words.game.id}-{kind}")
        for wording in ALL
        for kind in wording.needed()
    ],
)
def test_there_are_texts_for_all_the_code_says_and_no_others(wording: Wording, kind: str) -> None:
    start = f"{wording.words.game.id}-{kind}-"
    own = wording.words.own("en")
    there = {key.removeprefix(start) for key in own if key.startswith(start)}
    assert wording.needed()[kind] == there
    assert len(there) >= (1 if kind == "rival" else wording.fewest)


@EACH_GAME
def test_the_game_is_introduced_and_explained(wording: Wording) -> None:
    words, name = wording.words, wording.words.game.id
    for language in LANGUAGES:
        assert 30 <= len(words.strict(language).format(f"{name}-about").split()) <= 80
        howto = words.strict(language).format(f"{name}-howto").split()
        assert 90 <= len(howto) <= wording.longest_howto


@pytest.mark.parametrize(
    ("wording", "event"),
    [
        pytest.param(wording, event, id=f"{wording.words.game.id}-{event.__name__}")
        for wording in ALL
        for event in wording.words.game.events
    ],
)
def test_a_line_of_the_log_uses_just_what_its_event_tells(
    wording: Wording, event: type[Event]
) -> None:
    name = str(event.__struct_config__.tag).replace("_", "-")
    told = set(event.__struct_fields__) - {"audience"}
    unsaid = set(wording.unsaid.get(name, ()))
    key = f"{wording.words.game.id}-event-{name}"
    assert wording.words.arguments("en", key) == told - unsaid
    assert unsaid <= told


@EACH_GAME
def test_every_phrase_is_part_of_a_sentence(wording: Wording) -> None:
    start = f"{wording.words.game.id}-phrase-"
    for language in LANGUAGES:
        own = wording.words.own(language)
        references = References()
        references.visit(list(own.values()))
        assert {key for key in own if key.startswith(start)} <= references.messages


# --- what comes out


@EACH_LANGUAGE
@EACH_GAME
def test_everything_can_be_said(wording: Wording, language: str) -> None:
    wrong = re.compile(rf"[{{}}$]|_name|  |\bNone\b|{wording.wrong}")
    for key, text in wording.everything_said(language):
        assert text.strip() == text, key
        assert text, key
        assert not wrong.search(text.replace("\n", " ")), f"{key}: {text}"


@EACH_GAME
def test_no_text_is_left_in_another_language(wording: Wording) -> None:
    words = wording.words
    for one, other in combinations(LANGUAGES, 2):
        same = {
            words.short(key)
            for key in words.own(one)
            if not re.fullmatch(wording.alike, words.short(key))
            and set(words.said(one, key)) & set(words.said(other, key))
        }
        assert same <= set(wording.cognates.get((one, other), ())), f"{one} and {other}"


@EACH_GAME
def test_ids_never_stand_in_for_names(wording: Wording) -> None:
    ids = {*wording.ids, "none"}
    for language in ("cs", "pl", "hu"):
        for key, text in wording.everything_said(language):
            assert not ids & set(re.findall(r"\w+", text)), f"{key}: {text}"


@EACH_LANGUAGE
@pytest.mark.parametrize(
    ("wording", "setup"),
    [(wording, setup) for wording in ALL for setup in wording.words.game.setups()],
)
def test_the_drawn_table_needs_no_text_that_is_not_there(
    wording: Wording, setup: Setup, language: str
) -> None:
    game: Game = wording.words.game
    players = game.players_for(setup)[-1]
    state = game.new(players, setup, 5, game.box())
    console = Console(width=80, file=StringIO())
    with console.capture() as drawn:
        draw = drawing_of(game)
        console.print(draw(game.view(state, 0), wording.words.strict(language), NAMES))
    assert NAMES[players - 1] in drawn.get()
