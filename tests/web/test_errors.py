"""Every error can be said in every language of the house."""

import re
from pathlib import Path

import pytest

from perankh.kernel.box import LANGUAGES
from perankh.table.errors import BadText, WrongPhase
from perankh.table.words import name
from perankh.web.errors import EXACT, SAID, STATUS, WebError, text_of, worded
from tests.web.serving import Browser

TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts" / "errors"
SOURCES = Path(__file__).parents[2] / "src" / "perankh"


def sentences(lang: str) -> dict[str, str]:
    source = (TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(error-[a-z-]+) = (.+)$", source, re.MULTILINE))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_error_has_a_sentence_in_each_language(lang: str) -> None:
    assert set(sentences(lang)) == {text_of(name) for name in SAID}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_uses_what_the_server_sends_with_it(lang: str) -> None:
    for key, text in sentences(lang).items():
        used = set(re.findall(r"\$(\w+)", text))
        if key in {text_of(name) for name in EXACT}:
            assert used == {"exact"}, key
        else:
            own = {
                "error-account-taken": {"account"},
                "error-text-too-long": {"longest"},
                "error-table-quota": {"most"},
            }
            assert used == own.get(key, set()), key


def test_every_error_that_the_server_names_has_its_own_sentence() -> None:
    named = set(STATUS)
    for file in (
        file for room in ("web", "host", "table") for file in SOURCES.glob(f"{room}/*.py")
    ):
        text = file.read_text(encoding="utf-8")
        named |= set(
            re.findall(r'(?:(?:Web|Host)Error\(\s*|refuse\(marked, \d+, )"([a-z_]+)"', text)
        )
        named |= set(re.findall(r'^    code = "([a-z_]+)"', text, re.MULTILINE))
        named |= set(re.findall(r'(?:WrongPhase|NoFreeSeat|BadText)\([^)]*?, "([a-z_]+)"', text))
    assert named <= SAID, named - SAID


def test_an_error_is_worded_as_exactly_as_it_can_be() -> None:
    assert worded(WrongPhase("the game is over", "game_over")) == ("error-game-over", {})
    assert worded(WrongPhase("something")) == ("error-wrong-phase", {})
    with pytest.raises(BadText) as refused:
        name("x" * 41)
    assert worded(refused.value) == ("error-text-too-long", {"longest": 40})
    assert worded(WebError("never_heard_of", "exactly")) == ("error-other", {"exact": "exactly"})


def test_a_refused_request_says_which_sentence_to_show(ann: Browser) -> None:
    refused = ann.send("POST", "/api/me", {"name": "   "})
    assert (refused.json()["error"], refused.json()["text"]) == ("bad_text", "error-text-empty")
    unknown = ann.http.get("/api/tables/nowhere")
    assert (unknown.status_code, unknown.json()["text"]) == (404, "error-not-found")
    wrong = ann.send("POST", "/api/tables", {"game": "imhotep"})
    assert wrong.json()["text"] == "error-bad-request"
    assert "seats" in wrong.json()["args"]["exact"]
