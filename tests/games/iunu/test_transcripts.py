"""What the kept games of Iunu show; `tests/games/test_transcripts.py` replays them."""

from __future__ import annotations

from perankh.games.iunu.box.tables import MODE_IDS
from tests.games.iunu.make_transcripts import KEPT


def test_between_them_they_have_each_mode() -> None:
    assert {record.setup["mode"] for record in KEPT.records()} == set(MODE_IDS)
