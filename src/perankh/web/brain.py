"""A worker process that thinks for computer players: one question per line in, one answer out.

It gets a position in which everything that its seat can't know has been dealt anew, so there is
nothing in this process that a mind should not see. It ends when its input ends.
"""

from __future__ import annotations

import signal
import sys

import msgspec

from perankh.games import game as game_of
from perankh.kernel.box import AnyBox
from perankh.kernel.game import Game
from perankh.minds import Mind, mind


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker is asked: the action of one seat in one position."""

    game: str
    box: str
    """A corrected box file; empty for the shipped one."""
    position: msgspec.Raw
    mind: str
    seat: int
    seed: int


class Choice(msgspec.Struct, frozen=True):
    """What it answers."""

    action: int
    error: str = ""
    """Why there is no action."""


class Brain:
    """Keeps minds and boxes at hand between questions."""

    def __init__(self) -> None:
        self._minds: dict[str, Mind] = {}
        self._boxes: dict[tuple[str, str], AnyBox] = {}

    def think(self, thought: Thought) -> int:
        """The action that the mind takes."""
        game = game_of(thought.game)
        if thought.mind not in self._minds:
            self._minds[thought.mind] = mind(thought.mind)
        position = msgspec.json.decode(thought.position, type=game.position_type)
        state = game.read_position(position, self._box(game, thought.box))
        return int(self._minds[thought.mind].choose(state, thought.seat, thought.seed))

    def _box(self, game: Game, text: str) -> AnyBox:
        at = (game.id, text)
        if at not in self._boxes:
            self._boxes[at] = game.box(text or None)
        return self._boxes[at]


def answer(brain: Brain, line: bytes) -> Choice:
    """One line's answer; a mind that fails says so instead of taking the worker with it."""
    try:
        return Choice(brain.think(msgspec.json.decode(line, type=Thought)))
    except Exception as error:
        return Choice(-1, f"{type(error).__name__}: {error}")


def main() -> None:
    """Answer until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    brain = Brain()
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(answer(brain, line)) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
