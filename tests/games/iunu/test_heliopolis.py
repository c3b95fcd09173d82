"""Section 12 of the rules: Memphis and Thebes, and the silent Heliopolis."""

from __future__ import annotations

import pytest

from perankh.games.iunu.box.loading import IunuBox
from perankh.games.iunu.rules import heliopolis
from perankh.games.iunu.rules.state import Iunu
from perankh.kernel.trace import Trace
from tests.games.iunu.given import BOX, act, box_with, given, offered
from tests.games.iunu.looking import (
    columns,
    deben,
    dice,
    ending,
    of_heliopolis,
    points,
    seen,
    story,
)
from tests.games.iunu.play import new_game, story_of
from tests.support import rule

HAND = "farmer artisan artisan artisan"


def silent_points(s: Iunu) -> dict[str, int]:
    """The parts of Heliopolis's score that are not 0."""
    silent = seen(s).heliopolis
    assert silent is not None
    return {part: vp for part, vp in silent.scores.items() if vp}


def last_turn(
    heliopolis: str, *, deck: str | None = None, first: int = 0, seed: int = 1, box: IunuBox = BOX
) -> Iunu:
    """The second player is about to play; then Heliopolis takes its turn."""
    hands = ["", HAND] if first == 0 else [HAND, ""]
    return given(
        2,
        "memphis_thebes",
        hands=hands,
        forum="baker " * 5,
        first=first,
        active=1 - first,
        heliopolis=heliopolis,
        deck=deck,
        seed=seed,
        box=box,
    )


@rule("IUN-12.2")
def test_heliopolis_has_no_hand_no_money_and_uses_no_ability() -> None:
    names = {"cards_played", "deben_gained", "bread_placed", "afterlife_seen", "raid_declared"}
    s = last_turn("merchant:2 noble soldier farmer")
    told = story(s, "play farmer")
    took = next(n for n, line in enumerate(told) if line.startswith("heliopolis_took"))
    assert not names & {line.split()[0] for line in told[took:]}
    assert len(seen(s).players) == 2
    assert sum(deben(s)) == 40
    assert not hasattr(seen(s).heliopolis, "deben")


@rule("IUN-12.4", "IUN-12.15")
def test_heliopolis_takes_its_turn_at_once_after_both_players_and_is_never_start_player() -> None:
    order: list[str] = []
    for event in story_of(2, "memphis_thebes", 3):
        if event.name == "round_started":
            order.append(f"round {event.arguments()['player']}")
        elif event.name == "turn_started":
            order.append(str(event.arguments()["player"]))
        elif event.name == "heliopolis_took":
            order.append("silent")
    rounds = " ".join(order).split("round ")[1:]
    assert [one.split()[1:] for one in rounds] == [
        [str(n % 2), str((n + 1) % 2), "silent"]
        for n in range(int(rounds[0][0]), int(rounds[0][0]) + len(rounds))
    ]
    assert [one[0] for one in rounds] == [
        str((int(rounds[0][0]) + n) % 2) for n in range(len(rounds))
    ]


@rule("IUN-12.5", "IUN-13.1")
@pytest.mark.parametrize("mode", ["memphis_thebes", "rise_of_aten"])
def test_right_after_the_roll_each_die_is_reduced(mode: str) -> None:
    rolled: list[int] = []
    reduced = 0
    events = story_of(2, mode, 4)
    for index, event in enumerate(events):
        if event.name == "dice_rolled":
            found = event.arguments()["dice"]
            assert isinstance(found, list)
            rolled = found
            assert events[index + 1].name == "dice_reduced"
            left = [value - 1 for value in rolled if value > 1]
            assert events[index + 1].arguments()["dice"] == left
            assert events[index + 1].arguments()["out"] == 3 - len(left)
            reduced += 1
    assert reduced > 4


@rule("IUN-12.5")
def test_example_12_1_a_roll_of_4_1_2_is_played_as_3_1_and_one_die_out() -> None:
    for seed in range(500):
        events = story_start(seed)
        if events[0] == "dice_rolled player=0 dice=4,2,1":
            assert events[1] == "dice_reduced dice=3,1 out=1"
            return
    raise AssertionError("no seed rolled 4, 2, 1")


def story_start(seed: int) -> list[str]:
    """The roll that follows the second player's turn, and what comes after it."""
    s = last_turn("noble", first=1, seed=seed)
    told = story(s, "play farmer")
    index = next(n for n, line in enumerate(told) if line.startswith("dice_rolled"))
    return told[index:]


@rule("IUN-2.8", "IUN-12.5", "IUN-13.1")
@pytest.mark.parametrize("mode", ["memphis_thebes", "rise_of_aten"])
def test_ruling_12_a_the_switch_reduces_in_the_first_round_alone(mode: str) -> None:
    box = box_with(f'switches.reduce_applies_{mode} = "first_round"')
    trace = Trace(-1)
    s = new_game(2, mode, 5, box, trace)
    assert [event.name for event in trace.events][-3:] == [
        *("dice_rolled", "dice_reduced", "turn_started")
    ]
    told: list[str] = []
    while seen(s).round == 1:
        told += [event.name for event in act(s, offered(s)[-1])]
    started = told[told.index("round_started") :]
    assert started[1] == "dice_rolled"
    assert "dice_reduced" not in started
    assert len(dice(s)) == 3


@rule("IUN-12.6")
def test_example_12_2_it_takes_the_caste_of_which_it_owns_most() -> None:
    forum = "noble baker merchant farmer soldier"
    s = given(2, "memphis_thebes", heliopolis="merchant:2 baker artisan", forum=forum)
    heliopolis.take_turn(s)
    assert of_heliopolis(s) == {"artisan": (1, 0), "baker": (1, 0), "merchant": (3, 0)}
    assert seen(s).forum[:4] == ["noble", "baker", "farmer", "soldier"]


@rule("IUN-12.6")
@pytest.mark.parametrize(
    ("owned", "forum", "taken", "position"),
    [
        ("merchant:2 baker artisan", "noble baker merchant farmer soldier", "merchant", 3),
        ("merchant:2 baker:2", "noble merchant baker farmer soldier", "baker", 3),
        ("merchant:2 baker", "noble baker farmer soldier artisan", "baker", 2),
        ("priest", "farmer baker noble soldier noble", "noble", 3),
        ("farmer:2 baker", "noble farmer baker farmer soldier", "farmer", 2),
    ],
)
def test_heliopolis_prefers_most_owned_then_caste_points_then_the_left(
    owned: str, forum: str, taken: str, position: int
) -> None:
    s = given(2, "memphis_thebes", heliopolis=owned, forum=forum)
    place = heliopolis.chosen_place(s)
    assert (seen(s).forum[place], place + 1) == (taken, position)


@rule("IUN-12.6", "IUN-12.7")
def test_heliopolis_takes_a_card_into_its_dynasty_and_one_is_turned_up_for_it() -> None:
    s = last_turn("noble:2")
    told = story(s, "play farmer")
    took = next(n for n, line in enumerate(told) if line.startswith("heliopolis_took"))
    assert told[took + 1].startswith("forum_card_turned")
    assert len(ending(told[took:], "cards_placed", "cards_taken")) == 0
    assert len(seen(s).forum) == 5
    assert sum(size for size, _ in of_heliopolis(s).values()) == 3


@rule("IUN-12.6")
def test_with_an_empty_forum_heliopolis_takes_nothing() -> None:
    s = given(
        2, "memphis_thebes", deck="", forum="", hands=["", "noble"], first=0, active=1, dice=()
    )
    told = story(s, "play noble")
    assert s.is_over()
    assert ending(told, "heliopolis_took") == []


@rule("IUN-12.8")
def test_the_end_trigger_is_also_checked_when_heliopolis_starts_its_turn() -> None:
    s = last_turn("baker", deck="priest")
    assert not seen(s).final
    told = story(s, "play farmer")
    assert s.is_over()
    names = [line.split()[0] for line in told]
    assert names.index("final_round") < names.index("heliopolis_took")
    assert ending(told[names.index("heliopolis_took") :], "forum_card_turned") == []
    assert len(seen(s).forum) == 4


@rule("IUN-12.9", "IUN-12.14")
def test_each_baker_of_heliopolis_feeds_two_cards_with_the_highest_bread_points() -> None:
    s = given(
        2,
        "memphis_thebes",
        deck="",
        hands=["", "noble"],
        first=0,
        active=1,
        dice=(),
        dynasties=["noble priest:4 artisan:5 scribe:2 pharaoh soldier:4 merchant:6 farmer:8", ""],
    )
    assert {caste: size for caste, (size, _) in of_heliopolis(s).items()} == {
        "noble": 1,
        "soldier": 2,
        "baker": 7,
        "merchant": 2,
        "farmer": 1,
    }
    told = story(s, "play noble")
    fed = {caste: fed for caste, (_, fed) in of_heliopolis(s).items() if fed}
    assert fed == {"farmer": 1, "merchant": 2, "soldier": 2, "baker": 7, "noble": 1}
    assert len(ending(told, "heliopolis_fed")) == 1
    assert seen(s).bread == 7


@rule("IUN-12.9", "IUN-12.14")
def test_bread_of_equal_worth_goes_to_the_higher_rank_first() -> None:
    s = given(2, "memphis_thebes", heliopolis="baker soldier:3 priest artisan farmer")
    assert silent_points(s)["bread_vp"] == 5 + 3
    more = given(2, "memphis_thebes", heliopolis="baker:2 noble scribe priest:2 artisan")
    assert silent_points(more)["bread_vp"] == 3 + 3 + 2 + 2


@rule("IUN-12.9")
def test_bread_that_is_missing_in_the_supply_is_not_placed() -> None:
    mine = "farmer:8/8 merchant:7/7 soldier:4/4"
    s = given(2, "memphis_thebes", dynasties=[mine, ""], heliopolis="baker:3 farmer noble")
    assert seen(s).bread == 1
    assert silent_points(s)["bread_vp"] == 5


@rule("IUN-12.10")
@pytest.mark.parametrize(("priests", "shown"), [("priest", 1), ("priest:3", 1), ("noble", 0)])
def test_with_a_priest_the_top_afterlife_card_is_turned_up_for_heliopolis(
    priests: str, shown: int
) -> None:
    s = given(
        2, "memphis_thebes", deck="", forum="", hands=["", "noble"], active=1, first=0, dice=(),
        heliopolis=priests, afterlife=["khufu", "osiris anubis peret akhet"],
        dynasties=[f"priest:{4 - (3 if ':' in priests else shown)} baker:7", ""],
    )  # fmt: skip
    told = story(s, "play noble")
    assert s.is_over()
    assert ending(told, "heliopolis_afterlife") == ["heliopolis_afterlife card=khufu"] * shown
    silent = seen(s).heliopolis
    assert silent is not None
    assert silent.afterlife == ("khufu" if shown else None)


@rule("IUN-12.11", "IUN-12.12")
def test_heliopolis_scores_like_a_player_without_money_and_1_for_each_merchant() -> None:
    s = given(
        2, "memphis_thebes", heliopolis="merchant:3 baker noble", dynasties=["merchant:2", ""]
    )
    assert silent_points(s) == {
        "caste_vp": 6 + 3 + 7,
        "bread_vp": 4 + 4,
        "majority_vp": 8 + 7 + 3,
        "merchant": 3,
    }
    assert points(s, 0)[2] == 0


@rule("IUN-12.11")
@pytest.mark.parametrize(
    ("card", "vp"), [("osiris", 0), ("peret", 8), ("khufu", 7), ("nephthys", 5), ("amenhotep", 4)]
)
def test_the_afterlife_card_counts_for_heliopolis_if_its_condition_is_met(
    card: str, vp: int
) -> None:
    others = [one for one in ("osiris", "peret", "khufu", "shemu", "akhet") if one != card]
    s = given(
        2, "memphis_thebes", deck="", forum="", hands=["", "noble"], active=1, first=0, dice=(),
        afterlife=[card, " ".join(others[:4])],
        dynasties=["farmer:8 pharaoh scribe:2 noble:2 priest:3 artisan:5 soldier:6 baker:6", ""],
    )  # fmt: skip
    assert {caste: size for caste, (size, _) in of_heliopolis(s).items()} == {
        "priest": 1,
        "baker": 1,
        "merchant": 8,
        "farmer": 1,
    }
    act(s, "play noble")
    assert s.is_over()
    expected = {"khufu": 0}.get(card, vp)
    assert silent_points(s).get("afterlife", 0) == expected


@rule("IUN-12.12", "IUN-11.4")
def test_heliopolis_takes_part_in_majorities() -> None:
    s = given(2, "memphis_thebes", heliopolis="farmer:3", dynasties=["farmer:2", "farmer"])
    assert (points(s, 0)[2], points(s, 1)[2]) == (0, 0)
    tied = given(2, "memphis_thebes", heliopolis="farmer:2", dynasties=["farmer:2", "farmer"])
    assert points(tied, 0)[2] == 0
    assert "majority_vp" not in silent_points(tied)


@rule("IUN-12.13")
@pytest.mark.parametrize("mode", ["memphis_thebes", "rise_of_aten"])
def test_a_rerolled_die_is_not_reduced(mode: str) -> None:
    values = set()
    for seed in range(25):
        s = given(2, mode, dynasties=["pharaoh", ""], dice=(2,), seed=seed)
        told = story(s, "reroll 2")
        assert ending(told, "dice_reduced") == []
        values.update(dice(s))
    assert values == {1, 2, 3, 4}


@rule("IUN-12.15")
def test_all_other_rules_of_the_standard_game_hold() -> None:
    s = given(
        2, "memphis_thebes", hands=["merchant noble baker baker", ""], dice=(3,), deben=(0, 3)
    )
    act(s, "play merchant", "trade 4")
    assert (deben(s)[0], columns(s, 0)) == (4, {"merchant": (1, 0)})


@rule("IUN-11.8", "IUN-12.12")
def test_ruling_12_b_heliopolis_can_win_and_the_players_order_is_still_shown() -> None:
    s = given(
        2, "memphis_thebes", deck="", forum="", hands=["", "noble"], active=1, first=0, dice=(),
        dynasties=["farmer", "baker:2"],
    )  # fmt: skip
    told = story(s, "play noble")
    assert s.is_over()
    assert (s.places(), [one.place for one in s.rivals()]) == ([3, 2], [1])
    assert s.returns() == [0, 0]
    assert ending(told, "heliopolis_won", "game_ended") == ["heliopolis_won"]


@rule("IUN-11.8")
def test_ruling_12_b_a_tie_with_heliopolis_is_decided_by_money() -> None:
    s = given(2, "memphis_thebes", heliopolis="noble", dynasties=["noble", ""], deben=(1, 0))
    assert (sum(points(s, 0)), silent_points(s)) == (7, {"caste_vp": 7})
    assert (s.places()[0], s.rivals()[0].place) == (1, 2)
    broke = given(2, "memphis_thebes", heliopolis="noble", dynasties=["noble", ""], deben=(0, 0))
    assert (broke.places()[0], broke.rivals()[0].place) == (1, 1)


def test_the_numbers_of_heliopolis_are_those_of_the_box() -> None:
    changes = ["vp_per_merchant = 3", "bread_per_baker = 1", "takes_from_forum = 2"]
    ways = [f"variant.memphis_thebes.heliopolis.{change}" for change in changes]
    box = box_with(*ways, "variant.memphis_thebes.heliopolis.rebirth_forum_add = 2")
    s = last_turn("merchant:2 baker", box=box)
    assert silent_points(s)["merchant"] == 6
    assert silent_points(s)["bread_vp"] == 4
    told = story(s, "play farmer")
    assert len(ending(told, "heliopolis_took")) == 2
    assert len(seen(s).forum) == 5
