"""Whole games of Valley of the Kings that were kept: verified, and compared byte for byte.

After a change of the rules or of the events, `make_transcripts` makes them anew.
"""

from __future__ import annotations

import pytest

from perankh.games.valley_of_the_kings.game import GAME
from perankh.record.format import Record, read, write
from perankh.record.replay import Replay
from perankh.record.transcript import transcript
from perankh.record.verify import verify
from tests.games.valley_of_the_kings.make_transcripts import FOLDER, WANTED, Wanted
from tests.support import rule

EACH = pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)


def record_of(wanted: Wanted) -> Record:
    return read((FOLDER / f"{wanted.name}.json").read_bytes())


def text_of(wanted: Wanted) -> str:
    return (FOLDER / f"{wanted.name}.txt").read_bytes().decode()


@EACH
def test_a_kept_game_is_what_its_record_claims(wanted: Wanted) -> None:
    record = record_of(wanted)
    assert verify(record).result == record.result
    assert record.result is not None
    assert write(record).encode() == (FOLDER / f"{wanted.name}.json").read_bytes()


@EACH
def test_a_kept_game_has_the_same_text_byte_for_byte(wanted: Wanted) -> None:
    assert transcript(record_of(wanted)) == text_of(wanted)


@EACH
def test_a_kept_game_shows_what_its_name_says(wanted: Wanted) -> None:
    record = record_of(wanted)
    assert wanted.shown_by(text_of(wanted))
    assert GAME.read_options(record.options) == wanted.options
    assert [seat.who for seat in record.seats] == list(wanted.minds)


@EACH
@rule("VOK-I1", "VOK-I2", "VOK-I5", "VOK-I6")
def test_every_moment_of_a_kept_game_can_be_written_down_and_read(wanted: Wanted) -> None:
    box = GAME.box()
    for moment in Replay(record_of(wanted)).moments():
        GAME.check(moment.state)
        position = GAME.write_position(moment.state)
        assert GAME.write_position(GAME.read_position(position, box)) == position


def test_nothing_lies_among_the_transcripts_that_is_not_wanted() -> None:
    expected = {f"{wanted.name}.{kind}" for wanted in WANTED for kind in ("json", "txt")}
    assert {path.name for path in FOLDER.iterdir()} == expected


def test_between_them_they_have_each_number_of_players_and_the_variant() -> None:
    records = [record_of(wanted) for wanted in WANTED]
    assert {record.players for record in records} == {2, 3, 4}
    assert {record.options["completist"] for record in records} == {False, True}
    assert {record.options["first_player"] for record in records} == {"random", "seat_3"}


@rule("VOK-7.9", "VOK-I10")
def test_games_that_would_not_end_are_ended_by_the_safeguard() -> None:
    (wanted,) = [one for one in WANTED if one.name == "swaps-without-end-are-ended"]
    record = record_of(wanted)
    assert record.result is not None
    assert text_of(wanted).count("swaps_count_no_more") > 1
