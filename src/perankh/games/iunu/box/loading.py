"""Iunu's box: checks that a box file adds up, and turns it once into the rules' tables.

The form of the file is in `form.py`, its fixed words in `fixed.py`, what the rules read in
`tables.py`. Ids and their order are fixed because actions are numbered for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from perankh.games.iunu.box import form as f
from perankh.games.iunu.box import form_cards as c
from perankh.games.iunu.box import tables as t
from perankh.games.iunu.box.fixed import check_fixed, check_rulings
from perankh.kernel.box import (
    Box,
    BoxError,
    TabledBox,
    at,
    open_box,
    require,
    require_count,
    require_ids,
    require_players,
    shipped_text,
)

GAME = "iunu"
NUMBERED = "fixed, because actions are numbered for it"

PLAYERS = (2, 3, 4)
CASTE_CARDS = 45
FORUM_ROOM = 15  # cards that a state has room for in the row

EFFECTS: list[type[c.Effect]] = [
    c.DoubleMajority,
    c.DoubleMajority,
    c.DoubleMajority,
    c.VpPerSet,
    c.VpPerSet,
    c.DoubleCaste,
    c.DebenRate,
    c.MostBread,
    c.MostCastes,
]
"""The effect of each afterlife card, by its number: their order is that of `AFTERLIFE_IDS`."""


class IunuBox(TabledBox[f.IunuFacts, t.Tables]):
    """An opened box of Iunu with the tables that the rules read."""


def load(text: str | bytes) -> IunuBox:
    """Read a box file of Iunu.

    Raises `BoxError` where the file does not add up.
    """
    box = open_box(text, GAME, f.IunuFacts)
    facts = box.facts
    _check_ids(facts)
    modes = _modes(facts.variant)
    abilities = _abilities(facts.ability)
    check_fixed(box.data)
    check_rulings(box.data)
    _check_components(facts)
    _check_castes(facts.caste)
    _check_afterlife(facts)
    _check_rebirth(facts, abilities)
    _check_modes(facts, modes)
    return IunuBox.of(box, _tables(box, modes, abilities))


@cache
def load_shipped() -> IunuBox:
    """The box that comes with Perankh; read once, shared by all who ask."""
    return load(shipped_text(__file__))


# ------------------ rows that are each of their own kind


@dataclass(frozen=True)
class Modes:
    """The rows of `[[variant]]`, each with its own type."""

    standard: f.Standard
    memphis_thebes: f.MemphisThebes
    rise_of_aten: f.RiseOfAten


@dataclass(frozen=True)
class Abilities:
    """The rows of `[[ability]]`, each called by its caste; the Pharaoh's has no number."""

    scribe: c.TuckCard
    noble: c.TaxAllDice
    priest: c.SeekAfterlife
    artisan: c.KeepCards
    soldier: c.RaidFarmer
    baker: c.BakeBread
    merchant: c.Trade
    farmer: c.CheaperBread


def _modes(rows: list[f.Variant]) -> Modes:
    match rows:
        case [f.Standard() as standard, f.MemphisThebes() as thebes, f.RiseOfAten() as aten]:
            return Modes(standard, thebes, aten)
    raise BoxError("variant", f"must be {', '.join(t.MODE_IDS)} in this order ({NUMBERED})")


def _abilities(rows: list[c.Ability]) -> Abilities:
    match rows:
        case [
            c.RerollDie(),
            c.TuckCard() as scribe,
            c.TaxAllDice() as noble,
            c.SeekAfterlife() as priest,
            c.KeepCards() as artisan,
            c.RaidFarmer() as soldier,
            c.BakeBread() as baker,
            c.Trade() as merchant,
            c.CheaperBread() as farmer,
        ]:
            return Abilities(scribe, noble, priest, artisan, soldier, baker, merchant, farmer)
    raise BoxError("ability", "must be one for each caste, in the order of the castes")


def _check_ids(box: f.IunuFacts) -> None:
    """The ids and numbers of players that seats, castes and actions are numbered by."""
    require_players(box.game, PLAYERS[0], PLAYERS[-1], NUMBERED)
    require_ids("caste", [row.id for row in box.caste], t.CASTE_IDS, NUMBERED)
    ids = [row.id for row in box.afterlife_card]
    number = f"must be {len(t.AFTERLIFE_IDS)} cards (IUN-2.9), not {len(ids)}"
    require(len(ids) == len(t.AFTERLIFE_IDS), "afterlife_card", number)
    require_ids("afterlife_card", ids, t.AFTERLIFE_IDS, NUMBERED)


# ------------------ what must add up


def _check_components(box: f.IunuFacts) -> None:
    """`[components]` against the rows and against each other (IUN-2.1 to 2.7)."""
    listed = box.components
    where = "components.afterlife_cards"
    require_count(where, listed.afterlife_cards, len(box.afterlife_card), "the afterlife cards")
    cards = listed.caste_cards + listed.afterlife_cards
    require_count("components.total_cards", listed.total_cards, cards, "both kinds of cards")
    require(listed.caste_cards == CASTE_CARDS, "components.caste_cards", "must be 45 (IUN-2.9)")
    discs = listed.orange_discs * listed.orange_disc_value
    discs += listed.yellow_discs * listed.yellow_disc_value
    require_count("components.deben_total", listed.deben_total, discs, "the discs")
    dealt = PLAYERS[-1] * box.setup.start_deben
    short = f"{PLAYERS[-1]} players get {dealt}, but there are only {listed.deben_total} Deben"
    require(dealt <= listed.deben_total, "setup.start_deben", short)


def _check_castes(castes: list[c.Caste]) -> None:
    """IUN-2.2, 2.9: ranks in order, copies equal to the majority VP, 45 together."""
    for index, caste in enumerate(castes):
        where = at("caste", index, caste.id)
        require(caste.rank == index + 1, f"{where}.rank", f"must be {index + 1} ({NUMBERED})")
        equal = f"must be the majority VP, {caste.majority_vp} (IUN-2.2)"
        require(caste.copies == caste.majority_vp, f"{where}.copies", equal)
    copies = sum(caste.copies for caste in castes)
    require(copies == CASTE_CARDS, "caste", f"the copies sum to {copies}; must be 45 (IUN-2.9)")


def _check_afterlife(box: f.IunuFacts) -> None:
    """IUN-3.2, 9: the deck and the box share the cards; each card has its effect."""
    setup, cards = box.setup, len(box.afterlife_card)
    shared = setup.afterlife_in_play + setup.afterlife_to_box
    where = "setup.afterlife_to_box"
    require(shared == cards, where, f"must be {cards - setup.afterlife_in_play}: there are {cards}")
    for index, card in enumerate(box.afterlife_card):
        where = at("afterlife_card", index, card.id, "effect")
        wanted = EFFECTS[index]
        kind = str(wanted.__struct_config__.tag)
        right = isinstance(card.effect, wanted)
        require(right, f"{where}.kind", f"must be {kind!r} (IUN-2.8)")
        if isinstance(card.effect, c.DoubleMajority):
            castes = card.effect.castes
            once = 0 < len(castes) == len(set(castes))
            require(once, f"{where}.castes", "must name at least one caste, each once")


def _check_rebirth(box: f.IunuFacts, abilities: Abilities) -> None:
    """IUN-15.6: whole Rebirth phases leave hands and Forum as large as they were dealt."""
    setup, rebirth = box.setup, box.rebirth
    hand, forum = setup.hand_size, setup.forum_size
    whole = f"must be setup.hand_size, {hand}, which every turn starts with (IUN-15.6)"
    require(rebirth.hand_limit == hand, "rebirth.hand_limit", whole)
    require(rebirth.draw_up_to == hand, "rebirth.draw_up_to", whole)
    most = hand - box.turn.max_cards_played - abilities.scribe.tuck_count
    most += abilities.scribe.then_draw
    have = f"must be at most {most}, what playing two Scribes and hiding a card leaves (IUN-15.6)"
    require(rebirth.place <= most, "rebirth.place", have)
    enough = rebirth.place <= rebirth.take <= rebirth.place + box.turn.min_cards_played
    take = f"must be rebirth.place, {rebirth.place}, or one more: hands stay full (IUN-15.6)"
    require(enough, "rebirth.take", take)
    room = f"with the cards placed it has {forum + rebirth.place}; must be at most {FORUM_ROOM}"
    require(forum + rebirth.place <= FORUM_ROOM, "setup.forum_size", room)
    there = f"the Forum has only {forum} cards (setup.forum_size)"
    require(rebirth.take <= forum, "rebirth.take", there)
    gap = rebirth.take - rebirth.place
    steady = f"must be {gap}, what a turn takes more than it places (IUN-15.6)"
    require(rebirth.forum_add == gap, "rebirth.forum_add", steady)
    where = at("ability", t.ARTISAN, "keep_cards", "refill_forum_to")
    full = f"must be setup.forum_size, {forum} (IUN-15.6)"
    require(abilities.artisan.refill_forum_to == forum, where, full)


def _check_modes(box: f.IunuFacts, modes: Modes) -> None:
    """Decks after setup (IUN-3.8), and that the variants keep the Forum's size (IUN-15.6)."""
    silent, aten = modes.memphis_thebes.heliopolis, modes.rise_of_aten
    decks = _decks(modes)
    for mode, name in enumerate(t.MODE_IDS):
        where = at("variant", mode, name)
        for players in PLAYERS:
            if stated := decks[mode][players]:
                dealt = players * box.setup.hand_size + box.setup.forum_size
                dealt += silent.start_cards_face_up if mode == t.MEMPHIS_THEBES else 0
                deck = f"{where}.deck_after_setup_by_players.{players}"
                require_count(deck, stated, CASTE_CARDS - dealt, "the cards that are not dealt")
    where = at("variant", t.MEMPHIS_THEBES, "memphis_thebes", "heliopolis")
    taken = silent.takes_from_forum
    most = f"the Forum has only {box.setup.forum_size} cards (setup.forum_size)"
    require(taken <= box.setup.forum_size, f"{where}.takes_from_forum", most)
    steady = f"must be takes_from_forum, {taken} (IUN-15.6)"
    require(silent.rebirth_forum_add == taken, f"{where}.rebirth_forum_add", steady)
    where = at("variant", t.RISE_OF_ATEN, "rise_of_aten")
    gone = aten.end_of_rebirth_discard_leftmost
    left = box.setup.forum_size + box.rebirth.place - box.rebirth.take
    few = f"must be at most {left}, the cards that are left then"
    require(gone <= left, f"{where}.end_of_rebirth_discard_leftmost", few)
    added = gone + box.rebirth.forum_add
    steady = f"must be {added}: what is discarded and rebirth.forum_add (IUN-15.6)"
    right = aten.end_of_rebirth_add_right == added
    require(right, f"{where}.end_of_rebirth_add_right", steady)


def _decks(modes: Modes) -> list[list[int]]:
    """By mode and number of players: what the file says of the deck, or 0."""
    all_counts = modes.standard.deck_after_setup_by_players
    thebes = modes.memphis_thebes.deck_after_setup_by_players.two
    aten = modes.rise_of_aten.deck_after_setup_by_players.two
    standard = [0, 0, all_counts.two, all_counts.three, all_counts.four]
    return [standard, [0, 0, thebes, 0, 0], [0, 0, aten, 0, 0]]


# ------------------ the tables


def _tables(box: Box[f.IunuFacts], modes: Modes, abilities: Abilities) -> t.Tables:
    facts, tables = box.facts, t.Tables()
    tables.hash = box.hash
    _fill_setup(tables, facts)
    _fill_turn(tables, facts)
    _fill_abilities(tables, abilities)
    _fill_afterlife(tables, facts.afterlife_card)
    _fill_modes(tables, facts.switches, modes)
    return tables


def _fill_setup(tables: t.Tables, facts: f.IunuFacts) -> None:
    setup, switches = facts.setup, facts.switches
    tables.deben_total = facts.components.deben_total
    tables.deben_limited = switches.deben_limited
    tables.bread_total = facts.components.bread_tokens
    tables.bread_limited = switches.bread_limited
    tables.copies = [caste.copies for caste in facts.caste]
    tables.caste_vp = [caste.caste_vp for caste in facts.caste]
    tables.bread_vp = [caste.bread_vp for caste in facts.caste]
    tables.majority_vp = [caste.majority_vp for caste in facts.caste]
    tables.hand_size = setup.hand_size
    tables.start_deben = setup.start_deben
    tables.forum_size = setup.forum_size
    tables.afterlife_in_play = setup.afterlife_in_play


def _fill_turn(tables: t.Tables, facts: f.IunuFacts) -> None:
    tables.second_card_cost = facts.turn.second_card_cost
    tables.place = facts.rebirth.place
    tables.take = facts.rebirth.take
    tables.forum_add = facts.rebirth.forum_add
    switches = facts.switches
    tables.returned_on_top = switches.returned_afterlife_cards == "top_shuffled"
    tables.extra_round = switches.deck_emptied_on_last_turn_of_round == "extra_round"
    tables.deben_per_vp = facts.scoring.deben_per_vp


def _fill_abilities(tables: t.Tables, abilities: Abilities) -> None:
    tables.scribe_cost = abilities.scribe.cost
    tables.scribe_draw = abilities.scribe.then_draw
    tables.noble_reduce = abilities.noble.reduce_by
    tables.priest_cost = abilities.priest.cost_per_card_drawn
    tables.priest_reduce = abilities.priest.reduce_by
    tables.artisan_cost = abilities.artisan.cost_per_card_kept
    tables.artisan_keep = abilities.artisan.cards_kept_per_artisan
    tables.forum_refill = abilities.artisan.refill_forum_to
    tables.bribe = abilities.soldier.bribe
    tables.soldier_protects = abilities.soldier.farmers_protected_per_soldier
    tables.baker_bread = abilities.baker.max_bread
    tables.bread_price_min = abilities.baker.min_price_each
    tables.baker_reduce = abilities.baker.reduce_by
    tables.merchant_reduce = abilities.merchant.reduce_by
    tables.farmers_per_discount = abilities.farmer.farmers_per_discount
    tables.farmer_discount = abilities.farmer.discount_each


def _fill_afterlife(tables: t.Tables, cards: list[c.AfterlifeCard]) -> None:
    tables.season_castes = [[] for _ in cards]
    tables.set_castes = [[] for _ in cards]
    tables.afterlife_vp = [0 for _ in cards]
    for number, card in enumerate(cards):
        match card.effect:
            case c.DoubleMajority(castes=castes):
                tables.season_castes[number] = _numbers(castes)
            case c.VpPerSet(set=castes, vp=vp):
                tables.set_castes[number] = _numbers(castes)
                tables.afterlife_vp[number] = vp
            case c.DebenRate(deben_per_vp=rate):
                tables.osiris_deben_per_vp = rate
            case c.MostBread(vp=vp) | c.MostCastes(vp=vp):
                tables.afterlife_vp[number] = vp


def _fill_modes(tables: t.Tables, switches: f.Switches, modes: Modes) -> None:
    thebes, aten = modes.memphis_thebes, modes.rise_of_aten
    tables.deck_after_setup = _decks(modes)
    less = [0, thebes.reduce_all_dice_after_roll, aten.reduce_all_dice_after_roll]
    tables.reduce_after_roll = less
    readings = [switches.reduce_applies_memphis_thebes, switches.reduce_applies_rise_of_aten]
    tables.reduce_every_round = [False, *(reading == "every_round" for reading in readings)]
    silent = thebes.heliopolis
    tables.heliopolis_start_cards = silent.start_cards_face_up
    tables.heliopolis_take = silent.takes_from_forum
    tables.heliopolis_add = silent.rebirth_forum_add
    tables.heliopolis_bread = silent.bread_per_baker
    tables.heliopolis_merchant_vp = silent.vp_per_merchant
    tables.aten_discard = aten.end_of_rebirth_discard_leftmost
    tables.aten_add = aten.end_of_rebirth_add_right


def _numbers(castes: Sequence[str]) -> list[int]:
    return [t.CASTE_IDS.index(caste) for caste in castes]
