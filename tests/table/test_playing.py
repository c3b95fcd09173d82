import pytest

from perankh.kernel.errors import IllegalAction
from perankh.record.errors import AnsweredTooEarly, AnswerRefused, NotYourTurn, StaleAction
from perankh.record.replay import Replay
from perankh.record.verify import verify
from perankh.table import leaving, playing
from perankh.table.entries import Acted, Ended
from perankh.table.errors import (
    Away,
    BadAnswers,
    KeyReused,
    NoSuchSeat,
    NotAMind,
    NotYourSeat,
    WrongPhase,
)
from perankh.table.slices import run_through
from perankh.table.table import Table
from tests.support.pebbles import GAME as PEBBLES
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
    portrait,
    session_of,
    two_people,
)


def test_an_action_is_one_entry_of_log_and_record() -> None:
    table = two_people()
    person, seat = on_turn(table)
    action = session_of(table).state.options()[0]
    answer = playing.act(table, call(person, "k", time_ms=77), seat, 1, action)
    (entry,) = answer.entries
    assert (entry.time_ms, entry.by, entry.key) == (77, person, "k")
    assert entry.body == Acted(seat=seat, n=1, action=action)
    assert session_of(answer.table).entries[0].n == 1
    assert answer.expected == table.seq


def test_a_repeated_action_gets_the_same_answer_and_happens_once() -> None:
    table = two_people()
    person, seat = on_turn(table)
    action = session_of(table).state.options()[0]
    first = playing.act(table, call(person, "k"), seat, 1, action)
    later = acted(first.table, 2)
    again = playing.act(later, call(person, "k"), seat, 1, action)
    assert (again.entries, again.seq) == ((), first.seq)
    assert again.table is later


def test_a_key_of_something_that_was_never_kept_is_free() -> None:
    table = two_people()
    person, seat = on_turn(table)
    first, second = session_of(table).state.options()[:2]
    dropped = playing.act(table, call(person, "k"), seat, 1, first)
    assert table.asked_for(person, "k") is None
    kept = playing.act(table, call(person, "other"), seat, 1, second)
    assert kept.table.asked_for(person, "k") is None, "another entry has that number now"
    again = playing.act(table, call(person, "k"), seat, 1, second)
    assert [len(one.entries) for one in (dropped, kept, again)] == [1, 1, 1]
    assert again.table.asked_for(person, "k") == again.entries[0]


def test_a_key_can_not_stand_for_two_requests() -> None:
    table = two_people()
    person, seat = on_turn(table)
    first, second = session_of(table).state.options()[:2]
    table = playing.act(table, call(person, "k"), seat, 1, first).table
    with pytest.raises(KeyReused, match="'k'"):
        playing.act(table, call(person, "k"), seat, 1, second)


def test_an_action_for_another_moment_is_refused() -> None:
    table = act(two_people())
    person, seat = on_turn(table)
    option = session_of(table).state.options()[0]
    for n in (1, 3):
        with pytest.raises(StaleAction, match=f"entry {n}, but the next entry is 2"):
            playing.act(table, call(person), seat, n, option)


def test_only_the_holder_of_a_seat_acts_for_it() -> None:
    table = two_people()
    person, seat = on_turn(table)
    option = session_of(table).state.options()[0]
    for stranger in ("eve", "", "bob" if person == "ann" else "ann"):
        with pytest.raises(NotYourSeat):
            playing.act(table, call(stranger), seat, 1, option)
    with pytest.raises(NoSuchSeat):
        playing.act(table, call(person), 9, 1, option)


def test_who_is_not_asked_can_not_act() -> None:
    table = two_people()
    _, seat = on_turn(table)
    other = 1 - seat
    with pytest.raises(NotYourTurn):
        playing.act(table, call(table.chairs[other].person), other, 1, 0)


def test_an_action_that_is_not_offered_is_refused_with_its_reason() -> None:
    table = two_people()
    person, seat = on_turn(table)
    before = portrait(table)
    with pytest.raises(IllegalAction):
        playing.act(table, call(person), seat, 1, 999)
    assert portrait(table) == before


def test_several_people_on_one_screen_each_act_for_their_seat() -> None:
    table = play_out(made(ME, HERE, seed=3).table)
    assert {e.by for e in table.log if isinstance(e.body, Acted)} == {"ann"}
    assert table.phase == "over"


def test_nobody_acts_before_the_game_or_after_it() -> None:
    with pytest.raises(WrongPhase, match="not begun"):
        playing.act(made(ME, OPEN).table, call("ann"), 0, 1, 0)
    over = play_out(two_people())
    with pytest.raises(WrongPhase, match="over"):
        playing.act(over, call("ann"), 0, over.n, 0)


def test_the_last_action_ends_the_game_and_discloses_the_secret() -> None:
    table = play_out(two_people(game="imhotep"))
    last = table.log[-1].body
    assert isinstance(last, Ended)
    assert table.result == last.result
    assert (table.decider, table.turn) == (None, "")
    record = table.record()
    assert record.secret == table.created.secret
    assert verify(record).result == last.result


def test_a_record_is_not_given_out_before_the_end() -> None:
    with pytest.raises(WrongPhase):
        acted(two_people(), 3).record()


def test_any_moment_can_be_seen_again() -> None:
    table = acted(two_people(), 4)
    seen = [run_through(table.moment(n)) for n in range(5)]
    assert [moment.n for moment in seen] == [0, 1, 2, 3, 4]
    assert table.game.write_position(seen[4].state) == table.game.write_position(
        session_of(table).state
    )
    with pytest.raises(WrongPhase, match="go to 4"):
        table.moment(5)
    with pytest.raises(WrongPhase):
        made(ME, OPEN).table.moment(0)


def test_moments_that_were_taken_back_later_are_as_a_replay_has_them() -> None:
    """However far undos reach back, and however little of the game has to be played again."""
    table = made(ME, HERE, game="imhotep").table
    for count, back in ((70, 50), (20, 3), (25, 40), (40, 1)):
        table = acted(table, count)
        table = playing.undo(table, call("ann"), 0, back, table.n).table
    session = session_of(table)
    replay = Replay(session.record(), table.game, table.box, table.secret)
    for found in replay.moments():
        moment = run_through(table.moment(found.n))
        assert table.game.write_position(moment.state) == table.game.write_position(found.state)
        assert (moment.n, moment.standing, moment.events) == (
            found.n,
            found.standing,
            found.events,
        )


# ------------------ minds


def test_a_mind_acts_when_it_must_and_always_chooses_the_same() -> None:
    table = made(MIND, MIND).table
    turn = playing.mind_turn(table)
    assert turn is not None
    assert (turn.n, turn.mind) == (1, "random")
    assert turn.choose() == turn.choose()
    answer = playing.act_for_mind(table, 5, turn, turn.choose())
    assert answer.entries[0].by == ""
    body = answer.entries[0].body
    assert isinstance(body, Acted)
    assert body.mind == "random"


def test_minds_play_a_game_to_its_end() -> None:
    assert play_out(made(MIND, MIND, MIND).table).phase == "over"


def test_a_choice_of_a_mind_that_comes_twice_is_carried_out_once() -> None:
    table = made(MIND, MIND).table
    turn = playing.mind_turn(table)
    assert turn is not None
    table = playing.act_for_mind(table, 5, turn, turn.choose()).table
    with pytest.raises(StaleAction):
        playing.act_for_mind(table, 5, turn, turn.choose())


def test_no_mind_is_asked_when_a_person_must_decide() -> None:
    assert playing.mind_turn(two_people()) is None
    assert playing.mind_turn(made(ME, OPEN).table) is None
    assert playing.mind_turn(play_out(made(MIND, MIND).table)) is None


def test_a_person_who_has_left_does_not_act_until_they_return() -> None:
    table = two_people()
    person, seat = on_turn(table)
    option = session_of(table).state.options()[0]
    table = leaving.leave(table, call(person), seat).table
    with pytest.raises(Away):
        playing.act(table, call(person), seat, 1, option)
    turn = playing.mind_turn(table)
    assert turn is not None
    table = leaving.come_back(table, call(person), seat).table
    with pytest.raises(NotAMind):
        playing.act_for_mind(table, 5, turn, option)
    assert playing.act(table, call(person), seat, 1, option).table.n == 2


# ------------------ several answers together


def show_a_pebble(table: Table) -> tuple[str, int, list[int]]:
    """Who is on turn, and two answers: to show a pebble, and which."""
    person, seat = on_turn(table)
    state = session_of(table).state.clone()
    first = PEBBLES.parse(state, "show")
    state.apply(first)
    return person, seat, [first, int(state.options()[0])]


def test_several_answers_are_kept_as_single_entries_and_look_like_single_ones() -> None:
    table = two_people()
    person, seat, actions = show_a_pebble(table)
    together = playing.act(table, call(person, "k"), seat, 1, *actions)
    alone = playing.act(table, call(person, "k"), seat, 1, actions[0])
    after = playing.act(alone.table, call(person), seat, 2, actions[1])
    entries = [*alone.entries, *after.entries]
    assert [entry.body for entry in together.entries] == [entry.body for entry in entries]
    assert session_of(together.table).record() == session_of(after.table).record()


def test_of_several_answers_none_is_kept_if_one_is_refused_and_it_says_which_and_why() -> None:
    table = two_people()
    person, seat, (first, _) = show_a_pebble(table)
    before = portrait(table)
    with pytest.raises(AnswerRefused, match="answer 2 of 2") as refused:
        playing.act(table, call(person, "k"), seat, 1, first, first)
    assert refused.value.index == 1
    assert isinstance(refused.value.error, IllegalAction)
    assert portrait(table) == before
    assert table.asked_for(person, "k") is None


def test_a_key_covers_all_answers_that_came_with_it() -> None:
    table = two_people()
    person, seat, actions = show_a_pebble(table)
    done = playing.act(table, call(person, "k"), seat, 1, *actions)
    later = acted(done.table, 2)
    again = playing.act(later, call(person, "k"), seat, 1, *actions)
    assert (again.entries, again.seq) == ((), done.seq)
    for other in ([actions[0]], [actions[0], actions[1] + 1], [*actions, 0]):
        with pytest.raises(KeyReused):
            playing.act(later, call(person, "k"), seat, 1, *other)


def test_nobody_tries_out_what_chance_will_give_by_answering_before() -> None:
    """Showing a pebble draws the next one: whatever follows must wait, right or wrong."""
    for guess in range(PEBBLES.action_count):
        table = two_people()
        person, seat, actions = show_a_pebble(table)
        with pytest.raises(AnswerRefused) as refused:
            playing.act(table, call(person), seat, 1, *actions, guess)
        assert refused.value.index == 2
        assert isinstance(refused.value.error, AnsweredTooEarly)


def test_all_answers_are_one_seats() -> None:
    """Ann and Ben share a screen; who is asked next is still somebody else."""
    table = made(ME, HERE, seed=5).table
    person, seat = on_turn(table)
    state = session_of(table).state.clone()
    answers = [int(PEBBLES.parse(state, "offer"))]
    state.apply(answers[0])
    answers.append(int(state.options()[0]))
    state.apply(answers[1])
    assert state.decider() != seat
    with pytest.raises(AnswerRefused) as refused:
        playing.act(table, call(person), seat, 1, *answers, int(state.options()[0]))
    assert refused.value.index == 2
    assert isinstance(refused.value.error, NotYourTurn)


def test_too_many_answers_and_none_are_refused() -> None:
    table = two_people()
    person, seat = on_turn(table)
    for count in (0, playing.MAX_ANSWERS + 1):
        with pytest.raises(BadAnswers, match="1 to 16"):
            playing.act(table, call(person), seat, 1, *[0] * count)


def test_undo_takes_single_answers_back() -> None:
    table = two_people()
    person, seat = on_turn(table)
    state = session_of(table).state.clone()
    answers = [int(PEBBLES.parse(state, "offer"))]
    state.apply(answers[0])
    answers.append(int(state.options()[0]))
    table = playing.act(table, call(person), seat, 1, *answers).table
    table = playing.undo(table, call(person), seat, 1, 3).table
    assert len(session_of(table).standing) == 1
    assert session_of(table).state.decider() == seat


def test_a_group_that_is_refused_leaves_its_key_free() -> None:
    table = two_people()
    person, seat = on_turn(table)
    action = session_of(table).state.options()[0]
    before = dict(table.keys)
    for number in range(3):
        with pytest.raises(AnswerRefused):
            playing.act(table, call(person, f"k{number}"), seat, 1, action, 999)
    assert table.keys == before
