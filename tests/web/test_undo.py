"""Taking back over the wire, in every game of the house: alone, by consent, with somebody away."""

import random

import pytest

from perankh.games import GAMES
from tests.web.serving import Browser, Json, Live, number, play_on

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}

every_game = pytest.mark.parametrize("game", GAMES)


def until_undo(live: Live) -> Json:
    """Read on until something was taken back; that entry."""
    while live.entries[-1]["kind"] != "undo":
        live.read()
    return live.entries[-1]


def until_asked(one: Live, other: Live) -> None:
    """Some actions of both, until the first of them must decide."""
    chance = random.Random(1)
    play_on([one, other], chance, actions=4)
    while not one.options:
        play_on([one, other], chance, actions=1)


def with_floor(players: list[Live], seed: int) -> Live:
    """Play until somebody can take something back alone; who."""
    chance = random.Random(seed)
    for _ in range(60):
        play_on(players, chance, actions=1)
        able = [one for one in players if number(one.state, "floor") > 0]
        if able:
            return able[0]
    raise AssertionError("nobody could take anything back alone")


@every_game
def test_what_the_page_is_told_can_be_taken_back_alone(
    ann: Browser, ben: Browser, game: str
) -> None:
    table = ann.table(game, ME, OPEN)
    ben.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        able = with_floor([one, two], 1)
        seat, floor, n = able.state["seat"], number(able.state, "floor"), number(able.state, "n")
        done = able.ask(type="undo", seat=seat, count=floor, n=n, key="back")
        assert done["type"] == "done", done
        for live in (one, two):
            live.until_seq(number(done, "seq"))
            assert live.entries[-1]["undoes"] == list(range(n - floor, n))
        assert able.table["decider"] == seat
        assert able.state["floor"] == 0 or number(able.state, "n") == n + 1


@every_game
def test_everything_is_taken_back_when_the_other_agrees(
    ann: Browser, ben: Browser, game: str
) -> None:
    table = ann.table(game, ME, OPEN)
    ben.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        first = one.state["view"]
        assert play_on([one, two], random.Random(2), actions=12) == 12
        asked = one.ask(type="undo", seat=0, count=12, n=13, key="please")
        assert asked["type"] == "done", asked
        two.until_seq(number(asked, "seq"))
        undo = two.table["undo"]
        assert isinstance(undo, dict)
        agreed = two.ask(type="consent", seat=1, request=undo["request"], agree=True, key="fine")
        assert agreed["type"] == "done", agreed
        assert until_undo(one)["undoes"] == list(range(1, 13))
        one.until_seq(one.seq)
        assert one.state["view"] == first


def test_nothing_is_taken_back_behind_the_back_of_who_is_away(ann: Browser, ben: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN)
    ben.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        until_asked(one, two)
        ben.post(f"/api/tables/{table}/leave", {})
        one.until_seq(two.seq + 1)
        n = number(one.state, "n")
        asked = one.ask(type="undo", seat=0, count=n - 1, n=n, key="all of it")
        assert asked["type"] == "done", asked
        one.until_seq(number(asked, "seq"))
        undo = one.table["undo"]
        assert isinstance(undo, dict)
        assert undo["waiting"] == [1]
        assert not [entry for entry in one.entries if entry["kind"] == "undo"]
        ben.post(f"/api/tables/{table}/return", {})
        agreed = two.ask(type="consent", seat=1, request=undo["request"], agree=True, key="fine")
        assert agreed["type"] == "done", agreed
        assert until_undo(one)["undoes"] == list(range(1, n))


def test_a_stand_in_agrees_where_the_table_was_made_so(ann: Browser, ben: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN, stand_in_undo="always")
    ben.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        assert one.table["stand_in_undo"] == "always"
        until_asked(one, two)
        ben.post(f"/api/tables/{table}/leave", {})
        one.until_seq(two.seq + 1)
        n = number(one.state, "n")
        done = one.ask(type="undo", seat=0, count=n - 1, n=n, key="all of it")
        assert done["type"] == "done", done
        assert until_undo(one)["undoes"] == list(range(1, n))
