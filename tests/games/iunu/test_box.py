"""Iunu's box: the tables the rules read, and an error of its own for each kind of mistake."""

from __future__ import annotations

from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perankh.games.iunu import tables as t
from perankh.games.iunu.box import load, load_shipped, shipped_text
from perankh.games.iunu.fixed import FIXED
from perankh.kernel.box import LANGUAGES, BoxError, Data, Difference, differences, parse
from perankh.kernel.box_file import nodes, path
from tests.support import rule
from tests.support.boxes import corrected as correct
from tests.support.boxes import inline, written

SHIPPED = parse(shipped_text())


def corrected(*changes: str) -> str:
    return correct(SHIPPED, *changes)


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


def test_a_file_written_in_another_layout_is_the_same_box() -> None:
    assert load(corrected()).hash == load_shipped().hash


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


MISTAKES = """
caste.noble.copies = 4
    caste[2] (noble).copies: must be the majority VP, 3 (IUN-2.2)
caste.noble.majority_vp = 4
    caste[2] (noble).copies: must be the majority VP, 4 (IUN-2.2)
caste.noble.rank = 4
    caste[2] (noble).rank: must be 3 (fixed, because
caste.noble.id = "lord"
    caste: must be pharaoh, scribe, noble, priest,
caste.noble.caste_vp = -1
    caste[2] (noble).caste_vp: expected `int` >= 0
caste.noble.copies = 0
    caste[2] (noble).copies: expected `int` >= 1
caste.noble.copies = true
    caste[2] (noble).copies: expected `int`, got `bool`
caste.noble.copies = "3"
    caste[2] (noble).copies: expected `int`, got `str`
caste.noble.name.pl = ""
    caste[2] (noble).name.pl: must be a text that is not empty
caste.noble.name.hu = gone
    caste[2] (noble).name: the language hu is missing
caste.noble.price = 3
    caste[2] (noble): the field `price` is not known; known are id, name, rank
caste = []
    caste: must be pharaoh, scribe,
caste = gone
    the field `caste` is missing

components.caste_cards = 46
    components.total_cards: says 54, but both kinds of cards make 55
components.afterlife_cards = 8
    components.afterlife_cards: says 8, but the afterlife cards make 9
components.total_cards = 50
    components.total_cards: says 50, but both kinds of cards make 54
components.deben_total = 41
    components.deben_total: says 41, but the discs make 40
components.yellow_disc_value = 5
    components.deben_total: says 40, but the discs make 60
components.dice = 4
    components.dice: expected `int` <= 3
components.die_sides = 6
    components.die_sides: expected `int` <= 4
setup.start_deben = 11
    setup.start_deben: 4 players get 44, but there are only 40 Deben
setup.afterlife_in_play = 6
    setup.afterlife_to_box: must be 3: there are 9
setup.afterlife_to_box = 5
    setup.afterlife_to_box: must be 4: there are 9
setup.hand_size = 5
    rebirth.hand_limit: must be setup.hand_size, 5, which every turn starts with (IUN-15.6)
setup.hand_size = 9
    setup.hand_size: expected `int` <= 8
setup.forum_size = 6
    ability[4] (keep_cards).refill_forum_to: must be setup.forum_size, 6 (IUN-15.6)
setup.forum_size = 2
    rebirth.take: the Forum has only 2 cards (setup.forum_size)

game.players_min = 1
    game.players_min: must be 2 (fixed, because actions are numbered for it)
game.players_max = 5
    game.players_max: must be 4 (fixed, because actions are numbered for it)
game.id = "imhotep"
    game.id: this box belongs to 'imhotep'; the box of 'iunu' is needed
terms.bribe = gone
    terms: the field `bribe` is missing

variant.standard.players_max = 5
    variant[0] (standard).players_max: expected `int` <= 4
variant.memphis_thebes.players_max = 3
    variant[1] (memphis_thebes).players_max: expected `int` <= 2
variant.standard.deck_after_setup_by_players.3 = 27
    variant[0] (standard).deck_after_setup_by_players.3: says 27, but the cards that are not
variant.memphis_thebes.deck_after_setup_by_players.2 = 32
    variant[1] (memphis_thebes).deck_after_setup_by_players.2: says 32, but the cards that are not
variant.memphis_thebes.heliopolis.start_cards_face_up = 5
    variant[1] (memphis_thebes).deck_after_setup_by_players.2: says 28, but the cards that are not
variant.rise_of_aten.deck_after_setup_by_players.3 = 28
    variant[2] (rise_of_aten).deck_after_setup_by_players: the field `3` is not known; known are 2
variant.rise_of_aten.id = "aten"
    variant[2] (aten).id: 'aten' is not known; known are
variant.memphis_thebes.heliopolis.start_deben = 1
    variant[1] (memphis_thebes).heliopolis.start_deben: expected `int` <= 0
variant.memphis_thebes.heliopolis.rebirth_forum_add = 2
    variant[1] (memphis_thebes).heliopolis.rebirth_forum_add: must be takes_from_forum, 1
variant.memphis_thebes.heliopolis.takes_from_forum = 6
    variant[1] (memphis_thebes).heliopolis.takes_from_forum: the Forum has only 5 cards
variant.memphis_thebes.reduce_all_dice_after_roll = 5
    variant[1] (memphis_thebes).reduce_all_dice_after_roll: expected `int` <= 4
variant.rise_of_aten.end_of_rebirth_add_right = 1
    variant[2] (rise_of_aten).end_of_rebirth_add_right: must be 2: what is discarded and
variant.rise_of_aten.end_of_rebirth_discard_leftmost = 5
    variant[2] (rise_of_aten).end_of_rebirth_discard_leftmost: must be at most 4, the cards
switches.returned_afterlife_cards = "bottom"
    switches.returned_afterlife_cards: 'bottom' is not known; known are top_shuffled, whole
switches.deck_emptied_on_last_turn_of_round = "never"
    switches.deck_emptied_on_last_turn_of_round: 'never' is not known; known are extra_round
switches.reduce_applies_rise_of_aten = true
    switches.reduce_applies_rise_of_aten: expected `str`, got `bool`
switches.deben_limited = 1
    switches.deben_limited: expected `bool`, got `int`

turn.max_cards_played = 3
    turn.max_cards_played: expected `int` <= 2
rebirth.place = 3
    rebirth.place: must be at most 2, what playing two Scribes and hiding a card leaves (IUN-15.6)
ability.tuck_card.then_draw = 0
    rebirth.place: must be at most 1, what playing two Scribes and hiding a card leaves (IUN-15.6)
rebirth.place = 1
    rebirth.take: must be rebirth.place, 1, or one more: hands stay full (IUN-15.6)
rebirth.take = 4
    rebirth.take: must be rebirth.place, 2, or one more: hands stay full (IUN-15.6)
rebirth.take = 2
    rebirth.forum_add: must be 0, what a turn takes more than it places (IUN-15.6)
rebirth.forum_add = 2
    rebirth.forum_add: must be 1, what a turn takes more than it places (IUN-15.6)
rebirth.draw_up_to = 3
    rebirth.draw_up_to: must be setup.hand_size, 4, which every turn starts with (IUN-15.6)
dice.min_value_in_play = 2
    dice.min_value_in_play: expected `int` <= 1

ability.tuck_card.id = "hide_card"
    ability[1] (hide_card).id: 'hide_card' is not known; known are
ability.tuck_card.tuck_count = 2
    ability[1] (tuck_card).tuck_count: expected `int` <= 1
ability.keep_cards.cost_per_card_kept = 0
    ability[4] (keep_cards).cost_per_card_kept: expected `int` >= 1
ability.bake_bread.max_bread = 11
    ability[6] (bake_bread).max_bread: expected `int` <= 10
ability.cheaper_bread.farmers_per_discount = 0
    ability[8] (cheaper_bread).farmers_per_discount: expected `int` >= 1
ability.trade.rulings = ["profit"]
    ability[7] (trade).rulings: there is no 'profit' here
scoring.rulings = [""]
    scoring.rulings[0]: expected `str` of length >= 1

afterlife_card = []
    afterlife_card: must be 9 cards (IUN-2.9), not 0
afterlife_card.osiris.id = "horus"
    afterlife_card: must be peret, akhet, shemu, hatshepsut,
afterlife_card.osiris.copies = 2
    afterlife_card[6] (osiris).copies: expected `int` <= 1
afterlife_card.osiris.effect.deben_per_vp = 0
    afterlife_card[6] (osiris).effect.deben_per_vp: expected `int` >= 1
afterlife_card.khufu.effect.kind = "vp_if_most_bread"
    afterlife_card[8] (khufu).effect.kind: must be 'vp_if_most_different_castes' (IUN-2.8)
afterlife_card.khufu.effect.kind = "fly"
    afterlife_card[8] (khufu).effect.kind: 'fly' is not known; known are
afterlife_card.peret.effect.castes = []
    afterlife_card[0] (peret).effect.castes: must name at least one caste, each once
afterlife_card.peret.effect.castes = ["noble", "noble"]
    afterlife_card[0] (peret).effect.castes: must name at least one caste, each once
afterlife_card.peret.effect.castes = ["queen"]
    afterlife_card[0] (peret).effect.castes[0]: 'queen' is not known; known are artisan, baker
scoring.deben_per_vp = 0
    scoring.deben_per_vp: expected `int` >= 1
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


# ------------------ damaged files

LINES = shipped_text().split("\n")
TABLES = ["variant", "caste", "ability", "afterlife_card", "game", "setup", "switches", "rebirth"]
WAYS = [*load_shipped().provenance, *TABLES]
VALUES = st.recursive(
    st.integers(-2, 12) | st.sampled_from([10**7, True, 1.5, "", "a", "noble", "public"]),
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
    assert sum(tables.copies) == 45
    assert tables.copies == tables.majority_vp
    assert tables.take <= tables.forum_size == tables.forum_refill
    assert all(deck > 0 for deck in tables.deck_after_setup[t.STANDARD][2:])


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
