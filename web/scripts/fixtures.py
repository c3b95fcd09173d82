"""Real positions for the tests and the gallery of the boards: views, options, events.

Run it in the project's environment: `python web/scripts/fixtures.py iunu`. It plays seeded games
with the greedy mind and keeps, of each, the opening, the middle, the end and one moment of every
question asked. What it writes is the same on every run.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from perankh.games import imhotep, iunu
from perankh.games.imhotep.describe import VERBS
from perankh.games.imhotep.game import ImhotepOptions, all_on
from perankh.games.imhotep.view import ImhotepView
from perankh.games.iunu.describe import VERBS as IUNU_VERBS
from perankh.games.iunu.game import IunuOptions
from perankh.games.iunu.view import IunuView
from perankh.kernel.box import LANGUAGES
from perankh.kernel.event import Event
from perankh.kernel.game import Game, Options, View
from perankh.kernel.preview import preview
from perankh.kernel.state import State
from perankh.kernel.trace import Trace
from perankh.minds.baselines import GreedyMind, RandomMind, fair_choice
from perankh.web.catalogue import fluent_source

Lively = Callable[[View], bool]
BOARDS = Path(__file__).parent.parent / "src" / "games"


class Play(msgspec.Struct, frozen=True):
    """A game to be played: what it is called, how it begins, how wild it is."""

    name: str
    players: int
    options: Options
    seed: int
    stray: int = 0
    """Every how many choices one is made at random; 0: never."""


IMHOTEP = (
    Play("a2", 2, all_on("a"), 3),
    Play("a3", 3, all_on("a"), 11),
    Play("a4", 4, all_on("a"), 5),
    Play("b2", 2, all_on("b"), 8),
    Play("b3", 3, all_on("b"), 2),
    Play("b4", 4, all_on("b"), 7),
    Play("lever3", 3, all_on("a", wrath=True), 32, 2),
    Play("mixed4", 4, ImhotepOptions(market="b", temple="b", obelisks="b", wrath=True), 21, 3),
)
# At random throughout: these games stay the same when the minds learn to play better.
IUNU = (
    Play("standard2", 2, IunuOptions(), 21, 1),
    Play("standard3", 3, IunuOptions(), 49, 1),
    Play("standard4", 4, IunuOptions(), 55, 1),
    Play("thebes2", 2, IunuOptions(mode="memphis_thebes"), 40, 1),
    Play("aten2", 2, IunuOptions(mode="rise_of_aten"), 15, 1),
)
PREVIEWS = 12
"""Of how many options of one question the preview is kept."""


def main() -> None:
    """Write the fixtures of the games that are named, or of all."""
    wanted = sys.argv[1:] or ["imhotep", "iunu"]
    if "imhotep" in wanted:
        keep(imhotep.GAME, IMHOTEP, VERBS, ships_are_ready)
    if "iunu" in wanted:
        keep(iunu.GAME, IUNU, IUNU_VERBS, a_card_is_to_be_played)


def ships_are_ready(view: View) -> bool:
    """Whether a table of Imhotep has something to show in the middle of a game."""
    return isinstance(view, ImhotepView) and any(ship.ready for ship in view.ships)


def a_card_is_to_be_played(view: View) -> bool:
    """Whether a table of Iunu has something to show in the middle of a game."""
    return isinstance(view, IunuView) and view.rebirth and not view.placed


def keep(game: Game, plays: Sequence[Play], verbs: Sequence[str], lively: Lively) -> None:
    """Write the fixtures of one game."""
    folder = BOARDS / game.id / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    for one in plays:
        data = {"players": one.players, "moments": play(game, one, lively)}
        write(folder / f"{one.name}.json", data)
    tags = [str(event.__struct_config__.tag) for event in game.events]
    write(folder / "vocabulary.json", {"verbs": verbs, "events": tags})
    for lang in LANGUAGES:
        words = fluent_source(game, lang)
        (folder / f"words.{lang}.ftl").write_text(words, encoding="utf-8")


def play(game: Game, one: Play, lively: Lively) -> list[dict[str, object]]:
    """One game; the moments worth keeping."""
    trace = Trace(-1)
    s = game.new(one.players, one.options, one.seed, game.box(), trace)
    kept: list[dict[str, object]] = []
    asked: set[str] = set()
    middle = 0
    for turn in range(game.longest):
        if s.is_over():
            break
        view = game.view(s, s.decider())
        number = view.round if isinstance(view, ImhotepView | IunuView) else 0
        is_middle = number > middle and lively(view)
        if s.prompt() not in asked or (is_middle and number in (2, 4, 6)):
            asked.add(s.prompt())
            middle = number if is_middle else middle
            kept.append(moment(game, s, trace.events))
        mind = RandomMind() if one.stray and turn % one.stray == 0 else GreedyMind()
        trace = Trace(-1)
        s.trace = trace
        s.apply(fair_choice(mind, s, one.seed * 1000 + turn))
        s.trace = None
    kept.append(moment(game, s, trace.events))
    return kept


def moment(game: Game, s: State, events: list[Event]) -> dict[str, object]:
    """What the seat that decides sees now; after the end, what a spectator sees."""
    seat = None if s.is_over() else int(s.decider())
    options = [] if seat is None else s.options()
    shown = {action: preview(s, action) for action in options}
    return {
        "prompt": None if seat is None else s.prompt(),
        "seat": seat,
        "view": game.view(s, seat),
        "options": [
            {"action": action, "meaning": game.describe(s, action), "seal": shown[action].seal}
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


def write(file: Path, data: object) -> None:
    """One file of fixtures."""
    file.write_text(msgspec.json.encode(data).decode() + "\n", encoding="utf-8")


main()
