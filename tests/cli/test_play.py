"""Playing in the terminal: a whole game in a real process, and each command of the table."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from perankh.kernel.box import LANGUAGES

from .calling import Called, call, refusal

WIDTH = 80


def play(*lines: str, words: tuple[object, ...] = ()) -> Called:
    """Type these lines into a game that always begins alike."""
    called = call("play", "--seed", 5, *words, typed="\n".join(lines) + "\n")
    assert called.code == 0, called
    assert called.err == ""
    return called


def flat(called: Called) -> str:
    """The output as if no line had been broken."""
    return " ".join(called.out.split())


def test_a_whole_game_is_played_in_a_real_process(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command = [sys.executable, "-m", "perankh.cli", "play", "--seed", "8"]
    done = subprocess.run(
        command,
        input="1\n" * 300,
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Commitment of the dice: " in done.stdout
    assert "Round 6 of 6" in done.stdout
    assert re.search(r"(Player 1|Hemiunu) wins\.|share the victory", done.stdout)
    # The first line that was left over answered the question for a file name.
    (tmp_path / "1").rename(file)
    totals = call("verify", file, "--json").json()["totals"]
    shown = re.search(r"^Total +(-?\d+) +(-?\d+)", done.stdout, re.MULTILINE)
    assert shown is not None
    assert totals == [int(shown[1]), int(shown[2])]


def test_the_commitment_shown_before_the_game_is_that_of_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    called = play(*["1"] * 200, words=("--record", file))
    assert json.loads(file.read_text())["commitment"] in called.out.replace("\n", "")
    assert json.loads(file.read_text())["secret"] in called.out.replace("\n", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_fits_80_columns_in_every_language(lang: str) -> None:
    sides = [f"-s{site}=b" for site in ("market", "pyramid", "temple", "obelisks")]
    lines = ["help", "? 1", "score", "words?", *["1"] * 8, "log", "undo", *["1"] * 40]
    called = play(*lines, words=("--lang", lang, "-p", 4, *sides))
    assert [line for line in called.out.splitlines() if len(line) > WIDTH] == []
    assert "terminal-" not in called.out
    assert "imhotep-" not in called.out


def test_without_a_terminal_there_is_no_colour() -> None:
    assert "\x1b" not in play("1", "2").out


def test_a_number_out_of_range_is_refused_with_the_range() -> None:
    out = play("99", "0").out
    assert re.search(r"There is no option 99; choose a number from 1 to \d+\.", out)
    assert "There is no option 0;" in out


def test_an_action_in_words_that_is_not_possible_is_refused_with_its_rule() -> None:
    assert "minimum load yet. (IMH-5.9)" in play("sail 1 temple").out


def test_an_action_in_words_is_carried_out() -> None:
    out = play("load 4 1").out
    assert "Player 1 places a stone on ship 4, space 1." in out


def test_words_that_fit_several_answers_are_told_which() -> None:
    assert "“load” fits several answers: load 1 1, load 1 2, load 1 3" in play("load").out


def test_words_that_mean_nothing_are_refused() -> None:
    assert "“dance” is neither an option nor a command" in play("dance").out


def test_a_question_mark_tells_what_an_option_would_do_and_does_not_do_it() -> None:
    out = play("? 2", "log").out
    told = out.split("? 2\n")[1].split("Your choice")[0]
    assert "Player 1 places a stone on ship 1" in told
    assert "You can undo this until somebody else acts." in told
    assert out.count("Round 1 of 6") == 1


def test_a_rule_can_be_read_during_play() -> None:
    out = play("rules 5.9", "rules IMH-5.3", "rules 77").out
    assert "IMH-5.9  Choose an unsailed ship carrying at least its minimum load" in out
    assert "IMH-5.3  Move 3 own stones" in out
    assert "has no rule 77" in out


def test_help_lists_the_commands() -> None:
    out = play("help").out
    for command in ("? 3", "board", "log", "score", "rules 5.9", "undo", "save", "quit"):
        assert f"\n{command} " in out


def test_undo_says_that_others_have_acted_and_works_with_their_consent() -> None:
    lines = play("undo", "load 4 1", "undo", "undo all", "log", "words?").out
    assert "You have not done anything yet" in lines
    assert "Somebody else has acted since your last action" in lines
    assert "Taken back: Load ship 4, space 1" in lines
    assert "places a stone on ship 4, space 1" not in lines.split("Taken back")[1]


def turns(seed: int, *lines: str) -> str:
    """A game against a fast opponent."""
    return call("play", "--mind", "random", "--seed", seed, typed="\n".join(lines) + "\n").out


def test_within_ones_own_turn_undo_needs_nobody() -> None:
    """A blue card asks for its targets; the choice of the card can be taken back alone."""
    for seed in range(50):
        asked = turns(seed, *["words?", "1"] * 25).split("words?\n")[1:]
        cards = [re.search(r"^ *(\d+)  play \w+$", words, re.MULTILINE) for words in asked]
        number, card = next(((n, card) for n, card in enumerate(cards) if card), (0, None))
        if card is None:
            continue
        out = turns(seed, *["1"] * number, card[1], "undo", "words?")
        if "Taken back: Play " in out:
            assert card[0] in out.split("words?\n")[1]
            return
    pytest.fail("no game offered a blue card with targets to choose")


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    out = flat(play("1", "2", f"save {file}", "quit"))
    assert f"Saved: {file}" in out
    back = call("play", "--resume", file, typed="log\n")
    assert "Back in the game" in back.out
    assert json.loads(file.read_text())["record"]["entries"]


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("mine")
    assert "is already there" in flat(play(f"save {file}"))
    assert file.read_text() == "mine"
    assert "already there" in refusal("play", "--record", file)


def test_a_file_that_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    assert "cannot be written" in flat(play(f"save {tmp_path}/no/such/folder.json"))


def test_the_end_of_the_input_leaves_the_game_cleanly() -> None:
    out = play("1").out
    assert out.rstrip().endswith("keeps it for later.")


def test_a_record_is_kept_when_the_game_is_left(tmp_path: Path) -> None:
    file = tmp_path / "rest.json"
    play("1", "quit", words=("--record", file))
    assert call("play", "--resume", file, typed="quit\n").code == 0


def test_a_closed_record_cannot_be_played_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(*["1"] * 200, words=("--record", file))
    assert "the game is closed" in refusal("play", "--resume", file)


def test_a_save_that_was_tampered_with_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    play("1", "2", f"save {file}", "quit")
    data = json.loads(file.read_text())
    data["record"]["entries"][0]["action"] = 80
    file.write_text(json.dumps(data))
    assert "entry 1" in refusal("play", "--resume", file)
    data["secret"] = "00"
    file.write_text(json.dumps(data))
    assert "secret" in refusal("play", "--resume", file)


def test_one_can_sit_in_any_seat_against_several_minds() -> None:
    words = ("-p", 3, "--seat", 2, "--name", "Ola", "--mind", "greedy", "--mind", "random")
    out = play("1", words=words).out
    assert "3 players · you are Ola" in out
    assert re.search(r"W Ola \(you\)", out)


@pytest.mark.parametrize("typed", ["²", "9" * 5000, "-1", "1 2 3", "[red]", "?²", "? -1", "undo 5"])
def test_nothing_that_is_typed_breaks_the_game(typed: str) -> None:
    out = play(typed, "score").out
    assert "Score as if the game ended now" in out


def test_bytes_that_are_no_text_are_no_reason_to_stop() -> None:
    command = [sys.executable, "-m", "perankh.cli", "play", "--seed", "1"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        command, input=b"\xff\xfe\x00\nscore\n", capture_output=True, check=False, env=environment
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"Score as if the game ended now" in done.stdout


def test_a_name_is_shown_as_it_was_given() -> None:
    out = play("score", words=("--name", "[b]Ola :cat:")).out
    assert "you are [b]Ola :cat:" in out
    assert "[b]Ola :cat:  Hemiunu" in out
    assert "control character" in refusal("play", "--name", "a\x1b[31mb")


def test_several_answers_on_one_line_are_given_all_or_none() -> None:
    refused = flat(play("1; nonsense", "undo", "quit"))
    assert "“nonsense” is neither an option nor a command" in refused
    assert "You have not done anything yet that could be undone." in refused, (
        "the first of them was not kept either"
    )
    done = flat(play("1;", "undo", "quit"))
    assert "You have not done anything yet that could be undone." not in done


def test_nothing_is_answered_before_what_it_depends_on_is_seen() -> None:
    """In Valley of the Kings the last card that pays brings a new card into the pyramid."""
    words = ("valley_of_the_kings",)
    said = [
        flat(play("; ".join("1" * count), "undo", "quit", words=words)) for count in range(2, 9)
    ]
    assert any(
        "“1” must wait" in one and "You have not done anything yet that could be undone." in one
        for one in said
    )
