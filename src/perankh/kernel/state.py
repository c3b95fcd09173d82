# compiled by mypyc
"""A game in play, as the kernel sees it: chance, a stack of frames, and a place for events.

Minds, records and tables know a `State`. A game derives its own from `RuledState`, which ties the
state to the game's steps with their types. Nothing here knows a rule.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from perankh.kernel.errors import IllegalAction
from perankh.kernel.event import AutoAnswered, Event
from perankh.kernel.meaning import Meaning, as_text
from perankh.kernel.reason import GAME_OVER, NOT_ASKED, Reason
from perankh.kernel.rival import Rival
from perankh.kernel.rng import Rng
from perankh.kernel.step import (
    ARG_SHIFT,
    DECIDING,
    KIND_BITS,
    KIND_MASK,
    PLAYER_MASK,
    Choice,
    FreeActions,
    S,
    Step,
    frame,
)
from perankh.kernel.trace import Trace

NOTHING: Final = -1
"""What is on top of an empty stack."""

NOBODY: Final = -1
"""No seat: who decides when the game is over, and as observer a spectator."""

WHOLE: Final = 60
"""One whole victory in `returns`: it divides evenly among up to six who share it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of one game, complete: it can be cloned, saved, replayed and searched."""

    players: i64
    """Number of seats."""
    rng: Rng
    top: i64
    """The frame that must be answered or done next; NOTHING when the game is over."""
    below: list[int]
    """The frames under it, from the bottom; what was popped still lies above `depth`."""
    depth: i64
    """How many frames are under the top one. Popping moves no memory, so a turn needs none."""
    offered: list[int] | None
    """The options of the open question once they were asked for; never changed in place."""
    trace: Trace | None
    """Where events go; None in playouts."""
    reveals: i64
    """How often hidden things were shown to somebody."""

    def __init__(self, players: i64, rng: Rng) -> None:
        self.players = players
        self.rng = rng
        self.top = NOTHING
        self.below = []
        self.depth = 0
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

    def places(self) -> list[int]:
        """Each player's place after tie-breaks, from 1, as if the game ended now; equals share."""
        raise NotImplementedError(type(self).__name__)

    def rival_count(self) -> i64:
        """How many rivals without a seat take part: automata of the rules that can win."""
        return 0

    def rivals(self) -> list[Rival]:
        """The rivals without a seat, as if the game ended now; mostly none.

        They stand in the same order as `places`, so that a seat may be second behind one of them.
        """
        return []

    def open_rivals(self) -> list[Rival]:
        """`rivals`, but only with what everybody at the table can count now."""
        return self.rivals()

    def tracks(self) -> list[int]:
        """Where each player's marker stands on the score track; empty without such a track.

        `scores` also counts what is scored at the end only.
        """
        return []

    def open_scores(self) -> list[list[int]]:
        """`scores`, but only what everybody at the table can count now."""
        return self.scores()

    def evaluate(self, player: i64) -> i64:
        """The estimated final result of `player` in hundredths of a point, for the minds.

        The numbers after the last seat are the rivals, in their order.
        """
        raise NotImplementedError(type(self).__name__)

    def decisive_lead(self) -> i64:
        """The estimated lead, in hundredths of a point, that makes it e times as likely to win.

        It is the minds' measure for leads and mistakes, fitted to games between equals.
        """
        return 300

    def vizier_iterations(self) -> i64:
        """Iterations with which a search clearly sees more than a careful look one action ahead.

        That is what the Vizier spends: where the estimate tells nearly all, a few dozen do.
        """
        return 400

    def playout_action(self, dice: Rng) -> i64:
        """An answer to the open question for a playout: any option, unless a game knows better.

        A game that overrides it must draw from `dice` alone, and may look only at what the player
        who decides can know.
        """
        options = self.options()
        return options[dice.below(len(options))]

    def meaning(self, action: i64) -> Meaning:
        """What an action of the open question means, whether or not it is offered now."""
        raise NotImplementedError(type(self).__name__)

    # --- what `RuledState` provides

    def options(self) -> list[int]:
        """The legal actions now: the only source of legality. Empty only when the game is over.

        The list belongs to the state; do not change it.
        """
        raise NotImplementedError(type(self).__name__)

    def advance(self, action: i64) -> None:
        """Carry out one action that is known to be among the options, unchecked."""
        raise NotImplementedError(type(self).__name__)

    def is_quiet(self, action: i64) -> bool:
        """Whether an option is known to come without chance and without revealing anything."""
        raise NotImplementedError(type(self).__name__)

    def run_to_question(self) -> None:
        """Run what asks nobody anything, until somebody must decide or the game is over."""
        raise NotImplementedError(type(self).__name__)

    def prompt(self) -> str:
        """The text key of the open question; that of "The game is over" when there is none."""
        raise NotImplementedError(type(self).__name__)

    def public_prompt(self) -> str:
        """The text key of what those are told who are not asked."""
        raise NotImplementedError(type(self).__name__)

    def is_secret(self) -> bool:
        """Whether others may not learn what is asked, or whether there is a choice at all."""
        raise NotImplementedError(type(self).__name__)

    def actions(self) -> list[int]:
        """Everything the open question could ever offer; `why_not` explains what it doesn't.

        Empty only when the game is over.
        """
        raise NotImplementedError(type(self).__name__)

    def reason(self, action: i64) -> Reason:
        """Why the open question does not offer `action`, which is one of `actions()`."""
        raise NotImplementedError(type(self).__name__)

    def choice(self) -> Choice | None:
        """What is being chosen, if several answers to the open question make one choice."""
        raise NotImplementedError(type(self).__name__)

    def in_order(self, wanted: list[int]) -> list[int]:
        """The answers that make these picks, in the order in which they are asked for.

        `IllegalAction` says which of them makes no complete choice with the others, and why.
        """
        raise NotImplementedError(type(self).__name__)

    def step_names(self) -> list[str]:
        """What each kind of frame is called in positions."""
        raise NotImplementedError(type(self).__name__)

    def turn_kinds(self) -> list[int]:
        """The questions with which a turn can begin."""
        raise NotImplementedError(type(self).__name__)

    # --- what every game has

    def returns(self) -> list[int]:
        """Each player's share of the victory; together `WHOLE`, less what a rival wins."""
        return self.all_returns()[: self.players]

    def all_returns(self) -> list[int]:
        """The shares of all who compete, seats and then rivals; together `WHOLE`."""
        places = self.places()
        if self.rival_count() > 0:
            places += [rival.place for rival in self.rivals()]
        share: i64 = WHOLE // places.count(1)
        return [share if place == 1 else 0 for place in places]

    def competitors(self) -> i64:
        """How many compete: the seats, and after them the rivals."""
        return self.players + self.rival_count()

    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return self.top == NOTHING

    def kind(self) -> i64:
        """Which question is open."""
        return self.top & KIND_MASK

    def decider(self) -> i64:
        """Who must answer it; NOBODY when the game is over."""
        if self.top == NOTHING:
            return NOBODY
        return self.top >> KIND_BITS & PLAYER_MASK

    def arg(self) -> i64:
        """The argument of the open question."""
        return self.top >> ARG_SHIFT

    def push(self, kind: i64, player: i64, arg: i64) -> None:
        """Put a step or question on top of the stack."""
        if self.top != NOTHING:
            if self.depth < len(self.below):
                self.below[self.depth] = self.top
            else:
                self.below.append(self.top)
            self.depth += 1
        self.top = frame(kind, player, arg)

    def pop(self) -> i64:
        """Take the top frame off the stack."""
        top = self.top
        if self.depth > 0:
            self.depth -= 1
            self.top = self.below[self.depth]
        else:
            self.top = NOTHING
        return top

    def stack(self) -> list[int]:
        """The frames from the bottom to the top."""
        return [] if self.top == NOTHING else [*self.below[: self.depth], self.top]

    def set_stack(self, frames: list[int]) -> None:
        """Put exactly these frames on the stack."""
        self.below = frames[:-1]
        self.depth = len(self.below)
        self.top = frames[-1] if len(frames) > 0 else NOTHING
        self.offered = None

    def apply(self, action: i64) -> None:
        """Carry out one action; one that is not among the options changes nothing."""
        if action not in self.options():
            raise self.illegal(action)
        self.advance(action)

    def illegal(self, action: i64) -> IllegalAction:
        """The error that says which action was refused, and why."""
        reason = self.why_not(action)
        return self.refused(action, GAME_OVER if reason is None else reason)

    def refused(self, action: i64, reason: Reason) -> IllegalAction:
        """The error that says which action was refused, for this reason."""
        said = as_text(self.meaning(action)) if action in self.actions() else f"action {action}"
        return IllegalAction(action, reason, said)

    def why_not(self, action: i64) -> Reason | None:
        """Why the action is not offered now; None if it is."""
        if self.top == NOTHING:
            return GAME_OVER
        if action in self.options():
            return None
        if action not in self.actions():
            return NOT_ASKED
        return self.reason(action)

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
        twin.top = self.top
        twin.below = self.below[: self.depth]
        twin.depth = self.depth
        twin.offered = self.offered
        twin.reveals = self.reveals


@mypyc_attr(allow_interpreted_subclasses=True)
class RuledState(State, Generic[S]):
    """A state tied to its game's steps; a game's own state derives from `RuledState[itself]`."""

    steps: list[Step[S]]
    """The game's steps and questions; a frame's kind is an index into it. Shared by all clones."""
    has_free: bool = False
    """Whether the game has free actions: others should not pay for asking. Set it in `__init__`:
    of a game that is not compiled yet, compiled code would not see it on the class."""

    def __init__(self, players: i64, rng: Rng, steps: list[Step[S]]) -> None:
        super().__init__(players, rng)
        self.steps = steps

    def me(self) -> S:
        """This state by its own type."""
        raise NotImplementedError(type(self).__name__)

    def free_actions(self) -> FreeActions[S]:
        """What players may do at any own question of a turn, in games with `has_free`."""
        raise NotImplementedError(type(self).__name__)

    def options(self) -> list[int]:
        offered = self.offered
        if offered is None:
            top = self.top
            if top == NOTHING:
                return []
            step = self.steps[top & KIND_MASK]
            offered = step.options(self.me(), top >> KIND_BITS & PLAYER_MASK, top >> ARG_SHIFT)
            if self.has_free:
                offered = offered + self.free_options()
            self.offered = offered
        return offered

    def free_options(self) -> list[int]:
        """The free actions that are possible now."""
        return self.free_actions().options(self.me(), self.decider(), self.kind())

    def is_free(self, action: i64) -> bool:
        """Whether an action is free: it leaves the open question open."""
        if not self.has_free:
            return False
        free = self.free_actions()
        return free.first <= action < free.past

    def advance(self, action: i64) -> None:
        if self.has_free and self.is_free(action):
            self.offered = None
            self.free_actions().choose(self.me(), self.decider(), action)
            self.run_to_question()
            return
        top = self.pop()
        self.offered = None
        step = self.steps[top & KIND_MASK]
        step.choose(self.me(), top >> KIND_BITS & PLAYER_MASK, top >> ARG_SHIFT, action)
        self.run_to_question()

    def is_quiet(self, action: i64) -> bool:
        top = self.top
        player: i64 = top >> KIND_BITS & PLAYER_MASK
        if self.is_free(action):
            return self.free_actions().is_quiet(self.me(), player, action)
        return self.steps[top & KIND_MASK].is_quiet(self.me(), player, top >> ARG_SHIFT, action)

    def run_to_question(self) -> None:
        me = self.me()
        while self.top != NOTHING:
            top = self.top
            step = self.steps[top & KIND_MASK]
            if not step.asks:
                self.pop()
                step.run(me, top >> KIND_BITS & PLAYER_MASK, top >> ARG_SHIFT)
                continue
            if step.asks_always():
                return
            player: i64 = top >> KIND_BITS & PLAYER_MASK
            offered = step.options(me, player, top >> ARG_SHIFT)
            if self.has_free:
                offered = offered + self.free_options()
            if len(offered) > 1:
                self.offered = offered
                return
            if self.trace is not None and not step.private:
                self.emit(AutoAnswered(player=player, meaning=self.meaning(offered[0])))
            self.pop()
            step.choose(me, player, top >> ARG_SHIFT, offered[0])

    def prompt(self) -> str:
        if self.top == NOTHING:
            return GAME_OVER.key
        return self.steps[self.kind()].prompt

    def public_prompt(self) -> str:
        step = self.steps[self.kind()]
        if step.public_prompt != "":
            return step.public_prompt
        return DECIDING if step.secret else step.prompt

    def is_secret(self) -> bool:
        return self.steps[self.kind()].secret

    def actions(self) -> list[int]:
        if self.top == NOTHING:
            return []
        found = self.steps[self.kind()].actions()
        if not self.has_free:
            return found
        free = self.free_actions()
        return [*found, *range(free.first, free.past)]

    def reason(self, action: i64) -> Reason:
        me, player, kind = self.me(), self.decider(), self.kind()
        if self.is_free(action):
            return self.free_actions().why_not(me, player, kind, action)
        return self.steps[kind].why_not(me, player, self.arg(), action)

    def choice(self) -> Choice | None:
        if self.top == NOTHING:
            return None
        return self.steps[self.kind()].choice(self.me(), self.decider(), self.arg())

    def in_order(self, wanted: list[int]) -> list[int]:
        asks_all = self.has_free and len(self.free_options()) > 0
        step = self.steps[self.kind()]
        return step.in_order(self.me(), self.decider(), self.arg(), wanted, asks_all)

    def step_names(self) -> list[str]:
        return [step.name for step in self.steps]

    def turn_kinds(self) -> list[int]:
        return [kind for kind, step in enumerate(self.steps) if step.begins_turn]
