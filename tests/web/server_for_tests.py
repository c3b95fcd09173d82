"""The real server in a process of its own, with the game of the tests beside the others.

Its settings come as JSON on the command line; the address goes to standard output.
"""

import sys
from pathlib import Path

import msgspec

from perankh.bus.local import LocalBus
from perankh.games import GAMES
from perankh.store.sqlite import FILE, open_store
from perankh.web.server import serve
from perankh.web.settings import Settings
from tests.support.pebbles.shipping import ship

GAMES["pebbles"] = "tests.support.pebbles"
GAMES["heron"] = "tests.support.heron"


def path(kind: type, value: str) -> Path:
    return Path(value)


if __name__ == "__main__":
    ship()
    given = msgspec.json.decode(sys.argv[1], type=Settings, dec_hook=path)
    serve(
        given,
        lambda: open_store(given.data / FILE),
        LocalBus(),
        lambda address: print(address, flush=True),
    )
