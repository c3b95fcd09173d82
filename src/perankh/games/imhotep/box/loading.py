"""Imhotep's box: checks that a box file adds up, and turns it once into the rules' tables.

The form of the file is in `form.py`, what the rules read in `tables.py`. Some things are
fixed because actions are numbered for them; a file that changes one is told so.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache

from perankh.games.imhotep.box import form as f
from perankh.games.imhotep.box import tables as t
from perankh.kernel.box import (
    Box,
    BoxError,
    TabledBox,
    at,
    open_box,
    require,
    require_count,
    require_falling,
    require_growing,
    require_ids,
    require_players,
    shipped_text,
)

GAME = "imhotep"
FIXED = "fixed, because actions are numbered for it"

PLAYERS = (2, 3, 4)
SHIPS = 4
CARD_SPACES = 4
PAIR = 2
MOST_COPIES = 15

USES = {"red": "at_once", "green": "game_end", "purple": "game_end", "blue": "later_action"}
ACTIONS = ["get_stones", "load_stone", "sail_ship", "play_blue_card"]

CARD_EFFECTS: list[tuple[str, type[f.Effect], int]] = [
    ("red", f.Place, t.PLACE),
    ("red", f.Place, t.PLACE),
    ("red", f.Place, t.PLACE),
    ("green", f.Decorate, t.DECORATE),
    ("green", f.Decorate, t.DECORATE),
    ("green", f.Decorate, t.DECORATE),
    ("green", f.Decorate, t.DECORATE),
    ("purple", f.Collect, t.COLLECT),
    ("blue", f.UseLever, t.LEVER),
    ("blue", f.UseHammer, t.HAMMER),
    ("blue", f.UseSail, t.SAIL),
    ("blue", f.UseChisel, t.CHISEL),
]
"""Kind and effect of each card, by its number: their order is the order of `CARD_IDS`."""


class ImhotepBox(TabledBox[f.ImhotepFacts, t.Tables]):
    """An opened box of Imhotep with the tables that the rules read."""


def load(text: str | bytes) -> ImhotepBox:
    """Read a box file of Imhotep.

    Raises `BoxError` where the file does not add up.
    """
    box = open_box(text, GAME, f.ImhotepFacts)
    _check_fixed(box.facts)
    _check_counts(box.facts)
    _check_ships(box.facts)
    _check_cards(box.facts)
    sites = _sites(box.facts.site)
    _check_sites(sites)
    return ImhotepBox.of(box, _tables(box, sites))


@cache
def load_shipped() -> ImhotepBox:
    """The box that comes with Perankh; read once, shared by all who ask."""
    return load(shipped_text(__file__))


# ------------------ what is fixed


def _check_fixed(box: f.ImhotepFacts) -> None:
    """The ids and counts that the numbering of players, sites, cards and actions rests on."""
    require_players(box.game, PLAYERS[0], PLAYERS[-1], FIXED)
    require(box.limits.ships_per_round == SHIPS, "limits.ships_per_round", f"must be 4 ({FIXED})")
    require_ids("variant", [row.id for row in box.variant], ["wrath_of_the_pharaoh"], FIXED)
    require_ids("player_colour", [row.id for row in box.player_colour], t.COLOUR_IDS, FIXED)
    require_ids("side", [row.id for row in box.side], t.SIDE_IDS, FIXED)
    require_ids("action", [row.id for row in box.action], ACTIONS, FIXED)
    require_ids("card_kind", [row.id for row in box.card_kind], t.CARD_KIND_IDS, FIXED)
    require_ids("market_card", [row.id for row in box.market_card], t.CARD_IDS, FIXED)
    require_ids("bonus", [row.id for row in box.bonus], t.BONUS_IDS, FIXED)
    mixture = "must be true: any mixture of sides is allowed (IMH-11.1)"
    require(box.options.sides.free_mix, "options.sides.free_mix", mixture)
    wrath = box.variant[0].sites
    where = at("variant", 0, box.variant[0].id, "sites")
    require(0 < len(wrath) == len(set(wrath)), where, "must name at least one site, each once")


# ------------------ what must add up


def _check_counts(box: f.ImhotepFacts) -> None:
    """Rows against `[components]`, and the stones of one colour against where they go."""
    listed, limits = box.components, box.limits
    stones = sum(row.stones for row in box.player_colour)
    require_count("components.stones", listed.stones, stones, "the stones of the colours")
    require_count("components.site_boards", listed.site_boards, len(box.site), "the sites")
    require_count("components.sleds", listed.sleds, len(box.player_colour), "one for each colour")
    ships = sum(ship.copies for ship in box.ship)
    require_count("components.ship_tokens", listed.ship_tokens, ships, "the copies of the ships")
    cards = len(box.round_card)
    require_count("components.round_cards", listed.round_cards, cards, "the round cards")
    cards = sum(card.copies for card in box.market_card)
    require_count("components.market_cards", listed.market_cards, cards, "the copies of the cards")
    require_count("limits.sites_total", limits.sites_total, len(box.site), "the sites")
    for index, colour in enumerate(box.player_colour):
        where = at("player_colour", index, colour.id, "stones")
        each = limits.stones_per_colour
        require(colour.stones == each, where, f"must be limits.stones_per_colour, {each}")
    start = box.setup.starting_sled_stones
    where = "setup.starting_sled_stones"
    require(len(start) == PLAYERS[-1], where, "must have one number for each of 4 players")
    fits = max(start) <= limits.sled_capacity
    require(fits, where, f"a sled holds only {limits.sled_capacity} (limits.sled_capacity)")
    enough = box.setup.score_marker_stones + max(start) <= limits.stones_per_colour
    require(enough, where, "with the score marker these are more stones than a colour has")


def _check_ships(box: f.ImhotepFacts) -> None:
    """Ships, and that each round card can be set out with them."""
    copies: Counter[int] = Counter()
    for index, ship in enumerate(box.ship):
        where = at("ship", index, ship.id)
        taken = ship.capacity in copies
        require(not taken, f"{where}.capacity", f"another ship has room for {ship.capacity} too")
        full = f"must be at most the capacity, {ship.capacity}"
        require(ship.minimum <= ship.capacity, f"{where}.minimum", full)
        copies[ship.capacity] = ship.copies
    for index, card in enumerate(box.round_card):
        where = at("round_card", index, card.id, "ships")
        require(len(card.ships) == SHIPS, where, f"must name 4 ships ({FIXED})")
        for capacity, needed in Counter(card.ships).items():
            have = f"needs {needed} ships for {capacity}, but the box has {copies[capacity]}"
            require(needed <= copies[capacity], where, have)
    for players in PLAYERS:
        cards = sum(card.players == players for card in box.round_card)
        needed = box.limits.rounds + 1
        wrong = f"{cards} cards for {players} players; one more than rounds is needed, {needed}"
        require(cards == needed, "round_card", wrong)


def _check_cards(box: f.ImhotepFacts) -> None:
    """Market cards: each with its kind and effect, as many as the kinds say; statues."""
    for index, kind in enumerate(box.card_kind):
        where = at("card_kind", index, kind.id)
        cards = sum(card.copies for card in box.market_card if card.kind == kind.id)
        require_count(f"{where}.cards", kind.cards, cards, f"the copies of {kind.id} cards")
        use = USES[kind.id]
        require(kind.use == use, f"{where}.use", f"must be {use!r} ({FIXED})")
    for index, card in enumerate(box.market_card):
        where = at("market_card", index, card.id)
        colour, effect, _ = CARD_EFFECTS[index]
        require(card.kind == colour, f"{where}.kind", f"must be {colour!r} ({FIXED})")
        wanted = str(effect.__struct_config__.tag)
        few = card.copies <= MOST_COPIES
        require(few, f"{where}.copies", f"at most {MOST_COPIES}, which a hand has room for")
        right = isinstance(card.effect, effect)
        require(right, f"{where}.effect.kind", f"must be {wanted!r} ({FIXED})")
        blue = card.kind == "blue" or card.unused_points == 0
        require(blue, f"{where}.unused_points", "only blue cards can stay unused")
    require_growing("scoring.statue_points_by_count", box.scoring.statue_points_by_count)


# ------------------ sites


@dataclass(frozen=True)
class Sites:
    """The five rows of `[[site]]`, each with its own type."""

    market: f.Market
    pyramid: f.Pyramid
    temple: f.Temple
    chamber: f.Chamber
    obelisks: f.Obelisks


def _sites(rows: list[f.Site]) -> Sites:
    match rows:
        case [
            f.Market() as market,
            f.Pyramid() as pyramid,
            f.Temple() as temple,
            f.Chamber() as chamber,
            f.Obelisks() as obelisks,
        ]:
            return Sites(market, pyramid, temple, chamber, obelisks)
    raise BoxError("site", f"must be {', '.join(t.SITE_IDS)} in this order ({FIXED})")


def _check_sites(sites: Sites) -> None:
    places = [
        sites.market.position,
        sites.pyramid.position,
        sites.temple.position,
        sites.chamber.position,
        sites.obelisks.position,
    ]
    right = sorted(places) == list(range(1, len(places) + 1))
    require(right, "site", f"the positions must be 1 to {len(places)}, each once, not {places}")
    _check_market_side("site[0] (market).a", sites.market.a, 0)
    _check_market_side("site[0] (market).b", sites.market.b, PAIR)
    _check_pyramid(sites.pyramid)
    _check_temple(sites.temple)
    _check_places(sites)


def _check_market_side(where: str, side: f.MarketSide, pair: int) -> None:
    """IMH-7.1.8: four card spaces; on side B the last one holds the pair."""
    require(side.face_down_cards == pair, f"{where}.face_down_cards", f"must be {pair} ({FIXED})")
    keep = 1 if pair else 0
    require(side.pair_keep == keep, f"{where}.pair_keep", f"must be {keep} ({FIXED})")
    most = CARD_SPACES - keep
    up = 1 <= side.face_up_cards <= most
    require(up, f"{where}.face_up_cards", f"must be 1 to {most}: there are {CARD_SPACES} spaces")
    require_count(f"{where}.picks", side.picks, side.face_up_cards + keep, "the cards and the pair")


def _check_pyramid(site: f.Pyramid) -> None:
    values: list[int] = []
    for index, level in enumerate(site.a.level):
        where = f"site[1] (pyramid).a.level[{index}]"
        require(level.level == index + 1, f"{where}.level", f"must be {index + 1}")
        shape = [len(column) for column in level.values_by_column]
        right = shape == [level.rows] * level.columns
        size = f"must have {level.columns} columns of {level.rows} values"
        require(right, f"{where}.values_by_column", size)
        values += [value for column in level.values_by_column for value in column]
    order = "site[1] (pyramid).a.values_in_order"
    require(site.a.values_in_order == values, order, f"the levels, column by column, give {values}")
    ids = [small.id for small in site.b.pyramid]
    require_ids("site[1] (pyramid).b.pyramid", ids, t.SMALL_PYRAMID_IDS, FIXED)
    require_count("site[1] (pyramid).b.pyramids", site.b.pyramids, len(ids), "the rows")
    for index, small in enumerate(site.b.pyramid):
        where = at("site[1] (pyramid).b.pyramid", index, small.id)
        _check_parameter(where, small.bonus, "bonus_stones", small.bonus_stones, ["take_stones"])
        _check_parameter(where, small.bonus, "bonus_load", small.bonus_load, ["load_stone"])


def _check_temple(site: f.Temple) -> None:
    spaces = site.b.space
    for players, width in site.width_by_players.each():
        where = f"site[2] (temple).width_by_players.{players}"
        require(width <= len(spaces), where, f"side B has only {len(spaces)} spaces")
    for index, space in enumerate(spaces):
        where = f"site[2] (temple).b.space[{index}]"
        require(space.space == index + 1, f"{where}.space", f"must be {index + 1}")
        scoring = ["points", "point_or_stones"]
        _check_parameter(where, space.bonus, "points", space.points, scoring)
        _check_parameter(where, space.bonus, "stones", space.stones, ["point_or_stones"])


def _check_parameter(where: str, bonus: str, field: str, value: int | None, of: list[str]) -> None:
    """A bonus has the parameters that belong to it, and no others."""
    needed = bonus in of
    wrong = f"the bonus {bonus!r} {'needs' if needed else 'has no'} {field}"
    require((value is not None) == needed, f"{where}.{field}", wrong)


def _check_places(sites: Sites) -> None:
    """Points by place, by group and by tower."""
    chamber, obelisks = "site[3] (burial_chamber)", "site[4] (obelisks)"
    require_growing(f"{chamber}.a.points_by_group_size", sites.chamber.a.points_by_group_size)
    rows = sites.chamber.b.row_points_by_players
    for players, values in rows.each():
        require_falling(f"{chamber}.b.row_points_by_players.{players}", values, players)
    known = sites.chamber.b.rulebook_part
    begins = rows.four[: len(known)] == known
    where = f"{chamber}.b.rulebook_part"
    require(begins, where, f"must be the beginning of the values for 4 players, {rows.four}")
    for players, values in sites.obelisks.a.place_points_by_players.each():
        require_falling(f"{obelisks}.a.place_points_by_players.{players}", values, players)
    for players, values in sites.obelisks.b.tower_values_by_players.each():
        require_falling(f"{obelisks}.b.tower_values_by_players.{players}", values)


# ------------------ the tables


def _tables(box: Box[f.ImhotepFacts], sites: Sites) -> t.Tables:
    facts, tables = box.facts, t.Tables()
    tables.hash = box.hash
    _fill_game(tables, facts)
    _fill_cards(tables, facts)
    _fill_market_and_pyramid(tables, sites)
    _fill_other_sites(tables, sites)
    return tables


def _fill_game(tables: t.Tables, facts: f.ImhotepFacts) -> None:
    limits, wrath = facts.limits, facts.variant[0]
    tables.rounds = limits.rounds
    tables.ships_per_round = limits.ships_per_round
    tables.sled_capacity = limits.sled_capacity
    tables.stones_per_colour = limits.stones_per_colour
    tables.quarry_take = limits.quarry_take
    tables.score_marker_stones = facts.setup.score_marker_stones
    tables.starting_sled = list(facts.setup.starting_sled_stones)
    tables.minimum_load = [0] * (max(ship.capacity for ship in facts.ship) + 1)
    for ship in facts.ship:
        tables.minimum_load[ship.capacity] = ship.minimum
    tables.round_cards = [list(card.ships) for card in facts.round_card]
    tables.round_cards_for = [[] for _ in range(PLAYERS[-1] + 1)]
    for index, card in enumerate(facts.round_card):
        tables.round_cards_for[card.players].append(index)
    tables.wrath_penalty = wrath.penalty_points
    tables.wrath_minimum = wrath.minimum_stones_each
    tables.wrath_sites = [t.SITE_IDS.index(site) for site in wrath.sites]


def _fill_cards(tables: t.Tables, facts: f.ImhotepFacts) -> None:
    cards = facts.market_card
    tables.card_copies = [card.copies for card in cards]
    tables.card_kind = [t.CARD_KIND_IDS.index(card.kind) for card in cards]
    tables.card_effect = [number for _, _, number in CARD_EFFECTS]
    tables.card_site = [-1] * len(cards)
    tables.card_stones = [0] * len(cards)
    tables.card_take = [0] * len(cards)
    tables.decoration_points = [0] * len(cards)
    tables.decoration_per = [0] * len(cards)
    tables.unused_points = [card.unused_points for card in cards]
    for number, card in enumerate(cards):
        match card.effect:
            case f.Place(stones=stones, site=site):
                tables.card_stones[number] = stones
                tables.card_site[number] = t.SITE_IDS.index(site)
            case f.Decorate(site=site, points=points, per_stones=per):
                tables.card_site[number] = t.SITE_IDS.index(site)
                tables.decoration_points[number] = points
                tables.decoration_per[number] = per
            case f.UseHammer(take=take, load=load):
                tables.card_take[number] = take
                tables.card_stones[number] = load
            case f.UseSail(load=load) | f.UseChisel(load=load):
                tables.card_stones[number] = load
    tables.statue_points = list(facts.scoring.statue_points_by_count)
    tables.statue_extra = facts.scoring.statue_points_per_extra


def _fill_market_and_pyramid(tables: t.Tables, sites: Sites) -> None:
    market, pyramid = sites.market, sites.pyramid
    tables.market_face_up = [market.a.face_up_cards, market.b.face_up_cards]
    tables.market_face_down = [market.a.face_down_cards, market.b.face_down_cards]
    tables.pair_keep = market.b.pair_keep
    tables.pyramid_values = list(pyramid.a.values_in_order)
    tables.pyramid_overflow = [pyramid.a.overflow_value, pyramid.b.overflow_value]
    small = pyramid.b.pyramid
    tables.small_base = [one.base_rows * one.base_columns for one in small]
    tables.small_base_points = [one.base_points for one in small]
    tables.small_top = [one.top_stones for one in small]
    tables.small_top_points = [one.top_points for one in small]
    tables.small_bonus = [t.BONUS_IDS.index(one.bonus) for one in small]
    tables.small_bonus_stones = [one.bonus_stones or one.bonus_load or 0 for one in small]


def _fill_other_sites(tables: t.Tables, sites: Sites) -> None:
    temple, chamber, obelisks = sites.temple, sites.chamber, sites.obelisks
    widths = temple.width_by_players
    tables.temple_width = [0, 0, widths.two, widths.three, widths.four]
    tables.temple_points = temple.a.points_per_visible_stone
    tables.temple_bonus = [t.BONUS_IDS.index(space.bonus) for space in temple.b.space]
    tables.temple_bonus_points = [space.points or 0 for space in temple.b.space]
    tables.temple_bonus_stones = [space.stones or 0 for space in temple.b.space]
    tables.chamber_rows = chamber.rows
    tables.group_points = list(chamber.a.points_by_group_size)
    tables.group_extra = chamber.a.per_extra
    tables.row_points = _by_players(chamber.b.row_points_by_players)
    tables.place_points = _by_players(obelisks.a.place_points_by_players)
    tables.tower_height = obelisks.b.tower_height
    tables.single_points = obelisks.b.single_stone_points
    tables.tower_values = _by_players(obelisks.b.tower_values_by_players)


def _by_players(values: f.ByPlayers[list[int]]) -> list[list[int]]:
    return [[], [], list(values.two), list(values.three), list(values.four)]
