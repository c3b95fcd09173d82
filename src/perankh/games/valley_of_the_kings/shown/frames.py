"""The stack of a state of Valley of the Kings in readable form, and whether it can be played on."""

from __future__ import annotations

from typing import Annotated

import msgspec

from perankh.games.valley_of_the_kings.box import tables as t
from perankh.games.valley_of_the_kings.rules import packs
from perankh.games.valley_of_the_kings.rules import state as k
from perankh.games.valley_of_the_kings.rules.actions import CARD, PAY
from perankh.games.valley_of_the_kings.rules.programs import forced_question, still_owes
from perankh.games.valley_of_the_kings.rules.state import EMPTY, Valley
from perankh.games.valley_of_the_kings.rules.turn import can_be_asked
from perankh.kernel.errors import BadPosition
from perankh.kernel.step import ARG_SHIFT, KIND_BITS, KIND_MASK, PLAYER_MASK, frame

Small = Annotated[int, msgspec.Meta(ge=0, lt=60)]


class FramePosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One frame: which step, for which player, and what it is about.

    `program` is the card whose steps are carried out and `line` the step among them; without a
    program `line` is a space, a kind of window or how many were asked. `card` is the card meant.
    """

    step: str
    player: Annotated[int, msgspec.Meta(ge=0, lt=4)] = 0
    program: str | None = None
    line: Small = 0
    card: str | None = None
    number: Small = 0
    count: Small = 0


STEP_NAMES = {
    k.PLAYING: "play",
    k.PAYING: "pay",
    k.ARRANGING: "arrange",
    k.UNCHANGED: "unchanged",
    k.END_TURN: "end_turn",
    k.CRUMBLING: "crumble",
    k.WINDOW: "window",
    k.AFTER_PURCHASE: "after_purchase",
    k.AFTER_SACRIFICE: "after_sacrifice",
    k.RUN: "run",
    k.FINISH: "finish",
    k.FINISH_REVEALED: "finish_revealed",
    k.DISCARDING: "discard",
    k.SACRIFICING: "sacrifice",
    k.ENTOMBING: "entomb",
    k.TO_DECK: "to_deck",
    k.TAKING: "take",
    k.SACRIFICING_SPACE: "sacrifice_pyramid",
    k.SWAPPING: "swap",
    k.UNEARTHING: "unearth",
    k.EXCHANGE_HAND: "exchange_hand",
    k.EXCHANGE_TOMB: "exchange_tomb",
    k.CHOOSING: "choose",
    k.REPEATING: "repeat",
    k.KEEPING: "keep",
    k.RESTING: "rest",
    k.EACH: "each",
    k.FORCED_SACRIFICING: "forced_sacrifice",
    k.FORCED_GIVING: "forced_gift",
    k.FORCED_DISCARDING: "forced_discard",
}
"""The frames that can be on the stack while somebody is asked."""

KINDS = {name: kind for kind, name in STEP_NAMES.items()}

ASKED_OF_ITSELF = (k.PLAYING, k.PAYING, k.ARRANGING)
"""Questions with nothing beneath them."""
BENEATH = (k.RUN, k.FINISH, k.FINISH_REVEALED, k.EACH, k.WINDOW)
"""Frames that can lie between the bottom and the open question."""
IN_STEP_3 = (k.WINDOW, k.CRUMBLING, k.UNCHANGED, k.AFTER_SACRIFICE)
"""Frames that can lie on the end of a turn."""
PICKING = (k.PAYING, k.ARRANGING, k.KEEPING, k.RESTING)
"""Questions that remember what was picked before."""
FORCED = (k.FORCED_SACRIFICING, k.FORCED_GIVING, k.FORCED_DISCARDING)
NUMBERED = (k.AFTER_PURCHASE, k.AFTER_SACRIFICE, k.EACH, *FORCED)
"""Frames that are about a number, not a card."""

OPS = {
    k.DISCARDING: t.DISCARD_FROM_HAND,
    k.SACRIFICING: t.SACRIFICE_FROM_HAND,
    k.ENTOMBING: t.ENTOMB,
    k.TO_DECK: t.DISCARD_PILE_TO_DECK,
    k.TAKING: t.TAKE_FROM_PYRAMID,
    k.SACRIFICING_SPACE: t.SACRIFICE_FROM_PYRAMID,
    k.SWAPPING: t.SWAP_PYRAMID,
    k.UNEARTHING: t.RETURN_FROM_TOMB,
    k.EXCHANGE_HAND: t.SWAP_HAND_TOMB,
    k.EXCHANGE_TOMB: t.SWAP_HAND_TOMB,
    k.CHOOSING: t.CHOOSE_ONE,
    k.REPEATING: t.REPEAT_ACTION,
    k.KEEPING: t.LOOK_TOP,
    k.RESTING: t.LOOK_TOP,
    k.EACH: t.EACH_OPPONENT,
    k.FORCED_SACRIFICING: t.EACH_OPPONENT,
    k.FORCED_GIVING: t.EACH_OPPONENT,
    k.FORCED_DISCARDING: t.EACH_OPPONENT,
}
"""The step of a program that each of these belongs to."""


# --- writing


def write_frames(s: Valley) -> list[FramePosition]:
    """The stack, the open question last."""
    return [_write(s, packed) for packed in s.stack()]


def _write(s: Valley, packed: int) -> FramePosition:
    kind, arg = packed & KIND_MASK, packed >> ARG_SHIFT
    line, it = int(packs.line_of(arg)), int(packs.it_of(arg))
    program = None
    if kind in OPS or kind == k.RUN:
        owner = _owner(s.tables, line)
        program = t.CARD_IDS[owner]
        line -= _start(s.tables, owner)
    numbered = kind in NUMBERED
    return FramePosition(
        step=STEP_NAMES[kind],
        player=packed >> KIND_BITS & PLAYER_MASK,
        program=program,
        line=line,
        card=None if numbered or it == EMPTY else t.CARD_IDS[it],
        number=it if numbered else 0,
        count=int(packs.count_of(arg)),
    )


def _start(tables: t.Tables, card: int) -> int:
    """The first step that belongs to a card; the ways of its choices stand before its program."""
    return 0 if card == 0 else _end(tables, card - 1) + 1


def _end(tables: t.Tables, card: int) -> int:
    """The last step that belongs to a card."""
    return tables.step_op.index(t.END, tables.card_program[card])


def _owner(tables: t.Tables, line: int) -> int:
    """The card that a step belongs to."""
    return next(card for card in range(t.CARDS) if line <= _end(tables, card))


# --- reading


def read_frames(s: Valley, frames: list[FramePosition]) -> list[int]:
    """The stack of a position whose other parts have been read; refuses what can't be played on."""
    for f in frames:
        _require(f.step in KINDS, f"{f.step!r} is no step; there are {', '.join(KINDS)}")
        _require(f.player < s.players, f"there is no seat {f.player}")
    kinds = [KINDS[f.step] for f in frames]
    _check_shape(s, kinds)
    stack = [_read(s, f) for f in frames]
    for one in stack:
        _check_frame(s, one & KIND_MASK, one >> KIND_BITS & PLAYER_MASK, one >> ARG_SHIFT)
    return stack


def _require(holds: bool, message: str) -> None:
    if not holds:
        raise BadPosition(f"valley_of_the_kings: position: asks: {message}")


def _check_shape(s: Valley, kinds: list[int]) -> None:
    """What can lie on what."""
    top = kinds[-1] if kinds else None
    picks = top in PICKING or not s.picked
    _require(picks, "picked: nothing is being picked now")
    looking = top in (k.KEEPING, k.RESTING)
    _require(looking == bool(s.looked), "looked: cards are looked at while one is kept, only then")
    if len(kinds) < 2:
        _require(top is None or top in ASKED_OF_ITSELF, "the turn is missing beneath the question")
        return
    _require(kinds[0] in (k.PLAYING, k.END_TURN), "the turn must lie at the bottom")
    _require(all(kind in BENEATH for kind in kinds[1:-1]), "questions can't wait for questions")
    asks = kinds[-1] not in (*BENEATH, *ASKED_OF_ITSELF, k.END_TURN)
    _require(asks, f"{STEP_NAMES[kinds[-1]]} on top asks nobody anything")
    if kinds[0] == k.END_TURN:
        _require(all(kind in IN_STEP_3 for kind in kinds[1:]), "step 3 knows no card actions")
        laid = not s.in_play and not s.player[s.active].hand
        _require(laid, "in step 3 all cards of the turn are on the discard pile")
    _require(top != k.UNCHANGED or kinds == [k.END_TURN, k.UNCHANGED], "unchanged: out of place")


def _read(s: Valley, f: FramePosition) -> int:
    kind = KINDS[f.step]
    line = f.line
    in_program = kind in OPS or kind == k.RUN
    _require((f.program is not None) == in_program, f"{f.step}: program: missing or not needed")
    if f.program is not None:
        owner = _card(f.program)
        line += _start(s.tables, owner)
        _require(line <= _end(s.tables, owner), f"{f.step}: line: {f.program} has no such step")
    numbered = kind in NUMBERED
    _require(f.number == 0 or numbered, f"{f.step}: number: not needed")
    _require(f.card is None or not numbered, f"{f.step}: card: not needed")
    it = f.number if numbered else EMPTY if f.card is None else _card(f.card)
    return int(frame(kind, f.player, packs.packed(line, it, f.count)))


def _card(name: str) -> int:
    _require(name in t.CARD_IDS, f"{name!r} is no card")
    return t.CARD_IDS.index(name)


def _check_frame(s: Valley, kind: int, player: int, arg: int) -> None:
    """Whether a frame makes sense on this table."""
    name = STEP_NAMES[kind]
    line, it, count = int(packs.line_of(arg)), int(packs.it_of(arg)), int(packs.count_of(arg))
    if kind in OPS:
        op = s.tables.step_op[line]
        _require(op == OPS[kind], f"{name}: the step there is {t.OP_IDS[op] or 'the end'!r}")
    if kind in (k.RUN, k.TAKING):
        reacting = s.tables.card_trigger[_owner(s.tables, line)] != t.NO_TRIGGER
        _require(player == s.active or reacting, f"{name}: not the turn of seat {player}")
    elif kind in (k.AFTER_PURCHASE, k.AFTER_SACRIFICE):
        _check_reaction(s, kind, player, line, it)
    elif kind in FORCED:
        _check_forced(s, kind, player, line, it)
    elif kind != k.WINDOW:
        _require(player == s.active, f"{name}: not the turn of seat {player}")
    _check_argument(s, kind, line, it, count)


def _check_reaction(s: Valley, kind: int, player: int, asked: int, doer: int) -> None:
    trigger = t.OPPONENT_BUYS if kind == k.AFTER_PURCHASE else t.OPPONENT_SACRIFICES
    _require(doer < s.players and doer != player, "a player reacts to another's doing")
    _require(doer == s.active or kind == k.AFTER_SACRIFICE, "only the active player buys")
    next_one = asked < s.players and player == (s.active + 1 + asked) % s.players
    _require(next_one, f"seat {player} can't be the one who is asked now")
    _require(can_be_asked(s, player, trigger), f"seat {player} can't have such a reaction")


def _check_forced(s: Valley, kind: int, player: int, line: int, begun: int) -> None:
    effect = s.tables.step_effect[line]
    _require(forced_question(effect) == kind, "the action forces something else")
    _require(player != s.active, "an action forces opponents only")
    _require(still_owes(s, player, line, begun), f"seat {player} must give nothing more")


def _check_argument(s: Valley, kind: int, line: int, it: int, count: int) -> None:
    """What a frame is about, by its kind; whatever it does not need must be missing."""
    name = STEP_NAMES[kind]
    if kind == k.WINDOW:
        fits = line in (t.OPPONENT_BUYS, t.OPPONENT_SACRIFICES) and it == EMPTY
        _require(fits and count <= s.players, f"{name}: no such window")
    elif kind == k.RUN:
        chooses = s.tables.step_op[line] in (t.DISCARD_FROM_HAND, t.SACRIFICE_FROM_HAND)
        _require(count == 0 or chooses, f"{name}: count: not needed")
    elif kind in (k.FINISH, k.FINISH_REVEALED):
        fits = it != EMPTY and s.tables.card_trigger[it] == t.NO_TRIGGER and line == 0
        _require(fits and count == (kind == k.FINISH_REVEALED), f"{name}: no such action")
    elif kind == k.EXCHANGE_TOMB:
        _require(it in s.player[s.active].hand and count == 0, f"{name}: no such card in hand")
    elif kind == k.EACH:
        _require(1 <= count <= s.players, f"{name}: count: there is no such opponent")
    elif kind == k.PAYING:
        fits = line < t.BASE and s.pyramid[line] != EMPTY and it == EMPTY and count == 0
        _require(fits, f"{name}: there is nothing to buy on that space")
    elif kind == k.CRUMBLING:
        both = s.pyramid[t.MIDDLE_LEFT] != EMPTY and s.pyramid[t.MIDDLE_RIGHT] != EMPTY
        gap = s.pyramid[t.BASE_CENTRE] == EMPTY
        _require(both and gap and (line, it, count) == (0, EMPTY, 0), f"{name}: nothing can fall")
    else:
        _check_rest(s, kind, line, it, count)


def _check_rest(s: Valley, kind: int, line: int, it: int, count: int) -> None:
    name = STEP_NAMES[kind]
    if kind in (k.DISCARDING, k.SACRIFICING):
        fits = it == EMPTY and 1 <= count <= s.tables.step_n[line]
    elif kind == k.TAKING or kind in NUMBERED:
        fits = count == 0
    elif kind in OPS:
        fits = it == EMPTY and count == (0 if kind in PICKING else s.tables.step_n[line])
    else:
        fits = (line, it, count) == (0, EMPTY, 0)
    _require(fits, f"{name}: card, number or count: not possible here")


def check_answers(s: Valley) -> None:
    """The open question, asked anew pick by pick, offers what was picked and something more."""
    if s.is_over():
        return
    picked = s.picked
    kind, player, arg = s.kind(), s.decider(), s.arg()
    if kind in PICKING:
        s.picked = []
        for card in picked:
            _check_pick(s, kind, player, arg, card)
            s.picked = [*s.picked, card]
        if kind in (k.KEEPING, k.RESTING):
            keep = min(len(s.looked), s.tables.step_keep[packs.line_of(arg)])
            _require((len(picked) < keep) == (kind == k.KEEPING), "picked: not so many are kept")
    offered = s.steps[kind].options(s, player, arg)
    _require(bool(offered), f"{STEP_NAMES[int(kind)]} leaves seat {player} no answer")


def _check_pick(s: Valley, kind: int, player: int, arg: int, card: int) -> None:
    """Whether the question would have offered this card after the picks before it."""
    asked = kind
    if kind == k.RESTING:
        keep = min(len(s.looked), s.tables.step_keep[packs.line_of(arg)])
        asked = k.KEEPING if len(s.picked) < keep else k.RESTING
    offered = s.steps[asked].options(s, player, arg)
    _require(_action(asked, card) in offered, f"picked: {t.CARD_IDS[card]} can't be picked")


def _action(kind: int, card: int) -> int:
    """The action by which a question that picks cards picks this one."""
    return (PAY if kind == k.PAYING else CARD) + card
