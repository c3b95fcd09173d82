"""Whatever should not be asked: each refused clearly, and logged without secrets."""

import http.client
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from perankh.web.settings import Limits
from tests.web.serving import Browser, Json, Server, number, play_on, serving, settings

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


# ------------------ at the table


def test_a_seat_of_somebody_else_can_not_be_played(ann: Browser, ben: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN)
    ben.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        asked, other = (one, two) if one.options else (two, one)
        seat = asked.state["seat"]
        forged = other.ask(type="act", seat=seat, n=1, key="forged", action=asked.options[0])
        assert (forged["type"], forged["code"]) == ("refused", "not_your_seat")
        other.say(type="look", seat=seat)
        assert other.until_type("refused")["code"] == "not_your_seat"
        other.say(type="preview", seat=seat, action=asked.options[0])
        assert other.until_type("refused")["code"] == "not_your_seat"
        assert other.state["seat"] != seat


def test_a_session_that_holds_no_seat_only_looks_on(ann: Browser, server: Server) -> None:
    table = ann.table("imhotep", ME, {"kind": "here", "name": "Bo"})
    with Browser(server) as nobody, nobody.live(table) as live:
        live.until_type("state")
        assert live.state["seat"] is None
        assert live.options == []
        refused = live.ask(type="act", seat=0, n=1, key="k", action=0)
        assert refused["code"] == "not_signed_in"
    with Browser(server, "Eve") as eve:
        for path in ("start", "fill", "leave"):
            body = {"mind": "greedy"} if path == "fill" else {}
            answer = eve.send("POST", f"/api/tables/{table}/{path}", body)
            assert answer.status_code in (403, 409), (path, answer.text)
        assert eve.send("DELETE", f"/api/tables/{table}").json()["error"] == "not_host"


def test_an_action_that_comes_again_is_done_once(ann: Browser) -> None:
    table = ann.table("imhotep", ME, {"kind": "here", "name": "Bo"})
    with ann.live(table) as live:
        live.until_type("state")
        decider = live.table["decider"]
        live.say(type="look", seat=decider)
        live.until(lambda message: message["type"] == "state" and message["seat"] == decider)
        move: Json = {"seat": decider, "n": 1, "key": "once", "action": live.options[0]}
        first = live.ask(type="act", **move)
        again = live.ask(type="act", **move)
        assert again == first
        assert live.ask(type="act", **{**move, "action": 99})["code"] == "key_reused"
        stale = live.ask(type="act", **{**move, "key": "late"})
        assert stale["code"] in ("stale_action", "not_your_turn")
        early = live.ask(type="act", **{**move, "key": "early", "n": 7})
        assert early["type"] == "refused"
        live.until_seq(number(first, "seq"))
        assert [entry["kind"] for entry in live.entries].count("action") == 1


def test_an_action_that_the_rules_do_not_offer_is_refused_with_its_rule(ann: Browser) -> None:
    table = ann.table("imhotep", ME, {"kind": "here", "name": "Bo"})
    with ann.live(table) as live:
        live.until_type("state")
        decider = live.table["decider"]
        live.say(type="look", seat=decider)
        live.until(lambda message: message["type"] == "state" and message["seat"] == decider)
        wrong = next(action for action in range(60) if action not in live.options)
        refused = live.ask(type="act", seat=decider, n=1, key="no", action=wrong)
        assert refused["code"] == "illegal_action"
        assert refused["reason"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "42",
        '{"type":"act"}',
        '{"type":"sudo","key":"k"}',
        '{"type":"act","seat":-1,"n":1,"key":"k","action":0}',
        '{"type":"act","seat":0,"n":1,"key":"k","action":1e99}',
        '{"type":"act","seat":0,"n":1,"key":"k","action":9007199254740993}',
        '{"type":"act","seat":0,"n":1,"key":"","action":0}',
        '{"type":"act","seat":0,"n":1,"key":"k","action":0,"admin":true}',
        '{"type":"chat","text":"x","key":"' + "k" * 65 + '"}',
        "[" * 5_000,
    ],
)
def test_a_malformed_message_is_refused_and_the_connection_goes_on(ann: Browser, text: str) -> None:
    table = ann.table("imhotep", ME, OPEN)
    with ann.live(table) as live:
        live.until_type("state")
        live.socket.send(text)
        assert live.until_type("refused")["code"] == "bad_message"
        assert live.ask(type="chat", text="still here", key="c", seat=0)["type"] == "done"


@pytest.mark.parametrize("text", ["a\u0000b", "\u202egnp.exe", "   ", "x" * 501])
def test_chat_with_control_characters_or_without_end_is_refused(ann: Browser, text: str) -> None:
    table = ann.table("imhotep", ME, OPEN)
    with ann.live(table) as live:
        live.until_type("state")
        refused = live.ask(type="chat", text=text, key="c", seat=0)
        assert refused["code"] in ("bad_text", "bad_message")


def test_an_oversized_message_ends_the_connection(ann: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN)
    with ann.live(table) as live:
        live.until_type("state")
        live.socket.send('{"type":"chat","text":"' + "x" * 100_000 + '"}')
        with pytest.raises(ConnectionClosed) as closed:
            live.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_another_site_can_not_open_the_websocket(ann: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN)
    for origin in ("http://evil.example", "null", "http://localhost"):
        with pytest.raises(InvalidStatus) as refused, ann.live(table, origin=origin):
            pass
        assert refused.value.response.status_code == 403


def test_a_table_that_is_not_there_is_said_so(ann: Browser) -> None:
    with ann.live("no-such-table") as live:
        assert live.read()["code"] == "not_found"
        with pytest.raises(ConnectionClosed) as closed:
            live.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


# ------------------ over HTTP


def test_a_request_without_the_token_of_our_page_is_refused(ann: Browser) -> None:
    for headers in ({}, {"x-csrf-token": "0" * 32}):
        answer = ann.http.post("/api/me", json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "wrong_token")
    foreign = {"x-csrf-token": ann.csrf, "origin": "http://evil.example"}
    answer = ann.http.post("/api/me", json={"name": "Eve"}, headers=foreign)
    assert (answer.status_code, answer.json()["error"]) == (403, "wrong_origin")


def test_a_guests_token_is_new_so_that_nobody_can_plant_one(server: Server) -> None:
    with Browser(server) as browser:
        before = browser.http.cookies["perankh"]
        browser.post("/api/me", {"name": "Ann"})
        assert browser.http.cookies["perankh"] != before


def test_an_unknown_host_is_refused(server: Server, ann: Browser) -> None:
    answer = ann.http.get("/healthz", headers={"host": "rebound.example"})
    assert (answer.status_code, answer.json()["error"]) == (400, "unknown_host")


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u0007b", "\u202eabc"])
def test_a_name_that_can_not_be_shown_is_refused(ann: Browser, name: str) -> None:
    answer = ann.send("POST", "/api/me", {"name": name})
    assert answer.status_code == 400
    assert set(answer.json()) == {"error", "text", "args", "message", "detail"}


def test_html_in_a_name_stays_plain_text_in_json(server: Server) -> None:
    name = "<script>alert(1)</script>"
    with Browser(server, name) as browser:
        table = browser.table("imhotep", ME, OPEN)
        answer = browser.http.get(f"/api/tables/{table}")
        assert answer.json()["seats"][0]["name"] == name
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/assets/../../pyproject.toml",
        "/..%2f..%2fpyproject.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/..%5c..%5cpyproject.toml",
        "//etc/passwd.txt",
        "/assets/%00.js",
        "/index.html/../secret.txt",
    ],
)
def test_no_path_leads_out_of_the_page(page_server: Server, path: str) -> None:
    host, port = page_server.host.split(":")
    connection = http.client.HTTPConnection(host, int(port), timeout=10)
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert b"root:" not in body
    assert b"[project]" not in body
    assert b"classified" not in body
    assert answer.status in (200, 400, 404)
    assert answer.status != 200 or body == b"<!doctype html><title>page</title>"


@pytest.fixture(scope="module")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("dist")
    (folder / "page" / "assets").mkdir(parents=True)
    (folder / "secret.txt").write_text("classified", encoding="utf-8")
    (folder / "page" / "index.html").write_text(
        "<!doctype html><title>page</title>", encoding="utf-8"
    )
    (folder / "page" / "t").mkdir()
    (folder / "page" / "t" / "imhotep.html").write_text(
        "<!doctype html><title>ships</title>", encoding="utf-8"
    )
    (folder / "page" / "assets" / "app-1234.js").write_text("let a = 1;\n" * 100, encoding="utf-8")
    with serving(settings(folder / "data", page=folder / "page")) as running:
        yield running


def test_the_page_is_sent_for_every_place_in_it(page_server: Server) -> None:
    with Browser(page_server) as browser:
        for path in ("/", "/t/abc", "/settings"):
            answer = browser.http.get(path)
            assert answer.text == "<!doctype html><title>page</title>"
            assert answer.headers["cache-control"] == "no-cache"
        script = browser.http.get("/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        again = {"if-none-match": script.headers["etag"]}
        assert browser.http.get("/assets/app-1234.js", headers=again).status_code == 304
        assert browser.http.get("/assets/app-9999.js").status_code == 404
        assert browser.http.get("/api/nothing").json()["error"] == "not_found"
        assert browser.http.head("/").status_code == 200


def test_a_table_is_opened_by_the_page_of_its_game_for_those_who_may_see_it(
    page_server: Server,
) -> None:
    with Browser(page_server, "Ann") as ann, Browser(page_server) as stranger:
        table = ann.table("imhotep", {"kind": "me"}, {"kind": "open"}, watch=False)
        assert ann.http.get(f"/t/{table}").text == "<!doctype html><title>ships</title>"
        for who, path in ((ann, f"/t/{table}/end"), (ann, "/t/none"), (stranger, f"/t/{table}")):
            assert who.http.get(path).text == "<!doctype html><title>page</title>"


def test_a_body_without_end_is_refused(ann: Browser) -> None:
    answer = ann.send("POST", "/api/me", {"name": "x" * 300_000})
    assert answer.status_code == 413


def test_setups_and_seats_that_can_not_be_are_told_apart(ann: Browser) -> None:
    wrong: list[Json] = [
        {"game": "senet", "seats": [ME, OPEN]},
        {"game": "imhotep", "seats": [ME]},
        {"game": "imhotep", "seats": [ME, ME]},
        {"game": "imhotep", "seats": [ME, {"kind": "mind", "mind": "oracle"}]},
        {"game": "imhotep", "seats": [ME, OPEN], "setup": {"temple": "c"}},
        {"game": "imhotep", "seats": [ME, OPEN], "box": "[game]\nid = 7"},
        {"game": "imhotep", "seats": [ME, {"kind": "throne"}]},
        {"seats": [ME, OPEN]},
    ]
    for body in wrong:
        answer = ann.send("POST", "/api/tables", body)
        assert answer.status_code in (400, 404), (body, answer.text)
        assert answer.json()["message"]


# ------------------ floods


def test_a_flood_of_requests_is_slowed_down(data: Path) -> None:
    strict = Limits(requests=5.0, requests_burst=20.0)
    with serving(settings(data, strict)) as server, Browser(server) as browser:
        codes = [browser.http.get("/healthz").status_code for _ in range(60)]
        assert codes[:10] == [200] * 10
        assert codes[-1] == 429
        assert browser.http.get("/healthz").json()["error"] == "too_fast"


def test_a_flood_of_messages_is_refused_and_then_cut(data: Path) -> None:
    strict = Limits(messages=1.0, messages_burst=10.0, patience=30)
    with serving(settings(data, strict)) as server, Browser(server, "Ann") as browser:
        table = browser.table("imhotep", ME, OPEN)
        with browser.live(table) as live:
            live.until_type("state")
            with suppress(ConnectionClosed):
                for flood in range(300):
                    live.socket.send('{"type":"watch"}' if flood % 2 else "x")
            with pytest.raises(ConnectionClosed) as closed:
                live.until(lambda _: False)
            assert live.last["refused"]["code"] == "too_fast"
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429


def test_guessing_passwords_is_slowed_down(data: Path) -> None:
    strict = Limits(attempts=0.01, attempts_burst=3.0)
    with serving(settings(data, strict)) as server, Browser(server, "Eve") as eve:
        guess = {"name": "ann", "password": "open sesame"}
        codes = [eve.send("POST", "/api/login", guess).status_code for _ in range(5)]
        assert codes == [401, 401, 401, 429, 429]


def test_one_address_can_not_hold_all_connections(data: Path) -> None:
    with serving(settings(data, Limits(connections=2))) as server, Browser(server, "Ann") as ann:
        table = ann.table("imhotep", ME, OPEN)
        with ann.live(table), ann.live(table), ann.live(table) as third:
            assert third.read()["code"] == "too_fast"


def test_the_log_holds_no_secrets(data: Path) -> None:
    server = Server(settings(data))
    with Browser(server, "Ann-of-the-log") as ann:
        table = ann.table("imhotep", ME, {"kind": "invited"})
        token = ann.http.cookies["perankh"]
        with ann.live(table) as live:
            live.until_type("state")
            live.ask(type="act", seat=1, n=1, key="key-in-log", action=0)
            live.socket.send("garbage")
            live.until_type("refused")
        ann.send("POST", "/api/login", {"name": "nobody", "password": "password-in-log"})
    said = server.stop()
    assert "refused a message" in said
    for secret in (token, ann.csrf, "password-in-log", "key-in-log", "Ann-of-the-log", table):
        assert secret not in said


def test_a_game_goes_on_after_all_that(ann: Browser, ben: Browser) -> None:
    table = ann.table("pebbles", ME, OPEN)
    ben.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        assert play_on([one, two], random.Random(8)) > 5
