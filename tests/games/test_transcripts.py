"""Whole games that were kept of every game: each is verified, its text compared byte for byte.

After a change of the rules or of the events, the game's `make_transcripts` makes them anew.
"""

from __future__ import annotations

import pytest

from perankh.games import all_games
from perankh.record.format import write
from perankh.record.replay import Replay
from perankh.record.transcript import transcript
from perankh.record.verify import verify
from tests.support import rule
from tests.support.games import brought
from tests.support.transcripts import Kept, Wanted

ALL = brought("make_transcripts", "KEPT", Kept)
EACH_GAME = pytest.mark.parametrize("kept", ALL, ids=lambda kept: kept.game.id)
EACH = pytest.mark.parametrize(
    ("kept", "wanted"),
    [
        pytest.param(kept, wanted, id=f"{kept.game.id}-{wanted.name}")
        for kept in ALL
        for wanted in kept.wanted
    ],
)


def test_whole_games_are_kept_of_every_game() -> None:
    assert [kept.game for kept in ALL] == all_games()
    assert all(kept.wanted for kept in ALL)


@EACH
def test_a_kept_game_is_what_its_record_claims(kept: Kept, wanted: Wanted) -> None:
    record = kept.record(wanted)
    assert verify(record).result == record.result
    assert record.result is not None
    assert write(record).encode() == kept.file(wanted, "json").read_bytes()


@EACH
def test_a_kept_game_has_the_same_text_byte_for_byte(kept: Kept, wanted: Wanted) -> None:
    assert transcript(kept.record(wanted)) == kept.text(wanted)


@EACH
def test_a_kept_game_shows_what_its_name_says(kept: Kept, wanted: Wanted) -> None:
    record = kept.record(wanted)
    assert wanted.shown_by(kept.text(wanted))
    assert kept.game.read_setup(record.setup) == wanted.setup
    assert [seat.who for seat in record.seats] == list(wanted.minds)


@rule("VOK-I1", "VOK-I2", "VOK-I5", "VOK-I6")
@EACH
def test_every_moment_of_a_kept_game_can_be_written_down_and_read(
    kept: Kept, wanted: Wanted
) -> None:
    game, box = kept.game, kept.game.box()
    for moment in Replay(kept.record(wanted)).moments():
        game.check(moment.state)
        position = game.write_position(moment.state)
        assert game.write_position(game.read_position(position, box, trusted=True)) == position


@EACH_GAME
def test_nothing_lies_among_the_transcripts_that_is_not_wanted(kept: Kept) -> None:
    expected = {f"{wanted.name}.{kind}" for wanted in kept.wanted for kind in ("json", "txt")}
    assert {path.name for path in kept.folder.iterdir()} == expected


@EACH_GAME
def test_between_them_they_have_each_number_of_players(kept: Kept) -> None:
    counts = range(kept.game.players_min, kept.game.players_max + 1)
    assert {record.players for record in kept.records()} == set(counts)
