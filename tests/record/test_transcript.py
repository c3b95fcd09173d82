from perankh.record.fairness import derive
from perankh.record.format import Act
from perankh.record.replay import Replay
from perankh.record.transcript import event_text, lines, transcript
from tests.record.games import GAME, some_moves, whole_game

RECORD = whole_game(31, players=3)
TEXT = transcript(RECORD)


def test_a_transcript_opens_with_game_setup_and_seats() -> None:
    head = TEXT.split("\n\n")[0].splitlines()
    assert head[1] == f"game {GAME.id}, rules 1, box {GAME.box().hash}"
    assert head[2].startswith("options {")
    assert "seat 0 Anna (person) contributes cat" in head
    assert "seat 1 Bára (greedy)" in head
    assert f"commitment {RECORD.commitment}" in head


def test_every_entry_has_its_line_in_order_and_undone_actions_are_marked() -> None:
    found = [line for line in TEXT.splitlines() if line[:4].strip().isdigit()]
    kept = {moment.n for moment in Replay(RECORD).line()}
    assert len(found) == len(RECORD.entries)
    for line, entry in zip(found, RECORD.entries, strict=True):
        if isinstance(entry, Act):
            mark = " " if entry.n in kept else "~"
            assert line == f"{entry.n:>4}{mark} seat {entry.seat}: {entry.say}"
        else:
            assert line.startswith(f"{entry.n:>4}  seat {entry.seat}: takes back {entry.undo}")


def test_every_event_has_its_line() -> None:
    told = TEXT.splitlines()
    for moment in Replay(RECORD).moments():
        for event in moment.events:
            assert any(line.endswith(event_text(event)) for line in told)


def test_a_transcript_ends_with_the_score_table() -> None:
    assert RECORD.result is not None
    table = TEXT.split("\n\n")[-1].splitlines()
    assert [line.split()[0] for line in table] == ["score", *GAME.categories, "total", "place"]
    assert table[-2].split()[1:] == [str(total) for total in RECORD.result.totals]


def test_a_game_in_progress_has_a_transcript_without_scores() -> None:
    session = some_moves(1, 10)
    told = list(lines(Replay(session.record(), secret=derive(1))))
    assert "secret ?" in told
    assert not any(line.startswith("total") for line in told)
