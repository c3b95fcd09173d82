"""The table drawn with letters: what a player needs to see is there, without colour."""

from __future__ import annotations

import io
from collections.abc import Sequence

from rich.console import Console

from perankh.cli.terminal import drawing_of
from perankh.games import game
from perankh.games.imhotep.shown.terminal import letters
from perankh.kernel.game import Game
from perankh.kernel.state import State
from perankh.kernel.texts import Texts
from tests.support.pebbles import GAME as PEBBLES

IMHOTEP = game("imhotep")
NAMES = ["Anna", "Béla", "Cyril", "Danka"]


def drawn(of: Game, state: State, seat: int | None, lang: str = "en") -> list[str]:
    screen = Console(file=io.StringIO(), width=80, color_system=None, markup=False)
    draw = drawing_of(of)
    screen.print(draw(of.view(state, seat), Texts(of, lang), NAMES))
    assert isinstance(screen.file, io.StringIO)
    return [line.rstrip() for line in screen.file.getvalue().splitlines()]


def imhotep(players: int, actions: Sequence[str], **setup: object) -> State:
    state = IMHOTEP.new(players, IMHOTEP.read_setup(setup), 3, IMHOTEP.box())
    for words in actions:
        state.apply(IMHOTEP.parse(state, words))
    return state


def line(lines: list[str], start: str) -> str:
    found = [one for one in lines if one.startswith(start)]
    assert len(found) == 1, lines
    return found[0]


def test_ships_show_their_stones_and_what_they_need() -> None:
    lines = drawn(IMHOTEP, imhotep(2, ["load 1 1", "load 2 2"]), 0)
    assert line(lines, "Ship 1") == "Ship 1  <B · ·]  1/3  needs 1 more stone"
    assert line(lines, "Ship 2") == "Ship 2  <· W]    1/2  ready to sail"
    assert line(lines, "Ship 4") == "Ship 4  <·]      0/1  needs 1 more stone"


def test_a_docked_ship_closes_its_site_and_the_stones_stand_there() -> None:
    state = imhotep(2, ["load 2 1", "load 2 2", "sail 2 temple"])
    lines = drawn(IMHOTEP, state, 0)
    assert line(lines, "Ship 2") == "Ship 2  <· ·]    0/2  → Temple"
    assert line(lines, "Temple A").split() == ["Temple", "A", "[2]", "1:B×1", "2:W×1", "3:·", "4:·"]
    assert "[ ]" in line(lines, "Obelisks A")


def test_the_pyramid_shows_stones_and_the_values_of_free_spaces() -> None:
    state = imhotep(2, ["load 2 1", "load 2 2", "sail 2 pyramid"])
    assert line(drawn(IMHOTEP, state, 0), "Pyramid A").endswith("B W (3) 2 4 3 2 1 3 2 3 1 3 4")


def test_players_show_points_sled_quarry_and_whose_turn_it_is() -> None:
    state = imhotep(2, ["load 2 1", "load 2 2", "sail 2 pyramid"])
    lines = drawn(IMHOTEP, state, 0)
    assert line(lines, "  B Anna (you)").split()[-4:] == ["2", "1", "27", "–"]
    assert line(lines, "▶ W Béla").split()[-4:] == ["1", "2", "26", "–"]


def test_side_b_shows_the_pair_the_small_pyramids_and_the_towers() -> None:
    lines = drawn(IMHOTEP, imhotep(3, [], market="b", pyramid="b", obelisks="b"), None)
    assert any("4 Face-down pair" in one for one in lines)
    assert "Left pyramid: ·   Middle pyramid: ·" in line(lines, "Pyramids B")
    assert line(lines, "Obelisks B").endswith("B×0  W×0  R×0   12:· 9:· 7:· 5:· 4:·")


def test_every_player_has_a_letter_of_their_own_in_every_language() -> None:
    for lang in ("en", "cs", "pl", "hu"):
        texts = Texts(IMHOTEP, lang)
        colours = [texts.name("player_colour", one) for one in ("black", "white", "brown", "grey")]
        assert len(set(letters(colours))) == 4


def test_a_game_without_a_drawing_is_shown_as_a_list_of_its_view() -> None:
    state = PEBBLES.new(2, PEBBLES.read_setup({}), 1, PEBBLES.box())
    lines = drawn(PEBBLES, state, 0)
    assert lines[0] == "{"
    assert lines[-1] == "}"
