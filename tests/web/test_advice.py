"""Hints and analyses: by minds in other processes, for those who may have them."""

import random

import msgspec

from perankh.host.advice import hint_job
from tests.support.pebbles import GAME
from tests.web.serving import Browser, Json, Live, number, play_on
from tests.web.twins import hidden, twins, with_state

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BO: Json = {"kind": "here", "name": "Bo"}


def ask_for_hint(live: Live, seat: int, n: int, key: str = "h") -> Json:
    live.say(type="hint", seat=seat, n=n, key=key)
    return live.until(lambda message: message.get("key") == key)


def test_a_hint_names_the_best_option_and_what_is_to_be_expected_of_each(ann: Browser) -> None:
    table = ann.table("pebbles", ME, {"kind": "mind", "mind": "greedy"})
    with ann.live(table) as live:
        live.until(lambda message: message["type"] == "state" and bool(live.options))
        hint = ask_for_hint(live, 0, number(live.state, "n"))
        assert hint["type"] == "hint", hint
        best, others = hint["best"], hint["others"]
        assert isinstance(best, dict)
        assert isinstance(others, list)
        assert hint["n"] == live.state["n"]
        assert sorted(one["action"] for one in (best, *others)) == sorted(live.options)
        assert 0 <= best["chance"] <= 1
        assert all(best["visits"] >= other["visits"] for other in others)
        again = ask_for_hint(live, 0, number(live.state, "n"), "again")
        assert {**again, "key": "h"} == hint


def test_a_hint_is_only_for_who_must_decide(ann: Browser, ben: Browser) -> None:
    table = ann.table("pebbles", ME, OPEN)
    ben.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        decides, waits = (one, two) if one.options else (two, one)
        seat, n = number(decides.state, "seat"), number(decides.state, "n")
        assert ask_for_hint(waits, seat, n)["code"] == "not_your_seat"
        assert ask_for_hint(waits, 1 - seat, n)["code"] == "not_your_turn"
        assert ask_for_hint(decides, seat, n + 1)["code"] == "stale_action"
        waits.say(type="chat", text="hm", key="c", seat=1 - seat)
        waits.until_type("done")
        assert "hint" not in waits.last


def test_a_table_can_be_without_hints(ann: Browser) -> None:
    table = ann.table("pebbles", ME, BO, hints=False)
    assert ann.get(f"/api/tables/{table}")["hints"] is False
    with ann.live(table) as live:
        live.until_type("state")
        seat = live.table["decider"]
        assert isinstance(seat, int)
        assert ask_for_hint(live, seat, number(live.state, "n"))["code"] == "no_hints"


def test_a_hint_is_dropped_when_the_table_moves_on(ann: Browser) -> None:
    table = ann.table("imhotep", ME, BO)
    with ann.live(table) as live:
        live.until_type("state")
        seat = live.table["decider"]
        live.say(type="look", seat=seat)
        live.until(lambda message: message["type"] == "state" and bool(live.options))
        n, action = number(live.state, "n"), live.options[0]
        live.say(type="hint", seat=seat, n=n, key="h")
        live.say(type="act", seat=seat, n=n, action=action, key="a")
        refused = live.until(lambda message: message.get("key") == "h")
        assert (refused["type"], refused["code"]) == ("refused", "stale_action")


def test_the_minds_are_asked_for_a_hint_with_nothing_that_is_hidden() -> None:
    """What leaves for the worker is the same, byte for byte, whatever the others hold."""
    table = twins(depth=6)[0].table
    assert table.session is not None
    differ = 0
    for seat in (0, 1):
        asked = msgspec.json.encode(hint_job(table, seat))
        for seed in range(20):
            other = with_state(table, GAME.scramble(table.session.state, seat, seed))
            differ += hidden(other) != hidden(table)
            assert msgspec.json.encode(hint_job(other, seat)) == asked
    assert differ > 10, "the scrambled games must differ for this to mean anything"


def test_an_analysis_comes_with_its_progress_and_is_kept(ann: Browser, ben: Browser) -> None:
    table = ann.table("pebbles", ME, OPEN)
    ben.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        one.say(type="analyse")
        assert one.until_type("refused")["code"] == "wrong_phase"
        actions = play_on([one, two], random.Random(6))
        one.say(type="analyse")
        found = one.until_type("analysis")
        progress = one.last["analysing"]
        assert progress["done"] == progress["total"] == actions
        _check_analysis(found, actions)
        two.say(type="analyse")
        assert two.until_type("analysis") == found
        assert "analysing" not in two.last


def _check_analysis(found: Json, actions: int) -> None:
    outlooks, costly, luck = found["outlooks"], found["costly"], found["luck"]
    assert isinstance(outlooks, list)
    assert isinstance(costly, list)
    assert isinstance(luck, list)
    assert [one["n"] for one in outlooks] == list(range(actions + 1))
    assert all(abs(sum(one["chances"]) - 1) < 1e-6 for one in outlooks)
    assert [one["seat"] for one in luck] == [0, 1]
    assert len(costly) <= 5
    for one in costly:
        assert one["before"] < one["n"]
        assert one["meaning"] != one["better"]
        assert one["cost"] > 0


def test_an_analysis_that_nobody_waits_for_is_dropped_and_can_be_asked_for_again(
    ann: Browser,
) -> None:
    greedy: Json = {"kind": "mind", "mind": "greedy"}
    table = ann.table("pebbles", greedy, greedy)
    with ann.live(table) as live:
        live.until(lambda message: message["type"] == "state" and live.table["phase"] == "over")
        live.say(type="analyse")
        live.until_type("analysing")
    with ann.live(table) as live:
        live.say(type="analyse")
        assert live.until_type("analysis")["outlooks"]
