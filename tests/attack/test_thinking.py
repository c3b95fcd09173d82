"""Nobody's computers keep others waiting (issue 11, point 10)."""

from pathlib import Path

from msgspec.structs import replace

from perankh.web.settings import Limits
from tests.web.serving import Browser, Json, number, serving, settings

ME: Json = {"kind": "me"}
EMPTY = 12


def computer(name: str) -> Json:
    return {"kind": "mind", "mind": name}


def test_people_are_answered_before_tables_without_people(tmp_path: Path) -> None:
    """Tables of computers alone once made another's wait for seventeen seconds."""
    limits = replace(Limits(), tables_burst=100.0)
    with (
        serving(settings(tmp_path / "data", limits)) as server,
        Browser(server, "Mallory") as mallory,
        Browser(server, "Ann") as ann,
    ):
        empty = [
            mallory.table("imhotep", computer("vizier"), computer("vizier")) for _ in range(EMPTY)
        ]
        table = ann.table("imhotep", ME, computer("greedy"))
        with ann.live(table) as live:
            live.until_type("state")
            while not live.options:
                live.read()
            before = moves(mallory, empty)
            for _ in range(4):
                asked = number(live.state, "n")
                live.act(live.options[0], f"k{asked}")
                while number(live.state, "n") == asked or not live.options:
                    live.read()
            passed = moves(mallory, empty) - before
    assert passed <= 16, "others were served again and again before the person at the table"


def moves(browser: Browser, tables: list[str]) -> int:
    """How many actions were taken at these tables, without looking on there."""
    return sum(number(browser.get(f"/api/tables/{table}"), "n") for table in tables)


def test_nobody_says_how_long_a_computer_may_think(ann: Browser) -> None:
    for name in ("search@900s", "search@9999999999", "no-such-mind"):
        plan: Json = {"game": "imhotep", "seats": [ME, computer(name)]}
        answer = ann.send("POST", "/api/tables", plan)
        assert (answer.status_code, answer.json()["error"]) == (400, "unknown_mind")
