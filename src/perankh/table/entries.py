"""What can stand in a table's log, and how it is written. What an entry does is in `folding`.

The log is for the house alone: it holds the secret that chance comes from, and who the people are.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from perankh.record.format import Result
from perankh.table.errors import BrokenLog

SeatKind: TypeAlias = Literal["me", "here", "mind", "open", "invited"]
"""Who is to sit there: the host, another person on the host's screen, a mind, anyone with the
link, or whoever has the invitation."""


StandInUndo: TypeAlias = Literal["never", "always"]
"""What the mind of a person who is away answers when another asks to take back."""


class SeatPlan(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat as the host wants it."""

    kind: SeatKind
    name: str = ""
    """Display name; may be empty for a free seat, and for a mind, which is then given one."""
    mind: str = ""
    """For `mind`: which one."""
    person: str = ""
    """For `invited`: somebody who needs no invitation because the house knows them."""


class EntryBody(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """Something that was done at a table."""


# ------------------ before the game


class Created(EntryBody, frozen=True, kw_only=True, tag="created"):
    """The table is there; who made it is the host."""

    table: str
    game: str
    rules_version: int
    box: str
    """Hash of what the rules read in the box."""
    own_box: str = ""
    """Hash of a corrected box file, which is kept apart; empty for the shipped one."""
    box_text: str = ""
    """The corrected box file itself, in logs of before."""
    setup: dict[str, object] = msgspec.field(name="options")
    seats: tuple[SeatPlan, ...]
    secret: str
    """32 random bytes in hex; only their hash is shown before the end."""
    watch: bool = True
    """Whether anybody with the link may look on."""
    start_when_full: bool = True
    """Whether the game begins by itself as soon as every seat is taken."""
    hints: bool = True
    """Whether people may ask for hints."""
    stand_in_undo: StandInUndo = "never"
    """Whether the mind of a person who is away agrees that others take back. `never`: who asks
    waits for the person."""
    rematch_of: str = ""
    """The table that this one follows."""


class Seated(EntryBody, frozen=True, kw_only=True, tag="seated"):
    """A person has taken a seat."""

    seat: int
    name: str


class MindSeated(EntryBody, frozen=True, kw_only=True, tag="mind_seated"):
    """The host has given a free seat to a mind."""

    seat: int
    name: str
    mind: str


class Unseated(EntryBody, frozen=True, kw_only=True, tag="unseated"):
    """A seat is free again."""

    seat: int


class Contributed(EntryBody, frozen=True, kw_only=True, tag="contributed"):
    """A seat has given a text that is mixed into chance."""

    seat: int
    text: str


class Started(EntryBody, frozen=True, kw_only=True, tag="started"):
    """The game is set up."""


# ------------------ in the game


class Acted(EntryBody, frozen=True, kw_only=True, tag="acted"):
    """A seat has answered the open question."""

    seat: int
    n: int
    """Number of the record's entry."""
    action: int
    mind: str = ""
    """The mind that chose; empty for a person."""


class UndoAsked(EntryBody, frozen=True, kw_only=True, tag="undo_asked"):
    """A seat wants to take back more than it may alone; the others are asked."""

    seat: int
    n: int
    """Number that the undo would have; any action takes the question off the table."""
    count: int


class UndoConsented(EntryBody, frozen=True, kw_only=True, tag="undo_consented"):
    """A seat agrees."""

    seat: int
    request: int
    """Sequence number of the `UndoAsked`."""


class UndoDeclined(EntryBody, frozen=True, kw_only=True, tag="undo_declined"):
    """A seat does not agree, or the one that asked withdraws: nothing is taken back."""

    seat: int
    request: int


class Undone(EntryBody, frozen=True, kw_only=True, tag="undone"):
    """The last actions that stood are taken back. They stay in the log."""

    seat: int
    n: int
    count: int
    consent: tuple[int, ...] = ()
    """The other seats that agreed; none if the seat could do it alone."""


class Left(EntryBody, frozen=True, kw_only=True, tag="left"):
    """A person has gone; a mind plays the seat until they return."""

    seat: int
    mind: str


class Resigned(EntryBody, frozen=True, kw_only=True, tag="resigned"):
    """A person has given the game up; a mind plays the seat unless they return."""

    seat: int
    mind: str


class Returned(EntryBody, frozen=True, kw_only=True, tag="returned"):
    """A person plays their seat again."""

    seat: int


class Ended(EntryBody, frozen=True, kw_only=True, tag="ended"):
    """The game is over and its secret disclosed."""

    result: Result


# ------------------ at any time


class Chatted(EntryBody, frozen=True, kw_only=True, tag="chatted"):
    """Somebody said something to all."""

    name: str
    text: str
    seat: int | None = None
    """None: somebody who looks on."""


class Renamed(EntryBody, frozen=True, kw_only=True, tag="renamed"):
    """A person goes by another name."""

    seat: int
    name: str


class Rematched(EntryBody, frozen=True, kw_only=True, tag="rematched"):
    """The same people meet again at another table."""

    table: str


class Deleted(EntryBody, frozen=True, kw_only=True, tag="deleted"):
    """The host has put the table away for good."""


AnyBody: TypeAlias = (
    Created
    | Seated
    | MindSeated
    | Unseated
    | Contributed
    | Started
    | Acted
    | UndoAsked
    | UndoConsented
    | UndoDeclined
    | Undone
    | Left
    | Resigned
    | Returned
    | Ended
    | Chatted
    | Renamed
    | Rematched
    | Deleted
)


_ON_DISK = {"time_ms": "at", "body": "what"}
"""Fields whose name on disk is older."""


class LogEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, rename=_ON_DISK):
    """One line of the log: what was done, when, and by whom."""

    seq: int
    """1, 2, 3, … without gaps."""
    time_ms: int
    """Milliseconds since 1970 UTC."""
    by: str = ""
    """Id of the person; empty for the house and its minds."""
    key: str = ""
    """Chosen by the person's page, so that a repeated request is recognised."""
    body: AnyBody
    more: int = 0
    """So many entries after this one are answers that came with the same request."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(LogEntry)


def encode(entry: LogEntry) -> bytes:
    """The entry as the store keeps it.

    >>> encode(LogEntry(seq=4, time_ms=0, by="ann", body=Unseated(seat=1)))
    b'{"seq":4,"at":0,"by":"ann","what":{"type":"unseated","seat":1}}'
    """
    return _encoder.encode(entry)


def decode(data: bytes) -> LogEntry:
    """The entry that was kept."""
    try:
        return _decoder.decode(data)
    except msgspec.DecodeError as error:
        raise BrokenLog(f"an entry can't be read: {error}; was it kept by a newer house?") from None
