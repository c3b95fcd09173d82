"""Quick matches: every seat is played alike, and the figures are those of the games."""

from __future__ import annotations

from perankh.games import game as game_of
from perankh.kernel.state import State
from perankh.minds.baselines import GreedyMind, Mind, RandomMind
from perankh.minds.matches import match, play_game, thought_seed

IMHOTEP = game_of("imhotep")


class FirstMind(Mind):
    def __init__(self) -> None:
        super().__init__("first")

    def choose(self, state: State, seat: int, seed: int) -> int:
        return state.options()[0]


def test_equal_minds_share_the_victories_exactly() -> None:
    for players in (2, 3, 4):
        result = match(IMHOTEP, FirstMind, FirstMind, players=players, seeds=range(4))
        assert abs(result.share - 1 / players) < 1e-9
        assert result.games == 4 * players
        assert result.low == result.high


def test_a_better_mind_wins_more_than_its_share() -> None:
    result = match(IMHOTEP, GreedyMind, RandomMind, players=4, seeds=range(3))
    assert result.low > 0.25
    assert result.margin > 5
    assert 0 < result.slowest < result.seconds


def test_the_same_seeds_give_the_same_games() -> None:
    start = IMHOTEP.new(2, IMHOTEP.read_setup({}), 5, IMHOTEP.box())
    ends = [play_game(start, [GreedyMind(), RandomMind()], 5) for _ in range(2)]
    assert IMHOTEP.write_position(ends[0]) == IMHOTEP.write_position(ends[1])


def test_no_two_decisions_are_thought_about_with_the_same_seed() -> None:
    seeds = {thought_seed(seed, number) for seed in range(50) for number in range(200)}
    assert len(seeds) == 50 * 200
