"""The contract with the page over HTTP: every message that crosses the wire, and nothing else.

`web/src/lib/api.ts` is generated from these structs, from those of the WebSocket in `live_messages`
and from the games' views and events. What comes from the page is checked against the limits here.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from perankh.kernel.box import Source
from perankh.kernel.setup import Kind, Value
from perankh.record.format import MAX_NUMBER, MAX_SEATS

MAX_NAME = 40
MAX_CHAT = 500
MAX_KEY = 64
MAX_ANSWERS = 16
"""So many answers may be given together; see `perankh.table.playing`."""
MAX_CONTRIBUTION = 200
MAX_PASSWORD = 256
MIN_PASSWORD = 8
MAX_MESSAGE = 16 << 10
"""No message of a client over the WebSocket is longer, in bytes."""
MAX_BODY = 256 << 10
"""No request is longer, in bytes, but for records to verify and corrected boxes."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]
"""What people call themselves: plain text, never markup."""
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_KEY)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_KEY)]
"""Chosen by the client, new for each thing it wants done: a repeat is then harmless."""
Password = Annotated[str, msgspec.Meta(min_length=MIN_PASSWORD, max_length=MAX_PASSWORD)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MAX_NUMBER)]
Action = Annotated[int, msgspec.Meta(ge=0, le=MAX_NUMBER)]


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """What the server says."""


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client says; a field that is not known is refused."""


# ------------------ people


class Me(Message, frozen=True):
    """Who the server takes the caller for."""

    person: str | None
    """Id of the person; None until a name was chosen."""
    name: str | None
    account: str | None
    """The name to sign in with; None for a guest."""
    csrf: str
    """Must be sent back as the header `X-CSRF-Token` with every request that changes something."""


class CallMe(Asked, frozen=True):
    """A guest chooses a name, or a person another one."""

    name: Name


class NewPassword(Asked, frozen=True):
    """To change the password of an account."""

    old: Password
    new: Password


class BrowserSession(Message, frozen=True):
    """A browser in which a person is signed in."""

    browser: str
    """What it calls itself; may be empty."""
    since: int
    """When it was signed in, in milliseconds since 1970."""
    used: int
    """The day on which it was last used."""
    here: bool
    """Whether it is the one that asks."""


class Credentials(Asked, frozen=True):
    """To claim an account or to sign in."""

    name: Name
    password: Password


# ------------------ games


SetupValue: TypeAlias = Value | list[Value]
"""What is chosen for a field: a value, several, or one for each seat."""


class SetupField(Message, frozen=True):
    """One choice before a game."""

    field: str
    kind: Kind
    """Of one value; `several`: any of the values, each once."""
    values: list[Value]
    default: SetupValue
    usual: Value
    """What one seat has, or the whole field is, unless something else is chosen."""
    per_seat: bool
    """Whether each seat has a value of its own; none at all: all have the usual one."""
    when_players: list[int]
    """It applies to these numbers of players alone; empty: to all."""
    when: dict[str, list[Value]]
    """By other field: the values with which it applies."""
    as_many_as: str | None
    """Of several values as many are chosen as this field says, or none: then chance chooses."""
    players: list[list[int]]
    """How many can play with each of the values; what all choices allow is what can be played."""


class GameInfo(Message, frozen=True):
    """A game of the house."""

    id: str
    names: dict[str, str]
    """By language."""
    players_min: int
    players_max: int
    minutes: tuple[int, int] | None
    designers: list[str]
    year: int | None
    setup: list[SetupField]
    minds: list[str]
    """Computer players, from the weakest to the strongest."""
    categories: list[str]
    """What points come from, in the order they are counted."""
    rule_prefix: str
    box: str
    """Hash of the shipped box file; a table with another has names of its own for its parts."""


class RuleText(Message, frozen=True):
    """One numbered rule."""

    number: str
    section: str
    text: str


class SourceRow(Message, frozen=True):
    """Where one value of the box comes from."""

    place: str
    """`market_card.statue.copies`"""
    value: str
    source: Source


class BoxInfo(Message, frozen=True):
    """What is in the box, and where its values come from."""

    hash: str
    file: str
    """The box file itself: an owner of the printed game corrects it and gives it to a table."""
    rows: list[SourceRow]


# ------------------ tables


SeatWish: TypeAlias = Literal["me", "here", "mind", "open", "invited"]
"""Who is to sit there: the host, another person on the host's screen, a computer player, anyone
with the link, or whoever holds the invitation of that seat."""

SeatKind: TypeAlias = Literal["person", "here", "mind", "open", "invited"]
"""Who sits there now; `here` is a person on the same screen as the host."""

Phase: TypeAlias = Literal["waiting", "playing", "over"]

StandInUndo: TypeAlias = Literal["never", "always"]


class SeatAsked(Asked, frozen=True):
    """One seat of a new table."""

    kind: SeatWish
    name: Name | None = None
    mind: Id | None = None


class NewTable(Asked, frozen=True):
    """A new table; seats in the order in which they play."""

    game: Id
    seats: Annotated[list[SeatAsked], msgspec.Meta(min_length=1, max_length=MAX_SEATS)]
    setup: dict[str, SetupValue] = {}
    box: Annotated[str, msgspec.Meta(max_length=MAX_BODY)] | None = None
    """A corrected box file."""
    watch: bool = True
    """Whether anybody with the link may look on."""
    start_when_full: bool = True
    """Whether the game begins by itself as soon as every seat is taken."""
    hints: bool = True
    """Whether people may ask for hints: not where the game is to be a measure of strength."""
    stand_in_undo: StandInUndo = "never"
    """What the computer player of a person who is away answers when others ask to take back."""


class Join(Asked, frozen=True):
    """Take a seat: a given one, or the first that is free."""

    seat: SeatNumber | None = None
    invitation: Id | None = None
    here: bool = False
    """Somebody else on the caller's screen sits down."""
    name: Name | None = None
    """Their name; left out, it is the caller's own."""
    contribution: Annotated[str, msgspec.Meta(max_length=MAX_CONTRIBUTION)] | None = None


class Fill(Asked, frozen=True):
    """The host gives all free seats, or one of them, to a computer player."""

    mind: Id
    seat: SeatNumber | None = None


class Contribution(Asked, frozen=True):
    """What a seat gives to be mixed into chance before the game; the page may make it up."""

    seat: SeatNumber
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_CONTRIBUTION)]


class SeatOf(Asked, frozen=True):
    """One of the caller's seats; left out, all of them."""

    seat: SeatNumber | None = None
    resign: bool = False
    """For leaving: whether the game is given up rather than interrupted."""


class SeatInfo(Message, frozen=True):
    """One seat of a table."""

    seat: int
    name: str
    kind: SeatKind
    mind: str | None
    """The computer player that plays it now."""
    kept: bool
    """Whether a free seat is kept for the caller, who may join without an invitation."""
    mine: bool
    """Whether the caller holds it; one session may hold several."""
    away: bool
    """The person has left and may come back; a computer player plays meanwhile."""
    online: bool
    invitation: str | None
    """For the host alone: what the invited person needs to join."""


class UndoAsked(Message, frozen=True):
    """Somebody wants more taken back than may be without the others."""

    request: int
    seat: int
    count: int
    waiting: list[int]
    """Seats that have not answered yet."""


class RivalInfo(Message, frozen=True):
    """A rival without a seat: an automaton of the rules that can win."""

    id: str
    """Its name for people is the game's text `rival-<id>`."""
    scores: dict[str, int]
    """Points by category, as far as everybody may know them."""
    place: int | None
    """Among all, seats and rivals, from 1; None until the game is over."""


class ResultInfo(Message, frozen=True):
    """How the game ended; the first three lists go by seat."""

    scores: list[dict[str, int]]
    totals: list[int]
    places: list[int]
    rivals: list[RivalInfo]


class StopInfo(Message, frozen=True):
    """Why a table can't go on in this house: it can be looked at and exported."""

    text: str
    """Text key of the sentence for people, `error-cant-go-on-…`."""
    message: str
    """The same in English, and more exact."""


class ListedSeat(Message, frozen=True):
    """One seat of a table in a list."""

    seat: int
    name: str
    kind: SeatKind
    mind: str | None
    """The computer player that plays it now."""
    mine: bool


class ListedTable(Message, frozen=True):
    """A table in the list of one's tables."""

    id: str
    game: str
    phase: Phase
    seats: list[ListedSeat]
    """Empty if the table is damaged; opening it says more."""
    host: bool
    """Whether the caller is the host."""
    decider: int | None
    """The seat that must decide; None before and after the game, or if it is not known."""
    my_turn: bool
    created: int
    """When, in milliseconds since 1970; so is `changed`."""
    changed: int
    points: list[int]
    """By seat, what everybody can count; at the end all of it."""
    places: list[int]
    """By seat, at the end; empty before it."""
    stopped: str
    """Text key that says why it can't go on; empty if it can."""


class TableList(Message, frozen=True):
    """The caller's tables, latest change first."""

    tables: list[ListedTable]
    total: int
    """How many there are; more than are listed if the caller has a great many."""


class TableInfo(Message, frozen=True):
    """A table, as the caller may know it."""

    id: str
    game: str
    setup: dict[str, SetupValue]
    phase: Phase
    seats: list[SeatInfo]
    host: bool
    """Whether the caller is the host."""
    starts_when_full: bool
    decider: int | None
    """The seat that must decide; None before and after the game."""
    my_turn: bool
    seq: int
    """Number of the last entry in the table's log."""
    n: int
    """The number that the next action will have."""
    created: int
    """When, in milliseconds since 1970; so is `changed`."""
    changed: int
    commitment: str
    secret: str | None
    """None until the game is over."""
    box: str
    """Hash of the box file played with, names included."""
    hints: bool
    """Whether people may ask for hints here."""
    stand_in_undo: StandInUndo
    """What the computer player of a person who is away answers when others ask to take back;
    `never`: that is for the person to say, on coming back."""
    undo: UndoAsked | None
    rematch: str | None
    """The table that follows this one."""
    result: ResultInfo | None
    stopped: StopInfo | None
    """Why it can't go on; None if it can."""


class RecordWithBox(Asked, frozen=True):
    """A record to verify that was played with a corrected box; else the record alone is sent."""

    record: msgspec.Raw
    box: Annotated[str, msgspec.Meta(max_length=MAX_BODY)]
    """The box file."""


class Verdict(Message, frozen=True):
    """What came out when a record was worked out anew."""

    good: bool
    text: str
    """Text key of what is wrong, `error-…`; empty if nothing is. So is `message`, in English."""
    args: dict[str, str | int]
    message: str
    entries: int
    actions: int


class Failure(Message, frozen=True):
    """Every error over HTTP."""

    error: str
    """A word for programs: `not_found`, `not_your_seat`."""
    text: str
    """Text key of the sentence for people, `error-…`, in the page's `texts/errors`."""
    args: dict[str, str | int]
    """What that sentence needs."""
    message: str
    """The same in English, and more exact: for those who write programs."""
    detail: dict[str, str | int | list[str]] = {}
