# compiled by mypyc
"""The questions of the Rebirth phase (sections 7 and 13): what Artisans keep, placing, taking.

Sets are picked in rank order or from the left: IUN-14.5, see `kernel/picking.py`.
"""

from __future__ import annotations

from mypy_extensions import i64

from perankh.games.iunu.box.tables import ARTISAN, CASTES, MOST_FORUM
from perankh.games.iunu.rules import rebirth
from perankh.games.iunu.rules.actions import MOST_KEPT, PAY, PICK, PLACE, TAKE
from perankh.games.iunu.rules.packs import CELL, count_in
from perankh.games.iunu.rules.questions.abilities import actions_of
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
from perankh.kernel.picking import NARROW, Picking, all_of, picks_in, times_picked
from perankh.kernel.reason import Reason
from perankh.kernel.step import Decision


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


class PlaceCards(Picking[Iunu]):
    """IUN-7.1, 7.8: which hand cards go to the Forum, in rank order."""

    prompt = "iunu-prompt-place"
    public_prompt = "iunu-prompt-place"
    secret = True  # a card placed unasked would tell what the rest of the hand is
    kind: i64 = PLACE_CARDS
    first: i64 = PLACE
    things: i64 = CASTES
    cell: i64 = CELL

    def pile(self, s: Iunu, player: i64) -> i64:
        return s.player[player].hand

    def least(self, s: Iunu, player: i64) -> i64:
        return rebirth.to_place(s, player) - s.kept

    def complete(self, s: Iunu, player: i64, arg: i64) -> None:
        rebirth.place_cards(s, player, picks_in(arg, NARROW))

    def why_not(self, s: Iunu, player: i64, arg: i64, action: i64) -> Reason:
        caste = action - PLACE
        if count_in(s.player[player].hand, caste) > times_picked(arg, caste, NARROW):
            return PLACE_IN_ORDER
        return PLACE_NOT_IN_HAND


class PlaceRow(PlaceCards):
    """IUN-13.3: which hand cards go to the Forum, in the order in which they are named."""

    prompt = "iunu-prompt-place-row"
    public_prompt = "iunu-prompt-place-row"
    kind: i64 = PLACE_ROW
    ordered = True

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


class TakeCards(Picking[Iunu]):
    """IUN-7.2, 7.3: which cards of the Forum go into the hand, in rank order."""

    prompt = "iunu-prompt-take"
    kind: i64 = TAKE_CARDS
    first: i64 = TAKE
    things: i64 = CASTES
    cell: i64 = CELL

    def pile(self, s: Iunu, player: i64) -> i64:
        return rebirth.old_cards(s)

    def least(self, s: Iunu, player: i64) -> i64:
        return rebirth.to_take(s, player)

    def complete(self, s: Iunu, player: i64, arg: i64) -> None:
        rebirth.take_castes(s, player, picks_in(arg, NARROW))

    def why_not(self, s: Iunu, player: i64, arg: i64, action: i64) -> Reason:
        caste = action - TAKE
        if count_in(rebirth.old_cards(s), caste) > times_picked(arg, caste, NARROW):
            return TAKE_IN_ORDER
        return JUST_PLACED if rebirth.is_placed(s, caste) else NOT_IN_FORUM


class PickCards(Picking[Iunu]):
    """IUN-13.8: which places of the Forum are emptied into the hand, from the left."""

    prompt = "iunu-prompt-pick"
    kind: i64 = PICK_CARDS
    first: i64 = PICK
    things: i64 = MOST_FORUM
    cell: i64 = 1

    def pile(self, s: Iunu, player: i64) -> i64:
        return all_of(s.forum_count - s.placed)

    def least(self, s: Iunu, player: i64) -> i64:
        return rebirth.to_take(s, player)

    def complete(self, s: Iunu, player: i64, arg: i64) -> None:
        rebirth.take_places(s, player, picks_in(arg, NARROW))

    def why_not(self, s: Iunu, player: i64, arg: i64, action: i64) -> Reason:
        place = action - PICK
        if place >= s.forum_count:
            return NO_CARD_THERE
        return JUST_PLACED if place >= s.forum_count - s.placed else PICK_IN_ORDER
