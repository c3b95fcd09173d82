"""Plain JSON trees and changes to them, for the tests that break a record in one place."""

from __future__ import annotations

from collections.abc import Iterator

from perankh.record.format import Json

Way = tuple[str | int, ...]
"""The way to a value of a tree: keys and places in lists."""


def replaced(tree: Json, way: Way, value: Json) -> Json:
    """The tree with another value at the end of the way; a new key is added."""
    if not way:
        return value
    step, rest = way[0], way[1:]
    if isinstance(tree, dict) and isinstance(step, str):
        return {**tree, step: replaced(tree.get(step), rest, value)}
    assert isinstance(tree, list), f"nothing at {way}"
    assert isinstance(step, int), f"nothing at {way}"
    return [replaced(item, rest, value) if at == step else item for at, item in enumerate(tree)]


def without(tree: Json, key: str) -> Json:
    """The object without one of its keys."""
    assert isinstance(tree, dict), "only objects have keys"
    return {name: value for name, value in tree.items() if name != key}


def leaves(tree: Json, way: Way = ()) -> Iterator[tuple[Way, Json]]:
    """Every single value with the way to it."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from leaves(value, (*way, key))
    elif isinstance(tree, list):
        for at, value in enumerate(tree):
            yield from leaves(value, (*way, at))
    else:
        yield way, tree
