# compiled by mypyc
"""Builds up what a seat may see of Valley of the Kings, field by field.

VOK-4.1 to 4.9, 4.R1, 4.R2: counts are open, of a pile the top card, of a hand what was shown.
"""

from __future__ import annotations

from perankh.games.valley_of_the_kings.box.tables import (
    BASE,
    CARD_IDS,
    CARDS,
    NO_SET,
    SET_IDS,
    SETS,
    SPACE_IDS,
    SPACES,
    TRIGGER_IDS,
    TYPE_IDS,
    Tables,
)
from perankh.games.valley_of_the_kings.rules import packs, scoring
from perankh.games.valley_of_the_kings.rules import state as k
from perankh.games.valley_of_the_kings.rules.cards import card_ids
from perankh.games.valley_of_the_kings.rules.state import EMPTY, USE_IDS, Player, Valley
from perankh.games.valley_of_the_kings.shown import view as v
from perankh.games.valley_of_the_kings.shown.wording import corrected_steps
from perankh.kernel.step import ARG_SHIFT, KIND_MASK


def view(s: Valley, seat: int | None) -> v.ValleyView:
    """What `seat` may see; None is a spectator."""
    over = s.is_over()
    decider = None if over else int(s.decider())
    asked = decider is not None and seat == decider
    kind = int(s.kind()) if asked else None
    return v.ValleyView(
        seat=seat,
        over=over,
        completist=s.completist,
        round=s.turns // s.players + (0 if over else 1),
        first=s.first,
        active=s.active,
        decider=decider,
        step=_step(s, kind),
        faces=[_face(s.tables, card) for card in range(CARDS)],
        players=[_player(s, number, seat) for number in range(s.players)],
        pyramid=[_space(s, space) for space in range(SPACES)],
        stock=s.stock(),
        stock_age=(2 if s.upper else 3) if s.stock() > 0 else None,
        boneyard=len(s.boneyard),
        boneyard_top=_top(s.boneyard),
        changed=s.changed,
        swaps_count=s.swaps_count(),
        entombed=s.entombed,
        entomb_limit=s.tables.entomb_limit,
        gold_set=None if s.gold_set == EMPTY else s.gold_set,
        gold_raised=s.gold_raised,
        last_bought=None if s.last_bought == EMPTY else CARD_IDS[s.last_bought],
        carried_out=card_ids(s.done),
        running=_cards_of_frames(s, k.FINISH, k.FINISH_REVEALED),
        revealed=_cards_of_frames(s, k.FINISH_REVEALED),
        looked_at=len(s.looked),
        looked=_looked(s, seat),
        paying=_purchase(s) if kind == k.PAYING else None,
        arranged=card_ids(s.picked) if kind == k.ARRANGING else None,
        last_discards=card_ids(s.laid),
    )


def _step(s: Valley, kind: int | None) -> str:
    """VOK-5.1; that discards are being arranged is seen only by who does it."""
    if kind == k.ARRANGING:
        return "discard"
    bottom = s.stack()[:1]
    return "rebuild" if [frame & KIND_MASK for frame in bottom] == [k.END_TURN] else "play"


def _face(t: Tables, card: int) -> v.CardFace:
    card_set = t.card_set[card]
    return v.CardFace(
        card=CARD_IDS[card],
        type=TYPE_IDS[t.card_type[card]],
        set=None if card_set == NO_SET else SET_IDS[card_set],
        number=t.card_number[card],
        age=t.card_age[card],
        cost=t.card_cost[card],
        gold=t.card_gold[card],
        points=t.card_points[card],
        trigger=TRIGGER_IDS[t.card_trigger[card]] or None,
        steps=corrected_steps(t, card),
    )


def _player(s: Valley, number: int, seat: int | None) -> v.PlayerView:
    p = s.player[number]
    hand = [v.HandCard(card=CARD_IDS[card], gold=s.gold_of(card)) for card in p.hand]
    discard = card_ids(p.discard) if _may_look_through(s, number, seat) else None
    in_play = s.in_play if number == s.active else []
    return v.PlayerView(
        seat=number,
        hand_size=len(p.hand),
        hand=hand if number == seat else None,
        known_hand=card_ids(p.shown),
        deck_size=p.deck(),
        deck_top=card_ids(p.top[::-1]),
        unseen=card_ids(_unseen(s, number)),
        discard_size=len(p.discard),
        discard_top=_top(p.discard),
        discard=discard,
        total=p.total(),
        in_play=[v.PlayedCard(card=CARD_IDS[n // 2], use=USE_IDS[n % 2]) for n in in_play],
        tomb=card_ids(p.tomb),
        sets=[_set(s, p, card_set) for card_set in range(SETS)],
        scores=dict(zip(scoring.CATEGORIES, scoring.scores_of(s, number), strict=True)),
        points=scoring.total(s, number),
        turns=_turns(s, number),
    )


def _may_look_through(s: Valley, number: int, seat: int | None) -> bool:
    """VOK-4.4: the own discard pile outside the own turn, or when an action chooses from it."""
    if number != seat:
        return False
    if s.is_over() or seat != s.active:
        return True
    if s.decider() != seat:
        return False
    kind = s.kind()
    asks = kind in (k.ENTOMBING, k.TO_DECK)
    return asks and s.tables.verbs[packs.line_of(s.arg())].opens_pile()


def _unseen(s: Valley, number: int) -> list[int]:
    if number == s.active and len(s.looked) > len(s.looked_known):
        return s.unseen_with_looked(number)
    return s.player[number].unseen()


def _turns(s: Valley, number: int) -> int:
    """VOK-12.1: how many turns a player has had."""
    rounds, more = divmod(int(s.turns), int(s.players))
    place = (number - s.first) % s.players
    return rounds + (1 if place < more else 0)


def _set(s: Valley, p: Player, card_set: int) -> v.SetView:
    t = s.tables
    own = [card for card in p.tomb if t.card_set[card] == card_set]
    different = int(p.of_set(card_set))
    size = t.set_size[card_set]
    return v.SetView(
        set=SET_IDS[card_set],
        size=size,
        numbers=sorted({t.card_number[card] for card in own}),
        doubles=len(own) - different,
        points=_set_points(s, card_set, different),
        next_points=_set_points(s, card_set, min(different + 1, size)),
    )


def _set_points(s: Valley, card_set: int, different: int) -> int:
    t = s.tables
    complete = s.completist and different == t.set_size[card_set]
    return t.set_points[different] + (t.complete_bonus[card_set] if complete else 0)


def _space(s: Valley, space: int) -> v.SpaceView:
    card = s.pyramid[space]
    name = None if card == EMPTY else CARD_IDS[card]
    return v.SpaceView(space=SPACE_IDS[space], card=name, buyable=space < BASE)


def _top(pile: list[int]) -> str | None:
    return CARD_IDS[pile[-1]] if pile else None


def _cards_of_frames(s: Valley, *kinds: int) -> list[str]:
    """The cards in frames of these kinds, from the bottom of the stack to the top."""
    frames = [frame for frame in s.stack() if frame & KIND_MASK in kinds]
    return [CARD_IDS[packs.it_of(frame >> ARG_SHIFT)] for frame in frames]


def _looked(s: Valley, seat: int | None) -> list[str] | None:
    """All of the cards looked at for who looks, and for the others if everybody sees them."""
    if not s.looked:
        return None
    if seat == s.active or len(s.looked) == len(s.looked_known):
        return card_ids(s.looked)
    return None


def _purchase(s: Valley) -> v.PurchaseView:
    space = int(s.arg())
    card = s.pyramid[space]
    return v.PurchaseView(
        space=SPACE_IDS[space],
        card=CARD_IDS[card],
        cost=s.tables.card_cost[card],
        cards=card_ids(s.picked),
        gold=sum(int(s.gold_of(coin)) for coin in s.picked),
    )
