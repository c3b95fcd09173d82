import time
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perankh.kernel.errors import PerankhError
from perankh.record.fairness import derive
from perankh.table import gathering, leaving, playing
from perankh.table.asking import Answer
from perankh.table.entries import Acted, LogEntry, SeatPlan, decode, encode
from perankh.table.errors import BrokenLog
from perankh.table.folding import apply, table_of
from perankh.table.table import Table
from tests.table.tables import (
    HERE,
    INVITED,
    ME,
    MIND,
    OPEN,
    acted,
    call,
    find,
    made,
    play_out,
    portrait,
    session_of,
    two_people,
)

PEOPLE = ("ann", "bob", "cy", "")

Wish = tuple[int, str, int, int, str]
"""What is asked, by whom, for which seat, with which number, under which key."""

COMMANDS: list[Callable[[Table, Wish], Answer]] = [
    lambda table, w: gathering.join(table, call(w[1], w[4]), w[1], here=w[3] % 2 == 0),
    lambda table, w: gathering.join(
        table, call(w[1]), "x", seat=w[2], invitation=table.invitation(w[2])
    ),
    lambda table, w: gathering.unseat(table, call(w[1], w[4]), w[2]),
    lambda table, w: gathering.fill(table, call(w[1], w[4]), "random"),
    lambda table, w: gathering.contribute(table, call(w[1], w[4]), w[2], f"text {w[3]}"),
    lambda table, w: _some_act(table, w),
    lambda table, w: _some_act(table, w),
    lambda table, w: _some_act(table, w),
    lambda table, w: playing.act(table, call(w[1], w[4]), w[2], w[3], w[3]),
    lambda table, w: playing.undo(table, call(w[1], w[4]), w[2], w[3], table.n),
    lambda table, w: playing.consent(table, call(w[1], w[4]), w[2], _request(table)),
    lambda table, w: playing.decline(table, call(w[1], w[4]), w[2], _request(table)),
    lambda table, w: leaving.leave(table, call(w[1], w[4]), w[2], "random"),
    lambda table, w: leaving.resign(table, call(w[1], w[4]), w[2], "random"),
    lambda table, w: leaving.come_back(table, call(w[1], w[4]), w[2]),
    lambda table, w: leaving.rename(table, call(w[1], w[4]), w[2], f"name {w[3]}"),
    lambda table, w: leaving.rematch(table, call(w[1]), "next", derive(w[3]))[0],
]


def _request(table: Table) -> int:
    return 0 if table.request is None else table.request.seq


def _some_act(table: Table, wish: Wish) -> Answer:
    turn = playing.mind_turn(table)
    if turn is not None:
        return playing.act_for_mind(table, 5, turn, turn.choose())
    if table.decider is None:
        return playing.act(table, call("ann"), 0, 1, 0)
    options = session_of(table).state.options()
    action = options[wish[3] % len(options)]
    return playing.act(table, call(table.turn, wish[4]), table.decider, table.n, action)


wishes = st.lists(
    st.tuples(
        st.integers(0, len(COMMANDS) - 1),
        st.sampled_from(PEOPLE),
        st.integers(0, 2),
        st.integers(0, 4),
        st.sampled_from(("", "", "", "k1", "k2")),
    ),
    max_size=60,
)

plans = st.lists(st.sampled_from((HERE, OPEN, OPEN, INVITED, MIND)), min_size=1, max_size=2)


@settings(deadline=None, max_examples=120)
@given(plans, wishes)
def test_whatever_is_asked_the_log_folds_into_the_same_table(
    others: list[SeatPlan], asked: list[Wish]
) -> None:
    answer = made(ME, *others)
    table, log = answer.table, list(answer.entries)
    follower = table_of(log, find)
    for wish in asked:
        before = portrait(table)
        try:
            answer = COMMANDS[wish[0]](table, wish)
        except PerankhError:
            assert portrait(table) == before
            continue
        assert portrait(table) == before
        assert answer.expected == table.seq
        kept = [decode(encode(entry)) for entry in answer.entries]
        for entry in kept:
            apply(follower, entry)
        log += kept
        table = answer.table
    assert portrait(follower) == portrait(table)
    assert portrait(table_of(log, find)) == portrait(table)


def test_a_whole_game_folds_into_the_same_table() -> None:
    table = play_out(two_people(game="imhotep"))
    again = table_of([decode(encode(entry)) for entry in table.log])
    assert portrait(again) == portrait(table)
    assert again.record() == table.record()


def test_a_forked_table_goes_its_own_way() -> None:
    table = acted(two_people(), 3)
    before = portrait(table)
    acted(table.fork(), 4)
    assert portrait(table) == before


def long_log() -> list[LogEntry]:
    """A log with 300 moves: some games never end because somebody takes back again and again."""
    table = made(ME, HERE, game="imhotep").table
    while sum(isinstance(entry.body, Acted) for entry in table.log) < 300:
        table = acted(table, 30)
        table = playing.undo(table, call("ann"), 0, 25, table.n).table
    return list(table.log)


def test_a_table_of_three_hundred_moves_opens_quickly() -> None:
    kept = [encode(entry) for entry in long_log()]
    best = min(_seconds(lambda: table_of(map(decode, kept))) for _ in range(3))
    assert best < 0.1


def _seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b'{"seq":1,"at":0,"what":{"type":"flew"}}'])
def test_what_is_no_entry_is_refused(data: bytes) -> None:
    with pytest.raises(BrokenLog, match="can't be read"):
        decode(data)


def test_a_table_is_not_made_twice() -> None:
    table = made(ME, OPEN).table
    twice = LogEntry(seq=2, time_ms=0, by="ann", body=table.log[0].body)
    with pytest.raises(BrokenLog, match="second time"):
        apply(table, twice)
