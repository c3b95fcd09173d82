"""Real positions of Imhotep for the tests and the gallery of its board: views, options, events.

Run it in the project's environment: `python web/scripts/fixtures.py`. It plays seeded games with
the greedy mind and keeps, of each, the opening, the middle, the end and one moment of every
question asked. What it writes is the same on every run.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from perankh.games.imhotep import GAME
from perankh.games.imhotep.describe import VERBS
from perankh.games.imhotep.events import EVENTS
from perankh.games.imhotep.game import ImhotepOptions, all_on
from perankh.kernel.box import LANGUAGES
from perankh.kernel.event import Event
from perankh.kernel.preview import preview
from perankh.kernel.state import State
from perankh.kernel.trace import Trace
from perankh.minds.baselines import GreedyMind, RandomMind, fair_choice
from perankh.web.catalogue import fluent_source

FOLDER = Path(__file__).parent.parent / "src" / "games" / "imhotep" / "fixtures"
GAMES = (
    ("a2", 2, all_on("a"), 3, 0),
    ("a3", 3, all_on("a"), 11, 0),
    ("a4", 4, all_on("a"), 5, 0),
    ("b2", 2, all_on("b"), 8, 0),
    ("b3", 3, all_on("b"), 2, 0),
    ("b4", 4, all_on("b"), 7, 0),
    ("lever3", 3, all_on("a", wrath=True), 32, 2),
    ("mixed4", 4, ImhotepOptions(market="b", temple="b", obelisks="b", wrath=True), 21, 3),
)
"""Name, players, options, seed, and every how many choices one is made at random (0: never)."""
PREVIEWS = 12
"""Of how many options of one question the preview is kept."""


def main() -> None:
    """Write all fixtures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, players, options, seed, stray in GAMES:
        moments = play(players, options, seed, stray)
        write(name, {"players": players, "moments": moments})
    tags = [str(event.__struct_config__.tag) for event in EVENTS]
    write("vocabulary", {"verbs": VERBS, "events": tags})
    for lang in LANGUAGES:
        words = fluent_source(GAME, lang)
        (FOLDER / f"words.{lang}.ftl").write_text(words, encoding="utf-8")


def play(players: int, options: ImhotepOptions, seed: int, stray: int) -> list[dict[str, object]]:
    """One game; the moments worth keeping."""
    trace = Trace(-1)
    s = GAME.new(players, options, seed, GAME.box(), trace)
    kept: list[dict[str, object]] = []
    asked: set[str] = set()
    middle = 0
    for turn in range(GAME.longest):
        if s.is_over():
            break
        view = GAME.view(s, s.decider())
        is_middle = view.round > middle and any(ship.ready for ship in view.ships)
        if s.prompt() not in asked or (is_middle and view.round in (2, 4, 6)):
            asked.add(s.prompt())
            middle = view.round if is_middle else middle
            kept.append(moment(s, trace.events))
        mind = RandomMind() if stray and turn % stray == 0 else GreedyMind()
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
