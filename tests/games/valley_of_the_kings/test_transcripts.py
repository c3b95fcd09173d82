"""What the kept games of the Valley show; `tests/games/test_transcripts.py` replays them."""

from __future__ import annotations

from tests.games.valley_of_the_kings.make_transcripts import KEPT
from tests.support import rule


def test_between_them_they_have_the_variant_and_both_ways_to_begin() -> None:
    setup = [record.setup for record in KEPT.records()]
    assert {one["completist"] for one in setup} == {False, True}
    assert {one["first_player"] for one in setup} == {"random", "seat_3"}


@rule("VOK-7.9", "VOK-I10")
def test_games_that_would_not_end_are_ended_by_the_safeguard() -> None:
    (wanted,) = [one for one in KEPT.wanted if one.name == "swaps-without-end-are-ended"]
    assert KEPT.record(wanted).result is not None
    assert KEPT.text(wanted).count("swaps_count_no_more") > 1
