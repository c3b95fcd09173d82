"""Section 11 of the rules, and IMH-3.1, 3.2: the sides of the sites and the variant."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from perankh.games.imhotep.box.tables import SITE_IDS
from perankh.games.imhotep.game import GAME, ImhotepSetup, Side, all_on
from perankh.games.imhotep.shown import events as e
from perankh.kernel.errors import BadSetup
from tests.games.imhotep.given import BOX, act, given, offered
from tests.games.imhotep.looking import points
from tests.games.imhotep.play import new_game
from tests.support import rule
from tests.support.play import moments

SIDES: tuple[Side, Side] = ("a", "b")


@rule("IMH-3.1", "IMH-3.2", "IMH-11.1")
def test_the_defaults_are_those_of_the_box() -> None:
    chosen = ImhotepSetup()
    default = BOX.facts.options.sides.default
    sides = msgspec.structs.asdict(chosen)
    wrath = sides.pop("wrath")
    assert sides == msgspec.structs.asdict(default)
    assert sides == dict.fromkeys(SITE_IDS, "a")
    (variant,) = BOX.facts.variant
    assert wrath is variant.default is False


@rule("IMH-11.1")
def test_the_box_allows_any_mixture_of_sides() -> None:
    assert BOX.facts.options.sides.free_mix is True


@rule("IMH-11.1", "IMH-3.1")
def test_all_32_mixtures_can_be_set_up_and_are_public() -> None:
    mixtures = list(product(SIDES, repeat=5))
    assert len(mixtures) == 32
    for market, pyramid, temple, chamber, obelisks in mixtures:
        setup = ImhotepSetup(
            market=market,
            pyramid=pyramid,
            temple=temple,
            burial_chamber=chamber,
            obelisks=obelisks,
        )
        view = GAME.view(new_game(2, 1, setup), None)
        chosen = [(site.site, site.side) for site in view.sites]
        assert chosen == list(
            zip(SITE_IDS, (market, pyramid, temple, chamber, obelisks), strict=True)
        )


@rule("IMH-11.1")
def test_one_word_chooses_the_same_side_for_all_sites() -> None:
    for side in SIDES:
        view = GAME.view(new_game(3, 1, all_on(side)), None)
        assert {site.side for site in view.sites} == {side}


@rule("IMH-3.1")
def test_the_sides_stay_the_same_for_the_whole_game() -> None:
    start = new_game(2, 4, ImhotepSetup(market="b", temple="b"))
    for s, _ in moments(start, 4):
        assert [site.side for site in GAME.view(s, 0).sites] == ["b", "a", "b", "a", "a"]


@rule("IMH-3.1", "IMH-3.2")
def test_choices_are_read_with_the_defaults_for_what_is_missing() -> None:
    assert GAME.read_setup({}) == ImhotepSetup()
    assert GAME.read_setup({"temple": "b"}) == ImhotepSetup(temple="b")
    assert GAME.read_setup({"wrath": True}) == ImhotepSetup(wrath=True)


@pytest.mark.parametrize(
    "data",
    [{"temple": "c"}, {"temple": 1}, {"wrath": "yes"}, {"harbour": "a"}, [], None],
    ids=repr,
)
def test_choices_that_do_not_exist_are_refused_in_words(data: object) -> None:
    with pytest.raises(BadSetup, match="imhotep: setup: "):
        GAME.read_setup(data)


# --- IMH-11.2: each site by its own side


@rule("IMH-11.2", "IMH-4.2")
def test_only_the_side_of_the_market_decides_how_it_is_filled() -> None:
    alone = GAME.view(new_game(2, 7, ImhotepSetup(market="b")), None).market
    others = GAME.view(
        new_game(
            2,
            7,
            ImhotepSetup(pyramid="b", temple="b", burial_chamber="b", obelisks="b"),
        ),
        None,
    ).market
    assert (len(alone.cards), alone.pair) == (3, 2)
    assert (len(others.cards), others.pair) == (4, 0)


@rule("IMH-11.2")
@pytest.mark.parametrize(("sides", "asked"), [("abaaa", True), ("babbb", False)])
def test_only_the_side_of_the_pyramid_decides_whether_its_owner_chooses(
    sides: str, asked: bool
) -> None:
    s = given(2, sides=sides, ships=("....", "...", "0.", ".."))
    act(s, "sail 3 pyramid")
    assert (s.prompt() == "imhotep-prompt-pyramid-choice") is asked
    if asked:
        assert offered(s) == ["build left", "build middle", "build right"]
    else:
        assert GAME.view(s, None).players[0].track == 2


@rule("IMH-11.2")
@pytest.mark.parametrize(("sides", "asked"), [("aabaa", True), ("bbabb", False)])
def test_only_the_side_of_the_temple_decides_what_it_brings(sides: str, asked: bool) -> None:
    docked = {0: "pyramid", 1: "burial_chamber", 2: "obelisks"}
    s = given(2, sides=sides, ships=("....", "...", "..", "0"), docked=docked)
    events = act(s, "sail 4 temple")
    assert (s.prompt() == "imhotep-prompt-temple-choice") is asked
    assert (e.TempleScored(player=0, space=1, points=1) in events) is not asked


@rule("IMH-11.2")
@pytest.mark.parametrize(("sides", "worth"), [("aaaba", 5), ("bbbab", 1)])
def test_only_the_side_of_the_burial_chamber_decides_how_it_scores(sides: str, worth: int) -> None:
    s = given(2, sides=sides, chamber="0")
    assert points(s, "burial_chamber")[0] == worth


@rule("IMH-11.2")
@pytest.mark.parametrize(("sides", "worth"), [("aaaab", 1), ("bbbba", 10)])
def test_only_the_side_of_the_obelisks_decides_how_they_score(sides: str, worth: int) -> None:
    s = given(2, sides=sides, obelisks=(1, 0))
    assert points(s, "obelisks")[0] == worth
