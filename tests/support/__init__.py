"""What tests share: the mark that ties a test to the numbered rules it proves."""

import pytest

rule = pytest.mark.rule
"""`@rule("IMH-4.3")`: this test fails when the code breaks that rule of the specification."""

__all__ = ["rule"]
