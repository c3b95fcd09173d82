# compiled by mypyc
"""The questions of the Rebirth phase (sections 7 and 13): what Artisans keep, placing, taking.

Sets are chosen in rank order or from the left, so that each can be chosen in one way only.
"""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.iunu.box.tables import ARTISAN, CASTES, MOST_FORUM
from perankh.games.iunu.rules import rebirth
from perankh.games.iunu.rules.actions import MOST_KEPT, PAY, PICK, PLACE, TAKE
from perankh.games.iunu.rules.packs import count_in
from perankh.games.iunu.rules.questions.abilities import (
    actions_of,
    chosen,
    count_chosen,
    last_chosen,
    times_chosen,
    with_chosen,
)
from perankh.games.iunu.rules.state import PICK_CARDS, PLACE_CARDS, PLACE_ROW, TAKE_CARDS, Iunu
from perankh.games.iunu.shown.reasons import (
    ARTISANS_UNPAID,
    JUST_PLACED,
    NO_CARD_THERE,
    NOT_IN_FORUM,
    NOTHING_TO_KEEP,
    PICK_IN_ORDER,
    PLACE_IN_ORDER,
    PLACE_NOT_IN_HAND,
    TAKE_IN_ORDER,
    TOO_FEW_ARTISANS,
)
from perankh.kernel.reason import Reason
from perankh.kernel.step import Decision


def offer_in_order(pile: i64, arg: i64, wanted: i64, first: i64, out: list[int]) -> None:
    """IUN-14.5: every caste that may be the next of `wanted` cards of a pile, in rank order.

    `arg` holds what was chosen before; enough cards must be left for the rest.
    """
    last = last_chosen(arg)
    already = times_chosen(arg, last) if arg != 0 else 0
    left: i64 = -already
    for caste in range(last, CASTES):
        left += count_in(pile, caste)
    needed = wanted - count_chosen(arg)
    for caste in range(last, CASTES):
        count = count_in(pile, caste)
        if caste == last:
            count -= already
        if count > 0 and left >= needed:
            out.append(first + caste)
        left -= count


class ArtisansKeep(Decision[Iunu]):
    """IUN-8.5: how many cards are kept out of the Forum for money."""

    prompt = "iunu-prompt-artisan"
    auto_answers = False

    def actions(self) -> list[int]:
        return actions_of(PAY, MOST_KEPT + 1)

    def options(self, s: Iunu, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        for kept in range(rebirth.most_kept(s, player) + 1):
            out.append(PAY + kept)
        return out

    def choose(self, s: Iunu, player: i64, arg: i64, action: i64) -> None:
        s.kept = action - PAY
        rebirth.ask_placing(s, player)

    def why_not(self, s: Iunu, player: i64, arg: i64, action: i64) -> Reason:
        kept = action - PAY
        if kept > rebirth.to_place(s, player):
            return NOTHING_TO_KEEP
        if kept > s.player[player].owns(ARTISAN) * s.tables.artisan_keep:
            return TOO_FEW_ARTISANS
        return ARTISANS_UNPAID


class PlaceCards(Decision[Iunu]):
    """IUN-7.1, 7.8: which hand cards go to the Forum, in rank order."""

    prompt = "iunu-prompt-place"
    public_prompt = "iunu-prompt-place"
    secret = True  # a card placed unasked would tell what the rest of the hand is

    def actions(self) -> list[int]:
        return actions_of(PLACE, CASTES)

    def options(self, s: Iunu, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        wanted = rebirth.to_place(s, player) - s.kept
        offer_in_order(s.player[player].hand, arg, wanted, PLACE, out)
        return out

    def choose(self, s: Iunu, player: i64, arg: i64, action: i64) -> None:
        choose_placing(s, player, with_chosen(arg, action - PLACE), PLACE_CARDS)

    def why_not(self, s: Iunu, player: i64, arg: i64, action: i64) -> Reason:
        caste = action - PLACE
        if count_in(s.player[player].hand, caste) > times_chosen(arg, caste):
            return PLACE_IN_ORDER
        return PLACE_NOT_IN_HAND


class PlaceRow(Decision[Iunu]):
    """IUN-13.3: which hand cards go to the Forum, in the order in which they are named."""

    prompt = "iunu-prompt-place-row"
    public_prompt = "iunu-prompt-place-row"
    secret = True

    def actions(self) -> list[int]:
        return actions_of(PLACE, CASTES)

    def options(self, s: Iunu, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        hand = s.player[player].hand
        for caste in range(CASTES):
            count = count_in(hand, caste)
            if count > 0 and count > times_chosen(arg, caste):
                out.append(PLACE + caste)
        return out

    def choose(self, s: Iunu, player: i64, arg: i64, action: i64) -> None:
        choose_placing(s, player, with_chosen(arg, action - PLACE), PLACE_ROW)

    def why_not(self, s: Iunu, player: i64, arg: i64, action: i64) -> Reason:
        return PLACE_NOT_IN_HAND


class PlaceCards1(PlaceCards):
    """The same in version 1 of the rules, where a single option was taken unasked."""

    secret = False
    private = True


class PlaceRow1(PlaceRow):
    """The same in version 1 of the rules, where a single option was taken unasked."""

    secret = False
    private = True


def choose_placing(s: Iunu, player: i64, arg: i64, question: i64) -> None:
    """IUN-7.1: ask on until all cards are chosen, then place them."""
    if count_chosen(arg) < rebirth.to_place(s, player) - s.kept:
        s.push(question, player, arg)
    else:
        rebirth.place_cards(s, player, chosen(arg))


class TakeCards(Decision[Iunu]):
    """IUN-7.2, 7.3: which cards of the Forum go into the hand, in rank order."""

    prompt = "iunu-prompt-take"

    def actions(self) -> list[int]:
        return actions_of(TAKE, CASTES)

    def options(self, s: Iunu, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        wanted = rebirth.to_take(s, player)
        offer_in_order(rebirth.old_cards(s), arg, wanted, TAKE, out)
        return out

    def choose(self, s: Iunu, player: i64, arg: i64, action: i64) -> None:
        longer = with_chosen(arg, action - TAKE)
        if count_chosen(longer) < rebirth.to_take(s, player):
            s.push(TAKE_CARDS, player, longer)
        else:
            rebirth.take_castes(s, player, chosen(longer))

    def why_not(self, s: Iunu, player: i64, arg: i64, action: i64) -> Reason:
        caste = action - TAKE
        if count_in(rebirth.old_cards(s), caste) > times_chosen(arg, caste):
            return TAKE_IN_ORDER
        return JUST_PLACED if rebirth.is_placed(s, caste) else NOT_IN_FORUM


class PickCards(Decision[Iunu]):
    """IUN-13.8: which places of the Forum are emptied into the hand, from the left."""

    prompt = "iunu-prompt-pick"

    def actions(self) -> list[int]:
        return actions_of(PICK, MOST_FORUM)

    def options(self, s: Iunu, player: i64, arg: i64) -> list[int]:
        out: list[int] = []
        needed = rebirth.to_take(s, player) - count_chosen(arg)
        first = last_chosen(arg) + 1 if arg != 0 else 0
        for place in range(first, s.forum_count - s.placed - needed + 1):
            out.append(PICK + place)
        return out

    def choose(self, s: Iunu, player: i64, arg: i64, action: i64) -> None:
        longer = with_chosen(arg, action - PICK)
        if count_chosen(longer) < rebirth.to_take(s, player):
            s.push(PICK_CARDS, player, longer)
        else:
            rebirth.take_places(s, player, chosen(longer))

    def why_not(self, s: Iunu, player: i64, arg: i64, action: i64) -> Reason:
        place = action - PICK
        if place >= s.forum_count:
            return NO_CARD_THERE
        return JUST_PLACED if place >= s.forum_count - s.placed else PICK_IN_ORDER
