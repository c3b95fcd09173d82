"""Plays games and has every check look at them: the entrance to the kit.

Cheap checks look at every action. Expensive ones look at one action in `every`, chosen by the seed,
each on its own; `every=1` looks at everything.
"""

from __future__ import annotations

from collections.abc import Sequence

from perankh.kernel.box import AnyBox
from perankh.kernel.conformance import copies, outcome, questions, secrecy
from perankh.kernel.conformance.subject import Fingerprint, Nonconformity, Subject, Tally
from perankh.kernel.conformance.words import Reader
from perankh.kernel.event import Event
from perankh.kernel.game import Game
from perankh.kernel.setup import Setup
from perankh.kernel.state import State
from perankh.kernel.texts import MissingText
from perankh.kernel.trace import Trace

EVERY = 4
"""One action in this many gets each expensive check, unless told otherwise."""


class Examiner:
    """One game being played under examination.

    `begin` examines the set-up, `look` the state as it is, `act` an action on it, `finish` the end.
    Between them the state may be reseeded. `state` is the real thing: it can be shared with whoever
    plays it.
    """

    def __init__(
        self,
        game: Game,
        box: AnyBox,
        setup: Setup,
        seed: int,
        state: State,
        every: int = EVERY,
        secrets_every: int | None = None,
    ) -> None:
        """`seed` chooses what is examined; in messages it says how the game came about.

        `secrets_every` is how seldom hidden things are looked at, if not like all else.
        """
        self.subject = Subject(game, box, setup, seed, state)
        self.every = every
        self.secrets_every = every if secrets_every is None else secrets_every
        self.reader = Reader.of(game, box)
        self.shadows: dict[int | None, secrecy.Shadow] = {}

    @property
    def state(self) -> State:
        """The state under examination."""
        return self.subject.state

    def begin(self, events: Sequence[Event]) -> None:
        """Examine what happened before the first question."""
        if self.state.trace is not None:
            self.subject.fail("events", "the set-up left its trace behind")
        outcome.check_events(self.subject, events)
        self._read_events(events)

    def look(self) -> None:
        """Examine the present question, or that the game is over."""
        x = self.subject
        if x.state.is_over():
            return
        questions.check_options(x)
        outcome.check_invariants(x)
        if x.one_in(self.every):
            questions.check_refusals(x)
        if x.one_in(self.every):
            copies.check_clone(x)
        if x.one_in(self.every):
            copies.check_position(x)
        if x.one_in(self.every):
            questions.check_descriptions(x)
            self._read_question()
        if x.one_in(self.every):
            outcome.check_scores(x)
        if x.one_in(self.every):
            outcome.check_preview(x, x.pick(x.state.options()))
        if x.one_in(self.every):
            outcome.check_quiet(x)
        self._look_at_hidden_things()

    def _look_at_hidden_things(self) -> None:
        x = self.subject
        for observer in range(x.state.players):
            if x.one_in(self.every):
                copies.check_determinize(x, observer)
            if x.one_in(self.every * 8):
                copies.check_playable(x, observer)
        for seat in x.seats():
            if x.one_in(self.secrets_every):
                shadow = secrecy.Shadow(x, seat)
                shadow.compare(x)
                shadow.compare_determinized(x)
                self.shadows[seat] = shadow

    def act(self, action: int) -> list[Event]:
        """Apply an action to the state, and examine what it does; its events."""
        x = self.subject
        before = x.state.clone()
        compared = x.one_in(self.every)
        there = x.fingerprint(before) if compared else None
        done = self._apply(action)
        events = done.events
        x.taken.append(action)
        x.tally.decisions += 1
        outcome.check_events(x, events)
        self._read_events(events)
        for seat, shadow in list(self.shadows.items()):
            if not shadow.follow(x, action, done):
                del self.shadows[seat]
        if there is not None:
            self._compare_with_clone(before, there, action)
        if x.one_in(self.secrets_every):
            seat = x.seats()[x.dice.below(x.state.players + 1)]
            secrecy.check_done_in_secret(x, before, action, seat)
        if len(x.taken) > x.game.longest:
            x.fail("ends", f"the game asks more than {x.game.longest} questions")
        return events

    def _apply(self, action: int) -> secrecy.Applied:
        """Apply an action to the state; whoever plays it keeps the trace."""
        state = self.state
        kept = state.trace
        done = secrecy.apply_watched(state, action)
        state.trace = kept
        return done

    def _compare_with_clone(self, before: State, there: Fingerprint, action: int) -> None:
        """A clone made before the action stayed as it was, and does the same when it is told to."""
        x = self.subject
        if x.fingerprint(before) != there:
            x.fail("clone", f"action {action} changed a clone made before it")
        twin = before.clone()
        twin.apply(action)
        if x.fingerprint(twin) != x.fingerprint(x.state):
            x.fail("clone", f"action {action} does something else to a clone")

    def finish(self) -> None:
        """Examine the end of the game."""
        x = self.subject
        questions.check_nothing_asked(x)
        outcome.check_invariants(x)
        outcome.check_scores(x)
        outcome.check_returns(x)
        copies.check_position(x)
        for observer in range(x.state.players):
            copies.check_determinize(x, observer)
        for seat in x.seats():
            secrecy.Shadow(x, seat).compare(x)
        x.tally.games += 1

    def _read_question(self) -> None:
        try:
            self.reader.read_question(self.subject)
        except MissingText as error:
            self.subject.fail("texts", str(error))

    def _read_events(self, events: Sequence[Event]) -> None:
        try:
            self.reader.read_events(self.subject, events)
        except MissingText as error:
            self.subject.fail("texts", str(error))


def check_game(
    game: Game,
    players: int,
    setup: Setup,
    seed: int,
    *,
    box: AnyBox | None = None,
    every: int = EVERY,
    picks: Sequence[int] = (),
) -> Tally:
    """Play one whole game under examination; raises `Nonconformity`.

    Each of `picks` chooses one option by its place, counted round; after them chance chooses.
    """
    box = box or game.box()
    trace = Trace(-1)
    state = game.new(players, setup, seed, box, trace)
    examiner = Examiner(game, box, setup, seed, state, every)
    try:
        examiner.begin(trace.events)
        _play(examiner, picks)
    except Nonconformity:
        raise
    except Exception as error:
        examiner.subject.fail("crash", f"{type(error).__name__}: {error}")
    return examiner.subject.tally


def _play(examiner: Examiner, picks: Sequence[int]) -> None:
    number = 0
    while not examiner.state.is_over():
        examiner.look()
        offered = examiner.state.options()
        pick = picks[number] if number < len(picks) else examiner.subject.dice.word()
        examiner.act(offered[pick % len(offered)])
        number += 1
    examiner.finish()
