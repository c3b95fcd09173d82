"""A complete state of Pebbles in readable form, there and back."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec

from perankh.kernel.position import (
    Chance,
    FramePosition,
    Position,
    Reading,
    Said,
    check_answer,
    read_frames,
    require_turn,
    write_chance,
    write_frames,
    write_script,
)
from perankh.kernel.rng import Rng
from perankh.kernel.step import Step, frame

from ..box.tables import IDS, Pebble, Tables
from ..rules.state import NOTHING, Pebbles
from ..rules.steps import BAG, DRAW

Few = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Many = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class PlayerPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What belongs to one player."""

    hand: list[Pebble]
    row: list[Pebble]
    gifts: Few
    taken: Few
    peeked: bool


class ChancePosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where chance stands."""

    words: Chance
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
        stack=write_frames(s),
        chance=ChancePosition(words=write_chance(rng), draws=rng.draws, reveals=s.reveals),
        next_draws={"bag": drawn} if (drawn := write_script(rng, BAG, IDS)) else {},
    )


def read(
    position: PebblesPosition,
    tables: Tables,
    kind: type[Pebbles],
    steps: list[Step[Pebbles]],
    trusted: bool,
) -> Pebbles:
    """The state of a position; whether it is possible is checked by the game."""
    chance = position.chance
    rng = Rng(*chance.words)
    rng.draws = chance.draws
    count = len(position.players)
    r = Reading("pebbles", count, asks="stack")
    s = kind(count, rng, steps, tables, position.heavy_hands)
    s.hands = [kinds(player.hand) for player in position.players]
    s.rows = [kinds(player.row) for player in position.players]
    s.gifts = [player.gifts for player in position.players]
    s.taken = [player.taken for player in position.players]
    s.peeked = [player.peeked for player in position.players]
    s.turn = r.seat(position.turn, "turn")
    s.bag = kinds(position.bag)
    s.shell = IDS.index(position.shell)
    s.lifted = position.lifted
    s.gift = NOTHING if position.gift is None else IDS.index(position.gift)
    s.discards = kinds(position.discards)
    s.reveals = chance.reveals
    r.script(
        s.rng,
        BAG,
        r.indexes(position.next_draws.get("bag", []), IDS, "next_draws.bag"),
        s.bag,
        "next_draws.bag",
    )
    stack = read_frames(r, s, position.stack)
    if stack and not trusted:
        require_turn(r, s, stack, s.turn, [frame(DRAW, s.turn, 0)])
    s.set_stack(stack)
    if trusted:
        check_answer(r, s)
    return s


def fill_in(p: PebblesPosition, said: Said, tables: Tables) -> PebblesPosition:
    """Pebbles that are not mentioned are in the bag; the hands are the usual ones."""
    everywhere = [*p.discards, p.shell]
    for player in p.players:
        everywhere += player.hand + player.row
    left = Counter({name: tables.copies[kind] for kind, name in enumerate(IDS)})
    left.subtract(everywhere)
    found: dict[str, list[Pebble] | list[FramePosition]] = {}
    if "bag" not in said:
        found["bag"] = list((+left).elements())
    if "stack" not in said:
        names = ("draw", "act")
        found["stack"] = [FramePosition(step=name, player=p.turn) for name in names]
    return msgspec.structs.replace(p, **found)
