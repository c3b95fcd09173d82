import pytest

from perankh.record.errors import UndoRefused
from perankh.record.fairness import derive
from perankh.table import asking, gathering, leaving, playing
from perankh.table.entries import Left, Rematched, Resigned
from perankh.table.errors import (
    Away,
    LogFull,
    NoFreeSeat,
    NotHost,
    NotSeated,
    NotYourSeat,
    TableGone,
    WrongPhase,
)
from tests.table.tables import (
    HERE,
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

# ------------------ leaving and coming back


def test_a_mind_takes_over_from_who_leaves() -> None:
    answer = leaving.leave(two_people(), call("bob"), 1)
    assert answer.entries[0].body == Left(seat=1, mind="scribe")
    chair = answer.table.chairs[1]
    assert (chair.away, chair.mind, chair.person, chair.plays) == (True, "scribe", "bob", "")


def test_a_mind_plays_out_the_game_of_who_resigns() -> None:
    table = two_people()
    person, seat = on_turn(table)
    answer = leaving.resign(table, call(person), seat, "random")
    assert answer.entries[0].body == Resigned(seat=seat, mind="random")
    assert answer.table.turn == ""
    assert play_out(answer.table).phase == "over"


def test_who_left_or_resigned_can_come_back() -> None:
    for go in (leaving.leave, leaving.resign):
        away = acted(go(two_people(), call("bob"), 1).table, 3)
        back = leaving.come_back(away, call("bob"), 1).table
        assert (back.chairs[1].away, back.chairs[1].plays) == (False, "bob")


def test_only_the_holder_leaves_and_comes_back() -> None:
    table = two_people()
    with pytest.raises(NotYourSeat):
        leaving.leave(table, call("eve"), 1)
    away = leaving.leave(table, call("bob"), 1).table
    with pytest.raises(NotYourSeat):
        leaving.come_back(away, call("ann"), 1)


def test_nobody_leaves_twice_or_comes_back_unasked() -> None:
    table = two_people()
    with pytest.raises(WrongPhase, match="not left"):
        leaving.come_back(table, call("bob"), 1)
    away = leaving.leave(table, call("bob"), 1).table
    with pytest.raises(Away):
        leaving.leave(away, call("bob"), 1)


def test_leaving_is_for_games_that_go_on() -> None:
    with pytest.raises(WrongPhase):
        leaving.leave(made(ME, OPEN).table, call("ann"), 0)
    with pytest.raises(WrongPhase):
        leaving.leave(play_out(two_people()), call("ann"), 0)


def test_repeated_leaving_and_returning_happen_once() -> None:
    left = leaving.leave(two_people(), call("bob", "l"), 1)
    assert leaving.leave(left.table, call("bob", "l"), 1).entries == ()
    back = leaving.come_back(left.table, call("bob", "r"), 1)
    assert leaving.come_back(back.table, call("bob", "r"), 1).seq == back.seq


# ------------------ names, and a long log


def test_a_person_may_go_by_another_name() -> None:
    table = leaving.rename(two_people(), call("bob"), 1, "Robert").table
    assert table.chairs[1].name == "Robert"
    assert session_of(table).record().seats[1].name == "Bob"


def test_with_however_long_a_log_people_can_play_leave_resign_and_take_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = two_people()
    monkeypatch.setattr(asking, "MAX_LOG", table.seq)
    assert act(table).n == 2
    left = leaving.leave(table, call("bob"), 1)
    assert leaving.come_back(left.table, call("bob"), 1).entries
    assert leaving.resign(table, call("bob"), 1).entries
    person, seat = on_turn(table)
    moved = act(table)
    other = "bob" if person == "ann" else "ann"
    asked = playing.undo(moved, call(person), seat, 1, moved.n).table
    if asked.request is not None:
        asked = playing.consent(asked, call(other), 1 - seat, asked.request.seq).table
    assert asked.undone == {1}


def test_who_comes_and_goes_without_end_is_stopped_and_can_still_leave(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(leaving, "MOST_OFTEN", 3)
    table = two_people()
    for _ in range(3):
        table = leaving.leave(table, call("bob"), 1).table
        table = leaving.come_back(table, call("bob"), 1).table
        table = leaving.rename(table, call("bob"), 1, f"Bob {table.seq}").table
    with pytest.raises(LogFull):
        leaving.rename(table, call("bob"), 1, "Robert")
    gone = leaving.leave(table, call("bob"), 1).table
    with pytest.raises(LogFull):
        leaving.come_back(gone, call("bob"), 1)
    assert leaving.leave(gone, call("ann"), 0).entries, "the others are not hurt"


def test_nobody_is_asked_for_the_same_undo_without_end() -> None:
    table = two_people()
    table = act(act(table))
    for _ in range(playing.MOST_ASKED):
        table = playing.undo(table, call("ann"), 0, 2, table.n).table
        assert table.request is not None
        table = playing.decline(table, call("bob"), 1, table.request.seq).table
    with pytest.raises(UndoRefused, match="often enough"):
        playing.undo(table, call("ann"), 0, 2, table.n)


# ------------------ once more


def test_a_rematch_keeps_seats_for_the_same_people() -> None:
    old = play_out(two_people())
    answer, new = leaving.rematch(old, call("bob"), "next", derive(9))
    assert new is not None
    assert answer.entries[-1].body == Rematched(table="next")
    assert (answer.table.rematch, new.table.created.rematch_of) == ("next", old.id)
    assert (new.table.host, new.table.phase) == ("bob", "waiting")
    assert new.table.people() == {"ann", "bob"}
    begun = gathering.join(new.table, call("ann"), "Ann").table
    assert (begun.phase, begun.held_by("ann")) == ("playing", [0])
    assert begun.created.secret != old.created.secret


def test_strangers_do_not_take_a_kept_seat() -> None:
    _, new = leaving.rematch(play_out(two_people()), call("bob"), "next", derive(9))
    assert new is not None
    with pytest.raises(NoFreeSeat):
        gathering.join(new.table, call("eve"), "Eve")


def test_a_rematch_against_minds_and_on_one_screen_starts_at_once() -> None:
    old = play_out(made(ME, HERE, MIND).table)
    _, new = leaving.rematch(old, call("ann"), "next", derive(9))
    assert new is not None
    assert new.table.phase == "playing"
    assert [chair.kind for chair in new.table.chairs] == ["me", "here", "mind"]


def test_there_is_one_rematch() -> None:
    answer, _ = leaving.rematch(play_out(two_people()), call("bob"), "next", derive(9))
    again, new = leaving.rematch(answer.table, call("ann"), "other", derive(8))
    assert (again.entries, new, again.table.rematch) == ((), None, "next")


def test_a_rematch_is_for_players_after_the_game() -> None:
    with pytest.raises(WrongPhase):
        leaving.rematch(two_people(), call("bob"), "next", derive(9))
    with pytest.raises(NotSeated):
        leaving.rematch(play_out(two_people()), call("eve"), "next", derive(9))


# ------------------ the end of the table


def test_only_the_host_deletes_the_table_and_then_nothing_is_possible() -> None:
    table = two_people()
    with pytest.raises(NotHost):
        leaving.delete(table, call("bob"))
    gone = leaving.delete(table, call("ann")).table
    assert gone.deleted
    assert not gone.may_watch("ann")
    assert playing.mind_turn(gone) is None
    with pytest.raises(TableGone):
        leaving.delete(gone, call("ann"))
    with pytest.raises(TableGone):
        playing.act(gone, call("ann"), 0, 1, 0)
    with pytest.raises(TableGone):
        gathering.join(gone, call("eve"), "Eve")
