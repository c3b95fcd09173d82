"""The four levels at which people meet the computer, by measured strength: `LEVELS`.

How they think is in `search` and `baselines`; their names and characters are texts,
`mind-<id>` and `mind-<id>-character`.
"""

from __future__ import annotations

import msgspec

from perankh.minds.baselines import GreedyMind, Mind
from perankh.minds.search import AS_NEEDED, Plan, SearchMind

USABLE = 0.85
"""Share of a level's time that it plans for: the rest is for the way to and from the mind."""


class Level(msgspec.Struct, frozen=True):
    """One level: what it may spend on a decision, and how it errs."""

    id: str
    """Its name in commands, records and tables, and in its text keys."""
    seconds: float
    """It never thinks longer than this about one decision."""
    iterations: int = 0
    """What it spends, so that the same seed gives the same choice on any machine that is fast
    enough; 0: it doesn't search but looks one action ahead; AS_NEEDED: what the game needs."""
    notice: int = 100
    """How much it sees of what others gain, in percent."""
    blur: int = 0
    """By how much it may misjudge an option, in percent of a lead that tells."""

    def name_key(self) -> str:
        """The text key of its name."""
        return f"mind-{self.id}"

    def character_key(self) -> str:
        """The text key of the sentence that describes it."""
        return f"mind-{self.id}-character"

    def mind(self) -> Mind:
        """A new mind of this level."""
        if self.iterations == 0:
            return GreedyMind(self.id, self.notice, self.blur)
        return SearchMind(self.id, Plan(self.iterations, self.seconds * USABLE))


LEVELS = (
    Level("apprentice", seconds=0.3, notice=20, blur=90),
    Level("scribe", seconds=0.5, blur=40),
    Level("vizier", seconds=1.0, iterations=AS_NEEDED),
    Level("pharaoh", seconds=2.0, iterations=30_000),
)
"""From the weakest to the strongest."""
