"""The programs in `docs/research.md` run as they stand there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
SAID = (
    r"greedy beats random in \d+% of 6 games\n",
    r"(player_\d -?\d\.\d+\n){3}",
    r".+\n\d{3,4}\n",
)


@pytest.mark.parametrize(("program", "said"), list(zip(PROGRAMS, SAID, strict=True)))
def test_a_program_of_the_page_says_what_it_should(program: str, said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(said, done.stdout), done.stdout
