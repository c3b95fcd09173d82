"""`perankh bench lists` in small."""

from __future__ import annotations

import msgspec

from perankh.bench.lists import ListBench
from tests.cli.calling import call


def test_lists_and_starts_are_measured() -> None:
    arguments = ("--listed", 3, "--waiting", 5, "--seconds", 1, "--json")
    called = call("bench", "lists", *arguments)
    assert called.code == 0, called.err
    found = msgspec.json.decode(called.out, type=ListBench)
    assert (found.listed, found.waiting) == (3, 5)
    assert 0 < found.home_p50_ms <= found.home_p99_ms
    assert min(found.calm.moves, found.busy.moves) > 0
    assert min(found.start_s, found.empty_start_s) > 0


def test_lists_without_end_are_refused() -> None:
    assert call("bench", "lists", "--listed", 0).code == 2
