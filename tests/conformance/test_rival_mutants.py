"""The kit's checks of rivals can fail: games of Heron that are broken on purpose are caught."""

from __future__ import annotations

import pytest

from perankh.kernel.conformance import Nonconformity, check_game
from perankh.kernel.rival import Rival
from tests.support.heron import HeronGame
from tests.support.heron.state import HERON, Heron


class CountsNoRival(Heron):
    """Says that nobody competes without a seat."""

    def rival_count(self) -> int:
        return 0


class SharesThePlace(Heron):
    """Puts the rival on the place of the best player, too."""

    def rivals(self) -> list[Rival]:
        return [Rival(one.id, one.points, 1) for one in super().rivals()]


class HasNoPoints(Heron):
    """Counts nothing for the rival."""

    def rival_points(self) -> dict[str, int]:
        return {}


class TellsWhatIsHidden(Heron):
    """Gives the rival the hidden reeds of the players while they are hidden."""

    def open_rivals(self) -> list[Rival]:
        return [
            Rival(one.id, one.points | {"gold": sum(self.hidden)}, one.place)
            for one in super().open_rivals()
        ]


class OtherName(Heron):
    """Calls the rival by a name that the game does not know."""

    def rivals(self) -> list[Rival]:
        return [Rival(f"{HERON}_two", one.points, one.place) for one in super().rivals()]

    def open_rivals(self) -> list[Rival]:
        return self.rivals()


@pytest.mark.parametrize(
    ("state", "check"),
    [
        (CountsNoRival, "rivals"),
        (SharesThePlace, "scores"),
        (HasNoPoints, "rivals"),
        (TellsWhatIsHidden, "secrecy"),
        (OtherName, "rivals"),
    ],
)
def test_a_broken_rival_is_caught_by_the_check_for_it(state: type[Heron], check: str) -> None:
    game = HeronGame()
    game.state_type = state
    with pytest.raises(Nonconformity) as caught:
        examine(game)
    assert caught.value.check == check, str(caught.value)


def examine(game: HeronGame) -> None:
    for seed in range(20):
        check_game(game, 2, game.read_setup({}), seed, every=1)
