"""Real positions for the tests and the gallery of the boards: views, options, events.

Run it in the project's environment: `python web/scripts/fixtures.py iunu`. It plays seeded games
and keeps, of each, the opening, the middle, the end and one moment of every question asked. What it
writes is the same on every run. What is played of a game stands in the `plays.py` of its board.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Protocol

import msgspec

from perankh.games import all_games
from perankh.kernel.box import LANGUAGES
from perankh.kernel.event import Event
from perankh.kernel.game import Game, View
from perankh.kernel.preview import preview
from perankh.kernel.setup import Setup
from perankh.kernel.state import State
from perankh.kernel.trace import Trace
from perankh.minds.baselines import GreedyMind, RandomMind, fair_choice
from perankh.web.catalogue import fluent_source
from perankh.web.table_messages import choice_message

BOARDS = Path(__file__).parent.parent / "src" / "games"


class Play(msgspec.Struct, frozen=True):
    """A game to be played: what it is called, how it begins, how wild it is."""

    name: str
    players: int
    setup: Setup
    seed: int
    stray: int = 0
    """Every how many choices one is made at random; 0: never."""


PREVIEWS = 12
"""Of how many options of one question the preview is kept."""


class Chooser:
    """Says which moments of the games are worth keeping."""

    def new_game(self) -> None:
        """Another game begins."""

    def keeps(self, game: Game, s: State) -> bool:
        """Whether the present moment is worth it."""
        raise NotImplementedError


class ByRound(Chooser):
    """Of each game every question once, and lively tables of some rounds."""

    def __init__(self, lively: Callable[[View], int]) -> None:
        self._lively = lively
        """The round of a table that has something to show; 0 if it has nothing."""

    def new_game(self) -> None:
        self._asked: set[str] = set()
        self._middle = 0

    def keeps(self, game: Game, s: State) -> bool:
        number = self._lively(game.view(s, s.decider()))
        later = number > self._middle
        if s.prompt() in self._asked and not (later and number in (2, 4, 6)):
            return False
        self._asked.add(s.prompt())
        if later:
            self._middle = number
        return True


class ByVerb(Chooser):
    """Of all games every question and every verb once, and of each a few turns."""

    TURNS = (1, 4, 8, 12)
    """Rounds of which a turn is kept."""

    def __init__(self) -> None:
        self._known: set[str] = set()

    def new_game(self) -> None:
        self._rounds = set(self.TURNS)

    def keeps(self, game: Game, s: State) -> bool:
        verbs = {str(game.describe(s, action)["verb"]) for action in s.options()}
        view = game.view(s, s.decider())
        now = int(getattr(view, "round", 0)) if "end" in verbs else 0
        if now not in self._rounds and {s.prompt(), *verbs} <= self._known:
            return False
        self._rounds.discard(now)
        self._known |= {s.prompt(), *verbs}
        return True


class Shelf(Protocol):
    """The `plays.py` of a board: what is played of its game, and what is kept of it."""

    PLAYS: Sequence[Play]
    VERBS: Sequence[str]
    CHOOSER: Chooser


def shelf_of(game: Game) -> Shelf | None:
    """What the board's folder says is to be kept; None where there is no board."""
    file = BOARDS / game.id / "plays.py"
    spec = spec_from_file_location(f"plays_of_{game.id}", file)
    if not file.exists() or spec is None or spec.loader is None:
        return None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    shelf: Shelf = module
    return shelf


def main() -> None:
    """Write the fixtures of the games that are named, or of all."""
    sys.modules.setdefault("fixtures", sys.modules["__main__"])  # as the plays know it
    for game in all_games():
        shelf = shelf_of(game)
        if shelf is not None and (not sys.argv[1:] or game.id in sys.argv[1:]):
            keep(game, shelf.PLAYS, shelf.VERBS, shelf.CHOOSER)


def keep(game: Game, plays: Sequence[Play], verbs: Sequence[str], chooser: Chooser) -> None:
    """Write the fixtures of one game."""
    folder = BOARDS / game.id / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    for one in plays:
        data = {"players": one.players, "moments": play(game, one, chooser)}
        write(folder / f"{one.name}.json", data)
    tags = [str(event.__struct_config__.tag) for event in game.events]
    write(folder / "vocabulary.json", {"verbs": verbs, "events": tags})
    for lang in LANGUAGES:
        words = fluent_source(game, lang)
        (folder / f"words.{lang}.ftl").write_text(words, encoding="utf-8")


def play(game: Game, one: Play, chooser: Chooser) -> list[dict[str, object]]:
    """One game; the moments worth keeping."""
    trace = Trace(-1)
    s = game.new(one.players, one.setup, one.seed, game.box(), trace)
    kept: list[dict[str, object]] = []
    chooser.new_game()
    for turn in range(game.longest):
        if s.is_over():
            break
        if chooser.keeps(game, s):
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
        "choice": None if seat is None else choice_message(game, s),
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
