"""A house on a disk that is damaged or full: what can be done is done, the rest is told."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from perankh.store.sqlite import FILE
from tests.web.serving import ROOT, Browser, Json, Live, Server, number, serving, settings

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
SMALL = 1024
"""Bytes: no store of ours is smaller."""


def begun(ann: Browser, ben: Browser) -> str:
    table = ann.table("imhotep", ME, OPEN)
    ben.post(f"/api/tables/{table}/join", {})
    return table


def act(player: Live, key: str) -> Json:
    """The first option, whatever it is."""
    return player.act(player.options[0], key)


def limit_files(server: Server, most: int) -> None:
    """The server can't write beyond so many bytes of any file: a full disk for it alone."""
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, hard))


def test_a_damaged_table_is_refused_and_the_house_goes_on(data: Path) -> None:
    with serving(settings(data)) as server, Browser(server, "Ann") as ann:
        with Browser(server, "Ben") as ben:
            broken, sound = begun(ann, ben), begun(ann, ben)
        token = ann.http.cookies["perankh"]
    with closing(sqlite3.connect(data / FILE)) as raw:
        raw.execute("DELETE FROM entries WHERE table_id = ? AND seq > 1", (broken,))
        raw.commit()
    with serving(settings(data)) as server, Browser(server) as ann:
        ann.http.cookies.clear()
        ann.http.cookies.set("perankh", token)
        rows = ann.get("/api/tables")["tables"]
        assert isinstance(rows, list)
        assert {row["id"] for row in rows} == {broken, sound}
        for _ in range(3):
            answer = ann.http.get(f"/api/tables/{broken}")
            assert (answer.status_code, answer.json()["error"]) == (500, "damaged_table")
        with ann.live(sound) as live:
            live.until_type("state")
            if live.options:
                assert act(live, "k")["type"] == "done"
        health = ann.get("/healthz")
        assert health["status"] == "degraded"
        assert "check-store" in str(health["problems"])
        said = server.stop()
        assert said.count("check-store") == 1, said


def test_a_table_that_is_damaged_while_it_is_open_answers_the_first_change(data: Path) -> None:
    with (
        serving(settings(data)) as server,
        Browser(server, "Ann") as ann,
        Browser(server, "Ben") as ben,
    ):
        table = begun(ann, ben)
        with ann.live(table) as one, ben.live(table) as other:
            one.until_type("state")
            other.until_type("state")
            player = one if one.options else other
            with closing(sqlite3.connect(data / FILE)) as raw:
                raw.execute("UPDATE tables SET seq = seq + 5 WHERE id = ?", (table,))
                raw.commit()
            answer = act(player, "k")
            assert (answer["type"], answer["code"]) == ("refused", "damaged_table")


def test_on_a_full_disk_people_are_told_to_try_again_and_can(data: Path) -> None:
    with (
        serving(settings(data)) as server,
        Browser(server, "Ann") as ann,
        Browser(server, "Ben") as ben,
    ):
        table = begun(ann, ben)
        with ann.live(table) as one, ben.live(table) as other:
            one.until_type("state")
            other.until_type("state")
            player = one if one.options else other
            seq = number(player.state, "seq")
            limit_files(server, SMALL)
            for key in ("a", "b"):
                answer = act(player, key)
                assert (answer["type"], answer["code"]) == ("refused", "not_kept")
            refused = ann.send("POST", "/api/tables", {"game": "imhotep", "seats": [ME, OPEN]})
            assert (refused.status_code, refused.json()["error"]) == (503, "not_kept")
            health = ann.http.get("/healthz")
            assert (health.status_code, health.json()["status"]) == (503, "degraded")
            assert ann.get(f"/api/tables/{table}")["seq"] == seq
            limit_files(server, resource.RLIM_INFINITY)
            assert act(player, "a")["type"] == "done"
        assert ann.get("/healthz")["status"] == "ok"
        said = server.stop().splitlines()
        assert len([line for line in said if "nothing can be kept" in line]) == 1, said
        assert len([line for line in said if "can be written to again" in line]) == 1, said
        assert not [line for line in said if "Traceback" in line], said


def test_a_first_start_without_room_on_the_disk_is_one_line(tmp_path: Path) -> None:
    def without_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    for data in (tmp_path / "new", Path("/dev/null/nowhere")):
        found = subprocess.run(
            [sys.executable, "-m", "perankh.cli", "serve", "--port", "0", "--data", str(data)],
            capture_output=True,
            text=True,
            cwd=ROOT,
            preexec_fn=without_room,
            timeout=60,
        )
        assert found.returncode == 2
        assert found.stdout == ""
        assert len(found.stderr.splitlines()) == 1, found.stderr
        assert found.stderr.startswith("perankh: ")
