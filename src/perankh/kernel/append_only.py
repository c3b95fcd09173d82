# compiled by mypyc
"""A list that only grows at its end, and whose forks share all that they have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar, final

from mypy_extensions import i64

T = TypeVar("T")


@final
class AppendOnlyList(Generic[T]):
    """Forking it costs the same however long it is; a fork that goes another way copies first.

    >>> first = AppendOnlyList([1, 2])
    >>> second = first.fork()
    >>> second.append(3)
    >>> first.append(4)
    >>> list(first), list(second)
    ([1, 2, 4], [1, 2, 3])
    """

    _items: list[T]
    """May hold more than belongs to this one: what a fork has appended."""
    _size: i64

    def __init__(self, items: list[T] | None = None) -> None:
        self._items = [] if items is None else items[:]
        self._size = len(self._items)

    def fork(self) -> AppendOnlyList[T]:
        """An equal, independent one."""
        found: AppendOnlyList[T] = AppendOnlyList()
        found._items = self._items
        found._size = self._size
        return found

    def append(self, item: T) -> None:
        """Add something at the end."""
        if len(self._items) != self._size:
            self._items = self._items[: self._size]
        self._items.append(item)
        self._size += 1

    def cut(self, size: int) -> None:
        """Keep only so many, from the beginning."""
        if not 0 <= size <= self._size:
            raise IndexError(f"of {self._size} things {size} can't be kept")
        self._size = size

    def after(self, count: int) -> list[T]:
        """All but the first `count`."""
        return self._items[count : self._size]

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, index: int) -> T:
        place: i64 = index + self._size if index < 0 else index
        if not 0 <= place < self._size:
            raise IndexError(f"there is nothing at {index}: there are {self._size}")
        return self._items[place]

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._size])

    def __repr__(self) -> str:
        """Only how many there are: some of what is kept so is secret."""
        return f"<AppendOnlyList of {self._size}>"
