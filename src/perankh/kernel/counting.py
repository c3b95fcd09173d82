# compiled by mypyc
"""Points by the names of what they come from, put together in compiled code."""

from __future__ import annotations


def by_category(categories: tuple[str, ...], rows: list[list[int]]) -> list[dict[str, int]]:
    """By seat, what each category brings; `rows` has a column for each.

    >>> by_category(("pyramid", "temple"), [[4, 0], [2, 7]])
    [{'pyramid': 4, 'temple': 0}, {'pyramid': 2, 'temple': 7}]
    """
    found: list[dict[str, int]] = []
    for row in rows:
        if len(row) != len(categories):
            raise ValueError(f"{len(row)} points for {len(categories)} categories")
        points: dict[str, int] = {}
        for column, category in enumerate(categories):
            points[category] = row[column]
        found.append(points)
    return found
