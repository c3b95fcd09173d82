import json
from itertools import islice, pairwise

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from perankh.kernel.errors import PerankhError
from perankh.record.errors import Discrepancy, NoSecret
from perankh.record.fairness import commit, derive
from perankh.record.format import Act, Entry, Json, Record, Undo, closed, read, write
from perankh.record.replay import Replay
from perankh.record.verify import verify
from tests.record.games import GAME, abandoned, some_moves, whole_game
from tests.record.trees import Way, leaves, replaced

RECORD = whole_game(21)
TREE: Json = json.loads(write(RECORD))


def with_entry(n: int, entry: Entry) -> Record:
    """The record with one entry replaced and closed anew, as a forger would."""
    entries = (*RECORD.entries[: n - 1], entry, *RECORD.entries[n:])
    return closed(msgspec.structs.replace(RECORD, entries=entries), derive(21))


def first_act() -> Act:
    """The first entry at which something else could have been done."""
    for moment in Replay(RECORD).moments():
        entry = RECORD.entries[moment.n]
        if isinstance(entry, Act) and len(moment.state.options()) > 1:
            return entry
    raise AssertionError("nobody ever had a choice")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_genuine_record_is_verified(players: int) -> None:
    record = whole_game(22, players)
    verified = verify(record)
    assert verified.entries == len(record.entries)
    assert verified.actions == len(list(islice(Replay(record).line(), 1, None)))
    assert verified.result == record.result


def test_an_abandoned_game_is_verified_without_a_result() -> None:
    assert verify(abandoned(1, 15)).result is None


def test_a_record_that_still_keeps_its_secret_can_not_be_verified() -> None:
    with pytest.raises(NoSecret, match="disclosed after the game"):
        verify(some_moves(1, 15).record())


def test_a_changed_action_is_refused_at_its_entry() -> None:
    act = first_act()
    state = Replay(RECORD).at(act.n - 1).state
    other = next(a for a in state.options() if a != act.action)
    with pytest.raises(Discrepancy, match=f"entry {act.n}: expected action {other} to say"):
        verify(with_entry(act.n, msgspec.structs.replace(act, action=other)))


def test_an_action_that_was_never_offered_is_refused_with_what_was() -> None:
    act = first_act()
    state = Replay(RECORD).at(act.n - 1).state
    other = next(a for a in range(GAME.action_count) if a not in state.options())
    with pytest.raises(Discrepancy, match=f"entry {act.n}: expected one of {state.options()[0]}"):
        verify(with_entry(act.n, msgspec.structs.replace(act, action=other)))


def test_a_changed_seat_is_refused_at_its_entry() -> None:
    act = first_act()
    with pytest.raises(
        Discrepancy, match=f"entry {act.n}: expected an action of seat {act.seat + 1}"
    ):
        verify(with_entry(act.n, msgspec.structs.replace(act, seat=1 - act.seat)))


def test_changed_words_are_refused_at_their_entry() -> None:
    act = first_act()
    with pytest.raises(Discrepancy, match=f"entry {act.n}: .* the record has 'nothing'"):
        verify(with_entry(act.n, msgspec.structs.replace(act, say="nothing")))


def test_an_undo_nobody_agreed_to_is_refused() -> None:
    entries = (*some_moves(1, 15).entries, Undo(16, 0, 15, ()))
    record = msgspec.structs.replace(some_moves(1, 15).record(), entries=entries)
    with pytest.raises(Discrepancy, match="entry 16: expected an undo that is allowed"):
        verify(closed(record, derive(1)))


def test_two_actions_in_another_order_are_refused_at_the_first() -> None:
    acts = some_moves(1, 15).standing
    first = next(a for a, b in pairwise(acts) if a.seat != b.seat)
    swapped = list(acts)
    swapped[first.n - 1] = msgspec.structs.replace(acts[first.n], n=first.n)
    swapped[first.n] = msgspec.structs.replace(first, n=first.n + 1)
    record = msgspec.structs.replace(some_moves(1, 15).record(), entries=tuple(swapped))
    with pytest.raises(Discrepancy, match=f"entry {first.n}: expected an action of seat"):
        verify(closed(record, derive(1)))


def test_an_action_after_the_end_is_refused() -> None:
    n = len(RECORD.entries) + 1
    more = (*RECORD.entries, Act(n, 0, 0, "more"))
    with pytest.raises(Discrepancy, match=f"entry {n}: expected nothing more, the game is over"):
        verify(closed(msgspec.structs.replace(RECORD, entries=more), derive(21)))


def test_a_changed_secret_is_refused_by_the_commitment() -> None:
    with pytest.raises(Discrepancy, match=f"commitment: expected {commit(derive(1))}"):
        verify(closed(RECORD, derive(1)))


def test_a_changed_commitment_is_refused() -> None:
    with pytest.raises(Discrepancy, match=f"commitment: expected {commit(derive(21))}"):
        verify(msgspec.structs.replace(RECORD, commitment=commit(b"")))


def test_another_secret_with_its_own_commitment_gives_another_game() -> None:
    record = msgspec.structs.replace(RECORD, commitment=commit(derive(1)))
    with pytest.raises(Discrepancy, match=r"entry|result"):
        verify(closed(record, derive(1)))


@pytest.mark.parametrize("contributions", [("dog", None), (None, None), ("cat", "dog")])
def test_a_changed_contribution_gives_another_game(
    contributions: tuple[str | None, str | None],
) -> None:
    record = msgspec.structs.replace(RECORD, contributions=contributions)
    with pytest.raises(Discrepancy, match=r"entry|result"):
        verify(closed(record, derive(21)))


def test_a_changed_result_is_refused_with_seat_and_number() -> None:
    assert RECORD.result is not None
    one, other = RECORD.result.totals
    result = msgspec.structs.replace(RECORD.result, totals=(one, other + 1))
    expected = f"result.totals of seat 2: expected {other}, the record has {other + 1}"
    with pytest.raises(Discrepancy, match=expected):
        verify(closed(msgspec.structs.replace(RECORD, result=result), derive(21)))


def test_a_missing_result_of_a_finished_game_is_refused() -> None:
    with pytest.raises(Discrepancy, match=r"result: expected .*, the record has none"):
        verify(closed(msgspec.structs.replace(RECORD, result=None), derive(21)))


def test_a_result_of_an_unfinished_game_is_refused() -> None:
    record = msgspec.structs.replace(some_moves(1, 5).record(), result=RECORD.result)
    with pytest.raises(Discrepancy, match="result: expected none, the game is not over"):
        verify(closed(record, derive(1)))


def test_a_changed_name_or_time_is_refused_by_the_seal() -> None:
    seats = (*RECORD.seats[:1], msgspec.structs.replace(RECORD.seats[1], name="Eve"))
    with pytest.raises(Discrepancy, match=r"seal: .* were changed after the game"):
        verify(msgspec.structs.replace(RECORD, seats=seats))


def test_a_record_without_seal_is_refused() -> None:
    with pytest.raises(Discrepancy, match=r"seal: .* the record has none"):
        verify(msgspec.structs.replace(RECORD, checksum=None))


LEAVES = list(leaves(TREE))
OTHERS = (
    st.none()
    | st.integers(0, 50)
    | st.text(max_size=5)
    | st.sampled_from([value for _, value in LEAVES])
)


@given(st.sampled_from(LEAVES), OTHERS)
def test_no_single_value_can_be_changed_unnoticed(leaf: tuple[Way, Json], other: Json) -> None:
    way, value = leaf
    assume(json.dumps(other) != json.dumps(value))
    with pytest.raises(PerankhError):
        verify(read(json.dumps(replaced(TREE, way, other))))
