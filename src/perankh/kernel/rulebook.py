"""A game's numbered specification, read from its `RULES.md`: the only place that parses it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from perankh.kernel.errors import PerankhError
from perankh.kernel.game import Game

NUMBER = r"[A-Z]?\d+(?:\.R?\d+[a-z]?)*"
"""How rules are numbered after the prefix: 5.9, 5.9a, rulings 5.R1, invariants I1, examples E1."""

HEADING = re.compile(r"^#+ +(.*?)\s*$")


class UnknownRule(PerankhError):
    """The specification has no rule of this number."""


@dataclass(frozen=True)
class Rule:
    """One numbered rule, with what is printed under it."""

    number: str
    section: str
    """The heading that it stands under."""
    text: str


def read_rules(game: Game) -> dict[str, Rule]:
    """All numbered rules of a game, in their order."""
    start = re.compile(rf"^- \*\*({game.rule_prefix}-{NUMBER})\*\* ?(.*)$")
    rules: dict[str, Rule] = {}
    section, number, lines = "", "", list[str]()
    for line in [*(game.folder / "RULES.md").read_text(encoding="utf-8").splitlines(), "#"]:
        found = start.match(line)
        heading = HEADING.match(line)
        if number and line.startswith(("  ", "> ")):
            lines.append(line)
        elif number and (found or line.startswith("#")):
            rules[number] = Rule(number, section, "\n".join(lines).strip())
            number = ""
        if found:
            number, lines = found[1], [found[2]]
        elif heading:
            section = heading[1]
    return rules


def find_rule(game: Game, asked: str) -> Rule:
    """The rule that `5.9` or `IMH-5.9` names."""
    number = asked.strip().upper()
    if not number.startswith(f"{game.rule_prefix}-"):
        number = f"{game.rule_prefix}-{number}"
    rules = {rule.number.upper(): rule for rule in read_rules(game).values()}
    rule = rules.get(number)
    if rule is None:
        raise UnknownRule(f"{game.id} has no rule {number}; rules are numbered like 5.9")
    return rule
