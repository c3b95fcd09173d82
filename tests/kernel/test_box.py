"""Any game's box file: reading, provenance, names, hash, differences, and what is refused."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import field

from perankh.kernel.box import (
    Box,
    BoxError,
    BoxFacts,
    Count,
    Difference,
    Facts,
    Name,
    NamedRow,
    at,
    box_hash,
    convert,
    differences,
    open_box,
    parse,
    provenance,
    require_count,
    require_ids,
    require_known,
)

SENET = """
# A small box
[game]
id = "senet"
rule_prefix = "SEN"
name = { en = "Senet", cs = "Senet", pl = "Senet (pl)", hu = "Szenet" }
designers = ["unknown"]
players_min = 2
players_max = 2
rules_version = 1
source = "rulebook"
designers_source = "public"

[terms]
stick = { en = "Stick", cs = "Hůlka", pl = "Patyk", hu = "Pálca" }
source = "rulebook"

[board]
name = { en = "Board", cs = "Deska", pl = "Plansza", hu = "Tábla" }
source = "reconstructed"

[[piece]]
id = "cone"
name = { en = "Cone", cs = "Kužel", pl = "Stożek", hu = "Kúp" }
copies = 7
effect = { kind = "block", length = 3 }
source = "rulebook"
length_source = "public"
name_cs_source = "reconstructed"

[[piece]]
id = "spool"
name = { en = "Spool", cs = "Cívka", pl = "Szpulka", hu = "Orsó" }
copies = 5
effect = { kind = "jump", over = "cone" }
source = "public"

[[piece.square]]
square = 1
values = [[1, 2], [3]]
source = "reconstructed"
"""


class Block(Facts, frozen=True, kw_only=True, tag_field="kind", tag="block"):
    length: Count


class Square(Facts, frozen=True, kw_only=True):
    square: Count
    values: list[list[int]]


class Jump(Facts, frozen=True, kw_only=True, tag_field="kind", tag="jump"):
    over: Literal["cone", "spool"]


class Piece(NamedRow, frozen=True, kw_only=True):
    copies: Count
    effect: Block | Jump
    square: list[Square] = field(default_factory=list)


class Board(Facts, frozen=True, kw_only=True):
    name: Name


class Senet(BoxFacts, frozen=True, kw_only=True):
    terms: dict[str, Name]
    board: Board
    piece: list[Piece]


def opened(text: str = SENET) -> Box[Senet]:
    return open_box(text, "senet", Senet)


def refused(old: str, new: str) -> BoxError:
    """The error that a box with one change gets."""
    assert old in SENET
    with pytest.raises(BoxError) as caught:
        opened(SENET.replace(old, new, 1))
    return caught.value


# ------------------ what an opened box tells


def test_facts_are_typed_and_free_of_provenance() -> None:
    box = opened()
    assert box.facts.piece[0].effect == Block(length=3)
    assert box.facts.piece[1].square == [Square(square=1, values=[[1, 2], [3]])]
    assert box.facts.game.players_max == 2


def test_a_tables_source_holds_for_its_fields_except_those_with_their_own() -> None:
    sources = opened().provenance
    assert sources["game.players_min"] == "rulebook"
    assert sources["game.designers"] == "public"
    assert sources["piece.spool.copies"] == "public"


def test_a_field_source_reaches_into_an_inline_table_and_into_one_language() -> None:
    sources = opened().provenance
    assert sources["piece.cone.effect.length"] == "public"
    assert sources["piece.cone.effect.kind"] == "rulebook"
    assert sources["piece.cone.name.cs"] == "reconstructed"
    assert sources["piece.cone.name.en"] == "rulebook"


def test_a_nested_table_has_the_source_it_gives_itself() -> None:
    assert opened().provenance["piece.spool.square[0].values"] == "reconstructed"


def test_every_single_value_has_a_source() -> None:
    sources = opened().provenance
    assert len(sources) == 36
    assert not any(way.endswith("source") for way in sources)


def test_names_are_found_by_table_row_and_language() -> None:
    box = opened()
    assert box.name("piece", "spool", "hu") == "Orsó"
    assert box.name("terms", "stick", "cs") == "Hůlka"
    assert box.name("game", "", "pl") == "Senet (pl)"
    assert box.name("board", "", "en") == "Board"


def test_the_hash_sees_values_but_neither_comments_nor_spacing_nor_order_of_keys() -> None:
    plain = box_hash(parse(SENET))
    assert len(plain) == 64
    spaced = SENET.replace(" = ", "=").replace("# A small box", "# Another word")
    assert box_hash(parse(spaced)) == plain
    turned = SENET.replace("players_min = 2\nplayers_max = 2", "players_max = 2\nplayers_min = 2")
    assert turned != SENET
    assert box_hash(parse(turned)) == plain
    assert box_hash(parse(SENET.replace("copies = 7", "copies = 8"))) != plain


# ------------------ differences


def test_differences_name_each_changed_value_by_its_row() -> None:
    corrected = SENET.replace("copies = 5", "copies = 6").replace("[[1, 2], [3]]", "[[1, 2], [4]]")
    assert differences(parse(SENET), parse(corrected)) == [
        Difference("piece.spool.copies", 5, 6),
        Difference("piece.spool.square[0].values", [[1, 2], [3]], [[1, 2], [4]]),
    ]


def test_a_value_that_one_box_lacks_is_a_difference() -> None:
    corrected = SENET.replace("designers_source", "year = 1\ndesigners_source")
    assert differences(parse(SENET), parse(corrected)) == [Difference("game.year", None, 1)]
    assert differences(parse(corrected), parse(SENET)) == [Difference("game.year", 1, None)]


def test_rows_in_another_order_and_values_of_another_type_are_differences() -> None:
    one, two = '[[row]]\nid = "a"\n', '[[row]]\nid = "b"\n'
    ordered = differences(parse(one + two), parse(two + one))
    assert ordered == [Difference("row", ["a", "b"], ["b", "a"])]
    assert differences(parse("a = 1"), parse("a = true")) == [Difference("a", 1, True)]


def test_equal_boxes_have_no_differences() -> None:
    assert differences(parse(SENET), parse(SENET.replace(" = ", "  =  "))) == []


# ------------------ what is refused


@pytest.mark.parametrize(
    ("old", "new", "place", "message"),
    [
        ("copies = 7", 'copies = "7"', "piece[0] (cone).copies", "expected `int`, got `str`"),
        ("copies = 7", "copies = -1", "piece[0] (cone).copies", "expected `int` >= 0"),
        ("copies = 7", "", "piece[0] (cone)", "the field `copies` is missing"),
        (
            "copies = 7",
            "copies = 7\nweight = 2",
            "piece[0] (cone)",
            "`weight` is not known; known are id, name,",
        ),
        (
            '"jump"',
            '"fly"',
            "piece[1] (spool).effect.kind",
            "'fly' is not known; known are block, jump",
        ),
        ('over = "cone"', 'over = "dog"', "piece[1] (spool).effect.over", "known are cone, spool"),
        ("length = 3", "size = 3", "piece[0] (cone).effect", "`size` is not known"),
        ("length = 3", "length = 3, size = 3", "piece[0] (cone).effect", "known are kind, length"),
        ("[3]]", "[true]]", "piece[1] (spool).square[0].values[1][0]", "got `bool`"),
        ("[[1, 2], [3]]", "{ a = 1 }", "piece[1] (spool).square[0].values", "expected `list`"),
    ],
)
def test_a_wrong_form_is_named_with_its_row_and_what_would_be_right(
    old: str, new: str, place: str, message: str
) -> None:
    error = refused(old, new)
    assert error.place.startswith(place)
    assert message in str(error)


def test_a_missing_or_empty_language_is_named() -> None:
    error = refused(', hu = "Orsó"', "")
    assert str(error).startswith("piece[1] (spool).name: the language hu is missing")
    assert refused('"Orsó"', '" "').place == "piece[1] (spool).name.hu"
    assert refused('"Orsó"', "3").place == "piece[1] (spool).name.hu"


def test_an_id_that_is_taken_names_the_row_that_has_it() -> None:
    error = refused('id = "spool"', 'id = "cone"')
    assert str(error) == "piece[1] (cone).id: the id 'cone' is already taken by piece[0] (cone)"


def test_an_id_is_lower_snake_case() -> None:
    assert refused('id = "spool"', 'id = "The Spool"').place == "piece[1] (The Spool).id"
    assert refused('id = "spool"', "id = 3").place == "piece[1].id"


def test_unknown_and_missing_sources_are_refused() -> None:
    error = refused('source = "public"', 'source = "rumour"')
    assert "'rumour' is not a source; it is one of rulebook, public, reconstructed" in str(error)
    assert "has no source" in str(refused('source = "reconstructed"', ""))
    assert "there is no field 'colour' here" in str(refused("length_source", "colour_source"))


def test_the_box_of_another_game_is_refused_as_such() -> None:
    with pytest.raises(BoxError, match="belongs to 'senet'; the box of 'mehen' is needed"):
        open_box(SENET, "mehen", Senet)
    with pytest.raises(BoxError, match="belongs to None"):
        open_box("", "senet", Senet)


def test_numbers_on_the_outside_of_the_box_must_agree() -> None:
    assert refused("players_max = 2", "players_max = 1").place == "game.players_max"
    assert refused("players_max = 2", "players_max = 2\nminutes = [9, 5]").place == "game.minutes"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = ", "not valid TOML"),
        ("a = 1\na = 2", "not valid TOML"),
        (b"a = '\xff'", "not text in UTF-8"),
        ("a = '\ud800'", "not text in UTF-8"),
        ("#" * (1 << 20) + "#", "at most 1048576 are read"),
        ("\n\n" + "a" * 3000, "line 3: the line is too long"),
        (".".join("a" * 20) + " = 1", "line 1: the line is too long"),
        ("a = " + "[" * 900 + "]" * 900, "nested deeper than 16 levels"),
        ("a = " + "[" * 20 + "]" * 20, "nested deeper than 16 levels"),
        ("a = " + "{a=" * 100 + "1" + "}" * 100, "nested deeper than 16 levels"),
        ("a = 1000001", "a: the number is out of range"),
        ("a = " + "9" * 1900, "a: the number is out of range"),
        ("a = -0x" + "f" * 900, "not valid TOML"),
        ("a = 1.5", "no values of type float"),
        ("a = nan", "no values of type float"),
        ("a = 1979-05-27", "no values of type date"),
        ('a = "\\u001b[31m"', "control characters"),
        ("a = '''" + "long\n" * 300 + "'''", "at most 1000 are allowed"),
        ("a = [" + "1,\n" * 1001 + "]", "a: has 1001 entries"),
        ('"a b" = 1', "the key 'a b' must be made of"),
    ],
)
def test_hostile_text_is_refused_with_its_reason(text: str | bytes, message: str) -> None:
    with pytest.raises(BoxError) as caught:
        parse(text)
    assert message in str(caught.value)


@given(st.text() | st.binary())
def test_any_text_is_read_or_refused_with_a_box_error(text: str | bytes) -> None:
    try:
        data = parse(text)
        provenance(data)
    except BoxError:
        return
    assert differences(data, data) == []


@settings(deadline=None)
@given(st.data())
def test_a_damaged_box_is_read_or_refused_with_a_box_error(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(SENET)))
    end = data.draw(st.integers(start, min(len(SENET), start + 30)))
    put = data.draw(st.sampled_from(["", "0", '"', "[[piece]]", "\n", " = ", "{", "]", "a.b"]))
    try:
        box = opened(SENET[:start] + put + SENET[end:])
    except BoxError:
        return
    assert (box.file_hash == opened().file_hash) == (not differences(opened().data, box.data))


# ------------------ checks for games


def test_checks_name_the_place_and_what_would_be_right() -> None:
    require_count("components.pieces", 12, 12, "the copies")
    with pytest.raises(BoxError, match=r"^components.pieces: says 12, but the copies make 11$"):
        require_count("components.pieces", 12, 11, "the copies")
    require_ids("piece", ["cone"], ["cone"], "fixed")
    with pytest.raises(BoxError, match=r"^piece: must be cone, spool \(fixed\), not none$"):
        require_ids("piece", [], ["cone", "spool"], "fixed")
    require_known("start.piece", "cone", ["cone", "spool"])
    with pytest.raises(BoxError, match=r"'dog' is not known; known are cone, spool"):
        require_known("start.piece", "dog", ["cone", "spool"])
    assert at("piece", 1, "spool", "copies") == "piece[1] (spool).copies"


def test_a_single_table_can_be_converted_alone() -> None:
    with pytest.raises(BoxError, match="the field `values` is missing"):
        convert({"square": 1}, Square)
