"""What a box states of a verb is read by name, and what is wrong is named with its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from perankh.kernel.box import BoxError
from perankh.kernel.verbs import Given, given_lines

STATED: dict[str, object] = {
    "op": "take",
    "n": 3,
    "where": "base",
    "from": ["hand", "pile"],
    "open": True,
    "ways": [[{"op": "draw"}], [{"op": "keep"}]],
}


def given() -> Given:
    return Given("card[1] (urn).steps[0]", STATED)


def test_parameters_are_read_by_their_names() -> None:
    one = given()
    assert one.verb(["draw", "take"]) == "take"
    assert one.number("n", 1, 3) == 3
    assert one.one_of("where", ["any", "base"]) == "base"
    assert one.some_of("from", ["hand", "pile"]) == ["hand", "pile"]
    assert one.texts("from") == ["hand", "pile"]
    assert one.flag("open") is True
    ways = one.ways("ways", 2, 4, 6)
    assert [[line.verb(["draw", "keep"]) for line in way] for way in ways] == [["draw"], ["keep"]]
    assert ways[1][0].where == "card[1] (urn).steps[0].ways[1][0]"
    assert not one.has("cost")
    one.finish()


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (lambda one: one.verb(["draw", "keep"]), ".op: 'take' is not known; known are draw, keep"),
        (lambda one: one.number("cost", 0, 9), ": the field `cost` is missing"),
        (lambda one: one.number("n", 4, 9), ".n: expected `int` >= 4"),
        (lambda one: one.number("n", 0, 2), ".n: expected `int` <= 2"),
        (lambda one: one.number("open", 0, 2), ".open: expected `int`, got `bool`"),
        (lambda one: one.flag("n"), ".n: expected `bool`, got `int`"),
        (lambda one: one.one_of("n", ["a"]), ".n: expected `str`, got `int`"),
        (
            lambda one: one.one_of("where", ["top", "any"]),
            "'base' is not known",
        ),
        (
            lambda one: one.some_of("from", ["hand"]),
            ".from[1]: 'pile' is not known",
        ),
        (lambda one: one.some_of("where", ["hand"]), ".where: expected `list`, got `str`"),
        (lambda one: one.texts("ways"), ".ways[0]: expected `str`, got `list`"),
        (lambda one: one.ways("ways", 3, 4, 6), ".ways: expected `list` of length >= 3"),
        (lambda one: one.ways("ways", 1, 1, 6), ".ways: expected `list` of length <= 1"),
        (lambda one: one.ways("from", 2, 4, 6), ".from[0]: expected `list`, got `str`"),
        (lambda one: one.require(False, "n", "must be odd"), ".n: must be odd"),
        (lambda one: one.finish(), ": the field `n` is not known; known are op"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(read: Callable[[Given], object], said: str) -> None:
    with pytest.raises(BoxError) as refused:
        read(given())
    assert str(refused.value).startswith("card[1] (urn).steps[0]")
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("draw", "steps: expected `list`, got `str`"),
        ([], "steps: expected `list` of length >= 1"),
        ([{}, {}, {}], "steps: expected `list` of length <= 2"),
        ([{}, 4], "steps[1]: expected `table`, got `int`"),
    ],
)
def test_a_program_is_a_list_of_tables(lines: object, said: str) -> None:
    with pytest.raises(BoxError) as refused:
        given_lines("steps", lines, 2)
    assert str(refused.value) == said
