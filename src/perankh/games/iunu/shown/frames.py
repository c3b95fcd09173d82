"""The stack of a state of Iunu in readable form, and the check that a stack can be played on."""

from __future__ import annotations

from typing import Annotated

import msgspec

from perankh.games.iunu.box.tables import (
    BAKER,
    CASTES,
    MERCHANT,
    MOST_FORUM,
    MOST_PIPS,
    NOBLE,
    PHARAOH,
    PRIEST,
    SCRIBE,
    SOLDIER,
)
from perankh.games.iunu.rules import abilities, rebirth
from perankh.games.iunu.rules import state as k
from perankh.games.iunu.rules.packs import contains, count_in, piled
from perankh.games.iunu.rules.questions.abilities import chosen, with_chosen
from perankh.games.iunu.rules.state import Iunu
from perankh.kernel.errors import BadPosition
from perankh.kernel.step import frame

Thing = Annotated[int, msgspec.Meta(ge=0, lt=max(CASTES, MOST_FORUM))]

STEP_NAMES = {
    k.REROLL: "reroll",
    k.PLAY: "play",
    k.SCRIBE_HIDES: "scribe",
    k.NOBLE_TAXES: "noble",
    k.PRIEST_SEEKS: "priest",
    k.KEEP_ONE: "keep",
    k.SOLDIER_RAIDS: "soldier",
    k.PAY_BRIBE: "bribe",
    k.BAKER_FEEDS: "baker",
    k.MERCHANT_TRADES: "merchant",
    k.ARTISANS_KEEP: "artisan",
    k.PLACE_CARDS: "place",
    k.PLACE_ROW: "place_row",
    k.TAKE_CARDS: "take",
    k.PICK_CARDS: "pick",
}
"""The questions. What lies below one on the stack follows from it."""

BEFORE_PLAYING = (k.REROLL, k.PLAY)
IN_REBIRTH = (k.ARTISANS_KEEP, k.PLACE_CARDS, k.PLACE_ROW, k.TAKE_CARDS, k.PICK_CARDS)
PLACING = (k.PLACE_CARDS, k.PLACE_ROW)
TAKING = (k.TAKE_CARDS, k.PICK_CARDS)
ABILITY_OF = {
    k.SCRIBE_HIDES: SCRIBE,
    k.NOBLE_TAXES: NOBLE,
    k.PRIEST_SEEKS: PRIEST,
    k.SOLDIER_RAIDS: SOLDIER,
    k.BAKER_FEEDS: BAKER,
    k.MERCHANT_TRADES: MERCHANT,
}


class QuestionPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The open question: which, to whom, and what was chosen so far.

    `chosen` are castes by rank less one, or places of the row from 0 (`pick`); `die` is the one
    that a Priest chose (`keep`).
    """

    step: str
    player: Annotated[int, msgspec.Meta(ge=0, lt=4)]
    chosen: Annotated[list[Thing], msgspec.Meta(max_length=8)] = []
    die: Annotated[int, msgspec.Meta(ge=0, le=MOST_PIPS)] = 0


def write_question(s: Iunu) -> QuestionPosition | None:
    """The open question; None when the game is over."""
    if s.is_over():
        return None
    kind, arg = s.kind(), s.arg()
    return QuestionPosition(
        step=STEP_NAMES[kind],
        player=s.decider(),
        chosen=[] if kind == k.KEEP_ONE else chosen(arg),
        die=arg if kind == k.KEEP_ONE else 0,
    )


def read_question(s: Iunu, asked: QuestionPosition | None) -> list[int]:
    """The stack of a position whose other parts have been read; refuses what can't be played on."""
    if asked is None:
        last = s.left_of(s.active) == s.first
        done = s.deck_count == 0 and (s.final_round or not s.tables.extra_round)
        _require(last and done and s.drawn == s.placed == 0, "nothing, though it is not over yet")
        return []
    kinds = {name: kind for kind, name in STEP_NAMES.items()}
    _require(asked.step in kinds, f"{asked.step!r} is not one of {', '.join(kinds)}")
    kind = kinds[asked.step]
    _require(asked.player < s.players, f"there is no seat {asked.player}")
    own = (asked.player != s.active) if kind == k.PAY_BRIBE else (asked.player == s.active)
    _require(own, f"seat {asked.player} can't be asked {asked.step} in the turn of seat {s.active}")
    _require(kind == k.KEEP_ONE or asked.die == 0, f"{asked.step} names no die")
    _require(_fits(s, kind, asked), f"{asked.step} can't be open here")
    return [*_below(s, kind), frame(kind, asked.player, _argument(kind, asked))]


def _require(holds: bool, message: str) -> None:
    if not holds:
        raise BadPosition(f"iunu: position: asks: {message}")


def _argument(kind: int, asked: QuestionPosition) -> int:
    if kind == k.KEEP_ONE:
        return asked.die
    arg = 0
    for thing in asked.chosen:
        arg = int(with_chosen(arg, thing))
    return arg


def _below(s: Iunu, kind: int) -> list[int]:
    """The rest of the turn that lies under a question."""
    if kind in BEFORE_PLAYING:
        return []
    end = frame(k.END_TURN, s.active, 0)
    if kind in IN_REBIRTH or s.final_round:
        return [end]
    return [end, frame(k.REBIRTH, s.active, 0)]


def _fits(s: Iunu, kind: int, asked: QuestionPosition) -> bool:
    """Whether the question makes sense on this table."""
    if (kind == k.KEEP_ONE) != (s.drawn != 0) or (s.placed > 0 and kind not in TAKING):
        return False
    if s.kept > 0 and kind not in (*PLACING, *TAKING):
        return False
    if kind in IN_REBIRTH:
        return not s.final_round and _rebirth_fits(s, kind, asked)
    if kind == k.BAKER_FEEDS:
        return _ability_fits(s, kind) and _bread_fits(s, asked)
    if asked.chosen:
        return False
    if kind in BEFORE_PLAYING:
        return _start_fits(s, kind, asked.player)
    if kind == k.KEEP_ONE:
        return asked.die > 0 and count_in(s.dice, asked.die - 1) > 0
    if kind == k.PAY_BRIBE:
        target = s.player[asked.player]
        return target.deben >= s.tables.bribe and target.vulnerable(s.tables) > 0
    return _ability_fits(s, kind)


def _start_fits(s: Iunu, kind: int, player: int) -> bool:
    p = s.player[player]
    if s.final_round != (s.deck_count == 0) or p.hand_count == 0:
        return False
    return kind == k.PLAY or (s.dice != 0 and p.owns(PHARAOH) > 0)


def _ability_fits(s: Iunu, kind: int) -> bool:
    """The caste was just played, so it lies in the Dynasty, and its ability can be used."""
    p, caste = s.player[s.active], ABILITY_OF[kind]
    return p.owns(caste) > 0 and abilities.question_of(s, p, caste) == kind


def _bread_fits(s: Iunu, asked: QuestionPosition) -> bool:
    p = s.player[asked.player]
    if any(thing >= CASTES for thing in asked.chosen) or asked.chosen != sorted(asked.chosen):
        return False
    rest = int(abilities.bread_affordable(s, p)) - len(asked.chosen)
    return rest > 0 and contains(p.dynasty - p.fed, piled(asked.chosen))


def _rebirth_fits(s: Iunu, kind: int, asked: QuestionPosition) -> bool:
    player = asked.player
    if kind == k.ARTISANS_KEEP:
        return not asked.chosen and rebirth.most_kept(s, player) > 0
    if (kind in (k.PLACE_ROW, k.PICK_CARDS)) != s.is_ordered():
        return False
    if kind in PLACING:
        if s.kept > rebirth.most_kept(s, player):
            return False
        wanted = int(rebirth.to_place(s, player)) - s.kept
        return _is_open(asked.chosen, wanted, s.player[player].hand, kind == k.PLACE_CARDS)
    wanted = int(rebirth.to_take(s, player))
    if kind == k.TAKE_CARDS:
        return _is_open(asked.chosen, wanted, int(rebirth.old_cards(s)), ordered=True)
    # The places that are left must lie right of those chosen.
    room = s.forum_count - s.placed - (max(asked.chosen) + 1 if asked.chosen else 0)
    rising = all(one < two for one, two in zip(asked.chosen, asked.chosen[1:], strict=False))
    return rising and len(asked.chosen) < wanted <= len(asked.chosen) + room


def _is_open(castes: list[int], wanted: int, pile: int, ordered: bool) -> bool:
    """Whether so many cards of the pile can still be chosen after these, in rank order or not."""
    if any(caste >= CASTES for caste in castes) or not contains(pile, piled(castes)):
        return False
    if ordered and castes != sorted(castes):
        return False
    rest = pile - piled(castes)
    first = castes[-1] if castes and ordered else 0
    left = sum(int(count_in(rest, caste)) for caste in range(first, CASTES))
    return len(castes) < wanted <= len(castes) + left
