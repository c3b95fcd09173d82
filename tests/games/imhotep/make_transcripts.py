"""Which whole games of Imhotep lie in `transcripts/`, as records and as text to read.

`python -m tests.games.imhotep.make_transcripts` makes them all anew, with names
behind it only those: each is the first game, by seed, that shows what its name promises.
"""

from __future__ import annotations

import sys
from pathlib import Path

from perankh.games.imhotep.game import GAME, ImhotepSetup, all_on
from perankh.kernel.game import as_text
from perankh.kernel.rng import Rng
from perankh.kernel.state import State
from perankh.minds.baselines import Mind
from tests.support.transcripts import Kept, Wanted


class Builders(Mind):
    """Players who between them bring all their stones to the monuments.

    They load as long as there is room, from the last ship to the first, take stones only when the
    sled is empty, sail only full ships, and never to the Market.
    """

    def __init__(self) -> None:
        super().__init__("builders")

    def choose(self, state: State, seat: int, seed: int) -> int:
        said = {as_text(GAME.describe(state, action)): action for action in state.options()}
        loads = [action for words, action in said.items() if words.startswith("load")]
        if loads:
            return loads[-1]
        if "get" in said:
            return said["get"]
        others = [action for words, action in said.items() if not words.endswith("market")]
        return others[Rng.seeded(seed).below(len(others))]


TWO_RANDOM, TWO_GREEDY = ("random",) * 2, ("greedy",) * 2
THREE_MIXED = ("greedy", "random", "greedy")
FOUR_GREEDY, FOUR_MIXED = ("greedy",) * 4, ("random", "greedy", "random", "greedy")
PAIR_MARKET = ImhotepSetup(market="b", temple="b", obelisks="b", wrath=True)
SMALL_PYRAMIDS = ImhotepSetup(pyramid="b", burial_chamber="b")
SAID = r"^ *\d+  seat \d: "

WANTED = (
    Wanted("2-players-all-a", TWO_GREEDY, all_on("a"), (r"^== game_ended",)),
    Wanted("3-players-all-a", ("greedy",) * 3, all_on("a"), (r"^== game_ended",)),
    Wanted("4-players-all-a", FOUR_GREEDY, all_on("a"), (r"^== game_ended",)),
    Wanted("2-players-all-b", TWO_GREEDY, all_on("b"), (r"tower_built", r"card_drawn")),
    Wanted("4-players-all-b-with-wrath", FOUR_GREEDY, all_on("b", wrath=True), (r"tower_built",)),
    Wanted("3-players-mixed-sides", THREE_MIXED, SMALL_PYRAMIDS, (r"small_pyramid_stone",)),
    Wanted("the-draw-pile-is-reshuffled", FOUR_MIXED, all_on("b"), (r"pile_reshuffled",)),
    Wanted(
        "a-shared-victory",
        ("random",) * 3,
        all_on("a"),
        (r"^place .* 1 .*\b1\b",),
    ),
    Wanted(
        "a-tie-broken-by-the-sled",
        TWO_RANDOM,
        all_on("a"),
        (r"^total +(\d+) +\1$", r"^place +(1 +2|2 +1)$"),
    ),
    Wanted(
        "a-declined-pick-and-a-declined-bonus",
        ("random",) * 3,
        all_on("b"),
        (r"pick_declined", r"bonus_declined"),
    ),
    Wanted(
        "a-pair-with-a-red-card",
        THREE_MIXED,
        PAIR_MARKET,
        (r"card_kept player=\d card=(entrance|sarcophagus|paved_path)", SAID + r"pair"),
    ),
    Wanted(
        "every-blue-card-is-played",
        ("random",) * 4,
        all_on("a"),
        tuple(f"card_played .*card={card}" for card in ("lever", "hammer", "sail", "chisel")),
    ),
    Wanted(
        "the-pharaoh-is-angry",
        TWO_RANDOM,
        all_on("a", wrath=True),
        (r"category_scored .*category=wrath points=-5", r"^wrath .*-5"),
    ),
    Wanted(
        "the-last-round-is-deadlocked",
        ("builders",) * 2,
        ImhotepSetup(temple="b"),
        (r"round_deadlocked", r"turn_passed", r"ship_removed ship=\d stones=[1-9]"),
    ),
)
"""Every game that is kept. Between them they show each number of players and each way to end."""

KEPT = Kept(GAME, Path(__file__).parent / "transcripts", WANTED, {"builders": Builders})

if __name__ == "__main__":
    KEPT.make(sys.argv[1:])
