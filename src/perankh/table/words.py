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
_MARKLESS = frozenset({"Cc", "Cf", "Cs", "Cn", "Co", "Zs", "Zl", "Zp", "Mn", "Me"})
"""Kinds of signs that show nothing alone: spaces, joiners, what only changes its neighbour."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols that are drawn as nothing."""


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
    if not any(_is_seen(sign) for sign in tidy) and not _garbles(tidy):
        raise BadText(f"the {what} is empty", "text_empty")
    if len(tidy) > longest:
        raise BadText(
            f"the {what} has {len(tidy)} characters; at most {longest} are allowed",
            "text_too_long",
            longest=longest,
        )
    if sign := _garbles(tidy):
        raise BadText(f"the {what} holds the control character U+{ord(sign):04X}", "text_control")
    return tidy


def _garbles(text: str) -> str:
    """The first sign that would garble a line; empty if there is none."""
    for sign in text:
        if unicodedata.category(sign) in _UNSEEN or sign in _TURNING:
            return sign
    return ""


def _is_seen(sign: str) -> bool:
    """Whether a sign leaves a mark on the page by itself."""
    return unicodedata.category(sign) not in _MARKLESS and sign not in _BLANK
