from collections.abc import Callable

import pytest

from perankh.games import GAMES
from perankh.record.errors import StaleAction, UndoRefused
from perankh.record.format import Undo
from perankh.record.verify import verify
from perankh.table import gathering, leaving, playing, views
from perankh.table.asking import Answer, Call
from perankh.table.entries import StandInUndo, UndoAsked, Undone
from perankh.table.errors import Away, NoRequest, NotYourSeat
from perankh.table.table import Table
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

OFFER = 1
"""In Pebbles: first one says that a pebble is offered, which can be taken back, then which one."""


def half_a_turn() -> tuple[Table, str, int]:
    """Somebody has begun to offer a pebble: nothing is drawn or shown yet."""
    table = two_people()
    person, seat = on_turn(table)
    return act(table, OFFER), person, seat


def after_a_turn(stand_in_undo: StandInUndo = "never") -> tuple[Table, str, int, str, int]:
    """The first player's pebble is shown, which can't be taken back alone; the second must play."""
    table = two_people(stand_in_undo=stand_in_undo)
    first, seat = on_turn(table)
    while table.turn == first:
        table = act(table, 0)
    other, next_seat = on_turn(table)
    return table, first, seat, other, next_seat


# ------------------ alone


def test_own_actions_are_taken_back_at_once_down_to_the_floor() -> None:
    table, person, seat = half_a_turn()
    assert playing.alone(table, seat) == 1
    answer = playing.undo(table, call(person), seat, 1, table.n)
    (entry,) = answer.entries
    assert entry.body == Undone(seat=seat, n=2, count=1)
    assert answer.table.undone == {1}
    assert answer.table.decider == seat


def test_undone_actions_stay_in_the_log_and_numbers_are_never_used_again() -> None:
    table, person, seat = half_a_turn()
    before = table.seq
    table = act(playing.undo(table, call(person), seat, 1, 2).table)
    assert table.seq == before + 2
    assert [entry.n for entry in session_of(table).entries] == [1, 2, 3]
    assert [act.n for act in session_of(table).standing] == [3]


def test_a_repeated_undo_happens_once() -> None:
    table, person, seat = half_a_turn()
    first = playing.undo(table, call(person, "k"), seat, 1, 2)
    again = playing.undo(first.table, call(person, "k"), seat, 1, 2)
    assert (again.entries, again.seq) == ((), first.seq)


def test_an_undo_for_another_moment_is_refused() -> None:
    table, person, seat = half_a_turn()
    with pytest.raises(StaleAction):
        playing.undo(table, call(person), seat, 1, 1)


def test_only_the_holder_takes_back_for_a_seat() -> None:
    table, _, seat = half_a_turn()
    with pytest.raises(NotYourSeat):
        playing.undo(table, call("eve"), seat, 1, 2)


@pytest.mark.parametrize("count", [0, -1, 50])
def test_nobody_is_asked_about_actions_that_do_not_stand(count: int) -> None:
    table, person, seat = half_a_turn()
    with pytest.raises(UndoRefused):
        playing.undo(table, call(person), seat, count, 2)


# ------------------ with everybody's consent


def test_beyond_the_floor_the_others_are_asked() -> None:
    table, first, seat, _, other = after_a_turn()
    answer = playing.undo(table, call(first), seat, 1, table.n)
    request = answer.table.request
    assert request is not None
    assert (request.seat, request.count, request.waiting) == (seat, 1, frozenset({other}))
    assert answer.table.n == table.n


def test_when_all_agree_it_is_taken_back() -> None:
    table, first, seat, other, next_seat = after_a_turn()
    n = table.n
    asked = playing.undo(table, call(first), seat, 1, n)
    answer = playing.consent(asked.table, call(other), next_seat, asked.seq)
    assert answer.entries[-1].body == Undone(seat=seat, n=n, count=1, consent=(next_seat,))
    assert (answer.table.decider, answer.table.request) == (seat, None)


def test_one_who_declines_takes_it_off_the_table() -> None:
    table, first, seat, other, next_seat = after_a_turn()
    asked = playing.undo(table, call(first), seat, 1, table.n)
    after = playing.decline(asked.table, call(other), next_seat, asked.seq).table
    assert (after.request, after.n) == (None, table.n)
    with pytest.raises(NoRequest):
        playing.consent(after, call(other), next_seat, asked.seq)


def test_who_asked_may_withdraw() -> None:
    table, first, seat, _, _ = after_a_turn()
    asked = playing.undo(table, call(first), seat, 1, table.n)
    assert playing.decline(asked.table, call(first), seat, asked.seq).table.request is None


def test_an_action_takes_the_question_off_the_table() -> None:
    table, first, seat, other, next_seat = after_a_turn()
    asked = playing.undo(table, call(first), seat, 1, table.n)
    moved = act(asked.table)
    assert moved.request is None
    with pytest.raises(NoRequest):
        playing.consent(moved, call(other), next_seat, asked.seq)


def test_there_is_one_question_at_a_time() -> None:
    table, first, seat, _, _ = after_a_turn()
    asked = playing.undo(table, call(first), seat, 1, table.n).table
    with pytest.raises(UndoRefused, match="already asked"):
        playing.undo(asked, call(first), seat, 1, table.n)


def test_nobody_agrees_for_others_or_with_themselves() -> None:
    table, first, seat, _, next_seat = after_a_turn()
    asked = playing.undo(table, call(first), seat, 1, table.n)
    with pytest.raises(NotYourSeat):
        playing.consent(asked.table, call(first), next_seat, asked.seq)
    with pytest.raises(NoRequest):
        playing.consent(asked.table, call(first), seat, asked.seq)
    with pytest.raises(NoRequest):
        playing.consent(asked.table, call(first), seat, asked.seq + 1)


def test_repeated_answers_happen_once() -> None:
    table, first, seat, other, next_seat = after_a_turn()
    asked = playing.undo(table, call(first), seat, 1, table.n)
    done = playing.consent(asked.table, call(other, "c"), next_seat, asked.seq)
    again = playing.consent(done.table, call(other, "c"), next_seat, asked.seq)
    assert (again.entries, again.seq) == ((), done.seq)


def test_every_person_is_asked_not_only_one() -> None:
    table = made(ME, OPEN, OPEN).table
    table = gathering.join(table, call("bob"), "Bob").table
    table = gathering.join(table, call("cy"), "Cy").table
    first, seat = on_turn(table)
    while table.turn == first:
        table = act(table, 0)
    asked = playing.undo(table, call(first), seat, 1, table.n)
    others = [one for one in range(3) if one != seat]
    half = playing.consent(
        asked.table, call(table.chairs[others[0]].person), others[0], asked.seq
    ).table
    assert half.request is not None
    assert half.request.waiting == {others[1]}
    whole = playing.consent(half, call(table.chairs[others[1]].person), others[1], asked.seq).table
    assert whole.decider == seat


def test_minds_always_agree() -> None:
    table = acted(made(ME, MIND).table, 6)
    while table.turn != "ann":
        table = act(table)
    acts = session_of(table).standing
    count = next(back for back in range(1, len(acts)) if acts[-back].seat == 0)
    answer = playing.undo(table, call("ann"), 0, count, table.n)
    assert isinstance(answer.entries[-1].body, Undone)
    assert answer.table.decider == 0


def test_people_on_one_screen_have_agreed_across_it() -> None:
    table = acted(made(ME, HERE).table, 5)
    answer = playing.undo(table, call("ann"), 0, 3, table.n)
    assert answer.entries[-1].body == Undone(seat=0, n=table.n, count=3, consent=(1,))


def test_when_the_last_one_to_be_asked_leaves_the_question_waits_for_them() -> None:
    table, first, seat, other, next_seat = after_a_turn()
    asked = playing.undo(table, call(first), seat, 1, table.n)
    left = leaving.leave(asked.table, call(other), next_seat).table
    assert left.request is not None
    assert (left.request.waiting, left.n) == (frozenset({next_seat}), table.n)
    back = leaving.come_back(left, call(other), next_seat).table
    answer = playing.consent(back, call(other), next_seat, asked.seq)
    assert answer.entries[-1].body == Undone(seat=seat, n=table.n, count=1, consent=(next_seat,))


def test_at_a_table_where_stand_ins_agree_leaving_answers_the_question() -> None:
    table, first, seat, other, next_seat = after_a_turn(stand_in_undo="always")
    asked = playing.undo(table, call(first), seat, 1, table.n)
    answer = leaving.leave(asked.table, call(other), next_seat)
    assert isinstance(answer.entries[-1].body, Undone)
    assert answer.table.decider == seat


def test_when_the_one_who_asked_leaves_nothing_is_taken_back() -> None:
    table, first, seat, _, _ = after_a_turn()
    asked = playing.undo(table, call(first), seat, 1, table.n)
    left = leaving.leave(asked.table, call(first), seat).table
    assert (left.request, left.n) == (None, table.n)


def test_a_game_with_undos_has_a_record_that_proves_itself() -> None:
    table = acted(made(ME, HERE, game="imhotep").table, 9)
    table = playing.undo(table, call("ann"), 0, 5, table.n).table
    table = play_out(table)
    checked = verify(table.record())
    assert checked.entries == table.n - 1
    assert checked.actions == checked.entries - 1 - 5  # the undo, and what it took back


# ------------------ while somebody is away


@pytest.mark.parametrize("how", [leaving.leave, leaving.resign])
def test_who_is_away_has_not_agreed(how: Callable[[Table, Call, int], Answer]) -> None:
    """The other may not take back the whole game alone, and the record names nobody falsely."""
    table, first, seat, other, next_seat = after_a_turn()
    table = how(table, call(other), next_seat).table
    answer = playing.undo(table, call(first), seat, 1, table.n)
    assert answer.entries[-1].body == UndoAsked(seat=seat, n=table.n, count=1)
    assert answer.table.n == table.n
    assert not [entry for entry in session_of(answer.table).entries if isinstance(entry, Undo)]
    with pytest.raises(Away):
        playing.consent(answer.table, call(other), next_seat, answer.seq)


def test_who_comes_back_may_decline() -> None:
    table, first, seat, other, next_seat = after_a_turn()
    table = leaving.leave(table, call(other), next_seat).table
    asked = playing.undo(table, call(first), seat, 1, table.n)
    back = leaving.come_back(asked.table, call(other), next_seat).table
    after = playing.decline(back, call(other), next_seat, asked.seq).table
    assert (after.request, after.n) == (None, table.n)


def test_a_stand_in_agrees_only_where_the_table_says_so() -> None:
    table, first, seat, other, next_seat = after_a_turn(stand_in_undo="always")
    table = leaving.leave(table, call(other), next_seat).table
    answer = playing.undo(table, call(first), seat, 1, table.n)
    assert answer.entries[-1].body == Undone(seat=seat, n=table.n, count=1, consent=(next_seat,))


def test_who_is_away_is_told_no_floor_and_can_take_back_nothing() -> None:
    table, person, seat = half_a_turn()
    away = leaving.leave(table, call(person), seat).table
    assert views.floor(away, seat) == 0
    with pytest.raises(Away):
        playing.undo(away, call(person), seat, 1, away.n)
    back = leaving.come_back(away, call(person), seat).table
    assert views.floor(back, seat) == 1


# ------------------ every game


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_the_floor_that_is_told_can_be_taken_back_alone(game: str) -> None:
    """One action further down the others are asked."""
    table = two_people(game)
    alone = asked = 0
    for step in range(40):
        person, seat = on_turn(table)
        floor, standing = views.floor(table, seat), len(session_of(table).standing)
        if floor:
            done = playing.undo(table, call(person), seat, floor, table.n).table
            assert len(session_of(done).standing) == standing - floor
            assert done.decider == seat
            alone += 1
        if standing > floor:
            more = playing.undo(table, call(person), seat, floor + 1, table.n).table
            assert more.request is not None
            asked += 1
        table = act(table, step)
    assert alone > 0
    assert asked > 0


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_everything_can_be_taken_back_by_consent(game: str) -> None:
    table = acted(two_people(game), 30)
    first = two_people(game)
    asked = playing.undo(table, call("ann"), 0, 30, table.n)
    answer = playing.consent(asked.table, call("bob"), 1, asked.seq)
    assert answer.entries[-1].body == Undone(seat=0, n=31, count=30, consent=(1,))
    back, fresh = session_of(answer.table).state, session_of(first).state
    write = table.game.write_position
    assert write(back) == write(fresh)
    assert verify(play_out(answer.table).record()).entries > 31


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_no_floor_is_told_that_a_full_log_then_refuses(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two_people(game)
    monkeypatch.setattr("perankh.table.asking.MAX_LOG", 1)
    while not views.floor(table, table.decider):
        table = act(table, 1)
    person, seat = on_turn(table)
    floor = views.floor(table, seat)
    assert isinstance(
        playing.undo(table, call(person), seat, floor, table.n).entries[-1].body, Undone
    )


def test_a_seat_asks_only_so_often_in_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table, first, seat, _, _ = after_a_turn()
    monkeypatch.setattr(playing, "MOST_ASKED_IN_ALL", 2)
    for _ in range(2):
        asked = playing.undo(table, call(first), seat, 1, table.n).table
        assert asked.request is not None
        table = playing.decline(asked, call(first), seat, asked.request.seq).table
    with pytest.raises(UndoRefused, match="often enough"):
        playing.undo(table, call(first), seat, 1, table.n)


def test_who_comes_back_while_an_undo_is_asked_for_is_asked_too() -> None:
    table = made(ME, OPEN, OPEN, stand_in_undo="always").table
    for person in ("bob", "cid"):
        table = gathering.join(table, call(person), person.title()).table
    first, seat = on_turn(table)
    while table.turn == first:
        table = act(table, 0)
    away, other = [one for one in table.people() if one != first]
    chair = table.held_by(away)[0]
    table = leaving.leave(table, call(away), chair).table
    table = playing.undo(table, call(first), seat, 1, table.n).table
    assert table.request is not None
    assert table.request.waiting == set(table.held_by(other))
    table = leaving.come_back(table, call(away), chair).table
    assert table.request is not None
    assert table.request.waiting == {chair, *table.held_by(other)}
