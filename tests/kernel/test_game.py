"""A game from outside: setup, numbers of players, words for actions, and the register."""

from __future__ import annotations

import pytest

from perankh.games import GAMES, all_games, game
from perankh.kernel.errors import BadSetup, GameOver, IncompleteAction, UnknownAction, UnknownGame
from perankh.kernel.game import as_text
from tests.support.pebbles import GAME
from tests.support.pebbles.game import PebblesSetup
from tests.support.pebbles.rules import steps as d
from tests.support.pebbles.table import do, lay


@pytest.mark.parametrize("words", ["choose red", {"verb": "choose", "pebble": "red"}, "4"])
def test_an_action_is_found_by_text_meaning_and_number(words: str | dict[str, str | int]) -> None:
    s = lay("grey red", "blue blue")
    do(s, "show")
    assert GAME.parse(s, words) == d.PEBBLE + 1


def test_an_action_that_is_not_offered_is_found_too_so_that_it_can_be_explained() -> None:
    s = lay("grey red", "blue blue")
    do(s, "show")
    action = GAME.parse(s, "choose blue")
    assert s.why_not(action) == d.NOT_IN_HAND


def test_a_meaning_may_leave_out_what_only_the_rules_know() -> None:
    s = lay("grey red", "blue blue")
    do(s, "show")
    assert GAME.parse(s, {"pebble": "red"}) == d.PEBBLE + 1
    with pytest.raises(UnknownAction):
        GAME.parse(s, {"pebble": "ivory"})


@pytest.mark.parametrize("words", [" Choose  RED ", {"verb": "Choose", "pebble": " red"}])
def test_case_and_spaces_make_no_difference(words: str | dict[str, str | int]) -> None:
    s = lay("grey red", "blue blue")
    do(s, "show")
    assert GAME.parse(s, words) == d.PEBBLE + 1


@pytest.mark.parametrize("words", ["choose", {"verb": "choose"}])
def test_an_incomplete_answer_that_fits_several_is_refused_with_what_is_missing(
    words: str | dict[str, str | int],
) -> None:
    s = lay("grey red", "blue blue")
    do(s, "show")
    with pytest.raises(
        IncompleteAction, match=r"'choose' fits \d answers; .* pebble: .*choose red"
    ):
        GAME.parse(s, words)


def test_an_incomplete_answer_counts_where_a_single_option_fits_it() -> None:
    s = lay("red red", "blue blue")
    do(s, "show")
    assert GAME.parse(s, {"verb": "choose"}) == d.PEBBLE + 1


def test_words_that_name_nothing_are_answered_with_what_is_possible() -> None:
    s = lay("grey red", "blue blue")
    with pytest.raises(UnknownAction, match=r"'swim' is not an answer .* show, offer, peek"):
        GAME.parse(s, "swim")


def test_nothing_can_be_said_when_the_game_is_over() -> None:
    s = lay("red red", "blue blue", bag=1)
    do(s, "show", "choose red")
    with pytest.raises(GameOver, match="'show' answers nothing: the game is over"):
        GAME.parse(s, "show")


def test_the_text_of_an_action_is_its_values_in_order() -> None:
    assert as_text({"verb": "sail", "ship": 2, "site": "temple"}) == "sail 2 temple"


def test_choices_that_are_missing_have_their_defaults() -> None:
    assert GAME.read_setup({}) == PebblesSetup(heavy_hands=False)
    assert GAME.read_setup({"heavy_hands": True}) == PebblesSetup(heavy_hands=True)


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"heavy": True}, "unknown field `heavy`"),
        ({"heavy_hands": 1}, "heavy_hands: Expected `bool`, got `int`"),
        ([], "Expected `object`, got `array`"),
        (None, "Expected `object`, got `null`"),
    ],
)
def test_choices_that_do_not_exist_are_refused(data: object, complaint: str) -> None:
    with pytest.raises(BadSetup, match=f"pebbles: setup: .*{complaint}"):
        GAME.read_setup(data)


@pytest.mark.parametrize("players", [-1, 0, 1, 4, 100])
def test_a_number_of_players_that_the_game_is_not_made_for_is_refused(players: int) -> None:
    with pytest.raises(BadSetup, match=f"pebbles is for 2 to 3 players, not {players}"):
        GAME.new(players, PebblesSetup(), 1, GAME.box())


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there is: .*imhotep"):
        game("chess")


def test_the_game_of_the_tests_is_not_part_of_the_house() -> None:
    with pytest.raises(UnknownGame):
        game("pebbles")


def test_every_registered_game_goes_by_its_own_name() -> None:
    assert [found.id for found in all_games()] == list(GAMES)


def test_an_answer_that_says_what_no_action_knows_fits_none() -> None:
    state = game("imhotep").new(2, game("imhotep").read_setup({}), 3, game("imhotep").box())
    with pytest.raises(UnknownAction):
        game("imhotep").parse(state, {"verb": "get", "colour": ""})
