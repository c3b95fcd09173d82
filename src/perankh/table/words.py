"""Names and messages as people type them: trimmed, of a sensible length, without control signs."""

from __future__ import annotations

import re
import unicodedata

from perankh.table.errors import BadText

MAX_NAME = 40
MAX_CHAT = 500
MAX_CONTRIBUTION = 200
MAX_KEY = 64

_SPACE = re.compile(r"\s+")
_UNSEEN = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Kinds of signs that would garble a line of text."""
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the direction of what follows: a name could rewrite its neighbours."""


def name(text: str) -> str:
    """A display name.

    >>> name("  Ánh   Nguyễn ")
    'Ánh Nguyễn'
    """
    return _checked("name", text, MAX_NAME)


def chat(text: str) -> str:
    """A message to all."""
    return _checked("message", text, MAX_CHAT)


def contribution(text: str) -> str:
    """A text to be mixed into chance."""
    return _checked("contribution", text, MAX_CONTRIBUTION)


def _checked(what: str, text: str, longest: int) -> str:
    tidy = _SPACE.sub(" ", text).strip()
    if not tidy:
        raise BadText(f"the {what} is empty", "text_empty")
    if len(tidy) > longest:
        raise BadText(
            f"the {what} has {len(tidy)} characters; at most {longest} are allowed",
            "text_too_long",
            longest=longest,
        )
    for sign in tidy:
        if unicodedata.category(sign) in _UNSEEN or sign in _TURNING:
            raise BadText(
                f"the {what} holds the control character U+{ord(sign):04X}", "text_control"
            )
    return tidy
