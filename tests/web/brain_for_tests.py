"""A worker for minds that knows the game of the tests, too."""

from perankh.games import GAMES
from perankh.web.brain import main

GAMES["pebbles"] = "tests.support.pebbles"

if __name__ == "__main__":
    main()
