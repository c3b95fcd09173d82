"""Valley of the Kings' box: checks that a box file adds up, and turns it into the rules' tables.

The form of the file is in `form.py`, what the rules read in `tables.py`, the verbs of the cards
in `programs.py`. Some things are fixed because actions or spaces are numbered for them; a file that
changes one is told so.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from perankh.games.valley_of_the_kings.box import form as f
from perankh.games.valley_of_the_kings.box import tables as t
from perankh.games.valley_of_the_kings.box.programs import Program, read_programs, write_programs
from perankh.games.valley_of_the_kings.rules.verbs.vocabulary import WORDS
from perankh.kernel.box import (
    Box,
    TabledBox,
    at,
    open_box,
    require,
    require_count,
    require_growing,
    require_ids,
    require_known,
    require_players,
    shipped_text,
)

GAME = "valley_of_the_kings"
FIXED = "fixed, because actions are numbered for it"
SHAPE = "fixed: the shape of the pyramid (VOK-7.2)"

PLAYERS_MIN = 2
PLAYERS_MAX = 4

SPACES: list[tuple[str, int, int, bool, list[str]]] = [
    ("a", 3, 1, False, ["ml", "mr"]),
    ("ml", 2, 1, False, ["bl", "bc"]),
    ("mr", 2, 2, False, ["bc", "br"]),
    ("bl", 1, 1, True, []),
    ("bc", 1, 2, True, []),
    ("br", 1, 3, True, []),
]
"""The shape of the pyramid: space, row, column, whether it is the base, where cards fall to."""

ZONES = ["hand", "draw_deck", "discard_pile", "in_play", "tomb", "pyramid", "boneyard", "stock"]
TURN_STEPS = ["play", "discard", "rebuild", "draw"]
STOCK_ORDER = ["age_2_on_top", "age_3_below"]
AGES = ["age_1", "age_2", "age_3"]
SCORING = ["face_value", "face_value", "different_cards_squared"]
"""How each type of card scores, in the order of the types."""


class ValleyBox(TabledBox[f.ValleyFacts, t.Tables]):
    """An opened box of Valley of the Kings with the tables that the rules read."""


def load(text: str | bytes) -> ValleyBox:
    """Read a box file of Valley of the Kings.

    Raises `BoxError` where the file does not add up.
    """
    box = open_box(text, GAME, f.ValleyFacts)
    _check_fixed(box.facts)
    _check_pyramid(box.facts)
    _check_cards(box.facts)
    _check_sets(box.facts)
    programs = read_programs(box.facts.card)
    _check_counts(box.facts)
    _check_setup(box.facts)
    _check_scoring(box.facts)
    return ValleyBox.of(box, _tables(box, programs))


@cache
def load_shipped() -> ValleyBox:
    """The box that comes with Perankh; read once, shared by all who ask."""
    return load(shipped_text(__file__))


# ------------------ what is fixed


def _check_fixed(box: f.ValleyFacts) -> None:
    """The ids and orders that the numbering of players, cards, sets and actions rests on."""
    require_players(box.game, PLAYERS_MIN, PLAYERS_MAX, FIXED)
    require_ids("variant", [row.id for row in box.variant], ["completist"], FIXED)
    require_ids("zone", [row.id for row in box.zone], ZONES, FIXED)
    require_ids("age", [row.id for row in box.age], AGES, FIXED)
    require_ids("turn.steps", box.turn.steps, TURN_STEPS, "the order of a turn, VOK-5.1")
    require_ids("turn_step", [row.id for row in box.turn_step], TURN_STEPS, FIXED)
    require_ids("set", [row.id for row in box.set], t.SET_IDS, FIXED)
    require_ids("card_type", [row.id for row in box.card_type], t.TYPE_IDS, FIXED)
    require_ids("card", [row.id for row in box.card], t.CARD_IDS, FIXED)
    require_ids("op", [row.id for row in box.op], WORDS, "the verbs, VOK-8.6")
    order = box.setup.stock_order
    require_ids("setup.stock_order", order, STOCK_ORDER, "age II on top of age III, VOK-3.3")


def _check_pyramid(box: f.ValleyFacts) -> None:
    """The pyramid has its six spaces, and cards fall as they do in the rules."""
    require_ids(
        "pyramid_space", [row.id for row in box.pyramid_space], [s[0] for s in SPACES], SHAPE
    )
    for index, (space, needed) in enumerate(zip(box.pyramid_space, SPACES, strict=True)):
        where = at("pyramid_space", index, space.id)
        _, row, column, base, falls_to = needed
        require(space.row == row, f"{where}.row", f"must be {row} ({SHAPE})")
        require(space.column == column, f"{where}.column", f"must be {column} ({SHAPE})")
        buyable = f"must be {str(base).lower()}: only the base can be bought from (VOK-6.1)"
        require(space.buyable == base, f"{where}.buyable", buyable)
        require(space.falls_to == falls_to, f"{where}.falls_to", f"must be {falls_to} ({SHAPE})")
    size = f"must be {t.SPACES} ({SHAPE})"
    require(box.setup.pyramid_size == t.SPACES, "setup.pyramid_size", size)
    order = box.setup.derived.pyramid_fill_order
    bottom_up = "from the bottom upwards and from left to right, VOK-7.7"
    require_ids("setup.derived.pyramid_fill_order", order, t.SPACE_IDS, bottom_up)


# ------------------ what must add up


def _check_cards(box: f.ValleyFacts) -> None:
    """Each card has exactly what its type and kind ask for (VOK-2.2, 2.8)."""
    for index, card in enumerate(box.card):
        where = at("card", index, card.id)
        in_set = card.type == "set"
        for field, value in (("set", card.set), ("set_number", card.set_number)):
            _check_given(f"{where}.{field}", value is not None, in_set, field, "cards of a set")
        points = card.points is not None
        _check_given(f"{where}.points", points, not in_set, "points", "starters and uniques")
        first = (card.type == "starter") == (card.age == 1)
        require(first, f"{where}.age", "starters are of age 1, all other cards of age 2 or 3")
        reaction = card.kind == "reaction"
        trigger = card.trigger is not None
        _check_given(f"{where}.trigger", trigger, reaction, "a trigger", "reactions")
        never = card.repeatable and reaction
        require(not never, f"{where}.repeatable", "must be false: reactions need their trigger")


def _check_given(where: str, given: bool, needed: bool, what: str, whose: str) -> None:
    require(given or not needed, where, f"missing: {whose} need {what}")
    require(needed or not given, where, f"only {whose} have {what}")


def _check_sets(box: f.ValleyFacts) -> None:
    """A set has its cards numbered from 1 to its size, and the same number of each (VOK-2.4)."""
    for index, one in enumerate(box.set):
        where = at("set", index, one.id)
        cards = [(number, card) for number, card in enumerate(box.card) if card.set == one.id]
        require_count(f"{where}.size", one.size, len(cards), "the cards of the set")
        numbers = sorted(card.set_number or 0 for _, card in cards)
        right = numbers == list(range(1, one.size + 1))
        wrong = f"the cards must have the set_numbers 1 to {one.size}, each once, not {numbers}"
        require(right, where, wrong)
        for number, card in cards:
            place = at("card", number, card.id, "copies")
            each = f"must be copies_per_card of the set {one.id}, {one.copies_per_card}"
            require(card.copies == one.copies_per_card, place, each)
    for index, card in enumerate(box.card):
        single = card.type != "unique" or card.copies == 1
        require(single, at("card", index, card.id, "copies"), "must be 1: there is one of a unique")


def _check_counts(box: f.ValleyFacts) -> None:
    """Copies against `[components]` and the ages (VOK-2.1)."""
    listed = box.components
    cards = sum(card.copies for card in box.card)
    what = "the copies of the cards"
    require_count("components.artifact_cards", listed.artifact_cards, cards, what)
    stated = [listed.age_1_cards, listed.age_2_cards, listed.age_3_cards]
    for index, age in enumerate(box.age):
        where = at("age", index, age.id)
        number = index + 1
        require(age.number == number, f"{where}.number", f"must be {number}")
        cards = sum(card.copies for card in box.card if card.age == number)
        what = f"the copies of the cards of age {number}"
        require_count(f"{where}.cards", age.cards, cards, what)
        require_count(f"components.age_{number}_cards", stated[index], cards, what)
    for field, count in (
        ("tomb_cards", listed.tomb_cards),
        ("reference_cards", listed.reference_cards),
    ):
        require_count(f"components.{field}", count, PLAYERS_MAX, "one for each player")


def _check_setup(box: f.ValleyFacts) -> None:
    """Starting decks use all starters; the stock is enough for the pyramid (VOK-3)."""
    setup, derived = box.setup, box.setup.derived
    starters = {card.id: card.copies for card in box.card if card.type == "starter"}
    for name, each in setup.starting_deck.items():
        where = f"setup.starting_deck.{name}"
        require_known(where, name, list(starters))
        all_of_them = (
            f"{PLAYERS_MAX} players need {PLAYERS_MAX * each}, the box has {starters[name]}"
        )
        require(PLAYERS_MAX * each == starters[name], where, all_of_them)
    for name in starters:
        named = name in setup.starting_deck
        require(named, "setup.starting_deck", f"{name} is missing: every starter starts in a deck")
    size = sum(setup.starting_deck.values())
    what = "the cards of the starting deck"
    require_count("setup.starting_deck_size", setup.starting_deck_size, size, what)
    fits = f"must be at most the starting deck, {size}"
    require(setup.starting_hand <= size, "setup.starting_hand", fits)
    second, third = box.age[1].cards, box.age[2].cards
    laid = setup.pyramid_size + setup.boneyard_initial
    enough = f"with the pyramid these are more cards than age II has, {second}"
    require(laid <= second, "setup.boneyard_initial", enough)
    for field, value, counted in (
        ("stock_after_setup", derived.stock_after_setup, second + third - laid),
        ("stock_age_2_after_setup", derived.stock_age_2_after_setup, second - laid),
        ("stock_age_3_after_setup", derived.stock_age_3_after_setup, third),
    ):
        what = "the cards that are neither in the pyramid nor in the boneyard"
        require_count(f"setup.derived.{field}", value, counted, what)


def _check_scoring(box: f.ValleyFacts) -> None:
    """Points by number of cards reach as far as the largest set; starters agree (VOK-13)."""
    points = box.scoring.set_points
    require_growing("scoring.set_points", points)
    needed = 1 + max(one.size for one in box.set)
    far = f"must have {needed} numbers: for 0 to {needed - 1} different cards"
    require(len(points) == needed, "scoring.set_points", far)
    each = box.scoring.starter_points
    for index, card in enumerate(box.card):
        agrees = card.type != "starter" or card.points == each
        where = at("card", index, card.id, "points")
        require(agrees, where, f"must be scoring.starter_points, {each}")
    breaks = ["fewer_cards_in_tomb"]
    require_ids("scoring.tie_breaks", box.scoring.tie_breaks, breaks, "VOK-13.4")
    for index, (kind, scoring) in enumerate(zip(box.card_type, SCORING, strict=True)):
        where = at("card_type", index, kind.id, "scoring")
        require(kind.scoring == scoring, where, f"must be {scoring!r} (VOK-13)")


# ------------------ the tables


def _tables(box: Box[f.ValleyFacts], programs: Sequence[Program]) -> t.Tables:
    facts, tables = box.facts, t.Tables()
    tables.hash = box.hash
    tables.starting_deck = [facts.setup.starting_deck.get(card.id, 0) for card in facts.card]
    tables.starting_hand = facts.setup.starting_hand
    tables.hand_draw = facts.setup.hand_draw
    tables.boneyard_start = facts.setup.boneyard_initial
    tables.entomb_limit = facts.turn.entomb_limit_per_turn
    tables.stall_rounds = facts.safeguard.stall_rounds
    tables.set_size = [one.size for one in facts.set]
    tables.set_points = list(facts.scoring.set_points)
    tables.complete_bonus = [one.size for one in facts.set]
    _fill_cards(tables, facts.card)
    write_programs(tables, programs)
    return tables


def _fill_cards(tables: t.Tables, cards: Sequence[f.Card]) -> None:
    tables.card_type = [t.TYPE_IDS.index(card.type) for card in cards]
    tables.card_age = [card.age for card in cards]
    tables.card_copies = [card.copies for card in cards]
    tables.card_cost = [card.cost for card in cards]
    tables.card_gold = [card.gold for card in cards]
    tables.card_points = [card.points or 0 for card in cards]
    tables.card_set = [t.SET_IDS.index(card.set) if card.set else t.NO_SET for card in cards]
    tables.card_number = [card.set_number or 0 for card in cards]
    tables.card_trigger = [t.TRIGGER_IDS.index(card.trigger or "") for card in cards]
    tables.reactions = [
        [number for number, waits in enumerate(tables.card_trigger) if waits == trigger]
        for trigger in range(len(t.TRIGGER_IDS))
    ]
    tables.card_repeatable = [card.repeatable for card in cards]
