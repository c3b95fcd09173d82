"""No message to a seat depends on what that seat may not know, shown through the real WebSocket.

The tables are laid into the store before the server starts: two games that differ only in what
one seat can't see. That seat's client must then be told the same, byte for byte.
"""

import random
from pathlib import Path

import msgspec
import pytest

from perankh.games import GAMES
from perankh.host.pace import pace_of
from perankh.table.table import Table
from perankh.web.table_messages import entries_message, question, state_message
from tests.support.pebbles import GAME
from tests.table.tables import act, session_of, two_people
from tests.web.serving import Browser, Json, Live, number, play_on, seats, serving, settings
from tests.web.twins import TABLE, TOKEN, Twin, hidden, lay, secret_choices, twins, with_state

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


def test_the_hands_of_others_never_cross_the_wire(ann: Browser, ben: Browser) -> None:
    """Whatever a client is sent names, at most, pebbles that it has seen."""
    table = ann.table("pebbles", ME, OPEN)
    ben.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        play_on([one, two], random.Random(4), actions=6)
        for live, other in ((one, 1), (two, 0)):
            view = live.state["view"]
            assert isinstance(view, dict)
            assert view["players"][other]["hand"] is None
            assert view["players"][1 - other]["hand"] is not None
            for entry in live.entries:
                mine = entry["seat"] == 1 - other
                assert mine or entry["meaning"] is None
                _check_events(entry, 1 - other)
            scores = live.state["scores"]
            assert isinstance(scores, list)
            assert all(set(row) == {"row", "gifts"} for row in scores)


def _check_events(entry: Json, seat: int) -> None:
    events = entry["events"]
    assert isinstance(events, list)
    for event in events:
        if event["event"] in ("pebble_drawn", "shell_peeked") and event["player"] != seat:
            assert event["pebble"] is None


def test_a_spectator_gets_no_hand_and_no_options(ann: Browser, ben: Browser) -> None:
    table = ann.table("pebbles", ME, {"kind": "here", "name": "Bo"})
    with ben.live(table) as watching, ann.live(table) as curtain:
        for live in (watching, curtain):
            live.until_type("state")
            view = live.state["view"]
            assert isinstance(view, dict)
            assert [player["hand"] for player in view["players"]] == [None, None]
            assert live.options == []


def test_the_curtain_shows_one_hand_at_a_time(ann: Browser) -> None:
    table = ann.table("pebbles", ME, {"kind": "here", "name": "Bo"})
    with ann.live(table) as live:
        live.until_type("state")
        for seat in (0, 1, 0):
            _look(live, seat)
            view = live.state["view"]
            assert isinstance(view, dict)
            shown = [player["hand"] is not None for player in view["players"]]
            assert shown == [seat == 0, seat == 1]
        live.say(type="watch")
        live.until(lambda message: message["type"] == "state" and message["seat"] is None)


def _look(live: Live, seat: int) -> None:
    live.say(type="look", seat=seat)
    live.until(lambda message: message["type"] == "state" and message["seat"] == seat)


def test_an_invitation_is_told_to_the_host_alone(ann: Browser, ben: Browser) -> None:
    table = ann.table("imhotep", ME, {"kind": "invited"})
    invitation = seats(ann.get(f"/api/tables/{table}"))[1]["invitation"]
    assert invitation
    assert seats(ben.get(f"/api/tables/{table}"))[1]["invitation"] is None
    refused = ben.send("POST", f"/api/tables/{table}/join", {})
    assert refused.json()["error"] == "no_free_seat"
    joined = ben.post(f"/api/tables/{table}/join", {"invitation": invitation})
    assert joined["phase"] == "playing"


def test_the_secret_and_the_record_come_only_after_the_end(ann: Browser) -> None:
    table = ann.table("pebbles", ME, {"kind": "here", "name": "Bo"})
    info = ann.get(f"/api/tables/{table}")
    assert info["secret"] is None
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 409


def test_two_games_that_differ_only_in_hidden_things_are_told_alike(tmp_path: Path) -> None:
    """Byte by byte, over the real WebSocket, whatever seat 0 asks for."""
    pair = twins(depth=8)
    assert hidden(pair[0].table) != hidden(pair[1].table)
    heard = [_conversation(tmp_path / str(number), twin) for number, twin in enumerate(pair)]
    assert len(heard[0]) > 8
    assert heard[0] == heard[1]


def _conversation(data: Path, twin: Twin) -> list[str]:
    """All that seat 0's client hears, but for the hash of the table's secret."""
    lay(data, twin)
    with serving(settings(data)) as server, Browser(server) as ann:
        ann.http.cookies.clear()
        ann.http.cookies.set("perankh", TOKEN)
        with ann.live(TABLE) as live:
            live.until_type("presence")
            for n in range(twin.table.n):
                live.say(type="moment", n=n)
                live.until_type("moment")
            for action in range(GAME.action_count):
                live.say(type="preview", seat=0, action=action)
                live.until(lambda message: message["type"] in ("preview", "refused"))
            live.say(type="why", seat=0, meaning={"verb": "peek"})
            live.until_type("reason")
            live.say(type="preview", seat=1, action=0)
            live.until_type("refused")
        over_http = ann.http.get(f"/api/tables/{TABLE}").text
        return [text.replace(twin.table.commitment, "") for text in (*live.raw, over_http)]


def test_what_is_put_into_words_depends_on_nothing_hidden(tmp_path: Path) -> None:
    """Many states that differ only in what a seat may not know, and the messages of each."""
    table = twins(depth=5)[0].table
    assert table.session is not None
    differ = 0
    for seat in (0, 1, None):
        expected = _messages(table, seat)
        for seed in range(40):
            other = with_state(table, GAME.scramble(table.session.state, seat, seed))
            differ += hidden(other) != hidden(table)
            assert _messages(other, seat) == expected
    assert differ > 30, "the scrambled games must differ for this to mean anything"


def _messages(table: Table, seat: int | None) -> bytes:
    person = "" if seat is None else table.chairs[seat].person
    return msgspec.json.encode(
        [state_message(table, person, seat), entries_message(table, seat, 0), question(table, seat)]
    )


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_the_messages_to_a_seat_depend_on_nothing_hidden(game: str) -> None:
    """View, log, numbers, and what is told of a question that somebody else is asked."""
    table = two_people(game)
    differ = secret = 0
    for step in range(60):
        if table.phase != "playing":
            break
        state = session_of(table).state
        secret += state.is_secret()
        for seat in (0, 1, None):
            other = table.game.scramble(state, seat, step)
            differ += table.game.write_position(other) != table.game.write_position(state)
            assert _messages(with_state(table, other), seat) == _messages(table, seat)
        table = act(table, 3 * step)
    assert differ > 30, "the scrambled games must differ for this to mean anything"
    assert secret > 10 or game == "imhotep"


def test_who_is_asked_only_to_keep_a_secret_is_told_so_and_nobody_else(
    ann: Browser, ben: Browser
) -> None:
    table = ann.table("iunu", ME, OPEN, setup={"mode": "rise_of_aten"})
    ben.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        chance, kept = random.Random(6), 0
        while kept < 2 and play_on([one, two], chance, actions=1):
            for asked, other in ((one, two), (two, one)):
                if len(asked.options) == 1:
                    kept += _question(asked)["kept_secret"] is True
                    assert _question(other)["kept_secret"] is False
        assert kept == 2


def _question(live: Live) -> Json:
    found = live.state["question"]
    assert isinstance(found, dict)
    return found


def test_each_card_that_is_placed_is_an_entry_of_its_own(ann: Browser, ben: Browser) -> None:
    """However few there were to choose from: the number of entries tells nothing of a hand."""
    table = ann.table("iunu", ME, OPEN, setup={"mode": "rise_of_aten"})
    ben.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as one, ben.live(table) as two:
        one.until_type("state")
        two.until_type("state")
        play_on([one, two], random.Random(9), actions=90)
        quiet = placings = 0
        for entry in (entry for entry in one.entries if entry["kind"] == "action"):
            events = entry["events"]
            assert isinstance(events, list)
            placed = [event["castes"] for event in events if event["event"] == "cards_placed"]
            if placed:
                placings += 1
                assert quiet >= len(placed[0]) - 1
            quiet = 0 if events else quiet + 1
        assert placings > 8


def test_the_time_of_an_answer_does_not_tell_whether_there_was_a_choice(tmp_path: Path) -> None:
    """Minds answer what is secret at their level's pace; the log shows the same times."""
    twin, choices = next(
        (twin, found)
        for number in range(100)
        if (found := secret_choices((twin := Twin.of_minds(number)).table))
        and {min(found.values()), max(found.values())} > {1}
    )
    lay(tmp_path, twin)
    with (
        serving(settings(tmp_path, pace=1.0)) as server,
        Browser(server) as watching,
        watching.live(TABLE) as live,
    ):
        live.until(lambda message: message["type"] == "state" and bool(message["table"]))
        while live.table["phase"] != "over":
            live.read()
    times = [number(entry, "at") for entry in live.entries]
    waited = {
        number(entry, "n"): times[at] - times[at - 1]
        for at, entry in enumerate(live.entries)
        if entry["kind"] == "action"
    }
    pace = round(1000 * pace_of("greedy"))
    assert {n: waited[n] >= pace for n in choices} == dict.fromkeys(choices, True)
    assert any(waited[n] < pace for n in waited if n > 1 and n not in choices), "others are quick"
