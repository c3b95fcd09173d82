"""Commands that read and write games: new, try, replay, verify, position check, box check."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from perankh.games import game as game_of

from .calling import call, refusal

IMHOTEP = game_of("imhotep")
BOX = IMHOTEP.folder / "box.toml"


@pytest.fixture
def start(tmp_path: Path) -> Path:
    """The start position of a game."""
    file = tmp_path / "start.json"
    called = call("new", "imhotep", "--players", 2, "--seed", 3, "--out", file)
    assert called.code == 0
    return file


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of the record of a whole game."""
    file = tmp_path_factory.mktemp("games") / "game.json"
    called = call("play", "--seed", 1, "--record", file, typed="1\n" * 200)
    assert called.code == 0
    assert "Record saved" in called.out
    return file.read_text()


@pytest.fixture
def record(played: str, tmp_path: Path) -> Path:
    """The record of a whole game, to be changed at will."""
    file = tmp_path / "game.json"
    file.write_text(played)
    return file


# --- games, new, position


def test_the_list_of_games_tells_players_and_setup() -> None:
    listed = json.loads(call("games", "--json", "--lang", "cs").out)
    assert listed[0]["id"] == "imhotep"
    assert listed[0]["name"] == "Imhotep: Stavitel Egypta"
    assert listed[0]["players"] == [2, 4]
    assert listed[0]["setup"]["temple"] == "a"
    assert "Imhotep: Builder of Egypt" in call("games").out


def test_a_new_game_is_written_with_the_setup_wanted() -> None:
    words = ["new", "imhotep", "-p", 3, "-s", "temple=b", "-s", "wrath=true", "--seed", 9]
    position = call(*words).json()["position"]
    assert isinstance(position, dict)
    assert len(position["players"]) == 3
    assert position["sides"]["temple"] == "b"
    assert position["wrath"] is True
    assert call(*words).json()["position"] == position


def test_no_file_is_written_over_unless_that_is_wanted(start: Path) -> None:
    assert "already there" in refusal("new", "imhotep", "--out", start)
    assert call("new", "imhotep", "--out", start, "--force").code == 0


def test_a_good_position_is_found_good(start: Path) -> None:
    found = call("position", "check", start, "--json").json()
    assert found["game"] == "imhotep"
    assert found["players"] == 2
    assert "a good position of imhotep" in call("position", "check", start).out


def spoil(file: Path, *way: str | int, to: object) -> None:
    """Change one value in a JSON file."""
    data = json.loads(file.read_text())
    here = data
    for step in way[:-1]:
        here = here[step]
    here[way[-1]] = to
    file.write_text(json.dumps(data))


@pytest.mark.parametrize(
    ("way", "to", "said"),
    [
        (("position", "players", 0, "sled"), 6, "IMH-15"),
        (("position", "players", 0, "quarry"), 3, "IMH-15.1"),
        (("position", "round"), "one", "Expected `int`, got `str`"),
        (("position", "market", 0), "joker", "'joker' is not one of"),
        (("position", "roof"), 1, "unknown field `roof`"),
        (("box",), "0" * 64, "the position belongs to the box 000"),
        (("game",), "chess", "there is no game 'chess'"),
        (("perankh_position",), 2, "version 2 is not known"),
        (("position",), [[[[]]]], "Expected `object`, got `array`"),
        (("position", "players", 0, "sled"), 10**30, "position"),
    ],
)
def test_a_bad_position_is_refused_with_the_place(
    start: Path, way: tuple[str | int, ...], to: object, said: str
) -> None:
    spoil(start, *way, to=to)
    assert said in refusal("position", "check", start)
    assert said in refusal("try", start)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b"{}", b"\xff\xfe", b"[" * 100_000, b'{"a": 1}' * 2]
)
def test_what_is_neither_position_nor_record_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(content)
    for command in (["position", "check"], ["try"], ["replay"], ["verify"], ["play", "--resume"]):
        assert refusal(*command, file).startswith(f"{file}: ")


# --- try


def test_trying_lists_the_options_in_words(start: Path) -> None:
    options = call("try", start, "--json").json()["options"]
    assert isinstance(options, list)
    assert {"action": 0, "say": "get", "text": "Get new stones"} in options
    assert "Get new stones" in call("try", start).out


def test_actions_can_be_given_in_words_as_json_or_by_number(start: Path) -> None:
    words = call("try", start, "load 1 2", "--json").json()
    meaning = call("try", start, '{"verb": "load", "ship": 1, "space": 2}', "--json").json()
    number = call("try", start, "2", "--json").json()
    assert words == meaning == number
    assert words["applied"] == [
        {
            "seat": 0,
            "action": 2,
            "say": "load 1 2",
            "events": [
                {
                    "event": {
                        "event": "stone_loaded",
                        "audience": -1,
                        "player": 0,
                        "ship": 1,
                        "space": 2,
                    },
                    "text": "Player 1 places a stone on ship 1, space 2.",
                }
            ],
        }
    ]


def test_trying_draws_the_board_and_tells_the_track_from_the_end(start: Path) -> None:
    out = call("try", start).out
    assert "Obelisks" in out.partition("Score track")[0]  # the board comes first
    track, _, score = out.partition("Score as if the game ended now")
    assert "Score track" in track
    assert "Total" in score
    assert call("try", start, "--json").json()["track"] == [0, 0]


def test_an_incomplete_answer_is_refused_with_what_is_missing(start: Path) -> None:
    said = refusal("try", start, '{"verb": "load"}')
    assert said.startswith("'load' fits 16 answers; say also which ship and space: load 1 1,")
    assert refusal("try", start, "Load") == said.replace("'load'", "'Load'")
    assert call("try", start, " LOAD  1 2").code == 0


def test_the_resulting_position_can_be_tried_on(start: Path, tmp_path: Path) -> None:
    step = tmp_path / "step.json"
    step.write_text(json.dumps(call("try", start, "get", "--json").json()["position"]))
    one_by_one = call("try", step, "get", "--json").json()["position"]
    assert one_by_one == call("try", start, "get", "get", "--json").json()["position"]


BY_HAND = {
    "players": [{"cards": {"sail": 1}, "sled": 2}, {}],
    "ships": [{"spaces": [1, 0, None, None], "site": None}]
    + [{"spaces": [None] * size, "site": None} for size in (3, 2, 2)],
    "round": 3,
    "next_draws": {"draw": ["entrance"]},
}


@pytest.fixture
def by_hand(tmp_path: Path) -> Path:
    """A position as somebody writes it who reports a bug: no more than matters, no box."""
    file = tmp_path / "by_hand.json"
    content = {"perankh_position": 1, "game": "imhotep", "position": BY_HAND}
    file.write_text(json.dumps(content))
    return file


def test_a_position_written_by_hand_can_be_tried(by_hand: Path) -> None:
    assert "a good position of imhotep for 2 players" in call("position", "check", by_hand).out
    tried = call("try", by_hand, "load 2 1", "--json").json()["position"]
    assert isinstance(tried, dict)
    assert tried["position"]["players"][0]["sled"] == 1
    assert tried["position"]["next_draws"] == {"draw": ["entrance"]}


def test_a_position_within_a_turn_that_a_command_wrote_can_be_tried_on(
    by_hand: Path, tmp_path: Path
) -> None:
    within = tmp_path / "within.json"
    within.write_text(json.dumps(call("try", by_hand, "play sail", "--json").json()["position"]))
    assert json.loads(within.read_text())["position"]["asks"][-1]["step"] == "sail_load"
    assert call("try", within, "load 1 3", "to temple").code == 0
    spoil(within, "position", "asks", 0, "player", to=5)
    assert "within.json: imhotep: position: asks[0].player: there is no seat 6" in refusal(
        "try", within
    )


def test_what_is_wrong_by_hand_is_said_with_seat_and_field(by_hand: Path) -> None:
    spoil(by_hand, "position", "players", 1, to={"sled": "two"})
    assert "seat 2: sled: Expected `int`, got `str`" in refusal("try", by_hand)


def test_an_impossible_action_is_refused_with_its_rule(start: Path) -> None:
    said = refusal("try", start, "sail 1 temple")
    assert said == (
        "'sail 1 temple' is not possible now: "
        "The ship does not carry its minimum load yet. (IMH-5.9)"
    )


@pytest.mark.parametrize("words", ["fly", "load 9 9", "{", '{"verb": ["load"]}', "-3", ""])
def test_words_that_name_no_action_are_refused(start: Path, words: str) -> None:
    assert refusal("try", start, "--", words)


def test_texts_come_in_the_language_wanted(start: Path) -> None:
    said = {call("try", start, "get", "--lang", lang).out for lang in ("en", "cs", "pl", "hu")}
    assert len(said) == 4


# --- records


def test_a_record_is_verified_and_told(record: Path) -> None:
    found = call("verify", record, "--json").json()
    assert found["verified"] is True
    told = call("replay", record, "--json").json()
    entries = told["entries"]
    assert isinstance(entries, list)
    assert len(entries) == found["entries"]
    assert told["over"] is True
    assert "Hemiunu" in call("replay", record, "--lang", "hu").out
    assert "commitment " in call("replay", record, "--canonical").out


def test_a_record_can_be_read_to_any_point(record: Path, tmp_path: Path) -> None:
    told = call("replay", record, "--to", 5, "--json").json()
    assert isinstance(told["entries"], list)
    assert [entry["n"] for entry in told["entries"]] == [1, 2, 3, 4, 5]
    tried = call("try", record, "--at", 5, "--json").json()
    assert tried["position"] == told["position"]
    assert "there are entries 0 to" in refusal("replay", record, "--to", 100_000)
    assert "there are players 1 to 2" in refusal("replay", record, "--seat", 3)
    assert "actions" in refusal("try", record, "--at", 100_000)


def test_a_replay_for_one_seat_gives_no_complete_position(record: Path) -> None:
    assert call("replay", record, "--seat", 1, "--to", 9, "--json").json()["position"] is None


@pytest.mark.parametrize(
    ("way", "to", "said"),
    [
        (("entries", 3, "seat"), 1, "entry 4"),
        (("entries", 0, "action"), 80, "entry 1"),
        (("secret",), "0" * 64, "commitment"),
        (("box",), "0" * 64, "box"),
        (("options", "temple"), "b", ""),
        (("result", "totals", 0), 500, "result.totals"),
        (("seats", 0, "name"), "Somebody else", "seal"),
        (("game",), "chess", "there is no game 'chess'"),
        (("perankh_record",), 99, "version 99 is unknown"),
    ],
)
def test_a_changed_record_is_refused_with_the_place(
    record: Path, way: tuple[str | int, ...], to: object, said: str
) -> None:
    spoil(record, *way, to=to)
    assert said in refusal("verify", record)


# --- box


def test_the_shipped_box_does_not_differ_from_itself() -> None:
    assert call("box", "check", BOX, "--json").json()["differences"] == []
    assert "the same as the shipped box" in call("box", "check", BOX).out


def test_a_corrected_box_tells_what_differs_and_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = BOX.read_text(encoding="utf-8")
    file.write_text(text.replace("penalty_points      = 5", "penalty_points      = 6"), "utf-8")
    found = call("box", "check", file, "--json").json()
    assert found["differences"] == [
        {"path": "variant.wrath_of_the_pharaoh.penalty_points", "shipped": 5, "corrected": 6}
    ]
    assert "penalty_points" in call("box", "check", file).out
    started = call("new", "imhotep", "--box", file)
    assert started.json()["box"] == found["hash"]
    position = tmp_path / "start.json"
    position.write_text(started.out)
    assert "give the box file with --box" in refusal("try", position)
    assert call("try", position, "--box", file).code == 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("sled_capacity      = 5", "sled_capacity      = -1", "sled_capacity"),
        ("sled_capacity      = 5", "sled_capacity      =", "not valid TOML"),
        ('id               = "imhotep"', 'id               = "chess"', "no game 'chess'"),
        ('id               = "imhotep"', "", "game.id"),
    ],
)
def test_a_broken_box_is_refused_with_the_place(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    file = tmp_path / "broken.toml"
    text = BOX.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    assert said in refusal("box", "check", file)
    if "game" not in said:
        assert said in refusal("play", "--box", file)
