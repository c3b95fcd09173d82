"""Lays out a table of Pebbles for a test: what is not said lies in the bag."""

from __future__ import annotations

from collections.abc import Sequence

from perankh.kernel.rng import Rng

from . import GAME
from .box.tables import IDS
from .rules.state import Pebbles
from .rules.steps import ACT, DRAW, STEPS


def lay(
    *hands: str,
    rows: Sequence[str] = (),
    shell: str = "grey",
    bag: int | None = None,
    turn: int = 0,
    heavy: bool = False,
    seed: int = 1,
) -> Pebbles:
    """A table at which `turn` must act; a hand or row is written `"grey red"`.

    `bag` is how many pebbles are left in it; the others have been discarded.
    """
    tables = GAME.tables(GAME.box())
    s = Pebbles(len(hands), Rng.seeded(seed), STEPS, tables, heavy)
    s.hands = [pebbles(hand) for hand in hands]
    s.rows = [pebbles(row) for row in rows] or [[] for _ in hands]
    [s.shell] = pebbles(shell)
    used = s.counted()
    for kind, copies in enumerate(tables.copies):
        s.bag += [kind] * (copies - used[kind])
    if bag is not None:
        s.bag, s.discards = s.bag[:bag], s.bag[bag:]
    s.turn = turn
    s.push(DRAW, turn, 0)
    s.push(ACT, turn, 0)
    GAME.check(s)
    return s


def pebbles(words: str) -> list[int]:
    """Pebbles by their names."""
    return [kind for word in words.split() for kind, name in enumerate(IDS) if name == word]


def do(s: Pebbles, *texts: str) -> None:
    """Take actions by their texts."""
    for text in texts:
        s.apply(GAME.parse(s, text))
