"""Positions of Valley of the Kings from untrusted hands: read only if they can be played on.

What breaks a single invariant is in `test_invariants`. Here positions are bent at random.
"""

from __future__ import annotations

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from perankh.games.valley_of_the_kings.shown.frames import STEP_NAMES
from perankh.kernel.errors import BadPosition, BrokenInvariant
from tests.games.valley_of_the_kings.bent import CHANGES, READER, WORDS, position_of, samples
from tests.games.valley_of_the_kings.given import act, asked, given
from tests.support import rule
from tests.support.positions import Json, bent_anywhere, bent_with_care


def test_every_kind_of_question_is_among_the_positions_that_are_bent() -> None:
    asked = {step.step for sample in samples() for step in position_of(sample).asks}
    assert asked == set(STEP_NAMES.values())


def test_every_moment_of_play_can_be_written_read_and_written_again() -> None:
    for sample in samples():
        assert READER.encoded(READER.read(sample)) == sample


# --- positions bent at random (see `bent`)


@rule("VOK-I1", "VOK-I2")
@settings(max_examples=60, deadline=None)
@for_all(bent_anywhere(samples, WORDS), st.integers(0, 1 << 30))
def test_a_position_bent_anywhere_is_refused_in_words_or_can_be_played_to_the_end(
    content: bytes, seed: int
) -> None:
    READER.refuses_or_plays_to_the_end(content, seed)


@rule("VOK-I1", "VOK-I4", "VOK-I6")
@settings(max_examples=100, deadline=None)
@for_all(bent_with_care(samples, position_of, CHANGES), st.integers(0, 1 << 30))
def test_a_position_with_all_its_cards_is_refused_or_can_be_played_to_the_end(
    content: bytes, seed: int
) -> None:
    READER.refuses_or_plays_to_the_end(content, seed)


# --- what is not even a position


@pytest.mark.parametrize(
    "content",
    [b"", b"[]", b"{}", b'{"players": 3}', b"[" * 100_000, b"\xff\xfe"],
    ids=["nothing", "list", "no fields", "wrong type", "too deep", "no text"],
)
def test_what_is_no_position_at_all_is_refused(content: bytes) -> None:
    with pytest.raises(BadPosition, match="valley_of_the_kings: position: "):
        READER.read(content)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"first": 2}, "first: there is no seat 2"),
        ({"active": 3}, "active: there is no seat 3"),
        ({"boneyard": ["idol"]}, r"boneyard\[0\]: 'idol' is no card of the box"),
        ({"last_bought": "idol"}, "last_bought: 'idol' is no card of the box"),
        ({"done": ["urn", "shabti"]}, "done: must be in the order of the box"),
        ({"pyramid": {"bl": None}}, "pyramid: must name bl, bc, br, ml, mr, a in this order"),
        ({"in_play": [{"card": "urn", "use": "fun"}]}, r"in_play\[0\].use: 'fun' is not one of"),
        ({"asks": [{"step": "dance"}]}, "asks: 'dance' is no step"),
        ({"asks": [{"step": "keep", "program": "wedjat_amulet"}]}, "asks: looked: "),
        ({"picked": ["urn"]}, "asks: picked: nothing is being picked now"),
        ({"wealth": 7}, "Object contains unknown field `wealth`"),
        ({"turns": "one"}, r"Expected `int`, got `str` - at `\$.turns`"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(change: dict[str, Json], message: str) -> None:
    content = READER.changed(given(hand="urn"), change)
    with pytest.raises(BadPosition, match=message):
        READER.read(content)


def test_a_finished_game_is_a_position_too() -> None:
    s = given(hands=["", "urn"], active=1, pyramid="", stock=0)
    s.apply(s.options()[-1])
    assert s.is_over()
    assert READER.read(READER.encoded(s)).is_over()


@rule("VOK-I3", "VOK-7.6")
def test_a_gap_in_an_unchanged_pyramid_is_refused_in_the_middle_of_an_action_too() -> None:
    s = given(hand="imsety urn", deck="food ka", pyramid="weres imsety outer anubis qebehsenuef -")
    act(s, "play imsety")
    assert asked(s) == (0, "discard")
    content = READER.changed(s, {"changed": False})
    with pytest.raises(BrokenInvariant, match="VOK-I3"):
        READER.read(content)
