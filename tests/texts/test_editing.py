"""What an editor would send back, looked for in every text file of the house and of the page."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from perankh.kernel.texts import COMMON
from tests.support.words import parsed

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(
    {
        file.parent
        for place in ("src/perankh", "web/src/texts")
        for file in ROOT.joinpath(place).rglob("cs.ftl")
    }
)
TRANSLATED = ("cs", "pl", "hu")
LANGUAGES = ("en", *TRANSLATED)

KEY = re.compile(r"^[\w-]+ = ?")
EVASIONS = re.compile(r"\w\((?:a|y|i|ka|z)\)|(?<!\w)a\(z\)|\w/a\b", re.IGNORECASE)
"""Forms that leave a gender or an article open: a form to fill in, not a sentence."""
MARKUP = re.compile(r"\*\*|`(?!$)|__")
LOOSE_DOTS = re.compile(r"\w …")
FLIPPED_PREPOSITION = {
    "cs": re.compile(r"(?<!\w)[zksv] \{ \$(?!player|name|game|owner)\w+ \}", re.IGNORECASE),
    "pl": re.compile(
        r"(?<!\w)[z] \{ \$(?:total|rounds|capacity|size|cost|still)\w* \}", re.IGNORECASE
    ),
    "hu": re.compile(r"(?<!\w)az? \{ \$(?:total|rounds|done|count|number)\w* \}", re.IGNORECASE),
}
"""A number behind a preposition or article whose form depends on it: z 3 or ze 3, a 2. or az 1."""


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Every line of every text of a language that people read, with its place."""
    for folder in FOLDERS:
        file = folder / f"{language}.ftl"
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{file.relative_to(ROOT)}:{number}", KEY.sub("", line)


def said(line: str) -> str:
    """A line without the names of what is filled in."""
    return re.sub(r"\{[^{}]*\}", "{}", line)


def found(language: str, pattern: re.Pattern[str]) -> list[str]:
    return [f"{place}: {line}" for place, line in lines(language) if pattern.search(line)]


def glossary(language: str) -> list[tuple[str, re.Pattern[str]]]:
    entries = tomllib.loads((COMMON / "glossary.toml").read_text(encoding="utf-8"))[language]
    return [
        (entry["use"], re.compile(rf"(?<!\w)(?:{never})(?!\w)", re.IGNORECASE))
        for entry in entries.values()
        for never in entry["never"]
    ]


def test_all_text_files_are_looked_at() -> None:
    assert len(FOLDERS) >= 8
    assert all(parsed(folder / f"{lang}.ftl").body for folder in FOLDERS for lang in LANGUAGES)


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_gender_or_article_is_left_open(language: str) -> None:
    assert found(language, EVASIONS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_marks_for_bold_or_code_are_shown(language: str) -> None:
    assert found(language, MARKUP) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_dots_follow_their_word_at_once(language: str) -> None:
    assert found(language, LOOSE_DOTS) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_preposition_or_article_depends_on_a_number_behind_it(language: str) -> None:
    assert found(language, FLIPPED_PREPOSITION[language]) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_each_thing_is_called_by_its_one_word(language: str) -> None:
    wrong = {
        use: [f"{place}: {line}" for place, line in lines(language) if never.search(said(line))]
        for use, never in glossary(language)
    }
    assert {use: places for use, places in wrong.items() if places} == {}
