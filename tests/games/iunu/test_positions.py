"""Positions of Iunu from untrusted hands: what cannot be played on is refused with its reason.

What breaks a single invariant is in `test_invariants`; positions bent at random are tried for all
games in `tests/conformance`.
"""

from __future__ import annotations

import msgspec
import pytest

from perankh.games.iunu.box import tables as t
from perankh.games.iunu.game import GAME
from perankh.games.iunu.rules.abilities import draw_afterlife
from perankh.games.iunu.rules.knowledge import nothing_seen
from perankh.games.iunu.rules.moves import draw_caste
from perankh.games.iunu.rules.packs import members_of
from perankh.games.iunu.rules.state import Iunu
from perankh.games.iunu.shown.position import IunuPosition, QuestionPosition, write
from perankh.kernel.errors import BadPosition, BrokenInvariant
from tests.games.iunu.given import BOX, TABLES, act, box_with, given, offered
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
    """The state of what the house itself wrote, also within a turn."""
    state = GAME.read_position(position, BOX, trusted=True)
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


WITHIN = "is asked within a turn; a position by hand begins with reroll or play"


@pytest.mark.parametrize(
    ("question", "wrong"),
    [
        ({"step": "sleep"}, "asks.step: 'sleep' is not one of reroll, play"),
        ({"step": "play", "player": 1}, "seat 2 can't begin a turn when it is the turn of sea"),
        ({"step": "play", "player": 2}, "asks.player: there is no seat 3"),
        ({"step": "play", "chosen": [1]}, "play has more on the stack than at the beginning"),
        ({"step": "reroll"}, "asks: reroll needs a Pharaoh in the Dynasty and a die"),
        ({"step": "keep", "die": 3}, f"keep {WITHIN}"),
        ({"step": "bribe", "player": 1}, f"bribe {WITHIN}"),
        ({"step": "place_row"}, f"place_row {WITHIN}"),
    ],
)
def test_a_question_that_makes_no_sense_here_is_refused(
    question: dict[str, object], wrong: str
) -> None:
    position = write(given(hands=[HAND]))
    assert wrong in refusal(asked(position, **question))


def test_a_game_that_is_not_over_asks_somebody() -> None:
    position = msgspec.structs.replace(write(given()), asks=None)
    assert "asks: nothing is asked, and the game is not over" in refusal(position)


@rule("IUN-10.1", "IUN-5.1")
def test_a_turn_cannot_start_in_a_round_that_is_final_while_there_is_a_deck() -> None:
    position = write(given())
    told = "final: true if the deck is empty when the turn begins, else false"
    assert told in refusal(msgspec.structs.replace(position, final=True))
    empty = write(given(deck="", hands=["noble", "baker"]))
    assert told in refusal(msgspec.structs.replace(empty, final=False))


@rule("IUN-1.5")
def test_modes_have_their_players_and_heliopolis_its_mode() -> None:
    position = write(given(3))
    assert "memphis_thebes" in refusal(msgspec.structs.replace(position, mode="memphis_thebes"))
    two = write(given())
    missing = "heliopolis: missing: in memphis_thebes Heliopolis has a Dynasty"
    assert missing in refusal(msgspec.structs.replace(two, mode="memphis_thebes"))
    silent = write(given(2, "memphis_thebes"))
    wrong = "heliopolis: must be null: mode standard is played without Heliopolis"
    assert wrong in refusal(msgspec.structs.replace(silent, mode="standard"))
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
    twin = GAME.read_position(position, box, trusted=True)
    assert GAME.write_position(twin) == position
    assert "bank" in refusal(position)
    assert seen(s).bank is None


# --- only what matters


def test_nothing_said_is_the_usual_setup_with_the_first_seat_to_begin() -> None:
    state = GAME.read_position("{}")
    assert (state.players, state.decider(), state.prompt()) == (2, 0, "iunu-prompt-play")
    assert GAME.read_position({"players": 4}).players == 4
    thebes = GAME.write_position(GAME.read_position({"mode": "memphis_thebes"}))
    assert isinstance(thebes, IunuPosition)
    assert thebes.heliopolis is not None


@rule("IUN-5.2")
def test_cards_and_money_that_are_not_mentioned_are_in_deck_and_bank() -> None:
    players = [
        {"dynasty": {"pharaoh": 1, "farmer": 3}, "fed": {"farmer": 1}, "deben": 9},
        {"hand": {"noble": 2, "scribe": 1, "priest": 1}, "hidden": ["baker"]},
    ]
    state = GAME.read_position({"players": players, "dice": [4, 1]})
    position = GAME.write_position(state)
    assert isinstance(position, IunuPosition)
    assert state.prompt() == "iunu-prompt-reroll"
    assert position.bank == TABLES.deben_total - 9 - position.players[1].deben
    assert position.bread == TABLES.bread_total - 1
    assert position.players[1].veils == [{}]
    GAME.check(state)


@rule("IUN-8.4d", "IUN-14.2")
def test_by_default_a_seat_knows_what_its_own_cards_tell() -> None:
    state = read_by_hand({"players": [{"afterlife": "osiris"}, {}]})
    own, other = write(state).beliefs
    assert own.held == [["osiris"], []]
    assert "osiris" in other.held[0]
    assert len(other.held[0]) == 9
    assert "osiris" not in own.boxed


@rule("IUN-8.4")
def test_the_next_cards_of_both_decks_can_be_said() -> None:
    draws = ["noble", "noble", "pharaoh"]
    state = read_by_hand({"next_draws": {"deck": draws}})
    again = read_by_hand(msgspec.json.encode(write(state)))
    for s in (state, again):
        assert [t.CASTE_IDS[draw_caste(s)] for _ in range(3)] == draws
    card = write(state).afterlife_deck[-1][2]
    seeking = read_by_hand({"next_draws": {"afterlife_deck": [card]}})
    nothing_seen(seeking)
    draw_afterlife(seeking, 0, 1)
    assert [t.AFTERLIFE_IDS[number] for number in members_of(seeking.drawn)] == [card]


def read_by_hand(data: dict[str, object] | bytes) -> Iunu:
    state = GAME.read_position(data, BOX)
    assert isinstance(state, Iunu)
    return state
