"""Positions of Imhotep from untrusted hands: read only if they can be played to the end.

What breaks a single invariant is in `test_invariants`. Here positions are bent at random, and the
stack of what is asked is bent by hand.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from perankh.games.imhotep.game import GAME
from perankh.games.imhotep.rules.state import Imhotep
from perankh.games.imhotep.shown.frames import STEP_NAMES, FramePosition
from perankh.games.imhotep.shown.position import write
from perankh.kernel.errors import BadPosition, BrokenInvariant, PerankhError
from tests.games.imhotep.bent import CHANGES, READER, WORDS, position_of, samples
from tests.games.imhotep.given import BOX, act, given
from tests.support import rule
from tests.support.positions import Json, bent_anywhere, bent_with_care


def test_every_kind_of_question_is_among_the_positions_that_are_bent() -> None:
    asked = {step.step for sample in samples() for step in position_of(sample).asks}
    assert asked == set(STEP_NAMES.values())


@rule("IMH-15.1", "IMH-15.3")
def test_every_moment_of_play_can_be_written_read_and_written_again() -> None:
    for sample in samples():
        assert READER.encoded(READER.read(sample)) == sample


# --- positions bent at random (see `bent`)


@rule("IMH-15.1", "IMH-15.3", "IMH-15.4")
@settings(max_examples=200, deadline=None)
@for_all(bent_anywhere(samples, WORDS), st.integers(0, 1 << 30))
def test_a_position_bent_anywhere_is_refused_in_words_or_can_be_played_to_the_end(
    content: bytes, seed: int
) -> None:
    READER.refuses_or_plays_to_the_end(content, seed)


@rule("IMH-15.4", "IMH-15.6", "IMH-5.12")
@settings(max_examples=300, deadline=None)
@for_all(bent_with_care(samples, position_of, CHANGES), st.integers(0, 1 << 30))
def test_a_position_with_all_its_stones_and_cards_is_refused_or_can_be_played_to_the_end(
    content: bytes, seed: int
) -> None:
    READER.refuses_or_plays_to_the_end(content, seed)


# --- what is not even a position


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "imhotep: position: "),
        (b"[]", "imhotep: position: "),
        (b"{}", "imhotep: position: Object missing required field"),
        (b'{"sides": 3}', r"imhotep: position: Expected `object`, got `int` - at `\$.sides`"),
        (b"[" * 100_000, "imhotep: position: "),
        (b"\xff\xfe", "imhotep: position: "),
    ],
    ids=["nothing", "list", "no fields", "wrong type", "too deep", "no text"],
)
def test_what_is_no_position_at_all_is_refused_with_the_place(content: bytes, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        READER.read(content)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"sides": {"market": "a"}}, "sides.pyramid: '' is not one of a, b"),
        ({"market": ["idol", None, None, None]}, r"market\[0\]: 'idol' is not one of entrance"),
        ({"draw": ["statue", "idol"]}, r"draw\[1\]: 'idol' is not one of entrance"),
        ({"first": 2}, "first: there is no seat 2"),
        ({"active": 3}, "active: there is no seat 3"),
        ({"sailor": 2}, "sailor: there is no seat 2"),
        ({"temple": [0, 2]}, r"temple\[1\]: there is no seat 2"),
        ({"round": 0}, "round: a game has begun with its first round"),
        ({"round_card": "4-2-2-1"}, "round_card: must be the last of rounds_seen"),
        ({"rounds_seen": ["4-4-4-4"]}, r"rounds_seen\[0\]: '4-4-4-4' is not one of the round card"),
        ({"ships": []}, r"ships: capacities \[\] are not those of the round card"),
        ({"small_pyramids": {"left": []}}, "small_pyramids: belong to side B"),
        ({"passes": 3}, "passes: so many passes in a row end the round"),
        ({"asks": []}, "asks: nothing is asked, and the last round is not over"),
        ({"wealth": 7}, "Object contains unknown field `wealth`"),
        ({"round": "one"}, r"Expected `int`, got `str` - at `\$.round`"),
        ({"temple": [4]}, r"Expected `int` <= 3 - at `\$.temple\[0\]`"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(change: dict[str, Json], message: str) -> None:
    content = READER.changed(given(2), change)
    with pytest.raises(BadPosition, match=message):
        READER.read(content)


def test_sides_of_sites_that_do_not_exist_are_refused() -> None:
    position = write(given(2))
    position.sides["harbour"] = "a"
    with pytest.raises(BadPosition, match="sides: must name market, pyramid"):
        GAME.read_position(position, BOX)


# --- stacks bent by hand


def frames(*steps: str) -> list[FramePosition]:
    """A stack from words such as "unload 0 2": step, player, argument."""
    found = []
    for words in steps:
        step, player, arg = (*words.split(), "0", "0")[:3]
        found.append(FramePosition(step=step, player=int(player), arg=int(arg)))
    return found


def refusal(s: Imhotep, asks: list[FramePosition], unloading: Sequence[int] = ()) -> str:
    """Why the same table with another stack is refused."""
    position = msgspec.structs.replace(write(s), asks=asks, unloading=list(unloading))
    with pytest.raises(PerankhError) as caught:
        GAME.read_position(position, BOX)
    assert isinstance(caught.value, BadPosition | BrokenInvariant)
    return str(caught.value)


@pytest.mark.parametrize(
    "asks",
    [
        frames("market_pick 0 1"),
        frames("end_turn 0"),
        frames("turn 0", "turn 0"),
        frames("turn 0", "lever_sail 0"),
        frames("end_turn 0", "market_pick 0 1"),
        frames("end_turn 0", "unload 0 2"),
        frames("clear_table", "score_temple 0 1", "bonus_loading 0 2"),
        frames("start_round"),
        frames("place_stone 0 1"),
        frames("end_round"),
    ],
    ids=lambda asks: " ".join(step.step for step in asks),
)
def test_steps_that_never_are_on_the_stack_together_are_refused(asks: list[FramePosition]) -> None:
    assert "can't be on the stack together" in refusal(given(2), asks)


def test_a_turn_of_another_than_the_active_player_is_refused() -> None:
    assert "turn can't be open here" in refusal(given(2), frames("turn 1"))


@rule("IMH-5.2")
def test_a_turn_without_any_action_is_refused() -> None:
    with pytest.raises(BadPosition, match="turn can't be open here"):
        given(2, ships=("0...", "1..", "..", ".."), quarry=(0, 0))


def test_a_part_of_a_card_that_is_not_owned_is_refused() -> None:
    s = given(2, ships=("000.", "...", "..", ".."), sled=(2, 0))
    for part in ("lever_sail", "hammer_load", "sail_load", "chisel_first"):
        assert f"{part} can't be open here" in refusal(s, frames(f"{part} 0"))


def test_a_lever_order_that_the_ship_cannot_have_is_refused() -> None:
    s = given(2, ships=("001.", "...", "..", ".."), cards={0: {"lever": 1}})
    act(s, "play lever", "sail 1 temple")
    (order,) = write(s).asks
    for arg in (order.arg | 3 << 5, order.arg | 2 << 5 | 2 << 8, 30, 7, order.arg | 1 << 8):
        assert "lever_order can't be open here" in refusal(s, frames(f"lever_order 0 {arg}"))


def test_a_chisel_without_a_second_space_is_refused() -> None:
    s = given(2, sled=(2, 0), cards={0: {"chisel": 1}})
    for place in (13, 15, 16):
        asks = frames(f"chisel_second 0 {place}")
        assert "chisel_second can't be open here" in refusal(s, asks)


@rule("IMH-9.4.3")
def test_a_sail_card_on_a_ship_that_stays_too_light_is_refused() -> None:
    s = given(2, sled=(2, 0), cards={0: {"sail": 1}})
    assert "sail_site can't be open here" in refusal(s, frames("sail_site 0 0"))


MARKET = ("statue", "lever", None, None)


def at_the_market() -> Imhotep:
    """Ship 3 is being unloaded at the Market: seat 0 picks, then seat 1."""
    s = given(2, ships=("0...", "1..", "01", ".."), docked={3: "temple"}, market=MARKET)
    act(s, "sail 3 market")
    return s


@rule("IMH-5.12", "IMH-15.4")
@pytest.mark.parametrize(
    "unloading",
    [[], [1], [1, 2], [2, 2], [2, 1], [3], [0], [4]],
    ids=["forgotten", "asked about", "both", "twice", "turned", "no such", "zero", "beyond"],
)
def test_the_line_of_stones_to_unload_must_be_those_on_the_ship(unloading: list[int]) -> None:
    s = at_the_market()
    assert write(s).unloading == [2]
    assert refusal(s, write(s).asks, unloading).startswith("IMH-15.4: ship 3 has docked")


@rule("IMH-5.13", "IMH-15.4")
@pytest.mark.parametrize(
    "pick",
    [
        "market_pick 1 9",
        "market_pick 0 10",
        "market_pick 0 1",
        "market_pick 0 0",
        "market_pick 0 99",
    ],
    ids=["another's", "not own", "on an unsailed ship", "from the quarry", "nowhere"],
)
def test_a_pick_is_for_an_own_stone_on_the_ship_at_the_market(pick: str) -> None:
    s = at_the_market()
    said = refusal(s, frames("end_turn 0", "unload 0 2", pick), [2])
    assert "market_pick can't be open here" in said


@rule("IMH-6.3")
def test_unloading_belongs_to_the_turn_of_the_active_player_and_a_docked_ship() -> None:
    s = at_the_market()
    for bottom in (frames("end_turn 1", "unload 0 2"), frames("end_turn 0", "unload 0 1")):
        assert "can't be open here" in refusal(s, [*bottom, *frames("market_pick 0 9")], [2])


@rule("IMH-5.12")
def test_without_an_unloading_ship_no_stones_are_in_line() -> None:
    s = given(2, sides="aabaa", ships=("....", "...", "..", "0"), temple="0", docked={
        0: "pyramid", 1: "burial_chamber", 2: "obelisks"})  # fmt: skip
    act(s, "sail 4 market")
    assert s.prompt() == "imhotep-prompt-temple-choice"
    assert refusal(s, write(s).asks, [1]).startswith("IMH-5.12: ")


@rule("IMH-8.3.3")
@pytest.mark.parametrize(
    ("score", "question"),
    [
        ("score_temple 0 0", "temple_choice 0 0"),
        ("score_temple 0 3", "temple_choice 0 0"),
        ("score_temple 0 1", "temple_choice 0 2"),
        ("score_temple 0 1", "temple_draw 0 3"),
        ("score_temple 0 2", "pyramid_choice 1 0"),
        ("score_temple 0 4", "pyramid_choice 1 0"),
    ],
)
def test_the_question_belongs_to_the_space_of_the_temple_that_is_scored(
    score: str, question: str
) -> None:
    s = given(2, sides="abbaa", ships=("....", "...", "..", "0"), temple="0100", docked={
        0: "pyramid", 1: "burial_chamber", 2: "obelisks"})  # fmt: skip
    act(s, "sail 4 market")
    good = frames("clear_table", "score_temple 0 1", "temple_choice 0 0")
    assert write(s).asks == good
    said = refusal(s, frames("clear_table", score, question))
    assert "the Temple can't be at space" in said


@rule("IMH-4.7")
def test_the_temple_is_not_scored_while_a_ship_can_sail() -> None:
    s = given(2, sides="aabaa", temple="0")
    asks = frames("clear_table", "score_temple 0 1", "temple_choice 0 0")
    assert "clear_table can't be open here" in refusal(s, asks)


@rule("IMH-4.7", "IMH-15.13")
def test_a_game_is_not_over_while_a_ship_has_not_sailed() -> None:
    assert "the last round is not over" in refusal(given(2, round=6), [])
