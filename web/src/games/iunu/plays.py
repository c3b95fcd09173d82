"""Games of Iunu for the gallery and the tests of its board: see `scripts/fixtures.py`."""

from fixtures import ByRound, Play

from perankh.games.iunu.game import IunuSetup
from perankh.games.iunu.shown.describe import VERBS as VERBS
from perankh.games.iunu.shown.view import IunuView
from perankh.kernel.game import View

# At random throughout: these games stay the same when the minds learn to play better.
PLAYS = (
    Play("standard2", 2, IunuSetup(), 21, 1),
    Play("standard3", 3, IunuSetup(), 49, 1),
    Play("standard4", 4, IunuSetup(), 55, 1),
    Play("thebes2", 2, IunuSetup(mode="memphis_thebes"), 40, 1),
    Play("aten2", 2, IunuSetup(mode="rise_of_aten"), 15, 1),
)


def a_card_is_to_be_played(view: View) -> int:
    """The round of a table at which a card is to be played."""
    return view.round if isinstance(view, IunuView) and view.rebirth and not view.placed else 0


CHOOSER = ByRound(a_card_is_to_be_played)
