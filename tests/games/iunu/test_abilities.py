"""Section 8 of the rules: Pharaoh, Scribe, Noble, Artisan, Baker, Merchant and Farmer."""

from __future__ import annotations

import pytest

from perankh.games.iunu.shown.events import CardHidden
from tests.games.iunu.given import act, box_with, given, offered, why_not
from tests.games.iunu.looking import columns, deben, dice, ending, hand, named, seen, story
from tests.support import rule

FORUM = "noble priest soldier baker merchant"


# --- Pharaoh


@rule("IUN-8.1")
def test_a_pharaoh_works_from_the_turn_after_it_was_played() -> None:
    s = given(hands=["pharaoh artisan artisan artisan", "farmer"], forum="baker " * 5)
    act(s, "play pharaoh")
    assert (s.active, s.prompt()) == (1, "iunu-prompt-play")
    while seen(s).round == 2:
        act(s, offered(s)[0])
    while seen(s).active != 0:
        act(s, offered(s)[0])
    assert (s.decider(), s.prompt()) == (0, "iunu-prompt-reroll")


@rule("IUN-8.1", "IUN-5.3")
def test_exactly_one_die_of_choice_is_rerolled_and_the_new_value_stands() -> None:
    values = set()
    for seed in range(30):
        s = given(dynasties=["pharaoh", ""], dice=(4, 3, 3), seed=seed)
        told = story(s, "reroll 4")
        [line] = ending(told, "die_rerolled")
        value = int(line.rpartition("=")[2])
        assert dice(s) == sorted([3, 3, value], reverse=True)
        assert s.prompt() == "iunu-prompt-play"
        values.add(value)
    assert values == {1, 2, 3, 4}


@rule("IUN-8.1a")
def test_two_pharaohs_reroll_one_die() -> None:
    copies = ["pharaoh.copies = 2", "pharaoh.majority_vp = 2", "farmer.copies = 8"]
    box = box_with(*(f"caste.{change}" for change in [*copies, "farmer.majority_vp = 8"]))
    s = given(dynasties=["pharaoh:2", ""], box=box)
    act(s, "reroll 4")
    assert s.prompt() == "iunu-prompt-play"


# --- Scribe


@rule("IUN-8.2")
def test_a_scribe_pays_1_hides_a_hand_card_and_draws_one() -> None:
    s = given(hands=["scribe farmer artisan baker", ""], deck="noble", deben=(2, 3))
    act(s, "play scribe")
    assert offered(s) == ["hide artisan 1", "hide baker 1", "hide farmer 1", "decline"]
    assert why_not(s, "hide noble") == "IUN-8.2"
    told = story(s, "hide farmer")
    assert told[:2] == [
        "card_hidden player=0 caste=farmer deben=1",
        "cards_drawn player=0 count=1 castes=noble",
    ]
    assert (deben(s)[0], hand(s, 0)) == (1, ["noble", "artisan", "baker"])
    assert seen(s, 0).players[0].hidden_cards == ["farmer"]


@rule("IUN-8.2", "IUN-10.4")
def test_with_an_empty_deck_the_scribe_hides_and_draws_nothing() -> None:
    s = given(hands=["scribe farmer", "baker"], deck="", deben=(1, 3))
    told = story(s, "play scribe", "hide farmer")
    assert ending(told, "cards_drawn") == []
    assert (deben(s)[0], hand(s, 0)) == (0, [])


@rule("IUN-8.2")
def test_a_scribe_needs_a_card_in_hand_and_1_deben() -> None:
    s = given(hands=["scribe", "baker"], deck="", deben=(5, 3))
    act(s, "play scribe")
    assert s.active == 1
    poor = given(hands=["scribe farmer artisan baker", ""], deben=(0, 3))
    act(poor, "play scribe")
    assert poor.prompt() == "iunu-prompt-place"


@rule("IUN-8.2a", "IUN-14.2", "IUN-14.3")
def test_only_the_owner_knows_hidden_cards_and_others_their_number() -> None:
    s = given(hands=["scribe farmer artisan baker", ""], deck="noble " * 2)
    told = act(s, "play scribe", "hide farmer")
    for seat in (1, None):
        player = seen(s, seat).players[0]
        assert (player.hidden, player.hidden_cards) == (1, None)
    assert seen(s, 0).players[0].hidden_cards == ["farmer"]
    [hiding] = [event for event in told if isinstance(event, CardHidden)]
    other, mine = hiding.seen_by(1), hiding.seen_by(0)
    assert isinstance(other, CardHidden)
    assert isinstance(mine, CardHidden)
    assert (other.caste, mine.caste) == (None, "farmer")


@rule("IUN-8.2b")
def test_hidden_cards_are_no_part_of_the_dynasty_during_the_game() -> None:
    hidden = ["soldier merchant artisan farmer farmer pharaoh", ""]
    hands = ["merchant baker noble priest", "soldier"]
    s = given(hands=hands, dynasties=["scribe farmer", "noble"], hidden=hidden, dice=(3,))
    assert s.prompt() == "iunu-prompt-play"
    player = seen(s).players[0]
    assert player.vulnerable_farmers == 1
    assert player.bread_price == 3
    act(s, "play merchant")
    assert offered(s)[0] == "trade 4"
    act(s, "trade")
    assert s.prompt() == "iunu-prompt-place"


@rule("IUN-8.2b")
def test_hidden_cards_carry_no_bread() -> None:
    hands = ["baker noble priest priest", ""]
    s = given(hands=hands, dynasties=["scribe", ""], hidden=["farmer farmer", ""], deben=(12, 3))
    act(s, "play baker")
    assert offered(s) == ["feed scribe 4", "feed baker 4", "decline"]


@rule("IUN-8.2c")
def test_there_is_no_limit_to_hidden_cards() -> None:
    s = given(
        hands=["scribe farmer artisan baker", ""],
        dynasties=["scribe", ""],
        hidden=["farmer farmer farmer noble", ""],
    )
    act(s, "play scribe", "hide baker")
    assert seen(s).players[0].hidden == 5


# --- Noble


@rule("IUN-8.3")
def test_example_8_1_a_noble_gains_the_sum_and_reduces_every_die() -> None:
    s = given(hands=["noble artisan artisan artisan", ""], dice=(4, 2, 1), deben=(0, 3))
    told = story(s, "play noble", "tax 7")
    assert deben(s)[0] == 7
    assert (dice(s), seen(s).dice_out) == ([3, 1], 1)
    assert ending(told, "dice_reduced") == ["dice_reduced dice=3,1 out=1"]


@rule("IUN-8.3", "IUN-8.4")
def test_ruling_8_f_with_no_die_in_play_noble_and_priest_cannot_be_used() -> None:
    for caste in ("noble", "priest"):
        s = given(hands=[f"{caste} artisan baker farmer", ""], dice=(), deben=(9, 3))
        act(s, f"play {caste}")
        assert s.prompt() == "iunu-prompt-place"


# --- Artisan


@rule("IUN-8.5")
def test_example_8_2_two_artisans_keep_up_to_two_cards() -> None:
    hands = ["farmer noble baker soldier", ""]
    s = given(hands=hands, dynasties=["artisan:2", ""], forum=FORUM, deben=(5, 3))
    act(s, "play farmer")
    assert s.prompt() == "iunu-prompt-artisan"
    assert offered(s) == ["pay 0 0", "pay 1 1", "pay 2 2"]
    for kept, left in ((0, 5), (1, 4), (2, 3)):
        twin = s.clone()
        told = act(twin, f"pay {kept}")
        while seen(twin).active == 0:
            told += act(twin, offered(twin)[0])
        placed = [event.arguments()["castes"] for event in named(told, "cards_placed")]
        assert [len(str(castes).split(",")) for castes in placed] == (
            [2 - kept] if kept < 2 else []
        )
        assert deben(twin)[0] == left
        assert len(seen(twin).forum) == 5


@rule("IUN-8.5")
def test_artisans_played_this_turn_help_at_once() -> None:
    s = given(hands=["artisan noble baker soldier", ""], deben=(5, 3))
    act(s, "play artisan")
    assert offered(s) == ["pay 0 0", "pay 1 1"]
    assert why_not(s, "pay 2") == "IUN-8.5"


@rule("IUN-8.5")
@pytest.mark.parametrize(
    ("artisans", "money", "most"), [(1, 9, 1), (3, 9, 2), (3, 1, 1), (3, 0, 0), (0, 9, 0)]
)
def test_cards_kept_are_bounded_by_artisans_money_and_cards_to_place(
    artisans: int, money: int, most: int
) -> None:
    dynasty = f"artisan:{artisans}" if artisans else ""
    s = given(hands=["farmer noble baker soldier", ""], dynasties=[dynasty, ""], deben=(money, 3))
    act(s, "play farmer")
    if most == 0:
        assert s.prompt() == "iunu-prompt-place"
        return
    assert offered(s) == [f"pay {kept} {kept}" for kept in range(most + 1)]
    assert why_not(s, f"pay {most + 1}") == "IUN-8.5"


# --- Baker and Farmer


@rule("IUN-8.7", "IUN-8.7a", "IUN-8.7b", "IUN-8.9")
def test_example_8_4_a_baker_with_five_farmers() -> None:
    hands = ["baker noble priest soldier", ""]
    s = given(hands=hands, dynasties=["farmer:5", ""], dice=(4, 3, 3), deben=(7, 3))
    act(s, "play baker")
    assert offered(s) == ["feed baker 2", "feed farmer 2", "decline"]
    told = story(s, "feed baker", "feed farmer", "feed farmer")
    assert told[-2:] == [
        "bread_placed player=0 castes=baker,farmer,farmer price=2 deben=6",
        "dice_reduced dice=3,3,3 out=0",
    ]
    assert deben(s)[0] == 1
    assert columns(s, 0) == {"baker": (1, 1), "farmer": (5, 2)}
    assert seen(s).bread == 17


@rule("IUN-8.7", "IUN-14.5")
def test_bread_is_chosen_in_rank_order_one_to_three_cards() -> None:
    s = given(hands=["baker artisan priest soldier", ""], dynasties=["noble farmer", ""], dice=(1,))
    act(s, "play baker")
    assert offered(s) == ["feed noble 1", "feed baker 1", "feed farmer 1", "decline"]
    act(s, "feed baker")
    assert offered(s) == ["feed farmer 1", "done"]
    assert why_not(s, "feed noble") == "IUN-14.5"
    assert why_not(s, "feed baker") == "IUN-8.7"
    assert (columns(s, 0)["baker"], deben(s)[0]) == ((1, 0), 3)
    act(s, "done")
    assert (columns(s, 0)["baker"], deben(s)[0]) == ((1, 1), 2)
    assert s.prompt() == "iunu-prompt-place"


@rule("IUN-8.7")
def test_a_card_never_carries_more_than_one_bread() -> None:
    s = given(
        hands=["baker artisan priest soldier", ""],
        dynasties=["noble:1/1 farmer:2/1", ""],
        dice=(1,),
        deben=(9, 3),
    )
    act(s, "play baker")
    assert offered(s) == ["feed baker 1", "feed farmer 1", "decline"]
    assert why_not(s, "feed noble") == "IUN-8.7"
    act(s, "feed baker", "feed farmer")
    assert columns(s, 0) == {"noble": (1, 1), "baker": (1, 1), "farmer": (2, 2)}


@rule("IUN-8.7")
def test_no_more_than_three_cards_are_fed_and_no_more_than_can_be_paid() -> None:
    hands = ["baker artisan priest soldier", ""]
    s = given(hands=hands, dynasties=["farmer:3 noble:2", ""], dice=(2,), deben=(40, 0))
    act(s, "play baker", "feed noble", "feed noble", "feed farmer")
    assert s.prompt() == "iunu-prompt-place"
    poor = given(hands=hands, dynasties=["merchant:3", ""], dice=(2,), deben=(5, 3))
    act(poor, "play baker", "feed baker", "feed merchant")
    assert (poor.prompt(), deben(poor)[0]) == ("iunu-prompt-place", 1)


@rule("IUN-8.7a", "IUN-8.9")
@pytest.mark.parametrize(
    ("dice_in_play", "farmers", "price"),
    [
        ((4, 1), 0, 4),
        ((4, 1), 1, 4),
        ((4, 1), 2, 3),
        ((4, 1), 3, 3),
        ((4, 1), 9, 1),
        ((2, 1), 4, 1),
        ((1,), 8, 1),
        ((), 0, 1),
        ((), 6, 1),
    ],
)
def test_the_price_of_bread_is_the_highest_die_less_1_for_every_two_farmers(
    dice_in_play: tuple[int, ...], farmers: int, price: int
) -> None:
    dynasty = f"farmer:{farmers}/{farmers // 2}" if farmers else ""
    s = given(
        hands=["baker artisan priest soldier", ""], dynasties=[dynasty, ""], dice=dice_in_play,
        deben=(9, 3),
    )  # fmt: skip
    assert seen(s).players[0].bread_price == price
    act(s, "play baker")
    assert f"feed baker {price}" in offered(s)


@rule("IUN-8.7a")
def test_the_price_is_the_same_for_all_bread_of_a_turn() -> None:
    hands = ["baker artisan priest soldier", ""]
    s = given(hands=hands, dynasties=["farmer", ""], dice=(3, 2), deben=(6, 3))
    told = story(s, "play baker", "feed baker", "feed farmer")
    assert ending(told, "bread_placed") == [
        "bread_placed player=0 castes=baker,farmer price=3 deben=6"
    ]
    assert (deben(s)[0], dice(s)) == (0, [2, 2])


@rule("IUN-8.7b")
def test_nothing_is_reduced_if_no_bread_was_placed_or_no_die_is_in_play() -> None:
    s = given(hands=["baker artisan priest soldier", ""], deben=(9, 3))
    told = story(s, "play baker", "decline")
    assert (ending(told, "dice_reduced"), dice(s)) == ([], [4, 3, 2])
    no_dice = given(hands=["baker artisan priest soldier", ""], dice=())
    told = story(no_dice, "play baker", "feed baker 1")
    assert (ending(told, "dice_reduced"), deben(no_dice)[0]) == ([], 2)


@rule("IUN-8.7c")
def test_bread_stays_on_its_card() -> None:
    hands, forum = ["farmer artisan artisan artisan"], "baker baker baker baker baker"
    s = given(hands=hands, dynasties=["noble:1/1"], forum=forum)
    act(s, "play farmer")
    assert s.active == 1
    while not s.is_over():
        act(s, offered(s)[0])
        assert columns(s, 0)["noble"][1] >= 1


# --- Merchant


@rule("IUN-8.8")
def test_example_8_5_a_merchant_gains_the_highest_die_and_1_for_each_merchant() -> None:
    hands = ["merchant artisan priest soldier", ""]
    s = given(hands=hands, dynasties=["merchant:2", ""], dice=(3, 3, 2), deben=(0, 3))
    act(s, "play merchant", "trade 6")
    assert (deben(s)[0], dice(s)) == (6, [3, 2, 2])


@rule("IUN-8.8")
def test_with_no_die_in_play_a_merchant_still_gains_1_for_each_merchant() -> None:
    hands = ["merchant artisan priest soldier", ""]
    s = given(hands=hands, dynasties=["merchant:2", ""], dice=(), deben=(0, 3))
    told = story(s, "play merchant", "trade 3")
    assert (deben(s)[0], ending(told, "dice_reduced")) == (3, [])


def test_the_numbers_of_the_abilities_are_those_of_the_box() -> None:
    changes = [
        "ability.tuck_card.cost = 2",
        "ability.tax_all_dice.reduce_by = 2",
        "ability.seek_afterlife.cost_per_card_drawn = 2",
        "ability.keep_cards.cost_per_card_kept = 3",
        "ability.keep_cards.cards_kept_per_artisan = 2",
        "ability.bake_bread.max_bread = 1",
        "ability.bake_bread.min_price_each = 2",
        "ability.trade.reduce_by = 3",
        "ability.cheaper_bread.farmers_per_discount = 1",
        "ability.cheaper_bread.discount_each = 2",
    ]
    box = box_with(*changes)
    hands = ["scribe noble priest merchant", ""]
    blocks = ["peret", "akhet", "shemu hatshepsut amenhotep"]
    s = given(hands=hands, deben=(9, 3), box=box, afterlife=blocks)
    twin = s.clone()
    act(twin, "play scribe", "hide noble 2")
    assert deben(twin)[0] == 7
    twin = s.clone()
    act(twin, "play noble", "tax 9")
    assert dice(twin) == [2, 1]
    twin = s.clone()
    act(twin, "play priest", "seek 2 2 4", "keep peret")
    assert (deben(twin)[0], dice(twin)) == (5, [4, 3, 1])
    twin = s.clone()
    act(twin, "play merchant", "trade 5")
    assert dice(twin) == [3, 2, 1]
    hands = ["baker artisan artisan soldier", ""]
    s = given(hands=hands, dynasties=["farmer", ""], deben=(9, 3), box=box)
    act(s, "play baker", "feed baker 2")
    assert (deben(s)[0], s.prompt()) == (7, "iunu-prompt-place")
    s = given(hands=["artisan artisan noble soldier", ""], deben=(9, 3), box=box)
    act(s, "play artisan")
    assert offered(s) == ["pay 0 0", "pay 1 3", "pay 2 6"]
