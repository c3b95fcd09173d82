"""Names, sessions and what each seat gives to chance."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.serving import Browser, Json, lines, seats

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BO: Json = {"kind": "here", "name": "Bo"}


def test_another_name_appears_at_all_tables_that_go_on(ann: Browser, ben: Browser) -> None:
    table = ann.table("imhotep", ME, BO, OPEN)
    with ben.live(table) as watching, ann.live(table) as mine:
        watching.until_type("state")
        mine.until_type("state")
        assert ann.post("/api/me", {"name": "Anežka"})["name"] == "Anežka"
        watching.until(lambda _: any(one["kind"] == "renamed" for one in watching.entries))
        assert [seat["name"] for seat in seats(ann.get(f"/api/tables/{table}"))][:2] == [
            "Anežka",
            "Bo",
        ]
        mine.ask(type="chat", text="it is me", key="c")
        assert lines(watching.until_type("talk"))[-1]["name"] == "Anežka"


def test_the_same_name_again_changes_no_table(ann: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN)
    before = ann.get(f"/api/tables/{table}")["seq"]
    ann.post("/api/me", {"name": "Ann"})
    assert ann.get(f"/api/tables/{table}")["seq"] == before


def test_signing_out_ends_the_connections_of_that_browser_alone(ann: Browser, ben: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN)
    with ann.live(table) as mine, ben.live(table) as other:
        mine.until_type("state")
        other.until_type("state")
        ann.post("/api/logout")
        with pytest.raises(ConnectionClosed) as ended:
            mine.until(lambda _: False)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 4401
        assert other.ask(type="chat", text="still here", key="c")["type"] == "done"


def test_what_each_seat_gives_to_chance_is_in_the_record(ann: Browser, ben: Browser) -> None:
    """The commitment is shown first, then everybody gives a text, then the game begins."""
    table = ann.table("pebbles", ME, OPEN, start_when_full=False)
    seen = ann.get(f"/api/tables/{table}")["commitment"]
    ann.post(f"/api/tables/{table}/contribute", {"seat": 0, "text": "from Ann"})
    joined = ben.post(f"/api/tables/{table}/join", {"contribution": "from Ben"})
    assert joined["phase"] == "waiting"
    refused = ann.send(
        "POST", f"/api/tables/{table}/contribute", {"seat": 1, "text": "for somebody else"}
    )
    assert refused.json()["error"] == "not_your_seat"
    assert ann.post(f"/api/tables/{table}/start")["phase"] == "playing"
    for browser in (ann, ben):
        browser.post(f"/api/tables/{table}/leave", {})
    with ann.live(table) as live:
        live.until(lambda message: message["type"] == "state" and live.table["phase"] == "over")
    record = ann.get(f"/api/tables/{table}/record")
    assert record["contributions"] == ["from Ann", "from Ben"]
    assert record["commitment"] == seen
