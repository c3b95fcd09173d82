"""The house is opened again with other words, values or rules: no table is lost or locked."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from tests.support.pebbles import GAME as PEBBLES
from tests.support.pebbles.shipping import FOLDER, RULES
from tests.web.serving import Browser, Json, look, number, play_on, seats, serving, settings

BOX = (PEBBLES.folder / "box.toml").read_text(encoding="utf-8")
OWN_BOX = BOX.replace("shell_points = 1", "shell_points = 3")
ME: Json = {"kind": "me"}
BO: Json = {"kind": "here", "name": "Bo"}


class Tables:
    """One table of each kind, as they stood when the house was closed."""

    def __init__(self, ann: Browser) -> None:
        self.begun = ann.table("pebbles", ME, BO)
        self.own_box = ann.table("pebbles", ME, BO, box=OWN_BOX)
        self.over = ann.table("pebbles", ME, BO)
        self.waiting = ann.table("pebbles", ME, {"kind": "open"})
        for table, actions in ((self.begun, 3), (self.own_box, 3), (self.over, None)):
            play(ann, table, actions)
        self.token = ann.http.cookies["perankh"]

    @property
    def all(self) -> set[str]:
        return {self.begun, self.own_box, self.over, self.waiting}


def play(ann: Browser, table: str, actions: int | None = None) -> object:
    """Ann plays for both, to the end or for so many actions; the phase of the table then."""
    with ann.live(table) as live:
        live.until_type("state")
        done = 0
        while actions is None or done < actions:
            if live.table["phase"] == "over":
                break
            look(live)
            done += play_on([live], random.Random(number(live.state, "n")), 1)
        return live.table["phase"]


@pytest.fixture
def tables(data: Path) -> Tables:
    """A house with tables, which is closed again."""
    with serving(settings(data)) as server, Browser(server, "Ann") as ann:
        return Tables(ann)


def come_back(ann: Browser, tables: Tables) -> None:
    """Be known by the token of before."""
    ann.http.cookies.clear()
    ann.http.cookies.set("perankh", tables.token)
    ann.csrf = str(ann.get("/api/me")["csrf"])


def listed(ann: Browser) -> dict[str, Json]:
    found = ann.get("/api/tables")
    rows = found["tables"]
    assert isinstance(rows, list)
    assert found["total"] == len(rows)
    return {row["id"]: row for row in rows}


def shipped(folder: Path, box: str) -> str:
    """A folder of Pebbles with another box."""
    shutil.copytree(PEBBLES.folder, folder)
    (folder / "box.toml").write_text(box, encoding="utf-8")
    return str(folder)


@pytest.mark.parametrize(
    ("before", "after"),
    [("Oblázky", "Kamínky"), ("gift_points  = 2", "gift_points  = 3")],
    ids=["a word", "a value"],
)
def test_after_a_correction_of_the_shipped_box_every_table_goes_on(
    data: Path,
    tables: Tables,
    before: str,
    after: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert before in BOX
    monkeypatch.setenv(FOLDER, shipped(tmp_path / "later", BOX.replace(before, after)))
    with serving(settings(data)) as server, Browser(server) as ann:
        come_back(ann, tables)
        rows = listed(ann)
        assert set(rows) == tables.all
        assert {row["stopped"] for row in rows.values()} == {""}
        for table in (tables.begun, tables.own_box):
            assert play(ann, table) == "over"
            record = ann.get(f"/api/tables/{table}/record")
            assert ann.post("/api/verify", record)["good"] is True
        assert ann.http.get(f"/api/tables/{tables.over}/record").status_code == 200
        with Browser(server, "Ben") as ben:
            ben.post(f"/api/tables/{tables.waiting}/join", {})
            assert ben.get(f"/api/tables/{tables.waiting}")["phase"] == "playing"


def test_after_the_version_of_the_rules_was_raised_tables_are_shown_and_say_why_they_stop(
    data: Path, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(RULES, "2")
    with serving(settings(data)) as server, Browser(server) as ann:
        come_back(ann, tables)
        rows = listed(ann)
        assert set(rows) == tables.all
        assert {row["stopped"] for row in rows.values()} == {"error-cant-go-on-rules"}
        assert rows[tables.over]["places"]
        assert rows[tables.begun]["points"]
        for table in tables.all:
            shown = ann.get(f"/api/tables/{table}")
            stop = shown["stopped"]
            assert isinstance(stop, dict)
            assert stop["text"] == "error-cant-go-on-rules"
            log = ann.get(f"/api/tables/{table}/log")["entries"]
            assert isinstance(log, list)
            assert len(log) == shown["seq"]
        with ann.live(tables.begun) as live:
            live.until_type("state")
            assert len(live.entries) == live.state["seq"]
            assert (live.state["view"], live.state["question"]) == (None, None)
            n = number(live.state, "n")
            refused = live.ask(type="act", seat=0, n=n, key="k", action=0)
            assert (refused["code"], refused["text"]) == ("cant_go_on", "error-cant-go-on-rules")
            live.say(type="moment", n=1)
            assert live.until_type("refused")["code"] == "cant_go_on"
        record = ann.http.get(f"/api/tables/{tables.over}/record")
        assert (record.status_code, record.json()["error"]) == (409, "cant_go_on")
        assert ann.get("/healthz")["status"] == "ok"


def test_a_person_goes_by_a_new_name_at_tables_that_nobody_has_open(
    data: Path, tables: Tables
) -> None:
    with serving(settings(data)) as server, Browser(server) as ann:
        come_back(ann, tables)
        ann.post("/api/me", {"name": "Anežka"})
        assert len(listed(ann)) == len(tables.all)
        metrics = ann.http.get("/metrics").text
        assert "perankh_open_table_seconds_count 0" in metrics, "a list opens no table"
        for table, row in listed(ann).items():
            assert seats(row)[0]["name"] == ("Ann" if table == tables.over else "Anežka")
            shown = seats(ann.get(f"/api/tables/{table}"))
            assert shown[0]["name"] == seats(row)[0]["name"]
        assert play(ann, tables.begun) == "over"
