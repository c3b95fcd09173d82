"""A game as the rest of the house sees it: how it is set up, shown, saved, explained and checked.

Each game derives one class from `Game` and puts one instance, `GAME`, into its folder's
`__init__.py`; `perankh.games` lists it. Records, tables, minds and commands know nothing more.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from perankh.kernel.box import AnyBox
from perankh.kernel.errors import BadSetup, GameOver, IncompleteAction, UnknownAction
from perankh.kernel.event import Event
from perankh.kernel.meaning import Meaning as Meaning
from perankh.kernel.meaning import as_text as as_text
from perankh.kernel.position import Position, Said, whole_position
from perankh.kernel.setup import Setup, complaint
from perankh.kernel.setup import read as read_setup
from perankh.kernel.state import NOBODY as NOBODY
from perankh.kernel.state import State
from perankh.kernel.texts import know_texts
from perankh.kernel.trace import Trace

K = TypeVar("K")


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may see; each game derives its own and builds it up field by field."""


class Game(ABC):
    """One game of the house."""

    id: str
    """Name in commands, records and addresses: `imhotep`."""
    rules_version: int = 1
    """Grows when a record of before could play otherwise; records carry it."""
    rule_prefix: str
    """How the numbers of its rules begin: `IMH`."""
    folder: Path
    """Where its texts, `RULES.md` and `box.toml` lie."""
    players_min: int
    players_max: int
    setup_type: type[Setup]
    position_type: type[Position]
    view_type: type[View]
    events: tuple[type[Event], ...]
    """All events it can emit."""
    categories: tuple[str, ...]
    """What points come from: the columns of `State.scores`, in the order they are counted."""
    open_categories: tuple[str, ...] = ()
    """Those that everybody can count at any time of the game; the others are shown at its end."""
    rivals: tuple[str, ...] = ()
    """Ids of the rivals without a seat that may take part (`State.rivals`)."""
    action_count: int
    """Actions are numbered from 0 to one less than this."""
    longest: int
    """No game asks more questions than this; the conformance kit checks it."""

    def __init_subclass__(cls) -> None:
        """A game of its own brings its texts: errors read as sentences."""
        if "folder" in cls.__dict__:
            know_texts(cls.id, cls.folder / "texts")

    def of_version(self, rules_version: int) -> Game:
        """This game as it was played under a version of its rules.

        Versions that are still at hand are there for records and tables that were begun with them;
        for any other it is the game itself.
        """
        return self

    # --- set-up

    @abstractmethod
    def box(self, text: str | None = None) -> AnyBox:
        """The shipped box, or a corrected one from its TOML text (`BoxError` if it can't be)."""

    @abstractmethod
    def new(
        self, players: int, setup: Setup, seed: int, box: AnyBox, trace: Trace | None = None
    ) -> State:
        """Set up a game and run it to its first question; `trace` gets what happens before it."""

    @abstractmethod
    def setups(self) -> Sequence[Setup]:
        """Setups that between them reach every rule; the conformance kit plays them all."""

    def read_setup(self, data: object) -> Setup:
        """A setup from plain JSON data, with defaults for what is missing."""
        return read_setup(self.id, self.setup_type, data)

    def seats_for(self, setup: Setup) -> range:
        """How many can play with this setup, apart from what its fields declare by themselves.

        Any number, unless a game says otherwise.
        """
        return range(self.players_min, self.players_max + 1)

    def players_for(self, setup: Setup) -> list[int]:
        """How many can play with this setup."""
        return [players for players in self.seats_for(setup) if not complaint(setup, players)]

    def check_players(self, players: int, setup: Setup | None = None) -> None:
        """Refuse a number of players that the game, or this setup, is not made for."""
        if not self.players_min <= players <= self.players_max:
            raise BadSetup(
                f"{self.id} is for {self.players_min} to {self.players_max} players, not {players}"
            )
        if setup is None:
            return
        if wrong := complaint(setup, players):
            raise BadSetup(f"{self.id}: setup: {wrong}")
        if players not in (counts := self.seats_for(setup)):
            given = msgspec.json.encode(setup).decode()
            most = f" to {counts[-1]}" if len(counts) > 1 else ""
            raise BadSetup(
                f"{self.id} with {given} is for {counts[0]}{most} players, not {players}"
            )

    def ways_to_sit(self) -> list[tuple[int, Setup]]:
        """Each number of players with each of the setups that it can play."""
        return [
            (players, setup)
            for players in range(self.players_min, self.players_max + 1)
            for setup in self.setups()
            if players in self.players_for(setup)
        ]

    # --- looking at a state

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """What `seat` may see; None is a spectator."""

    def describe(self, state: State, action: int) -> Meaning:
        """What an action of the open question means, whether or not it is offered now."""
        return state.meaning(action)

    def meanings(self, state: State) -> list[Meaning]:
        """What each option of the open question means, in their order.

        It is asked for with each move: a game that overrides it stays in its compiled code.
        """
        return [self.describe(state, action) for action in state.options()]

    @abstractmethod
    def write_position(self, state: State) -> Position:
        """The complete state in readable form."""

    @abstractmethod
    def state_of(self, position: Position, box: AnyBox, trusted: bool) -> State:
        """The state of a whole position; see `read_position`."""

    def read_position(
        self,
        given: Position | Mapping[str, object] | str | bytes,
        box: AnyBox | None = None,
        *,
        trusted: bool = False,
    ) -> State:
        """The state of a position: a struct, JSON text, or data that may say only what matters.

        What is unsaid is as in the usual setup. From people a position begins with a turn; only
        `trusted` callers, who give what this house wrote, may stop anywhere. `BadPosition` or
        `BrokenInvariant` say what is wrong where.
        """
        used = self.box() if box is None else box
        return self.state_of(whole_position(self, given, used), used, trusted)

    def fill_in(self, position: Position, said: Said, box: AnyBox) -> Position:
        """A position with what was not said made to fit what was; without this it must fit."""
        return position

    def setup_said(self, data: Mapping[str, object]) -> Setup:
        """The setup that the data of a position names."""
        names = {field.name for field in msgspec.structs.fields(self.setup_type)}
        return self.read_setup({name: data[name] for name in names & set(data)})

    @abstractmethod
    def check(self, state: State) -> None:
        """Raise `BrokenInvariant` if the state breaks one of the specification's invariants."""

    def scramble(self, state: State, seat: int | None, seed: int) -> State:
        """A state that differs from this one in whatever `seat` may not know, chosen by `seed`.

        The secrecy tests compare what the seat gets from both.
        """
        return state.determinize(NOBODY if seat is None else seat, seed)

    # --- actions in words

    def parse(self, state: State, words: str | Meaning) -> int:
        """The action that a text (`"sail 2 temple"`), a meaning or a number names.

        Case and spaces make no difference. What is left out (a price, say, that only the rules
        know) must leave one action of the question, or one of its options, to be meant: else
        `IncompleteAction` says what is missing. Actions that are not offered now are found too:
        `State.why_not` then says why.
        """
        said = words if isinstance(words, str) else as_text(words)
        if state.is_over():
            raise GameOver(f"{said!r} answers nothing: the game is over")
        found = {action: self.describe(state, action) for action in state.actions()}
        fitting = [action for action in found if _fits(words, action, found[action])]
        if len(fitting) > 1:
            whole = [action for action in fitting if _plain(as_text(found[action])) == _plain(said)]
            offered = [action for action in fitting if action in state.options()]
            fitting = whole or (offered if len(offered) == 1 else fitting)
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise _incomplete(said, [found[action] for action in fitting])
        possible = ", ".join(as_text(found[action]) for action in state.options())
        raise UnknownAction(f"{said!r} is not an answer to this question; possible: {possible}")

    def texts_folder(self) -> Path:
        """Where `en.ftl` and its siblings lie."""
        return self.folder / "texts"


def _plain(text: str) -> str:
    """
    >>> _plain("  Sail 2  burial_chamber ")
    'sail 2 burial chamber'
    """
    return " ".join(text.replace("_", " ").lower().split())


def _fits(words: str | Meaning, action: int, meaning: Meaning) -> bool:
    """Whether an action can be meant: by its number, or by all that is said of it."""
    if isinstance(words, str):
        said, whole = _plain(words), _plain(as_text(meaning))
        return said == str(action) or said == whole or (said != "" and whole.startswith(said + " "))
    if not words or not words.keys() <= meaning.keys():
        return False
    return all(_plain(str(meaning[key])) == _plain(str(words[key])) for key in words)


def _incomplete(said: str, fitting: list[Meaning]) -> IncompleteAction:
    """What would make one answer of several."""
    names = dict.fromkeys(name for meaning in fitting for name in meaning)
    missing = [name for name in names if len({meaning.get(name) for meaning in fitting}) > 1]
    return IncompleteAction(said, missing, [as_text(meaning) for meaning in fitting])


def own(thing: object, kind: type[K]) -> K:
    """A state, box, setup or position by the type that a game knows it by."""
    if not isinstance(thing, kind):
        raise TypeError(f"a {kind.__name__} is needed, not a {type(thing).__name__}")
    return thing
