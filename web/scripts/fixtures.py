"""Real positions for the tests and the gallery of the boards: views, options, events.

Run it in the project's environment: `python web/scripts/fixtures.py iunu`. It plays seeded games
and keeps, of each, the opening, the middle, the end and one moment of every question asked. What it
writes is the same on every run.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from perankh.games import imhotep, iunu, valley_of_the_kings
from perankh.games.imhotep.game import ImhotepSetup, all_on
from perankh.games.imhotep.shown.describe import VERBS
from perankh.games.imhotep.shown.view import ImhotepView
from perankh.games.iunu.game import IunuSetup
from perankh.games.iunu.shown.describe import VERBS as IUNU_VERBS
from perankh.games.iunu.shown.view import IunuView
from perankh.games.valley_of_the_kings.game import ValleySetup
from perankh.games.valley_of_the_kings.shown.describe import VERBS as VALLEY_VERBS
from perankh.games.valley_of_the_kings.shown.view import ValleyView
from perankh.kernel.box import LANGUAGES
from perankh.kernel.event import Event
from perankh.kernel.game import Game, View
from perankh.kernel.preview import preview
from perankh.kernel.setup import Setup
from perankh.kernel.state import State
from perankh.kernel.trace import Trace
from perankh.minds.baselines import GreedyMind, RandomMind, fair_choice
from perankh.web.catalogue import fluent_source

BOARDS = Path(__file__).parent.parent / "src" / "games"


class Play(msgspec.Struct, frozen=True):
    """A game to be played: what it is called, how it begins, how wild it is."""

    name: str
    players: int
    setup: Setup
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
    Play("mixed4", 4, ImhotepSetup(market="b", temple="b", obelisks="b", wrath=True), 21, 3),
)
# At random throughout: these games stay the same when the minds learn to play better.
IUNU = (
    Play("standard2", 2, IunuSetup(), 21, 1),
    Play("standard3", 3, IunuSetup(), 49, 1),
    Play("standard4", 4, IunuSetup(), 55, 1),
    Play("thebes2", 2, IunuSetup(mode="memphis_thebes"), 40, 1),
    Play("aten2", 2, IunuSetup(mode="rise_of_aten"), 15, 1),
)
VALLEY = (
    Play("plain2", 2, ValleySetup(), 3, 2),
    Play("plain3", 3, ValleySetup(), 13, 2),
    Play("plain4", 4, ValleySetup(), 26, 1),
    Play("completist2", 2, ValleySetup(completist=True), 8, 2),
    Play("completist4", 4, ValleySetup(completist=True), 37, 1),
)
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
        now = view.round if isinstance(view, ValleyView) and "end" in verbs else 0
        if now not in self._rounds and {s.prompt(), *verbs} <= self._known:
            return False
        self._rounds.discard(now)
        self._known |= {s.prompt(), *verbs}
        return True


def ships_are_ready(view: View) -> int:
    """The round of a table of Imhotep with a ship that may sail."""
    lively = isinstance(view, ImhotepView) and any(ship.ready for ship in view.ships)
    return view.round if isinstance(view, ImhotepView) and lively else 0


def a_card_is_to_be_played(view: View) -> int:
    """The round of a table of Iunu at which a card is to be played."""
    return view.round if isinstance(view, IunuView) and view.rebirth and not view.placed else 0


SHELVES = (
    (imhotep.GAME, IMHOTEP, VERBS, ByRound(ships_are_ready)),
    (iunu.GAME, IUNU, IUNU_VERBS, ByRound(a_card_is_to_be_played)),
    (valley_of_the_kings.GAME, VALLEY, VALLEY_VERBS, ByVerb()),
)


def main() -> None:
    """Write the fixtures of the games that are named, or of all."""
    for game, plays, verbs, chooser in SHELVES:
        if not sys.argv[1:] or game.id in sys.argv[1:]:
            keep(game, plays, verbs, chooser)


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
