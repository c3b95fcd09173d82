"""Nobody's computers keep others waiting."""

from pathlib import Path

from msgspec.structs import replace

from perankh.web.settings import Limits
from tests.attack.attacking import figure
from tests.web.serving import Browser, Json, Live, number, serving, settings

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
        for _ in range(EMPTY):
            mallory.table("imhotep", computer("vizier"), computer("vizier"))
        table = ann.table("imhotep", ME, computer("greedy"))
        with ann.live(table) as live:
            live.until_type("state")
            while not live.options:
                live.read()
            passed = [served_before(live, mallory) for _ in range(6)]
    # In one queue for all, each answer would wait for all the others that came before.
    assert min(passed) <= EMPTY // 2, f"others were served before the person at the table: {passed}"


def served_before(live: Live, browser: Browser) -> int:
    """How many actions the house takes at other tables until a person's opponent has answered."""
    asked = number(live.state, "n")
    before = figure(browser, "perankh_moves_total")
    live.act(live.options[0], f"k{asked}")
    while number(live.state, "n") == asked or not live.options:
        live.read()
    both = 2
    return int(figure(browser, "perankh_moves_total") - before) - both


def test_nobody_says_how_long_a_computer_may_think(ann: Browser) -> None:
    for name in ("search@900s", "search@9999999999", "no-such-mind"):
        plan: Json = {"game": "imhotep", "seats": [ME, computer(name)]}
        answer = ann.send("POST", "/api/tables", plan)
        assert (answer.status_code, answer.json()["error"]) == (400, "unknown_mind")
