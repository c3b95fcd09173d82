"""Positions of Imhotep from untrusted hands: read only if they can be played to the end.

What breaks a single invariant is in `test_invariants`. Here positions are bent at random, and
written by hand with no more than matters.
"""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from perankh.games.imhotep import GAME
from perankh.games.imhotep.box import tables as t
from perankh.games.imhotep.rules.market_cards import draw_card
from perankh.games.imhotep.rules.rounds import ROUND_DECK
from perankh.games.imhotep.rules.state import Imhotep
from perankh.games.imhotep.rules.steps import STEPS
from perankh.games.imhotep.shown.position import ImhotepPosition, write
from perankh.kernel.errors import BadPosition
from perankh.kernel.position import FramePosition, MidTurnPosition
from tests.games.imhotep.bent import CHANGES, READER, WORDS, position_of, samples
from tests.games.imhotep.given import BOX, act, given
from tests.support import rule
from tests.support.positions import Json, bent_anywhere, bent_with_care


def test_every_kind_of_question_is_among_the_positions_that_are_bent() -> None:
    asked = {position_of(sample).asks[-1].step for sample in samples() if position_of(sample).asks}
    assert asked == {step.name for step in STEPS if step.asks}


@rule("IMH-15.1", "IMH-15.3")
def test_every_moment_of_play_can_be_written_read_and_written_again() -> None:
    for sample in samples():
        assert READER.encoded(READER.read_own(sample)) == sample


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
        (b'{"sides": 3}', "imhotep: position: sides: Expected `object`, got `int`"),
        (b"[" * 100_000, "imhotep: position: "),
        (b"\xff\xfe", "imhotep: position: "),
    ],
    ids=["nothing", "list", "wrong type", "too deep", "no text"],
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
        ({"first": 2}, "first: there is no seat 3; the first is written 0, the last 1"),
        ({"active": 3}, "active: there is no seat 4"),
        ({"sailor": 2}, "sailor: there is no seat 3"),
        ({"temple": [0, 2]}, r"temple\[1\]: there is no seat 3"),
        ({"round": 0}, "round: a game has begun with its first round"),
        ({"round_card": "4-2-2-1"}, "round_card: must be the last of rounds_seen"),
        ({"rounds_seen": ["4-4-4-4"]}, r"rounds_seen\[0\]: '4-4-4-4' is not one of the round card"),
        ({"ships": []}, r"ships: capacities \[\] are not those of the round card"),
        ({"small_pyramids": {"left": []}}, "small_pyramids: belong to side B"),
        ({"passes": 3}, "passes: so many passes in a row end the round"),
        ({"asks": []}, "asks: nothing is asked, and the last round is not over"),
        ({"wealth": 7}, "Object contains unknown field `wealth`"),
        ({"round": "one"}, "round: Expected `int`, got `str`"),
        ({"temple": [4]}, r"temple\[0\]: Expected `int` <= 3"),
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


# --- what is asked: people begin with a turn, each of three mistakes has its own words


def frames(*steps: str) -> list[FramePosition]:
    """A stack from words such as "unload 0 2": step, player, argument."""
    found = []
    for words in steps:
        step, player, arg = (*words.split(), "0", "0")[:3]
        found.append(FramePosition(step=step, player=int(player), arg=int(arg)))
    return found


def refusal(s: Imhotep, asks: list[FramePosition]) -> str:
    """Why the same table with another stack is refused."""
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(msgspec.structs.replace(write(s), asks=asks), BOX)
    return str(caught.value)


@pytest.mark.parametrize(
    "asks",
    [
        frames("market_pick 0 1"),
        frames("turn 0", "turn 0"),
        frames("turn 0", "lever_sail 0"),
        frames("turn 0 3"),
        frames("end_turn 0", "unload 0 2", "market_pick 0 9"),
        frames("clear_table", "score_temple 0 1", "temple_choice 0 0"),
        frames("end_round"),
    ],
    ids=lambda asks: " ".join(step.step for step in asks),
)
def test_from_people_no_position_stops_within_a_turn(asks: list[FramePosition]) -> None:
    with pytest.raises(MidTurnPosition, match=r"imhotep: position: asks: .*: leave asks out"):
        GAME.read_position(msgspec.structs.replace(write(given(2)), asks=asks), BOX)


def test_a_question_within_a_turn_is_refused_with_the_one_a_turn_begins_with() -> None:
    said = refusal(given(2), frames("market_pick 0 1"))
    assert "market_pick is asked within a turn; a position by hand begins with turn" in said


def test_what_the_house_wrote_within_a_turn_it_reads_again() -> None:
    s = given(2, ships=("001.", "...", "..", ".."), cards={0: {"lever": 1}})
    act(s, "play lever", "sail 1 temple")
    twin = GAME.read_position(write(s), BOX, trusted=True)
    assert write(s).asks[-1].step == "lever_order"
    assert (twin.prompt(), twin.options()) == (s.prompt(), s.options())


def test_a_turn_of_another_than_the_active_player_is_refused_with_both_names() -> None:
    said = refusal(given(2), frames("turn 1"))
    assert "seat 2 can't begin a turn when it is the turn of seat 1" in said
    assert "leave asks out, or name another active player" in said


def test_an_unknown_step_is_refused_with_those_there_are() -> None:
    assert "asks[0].step: 'sleep' is not one of start_round, turn" in refusal(
        given(2), frames("sleep")
    )


@rule("IMH-4.7")
def test_no_turn_begins_when_all_ships_have_sailed() -> None:
    sailed = given(2, ships=("0...", "1..", "..", ".."))
    sites = ("market", "pyramid", "temple", "obelisks")
    ships = [
        msgspec.structs.replace(ship, site=site, spaces=[None] * len(ship.spaces))
        for ship, site in zip(write(sailed).ships, sites, strict=True)
    ]
    data = {"players": 2, "ships": msgspec.to_builtins(ships)}
    with pytest.raises(BadPosition, match="ships: all have sailed, so the round is over"):
        GAME.read_position(data)


@rule("IMH-5.2")
def test_whoever_can_do_nothing_has_passed_when_the_position_is_read() -> None:
    ships = [
        {"spaces": spaces, "site": None}
        for spaces in ([0, None, None, None], [1, None, None], [None, None], [None, None])
    ]
    players = [{"quarry": 0, "sled": 0, "obelisk": 28}, {"sled": 2}]
    state = GAME.read_position({"players": players, "ships": ships, "active": 0})
    assert (state.decider(), state.prompt()) == (1, "imhotep-prompt-turn")
    assert GAME.write_position(state) == GAME.write_position(
        GAME.read_position(GAME.write_position(state))
    )


@rule("IMH-4.7", "IMH-15.13")
def test_a_game_is_not_over_while_a_ship_has_not_sailed() -> None:
    assert "the last round is not over" in refusal(given(2, round=6), [])


# --- only what matters


def test_nothing_said_is_the_usual_setup_with_the_first_seat_to_begin() -> None:
    state = GAME.read_position("{}")
    assert (state.players, state.decider(), state.prompt()) == (2, 0, "imhotep-prompt-turn")
    assert GAME.read_position({"players": 4}).players == 4


def test_stones_and_cards_that_are_not_mentioned_are_where_they_begin() -> None:
    sails = BOX.tables.card_copies[t.CARD_IDS.index("sail")]
    players = [{"cards": {"sail": sails}, "sled": 1}, {}]
    state = GAME.read_position({"players": players, "temple": [0, 1, 1], "round": 3, "active": 1})
    position = GAME.write_position(state)
    assert isinstance(position, ImhotepPosition)
    assert [player.quarry for player in position.players] == [30 - 1 - 1 - 1, 30 - 1 - 3 - 2]
    assert "sail" not in [*position.draw, *position.market]
    assert len(position.rounds_seen) == 3
    assert state.decider() == 1


def test_sides_can_be_said_one_by_one() -> None:
    position = GAME.write_position(GAME.read_position({"sides": {"market": "b"}}))
    assert isinstance(position, ImhotepPosition)
    assert "".join(position.sides.values()) == "baaaa"
    assert len(position.pair) == 2


@rule("IMH-7.2.3")
def test_points_follow_from_the_pyramid_and_cannot_contradict_it() -> None:
    state = GAME.read_position({"pyramid": [0, 1, 0]})
    first, second, third = BOX.tables.pyramid_values[:3]
    assert [row[0] for row in state.scores()] == [first + third, second]
    with pytest.raises(BadPosition) as caught:
        GAME.read_position({"players": [{"pyramid_points": 77}, {}]})
    said = "seat 1: pyramid_points: 77, but the stones on the Pyramid bring 0"
    assert said in str(caught.value)
    with pytest.raises(BadPosition, match="seat 2: temple_points: 9, but in the rounds before"):
        GAME.read_position({"players": [{}, {"temple_points": 9}]})


@rule("IMH-4.3")
def test_the_next_cards_of_the_draw_pile_can_be_said() -> None:
    data = {
        "players": [{}, {}],
        "sides": {"temple": "b"},
        "next_draws": {"draw": ["entrance", "chisel"], "round_deck": ["3-3-2-2"]},
    }
    state = GAME.read_position(data)
    again = GAME.read_position(msgspec.json.encode(GAME.write_position(state)))
    for s in (state, again):
        assert isinstance(s, Imhotep)
        assert [t.CARD_IDS[draw_card(s)] for _ in range(2)] == ["entrance", "chisel"]
        assert s.rng.take(s.round_deck, ROUND_DECK) in s.tables.round_cards_for[2]
    dealt = state.determinize(0, 7)
    assert dealt.rng.script is None
    with pytest.raises(BadPosition, match=r"next_draws.draw\[4\]: is not in that pile"):
        GAME.read_position({"next_draws": {"draw": ["statue", "sail", "sail", "sail", "sail"]}})


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"players": [{"sled": "two"}, {}]}, "seat 1: sled: Expected `int`, got `str`"),
        ({"players": [{}, {"cards": {"idol": 1}}]}, "seat 2: cards: 'idol' is not one of entr"),
        ({"players": [{}]}, "players: Expected `array` of length >= 2"),
        ({"players": 7}, "imhotep is for 2 to 4 players, not 7"),
        ({"players": "both"}, "players: Expected `array`, got `str`"),
        ({"sides": {"market": "c"}}, "imhotep: "),
        ({"wealth": 7}, "unknown field `wealth`"),
    ],
)
def test_what_is_wrong_in_few_words_is_said_with_player_and_field(
    data: dict[str, Json], message: str
) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.read_position(data)
