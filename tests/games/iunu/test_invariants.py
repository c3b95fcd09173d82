"""Section 15 of the rules: what breaks an invariant is refused, and play never breaks one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest

from perankh.games.iunu.box import tables as t
from perankh.games.iunu.game import GAME
from perankh.games.iunu.rules.state import Iunu
from perankh.games.iunu.shown.position import IunuPosition, PlayerPosition, write
from perankh.kernel.errors import BrokenInvariant
from tests.games.iunu.given import BOX, TABLES, given
from tests.games.iunu.looking import seen
from tests.games.iunu.play import WAYS, new_game, played_games
from tests.support import rule
from tests.support.play import moments

COPIES = Counter(dict(zip(t.CASTE_IDS, TABLES.copies, strict=True)))


def refused(position: IunuPosition) -> str:
    """The invariant for which a position is refused, by its number."""
    with pytest.raises(BrokenInvariant) as caught:
        GAME.read_position(position, BOX, trusted=True)
    return caught.value.rule


def with_player(s: Iunu, seat: int, **changes: object) -> IunuPosition:
    """The position of a state in which something of one player is otherwise."""
    position = write(s)
    position.players[seat] = msgspec.structs.replace(position.players[seat], **changes)
    return position


def everybody(position: IunuPosition) -> list[PlayerPosition]:
    silent = [position.heliopolis] if position.heliopolis is not None else []
    return [*position.players, *silent]


def every_position() -> Iterator[IunuPosition]:
    for game in played_games():
        for moment in game:
            yield write(moment)


# --- what is refused


@rule("IUN-15.1")
@pytest.mark.parametrize("pile", ["deck", "forum", "dynasty", "hidden", "hand", "discard"])
def test_a_card_too_many_is_refused(pile: str) -> None:
    s = given(2, "rise_of_aten", dynasties=["scribe noble"], discard="baker")
    position = write(s)
    if pile == "deck":
        position.deck["farmer"] += 1
    elif pile == "discard":
        position.discard["farmer"] = 1
    elif pile == "forum":
        position.forum.append("farmer")
    elif pile == "dynasty":
        position.players[0].dynasty["farmer"] = 1
    elif pile == "hand":
        position.players[0].hand["pharaoh"] = 1
    else:
        position.players[0].hidden.append("farmer")
        position.players[0].veils.append({})
    assert refused(position) == "IUN-15.1"


@rule("IUN-15.1")
def test_a_missing_card_is_refused() -> None:
    position = write(given())
    position.deck["noble"] -= 1
    assert refused(position) == "IUN-15.1"


@rule("IUN-15.2")
@pytest.mark.parametrize("by", [-1, 1])
def test_money_that_does_not_make_40_is_refused(by: int) -> None:
    s = given(deben=(5, 5))
    assert refused(with_player(s, 1, deben=5 + by)) == "IUN-15.2"
    assert refused(msgspec.structs.replace(write(s), bank=30 + by)) == "IUN-15.2"


@rule("IUN-15.3")
def test_bread_that_does_not_make_20_is_refused() -> None:
    position = write(given(dynasties=["noble:2/1"]))
    assert refused(msgspec.structs.replace(position, bread=20)) == "IUN-15.3"


@rule("IUN-15.3")
def test_more_bread_than_cards_in_a_column_is_refused() -> None:
    position = write(given(dynasties=["noble:1/1"]))
    position.players[0].fed["noble"] = 2
    assert refused(msgspec.structs.replace(position, bread=18)) == "IUN-15.3"


@rule("IUN-15.4")
def test_other_numbers_of_afterlife_cards_are_refused() -> None:
    position = write(given())
    card = position.afterlife_boxed.pop()
    assert refused(position) == "IUN-15.4"
    position.afterlife_deck[0].append(card)
    position.afterlife_deck[0].sort(key=t.AFTERLIFE_IDS.index)
    assert refused(position) == "IUN-15.4"


@rule("IUN-15.4")
def test_an_afterlife_card_in_two_places_is_refused() -> None:
    s = given(holds=["osiris", None])
    position = write(s)
    position.afterlife_boxed[0] = "osiris"
    position.afterlife_boxed.sort(key=t.AFTERLIFE_IDS.index)
    assert refused(position) == "IUN-15.4"


@rule("IUN-15.6")
def test_a_turn_that_starts_with_a_deck_has_full_hands_and_a_full_forum() -> None:
    position = write(given(hands=["noble noble noble baker"]))
    position.players[0].hand["baker"] = 2
    position.deck["baker"] -= 1
    assert refused(position) == "IUN-15.6"
    position = write(given())
    gone = position.forum.pop()
    position.deck[gone] += 1
    assert refused(position) == "IUN-15.6"


@rule("IUN-15.7")
def test_a_player_without_a_card_to_play_is_refused() -> None:
    s = given(deck="", hands=["noble", "baker"])
    position = write(s)
    position.players[1].hand.clear()
    position.players[1].dynasty["baker"] += 1
    assert refused(position) == "IUN-15.7"


# --- play never breaks an invariant: read off positions, not by the game's own check


@rule("IUN-15.1")
def test_play_keeps_all_45_cards() -> None:
    for p in every_position():
        cards = Counter(p.forum)
        cards.update(p.deck)
        cards.update(p.discard)
        for player in everybody(p):
            cards.update(player.hand)
            cards.update(player.dynasty)
            cards.update(player.hidden)
        assert cards == COPIES


@rule("IUN-15.2", "IUN-2.5")
def test_play_keeps_40_deben() -> None:
    for p in every_position():
        assert p.bank is not None
        assert sum(player.deben for player in p.players) + p.bank == 40
        assert min(player.deben for player in p.players) >= 0


@rule("IUN-15.3", "IUN-2.6")
def test_play_keeps_20_bread_and_never_more_than_one_on_a_card() -> None:
    eaten = set()
    for p in every_position():
        assert p.bread is not None
        fed = sum(sum(player.fed.values()) for player in everybody(p))
        assert fed + p.bread == 20
        for player in everybody(p):
            assert Counter(player.fed) <= Counter(player.dynasty)
        eaten.add(fed)
    assert len(eaten) > 5


@rule("IUN-15.4")
def test_play_keeps_five_afterlife_cards_in_the_game_and_four_out_of_it() -> None:
    held = set()
    for p in every_position():
        cards = [card for block in p.afterlife_deck for card in block]
        cards += [player.afterlife for player in everybody(p) if player.afterlife is not None]
        cards += p.afterlife_drawn
        assert len(cards) == 5
        assert sorted([*cards, *p.afterlife_boxed]) == sorted(t.AFTERLIFE_IDS)
        held.add(sum(player.afterlife is not None for player in p.players))
    assert held >= {0, 1}


@rule("IUN-15.5")
def test_play_keeps_three_dice_of_1_to_4_in_or_out_of_play() -> None:
    for game in played_games():
        for moment in game:
            view = seen(moment)
            assert all(1 <= value <= 4 for value in view.dice)
            assert len(view.dice) + view.dice_out == 3


@rule("IUN-15.6", "IUN-15.7")
def test_play_starts_every_turn_with_full_hands_and_forum_while_there_is_a_deck() -> None:
    whole = short = 0
    for p in every_position():
        hands = [sum(player.hand.values()) for player in p.players]
        assert max(hands) <= 4
        if p.asks is not None and p.asks.step == "play":
            assert hands[p.active] >= 1
            if p.deck:
                assert (hands, len(p.forum)) == ([4] * len(hands), 5)
                whole += 1
            else:
                short += 1
    assert whole > 50
    assert short >= 5


@rule("IUN-15.8")
def test_play_shrinks_no_column_but_farmers_and_moves_no_fed_farmer() -> None:
    shrunk = 0
    for game in played_games():
        for before, after in pairwise(map(write, game)):
            for one, two in zip(everybody(before), everybody(after), strict=True):
                lost = Counter(one.dynasty) - Counter(two.dynasty)
                assert set(lost) <= {"farmer"}
                assert Counter(one.fed) <= Counter(two.fed)
                shrunk += lost["farmer"]
    assert shrunk > 0


@rule("IUN-15.9")
@pytest.mark.parametrize(("players", "mode"), WAYS)
def test_a_game_has_at_most_as_many_turns_as_cards_in_the_deck_and_players(
    players: int, mode: str
) -> None:
    for seed in range(5):
        s = new_game(players, mode, seed)
        seats = players + (mode == "memphis_thebes")
        most = seen(s).deck + seats
        turns = 1
        for _, events in moments(s, seed + 50):
            turns += sum(event.name in ("turn_started", "heliopolis_took") for event in events)
        assert turns <= most


@rule("IUN-15.10")
@pytest.mark.parametrize(("players", "mode"), WAYS)
def test_each_turn_that_starts_with_a_deck_takes_from_it(players: int, mode: str) -> None:
    s = new_game(players, mode, 9)
    least = 2 if mode == "rise_of_aten" else 1
    before = seen(s).deck
    turns = 0
    for moment, events in moments(s, 9):
        if any(event.name == "turn_started" for event in events):
            left = seen(moment).deck
            assert before - left >= min(least, before)
            before = left
            turns += 1
    assert turns > 8


@rule("IUN-15.11", "IUN-15.12")
def test_play_scores_a_majority_once_and_nothing_below_0() -> None:
    for game in played_games():
        for moment in game:
            rows = moment.scores()
            assert min(part for row in rows for part in row) >= 0
            silent = seen(moment).heliopolis
            others = silent.scores["majority_vp"] if silent is not None else 0
            assert sum(row[2] for row in rows) + others <= 45
