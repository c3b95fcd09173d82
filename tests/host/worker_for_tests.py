"""A worker for minds that knows the game of the tests, too, and looks back at a glance."""

from perankh.games import GAMES
from perankh.host.worker import main
from perankh.minds.search import Plan
from tests.support.pebbles.shipping import ship

GAMES["pebbles"] = "tests.support.pebbles"
GAMES["heron"] = "tests.support.heron"

if __name__ == "__main__":
    ship()
    main(Plan(20, 0.0))
