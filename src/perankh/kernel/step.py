# compiled by mypyc
"""What can stand on the stack of a state: steps that run by themselves and questions to a player.

A frame is one small int: which step, for which player, with which argument.

These classes, and those of `state`, may also be derived from in plain Python when they are compiled
(the tests have such a game); counted in instructions, that costs the compiled games nothing.
"""

from __future__ import annotations

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
    prompt: str = ""
    """Text key of the question."""

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """One kind of question, with everything about it."""

    asks = True
