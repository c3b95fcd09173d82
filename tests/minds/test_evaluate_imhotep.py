"""The estimate of Imhotep: exact where all is decided, and right about what is worth more."""

from __future__ import annotations

from hypothesis import given as drawn
from hypothesis import strategies as st

from perankh.games.imhotep import estimate
from perankh.games.imhotep.rules import scoring
from perankh.kernel.rng import Rng
from tests.games.imhotep.given import given

SHIPS = ("....", "...", "..", "..")


def test_at_the_end_the_estimate_is_the_points() -> None:
    for seed in range(4):
        state = given(2, chance=(seed, 2, 3, 4))
        dice = Rng.seeded(seed)
        while not state.is_over():
            options = state.options()
            state.apply(options[dice.below(len(options))])
        totals = [sum(row) for row in state.scores()]
        assert [state.evaluate(player) for player in range(2)] == [100 * t for t in totals]


@drawn(st.text("01", max_size=24))
def test_groups_in_the_chamber_are_counted_as_the_rules_count_them(chamber: str) -> None:
    state = given(2, chamber=chamber)
    own = sum(1 << at for at, owner in enumerate(chamber) if owner == "1")
    points = scoring.chamber_group_points(state)[1]
    assert estimate.groups_worth(state, own) == points


def test_a_loaded_stone_is_worth_more_than_one_on_the_sled() -> None:
    on_sled = given(2, sled=(3, 3, 0, 0))
    loaded = given(2, sled=(2, 3, 0, 0), ships=("0...", "...", "..", ".."))
    assert loaded.evaluate(0) > on_sled.evaluate(0) > given(2, sled=(2, 3, 0, 0)).evaluate(0)


def test_a_stone_on_a_ship_that_may_sail_is_worth_more_than_on_one_that_may_not() -> None:
    ready = given(2, ships=("....", "...", "0.", ".."))
    short = given(2, ships=("0...", "...", "..", ".."))
    assert ready.evaluate(0) > short.evaluate(0)


def test_a_stone_that_will_stay_visible_longer_is_worth_more_in_the_temple() -> None:
    last = given(2, temple="1110", round=2)
    next_to_go = given(2, temple="0111", round=2)
    assert last.evaluate(0) > next_to_go.evaluate(0)


def test_the_temple_is_worth_less_when_few_rounds_are_left() -> None:
    early, late = (
        estimate.temple_worth(given(2, temple="0", round=number), 0, 6 - number)
        for number in (2, 6)
    )
    assert early > late == 100


def test_a_lead_at_the_obelisks_is_worth_more_the_later_it_is() -> None:
    worths = []
    for number in (1, 3, 6):
        state = given(2, obelisks=(2, 1, 0, 0), round=number)
        ahead = 6 - number
        worths.append(
            estimate.obelisk_worth(state, 0, 2, ahead) - estimate.obelisk_worth(state, 1, 1, ahead)
        )
    assert worths == sorted(set(worths))


def test_two_waiting_stones_are_worth_more_than_twice_one() -> None:
    one = estimate.waiting_worth(given(2, sides="aaaab"), 1, 6)
    two = estimate.waiting_worth(given(2, sides="aaaab"), 2, 6)
    assert two > 2 * one > 0
    assert estimate.waiting_worth(given(2, sides="aaaab"), 2, 0) == 200


def test_a_second_statue_is_worth_more_than_the_first() -> None:
    none, one = given(2), given(2, cards={0: {"statue": 1}})
    two = given(2, cards={0: {"statue": 2}})
    first = one.evaluate(0) - none.evaluate(0)
    assert two.evaluate(0) - one.evaluate(0) > first > 0


def test_a_decoration_is_worth_more_the_more_stones_lie_at_its_site() -> None:
    hands = {0: {"temple_decoration": 1}}
    few, many = given(2, cards=hands), given(2, cards=hands, temple="111111")
    assert many.evaluate(0) > few.evaluate(0)


def test_the_wrath_is_feared_more_towards_the_end() -> None:
    risks = [
        estimate.wrath_risk(given(2, wrath=True, round=number), 0, 6 - number)
        for number in (1, 5, 6)
    ]
    assert risks == sorted(risks)
    assert risks[-1] == 500
    done = given(2, wrath=True, pyramid="0", temple="0", chamber="0", obelisks=(1, 0, 0, 0))
    assert estimate.wrath_risk(done, 0, 5) == 0
