"""Accounts and shares: good passwords, guesses that come to nothing, one's own browsers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from perankh.games import game
from perankh.web.security import AccountAttempts, counted_as
from perankh.web.sessions import common_passwords
from perankh.web.settings import Limits
from tests.web.serving import EASY, Browser, Json, Server, serving, settings

GOOD, BETTER = "seven scarabs sing", "eight ibises nod"
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"


def account(browser: Browser, name: str) -> str:
    browser.post("/api/account", {"name": name, "password": GOOD})
    return name


def refused(browser: Browser, path: str, data: Json) -> str:
    return str(browser.send("POST", path, data).json()["error"])


# ------------------ passwords


@pytest.mark.parametrize(
    "password", ["password1", "PassWord1", "qwerty123", "heslo123", "abababab"]
)
def test_a_password_that_guessers_try_first_is_refused(ann: Browser, password: str) -> None:
    wish: Json = {"name": "ann-common", "password": password}
    assert refused(ann, "/api/account", wish) == "common_password"


def test_the_own_name_is_no_password(ann: Browser) -> None:
    wish: Json = {"name": "Ann of Thebes", "password": "ann of thebes"}
    assert refused(ann, "/api/account", wish) == "common_password"


def test_the_shipped_list_holds_only_what_could_be_chosen() -> None:
    assert len(common_passwords()) > 300
    assert all(len(one) >= 8 and one == one.casefold() for one in common_passwords())


def test_a_password_is_changed_by_who_knows_the_old_one(ann: Browser, server: Server) -> None:
    name = account(ann, "ann-changes")
    change = "/api/account/password"
    assert refused(ann, change, {"old": "not the old one", "new": BETTER}) == "wrong_password"
    assert refused(ann, change, {"old": GOOD, "new": "password123"}) == "common_password"
    assert ann.post(change, {"old": GOOD, "new": BETTER})["account"] == name
    with Browser(server, "Elsewhere") as other:
        assert refused(other, "/api/login", {"name": name, "password": GOOD}) == "wrong_password"
        assert other.post("/api/login", {"name": name, "password": BETTER})["account"] == name


def test_a_guest_has_no_password_to_change(ann: Browser) -> None:
    wish: Json = {"old": GOOD, "new": BETTER}
    assert refused(ann, "/api/account/password", wish) == "no_account"


# ------------------ browsers


@pytest.fixture
def laptop(server: Server) -> Iterator[Browser]:
    with Browser(server, "Ann on a laptop") as browser:
        browser.http.headers["user-agent"] = FIREFOX
        yield browser


def test_a_new_password_ends_every_other_browser(ann: Browser, laptop: Browser) -> None:
    name = account(ann, "ann-of-two-browsers")
    laptop.post("/api/login", {"name": name, "password": GOOD})
    table = ann.table("imhotep", ME, OPEN)
    with laptop.live(table) as live:
        live.until_type("state")
        ann.post("/api/account/password", {"old": GOOD, "new": BETTER})
        with pytest.raises(ConnectionClosed) as ended:
            live.until(lambda _: False)
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 4401
    assert laptop.get("/api/me")["person"] is None
    assert ann.get("/api/me")["account"] == name


def test_browsers_are_listed_and_signed_out_but_for_this_one(ann: Browser, laptop: Browser) -> None:
    name = account(ann, "ann-lists")
    laptop.post("/api/login", {"name": name, "password": GOOD})
    listed = laptop.http.get("/api/account/sessions").json()
    assert [(one["browser"], one["here"]) for one in listed] == [
        ("Firefox, Linux", True),
        ("", False),
    ]
    assert all(one["since"] <= one["used"] + 1000 for one in listed)
    laptop.post("/api/logout/others")
    assert [one["here"] for one in laptop.http.get("/api/account/sessions").json()] == [True]
    assert ann.get("/api/me")["person"] is None


def test_a_stranger_lists_nobodys_browsers(server: Server) -> None:
    with Browser(server, "") as stranger:
        assert stranger.http.get("/api/account/sessions").status_code == 401


# ------------------ guessing


def test_guesses_at_one_account_are_slowed_down_wherever_they_come_from() -> None:
    attempts = AccountAttempts(Limits(account_attempts=0.001, account_attempts_burst=3))
    assert attempts.allows("hanka", "home")
    attempts.succeeded("hanka", "home")
    tries = [attempts.allows("hanka", f"10.0.0.{at}") for at in range(6)]
    assert tries == [True, True, True, False, False, False]
    assert attempts.allows("hanka", "home"), "who was let in before is not locked out by others"
    assert attempts.allows("tomasz", "10.0.0.9"), "other accounts are not held up"


def test_the_server_stops_a_guesser_at_the_right_password_too(data: Path) -> None:
    limits = replace(EASY, account_attempts=0.001, account_attempts_burst=3)
    with serving(settings(data, limits)) as server, Browser(server, "Ann") as ann:
        name = account(ann, "ann-guessed")
        with Browser(server, "Eve") as eve:
            said = [
                refused(eve, "/api/login", {"name": name.upper(), "password": f"wrong guess {at}"})
                for at in range(4)
            ]
            assert said == ["wrong_password"] * 3 + ["too_fast"]
            assert refused(eve, "/api/login", {"name": name, "password": GOOD}) == "too_fast"


# ------------------ addresses and shares


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:198.51.100.7", "198.51.100.7", True),
        ("198.51.100.7", "198.51.100.8", False),
    ],
)
def test_one_ipv6_network_is_one_caller(one: str, other: str, same: bool) -> None:
    assert (counted_as(one) == counted_as(other)) is same


FORWARDED = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}


def is_secure(server: Server) -> bool:
    """Whether the server takes us for a caller over TLS, as the header claims."""
    with Browser(server, "") as browser:
        browser.http.cookies.clear()
        said = browser.http.get("/api/me", headers=FORWARDED).headers
        return "strict-transport-security" in said and "secure" in said["set-cookie"].lower()


def test_nobodys_word_about_addresses_is_taken_unless_the_proxy_is_trusted(data: Path) -> None:
    with serving(settings(data)) as server:
        assert not is_secure(server)
    with serving(replace(settings(data), trusted_proxies=("127.0.0.0/8",))) as server:
        assert is_secure(server)
    with serving(replace(settings(data), trusted_proxies=("192.0.2.1",))) as server:
        assert not is_secure(server)


def test_who_lies_about_the_address_gets_no_second_share(data: Path) -> None:
    limits = replace(EASY, requests=0.001, requests_burst=8)
    with serving(settings(data, limits)) as server, Browser(server, "") as browser:
        answers = [
            browser.http.get("/api/games", headers={"x-forwarded-for": f"203.0.113.{at}"})
            for at in range(12)
        ]
        assert answers[-1].status_code == 429


def test_a_guest_has_only_so_many_tables_under_way(data: Path) -> None:
    limits = replace(EASY, guest_tables=2, account_tables=3)
    with serving(settings(data, limits)) as server, Browser(server, "Ann") as ann:
        tables = [ann.table("imhotep", ME, OPEN) for _ in range(2)]
        wish: Json = {"game": "imhotep", "seats": [ME, OPEN]}
        said = ann.send("POST", "/api/tables", wish)
        assert (said.status_code, said.json()["args"]) == (409, {"most": 2})
        account(ann, "ann-of-many-tables")
        tables.append(ann.table("imhotep", ME, OPEN))
        assert refused(ann, "/api/tables", wish) == "table_quota"
        assert ann.send("DELETE", f"/api/tables/{tables[0]}").status_code == 204
        ann.table("imhotep", ME, OPEN)


def test_tables_and_guests_of_one_address_have_a_share_of_each_day(data: Path) -> None:
    limits = replace(EASY, tables_a_day=3)
    with serving(settings(data, limits)) as server, Browser(server, "Ann") as ann:
        ann.table("imhotep", ME, OPEN)
        ann.table("imhotep", ME, OPEN)
        assert refused(ann, "/api/tables", {"game": "imhotep", "seats": [ME, OPEN]}) == "too_fast"


def test_corrected_boxes_have_a_share_of_each_day(data: Path) -> None:
    limits = replace(EASY, box_bytes_a_day=70_000)
    with serving(settings(data, limits)) as server, Browser(server, "Ann") as ann:
        box = (game("imhotep").folder / "box.toml").read_text(encoding="utf-8")
        wish: Json = {"game": "imhotep", "seats": [ME, OPEN], "box": box}
        said = [
            ann.send("POST", "/api/tables", wish).status_code for _ in range(70_000 // len(box) + 1)
        ]
        assert set(said[:-1]) == {201}
        assert said[-1] == 429


def test_a_person_changes_names_only_so_often(data: Path) -> None:
    limits = replace(EASY, renames_a_day=2)
    with serving(settings(data, limits)) as server, Browser(server, "Ann") as ann:
        said = [
            ann.send("POST", "/api/me", {"name": name}).status_code for name in ("A", "B", "C", "D")
        ]
        assert said == [200, 200, 429, 429]
        assert ann.get("/api/me")["name"] == "B"


def test_whole_logs_are_for_few(data: Path) -> None:
    limits = replace(EASY, exports=0.001, exports_burst=2)
    with serving(settings(data, limits)) as server, Browser(server, "Ann") as ann:
        table = ann.table("imhotep", ME, OPEN)
        said = [ann.http.get(f"/api/tables/{table}/log").status_code for _ in range(3)]
        assert said == [200, 200, 429]


def test_a_nameless_watcher_beside_a_computer_is_counted(ann: Browser, server: Server) -> None:
    table = ann.table("imhotep", ME, {"kind": "mind", "mind": "random"})
    with (
        Browser(server, "") as stranger,
        ann.live(table) as live,
        stranger.live(table) as nameless,
    ):
        nameless.until_type("state")
        live.until(lambda message: message["type"] == "presence" and message["spectators"] == 1)
