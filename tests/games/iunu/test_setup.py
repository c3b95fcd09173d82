"""Sections 1 and 3 of the rules: who plays what, and what lies on the table at first."""

from __future__ import annotations

from collections import Counter

import pytest

from perankh.games.iunu.box import tables as t
from perankh.games.iunu.game import GAME
from perankh.games.iunu.rules.packs import members_of
from perankh.games.iunu.shown.events import ForumLaid, HandDealt, HeliopolisLaid
from perankh.kernel.errors import BadSetup
from perankh.kernel.trace import Trace
from tests.games.iunu.given import BOX, TABLES, box_with
from tests.games.iunu.looking import columns, deben, hand, of_heliopolis, seen
from tests.games.iunu.play import WAYS, new_game, setup_of, story_of
from tests.support import rule

SEEDS = range(40)
EACH_WAY = pytest.mark.parametrize(("players", "mode"), WAYS)


# --- section 1


@rule("IUN-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadSetup):
        GAME.check_players(players, setup_of("standard"))
    assert list(GAME.players_for(setup_of("standard"))) == [2, 3, 4]


@rule("IUN-1.5")
@pytest.mark.parametrize("mode", ["memphis_thebes", "rise_of_aten"])
def test_the_two_variants_are_for_two_players_only(mode: str) -> None:
    assert list(GAME.players_for(setup_of(mode))) == [2]
    for players in (3, 4):
        with pytest.raises(BadSetup):
            GAME.new(players, setup_of(mode), 1, BOX)


@rule("IUN-1.5")
def test_the_modes_are_those_of_the_box_and_cannot_be_combined() -> None:
    assert list(BOX.wordings["variant"]) == t.MODE_IDS
    for mode in t.MODE_IDS:
        assert setup_of(mode).mode == mode
    with pytest.raises(BadSetup):
        GAME.read_setup({"mode": "memphis_thebes_rise_of_aten"})
    assert GAME.read_setup({}) == setup_of("standard")


@rule("IUN-1.2", "IUN-4.4")
@EACH_WAY
def test_in_a_round_everybody_takes_exactly_one_turn_clockwise(players: int, mode: str) -> None:
    rounds: list[list[int]] = []
    for event in story_of(players, mode, 3):
        if event.name == "round_started":
            rounds.append([int(str(event.arguments()["player"]))])
        elif event.name == "turn_started":
            rounds[-1].append(int(str(event.arguments()["player"])))
    for first, *turns in rounds:
        assert turns == [(first + place) % players for place in range(players)]
    assert len(rounds) > 3


@rule("IUN-1.3", "IUN-14.7")
@EACH_WAY
def test_a_turn_plays_cards_before_it_exchanges_cards_with_the_forum(
    players: int, mode: str
) -> None:
    """The order of the events of a turn is that of the rules."""
    order = [
        "turn_started",
        "die_rerolled",
        "cards_played",
        *["card_hidden", "deben_gained", "afterlife_seen", "raid_declared", "bread_placed"],
        *["afterlife_kept", "afterlife_returned", "bribe_paid", "farmer_taken", "dice_reduced"],
        *["cards_kept", "cards_placed", "cards_taken"],
        *["forum_card_discarded", "forum_card_turned"],
    ]
    turns: list[list[int]] = []
    for event in story_of(players, mode, 5):
        if event.name == "turn_started":
            turns.append([])
        if event.name == "round_started" or event.name.startswith("heliopolis"):
            turns.append([])
        elif event.name in order and turns:
            turns[-1].append(order.index(event.name))
    played = [turn for turn in turns if turn and turn[0] == 0]
    assert all(turn == sorted(turn) for turn in played)
    assert all(turn.count(order.index("cards_played")) == 1 for turn in played)
    assert len(played) >= 12


@rule("IUN-1.4", "IUN-4.2")
@EACH_WAY
def test_three_dice_are_rolled_once_a_round_by_the_start_player(players: int, mode: str) -> None:
    events = story_of(players, mode, 3)
    rolls = [index for index, event in enumerate(events) if event.name == "dice_rolled"]
    starts = [index for index, event in enumerate(events) if event.name == "round_started"]
    assert rolls == [index + 1 for index in starts]
    for index in rolls:
        assert events[index].arguments()["player"] == events[index - 1].arguments()["player"]
        values = events[index].arguments()["dice"]
        assert isinstance(values, list)
        assert len(values) == 3
        assert all(1 <= value <= 4 for value in values)


# --- section 3


@rule("IUN-3.1", "IUN-3.3", "IUN-3.4", "IUN-3.5", "IUN-3.6", "IUN-3.8")
@pytest.mark.parametrize(("players", "deck", "bank"), [(2, 32, 34), (3, 28, 31), (4, 24, 28)])
def test_example_3_1_deck_and_bank_after_setup(players: int, deck: int, bank: int) -> None:
    s = new_game(players)
    view = seen(s)
    assert (view.deck, view.bank) == (deck, bank)
    assert [player.deben for player in view.players] == [3] * players
    assert [len(hand(s, seat)) for seat in range(players)] == [4] * players
    assert (len(view.forum), view.bread) == (5, 20)
    assert [columns(s, seat) for seat in range(players)] == [{}] * players
    assert (view.round, view.discard, view.heliopolis) == (1, [], None)


@rule("IUN-3.1", "IUN-3.4", "IUN-3.5")
def test_the_45_caste_cards_are_shuffled_into_hands_forum_and_deck() -> None:
    hands = set()
    for seed in SEEDS:
        s = new_game(2, seed=seed)
        view = seen(s, 0)
        dealt = Counter([*hand(s, 0), *hand(s, 1), *view.forum])
        assert len(list(dealt.elements())) == 13
        assert all(dealt[caste] <= TABLES.copies[t.CASTE_IDS.index(caste)] for caste in dealt)
        hands.add(tuple(hand(s, 0)))
    assert len(hands) > 30


@rule("IUN-3.2")
def test_five_afterlife_cards_form_the_deck_and_four_leave_the_game_unseen() -> None:
    in_play = Counter[int]()
    for seed in SEEDS:
        s = new_game(2, seed=seed)
        [deck] = s.blocks
        assert len(members_of(deck)) == 5
        assert len(members_of(s.boxed)) == 4
        assert deck | s.boxed == 2**9 - 1
        in_play.update(members_of(deck))
        for seat in (0, 1, None):
            assert [block.size for block in seen(s, seat).afterlife] == [5]
            assert len(seen(s, seat).afterlife[0].may_be) == 9
    assert all(5 < in_play[card] < 35 for card in range(9))


@rule("IUN-3.7")
def test_the_start_player_is_chosen_at_random() -> None:
    firsts = Counter(new_game(4, seed=seed).first for seed in range(80))
    assert sorted(firsts) == [0, 1, 2, 3]
    assert min(firsts.values()) > 8
    s = new_game(4, seed=1)
    assert s.decider() == s.active == s.first


@rule("IUN-3.8")
@EACH_WAY
def test_hands_are_dealt_in_turn_order_then_the_forum_then_heliopolis(
    players: int, mode: str
) -> None:
    trace = Trace(-1)
    s = new_game(players, mode, 6, trace=trace)
    dealt = [event for event in trace.events if isinstance(event, HandDealt)]
    assert [event.player for event in dealt] == [(s.first + n) % players for n in range(players)]
    for event in dealt:
        assert event.count == 4
        assert event.castes is not None
        assert sorted(event.castes) == sorted(hand(s, event.player))
    names = [event.name for event in trace.events]
    laid = ["forum_laid", *(["heliopolis_laid"] if mode == "memphis_thebes" else [])]
    assert names[players : players + len(laid)] == laid
    assert names[players + len(laid)] == "round_started"
    [forum] = [event for event in trace.events if isinstance(event, ForumLaid)]
    assert forum.castes == seen(s).forum


@rule("IUN-12.1")
def test_heliopolis_gets_four_cards_face_up_and_the_deck_has_28() -> None:
    trace = Trace(-1)
    s = new_game(2, "memphis_thebes", 4, trace=trace)
    assert (seen(s).deck, seen(s).bank) == (28, 34)
    [laid] = [event for event in trace.events if isinstance(event, HeliopolisLaid)]
    assert {caste: size for caste, (size, _) in of_heliopolis(s).items()} == Counter(laid.castes)
    assert len(laid.castes) == 4


def test_a_corrected_box_changes_the_setup() -> None:
    s = new_game(3, box=box_with("setup.start_deben = 5", "components.bread_tokens = 12"))
    assert deben(s) == [5, 5, 5, 25]
    assert seen(s).bread == 12
