"""Positions from strangers: whatever is read is refused clearly, or can be played to its end."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from perankh.kernel.errors import PerankhError
from perankh.kernel.game import Game
from perankh.kernel.rng import Rng
from perankh.kernel.state import State
from tests.conformance.sizes import GAMES, TABLES, examples

Data = dict[str, "Data"] | list["Data"] | str | int | bool | None
Path = tuple[str | int, ...]

STRANGE: list[Data] = [None, True, -1, 0, 1, 2, 3, 7, 40, 2**31, 2**63, 10**30, "", "grey", [], {}]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def some_position(game: Game, table: int, seed: int, actions: int) -> bytes:
    """A position after some random actions."""
    tables = [entry for entry in TABLES.values() if entry[0] is game]
    _, players, setup = tables[table % len(tables)]
    state = game.new(players, setup, seed, game.box())
    play(state, Rng.seeded(seed), actions)
    return msgspec.json.encode(game.write_position(state))


def play(state: State, dice: Rng, actions: int) -> None:
    for _ in range(actions):
        if state.is_over():
            return
        offered = state.options()
        assert offered, f"{state.prompt()} has no option"
        state.apply(offered[dice.below(len(offered))])


def places(data: Data, path: Path = ()) -> Iterator[Path]:
    """The way to every value."""
    if path:
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from places(value, (*path, index))


def parent(data: Data, path: Path) -> Data:
    for step in path[:-1]:
        data = child(data, step)
    return data


def child(data: Data, step: str | int) -> Data:
    if isinstance(data, dict) and isinstance(step, str):
        return data[step]
    assert isinstance(data, list)
    assert isinstance(step, int)
    return data[step]


def spoil(data: Data, dice: random.Random) -> None:
    """Change one value: replaced, taken away, doubled, nudged or swapped with another."""
    ways = list(places(data))
    path = dice.choice(ways)
    holder, last = parent(data, path), path[-1]
    value = child(holder, last)
    what = dice.randrange(5)
    if what == 0 and isinstance(value, int):
        put(holder, last, value + dice.choice([-1, 1]))
    elif what == 1 and isinstance(holder, list):
        holder.insert(dice.randrange(len(holder) + 1), deepcopy(value))
    elif what == 2:
        drop(holder, last)
    elif what == 3:
        other = dice.choice(ways)
        put(holder, last, deepcopy(child(parent(data, other), other[-1])))
    else:
        put(holder, last, deepcopy(dice.choice(STRANGE)))


def put(holder: Data, last: str | int, value: Data) -> None:
    if isinstance(holder, dict):
        holder[str(last)] = value
    elif isinstance(holder, list):
        holder[int(last)] = value


def drop(holder: Data, last: str | int) -> None:
    if isinstance(holder, dict):
        del holder[str(last)]
    elif isinstance(holder, list):
        del holder[int(last)]


def must_be_refused_or_playable(game: Game, text: bytes, seed: int) -> None:
    try:
        state = game.read_position(text, game.box())
    except PerankhError:
        return
    written = msgspec.json.encode(game.write_position(state))
    again = game.read_position(written, game.box(), trusted=True)
    assert msgspec.json.encode(game.write_position(again)) == written
    for seat in (*range(state.players), None):
        game.view(state, seat)
    state.scores()
    play(state, Rng.seeded(seed), game.longest)
    assert state.is_over()
    game.check(state)


@every_game
@examples(60)
@given(
    table=st.integers(0, 99),
    seed=st.integers(0, 2**32),
    actions=st.integers(0, 120),
    changes=st.integers(1, 3),
)
def test_a_position_with_changed_values_is_refused_or_can_be_played(
    game: Game, table: int, seed: int, actions: int, changes: int
) -> None:
    data: Data = msgspec.json.decode(some_position(game, table, seed, actions))
    dice = random.Random(seed)
    for _ in range(changes):
        spoil(data, dice)
    must_be_refused_or_playable(game, json.dumps(data).encode(), seed)


@every_game
@examples(20)
@given(seed=st.integers(0, 2**32), length=st.floats(0, 1, exclude_max=True))
def test_a_position_that_was_cut_short_is_refused(game: Game, seed: int, length: float) -> None:
    text = some_position(game, seed, seed, seed % 50)
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(text[: int(len(text) * length)], type=game.position_type)


@every_game
@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"[" * 100_000,
        b'{"players":' * 100_000,
        b'{"turn":1e999}',
        b"\xff\xfe",
        b'{"nothing":1}',
    ],
    ids=["empty", "null", "list", "blank", "deep", "deeper", "huge", "binary", "unknown"],
)
def test_what_is_no_position_is_refused(game: Game, text: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        msgspec.json.decode(text, type=game.position_type)
