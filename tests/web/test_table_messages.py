"""What one seat is told about a table."""

from perankh.web.table_messages import question, reason_message
from tests.support.pebbles.rules.steps import OFFER
from tests.table.tables import ME, OPEN, made, on_turn, session_of, two_people


def test_only_the_seat_that_is_asked_gets_the_options() -> None:
    table = two_people()
    _, seat = on_turn(table)
    asked = question(table, seat)
    assert asked is not None
    assert (asked.seat, asked.n, asked.prompt) == (seat, 1, "pebbles-prompt-act")
    assert [option.action for option in asked.options] == session_of(table).state.options()
    for other in (1 - seat, None):
        told = question(table, other)
        assert told is not None
        assert (told.seat, told.arg, told.options) == (seat, None, [])


def test_before_the_game_nothing_is_asked() -> None:
    assert question(made(ME, OPEN).table, 0) is None


def test_each_option_says_whether_it_can_be_taken_back() -> None:
    table = two_people()
    asked = question(table, on_turn(table)[1])
    assert asked is not None
    assert [option.seal for option in asked.options] == [None, None, "reveal"]


def test_for_what_is_possible_there_is_no_reason_against_it() -> None:
    table = two_people()
    _, seat = on_turn(table)
    meaning = table.game.describe(session_of(table).state, OFFER)
    assert reason_message(table, seat, meaning).key == ""
    assert reason_message(table, 1 - seat, meaning).key == "why-not-your-turn"
