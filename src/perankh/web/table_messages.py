"""Messages about a table, each built for one person who sees it as one seat may."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from perankh.host.game_analysis import GameAnalysis
from perankh.kernel.counting import by_category
from perankh.kernel.errors import IllegalAction
from perankh.kernel.game import Game, Meaning
from perankh.kernel.preview import seals
from perankh.kernel.reason import GAME_OVER, NOT_ASKED, Reason
from perankh.kernel.state import State
from perankh.minds.hints import Hint, Prospect
from perankh.record.format import Result
from perankh.record.replay import Moment
from perankh.table import views
from perankh.table.chairs import Chair
from perankh.table.entries import (
    Acted,
    Chatted,
    Contributed,
    Created,
    Deleted,
    Ended,
    EntryBody,
    Left,
    MindSeated,
    Rematched,
    Renamed,
    Resigned,
    Returned,
    Seated,
    Started,
    UndoAsked,
    UndoConsented,
    UndoDeclined,
    Undone,
    Unseated,
)
from perankh.table.errors import CantGoOn
from perankh.table.table import Phase, Request, Table
from perankh.web import live_messages as say
from perankh.web import messages as info
from perankh.web.errors import worded

KINDS: dict[type[EntryBody], say.EntryKind] = {
    Created: "created",
    Seated: "seated",
    MindSeated: "seated",
    Unseated: "unseated",
    Contributed: "contributed",
    Started: "started",
    Acted: "action",
    UndoAsked: "undo_asked",
    UndoConsented: "undo_answered",
    UndoDeclined: "undo_answered",
    Undone: "undo",
    Left: "left",
    Resigned: "resigned",
    Returned: "returned",
    Ended: "over",
    Chatted: "chat",
    Renamed: "renamed",
    Rematched: "rematch",
    Deleted: "deleted",
}

PART = 200
"""Entries of the log that are sent at once."""

NOT_YOUR_TURN = Reason("why-not-your-turn", "")
"""Somebody else must decide."""


# ------------------ the table

Seldom: TypeAlias = tuple[Phase, list[Chair], Request | None, str, frozenset[str]]
"""All that changes about a table, but for what changes with each move."""


class InfoCache:
    """What changes seldom about one table, put into messages once and not for every move."""

    def __init__(self, table: Table) -> None:
        self._commitment = table.commitment
        self._setup = msgspec.convert(table.created.setup, dict[str, info.SetupValue])
        self._infos: dict[str, tuple[Seldom, info.TableInfo]] = {}
        self._scored: State | None = None
        self._scores: list[dict[str, int]] = []
        self._rivals: list[info.RivalInfo] = []

    def table(self, table: Table, person: str, online: frozenset[str]) -> info.TableInfo:
        """The table as a person may know it."""
        seldom = (table.phase, table.chairs, table.request, table.rematch, online)
        known = self._infos.get(person)
        if known is None or known[0] != seldom:
            known = self._infos[person] = (seldom, self._whole(table, person, online))
        return replace(
            known[1],
            decider=table.decider,
            my_turn=bool(person) and table.turn == person,
            seq=table.seq,
            n=table.n,
            changed=table.changed,
        )

    def scores(self, table: Table) -> list[dict[str, int]]:
        """By seat, the points that everybody may know; all of them when the game is over."""
        self._count(table)
        return self._scores

    def rivals(self, table: Table) -> list[info.RivalInfo]:
        """The rivals without a seat, with the points that everybody may know."""
        self._count(table)
        return self._rivals

    def _count(self, table: Table) -> None:
        if table.session is None:
            return
        state = table.session.state
        if state is not self._scored or table.phase == "over":
            self._scored, self._scores = state, scores_in(table, state)
            self._rivals = rivals_in(table, state)

    def _whole(self, table: Table, person: str, online: frozenset[str]) -> info.TableInfo:
        return info.TableInfo(
            id=table.id,
            game=table.created.game,
            setup=self._setup,
            phase=table.phase,
            seats=[
                _seat_info(table, seat, chair, person, online)
                for seat, chair in enumerate(table.chairs)
            ],
            host=bool(person) and table.host == person,
            starts_when_full=table.created.start_when_full,
            decider=None,
            my_turn=False,
            seq=0,
            n=0,
            created=table.log[0].time_ms,
            changed=0,
            commitment=self._commitment,
            secret=table.created.secret if table.phase == "over" else None,
            box=_box(table),
            hints=table.created.hints,
            stand_in_undo=table.created.stand_in_undo,
            undo=_undo_asked(table),
            rematch=table.rematch or None,
            result=_result(table),
            stopped=_stopped(table),
        )


def table_info(
    table: Table, person: str, online: frozenset[str] = frozenset(), infos: InfoCache | None = None
) -> info.TableInfo:
    """The table as a person may know it."""
    return (infos or InfoCache(table)).table(table, person, online)


def _seat_info(
    table: Table, seat: int, chair: Chair, person: str, online: frozenset[str]
) -> info.SeatInfo:
    host = bool(person) and table.host == person
    waits = chair.free and chair.kind == "invited"
    return info.SeatInfo(
        seat=seat,
        name=chair.name,
        kind=_seat_kind(chair),
        mind=chair.mind or None,
        kept=chair.free and bool(person) and chair.reserved == person,
        mine=bool(person) and chair.person == person,
        away=chair.away,
        online=chair.person in online,
        invitation=table.invitation(seat) if host and waits else None,
    )


def _seat_kind(chair: Chair) -> info.SeatKind:
    if chair.free:
        return "invited" if chair.kind == "invited" else "open"
    if not chair.person:
        return "mind"
    return "here" if chair.kind == "here" else "person"


def _undo_asked(table: Table) -> info.UndoAsked | None:
    asked = table.request
    if asked is None:
        return None
    return info.UndoAsked(
        request=asked.seq, seat=asked.seat, count=asked.count, waiting=sorted(asked.waiting)
    )


def _result(table: Table) -> info.ResultInfo | None:
    found = table.result
    if found is None:
        return None
    return info.ResultInfo(
        scores=list(found.scores),
        totals=list(found.totals),
        places=list(found.places),
        rivals=_rivals(table, found),
    )


def _rivals(table: Table, found: Result) -> list[info.RivalInfo]:
    """How the rivals fared; results from before they were kept are worked out anew."""
    if found.rivals:
        return [
            info.RivalInfo(id=rival.id, scores=rival.scores, place=rival.place)
            for rival in found.rivals
        ]
    return [] if table.session is None else rivals_in(table, table.session.state)


def _box(table: Table) -> str:
    """Hash of the box file that the names come from."""
    return table.created.box if table.stop is not None else table.box.file_hash


def _stopped(table: Table) -> info.StopInfo | None:
    if table.stop is None:
        return None
    text, _ = worded(CantGoOn(table.stop))
    return info.StopInfo(text=text, message=table.stop.message)


# ------------------ the game


def state_message(
    table: Table,
    person: str,
    seat: int | None,
    online: frozenset[str] = frozenset(),
    infos: InfoCache | None = None,
) -> say.StateMessage:
    """The whole table for one seat."""
    infos = infos or InfoCache(table)
    return say.StateMessage(
        seq=table.seq,
        n=table.n,
        table=table_info(table, person, online, infos),
        seat=seat,
        view=views.view(table, seat),
        question=question(table, seat),
        floor=views.floor(table, seat),
        scores=infos.scores(table),
        rivals=infos.rivals(table),
    )


def question(table: Table, seat: int | None) -> say.Question | None:
    """What is asked; the options only for the seat that must answer."""
    if table.session is None or table.decider is None:
        return None
    state = table.session.state
    asked = table.decider == seat
    return say.Question(
        seat=table.decider,
        prompt=state.prompt() if asked else state.public_prompt(),
        arg=int(state.arg()) if asked else None,
        options=_options(table.game, state) if asked else [],
        n=table.n,
        kept_secret=asked and state.is_secret() and len(state.options()) == 1,
        choice=choice_message(table.game, state) if asked else None,
    )


def choice_message(game: Game, state: State) -> say.Choice | None:
    """What is being chosen by several answers, if so."""
    found = state.choice()
    if found is None:
        return None
    return say.Choice(
        picked=[game.describe(state, action) for action in found.picked],
        least=found.least,
        most=found.most,
        room=[
            say.PickRoom(meaning=game.describe(state, action), most=most)
            for action, most in found.room
        ],
        suggested=[game.describe(state, action) for action in found.suggested],
    )


def _options(game: Game, state: State) -> list[say.OptionMeaning]:
    """Every option with its meaning, and why it can't be undone afterwards."""
    return [
        say.OptionMeaning(action=action, meaning=meaning, seal=seal)
        for action, meaning, seal in zip(
            state.options(), game.meanings(state), seals(state), strict=True
        )
    ]


def scores_in(table: Table, state: State) -> list[dict[str, int]]:
    """By seat, the points that everybody may know in a state of the table's game."""
    game = table.game
    shown = game.categories if table.phase == "over" else game.open_categories
    counted = state.scores() if table.phase == "over" else state.open_scores()
    rows = by_category(game.categories, counted)
    if shown == game.categories:
        return rows
    return [{category: row[category] for category in shown} for row in rows]


def rivals_in(table: Table, state: State) -> list[info.RivalInfo]:
    """The rivals without a seat in a state of the table's game, as far as everybody may know."""
    over = table.phase == "over"
    return [
        info.RivalInfo(
            id=rival.id, scores=rival.points, place=rival.place if state.is_over() else None
        )
        for rival in (state.rivals() if over else state.open_rivals())
    ]


# ------------------ the log


def entries_message(table: Table, seat: int | None, since: int) -> say.EntriesMessage:
    """All entries after `since`; the last part of the log if the client has none, or too few."""
    if not table.seq - PART <= since <= table.seq:
        since = 0
    first = since if since > 0 else max(0, table.seq - PART)
    entry_views = views.entry_views(table, seat, first)
    return say.EntriesMessage(
        since=since,
        seq=table.seq,
        entries=[log_entry(line) for line in entry_views],
        earlier=since == 0 and first > 0,
    )


def earlier_message(table: Table, seat: int | None, before: int) -> say.EarlierMessage:
    """The part of the log right before entry `before`."""
    until = min(before - 1, table.seq)
    first = max(0, until - PART)
    entry_views = views.entry_views(table, seat, first, until)
    return say.EarlierMessage(
        before=before, entries=[log_entry(line) for line in entry_views], earlier=first > 0
    )


def log_entry(line: views.EntryView) -> say.LogEntry:
    """One line of the log, without what is for the house alone."""
    body = line.entry.body
    if isinstance(body, Acted):  # nearly all are, and most fields are not for them
        return say.LogEntry(
            seq=line.entry.seq,
            kind="action",
            at=line.entry.time_ms,
            n=line.n,
            seat=body.seat,
            meaning=line.meaning,
            events=line.events,
            undone=line.undone,
        )
    return say.LogEntry(
        seq=line.entry.seq,
        kind=KINDS[type(body)],
        at=line.entry.time_ms,
        n=line.n,
        seat=getattr(body, "seat", None),
        meaning=line.meaning,
        events=line.events,
        undone=line.undone,
        undoes=list(line.undoes),
        text=_text(body),
        name=body.name if isinstance(body, Chatted | Seated | MindSeated | Renamed) else None,
    )


def _text(body: EntryBody) -> str | None:
    """What was said, or what an answer was."""
    if isinstance(body, Chatted):
        return body.text
    if isinstance(body, UndoConsented):
        return "yes"
    if isinstance(body, UndoDeclined):
        return "no"
    if isinstance(body, Rematched):
        return body.table
    if isinstance(body, UndoAsked):
        return str(body.count)
    return None


# ------------------ answers


def preview_message(table: Table, seat: int, action: int) -> say.PreviewMessage:
    """What an option of this seat would do."""
    found = views.foreseen(table, seat, action)
    return say.PreviewMessage(
        action=action, n=table.n, events=found.events, seal=found.seal, cut=found.cut
    )


def picked_message(table: Table, seat: int, pick: list[Meaning]) -> say.PickedMessage:
    """Whether these picks of this seat are a choice, and what the answers that make it would do."""
    try:
        actions, whole, found = views.chosen(table, seat, pick)
    except IllegalAction as error:
        why = error.reason
        return say.PickedMessage(
            n=table.n,
            pick=pick,
            actions=[],
            whole=False,
            key=why.key,
            rule=why.rule,
            events=[],
            seal=None,
            cut=False,
        )
    return say.PickedMessage(
        n=table.n,
        pick=pick,
        actions=actions,
        whole=whole,
        key="",
        rule="",
        events=found.events,
        seal=found.seal,
        cut=found.cut,
    )


def reason_message(table: Table, seat: int | None, meaning: Meaning) -> say.ReasonMessage:
    """Why something is not possible for this seat now."""
    found = _reason(table, seat, meaning)
    return say.ReasonMessage(
        meaning=meaning, key=found.key if found else "", rule=found.rule if found else ""
    )


def _reason(table: Table, seat: int | None, meaning: Meaning) -> Reason | None:
    if table.session is None or table.phase == "over":
        return GAME_OVER if table.phase == "over" else NOT_ASKED
    if table.decider != seat:
        return NOT_YOUR_TURN
    state = table.session.state
    for action in state.actions():
        if table.game.describe(state, action) == meaning:
            return state.why_not(action)
    return NOT_ASKED


def hint_message(found: Hint, key: str, n: int) -> say.HintMessage:
    """What a mind would do, for the seat that asked."""
    return say.HintMessage(
        key=key,
        n=n,
        seat=found.seat,
        best=_prospect(found.best),
        gained_chance=found.gained_chance,
        gained_points=found.gained_points,
        others=[_prospect(one) for one in found.others],
    )


def _prospect(found: Prospect) -> say.Prospect:
    return say.Prospect(
        action=found.action, chance=found.chance, points=found.points, visits=found.visits
    )


def analysis_message(found: GameAnalysis) -> say.AnalysisMessage:
    """What looking back at a game found."""
    return say.AnalysisMessage(
        outlooks=found.outlooks, rivals=found.rivals, costly=found.costly, luck=found.luck
    )


def moment_message(table: Table, moment: Moment, seat: int | None) -> say.MomentMessage:
    """The table as it stood, as this seat could see it then."""
    return say.MomentMessage(
        n=moment.n,
        view=table.game.view(moment.state, seat),
        scores=scores_in(table, moment.state),
        rivals=rivals_in(table, moment.state),
        events=moment.seen_by(seat),
    )
