"""What can be known of an option beforehand, and where undo ends."""

from __future__ import annotations

import pytest

from perankh.kernel.errors import IllegalAction
from perankh.kernel.preview import Mark, Seal, perform, preview, undo_floor
from tests.support.pebbles import GAME
from tests.support.pebbles.rules import steps as d
from tests.support.pebbles.shown.events import PebbleOffered
from tests.support.pebbles.table import do, lay


def test_a_preview_tells_what_would_happen_and_leaves_the_state_alone() -> None:
    s = lay("grey red", "blue blue")
    do(s, "offer")
    before = GAME.write_position(s)
    seen = preview(s, d.PEBBLE + 1)
    assert seen.events == [PebbleOffered(player=0, seat=1, pebble="red", audience=1)]
    assert (seen.seal, seen.cut) == (None, False)
    assert GAME.write_position(s) == before


def test_a_preview_stops_at_the_first_reveal() -> None:
    s = lay("grey red", "blue blue", shell="blue")
    seen = preview(s, d.PEEK)
    assert seen.events == []
    assert seen.cut


def test_a_preview_names_the_seal_that_comes_first() -> None:
    # A peek reveals the shell, and only then is a pebble drawn.
    assert preview(lay("grey red", "blue blue"), d.PEEK).seal is Seal.REVEAL


def test_a_preview_hides_from_the_decider_what_only_others_may_know() -> None:
    s = lay("grey red", "blue blue")
    do(s, "offer", "choose red")
    assert s.decider() == 1
    assert preview(s, d.REFUSE).events == []


def test_there_is_no_preview_of_what_is_not_offered() -> None:
    s = lay("grey red", "blue blue")
    do(s, "show")
    with pytest.raises(IllegalAction):
        preview(s, d.PEBBLE + 2)


def test_performing_an_action_marks_who_took_it_and_what_sealed_it() -> None:
    s = lay("grey red", "blue blue", bag=3)
    assert perform(s, d.OFFER) == Mark(0, None)
    assert perform(s, d.PEBBLE) == Mark(0, None)
    assert perform(s, d.TAKE) == Mark(1, Seal.CHANCE)


def test_a_reveal_alone_seals_an_action_too() -> None:
    s = lay("grey red", "blue blue", bag=1)
    do(s, "show")
    s.set_stack([s.top])  # no draw is waiting under the question
    assert perform(s, d.PEBBLE) == Mark(0, Seal.REVEAL)


FREE, DREW, OTHER = Mark(0, None), Mark(0, Seal.CHANCE), Mark(1, None)


@pytest.mark.parametrize(
    ("marks", "floor"),
    [
        ([], 0),
        ([FREE], 0),
        ([FREE, FREE], 0),
        ([DREW, FREE], 1),
        ([FREE, DREW], 2),
        ([FREE, OTHER], 2),
        ([OTHER, FREE, FREE], 1),
        ([Mark(0, Seal.REVEAL), FREE], 1),
    ],
)
def test_undo_ends_at_chance_reveals_and_other_deciders(marks: list[Mark], floor: int) -> None:
    assert undo_floor(marks, 0) == floor
