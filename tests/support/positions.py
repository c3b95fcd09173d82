"""Positions from untrusted hands: read as a file is read, and bent at random.

`Reader` proves that what is read can be played to its end. What a game's positions are bent from,
and which changes leave all its pieces there, stands with the game.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

import msgspec
from hypothesis import strategies as st

from perankh.kernel.box import AnyBox
from perankh.kernel.errors import BadPosition, BrokenInvariant
from perankh.kernel.game import Game
from perankh.kernel.position import Position
from perankh.kernel.rng import Rng
from perankh.kernel.state import State

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
P = TypeVar("P", bound=Position)
Change = Callable[[st.DrawFn, P], P]
"""Bends a position in one way; it may change what it is given."""


@dataclass(frozen=True)
class Reader:
    """Reads and writes the positions of one game as files."""

    game: Game
    box: AnyBox

    def read(self, content: bytes) -> State:
        """The state of what somebody wrote."""
        return self.game.read_position(content, self.box)

    def read_own(self, content: bytes) -> State:
        """The state of what the house itself wrote, at any moment."""
        return self.game.read_position(content, self.box, trusted=True)

    def encoded(self, state: State) -> bytes:
        """A state as a file holds it."""
        return msgspec.json.encode(self.game.write_position(state))

    def changed(self, state: State, change: Mapping[str, Json]) -> bytes:
        """The file of a state with other fields."""
        data = msgspec.json.decode(self.encoded(state), type=dict[str, msgspec.Raw])
        other = {key: msgspec.Raw(msgspec.json.encode(value)) for key, value in change.items()}
        return msgspec.json.encode({**data, **other})

    def refuses_or_plays_to_the_end(self, content: bytes, seed: int) -> None:
        """Nothing but the house's own errors, and after reading none at all."""
        try:
            state = self.read(content)
        except (BadPosition, BrokenInvariant):
            return
        assert self.encoded(self.read_own(self.encoded(state))) == self.encoded(state)
        dice = Rng.seeded(seed)
        for _ in range(self.game.longest):
            if state.is_over():
                return
            options = state.options()
            assert options
            assert len(options) == len(set(options))
            state.apply(options[dice.below(len(options))])
            self.game.check(state)
        raise AssertionError("the game does not end")


# --- anything anywhere


@st.composite
def bent_anywhere(
    draw: st.DrawFn, samples: Callable[[], Sequence[bytes]], words: Sequence[str]
) -> bytes:
    """A position with one to three changes of any kind; `words` may stand anywhere."""
    values: st.SearchStrategy[Json] = st.one_of(
        st.integers(-2, 7),
        st.sampled_from([31, 1000, 1 << 32, 1 << 64]),
        st.sampled_from(words),
        st.sampled_from([None, True, [], {}, 0.5]),
    )
    data: Json = msgspec.json.decode(draw(st.sampled_from(samples())))
    for _ in range(draw(st.integers(1, 3))):
        data = _bend(draw, data, values)
    return msgspec.json.encode(data)


def _bend(draw: st.DrawFn, data: Json, values: st.SearchStrategy[Json]) -> Json:
    """One change somewhere: a value, a thing that is missing, twice there or in another place."""
    if isinstance(data, dict) and data:
        key = draw(st.sampled_from(sorted(data)))
        if draw(st.integers(0, 9)) == 0:
            del data[key]
        else:
            data[key] = _bend(draw, data[key], values)
        return data
    if isinstance(data, list) and data:
        return _bend_list(draw, data, values)
    if isinstance(data, int) and draw(st.booleans()):
        return data + draw(st.sampled_from([-1, 1]))
    return draw(values)


def _bend_list(draw: st.DrawFn, data: list[Json], values: st.SearchStrategy[Json]) -> Json:
    """One change in a list."""
    at = draw(st.integers(0, len(data) - 1))
    how = draw(st.sampled_from(["value", "value", "value", "drop", "double", "swap"]))
    if how == "drop":
        del data[at]
    elif how == "double":
        data.insert(at, copy.deepcopy(data[at]))
    elif how == "swap":
        other = draw(st.integers(0, len(data) - 1))
        data[at], data[other] = data[other], data[at]
    else:
        data[at] = _bend(draw, data[at], values)
    return data


# --- changes after which nothing is missing


@st.composite
def bent_with_care(
    draw: st.DrawFn,
    samples: Callable[[], Sequence[bytes]],
    position_of: Callable[[bytes], P],
    changes: Sequence[Change[P]],
) -> bytes:
    """A position with one to three of these changes."""
    position = position_of(draw(st.sampled_from(samples())))
    for _ in range(draw(st.integers(1, 3))):
        position = draw(st.sampled_from(changes))(draw, position)
    return msgspec.json.encode(position)
