"""Every game keeps to the kernel's contract; what is checked is in `perankh.kernel.conformance`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perankh.kernel.conformance import Tally, check_game, check_texts
from perankh.kernel.game import Game
from perankh.kernel.rng import Rng
from perankh.minds import mind
from perankh.minds.baselines import fair_choice
from tests.conformance.sizes import GAMES, GAMES_EACH, LOOK_EVERY, TABLES, examples

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
SEEDS = st.integers(0, 2**96 - 1)
FAIR_MINDS = ("random", "greedy", "apprentice", "search@8")
"""One of each way to think; the levels that search differ only in their budgets."""
SELDOM = 12
"""One decision in this many is thought about twice."""


@pytest.mark.parametrize("table", TABLES)
def test_random_games_keep_to_the_contract(table: str) -> None:
    game, players, setup = TABLES[table]
    box = game.box()
    tally = Tally()
    for seed in range(GAMES_EACH):
        tally += check_game(game, players, setup, seed, box=box, every=LOOK_EVERY)
    assert tally.games == GAMES_EACH
    assert min(tally.refusals, tally.clones, tally.positions, tally.previews) > 0
    assert min(tally.descriptions, tally.determinized, tally.scrambled, tally.events) > 0


@every_game
@examples(4)
@given(data=st.data(), seed=SEEDS, picks=st.lists(st.integers(0, 63), max_size=120))
def test_no_choice_of_actions_breaks_the_contract(
    game: Game, data: st.DataObject, seed: int, picks: list[int]
) -> None:
    tables = [table for table in TABLES.values() if table[0] is game]
    _, players, setup = data.draw(st.sampled_from(tables))
    tally = check_game(game, players, setup, seed, every=4 * LOOK_EVERY, picks=picks)
    assert tally.games == 1


@every_game
def test_something_is_hidden_in_every_game_and_dealt_differently_by_different_seeds(
    game: Game,
) -> None:
    tally = Tally()
    for setup in game.setups():
        tally += check_game(game, game.players_for(setup)[-1], setup, 7, every=6)
    assert tally.hidden > 0
    assert tally.dealt_otherwise > 0
    assert (tally.secret_events > 0) == any(event.secret for event in game.events)
    assert tally.followed > 0


@every_game
def test_everything_can_be_said_in_all_languages(game: Game) -> None:
    assert check_texts(game) > len(game.events)


@every_game
@pytest.mark.parametrize("name", FAIR_MINDS)
def test_a_fair_mind_chooses_the_same_whatever_is_hidden_from_it(game: Game, name: str) -> None:
    dice = Rng.seeded(11)
    different = 0
    for seed, setup in enumerate(game.setups()):
        state = game.new(game.players_for(setup)[-1], setup, seed, game.box())
        while not state.is_over():
            seat = state.decider()
            if dice.below(SELDOM) == 0:
                other = game.scramble(state, seat, dice.word())
                choices = [fair_choice(mind(name), table, seed) for table in (state, other)]
                assert choices[0] == choices[1], f"{game.id}, seed {seed}, {state.prompt()}"
                different += game.write_position(state) != game.write_position(other)
            offered = state.options()
            state.apply(offered[dice.below(len(offered))])
    assert different > 0
