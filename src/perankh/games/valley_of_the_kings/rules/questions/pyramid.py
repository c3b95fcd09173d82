# compiled by mypyc
"""The questions of actions about the pyramid, and which action or way to carry out (VOK-8.6)."""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import (
    BASE,
    CARDS,
    IN_BASE,
    SPACES,
)
from perankh.games.valley_of_the_kings.rules import programs, turn
from perankh.games.valley_of_the_kings.rules.actions import (
    BRANCH,
    BRANCHES,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    REPEAT,
    SPACE,
    SWAP,
)
from perankh.games.valley_of_the_kings.rules.needs import FEASIBLE, is_feasible, stuck_at
from perankh.games.valley_of_the_kings.rules.outlook import outlook
from perankh.games.valley_of_the_kings.rules.packs import it_of, line_of, packed
from perankh.games.valley_of_the_kings.rules.pyramid import suits, swap, take
from perankh.games.valley_of_the_kings.rules.questions.reasons import why_infeasible
from perankh.games.valley_of_the_kings.rules.questions.turn import actions_of
from perankh.games.valley_of_the_kings.rules.state import EMPTY, RUN, Valley
from perankh.games.valley_of_the_kings.shown.reasons import (
    NO_WAY_OPEN,
    NOT_CARRIED_OUT,
    NOT_REPEATABLE,
    NOTHING_THERE,
    OUTSIDE_BASE,
    SAME_SWAP,
    UNSUITABLE,
)
from perankh.kernel.reason import Reason
from perankh.kernel.step import DECIDING, Decision


class OfPyramid(Decision[Valley]):
    """A card of the pyramid or of its base.

    Which way an action goes is not told before something has moved.
    """

    public_prompt = DECIDING

    def actions(self) -> list[int]:
        return actions_of(SPACE, SPACES)

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        space = action - SPACE
        if s.pyramid[space] == EMPTY:
            return NOTHING_THERE
        if s.tables.step_where[line_of(arg)] == IN_BASE and space >= BASE:
            return OUTSIDE_BASE
        return UNSUITABLE


class Taking(OfPyramid):
    """take_from_pyramid"""

    prompt = "valley_of_the_kings-prompt-take"

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        for space in range(SPACES):
            if suits(s, player, line_of(arg), it_of(arg), space):
                out.append(SPACE + space)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        s.push(RUN, player, packed(line_of(arg) + 1, EMPTY, 0))
        take(s, player, action - SPACE, s.tables.step_to[line_of(arg)])


class SacrificingSpace(OfPyramid):
    """sacrifice_from_pyramid"""

    prompt = "valley_of_the_kings-prompt-sacrifice-pyramid"

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        base = s.tables.step_where[line_of(arg)] == IN_BASE
        for space in range(BASE if base else SPACES):
            if s.pyramid[space] != EMPTY:
                out.append(SPACE + space)
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        s.push(RUN, player, packed(line_of(arg) + 1, EMPTY, 0))
        turn.sacrifice_space(s, player, action - SPACE)


class Swapping(Decision[Valley]):
    """swap_pyramid: two cards of the pyramid; of pairs of equal cards one, for all do the same."""

    prompt = "valley_of_the_kings-prompt-swap"
    public_prompt = DECIDING

    def actions(self) -> list[int]:
        return actions_of(SWAP, PAIRS)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        equal = False
        for pair in range(PAIRS):
            one = s.pyramid[PAIR_FIRST[pair]]
            other = s.pyramid[PAIR_SECOND[pair]]
            if one == EMPTY or other == EMPTY or (one == other and equal):
                continue
            out.append(SWAP + pair)
            if one == other:
                equal = True
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        swap(s, player, action - SWAP)
        s.push(RUN, player, packed(line_of(arg) + 1, EMPTY, 0))

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        one = s.pyramid[PAIR_FIRST[action - SWAP]]
        other = s.pyramid[PAIR_SECOND[action - SWAP]]
        return NOTHING_THERE if one == EMPTY or other == EMPTY else SAME_SWAP


class Choosing(Decision[Valley]):
    """choose_one: one of the feasible ways."""

    prompt = "valley_of_the_kings-prompt-choose"

    def actions(self) -> list[int]:
        return actions_of(BRANCH, BRANCHES)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        t = s.tables
        first: i64 = t.step_option[line_of(arg)]
        for way in range(t.step_options[line_of(arg)]):
            if (
                stuck_at(s, outlook(s, player, EMPTY, EMPTY), t.option_program[first + way])
                == FEASIBLE
            ):
                out.append(BRANCH + way)
        if len(out) == 0:  # only on a table where the hand was dealt anew
            out.extend(actions_of(BRANCH, t.step_options[line_of(arg)]))
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        t = s.tables
        program: i64 = t.option_program[t.step_option[line_of(arg)] + action - BRANCH]
        s.push(RUN, player, packed(line_of(arg) + 1, EMPTY, 0))
        s.push(RUN, player, packed(program, EMPTY, 0))

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        t = s.tables
        way = action - BRANCH
        if way >= t.step_options[line_of(arg)]:
            return NO_WAY_OPEN
        program: i64 = t.option_program[t.step_option[line_of(arg)] + way]
        return why_infeasible(s, stuck_at(s, outlook(s, player, EMPTY, EMPTY), program))


class Repeating(Decision[Valley]):
    """VOK-11.14 repeat_action: one of the actions of this turn that is feasible now."""

    prompt = "valley_of_the_kings-prompt-repeat"
    secret = True  # which ones are feasible can depend on the hand

    def actions(self) -> list[int]:
        return actions_of(REPEAT, CARDS)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        done = repeatable(s)
        for card in done:
            if is_feasible(s, outlook(s, player, EMPTY, EMPTY), card):
                out.append(REPEAT + card)
        if len(out) == 0:  # only on a table where the hand was dealt anew
            out.extend([REPEAT + card for card in done])
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        s.push(RUN, player, packed(line_of(arg) + 1, EMPTY, 0))
        programs.repeat_action(s, player, action - REPEAT)

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        card = action - REPEAT
        if not s.tables.card_repeatable[card]:
            return NOT_REPEATABLE
        if card not in s.done:
            return NOT_CARRIED_OUT
        return why_infeasible(
            s, stuck_at(s, outlook(s, player, EMPTY, EMPTY), s.tables.card_program[card])
        )


def repeatable(s: Valley) -> list[int]:
    """VOK-11.14: the actions of this turn that may be repeated at all, each once."""
    found: list[int] = []
    for card in s.done:
        if s.tables.card_repeatable[card] and card not in found:
            found.append(card)
    return found
