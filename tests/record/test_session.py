import random
from collections.abc import Callable

import pytest

from perankh.games import GAMES, game
from perankh.kernel.errors import BadSetup, IllegalAction, PerankhError
from perankh.kernel.preview import Mark, Seal
from perankh.record.errors import BadRecord, GameClosed, NotYourTurn, StaleAction, UndoRefused
from perankh.record.fairness import commit, derive
from perankh.record.format import MAX_ENTRIES, Seat, Undo
from perankh.record.session import MAX_TAKEN_BACK, MILESTONE, RECENT, Session
from tests.record.games import GAME, SEATS, advance, begin, some_moves


def picture(session: Session) -> tuple[object, ...]:
    """All that an action could change."""
    state = session.state
    return (
        GAME.write_position(state),
        (state.rng.a, state.rng.b, state.rng.c, state.rng.counter, state.rng.draws),
        session.record(),
        list(session.marks),
        list(session.standing),
    )


def refused_action(session: Session) -> int:
    return next(a for a in range(GAME.action_count) if a not in session.state.options())


def test_an_action_is_written_down_in_words_with_seat_and_time() -> None:
    session = begin(1)
    seat, action = session.state.decider(), session.state.options()[0]
    session.act(seat, action, time_ms=1234)
    entry = session.standing[0]
    assert (entry.n, entry.seat, entry.action, entry.time_ms) == (1, seat, action, 1234)
    assert GAME.parse(begin(1).state, entry.say) == action


def test_an_action_says_what_happened() -> None:
    session = some_moves(1, 3)
    events = session.act(session.state.decider(), session.state.options()[0])
    assert events
    assert session.state.trace is None


def test_the_same_secret_gives_the_same_game_and_another_one_does_not() -> None:
    assert picture(some_moves(1, 40)) == picture(some_moves(1, 40))
    assert picture(begin(1))[0] != picture(begin(2))[0]


def test_a_contribution_changes_the_game() -> None:
    def set_up(*contributions: str | None) -> object:
        session = Session.start(GAME, SEATS[:2], secret=derive(1), contributions=contributions)
        return GAME.write_position(session.state)

    assert set_up() == set_up(None, None)
    assert set_up() != set_up("cat")
    assert set_up("cat") != set_up(None, "cat")


def test_a_game_without_a_given_secret_can_not_be_foreseen() -> None:
    one, other = Session.start(GAME, SEATS[:2]), Session.start(GAME, SEATS[:2])
    assert one.commitment != other.commitment


def test_the_commitment_is_there_from_the_start_and_the_secret_is_not() -> None:
    session = begin(5)
    assert session.commitment == commit(derive(5)) == session.record().commitment
    assert derive(5).hex() not in repr(session.record())


REFUSALS: list[tuple[Callable[[Session], object], type[PerankhError], str]] = [
    (lambda s: s.act(1 - s.state.decider(), s.state.options()[0]), NotYourTurn, "must decide"),
    (lambda s: s.act(7, s.state.options()[0]), NotYourTurn, "seat 8 can't act now"),
    (lambda s: s.act(s.state.decider(), refused_action(s)), IllegalAction, "not possible"),
    (lambda s: s.act(s.state.decider(), -1), IllegalAction, "not possible"),
    (
        lambda s: s.act(s.state.decider(), s.state.options()[0], expected=s.next - 1),
        StaleAction,
        "meant as entry 20, but the next entry is 21",
    ),
    (lambda s: s.undo(0, expected=3), StaleAction, "meant as entry 3"),
    (lambda s: s.undo(0, 0, [1]), UndoRefused, "0 actions can't be taken back"),
    (lambda s: s.undo(0, -1, [1]), UndoRefused, "-1 actions can't be taken back"),
    (lambda s: s.undo(0, 21, [1]), UndoRefused, "21 actions can't be taken back: 20 stand"),
    (lambda s: s.undo(0, 20), UndoRefused, "these seats must agree too: 2"),
    (lambda s: s.undo(2, 1, [0, 1]), UndoRefused, "only seats 1 to 2"),
    (lambda s: s.undo(0, 1, [1, 9]), UndoRefused, "only seats 1 to 2"),
    (lambda s: s.finish(), BadRecord, "not over"),
]


@pytest.mark.parametrize(("attempt", "error", "message"), REFUSALS)
def test_what_is_refused_changes_nothing(
    attempt: Callable[[Session], object], error: type[PerankhError], message: str
) -> None:
    session = some_moves(3, 20)
    before = picture(session)
    with pytest.raises(error, match=message):
        attempt(session)
    assert picture(session) == before
    assert not session.closed


def test_a_game_is_not_begun_with_the_wrong_number_of_seats() -> None:
    with pytest.raises(BadSetup):
        Session.start(GAME, [Seat("Anna")])


@pytest.mark.parametrize("name", ["a\nb", "\u202eanna", "x" * 2000, "\ud800"])
def test_a_game_is_not_begun_with_a_name_that_could_not_be_read_back(name: str) -> None:
    with pytest.raises(BadRecord, match=r"seats\[0\].name"):
        Session.start(GAME, [Seat(name), Seat("Bára")])


def test_a_game_is_not_begun_with_more_contributions_than_seats() -> None:
    with pytest.raises(BadRecord, match="contributions"):
        Session.start(GAME, SEATS[:2], contributions=["a", "b", "c"])


# ------------------ undo


def seed_of_a_free_action() -> int:
    """A seed whose 25th action can be taken back by its player alone."""
    return next(seed for seed in range(200) if some_moves(seed, 25).marks[-1].seal is None)


def after_chance() -> Session:
    """A game in which the last action drew from chance."""
    chooser = random.Random(1)
    session = begin(1)
    while not session.marks or session.marks[-1].seal is None:
        advance(session, 1, chooser)
    return session


def test_an_own_action_without_chance_is_taken_back_alone() -> None:
    seed = seed_of_a_free_action()
    session = some_moves(seed, 25)
    seat = session.standing[-1].seat
    assert session.floor(seat) < 25
    session.undo(seat)
    assert picture(session)[:2] == picture(some_moves(seed, 24))[:2]
    assert session.entries[-1] == Undo(26, seat, 1, ())


def test_nobody_alone_takes_back_the_action_of_another() -> None:
    session = some_moves(seed_of_a_free_action(), 25)
    other = 1 - session.standing[-1].seat
    assert session.floor(other) == 25
    with pytest.raises(UndoRefused, match="alone can take back 0 actions"):
        session.undo(other)


def test_chance_is_taken_back_only_when_all_agree() -> None:
    session = after_chance()
    assert session.marks[-1].seal in (Seal.CHANCE, Seal.REVEAL)
    seat, count = session.standing[-1].seat, len(session.standing)
    assert session.floor(seat) == count
    with pytest.raises(UndoRefused):
        session.undo(seat)
    session.undo(seat, 1, [1 - seat])
    assert len(session.standing) == count - 1


def test_numbers_are_never_used_again_and_undone_actions_stay() -> None:
    session = some_moves(4, 10)
    session.undo(0, 4, [1])
    advance(session, 3, random.Random(9))
    assert [entry.n for entry in session.entries] == list(range(1, 15))
    assert [act.n for act in session.standing] == [1, 2, 3, 4, 5, 6, 12, 13, 14]
    assert len(session.marks) == 9


def test_after_an_undo_chance_falls_differently() -> None:
    session = after_chance()
    last, first = session.standing[-1], GAME.write_position(session.state)
    different = 0
    for _ in range(5):
        session.undo(last.seat, 1, [1 - last.seat])
        session.act(last.seat, last.action)
        different += GAME.write_position(session.state) != first
    assert different >= 1


@pytest.mark.parametrize("count", [1, 2, RECENT, RECENT + 1, 40, 60])
def test_an_undo_of_any_length_leads_back_to_the_same_state(count: int) -> None:
    session = some_moves(6, 60)
    session.undo(0, count, [1])
    fresh = some_moves(6, 60 - count)
    assert picture(session)[:2] == picture(fresh)[:2]
    assert list(session.marks) == list(fresh.marks)
    advance(session, 5, random.Random(2))
    session.undo(1, 5, [0])
    assert picture(session)[:2] == picture(fresh)[:2]


def test_a_record_full_of_undos_still_has_room_to_end_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("perankh.record.session.MAX_TAKEN_BACK", 5)
    session = some_moves(5, 9)
    session.undo(0, 2, [1])
    with pytest.raises(UndoRefused, match="1 actions are the most now"):
        session.undo(0, 2, [1])
    session.undo(0, 1, [1])
    with pytest.raises(UndoRefused, match="0 actions are the most now"):
        session.undo(0, 1, [1])
    assert [session.alone(seat) for seat in (0, 1)] == [0, 0]
    advance(session, 10_000, random.Random(5))
    record = session.finish()
    assert len(record.entries) == len(session.standing) + 5


@pytest.mark.parametrize("name", GAMES)
def test_a_record_has_room_for_the_longest_game_and_all_that_is_taken_back(name: str) -> None:
    assert game(name).longest + MAX_TAKEN_BACK <= MAX_ENTRIES


def test_marks_tell_who_took_each_standing_action() -> None:
    session = some_moves(7, 30)
    assert [mark.player for mark in session.marks] == [act.seat for act in session.standing]
    assert all(isinstance(mark, Mark) for mark in session.marks)


# ------------------ the end


def test_a_finished_game_discloses_its_secret_and_takes_no_more() -> None:
    session = some_moves(8, 10_000)
    record = session.finish()
    assert record.secret == derive(8).hex()
    assert session.closed
    for attempt in (lambda: session.act(0, 0), lambda: session.undo(0, 1, [1])):
        with pytest.raises(GameClosed):
            attempt()


def test_a_finished_game_has_scores_by_category_totals_and_places() -> None:
    record = some_moves(8, 10_000, players=3).finish()
    assert record.result is not None
    assert [list(points) for points in record.result.scores] == [list(GAME.categories)] * 3
    sums = [sum(points.values()) for points in record.result.scores]
    assert list(record.result.totals) == sums
    assert min(record.result.places) == 1


def test_an_action_after_the_last_is_refused_while_undo_is_still_open() -> None:
    session = some_moves(8, 10_000)
    with pytest.raises(IllegalAction):
        session.act(0, 0)
    session.undo(0, 1, [1])
    assert not session.state.is_over()


def test_an_undo_that_reaches_far_back_finds_the_state_of_then_whoever_acted_in_groups() -> None:
    session, chooser = some_moves(4, MILESTONE - 1), random.Random(4)
    session.act_all(session.state.decider(), [chooser.choice(session.state.options())])
    kept = GAME.write_position(session.state)
    advance(session, 30, chooser)
    session.undo(0, 30, [1])
    assert GAME.write_position(session.state) == kept
