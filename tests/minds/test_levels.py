"""The levels: their order, their names in every language, and that a step up is felt."""

from __future__ import annotations

import pytest

from perankh.games import game as game_of
from perankh.kernel.box import LANGUAGES
from perankh.kernel.texts import Texts
from perankh.minds import LEVELS, MINDS, UnknownMind, fair_choice, mind
from perankh.minds.baselines import GreedyMind
from perankh.minds.search import Plan, SearchMind
from tests.minds.matches import match

IMHOTEP = game_of("imhotep")
SECONDS = {"apprentice": 0.3, "scribe": 0.5, "vizier": 1.0, "pharaoh": 2.0}


def test_there_are_four_levels_and_each_may_think_longer_than_the_one_below() -> None:
    assert {level.id: level.seconds for level in LEVELS} == SECONDS


def test_a_level_errs_less_than_the_one_below_until_it_searches() -> None:
    blurs = [level.blur for level in LEVELS]
    assert blurs == [90, 40, 0, 0]
    assert [level.iterations != 0 for level in LEVELS] == [blur == 0 for blur in blurs]


@pytest.mark.parametrize(("name", "iterations"), [("imhotep", 400), ("iunu", 60)])
def test_the_vizier_spends_what_the_game_needs(name: str, iterations: int) -> None:
    game = game_of(name)
    states = [game.new(2, game.setup_type(), seed, game.box()) for seed in range(4)]
    for seed, state in enumerate(states):
        choices = [
            fair_choice(mind(one), state, seed) for one in ("vizier", f"search@{iterations}")
        ]
        assert choices[0] == choices[1]


def test_a_level_is_a_mind_of_its_name() -> None:
    names = [level.id for level in LEVELS]
    assert [mind(name).name for name in names] == names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mind_has_a_name_and_a_character_of_its_own(lang: str) -> None:
    texts = Texts(IMHOTEP, lang, strict=True)
    said = [texts.format(f"mind-{name}{part}") for name in MINDS for part in ("", "-character")]
    assert len(set(said)) == 2 * len(MINDS)
    keys = [(level.name_key(), level.character_key()) for level in LEVELS]
    assert keys[0] == ("mind-apprentice", "mind-apprentice-character")


def test_a_search_of_any_budget_can_be_named() -> None:
    found = mind("search@500")
    assert isinstance(found, SearchMind)
    assert (found.plan.iterations, found.plan.seconds) == (500, 0.0)
    timed = mind("search@0.25s")
    assert isinstance(timed, SearchMind)
    assert timed.plan.seconds == 0.25


@pytest.mark.parametrize("name", ["search@", "search@0", "search@-3", "search@1h", "searching"])
def test_a_budget_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(UnknownMind, match="there is no mind"):
        mind(name)


def test_looking_ahead_beats_the_apprentice() -> None:
    result = match(
        IMHOTEP,
        lambda: SearchMind("small", Plan(20, 0.0)),
        LEVELS[0].mind,
        seeds=range(2),
    )
    assert result.share >= 0.6


def test_seeing_what_others_do_beats_overlooking_it() -> None:
    result = match(IMHOTEP, GreedyMind, LEVELS[0].mind, seeds=range(6))
    assert result.share > 0.55
    assert result.margin > 0
