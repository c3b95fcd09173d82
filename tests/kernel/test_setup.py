"""The choices before a game: kinds of fields, what they depend on, complaints by their name."""

from __future__ import annotations

import pytest

from perankh.kernel.errors import BadSetup
from perankh.kernel.setup import fields_of, from_text, said
from tests.support.heron import GAME
from tests.support.heron.game import HeronSetup

FIELDS = {field.name: field for field in fields_of(HeronSetup)}


def test_each_kind_of_field_says_what_can_be_chosen() -> None:
    kinds = {name: (field.kind, field.values) for name, field in FIELDS.items()}
    assert kinds == {
        "gift": ("switch", (False, True)),
        "heron": ("switch", (False, True)),
        "hunger": ("number", (0, 1, 2, 3)),
        "catch": ("several", ("short", "tall", "golden")),
    }
    assert [name for name, field in FIELDS.items() if field.per_seat] == ["gift"]
    assert FIELDS["catch"].as_many_as == "hunger"


@pytest.mark.parametrize(
    ("players", "data"),
    [
        (1, {}),
        (2, {}),
        (1, {"gift": [True], "hunger": 3}),
        (2, {"gift": [False, True], "heron": False}),
        (1, {"hunger": 2, "catch": ["short", "golden"]}),
        (1, {"hunger": 2}),
    ],
)
def test_choices_that_fit_together_can_be_played(players: int, data: object) -> None:
    setup = GAME.read_setup(data)
    GAME.check_players(players, setup)
    assert players in GAME.players_for(setup)
    GAME.new(players, setup, 1, GAME.box())


@pytest.mark.parametrize(
    ("players", "data", "complaint"),
    [
        (2, {"gift": [True]}, "gift: has 1 values for 2 seats"),
        (1, {"heron": False}, "heron: is for 2 players, not 1"),
        (2, {"hunger": 1}, "hunger: is for 1 players, not 2"),
        (1, {"catch": ["tall"]}, "catch: must be none or as many as hunger says, 0"),
        (1, {"hunger": 3, "catch": ["tall"]}, "catch: must be none or as many as hunger says, 3"),
        (1, {"hunger": 2, "catch": ["tall", "tall"]}, "catch: names a thing twice"),
        (1, {"hunger": 2, "catch": ["tall", "short"]}, "catch: must be in this order: short, tall"),
        (2, {"hunger": 1, "catch": ["tall"]}, "hunger: is for 1 players, not 2"),
    ],
)
def test_choices_that_do_not_fit_are_refused_by_the_name_of_the_field(
    players: int, data: object, complaint: str
) -> None:
    setup = GAME.read_setup(data)
    with pytest.raises(BadSetup, match=f"^heron: setup: {complaint}$"):
        GAME.check_players(players, setup)
    assert players not in GAME.players_for(setup)


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"hunger": 4}, "hunger: Expected `int` <= 3"),
        ({"hunger": "much"}, "hunger: Expected `int`, got `str`"),
        ({"catch": ["fish"]}, r"catch\[0\]: Invalid enum value 'fish'"),
        ({"gift": True}, "gift: Expected `array`, got `bool`"),
        ({"gift": [True, "x"]}, r"gift\[\.\.\.\]: Expected `bool`|gift\[1\]: Expected `bool`"),
    ],
)
def test_values_that_can_not_be_are_refused_by_the_name_of_the_field(
    data: object, complaint: str
) -> None:
    with pytest.raises(BadSetup, match=f"^heron: setup: ({complaint})"):
        GAME.read_setup(data)


def test_lists_are_typed_with_commas() -> None:
    assert from_text(HeronSetup, "gift", "true,false") == [True, False]
    assert from_text(HeronSetup, "catch", "tall") == ["tall"]
    assert from_text(HeronSetup, "catch", "short+tall", "+") == ["short", "tall"]
    assert from_text(HeronSetup, "hunger", "2") == 2
    assert from_text(HeronSetup, "unknown", "x") == "x"


def test_people_who_type_are_told_what_can_be_chosen() -> None:
    assert said(FIELDS["gift"]) == "false, true; one for each seat"
    assert said(FIELDS["hunger"]) == "0 to 3; with 1 player"
    assert said(FIELDS["catch"]) == (
        "short, tall, golden; hunger of them; with 1 player; with hunger 1, 2 or 3"
    )
