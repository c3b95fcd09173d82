"""The simple minds: they obey the rules, know no more than their seat, and greed pays."""

from __future__ import annotations

import pytest

from perankh.games import game as game_of
from perankh.kernel.rng import Rng
from perankh.kernel.state import WHOLE, State
from perankh.minds import Mind, UnknownMind, mind
from perankh.minds.baselines import GreedyMind, RandomMind, fair_choice, standing
from tests.minds.small_games import Gamble

IMHOTEP = game_of("imhotep")
SIMPLE = ("random", "greedy", "apprentice")
ALL_B = dict.fromkeys(("market", "pyramid", "temple", "burial_chamber", "obelisks"), "b")


def start(players: int, seed: int, setup: dict[str, object] | None = None) -> State:
    return IMHOTEP.new(players, IMHOTEP.read_setup(setup or {}), seed, IMHOTEP.box())


def moments(seed: int, every: int) -> list[State]:
    """Some moments of a random game on side B."""
    state = start(3, seed, dict(ALL_B))
    dice = Rng.seeded(seed)
    found = []
    for number in range(60):
        options = state.options()
        state.apply(options[dice.below(len(options))])
        if number % every == 0:
            found.append(state.clone())
    return found


def play(minds: list[Mind], seed: int, setup: dict[str, object] | None = None) -> State:
    state = start(len(minds), seed, setup)
    number = 0
    while not state.is_over():
        state.apply(fair_choice(minds[state.decider()], state, seed * 1000 + number))
        number += 1
    return state


@pytest.mark.parametrize("name", SIMPLE)
def test_a_mind_chooses_an_option_and_leaves_the_state_alone(name: str) -> None:
    for state in moments(seed=1, every=5):
        before = IMHOTEP.write_position(state)
        assert fair_choice(mind(name), state, 7) in state.options()
        assert IMHOTEP.write_position(state) == before


@pytest.mark.parametrize("name", SIMPLE)
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    for state in moments(seed=2, every=8):
        assert fair_choice(mind(name), state, 3) == fair_choice(mind(name), state, 3)


def test_the_random_mind_takes_every_option_sooner_or_later() -> None:
    state = start(2, 1)
    chosen = {fair_choice(RandomMind(), state, seed) for seed in range(400)}
    assert chosen == set(state.options())


@pytest.mark.parametrize("name", SIMPLE)
def test_a_choice_does_not_depend_on_what_the_seat_may_not_know(name: str) -> None:
    for state in moments(seed=3, every=6):
        other = IMHOTEP.scramble(state, state.decider(), 99)
        assert fair_choice(mind(name), state, 5) == fair_choice(mind(name), other, 5)


def test_the_greedy_mind_takes_the_option_after_which_it_stands_best() -> None:
    state = start(2, 4)
    dice = Rng.seeded(4)
    greedy = GreedyMind()
    for _ in range(30):
        seat = state.decider()
        chosen = fair_choice(greedy, state, 11)
        ends = {action: after(state, action) for action in state.options()}
        if all(one.is_over() or one.decider() != seat for one in ends.values()):
            best = max(standing(one, seat) for one in ends.values())
            assert standing(ends[chosen], seat) == best
        options = state.options()
        state.apply(options[dice.below(len(options))])


def after(state: State, action: int) -> State:
    twin = state.clone()
    twin.apply(action)
    return twin


@pytest.mark.parametrize("setup", [{}, ALL_B], ids=["side A", "side B"])
def test_greed_beats_chance(setup: dict[str, object]) -> None:
    won = 0
    for seed in range(6):
        seat = seed % 2
        minds: list[Mind] = [GreedyMind(), RandomMind()]
        won += play(minds[::-1] if seat else minds, seed, dict(setup)).returns()[seat]
    assert won >= 5 * WHOLE


def test_anybody_can_write_a_mind_in_plain_python() -> None:
    class FirstMind(Mind):
        def choose(self, state: State, seat: int, seed: int) -> int:
            return state.options()[0]

    state = start(2, 1)
    assert fair_choice(FirstMind("first"), state, 1) == state.options()[0]


def test_an_unknown_mind_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownMind, match="no mind 'genius'; there are: random, greedy"):
        mind("genius")


def test_who_does_not_notice_others_takes_points_rather_than_stops_them() -> None:
    """The gain of others is invisible to a mind of which nothing is noticed."""
    state = start(3, 5)
    state.apply(fair_choice(RandomMind(), state, 1))
    seat = state.decider()
    assert standing(state, seat, 0) == state.evaluate(seat)
    assert standing(state, seat, 100) < standing(state, seat, 20) < state.evaluate(seat)


def test_a_blurred_eye_sometimes_takes_the_second_best() -> None:
    state = start(2, 4)
    sharp = {fair_choice(GreedyMind(), state, seed) for seed in range(30)}
    blurred = {fair_choice(GreedyMind("blurred", 100, 100), state, seed) for seed in range(30)}
    assert len(blurred) > len(sharp)


class Swingy(Gamble):
    """A gamble in a game in which only a lead of three hundred points tells something."""

    def clone(self) -> Swingy:
        twin = Swingy(self.sure)
        twin.rng = self.rng.clone()
        twin.points = self.points
        twin.top = self.top
        return twin

    def decisive_lead(self) -> int:
        return 30_000


def test_an_eye_is_blurred_by_what_a_lead_means_in_the_game() -> None:
    blurred = GreedyMind("blurred", 100, 50)
    usual, swingy = (
        sum(blurred.choose(game(6), 0, seed) == Gamble.DIE for seed in range(60))
        for game in (Gamble, Swingy)
    )
    assert usual < 6
    assert swingy > 12
