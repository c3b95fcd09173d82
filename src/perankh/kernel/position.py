"""Positions: reading what somebody wrote down, also if it says only what matters.

A game writes its own form of a position and turns it into a state (`shown/position.py`). Here is
what all games share: text, data or a struct are taken alike, what is unsaid comes from the usual
setup, frames have names, and what is wrong is said with its place.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec

from perankh.kernel.errors import BadPosition, PerankhError
from perankh.kernel.rng import MASK, Rng
from perankh.kernel.state import State
from perankh.kernel.step import ARG_SHIFT, KIND_BITS, KIND_MASK, PLAYER_MASK, frame

if TYPE_CHECKING:
    from perankh.kernel.box import AnyBox
    from perankh.kernel.game import Game

Word = Annotated[int, msgspec.Meta(ge=0, le=MASK)]
Chance = tuple[Word, Word, Word, Word]
"""The inner state of the generator."""
Pile = Annotated[list[str], msgspec.Meta(max_length=200)]
Said = frozenset[str]
"""Which fields a position names: "draw", "players.0.hand"."""

MISSING = "missing required field"
"""How msgspec says that something is unsaid."""
USUAL_SEEDS = 64
"""Seeds that are tried for a usual setup in which the first seat begins."""


class Position(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A complete state in readable, named form; each game derives its own."""

    next_draws: dict[str, Pile] = {}
    """What is drawn next from a pile, the first one first; after that, and elsewhere, chance."""

    joined: ClassVar[tuple[str, ...]] = ()
    """Fields whose parts may be said one by one, such as the spaces of a board."""


class FramePosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One frame: which step, for which player, with which argument."""

    step: str
    player: Annotated[int, msgspec.Meta(ge=0, lt=8)] = 0
    arg: Annotated[int, msgspec.Meta(ge=0, lt=1 << 20)] = 0


class MidTurnPosition(BadPosition):
    """A position stops within a turn: nobody writes that by hand, so only our own are read."""


# ------------------ from text, data or a struct to a whole position


def whole_position(
    game: Game, given: Position | Mapping[str, object] | str | bytes, box: AnyBox
) -> Position:
    """The complete position; what `given` leaves unsaid is as in the usual setup."""
    if isinstance(given, Position):
        return _of_game(game, given)
    data = _data(game, given)
    try:
        return msgspec.convert(data, game.position_type)
    except (msgspec.ValidationError, RecursionError) as error:
        if MISSING not in str(error) and not isinstance(data.get("players"), int):
            raise BadPosition(f"{game.id}: position: {placed(str(error))}") from None
    position = _converted(game, _overlaid(game, _usual(game, data, box), data))
    return game.fill_in(position, _said(data), box)


def _of_game(game: Game, given: Position) -> Position:
    if not isinstance(given, game.position_type):
        wanted, got = game.position_type.__name__, type(given).__name__
        raise BadPosition(f"{game.id}: position: must be a {wanted}, not a {got}")
    return given


def _data(game: Game, given: object) -> Mapping[str, object]:
    if isinstance(given, Mapping):
        return given
    if not isinstance(given, str | bytes):
        got = type(given).__name__
        raise BadPosition(f"{game.id}: position: must be JSON text or a dict, not a {got}")
    try:
        return msgspec.json.decode(given, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadPosition(f"{game.id}: position: {placed(str(error))}") from None


def _converted(game: Game, data: object) -> Position:
    try:
        return msgspec.convert(data, game.position_type)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadPosition(f"{game.id}: position: {placed(str(error))}") from None


def _usual(game: Game, data: Mapping[str, object], box: AnyBox) -> dict[str, object]:
    """The first moment of a game with as many players and the same setup, the first seat first."""
    players = data.get("players", game.players_min)
    count = len(players) if isinstance(players, list) else players
    if not isinstance(count, int):
        raise BadPosition(f"{game.id}: position: players: a list of players, or how many there are")
    try:
        setup = game.setup_said(data)
        game.check_players(count, setup)
    except PerankhError as error:
        raise BadPosition(f"{game.id}: position: {error}") from None
    for seed in range(USUAL_SEEDS):
        state = game.new(count, setup, seed, box)
        if state.decider() == 0:
            break
    usual = msgspec.to_builtins(game.write_position(state))
    assert isinstance(usual, dict)
    return usual


def _overlaid(
    game: Game, usual: dict[str, object], data: Mapping[str, object]
) -> dict[str, object]:
    """The usual position with what was said in its place."""
    found = usual | dict(data)
    for name in game.position_type.joined:
        said, before = data.get(name), usual.get(name)
        if isinstance(said, Mapping) and isinstance(before, dict):
            found[name] = before | dict(said)
    players, before = data.get("players"), usual["players"]
    if isinstance(players, int):
        found["players"] = before
    elif isinstance(players, list) and isinstance(before, list):
        pairs = zip(before, players, strict=True)
        found["players"] = [
            one | dict(said) if isinstance(one, dict) and isinstance(said, Mapping) else said
            for one, said in pairs
        ]
    return found


def _said(data: Mapping[str, object]) -> Said:
    found = set(data)
    players = data.get("players")
    if isinstance(players, list):
        for seat, player in enumerate(players):
            if isinstance(player, Mapping):
                found |= {f"players.{seat}.{name}" for name in player}
    return frozenset(found)


# ------------------ words for what is wrong

PLAYERS = re.compile(r"players(?:\[(\d+)\]|\[\.\.\.\])\.?")


def placed(message: str) -> str:
    """A message whose places people can count along: seats from 1, no dollar signs.

    >>> placed("Expected `int`, got `str` - at `$.players[1].sled`")
    'seat 2: sled: Expected `int`, got `str`'
    >>> placed("players[0].hand[2]: 'cat' is not one of priest, noble")
    "seat 1: hand[2]: 'cat' is not one of priest, noble"
    """
    told = re.fullmatch(r"(.*) - at `\$\.?(.*)`", message, re.DOTALL)
    if told is not None and told[2]:
        message = f"{told[2]}: {told[1]}"
    found = PLAYERS.match(message)
    if found is None or found[1] is None:
        return message
    return f"seat {int(found[1]) + 1}: {message[found.end() :].removeprefix(': ')}"


class Reading:
    """What the readers of all games ask of a position; each refusal names the place."""

    def __init__(self, game: str, players: int, asks: str = "asks") -> None:
        self.game = game
        self.players = players
        self.asks = asks
        """The field of the position that holds the open question."""

    def require(self, holds: bool, place: str, message: str) -> None:
        """Refuse the position unless this holds."""
        if not holds:
            raise BadPosition(f"{self.game}: position: {placed(f'{place}: {message}')}")

    def index(self, name: str, known: Sequence[str], place: str) -> int:
        """The number of a name."""
        self.require(name in known, place, f"{name!r} is not one of {', '.join(known)}")
        return known.index(name)

    def indexes(self, names: Sequence[str], known: Sequence[str], place: str) -> list[int]:
        """The numbers of names."""
        return [self.index(name, known, f"{place}[{n}]") for n, name in enumerate(names)]

    def seat(self, seat: int, place: str) -> int:
        """A seat that exists."""
        last = self.players - 1
        there = f"there is no seat {seat + 1}; the first is written 0, the last {last}"
        self.require(seat < self.players, place, there)
        return seat

    def seats(self, seats: Sequence[int], place: str) -> list[int]:
        """Seats that exist."""
        return [self.seat(seat, f"{place}[{n}]") for n, seat in enumerate(seats)]

    def script(
        self, rng: Rng, pile: int, things: Sequence[int], bag: Sequence[int], place: str
    ) -> None:
        """Let these things be drawn next from a pile that has them."""
        left = list(bag)
        for number, thing in enumerate(things):
            self.require(thing in left, f"{place}[{number}]", "is not in that pile")
            left.remove(thing)
            rng.script = [*(rng.script or []), pile, thing]


# ------------------ the stack


def write_frames(s: State) -> list[FramePosition]:
    """The stack by the names of its steps, the open question last."""
    names = s.step_names()
    return [
        FramePosition(
            step=names[f & KIND_MASK], player=f >> KIND_BITS & PLAYER_MASK, arg=f >> ARG_SHIFT
        )
        for f in s.stack()
    ]


def read_frames(reading: Reading, s: State, frames: Sequence[FramePosition]) -> list[int]:
    """The stack by its numbers; whether it can be played on is asked elsewhere."""
    names = s.step_names()
    stack = []
    for number, f in enumerate(frames):
        kind = reading.index(f.step, names, f"{reading.asks}[{number}].step")
        player = reading.seat(f.player, f"{reading.asks}[{number}].player")
        stack.append(frame(kind, player, f.arg))
    return stack


def require_turn(
    reading: Reading, s: State, stack: Sequence[int], active: int, below: Sequence[int] = ()
) -> None:
    """Refuse a stack that is other than the question with which a turn begins.

    `below` are the frames that always lie under it.
    """
    names, turns = s.step_names(), s.turn_kinds()
    begins = " or ".join(names[kind] for kind in turns)
    top = stack[-1]
    name, player = names[top & KIND_MASK], top >> KIND_BITS & PLAYER_MASK
    place = f"{reading.game}: position: {reading.asks}"
    if top & KIND_MASK not in turns:
        raise MidTurnPosition(
            f"{place}: {name} is asked within a turn; a position by hand begins with {begins}: "
            f"leave {reading.asks} out"
        )
    reading.require(
        player == active,
        reading.asks,
        f"seat {player + 1} can't begin a turn when it is the turn of seat {active + 1}: "
        f"leave {reading.asks} out, or name another active player",
    )
    if list(stack[:-1]) != list(below) or top >> ARG_SHIFT != 0:
        raise MidTurnPosition(
            f"{place}: {name} has more on the stack than at the beginning of a turn: "
            f"leave {reading.asks} out"
        )


def check_answer(reading: Reading, s: State) -> None:
    """Refuse a stack of our own making that was damaged: its question must have an answer."""
    if s.is_over():
        return
    try:
        offered = s.options()
    except (LookupError, ValueError, AssertionError) as error:
        place = f"{reading.game}: position: {reading.asks}"
        raise BadPosition(f"{place}: can't be played on: {error}") from None
    reading.require(bool(offered), reading.asks, f"seat {s.decider() + 1} has no answer")


def write_chance(rng: Rng) -> Chance:
    """Where chance stands."""
    return (rng.a, rng.b, rng.c, rng.counter)


def write_script(rng: Rng, pile: int, known: Sequence[str]) -> list[str]:
    """The names of what is drawn next from a pile, as far as a position said it."""
    script = rng.script or []
    pairs = zip(script[::2], script[1::2], strict=True)
    return [known[thing] for number, thing in pairs if number == pile]
