"""Heron as a seat sees it, and as a complete position, there and back."""

from __future__ import annotations

from typing import Annotated

import msgspec

from perankh.kernel.errors import BadPosition
from perankh.kernel.game import View
from perankh.kernel.position import Position
from perankh.kernel.rng import MASK, Rng
from perankh.kernel.step import Step

from .box import IDS, Reed, Tables
from .questions import STEPS, TURN
from .state import Heron

Many = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Word = Annotated[int, msgspec.Meta(ge=0, le=MASK)]


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player as a seat sees them."""

    bundle: list[Reed]
    hidden: Reed | None
    stirred: bool
    points: int
    """What everybody can count; at the end all."""


class HeronView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    players: list[PlayerView]
    pool: list[Reed]
    bag_size: int
    decider: int | None
    catch: list[Reed] | None
    """What the Heron has; None if it does not play."""


def view(s: Heron, seat: int | None) -> HeronView:
    """Build it up from what `seat` may know."""
    over = s.is_over()
    shown = s.scores() if over else s.open_scores()
    return HeronView(
        players=[
            PlayerView(
                bundle=ids(s.bundles[player]),
                hidden=IDS[s.hidden[player]] if over or player == seat else None,
                stirred=s.stirred[player],
                points=sum(shown[player]),
            )
            for player in range(s.players)
        ],
        pool=ids(s.pool),
        bag_size=len(s.bag),
        decider=None if over else s.decider(),
        catch=ids(s.catch) if s.plays else None,
    )


class PlayerPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What belongs to one player."""

    bundle: list[Reed]
    hidden: Reed
    stirred: bool


class ChancePosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where chance stands."""

    words: tuple[Word, Word, Word, Word]
    draws: Many
    reveals: Many


class HeronPosition(Position, frozen=True, kw_only=True):
    """The whole table."""

    players: list[PlayerPosition]
    bag: list[Reed]
    pool: list[Reed]
    caught: list[Reed] | None
    """What the Heron has; None if it does not play."""
    turn: Annotated[int, msgspec.Meta(ge=0, le=1)] | None
    """Whose turn it is; None: the game is over."""
    chance: ChancePosition


def ids(reeds: list[int]) -> list[Reed]:
    """Reeds by name."""
    return [IDS[reed] for reed in reeds]


def kinds(reeds: list[Reed]) -> list[int]:
    """Reeds by number."""
    return [IDS.index(reed) for reed in reeds]


def write(s: Heron) -> HeronPosition:
    """The position of a state."""
    rng = s.rng
    return HeronPosition(
        players=[
            PlayerPosition(
                bundle=ids(s.bundles[player]),
                hidden=IDS[s.hidden[player]],
                stirred=s.stirred[player],
            )
            for player in range(s.players)
        ],
        bag=ids(s.bag),
        pool=ids(s.pool),
        caught=ids(s.catch) if s.plays else None,
        turn=None if s.is_over() else s.decider(),
        chance=ChancePosition(
            words=(rng.a, rng.b, rng.c, rng.counter), draws=rng.draws, reveals=s.reveals
        ),
    )


def read(position: HeronPosition, tables: Tables, kind: type[Heron]) -> Heron:
    """The state of a position; what the box holds is checked by the game."""
    count = len(position.players)
    if not 1 <= count <= 2:
        raise BadPosition(f"players: {count} can't play; 1 or 2 can")
    if count == 1 and position.caught is None:
        raise BadPosition("caught: the Heron always plays against one player (HER-1.3)")
    if position.next_draws:
        raise BadPosition("next_draws: what is drawn next can't be said in this game")
    rng = Rng(*position.chance.words)
    rng.draws = position.chance.draws
    steps: list[Step[Heron]] = STEPS
    s = kind(count, rng, steps, tables, position.caught is not None)
    s.reveals = position.chance.reveals
    s.bag, s.pool = kinds(position.bag), sorted(kinds(position.pool))
    s.catch = kinds(position.caught or [])
    s.bundles = [kinds(player.bundle) for player in position.players]
    s.hidden = [IDS.index(player.hidden) for player in position.players]
    s.stirred = [player.stirred for player in position.players]
    if position.turn is not None:
        if position.turn >= count:
            raise BadPosition(f"turn: {position.turn} is no seat; there are 0 to {count - 1}")
        s.push(TURN, position.turn, 0)
    return s
