# compiled by mypyc
"""What a verb of the cards is (VOK-8.6), and how a whole action is looked at before it is begun.

What a card does is a program: verbs with consecutive numbers (lines) up to an `End`. Each verb has
one class, in a module beside this one. `programs.py` carries programs out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.rules.outlook import Outlook, outlook
from perankh.games.valley_of_the_kings.rules.packs import line_of, packed
from perankh.games.valley_of_the_kings.rules.state import EMPTY, RUN, Valley
from perankh.games.valley_of_the_kings.shown.reasons import NO_WAY_OPEN
from perankh.kernel.reason import NOT_ASKED, Reason
from perankh.kernel.step import Decision
from perankh.kernel.verbs import Given

FEASIBLE: Final = -1
"""No verb is in the way of an action."""

NO_QUESTION: Final = -1
"""The kind of the question of a verb that asks nothing."""

MOST: Final = 10
"""No verb moves more cards than this."""


class Verb:
    """One line of what a card does: its parameters, what it needs, does, asks, and its words."""

    word: str = ""
    """Its name in the box, and in the key of its text: `valley_of_the_kings-step-…`."""
    line: i64 = 0
    """Its place among all lines of all programs."""
    n: i64 = 0
    """How many cards it is about, or which value; 0 for a verb without a number."""
    ends: bool = False
    """Whether the program is over here."""
    only_reacts: bool = False
    """Whether it means nothing without what called a reaction (VOK-10)."""

    # --- in the box

    def fresh(self) -> Verb:
        """A new verb of this kind, whose parameters are still to be read."""
        return type(self)()

    def read(self, given: Given) -> None:
        """Take over the parameters as the box states them."""

    def depends_on_it(self) -> bool:
        """Whether it speaks of the card that the verb before it has chosen ("it")."""
        return False

    def chooses_it(self) -> bool:
        """Whether it chooses exactly one card, of which the next verb may speak."""
        return False

    def ways(self) -> list[list[Verb]]:
        """The programs of which one is chosen; nearly always none."""
        return []

    def entombs(self) -> bool:
        """Whether it puts a card into the own tomb: for the minds' estimate."""
        return False

    def spoken(self) -> dict[str, str | int]:
        """What its text is given."""
        return {}

    # --- whether it is possible

    def met(self, s: Valley, o: Outlook) -> bool:
        """Whether it can be carried out, and if so what it changes in the outlook."""
        return True

    def missing(self, s: Valley, o: Outlook) -> Reason:
        """Why it can't be carried out with this outlook."""
        return NO_WAY_OPEN

    # --- what it does

    def do(self, s: Valley, player: i64, it: i64) -> bool:
        """Carry it out; False if something must happen before the next verb goes on."""
        return True

    # --- what it asks

    question: i64 = NO_QUESTION
    """The kind of frame in which it asks its player something before it is carried out."""
    prompt: str = ""
    public_prompt: str = ""
    private: bool = False
    secret: bool = False
    """Of the question, as in the kernel's `Step`."""

    def ask(self, s: Valley, player: i64) -> bool:
        """VOK-8.5: ask its question now that the verb is reached; the answer carries it out."""
        s.push(self.question, player, packed(self.line, EMPTY, self.n))
        return False

    def asks(self) -> list[int]:
        """All kinds of frames that are about this verb."""
        return [] if self.question == NO_QUESTION else [self.question]

    def answers(self) -> list[int]:
        """Every action that its question could ever offer."""
        return []

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        """Every answer that is legal now."""
        return []

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        """Carry out one of the options."""
        raise NotImplementedError(type(self).__name__)

    def refuses(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        """Why an answer is not offered."""
        return NOT_ASKED

    def keeps(self) -> i64:
        """How many of the cards that it looks at are kept."""
        return 0

    def opens_pile(self) -> bool:
        """Whether it chooses from the own discard pile, which may then be looked through."""
        return False

    def go_on(self, s: Valley, player: i64) -> None:
        """The next verb follows."""
        s.push(RUN, player, packed(self.line + 1, EMPTY, 0))


class End(Verb):
    """The program is finished."""

    ends = True


class Question(Decision[Valley]):
    """The question of a verb, which says all about it itself; the argument holds its line."""

    verb: Verb

    def __init__(self, verb: Verb) -> None:
        super().__init__()
        self.verb = verb
        self.prompt = verb.prompt
        self.public_prompt = verb.public_prompt
        self.private = verb.private
        self.secret = verb.secret

    def actions(self) -> list[int]:
        return self.verb.answers()

    def options(self, s: Valley, player: i64, arg: i64) -> list[int]:
        return s.tables.verbs[line_of(arg)].options(s, player, arg)

    def choose(self, s: Valley, player: i64, arg: i64, action: i64) -> None:
        s.tables.verbs[line_of(arg)].choose(s, player, arg, action)

    def why_not(self, s: Valley, player: i64, arg: i64, action: i64) -> Reason:
        return s.tables.verbs[line_of(arg)].refuses(s, player, arg, action)


# --- whole programs


def stuck_at(s: Valley, o: Outlook, line: i64) -> i64:
    """VOK-8.2: the first line of a program that could not be carried out, or FEASIBLE."""
    verbs = s.tables.verbs
    while True:
        verb = verbs[line]
        if verb.ends:
            return FEASIBLE
        if not verb.met(s, o):
            return line
        line += 1


def why_stuck(s: Valley, o: Outlook, line: i64) -> Reason:
    """VOK-8.2: why a program can't be carried out: what its first impossible verb misses."""
    verbs = s.tables.verbs
    while not verbs[line].ends:
        before = o.copy()
        if not verbs[line].met(s, o):
            return verbs[line].missing(s, before)
        line += 1
    return NO_WAY_OPEN


def is_feasible(s: Valley, o: Outlook, card: i64) -> bool:
    """VOK-8.2: whether the whole action of a card can be carried out."""
    return stuck_at(s, o, s.tables.card_program[card]) == FEASIBLE


def is_possible(s: Valley, player: i64, verb: Verb, it: i64) -> bool:
    """VOK-8.3: whether a single verb can be carried out now."""
    o = outlook(s, player, EMPTY, it)
    o.now = True
    o.new_hand = True  # which card helps the next verb along is a matter of the question
    return verb.met(s, o)


# --- answers


def actions_of(first: i64, count: i64) -> list[int]:
    """A whole range of actions."""
    return [first + n for n in range(count)]


def offer(cards: list[int], first: i64, out: list[int]) -> None:
    """Each different one of sorted cards."""
    last: i64 = EMPTY
    for card in cards:
        if card != last:
            out.append(first + card)
            last = card
