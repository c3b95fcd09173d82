"""Adds a kept sample: `python -m tests.record.make_sample NAME PLAYERS SEED [SETUP as JSON]`.

Samples prove that records stay readable: none is ever replaced, and no test runs this.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from perankh.record.fairness import derive
from perankh.record.format import Record, Seat, write
from perankh.record.session import Session
from perankh.record.transcript import transcript
from tests.record.games import GAME

SAMPLES = Path(__file__).parent / "samples"
SEATS = (Seat("Anežka"), Seat("Łukasz", "greedy"), Seat("Örs"), Seat("Zoë", "random"))
CONTRIBUTIONS = ('the cat says "meow"', None, "Příliš žluťoučký kůň", "árvíztűrő")
FIRST_MOVE = 1_750_000_000_000


def sample(players: int, seed: int, setup: object) -> Record:
    """A random game with undos of both kinds."""
    session = Session.start(
        GAME,
        SEATS[:players],
        setup=GAME.read_setup(setup),
        secret=derive(seed),
        table="Nil-7",
        contributions=CONTRIBUTIONS[:players],
    )
    chooser = random.Random(seed)
    while not session.state.is_over():
        seat = session.state.decider()
        at = FIRST_MOVE + 7_531 * session.next
        session.act(seat, chooser.choice(session.state.options()), time_ms=at)
        if chooser.random() < 0.2 and session.floor(seat) < len(session.standing):
            session.undo(seat)
        elif chooser.random() < 0.05:
            session.undo(seat, min(3, len(session.standing)), range(players))
    return session.finish()


def main(name: str, players: str, seed: str, setup: str = "{}") -> None:
    """Write the record and its transcript, unless there is one of this name."""
    record = sample(int(players), int(seed), json.loads(setup))
    for suffix, text in ((".json", write(record)), (".txt", transcript(record))):
        with (SAMPLES / f"v1-{name}{suffix}").open("x", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
