"""Positions of Iunu from untrusted hands: what cannot be played on is refused with its reason.

What breaks a single invariant is in `test_invariants`; positions bent at random are tried for all
games in `tests/conformance`.
"""

from __future__ import annotations

import msgspec
import pytest

from perankh.games.iunu.game import GAME
from perankh.games.iunu.rules.state import Iunu
from perankh.games.iunu.shown.frames import QuestionPosition
from perankh.games.iunu.shown.position import IunuPosition, write
from perankh.kernel.errors import BadPosition, BrokenInvariant
from tests.games.iunu.given import BOX, act, box_with, given, offered
from tests.games.iunu.looking import seen
from tests.games.iunu.play import played_games
from tests.support import rule

HAND = "priest artisan baker farmer"


def asked(position: IunuPosition, **question: object) -> IunuPosition:
    """The position with another open question."""
    asks = msgspec.convert({"player": 0, **question}, QuestionPosition)
    return msgspec.structs.replace(position, asks=asks)


def refusal(position: IunuPosition) -> str:
    with pytest.raises((BadPosition, BrokenInvariant)) as caught:
        GAME.read_position(position, BOX)
    return str(caught.value)


def read(position: IunuPosition) -> Iunu:
    state = GAME.read_position(position, BOX)
    assert isinstance(state, Iunu)
    return state


def test_every_moment_of_play_can_be_written_down_and_played_on() -> None:
    for game in played_games():
        for moment in game[::3]:
            content = msgspec.json.encode(write(moment))
            twin = read(msgspec.json.decode(content, type=IunuPosition))
            assert write(twin) == write(moment)
            if not moment.is_over():
                assert (twin.prompt(), offered(twin)) == (moment.prompt(), offered(moment))


def test_a_question_in_the_middle_of_a_choice_goes_on_where_it_was() -> None:
    s = given(hands=[HAND], dynasties=["noble:2 soldier"], dice=(1,), deben=(9, 3))
    act(s, "play baker", "feed noble")
    twin = read(write(s))
    assert offered(twin) == offered(s)
    act(s, "feed soldier", "feed baker")
    act(twin, "feed soldier", "feed baker")
    assert write(twin) == write(s)


@pytest.mark.parametrize(
    ("question", "wrong"),
    [
        ({"step": "sleep"}, "'sleep' is not one of reroll, play"),
        ({"step": "play", "player": 1}, "seat 1 can't be asked play in the turn of seat 0"),
        ({"step": "play", "player": 2}, "there is no seat 2"),
        ({"step": "play", "die": 2}, "play names no die"),
        ({"step": "play", "chosen": [1]}, "play can't be open here"),
        ({"step": "reroll"}, "reroll can't be open here"),
        ({"step": "keep", "die": 3}, "keep can't be open here"),
        ({"step": "bribe", "player": 1}, "bribe can't be open here"),
        ({"step": "scribe"}, "scribe can't be open here"),
        ({"step": "noble"}, "noble can't be open here"),
        ({"step": "baker"}, "baker can't be open here"),
        ({"step": "artisan"}, "artisan can't be open here"),
        ({"step": "place_row"}, "place_row can't be open here"),
        ({"step": "pick"}, "pick can't be open here"),
    ],
)
def test_a_question_that_makes_no_sense_here_is_refused(
    question: dict[str, object], wrong: str
) -> None:
    position = write(given(hands=[HAND]))
    assert wrong in refusal(asked(position, **question))


@pytest.mark.parametrize(
    "chosen",
    [[3], [8, 6], [6, 8], [4, 4], [9]],
    ids=["not in hand", "out of order", "all chosen", "twice", "no caste"],
)
def test_choices_that_cannot_have_been_made_are_refused(chosen: list[int]) -> None:
    s = given(hands=["priest artisan baker farmer"], dice=())
    act(s, "play priest")
    assert s.prompt() == "iunu-prompt-place"
    assert "place can't be open here" in refusal(asked(write(s), step="place", chosen=chosen))
    assert read(asked(write(s), step="place", chosen=[4])).prompt() == "iunu-prompt-place"


def test_a_game_that_is_not_over_asks_somebody() -> None:
    position = msgspec.structs.replace(write(given()), asks=None)
    assert "nothing, though it is not over yet" in refusal(position)


@rule("IUN-10.1", "IUN-5.1")
def test_a_turn_cannot_start_in_a_round_that_is_final_while_there_is_a_deck() -> None:
    position = write(given())
    assert "play can't be open here" in refusal(msgspec.structs.replace(position, final=True))
    empty = write(given(deck="", hands=["noble", "baker"]))
    assert "play can't be open here" in refusal(msgspec.structs.replace(empty, final=False))


@rule("IUN-1.5")
def test_modes_have_their_players_and_heliopolis_its_mode() -> None:
    position = write(given(3))
    assert "memphis_thebes" in refusal(msgspec.structs.replace(position, mode="memphis_thebes"))
    two = write(given())
    assert "heliopolis" in refusal(msgspec.structs.replace(two, mode="memphis_thebes"))
    silent = write(given(2, "memphis_thebes"))
    assert "heliopolis" in refusal(msgspec.structs.replace(silent, mode="standard"))
    assert "'chess' is not one of standard" in refusal(msgspec.structs.replace(two, mode="chess"))


@rule("IUN-12.2", "IUN-12.9")
@pytest.mark.parametrize(
    ("change", "number"),
    [({"deben": 1}, "IUN-12.2"), ({"fed": {"noble": 1}}, "IUN-12.9")],
)
def test_heliopolis_never_has_money_and_gets_bread_only_at_the_end(
    change: dict[str, object], number: str
) -> None:
    position = write(given(2, "memphis_thebes", heliopolis="noble"))
    assert position.heliopolis is not None
    assert position.bank is not None
    assert position.bread is not None
    bent = msgspec.structs.replace(
        position,
        heliopolis=msgspec.structs.replace(position.heliopolis, **change),
        bank=position.bank - ("deben" in change),
        bread=position.bread - ("fed" in change),
    )
    assert number in refusal(bent)


@rule("IUN-13.5")
def test_only_rise_of_aten_has_a_discard_pile() -> None:
    position = write(given())
    position.deck["farmer"] -= 1
    assert "discarded in rise_of_aten" in refusal(
        msgspec.structs.replace(position, discard={"farmer": 1})
    )


@rule("IUN-14.2")
def test_knowledge_that_is_not_true_is_refused() -> None:
    position = write(given(hands=[HAND, "noble noble farmer farmer"]))
    position.players[1].known["pharaoh"] = 1
    assert "IUN-14.2" in refusal(position)
    s = given(hands=[HAND], holds=["osiris"])
    believed = write(s)
    believed.beliefs[1].held[0].remove("osiris")
    assert "IUN-14.2" in refusal(believed)
    forgetful = write(s)
    forgetful.beliefs[0].held[0].insert(0, "peret")
    assert "IUN-8.4d" in refusal(forgetful)


@pytest.mark.parametrize("dice", [[5], [0], [1, 2], [4, 4, 4, 4]])
def test_impossible_dice_are_refused(dice: list[int]) -> None:
    content = msgspec.to_builtins(write(given()))
    content["dice"] = dice
    with pytest.raises((msgspec.ValidationError, BadPosition)):
        read(msgspec.convert(content, IunuPosition))


@rule("IUN-2.8")
def test_a_bank_without_a_limit_is_written_as_none() -> None:
    box = box_with("switches.deben_limited = false", "switches.bread_limited = false")
    s = given(deben=(50, 60), box=box)
    position = write(s)
    assert (position.bank, position.bread) == (None, None)
    assert write(given(deben=(50, 60), box=box)) == position
    twin = GAME.read_position(position, box)
    assert GAME.write_position(twin) == position
    assert "bank" in refusal(position)
    assert seen(s).bank is None
