"""Games of Imhotep for the gallery and the tests of its board: see `scripts/fixtures.py`."""

from fixtures import ByRound, Play

from perankh.games.imhotep.game import ImhotepSetup, all_on
from perankh.games.imhotep.shown.describe import VERBS as VERBS
from perankh.games.imhotep.shown.view import ImhotepView
from perankh.kernel.game import View

PLAYS = (
    Play("a2", 2, all_on("a"), 3),
    Play("a3", 3, all_on("a"), 11),
    Play("a4", 4, all_on("a"), 5),
    Play("b2", 2, all_on("b"), 8),
    Play("b3", 3, all_on("b"), 2),
    Play("b4", 4, all_on("b"), 7),
    Play("lever3", 3, all_on("a", wrath=True), 32, 2),
    Play("mixed4", 4, ImhotepSetup(market="b", temple="b", obelisks="b", wrath=True), 21, 3),
)


def ships_are_ready(view: View) -> int:
    """The round of a table with a ship that may sail."""
    lively = isinstance(view, ImhotepView) and any(ship.ready for ship in view.ships)
    return view.round if isinstance(view, ImhotepView) and lively else 0


CHOOSER = ByRound(ships_are_ready)
