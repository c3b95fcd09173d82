import random

import msgspec
import pytest

from perankh.kernel.errors import BadSetup, UnknownGame
from perankh.kernel.game import Meaning
from perankh.kernel.state import State
from perankh.record.errors import BadRecord, Discrepancy, NoSecret, RulesFail, WrongBox, WrongRules
from perankh.record.fairness import derive
from perankh.record.format import Act, Record
from perankh.record.replay import Replay
from perankh.record.session import Session
from tests.record.games import GAME, SEATS, abandoned, advance, some_moves, whole_game
from tests.support.pebbles.game import PebblesGame

RECORD = whole_game(11, players=3)
PEBBLES = PebblesGame()


def hidden_hands(seed: int) -> Record:
    """A whole game in which seats draw what the others don't see."""
    session = Session.start(PEBBLES, SEATS[:2], secret=derive(seed))
    return advance(session, 1_000, random.Random(seed)).finish()


def test_a_replay_ends_where_the_game_ended() -> None:
    *_, last = Replay(RECORD).moments()
    assert last.state.is_over()
    assert last.n == len(RECORD.entries)


def test_moments_are_the_set_up_and_each_entry() -> None:
    moments = list(Replay(RECORD).moments())
    assert [moment.n for moment in moments] == list(range(len(RECORD.entries) + 1))
    assert moments[0].entry is None
    assert [moment.entry for moment in moments[1:]] == list(RECORD.entries)


def test_the_line_leaves_out_what_was_taken_back() -> None:
    line = list(Replay(RECORD).line())
    assert [moment.standing for moment in line] == list(range(len(line)))
    assert all(isinstance(moment.entry, Act) for moment in line[1:])
    assert len(line) < len(RECORD.entries)
    assert line[-1].state.is_over()


def test_any_entry_and_any_number_of_actions_can_be_gone_to() -> None:
    session = some_moves(12, 20)
    positions = [GAME.write_position(some_moves(12, n).state) for n in range(21)]
    replay = Replay(session.record(), secret=derive(12))
    for n in (0, 1, 7, 20):
        assert GAME.write_position(replay.at(n).state) == positions[n]
        assert GAME.write_position(replay.after(n).state) == positions[n]


def test_entries_and_standing_actions_count_differently_after_an_undo() -> None:
    session = some_moves(12, 20)
    session.undo(0, 5, [1])
    advance(session, 1, random.Random(0))
    replay = Replay(session.record(), secret=derive(12))
    assert replay.at(20).standing == 20
    assert replay.at(21).standing == 15
    assert replay.after(16).n == 22


@pytest.mark.parametrize("n", [-1, 21])
def test_there_is_no_moment_outside_the_game(n: int) -> None:
    replay = Replay(abandoned(12, 20))
    with pytest.raises(BadRecord, match="they go to 20"):
        replay.at(n)
    with pytest.raises(BadRecord, match="only 20 actions"):
        replay.after(n)


def test_a_replay_tells_the_same_events_as_the_game() -> None:
    chooser = random.Random(5)
    session = some_moves(5, 0)
    told = []
    while not session.state.is_over():
        options = session.state.options()
        told.append(session.act(session.state.decider(), chooser.choice(options)))
    assert [moment.events for moment in Replay(session.finish()).moments()][1:] == told


def test_each_seat_is_told_only_what_it_may_know() -> None:
    drawn = [
        (moment, at)
        for moment in Replay(hidden_hands(1), PEBBLES).moments()
        for at, event in enumerate(moment.events)
        if event.name == "pebble_drawn"
    ]
    assert drawn
    for moment, at in drawn:
        drawer = moment.events[at].arguments()["player"]
        for seat in (None, 0, 1):
            told = moment.seen_by(seat)[at].arguments()["pebble"]
            assert (told is None) == (seat != drawer)


def test_a_game_goes_on_from_its_record_as_if_never_interrupted() -> None:
    session = some_moves(13, 30)
    session.undo(1, 3, [0])
    resumed = Replay(session.record(), secret=derive(13)).resume()
    for each in (session, resumed):
        advance(each, 10_000, random.Random(4))
    assert resumed.finish() == session.finish()


def test_without_the_secret_nothing_is_played_again() -> None:
    with pytest.raises(NoSecret):
        Replay(some_moves(1, 5).record())


def test_another_secret_than_the_committed_one_is_refused() -> None:
    replay = Replay(some_moves(1, 5).record(), secret=derive(2))
    with pytest.raises(Discrepancy, match=r"commitment.*not the one that was committed to"):
        replay.begin()


def test_a_record_of_another_box_names_both() -> None:
    record = msgspec.structs.replace(RECORD, box="0" * 64)
    with pytest.raises(WrongBox, match=f"the box {'0' * 64}, this one is {GAME.box().hash}"):
        Replay(record).begin()


def test_a_record_of_other_rules_names_both_versions() -> None:
    record = msgspec.structs.replace(RECORD, rules_version=99)
    with pytest.raises(WrongRules, match=r"version 99 .* plays version 1"):
        Replay(record).begin()


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="'chess'"):
        Replay(msgspec.structs.replace(RECORD, game="chess"))


def test_unknown_or_incomplete_setups_are_refused() -> None:
    setup: dict[str, object] = {"colour": "red"}
    with pytest.raises(BadSetup, match="colour"):
        Replay(msgspec.structs.replace(RECORD, setup=setup)).begin()
    with pytest.raises(BadSetup, match="in full they are"):
        Replay(msgspec.structs.replace(RECORD, setup={})).begin()


def test_a_number_of_players_the_game_is_not_made_for_is_refused() -> None:
    crowd = {"players": 9, "seats": RECORD.seats * 3, "contributions": RECORD.contributions * 3}
    with pytest.raises(BadSetup, match="players, not 9"):
        Replay(msgspec.structs.replace(RECORD, **crowd)).begin()


def test_a_mistake_in_the_rules_is_told_with_the_entry_it_shows_at() -> None:
    class Breaking(PebblesGame):
        words_left = 10

        def describe(self, state: State, action: int) -> Meaning:
            self.words_left -= 1
            if self.words_left < 0:
                raise ZeroDivisionError("no words left")
            return super().describe(state, action)

    with pytest.raises(RulesFail, match=r"entry \d+: the rules fail at .* ZeroDivisionError"):
        Replay(hidden_hands(1), Breaking()).resume()
