"""Section 8 of the rules: the Priest and the afterlife deck."""

from __future__ import annotations

import pytest

from perankh.games.iunu.rules.state import Iunu
from perankh.games.iunu.shown.events import AfterlifeKept, AfterlifeReturned, AfterlifeSeen
from tests.games.iunu.given import act, box_with, given, offered, why_not
from tests.games.iunu.looking import deben, dice, ending, seen, story
from tests.support import rule

HAND = "priest artisan artisan soldier"


def at_the_priest(
    *blocks: str, held: str | None = None, dice: tuple[int, ...] = (4, 2, 1), money: int = 9
) -> Iunu:
    """Seat 0 has just played a Priest."""
    s = given(hands=[HAND, ""], afterlife=blocks, holds=[held, None], dice=dice, deben=(money, 3))
    act(s, "play priest")
    return s


@rule("IUN-8.4", "IUN-8.4c")
def test_the_value_of_the_chosen_die_is_drawn_paid_and_reduced() -> None:
    s = at_the_priest("osiris khufu anubis peret akhet")
    assert offered(s) == ["seek 1 1 1", "seek 2 2 2", "seek 4 4 4", "decline"]
    told = story(s, "seek 2")
    assert s.prompt() == "iunu-prompt-keep"
    assert len(offered(s)) == 2
    assert deben(s)[0] == 7
    assert dice(s) == [4, 2, 1]
    told += story(s, offered(s)[0])
    assert dice(s) == [4, 1, 1]
    assert [block.size for block in seen(s).afterlife] == [1, 3]
    assert ending(told, "afterlife_seen")[0].startswith(
        "afterlife_seen player=0 die=2 count=2 deben=2 cards="
    )


@rule("IUN-8.4")
def test_a_priest_needs_as_much_money_as_cards_are_drawn() -> None:
    s = at_the_priest("osiris khufu anubis peret akhet", money=2)
    assert offered(s) == ["seek 1 1 1", "seek 2 2 2", "decline"]
    assert why_not(s, "seek 4") == "IUN-8.4"
    poor = at_the_priest("osiris khufu anubis peret akhet", money=1, dice=(4, 2))
    assert poor.prompt() == "iunu-prompt-place"


@rule("IUN-8.4")
def test_ruling_8_a_a_short_afterlife_deck_costs_only_what_is_drawn() -> None:
    s = given(
        3,
        hands=[HAND, "", ""],
        afterlife=["osiris khufu"],
        holds=["peret", "akhet", "shemu"],
        dice=(4,),
        deben=(2, 3, 3),
    )
    act(s, "play priest")
    assert offered(s) == ["seek 4 2 2", "decline"]
    act(s, "seek 4")
    assert offered(s) == ["keep peret", "keep osiris", "keep khufu"]
    act(s, "keep khufu")
    assert (deben(s)[0], dice(s)) == (0, [3])


@rule("IUN-8.4a")
def test_one_of_the_drawn_cards_or_the_old_one_is_kept() -> None:
    s = at_the_priest("osiris", "khufu", "anubis peret", held="shemu")
    act(s, "seek 2")
    assert offered(s) == ["keep shemu", "keep osiris", "keep khufu"]
    assert why_not(s, "keep anubis") == "IUN-8.4a"
    for card in ("shemu", "osiris", "khufu"):
        twin = s.clone()
        act(twin, f"keep {card}")
        assert seen(twin, 0).players[0].afterlife == card


@rule("IUN-8.4a", "IUN-14.6")
def test_a_single_card_without_an_old_one_is_kept_by_itself() -> None:
    s = at_the_priest("osiris", "khufu anubis peret akhet")
    told = story(s, "seek 1")
    assert s.prompt() == "iunu-prompt-place"
    assert seen(s, 0).players[0].afterlife == "osiris"
    assert ending(told, "afterlife_kept") == ["afterlife_kept player=0 card=osiris"]
    assert ending(told, "afterlife_returned") == []


@rule("IUN-8.4b")
def test_the_others_go_back_on_top_with_the_replaced_card_among_them() -> None:
    s = at_the_priest("osiris", "khufu", "anubis", "peret", held="shemu")
    told = story(s, "seek 2", "keep khufu")
    assert ending(told, "afterlife_returned") == [
        "afterlife_returned player=0 count=2 cards=shemu,osiris"
    ]
    top, *below = seen(s, 0).afterlife
    assert (top.size, sorted(top.may_be)) == (2, ["osiris", "shemu"])
    assert [block.size for block in below] == [1, 1]


@rule("IUN-8.4b")
def test_the_returned_cards_are_drawn_in_random_order() -> None:
    drawn = set()
    for seed in range(20):
        s = given(
            hands=[HAND, ""], afterlife=["osiris shemu", "anubis peret akhet"], dice=(1,), seed=seed
        )
        act(s, "play priest", "seek 1")
        drawn.add(seen(s, 0).players[0].afterlife)
    assert drawn == {"osiris", "shemu"}


@rule("IUN-2.8", "IUN-8.4b")
def test_ruling_8_b_the_switch_shuffles_the_whole_afterlife_deck() -> None:
    box = box_with('switches.returned_afterlife_cards = "whole_deck_shuffled"')
    s = given(hands=[HAND, ""], dice=(2,), box=box)
    act(s, "play priest", "seek 2")
    act(s, offered(s)[0])
    assert [block.size for block in seen(s, 0).afterlife] == [4]
    kept = seen(s, 0).players[0].afterlife
    assert kept is not None
    assert kept not in seen(s, 0).afterlife[0].may_be


@rule("IUN-8.4d", "IUN-14.2")
def test_the_die_and_the_number_are_public_and_the_cards_are_not() -> None:
    s = at_the_priest("osiris", "khufu", "anubis", "peret", held="shemu")
    told = act(s, "seek 2")
    assert seen(s, 0).drawn == ["osiris", "khufu"]
    assert seen(s, 1).drawn is None
    told += act(s, "keep khufu")
    for event in told:
        theirs = event.seen_by(1)
        if isinstance(theirs, AfterlifeSeen):
            assert (theirs.die, theirs.count, theirs.deben, theirs.cards) == (2, 2, 2, None)
        if isinstance(theirs, AfterlifeKept):
            assert theirs.card is None
        if isinstance(theirs, AfterlifeReturned):
            assert (theirs.count, theirs.cards) == (2, None)
    assert sum(event.name.startswith("afterlife_") for event in told) == 3
    holder = seen(s, 1).players[0]
    assert (holder.holds_afterlife, holder.afterlife) == (True, None)


@rule("IUN-8.4d")
@pytest.mark.parametrize("kept", ["shemu", "khufu"])
def test_whether_the_old_card_was_exchanged_is_not_announced(kept: str) -> None:
    told = []
    for card in ("shemu", kept):
        s = at_the_priest("osiris", "khufu", "anubis", "peret", held="shemu")
        happened = act(s, "seek 2", f"keep {card}")
        told.append([event.seen_by(1) for event in happened])
    assert told[0] == told[1]
