"""Whole games with corrected boxes: every number an owner may write is played without a break."""

from __future__ import annotations

import pytest

from perankh.games.iunu.box import tables as t
from perankh.games.iunu.box.loading import IunuBox
from perankh.games.iunu.game import GAME
from tests.games.iunu.given import box_with
from tests.games.iunu.play import WAYS, new_game
from tests.support import rule
from tests.support.play import moments


def decks(hand: int, forum: int, silent: int = 4) -> list[str]:
    """What the file says of the decks after setup, for other hands and Forums."""
    rows = {"standard": [2, 3, 4], "memphis_thebes": [2], "rise_of_aten": [2]}
    found = []
    for mode, counts in rows.items():
        less = forum + (silent if mode == "memphis_thebes" else 0)
        values = ", ".join(f"{players} = {45 - hand * players - less}" for players in counts)
        found.append(f"variant.{mode}.deck_after_setup_by_players = {{{values}}}")
    return found


def sizes(hand: int, forum: int, place: int, take: int) -> list[str]:
    """Other hands, another Forum, another exchange."""
    return [
        f"setup.hand_size = {hand}",
        f"rebirth.hand_limit = {hand}",
        f"rebirth.draw_up_to = {hand}",
        f"setup.forum_size = {forum}",
        f"ability.keep_cards.refill_forum_to = {forum}",
        f"rebirth.place = {place}",
        f"rebirth.take = {take}",
        f"rebirth.forum_add = {take - place}",
        f"variant.rise_of_aten.end_of_rebirth_add_right = {take - place + 1}",
        *decks(hand, forum),
    ]


def copies(*numbers: int) -> list[str]:
    """Other numbers of cards of each caste."""
    both = zip(t.CASTE_IDS, numbers, strict=True)
    return [
        f"caste.{caste}.{field} = {number}"
        for caste, number in both
        for field in ("copies", "majority_vp")
    ]


BOXES: dict[str, list[str]] = {
    "large hands and a large Forum": sizes(8, 9, 6, 7),
    "small hands and a small Forum": sizes(3, 2, 1, 2),
    "nothing is exchanged but one card": sizes(4, 5, 1, 1),
    "nearly all are farmers": copies(1, 1, 1, 1, 1, 1, 1, 1, 37),
    "nearly all are scribes": copies(1, 37, 1, 1, 1, 1, 1, 1, 1),
    "many pharaohs and priests": copies(12, 1, 1, 24, 1, 1, 2, 2, 1),
    "many bakers and artisans": copies(1, 1, 1, 1, 20, 1, 18, 1, 1),
    "no money": [
        "components.orange_discs = 0",
        "components.yellow_discs = 0",
        "components.deben_total = 0",
        "setup.start_deben = 0",
    ],
    "no bread": ["components.bread_tokens = 0"],
    "no limits": ["switches.deben_limited = false", "switches.bread_limited = false"],
    "dice that never wear down": [
        "ability.tax_all_dice.reduce_by = 0",
        "ability.seek_afterlife.reduce_by = 0",
        "ability.bake_bread.reduce_by = 0",
        "ability.trade.reduce_by = 0",
        "variant.memphis_thebes.reduce_all_dice_after_roll = 0",
        "variant.rise_of_aten.reduce_all_dice_after_roll = 0",
    ],
    "dice that are soon gone": [
        "ability.tax_all_dice.reduce_by = 4",
        "ability.seek_afterlife.reduce_by = 4",
        "ability.bake_bread.reduce_by = 4",
        "ability.trade.reduce_by = 4",
        "variant.memphis_thebes.reduce_all_dice_after_roll = 4",
        "variant.rise_of_aten.reduce_all_dice_after_roll = 3",
    ],
    "abilities for nothing": [
        "turn.second_card_cost = 0",
        "ability.tuck_card.cost = 0",
        "ability.tuck_card.then_draw = 0",
        *sizes(4, 5, 1, 2),
        "ability.keep_cards.cards_kept_per_artisan = 3",
        "ability.raid_farmer.farmers_protected_per_soldier = 0",
        "ability.bake_bread.max_bread = 10",
        "ability.cheaper_bread.farmers_per_discount = 1",
        "ability.cheaper_bread.discount_each = 4",
    ],
    "one afterlife card in play": ["setup.afterlife_in_play = 1", "setup.afterlife_to_box = 8"],
    "all afterlife cards in play": ["setup.afterlife_in_play = 9", "setup.afterlife_to_box = 0"],
    "a greedy Heliopolis": [
        "variant.memphis_thebes.heliopolis.takes_from_forum = 5",
        "variant.memphis_thebes.heliopolis.rebirth_forum_add = 5",
        "variant.memphis_thebes.heliopolis.bread_per_baker = 20",
    ],
    "every reading switched": [
        'switches.deck_emptied_on_last_turn_of_round = "immediate"',
        'switches.returned_afterlife_cards = "whole_deck_shuffled"',
        'switches.reduce_applies_memphis_thebes = "first_round"',
        'switches.reduce_applies_rise_of_aten = "first_round"',
        'afterlife_card.peret.effect.castes = ["noble"]',
    ],
}


def play(players: int, mode: str, box: IunuBox) -> None:
    """A random game with all that must hold in every state."""
    s = new_game(players, mode, 11, box)
    for number, (moment, _) in enumerate(moments(s, 12)):
        GAME.check(moment)
        if number % 5 == 0:
            position = GAME.write_position(moment)
            assert GAME.write_position(GAME.read_position(position, box, trusted=True)) == position
            GAME.check(GAME.scramble(moment, number % players, number))
        assert GAME.view(moment, 0) is not None
    assert s.is_over()


@rule("IUN-2.8", "IUN-15.10")
@pytest.mark.parametrize("name", BOXES)
def test_games_with_a_corrected_box_are_played_to_the_end(name: str) -> None:
    box = box_with(*BOXES[name])
    for players, mode in WAYS:
        play(players, mode, box)
