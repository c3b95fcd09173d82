"""Sections 12 to 15 of the rules: the end, scoring, the variant, computer players."""

from __future__ import annotations

import pytest

from perankh.games.valley_of_the_kings.game import GAME
from perankh.games.valley_of_the_kings.rules.scoring import CATEGORIES
from perankh.minds import mind
from perankh.minds.baselines import fair_choice
from tests.games.valley_of_the_kings.given import (
    act,
    asked,
    given,
    offered,
    story,
    told,
    totals,
)
from tests.games.valley_of_the_kings.play import new_game
from tests.support import rule

STATUES = "anubis bastet isis sobek osiris horus thoth"
AMULETS = "weres wedjat tyet djed scarab"


def points(tomb: str, *, completist: bool = False) -> dict[str, int]:
    """What a tomb scores, by category, without what scores nothing."""
    s = given(tomb=tomb, completist=completist, pyramid="", stock=0)
    return {name: n for name, n in zip(CATEGORIES, s.scores()[0], strict=True) if n}


# ------------------ the end of the game


@rule("VOK-12.1", "VOK-12.2", "VOK-5.8")
def test_the_last_player_of_the_round_still_draws_and_then_it_is_over() -> None:
    s = given(
        hands=["", "thoth"],
        decks=["", "urn food"],
        active=1,
        pyramid="weres",
        stock=0,
        tombs=["ka", "urn"],
    )
    lines = story(s, "buy bl", "end")
    assert s.is_over()
    assert [line.split()[0] for line in lines][1:] == [
        *("cards_laid_down", "cards_drawn", "deck_reshuffled", "cards_drawn"),
        *("round_ended", "category_scored", "category_scored", "game_ended"),
    ]
    assert told(lines, "category_scored", "game_ended") == [
        "category_scored player=0 category=unique points=3",
        "category_scored player=1 category=starter points=1",
        "game_ended winners=0",
    ]


@rule("VOK-12.1", "VOK-12.2")
def test_a_round_in_which_the_last_card_goes_is_played_to_its_end() -> None:
    s = given(3, hands=["thoth", "urn", "food"], pyramid="weres", stock=0)
    act(s, "buy bl", "end")
    assert asked(s) == (1, "play")
    act(s, "entomb urn", "end")
    assert asked(s) == (2, "play")
    act(s, "end")
    assert s.is_over()
    assert totals(s)[1] == 1


@rule("VOK-12.2", "VOK-3.7")
def test_a_round_ends_with_the_player_to_the_right_of_the_first_player() -> None:
    s = given(3, first=1, active=0, hands=["urn", "", ""], pyramid="", stock=0)
    act(s, "end")
    assert s.is_over()
    t = given(3, first=1, active=2, hands=["", "", "urn"], pyramid="", stock=0)
    act(t, "end")
    assert asked(t) == (0, "play")


@rule("VOK-12.1")
def test_stock_alone_or_pyramid_alone_goes_on() -> None:
    s = given(hands=["", "urn"], active=1, pyramid="weres imsety", stock=0)
    act(s, "end", "sacrifice_pyramid bl")
    assert asked(s) == (0, "play")
    t = given(hands=["", "thoth"], active=1, pyramid="weres", stock="mask")
    act(t, "buy bl", "end")
    assert asked(t) == (0, "play")


@rule("VOK-12.3", "VOK-12.2")
def test_without_pyramid_players_can_still_act_and_entomb() -> None:
    s = given(hand="food urn", deck="ka", pyramid="", stock=0)
    assert offered(s) == ["entomb urn", "play food", "entomb food", "end", "arrange"]
    act(s, "play food", "entomb ka", "end")
    assert asked(s) == (1, "play")


# ------------------ scoring


@rule("VOK-13.1", "VOK-1.2")
def test_only_the_tomb_counts() -> None:
    s = given(hand="mask", deck="censer", discard="chest", tomb="urn")
    assert totals(s) == [1, 0]


@rule("VOK-13.2")
def test_starters_score_1_and_uniques_their_points() -> None:
    assert points("shabti urn food table urn") == {"starter": 5}
    assert points("cat boat ka censer chest mask") == {"unique": 21}


@rule("VOK-13.3")
@pytest.mark.parametrize("count", range(1, 8))
def test_a_set_scores_the_square_of_its_different_cards(count: int) -> None:
    statues = STATUES.split()[:count]
    assert points(" ".join(statues)) == {"statues": count * count}
    assert points(" ".join([*statues, *statues])) == {"statues": count * count}


@rule("VOK-13.3")
def test_each_set_is_scored_by_itself() -> None:
    assert points("outer imsety hapi weres gates earth dead thoth") == {
        "sarcophagi": 1,
        "canopic_jars": 4,
        "amulets": 1,
        "books": 9,
        "statues": 1,
    }


@rule("VOK-13.4", "VOK-1.2")
def test_the_highest_total_wins() -> None:
    s = given(3, tombs=["urn", "ka", "urn food"])
    assert s.places() == [3, 1, 2]


@rule("VOK-13.4")
def test_a_tie_goes_to_fewer_cards_in_the_tomb() -> None:
    s = given(tombs=["urn food shabti", "ka"])
    assert (totals(s), s.places()) == ([3, 3], [2, 1])


@rule("VOK-13.R1")
def test_who_is_still_tied_shares_the_victory() -> None:
    s = given(3, active=2, tombs=["urn food", "shabti table", "urn"], pyramid="", stock=0)
    assert s.places() == [1, 1, 3]
    lines = story(s, "end")
    assert told(lines, "game_ended") == ["game_ended winners=0,1"]


@rule("VOK-I9")
def test_all_sets_score_135_and_all_uniques_21() -> None:
    sets = (
        "outer middle inner imsety qebehsenuef duamutef hapi weres wedjat tyet djed scarab "
        "gates earth eternity heavens netherworld dead"
    )
    s = given(tomb=f"{sets} {STATUES} cat boat ka censer chest mask", pyramid="", stock=0)
    assert sum(s.scores()[0][:5]) == 9 + 16 + 25 + 36 + 49 == 135
    assert totals(s) == [135 + 21, 0]


# ------------------ the variant


@rule("VOK-14.1")
@pytest.mark.parametrize(
    ("cards", "name", "size"),
    [
        ("outer middle inner", "sarcophagi", 3),
        ("imsety qebehsenuef duamutef hapi", "canopic_jars", 4),
        (AMULETS, "amulets", 5),
        ("gates earth eternity heavens netherworld dead", "books", 6),
        (STATUES, "statues", 7),
    ],
)
def test_a_complete_set_scores_its_size_in_addition_in_the_variant(
    cards: str, name: str, size: int
) -> None:
    assert points(cards, completist=True) == {name: size * size, "completist": size}
    assert points(cards) == {name: size * size}
    fewer = " ".join(cards.split()[1:])
    assert points(fewer, completist=True) == points(fewer)


@rule("VOK-14.1")
def test_the_variant_is_off_by_default() -> None:
    assert GAME.read_setup({}) == GAME.setups()[0]
    assert not new_game(2).completist
    assert new_game(2, setup=GAME.read_setup({"completist": True})).completist


# ------------------ computer players


@rule("VOK-15.1", "VOK-15.2")
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_computer_player_answers_every_question_of_a_person(name: str) -> None:
    player = mind(name)
    for words, question in (
        ((), (0, "play")),
        (("buy bl",), (0, "pay")),
        (("buy bl", "pay thoth"), (1, "after-purchase")),
        (("arrange",), (0, "arrange")),
        (("play bastet",), (1, "forced-gift")),
    ):
        s = given(hands=["thoth mask bastet", "boat table urn food ka"], decks=["", "shabti"])
        act(s, *words)
        assert asked(s) == question
        assert fair_choice(player, s, 5) in s.options()


@rule("VOK-15.2")
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_computer_player_decides_the_same_whatever_it_cannot_see(name: str) -> None:
    one = given(hands=["thoth urn food", "boat ka"], decks=["", "mask isis"])
    other = given(hands=["thoth urn food", "mask isis"], decks=["", "boat ka"])
    choices = [fair_choice(mind(name), one, seed) for seed in range(5)]
    assert choices == [fair_choice(mind(name), other, seed) for seed in range(5)]
