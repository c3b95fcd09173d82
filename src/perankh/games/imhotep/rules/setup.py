"""Section 3: what happens before the first turn."""

from __future__ import annotations

from perankh.games.imhotep.box.tables import PYRAMID, SIDE_B, SMALL_PYRAMID_IDS, Tables
from perankh.games.imhotep.rules.actions import CARDS, PICKS
from perankh.games.imhotep.rules.state import EMPTY, START_ROUND, Imhotep, Player
from perankh.games.imhotep.rules.steps import STEPS
from perankh.kernel.rng import Rng


def empty_table(players: int, rng: Rng, tables: Tables, sides: list[int], wrath: bool) -> Imhotep:
    """Boards laid out by side (IMH-3.1, 3.2), with nothing on them and nobody's stones."""
    s = Imhotep(players, rng, STEPS, tables, sides, wrath)
    s.round = 0
    s.first = 0
    s.active = 0
    s.sailor = EMPTY
    s.passes = 0
    s.ships = []
    s.harbour = 0
    s.closed = 0
    s.unloading = []
    s.round_card = EMPTY
    s.round_deck = []
    s.rounds_seen = []
    s.draw = []
    s.discard = []
    s.market = [EMPTY] * PICKS
    s.pair = []
    s.player = []
    s.pyramid = []
    s.small = [[] for _ in SMALL_PYRAMID_IDS] if sides[PYRAMID] == SIDE_B else []
    s.temple = []
    s.chamber = []
    s.towers = []
    return s


def set_up(s: Imhotep) -> None:
    """IMH-3.4 to 3.9: from an empty table to the first question."""
    # IMH-3.5: the removed card is whichever stays in the bag when the sixth has been turned up.
    s.round_deck = s.tables.round_cards_for[s.players][:]
    s.draw = [card for card in range(CARDS) for _ in range(s.tables.card_copies[card])]
    s.first = s.rng.below(s.players)
    s.player = [starting_player(s, seat) for seat in range(s.players)]
    s.push(START_ROUND, 0, 0)
    s.run_to_question()


def starting_player(s: Imhotep, seat: int) -> Player:
    """IMH-3.4, 3.8, 3.9: one stone on the track, some on the sled, the rest in the quarry."""
    place = (seat - s.first) % s.players
    sled = s.tables.starting_sled[place]
    quarry = s.tables.stones_per_colour - s.tables.score_marker_stones - sled
    return Player(quarry, sled)
