"""The games pass the conformance tests of PettingZoo and OpenSpiel, and keep their secrets."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from perankh.games import GAMES, game
from perankh.gym.aec import Environment
from perankh.gym.observation import MOST, SHARED, layout
from perankh.gym.spiel import OUTCOMES, SpielState, read_setup, register
from perankh.kernel.errors import BadSetup, IllegalAction
from perankh.kernel.rng import Rng

# The classic games of PettingZoo, whose observations are dicts with masks like ours, are excused
# from these two remarks by name.
pettingzoo_remarks = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
counts = [
    (name, players)
    for name in GAMES
    for players in range(max(2, game(name).players_min), game(name).players_max + 1)
]


class TestPettingZoo:
    pytestmark = pettingzoo_remarks

    @pytest.mark.parametrize(("name", "players"), counts)
    def test_every_game_passes_the_api_test(self, name: str, players: int) -> None:
        api_test(Environment(name, players), num_cycles=300)

    @pytest.mark.parametrize("name", GAMES)
    def test_every_game_passes_the_seed_test(self, name: str) -> None:
        seed_test(lambda: Environment(name), num_cycles=200)


def played_out(environment: Environment, seed: int) -> dict[str, float]:
    """The rewards of a random game."""
    environment.reset(seed)
    dice = Rng.seeded(seed)
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        _, reward, over, _, _ = environment.last()
        total[agent] += reward
        if over:
            environment.step(None)
            continue
        legal = np.flatnonzero(environment.observe(agent)["action_mask"])
        environment.step(int(legal[dice.below(len(legal))]))
    return total


def test_rewards_come_to_nothing_together() -> None:
    environment = Environment("imhotep", 3)
    total = played_out(environment, 5)
    assert sum(total.values()) == pytest.approx(0)
    assert sorted(total.values()) == [-0.5, -0.5, 1.0]


def test_the_mask_names_exactly_the_options() -> None:
    environment = Environment("imhotep")
    environment.reset(3)
    agent = environment.agent_selection
    mask = environment.observe(agent)["action_mask"]
    assert list(np.flatnonzero(mask)) == sorted(environment.position.options())
    other = next(one for one in environment.agents if one != agent)
    assert not environment.observe(other)["action_mask"].any()


def test_an_illegal_action_is_refused() -> None:
    environment = Environment("imhotep")
    environment.reset(3)
    illegal = int(
        np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"] == 0)[0]
    )
    with pytest.raises(IllegalAction):
        environment.step(illegal)


def test_a_setup_reaches_the_game() -> None:
    environment = Environment("imhotep", setup={"temple": "b"}, render_mode="ansi")
    environment.reset(1)
    assert '"side": "b"' in (environment.render() or "")
    with pytest.raises(BadSetup):
        Environment("imhotep", setup={"roof": "b"})


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_may_not_know_does_not_reach_its_observation(name: str) -> None:
    rules = game(name)
    players = max(2, rules.players_min)
    usual = rules.read_setup({})
    found = layout(rules, players, usual)
    state = rules.new(players, usual, 11, rules.box())
    dice = Rng.seeded(2)
    looked = 0
    while not state.is_over():
        for seat in range(players):
            other = rules.scramble(state, seat, dice.word())
            seen, seen_other = (found.encode(rules, one, seat) for one in (state, other))
            assert np.array_equal(seen, seen_other)
            looked += 1
        offered = state.options()
        state.advance(offered[dice.below(len(offered))])
    assert looked > 20


def test_a_layout_names_every_place_and_fits_what_it_has_not_seen() -> None:
    rules = game("imhotep")
    usual = rules.read_setup({})
    found = layout(rules, 2, usual)
    assert len(set(found.names)) == found.size
    state = rules.new(2, rules.read_setup({"temple": "b", "wrath": True}), 1, rules.box())
    vector = found.encode(rules, state, 0)
    assert vector.shape == (found.size,)
    assert np.abs(vector).max() <= MOST
    assert vector[-SHARED:].any()
    sled = found.names.index("players[0].sled")
    assert vector[sled] > 0


@pytest.mark.parametrize("name", GAMES)
def test_every_game_passes_the_random_simulation_of_openspiel(name: str) -> None:
    register()
    loaded = pyspiel.load_game(f"perankh_{name}")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_openspiel_takes_players_and_setup() -> None:
    assert register() == register()
    loaded = pyspiel.load_game("perankh_imhotep(players=4,setup=temple:b;wrath:true)")
    assert loaded.num_players() == 4
    setup = read_setup(game("imhotep"), "temple:b;wrath:true")
    assert loaded.setup == setup


def test_in_openspiel_chance_decides_before_the_players() -> None:
    register()
    state: SpielState = pyspiel.load_game("perankh_imhotep").new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == OUTCOMES
    twin = state.clone()
    state.apply_action(1)
    twin.apply_action(2)
    assert not state.is_chance_node()
    assert state.observation_string(0) != twin.observation_string(0)
    assert (
        len(state.observation_tensor(0))
        == layout(game("imhotep"), 2, game("imhotep").read_setup({})).size
    )


def test_the_same_history_leads_to_the_same_state() -> None:
    register()
    loaded = pyspiel.load_game("perankh_imhotep")
    state = loaded.new_initial_state()
    dice = Rng.seeded(4)
    for _ in range(30):
        legal = state.legal_actions()
        state.apply_action(legal[dice.below(len(legal))])
    again = loaded.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert [again.observation_string(seat) for seat in (0, 1)] == [
        state.observation_string(seat) for seat in (0, 1)
    ]
