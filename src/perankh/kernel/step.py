# compiled by mypyc
"""What can stand on the stack of a state: steps that run by themselves and questions to a player.

A frame is one small int: which step, for which player, with which argument.

These classes, and those of `state`, may also be derived from in plain Python when they are compiled
(the tests have such a game); counted in instructions, that costs the compiled games nothing.
"""

from __future__ import annotations

from types import GetSetDescriptorType
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from perankh.kernel.reason import NOT_ASKED, Reason

if TYPE_CHECKING:
    from perankh.kernel.state import State

S = TypeVar("S", bound="State")

KIND_BITS: Final = 8
PLAYER_BITS: Final = 4
KIND_MASK: Final = (1 << KIND_BITS) - 1
PLAYER_MASK: Final = (1 << PLAYER_BITS) - 1
ARG_SHIFT: Final = KIND_BITS + PLAYER_BITS


def frame(kind: i64, player: i64, arg: i64) -> i64:
    """Pack a frame.

    >>> f = frame(3, 1, 40)
    >>> f & KIND_MASK, f >> KIND_BITS & PLAYER_MASK, f >> ARG_SHIFT
    (3, 1, 40)
    """
    return kind | player << KIND_BITS | arg << ARG_SHIFT


DECIDING: Final = "prompt-deciding"
"""Text key of what others are told where they may not know what is asked."""


class Choice:
    """A choice of several things while it is being made, see `picking`."""

    def __init__(
        self,
        picked: list[int],
        least: i64,
        most: i64,
        room: list[tuple[int, int]],
        suggested: list[int],
    ) -> None:
        self.picked = picked
        """The answers given so far."""
        self.least = least
        """How many more must be picked; it may turn out that more are needed, never fewer."""
        self.most = most
        """How many more may be picked."""
        self.room = room
        """Each pick that may still come, and how often at the most."""
        self.suggested = suggested
        """The picks of a good choice from here on."""


def _take_class_attributes(step: object) -> None:
    """Copy what plain subclasses of compiled classes say to where compiled code reads it.

    A compiled class keeps its attributes in the instance; on the class there are descriptors, which
    attributes of a plain subclass hide.
    """
    own = type(step)
    for base in own.__mro__:
        for name, stored in vars(base).items():
            if isinstance(stored, GetSetDescriptorType) and not name.startswith("__"):
                said: object = getattr(own, name)
                if isinstance(said, (bool, int, str)):
                    stored.__set__(step, said)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A part of the rules: what can stand on the stack.

    Derive from `Decision` for a question; a plain step runs by itself as soon as it is on top.
    """

    asks: bool = False
    """Whether somebody must answer; if not, only `run` is ever called."""
    auto_answers: bool = True
    """Whether a question with a single option takes it without asking."""
    private: bool = False
    """Whether the options depend on what only the player may know. That such a question was
    answered without asking is told to nobody."""
    secret: bool = False
    """Whether others may not learn what is asked, or whether there is a choice at all. Then nothing
    answers itself, they are told `public_prompt`, and a computer player's time tells nothing."""
    prompt: str = ""
    """Text key of the question."""
    public_prompt: str = ""
    """Text key of what the others are told meanwhile; empty: the `prompt`, or `DECIDING` where the
    question is secret."""
    begins_turn: bool = False
    """Whether a turn can begin with this question; positions written by hand are read there."""
    name: str = ""
    """What it is called in positions; the game's table of steps gives it (see `numbered`)."""

    def __init__(self) -> None:
        _take_class_attributes(self)

    def asks_always(self) -> bool:
        """Whether a single option is asked for, too."""
        return self.secret or not self.auto_answers

    def run(self, s: S, player: i64, arg: i64) -> None:
        """Do it: change the state, push what follows. The frame is popped before."""
        raise NotImplementedError(type(self).__name__)

    def actions(self) -> list[int]:
        """Every action that this question could ever offer."""
        raise NotImplementedError(type(self).__name__)

    def options(self, s: S, player: i64, arg: i64) -> list[int]:
        """Every action that is legal now: at least one, each once.

        Nobody changes the list afterwards, so one that was written out before may be given.
        """
        raise NotImplementedError(type(self).__name__)

    def choose(self, s: S, player: i64, arg: i64, action: i64) -> None:
        """Carry out one of the options. The frame is popped before."""
        raise NotImplementedError(type(self).__name__)

    def why_not(self, s: S, player: i64, arg: i64, action: i64) -> Reason:
        """Why `action`, one of `actions()`, is not offered now."""
        return NOT_ASKED

    def is_quiet(self, s: S, player: i64, arg: i64, action: i64) -> bool:
        """Whether an option surely comes without chance and reveals nothing.

        Others are tried to find out, which takes longer.
        """
        return False

    def choice(self, s: S, player: i64, arg: i64) -> Choice | None:
        """What is being chosen, if several answers make one choice; None for other questions."""
        return None

    def in_order(self, s: S, player: i64, arg: i64, wanted: list[int], asks_all: bool) -> list[int]:
        """The answers that make these picks, in the order they are asked for.

        Picks that come by themselves (`auto_answers`, unless `asks_all`) are left out. Raises
        `IllegalAction` if they are no complete choice. Without a choice they stay as they are.
        """
        return wanted


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """One kind of question, with everything about it."""

    asks = True


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeActions(Generic[S]):
    """What a player may do at any own question of a turn: declared once, see `free_actions`.

    The open question stays open and is asked again afterwards, with the options it has then. So a
    free action must not take away what a choice that is half made counts on.
    """

    first: i64 = 0
    """The first of its actions."""
    past: i64 = 0
    """The number after the last of them; no question offers these itself."""

    def options(self, s: S, player: i64, kind: i64) -> list[int]:
        """Those that are possible now, at a question of this kind to the player; often none."""
        raise NotImplementedError(type(self).__name__)

    def choose(self, s: S, player: i64, action: i64) -> None:
        """Carry one out; the open question is still on top of the stack."""
        raise NotImplementedError(type(self).__name__)

    def why_not(self, s: S, player: i64, kind: i64, action: i64) -> Reason:
        """Why one of them is not possible now."""
        return NOT_ASKED

    def is_quiet(self, s: S, player: i64, action: i64) -> bool:
        """As in `Step`."""
        return False


def numbered(table: list[tuple[int, str, Step[S]]]) -> list[Step[S]]:
    """A game's steps by kind of frame, from its table: kind, name in positions, step."""
    steps: list[Step[S]] = []
    names: list[str] = []
    for kind, name, step in table:
        if kind != len(steps):
            raise ValueError(f"step {name} has kind {kind} and stands in row {len(steps)}")
        if name in names:
            raise ValueError(f"two steps are called {name}")
        step.name = name
        steps.append(step)
        names.append(name)
    return steps


def with_step(steps: list[Step[S]], kind: i64, step: Step[S]) -> list[Step[S]]:
    """The steps with another one of a kind, as an older version of the rules has it."""
    step.name = steps[kind].name
    changed = steps[:]
    changed[kind] = step
    return changed
