import random

import pytest

from tests.web.serving import Browser, Json, lines, number, play_on, seats

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
GREEDY: Json = {"kind": "mind", "mind": "greedy"}


@pytest.mark.parametrize("game", ["imhotep", "pebbles"])
def test_two_people_play_a_whole_game_over_the_wire(ann: Browser, ben: Browser, game: str) -> None:
    table = ann.table(game, ME, OPEN)
    with ann.live(table) as one:
        one.until_type("state")
        assert one.table["phase"] == "waiting"
        assert ben.post(f"/api/tables/{table}/join", {})["phase"] == "playing"
        with ben.live(table) as two:
            two.until_type("state")
            one.until(lambda message: message["type"] == "state" and bool(message["view"]))
            assert play_on([one, two], random.Random(5)) > 10
            assert one.table["phase"] == two.table["phase"] == "over"
            assert [entry["seq"] for entry in one.entries] == list(range(1, one.seq + 1))
            assert one.seq == two.seq
            commitment = one.table["commitment"]
    record = ann.http.get(f"/api/tables/{table}/record")
    assert record.json()["commitment"] == commitment
    verdict = ann.http.post(
        "/api/verify", content=record.content, headers={"x-csrf-token": ann.csrf}
    ).json()
    assert verdict["good"] or "pebbles" in verdict["message"], verdict


def test_a_mind_answers_by_itself_until_a_person_is_asked(ann: Browser) -> None:
    table = ann.table("imhotep", ME, GREEDY, GREEDY)
    with ann.live(table) as live:
        live.until_type("state")
        for turn in range(6):
            while not live.options:
                live.read()
            assert live.act(live.options[0], f"turn {turn}")["type"] == "done"
            live.until_seq(number(live.last["done"], "seq"))


def test_minds_alone_play_to_the_end_while_somebody_looks_on(ann: Browser, ben: Browser) -> None:
    table = ann.table("pebbles", GREEDY, GREEDY)
    with ben.live(table) as watching:
        watching.until(lambda message: message["type"] == "state" and bool(message["table"]))
        while watching.table["phase"] != "over":
            watching.read()
        assert watching.state["seat"] is None
        assert watching.table["result"]


def test_who_comes_back_gets_exactly_what_they_missed(ann: Browser, ben: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN)
    ben.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        play_on([one, two], random.Random(1), actions=5)
        before, known = one.seq, list(one.entries)
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        play_on([one, two], random.Random(2), actions=7)
        complete = list(one.entries)
    with ann.live(table, since=before) as back:
        back.until_type("state")
        assert known + back.entries == complete
    with ann.live(table, since=10_000) as lost:
        lost.until_type("state")
        assert lost.entries == complete


def test_an_undo_within_the_floor_is_done_and_stays_in_the_log(ann: Browser) -> None:
    table = ann.table("imhotep", ME, {"kind": "here", "name": "Bo"})
    with ann.live(table) as live:
        live.until_type("state")
        assert live.state["seat"] is None, "two share the screen: the curtain is closed"
        decider = live.table["decider"]
        live.say(type="look", seat=decider)
        live.until(lambda message: message["type"] == "state" and message["seat"] == decider)
        assert live.act(live.options[0], "first")["type"] == "done"
        live.until_seq(number(live.last["done"], "seq"))
        assert live.state["floor"] == 1
        done = live.ask(type="undo", seat=decider, count=1, n=live.state["n"], key="oops")
        assert done["type"] == "done", done
        live.until_seq(number(done, "seq"))
        assert live.entries[-1]["undoes"] == [1]
        assert live.table["decider"] == decider
    with ann.live(table) as again:
        again.until_type("state")
        undone = [entry["undone"] for entry in again.entries if entry["kind"] == "action"]
        assert undone == [True]


def test_an_undo_beyond_the_floor_needs_the_other_person(ann: Browser, ben: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN)
    ben.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        play_on([one, two], random.Random(1), actions=4)
        asked = one.ask(type="undo", seat=0, count=3, n=one.state["n"], key="please")
        assert asked["type"] == "done"
        two.until_seq(number(asked, "seq"))
        undo = two.table["undo"]
        assert isinstance(undo, dict)
        assert (undo["seat"], undo["count"], undo["waiting"]) == (0, 3, [1])
        agreed = two.ask(type="consent", seat=1, request=undo["request"], agree=True, key="fine")
        assert agreed["type"] == "done"
        while one.entries[-1]["kind"] != "undo":
            one.read()
        assert one.entries[-1]["undoes"] == [2, 3, 4]


def test_a_preview_a_reason_and_a_moment_are_told_to_who_asks(ann: Browser) -> None:
    table = ann.table("imhotep", ME, GREEDY)
    with ann.live(table) as live:
        live.until_type("state")
        while not live.options:
            live.read()
        question = live.state["question"]
        assert isinstance(question, dict)
        option = question["options"][0]
        live.say(type="preview", seat=0, action=option["action"])
        preview = live.until_type("preview")
        assert preview["seal"] == option["seal"]
        assert preview["events"]
        live.say(type="why", seat=0, meaning=option["meaning"])
        assert live.until_type("reason")["key"] == ""
        live.say(type="why", seat=0, meaning={"verb": "sail", "ship": 1, "site": "temple"})
        reason = live.until_type("reason")
        assert str(reason["key"]).startswith(("imhotep-why", "why-"))
        live.say(type="moment", n=0)
        moment = live.until_type("moment")
        assert moment["n"] == 0
        assert moment["view"]
        live.say(type="moment", n=5_000)
        assert live.until_type("refused")["code"] == "wrong_phase"


def test_leaving_hands_over_to_a_mind_and_returning_takes_the_seat_back(
    ann: Browser, ben: Browser
) -> None:
    table = ann.table("imhotep", ME, OPEN)
    ben.post(f"/api/tables/{table}/join", {})
    left = ben.post(f"/api/tables/{table}/leave", {})
    assert seats(left)[1]["away"] is True
    with ann.live(table) as live:
        live.until_type("state")
        while not live.options:
            live.read()
        assert live.act(live.options[0], "on we go")["type"] == "done"
    back = ben.post(f"/api/tables/{table}/return", {})
    assert seats(back)[1]["away"] is False


def test_a_rematch_keeps_the_seat_of_the_other_person(ann: Browser, ben: Browser) -> None:
    table = ann.table("pebbles", ME, OPEN)
    ben.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        play_on([one, two], random.Random(3))
    again = ann.post(f"/api/tables/{table}/rematch")
    assert again["phase"] == "waiting"
    assert ben.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert seats(ben.get(f"/api/tables/{again['id']}"))[1]["kept"] is True
    assert ben.post(f"/api/tables/{again['id']}/join", {})["phase"] == "playing"


def test_many_questions_in_one_breath_are_all_answered(ann: Browser) -> None:
    table = ann.table("imhotep", ME, {"kind": "here", "name": "Bo"})
    with ann.live(table) as live:
        live.until_type("state")
        for _ in range(300):
            live.say(type="why", meaning={"verb": "sail"})
        live.say(type="moment", n=99)
        answers = 0
        while "refused" not in live.last:
            answers += live.read()["type"] == "reason"
        assert answers == 300


def test_my_tables_are_listed_with_whose_turn_it_is(ann: Browser) -> None:
    table = ann.table("imhotep", ME, {"kind": "here", "name": "Bo"})
    mine = ann.http.get("/api/tables").json()["tables"]
    assert [(one["id"], one["my_turn"]) for one in mine] == [(table, True)]
    assert ann.send("DELETE", f"/api/tables/{table}").status_code == 204
    assert ann.http.get("/api/tables").json()["tables"] == []


def test_what_is_said_reaches_everybody_as_plain_text(ann: Browser, ben: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN)
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        said = "<img src=x onerror=alert(1)> & “hello”"
        assert one.ask(type="chat", text=said, key="c1", seat=0)["type"] == "done"
        assert lines(two.until_type("talk"))[-1]["text"] == said
        assert two.ask(type="chat", text="watching", key="c2")["type"] == "done"


def test_a_guest_claims_an_account_and_signs_in_elsewhere(ann: Browser, ben: Browser) -> None:
    table = ann.table("imhotep", ME, OPEN)
    name = f"ann-{table}"
    assert ann.post("/api/account", {"name": name, "password": "papyrus reed"})["account"] == name
    wrong = ben.send("POST", "/api/login", {"name": name, "password": "papyrus weed"})
    assert (wrong.status_code, wrong.json()["error"]) == (401, "wrong_password")
    me = ben.post("/api/login", {"name": name, "password": "papyrus reed"})
    assert me["name"] == "Ann"
    assert [one["id"] for one in ben.http.get("/api/tables").json()["tables"]] == [table]
    taken = ann.send("POST", "/api/account", {"name": name, "password": "papyrus reed"})
    assert (taken.status_code, taken.json()["error"]) == (400, "has_account")
