"""What can happen in Imhotep, as the log, the animations and the screen reader get it.

Ships and spaces are numbered from 1 as people count them; sites, cards and pyramids carry the ids
of the box; players are seats.
"""

from __future__ import annotations

from typing import ClassVar

from perankh.kernel.event import Event


class RoundStarted(Event, frozen=True):
    """IMH-4.1: a round card is turned up and its ships are set out."""

    round: int
    ships: list[int]
    player: int


class MarketFilled(Event, frozen=True):
    """IMH-4.2: the Market is filled; `pair` is the number of face-down cards."""

    cards: list[str]
    pair: int


class PileReshuffled(Event, frozen=True):
    """IMH-4.3: the discard pile has become the draw pile."""

    cards: int


class TurnPassed(Event, frozen=True):
    """IMH-5.2: a player without a legal action passes."""

    player: int


class StonesTaken(Event, frozen=True):
    """IMH-5.3, 8.2.7, 8.3.4, 9.4.2: stones go from the quarry to the sled."""

    player: int
    stones: int


class StoneLoaded(Event, frozen=True):
    """IMH-5.6: a stone goes from a sled on a ship."""

    player: int
    ship: int
    space: int


class ShipSailed(Event, frozen=True):
    """IMH-5.11: a ship docks at a site."""

    player: int
    ship: int
    site: str


class CardPlayed(Event, frozen=True):
    """IMH-5.15: a blue card is played and discarded."""

    player: int
    card: str


class RoundDeadlocked(Event, frozen=True):
    """IMH-5.18: nobody could do anything, so the round ends."""


class ShipRemoved(Event, frozen=True):
    """IMH-5.19: an unsailed ship is removed and its stones go back to the quarry."""

    ship: int
    stones: int


class StoneUnloaded(Event, frozen=True):
    """IMH-5.12: a stone leaves a docked ship."""

    player: int
    ship: int
    space: int
    site: str


class StoneReturned(Event, frozen=True):
    """IMH-7.1.2: a stone delivered to the Market goes back to the quarry."""

    player: int


class PickDeclined(Event, frozen=True):
    """IMH-7.1.3: an owner takes no card; also when none is left (IMH-7.1.5)."""

    player: int


class CardTaken(Event, frozen=True):
    """IMH-7.1.1: an owner takes a face-up card from a space of the Market."""

    player: int
    card: str
    space: int


class PairTaken(Event, frozen=True):
    """IMH-8.1.2: an owner chooses the face-down pair."""

    player: int


class PairSeen(Event, frozen=True):
    """IMH-8.1.2, 14.2: the picker looks at the pair; nobody else sees it."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)

    player: int
    cards: list[str] | None


class CardKept(Event, frozen=True):
    """IMH-8.1.3: the picker keeps one card of the pair, face up."""

    player: int
    card: str


class CardDiscarded(Event, frozen=True):
    """IMH-8.1.2: the other card of the pair goes face up to the discard pile."""

    player: int
    card: str


class CardDrawn(Event, frozen=True):
    """IMH-8.2.6, 8.3.5: a bonus brings the top card of the draw pile, shown to all."""

    player: int
    card: str


class RedCardResolved(Event, frozen=True):
    """IMH-9.1.1: a red card is discarded and moves stones from the quarry to its site."""

    player: int
    card: str
    site: str


class RedCardVoid(Event, frozen=True):
    """IMH-9.1.4: the quarry is empty, so the red card does nothing."""

    player: int
    card: str


class PyramidStone(Event, frozen=True):
    """IMH-7.2.1: a stone on the next space of Pyramid A, counted from 1 in order of placement."""

    player: int
    space: int
    points: int


class SmallPyramidStone(Event, frozen=True):
    """IMH-8.2.2: a stone on the next space of a small pyramid."""

    player: int
    pyramid: str
    space: int
    points: int


class OverflowStone(Event, frozen=True):
    """IMH-7.2.4, 8.2.5: a stone at the right edge of the finished Pyramid."""

    player: int
    points: int


class BonusDeclined(Event, frozen=True):
    """IMH-8.2.8, 8.3.5: an owner declines a bonus."""

    player: int
    bonus: str


class TempleStone(Event, frozen=True):
    """IMH-7.3.2: a stone in the Temple."""

    player: int
    space: int
    level: int


class TempleScored(Event, frozen=True):
    """IMH-7.3.4, 8.3.2: a visible stone brings points at the end of the round."""

    player: int
    space: int
    points: int


class ChamberStone(Event, frozen=True):
    """IMH-7.4.1: a stone in the Burial Chamber; row 1 is the top row."""

    player: int
    row: int
    column: int


class ObeliskStone(Event, frozen=True):
    """IMH-7.5.1, 8.5.1: a stone at the Obelisks; `stones` are now on the stack or waiting."""

    player: int
    stones: int


class TowerBuilt(Event, frozen=True):
    """IMH-8.5.2: three waiting stones become a tower."""

    player: int
    points: int


class RoundEnded(Event, frozen=True):
    """IMH-4.7: the fourth ship has been unloaded (or the round is deadlocked)."""

    round: int


class MarketCleared(Event, frozen=True):
    """IMH-4.8: the cards left in the Market go face up to the discard pile."""

    cards: list[str]


class CategoryScored(Event, frozen=True):
    """IMH-10.1: final scoring of one category for one player; only where it is not 0."""

    player: int
    category: str
    points: int


class GameEnded(Event, frozen=True):
    """IMH-10.3: the game is over; `winners` share the victory."""

    winners: list[int]


EVENTS: tuple[type[Event], ...] = (
    RoundStarted,
    MarketFilled,
    PileReshuffled,
    TurnPassed,
    StonesTaken,
    StoneLoaded,
    ShipSailed,
    CardPlayed,
    RoundDeadlocked,
    ShipRemoved,
    StoneUnloaded,
    StoneReturned,
    PickDeclined,
    CardTaken,
    PairTaken,
    PairSeen,
    CardKept,
    CardDiscarded,
    CardDrawn,
    RedCardResolved,
    RedCardVoid,
    PyramidStone,
    SmallPyramidStone,
    OverflowStone,
    BonusDeclined,
    TempleStone,
    TempleScored,
    ChamberStone,
    ObeliskStone,
    TowerBuilt,
    RoundEnded,
    MarketCleared,
    CategoryScored,
    GameEnded,
)
