"""Real positions of Valley of the Kings for the tests of its board: views, options, events.

Run it in the project's environment: `python web/scripts/fixtures_valley.py`. It plays seeded games
and keeps, of each, a few turns, the end, and every moment with a question or a verb that was not
kept before. What it writes is the same on every run.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from perankh.games.valley_of_the_kings import GAME
from perankh.games.valley_of_the_kings.describe import VERBS
from perankh.games.valley_of_the_kings.events import EVENTS
from perankh.games.valley_of_the_kings.game import ValleyOptions
from perankh.kernel.box import LANGUAGES
from perankh.kernel.event import Event
from perankh.kernel.preview import preview
from perankh.kernel.state import State
from perankh.kernel.trace import Trace
from perankh.minds.baselines import GreedyMind, RandomMind, fair_choice
from perankh.web.catalogue import fluent_source

FOLDER = Path(__file__).parent.parent / "src" / "games" / GAME.id / "fixtures"
GAMES = (
    ("plain2", 2, ValleyOptions(), 3, 2),
    ("plain3", 3, ValleyOptions(), 13, 2),
    ("plain4", 4, ValleyOptions(), 26, 1),
    ("completist2", 2, ValleyOptions(completist=True), 8, 2),
    ("completist4", 4, ValleyOptions(completist=True), 37, 1),
)
"""Name, players, options, seed, and every how many choices one is made at random."""
TURNS = (1, 4, 8, 12)
"""Rounds of which a turn is kept."""
PREVIEWS = 12
"""Of how many options of one question the preview is kept."""


def main() -> None:
    """Write all fixtures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    known: set[str] = set()
    for name, players, options, seed, stray in GAMES:
        write(name, {"players": players, "moments": play(players, options, seed, stray, known)})
    tags = [str(event.__struct_config__.tag) for event in EVENTS]
    write("vocabulary", {"verbs": VERBS, "events": tags})
    print("no moment was kept with:", *sorted(set(VERBS) - known))
    for lang in LANGUAGES:
        words = fluent_source(GAME, lang)
        (FOLDER / f"words.{lang}.ftl").write_text(words, encoding="utf-8")


def play(
    players: int, options: ValleyOptions, seed: int, stray: int, known: set[str]
) -> list[dict[str, object]]:
    """One game; the moments worth keeping."""
    trace = Trace(-1)
    s = GAME.new(players, options, seed, GAME.box(), trace)
    kept: list[dict[str, object]] = []
    rounds = set(TURNS)
    for turn in range(GAME.longest):
        if s.is_over():
            break
        verbs = {str(GAME.describe(s, action)["verb"]) for action in s.options()}
        now = GAME.view(s, s.decider()).round if "end" in verbs else 0
        if now in rounds or not {s.prompt(), *verbs} <= known:
            rounds.discard(now)
            known |= {s.prompt(), *verbs}
            kept.append(moment(s, trace.events))
        mind = RandomMind() if turn % stray == 0 else GreedyMind()
        trace = Trace(-1)
        s.trace = trace
        s.apply(fair_choice(mind, s, seed * 1000 + turn))
        s.trace = None
    kept.append(moment(s, trace.events))
    return kept


def moment(s: State, events: list[Event]) -> dict[str, object]:
    """What the seat that decides sees now; after the end, what a spectator sees."""
    seat = None if s.is_over() else int(s.decider())
    options = [] if seat is None else s.options()
    shown = {action: preview(s, action) for action in options}
    return {
        "prompt": None if seat is None else s.prompt(),
        "seat": seat,
        "view": GAME.view(s, seat),
        "options": [
            {"action": action, "meaning": GAME.describe(s, action), "seal": shown[action].seal}
            for action in options
        ],
        "previews": {
            str(action): [event.seen_by(seat) for event in shown[action].events]
            for action in spread(options)
        },
        "events": [event.seen_by(seat) for event in events],
    }


def spread(options: list[int]) -> list[int]:
    """At most `PREVIEWS` options, from all over the list."""
    step = max(1, len(options) // PREVIEWS)
    return options[::step][:PREVIEWS]


def write(name: str, data: object) -> None:
    """One file of fixtures."""
    text = msgspec.json.encode(data).decode()
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


main()
