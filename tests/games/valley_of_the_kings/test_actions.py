"""Section 8 of the rules: how actions are carried out; section 9: entombing."""

from __future__ import annotations

import pytest

from perankh.games.valley_of_the_kings.box import tables as t
from perankh.games.valley_of_the_kings.box.loading import load
from perankh.games.valley_of_the_kings.game import GAME
from perankh.games.valley_of_the_kings.rules.state import Valley
from tests.games.valley_of_the_kings.boxes import corrected
from tests.games.valley_of_the_kings.given import (
    act,
    asked,
    boneyard_top,
    deck_of,
    given,
    hand_of,
    offered,
    offered_verb,
    pile_of,
    play_of,
    pyramid_of,
    story,
    told,
    tomb_of,
    why_not,
)
from tests.support import rule


def doing(steps: str, **more: str) -> Valley:
    """A hand with Hapi, whose action was corrected to other steps."""
    box = load(corrected(f"card.hapi_canopic_jar.steps = [{steps}]"))
    start = {"hand": "hapi", **more}
    return given(
        hand=start["hand"],
        deck=start.get("deck", ""),
        top=start.get("top", ""),
        discard=start.get("discard", ""),
        tomb=start.get("tomb", ""),
        pyramid=start.get("pyramid", "weres imsety outer anubis qebehsenuef duamutef"),
        boneyard=start.get("boneyard", ""),
        box=box,
    )


# ------------------ carrying out


@rule("VOK-8.1")
def test_the_card_goes_into_play_first_and_its_steps_follow_in_their_order() -> None:
    s = given(hand="outer urn", deck="ka")
    lines = story(s, "play outer")
    assert [line.split()[0] for line in lines] == ["action_begun", "card_sacrificed", "cards_drawn"]
    assert (play_of(s), boneyard_top(s), hand_of(s)) == ("outer", "urn", "ka")


@rule("VOK-8.1")
def test_no_other_card_may_be_played_in_between() -> None:
    s = given(hand="outer urn food thoth", deck="ka mask")
    act(s, "play outer")
    assert offered(s) == ["sacrifice urn", "sacrifice food", "sacrifice thoth"]


@rule("VOK-8.2")
def test_the_played_card_itself_does_not_count_for_its_own_action() -> None:
    assert why_not(given(hand="outer", deck="ka"), "play outer") == "VOK-8.2"
    assert why_not(given(hand="outer outer", deck="ka", pyramid="weres"), "play outer") == ""


@rule("VOK-8.2")
def test_the_whole_sequence_must_be_feasible() -> None:
    steps = '{op="draw",n=1},{op="discard_from_hand",n=3}'
    assert why_not(doing(steps, hand="hapi urn", deck="ka"), "play hapi") == "VOK-8.2"
    assert why_not(doing(steps, hand="hapi urn food", deck="ka"), "play hapi") == ""


@rule("VOK-8.2", "VOK-8.6")
def test_a_step_may_be_made_feasible_by_the_steps_before_it() -> None:
    steps = '{op="discard_from_hand",n=1},{op="draw",n=1}'
    s = doing(steps, hand="hapi ka")
    act(s, "play hapi")
    assert (hand_of(s), pile_of(s), deck_of(s)) == ("ka", "", "")


@rule("VOK-8.3")
def test_feasibility_never_depends_on_hidden_cards() -> None:
    for deck in ("urn ka", "mask boat"):
        s = given(hands=["gates hapi wedjat bastet", "urn"], decks=[deck, ""])
        assert offered_verb(s, "play") == ["hapi", "wedjat", "gates", "bastet"]


@rule("VOK-8.5")
def test_choices_are_made_with_the_knowledge_of_the_moment() -> None:
    s = given(hand="imsety", top="ka mask")
    act(s, "play imsety")
    assert (asked(s), offered_verb(s, "discard")) == ((0, "discard"), ["ka", "mask"])


@rule("VOK-8.10")
def test_every_copy_of_a_card_may_be_used() -> None:
    s = given(hand="food food urn", top="ka mask")
    act(s, "play food", "play food")
    assert (hand_of(s), play_of(s)) == ("urn ka mask", "food food")


@rule("VOK-8.8", "VOK-8.6")
def test_sacrificed_cards_go_on_top_of_the_boneyard() -> None:
    s = given(hand="shabti outer urn", deck="food", boneyard="ka")
    act(s, "play shabti", "choose 2", "sacrifice_pyramid a", "play outer")
    assert s.boneyard[-3:] == [t.CARD_IDS.index(card) for card in BURIED]


BURIED = ["ka_figurine", "duamutef_canopic_jar", "urn"]


@rule("VOK-8.9", "VOK-8.6")
def test_taking_reaches_the_whole_pyramid_and_ends_on_the_discard_pile() -> None:
    s = doing('{op="take_from_pyramid",where="any",to="discard"}', discard="ka")
    act(s, "play hapi")
    assert [text.split()[0] for text in offered_verb(s, "take")] == t.SPACE_IDS
    act(s, "take mr")
    assert (pile_of(s), pyramid_of(s)) == (
        "ka qebehsenuef",
        "weres imsety outer anubis duamutef -",
    )


# ------------------ each step, also where the shipped cards use it in one way only


@rule("VOK-8.6", "VOK-2.7")
@pytest.mark.parametrize(
    ("steps", "places"),
    [
        ('{op="sacrifice_from_pyramid",where="base"}', "bl bc br"),
        ('{op="take_from_pyramid",where="base",cost_rule="lowest",to="tomb"}', "bl bc br"),
        ('{op="take_from_pyramid",where="any",cost_rule="lowest",to="discard"}', "bl bc br ml"),
        (
            '{op="take_from_pyramid",where="any",cost_rule="at_most",max_cost=4,to="tomb"}',
            "bl bc br ml mr",
        ),
        ('{op="take_from_pyramid",where="base",set_rule="in_own_tomb",to="discard"}', "bl br"),
    ],
)
def test_steps_of_a_corrected_box_choose_among_the_right_spaces(steps: str, places: str) -> None:
    s = doing(steps, tomb="djed inner")
    act(s, "play hapi")
    assert [text.split()[1] for text in offered(s)] == places.split()


@rule("VOK-8.6", "VOK-2.7")
def test_several_cards_are_chosen_one_after_another() -> None:
    s = doing('{op="sacrifice_from_hand",n=2}', hand="hapi urn ka mask")
    act(s, "play hapi", "sacrifice ka", "sacrifice urn")
    assert (hand_of(s), boneyard_top(s), asked(s)) == ("mask", "urn", (0, "play"))


@rule("VOK-8.6", "VOK-2.7")
def test_several_of_the_cards_looked_at_can_be_kept() -> None:
    look = '{op="look_top",n=4,keep=2,keep_to="tomb",rest_to="discard",public=false}'
    s = doing(look, top="urn food ka mask")
    act(s, "play hapi", "keep ka", "keep mask", "discard_looked food")
    assert (tomb_of(s), pile_of(s)) == ("ka mask", "food urn")


@rule("VOK-8.6", "VOK-2.7")
def test_an_action_may_go_on_after_its_choice_of_one_way() -> None:
    steps = (
        '{op="choose_one",options=[[{op="draw",n=1}],[{op="take_top_of_boneyard",to="discard"}]]},'
        '{op="entomb",sources=["discard"]}'
    )
    s = doing(steps, boneyard="ka", deck="urn", discard="food")
    act(s, "play hapi", "choose 2", "entomb_pile ka")
    assert (tomb_of(s), pile_of(s), hand_of(s)) == ("ka", "food", "")


@rule("VOK-8.6")
def test_of_the_ways_of_a_choice_only_feasible_ones_are_offered() -> None:
    steps = '{op="choose_one",options=[[{op="draw",n=1}],[{op="swap_pyramid"}]]}'
    s = doing(steps, deck="ka", pyramid="weres")
    lines = story(s, "play hapi")
    assert told(lines, "cards_drawn") == ["cards_drawn player=0 count=1 cards=ka"]


@rule("VOK-8.R2", "VOK-8.6")
def test_of_equal_cards_in_the_pile_the_one_nearest_the_top_is_moved() -> None:
    s = given(hand="scarab", discard="urn ka urn mask")
    act(s, "play scarab", "entomb_pile urn")
    assert pile_of(s) == "urn ka mask"
    t = given(hand="weres", discard="urn ka urn mask")
    act(t, "play weres", "to_deck urn")
    assert (pile_of(t), deck_of(t)) == ("urn ka mask", "urn")


@rule("VOK-8.R3", "VOK-7.6")
def test_swaps_of_equal_cards_are_one_option() -> None:
    s = given(hand="shabti", pyramid="weres weres outer outer mask isis")
    act(s, "play shabti", "choose 1")
    equal = [text for text in offered_verb(s, "swap") if text.split()[2] == text.split()[3]]
    assert equal == ["bl bc weres weres"]
    assert why_not(s, "swap br ml") == "VOK-8.R3"
    act(s, "swap bl bc")
    assert (pyramid_of(s), s.changed) == ("weres weres outer outer mask isis", True)


@rule("VOK-8.7")
def test_opponents_are_affected_clockwise_from_the_active_player() -> None:
    five = "shabti urn food shabti urn"
    s = given(4, active=2, hands=[five, five, "bastet", five], decks=["ka", "mask", "", "boat"])
    act(s, "play bastet")
    order = []
    while asked(s)[1] == "forced-gift":
        order.append(asked(s)[0])
        act(s, "give shabti")
    assert order == [3, 0, 1]


@rule("VOK-8.7", "VOK-4.9")
def test_an_opponent_without_hand_cards_is_skipped_whatever_he_owns() -> None:
    s = given(hands=["bastet", ""], decks=["", "urn ka mask food shabti scarab"])
    lines = story(s, "play bastet")
    assert told(lines, "player_spared") == ["player_spared player=1"]


@rule("VOK-8.7", "VOK-2.7")
def test_an_effect_on_several_cards_takes_what_is_there() -> None:
    s = given(
        hands=["bastet", "urn ka"],
        decks=["", "shabti shabti food food"],
        box=load(corrected("card.statue_of_bastet.steps.0.n = 3")),
    )
    act(s, "play bastet", "give urn", "give ka")
    assert (pile_of(s), hand_of(s, 1), asked(s)) == ("urn ka", "", (0, "play"))


@rule("VOK-8.R1")
@pytest.mark.parametrize("card", ["qebehsenuef", "duamutef", "bastet"])
def test_actions_on_opponents_are_always_feasible(card: str) -> None:
    s = given(hands=[card, ""], pyramid="weres", stock=0)
    assert why_not(s, f"play {card}") == ""
    act(s, f"play {card}")
    assert asked(s) == (0, "play")


# ------------------ section 9


@rule("VOK-9.1", "VOK-5.2")
def test_once_per_turn_a_card_of_the_hand_may_be_entombed() -> None:
    s = given(hand="urn ka mask")
    assert offered_verb(s, "entomb") == ["urn", "ka", "mask"]
    act(s, "entomb ka")
    assert (tomb_of(s), hand_of(s)) == ("ka", "urn mask")
    assert offered_verb(s, "entomb") == []
    assert why_not(s, "entomb urn") == "VOK-9.1"


@rule("VOK-9.1")
def test_the_own_tomb_is_the_active_players() -> None:
    s = given(3, active=2, hands=["", "", "ka"], tombs=["urn", "", "mask"])
    act(s, "entomb ka")
    assert [tomb_of(s, seat) for seat in range(3)] == ["urn", "", "ka mask"]


@rule("VOK-9.2")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("scarab", ("entomb_pile mask",)),
        ("middle", ("sacrifice urn", "entomb food")),
        ("chest", ("keep isis",)),
        ("dead", ("take bl",)),
    ],
)
def test_entombing_by_an_action_leaves_the_normal_right_alone(
    card: str, words: tuple[str, ...]
) -> None:
    s = given(hand=f"{card} urn food ka", top="isis", discard="mask boat")
    act(s, f"play {card}", *words)
    if asked(s)[1] == "rest":
        act(s, offered(s)[0])
    assert (len(tomb_of(s).split()), s.entombed) == (1, 0)
    assert why_not(s, "entomb ka") == ""


@rule("VOK-9.3", "VOK-1.2")
def test_an_entombed_card_is_out_of_the_deck() -> None:
    s = given(hand="thoth", deck="urn")
    act(s, "entomb thoth")
    assert offered(s) == ["end"]
    act(s, "end", "sacrifice_pyramid a")
    assert (hand_of(s), tomb_of(s), deck_of(s), pile_of(s)) == ("urn", "thoth", "", "")


@rule("VOK-9.4", "VOK-13.3")
def test_any_card_may_be_entombed_even_a_second_copy() -> None:
    s = given(hand="isis table", tomb="isis")
    lines = story(s, "entomb isis")
    assert told(lines, "card_entombed") == [
        "card_entombed player=0 card=isis zone=hand before=1 after=1"
    ]
    assert tomb_of(s) == "isis isis"


@rule("VOK-9.5")
def test_the_normal_entombment_is_no_action() -> None:
    s = given(hand="tyet ka urn")
    act(s, "entomb ka")
    assert why_not(s, "play tyet") == "VOK-8.6"
    assert GAME.view(s, None).carried_out == []
