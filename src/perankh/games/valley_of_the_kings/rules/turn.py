# compiled by mypyc
"""What the rules of Valley of the Kings do: the turn (5), buying (6), reactions (10), the end (12).

Effects never ask: where somebody has a choice they push the question. Cards move in
`cards`, the pyramid crumbles in `pyramid`, actions run in `programs`.
"""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.valley_of_the_kings.box.tables import (
    CARD_IDS,
    OPPONENT_BUYS,
    OPPONENT_SACRIFICES,
    SPACE_IDS,
)
from perankh.games.valley_of_the_kings.rules import scoring
from perankh.games.valley_of_the_kings.rules.cards import (
    card_ids,
    draw_cards,
    lay_down,
    lay_in_play,
)
from perankh.games.valley_of_the_kings.rules.outlook import outlook
from perankh.games.valley_of_the_kings.rules.packs import packed
from perankh.games.valley_of_the_kings.rules.pyramid import crumble, refill, remove, sacrifice
from perankh.games.valley_of_the_kings.rules.state import (
    AFTER_PURCHASE,
    AFTER_SACRIFICE,
    BEGIN_TURN,
    EMPTY,
    END_TURN,
    FOR_GOLD,
    PLAYING,
    REBUILD,
    RUN,
    UNCHANGED,
    WINDOW,
    Valley,
)
from perankh.games.valley_of_the_kings.rules.verbs.verb import is_feasible
from perankh.games.valley_of_the_kings.shown import events

# --- section 5: the turn


def begin_turn(s: Valley, player: i64) -> None:
    """VOK-5.1, 5.10: a new turn, in which nothing was played, bought, changed or entombed yet."""
    s.active = player
    s.entombed = 0
    s.changed = False
    s.last_bought = EMPTY
    s.gold_set = EMPTY
    s.gold_raised = 0
    if len(s.done) > 0:
        s.done = []
    if s.trace is not None:
        s.emit(events.TurnBegan(player=player, round=s.turns // s.players + 1))
    s.push(PLAYING, player, 0)


def end_play(s: Valley, order: list[int]) -> None:
    """VOK-5.5: step 2, the discards in their order; the other steps follow."""
    lay_down(s, order)
    s.push(REBUILD, s.active, 0)


def rebuild(s: Valley, player: i64) -> None:
    """VOK-7.5, 12.3: a pyramid that was not changed loses a card; then the turn ends."""
    s.push(END_TURN, player, 0)
    if s.changed or s.in_pyramid() == 0:
        return
    if s.trace is not None:
        s.emit(events.PyramidUnchanged(player=player))
    s.push(UNCHANGED, player, 0)


def end_turn(s: Valley, player: i64) -> None:
    """VOK-7.7, 5.8: refill the pyramid, draw; then the player to the left has the turn."""
    refill(s)
    draw_cards(s, player, s.tables.hand_draw)
    s.turns += 1
    if s.turns % s.players == 0 and end_round(s):
        return
    s.push(BEGIN_TURN, s.left_of(player), 0)


def end_round(s: Valley) -> bool:
    """VOK-12.2, 7.9: after a complete round; whether the game is over."""
    if s.trace is not None:
        s.emit(events.RoundEnded(round=s.turns // s.players))
    left: i64 = s.stock() + s.in_pyramid()
    if left == 0:
        finish_game(s)
        return True
    if left == s.round_cards:
        s.stall += 1
        if s.trace is not None and s.stall == s.tables.stall_rounds:
            s.emit(events.SwapsCountNoMore(rounds=s.stall))
    s.round_cards = left
    return False


# --- section 6: buying


def buy(s: Valley, player: i64, space: i64) -> None:
    """VOK-6.2, 6.6: lay down what was picked, take the card, crumble; then the Boat's window."""
    card = remove(s, space)
    paid = s.picked
    s.picked = []
    if s.trace is not None:
        tell_purchase(s, player, space, card, paid)
    for coin in paid:
        lay_in_play(s, player, coin, FOR_GOLD)
    s.player[player].discard.append(card)
    s.last_bought = card
    s.push(PLAYING, player, 0)
    open_window(s, player, OPPONENT_BUYS)
    crumble(s, space)
    s.reveal()


def tell_purchase(s: Valley, player: i64, space: i64, card: i64, paid: list[int]) -> None:
    """Tell what was bought and what was paid for it."""
    gold: i64 = 0
    for coin in paid:
        gold += s.gold_of(coin)
    s.emit(
        events.CardBought(
            player=player,
            card=CARD_IDS[card],
            space=SPACE_IDS[space],
            cost=s.tables.card_cost[card],
            cards=card_ids(paid),
            gold=gold,
        )
    )


# --- section 7: sacrifices of the pyramid


def sacrifice_space(s: Valley, player: i64, space: i64) -> None:
    """VOK-7.5, 8.6: a card of the pyramid to the boneyard; it crumbles; then the Cat's window."""
    open_window(s, player, OPPONENT_SACRIFICES)
    sacrifice(s, player, space)


# --- section 10: reactions


def open_window(s: Valley, doer: i64, trigger: i64) -> None:
    """VOK-10.2, 10.6: those who could react will be asked, as soon as what is on top is over."""
    if may_matter(s, doer, trigger):
        s.push(WINDOW, doer, packed(trigger, EMPTY, 0))


def may_matter(s: Valley, doer: i64, trigger: i64) -> bool:
    """Whether anybody but the doer could hold a reaction of this kind."""
    for player in range(s.players):
        if player != doer and could_react(s, player, trigger):
            return True
    return False


def could_react(s: Valley, player: i64, trigger: i64) -> bool:
    """VOK-10.R1: whether, as far as all can know, a hand could hold a reaction of this kind."""
    for card in s.tables.reactions[trigger]:
        if could_hold(s, player, card):
            return True
    return False


def could_hold(s: Valley, player: i64, card: i64) -> bool:
    """Whether a card could be in a hand, as far as all can know.

    Who holds it and who does not are asked alike, so that no silence tells who does.
    """
    p = s.player[player]
    if len(p.hand) > len(p.shown):
        return card in p.hand or card in p.bag
    return card in p.shown


def ask_next(s: Valley, doer: i64, trigger: i64, asked: i64) -> None:
    """VOK-10.2: clockwise from the left of the active player, who comes last."""
    while asked < s.players:
        player = (s.active + 1 + asked) % s.players
        if player != doer and can_be_asked(s, player, trigger):
            kind: i64 = AFTER_PURCHASE if trigger == OPPONENT_BUYS else AFTER_SACRIFICE
            s.push(kind, player, packed(asked, doer, 0))
            return
        asked += 1


def can_be_asked(s: Valley, player: i64, trigger: i64) -> bool:
    """VOK-10.4: whether a reaction that could be in the hand would find something to do."""
    for card in s.tables.reactions[trigger]:
        if could_hold(s, player, card) and can_do(s, player, card):
            return True
    return False


def can_do(s: Valley, player: i64, card: i64) -> bool:
    """Whether the steps of a reaction are feasible; this needs nothing that is hidden."""
    return is_feasible(s, outlook(s, player, EMPTY, EMPTY), card)


def react(s: Valley, player: i64, card: i64, doer: i64, asked: i64) -> None:
    """VOK-10.4, 10.5: discard the reaction and carry out its steps."""
    p = s.player[player]
    p.lose(card)
    p.discard.append(card)
    if s.trace is not None:
        s.emit(events.ReactionUsed(player=player, card=CARD_IDS[card]))
    s.reveal()
    if s.tables.card_trigger[card] == OPPONENT_BUYS:
        s.push(WINDOW, doer, packed(OPPONENT_BUYS, EMPTY, asked))
    s.push(RUN, player, packed(s.tables.card_program[card], EMPTY, 0))


# --- section 12: the end of the game


def finish_game(s: Valley) -> None:
    """VOK-12.1: nothing is left on the stack; announce the points."""
    if s.trace is None:
        return
    for player, points in enumerate(scoring.scores(s)):
        for category, value in zip(scoring.CATEGORIES, points, strict=True):
            if value != 0:
                s.emit(events.CategoryScored(player=player, category=category, points=value))
    s.emit(events.GameEnded(winners=scoring.winners(s)))
