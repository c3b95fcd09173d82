"""Tests about one seat and a rival: the Heron is registered while they run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from perankh.games import GAMES


@pytest.fixture(autouse=True, name="_heron")
def heron_is_registered() -> Iterator[None]:
    """Commands, contests and adapters find the game by its name."""
    GAMES["heron"] = "tests.support.heron"
    yield
    del GAMES["heron"]
