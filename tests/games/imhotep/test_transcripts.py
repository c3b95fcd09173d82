"""What the kept games of Imhotep show; `tests/games/test_transcripts.py` replays them."""

from __future__ import annotations

from tests.games.imhotep.make_transcripts import KEPT


def test_between_them_they_have_both_sides_and_the_wrath() -> None:
    setup = [record.setup for record in KEPT.records()]
    sides = {str(one["temple"]) for one in setup}
    assert (sides, {one["wrath"] for one in setup}) == ({"a", "b"}, {False, True})
