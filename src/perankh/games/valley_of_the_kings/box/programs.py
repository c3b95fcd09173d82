"""What cards do: checks which steps go together, and turns them into the programs of `tables.py`.

The form of each step is in `form_steps.py`. Whether a step can be carried out in a given position
is a matter of the rules, not of this module.
"""

from __future__ import annotations

from collections.abc import Sequence

from perankh.games.valley_of_the_kings.box import form as f
from perankh.games.valley_of_the_kings.box import form_steps as fs
from perankh.games.valley_of_the_kings.box import tables as t
from perankh.kernel.box import at, require, require_known
from perankh.kernel.box_file import listed

REACTION_OPS: dict[str, str] = {
    "opponent_buys": "take_from_pyramid",
    "opponent_sacrifices": "take_sacrificed_card",
    "forced_by_opponent_action": "ignore_forced_effect",
}
"""The one step of a reaction, by what it waits for (VOK-10)."""

ONLY_REACTIONS = ("take_sacrificed_card", "ignore_forced_effect")
"""Steps that mean nothing without what called a reaction."""


def op_of(step: fs.Step) -> str:
    """The word of the vocabulary for a step."""
    return str(step.__struct_config__.tag)


# ------------------ checks


def check_programs(cards: Sequence[f.Card]) -> None:
    """Refuse a card whose steps contradict each other, their card or the rules."""
    for index, card in enumerate(cards):
        where = at("card", index, card.id, "steps")
        _check_list(card.steps, where)
        for step, place in each_step(card.steps, where):
            _check_step(step, place)
            _check_repetition(card, step, place, cards)
            alone = card.kind == "reaction" or op_of(step) not in ONLY_REACTIONS
            require(alone, f"{place}.op", f"{op_of(step)!r} is a step of reactions only (VOK-10)")
        _check_reaction(card, where)


def each_step(steps: Sequence[fs.Step], where: str) -> list[tuple[fs.Step, str]]:
    """All steps with their places, those inside a choice after the choice."""
    found: list[tuple[fs.Step, str]] = []
    for number, step in enumerate(steps):
        place = f"{where}[{number}]"
        found.append((step, place))
        if isinstance(step, fs.ChooseOne):
            for option, inner in enumerate(step.options):
                found.extend(each_step(inner, f"{place}.options[{option}]"))
    return found


def depends_on_it(step: fs.Step) -> bool:
    """Whether the step speaks of the card that the step before it has chosen."""
    if not isinstance(step, fs.TakeFromPyramid):
        return False
    return step.cost_rule == "at_most_times_it" or step.set_rule == "same_as_it"


def _check_list(steps: Sequence[fs.Step], where: str) -> None:
    """A step that speaks of "it" must follow the step that chooses it."""
    before: fs.Step | None = None
    for number, step in enumerate(steps):
        if depends_on_it(step):
            gives = isinstance(before, (fs.DiscardFromHand, fs.SacrificeFromHand)) and before.n == 1
            needed = "discard_from_hand or sacrifice_from_hand with n = 1"
            wrong = f'speaks of the card chosen just before ("it"), so it must follow {needed}'
            require(gives, f"{where}[{number}]", wrong)
        if isinstance(step, fs.ChooseOne):
            for option, inner in enumerate(step.options):
                _check_list(inner, f"{where}[{number}].options[{option}]")
        before = step


def _check_step(step: fs.Step, where: str) -> None:
    """The arguments of a step against each other."""
    match step:
        case fs.TakeFromPyramid():
            _check_argument(where, step, "at_most", "max_cost", step.max_cost)
            _check_argument(where, step, "at_most_times_it", "factor", step.factor)
        case fs.Entomb(sources=sources):
            once = len(sources) == len(set(sources))
            require(once, f"{where}.sources", "must name hand or discard or both, each once")
        case fs.LookTop(n=n, keep=keep):
            require(keep <= n, f"{where}.keep", f"must be at most n, {n}")
        case fs.EachOpponent(effect=effect, n=n):
            some = n > 0 or effect == "discard_down_to"
            require(some, f"{where}.n", f"must be at least 1 for the effect {effect!r}")


def _check_argument(
    where: str, step: fs.TakeFromPyramid, rule: fs.CostRule, field: str, value: int | None
) -> None:
    """A cost rule has its number, and a number has its cost rule."""
    if step.cost_rule == rule:
        require(value is not None, f"{where}.{field}", f"the cost_rule {rule!r} needs {field}")
    else:
        require(value is None, f"{where}.{field}", f"belongs to the cost_rule {rule!r} only")


def _check_repetition(card: f.Card, step: fs.Step, where: str, cards: Sequence[f.Card]) -> None:
    """`exclude` and `repeatable` must agree, and no repetition may repeat itself (VOK-11.14)."""
    if not isinstance(step, fs.RepeatAction):
        return
    itself = f"{card.id} repeats actions, so it must be repeatable = false (VOK-11.14)"
    require(not card.repeatable, where, itself)
    ids = [one.id for one in cards]
    for name in step.exclude:
        require_known(f"{where}.exclude", name, ids)
    barred = [one.id for one in cards if not one.repeatable]
    agree = sorted(step.exclude) == sorted(barred)
    wrong = f"must be the cards with repeatable = false, each once: {listed(barred)}"
    require(agree, f"{where}.exclude", wrong)


def _check_reaction(card: f.Card, where: str) -> None:
    """A reaction has the one step that its trigger knows, with what it can know then."""
    if card.trigger is None:
        return
    wanted = REACTION_OPS[card.trigger]
    right = len(card.steps) == 1 and op_of(card.steps[0]) == wanted
    wrong = f"a reaction with trigger {card.trigger!r} has exactly one step, {wanted!r}"
    require(right, where, wrong)
    step = card.steps[0]
    if isinstance(step, fs.TakeFromPyramid):
        own = step.cost_rule == "below_last_bought_this_turn"
        wrong = "a reaction is used in an opponent's turn: its owner has bought nothing"
        require(not own, f"{where}[0].cost_rule", wrong)


# ------------------ the programs


def fill_programs(tables: t.Tables, cards: Sequence[f.Card]) -> None:
    """Write every card's steps into the tables."""
    for card in cards:
        tables.card_program.append(_write(tables, card.steps))
        tables.card_entombs.append(sum(_entombs(step) for step, _ in each_step(card.steps, "")))


def _entombs(step: fs.Step) -> bool:
    """Whether a step puts a card into the own tomb."""
    match step:
        case fs.Entomb() | fs.TakeFromPyramid(to="tomb") | fs.LookTop(keep_to="tomb"):
            return True
    return False


def _write(tables: t.Tables, steps: Sequence[fs.Step]) -> int:
    """Append a program and return the number of its first step; options stand before their choice.

    Options are written first, so that the steps of the program itself stay consecutive.
    """
    choices = {
        number: [_write(tables, option) for option in step.options]
        for number, step in enumerate(steps)
        if isinstance(step, fs.ChooseOne)
    }
    first = len(tables.step_op)
    for number, step in enumerate(steps):
        here = _append(tables, t.OP_IDS.index(op_of(step)))
        _fill(tables, here, step)
        if number + 1 < len(steps) and depends_on_it(steps[number + 1]):
            tables.step_it[here] = here + 1
        if number in choices:
            tables.step_option[here] = len(tables.option_program)
            tables.step_options[here] = len(choices[number])
            tables.option_program.extend(choices[number])
    _append(tables, t.END)
    return first


def _append(tables: t.Tables, op: int) -> int:
    tables.step_op.append(op)
    for column in (
        tables.step_n,
        tables.step_where,
        tables.step_cost_rule,
        tables.step_cost,
        tables.step_set_rule,
        tables.step_to,
        tables.step_sources,
        tables.step_least,
        tables.step_which,
        tables.step_keep,
        tables.step_effect,
        tables.step_options,
    ):
        column.append(0)
    tables.step_public.append(False)
    tables.step_it.append(-1)
    tables.step_option.append(-1)
    return len(tables.step_op) - 1


def _fill(tables: t.Tables, here: int, step: fs.Step) -> None:
    """Write the arguments of one step."""
    match step:
        case fs.Draw(n=n) | fs.DiscardFromHand(n=n) | fs.SacrificeFromHand(n=n):
            tables.step_n[here] = n
        case fs.SacrificeFromPyramid(where=where):
            tables.step_where[here] = t.WHERE_IDS.index(where)
        case fs.TakeFromPyramid():
            tables.step_where[here] = t.WHERE_IDS.index(step.where)
            tables.step_cost_rule[here] = t.COST_RULE_IDS.index(step.cost_rule or "")
            tables.step_cost[here] = step.max_cost or step.factor or 0
            tables.step_set_rule[here] = t.SET_RULE_IDS.index(step.set_rule or "")
            tables.step_to[here] = t.TO_IDS.index(step.to)
        case fs.Entomb(sources=sources, min_in_discard=least):
            from_hand = t.FROM_HAND if "hand" in sources else 0
            from_discard = t.FROM_DISCARD if "discard" in sources else 0
            tables.step_sources[here] = from_hand + from_discard
            tables.step_least[here] = least
        case fs.DiscardPileToDeck(which=which):
            tables.step_which[here] = t.WHICH_IDS.index(which)
        case fs.EachOpponent(effect=effect, n=n, min_total=least):
            tables.step_effect[here] = t.EFFECT_IDS.index(effect)
            tables.step_n[here] = n
            tables.step_least[here] = least
        case fs.SetGold(value=value) | fs.AddGold(value=value):
            tables.step_n[here] = value
        case fs.ReturnFromTomb():
            tables.step_to[here] = t.TO_HAND
        case fs.LookTop():
            tables.step_n[here] = step.n
            tables.step_keep[here] = step.keep
            tables.step_to[here] = t.TO_IDS.index(step.keep_to)
            tables.step_public[here] = step.public
