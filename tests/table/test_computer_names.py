from __future__ import annotations

import re

import pytest

from perankh.games import all_games
from perankh.kernel.box import LANGUAGES
from perankh.kernel.game import Game
from perankh.kernel.texts import COMMON
from perankh.table.asking import Call
from perankh.table.computer_names import NAMES, computer_name
from perankh.table.entries import SeatPlan
from perankh.table.gathering import create, fill
from tests.support.words import messages

MIND = SeatPlan(kind="mind", mind="scribe")
OPEN = SeatPlan(kind="open")
ANN = SeatPlan(kind="me", name="Ann")


def names(*seats: SeatPlan, table: str = "t1") -> list[str]:
    made = create(Call(person="ann", time_ms=1), table, "imhotep", seats, bytes(32)).table
    return [chair.name for chair in made.chairs]


def test_computers_have_names_of_their_own_that_stay_the_same() -> None:
    called = names(ANN, MIND, MIND, MIND)
    assert len(set(called)) == 4
    assert set(called[1:]) <= set(NAMES)
    assert names(ANN, MIND, MIND, MIND) == called
    assert len({names(ANN, MIND, table=f"t{n}")[1] for n in range(20)}) > 5


def test_a_computer_is_never_called_like_a_person_at_the_table() -> None:
    first = names(ANN, MIND)[1]
    again = names(SeatPlan(kind="me", name=first.upper()), MIND)
    assert again[1] != first


def test_a_name_that_was_given_stays() -> None:
    assert names(ANN, SeatPlan(kind="mind", mind="scribe", name="Bo"))[1] == "Bo"


def test_free_seats_that_are_filled_get_different_names() -> None:
    call = Call(person="ann", time_ms=1)
    plan = (ANN, OPEN, OPEN, OPEN)
    made = create(call, "t1", "imhotep", plan, bytes(32), start_when_full=False).table
    filled = fill(made, call, "vizier").table
    assert len({chair.name for chair in filled.chairs}) == 4


def test_there_are_names_left_however_many_are_taken() -> None:
    assert computer_name("t", 0, NAMES[:-1]) == NAMES[-1]
    assert len({name.casefold() for name in NAMES}) == len(NAMES)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_no_computer_is_called_like_anything_in_a_game(game: Game) -> None:
    ours = {name.casefold() for name in NAMES}
    for rows in game.box().wordings.values():
        for fields in rows.values():
            for wording in fields.values():
                for lang in LANGUAGES:
                    said = set(re.findall(r"\w+", wording.in_language(lang).casefold()))
                    assert not ours & said, said & ours


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_computer_is_called_like_a_level(lang: str) -> None:
    assert not {name for name in NAMES if f"mind-{name.casefold()}" in messages(COMMON, lang)}
