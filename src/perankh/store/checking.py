"""Looking through a whole store: what is sound is sealed, what can be made from logs is mended.

The logs are the truth. A head, a summary or the index of people that says something else is
written anew; an entry that is damaged or lost can't be made from anything, and is told.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from perankh.games import game as registered
from perankh.store import listing
from perankh.store.checksum import checksum
from perankh.store.errors import DamagedTable, NotAStore
from perankh.store.opening import connect, core, version_of
from perankh.table.entries import Created, LogEntry
from perankh.table.errors import BrokenLog
from perankh.table.folding import table_of
from perankh.table.rules import FindGame, box_to_fetch
from perankh.table.summary import standing_of, summary_of
from perankh.table.table import Table

LISTED = ("summary", "standing")
"""Columns that hold JSON."""
ALL_IDS = "SELECT id FROM tables UNION SELECT table_id FROM entries"

Progress = Callable[[int, int], None]
"""Is told how many of all tables were looked at."""

Value = str | int | None


class Report(msgspec.Struct, kw_only=True):
    """What was found."""

    tables: int = 0
    entries: int = 0
    sealed: int = 0
    """Entries of before that got their checksum."""
    mended: list[str] = []
    """What was made anew from the logs, or could be."""
    stopped: list[str] = []
    """Tables that are sound but can't go on in this house, and why."""
    lost: list[str] = []
    """What can't be mended."""


def check(
    file: Path, *, mend: bool, find: FindGame = registered, progress: Progress | None = None
) -> Report:
    """Look at everything in a store; with `mend`, seal and mend what can be."""
    if not file.is_file():
        raise NotAStore(f"{file}: there is no store")
    with closing(connect(file)) as raw:
        version_of(raw, file)
        report = Report()
        verdicts = [row[0] for row in raw.execute("PRAGMA quick_check(20)")]
        report.lost += [f"the file: {verdict}" for verdict in verdicts if verdict != "ok"]
        ids = [row[0] for row in raw.execute(ALL_IDS)]
        checker = _Checker(raw, report, mend, find)
        for number, table in enumerate(ids, 1):
            checker.look_at(table)
            if progress is not None:
                progress(number, len(ids))
        return report


class _Checker:
    """One look through a store."""

    def __init__(self, raw: sqlite3.Connection, report: Report, mend: bool, find: FindGame) -> None:
        self.raw = raw
        self.connection = core(raw)
        self.report = report
        self.mend = mend
        self.find = find

    def look_at(self, table: str) -> None:
        """One table: its entries first, then what is said of it elsewhere."""
        self.report.tables += 1
        try:
            log = self._log(table)
            folded = table_of(log, self.find, self._box(log[0]))
        except (DamagedTable, BrokenLog, sqlite3.DatabaseError) as error:
            self.report.lost.append(f"table {table}: {error}")
            return
        if folded.stop is not None:
            self.report.stopped.append(f"table {table}: {folded.stop.message}")
        self.raw.execute("BEGIN IMMEDIATE")
        self._seal(table)
        self._mend_head(folded)
        self._mend_people(folded)
        self.raw.execute("COMMIT")

    def _log(self, table: str) -> list[LogEntry]:
        """The log, if every entry of it is sound and none is missing."""
        rows = self.raw.execute(
            "SELECT seq, data, checksum FROM entries WHERE table_id = ? ORDER BY seq", (table,)
        ).fetchall()
        self.report.entries += len(rows)
        for number, (seq, _, _) in enumerate(rows, 1):
            if seq != number:
                raise DamagedTable(table, f"entries {number} to {seq - 1} are missing")
        head = self.raw.execute("SELECT seq FROM tables WHERE id = ?", (table,)).fetchone()
        if head is not None and head[0] > len(rows):
            lost = f"entries {len(rows) + 1} to {head[0]} are missing"
            raise DamagedTable(table, lost)
        return [listing.entry_of(table, *row) for row in rows]

    def _box(self, first: LogEntry) -> str:
        made = first.body
        needed = box_to_fetch(made, self.find) if isinstance(made, Created) else ""
        return listing.box(self.connection, needed) if needed else ""

    def _seal(self, table: str) -> None:
        bare = self.raw.execute(
            "SELECT seq, data FROM entries WHERE table_id = ? AND checksum IS NULL", (table,)
        ).fetchall()
        self.report.sealed += len(bare)
        if self.mend:
            self.raw.executemany(
                "UPDATE entries SET checksum = ? WHERE table_id = ? AND seq = ?",
                [(checksum(table, seq, data), table, seq) for seq, data in bare],
            )

    def _mend_head(self, table: Table) -> None:
        wanted = _head(table)
        columns = ", ".join(wanted)
        found = self.raw.execute(
            f"SELECT {columns} FROM tables WHERE id = ?", (table.id,)
        ).fetchone()
        if found is not None:
            kept = dict(zip(wanted, found, strict=True))
            wrong = [name for name in wanted if not _same(name, kept[name], wanted[name])]
            if not wrong:
                return
            self._mended(table.id, f"its head was wrong in {', '.join(wrong)}")
        else:
            self._mended(table.id, "its head was lost")
        if self.mend and found is None:
            whole = {"turn": "", **wanted}  # of rules that are gone nobody knows whose turn it was
            marks = ", ".join("?" * len(whole))
            self.raw.execute(
                f"INSERT INTO tables (id, {', '.join(whole)}) VALUES (?, {marks})",
                (table.id, *whole.values()),
            )
        elif self.mend:
            settings = ", ".join(f"{name} = ?" for name in wanted)
            self.raw.execute(
                f"UPDATE tables SET {settings} WHERE id = ?", (*wanted.values(), table.id)
            )

    def _mend_people(self, table: Table) -> None:
        rows = self.raw.execute("SELECT person FROM table_people WHERE table_id = ?", (table.id,))
        if {row[0] for row in rows} == table.people():
            return
        self._mended(table.id, "the index of its people was wrong")
        if self.mend:
            self.raw.execute("DELETE FROM table_people WHERE table_id = ?", (table.id,))
            self.raw.executemany(
                "INSERT INTO table_people (person, table_id) VALUES (?, ?)",
                [(person, table.id) for person in table.people()],
            )

    def _mended(self, table: str, what: str) -> None:
        self.report.mended.append(f"table {table}: {what}")


def _head(table: Table) -> dict[str, Value]:
    """What the head of a table says, by column."""
    head: dict[str, Value] = {
        "game": table.created.game,
        "host": table.host,
        "phase": table.phase,
        "seq": table.seq,
        "created": table.log[0].time_ms,
        "changed": table.changed,
        "deleted": int(table.deleted),
        "summary": msgspec.json.encode(summary_of(table)).decode(),
    }
    if table.stop is None:  # else only the rules of then knew
        head["turn"] = table.turn
        head["standing"] = msgspec.json.encode(standing_of(table)).decode()
    return head


def _same(column: str, kept: Value, wanted: Value) -> bool:
    """Whether a column says what it should; JSON may be written in another order."""
    if column not in LISTED or kept is None or wanted is None:
        return kept == wanted
    try:
        return bool(msgspec.json.decode(str(kept)) == msgspec.json.decode(str(wanted)))
    except msgspec.DecodeError:
        return False
