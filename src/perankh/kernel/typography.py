"""How finished sentences are set: lists and minus signs.

Spaces at which no line may break are set on the page alone (`web/src/lib/typography.ts`): what a
terminal prints is searched and copied, so its spaces stay plain.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from babel.lists import format_list

from perankh.kernel.box import Language

MINUS = "\u2212"

_HYPHEN_AS_MINUS = re.compile(r"(?<![\w.])-(?=\d)")


def typeset(text: str) -> str:
    """The sentence with true minus signs.

    >>> typeset("Hanka loses -5 points, Az 1-es kocka")
    'Hanka loses −5 points, Az 1-es kocka'
    """
    return _HYPHEN_AS_MINUS.sub(MINUS, text)


def things(words: Sequence[str]) -> str:
    """A row of things; those whose names hold commas are kept apart by semicolons.

    >>> things(["Statue", "Sail"]), things(["Akhet, the flood", "Khufu"])
    ('Statue, Sail', 'Akhet, the flood; Khufu')
    """
    return ("; " if any("," in word for word in words) else ", ").join(words)


def people(names: Sequence[str], lang: Language) -> str:
    """People as one says them.

    >>> people(["Hanka", "Bint"], "pl")
    'Hanka i Bint'
    """
    return format_list(names, "standard", lang) if names else ""
