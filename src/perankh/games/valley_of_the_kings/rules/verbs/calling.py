# compiled by mypyc
"""Verbs that call others (VOK-8.6): a revealed card, an action once more, one of several ways."""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import CARD_IDS, CARDS, NO_TRIGGER
from perankh.games.valley_of_the_kings.rules import programs
from perankh.games.valley_of_the_kings.rules.actions import BRANCH, BRANCHES, REPEAT
from perankh.games.valley_of_the_kings.rules.cards import turn_up
from perankh.games.valley_of_the_kings.rules.outlook import Outlook, outlook
from perankh.games.valley_of_the_kings.rules.packs import packed
from perankh.games.valley_of_the_kings.rules.state import (
    CHOOSING,
    EMPTY,
    FINISH_REVEALED,
    REPEATING,
    RUN,
    Valley,
)
from perankh.games.valley_of_the_kings.rules.verbs.verb import (
    FEASIBLE,
    Verb,
    actions_of,
    is_feasible,
    stuck_at,
    why_stuck,
)
from perankh.games.valley_of_the_kings.shown import events
from perankh.games.valley_of_the_kings.shown.reasons import (
    NO_WAY_OPEN,
    NOT_CARRIED_OUT,
    NOT_REPEATABLE,
    NOTHING_TO_REPEAT,
    TOO_FEW_TO_DRAW,
)
from perankh.kernel.reason import Reason
from perankh.kernel.verbs import Given

LONGEST = 6
"""So many verbs a card or a way has at the most."""


class RevealAndExecuteTop(Verb):
    """VOK-11.17: the top card of the draw deck is revealed and carried out if it can be."""

    word = "reveal_and_execute_top"

    def met(self, s: Valley, o: Outlook) -> bool:
        """A card to reveal; what it will do can't be foreseen."""
        if not o.draw(1):
            return False
        o.pile += 1
        o.blur()
        return True

    def missing(self, s: Valley, o: Outlook) -> Reason:
        return TOO_FEW_TO_DRAW

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        card = turn_up(s, player)
        if s.trace is not None:
            s.emit(events.CardRevealed(player=player, card=CARD_IDS[card]))
        s.reveal()
        s.push(RUN, player, packed(self.line + 1, it, 0))
        action = s.tables.card_trigger[card] == NO_TRIGGER
        if action and is_feasible(s, outlook(s, player, EMPTY, EMPTY), card):
            s.push(FINISH_REVEALED, player, packed(0, card, 1))
            s.push(RUN, player, packed(s.tables.card_program[card], EMPTY, 0))
            return False
        if s.trace is not None:
            s.emit(events.ActionImpossible(player=player, card=CARD_IDS[card]))
        s.push(FINISH_REVEALED, player, packed(0, card, 0))
        return False


class RepeatAction(Verb):
    """VOK-11.14: one of the actions of this turn that is feasible now is carried out again."""

    word = "repeat_action"
    question: i64 = REPEATING
    prompt = "valley_of_the_kings-prompt-repeat"
    secret = True  # which ones are feasible can depend on the hand

    exclude: list[str]
    """What can never be repeated; `Tables.card_repeatable` says the same."""

    def __init__(self) -> None:
        self.exclude = []

    def read(self, given: Given) -> None:
        self.exclude = given.texts("exclude")

    def met(self, s: Valley, o: Outlook) -> bool:
        for card in repeatable(s):
            if is_feasible(s, o.copy(), card):
                o.blur()
                return True
        return False

    def missing(self, s: Valley, o: Outlook) -> Reason:
        return NOTHING_TO_REPEAT

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        return self.ask(s, player)

    def answers(self) -> list[int]:
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
        self.go_on(s, player)
        programs.repeat_action(s, player, action - REPEAT)

    def refuses(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        card = action - REPEAT
        if not s.tables.card_repeatable[card]:
            return NOT_REPEATABLE
        if card not in s.done:
            return NOT_CARRIED_OUT
        return why_stuck(s, outlook(s, player, EMPTY, EMPTY), s.tables.card_program[card])


def repeatable(s: Valley) -> list[int]:
    """VOK-11.14: the actions of this turn that may be repeated at all, each once."""
    found: list[int] = []
    for card in s.done:
        if s.tables.card_repeatable[card] and card not in found:
            found.append(card)
    return found


class ChooseOne(Verb):
    """One of several ways, of those that are feasible."""

    word = "choose_one"
    question: i64 = CHOOSING
    prompt = "valley_of_the_kings-prompt-choose"

    stated: list[list[Given]]
    """The ways as the box states them; the box reads their verbs, none of which chooses again."""
    programs: list[list[Verb]]
    """The ways."""
    starts: list[int]
    """The first line of each way."""

    def __init__(self) -> None:
        self.stated = []
        self.programs = []
        self.starts = []

    def read(self, given: Given) -> None:
        self.stated = given.ways("options", 2, BRANCHES, LONGEST)

    def ways(self) -> list[list[Verb]]:
        return self.programs

    def met(self, s: Valley, o: Outlook) -> bool:
        for start in self.starts:
            if stuck_at(s, o.copy(), start) == FEASIBLE:
                o.blur()
                return True
        return False

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        return self.ask(s, player)

    def answers(self) -> list[int]:
        return actions_of(BRANCH, BRANCHES)

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        for way, start in enumerate(self.starts):
            if stuck_at(s, outlook(s, player, EMPTY, EMPTY), start) == FEASIBLE:
                out.append(BRANCH + way)
        if len(out) == 0:  # only on a table where the hand was dealt anew
            out.extend(actions_of(BRANCH, len(self.starts)))
        return out

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        self.go_on(s, player)
        s.push(RUN, player, packed(self.starts[action - BRANCH], EMPTY, 0))

    def refuses(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        way = action - BRANCH
        if way >= len(self.starts):
            return NO_WAY_OPEN
        return why_stuck(s, outlook(s, player, EMPTY, EMPTY), self.starts[way])
