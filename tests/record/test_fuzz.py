import pytest

from perankh.kernel.box import AnyBox
from perankh.kernel.errors import BrokenInvariant
from perankh.kernel.game import Game, Meaning
from perankh.kernel.playout import playout
from perankh.kernel.rng import Rng
from perankh.kernel.setup import Setup
from perankh.kernel.state import State
from perankh.kernel.trace import Trace
from perankh.record.errors import Discrepancy
from perankh.record.format import read, write
from perankh.record.fuzz import Failure, examine, fuzz
from perankh.record.replay import Replay
from perankh.record.shrink import shrink
from tests.record.games import GAME, whole_game
from tests.support.pebbles.game import PebblesGame

PEBBLES = PebblesGame()
LIMIT = 14


class Superstitious(PebblesGame):
    """Believes that nobody may have so many points before the end."""

    def check(self, state: State) -> None:
        super().check(state)
        if not state.is_over() and any(sum(points) >= LIMIT for points in state.scores()):
            raise BrokenInvariant("PEB-0.0", "so many points bring bad luck")


class Forgetful(PebblesGame):
    """Has no words any more once somebody has points."""

    def describe(self, state: State, action: int) -> Meaning:
        if any(sum(points) > 5 for points in state.scores()):
            raise LookupError("no words")
        return super().describe(state, action)


def first_failure(broken: Superstitious | Forgetful, seed: int = 0) -> Failure:
    """What the fuzzer finds in a broken game."""
    for progress in fuzz(broken, 20, seed):
        if progress.failure is not None:
            return progress.failure
    raise AssertionError("nothing was found")


@pytest.mark.parametrize("game", [GAME, PEBBLES], ids=["imhotep", "pebbles"])
def test_sound_rules_pass_and_every_game_is_counted(game: Game) -> None:
    progress = list(fuzz(game, 3, seed=1, every=20))
    assert [(p.games, p.failure) for p in progress] == [(1, None), (2, None), (3, None)]
    assert progress[-1].tally.games == 3
    assert progress[-1].tally.decisions > progress[0].tally.decisions > 0


class AlreadyOver(PebblesGame):
    """Is over as soon as it is set up."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, Setup]] = []

    def new(
        self, players: int, setup: Setup, seed: int, box: AnyBox, trace: Trace | None = None
    ) -> State:
        self.asked.append((players, setup))
        over = super().new(players, setup, seed, box, trace)
        playout(over, Rng.seeded(seed))
        return over


def test_all_setups_and_numbers_of_players_are_played_in_turn() -> None:
    broken = AlreadyOver()
    wanted = [(n, setup) for setup in PEBBLES.setups() for n in (2, 3)]
    played = list(fuzz(broken, len(wanted) + 1))
    assert [p.failure for p in played] == [None] * len(played)
    assert broken.asked == [*wanted, wanted[0]]


def test_the_same_seed_finds_the_same_failure() -> None:
    assert first_failure(Superstitious(), 3) == first_failure(Superstitious(), 3)


def test_a_failure_names_its_check_and_keeps_the_game_up_to_it() -> None:
    failure = first_failure(Superstitious())
    assert failure.check == "invariants"
    assert "so many points bring bad luck" in failure.message
    *_, last = Replay(failure.record, PEBBLES).moments()
    before = Replay(failure.record, PEBBLES).at(last.n - 1)
    assert max(sum(points) for points in last.state.scores()) >= LIMIT
    assert max(sum(points) for points in before.state.scores()) < LIMIT


def test_a_failure_can_be_written_read_and_seen_again() -> None:
    failure = first_failure(Superstitious())
    again = examine(read(write(failure.record)), Superstitious())
    assert again is not None
    assert (again.check, again.record) == (failure.check, failure.record)
    assert examine(failure.record, PEBBLES) is None


def test_a_failure_shrinks_to_a_shorter_game_that_fails_alike() -> None:
    failure = first_failure(Superstitious())
    told: list[Failure] = []
    short = shrink(failure, Superstitious(), effort=500, tell=told.append)
    assert short.check == failure.check
    assert told[-1] == short
    assert 0 < len(short.record.entries) < len(failure.record.entries)
    again = examine(short.record, Superstitious())
    assert again is not None
    assert again.record == short.record
    *_, last = Replay(short.record, PEBBLES).moments()
    assert max(sum(points) for points in last.state.scores()) >= LIMIT


def test_without_effort_a_failure_stays_as_it_is() -> None:
    failure = first_failure(Superstitious())
    assert shrink(failure, Superstitious(), effort=0) == failure


def test_an_exception_in_the_rules_is_a_failure_too() -> None:
    failure = first_failure(Forgetful())
    assert failure.check == "crash"
    assert "LookupError: no words" in failure.message
    assert read(write(failure.record)) == failure.record


def test_a_record_of_people_is_not_taken_for_a_fuzzed_one() -> None:
    with pytest.raises(Discrepancy, match="'fuzz' without contributions"):
        examine(whole_game(1))


def test_secrecy_can_be_looked_at_after_every_action() -> None:
    """Every seat and a spectator, at every question; the other checks look on seldom."""
    *_, last = fuzz(PEBBLES, 4, every=64, secrets_every=1)
    assert last.failure is None
    tally = last.tally
    assert tally.compared >= 3 * tally.decisions
    assert tally.scrambled >= 3 * tally.decisions
    assert tally.clones < tally.decisions / 4
