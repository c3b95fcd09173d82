"""`perankh check-store` as whoever runs the house uses it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from perankh.store.sqlite import FILE
from perankh.web.server import alone
from tests.cli.calling import call
from tests.store.test_damage import kept
from tests.table.tables import acted, two_people


def house(folder: Path) -> Path:
    """A folder with the store of a game."""
    kept(folder, acted(two_people(game="imhotep"), 6)).rename(folder / FILE)
    return folder


def change(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as raw:
        raw.execute(statement)
        raw.commit()


def test_a_sound_store_is_told_in_one_line(tmp_path: Path) -> None:
    called = call("check-store", "--data", house(tmp_path))
    assert called.code == 0
    assert called.out.startswith("1 tables, ")
    assert "1 of 1 tables" in called.err


def test_what_can_be_mended_is_and_what_is_lost_is_told(tmp_path: Path) -> None:
    folder = house(tmp_path)
    change(folder, "UPDATE tables SET phase = 'over'")
    looked = call("check-store", "--data", folder, "--look-only", "--json")
    assert looked.code == 0
    assert len(str(looked.json()["mended"])) > 10
    mended = call("check-store", "--data", folder)
    assert (mended.code, mended.out.count("mended: ")) == (0, 1)
    change(folder, "DELETE FROM entries WHERE seq = 3")
    lost = call("check-store", "--data", folder)
    assert lost.code == 1
    assert "lost: table table-1" in lost.out


def test_a_store_that_a_server_uses_is_only_looked_at(tmp_path: Path) -> None:
    folder = house(tmp_path)
    with alone(folder):
        refused = call("check-store", "--data", folder)
        assert (refused.code, len(refused.err.splitlines())) == (2, 1)
        assert call("check-store", "--data", folder, "--look-only").code == 0
