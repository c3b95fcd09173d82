"""Section 15 of the rules: what breaks an invariant is refused. That play never breaks one, and
the invariants about time (15.8, 15.10 to 15.14), are in `test_invariants_in_play` and `test_end`.
"""

from __future__ import annotations

import msgspec
import pytest

from perankh.games.imhotep.box import tables as t
from perankh.games.imhotep.game import GAME
from perankh.games.imhotep.rules.state import Imhotep
from perankh.games.imhotep.shown.position import ImhotepPosition, write
from perankh.kernel.errors import BadPosition, BrokenInvariant
from tests.games.imhotep.given import BOX, given
from tests.support import rule

TURN = "imhotep-prompt-turn"


def refused(position: ImhotepPosition) -> str:
    """The invariant for which a position is refused, by its number."""
    with pytest.raises(BrokenInvariant) as caught:
        GAME.read_position(position, BOX, trusted=True)
    return caught.value.rule


def with_player(s: Imhotep, seat: int, **changes: object) -> ImhotepPosition:
    """The position of a state in which something of one player is otherwise."""
    position = write(s)
    position.players[seat] = msgspec.structs.replace(position.players[seat], **changes)
    return position


# --- 15.1, 15.2: stones


@rule("IMH-15.1")
@pytest.mark.parametrize("purse", ["quarry", "sled", "obelisk"])
@pytest.mark.parametrize("by", [-1, 1])
def test_a_missing_or_additional_stone_is_refused(purse: str, by: int) -> None:
    s = given(2, sled=(2, 2), obelisks=(2, 2))
    held = {"quarry": s.player[1].quarry, "sled": 2, "obelisk": 2}[purse]
    assert refused(with_player(s, 1, **{purse: held + by})) == "IMH-15.1"


@rule("IMH-15.1")
@pytest.mark.parametrize("pile", ["pyramid", "temple", "burial_chamber", "small_pyramids", "ships"])
def test_a_stone_from_nowhere_on_a_site_or_ship_is_refused(pile: str) -> None:
    position = write(given(2, sides="abaaa", small=("01010", "01010", "01010")))
    if pile == "ships":
        position.ships[0].spaces[1] = 1
    elif pile == "small_pyramids":
        position.small_pyramids["left"][0] = 1
    else:
        boards = {
            "pyramid": position.pyramid,
            "temple": position.temple,
            "burial_chamber": position.burial_chamber,
        }
        boards[pile].append(0)
    assert refused(position) == "IMH-15.1"


@rule("IMH-15.1")
def test_a_stone_lost_from_a_site_is_refused() -> None:
    position = write(given(2, temple="01"))
    position.temple.pop()
    assert refused(position) == "IMH-15.1"


@rule("IMH-15.1")
def test_nobody_has_less_than_nothing() -> None:
    s = given(2, obelisks=(0, 2))
    quarry = s.player[1].quarry
    assert refused(with_player(s, 1, quarry=-1, obelisk=quarry + 3)) == "IMH-15.1"


@rule("IMH-15.2")
def test_six_stones_on_a_sled_are_refused() -> None:
    s = given(2, sled=(5, 0))
    quarry = s.player[0].quarry
    assert refused(with_player(s, 0, sled=6, quarry=quarry - 1)) == "IMH-15.2"


# --- 15.3: cards


@rule("IMH-15.3")
@pytest.mark.parametrize("pile", ["draw", "discard"])
def test_a_card_too_many_or_too_few_is_refused(pile: str) -> None:
    s = given(2, draw=["statue", "lever"])
    more = write(s)
    {"draw": more.draw, "discard": more.discard}[pile].append("chisel")
    assert refused(more) == "IMH-15.3"
    fewer = write(s)
    {"draw": fewer.draw, "discard": fewer.discard}[pile].pop()
    assert refused(fewer) == "IMH-15.3"


@rule("IMH-15.3")
def test_a_card_swapped_for_another_is_refused() -> None:
    position = write(given(2, draw=["statue", "lever"]))
    position.draw[0] = "lever"
    assert refused(position) == "IMH-15.3"


@rule("IMH-15.3")
def test_an_owned_red_card_is_refused() -> None:
    position = write(given(2))
    position.draw.remove("entrance")
    position.players[0].cards["entrance"] = 1
    assert refused(position) == "IMH-15.3"


# --- 15.4, 15.5: ships


@rule("IMH-15.4")
def test_three_or_five_ships_are_refused() -> None:
    fewer, more = write(given(2)), write(given(2))
    fewer.ships.pop()
    more.ships.append(more.ships[0])
    for position in (fewer, more):
        with pytest.raises(BadPosition, match="ships: capacities"):
            GAME.read_position(position, BOX, trusted=True)


@rule("IMH-15.4", "IMH-1.4")
def test_two_ships_at_one_site_are_refused() -> None:
    with pytest.raises(BadPosition, match=r"ships\[2\].site: has a ship already"):
        given(2, docked={1: "temple", 2: "temple"})


@rule("IMH-15.4", "IMH-5.11")
def test_a_docked_ship_whose_site_is_open_is_noticed() -> None:
    s = given(2, docked={1: "temple"})
    s.ships[2].site = t.MARKET
    with pytest.raises(BrokenInvariant, match=r"IMH-15\.4"):
        GAME.check(s)


@rule("IMH-15.4", "IMH-5.12")
@pytest.mark.parametrize("owner", ["0", "1"])
def test_a_docked_ship_with_a_stone_in_a_turn_is_refused(owner: str) -> None:
    with pytest.raises(BrokenInvariant, match=r"IMH-15\.4: ship 3 has docked and still carries"):
        given(2, ships=("....", "...", f"{owner}.", ".."), docked={2: "temple"})


@rule("IMH-15.5")
def test_a_ship_with_more_spaces_than_its_card_says_is_refused() -> None:
    position = write(given(2))
    position.ships[2].spaces.append(None)
    with pytest.raises(BadPosition, match=r"capacities \[4, 3, 3, 2\] are not those of the round"):
        GAME.read_position(position, BOX, trusted=True)


@rule("IMH-15.5")
def test_a_ship_that_miscounts_its_stones_is_noticed() -> None:
    s = given(2, ships=("....", "...", "0.", ".."))
    s.ships[2].load = 2
    with pytest.raises(BrokenInvariant, match=r"IMH-15\.5"):
        GAME.check(s)


@rule("IMH-5.6")
def test_a_harbour_that_lost_sight_of_a_free_space_is_noticed() -> None:
    s = given(2)
    s.harbour ^= 1
    with pytest.raises(BrokenInvariant, match=r"IMH-5\.6: what the ships allow"):
        GAME.check(s)


# --- 15.6: the Market


@rule("IMH-15.6")
def test_a_pair_on_market_a_is_refused() -> None:
    with pytest.raises(BrokenInvariant, match=r"IMH-15\.6: 1 cards face up and 2 face down"):
        given(2, sides="aaaaa", market=("statue", None, None, None), pair=("lever", "sail"))


@rule("IMH-15.6")
def test_three_cards_in_the_pair_are_refused() -> None:
    with pytest.raises(BrokenInvariant, match=r"IMH-15\.6: 0 cards face up and 3 face down"):
        given(2, sides="baaaa", pair=("lever", "sail", "sail"))


@rule("IMH-15.6")
@pytest.mark.parametrize("market", [("statue",) * 4, (None, None, None, "statue")])
def test_a_face_up_card_on_the_space_of_the_pair_is_refused(
    market: tuple[str | None, ...],
) -> None:
    with pytest.raises(BrokenInvariant, match=r"IMH-15\.6: "):
        given(2, sides="baaaa", market=market)


# --- 15.7: the Pyramid


@rule("IMH-15.7")
def test_six_stones_in_a_small_pyramid_are_refused() -> None:
    with pytest.raises(BrokenInvariant, match=r"IMH-15\.7: small pyramid 2 is overfull"):
        given(2, sides="abaaa", small=("", "010101", ""))


@rule("IMH-15.7")
def test_overflow_before_all_small_pyramids_are_finished_is_refused() -> None:
    with pytest.raises(BrokenInvariant, match=r"IMH-15\.7: overflow before"):
        given(2, sides="abaaa", small=("01010", "01010", "0101"), pyramid="0")
    finished = given(2, sides="abaaa", small=("01010", "01010", "01010"), pyramid="0")
    assert finished.pyramid == [0]


@rule("IMH-15.7")
def test_small_pyramids_on_side_a_are_refused() -> None:
    position = write(given(2))
    position.small_pyramids["left"] = []
    with pytest.raises(BadPosition, match="small_pyramids: belong to side B"):
        GAME.read_position(position, BOX, trusted=True)


# --- 15.9: Obelisks B


@rule("IMH-15.9")
def test_three_waiting_stones_beside_a_free_tower_space_are_refused() -> None:
    with pytest.raises(BrokenInvariant, match=r"IMH-15\.9: seat 2 has 3 waiting stones"):
        given(2, sides="aaaab", obelisks=(2, 3))
    full = given(2, sides="aaaab", obelisks=(2, 3), towers="01010")
    assert full.player[1].obelisk == 3


@rule("IMH-15.9")
@pytest.mark.parametrize(("sides", "towers"), [("aaaab", "01010"), ("aaaaa", "")])
def test_more_towers_than_tower_spaces_are_refused(sides: str, towers: str) -> None:
    s = given(2, sides=sides, towers=towers, obelisks=(3, 0))
    position = with_player(s, 0, obelisk=0)
    position.towers.append(0)
    assert refused(position) == "IMH-15.9"


@rule("IMH-15.9")
@pytest.mark.parametrize(
    "points", [(12, 8), (0, 21), (21, 0), (9, 12)], ids=["too few", "moved", "taken", "swapped"]
)
def test_tower_points_that_were_not_paid_are_refused(points: tuple[int, int]) -> None:
    position = write(given(2, sides="aaaab", towers="01"))
    assert [p.tower_points for p in position.players] == [12, 9]
    for seat, paid in enumerate(points):
        position.players[seat] = msgspec.structs.replace(position.players[seat], tower_points=paid)
    assert refused(position) == "IMH-15.9"


@rule("IMH-15.9")
def test_tower_points_on_side_a_are_refused() -> None:
    assert refused(with_player(given(2), 0, tower_points=12)) == "IMH-15.9"


# --- 15.13: rounds


@rule("IMH-15.13")
def test_a_seventh_round_and_an_early_end_are_refused() -> None:
    position = write(given(2, round=6))
    assert refused(msgspec.structs.replace(position, round=7)) == "IMH-15.13"
    docked = {0: "pyramid", 1: "burial_chamber", 2: "obelisks", 3: "temple"}
    s = given(2, round=6, docked=docked, asks=[])
    assert s.is_over()
    with pytest.raises(BrokenInvariant, match=r"IMH-15\.13: the game is over in round 5"):
        given(2, round=5, docked=docked, asks=[])


@rule("IMH-4.1", "IMH-2.4")
def test_as_many_round_cards_are_turned_up_as_rounds_were_begun() -> None:
    position = write(given(2, round=3))
    assert refused(msgspec.structs.replace(position, round=2)) == "IMH-4.1"
    position.round_deck.pop()
    assert refused(position) == "IMH-2.4"
