"""Tree search finds what is known to be best, and repeats itself exactly."""

from __future__ import annotations

from time import perf_counter

import pytest

from perankh.games import game as game_of
from perankh.kernel.rng import Rng
from perankh.kernel.state import State
from perankh.minds import fair_choice, mind
from perankh.minds.search import Plan, Search, SearchMind, Train
from perankh.minds.search_endings import UNSOLVED, Ending
from perankh.minds.search_leads import chance
from perankh.minds.tree import Tree, key_of
from tests.minds.small_games import Gamble, Guess, Kingmaker, Nim

IMHOTEP = game_of("imhotep")


def plan(iterations: int, *, endings: int = 0, cutoff: int = -1) -> Plan:
    wanted = Plan(iterations, 0.0)
    wanted.endings = endings
    wanted.cutoff = cutoff
    return wanted


def moment(players: int, seed: int, actions: int) -> State:
    """Imhotep after so many random actions."""
    state = IMHOTEP.new(players, IMHOTEP.read_setup({}), seed, IMHOTEP.box())
    dice = Rng.seeded(seed)
    for _ in range(actions):
        options = state.options()
        state.apply(options[dice.below(len(options))])
    return state


# --- what it finds


@pytest.mark.parametrize("pile", [5, 6, 7, 9, 10, 11])
def test_it_leaves_a_multiple_of_four_at_nim(pile: int) -> None:
    assert SearchMind("nim", plan(2000)).choose(Nim(pile), 0, 1) == pile % 4


@pytest.mark.parametrize(("sure", "better"), [(2, Gamble.DIE), (4, Gamble.SURE)])
def test_it_averages_over_chance(sure: int, better: int) -> None:
    assert SearchMind("gamble", plan(200)).choose(Gamble(sure), 0, 1) == better


@pytest.mark.parametrize("coin", [Guess.HEADS, Guess.TAILS])
def test_it_guesses_what_is_likelier_whatever_is_hidden(coin: int) -> None:
    assert SearchMind("guess", plan(400)).choose(Guess(coin), 0, 3) == Guess.HEADS


def test_an_answer_that_is_seldom_possible_is_counted_as_available_only_then() -> None:
    search = Search(plan(300), 5)
    search.run(Guess(Guess.HEADS), 0)
    told = [
        answer
        for guess in search.tree.children(search.root)
        for answer in search.tree.children(guess)
    ]
    assert {answer.action() for answer in told} == {2, 3}
    assert all(answer.available == answer.visits for answer in told)
    assert sum(answer.visits for answer in told) <= 300


def test_every_player_is_thought_to_seek_the_own_good() -> None:
    assert SearchMind("three", plan(300)).choose(Kingmaker(), 0, 1) == 2


# --- how it spends its budget


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_and_iterations_give_the_same_tree(players: int) -> None:
    state = moment(players, seed=players, actions=20)
    trees = []
    for _ in range(2):
        search = Search(plan(40, cutoff=4), 9)
        search.run(state, state.decider())
        trees.append([(node.key, node.visits, node.worth) for node in search.tree.nodes])
    assert trees[0] == trees[1]
    assert len(trees[0]) > 10


def test_another_seed_searches_otherwise() -> None:
    state = moment(2, seed=1, actions=10)
    trees = []
    for seed in (1, 2):
        search = Search(plan(40, cutoff=4), seed)
        search.run(state, state.decider())
        trees.append([(node.key, node.visits, node.worth) for node in search.tree.nodes])
    assert trees[0] != trees[1]


def test_the_clock_ends_a_search_in_time() -> None:
    state = moment(2, seed=1, actions=10)
    wanted = Plan(1 << 40, 0.05)
    started = perf_counter()
    search = Search(wanted, 1)
    search.run(state, state.decider())
    assert perf_counter() - started < 1.0
    assert search.iterations > 0


def test_it_stops_when_no_other_answer_can_catch_up() -> None:
    search = Search(plan(4000), 1)
    search.run(Gamble(6), 0)
    best = search.best()
    assert best is not None
    assert best.action() == Gamble.SURE
    assert search.iterations < 4000


def test_a_single_option_needs_no_thought() -> None:
    train = Train(plan(1000))
    assert train.choose(Nim(1), 0, 1) == 1
    assert train.search is None


def test_a_search_leaves_the_state_alone() -> None:
    state = moment(3, seed=3, actions=25)
    before = IMHOTEP.write_position(state)
    fair_choice(mind("search@20"), state, 1)
    assert IMHOTEP.write_position(state) == before


# --- thoughts that are kept


def test_what_was_found_helps_with_the_next_choice() -> None:
    state = Nim(10)
    train = Train(plan(300))
    first = train.choose(state, 0, 1)
    train.follow(state, first)
    state.advance(first)
    train.follow(state, 1)
    state.advance(1)
    kept = train.kept
    assert kept is not None
    before = kept.visits
    assert before > 0
    train.choose(state, 0, 2)
    assert train.search is not None
    assert train.search.root is kept
    assert kept.visits == before + train.search.iterations


def test_thoughts_about_chance_are_dropped_once_chance_has_spoken() -> None:
    state = moment(2, seed=1, actions=10)
    train = Train(plan(30, cutoff=2))
    train.choose(state, state.decider(), 1)
    state.rng.below(2)
    train.choose(state, state.decider(), 1)
    assert train.search is not None
    assert train.search.root.visits == train.search.iterations


def test_an_action_that_was_never_considered_ends_the_train_of_thought() -> None:
    state = Nim(10)
    train = Train(plan(30))
    train.choose(state, 0, 1)
    train.follow(state, 77)
    assert train.kept is None


# --- endings


@pytest.mark.parametrize("pile", [2, 3, 5, 6, 7, 9])
def test_a_short_ending_is_solved_exactly(pile: int) -> None:
    assert Ending(5000).solve(Nim(pile), 0, 1) == pile % 4


def test_an_ending_with_chance_is_left_to_the_search() -> None:
    assert Ending(5000).solve(Gamble(2), 0, 1) == UNSOLVED


def test_an_ending_that_is_too_long_is_left_to_the_search() -> None:
    assert Ending(5000).solve(Nim(60), 0, 1) == UNSOLVED
    assert Ending(20).solve(Nim(9), 0, 1) == UNSOLVED


def test_an_ending_that_depends_on_what_is_hidden_is_left_to_the_search() -> None:
    answers = {Ending(5000).solve(Guess(Guess.HEADS), 0, seed) for seed in range(12)}
    assert UNSOLVED in answers


def test_solving_decides_the_choice_without_a_search() -> None:
    train = Train(plan(300, endings=5000))
    assert train.choose(Nim(7), 0, 1) == 3
    assert train.search is None


# --- playouts


class Leaning(Nim):
    """Nim whose playouts always take one."""

    asked = 0

    def clone(self) -> Leaning:
        twin = Leaning(self.pile)
        twin.top = self.top
        twin.winner = self.winner
        return twin

    def playout_action(self, dice: Rng) -> int:
        Leaning.asked += 1
        return 1


def test_playouts_go_as_the_game_leans() -> None:
    search = Search(plan(1, cutoff=-1), 1)
    search.run(Leaning(20), 0)
    # One answer was picked by the search and took one to three of the twenty.
    assert Leaning.asked in (17, 18, 19)
    assert search.decisions == Leaning.asked + 1


# --- the tree


def test_a_node_knows_who_answers_what() -> None:
    tree = Tree()
    node = tree.add(tree.root(), key_of(3 | 2 << 8 | 40 << 12, 17), 0.5)
    assert (node.action(), node.player(), node.prior) == (17, 2, 0.5)


def test_answers_to_a_question_stay_in_order_and_are_found_by_key() -> None:
    tree = Tree()
    root = tree.root()
    added = [tree.add(root, key, 0.1) for key in (5, 3, 9)]
    below = tree.add(added[1], 5, 0.1)
    assert tree.children(root) == added
    assert tree.child(root, 9) is added[2]
    assert tree.child(added[1], 5) is below
    assert tree.child(root, 4) is None


def test_the_chance_to_win_grows_with_the_lead() -> None:
    assert chance(0.0) == 0.5
    assert chance(-2.0) < chance(1.0) < chance(2.0)
    assert (chance(-1000.0), chance(1000.0)) == (0.0, 1.0)


def test_the_chances_of_all_players_add_up_to_one() -> None:
    search = Search(plan(1), 1)
    search.run(moment(4, 3, 40), 0)
    assert sum(search.odds) == pytest.approx(1.0)
    best = max(range(4), key=lambda player: search.estimates[player])
    assert search.odds[best] == max(search.odds) > 0.25


class Swingy(Nim):
    """Nim in which leads come and go: it takes one of twelve points to tell something."""

    def decisive_lead(self) -> int:
        return 1200


@pytest.mark.parametrize(("game", "lead"), [(Nim, 300.0), (Swingy, 1200.0)])
def test_a_decisive_lead_is_believed_to_win_e_times_as_often(game: type[Nim], lead: float) -> None:
    search = Search(plan(1), 1)
    search.make_room(game(4))
    search.estimates = [1000.0 + lead, 1000.0]
    search.believe()
    assert search.odds[0] / search.odds[1] == pytest.approx(2.71828, abs=1e-4)
