"""Checks of states made from states: clones, positions read back, and worlds dealt anew."""

from __future__ import annotations

from perankh.kernel.conformance.questions import check_remembered
from perankh.kernel.conformance.subject import (
    ALL,
    Subject,
    first_difference,
    rng_words,
    seat_name,
)
from perankh.kernel.errors import BrokenInvariant, PerankhError
from perankh.kernel.state import State
from perankh.kernel.trace import Trace

REACH = 6
"""How many actions a copy is played on to see whether it behaves like its original."""


def check_clone(x: Subject) -> None:
    """`clone`: equal to its original, and equal after the same actions; neither moves the other."""
    before = x.fingerprint(x.state)
    x.state.trace, kept = Trace(ALL), x.state.trace
    one, other = x.state.clone(), x.state.clone()
    x.state.trace = kept
    if x.fingerprint(one) != before:
        x.fail("clone", "a clone differs: " + first_difference(x.position(one), before[0]))
    if one.trace is not None:
        x.fail("clone", "a clone writes events into the trace of its original")
    check_plays_alike(x, "clone", one, other.clone())
    if x.fingerprint(other) != before:
        x.fail("clone", "a clone changed while a clone of it was played")
    if x.fingerprint(x.state) != before:
        now = x.position(x.state)
        x.fail("clone", "playing a clone changed the state: " + first_difference(now, before[0]))
    x.tally.clones += 1


def check_plays_alike(x: Subject, check: str, one: State, other: State) -> None:
    """Under the same actions two equal states stay equal; both are used up."""
    for _ in range(REACH):
        if one.options() != other.options():
            x.fail(check, f"the copy offers {other.options()}, the original {one.options()}")
        if one.is_over():
            break
        action = x.pick(one.options())
        one.advance(action)
        other.advance(action)
    left, right = x.position(one), x.position(other)
    if left != right:
        x.fail(check, "the copy plays on differently: " + first_difference(left, right))


def check_position(x: Subject) -> None:
    """`position`: written, read and written again it is the same, and it plays on alike."""
    written = x.position(x.state)
    try:
        again = x.game.read_position(written, x.box, trusted=True)
    except PerankhError as error:
        x.fail("position", f"the written position can't be read: {error}")
    rewritten = x.position(again)
    if rewritten != written:
        x.fail("position", "read back it differs: " + first_difference(written, rewritten))
    if rng_words(again) != rng_words(x.state):
        x.fail("position", "chance does not stand where it stood")
    check_plays_alike(x, "position", x.state.clone(), again)
    x.tally.positions += 1


def check_determinize(x: Subject, observer: int) -> None:
    """`determinize`: the observer sees and may do the same; all else obeys the rules."""
    before = x.fingerprint(x.state)
    twin = x.state.determinize(observer, x.new_seed())
    other = x.state.determinize(observer, x.new_seed())
    if x.fingerprint(x.state) != before:
        x.fail("determinize", "dealing anew changed the state itself")
    mine, theirs = x.view(x.state, observer), x.view(twin, observer)
    if mine != theirs:
        what = f"{seat_name(observer)} sees another table: "
        x.fail("determinize", what + first_difference(mine, theirs))
    asked = not x.state.is_over() and x.state.decider() == observer
    if asked and twin.options() != x.state.options():
        x.fail("determinize", f"{x.state.options()} became {twin.options()}")
    check_remembered(x, "determinize", twin)
    try:
        x.game.check(twin)
    except BrokenInvariant as error:
        x.fail("determinize", f"the dealt table breaks an invariant: {error}")
    if len({rng_words(s) for s in (twin, other, x.state)}) < 3:
        x.fail("determinize", "chance was not reseeded: the future could be foreseen")
    other.rng = twin.rng.clone()
    x.tally.determinized += 1
    x.tally.dealt_otherwise += x.position(twin) != x.position(other)


def check_playable(x: Subject, observer: int) -> None:
    """`ends`: also a table dealt anew can be played to its end."""
    twin = x.state.determinize(observer, x.new_seed())
    for _ in range(x.game.longest + 1):
        if twin.is_over():
            break
        twin.advance(x.pick(twin.options()))
    else:
        x.fail("ends", f"a dealt table did not end within {x.game.longest} decisions")
    try:
        x.game.check(twin)
    except BrokenInvariant as error:
        x.fail("invariants", f"at the end of a dealt table: {error}")
