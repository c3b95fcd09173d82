"""The steps and questions of Pebbles, in the order of its rules.

The classes of this game are plain Python even where the kernel is compiled.
"""

from __future__ import annotations

from perankh.kernel.event import only
from perankh.kernel.meaning import Meaning
from perankh.kernel.reason import NOT_ASKED, Reason
from perankh.kernel.step import Decision, Step, numbered

from ..box.tables import IDS, KINDS
from ..rules.state import NOTHING, Pebbles
from ..shown.events import (
    GiftRefused,
    GiftTaken,
    PebbleDiscarded,
    PebbleDrawn,
    PebbleOffered,
    PebbleShown,
    ShellLifted,
    ShellPeeked,
    TurnBegan,
)

BEGIN, ACT, CHOOSE, ANSWER, DRAW, DISCARD = range(6)
"""Kinds of frames."""

BAG = 0
"""The pile of which a position can say what is drawn next."""

SHOW, OFFER, PEEK = range(3)
PEBBLE = 3
TAKE = PEBBLE + KINDS
REFUSE = TAKE + 1
DROP = REFUSE + 1
ACTIONS = DROP + KINDS


def describe(action: int) -> Meaning:
    """What an action means."""
    if action < PEBBLE:
        return {"verb": ("show", "offer", "peek")[action]}
    if action < TAKE:
        return {"verb": "choose", "pebble": IDS[action - PEBBLE]}
    if action < DROP:
        return {"verb": "take" if action < REFUSE else "refuse"}
    return {"verb": "discard", "pebble": IDS[action - DROP]}


NOT_IN_HAND = Reason("pebbles-why-not-in-hand", "PEB-3.2")
ENOUGH_GIFTS = Reason("pebbles-why-enough-gifts", "PEB-3.4")
ALREADY_PEEKED = Reason("pebbles-why-already-peeked", "PEB-3.5")


class Question(Decision[Pebbles]):
    """A question of Pebbles."""

    def __init__(
        self, prompt: str, auto_answers: bool, secret: bool = False, private: bool = False
    ) -> None:
        super().__init__()
        self.prompt = prompt
        self.begins_turn = isinstance(self, Act)
        self.auto_answers = auto_answers
        self.secret = secret
        self.private = private


class Begin(Step[Pebbles]):
    """PEB-2.1, PEB-2.4: the next turn, or the end."""

    def run(self, s: Pebbles, player: int, arg: int) -> None:
        if not s.bag:
            lift_shell(s)
            return
        s.turn = player
        if s.trace is not None:
            s.emit(TurnBegan(player=player))
        s.push(DRAW, player, 0)
        s.push(ACT, player, 0)


class Act(Question):
    """PEB-2.1"""

    def actions(self) -> list[int]:
        return [SHOW, OFFER, PEEK]

    def options(self, s: Pebbles, player: int, arg: int) -> list[int]:
        return [SHOW, OFFER] if s.peeked[player] else [SHOW, OFFER, PEEK]

    def choose(self, s: Pebbles, player: int, arg: int, action: int) -> None:
        if action == PEEK:
            peek(s, player)
        else:
            s.push(CHOOSE, player, action)

    def why_not(self, s: Pebbles, player: int, arg: int, action: int) -> Reason:
        return ALREADY_PEEKED if action == PEEK else NOT_ASKED


class Choose(Question):
    """PEB-3.2: which pebble to show or to offer."""

    def actions(self) -> list[int]:
        return [PEBBLE + kind for kind in range(KINDS)]

    def options(self, s: Pebbles, player: int, arg: int) -> list[int]:
        return [PEBBLE + kind for kind in range(KINDS) if kind in s.hands[player]]

    def choose(self, s: Pebbles, player: int, arg: int, action: int) -> None:
        pebble = action - PEBBLE
        s.hands[player].remove(pebble)
        if arg == SHOW:
            show(s, player, pebble)
        else:
            offer(s, player, pebble)

    def why_not(self, s: Pebbles, player: int, arg: int, action: int) -> Reason:
        return NOT_IN_HAND


class Answer(Question):
    """PEB-3.3, PEB-3.4: the neighbour takes or refuses the pebble unseen."""

    def actions(self) -> list[int]:
        return [TAKE, REFUSE]

    def options(self, s: Pebbles, player: int, arg: int) -> list[int]:
        return [TAKE, REFUSE] if s.taken[player] < s.tables.gift_limit else [REFUSE]

    def choose(self, s: Pebbles, player: int, arg: int, action: int) -> None:
        if action == TAKE:
            take(s, player)
        else:
            refuse(s, player)

    def why_not(self, s: Pebbles, player: int, arg: int, action: int) -> Reason:
        return ENOUGH_GIFTS


class Draw(Step[Pebbles]):
    """PEB-2.2"""

    def run(self, s: Pebbles, player: int, arg: int) -> None:
        pebble = s.rng.take(s.bag, BAG)
        s.hands[player].append(pebble)
        s.hands[player].sort()
        if s.trace is not None:
            s.emit(PebbleDrawn(player=player, pebble=IDS[pebble], audience=only(player)))
        s.push(BEGIN, s.left_of(player), 0)
        if len(s.hands[player]) > s.tables.hand_limit:
            s.push(DISCARD, player, 0)


class Discard(Question):
    """PEB-2.2, PEB-2.3"""

    def actions(self) -> list[int]:
        return [DROP + kind for kind in range(KINDS)]

    def options(self, s: Pebbles, player: int, arg: int) -> list[int]:
        return [DROP + kind for kind in range(KINDS) if kind in s.hands[player]]

    def choose(self, s: Pebbles, player: int, arg: int, action: int) -> None:
        pebble = action - DROP
        s.hands[player].remove(pebble)
        s.discards.append(pebble)
        s.reveal()
        if s.trace is not None:
            s.emit(PebbleDiscarded(player=player, pebble=IDS[pebble]))

    def why_not(self, s: Pebbles, player: int, arg: int, action: int) -> Reason:
        return NOT_IN_HAND


# --- effects


def show(s: Pebbles, player: int, pebble: int) -> None:
    """PEB-3.1"""
    s.rows[player].append(pebble)
    s.reveal()
    if s.trace is not None:
        s.emit(PebbleShown(player=player, pebble=IDS[pebble]))


def offer(s: Pebbles, player: int, pebble: int) -> None:
    """PEB-3.3"""
    s.gift = pebble
    neighbour = s.left_of(player)
    if s.trace is not None:
        hidden = IDS[pebble]
        s.emit(PebbleOffered(player=player, seat=neighbour, pebble=hidden, audience=only(player)))
    s.push(ANSWER, neighbour, 0)


def take(s: Pebbles, player: int) -> None:
    """PEB-3.3"""
    pebble, s.gift = s.gift, NOTHING
    s.rows[player].append(pebble)
    s.taken[player] += 1
    s.gifts[s.turn] += 1
    s.reveal()
    if s.trace is not None:
        s.emit(GiftTaken(player=player, owner=s.turn, pebble=IDS[pebble]))


def refuse(s: Pebbles, player: int) -> None:
    """PEB-3.3"""
    pebble, s.gift = s.gift, NOTHING
    s.rows[s.turn].append(pebble)
    s.reveal()
    if s.trace is not None:
        s.emit(GiftRefused(player=player, owner=s.turn, pebble=IDS[pebble]))


def peek(s: Pebbles, player: int) -> None:
    """PEB-3.5"""
    s.peeked[player] = True
    s.reveal()
    if s.trace is not None:
        pebble = IDS[s.shell]
        s.emit(ShellPeeked(player=player, pebble=pebble, audience=only(player)))


def lift_shell(s: Pebbles) -> None:
    """PEB-4.1"""
    s.lifted = True
    s.reveal()
    if s.trace is not None:
        s.emit(ShellLifted(pebble=IDS[s.shell]))


STEPS: list[Step[Pebbles]] = numbered(
    [
        (BEGIN, "begin", Begin()),
        (ACT, "act", Act("pebbles-prompt-act", auto_answers=False)),
        # PEB-2.3: or the hand would show
        (CHOOSE, "choose", Choose("pebbles-prompt-choose", True, secret=True)),
        (ANSWER, "answer", Answer("pebbles-prompt-answer", auto_answers=True)),
        (DRAW, "draw", Draw()),
        (DISCARD, "discard", Discard("pebbles-prompt-discard", True, secret=True)),
    ]
)
"""By kind of frame: its number, its name in positions, what it does."""
