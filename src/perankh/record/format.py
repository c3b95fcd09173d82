"""The record as a file: its structs, writing and reading. What it means is played elsewhere.

Version 1 is described in `docs/record.md` and stays readable for ever. Whatever is not a record is
refused with `BadRecord` and the place of the mistake.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Annotated, TypeAlias

import msgspec

from perankh.record.errors import BadRecord
from perankh.record.fairness import checksum

VERSION = 1

MAX_BYTES = 4 << 20
MAX_ENTRIES = 30_000
"""Room for the longest game (`Game.longest`) and for all that may be taken back of it."""
MAX_DEPTH = 12
MAX_NUMBER = (1 << 53) - 1
"""The largest whole number that every reader of JSON takes as it is."""
MAX_TEXT = 1_000
MAX_SEATS = 16

_FORBIDDEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
_COMPLAINT = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`\$\.?(?P<place>.*)`)?", re.DOTALL)

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | bool | None"

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Text = Annotated[str, msgspec.Meta(max_length=MAX_TEXT)]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at the table: only labels, nothing in the game depends on them."""

    name: Text
    who: Word = "person"
    """`person`, or the name of the mind that plays."""


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"time_ms": "at"}):
    """One action that was carried out."""

    n: Positive
    seat: SeatNumber
    action: Count
    say: Text
    """The action in its canonical words."""
    time_ms: Count | None = None
    """When, in milliseconds since 1970 UTC; `at` in the file."""


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last actions that still stood, taken back. They stay among the entries."""

    n: Positive
    seat: SeatNumber
    undo: Positive
    """How many."""
    consent: tuple[SeatNumber, ...] = ()
    """Who else agreed."""


Entry: TypeAlias = Act | Undo


BY_SEAT = ("scores", "totals", "places")
"""Parts of a result that go by seat."""


class RivalResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a rival without a seat fared."""

    id: Word
    scores: dict[str, int]
    """Points by category."""
    total: int
    place: int
    """Among all, seats and rivals."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game ended; the first three lists go by seat."""

    scores: tuple[dict[str, int], ...]
    """Points by category."""
    totals: tuple[int, ...]
    places: tuple[int, ...]
    """Places after tie-breaks, from 1; equals share one, and the places behind are skipped."""
    rivals: tuple[RivalResult, ...] = ()
    """Not written where there is none; the first records with rivals don't tell of them either."""


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is decided before the first action."""

    game: Word
    rules_version: Positive
    box: Word
    """Hash of what was in the box."""
    setup: dict[str, object] = msgspec.field(name="options")
    """All choices before the game; the file calls them "options"."""
    players: Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
    seats: tuple[Seat, ...]
    table: Text
    commitment: Digest
    """SHA-256 of the secret, shown before anybody contributed."""
    contributions: tuple[Text | None, ...]
    """By seat: what it gave to be mixed into chance."""


class Record(Header, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game, complete or as far as it was played."""

    entries: tuple[Entry, ...] = ()
    result: Result | None = None
    secret: Digest | None = None
    """None until the end."""
    checksum: Digest | None = msgspec.field(default=None, name="seal")
    """Binds everything above together; None until the end. `seal` in the file."""


class _Sheet(Header, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record as it is read: the kind of an entry is only known by looking into it."""

    perankh_record: int
    entries: list[dict[str, object]]
    result: Result | None = None
    secret: Digest | None = None
    checksum: Digest | None = msgspec.field(default=None, name="seal")


# ------------------ writing


def write(record: Record) -> str:
    """The record as a file: one line for each entry, so that two of them can be compared by eye."""
    lines = [f'"perankh_record": {VERSION}']
    for field in msgspec.structs.fields(record):
        value = getattr(record, field.name)
        said = _entries(record) if field.name == "entries" else _line(value)
        lines.append(f'"{field.encode_name}": {said}')
    return "{\n" + ",\n".join(f"  {line}" for line in lines) + "\n}\n"


def _entries(record: Record) -> str:
    if not record.entries:
        return "[]"
    return "[\n" + ",\n".join(f"    {_line(entry)}" for entry in record.entries) + "\n  ]"


def _line(value: object) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False)


def content(record: Record) -> bytes:
    """The one form of a record that its checksum is made of.

    Compact JSON with sorted keys in UTF-8, without the checksum itself.
    """
    plain: dict[str, object] = msgspec.to_builtins(record)
    plain["perankh_record"] = VERSION
    del plain["seal"]
    return json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def closed(record: Record, secret: bytes) -> Record:
    """The record closed: with its secret disclosed and its checksum."""
    disclosed = msgspec.structs.replace(record, secret=secret.hex(), checksum=None)
    return msgspec.structs.replace(disclosed, checksum=checksum(secret, content(disclosed)))


# ------------------ reading


def read(text: str | bytes) -> Record:
    """The record in a file's text, or `BadRecord`."""
    data = _parse(_decoded(text))
    _check_values(data)
    if not isinstance(data, dict):
        raise BadRecord("", "a record is a JSON object")
    _check_version(data)
    try:
        sheet = msgspec.convert(data, _Sheet)
    except msgspec.ValidationError as error:
        raise _complaint(error, "") from None
    if len(sheet.entries) > MAX_ENTRIES:
        raise BadRecord(
            "entries", f"there are {len(sheet.entries)}; at most {MAX_ENTRIES} are read"
        )
    entries = tuple(_entry(index, entry) for index, entry in enumerate(sheet.entries))
    header = {name: getattr(sheet, name) for name in Header.__struct_fields__}
    record = Record(
        **header, entries=entries, result=sheet.result, secret=sheet.secret, checksum=sheet.checksum
    )
    check(record)
    return record


def _decoded(text: str | bytes) -> str:
    if len(text) > MAX_BYTES:
        raise BadRecord("", f"the file has more than {MAX_BYTES} bytes; no record is that long")
    if isinstance(text, str):
        return text
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        raise BadRecord(f"byte {error.start}", "the file is not text in UTF-8") from None


def _parse(text: str) -> Json:
    try:
        data: Json = json.loads(
            text,
            object_pairs_hook=_object,
            parse_float=_no_fraction,
            parse_constant=_no_fraction,
            parse_int=_whole,
        )
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise BadRecord(place, f"not valid JSON: {error.msg}") from None
    except RecursionError:
        raise BadRecord("", f"nested deeper than {MAX_DEPTH} levels") from None
    return data


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    made: dict[str, Json] = {}
    for key, value in pairs:
        if key in made:
            raise BadRecord("", f"the key {key[:40]!r} stands twice in one object")
        made[key] = value
    return made


def _no_fraction(number: str) -> Json:
    raise BadRecord("", f"{number[:40]} is not a whole number; a record has no others")


def _whole(digits: str) -> int:
    number = int(digits) if len(digits) <= 17 else MAX_NUMBER + 1
    if abs(number) > MAX_NUMBER:
        raise BadRecord("", f"the number {digits[:40]} is too large; at most {MAX_NUMBER}")
    return number


def _check_values(root: Json) -> None:
    """No text that would garble a screen, and no deeper nesting than any record has."""
    for place, value in _texts(root, "", 0):
        if len(value) > MAX_TEXT:
            raise BadRecord(place, f"the text is longer than {MAX_TEXT} characters")
        if found := _FORBIDDEN.search(value):
            code = f"U+{ord(found.group()):04X}"
            raise BadRecord(place, f"the text holds the control character {code}")


def _texts(value: Json, place: str, depth: int) -> Iterator[tuple[str, str]]:
    """Every text with its place, keys included."""
    if depth > MAX_DEPTH:
        raise BadRecord(place[:80], f"nested deeper than {MAX_DEPTH} levels")
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _texts(item, f"{place}[{index}]", depth + 1)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield place, key
            yield from _texts(item, f"{place}.{key}" if place else key, depth + 1)


def _check_version(data: dict[str, Json]) -> None:
    if "perankh_record" not in data:
        raise BadRecord("perankh_record", f"missing; a record says its version, {VERSION}")
    version = data["perankh_record"]
    if version is True or version != VERSION:
        known = f"this house reads version {VERSION}"
        raise BadRecord("perankh_record", f"the version {version!r} is unknown; {known}")


def _entry(index: int, entry: dict[str, object]) -> Entry:
    try:
        if "undo" in entry:
            return msgspec.convert(entry, Undo)
        return msgspec.convert(entry, Act)
    except msgspec.ValidationError as error:
        raise _complaint(error, f"entries[{index}]") from None


def _complaint(error: msgspec.ValidationError, where: str) -> BadRecord:
    match = _COMPLAINT.fullmatch(str(error))
    what, place = (match["what"], match["place"] or "") if match else (str(error), "")
    joined = f"{where}.{place}" if where and place else where or place
    return BadRecord(joined, what)


# ------------------ what must fit together


def check(record: Record) -> None:
    """Refuse a record whose parts contradict each other without asking any game."""
    _check_seats(record)
    standing = 0
    for index, entry in enumerate(record.entries):
        place = f"entries[{index}]"
        if entry.n != index + 1:
            raise BadRecord(f"{place}.n", f"entries are numbered from 1 without gaps: {index + 1}")
        if entry.seat >= record.players:
            raise BadRecord(f"{place}.seat", f"there are only seats 0 to {record.players - 1}")
        if isinstance(entry, Act):
            standing += 1
            continue
        if entry.undo > standing:
            raise BadRecord(f"{place}.undo", f"only {standing} actions can be taken back here")
        _check_consent(entry, record.players, f"{place}.consent")
        standing -= entry.undo


def _check_seats(record: Record) -> None:
    for name, values in (("seats", record.seats), ("contributions", record.contributions)):
        _check_length(name, len(values), record.players)
    if record.result is not None:
        for name in BY_SEAT:
            _check_length(f"result.{name}", len(getattr(record.result, name)), record.players)


def _check_length(place: str, length: int, players: int) -> None:
    if length != players:
        raise BadRecord(place, f"must have one place for each of {players} seats, not {length}")


def _check_consent(entry: Undo, players: int, place: str) -> None:
    others = set(range(players)) - {entry.seat}
    if list(entry.consent) != sorted(set(entry.consent) & others):
        raise BadRecord(place, "names other seats in ascending order, each once")
