"""Section 3: what happens before the first turn."""

from __future__ import annotations

from perankh.games.valley_of_the_kings.box.tables import CARDS, SPACES, Tables
from perankh.games.valley_of_the_kings.rules.cards import card_ids, draw_cards, turn_up_stock
from perankh.games.valley_of_the_kings.rules.pyramid import refill
from perankh.games.valley_of_the_kings.rules.state import BEGIN_TURN, EMPTY, Player, Valley
from perankh.games.valley_of_the_kings.rules.steps import STEPS
from perankh.games.valley_of_the_kings.shown import events
from perankh.kernel.rng import Rng


def empty_table(players: int, rng: Rng, tables: Tables, completist: bool) -> Valley:
    """A table with nothing on it and nobody's cards."""
    s = Valley(players, rng, STEPS, tables, completist)
    s.first = 0
    s.active = 0
    s.turns = 0
    s.player = [Player([], [], []) for _ in range(players)]
    s.pyramid = [EMPTY] * SPACES
    s.upper = []
    s.lower = []
    s.boneyard = []
    s.stall = 0
    s.round_cards = 0
    s.in_play = []
    s.entombed = 0
    s.changed = False
    s.last_bought = EMPTY
    s.gold_set = EMPTY
    s.gold_raised = 0
    s.done = []
    s.looked = []
    s.looked_known = []
    s.picked = []
    s.laid = []
    return s


def set_up(s: Valley, first: int | None) -> None:
    """VOK-3.1 to 3.7: from an empty table to the first question; `first` None is drawn by lot."""
    s.upper = copies(s.tables, 2)
    s.lower = copies(s.tables, 3)
    refill(s)
    start_boneyard(s)
    starters = [card for card in range(CARDS) for _ in range(s.tables.starting_deck[card])]
    for seat in range(s.players):
        s.player[seat].bag = starters[:]
        draw_cards(s, seat, s.tables.starting_hand)
    s.first = int(s.rng.below(s.players)) if first is None else first
    s.round_cards = s.stock() + s.in_pyramid()
    if s.trace is not None:
        s.emit(events.GameBegan(player=s.first))
    s.push(BEGIN_TURN, s.first, 0)
    s.run_to_question()


def copies(tables: Tables, age: int) -> list[int]:
    """VOK-3.3: all cards of an age."""
    of_age = [card for card in range(CARDS) if tables.card_age[card] == age]
    return [card for card in of_age for _ in range(tables.card_copies[card])]


def start_boneyard(s: Valley) -> None:
    """VOK-3.5: the next card of the stock."""
    s.boneyard = [turn_up_stock(s) for _ in range(s.tables.boneyard_start)]
    if s.trace is not None:
        s.emit(events.BoneyardBegun(cards=card_ids(s.boneyard)))
