# compiled by mypyc
"""What the rules of Iunu do, one function per rule sentence: round (4), turn (5, 6), end (10, 11).

Effects never ask: where a player has a choice they push the question. Legality is in `questions`.
Abilities are in `abilities`, the Rebirth phase in `rebirth`, Heliopolis in `heliopolis`, what they
share in `moves`.
"""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.iunu.box.tables import AFTERLIFE_IDS, CASTE_IDS, DICE, MOST_PIPS, PHARAOH
from perankh.games.iunu.rules import abilities, heliopolis, knowledge, scoring
from perankh.games.iunu.rules.moves import dice_shown, pay, reduce_all
from perankh.games.iunu.rules.packs import cards
from perankh.games.iunu.rules.state import END_TURN, PLAY, REBIRTH, REROLL, Iunu
from perankh.games.iunu.shown import events

# --- section 4: the round


def start_round(s: Iunu) -> None:
    """IUN-1.2, 1.4, 4.1, 4.2: the start player rolls all dice, then takes the first turn."""
    s.round += 1
    s.dice = 0
    for _ in range(DICE):
        s.dice += cards(1, s.rng.below(MOST_PIPS))
    if s.trace is not None:
        s.emit(events.RoundStarted(round=s.round, player=s.first))
        s.emit(events.DiceRolled(player=s.first, dice=dice_shown(s)))
    reduce_after_roll(s)
    start_turn(s, s.first)


def reduce_after_roll(s: Iunu) -> None:
    """IUN-12.5, 12.13, 13.1: in both variants each die is reduced right after the roll."""
    by = s.tables.reduce_after_roll[s.mode]
    if by > 0 and (s.round == 1 or s.tables.reduce_every_round[s.mode]):
        reduce_all(s, by)


# --- section 5: the start of a turn


def start_turn(s: Iunu, player: i64) -> None:
    """IUN-5.1 to 5.3, 14.7: the end trigger, perhaps the Pharaoh, then the Dynasty phase."""
    s.active = player
    check_end_trigger(s)
    if s.trace is not None:
        s.emit(events.TurnStarted(player=player))
    can_reroll = s.dice != 0 and s.player[player].owns(PHARAOH) > 0
    s.push(REROLL if can_reroll else PLAY, player, 0)


def check_end_trigger(s: Iunu) -> None:
    """IUN-5.1, 10.1, 10.3: with an empty deck the round is the last and the turn has no Rebirth."""
    if s.deck_count == 0 and not s.final_round:
        s.final_round = True
        if s.trace is not None:
            s.emit(events.FinalRound())


def reroll_die(s: Iunu, player: i64, value: i64) -> None:
    """IUN-8.1, 8.1a, 12.13: one die in play is rolled again and keeps what it shows."""
    s.dice -= cards(1, value - 1)
    rolled = s.rng.below(MOST_PIPS)
    s.dice += cards(1, rolled)
    if s.trace is not None:
        s.emit(events.DieRerolled(player=player, die=value, value=rolled + 1))


# --- section 6: the Dynasty phase


def play_cards(s: Iunu, player: i64, caste: i64, count: i64) -> None:
    """IUN-6.1 to 6.6, 10.4: one card, or two for a price; perhaps the ability; then Rebirth."""
    p = s.player[player]
    cost: i64 = s.tables.second_card_cost if count == 2 else 0
    pay(s, p, cost)
    p.hand -= cards(count, caste)
    p.hand_count -= count
    p.dynasty += cards(count, caste)
    knowledge.leaves_hand(p, caste, count)
    s.reveal()
    if s.trace is not None:
        name = CASTE_IDS[caste]
        s.emit(events.CardsPlayed(player=player, caste=name, count=count, deben=cost))
    s.push(END_TURN, player, 0)
    if not s.final_round:
        s.push(REBIRTH, player, 0)
    abilities.offer_ability(s, player, caste)


# --- sections 4 and 10: the end of a turn, of a round, of the game


def end_turn(s: Iunu, player: i64) -> None:
    """IUN-1.2, 4.4, 4.5, 12.15: the next player clockwise; after the last one the round ends."""
    s.kept = 0
    following = s.left_of(player)
    if following != s.first:
        start_turn(s, following)
        return
    if s.has_heliopolis():
        # IUN-12.8: also Heliopolis may find the deck empty.
        check_end_trigger(s)
        heliopolis.take_turn(s)
    end_round(s)


def end_round(s: Iunu) -> None:
    """IUN-4.5, 10.2: a new round with the next start player, or final scoring."""
    if s.final_round or (s.deck_count == 0 and not s.tables.extra_round):
        finish(s)
        return
    s.first = s.left_of(s.first)
    start_round(s)


def finish(s: Iunu) -> None:
    """IUN-11.1: reveal what is hidden; the stack is empty, so the game is over."""
    for seat in range(s.players):
        reveal_all(s, seat)
    if s.has_heliopolis():
        heliopolis.feed(s)
        heliopolis.turn_up_afterlife(s)
    if s.trace is not None:
        tell_scores(s)


def reveal_all(s: Iunu, seat: i64) -> None:
    """IUN-11.1: a player's hidden cards and afterlife card are turned over."""
    p = s.player[seat]
    if len(p.hidden) > 0:
        knowledge.shows_hidden(p)
        s.reveal()
        if s.trace is not None:
            castes = [CASTE_IDS[caste] for caste in p.hidden]
            s.emit(events.HiddenRevealed(player=seat, castes=castes))
    if p.afterlife >= 0:
        knowledge.shows_afterlife(s, seat)
        s.reveal()
        if s.trace is not None:
            s.emit(events.AfterlifeRevealed(player=seat, card=AFTERLIFE_IDS[p.afterlife]))


def tell_scores(s: Iunu) -> None:
    """IUN-11.8: announce all parts that are not 0, and who has won."""
    for seat, points in enumerate(scoring.scores(s)):
        for category, name in enumerate(scoring.CATEGORIES):
            if points[category] != 0:
                s.emit(events.CategoryScored(player=seat, category=name, points=points[category]))
    if s.has_heliopolis():
        for part, points_of_part in enumerate(scoring.heliopolis_scores(s)):
            name = scoring.HELIOPOLIS_PARTS[part]
            if points_of_part != 0:
                s.emit(events.HeliopolisScored(category=name, points=points_of_part))
    places = scoring.places(s)
    if s.has_heliopolis() and places[s.players] == 1:
        s.emit(events.HeliopolisWon())
    winners = [seat for seat in range(s.players) if places[seat] == 1]
    if len(winners) > 0:
        s.emit(events.GameEnded(winners=winners))
