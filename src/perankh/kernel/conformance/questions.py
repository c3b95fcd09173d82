"""Checks of what is asked: the options, the actions that are refused and why, and their names."""

from __future__ import annotations

from perankh.kernel.conformance.subject import Fingerprint, Subject, rule_numbers
from perankh.kernel.errors import IllegalAction, PerankhError
from perankh.kernel.game import as_text
from perankh.kernel.reason import GAME_OVER, NOT_ASKED, Reason
from perankh.kernel.state import State

PARSED = 3
"""How many actions of one question are read back from their words."""


def check_options(x: Subject) -> None:
    """`options`: never empty, no duplicates, of this question, within the game's numbers."""
    options = x.state.options()
    if not options:
        x.fail("options", f"the question {x.state.prompt()} has no option")
    if len(set(options)) != len(options):
        x.fail("options", f"an option is offered twice: {sorted(options)}")
    actions = x.state.actions()
    if len(set(actions)) != len(actions):
        x.fail("options", f"{x.state.prompt()} names an action twice: {sorted(actions)}")
    if strange := sorted(set(options) - set(actions)):
        x.fail("options", f"{strange} are offered but are no actions of {x.state.prompt()}")
    if any(not 0 <= action < x.game.action_count for action in actions):
        x.fail("options", f"{sorted(actions)} are not all below {x.game.action_count}")
    check_remembered(x, "options", x.state)


def check_remembered(x: Subject, check: str, state: State) -> None:
    """The options that a state remembers are those it would give if asked again."""
    fresh = state.clone()
    fresh.offered = None
    if fresh.options() != state.options():
        remembered = f"{state.options()} are remembered, but asked again it is {fresh.options()}"
        x.fail(check, f"at {state.prompt()} {remembered}")


def check_refusals(x: Subject) -> None:
    """`refusals`: an action that is not offered is refused with its reason and changes nothing."""
    options = x.state.options()
    actions = x.state.actions()
    refused = [action for action in actions if action not in options]
    before = x.fingerprint(x.state)
    for action in options:
        if reason := x.state.why_not(action):
            x.fail("refusals", f"action {action} is offered, yet refused by {reason.key}")
    if refused:
        check_unchanged(x, before, x.pick(refused))
    for action in refused:
        check_reason(x, action, x.state.why_not(action))
    for action in (-1, x.game.action_count, x.dice.below(x.game.action_count)):
        if action not in actions:
            check_refused(x, x.state, action, NOT_ASKED)
    if x.fingerprint(x.state) != before:
        x.fail("refusals", "a refused action changed the state")


def check_unchanged(x: Subject, before: Fingerprint, action: int) -> None:
    """Asking for a reason changes nothing; asked once, so that no second time undoes it."""
    x.state.why_not(action)
    if x.fingerprint(x.state) != before:
        x.fail("refusals", f"asking why action {action} is refused changed the state")


def check_reason(x: Subject, action: int, reason: Reason | None) -> None:
    """`apply` gives the reason; it is the game's own, and names a rule of its `RULES.md`."""
    if reason is None:
        x.fail("refusals", f"action {action} is not offered, yet nothing speaks against it")
    if not reason.key.startswith(f"{x.game.id}-"):
        what = f"action {action} of {x.state.prompt()} is refused by {reason.key!r}"
        x.fail("refusals", f"{what}; a reason of {x.game.id} is needed")
    if reason.rule not in rule_numbers(x.game):
        x.fail("refusals", f"{reason.key} names {reason.rule!r}, which RULES.md does not have")
    check_refused(x, x.state, action, reason)


def check_refused(x: Subject, state: State, action: int, reason: Reason) -> None:
    """`apply` raises `IllegalAction` with the reason."""
    x.tally.refusals += 1
    try:
        state.apply(action)
    except IllegalAction as error:
        if error.reason != reason:
            x.fail("refusals", f"action {action} is refused by {error.reason}, not by {reason}")
        return
    x.fail("refusals", f"action {action} is not offered, yet it was carried out")


def check_descriptions(x: Subject) -> None:
    """`descriptions`: each action has one meaning and one text, and they lead back to it."""
    found: dict[str, int] = {}
    for action in x.state.actions():
        meaning = x.game.describe(x.state, action)
        if not isinstance(meaning.get("verb"), str):
            x.fail("descriptions", f"action {action} is described without a verb: {meaning}")
        text = as_text(meaning)
        if text in found:
            x.fail("descriptions", f"{text!r} means both {found[text]} and {action}")
        if text.isdigit():
            x.fail("descriptions", f"the text {text!r} of action {action} reads as a number")
        found[text] = action
    for _ in range(PARSED):
        check_parse(x, x.pick(x.state.actions()))
    x.tally.descriptions += len(found)


def check_parse(x: Subject, action: int) -> None:
    """`descriptions`: meaning, text and number all lead back to the action."""
    meaning = x.game.describe(x.state, action)
    for words in (meaning, as_text(meaning), str(action)):
        try:
            back = x.game.parse(x.state, words)
        except PerankhError as error:
            x.fail("descriptions", f"{words!r} is action {action} but not understood: {error}")
        if back != action:
            x.fail("descriptions", f"{words!r} is action {action} but read as {back}")


def check_nothing_asked(x: Subject) -> None:
    """`refusals`: when the game is over nothing is offered and everything is refused."""
    if x.state.options():
        x.fail("options", f"the game is over, yet it offers {x.state.options()}")
    before = x.fingerprint(x.state)
    for action in (0, x.game.action_count - 1):
        check_refused(x, x.state, action, GAME_OVER)
    if x.fingerprint(x.state) != before:
        x.fail("refusals", "a refused action changed a game that is over")
