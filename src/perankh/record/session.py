"""One game being played and recorded: who may act, what chance gives, what can be taken back.

Nothing here knows clocks, networks or storage: a table, a command or a fuzzer calls it. Whatever is
refused leaves everything as it was.
"""

from __future__ import annotations

import itertools
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from perankh.kernel.append_only import AppendOnlyList
from perankh.kernel.box import AnyBox
from perankh.kernel.counting import by_category
from perankh.kernel.errors import PerankhError
from perankh.kernel.event import Event
from perankh.kernel.game import Game, as_text
from perankh.kernel.preview import Mark, perform, undo_floor
from perankh.kernel.setup import Setup, written
from perankh.kernel.state import State
from perankh.kernel.trace import Trace
from perankh.record.errors import (
    AnsweredTooEarly,
    AnswerRefused,
    BadRecord,
    GameClosed,
    NotYourTurn,
    StaleAction,
    UndoRefused,
)
from perankh.record.fairness import Seeds, commit, new_secret
from perankh.record.format import (
    Act,
    Entry,
    Record,
    Result,
    RivalResult,
    Seat,
    Undo,
    closed,
    read,
    write,
)

MAX_TAKEN_BACK = 10_000
"""Entries that no longer stand, and the undos themselves, that one record may hold. With the
longest game they stay below `MAX_ENTRIES`: nobody can fill a record until it can't be finished."""
RECENT = 16
"""States kept, at the least, to go back to at once."""
MILESTONE = 32
"""Of so many standing actions one state is kept for good: whatever lies further back is never more
than so many actions away."""


class Session(msgspec.Struct, kw_only=True, eq=False):
    """A game with its record. The state is replaced, not changed, by each action."""

    game: Game
    box: AnyBox
    setup: Setup
    state: State
    """The game as it stands; look, don't touch."""
    opening: list[Event]
    """What happened before the first action, each event still with all it hides."""
    entries: AppendOnlyList[Entry]
    marks: AppendOnlyList[Mark]
    """One for each action that stands: who took it, and whether it can be taken back."""
    closed: bool = False
    """Whether the secret has been disclosed."""
    _header: Record
    _secret: bytes
    _seeds: Seeds
    _standing: AppendOnlyList[Act]
    _recent: AppendOnlyList[State]
    _milestones: AppendOnlyList[State]
    """The states after 0, 32, 64, … of the standing actions."""

    @staticmethod
    def begin(header: Record, game: Game, box: AnyBox, secret: bytes) -> Session:
        """The game of a record without entries; see `start` and `perankh.record.replay`."""
        setup = game.read_setup(header.setup)
        seeds = Seeds(secret, header.table, header.contributions)
        opening = Trace(-1)
        first = game.new(header.players, setup, seeds.seed(0), box, opening)
        return Session(
            game=game,
            box=box,
            setup=setup,
            state=first,
            opening=opening.events,
            entries=AppendOnlyList(),
            marks=AppendOnlyList(),
            _header=header,
            _secret=secret,
            _seeds=seeds,
            _standing=AppendOnlyList(),
            _recent=AppendOnlyList(),
            _milestones=AppendOnlyList([first]),
        )

    @staticmethod
    def start(
        game: Game,
        seats: Sequence[Seat],
        *,
        setup: Setup | None = None,
        box: AnyBox | None = None,
        secret: bytes | None = None,
        table: str = "",
        contributions: Sequence[str | None] = (),
    ) -> Session:
        """Set up a new game: with the usual setup, the shipped box and fresh chance if not given.

        `contributions` goes by seat; seats that gave nothing are None or left out at the end.
        """
        box = game.box() if box is None else box
        secret = new_secret() if secret is None else secret
        chosen = game.setup_type() if setup is None else setup
        header = new_record(game, seats, chosen, box, secret, table, contributions)
        return Session.begin(header, game, box, secret)

    def __repr__(self) -> str:
        """Without the secret and what seats hide: a game may end up in an error's text."""
        return f"<Session of {self.game.id} before entry {self.next}>"

    def fork(self) -> Session:
        """An equal, independent game: to try what is not yet to be kept."""
        return msgspec.structs.replace(
            self,
            entries=self.entries.fork(),
            marks=self.marks.fork(),
            _standing=self._standing.fork(),
            _recent=self._recent.fork(),
            _milestones=self._milestones.fork(),
        )

    # --- looking

    @property
    def next(self) -> int:
        """The number of the entry that comes next. It is never used again, even after an undo."""
        return len(self.entries) + 1

    @property
    def commitment(self) -> str:
        """The hash of the secret: to be shown before anybody contributes."""
        return self._header.commitment

    @property
    def standing(self) -> Sequence[Act]:
        """The actions that have not been taken back."""
        return list(self._standing)

    def record(self) -> Record:
        """The game as far as it was played, without its secret.

        It holds what seats hide from each other: for the table to keep, not for players to see.
        """
        return msgspec.structs.replace(self._header, entries=tuple(self.entries))

    def state_at(self, n: int) -> Generator[None, None, State]:
        """The state right after entry `n`, undone since or not; 0 is the set-up.

        It pauses after each action that has to be played again, and returns the state.
        """
        acts = self._acts_at(n)
        same = 0
        for act, standing in zip(acts, self._standing, strict=False):
            if act.n != standing.n:
                break
            same += 1
        if same == len(acts) == len(self._standing):
            return self.state
        kept = same // MILESTONE
        state = self._milestones[kept].clone()
        for act in acts[kept * MILESTONE :]:
            yield
            self._apply(state, act)
        return state

    def standing_at(self, n: int) -> int:
        """How many actions stood right after entry `n`."""
        return len(self._acts_at(n))

    def _acts_at(self, n: int) -> list[Act]:
        """The actions that stood right after entry `n`."""
        acts: list[Act] = []
        for entry in itertools.islice(self.entries, n):
            if isinstance(entry, Act):
                acts.append(entry)
            else:
                del acts[-entry.undo :]
        return acts

    def _apply(self, state: State, act: Act) -> None:
        """Play an action of the record again."""
        state.rng.reseed(self._seeds.seed(act.n))
        state.apply(act.action)

    # --- playing

    def act(
        self, seat: int, action: int, *, time_ms: int | None = None, expected: int | None = None
    ) -> list[Event]:
        """Carry out an action of `seat` and say what happened; each event still with all it hides.

        `time_ms` is milliseconds since 1970, `expected` the number that the caller believes this
        entry will have.
        """
        self._check_open(expected)
        state = self.state
        if not state.is_over() and state.decider() != seat:
            raise NotYourTurn(seat, state.decider())
        if action not in state.options():
            state.apply(action)  # raises, with the reason
        n = self.next
        say = as_text(self.game.describe(state, action))
        after = state.clone()
        after.rng.reseed(self._seeds.seed(n))
        trace = Trace(-1)
        after.trace = trace
        mark = perform(after, action)
        after.trace = None
        self._remember(state)
        self._keep(Act(n, seat, action, say, time_ms), mark)
        if len(self._standing) % MILESTONE == 0:
            self._milestones.append(after)
        self.state = after
        return trace.events

    def act_all(
        self, seat: int, actions: Sequence[int], *, time_ms: int | None = None
    ) -> list[Event]:
        """Carry out several actions of `seat`, all or none; what happened, as `act` says it.

        `AnswerRefused` says which of them is refused, and why.
        """
        trial = self.fork()
        events: list[Event] = []
        for index, action in enumerate(actions):
            with one_of(index, len(actions)):
                trial.check_answered_in_time(index)
                events += trial.act(seat, action, time_ms=time_ms)
        self.entries, self.marks, self.state = trial.entries, trial.marks, trial.state
        self._standing, self._recent = trial._standing, trial._recent
        self._milestones = trial._milestones
        return events

    def check_answered_in_time(self, index: int) -> None:
        """Of several answers none may follow one that draws chance or shows something."""
        if index > 0 and self.marks[-1].seal is not None:
            raise AnsweredTooEarly

    def floor(self, seat: int) -> int:
        """How many of the standing actions must stay when `seat` undoes all it may alone."""
        return undo_floor(self.marks, seat)

    def alone(self, seat: int) -> int:
        """How many actions `seat` can take back without asking anybody, if it does so now."""
        return min(len(self._standing) - self.floor(seat), self._room())

    def undo(
        self, seat: int, count: int = 1, consent: Iterable[int] = (), *, expected: int | None = None
    ) -> None:
        """Take back the last `count` standing actions.

        Own actions after the floor may be taken back alone; for others all other seats consent.
        """
        self._check_open(expected)
        agreed = tuple(sorted(set(consent) - {seat}))
        self._check_undo(seat, count, agreed)
        keep = len(self._standing) - count
        state = self._state_after(keep)
        self.entries.append(Undo(self.next, seat, count, agreed))
        self._standing.cut(keep)
        self.marks.cut(keep)
        self._recent.cut(max(0, len(self._recent) - count))
        self._milestones.cut(keep // MILESTONE + 1)
        self.state = state

    # --- closing

    def finish(self) -> Record:
        """The record of a game that is over: with its result, and its secret for all to check."""
        if not self.state.is_over():
            raise BadRecord("result", "the game is not over yet")
        self.closed = True
        complete = msgspec.structs.replace(self.record(), result=result(self.game, self.state))
        return closed(complete, self._secret)

    # --- inside

    def _check_open(self, expected: int | None) -> None:
        if self.closed:
            raise GameClosed
        if expected is not None and expected != self.next:
            raise StaleAction(expected, self.next)

    def _remember(self, state: State) -> None:
        """Keep a state to go back to, and let go of old ones now and then."""
        if len(self._recent) >= 2 * RECENT:
            self._recent = AppendOnlyList(self._recent.after(len(self._recent) - RECENT))
        self._recent.append(state)

    def _keep(self, act: Act, mark: Mark) -> None:
        self.entries.append(act)
        self._standing.append(act)
        self.marks.append(mark)

    def _room(self) -> int:
        """How many actions can be taken back at once before the record holds too many undos."""
        taken_back = len(self.entries) - len(self._standing)
        return max(0, MAX_TAKEN_BACK - taken_back - 1)

    def _check_undo(self, seat: int, count: int, agreed: tuple[int, ...]) -> None:
        players = self._header.players
        standing = len(self._standing)
        if not 0 <= seat < players or not set(agreed) <= set(range(players)):
            raise UndoRefused(f"there are only seats 1 to {players}")
        if not 1 <= count <= standing:
            raise UndoRefused(f"{count} actions can't be taken back: {standing} stand")
        if count > (room := self._room()):
            raise UndoRefused(
                f"so much was taken back in this game that {room} actions are the most now"
            )
        alone = self.alone(seat)
        missing = set(range(players)) - {seat} - set(agreed)
        if count > alone and missing:
            wanted = ", ".join(str(other + 1) for other in sorted(missing))
            raise UndoRefused(
                f"seat {seat + 1} alone can take back {alone} actions; for {count} these seats "
                f"must agree too: {wanted}"
            )

    def _state_after(self, keep: int) -> State:
        """The state after the first `keep` of the standing actions."""
        back = len(self._standing) - keep
        if back <= len(self._recent):
            return self._recent[-back]
        kept = keep // MILESTONE
        state = self._milestones[kept].clone()
        for act in self._standing.after(kept * MILESTONE)[: keep % MILESTONE]:
            self._apply(state, act)
        return state


@contextmanager
def one_of(index: int, count: int) -> Iterator[None]:
    """Say which of several answers is refused; one alone is refused as it is."""
    try:
        yield
    except PerankhError as error:
        if count == 1:
            raise
        raise AnswerRefused(index, count, error) from error


def new_record(
    game: Game,
    seats: Sequence[Seat],
    setup: Setup,
    box: AnyBox,
    secret: bytes,
    table: str = "",
    contributions: Sequence[str | None] = (),
) -> Record:
    """The record of a game that is about to begin."""
    game.check_players(len(seats), setup)
    missing = len(seats) - len(contributions)
    record = Record(
        game=game.id,
        rules_version=game.rules_version,
        box=box.hash,
        setup=written(setup),
        players=len(seats),
        seats=tuple(seats),
        table=table,
        commitment=commit(secret),
        contributions=(*contributions, *[None] * missing),
    )
    # Names and contributions come from people: a game that could not be read back is not begun.
    return read(write(record))


def result(game: Game, state: State) -> Result:
    """How a game stands, as records write it."""
    scores = state.scores()
    return Result(
        scores=tuple(by_category(game.categories, scores)),
        totals=tuple(sum(points) for points in scores),
        places=tuple(state.places()),
        rivals=tuple(
            RivalResult(rival.id, rival.points, rival.total(), rival.place)
            for rival in state.rivals()
        ),
    )
