import msgspec
import pytest

from perankh.kernel.errors import IllegalAction
from perankh.table import gathering, playing, views
from perankh.table.entries import Acted
from perankh.table.errors import WrongPhase
from perankh.table.table import Table
from tests.support.pebbles.rules.steps import OFFER, PEBBLE
from tests.table.tables import (
    ME,
    MIND,
    OPEN,
    act,
    acted,
    call,
    made,
    on_turn,
    play_out,
    session_of,
    two_people,
)


def seen(table: Table, seat: int | None) -> bytes:
    """Everything that a seat gets, as bytes; the log's entries themselves are for the house."""
    entry_views = [
        (line.n, line.meaning, line.events, line.undone, line.undoes)
        for line in views.entry_views(table, seat)
    ]
    view = views.view(table, seat)
    return msgspec.json.encode((entry_views, view, views.floor(table, seat)))


MIXED = 3
"""With this seed the first player holds pebbles of two colours."""


def offered(pebble: int) -> tuple[Table, int]:
    """The first player has offered this pebble, face down."""
    table = two_people(seed=MIXED)
    person, seat = on_turn(table)
    table = playing.act(table, call(person), seat, 1, OFFER).table
    return playing.act(table, call(person), seat, 2, PEBBLE + pebble).table, seat


def test_what_was_done_is_told_to_its_seat_and_to_others_only_by_events() -> None:
    pebble = session_of(act(two_people(seed=MIXED), OFFER)).state.options()[0] - PEBBLE
    table, seat = offered(pebble)
    mine, theirs = (list(views.entry_views(table, one))[-1] for one in (seat, 1 - seat))
    assert mine.meaning is not None
    assert theirs.meaning is None
    assert theirs.events != mine.events


def test_two_games_that_differ_in_what_is_hidden_look_alike_to_the_others() -> None:
    options = session_of(act(two_people(seed=MIXED), OFFER)).state.options()
    assert len(options) > 1
    looks = {action: offered(action - PEBBLE) for action in options}
    seat = next(iter(looks.values()))[1]
    for other in (1 - seat, None):
        assert len({seen(table, other) for table, _ in looks.values()}) == 1
    assert len({seen(table, seat) for table, _ in looks.values()}) == len(options)


def test_when_the_game_is_over_everybody_may_know_what_was_done() -> None:
    table = play_out(two_people())
    done = [line for line in views.entry_views(table, None) if isinstance(line.entry.body, Acted)]
    assert all(line.meaning is not None for line in done)


def test_lines_go_on_after_what_was_seen() -> None:
    table = acted(two_people(), 4)
    whole = [line.entry.seq for line in views.entry_views(table, 0)]
    assert whole == list(range(1, table.seq + 1))
    assert [line.entry.seq for line in views.entry_views(table, 0, since=5)] == whole[5:]
    assert list(views.entry_views(table, 0, since=table.seq)) == []


def test_taken_back_actions_are_marked_and_the_undo_names_them() -> None:
    table = two_people()
    person, seat = on_turn(table)
    table = playing.undo(act(table, OFFER), call(person), seat, 1, 2).table
    done, undo = list(views.entry_views(table, seat))[-2:]
    assert (done.n, done.undone) == (1, True)
    assert (undo.n, undo.undoes) == (2, (1,))


def test_the_floor_is_counted_in_actions_that_can_be_taken_back() -> None:
    table = two_people()
    _, seat = on_turn(table)
    table = act(table, OFFER)
    assert [views.floor(table, one) for one in (seat, 1 - seat, None)] == [1, 0, 0]


def test_an_option_of_the_open_question_can_be_foreseen() -> None:
    table = two_people()
    _, seat = on_turn(table)
    assert views.foreseen(table, seat, OFFER).seal is None
    with pytest.raises(IllegalAction):
        views.foreseen(table, seat, 999)
    with pytest.raises(WrongPhase, match="not asked"):
        views.foreseen(table, 1 - seat, OFFER)


def test_before_the_game_there_is_nothing_to_see_but_the_table() -> None:
    table = made(ME, OPEN).table
    assert (views.view(table, 0), views.floor(table, 0)) == (None, 0)


def test_a_closed_table_is_for_those_who_belong_to_it() -> None:
    table = made(ME, OPEN, MIND, watch=False).table
    assert [table.may_watch(person) for person in ("ann", "bob", "")] == [True, False, False]
    assert gathering.join(table, call("bob"), "Bob").table.may_watch("bob")
    assert made(ME, MIND).table.may_watch("eve")
