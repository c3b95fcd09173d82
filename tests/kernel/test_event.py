"""Who gets to know what of an event, and how a trace keeps events."""

from __future__ import annotations

import msgspec
import pytest

from perankh.kernel.event import EVERYBODY, only
from perankh.kernel.trace import Trace
from tests.support.pebbles.shown.events import PebbleDrawn, PebbleShown
from tests.support.pebbles.table import do, lay

DRAWN = PebbleDrawn(player=1, pebble="red", audience=only(1))


@pytest.mark.parametrize(("seats", "audience"), [((0,), 1), ((1,), 2), ((0, 2), 5), ((), 0)])
def test_an_audience_is_a_set_of_seats(seats: tuple[int, ...], audience: int) -> None:
    assert only(*seats) == audience


def test_the_audience_sees_the_secret_and_nobody_else() -> None:
    assert DRAWN.seen_by(1) is DRAWN
    for seat in (0, 2, None):
        assert DRAWN.seen_by(seat).arguments() == {"player": 1, "pebble": None}


def test_everybody_sees_an_event_without_an_audience() -> None:
    shown = PebbleShown(player=0, pebble="blue")
    assert shown.audience == EVERYBODY
    assert [shown.seen_by(seat) for seat in (0, 1, None)] == [shown] * 3


def test_an_event_for_nobody_hides_its_secret_from_all() -> None:
    hidden = PebbleDrawn(player=1, pebble="red", audience=only())
    assert [hidden.seen_by(seat).pebble for seat in (0, 1, None)] == [None] * 3


def test_an_event_carries_its_name_into_json() -> None:
    assert DRAWN.name == "pebble_drawn"
    assert msgspec.json.decode(msgspec.json.encode(DRAWN.seen_by(0))) == {
        "event": "pebble_drawn",
        "player": 1,
        "pebble": None,
        "audience": 2,
    }


def test_a_trace_keeps_all_events_in_order() -> None:
    s = lay("grey red", "blue blue")
    s.trace = Trace(-1)
    do(s, "offer", "choose red", "refuse")
    names = [event.name for event in s.trace.events]
    assert names == ["pebble_offered", "gift_refused", "pebble_drawn", "turn_began"]
    assert not s.trace.cut


def test_a_trace_that_stops_at_chance_says_that_it_left_something_out() -> None:
    s = lay("grey red", "blue blue")
    trace = Trace(s.rng.draws + s.reveals)
    s.trace = trace
    do(s, "offer", "choose red")
    assert ([event.name for event in trace.events], trace.cut) == (["pebble_offered"], False)
    do(s, "take")
    assert ([event.name for event in trace.events], trace.cut) == (["pebble_offered"], True)
