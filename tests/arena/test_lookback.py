"""Looking back at a recorded game: what is found, and where in the record it is."""

from __future__ import annotations

import pytest

from perankh.arena.lookback import TEXTS, NothingPlayed, chances_chart, look_back
from perankh.games import game
from perankh.kernel.box import LANGUAGES
from perankh.kernel.texts import Texts
from perankh.minds.search import Plan
from perankh.record.fairness import derive
from perankh.record.format import Seat
from perankh.record.replay import Replay
from perankh.record.session import Session


def begun(actions: int, undone: int = 0) -> Replay:
    """A game of which the first option was taken so often, and of them some taken back."""
    seats = [Seat("Ineni"), Seat("Hatshepsut")]
    session = Session.start(game("imhotep"), seats, secret=derive(5))
    for _ in range(actions):
        state = session.state
        session.act(int(state.decider()), state.options()[0])
    if undone:
        session.undo(0, undone, consent=(1,))
        state = session.state
        session.act(int(state.decider()), state.options()[-1])
    return Replay(session.record(), secret=derive(5))


def test_every_action_that_stands_has_its_outlook() -> None:
    found = look_back(begun(6), plan=Plan(8, 0.0))
    assert found.seats == ["Ineni", "Hatshepsut"]
    assert found.entries == [0, 1, 2, 3, 4, 5, 6]
    assert [outlook.actions for outlook in found.outlooks] == found.entries
    for outlook in found.outlooks:
        assert sum(outlook.chances) == pytest.approx(1)
    assert [luck.seat for luck in found.luck] == [0, 1]


def test_what_was_taken_back_is_not_looked_at() -> None:
    found = look_back(begun(5, undone=2), plan=Plan(4, 0.0))
    assert found.entries == [0, 1, 2, 3, 7]


def test_a_costly_decision_leads_back_to_its_moment() -> None:
    replay = begun(14)
    found = look_back(replay, plan=Plan(30, 0.0))
    assert found.costly, "always taking the first option must cost something"
    for one in found.costly:
        before = replay.after(one.at).state
        entry = replay.record.entries[one.n - 1]
        assert entry.seat == one.seat == before.decider()
        assert {one.action, one.better} <= set(before.options())
        assert one.better_say != one.say
        assert one.cost > 0


def test_the_same_seed_finds_the_same() -> None:
    assert look_back(begun(4), 3, Plan(8, 0.0)) == look_back(begun(4), 3, Plan(8, 0.0))


def test_a_record_without_actions_is_refused() -> None:
    with pytest.raises(NothingPlayed):
        look_back(begun(0))


def test_the_chart_has_a_line_for_each_seat_and_the_names_are_escaped() -> None:
    found = look_back(begun(3), plan=Plan(4, 0.0))
    shown = chances_chart(found, found.seats, "Chances <now>", "actions")
    assert shown.count("<polyline") == 2
    assert "Chances &lt;now&gt;" in shown
    assert "Hatshepsut" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_said_exists_in_every_language(lang: str) -> None:
    keys = [
        line.split(" =")[0]
        for line in (TEXTS / "en.ftl").read_text().splitlines()
        if " =" in line and line[0].isalpha()
    ]
    assert len(keys) > 10
    texts = Texts(game("imhotep"), lang, folders=(TEXTS,), strict=True)
    given = {
        **dict.fromkeys(("entry", "name", "done", "better", "cost", "points"), "x"),
        **dict.fromkeys(("chance", "file", "at", "option", "gained", "more"), "y"),
    }
    for key in keys:
        for draws in (1, 2, 5):
            assert texts.format(key, **given, draws=draws) != key
