"""Who meets whom, with which budget, and what can't be held."""

from __future__ import annotations

import msgspec
import pytest

from perankh.arena.contender import contender
from perankh.arena.contest import Contest, rotations
from perankh.arena.errors import BadBudget, BadContest, OtherHouse
from perankh.arena.fixture import play
from perankh.kernel.errors import BadSetup, PerankhError
from perankh.minds import UnknownMind
from perankh.minds.search import SearchMind
from perankh.record.verify import verify

from .games import SMALL


def contest(*minds: str, **changes: object) -> Contest:
    plain: dict[str, object] = {"kind": "round-robin", "game": "imhotep", "minds": minds, **changes}
    return msgspec.convert(plain, Contest)


def test_on_a_ladder_each_mind_meets_those_one_rung_below() -> None:
    three = contest("random", "greedy", "scribe", kind="ladder", players=3)
    assert three.lineups() == [("greedy", "random", "random"), ("scribe", "greedy", "greedy")]


def test_in_a_round_robin_everybody_meets_everybody() -> None:
    assert contest("a", "b", "c").lineups() == [("a", "b"), ("a", "c"), ("b", "c")]
    assert contest("a", "b", "c", players=3).lineups() == [("a", "b", "c")]


def test_too_few_minds_for_the_seats_meet_one_among_others() -> None:
    assert contest("a", "b", players=3).lineups() == [("a", "b", "b"), ("b", "a", "a")]


def test_every_mind_sits_in_every_seat_once() -> None:
    turned = rotations(("a", "b", "c"))
    assert len(turned) == 3
    for seat in range(3):
        assert {lineup[seat] for lineup in turned} == {"a", "b", "c"}


def test_all_games_of_a_group_have_the_same_seed_and_all_groups_another() -> None:
    groups = [SMALL.group(("greedy", "random"), number) for number in range(3)]
    assert [{one.seed for one in group} for group in groups] == [{1}, {2}, {3}]
    assert [one.minds for one in groups[0]] == [("greedy", "random"), ("random", "greedy")]


def test_a_budget_replaces_that_of_the_mind() -> None:
    quick, short = contender("pharaoh@0.1s"), contender("pharaoh@50i")
    assert isinstance(quick, SearchMind)
    assert isinstance(short, SearchMind)
    assert quick.plan.seconds == 0.1
    assert quick.plan.iterations > 1_000_000
    assert (short.plan.seconds, short.plan.iterations) == (0, 50)


@pytest.mark.parametrize("name", ["pharaoh@", "pharaoh@fast", "pharaoh@0s", "pharaoh@1.5i"])
def test_what_is_no_budget_is_refused(name: str) -> None:
    with pytest.raises(BadBudget, match=name):
        contender(name)


def test_a_mind_that_does_not_search_has_no_budget() -> None:
    with pytest.raises(BadBudget, match="greedy doesn't search"):
        contender("greedy@1s")


@pytest.mark.parametrize(
    ("wrong", "error", "said"),
    [
        (contest("greedy"), BadContest, "at least two minds"),
        (contest("greedy", "greedy"), BadContest, "only once"),
        (contest("greedy", "genius"), UnknownMind, "genius"),
        (contest("greedy", "random", players=9), BadSetup, "not 9"),
        (contest("greedy", "random", seeds=0), BadContest, "at least one seed"),
        (contest("greedy", "random", goal=1.5), BadContest, "between 0 and 1"),
        (contest("greedy", "random", setup={"roof": 1}), BadSetup, "roof"),
    ],
)
def test_what_cannot_be_played_is_refused(
    wrong: Contest, error: type[PerankhError], said: str
) -> None:
    with pytest.raises(error, match=said):
        wrong.check()


def test_a_fixture_is_played_to_a_true_record() -> None:
    fixture = SMALL.group(("greedy", "random"), 0)[0]
    played = play(fixture)
    verify(played.record)
    assert [seat.who for seat in played.record.seats] == ["greedy", "random"]
    assert sum(played.shares()) == 1
    assert played.decisions == len(played.record.entries)


def test_the_same_fixture_gives_the_same_game() -> None:
    fixture = SMALL.group(("greedy", "random"), 1)[0]
    assert play(fixture).record == play(fixture).record


def test_a_worker_with_another_box_refuses() -> None:
    fixture = msgspec.structs.replace(SMALL.group(("greedy", "random"), 0)[0], box="other")
    with pytest.raises(OtherHouse, match="install the same Perankh everywhere"):
        play(fixture)
