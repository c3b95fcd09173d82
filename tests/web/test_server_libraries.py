"""The server goes around parts of uvicorn that are nobody's promise: notice when they change."""

import hashlib
import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

ROOT = Path(__file__).parents[2]

LOOKED_AT: dict[type, str] = {
    WebSocketsSansIOProtocol: "51c38e3722463fc5",
    HttpToolsProtocol: "7803929290cb172a",
}
"""The sources that `perankh.web.socket` and `perankh.web.http` were written for."""


@pytest.mark.parametrize("name", ["uvicorn", "websockets"])
def test_only_versions_are_installed_that_the_short_way_was_tried_with(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [Requirement(line) for line in project["dependencies"]]
    bound = next(one for one in wanted if one.name == name)
    assert any(part.operator in ("<", "<=", "==") for part in bound.specifier), "not bounded above"
    assert bound.specifier.contains(version(name)), (
        f"{name} {version(name)} is outside {bound.specifier}: read perankh.web.socket and .http"
        " beside the new version, run tests/attack and tests/web, then move the bound"
    )


@pytest.mark.parametrize("protocol", LOOKED_AT)
def test_the_classes_we_build_on_are_those_we_have_read(protocol: type) -> None:
    source = inspect.getsource(protocol)
    digest = hashlib.blake2b(source.encode(), digest_size=8).hexdigest()
    assert digest == LOOKED_AT[protocol], (
        f"uvicorn's {protocol.__name__} has changed ({digest}): see that what perankh.web.socket"
        " and .http override is still called as before, then note the new digest here"
    )


def test_the_parts_of_the_websocket_that_the_short_way_uses_are_there() -> None:
    for name in ("queue", "transport", "close_sent", "handshake_initiated", "handshake_complete"):
        assert f"self.{name}" in inspect.getsource(WebSocketsSansIOProtocol), name
    assert callable(ServerProtocol.receive_data)
