"""Checks of secrecy: what a seat can observe must not depend on what it may not know.

A shadow is a second table that differs from the real one only in what one seat may not know. As
long as neither chance nor a reveal tells them apart, the seat must not be able to either: not by
its view and events, and not by what happens around them. Who must decide, what the others are told
meanwhile, how many entries the log has and how long an answer takes are compared, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from perankh.kernel.conformance.subject import (
    Subject,
    as_seen,
    first_difference,
    seat_name,
    traced,
)
from perankh.kernel.errors import BrokenInvariant
from perankh.kernel.event import Event
from perankh.kernel.preview import preview
from perankh.kernel.state import State
from perankh.kernel.trace import Trace

PREVIEWS = 4
"""How many options of one question are previewed at most."""


@dataclass(frozen=True)
class Applied:
    """What an action did."""

    events: list[Event]
    foreseen: list[Event]
    """Those before the first chance draw or reveal."""
    parted: bool
    """Whether there was one."""


def apply_watched(state: State, action: int) -> Applied:
    """Apply an action and say what it did."""
    happened = state.rng.draws + state.reveals
    foresight = state.clone()
    foresight.trace = Trace(happened)
    foresight.apply(action)
    events = traced(state, action)
    parted = state.rng.draws + state.reveals != happened
    return Applied(events, foresight.trace.events, parted)


def first_shown(state: State, action: int, seat: int | None) -> bytes | None:
    """What a seat sees of the first thing that an action shows; None if chance comes before."""
    trial = state.clone()
    draws, happened = trial.rng.draws, trial.rng.draws + trial.reveals
    trace = Trace(happened + 1)
    trial.trace = trace
    trial.apply(action)
    return as_seen(trace.events, seat) if trace.first_reveal == draws else None


class Shadow:
    """A table that one seat can't tell from the real one."""

    def __init__(self, x: Subject, seat: int | None) -> None:
        before = x.fingerprint(x.state)
        self.seat = seat
        self.state = x.game.scramble(x.state, seat, x.new_seed())
        if x.fingerprint(x.state) != before:
            x.fail("secrecy", "scrambling changed the state itself")
        try:
            x.game.check(self.state)
        except BrokenInvariant as error:
            x.fail("secrecy", f"the scrambled table breaks an invariant: {error}")
        x.tally.scrambled += 1
        x.tally.hidden += self.differs(x)

    def differs(self, x: Subject) -> bool:
        """Whether the shadow differs from the state in more than chance to come."""
        twin = self.state.clone()
        twin.rng = x.state.rng.clone()
        return x.position(twin) != x.position(x.state)

    def compare(self, x: Subject) -> None:
        """The seat sees the same, may do the same, and foresees the same."""
        mine, theirs = x.view(x.state, self.seat), x.view(self.state, self.seat)
        if mine != theirs:
            what = f"the view of {seat_name(self.seat)} tells what it may not know: "
            x.fail("secrecy", what + first_difference(mine, theirs))
        self.compare_rivals(x)
        x.tally.compared += 1
        self.compare_deciders(x)
        if x.state.is_over():
            return
        if x.state.decider() != self.seat:
            self.compare_from_outside(x)
            return
        if x.state.options() != self.state.options():
            what = f"the options of {seat_name(self.seat)} tell what it may not know: "
            x.fail("secrecy", f"{what}{x.state.options()} and {self.state.options()}")
        for action in x.state.options()[:PREVIEWS]:
            self.compare_preview(x, action)

    def compare_rivals(self, x: Subject) -> None:
        """What everybody is told of the rivals is the same."""
        one, other = (
            msgspec.json.encode([(rival.points, rival.place) for rival in state.open_rivals()])
            for state in (x.state, self.state)
        )
        if one != other:
            what = f"the rivals tell {seat_name(self.seat)} what it may not know: "
            x.fail("secrecy", what + first_difference(one, other))

    def compare_deciders(self, x: Subject) -> None:
        """The same seat decides next, or the game is over in both: as many entries so far."""
        here = None if x.state.is_over() else int(x.state.decider())
        there = None if self.state.is_over() else int(self.state.decider())
        if here != there:
            what = f"who decides next tells {seat_name(self.seat)} what it may not know: "
            x.fail("secrecy", f"{what}{here} and {there}")

    def compare_from_outside(self, x: Subject) -> None:
        """While another decides, the seat is told the same, and time tells it nothing."""
        one, other = outside(x.state), outside(self.state)
        if one != other:
            what = f"what is asked tells {seat_name(self.seat)} what it may not know: "
            x.fail("secrecy", f"{what}{one} and {other}")
        if x.state.is_secret():
            return
        if (len(x.state.options()) == 1) != (len(self.state.options()) == 1):
            self.check_choice_shown(x)

    def check_choice_shown(self, x: Subject) -> None:
        """Having a choice may be seen only where every answer shows it anyway.

        Here one table has a choice and the other has none. Whether anything is asked, or how soon
        it is answered, tells the seat which of them it sits at.
        """
        for action in x.state.options():
            here = first_shown(x.state, action, self.seat)
            for answer in self.state.options():
                there = first_shown(self.state, answer, self.seat)
                if here is None or there is None or here == there:
                    what = f"having a choice at {x.state.prompt()} tells {seat_name(self.seat)}"
                    x.fail("secrecy", f"{what} what it may not know; such a question is secret")

    def compare_preview(self, x: Subject, action: int) -> None:
        """The seat is promised the same of an option."""
        one = msgspec.json.encode(preview(x.state, action))
        other = msgspec.json.encode(preview(self.state, action))
        if one != other:
            what = f"the preview of {action} tells {seat_name(self.seat)} what it may not know: "
            x.fail("secrecy", what + first_difference(one, other))

    def compare_determinized(self, x: Subject) -> None:
        """A fair mind gets the same table from both, so it can only choose the same."""
        if self.seat is None:
            return
        seed = x.new_seed()
        one = x.position(x.state.determinize(self.seat, seed))
        other = x.position(self.state.determinize(self.seat, seed))
        if one != other:
            what = f"what is dealt anew for {seat_name(self.seat)} depends on what it may not know"
            x.fail("secrecy", f"{what}: " + first_difference(one, other))

    def follow(self, x: Subject, action: int, real: Applied) -> bool:
        """Take the same action here; whether the shadow can be followed further.

        The real state is already past the action; `real` is what it did there.
        """
        if action not in self.state.options():
            return False  # the action itself tells something of another seat's secrets
        mine = apply_watched(self.state, action)
        self.compare_events(x, real.foreseen, mine.foreseen)
        if real.parted != mine.parted:
            what = f"whether anything is drawn or shown after action {action} tells"
            x.fail("secrecy", f"{what} {seat_name(self.seat)} what it may not know")
        if as_seen(real.events, self.seat) != as_seen(mine.events, self.seat):
            return False  # chance, or what was shown, tells the tables apart
        self.compare_deciders(x)
        if mine.parted and x.view(x.state, self.seat) != x.view(self.state, self.seat):
            return False
        x.tally.followed += 1
        self.compare(x)
        return True

    def compare_events(self, x: Subject, seen: Sequence[Event], other: Sequence[Event]) -> None:
        """The seat is told the same."""
        mine, theirs = as_seen(seen, self.seat), as_seen(other, self.seat)
        if mine != theirs:
            what = f"an event tells {seat_name(self.seat)} what it may not know: "
            x.fail("secrecy", what + first_difference(mine, theirs))


def check_done_in_secret(x: Subject, before: State, action: int, seat: int | None) -> None:
    """`secrecy` beyond chance: two tables that look alike afterwards were told of alike.

    Chance may have dealt different things, and another player may have chosen differently. But if
    the same kinds of events happened and the seat sees the same table afterwards, then their
    arguments may not have told the tables apart. What a seat once saw and could still use
    therefore belongs into its view.

    Two open choices can end alike by chance: either of two dice, rolled again, may show what it
    showed before. With the same chance they would not, so they are no secret.
    """
    one, other = before.clone(), x.game.scramble(before, seat, x.new_seed())
    again = other.clone()
    second = action if before.decider() == seat else x.pick(other.options())
    if second not in other.options():
        return
    first_told, second_told = traced(one, action), traced(other, second)
    if second != action and _names(first_told) != _names(second_told):
        return  # two things that everybody could see being done
    mine, theirs = as_seen(first_told, seat), as_seen(second_told, seat)
    if x.view(one, seat) != x.view(other, seat):
        return
    if mine == theirs:
        if before.is_secret():
            check_told_alike(x, one, other, seat)
        return
    again.rng = before.rng.clone()
    again.apply(second)
    if second == action or x.view(one, seat) == x.view(again, seat):
        what = f"an event tells {seat_name(seat)} what was done in secret: "
        x.fail("secrecy", what + first_difference(mine, theirs))


def check_told_alike(x: Subject, one: State, other: State, seat: int | None) -> None:
    """`secrecy`: what is asked next doesn't tell how a secret question was answered, either."""
    if one.is_over() or seat in (one.decider(), other.decider()):
        return
    here, there = outside(one), outside(other)
    if here != there:
        what = f"what is asked next tells {seat_name(seat)} what was done in secret: "
        x.fail("secrecy", f"{what}{here} and {there}")


def outside(state: State) -> tuple[int, str, bool]:
    """What everybody can observe of an open question: to whom, in which words, of which pace."""
    return int(state.decider()), state.public_prompt(), state.is_secret()


def _names(events: Sequence[Event]) -> list[str]:
    return [event.name for event in events]
