"""Games of Valley of the Kings for the gallery and the tests of its board: see `fixtures.py`."""

from fixtures import ByVerb, Play

from perankh.games.valley_of_the_kings.game import ValleySetup
from perankh.games.valley_of_the_kings.shown.describe import VERBS as VERBS

PLAYS = (
    Play("plain2", 2, ValleySetup(), 3, 2),
    Play("plain3", 3, ValleySetup(), 13, 2),
    Play("plain4", 4, ValleySetup(), 26, 1),
    Play("completist2", 2, ValleySetup(completist=True), 8, 2),
    Play("completist4", 4, ValleySetup(completist=True), 37, 1),
)

CHOOSER = ByVerb()
