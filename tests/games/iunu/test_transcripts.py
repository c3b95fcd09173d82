"""Whole games of Iunu that were kept: each is verified, and its text compared byte for byte.

After a change of the rules or of the events, `make_transcripts` makes them anew.
"""

from __future__ import annotations

import pytest

from perankh.games.iunu.game import GAME
from perankh.games.iunu.tables import MODE_IDS
from perankh.record.format import Record, read, write
from perankh.record.replay import Replay
from perankh.record.transcript import transcript
from perankh.record.verify import verify
from tests.games.iunu.make_transcripts import FOLDER, WANTED, Wanted

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
def test_every_moment_of_a_kept_game_can_be_written_down_and_read(wanted: Wanted) -> None:
    box = GAME.box()
    for moment in Replay(record_of(wanted)).moments():
        GAME.check(moment.state)
        position = GAME.write_position(moment.state)
        assert GAME.write_position(GAME.read_position(position, box)) == position


def test_nothing_lies_among_the_transcripts_that_is_not_wanted() -> None:
    expected = {f"{wanted.name}.{kind}" for wanted in WANTED for kind in ("json", "txt")}
    assert {path.name for path in FOLDER.iterdir()} == expected


def test_between_them_they_have_each_number_of_players_and_each_mode() -> None:
    records = [record_of(wanted) for wanted in WANTED]
    assert {record.players for record in records} == {2, 3, 4}
    assert {record.options["mode"] for record in records} == set(MODE_IDS)
