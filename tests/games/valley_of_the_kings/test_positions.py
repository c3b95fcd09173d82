"""Positions of Valley of the Kings from untrusted hands: read only if they can be played on.

What breaks a single invariant is in `test_invariants`. Here positions are bent at random.
"""

from __future__ import annotations

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from perankh.games.valley_of_the_kings import GAME
from perankh.games.valley_of_the_kings.box.tables import CARD_IDS
from perankh.games.valley_of_the_kings.rules.cards import turn_up, turn_up_stock
from perankh.games.valley_of_the_kings.rules.state import Valley
from perankh.games.valley_of_the_kings.rules.steps import STEPS
from perankh.games.valley_of_the_kings.shown.position import ValleyPosition
from perankh.kernel.errors import BadPosition, BrokenInvariant
from tests.games.valley_of_the_kings.bent import CHANGES, READER, WORDS, position_of, samples
from tests.games.valley_of_the_kings.given import act, asked, given
from tests.support import rule
from tests.support.positions import Json, bent_anywhere, bent_with_care


def test_every_kind_of_question_is_among_the_positions_that_are_bent() -> None:
    asked = {position_of(sample).asks[-1].step for sample in samples() if position_of(sample).asks}
    assert asked == {step.name for step in STEPS if step.asks}


def test_every_moment_of_play_can_be_written_read_and_written_again() -> None:
    for sample in samples():
        assert READER.encoded(READER.read_own(sample)) == sample


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
    [b"", b"[]", b'{"players": 3.5}', b"[" * 100_000, b"\xff\xfe"],
    ids=["nothing", "list", "wrong type", "too deep", "no text"],
)
def test_what_is_no_position_at_all_is_refused(content: bytes) -> None:
    with pytest.raises(BadPosition, match="valley_of_the_kings: position: "):
        READER.read(content)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"first": 2}, "first: there is no seat 3"),
        ({"active": 3}, "active: there is no seat 4"),
        ({"boneyard": ["idol"]}, r"boneyard\[0\]: 'idol' is not one of "),
        ({"last_bought": "idol"}, "last_bought: 'idol' is not one of "),
        ({"done": ["urn", "shabti"]}, "done: must be in the order of the box"),
        ({"pyramid": {"bl": None}}, "pyramid: must name bl, bc, br, ml, mr, a in this order"),
        ({"in_play": [{"card": "urn", "use": "fun"}]}, r"in_play\[0\].use: 'fun' is not one of"),
        ({"asks": [{"step": "dance"}]}, r"asks\[0\].step: 'dance' is not one of begin_turn"),
        (
            {"asks": [{"step": "keep", "program": "wedjat_amulet"}]},
            "keep is asked within a turn; a position by hand begins with play",
        ),
        ({"picked": ["urn"]}, "picked: must be empty: nothing is being picked"),
        ({"wealth": 7}, "Object contains unknown field `wealth`"),
        ({"turns": "one"}, "turns: Expected `int`, got `str`"),
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
        READER.read_own(content)


# --- only what matters


def by_hand(data: dict[str, object]) -> tuple[Valley, ValleyPosition]:
    state = GAME.read_position(data)
    position = GAME.write_position(state)
    assert isinstance(state, Valley)
    assert isinstance(position, ValleyPosition)
    return state, position


def test_nothing_said_is_the_usual_setup_with_the_first_seat_to_begin() -> None:
    state, _ = by_hand({})
    assert (state.players, state.decider()) == (2, 0)
    assert by_hand({"players": 4})[0].players == 4


@rule("VOK-I1", "VOK-I6")
def test_cards_that_are_not_mentioned_are_in_decks_and_stock() -> None:
    players = [{"tomb": ["wedjat_amulet"], "hand": ["urn", "shabti"]}, {}]
    state, position = by_hand({"players": players, "active": 1, "pyramid": {"a": None}})
    assert position.turns == 1
    assert position.changed
    assert position.players[0].hand == ["shabti", "urn"]
    assert len(position.players[1].hand) == 5
    GAME.check(state)


@rule("VOK-5.8", "VOK-3.3")
def test_the_next_cards_of_decks_and_stock_can_be_said() -> None:
    _, usual = by_hand({})
    stock, deck = usual.stock_age_2[-2:], usual.players[1].deck[-2:]
    state, position = by_hand({"next_draws": {"stock": stock, "deck_2": deck}})
    assert position.next_draws == {"stock": stock, "deck_2": deck}
    assert [CARD_IDS[turn_up_stock(state)] for _ in range(2)] == stock
    assert [CARD_IDS[turn_up(state, 1)] for _ in range(2)] == deck
    with pytest.raises(BadPosition, match="next_draws: 'tomb_1' is not one of stock, deck_1"):
        by_hand({"next_draws": {"tomb_1": ["urn"]}})
    late = usual.stock_age_3[0]
    with pytest.raises(BadPosition, match="all cards of age II come before the first of age III"):
        by_hand({"next_draws": {"stock": [late]}})


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"players": [{"hand": ["idol"]}, {}]}, r"seat 1: hand\[0\]: 'idol' is not one of"),
        ({"players": [{}, {"tomb": 3}]}, "seat 2: tomb: Expected `array`, got `int`"),
        ({"players": 9}, "valley_of_the_kings is for 2 to 4 players, not 9"),
    ],
)
def test_what_is_wrong_in_few_words_is_said_with_player_and_field(
    data: dict[str, object], message: str
) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.read_position(data)
