"""What a card does in words, composed from its steps: for cards that a corrected box changed.

The shipped cards have a well-turned text in the box. Whoever corrects the steps of a card in a box
of their own may not have corrected its texts in four languages; the steps decide, so they are read.
"""

from __future__ import annotations

from functools import cache

import msgspec

from perankh.games.valley_of_the_kings.box import tables as t
from perankh.games.valley_of_the_kings.box.loading import load_shipped
from perankh.games.valley_of_the_kings.rules.verbs.calling import ChooseOne
from perankh.kernel.texts import Texts

NONE = "none"
"""What stands for a rule that a step does not have."""


class StepFace(msgspec.Struct, frozen=True, kw_only=True):
    """One verb, with what its text (`valley_of_the_kings-step-…`) is given."""

    step: str
    """Its word in the box."""
    way: int = 0
    """Which option of the `choose_one` before it this belongs to, from 1; 0 without a choice."""
    n: int = 0
    where: str = NONE
    cost_rule: str = NONE
    cost: int = 0
    set_rule: str = NONE
    to: str = NONE
    sources: str = NONE
    least: int = 0
    which: str = NONE
    keep: int = 0
    public: str = NONE
    """yes or no, for cards that are looked at."""
    effect: str = NONE


def steps_of(tables: t.Tables, card: int) -> list[StepFace]:
    """What a card does, step by step; the steps of an option follow their choice."""
    return _program(tables, tables.card_program[card], 0)


def corrected_steps(tables: t.Tables, card: int) -> list[StepFace]:
    """The steps of a card that does not do what the shipped card does; else none."""
    if tables.hash == load_shipped().hash:
        return []
    steps = steps_of(tables, card)
    return [] if steps == _shipped_steps(card) else steps


def card_text(texts: Texts, tables: t.Tables, card: int) -> str:
    """What a card does, in words: the text of the box, or its steps where they were corrected."""
    steps = corrected_steps(tables, card)
    if not steps:
        return texts.name("card", t.CARD_IDS[card], "text")
    return composed(texts, t.TRIGGER_IDS[tables.card_trigger[card]], steps)


def composed(texts: Texts, trigger: str, steps: list[StepFace]) -> str:
    """A trigger (empty for an action) and steps, in words."""
    parts = [texts.format(_key("trigger", trigger))] if trigger else []
    way = 0
    for step in steps:
        if step.way != way and step.way:
            parts.append(f"({step.way})")
        way = step.way
        given = {name: getattr(step, name) for name in StepFace.__struct_fields__}
        parts.append(texts.format(_key("step", step.step), **given))
    return " ".join(parts)


def _key(kind: str, name: str) -> str:
    return f"valley_of_the_kings-{kind}-{name.replace('_', '-')}"


@cache
def _shipped_steps(card: int) -> list[StepFace]:
    return steps_of(load_shipped().tables, card)


def _program(tables: t.Tables, first: int, way: int) -> list[StepFace]:
    faces: list[StepFace] = []
    line = first
    while not (verb := tables.verbs[line]).ends:
        faces.append(msgspec.convert({"step": verb.word, "way": way, **verb.spoken()}, StepFace))
        if isinstance(verb, ChooseOne):
            for number, start in enumerate(verb.starts, 1):
                faces.extend(_program(tables, start, number))
        line += 1
    return faces
