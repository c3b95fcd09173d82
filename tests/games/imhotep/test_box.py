"""Imhotep's box: the tables the rules read, and an error of its own for each kind of mistake."""

from __future__ import annotations

import json
import tomllib
from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perankh.games.imhotep import tables as t
from perankh.games.imhotep.box import load, load_shipped, shipped_text
from perankh.kernel.box import LANGUAGES, BoxError, Data, Difference, Table, differences, parse
from tests.support import rule

SHIPPED = parse(shipped_text())


def corrected(*changes: str) -> str:
    """The shipped file with changes such as `ship.ship_4.minimum = 5`, or `= gone`."""
    data = deepcopy(SHIPPED)
    for change in changes:
        way, _, value = change.partition(" = ")
        *steps, last = way.split(".")
        here: Data = data
        for step in steps:
            here = found(here, step)
        assert isinstance(here, dict)
        if value == "gone":
            del here[last]
        else:
            here[last] = tomllib.loads(f"value = {value}")["value"]
    return written(data)


def found(here: Data, step: str) -> Data:
    """A table by its name, a row by its id or by its number, counted from 0."""
    if isinstance(here, dict):
        return here[step]
    assert isinstance(here, list)
    for number, row in enumerate(here):
        assert isinstance(row, dict)
        if step in (row.get("id"), str(number)):
            return row
    raise KeyError(step)


def written(table: Table, name: str = "") -> str:
    """A table as TOML."""
    text = ""
    for key, value in table.items():
        if not isinstance(value, dict) and not is_rows(value):
            text += f"{key} = {inline(value)}\n"
    for key, value in table.items():
        below = f"{name}.{key}" if name else key
        if isinstance(value, dict):
            text += f"[{below}]\n{written(value, below)}"
        elif isinstance(value, list) and is_rows(value):
            rows = [written(row, below) for row in value if isinstance(row, dict)]
            text += "".join(f"[[{below}]]\n{row}" for row in rows)
    return text


def is_rows(value: Data) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def inline(value: Data) -> str:
    if isinstance(value, list):
        return f"[{', '.join(inline(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} = {inline(item)}' for key, item in value.items())}}}"
    return json.dumps(value, ensure_ascii=False, default=str)


# ------------------ the shipped box


@rule("IMH-2.1", "IMH-2.2", "IMH-3.4", "IMH-3.8")
def test_stones_sleds_and_starting_stones_are_those_of_the_rules() -> None:
    tables = load_shipped().tables
    assert tables.stones_per_colour == 30
    assert tables.sled_capacity == 5
    assert tables.score_marker_stones == 1
    assert tables.starting_sled == [2, 3, 4, 5]
    assert tables.quarry_take == 3
    assert (tables.rounds, tables.ships_per_round) == (6, 4)


@rule("IMH-2.3")
def test_ships_need_their_minimum_by_capacity() -> None:
    assert load_shipped().tables.minimum_load == [0, 1, 1, 2, 3]


@rule("IMH-2.4")
def test_seven_round_cards_belong_to_each_number_of_players() -> None:
    tables = load_shipped().tables
    printed = [
        ["-".join(map(str, tables.round_cards[card])) for card in tables.round_cards_for[players]]
        for players in (2, 3, 4)
    ]
    assert printed == [
        ["4-3-2-2", "4-3-3-1", "4-2-2-1", "4-3-2-1", "3-2-2-1", "3-3-2-2", "3-3-2-1"],
        ["4-2-2-1", "4-3-3-2", "4-3-2-2", "4-4-2-1", "4-3-2-1", "3-3-2-1", "3-3-3-2"],
        ["4-4-2-1", "4-3-3-2", "4-3-3-3", "3-3-3-2", "4-4-3-2", "4-4-2-2", "4-3-2-2"],
    ]
    assert tables.round_cards_for[:2] == [[], []]


@rule("IMH-2.5")
def test_the_market_has_6_red_8_green_10_purple_and_10_blue_cards() -> None:
    tables = load_shipped().tables
    counted = [0, 0, 0, 0]
    for kind, copies in zip(tables.card_kind, tables.card_copies, strict=True):
        counted[kind] += copies
    assert counted == [6, 8, 10, 10]
    assert (t.RED, t.GREEN, t.PURPLE, t.BLUE) == (0, 1, 2, 3)


def test_each_card_has_the_effect_and_numbers_of_its_row() -> None:
    tables = load_shipped().tables
    assert tables.card_effect == [
        *[t.PLACE] * 3,
        *[t.DECORATE] * 4,
        *[t.COLLECT, t.LEVER, t.HAMMER, t.SAIL, t.CHISEL],
    ]
    sites = [t.PYRAMID, t.CHAMBER, t.OBELISKS, t.PYRAMID, t.TEMPLE, t.CHAMBER, t.OBELISKS]
    assert tables.card_site == [*sites, -1, -1, -1, -1, -1]
    assert tables.card_stones == [1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 2]
    assert tables.card_take[t.HAMMER] == 3
    assert sum(tables.card_take) == 3
    assert tables.decoration_points == [0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0]
    assert tables.decoration_per == [0, 0, 0, 3, 3, 3, 3, 0, 0, 0, 0, 0]
    assert tables.unused_points == [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]
    assert (tables.statue_points, tables.statue_extra) == ([0, 1, 3, 6, 10, 15], 2)


def test_the_sites_have_the_numbers_of_their_boards() -> None:
    tables = load_shipped().tables
    assert (tables.market_face_up, tables.market_face_down) == ([4, 3], [0, 2])
    assert tables.pair_keep == 1
    assert tables.pyramid_values == [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]
    assert tables.pyramid_overflow == [1, 1]
    assert (tables.small_base, tables.small_base_points) == ([4, 4, 4], [1, 1, 1])
    assert (tables.small_top, tables.small_top_points) == ([1, 1, 1], [4, 4, 4])
    assert tables.small_bonus == [t.BONUS_CARD, t.BONUS_STONES, t.BONUS_LOAD]
    assert tables.small_bonus_stones == [0, 3, 1]
    assert (tables.temple_width, tables.temple_points) == ([0, 0, 4, 5, 5], 1)
    either = t.BONUS_POINT_OR_STONES
    assert tables.temple_bonus == [either, t.BONUS_POINTS, either, t.BONUS_CARD, either]
    assert tables.temple_bonus_points == [1, 2, 1, 0, 1]
    assert tables.temple_bonus_stones == [2, 0, 2, 0, 2]
    assert tables.chamber_rows == 3
    assert (tables.group_points, tables.group_extra) == ([0, 1, 3, 6, 10, 15], 2)
    assert tables.row_points == [[], [], [5, 1], [6, 3, 1], [8, 4, 2, 1]]
    assert tables.place_points == [[], [], [10, 1], [12, 6, 1], [15, 10, 5, 1]]
    assert (tables.tower_height, tables.single_points) == (3, 1)
    assert tables.tower_values == [[], [], *[[12, 9, 7, 5, 4]] * 3]


def test_wrath_of_the_pharaoh_checks_the_four_monuments() -> None:
    tables = load_shipped().tables
    assert (tables.wrath_penalty, tables.wrath_minimum) == (5, 1)
    assert tables.wrath_sites == [t.PYRAMID, t.TEMPLE, t.CHAMBER, t.OBELISKS]


def test_the_fixed_numbers_point_at_their_ids() -> None:
    assert t.SITE_IDS[t.CHAMBER] == "burial_chamber"
    assert t.SIDE_IDS[t.SIDE_B] == "b"
    assert t.CARD_IDS[t.ENTRANCE] == "entrance"
    assert t.CARD_IDS[t.STATUE] == "statue"
    assert t.CARD_IDS[t.CHISEL] == "chisel"
    assert len(t.CARD_IDS) == 12


def test_every_row_with_an_id_has_its_name_in_every_language() -> None:
    box = load_shipped()
    for table, ids in [
        ("market_card", t.CARD_IDS),
        ("site", t.SITE_IDS),
        ("site.b.pyramid", t.SMALL_PYRAMID_IDS),
        ("player_colour", t.COLOUR_IDS),
        ("side", t.SIDE_IDS),
    ]:
        assert list(box.wordings[table]) == ids
        assert all(box.name(table, row, language) for row in ids for language in LANGUAGES)
    assert box.name("site", "pyramid", "hu", "name_b") == "Piramisok"
    assert box.name("terms", "sled", "pl") == "Skład"


def test_provenance_says_what_an_owner_should_look_at_first() -> None:
    box = load_shipped()
    sources = box.provenance
    assert sources["market_card.entrance.effect.site"] == "public"
    assert sources["market_card.entrance.effect.stones"] == "rulebook"
    assert sources["ship.ship_4.minimum"] == "public"
    assert sources["site.obelisks.b.tower_values_by_players.3"] == "reconstructed"
    assert sources["site.obelisks.b.tower_height"] == "rulebook"


# ------------------ corrected boxes


def test_a_file_written_in_another_layout_is_the_same_box() -> None:
    assert load(corrected()).hash == load_shipped().hash


def test_a_corrected_value_reaches_the_tables_and_changes_the_hash() -> None:
    way = "site.obelisks.b.tower_values_by_players.4"
    box = load(corrected(f"{way} = [15, 9, 6]"))
    assert box.tables.tower_values[4] == [15, 9, 6]
    assert box.tables.hash == box.hash != load_shipped().hash
    assert differences(SHIPPED, box.data) == [Difference(way, [12, 9, 7, 5, 4], [15, 9, 6])]


def test_corrections_that_go_together_are_accepted() -> None:
    changes = ["market_card.chisel.copies = 2", "card_kind.blue.cards = 9"]
    box = load(corrected(*changes, "components.market_cards = 33"))
    assert box.tables.card_copies[t.CHISEL] == 2


MISTAKES = """
components.stones = 121
    components.stones: says 121, but the stones of the colours make 120
components.site_boards = 6
    components.site_boards: says 6, but the sites make 5
components.ship_tokens = 9
    components.ship_tokens: says 9, but the copies of the ships make 8
components.sleds = 3
    components.sleds: says 3, but one for each colour make 4
components.round_cards = 20
    components.round_cards: says 20, but the round cards make 21
components.market_cards = 35
    components.market_cards: says 35, but the copies of the cards make 34
limits.sites_total = 4
    limits.sites_total: says 4, but the sites make 5
card_kind.green.cards = 9
    card_kind[1] (green).cards: says 9, but the copies of green cards make 8
limits.stones_per_colour = 29
    player_colour[0] (black).stones: must be limits.stones_per_colour, 29

game.players_min = 1
    game.players_min: must be 2 (fixed, because actions are numbered for it)
game.players_max = 5
    game.players_max: must be 4 (fixed, because actions are numbered for it)
limits.ships_per_round = 3
    limits.ships_per_round: must be 4 (fixed, because actions are numbered for it)
variant.wrath_of_the_pharaoh.id = "wrath"
    variant: must be wrath_of_the_pharaoh (fixed, because
player_colour.grey.id = "gray"
    player_colour: must be black, white, brown, grey (fixed, because
side.b.id = "c"
    side: must be a, b (fixed, because
action.sail_ship.id = "sail"
    action: must be get_stones, load_stone, sail_ship, play_blue_card (fixed, because
card_kind.purple.id = "violet"
    card_kind: must be red, green, purple, blue (fixed, because
market_card.statue.id = "bust"
    market_card: must be entrance, sarcophagus, paved_path,
market_card = []
    market_card: must be entrance, sarcophagus, paved_path,
bonus.points.id = "vp"
    bonus: must be draw_market_card, take_stones, load_stone, points, point_or_stones (fixed
site.temple.id = "palace"
    site[2] (palace).id: 'palace' is not known; known are market, pyramid, temple,
options.sides.free_mix = false
    options.sides.free_mix: must be true: any mixture of sides is allowed (IMH-11.1)
card_kind.red.use = "game_end"
    card_kind[0] (red).use: must be 'at_once' (fixed, because

player_colour.white.id = "black"
    player_colour[1] (black).id: the id 'black' is already taken by player_colour[0] (black)
market_card.entrance.effect.site = "sphinx"
    market_card[0] (entrance).effect.site: 'sphinx' is not known; known are
market_card.entrance.effect.site = "temple"
    market_card[0] (entrance).effect.site: 'temple' is not known; known are
market_card.temple_decoration.effect.site = "market"
    market_card[4] (temple_decoration).effect.site: 'market' is not known; known are
options.sides.default.temple = "c"
    options.sides.default.temple: 'c' is not known; known are a, b
market_card.statue.kind = "pink"
    market_card[7] (statue).kind: 'pink' is not known; known are
variant.wrath_of_the_pharaoh.sites = ["pyramid", "pyramid"]
    variant[0] (wrath_of_the_pharaoh).sites: must name at least one site, each once
site.pyramid.b.pyramid.left.bonus = "points"
    site[1] (pyramid).b.pyramid[0] (left).bonus: 'points' is not known; known are

terms.stone.hu = gone
    terms.stone: the language hu is missing
market_card.statue.name.pl = ""
    market_card[7] (statue).name.pl: must be a text that is not empty
terms.sled = gone
    terms: the field `sled` is missing
limits.turns = 3
    limits: the field `turns` is not known; known are rounds, ships_per_round

ship.ship_4.capacity = 5
    ship[0] (ship_4).capacity: expected `int` <= 4
ship.ship_3.capacity = 4
    ship[1] (ship_3).capacity: another ship has room for 4 too
ship.ship_4.minimum = 5
    ship[0] (ship_4).minimum: must be at most the capacity, 4
ship.ship_1.capacity = "one"
    ship[3] (ship_1).capacity: expected `int`, got `str`
ship = []
    components.ship_tokens: says 8, but the copies of the ships make 0
round_card.r2_2.ships = [4, 3, 1, 1]
    round_card[1] (r2_2).ships: needs 2 ships for 1, but the box has 1
round_card.r2_2.ships = [4, 3, 3]
    round_card[1] (r2_2).ships: must name 4 ships
round_card.r3_1.players = 2
    round_card: 8 cards for 2 players; one more than rounds is needed, 7
round_card.r3_1.players = 5
    round_card[7] (r3_1).players: expected `int` <= 4
limits.rounds = 5
    round_card: 7 cards for 2 players; one more than rounds is needed, 6

setup.starting_sled_stones = [2, 3, 4]
    setup.starting_sled_stones: must have one number for each of 4 players
setup.starting_sled_stones = [2, 3, 4, 6]
    setup.starting_sled_stones: a sled holds only 5 (limits.sled_capacity)
setup.score_marker_stones = 26
    setup.starting_sled_stones: with the score marker these are more stones than a colour has

market_card.statue.kind = "green"
    card_kind[1] (green).cards: says 8, but the copies of green cards make 18
market_card.lever.effect.kind = "set_collection"
    market_card[8] (lever).effect.kind: must be 'sail_with_chosen_unload_order' (fixed
market_card.lever.effect.kind = "fly"
    market_card[8] (lever).effect.kind: 'fly' is not known; known are
market_card.hammer.effect.take = gone
    market_card[9] (hammer).effect: the field `take` is missing
market_card.chisel.effect.load = 3
    market_card[11] (chisel).effect.load: expected `int` <= 2
market_card.statue.unused_points = 1
    market_card[7] (statue).unused_points: only blue cards can stay unused
market_card.statue.copies = 1000
    market_card[7] (statue).copies: expected `int` <= 100
scoring.statue_points_by_count = [0, 4, 3]
    scoring.statue_points_by_count: must begin with 0 and never fall
scoring.statue_points_by_count = []
    scoring.statue_points_by_count: must begin with 0 and never fall

site.temple.position = 4
    site: the positions must be 1 to 5, each once, not [1, 2, 4, 4, 5]
site.market.a.face_up_cards = 5
    site[0] (market).a.face_up_cards: must be 1 to 4: there are 4 spaces
site.market.b.face_up_cards = 4
    site[0] (market).b.face_up_cards: must be 1 to 3: there are 4 spaces
site.market.b.face_down_cards = 3
    site[0] (market).b.face_down_cards: must be 2 (fixed, because
site.market.b.pair_keep = 2
    site[0] (market).b.pair_keep: must be 1 (fixed, because
site.market.a.picks = 3
    site[0] (market).a.picks: says 3, but the cards and the pair make 4
site.pyramid.a.values_in_order = [2, 1, 3]
    site[1] (pyramid).a.values_in_order: the levels, column by column, give [2, 1, 3, 2, 4, 3
site.pyramid.a.level.1.values_by_column = [[2, 3], [1]]
    site[1] (pyramid).a.level[1].values_by_column: must have 2 columns of 2 values
site.pyramid.a.level.1.level = 4
    site[1] (pyramid).a.level[1].level: must be 2
site.pyramid.b.pyramids = 4
    site[1] (pyramid).b.pyramids: says 4, but the rows make 3
site.pyramid.b.pyramid.middle.id = "centre"
    site[1] (pyramid).b.pyramid: must be left, middle, right (fixed, because
site.pyramid.b.pyramid.middle.bonus_stones = gone
    site[1] (pyramid).b.pyramid[1] (middle).bonus_stones: the bonus 'take_stones' needs
site.pyramid.b.pyramid.right.bonus_stones = 1
    site[1] (pyramid).b.pyramid[2] (right).bonus_stones: the bonus 'load_stone' has no
site.temple.width_by_players.4 = 6
    site[2] (temple).width_by_players.4: side B has only 5 spaces
site.temple.width_by_players.4 = gone
    site[2] (temple).width_by_players: the field `4` is missing
site.temple.width_by_players.5 = 5
    site[2] (temple).width_by_players: the field `5` is not known; known are 2
site.temple.b.space.1.space = 7
    site[2] (temple).b.space[1].space: must be 2
site.temple.b.space.0.stones = gone
    site[2] (temple).b.space[0].stones: the bonus 'point_or_stones' needs stones
site.temple.b.space.3.points = 1
    site[2] (temple).b.space[3].points: the bonus 'draw_market_card' has no points
site.burial_chamber.a.points_by_group_size = [1, 2]
    site[3] (burial_chamber).a.points_by_group_size: must begin with 0 and never fall
site.burial_chamber.b.row_points_by_players.3 = [6, 3, 1, 1]
    site[3] (burial_chamber).b.row_points_by_players.3: must have at most 3 places
site.burial_chamber.b.row_points_by_players.3 = [6, 3, 4]
    site[3] (burial_chamber).b.row_points_by_players.3: must never rise
site.burial_chamber.b.rulebook_part = [9]
    site[3] (burial_chamber).b.rulebook_part: must be the beginning of the values for 4 players
site.obelisks.a.place_points_by_players.2 = []
    site[4] (obelisks).a.place_points_by_players.2: must have at least one value
site.obelisks.b.tower_values_by_players.2 = [9, 12]
    site[4] (obelisks).b.tower_values_by_players.2: must never rise
variant.wrath_of_the_pharaoh.penalty_points = -5
    variant[0] (wrath_of_the_pharaoh).penalty_points: expected `int` >= 0
site = gone
    the field `site` is missing
"""
"""A change to the shipped box, and below it how the refusal must read."""

PAIRS = [line.strip() for line in MISTAKES.splitlines() if line]


@pytest.mark.parametrize(
    ("change", "message"), list(zip(PAIRS[::2], PAIRS[1::2], strict=True)), ids=PAIRS[::2]
)
def test_each_mistake_has_its_own_clear_error(change: str, message: str) -> None:
    with pytest.raises(BoxError) as caught:
        load(corrected(change))
    assert message in str(caught.value)


def test_the_sites_stand_in_the_order_of_the_rules() -> None:
    data = deepcopy(SHIPPED)
    assert isinstance(data["site"], list)
    data["site"].reverse()
    with pytest.raises(BoxError, match=r"^site: must be market, pyramid, temple, burial_chamber, "):
        load(written(data))


# ------------------ damaged files

LINES = shipped_text().split("\n")
WAYS = [*load_shipped().provenance, "variant", "ship", "site", "game", "setup", "market_card"]
VALUES = st.recursive(
    st.integers(-2, 12) | st.sampled_from([10**7, True, 1.5, "", "a", "market", "public"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("234aid"), inner),
    max_leaves=4,
)


def assert_loaded_or_refused(text: str) -> None:
    """Nothing but a `BoxError` may come out, or tables that add up."""
    try:
        box = load(text)
    except BoxError:
        return
    tables = box.tables
    assert (box.hash == load_shipped().hash) == (differences(SHIPPED, box.data) == [])
    assert len(tables.round_cards) == 3 * (tables.rounds + 1)
    assert sum(tables.card_copies) == box.facts.components.market_cards


@settings(deadline=None)
@given(st.sampled_from(WAYS), VALUES)
def test_a_box_with_any_value_anywhere_is_loaded_or_refused(way: str, value: Data) -> None:
    assert_loaded_or_refused(
        corrected(f"{way.replace('[', '.').replace(']', '')} = {inline(value)}")
    )


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(0, len(LINES) - 1), st.integers(0, 2)), max_size=3))
def test_a_box_with_lines_lost_or_doubled_is_loaded_or_refused(
    changes: list[tuple[int, int]],
) -> None:
    lines = list(LINES)
    for number, copies in changes:
        lines[number] = "\n".join([LINES[number]] * copies)
    assert_loaded_or_refused("\n".join(lines))


@settings(deadline=None)
@given(st.integers(0, len(shipped_text())))
def test_a_truncated_box_is_loaded_or_refused(length: int) -> None:
    assert_loaded_or_refused(shipped_text()[:length])
