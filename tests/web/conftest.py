"""The servers that the tests talk to: one for all who change nothing but their own tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.serving import Browser, Server, serving, settings


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings(tmp_path_factory.mktemp("house"))) as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Iterator[Browser]:
    with Browser(server, "Ann") as browser:
        yield browser


@pytest.fixture
def ben(server: Server) -> Iterator[Browser]:
    with Browser(server, "Ben") as browser:
        yield browser


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
