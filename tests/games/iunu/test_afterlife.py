"""Section 9 of the rules: what each afterlife card is worth to its holder."""

from __future__ import annotations

import pytest

from tests.games.iunu.given import box_with, given
from tests.games.iunu.looking import points
from tests.support import rule

AFTERLIFE, MONEY = 3, 4
SEASONS = ["peret", "akhet", "shemu"]


@rule("IUN-9.1", "IUN-9.2", "IUN-9.3")
@pytest.mark.parametrize("season", SEASONS)
def test_a_season_card_doubles_the_best_majority_its_holder_won(season: str) -> None:
    s = given(dynasties=["noble baker:2 farmer", "farmer:2 baker"], holds=[season, None])
    assert points(s, 0)[2:4] == [3 + 7, 7]
    assert points(s, 1)[2:4] == [9, 0]


@rule("IUN-9.1")
@pytest.mark.parametrize("season", SEASONS)
def test_ruling_9_a_without_a_majority_nothing_is_doubled(season: str) -> None:
    s = given(dynasties=["farmer", "farmer:2"], holds=[season, None])
    assert points(s, 0)[AFTERLIFE] == 0
    tied = given(dynasties=["farmer:2", "farmer:2"], holds=[season, None])
    assert points(tied, 0)[AFTERLIFE] == 0


@rule("IUN-2.8", "IUN-9.1")
def test_ruling_9_a_only_listed_castes_are_doubled() -> None:
    box = box_with('afterlife_card.peret.effect.castes = ["noble", "priest"]')
    dynasties = ["noble baker:2 farmer", "farmer:2 baker"]
    assert points(given(dynasties=dynasties, holds=["peret", None], box=box), 0)[AFTERLIFE] == 3
    assert points(given(dynasties=dynasties, holds=["akhet", None], box=box), 0)[AFTERLIFE] == 7
    none = given(dynasties=["baker:2", ""], holds=["peret", None], box=box)
    assert points(none, 0)[AFTERLIFE] == 0


@rule("IUN-9.4", "IUN-9.10")
@pytest.mark.parametrize(
    ("dynasty", "vp"),
    [
        ("scribe noble priest", 6),
        ("scribe:2 noble:3 priest:2", 12),
        ("scribe:2 noble:3", 0),
        ("scribe noble:3 priest:4", 6),
    ],
)
def test_hatshepsut_counts_sets_of_scribe_noble_and_priest(dynasty: str, vp: int) -> None:
    s = given(dynasties=[dynasty, ""], holds=["hatshepsut", None])
    assert points(s, 0)[AFTERLIFE] == vp


@rule("IUN-9.5", "IUN-9.10")
@pytest.mark.parametrize(
    ("dynasty", "vp"),
    [("baker merchant farmer", 4), ("baker:3 merchant:4 farmer:5", 12), ("baker:3 farmer:3", 0)],
)
def test_amenhotep_counts_sets_of_baker_merchant_and_farmer(dynasty: str, vp: int) -> None:
    s = given(dynasties=[dynasty, ""], holds=["amenhotep", None])
    assert points(s, 0)[AFTERLIFE] == vp


@rule("IUN-9.6")
@pytest.mark.parametrize(
    ("dynasty", "vp"),
    [
        ("soldier:2 farmer:2", 8),
        ("soldier:2 farmer:3", 0),
        ("soldier:3/2 farmer:1", 12),
        ("soldier:2", 8),
        ("noble", 0),
    ],
)
def test_anubis_counts_soldiers_twice_if_they_are_no_fewer_than_the_farmers(
    dynasty: str, vp: int
) -> None:
    s = given(dynasties=[dynasty, ""], holds=["anubis", None])
    assert points(s, 0)[AFTERLIFE] == vp


@rule("IUN-9.6")
def test_ruling_9_b_neither_bread_nor_majority_of_soldiers_is_doubled() -> None:
    s = given(dynasties=["soldier:2/2", ""], holds=["anubis", None], deben=(0, 0))
    assert points(s, 0) == [8, 6, 6, 8, 0]


@rule("IUN-9.7", "IUN-11.6")
def test_osiris_gives_1_vp_for_each_deben() -> None:
    s = given(holds=["osiris", None], deben=(11, 11))
    assert points(s, 0) == [0, 0, 0, 0, 11]
    assert points(s, 1) == [0, 0, 0, 0, 3]


@rule("IUN-9.8")
@pytest.mark.parametrize(
    ("dynasties", "vp"),
    [
        (["noble:2/2", "farmer:2/1", "farmer:2/1"], 5),
        (["noble:2/2", "farmer:2/2", ""], 0),
        (["", "", ""], 0),
        (["noble:3/3", "farmer:2/2", "farmer:2/2"], 5),
    ],
)
def test_nephthys_needs_more_bread_than_each_other_player(dynasties: list[str], vp: int) -> None:
    s = given(3, dynasties=dynasties, holds=["nephthys", None, None])
    assert points(s, 0)[AFTERLIFE] == vp


@rule("IUN-9.9")
@pytest.mark.parametrize(
    ("dynasties", "vp"),
    [
        (["noble baker", "farmer:5", ""], 7),
        (["noble baker", "farmer merchant", ""], 0),
        (["noble baker soldier", "farmer merchant", "farmer baker"], 7),
        (["", "", ""], 0),
    ],
)
def test_khufu_needs_more_different_castes_than_each_other_player(
    dynasties: list[str], vp: int
) -> None:
    s = given(3, dynasties=dynasties, holds=["khufu", None, None])
    assert points(s, 0)[AFTERLIFE] == vp


@rule("IUN-9.8", "IUN-9.9", "IUN-12.12")
@pytest.mark.parametrize(("card", "vp"), [("nephthys", 5), ("khufu", 7)])
def test_ruling_9_c_heliopolis_is_one_of_the_others(card: str, vp: int) -> None:
    holds = [card, None]
    mine = "noble:1/1 priest:1/1 scribe:1/1"
    alone = given(2, "memphis_thebes", dynasties=[mine, ""], heliopolis="baker", holds=holds)
    assert points(alone, 0)[AFTERLIFE] == vp
    rich = "baker:2 farmer soldier"
    tied = given(2, "memphis_thebes", dynasties=[mine, ""], heliopolis=rich, holds=holds)
    assert points(tied, 0)[AFTERLIFE] == 0


@rule("IUN-9.11", "IUN-8.2b")
@pytest.mark.parametrize(
    ("card", "hidden", "vp"),
    [
        ("hatshepsut", "noble priest", 6),
        ("anubis", "soldier", 4),
        ("khufu", "noble priest soldier", 7),
        ("peret", "farmer farmer", 9),
    ],
)
def test_all_card_effects_count_hidden_cards(card: str, hidden: str, vp: int) -> None:
    s = given(dynasties=["scribe", "farmer baker"], hidden=[hidden, ""], holds=[card, None])
    assert points(s, 0)[AFTERLIFE] == vp


@rule("IUN-9.11", "IUN-8.2b")
def test_hidden_cards_are_unfed() -> None:
    s = given(dynasties=["scribe", ""], hidden=["farmer farmer", ""], holds=["nephthys", None])
    assert points(s, 0)[1] == 0
    assert points(s, 0)[AFTERLIFE] == 0


def test_the_values_of_the_cards_are_those_of_the_box() -> None:
    changes = ["hatshepsut.effect.vp = 8", "khufu.effect.vp = 2", "osiris.effect.deben_per_vp = 2"]
    box = box_with(*(f"afterlife_card.{change}" for change in changes), "scoring.deben_per_vp = 5")
    dynasties = ["scribe noble priest", ""]
    assert points(given(dynasties=dynasties, holds=["hatshepsut", None], box=box), 0)[3] == 8
    assert points(given(dynasties=dynasties, holds=["khufu", None], box=box), 0)[3] == 2
    s = given(holds=["osiris", None], deben=(11, 11), box=box)
    assert [points(s, seat)[MONEY] for seat in (0, 1)] == [5, 2]
