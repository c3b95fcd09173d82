"""Iunu's box: the tables the rules read, and an error of its own for each kind of mistake."""

from __future__ import annotations

from copy import deepcopy

import pytest

from perankh.games.iunu.box import tables as t
from perankh.games.iunu.box.fixed import FIXED
from perankh.games.iunu.box.loading import load, load_shipped
from perankh.kernel.box import LANGUAGES, BoxError, Data, Difference, differences
from perankh.kernel.box_file import nodes, path
from tests.games.iunu.boxes import SHIPPED, corrected
from tests.support import rule
from tests.support.boxes import inline, written

# ------------------ the shipped box


@rule("IUN-2.1", "IUN-2.2", "IUN-2.3")
def test_45_caste_cards_have_the_numbers_of_the_table() -> None:
    tables = load_shipped().tables
    assert sum(tables.copies) == 45
    assert tables.copies == tables.majority_vp == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert tables.caste_vp == [9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert tables.bread_vp == [1, 1, 1, 2, 2, 3, 3, 4, 5]


@rule("IUN-2.4", "IUN-2.5", "IUN-2.6", "IUN-2.7")
def test_the_other_components_are_counted() -> None:
    box = load_shipped()
    assert len(box.facts.afterlife_card) == t.AFTERLIFE_CARDS == 9
    assert [card.copies for card in box.facts.afterlife_card] == [1] * 9
    assert (box.tables.deben_total, box.tables.bread_total) == (40, 20)
    assert (box.facts.components.dice, box.facts.components.die_sides) == (t.DICE, t.MOST_PIPS)
    assert (t.DICE, t.MOST_PIPS) == (3, 4)


def test_setup_and_turn_have_their_numbers() -> None:
    tables = load_shipped().tables
    assert (tables.hand_size, tables.start_deben, tables.forum_size) == (4, 3, 5)
    assert tables.afterlife_in_play == 5
    assert tables.deck_after_setup == [[0, 0, 32, 28, 24], [0, 0, 28, 0, 0], [0, 0, 32, 0, 0]]
    assert tables.second_card_cost == 1
    assert (tables.place, tables.take, tables.forum_add, tables.forum_refill) == (2, 3, 1, 5)


def test_each_ability_has_its_numbers() -> None:
    tables = load_shipped().tables
    assert (tables.scribe_cost, tables.scribe_draw) == (1, 1)
    assert (tables.noble_reduce, tables.priest_reduce) == (1, 1)
    assert (tables.baker_reduce, tables.merchant_reduce) == (1, 1)
    assert (tables.priest_cost, tables.artisan_cost, tables.artisan_keep) == (1, 1, 1)
    assert (tables.bribe, tables.soldier_protects) == (1, 2)
    assert (tables.baker_bread, tables.bread_price_min) == (3, 1)
    assert (tables.farmers_per_discount, tables.farmer_discount) == (2, 1)


def test_afterlife_cards_and_scoring_have_their_numbers() -> None:
    tables = load_shipped().tables
    assert tables.season_castes == [list(range(9))] * 3 + [[]] * 6
    assert tables.set_castes[t.HATSHEPSUT] == [t.SCRIBE, t.NOBLE, t.PRIEST]
    assert tables.set_castes[t.AMENHOTEP] == [t.BAKER, t.MERCHANT, t.FARMER]
    assert sum(map(bool, tables.set_castes)) == 2
    assert tables.afterlife_vp == [0, 0, 0, 6, 4, 0, 0, 5, 7]
    assert (tables.osiris_deben_per_vp, tables.deben_per_vp) == (1, 3)


def test_the_variants_have_their_numbers() -> None:
    tables = load_shipped().tables
    assert tables.reduce_after_roll == [0, 1, 1]
    assert tables.reduce_every_round == [False, True, True]
    assert (tables.heliopolis_start_cards, tables.heliopolis_take) == (4, 1)
    assert (tables.heliopolis_add, tables.heliopolis_bread) == (1, 2)
    assert tables.heliopolis_merchant_vp == 1
    assert (tables.aten_discard, tables.aten_add) == (1, 2)


def test_the_fixed_numbers_point_at_their_ids() -> None:
    assert t.CASTE_IDS[t.PHARAOH] == "pharaoh"
    assert t.CASTE_IDS[t.ARTISAN] == "artisan"
    assert t.CASTE_IDS[t.FARMER] == "farmer"
    assert len(t.CASTE_IDS) == t.CASTES == 9
    assert t.AFTERLIFE_IDS[t.PERET] == "peret"
    assert t.AFTERLIFE_IDS[t.ANUBIS] == "anubis"
    assert t.AFTERLIFE_IDS[t.KHUFU] == "khufu"
    assert t.MODE_IDS[t.RISE_OF_ATEN] == "rise_of_aten"


def test_every_row_with_an_id_has_its_name_in_every_language() -> None:
    box = load_shipped()
    for table, ids in [
        ("caste", t.CASTE_IDS),
        ("afterlife_card", t.AFTERLIFE_IDS),
        ("variant", t.MODE_IDS),
    ]:
        assert list(box.wordings[table]) == ids
        assert all(box.name(table, row, language) for row in ids for language in LANGUAGES)
    assert box.name("caste", "artisan", "hu") == "Művész"
    assert box.name("terms", "bribe", "pl") == "Łapówka"
    assert box.name("variant", "memphis_thebes", "cs", "heliopolis.name") == "Héliopolis"


def test_provenance_says_what_an_owner_should_look_at_first() -> None:
    sources = load_shipped().provenance
    assert sources["caste.pharaoh.caste_vp"] == "public"
    assert sources["caste.pharaoh.bread_vp"] == "reconstructed"
    assert sources["caste.farmer.ability"] == "rulebook"
    assert sources["switches.deben_limited"] == "reconstructed"
    assert sources["switches.returned_afterlife_cards"] == "rulebook"


# ------------------ corrected boxes


def test_a_corrected_value_reaches_the_tables_and_changes_the_hash() -> None:
    box = load(corrected("caste.baker.bread_vp = 4"))
    assert box.tables.bread_vp[t.BAKER] == 4
    assert box.tables.hash == box.hash != load_shipped().hash
    assert differences(SHIPPED, box.data) == [Difference("caste.baker.bread_vp", 3, 4)]


def test_corrections_that_go_together_are_accepted() -> None:
    copies = ["scribe.copies = 3", "scribe.majority_vp = 3", "noble.copies = 2"]
    changes = [f"caste.{change}" for change in [*copies, "noble.majority_vp = 2"]]
    assert load(corrected(*changes)).tables.copies == [1, 3, 2, 4, 5, 6, 7, 8, 9]
    money = ["components.yellow_discs = 20", "components.deben_total = 70"]
    assert load(corrected(*money)).tables.deben_total == 70


def test_larger_hands_and_a_larger_forum_are_accepted_when_all_agrees() -> None:
    hands = ["setup.hand_size = 5", "rebirth.hand_limit = 5", "rebirth.draw_up_to = 5"]
    forum = ["setup.forum_size = 6", "ability.keep_cards.refill_forum_to = 6"]
    ways = {"standard": "{2 = 29, 3 = 24, 4 = 19}", "memphis_thebes": "{2 = 25}"}
    ways["rise_of_aten"] = "{2 = 29}"
    decks = [f"variant.{mode}.deck_after_setup_by_players = {deck}" for mode, deck in ways.items()]
    tables = load(corrected(*hands, *forum, *decks)).tables
    assert (tables.hand_size, tables.forum_size, tables.forum_refill) == (5, 6, 6)
    assert tables.deck_after_setup == [[0, 0, 29, 24, 19], [0, 0, 25, 0, 0], [0, 0, 29, 0, 0]]


def test_a_forum_that_a_state_has_no_room_for_is_refused() -> None:
    hands = ["setup.hand_size = 8", "rebirth.hand_limit = 8", "rebirth.draw_up_to = 8"]
    rebirth = ["setup.forum_size = 10", "rebirth.place = 6", "rebirth.take = 7"]
    with pytest.raises(BoxError, match=r"^setup.forum_size: .* has 16; must be at most 15"):
        load(corrected(*hands, *rebirth))


@rule("IUN-2.8")
def test_each_switch_reaches_the_tables() -> None:
    tables = load(
        corrected(
            "switches.deben_limited = false",
            "switches.bread_limited = false",
            'switches.deck_emptied_on_last_turn_of_round = "immediate"',
            'switches.returned_afterlife_cards = "whole_deck_shuffled"',
            'switches.reduce_applies_memphis_thebes = "first_round"',
            'switches.reduce_applies_rise_of_aten = "first_round"',
            'afterlife_card.akhet.effect.castes = ["noble", "farmer"]',
        )
    ).tables
    assert (tables.deben_limited, tables.bread_limited) == (False, False)
    assert (tables.extra_round, tables.returned_on_top) == (False, False)
    assert tables.reduce_every_round == [False, False, False]
    assert tables.season_castes[t.AKHET] == [t.NOBLE, t.FARMER]
    assert tables.season_castes[t.PERET] == list(range(9))
    shipped = load_shipped().tables
    assert (shipped.deben_limited, shipped.bread_limited) == (True, True)
    assert (shipped.extra_round, shipped.returned_on_top) == (True, True)


SWITCHED = ("switches.", "game.", "terms.")
SEASONS = [f"afterlife_card.{season}.effect.castes" for season in ("peret", "akhet", "shemu")]


def words_that_mean_one_thing() -> list[str]:
    """Every text or true/false value of the file that is neither a name, an id nor a switch."""
    found = []
    for steps, value in nodes(SHIPPED, ()):
        way, last = path(SHIPPED, steps), str(steps[-1]) if steps else ""
        texts = isinstance(value, list) and all(isinstance(item, str) for item in value)
        if not (isinstance(value, str | bool) or texts) or not isinstance(steps[-1], str):
            continue
        if last in (*LANGUAGES, "id", "kind", "rulings") or last.endswith("source"):
            continue
        if not way.startswith(SWITCHED) and way not in SEASONS:
            found.append(way)
    return found


@rule("IUN-2.8")
def test_every_word_that_is_no_switch_has_its_one_meaning_on_record() -> None:
    told = [*words_that_mean_one_thing(), "variant.memphis_thebes.heliopolis.id"]
    assert sorted(FIXED) == sorted(told)


@rule("IUN-2.8")
@pytest.mark.parametrize("way", FIXED)
def test_a_word_that_is_no_switch_cannot_be_changed(way: str) -> None:
    value = FIXED[way]
    other: Data = "otherwise"
    if isinstance(value, bool):
        other = not value
    elif isinstance(value, list):
        other = list(reversed(value)) if len(value) > 1 else []
    elif way.endswith((".caste", ".doubled", ".at_least_as_many_as")):
        other = "noble" if value != "noble" else "baker"
    with pytest.raises(BoxError, match=r"only this has a meaning, see IUN-2\.8") as caught:
        load(corrected(f"{way} = {inline(other)}"))
    assert caught.value.place.endswith(way.rpartition(".")[2])


@rule("IUN-2.9")
def test_copies_that_do_not_sum_to_45_are_refused() -> None:
    with pytest.raises(BoxError, match=r"^caste: the copies sum to 46; must be 45 \(IUN-2.9\)"):
        load(corrected("caste.noble.copies = 4", "caste.noble.majority_vp = 4"))
    total = ["components.caste_cards = 46", "components.total_cards = 55"]
    with pytest.raises(BoxError, match=r"^components.caste_cards: must be 45 \(IUN-2.9\)"):
        load(corrected(*total, "caste.noble.copies = 4", "caste.noble.majority_vp = 4"))


@rule("IUN-2.9")
def test_copies_that_differ_from_the_majority_are_refused_also_when_they_sum_to_45() -> None:
    with pytest.raises(BoxError, match=r"^caste\[1\] \(scribe\).copies: must be the majority VP"):
        load(corrected("caste.scribe.copies = 3", "caste.noble.copies = 2"))


@rule("IUN-2.9")
@pytest.mark.parametrize("number", [0, 8, 10])
def test_other_numbers_of_afterlife_cards_than_nine_are_refused(number: int) -> None:
    data = deepcopy(SHIPPED)
    cards = data["afterlife_card"]
    assert isinstance(cards, list)
    assert isinstance(cards[-1], dict)
    data["afterlife_card"] = [*cards, {**cards[-1], "id": "seth"}][:number]
    wrong = rf"^afterlife_card: must be 9 cards \(IUN-2.9\), not {number}"
    with pytest.raises(BoxError, match=wrong):
        load(written(data))


@pytest.mark.parametrize("table", ["caste", "ability", "afterlife_card", "variant"])
def test_rows_stand_in_the_order_of_the_rules(table: str) -> None:
    data = deepcopy(SHIPPED)
    rows = data[table]
    assert isinstance(rows, list)
    rows.reverse()
    with pytest.raises(BoxError, match=rf"^{table}: must be "):
        load(written(data))
