"""Before the game: making a table, taking and leaving seats, filling them, starting."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from perankh.games import game as registered
from perankh.kernel.game import Game
from perankh.kernel.setup import written
from perankh.table import words
from perankh.table.asking import Answer, Call, Draft, check_room, repeated
from perankh.table.computer_names import computer_name
from perankh.table.entries import (
    Contributed,
    Created,
    LogEntry,
    MindSeated,
    Seated,
    SeatPlan,
    StandInUndo,
    Started,
    Unseated,
)
from perankh.table.errors import AlreadySeated, BadPlan, NoFreeSeat, NotHost, WrongPhase
from perankh.table.rules import open_box
from perankh.table.stand_ins import known_mind
from perankh.table.table import Table


def create(
    call: Call,
    table: str,
    game: str,
    seats: Sequence[SeatPlan],
    secret: bytes,
    *,
    setup: object = None,
    box_text: str = "",
    watch: bool = True,
    start_when_full: bool = True,
    hints: bool = True,
    stand_in_undo: StandInUndo = "never",
    rematch_of: str = "",
    find: Callable[[str], Game] = registered,
) -> Answer:
    """Make a table: `table` is its new id, `secret` 32 random bytes. The caller is the host.

    It starts at once if no seat is free, unless the host wants to say when.
    """
    played = find(game)
    chosen = played.read_setup({} if setup is None else setup)
    played.check_players(len(seats), chosen)
    box = open_box(played, box_text) if box_text else played.box()
    made = Created(
        table=table,
        game=game,
        rules_version=played.rules_version,
        box=box.hash,
        own_box=box.file_hash if box_text else "",
        setup=written(chosen),
        seats=_named(table, [_planned(plan) for plan in seats]),
        secret=secret.hex(),
        watch=watch,
        start_when_full=start_when_full,
        hints=hints,
        stand_in_undo=stand_in_undo,
        rematch_of=rematch_of,
    )
    _check_host(made.seats)
    first = LogEntry(seq=1, time_ms=call.time_ms, by=call.person, key=call.key, body=made)
    new = Table.begin(first, find, box_text)
    if not (new.full and start_when_full):
        return Answer(entries=(first,), table=new, seq=1)
    draft = Draft(new, call)
    draft.put(Started())
    rest = draft.answer()
    return Answer(entries=(first, *rest.entries), table=rest.table, seq=1)


def _planned(plan: SeatPlan) -> SeatPlan:
    """The plan in order, or why it is not."""
    if plan.kind in ("me", "here"):
        return SeatPlan(kind=plan.kind, name=words.name(plan.name))
    if plan.kind == "mind":
        called = words.name(plan.name) if plan.name else ""
        return SeatPlan(kind="mind", mind=known_mind(plan.mind), name=called)
    label = words.name(plan.name) if plan.name else ""
    return SeatPlan(kind=plan.kind, name=label, person=plan.person)


def _named(table: str, seats: Sequence[SeatPlan]) -> tuple[SeatPlan, ...]:
    """The seats with a name for each computer player that was given none."""
    taken = [plan.name for plan in seats]
    named = list(seats)
    for seat, plan in enumerate(seats):
        if plan.kind == "mind" and not plan.name:
            taken.append(computer_name(table, seat, taken))
            named[seat] = replace(plan, name=taken[-1])
    return tuple(named)


def _check_host(seats: Sequence[SeatPlan]) -> None:
    mine = [seat for seat, plan in enumerate(seats) if plan.kind == "me"]
    if len(mine) > 1:
        raise BadPlan(f"seats {mine} are all yours; one is `me`, others on your screen are `here`")


def join(
    table: Table,
    call: Call,
    name: str,
    *,
    seat: int | None = None,
    invitation: str = "",
    here: bool = False,
    contribution: str = "",
) -> Answer:
    """Take a seat: the given one, the one of the invitation, or the first that may be taken.

    `here` says that somebody else on the same screen sits down; without it nobody sits twice.
    """
    if done := repeated(table, call, lambda body: isinstance(body, Seated)):
        return done
    table.check_waiting()
    check_room(table)
    held = table.held_by(call.person)
    if held and not here:
        raise AlreadySeated(held[0])
    draft = Draft(table, call)
    chosen = _seat_for(table, call.person, seat, invitation)
    draft.put(Seated(seat=chosen, name=words.name(name)))
    if contribution:
        draft.put(Contributed(seat=chosen, text=words.contribution(contribution)))
    return _started_if_full(draft)


def _seat_for(table: Table, person: str, seat: int | None, invitation: str) -> int:
    """The seat that this person takes, the one kept for them first."""
    if seat is not None and not table.chair(seat).free:
        raise NoFreeSeat(f"seat {seat + 1} is taken", "seat_taken")
    candidates = range(len(table.chairs)) if seat is None else (seat,)
    allowed = [seat for seat in candidates if _may_take(table, person, seat, invitation)]
    if allowed:
        return min(allowed, key=lambda seat: (table.chairs[seat].kind == "open", seat))
    if invitation:
        raise NoFreeSeat(
            "this invitation is not valid; it may have been used already", "invitation_invalid"
        )
    if any(table.chairs[seat].free for seat in candidates):
        raise NoFreeSeat(
            "the free seats are for invited people; an invitation is needed", "invitation_needed"
        )
    raise NoFreeSeat("all seats are taken")


def _may_take(table: Table, person: str, seat: int, invitation: str) -> bool:
    chair = table.chairs[seat]
    if not chair.free:
        return False
    if chair.kind == "open":
        return not invitation
    kept = bool(person) and chair.reserved == person
    return kept or invitation == table.invitation(seat)


def unseat(table: Table, call: Call, seat: int) -> Answer:
    """Free a seat before the game: one's own, or as the host anybody's, a mind's too."""
    if done := repeated(table, call, lambda body: isinstance(body, Unseated)):
        return done
    table.check_waiting()
    check_room(table)
    chair = table.chair(seat)
    if call.person != table.host:
        table.check_holds(call.person, seat)
    if chair.free:
        raise WrongPhase(f"seat {seat + 1} is free already", "seat_free")
    draft = Draft(table, call)
    draft.put(Unseated(seat=seat))
    return draft.answer()


def contribute(table: Table, call: Call, seat: int, text: str) -> Answer:
    """Give a text of one's own choice that is mixed into chance; the last one counts."""
    said = words.contribution(text)
    if done := repeated(table, call, lambda body: body == Contributed(seat=seat, text=said)):
        return done
    table.check_waiting()
    check_room(table)
    table.check_holds(call.person, seat)
    draft = Draft(table, call)
    draft.put(Contributed(seat=seat, text=said))
    return draft.answer()


def fill(table: Table, call: Call, mind: str, *, seat: int | None = None) -> Answer:
    """As the host give all free seats, or the given one, to a mind; a full table then starts."""
    if done := repeated(table, call, lambda body: isinstance(body, MindSeated)):
        return done
    table.check_waiting()
    check_host(table, call)
    called = known_mind(mind)
    wanted = range(len(table.chairs)) if seat is None else (seat,)
    free = [seat for seat in wanted if table.chair(seat).free]
    if not free:
        raise NoFreeSeat("no seat is free" if seat is None else f"seat {seat + 1} is taken")
    draft = Draft(table, call)
    for seat in free:
        taken = [chair.name for chair in draft.table.chairs]
        draft.put(MindSeated(seat=seat, name=computer_name(table.id, seat, taken), mind=called))
    return _started_if_full(draft)


def start(table: Table, call: Call) -> Answer:
    """As the host begin the game at a full table that does not start by itself."""
    if done := repeated(table, call, lambda body: isinstance(body, Started)):
        return done
    table.check_waiting()
    check_host(table, call)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if free:
        raise WrongPhase(
            f"seats {free} are still free; fill them with minds, or wait", "seats_free"
        )
    draft = Draft(table, call)
    draft.put(Started())
    return draft.answer()


def check_host(table: Table, call: Call) -> None:
    """Refuse what only the host may do."""
    if not call.person or call.person != table.host:
        raise NotHost


def _started_if_full(draft: Draft) -> Answer:
    if draft.table.full and draft.table.created.start_when_full:
        draft.put(Started())
    return draft.answer()
