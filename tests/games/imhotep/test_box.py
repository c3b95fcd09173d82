"""Imhotep's box: the tables the rules read, and an error of its own for each kind of mistake."""

from __future__ import annotations

from copy import deepcopy

import pytest

from perankh.games.imhotep.box import tables as t
from perankh.games.imhotep.box.loading import load, load_shipped
from perankh.kernel.box import LANGUAGES, BoxError, Difference, differences
from tests.games.imhotep.boxes import SHIPPED, corrected
from tests.support import rule
from tests.support.boxes import written

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


def test_the_sites_stand_in_the_order_of_the_rules() -> None:
    data = deepcopy(SHIPPED)
    assert isinstance(data["site"], list)
    data["site"].reverse()
    with pytest.raises(BoxError, match=r"^site: must be market, pyramid, temple, burial_chamber, "):
        load(written(data))
