"""Boxes of every game that are wrong or damaged: each is refused in clear words, or can be played.

What the shipped boxes hold, and which corrections a game takes, is tested with the game.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perankh.games import all_games
from perankh.kernel.box import LANGUAGES, BoxError, Difference, differences
from tests.support.boxes import Trial, inline
from tests.support.games import brought

ALL = brought("boxes", "TRIAL", Trial)
EACH_GAME = pytest.mark.parametrize("trial", ALL, ids=lambda trial: trial.game.id)


def test_the_boxes_of_every_game_are_tried() -> None:
    assert [trial.game for trial in ALL] == all_games()


@EACH_GAME
def test_a_file_written_in_another_layout_is_the_same_box(trial: Trial) -> None:
    assert trial.load(trial.corrected()).hash == trial.game.box().hash
    assert trial.load(trial.corrected()).file_hash == trial.game.box().file_hash


@EACH_GAME
def test_a_corrected_word_or_source_leaves_the_hash_and_changes_that_of_the_file(
    trial: Trial,
) -> None:
    shipped = trial.game.box()
    words = ['game.name.cs = "Jinak"', 'game.designers = ["Somebody"]', "game.year = 1999"]
    for change in (*words, 'components.source = "public"'):
        box = trial.load(trial.corrected(change))
        assert box.hash == shipped.hash, change
        assert box.file_hash != shipped.file_hash, change


@pytest.mark.parametrize(
    ("trial", "change", "message"),
    [
        pytest.param(trial, change, message, id=f"{trial.game.id}: {change}")
        for trial in ALL
        for change, message in trial.pairs()
    ],
)
def test_each_mistake_has_its_own_clear_error(trial: Trial, change: str, message: str) -> None:
    with pytest.raises(BoxError) as caught:
        trial.load(trial.corrected(change))
    assert message in str(caught.value)


# ------------------ damaged files


def assert_loaded_or_refused(trial: Trial, text: str) -> None:
    """Nothing but a `BoxError` may come out, or tables that add up."""
    try:
        box = trial.load(text)
    except BoxError:
        return
    changed = differences(trial.shipped, box.data)
    assert (box.file_hash == trial.game.box().file_hash) == (not changed)
    if box.hash == trial.game.box().hash:
        assert all(is_for_people(one) for one in changed), changed


def is_for_people(changed: Difference) -> bool:
    """Whether a value is a word, a source, or on the outside of the box alone."""
    *_, key = changed.path.split(".")
    said = isinstance(changed.shipped, str) and " " in changed.shipped
    outside = changed.path.startswith("game.") and key not in ("id", "players_min", "players_max")
    return key in LANGUAGES or key.endswith("source") or outside or said


@EACH_GAME
@settings(deadline=None)
@given(data=st.data())
def test_a_box_with_any_value_anywhere_is_loaded_or_refused(
    trial: Trial, data: st.DataObject
) -> None:
    way = data.draw(st.sampled_from(trial.ways())).replace("[", ".").replace("]", "")
    value = data.draw(trial.values())
    assert_loaded_or_refused(trial, trial.corrected(f"{way} = {inline(value)}"))


@EACH_GAME
@settings(deadline=None)
@given(data=st.data())
def test_a_box_with_lines_lost_or_doubled_is_loaded_or_refused(
    trial: Trial, data: st.DataObject
) -> None:
    shipped = trial.text.split("\n")
    change = st.tuples(st.integers(0, len(shipped) - 1), st.integers(0, 2))
    lines = list(shipped)
    for number, copies in data.draw(st.lists(change, max_size=3)):
        lines[number] = "\n".join([shipped[number]] * copies)
    assert_loaded_or_refused(trial, "\n".join(lines))


@EACH_GAME
@settings(deadline=None)
@given(data=st.data())
def test_a_truncated_box_is_loaded_or_refused(trial: Trial, data: st.DataObject) -> None:
    length = data.draw(st.integers(0, len(trial.text)))
    assert_loaded_or_refused(trial, trial.text[:length])
