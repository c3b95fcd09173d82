"""Section 14 of the rules: what is hidden from whom, and what is left to chance."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from perankh.games.iunu.game import GAME, IunuSetup
from perankh.games.iunu.rules.state import Iunu
from perankh.games.iunu.shown.position import IunuPosition, write
from perankh.kernel.conformance.secrecy import check_done_in_secret
from perankh.kernel.conformance.subject import Subject
from perankh.kernel.event import Event
from perankh.kernel.rng import Rng
from perankh.kernel.trace import Trace
from tests.games.iunu.given import BOX, act, given, offered
from tests.games.iunu.looking import ending, hand, seen, story
from tests.games.iunu.play import WAYS, new_game, played_games
from tests.support import rule

CHANCE = {
    *("dice_rolled", "die_rerolled", "cards_drawn", "forum_card_turned"),
    *("afterlife_seen", "heliopolis_afterlife"),
}
"""Events whose outcome chance decides: each comes from a shuffle or a roll."""
FORUM = "noble priest soldier baker merchant"


def encoded(s: Iunu, seat: int | None) -> bytes:
    return msgspec.json.encode(seen(s, seat))


def without_chance(s: Iunu) -> IunuPosition:
    return msgspec.structs.replace(write(s), chance=(0, 0, 0, 0))


def applied(s: Iunu, action: int) -> tuple[Iunu, list[Event]]:
    s.trace = trace = Trace(-1)
    s.apply(action)
    s.trace = None
    return s, trace.events


# --- IUN-14.1: chance


@rule("IUN-14.1")
@pytest.mark.parametrize(("players", "mode"), WAYS)
def test_only_shuffles_and_rolls_are_left_to_chance(players: int, mode: str) -> None:
    """Whatever happens without one of them is the same whatever chance has in store."""
    s = new_game(players, mode, 21)
    chooser = Rng.seeded(4)
    auto_answered = drawn = 0
    while not s.is_over():
        options = s.options()
        action = options[chooser.below(len(options))]
        other = s.clone()
        other.rng.reseed(chooser.below(10**6))
        one, events = applied(s.clone(), action)
        two, _ = applied(other, action)
        if CHANCE & {event.name for event in events}:
            drawn += 1
        else:
            assert without_chance(one) == without_chance(two)
            assert (one.rng.a, one.rng.counter) == (s.rng.a, s.rng.counter)
            auto_answered += 1
        s.apply(action)
    assert auto_answered > 10
    assert drawn > 5


# --- IUN-14.2: hidden


@rule("IUN-14.2")
def test_nobody_sees_the_order_of_the_decks_or_what_is_out_of_the_game() -> None:
    s = given(afterlife=["osiris khufu anubis peret akhet"])
    other = given(afterlife=["shemu nephthys hatshepsut amenhotep akhet"])
    for seat in (0, 1, None):
        assert encoded(s, seat) == encoded(other, seat)
        assert seen(s, seat).deck == 32


@rule("IUN-14.2")
def test_a_hand_is_hidden_from_the_others_and_from_spectators() -> None:
    s = given(hands=["noble noble priest baker", "farmer farmer farmer farmer"], forum=FORUM)
    other = given(hands=["noble noble priest baker", "merchant merchant baker farmer"], forum=FORUM)
    assert encoded(s, 0) == encoded(other, 0)
    assert encoded(s, 1) != encoded(other, 1)
    for seat in (0, None):
        player = seen(s, seat).players[1]
        assert (player.hand, player.hand_size) == (None, 4)
    assert hand(s, 1) == ["farmer"] * 4


@rule("IUN-14.2", "IUN-8.2a")
def test_hidden_cards_and_afterlife_cards_of_others_are_hidden() -> None:
    s = given(dynasties=["", "scribe"], hidden=["", "noble"], holds=[None, "osiris"], forum=FORUM)
    other = given(
        dynasties=["", "scribe"], hidden=["", "farmer"], holds=[None, "khufu"], forum=FORUM
    )
    for seat in (0, None):
        assert encoded(s, seat) == encoded(other, seat)
    assert encoded(s, 1) != encoded(other, 1)


@rule("IUN-14.2")
@pytest.mark.parametrize("game", range(len(WAYS)))
def test_what_a_seat_may_not_know_changes_nothing_that_it_sees(game: int) -> None:
    """Tables dealt anew in all that a seat cannot know look the same to it, and differ."""
    differ = 0
    for number, s in enumerate(played_games()[game]):
        for seat in (0, 1, None):
            other = GAME.scramble(s, seat, number)
            assert isinstance(other, Iunu)
            GAME.check(other)
            assert encoded(other, seat) == encoded(s, seat)
            differ += without_chance(other) != without_chance(s)
            if not s.is_over() and s.decider() == seat:
                assert offered(other) == offered(s)
    assert differ > 20


@rule("IUN-14.2")
def test_cards_taken_from_the_forum_are_known_to_be_in_the_hand() -> None:
    s = given(hands=["farmer artisan artisan baker", ""], forum=FORUM)
    act(s, "play farmer", "place artisan", "take noble", "take priest", "take merchant")
    for seat in (1, None):
        assert seen(s, seat).players[0].known == ["noble", "priest", "merchant"]
    unknown = Counter[str]()
    for seed in range(60):
        dealt = s.determinize(1, seed)
        cards = Counter(hand(dealt, 0))
        assert cards >= Counter(["noble", "priest", "merchant"])
        unknown.update(cards - Counter(["noble", "priest", "merchant"]))
        assert hand(dealt, 1) == hand(s, 1)
    assert len(unknown) > 4


@rule("IUN-14.2")
def test_a_known_card_may_have_been_hidden_under_the_scribe() -> None:
    hands = ["farmer artisan artisan artisan", "noble noble noble priest"]
    s = given(hands=hands, forum="scribe merchant merchant baker baker")
    act(s, "play farmer", "take scribe", "take merchant")
    while s.active == 1:
        act(s, offered(s)[0])
    assert s.active == 0
    act(s, "play scribe", "hide merchant")
    assert seen(s, 1).players[0].known == ["merchant", "merchant"]
    places = set()
    for seed in range(60):
        dealt = s.determinize(1, seed)
        [under] = seen(dealt, 0).players[0].hidden_cards or []
        cards = [*hand(dealt, 0), under]
        assert cards.count("merchant") >= 2
        places.add(under)
    assert "merchant" in places
    assert len(places) > 2


@rule("IUN-14.2", "IUN-8.4d")
def test_afterlife_cards_seen_with_the_priest_are_known_to_the_one_who_looked() -> None:
    s = given(
        hands=["priest artisan artisan soldier", ""],
        afterlife=["osiris", "khufu", "anubis", "peret akhet"],
        dice=(3,),
        deben=(9, 3),
    )
    act(s, "play priest", "seek 3", "keep khufu")
    mine, theirs = seen(s, 0), seen(s, 1)
    assert mine.afterlife[0].may_be == ["anubis", "osiris"]
    assert len(theirs.afterlife[0].may_be) == 9
    assert theirs.players[0].afterlife_may_be == theirs.afterlife[0].may_be
    held = set()
    for seed in range(60):
        known = s.determinize(0, seed)
        assert (known.blocks[-1], known.player[0].afterlife) == (
            s.blocks[-1],
            s.player[0].afterlife,
        )
        held.add(s.determinize(1, seed).player[0].afterlife)
    assert len(held) > 5


# --- IUN-14.3: public


@rule("IUN-14.3")
@pytest.mark.parametrize("game", range(len(WAYS)))
def test_everybody_sees_the_same_public_things(game: int) -> None:
    for s in played_games()[game]:
        views = [seen(s, seat) for seat in (0, 1, None)]
        public = [
            (
                *(view.round, view.first, view.active, view.deck, view.forum, view.discard),
                *(view.dice, view.dice_out, view.bank, view.bread, view.heliopolis),
                [block.size for block in view.afterlife],
                [(p.deben, p.hand_size, p.hidden, p.holds_afterlife) for p in view.players],
                [p.columns for p in view.players],
            )
            for view in views
        ]
        assert public[0] == public[1] == public[2]
        assert [p.hand_size for p in views[0].players] == [
            len(hand(s, seat)) for seat in range(s.players)
        ]


# --- IUN-14.4 to 14.6: who decides what


@rule("IUN-14.4")
@pytest.mark.parametrize("game", range(len(WAYS)))
def test_only_a_bribe_is_decided_out_of_turn(game: int) -> None:
    for s in played_games()[game]:
        if not s.is_over():
            assert (s.decider() != s.active) == (s.prompt() == "iunu-prompt-bribe")


@rule("IUN-14.5")
def test_equal_cards_and_dice_give_one_option_each() -> None:
    s = given(hands=["priest priest priest baker", ""], dice=(2, 2, 2), deben=(9, 3))
    assert offered(s) == ["play priest", "pair priest 1", "play baker"]
    act(s, "play priest")
    assert offered(s) == ["seek 2 2 2", "decline"]


@rule("IUN-14.6")
def test_a_single_option_is_carried_out_and_logged_like_any_other() -> None:
    hands, forum = (
        ["farmer artisan artisan artisan"],
        "merchant merchant merchant merchant merchant",
    )
    told = story(given(hands=hands, forum=forum), "play farmer")
    assert ending(told, "cards_placed", "cards_taken") == [
        "cards_placed player=0 castes=artisan,artisan",
        "cards_taken player=0 castes=merchant,merchant,merchant positions=1,2,3",
    ]


@rule("IUN-14.6", "IUN-14.2")
@pytest.mark.parametrize("mode", ["standard", "rise_of_aten"])
def test_the_only_card_to_be_placed_is_asked_for_so_that_nobody_learns_the_hand(mode: str) -> None:
    alike, different = "farmer artisan baker baker", "farmer artisan baker merchant"
    entries = []
    for cards in (alike, different):
        s = given(hands=[cards, ""], mode=mode)
        s.apply(GAME.parse(s, "play farmer"))
        s.apply(GAME.parse(s, "place artisan"))
        entries.append((s.decider(), s.kind(), s.public_prompt(), s.is_secret()))
        assert len(offered(s)) == (1 if cards == alike else 2)
    assert entries[0] == entries[1]


@rule("IUN-7.1")
def test_where_the_whole_hand_must_go_in_no_order_nobody_is_asked() -> None:
    s = given(hands=["farmer farmer artisan baker", ""])
    s.apply(GAME.parse(s, "pair farmer 1"))
    assert s.prompt() == "iunu-prompt-take"


@rule("IUN-14.6")
def test_what_may_be_declined_is_asked_even_with_one_option() -> None:
    s = given(hands=["noble artisan baker farmer", ""])
    act(s, "play noble")
    assert offered(s) == ["tax 9", "decline"]


@rule("IUN-14.1", "IUN-8.1")
def test_which_die_was_rerolled_in_vain_is_no_secret_though_the_dice_do_not_show_it() -> None:
    s = given(dynasties=["pharaoh", ""], dice=(4, 4, 2))
    x = Subject(GAME, BOX, IunuSetup(), 1, s)
    for seed in range(300):
        s.rng.reseed(seed)
        check_done_in_secret(x, s, s.options()[seed % 2], None)
