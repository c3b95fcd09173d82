"""Registers the project's own markers; fixtures live beside the tests that use them."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules that the test proves")
