"""Records of games with a rival: it is written down, checked, and old records lack it."""

from __future__ import annotations

import random

import msgspec
import pytest

from perankh.record.errors import Discrepancy
from perankh.record.fairness import derive
from perankh.record.format import Record, Seat, closed, read, write
from perankh.record.session import Session
from perankh.record.transcript import transcript
from perankh.record.verify import verify
from tests.support.heron import GAME

SECRET = derive(4)


def played(players: int = 1) -> Record:
    seats = [Seat("Hanka", "person"), Seat("Ola", "person")][:players]
    setup = GAME.read_setup({"gift": [True] * players})
    session = Session.start(GAME, seats, setup=setup, secret=SECRET)
    dice = random.Random(1)
    while not session.state.is_over():
        session.act(int(session.state.decider()), dice.choice(session.state.options()))
    return session.finish()


@pytest.mark.parametrize("players", [1, 2])
def test_a_record_tells_how_the_rival_fared_and_verifies(players: int) -> None:
    record = read(write(played(players)))
    assert record.result is not None
    (rival,) = record.result.rivals
    assert (rival.id, rival.total) == ("heron", sum(rival.scores.values()))
    assert sorted([*record.result.places, rival.place])[0] == 1
    assert verify(record, GAME).result == record.result
    assert f"rival heron reeds={rival.scores['reeds']} " in transcript(record, GAME)


def test_a_rival_with_other_points_is_noticed() -> None:
    record = played()
    assert record.result is not None
    (rival,) = record.result.rivals
    wrong = msgspec.structs.replace(rival, total=rival.total + 1)
    bent = msgspec.structs.replace(record.result, rivals=(wrong,))
    with pytest.raises(Discrepancy, match=r"result\.rivals"):
        verify(closed(msgspec.structs.replace(record, result=bent), SECRET), GAME)


def test_a_record_from_before_rivals_were_written_still_verifies() -> None:
    record = played()
    assert record.result is not None
    old = msgspec.structs.replace(record.result, rivals=())
    kept = closed(msgspec.structs.replace(record, result=old), SECRET)
    assert '"rivals"' not in write(kept)
    assert verify(read(write(kept)), GAME).result == old
