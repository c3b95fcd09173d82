"""Words for people: arguments, names, inflection, and what happens when a text is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from perankh.games import game
from perankh.kernel.box import LANGUAGES
from perankh.kernel.event import Event
from perankh.kernel.reason import GAME_OVER, NOT_ASKED, Reason
from perankh.kernel.texts import COMMON, MissingText, Texts, UnknownLanguage

IMHOTEP = game("imhotep")
NAMES = ["Anna", "Béla"]

SENTENCES = """
sample = { $site } is { $site_name }
people = { $player } sits at { $player_seat }
many = { $cards ->
    [one] { $cards } card: { $cards_name }
   *[other] { $cards } cards: { $cards_name }
}
secret = { $card ->
    [hidden] something
   *[other] { $card_name }
}
bare =
    .attribute = only an attribute
lacking = { $nobody }
imhotep-event-thing-done = { $player }: { $card_name }
two = from { $from_site_name } to { $site_name }
imhotep-action-do-it = Do it to { $site_name }
"""


class ThingDone(Event, frozen=True):
    player: int
    card: str | None


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for lang in LANGUAGES:
        (tmp_path / f"{lang}.ftl").write_text(SENTENCES, "utf-8")
    return tmp_path


def texts(folder: Path, lang: str = "en", *, strict: bool = True) -> Texts:
    return Texts(IMHOTEP, lang, folders=(folder,), strict=strict)


def test_an_id_is_given_as_it_is_and_by_its_name(folder: Path) -> None:
    assert texts(folder).format("sample", site="temple") == "temple is Temple"
    assert texts(folder, "pl").format("sample", site="temple") == "temple is Świątynia"


def test_an_argument_finds_its_table_by_the_last_word(folder: Path) -> None:
    assert texts(folder, "cs").format("secret", card="statue") == "Socha"


def test_words_before_the_last_one_make_no_difference(folder: Path) -> None:
    said = texts(folder).format("two", from_site="temple", site="market")
    assert said == "from Temple to Market"


def test_a_seat_is_given_by_display_name_and_number(folder: Path) -> None:
    assert texts(folder).fill("people", {"player": 1}, NAMES) == "Béla sits at 1"


def test_a_seat_without_a_name_is_given_a_number_from_one(folder: Path) -> None:
    assert texts(folder).fill("people", {"player": 1}, ()) == "Player 2 sits at 1"
    assert texts(folder, "hu").fill("people", {"player": 1}, ()) == "2. játékos sits at 1"


def test_a_list_is_given_as_its_number_and_in_words(folder: Path) -> None:
    said = texts(folder)
    assert said.format("many", cards=["statue"]) == "1 card: Statue"
    assert said.format("many", cards=["statue", "lever"]) == "2 cards: Statue, Lever"


def test_what_the_reader_may_not_know_can_be_selected_by(folder: Path) -> None:
    assert texts(folder).format("secret", card=None) == "something"


def test_events_and_actions_find_their_sentences(folder: Path) -> None:
    said = texts(folder)
    assert said.event(ThingDone(player=0, card="sail"), NAMES) == "Anna: Sail"
    assert said.event(ThingDone(player=0, card=None), NAMES) == "Anna: hidden"
    assert said.action({"verb": "do_it", "site": "market"}) == "Do it to Market"


def test_a_reason_names_its_rule() -> None:
    said = Texts(IMHOTEP, "en", strict=True)
    reason = Reason("imhotep-why-sled-full", "IMH-5.5")
    assert said.reason(reason) == "Your supply sled is full. (IMH-5.5)"
    assert said.reason(GAME_OVER) == "The game is over."
    assert said.reason(NOT_ASKED) == "That can't be done now."


@pytest.mark.parametrize("key", ["nothing", "bare", "lacking"])
def test_a_missing_or_broken_text_raises_where_texts_are_tested(folder: Path, key: str) -> None:
    with pytest.raises(MissingText, match=f"imhotep, en: {key}"):
        texts(folder).format(key)


def test_a_missing_text_is_shown_as_its_key_at_run_time(folder: Path) -> None:
    said = texts(folder, strict=False)
    assert said.format("nothing") == "nothing"
    assert said.format("lacking") == "nobody"
    assert said.name("site", "moon") == "moon"


def test_a_missing_name_raises_where_texts_are_tested() -> None:
    with pytest.raises(MissingText, match="the box has no name for site 'moon'"):
        Texts(IMHOTEP, "en", strict=True).name("site", "moon")


def test_the_names_come_from_the_box_that_is_played_with() -> None:
    shipped = (IMHOTEP.folder / "box.toml").read_text(encoding="utf-8")
    corrected = IMHOTEP.box(shipped.replace('en = "Statue"', 'en = "Colossus"'))
    assert Texts(IMHOTEP, "en", corrected).name("market_card", "statue") == "Colossus"
    assert Texts(IMHOTEP, "en").name("market_card", "statue") == "Statue"


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match="no language 'la'; there are: en, cs, pl, hu"):
        Texts(IMHOTEP, "la")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_agree_with_their_number(lang: str) -> None:
    said = Texts(IMHOTEP, lang, strict=True)
    words = {
        "en": ["1 point", "2 points", "5 points"],
        "cs": ["1 bod", "2 body", "5 bodů"],
        "pl": ["1 punkt", "2 punkty", "5 punktów"],
        "hu": ["1 pont", "2 pont", "5 pont"],
    }
    assert [said.format("points", points=points) for points in (1, 2, 5)] == words[lang]


@pytest.mark.parametrize("folder", [COMMON, COMMON.parents[1] / "cli" / "texts"])
def test_shared_texts_have_the_same_keys_in_every_language(folder: Path) -> None:
    keys = {lang: _keys(folder / f"{lang}.ftl") for lang in LANGUAGES}
    assert keys["en"]
    assert keys["cs"] == keys["en"]
    assert keys["pl"] == keys["en"]
    assert keys["hu"] == keys["en"]


def _keys(file: Path) -> list[str]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line.split(" =")[0] for line in lines if line[:1].isalpha()]
