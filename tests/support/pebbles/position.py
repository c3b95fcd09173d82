"""A complete state of Pebbles in readable form, there and back."""

from __future__ import annotations

from typing import Annotated

import msgspec

from perankh.kernel.errors import BadPosition
from perankh.kernel.game import Position
from perankh.kernel.rng import MASK, Rng
from perankh.kernel.step import ARG_SHIFT, KIND_BITS, KIND_MASK, PLAYER_MASK, Step, frame

from .decisions import ANSWER, BEGIN, CHOOSE, DISCARD, DRAW, OFFER, STEP_IDS, StepId
from .state import NOTHING, Pebbles
from .tables import IDS, Pebble, Tables

Few = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Many = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Word = Annotated[int, msgspec.Meta(ge=0, le=MASK)]


class PlayerPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What belongs to one player."""

    hand: list[Pebble]
    row: list[Pebble]
    gifts: Few
    taken: Few
    peeked: bool


class FramePosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One frame of the stack."""

    step: StepId
    player: Few
    arg: Few


class ChancePosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where chance stands."""

    words: tuple[Word, Word, Word, Word]
    draws: Many
    reveals: Many


class PebblesPosition(Position, frozen=True, kw_only=True):
    """The whole table; the top of the stack comes last."""

    players: list[PlayerPosition]
    turn: Few
    bag: list[Pebble]
    shell: Pebble
    lifted: bool
    gift: Pebble | None
    discards: list[Pebble]
    heavy_hands: bool
    stack: list[FramePosition]
    chance: ChancePosition


def ids(pebbles: list[int]) -> list[Pebble]:
    """Pebbles by name."""
    return [IDS[pebble] for pebble in pebbles]


def kinds(pebbles: list[Pebble]) -> list[int]:
    """Pebbles by number."""
    return [IDS.index(pebble) for pebble in pebbles]


def write(s: Pebbles) -> PebblesPosition:
    """The position of a state."""
    rng = s.rng
    return PebblesPosition(
        players=[
            PlayerPosition(
                hand=ids(s.hands[player]),
                row=ids(s.rows[player]),
                gifts=s.gifts[player],
                taken=s.taken[player],
                peeked=s.peeked[player],
            )
            for player in range(s.players)
        ],
        turn=s.turn,
        bag=ids(s.bag),
        shell=ids([s.shell])[0],
        lifted=s.lifted,
        gift=None if s.gift == NOTHING else ids([s.gift])[0],
        discards=ids(s.discards),
        heavy_hands=s.heavy,
        stack=[frame_position(packed) for packed in s.stack()],
        chance=ChancePosition(
            words=(rng.a, rng.b, rng.c, rng.counter), draws=rng.draws, reveals=s.reveals
        ),
    )


def frame_position(packed: int) -> FramePosition:
    """One frame by name."""
    return FramePosition(
        step=STEP_IDS[packed & KIND_MASK],
        player=packed >> KIND_BITS & PLAYER_MASK,
        arg=packed >> ARG_SHIFT,
    )


def read(
    position: PebblesPosition, tables: Tables, kind: type[Pebbles], steps: list[Step[Pebbles]]
) -> Pebbles:
    """The state of a position; whether it is possible is checked by the game."""
    chance = position.chance
    rng = Rng(*chance.words)
    rng.draws = chance.draws
    count = len(position.players)
    s = kind(count, rng, steps, tables, position.heavy_hands)
    s.hands = [kinds(player.hand) for player in position.players]
    s.rows = [kinds(player.row) for player in position.players]
    s.gifts = [player.gifts for player in position.players]
    s.taken = [player.taken for player in position.players]
    s.peeked = [player.peeked for player in position.players]
    s.turn = seat(position.turn, count, "turn")
    s.bag = kinds(position.bag)
    s.shell = IDS.index(position.shell)
    s.lifted = position.lifted
    s.gift = NOTHING if position.gift is None else IDS.index(position.gift)
    s.discards = kinds(position.discards)
    s.reveals = chance.reveals
    for number, entry in enumerate(position.stack):
        player = seat(entry.player, count, f"stack[{number}].player")
        s.push(STEP_IDS.index(entry.step), player, entry.arg)
    check_stack(s)
    return s


def seat(number: int, count: int, place: str) -> int:
    """A seat that exists."""
    if number >= count:
        raise BadPosition(f"{place}: {number} is no seat; there are 0 to {count - 1}")
    return number


def check_stack(s: Pebbles) -> None:
    """A position waits for an answer with the rest of the turn under it, or the game is over."""
    if s.is_over():
        return
    kind, player = s.kind(), s.decider()
    if kind in (BEGIN, DRAW):
        raise BadPosition(f"stack: {STEP_IDS[kind]} on top asks nobody anything")
    if s.arg() > (OFFER if kind == CHOOSE else 0):
        raise BadPosition(f"stack: {STEP_IDS[kind]} has no argument {s.arg()}")
    asked = s.left_of(s.turn) if kind == ANSWER else s.turn
    if player != asked:
        raise BadPosition(f"stack: seat {asked} must answer in the turn of seat {s.turn}")
    rest = frame(BEGIN, s.left_of(player), 0) if kind == DISCARD else frame(DRAW, s.turn, 0)
    if s.stack()[:-1] != [rest]:
        raise BadPosition(f"stack: under {STEP_IDS[kind]} must lie the rest of the turn")
    if not s.options():
        raise BadPosition(f"stack: {STEP_IDS[kind]} leaves seat {player} no answer")
