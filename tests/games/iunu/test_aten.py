"""Section 13 of the rules: Rise of Aten, where the Forum is a moving row."""

from __future__ import annotations

from perankh.games.iunu.rules.state import Iunu
from tests.games.iunu.given import act, box_with, given, offered, why_not
from tests.games.iunu.looking import columns, deben, dice, ending, hand, seen, story
from tests.games.iunu.play import new_game
from tests.support import rule

ROW = "farmer baker priest merchant soldier"
HAND = "noble farmer artisan baker"


def aten(
    *, hand: str = HAND, forum: str = ROW, deck: str | None = None, seed: int = 1, artisans: int = 0
) -> Iunu:
    """A table of the variant; seat 0 is about to play."""
    dynasty = f"artisan:{artisans}" if artisans else ""
    return given(
        2, "rise_of_aten", hands=[hand, ""], forum=forum, deck=deck, seed=seed,
        dynasties=[dynasty, ""], dice=(), deben=(5, 3),
    )  # fmt: skip


@rule("IUN-13.2", "IUN-13.3", "IUN-13.4", "IUN-13.8")
def test_example_13_1_the_row_moves() -> None:
    for seed in range(20):
        s = aten(deck="merchant noble", seed=seed)
        told = story(s, "play noble", "place farmer", "place artisan")
        told += story(s, "pick 1 farmer", "pick 3 priest", "pick 5 soldier")
        if ending(told, "forum_card_turned")[0] != "forum_card_turned caste=merchant":
            continue
        assert ending(told, "forum_card_discarded") == ["forum_card_discarded caste=baker"]
        assert seen(s).forum == ["merchant", "farmer", "artisan", "merchant", "noble"]
        assert hand(s, 0) == ["priest", "soldier", "baker", "farmer"]
        return
    raise AssertionError("no seed turned the merchant up first")


@rule("IUN-13.1")
def test_the_dice_of_the_first_round_are_reduced() -> None:
    for seed in range(20):
        s = new_game(2, "rise_of_aten", seed)
        assert all(1 <= value <= 3 for value in dice(s))
        assert len(dice(s)) + seen(s).dice_out == 3


@rule("IUN-13.2")
def test_cards_taken_leave_no_gap_and_the_order_is_kept() -> None:
    s = aten(hand="noble artisan artisan artisan")
    act(s, "play noble", "pick 2 baker", "pick 3 priest", "pick 4 merchant")
    assert seen(s).forum[:3] == ["soldier", "artisan", "artisan"]
    assert seen(s).discard == ["farmer"]


@rule("IUN-13.3")
def test_placed_cards_go_to_the_right_end_in_the_order_chosen() -> None:
    s = aten()
    act(s, "play noble")
    assert s.prompt() == "iunu-prompt-place-row"
    assert offered(s) == ["place artisan", "place baker", "place farmer"]
    assert why_not(s, "place noble") == "IUN-7.1"
    twin = s.clone()
    act(s, "place farmer", "place artisan")
    assert seen(s).forum == [*ROW.split(), "farmer", "artisan"]
    act(twin, "place artisan", "place farmer")
    assert seen(twin).forum == [*ROW.split(), "artisan", "farmer"]


@rule("IUN-13.4", "IUN-13.5")
def test_after_the_draw_the_leftmost_card_is_discarded_and_two_are_added() -> None:
    s = aten(hand="noble artisan artisan artisan", deck="priest priest priest")
    told = story(s, "play noble", "pick 3")
    assert ending(told, "forum_card_discarded", "forum_card_turned") == [
        "forum_card_discarded caste=farmer",
        "forum_card_turned caste=priest",
        "forum_card_turned caste=priest",
    ]
    assert seen(s).forum == ["baker", "artisan", "artisan", "priest", "priest"]
    assert (seen(s).deck, "farmer" in seen(s).discard) == (1, True)


@rule("IUN-13.4")
def test_ruling_13_a_taking_the_leftmost_card_saves_it() -> None:
    s = aten(hand="noble artisan artisan artisan")
    told = story(s, "play noble", "pick 1", "pick 4")
    assert ending(told, "forum_card_discarded") == ["forum_card_discarded caste=baker"]
    assert "farmer" in hand(s, 0)


@rule("IUN-13.4", "IUN-7.4")
def test_the_draw_into_the_hand_comes_before_the_discard() -> None:
    s = aten(hand="noble noble artisan artisan")
    told = story(s, "pair noble", "pick 3")
    names = [line.split()[0] for line in told]
    assert names.index("cards_drawn") < names.index("forum_card_discarded")


@rule("IUN-13.5")
def test_the_discard_pile_is_public_and_counts_for_nobody() -> None:
    s = given(2, "rise_of_aten", discard="pharaoh noble noble", deben=(0, 0))
    for seat in (0, 1, None):
        assert seen(s, seat).discard == ["pharaoh", "noble", "noble"]
    assert [sum(row) for row in s.scores()] == [0, 0]


@rule("IUN-13.5")
def test_the_discard_pile_is_never_reshuffled() -> None:
    s = aten(hand="noble artisan artisan artisan", deck="priest")
    before = len(seen(s).discard)
    act(s, "play noble", "pick 3")
    assert (seen(s).deck, len(seen(s).discard), seen(s).final) == (0, before + 1, True)


@rule("IUN-13.6")
def test_cards_for_the_artisans_follow_the_two_and_come_at_the_right_end() -> None:
    s = aten(hand="noble noble artisan baker", deck="soldier soldier soldier soldier", artisans=2)
    told = story(s, "pair noble", "pay 2", "pick 1", "pick 2")
    names = [line.split()[0] for line in ending(told, "forum_card_discarded", "forum_card_turned")]
    assert names == ["forum_card_discarded", *["forum_card_turned"] * 3]
    assert seen(s).forum == ["merchant", *["soldier"] * 4]


@rule("IUN-13.7")
def test_a_short_deck_adds_what_it_has_and_the_leftmost_card_is_discarded_all_the_same() -> None:
    s = aten(hand="noble artisan artisan artisan", deck="priest")
    told = story(s, "play noble", "pick 3")
    assert ending(told, "forum_card_discarded", "forum_card_turned") == [
        "forum_card_discarded caste=farmer",
        "forum_card_turned caste=priest",
    ]
    assert seen(s).forum == ["baker", "artisan", "artisan", "priest"]


@rule("IUN-13.8", "IUN-7.2")
def test_of_two_equal_cards_the_player_says_which_one_leaves() -> None:
    s = aten(hand="noble artisan artisan artisan", forum="baker farmer baker merchant soldier")
    act(s, "play noble")
    assert offered(s) == ["pick 1 baker", "pick 2 farmer", "pick 3 baker"]
    assert why_not(s, "pick 5") == "IUN-13.8"
    assert why_not(s, "pick 6") == "IUN-7.2"
    assert why_not(s, "pick 8") == "IUN-13.8"
    left, right = s.clone(), s
    act(left, "pick 1", "pick 4")
    act(right, "pick 3")
    assert seen(left).forum[:3] == ["baker", "artisan", "artisan"]
    assert seen(right).forum[:3] == ["farmer", "artisan", "artisan"]
    assert hand(left, 0)[1:] == hand(right, 0)[1:]


@rule("IUN-13.9")
def test_all_other_rules_of_the_standard_game_hold() -> None:
    s = given(2, "rise_of_aten", hands=["merchant noble baker baker", ""], dice=(3,), deben=(0, 3))
    act(s, "play merchant", "trade 4")
    assert (deben(s)[0], columns(s, 0), dice(s)) == (4, {"merchant": (1, 0)}, [2])
    assert seen(s).heliopolis is None


def test_the_numbers_of_the_row_are_those_of_the_box() -> None:
    changes = ["end_of_rebirth_discard_leftmost = 2", "end_of_rebirth_add_right = 3"]
    box = box_with(*(f"variant.rise_of_aten.{change}" for change in changes))
    hands = ["noble artisan artisan artisan", ""]
    s = given(2, "rise_of_aten", hands=hands, forum=ROW, dice=(), box=box)
    told = story(s, "play noble", "pick 3")
    assert len(ending(told, "forum_card_discarded")) == 2
    assert len(seen(s).forum) == 5
