"""The contract with the page over a table's WebSocket. What goes over HTTP is in `messages`.

What is sent to the page is built for one seat; what comes from it is checked against the limits.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from perankh.host.game_analysis import CostlyDecision, LuckInfo, Outlook
from perankh.kernel.event import Event
from perankh.kernel.game import Meaning, View
from perankh.kernel.preview import Seal
from perankh.record.format import MAX_NUMBER
from perankh.web.messages import (
    MAX_ANSWERS,
    MAX_CHAT,
    Action,
    Count,
    Key,
    RivalInfo,
    SeatNumber,
    TableInfo,
)

# ------------------ from the server


class ServerMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What the server says at a table."""


class OptionMeaning(msgspec.Struct, frozen=True, kw_only=True):
    """One option of the open question."""

    action: int
    meaning: Meaning
    seal: Seal | None
    """Why it can't be undone afterwards; None if it can."""


class PickRoom(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a choice may hold."""

    meaning: Meaning
    most: int
    """How often, at the most, together with anything else."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Several answers make one choice: things that are picked, or a payment.

    They may be named in any order, and all at once: `pick` tells whether they are a choice.
    """

    picked: list[Meaning]
    """What the answers so far have picked."""
    least: int
    """How many more are needed, at the least."""
    most: int
    """How many more may be picked."""
    room: list[PickRoom]
    """What may still be picked, as answers to this question."""
    suggested: list[Meaning]
    """The rest of a good choice."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked. Only the seat that must answer gets the argument and the options."""

    seat: int
    prompt: str
    """Text key; for those who are not asked it says no more than they may know."""
    arg: int | None
    options: list[OptionMeaning]
    n: int
    kept_secret: bool
    """Whether there is only one answer, and it is asked for so that the others don't learn that."""
    choice: Choice | None = None
    """What is being chosen, for the seat that must answer."""


class StateMessage(ServerMessage, frozen=True, tag="state"):
    """The table as one seat may see it."""

    seq: int
    n: int
    table: TableInfo
    seat: int | None
    """The seat this message is for; None is a spectator."""
    view: View | None
    """The game's own view; None before the game has begun."""
    question: Question | None
    floor: int
    """How many actions this seat can take back alone."""
    scores: list[dict[str, int]]
    """By seat: the points by category that this seat may know."""
    rivals: list[RivalInfo]


EntryKind: TypeAlias = Literal[
    "created",
    "seated",
    "unseated",
    "contributed",
    "started",
    "action",
    "undo_asked",
    "undo_answered",
    "undo",
    "chat",
    "left",
    "resigned",
    "returned",
    "renamed",
    "rematch",
    "over",
    "deleted",
]


class LogEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the table's log, as one seat may know it."""

    seq: int
    """Its number in the log; numbers that the page has no use for are left out."""
    kind: EntryKind
    at: int | None
    """When, in milliseconds since 1970."""
    n: int | None = None
    """Number of the action or undo in the record; `moment` takes it."""
    seat: int | None = None
    meaning: Meaning | None = None
    """What was done, for the seat that did it; others learn it from the events."""
    events: list[Event] = []
    undone: bool = False
    """Whether it was taken back later."""
    undoes: list[int] = []
    """The numbers `n` of the actions that an undo took back."""
    text: str | None = None
    """What was said, or the name that was taken."""
    name: str | None = None
    """Who did it, where no seat says so: a spectator who chats."""


class EntriesMessage(ServerMessage, frozen=True, tag="entries"):
    """All entries after the last that the client has, in order, without gaps or doubles."""

    since: int
    """The entries follow this one; 0: they come in place of what the client had."""
    seq: int
    """The log is complete up to here: reconnect with `?since=` this number."""
    entries: list[LogEntry]
    earlier: bool = False
    """Whether there are entries before the first of these; `earlier` asks for them."""


class EarlierMessage(ServerMessage, frozen=True, tag="earlier"):
    """The entries right before those that the client asked about."""

    before: int
    entries: list[LogEntry]
    earlier: bool
    """Whether there are still earlier ones."""


class TalkLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said at the table."""

    line: int
    """Its number: a line that comes again takes the place of the one that is there."""
    time_ms: int
    """When, in milliseconds since 1970."""
    name: str
    text: str
    seat: int | None
    """None: somebody who looks on."""
    mine: bool
    muted: bool
    """For the host: whether who said it may not talk any more."""


class TalkMessage(ServerMessage, frozen=True, tag="talk"):
    """What was said, in order."""

    lines: list[TalkLine]
    earlier: bool
    """Whether there are lines before the first of these; `earlier` asks for them."""


class PreviewMessage(ServerMessage, frozen=True, tag="preview"):
    """What an option would do, up to the first thing that can't be foreseen."""

    action: int
    n: int
    events: list[Event]
    seal: Seal | None
    cut: bool
    """Whether more would happen after that."""


class PickedMessage(ServerMessage, frozen=True, tag="picked"):
    """Whether these picks are a choice, which answers make it, and what they would do."""

    n: int
    pick: list[Meaning]
    """What was asked about."""
    actions: list[int]
    """The answers in the order they are asked for, for `act`; none if it is no complete choice."""
    whole: bool
    """Whether nothing could be added to the choice."""
    key: str
    """Text key of the reason why it is none; empty if it is one."""
    rule: str
    events: list[Event]
    seal: Seal | None
    cut: bool


class ReasonMessage(ServerMessage, frozen=True, tag="reason"):
    """Why something is not possible now; an empty key if it is."""

    meaning: Meaning
    key: str
    rule: str


class MomentMessage(ServerMessage, frozen=True, tag="moment"):
    """The table right after entry `n` of the record, as the seat could see it then."""

    n: int
    view: View
    scores: list[dict[str, int]]
    rivals: list[RivalInfo]
    events: list[Event]


class DoneMessage(ServerMessage, frozen=True, tag="done"):
    """What the client asked for under `key` has been done and is on disk."""

    key: str
    seq: int
    n: int | None


class RefusedMessage(ServerMessage, frozen=True, tag="refused"):
    """What the client asked for was not done."""

    key: str | None
    code: str
    """A word for programs: `stale_action`, `not_your_seat`, `illegal_action`."""
    text: str
    """Text key of the sentence for people, `error-…`, in the page's `texts/errors`."""
    args: dict[str, str | int]
    """What that sentence needs."""
    message: str
    """The same in English, and more exact: for those who write programs."""
    reason: str | None = None
    """Text key of the rules' own reason."""
    rule: str | None = None
    answer: int | None = None
    """Which of several answers is refused, from 0; none of them was kept."""


class Prospect(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be expected of one option."""

    action: int
    chance: float
    """Estimated chance of the seat to win with it: 0 to 1."""
    points: float
    """Estimated final points of the seat with it."""
    visits: int
    """How thoroughly it was looked at; of options that were hardly tried little is known."""


class HintMessage(ServerMessage, frozen=True, tag="hint"):
    """The best option of the open question, for the seat that asked and from what it may know."""

    key: str
    n: int
    """The question's number; a hint for another one is out of date."""
    seat: int
    best: Prospect
    gained_chance: float
    """How much better the chance is than with an ordinary option, the median of the others."""
    gained_points: float
    """How many points more it promises than an ordinary option."""
    others: list[Prospect]
    """All other options, the most convincing first."""


class AnalysingMessage(ServerMessage, frozen=True, tag="analysing"):
    """How far the analysis has come; 0 of 0: it waits for its turn."""

    done: int
    total: int


class AnalysisMessage(ServerMessage, frozen=True, tag="analysis"):
    """Looking back at a game that is over; the same for all. Everything is an estimate."""

    outlooks: list[Outlook]
    """In the order of the game: the set-up, and each action that stands."""
    rivals: list[str]
    """Ids of the rivals without a seat; in outlooks they come after the seats."""
    costly: list[CostlyDecision]
    """At most five, the costliest first; none if no decision cost much."""
    luck: list[LuckInfo]
    """By seat."""


class PresenceMessage(ServerMessage, frozen=True, tag="presence"):
    """Who has the table open."""

    seats: list[int]
    spectators: int


class GoneMessage(ServerMessage, frozen=True, tag="gone"):
    """The host has deleted the table."""


FromServer: TypeAlias = (
    StateMessage
    | EntriesMessage
    | EarlierMessage
    | TalkMessage
    | PreviewMessage
    | PickedMessage
    | ReasonMessage
    | MomentMessage
    | DoneMessage
    | RefusedMessage
    | HintMessage
    | AnalysingMessage
    | AnalysisMessage
    | PresenceMessage
    | GoneMessage
)


# ------------------ from the client


class ClientMessage(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """What a client wants at a table."""


class Act(ClientMessage, frozen=True, tag="act"):
    """Answer the open question, with `action`; or this one and those that follow, with `actions`.

    Several answers are kept all or none. None may follow one that draws chance or shows something.
    """

    seat: SeatNumber
    n: Count
    """The number that the first is to have: `n` of the state that the person saw."""
    key: Key
    action: Action | None = None
    actions: Annotated[list[Action], msgspec.Meta(min_length=1, max_length=MAX_ANSWERS)] | None = (
        None
    )


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take back the last `count` actions; beyond the floor everyone is asked."""

    seat: SeatNumber
    count: Annotated[int, msgspec.Meta(ge=1, le=MAX_NUMBER)]
    n: Count
    key: Key


class Consent(ClientMessage, frozen=True, tag="consent"):
    """Answer somebody who wants to take more back."""

    seat: SeatNumber
    request: Count
    agree: bool
    key: Key


class Preview(ClientMessage, frozen=True, tag="preview"):
    """Ask what an option would do."""

    seat: SeatNumber
    action: Action


class Pick(ClientMessage, frozen=True, tag="pick"):
    """Ask whether these things, in any order, are a choice; `picked` comes back."""

    seat: SeatNumber
    pick: Annotated[list[Meaning], msgspec.Meta(max_length=MAX_ANSWERS)]


class Why(ClientMessage, frozen=True, tag="why"):
    """Ask why something is not possible now."""

    meaning: Meaning
    seat: SeatNumber | None = None


class MomentAsked(ClientMessage, frozen=True, tag="moment"):
    """Ask for the table as it stood right after entry `n` of the record; 0 is the set-up."""

    n: Count


class HintAsked(ClientMessage, frozen=True, tag="hint"):
    """Ask what the best answer to one's open question would be; `hint` or `refused` comes back.

    When the table moves on before, it is refused as `stale_action`.
    """

    seat: SeatNumber
    n: Count
    """The question's number: `n` of the state that the person saw."""
    key: Key


class Analyse(ClientMessage, frozen=True, tag="analyse"):
    """Ask for the analysis of a game that is over; `analysing` comes until `analysis` does."""


class Chat(ClientMessage, frozen=True, tag="chat"):
    """Say something to all at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_CHAT)]
    key: Key
    seat: SeatNumber | None = None
    """The own seat that speaks; left out, somebody who looks on."""


class EarlierAsked(ClientMessage, frozen=True, tag="earlier"):
    """Ask for what came before: entries of the log, or lines of the talk."""

    of: Literal["log", "talk"]
    before: Count
    """Number of the first that the client has."""


class Mute(ClientMessage, frozen=True, tag="mute"):
    """As the host silence whoever said a line, or let them talk again."""

    line: Count
    muted: bool
    key: Key


class Look(ClientMessage, frozen=True, tag="look"):
    """See the table as one of one's own seats from now on: the curtain has opened for it."""

    seat: SeatNumber


class Watch(ClientMessage, frozen=True, tag="watch"):
    """See the table as a spectator from now on: the curtain is closed."""


FromClient: TypeAlias = (
    Act
    | Undo
    | Consent
    | Preview
    | Pick
    | Why
    | MomentAsked
    | HintAsked
    | Analyse
    | Chat
    | EarlierAsked
    | Mute
    | Look
    | Watch
)
