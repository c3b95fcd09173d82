"""What cards do: reads the verbs of `box.toml`, checks which go together, and writes the programs.

The parameters of each verb are read by its own class (`rules/verbs`). Whether a verb can be carried
out in a given position is a matter of the rules, not of this module.
"""

from __future__ import annotations

from collections.abc import Sequence

from perankh.games.valley_of_the_kings.box import form as f
from perankh.games.valley_of_the_kings.box import tables as t
from perankh.games.valley_of_the_kings.rules.verbs.calling import LONGEST, ChooseOne, RepeatAction
from perankh.games.valley_of_the_kings.rules.verbs.hand import FromHand
from perankh.games.valley_of_the_kings.rules.verbs.pyramid import (
    BELOW_LAST_BOUGHT,
    TakeFromPyramid,
)
from perankh.games.valley_of_the_kings.rules.verbs.verb import End, Verb
from perankh.games.valley_of_the_kings.rules.verbs.vocabulary import VERBS, WORDS
from perankh.kernel.box import at, require, require_known
from perankh.kernel.box_file import listed
from perankh.kernel.verbs import Given, given_lines

Program = list[Verb]

REACTION_VERBS: dict[str, str] = {
    "opponent_buys": "take_from_pyramid",
    "opponent_sacrifices": "take_sacrificed_card",
    "forced_by_opponent_action": "ignore_forced_effect",
}
"""The one verb of a reaction, by what it waits for (VOK-10)."""


# ------------------ reading


def read_programs(cards: Sequence[f.Card]) -> list[Program]:
    """What each card does; refuses verbs that contradict each other, their card or the rules."""
    programs: list[Program] = []
    for index, card in enumerate(cards):
        where = at("card", index, card.id, "steps")
        program = _read(given_lines(where, card.steps, LONGEST), WORDS)
        _check_it(program, where)
        for verb, place in each_verb(program, where):
            _check_repetition(card, verb, place, cards)
            alone = card.kind == "reaction" or not verb.only_reacts
            require(alone, f"{place}.op", f"{verb.word!r} is a step of reactions only (VOK-10)")
        _check_reaction(card, program, where)
        programs.append(program)
    return programs


def _read(lines: list[Given], words: Sequence[str]) -> Program:
    return [_read_verb(given, words) for given in lines]


def _read_verb(given: Given, words: Sequence[str]) -> Verb:
    verb = VERBS[WORDS.index(given.verb(words))].fresh()
    verb.read(given)
    given.finish()
    if isinstance(verb, ChooseOne):
        plain = [word for word in words if word != verb.word]
        verb.programs = [_read(way, plain) for way in verb.stated]
    return verb


def each_verb(program: Program, where: str) -> list[tuple[Verb, str]]:
    """All verbs with their places, those of a way after the choice."""
    found: list[tuple[Verb, str]] = []
    for number, verb in enumerate(program):
        place = f"{where}[{number}]"
        found.append((verb, place))
        for way, inner in enumerate(verb.ways()):
            found.extend(each_verb(inner, f"{place}.options[{way}]"))
    return found


# ------------------ checks


def _check_it(program: Program, where: str) -> None:
    """A verb that speaks of "it" must follow the verb that chooses it."""
    before: Verb | None = None
    for number, verb in enumerate(program):
        if verb.depends_on_it():
            needed = "discard_from_hand or sacrifice_from_hand with n = 1"
            wrong = f'speaks of the card chosen just before ("it"), so it must follow {needed}'
            require(before is not None and before.chooses_it(), f"{where}[{number}]", wrong)
        for way, inner in enumerate(verb.ways()):
            _check_it(inner, f"{where}[{number}].options[{way}]")
        before = verb


def _check_repetition(card: f.Card, verb: Verb, where: str, cards: Sequence[f.Card]) -> None:
    """`exclude` and `repeatable` must agree, and no repetition may repeat itself (VOK-11.14)."""
    if not isinstance(verb, RepeatAction):
        return
    itself = f"{card.id} repeats actions, so it must be repeatable = false (VOK-11.14)"
    require(not card.repeatable, where, itself)
    ids = [one.id for one in cards]
    for name in verb.exclude:
        require_known(f"{where}.exclude", name, ids)
    barred = [one.id for one in cards if not one.repeatable]
    agree = sorted(verb.exclude) == sorted(barred)
    wrong = f"must be the cards with repeatable = false, each once: {listed(barred)}"
    require(agree, f"{where}.exclude", wrong)


def _check_reaction(card: f.Card, program: Program, where: str) -> None:
    """A reaction has the one verb that its trigger knows, with what it can know then."""
    if card.trigger is None:
        return
    wanted = REACTION_VERBS[card.trigger]
    right = [verb.word for verb in program] == [wanted]
    wrong = f"a reaction with trigger {card.trigger!r} has exactly one step, {wanted!r}"
    require(right, where, wrong)
    verb = program[0]
    if isinstance(verb, TakeFromPyramid):
        own = verb.cost_rule == BELOW_LAST_BOUGHT
        wrong = "a reaction is used in an opponent's turn: its owner has bought nothing"
        require(not own, f"{where}[0].cost_rule", wrong)


# ------------------ writing


def write_programs(tables: t.Tables, programs: Sequence[Program]) -> None:
    """Write every card's verbs into the tables."""
    for program in programs:
        tables.card_program.append(_write(tables, program))
        tables.card_entombs.append(sum(verb.entombs() for verb, _ in each_verb(program, "")))


def _write(tables: t.Tables, program: Program) -> int:
    """Append a program and return the number of its first line.

    The ways of a choice are written before, so that the lines of the program stay consecutive.
    """
    for verb in program:
        if isinstance(verb, ChooseOne):
            verb.starts = [_write(tables, way) for way in verb.programs]
    first = len(tables.verbs)
    for verb in (*program, End()):
        verb.line = len(tables.verbs)
        before = tables.verbs[-1] if tables.verbs else None
        if isinstance(before, FromHand) and isinstance(verb, TakeFromPyramid):
            before.then = verb if verb.depends_on_it() else None
        tables.verbs.append(verb)
    return first
