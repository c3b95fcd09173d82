"""A game in play, as the kernel sees it: chance, a stack of frames, and a place for events.

Minds, records and tables know a `State`. A game derives its own from `RuledState`, which ties the
state to the game's steps with their types. Nothing here knows a rule.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from perankh.kernel.errors import IllegalAction
from perankh.kernel.event import Event
from perankh.kernel.reason import GAME_OVER, NOT_ASKED, Reason
from perankh.kernel.rng import Rng
from perankh.kernel.step import (
    ARG_SHIFT,
    KIND_BITS,
    KIND_MASK,
    PLAYER_MASK,
    Decision,
    S,
    Step,
    frame,
)
from perankh.kernel.trace import Trace

WHOLE: Final = 60
"""One whole victory in `returns`: it divides evenly among up to six who share it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of one game, complete: it can be cloned, saved, replayed and searched."""

    players: i64
    """Number of seats."""
    rng: Rng
    frames: list[int]
    """The stack: on top, what must be answered or done next. Empty: the game is over."""
    offered: list[int] | None
    """The options of the open question once they were asked for; never changed in place."""
    trace: Trace | None
    """Where events go; None in playouts."""
    reveals: i64
    """How often hidden things were shown to somebody."""

    def __init__(self, players: i64, rng: Rng) -> None:
        self.players = players
        self.rng = rng
        self.frames = []
        self.offered = None
        self.trace = None
        self.reveals = 0

    # --- what each game provides

    def clone(self) -> State:
        """An equal, independent state without a trace."""
        raise NotImplementedError(type(self).__name__)

    def determinize(self, observer: i64, seed: int) -> State:
        """A clone in which all that `observer` can't know is dealt anew at random from `seed`."""
        raise NotImplementedError(type(self).__name__)

    def scores(self) -> list[list[int]]:
        """Points by player and category, as if the game ended now."""
        raise NotImplementedError(type(self).__name__)

    def returns(self) -> list[int]:
        """Each player's share of the victory after tie-breaks; together `WHOLE`."""
        raise NotImplementedError(type(self).__name__)

    def evaluate(self, player: i64) -> i64:
        """The estimated final result of `player` in hundredths of a point, for the minds."""
        raise NotImplementedError(type(self).__name__)

    # --- what `RuledState` provides

    def asks_at(self, kind: i64) -> bool:
        """Whether the step `kind` is a question."""
        raise NotImplementedError(type(self).__name__)

    def settles_at(self, kind: i64) -> bool:
        """Whether the question `kind` takes a single option by itself."""
        raise NotImplementedError(type(self).__name__)

    def run_at(self, kind: i64, player: i64, arg: i64) -> None:
        """Run the step `kind`."""
        raise NotImplementedError(type(self).__name__)

    def options_at(self, kind: i64, player: i64, arg: i64, out: list[int]) -> None:
        """Ask the question `kind` for its options."""
        raise NotImplementedError(type(self).__name__)

    def choose_at(self, kind: i64, player: i64, arg: i64, action: i64) -> None:
        """Give the question `kind` its answer."""
        raise NotImplementedError(type(self).__name__)

    def actions_at(self, kind: i64) -> list[int]:
        """Everything the question `kind` could ever offer."""
        raise NotImplementedError(type(self).__name__)

    def prompt_at(self, kind: i64) -> str:
        """The text key of the question `kind`."""
        raise NotImplementedError(type(self).__name__)

    def why_not_at(self, kind: i64, player: i64, arg: i64, action: i64) -> Reason:
        """Ask the question `kind` why it does not offer `action`."""
        raise NotImplementedError(type(self).__name__)

    # --- what every game has

    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return len(self.frames) == 0

    def kind(self) -> i64:
        """Which question is open."""
        return i64(self.frames[-1]) & KIND_MASK

    def decider(self) -> i64:
        """Who must answer it."""
        return i64(self.frames[-1]) >> KIND_BITS & PLAYER_MASK

    def arg(self) -> i64:
        """The argument of the open question."""
        return i64(self.frames[-1]) >> ARG_SHIFT

    def push(self, kind: i64, player: i64, arg: i64) -> None:
        """Put a step or question on top of the stack."""
        self.frames.append(frame(kind, player, arg))

    def options(self) -> list[int]:
        """The legal actions now: the only source of legality. Empty only when the game is over.

        The list belongs to the state; do not change it.
        """
        offered = self.offered
        if offered is None:
            offered = []
            if len(self.frames) > 0:
                self.options_at(self.kind(), self.decider(), self.arg(), offered)
            self.offered = offered
        return offered

    def apply(self, action: i64) -> None:
        """Carry out one action; one that is not among the options changes nothing."""
        if action not in self.options():
            reason = self.why_not(action)
            raise IllegalAction(action, GAME_OVER if reason is None else reason)
        self.advance(action)

    def advance(self, action: i64) -> None:
        """Carry out one action that is known to be among the options, unchecked."""
        top: i64 = self.frames.pop()
        self.offered = None
        self.choose_at(top & KIND_MASK, top >> KIND_BITS & PLAYER_MASK, top >> ARG_SHIFT, action)
        self.settle()

    def settle(self) -> None:
        """Run what asks nobody anything, until somebody must decide or the game is over."""
        while len(self.frames) > 0:
            top: i64 = self.frames[-1]
            kind: i64 = top & KIND_MASK
            player: i64 = top >> KIND_BITS & PLAYER_MASK
            arg: i64 = top >> ARG_SHIFT
            if not self.asks_at(kind):
                self.frames.pop()
                self.run_at(kind, player, arg)
                continue
            if not self.settles_at(kind):
                return
            offered: list[int] = []
            self.options_at(kind, player, arg, offered)
            if len(offered) > 1:
                self.offered = offered
                return
            self.frames.pop()
            self.choose_at(kind, player, arg, offered[0])

    def prompt(self) -> str:
        """The text key of the open question."""
        return self.prompt_at(self.kind())

    def actions(self) -> list[int]:
        """Everything the open question could ever offer; `why_not` explains what it doesn't."""
        return self.actions_at(self.kind())

    def why_not(self, action: i64) -> Reason | None:
        """Why the action is not offered now; None if it is."""
        if len(self.frames) == 0:
            return GAME_OVER
        if action in self.options():
            return None
        kind = self.kind()
        if action not in self.actions_at(kind):
            return NOT_ASKED
        return self.why_not_at(kind, self.decider(), self.arg(), action)

    def emit(self, event: Event) -> None:
        """Write an event down. Callers ask `s.trace is not None` first: building it costs time."""
        trace = self.trace
        if trace is not None:
            trace.add(event, self.rng.draws + self.reveals)

    def reveal(self) -> None:
        """Note that something hidden was shown to somebody: there is no undo across it."""
        self.reveals += 1
        trace = self.trace
        if trace is not None:
            trace.revealed(self.rng.draws)

    def copy_kernel_to(self, twin: State) -> None:
        """The kernel's part of `clone`."""
        twin.frames = self.frames[:]
        twin.offered = self.offered
        twin.reveals = self.reveals


@mypyc_attr(allow_interpreted_subclasses=True)
class RuledState(State, Generic[S]):
    """A state tied to its game's steps; a game's own state derives from `RuledState[itself]`."""

    steps: list[Step[S]]
    """The game's steps and questions; a frame's kind is an index into it. Shared by all clones."""

    def __init__(self, players: i64, rng: Rng, steps: list[Step[S]]) -> None:
        super().__init__(players, rng)
        self.steps = steps

    def me(self) -> S:
        """This state by its own type."""
        raise NotImplementedError(type(self).__name__)

    def question(self, kind: i64) -> Decision[S]:
        """The question of a kind."""
        step = self.steps[kind]
        assert isinstance(step, Decision), f"step {kind} asks nothing"
        return step

    def asks_at(self, kind: i64) -> bool:
        return self.steps[kind].asks

    def settles_at(self, kind: i64) -> bool:
        return self.question(kind).settles

    def run_at(self, kind: i64, player: i64, arg: i64) -> None:
        self.steps[kind].run(self.me(), player, arg)

    def options_at(self, kind: i64, player: i64, arg: i64, out: list[int]) -> None:
        self.question(kind).options(self.me(), player, arg, out)

    def choose_at(self, kind: i64, player: i64, arg: i64, action: i64) -> None:
        self.question(kind).choose(self.me(), player, arg, action)

    def actions_at(self, kind: i64) -> list[int]:
        return self.question(kind).actions()

    def prompt_at(self, kind: i64) -> str:
        return self.question(kind).prompt

    def why_not_at(self, kind: i64, player: i64, arg: i64, action: i64) -> Reason:
        return self.question(kind).why_not(self.me(), player, arg, action)
