import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from perankh.record.errors import BadRecord
from perankh.record.format import MAX_BYTES, MAX_ENTRIES, Act, Json, Undo, read, write
from tests.record.games import some_moves, whole_game
from tests.record.trees import Way, leaves, replaced, without

RECORD = whole_game(1)
TEXT = write(RECORD)
TREE: Json = json.loads(TEXT)


def test_what_is_written_reads_back_equal() -> None:
    assert read(TEXT) == RECORD
    assert read(TEXT.encode()) == RECORD


def test_a_game_in_progress_is_written_without_its_secret() -> None:
    session = some_moves(2, 10)
    text = write(session.record())
    assert read(text) == session.record()
    assert json.loads(text)["secret"] is None


def test_each_entry_has_a_line_of_its_own() -> None:
    lines = [line for line in TEXT.splitlines() if line.startswith('    {"n": ')]
    assert len(lines) == len(RECORD.entries)


def test_other_spacing_and_order_of_keys_make_no_difference() -> None:
    assert read(json.dumps(TREE, sort_keys=True, indent=4)) == RECORD


def test_actions_and_undos_are_told_apart_by_their_keys() -> None:
    kinds = {type(entry) for entry in read(TEXT).entries}
    assert kinds == {Act, Undo}


@pytest.mark.parametrize("version", [0, 2, -1, "1", None, True, [1]])
def test_an_unknown_version_is_refused_by_name(version: Json) -> None:
    with pytest.raises(BadRecord, match=r"perankh_record.*version.*reads version 1"):
        read(json.dumps(replaced(TREE, ("perankh_record",), version)))


def test_a_file_without_a_version_is_not_a_record() -> None:
    with pytest.raises(BadRecord, match="perankh_record: missing"):
        read("{}")


@pytest.mark.parametrize(
    ("way", "value", "message"),
    [
        (("players",), 3, "seats: must have one place for each of 3 seats, not 2"),
        (("players",), 0, "players: Expected `int` >= 1"),
        (("players",), "2", "players: Expected `int`, got `str`"),
        (("contributions",), ["cat"], "contributions: must have one place for each of 2 seats"),
        (("box",), 7, "box: Expected `str`, got `int`"),
        (("options",), [], "options: Expected `object`, got `array`"),
        (("commitment",), "00" * 31, "commitment: Expected `str` matching"),
        (("commitment",), "ZZ" * 32, "commitment: Expected `str` matching"),
        (("secret",), "00", "secret: Expected `str"),
        (("seats", 0), {"who": "person"}, "seats[0]: Object missing required field `name`"),
        (("seats", 1, "colour"), "red", "seats[1]: Object contains unknown field `colour`"),
        (("seats", 1, "name"), "x\u001b[31m", "seats[1].name: the text holds the control"),
        (("seats", 1, "name"), "\ud800", "seats[1].name: the text holds the control character"),
        (("table",), "x" * 1001, "table: the text is longer than 1000 characters"),
        (("entries",), {}, "entries: Expected `array`, got `object`"),
        (("entries", 2), 3, "entries[2]: Expected `object`, got `int`"),
        (("entries", 2, "n"), 2, "entries[2].n: entries are numbered from 1 without gaps: 3"),
        (("entries", 2, "n"), 4, "entries[2].n: entries are numbered from 1 without gaps: 3"),
        (("entries", 2, "seat"), 2, "entries[2].seat: there are only seats 0 to 1"),
        (("entries", 2, "seat"), -1, "entries[2].seat: Expected `int` >= 0"),
        (("entries", 2, "action"), None, "entries[2].action: Expected `int`, got `null`"),
        (("entries", 2, "action"), True, "entries[2].action: Expected `int`, got `bool`"),
        (("entries", 2, "at"), -5, "entries[2].at: Expected `int` >= 0"),
        (("entries", 0), {"n": 1, "seat": 0, "undo": 1}, "only 0 actions can be taken back"),
        (("entries", 0), {"n": 1, "seat": 0, "undo": 0}, "entries[0].undo: Expected `int` >= 1"),
        (("entries", 1), {"n": 2, "seat": 0, "undo": 1, "consent": [0]}, "names other seats"),
        (("entries", 1), {"n": 2, "seat": 0, "undo": 1, "consent": [1, 1]}, "names other seats"),
        (("entries", 1), {"n": 2, "seat": 0, "undo": 1, "consent": [5]}, "names other seats"),
        (("result", "totals"), [1], "result.totals: must have one place for each of 2 seats"),
        (("result", "winners"), [1], "result: Object contains unknown field `winners`"),
        (("surprise",), 1, "unknown field `surprise`"),
    ],
)
def test_a_mistake_is_refused_with_its_place(way: Way, value: Json, message: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read(json.dumps(replaced(TREE, way, value)))
    assert message in str(refused.value)


OPTIONAL = ("result", "secret", "seal")


@pytest.mark.parametrize("key", [key for key in json.loads(TEXT) if key not in OPTIONAL])
def test_a_missing_key_is_refused_by_name(key: str) -> None:
    with pytest.raises(BadRecord, match=key):
        read(json.dumps(without(TREE, key)))


def test_nothing_but_whole_numbers_is_read() -> None:
    for number in ("1.0", "1e3", "NaN", "-Infinity"):
        with pytest.raises(BadRecord, match="not a whole number"):
            read(TEXT.replace('"n": 1,', f'"n": {number},'))


@pytest.mark.parametrize("number", [str(1 << 53), "-" + str(1 << 53), "9" * 100_000])
def test_a_huge_number_is_refused(number: str) -> None:
    with pytest.raises(BadRecord, match="too large"):
        read(TEXT.replace('"at": 1000', f'"at": {number}', 1))


def test_a_key_that_stands_twice_is_refused() -> None:
    with pytest.raises(BadRecord, match="'seat' stands twice"):
        read(TEXT.replace('"seat": 0,', '"seat": 0, "seat": 1,', 1))


@pytest.mark.parametrize("depth", [13, 100, 100_000])
def test_deep_nesting_is_refused(depth: int) -> None:
    nested = "[" * depth + "]" * depth
    with pytest.raises(BadRecord, match="nested deeper than 12 levels"):
        read(TEXT.replace('"options": {', f'"options": {{"deep": {nested}, ', 1))


def test_a_truncated_file_is_refused_wherever_it_ends() -> None:
    for end in range(0, len(TEXT) - 2, 37):
        with pytest.raises(BadRecord, match=r"line .* column .* not valid JSON"):
            read(TEXT[:end])


def test_a_file_that_is_too_large_is_refused_unread() -> None:
    with pytest.raises(BadRecord, match="no record is that long"):
        read(b" " * (MAX_BYTES + 1))


def test_a_record_with_too_many_entries_is_refused() -> None:
    entry: Json = {"n": 1, "seat": 0, "action": 0, "say": ""}
    with pytest.raises(BadRecord, match=f"entries: there are {MAX_ENTRIES + 1}"):
        read(json.dumps(replaced(TREE, ("entries",), [entry] * (MAX_ENTRIES + 1))))


@pytest.mark.parametrize("text", [b"\xff\xfe", "\ufeff{}".encode(), b"{\x00}", "", "null", "[]"])
def test_what_is_no_text_or_no_object_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        read(text)


# ------------------ whatever is thrown at the reader, only BadRecord comes out

WAYS = [way for way, _ in leaves(TREE)]
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(st.binary())
def test_random_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        read(data)


@given(ANYTHING)
def test_random_json_is_refused(data: Json) -> None:
    with pytest.raises(BadRecord):
        read(json.dumps(data))


def reads_or_is_refused(text: str | bytes) -> None:
    try:
        record = read(text)
    except BadRecord:
        return
    assert read(write(record)) == record
    assert msgspec.json.encode(record)


@given(st.sampled_from(WAYS), ANYTHING, st.integers(0, 2))
def test_a_record_changed_anywhere_reads_or_is_refused(way: Way, value: Json, up: int) -> None:
    reads_or_is_refused(json.dumps(replaced(TREE, way[: max(1, len(way) - up)], value)))


@given(st.integers(0, len(TEXT)), st.integers(0, 40), st.text(max_size=5))
def test_a_record_cut_and_patched_anywhere_reads_or_is_refused(
    start: int, length: int, patch: str
) -> None:
    reads_or_is_refused((TEXT[:start] + patch + TEXT[start + length :]).encode(errors="replace"))
