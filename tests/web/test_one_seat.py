"""A table with one seat over the wire: the rival beside the player, and choices by seat."""

from __future__ import annotations

import random

import pytest

from tests.web.serving import Browser, Json, play_on

ME: Json = {"kind": "me"}
GREEDY: Json = {"kind": "mind", "mind": "greedy"}
CHOICES: Json = {"gift": [True], "hunger": 2, "catch": ["tall", "golden"]}


def test_one_person_plays_against_the_rival_to_the_end(ann: Browser) -> None:
    table = ann.table("heron", ME, setup=CHOICES)
    with ann.live(table) as live:
        live.until(lambda message: message["type"] == "state" and bool(message["view"]))
        setup = live.table["setup"]
        assert isinstance(setup, dict)
        assert setup == CHOICES | {"heron": True}
        assert live.state["rivals"] == [
            {"id": "heron", "scores": {"reeds": 5, "gold": 2}, "place": None}
        ]
        play_on([live], random.Random(2))
        result = live.table["result"]
        assert isinstance(result, dict)
        (rival,) = result["rivals"]
        assert sorted([*result["places"], rival["place"]]) == [1, 2]
        assert live.state["rivals"] == [rival]
        live.say(type="moment", n=0)
        moment = live.until_type("moment")
        assert moment["rivals"] == [
            {"id": "heron", "scores": {"reeds": 5, "gold": 2}, "place": None}
        ]
    record = ann.http.get(f"/api/tables/{table}/record").json()
    assert record["options"] == CHOICES | {"heron": True}
    assert [one["id"] for one in record["result"]["rivals"]] == ["heron"]


def test_the_analysis_has_a_line_for_the_rival(ann: Browser) -> None:
    table = ann.table("heron", GREEDY)
    with ann.live(table) as live:
        live.until(lambda message: message["type"] == "state")
        while live.table["phase"] != "over":
            live.read()
        live.say(type="analyse")
        found = live.until_type("analysis")
        assert found["rivals"] == ["heron"]
        outlooks = found["outlooks"]
        assert isinstance(outlooks, list)
        assert all(len(one["chances"]) == 2 for one in outlooks)


@pytest.mark.parametrize(
    ("seats", "setup", "complaint"),
    [
        ([ME, GREEDY], {"hunger": 1}, "hunger: is for 1 players, not 2"),
        ([ME, GREEDY], {"gift": [True]}, "gift: has 1 values for 2 seats"),
        ([ME], {"hunger": 1, "catch": ["tall", "golden"]}, "catch: must be none or as many as"),
        ([ME], {"catch": [["tall"]]}, ""),
        ([ME], {"gift": [True] * 5000}, "gift: has 5000 values for 1 seats"),
    ],
)
def test_choices_that_can_not_be_are_refused_by_name(
    ann: Browser, seats: list[Json], setup: Json, complaint: str
) -> None:
    answer = ann.send("POST", "/api/tables", {"game": "heron", "seats": seats, "setup": setup})
    assert answer.status_code == 400, answer.text
    assert complaint in answer.json()["message"]


def test_the_catalogue_tells_what_each_choice_depends_on(ann: Browser) -> None:
    games = ann.http.get("/api/games").json()
    heron = next(one for one in games if one["id"] == "heron")
    fields = {field["field"]: field for field in heron["setup"]}
    assert fields["gift"]["per_seat"]
    assert fields["gift"]["usual"] is False
    assert (fields["hunger"]["kind"], fields["hunger"]["values"]) == ("number", [0, 1, 2, 3])
    assert fields["hunger"]["when_players"] == [1]
    assert fields["catch"]["when"] == {"hunger": [1, 2, 3]}
    assert fields["catch"]["as_many_as"] == "hunger"
