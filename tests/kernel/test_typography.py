from __future__ import annotations

import pytest

from perankh.kernel.box import Language
from perankh.kernel.typography import people, things, typeset


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Pharaoh's wrath: Ahmose, -5 points", "Pharaoh's wrath: Ahmose, −5 points"),
        ("-3 (-2)", "−3 (−2)"),
        ("Az 1-es kocka", "Az 1-es kocka"),
        ("2-4 players, VOK-2.8", "2-4 players, VOK-2.8"),
    ],
)
def test_only_a_minus_becomes_a_minus_sign(text: str, expected: str) -> None:
    assert typeset(text) == expected


def test_names_with_commas_are_kept_apart_by_semicolons() -> None:
    assert things(["Akhet, the flood", "Shemu, the harvest"]) == (
        "Akhet, the flood; Shemu, the harvest"
    )
    assert things(["Statue", "Sail"]) == "Statue, Sail"
    assert things([]) == ""


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "A and B"), ("cs", "A a B"), ("pl", "A i B"), ("hu", "A és B")]
)
def test_people_are_named_as_one_says_them(lang: Language, said: str) -> None:
    assert people(["A", "B"], lang).replace("\N{NO-BREAK SPACE}", " ") == said
    assert people(["A"], lang) == "A"
    assert people([], lang) == ""
