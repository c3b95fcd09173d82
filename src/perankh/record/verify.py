"""Whether a closed record is what it claims: everything in it is worked out anew and compared."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from perankh.kernel.box import AnyBox
from perankh.kernel.game import Game
from perankh.kernel.state import State
from perankh.record.errors import Discrepancy
from perankh.record.fairness import checksum
from perankh.record.format import BY_SEAT, Record, Result, content
from perankh.record.replay import Replay
from perankh.record.session import result


@dataclass(frozen=True)
class Verified:
    """What was worked out anew and found to agree."""

    entries: int
    """All entries, undone actions and undos included."""
    actions: int
    """Actions that stand in the end."""
    result: Result | None
    """None: the game was closed before it was over."""


def verify(record: Record, game: Game | None = None, box: AnyBox | None = None) -> Verified:
    """Play a closed record again and compare all it says; the first difference is raised.

    The chance comes from the disclosed secret, which must be the one committed to; every action
    must have been offered to that seat at that moment; the result must be what the rules give.
    """
    replay = Replay(record, game, box)
    last = None
    for moment in replay.moments():
        last = moment
    assert last is not None, "the set-up is always a moment"
    _check_result(record, replay.game, last.state)
    _check_checksum(record, replay.secret)
    return Verified(len(record.entries), last.standing, record.result)


def _check_result(record: Record, game: Game, state: State) -> None:
    found = record.result
    if not state.is_over():
        if found is not None:
            raise Discrepancy("result", "none, the game is not over", "one")
        return
    expected = result(game, state)
    if found is None:
        raise Discrepancy("result", _plain(expected), "none")
    for field in BY_SEAT:
        wanted, given = getattr(expected, field), getattr(found, field)
        for seat in range(record.players):
            if wanted[seat] != given[seat]:
                place = f"result.{field} of seat {seat + 1}"
                raise Discrepancy(place, _plain(wanted[seat]), _plain(given[seat]))
    # Records from before rivals were written tell nothing of them.
    if found.rivals and found.rivals != expected.rivals:
        raise Discrepancy("result.rivals", _plain(expected.rivals), _plain(found.rivals))


def _check_checksum(record: Record, secret: bytes) -> None:
    """Names, times and whatever else the rules don't work out are held by the checksum."""
    expected = checksum(secret, content(record))
    if record.checksum == expected:
        return
    if record.checksum is None:
        raise Discrepancy("seal", expected, "none: the record was not closed by a game")
    changed = f"{record.checksum}: names, times or the setup were changed after the game"
    raise Discrepancy("seal", expected, changed)


def _plain(value: object) -> str:
    return msgspec.json.encode(value).decode()
