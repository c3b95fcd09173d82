"""Section 15: what holds in every state of Iunu, whoever made it."""

from __future__ import annotations

from perankh.games.iunu.box.tables import AFTERLIFE_CARDS, CASTE_IDS, CASTES, DICE
from perankh.games.iunu.rules import knowledge, scoring
from perankh.games.iunu.rules import state as k
from perankh.games.iunu.rules.packs import contains, count_in, in_row, members, only, size_of
from perankh.games.iunu.rules.state import Iunu
from perankh.kernel.errors import must_hold


def check(s: Iunu) -> None:
    """Raise `BrokenInvariant` with the number of the first invariant that does not hold."""
    _check_cards(s)
    _check_money_and_bread(s)
    _check_afterlife(s)
    _check_dice(s)
    _check_hands_and_forum(s)
    _check_turns(s)
    _check_heliopolis(s)
    _check_knowledge(s)
    _check_scores(s)


def _check_cards(s: Iunu) -> None:
    count = [int(count_in(s.deck, caste) + count_in(s.discard, caste)) for caste in range(CASTES)]
    for place in range(s.forum_count):
        count[in_row(s.forum, place)] += 1
    for p in s.player:
        for caste in range(CASTES):
            count[caste] += int(count_in(p.hand, caste) + count_in(p.dynasty, caste))
        for caste in p.hidden:
            count[caste] += 1
    for caste, copies in enumerate(s.tables.copies):
        must_hold(
            count[caste] == copies,
            "IUN-15.1",
            f"there are {count[caste]} cards {CASTE_IDS[caste]}, not {copies}",
        )
    must_hold(s.deck_count == size_of(s.deck), "IUN-15.1", "the deck is miscounted")


def _check_money_and_bread(s: Iunu) -> None:
    t = s.tables
    for number, p in enumerate(s.player):
        must_hold(p.deben >= 0, "IUN-15.2", f"seat {number + 1} has {p.deben} Deben")
        fed = contains(p.dynasty, p.fed)
        must_hold(fed, "IUN-15.3", f"seat {number + 1} has more bread than cards in a column")
    must_hold(s.bank >= 0 and s.bread >= 0, "IUN-15.2", "bank or supply hold less than nothing")
    if t.deben_limited:
        money = s.bank + sum(p.deben for p in s.player)
        must_hold(money == t.deben_total, "IUN-15.2", f"{money} Deben, not {t.deben_total}")
    if t.bread_limited:
        bread = s.bread + sum(int(size_of(p.fed)) for p in s.player)
        must_hold(bread == t.bread_total, "IUN-15.3", f"{bread} bread, not {t.bread_total}")


def _check_afterlife(s: Iunu) -> None:
    held = [only(p.afterlife) for p in s.player if p.afterlife >= 0]
    places = [*s.blocks, s.boxed, s.drawn, *held]
    together = 0
    for things in places:
        must_hold(together & things == 0, "IUN-15.4", "an afterlife card is in two places")
        together |= things
    must_hold(members(together) == AFTERLIFE_CARDS, "IUN-15.4", "an afterlife card is missing")
    boxed = AFTERLIFE_CARDS - s.tables.afterlife_in_play
    must_hold(members(s.boxed) == boxed, "IUN-15.4", f"not {boxed} cards are out of the game")
    asked = not s.is_over() and s.kind() == k.KEEP_ONE
    must_hold(asked == (s.drawn != 0), "IUN-8.4", "afterlife cards are drawn while one is kept")


def _check_dice(s: Iunu) -> None:
    in_play = size_of(s.dice)
    must_hold(in_play <= DICE, "IUN-15.5", f"{in_play} dice are in play")


def _check_hands_and_forum(s: Iunu) -> None:
    """IUN-15.6: at the start of a turn with a deck all is complete; then only `active` changes."""
    t = s.tables
    for seat in range(s.players):
        p = s.player[seat]
        must_hold(
            p.hand_count == size_of(p.hand),
            "IUN-15.6",
            f"the hand of seat {seat + 1} is miscounted",
        )
        must_hold(
            p.hand_count <= t.hand_size, "IUN-15.6", f"the hand of seat {seat + 1} is too large"
        )
    if s.is_over() or s.final_round:
        return
    old = s.forum_count - s.placed
    must_hold(old == t.forum_size, "IUN-15.6", f"the Forum has {old} cards, not {t.forum_size}")
    for seat in range(s.players):
        hand = s.player[seat].hand_count
        whole = seat != s.active or s.kind() in (k.REROLL, k.PLAY)
        must_hold(not whole or hand == t.hand_size, "IUN-15.6", f"seat {seat + 1} has {hand} cards")
        must_hold(
            whole or hand + s.placed < t.hand_size, "IUN-6.1", f"seat {seat + 1} played nothing"
        )
        must_hold(whole or hand + s.placed > 0 or s.kept == 0, "IUN-8.5", "no card could be kept")


def _check_turns(s: Iunu) -> None:
    """IUN-15.7: whoever still has a turn has a card for it."""
    must_hold(s.round >= 0, "IUN-4.1", f"round {s.round}")
    must_hold(not s.final_round or s.deck_count == 0, "IUN-10.1", "the deck has cards again")
    must_hold(s.kept <= s.tables.place, "IUN-8.5", f"{s.kept} cards are kept out of the Forum")
    must_hold(s.kept == 0 or not s.final_round, "IUN-10.3", "the final round has no Rebirth phase")
    if s.is_over():
        return
    done = 0 if s.kind() in (k.REROLL, k.PLAY) else 1
    for place in range((s.active - s.first) % s.players + done, s.players):
        seat = (s.first + place) % s.players
        must_hold(s.player[seat].hand_count > 0, "IUN-15.7", f"seat {seat + 1} has no card to play")


def _check_heliopolis(s: Iunu) -> None:
    if not s.has_heliopolis():
        must_hold(len(s.player) == s.players, "IUN-12.1", "Heliopolis is in another mode")
        return
    own = s.player[s.players]
    must_hold(own.deben == 0 and own.hand == 0, "IUN-12.2", "Heliopolis has money or a hand")
    must_hold(not own.hidden and own.known == 0, "IUN-12.2", "Heliopolis uses no abilities")
    if not s.is_over():
        must_hold(
            own.fed == 0 and own.afterlife < 0, "IUN-12.9", "Heliopolis gets these at the end"
        )


def _check_knowledge(s: Iunu) -> None:
    true = knowledge.is_possible(s)
    must_hold(true, "IUN-14.2", "somebody knows something that is not so")
    for p in s.player:
        veiled = not s.is_over() or not p.veils
        must_hold(veiled, "IUN-11.1", "hidden cards are revealed at the end")
        complete = s.is_over() or len(p.veils) == len(p.hidden)
        must_hold(complete, "IUN-8.2a", "hidden cards are hidden until the end")
    holders = any(p.afterlife >= 0 for p in s.player) or s.drawn != 0 or len(s.blocks) > 1
    must_hold(bool(s.beliefs) or not holders, "IUN-14.2", "who holds an afterlife card has seen it")
    for seat, row in enumerate(s.beliefs):
        own = s.player[seat].afterlife
        sure = row[seat] == only(own) if own >= 0 else row[seat] == 0
        must_hold(sure, "IUN-8.4d", f"seat {seat + 1} does not know its own afterlife card")
        looking = s.drawn != 0 and seat == s.active
        must_hold(not looking or row[knowledge.LOOKED] == s.drawn, "IUN-8.4", "seen askew")


def _check_scores(s: Iunu) -> None:
    points = [part for row in scoring.scores(s) for part in row]
    must_hold(min(points) >= 0, "IUN-15.12", "a score is negative")
