"""The box of Valley of the Kings: the cards of table 2.6, and their actions as programs."""

from __future__ import annotations

from perankh.games.valley_of_the_kings.box import tables as t
from perankh.games.valley_of_the_kings.box.loading import load, load_shipped
from perankh.games.valley_of_the_kings.rules.verbs.calling import ChooseOne
from perankh.games.valley_of_the_kings.rules.verbs.hand import SacrificeFromHand
from perankh.games.valley_of_the_kings.rules.verbs.look import LookTop
from perankh.games.valley_of_the_kings.rules.verbs.opponents import EFFECT_IDS, EachOpponent
from perankh.games.valley_of_the_kings.rules.verbs.pyramid import (
    AT_MOST_TIMES_IT,
    BELOW_LAST_BOUGHT,
    COST_RULE_IDS,
    TakeFromPyramid,
)
from perankh.games.valley_of_the_kings.rules.verbs.tomb import FROM_DISCARD, FROM_HAND, Entomb
from perankh.kernel.box import LANGUAGES, Difference, differences
from tests.games.valley_of_the_kings.boxes import SHIPPED, corrected
from tests.support import rule

TABLES = load_shipped().tables

PRINTED = """
    shabti                        starter   -    1   2  1  1  16
    urn                           starter   -    1   2  1  1  12
    box_of_food                   starter   -    1   2  1  1   8
    offering_table                starter   -    1   2  1  1   4
    outer_sarcophagus             set       1/3  1   3  2  0   2
    middle_sarcophagus            set       2/3  2   4  2  0   2
    inner_sarcophagus             set       3/3  3   6  3  0   2
    imsety_canopic_jar            set       1/4  1   3  2  0   2
    qebehsenuef_canopic_jar       set       2/4  2   4  2  0   2
    duamutef_canopic_jar          set       3/4  2   5  2  0   2
    hapi_canopic_jar              set       4/4  3   6  3  0   2
    weres_amulet                  set       1/5  1   3  2  0   2
    wedjat_amulet                 set       2/5  2   4  2  0   2
    tyet_amulet                   set       3/5  2   5  2  0   2
    djed_amulet                   set       4/5  3   6  3  0   2
    scarab                        set       5/5  3   7  3  0   2
    book_of_gates                 set       1/6  1   3  2  0   2
    book_of_the_earth             set       2/6  2   4  2  0   2
    book_of_traversing_eternity   set       3/6  2   5  2  0   2
    book_of_the_heavens           set       4/6  3   6  3  0   2
    book_of_the_netherworld       set       5/6  3   7  3  0   2
    book_of_the_dead              set       6/6  4   8  3  0   2
    statue_of_anubis              set       1/7  1   3  2  0   2
    statue_of_bastet              set       2/7  2   4  2  0   2
    statue_of_isis                set       3/7  2   5  2  0   2
    statue_of_sobek               set       4/7  3   6  3  0   2
    statue_of_osiris              set       5/7  3   7  3  0   2
    statue_of_horus               set       6/7  4   8  3  0   2
    statue_of_thoth               set       7/7  4   9  3  0   2
    mummified_cat                 unique    -    2   4  2  2   1
    boat                          unique    -    3   6  3  3   1
    ka_figurine                   unique    -    3   6  3  3   1
    censer                        unique    -    4   8  3  4   1
    canopic_chest                 unique    -    4   8  3  4   1
    burial_mask                   unique    -    5  10  3  5   1
"""
"""Card, type, number in its set, gold, cost, age, points, copies."""


def row(card: int) -> list[str]:
    kind = t.TYPE_IDS[TABLES.card_type[card]]
    number, within = TABLES.card_number[card], TABLES.card_set[card]
    numbers = [TABLES.card_gold, TABLES.card_cost, TABLES.card_age, TABLES.card_points]
    place = "-" if within == t.NO_SET else f"{number}/{TABLES.set_size[within]}"
    return [t.CARD_IDS[card], kind, place, *(str(column[card]) for column in numbers)]


def program(first: int) -> list[str]:
    """The verbs from one line to the end."""
    words = []
    while not TABLES.verbs[first].ends:
        words.append(TABLES.verbs[first].word)
        first += 1
    return words


@rule("VOK-2.2", "VOK-2.6", "VOK-2.7")
def test_the_cards_are_those_of_the_table() -> None:
    printed = [line.split() for line in PRINTED.strip().splitlines()]
    cards = range(t.CARDS)
    assert [[*row(card), str(TABLES.card_copies[card])] for card in cards] == printed


@rule("VOK-2.1")
def test_there_are_96_cards_40_29_and_27_by_age() -> None:
    by_age = [0, 0, 0, 0]
    for age, copies in zip(TABLES.card_age, TABLES.card_copies, strict=True):
        by_age[age] += copies
    assert by_age == [0, 40, 29, 27]
    assert sum(by_age) == 96


@rule("VOK-2.3")
def test_there_are_40_starters_6_uniques_and_50_cards_of_sets() -> None:
    by_type = [0, 0, 0]
    for kind, copies in zip(TABLES.card_type, TABLES.card_copies, strict=True):
        by_type[kind] += copies
    assert by_type == [40, 6, 50]
    starters = [card for card in range(t.CARDS) if TABLES.card_type[card] == t.STARTER]
    assert [TABLES.card_copies[card] for card in starters] == [16, 12, 8, 4]
    assert [TABLES.card_points[card] for card in starters] == [1, 1, 1, 1]


@rule("VOK-2.4")
def test_the_sets_have_3_4_5_6_and_7_different_cards_two_of_each() -> None:
    assert TABLES.set_size == [3, 4, 5, 6, 7]
    for number, size in enumerate(TABLES.set_size):
        cards = [card for card in range(t.CARDS) if TABLES.card_set[card] == number]
        assert [TABLES.card_number[card] for card in cards] == list(range(1, size + 1))
        assert [TABLES.card_copies[card] for card in cards] == [2] * size


@rule("VOK-2.5")
def test_starters_and_uniques_belong_to_no_set() -> None:
    for card in range(t.CARDS):
        without = TABLES.card_type[card] in (t.STARTER, t.UNIQUE)
        assert (TABLES.card_set[card] == t.NO_SET) == without


@rule("VOK-3.1", "VOK-3.2", "VOK-5.8")
def test_a_player_starts_with_ten_starters_and_draws_five() -> None:
    start = {t.CARD_IDS[card]: n for card, n in enumerate(TABLES.starting_deck) if n}
    assert start == {"shabti": 4, "urn": 3, "box_of_food": 2, "offering_table": 1}
    assert (TABLES.starting_hand, TABLES.hand_draw) == (5, 5)
    assert TABLES.boneyard_start == 1


@rule("VOK-9.1", "VOK-7.9", "VOK-13.3", "VOK-14.1")
def test_the_numbers_of_the_turn_and_of_scoring() -> None:
    assert (TABLES.entomb_limit, TABLES.stall_rounds) == (1, 3)
    assert TABLES.set_points == [0, 1, 4, 9, 16, 25, 36, 49]
    assert TABLES.complete_bonus == [3, 4, 5, 6, 7]


@rule("VOK-2.8", "VOK-8.4")
def test_three_cards_are_reactions_and_six_are_never_repeated() -> None:
    waiting = {
        t.CARD_IDS[card]: t.TRIGGER_IDS[trigger]
        for card, trigger in enumerate(TABLES.card_trigger)
        if trigger != t.NO_TRIGGER
    }
    assert waiting == {
        "offering_table": "forced_by_opponent_action",
        "mummified_cat": "opponent_sacrifices",
        "boat": "opponent_buys",
    }
    once = [t.CARD_IDS[card] for card in range(t.CARDS) if not TABLES.card_repeatable[card]]
    barred = ["tyet_amulet", "statue_of_thoth", "mummified_cat", "boat", "censer"]
    assert once == ["offering_table", *barred]


@rule("VOK-8.6")
def test_programs_are_the_steps_of_the_cards_in_order() -> None:
    earth = TABLES.card_program[t.CARD_IDS.index("book_of_the_earth")]
    assert program(earth) == ["sacrifice_from_hand", "take_from_pyramid"]
    sacrifice, take = TABLES.verbs[earth : earth + 2]
    assert isinstance(sacrifice, SacrificeFromHand)
    assert isinstance(take, TakeFromPyramid)
    assert sacrifice.then is take
    assert (take.cost_rule, take.cost) == (AT_MOST_TIMES_IT, 2)
    chest = TABLES.card_program[t.CARD_IDS.index("canopic_chest")]
    assert program(chest) == ["look_top"]
    look = TABLES.verbs[chest]
    assert isinstance(look, LookTop)
    assert (look.n, look.keep, look.to, look.public) == (3, 1, t.TO_TOMB, True)
    mask = TABLES.card_program[t.CARD_IDS.index("burial_mask")]
    entomb = TABLES.verbs[mask]
    assert isinstance(entomb, Entomb)
    assert entomb.sources == FROM_HAND + FROM_DISCARD
    bastet = TABLES.card_program[t.CARD_IDS.index("statue_of_bastet")]
    each = TABLES.verbs[bastet]
    assert isinstance(each, EachOpponent)
    assert (EFFECT_IDS[each.effect], each.n, each.least) == ("give_to_active_discard", 1, 6)


@rule("VOK-8.6")
def test_a_choice_points_at_the_programs_of_its_options() -> None:
    shabti = TABLES.card_program[t.CARD_IDS.index("shabti")]
    assert program(shabti) == ["choose_one"]
    choice = TABLES.verbs[shabti]
    assert isinstance(choice, ChooseOne)
    assert [program(start) for start in choice.starts] == [
        ["swap_pyramid"],
        ["sacrifice_from_pyramid"],
    ]


def test_the_fixed_numbers_point_at_their_ids() -> None:
    assert len(t.CARD_IDS) == t.CARDS
    assert t.SPACE_IDS[t.BASE_CENTRE] == "bc"
    assert t.SPACE_IDS[t.APEX] == "a"
    assert COST_RULE_IDS[BELOW_LAST_BOUGHT] == "below_last_bought_this_turn"
    assert t.TRIGGER_IDS[t.FORCED_BY_OPPONENT] == "forced_by_opponent_action"


@rule("VOK-2.8")
def test_everything_that_people_see_has_a_name_in_every_language() -> None:
    box = load_shipped()
    for table, ids in [
        ("card", t.CARD_IDS),
        ("set", t.SET_IDS),
        ("card_type", t.TYPE_IDS),
        ("turn_step", ["play", "discard", "rebuild", "draw"]),
    ]:
        assert list(box.wordings[table]) == ids
        assert all(box.name(table, row, language) for row in ids for language in LANGUAGES)
    assert set(box.wordings["pyramid_space"]) == set(t.SPACE_IDS)
    assert box.name("card", "boat", "hu") == "Bárka"
    assert box.name("card", "box_of_food", "cs", "text") == "Dober 1 kartu."
    assert box.name("terms", "entomb", "pl") == "Złóż do grobowca"


def test_provenance_says_what_an_owner_should_look_at_first() -> None:
    sources = load_shipped().provenance
    assert sources["card.urn.cost"] == "rulebook"
    assert sources["card.urn.steps[0].which"] == "rulebook"
    assert sources["card.statue_of_osiris.steps[0].op"] == "reconstructed"
    assert sources["card.book_of_the_earth.steps[1].factor"] == "public"
    assert sources["card.book_of_the_earth.name.cs"] == "reconstructed"


# ------------------ corrected boxes


@rule("VOK-2.7")
def test_a_corrected_card_reaches_the_tables_and_changes_the_hash() -> None:
    box = load(corrected("card.statue_of_osiris.cost = 6"))
    assert box.tables.card_cost[t.CARD_IDS.index("statue_of_osiris")] == 6
    assert box.tables.hash == box.hash != load_shipped().hash
    assert differences(SHIPPED, box.data) == [Difference("card.statue_of_osiris.cost", 7, 6)]


@rule("VOK-2.7")
def test_a_corrected_action_becomes_another_program() -> None:
    steps = '[{ op = "draw", n = 3 }, { op = "discard_from_hand", n = 2 }]'
    tables = load(corrected(f"card.hapi_canopic_jar.steps = {steps}")).tables
    first = tables.card_program[t.CARD_IDS.index("hapi_canopic_jar")]
    draw, discard, end = tables.verbs[first : first + 3]
    assert (draw.word, draw.n, discard.word, discard.n) == ("draw", 3, "discard_from_hand", 2)
    assert end.ends


@rule("VOK-2.7")
def test_corrections_of_copies_that_go_together_are_accepted() -> None:
    changes = ["set.sarcophagi.copies_per_card = 1", "components.artifact_cards = 93"]
    changes += [f"card.{name}_sarcophagus.copies = 1" for name in ("outer", "middle", "inner")]
    changes += ["components.age_2_cards = 27", "age.age_2.cards = 27"]
    changes += ["components.age_3_cards = 26", "age.age_3.cards = 26"]
    changes += ["setup.derived.stock_after_setup = 46"]
    changes += ["setup.derived.stock_age_2_after_setup = 20"]
    changes += ["setup.derived.stock_age_3_after_setup = 26"]
    assert sum(load(corrected(*changes)).tables.card_copies) == 93
