"""The table drawn with letters: what a player needs to see is there, without colour."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from perankh.games.valley_of_the_kings.box.loading import load
from perankh.games.valley_of_the_kings.game import GAME
from perankh.games.valley_of_the_kings.rules.state import Valley
from perankh.games.valley_of_the_kings.shown.terminal import draw
from perankh.kernel.box import LANGUAGES
from perankh.kernel.texts import Texts
from tests.games.valley_of_the_kings.boxes import corrected
from tests.games.valley_of_the_kings.given import act, given
from tests.games.valley_of_the_kings.play import played_games

NAMES = ["Anna", "Béla", "Cyril", "Danka"]


def drawn(s: Valley, seat: int | None, lang: str = "en") -> list[str]:
    """The lines of the drawing for a seat."""
    screen = Console(file=StringIO(), width=80, color_system=None, markup=False)
    screen.print(draw(GAME.view(s, seat), Texts(GAME, lang, strict=True), NAMES))
    assert isinstance(screen.file, StringIO)
    return [line.rstrip() for line in screen.file.getvalue().splitlines()]


def line(lines: list[str], start: str) -> str:
    """The one line that starts so."""
    found = [one for one in lines if one.strip().startswith(start)]
    assert len(found) == 1, lines
    return found[0].strip()


def test_the_pyramid_lies_in_three_rows_with_cost_and_gold() -> None:
    lines = drawn(given(hand="urn"), 0)
    assert [one.split("]")[0].strip() for one in lines if "[" in one] == [
        "[Duamutef Canopic Jar",
        "[Statue of Anubis",
        "[Weres Amulet",
    ]
    assert any(one.split() == ["cost", "5,", "gold", "2"] for one in lines)


def test_a_gap_is_drawn_as_empty() -> None:
    lines = drawn(given(hand="urn", pyramid="weres imsety outer anubis qebehsenuef -"), 0)
    assert line(lines, "[empty]") == "[empty]"


def test_each_card_of_the_pyramid_is_read_out_once() -> None:
    s = given(hand="urn", pyramid="weres weres outer anubis qebehsenuef mask")
    text = " ".join(" ".join(drawn(s, None)).split())
    assert text.count("Put any 1 card of your discard pile on top") == 1
    assert "Amulets 1/5. Put any 1 card" in text
    assert "Unique artifact, 5 points. Entomb 1 card" in text


def test_stock_and_boneyard_show_their_size_and_what_lies_on_top() -> None:
    s = given(hand="urn", boneyard="ka", stock="isis mask")
    assert (
        line(drawn(s, 0), "Stock")
        == f"Stock: 2 (Age II) · Boneyard: {len(s.boneyard)} (Ka Figurine)"
    )


def test_only_the_own_hand_is_shown_with_what_each_card_pays_now() -> None:
    s = given(hands=["censer urn urn mask", "boat"])
    act(s, "play censer")
    lines = drawn(s, 0)
    assert line(lines, "Urn ×2").startswith("Urn ×2       cost 2, gold 2   Put the top card")
    assert not any("Boat" in one for one in lines)
    assert not any("Urn" in one for one in drawn(s, None))


def test_players_show_points_counts_and_who_must_answer() -> None:
    s = given(hands=["urn", "ka"], decks=["food", ""], discards=["", "mask"], tombs=["urn", ""])
    lines = drawn(s, 0)
    assert line(lines, "▶ Anna (you)").split() == ["▶", "Anna", "(you)", "1", "1", "1", "0"]
    assert line(lines, "Béla").split()[-3:] == ["1", "(Burial", "Mask)"]


def test_tombs_show_sets_with_numbers_doubles_and_points() -> None:
    s = given(tomb="isis isis thoth urn urn ka")
    expected = "Tomb, Anna: Statues 3,7+/7 = 4; Urn ×2, Ka Figurine"
    assert line(drawn(s, None), "Tomb, Anna") == expected
    assert line(drawn(s, None), "Tomb, Béla") == "Tomb, Béla: –"


def test_cards_in_play_are_split_by_use() -> None:
    s = given(hand="food thoth urn", deck="ka")
    act(s, "play food", "buy bl", "pay thoth")
    lines = drawn(s, None)
    assert line(lines, "Cards in play (for gold)").endswith(": Statue of Thoth")
    assert line(lines, "Cards in play (for its action)").endswith(": Box of Food")


def test_what_is_between_zones_is_named() -> None:
    looking = given(hand="wedjat", deck="ka mask urn")
    act(looking, "play wedjat")
    assert any("Looked at: Urn, Ka Figurine, Burial Mask" in one for one in drawn(looking, 0))
    assert not any("Burial Mask" in one for one in drawn(looking, 1))
    paying = given(hand="urn food shabti ka mask")
    act(paying, "buy bl")
    assert any("Weres Amulet: paid 0 of 3" in one for one in drawn(paying, 0))


def test_a_warning_says_that_the_pyramid_has_not_changed() -> None:
    s = given(hand="thoth")
    assert any("has not changed yet" in one for one in drawn(s, 0))
    act(s, "buy bl")
    assert not any("has not changed yet" in one for one in drawn(s, 0))


def test_a_corrected_card_is_read_by_its_steps() -> None:
    box = load(corrected("card.hapi_canopic_jar.steps.0.n = 3"))
    s = given(hand="hapi", box=box)
    assert line(drawn(s, 0), "Hapi Canopic Jar").endswith("Draw 3 cards.")
    assert line(drawn(s, 0, "pl"), "Kanopa Hapiego").endswith("Dobierz 3 karty.")


def test_every_moment_can_be_drawn_in_every_language_within_80_columns() -> None:
    for number, game in enumerate(played_games()):
        for s in game[::60]:
            for seat in (0, None):
                lines = drawn(s, seat, LANGUAGES[number % len(LANGUAGES)])
                assert all(len(one) <= 80 for one in lines)
