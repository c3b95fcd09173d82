"""What a seat may see of a game of Pebbles."""

from __future__ import annotations

import msgspec

from perankh.kernel.game import View

from ..box.tables import IDS
from ..rules.state import GIFTS, NOTHING, ROW, Pebbles


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player as everybody sees them, and the hand for its owner alone."""

    hand: list[str] | None
    hand_size: int
    row: list[str]
    gifts: int
    taken: int
    peeked: bool
    points: int
    """What everybody can count: the row and the gifts."""


class PebblesView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    players: list[PlayerView]
    turn: int
    decider: int | None
    prompt: str | None
    bag_size: int
    shell: str | None
    gift_open: bool
    gift: str | None
    discards: list[str]
    heavy_hands: bool


def view(s: Pebbles, seat: int | None) -> PebblesView:
    """Build it up from what `seat` may know."""
    over = s.is_over()
    return PebblesView(
        players=[view_player(s, player, seat) for player in range(s.players)],
        turn=s.turn,
        decider=None if over else s.decider(),
        prompt=None if over else s.prompt(),
        bag_size=len(s.bag),
        shell=IDS[s.shell] if s.knows_shell(seat) else None,
        gift_open=s.gift != NOTHING,
        gift=IDS[s.gift] if s.gift != NOTHING and s.knows_offer(seat) else None,
        discards=[IDS[pebble] for pebble in s.discards],
        heavy_hands=s.heavy,
    )


def view_player(s: Pebbles, player: int, seat: int | None) -> PlayerView:
    """One player as `seat` sees them."""
    points = s.points_of(player)
    return PlayerView(
        hand=[IDS[pebble] for pebble in s.hands[player]] if player == seat else None,
        hand_size=len(s.hands[player]),
        row=[IDS[pebble] for pebble in s.rows[player]],
        gifts=s.gifts[player],
        taken=s.taken[player],
        peeked=s.peeked[player],
        points=points[ROW] + points[GIFTS],
    )
