"""The estimate of Iunu: exact where all is decided, and right about what is worth more."""

from __future__ import annotations

from itertools import count

import pytest

from perankh.games.iunu.game import GAME
from perankh.kernel.rng import Rng
from perankh.minds.baselines import GreedyMind, fair_choice, standing
from perankh.minds.search_leads import lead_of
from tests.games.iunu.given import given


@pytest.mark.parametrize("mode", ["standard", "memphis_thebes", "rise_of_aten"])
def test_at_the_end_the_estimate_is_the_points(mode: str) -> None:
    for seed in range(4):
        state = GAME.new(2, GAME.read_setup({"mode": mode}), seed, GAME.box())
        dice = Rng.seeded(seed)
        while not state.is_over():
            options = state.options()
            state.apply(options[dice.below(len(options))])
        totals = [sum(row) for row in state.scores()]
        totals += [rival.total() for rival in state.rivals()]
        estimates = [state.evaluate(number) for number in range(state.competitors())]
        assert estimates == [100 * total for total in totals]


def test_a_sole_lead_in_a_caste_is_worth_more_than_a_tie() -> None:
    ahead = given(dynasties=("merchant:2", "merchant"))
    tied = given(dynasties=("merchant:2", "merchant:2"))
    assert ahead.evaluate(0) > tied.evaluate(0)


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    hands = ("farmer farmer farmer farmer", "baker baker baker baker")

    def lead_worth(deck: str | None) -> int:
        ahead, behind = (
            given(mode="rise_of_aten", deck=deck, hands=hands, dynasties=("merchant:3", other))
            for other in ("merchant:2", "merchant:4")
        )
        return int(ahead.evaluate(0) - behind.evaluate(0))

    assert 800 >= lead_worth("pharaoh") > lead_worth(None) > 0


def test_bread_on_a_card_is_worth_its_points() -> None:
    fed = given(dynasties=("farmer:1/1", ""))
    hungry = given(dynasties=("farmer", ""))
    assert fed.evaluate(0) - hungry.evaluate(0) >= 500


def test_osiris_makes_money_worth_more() -> None:
    kept = given(deben=(9, 0, 0, 0), holds=("osiris", None))
    other = given(deben=(9, 0, 0, 0), holds=("hatshepsut", None))
    assert kept.evaluate(0) - other.evaluate(0) >= 500


def test_heliopolis_is_estimated_after_the_seats_and_leads_are_measured_against_it() -> None:
    strong = given(mode="memphis_thebes", heliopolis="noble:3 priest:4 artisan:5")
    weak = given(mode="memphis_thebes", heliopolis="farmer:4")
    assert strong.evaluate(2) > weak.evaluate(2)
    assert standing(strong, 0) < standing(weak, 0)
    assert lead_of(strong, 0) < lead_of(weak, 0)


def test_the_estimate_of_heliopolis_comes_true_on_average() -> None:
    """Early in the game it may be wrong by a lot, but neither too high nor too low."""
    off = []
    for seed in range(3):
        state = GAME.new(2, GAME.read_setup({"mode": "memphis_thebes"}), seed, GAME.box())
        mind, early = GreedyMind(), 0
        for n in count():
            if state.is_over():
                break
            if n == 10:
                early = state.evaluate(2)
            state.apply(fair_choice(mind, state, n))
        assert state.evaluate(2) == 100 * state.rivals()[0].total()
        off.append(int(state.evaluate(2) - early))
    assert abs(sum(off)) / len(off) < 1200
