"""A fresh server with its default limits, and guests who mean no good."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from perankh.web.settings import Limits
from tests.web.serving import Browser, Server, serving, settings


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(settings(tmp_path / "data", Limits())) as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Iterator[Browser]:
    with Browser(server, "Ann") as browser:
        yield browser


@pytest.fixture(scope="session")
def eve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Somebody at a server that nobody breaks, shared by all tests."""
    with (
        serving(settings(tmp_path_factory.mktemp("shared"), Limits())) as running,
        Browser(running, "Eve") as browser,
    ):
        yield browser
