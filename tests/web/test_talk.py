"""Talk over the wire: apart from the game's log, in parts, and the host may mute."""

from __future__ import annotations

import random

from tests.web.serving import Browser, Json, Live, lines, look, number, play_on

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


def begun(ann: Browser, ben: Browser, game: str = "imhotep") -> str:
    table = ann.table(game, ME, OPEN)
    ben.post(f"/api/tables/{table}/join", {})
    return table


def texts(message: Json) -> list[object]:
    return [line["text"] for line in lines(message)]


def say_all(live: Live, said: list[str]) -> None:
    for text in said:
        assert live.ask(type="chat", text=text, key=text)["type"] == "done"


def test_talk_leaves_the_log_of_the_game_alone(ann: Browser, ben: Browser) -> None:
    table = begun(ann, ben)
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        before = number(one.state, "seq")
        say_all(one, [f"{count}" for count in range(30)])
        say_all(two, ["hm"])
        assert play_on([one, two], random.Random(1), actions=2) == 2
        assert number(one.state, "seq") == before + 2
        assert ann.get(f"/api/tables/{table}")["seq"] == before + 2


def test_opening_a_table_sends_the_last_part_of_the_talk_and_the_rest_on_request(
    ann: Browser, ben: Browser
) -> None:
    table = begun(ann, ben)
    said = [f"line {count}" for count in range(230)]
    with ann.live(table) as live:
        live.until_type("state")
        say_all(live, said)
    with ben.live(table) as live:
        message = live.until_type("talk")
        have = texts(message)
        assert (have, message["earlier"]) == (said[-100:], True)
        while message["earlier"]:
            first = lines(message)[0]["line"]
            live.say(type="earlier", of="talk", before=first)
            message = live.until_type("talk")
            have = texts(message) + have
        assert have == said
        assert {line["mine"] for line in lines(message)} == {False}


def test_what_is_said_twice_under_one_key_is_said_once(ann: Browser, ben: Browser) -> None:
    table = begun(ann, ben)
    with ann.live(table) as live:
        live.until_type("state")
        for _ in range(3):
            assert live.ask(type="chat", text="once", key="k")["type"] == "done"
    with ben.live(table) as live:
        assert texts(live.until_type("talk")) == ["once"]


def test_the_host_mutes_a_person_and_lets_them_talk_again(ann: Browser, ben: Browser) -> None:
    table = begun(ann, ben)
    with ann.live(table) as host, ben.live(table) as other:
        host.until_type("state")
        other.until_type("state")
        say_all(other, ["shouting"])
        line = lines(host.until_type("talk"))[0]
        assert (line["mine"], line["muted"]) == (False, False)
        refused = other.ask(type="mute", line=line["line"], muted=True, key="m0")
        assert refused["code"] == "not_host"
        assert host.ask(type="mute", line=line["line"], muted=True, key="m1")["type"] == "done"
        assert other.ask(type="chat", text="more", key="c1")["code"] == "muted"
        assert lines(host.until_type("talk"))[0]["muted"] is True
        assert play_on([host, other], random.Random(2), actions=2) == 2, "the game goes on"
        assert host.ask(type="mute", line=line["line"], muted=False, key="m2")["type"] == "done"
        assert other.ask(type="chat", text="sorry", key="c2")["type"] == "done"
        unknown = host.ask(type="mute", line=99, muted=True, key="m3")
        assert unknown["code"] == "not_found"


def test_opening_a_long_game_sends_the_last_part_of_its_log_and_the_rest_on_request(
    ann: Browser,
) -> None:
    table = ann.table("valley_of_the_kings", ME, {"kind": "here", "name": "Bo"})
    with ann.live(table) as live:
        live.until_type("state")
        while number(live.state, "seq") < 230:
            look(live)
            play_on([live], random.Random(number(live.state, "n")), 1)
        seq = live.seq
    with ann.live(table) as live:
        message = live.until_type("entries")
        assert (len(live.entries), message["since"], message["earlier"]) == (200, 0, True)
        live.say(type="earlier", of="log", before=live.entries[0]["seq"])
        rest = live.until_type("earlier")
        entries = rest["entries"]
        assert isinstance(entries, list)
        assert rest["earlier"] is False
        numbers = [one["seq"] for one in [*entries, *live.entries]]
        assert numbers == list(range(1, seq + 1))
    with ann.live(table, since=seq - 5) as live:
        assert live.until_type("entries")["since"] == seq - 5
    with ann.live(table, since=1) as live:
        assert live.until_type("entries")["since"] == 0
