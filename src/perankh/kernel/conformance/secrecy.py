"""Checks of secrecy: what a seat is shown must not depend on what it may not know.

A shadow is a second table that differs from the real one only in what one seat may not know. As
long as neither chance nor a reveal tells them apart, the seat must not be able to either.
"""

from __future__ import annotations

from collections.abc import Sequence

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
        if x.state.is_over() or x.state.decider() != self.seat:
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

    def follow(self, x: Subject, action: int, seen: Sequence[Event], parted: bool) -> bool:
        """Take the same action here; whether the shadow can be followed further.

        `seen` are the events of the real table up to its first draw or reveal, and `parted` says
        whether there was one. The real state is already past the action.
        """
        if action not in self.state.options():
            return False  # the action itself tells something of another seat's secrets
        happened = self.state.rng.draws + self.state.reveals
        self.state.trace = Trace(happened)
        self.state.apply(action)
        foreseen = self.state.trace.events
        self.state.trace = None
        parted = parted or self.state.rng.draws + self.state.reveals != happened
        if parted:
            length = min(len(seen), len(foreseen))
            self.compare_events(x, seen[:length], foreseen[:length])
            return False
        self.compare_events(x, seen, foreseen)
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
    if mine == theirs or x.view(one, seat) != x.view(other, seat):
        return
    again.rng = before.rng.clone()
    again.apply(second)
    if second == action or x.view(one, seat) == x.view(again, seat):
        what = f"an event tells {seat_name(seat)} what was done in secret: "
        x.fail("secrecy", what + first_difference(mine, theirs))


def _names(events: Sequence[Event]) -> list[str]:
    return [event.name for event in events]
