"""What the box says in words, or as true and false, and may not say otherwise (IUN-2.8).

Such a value describes a rule and does not switch it: a file with another one would promise
something that is not played, so it is refused. Switches and plain numbers are not here.
"""

from __future__ import annotations

from perankh.kernel.box import BoxError, Data, Table
from perankh.kernel.box_file import child_of, nodes, place, row_id

FIXED: dict[str, str | bool | list[str]] = {
    "setup.start_player": "random",
    # modes
    "variant.standard.group": "mode",
    "variant.standard.default": True,
    "variant.memphis_thebes.group": "mode",
    "variant.memphis_thebes.default": False,
    "variant.memphis_thebes.neutral_player": "heliopolis",
    "variant.memphis_thebes.heliopolis.id": "heliopolis",
    "variant.memphis_thebes.heliopolis.gains_deben": False,
    "variant.memphis_thebes.heliopolis.can_be_raided": False,
    "variant.memphis_thebes.heliopolis.uses_abilities": False,
    "variant.memphis_thebes.heliopolis.turn_position": "last_in_every_round",
    "variant.memphis_thebes.heliopolis.choice_order": [
        "caste_already_owned",
        "most_owned",
        "highest_caste_vp",
        "leftmost",
    ],
    "variant.memphis_thebes.heliopolis.bread_on": "highest_bread_vp",
    "variant.memphis_thebes.heliopolis.takes_part_in_majorities": True,
    "variant.memphis_thebes.heliopolis.can_win": True,
    "variant.rise_of_aten.group": "mode",
    "variant.rise_of_aten.default": False,
    "variant.rise_of_aten.forum_is_ordered": True,
    "variant.rise_of_aten.placed_cards_go_to": "right",
    "variant.rise_of_aten.discard_reshuffled": False,
    "variant.rise_of_aten.take_chosen_by": "position",
    # course of the game
    "turn.phases": ["dynasty", "rebirth"],
    "turn.second_card_must_match_caste": True,
    "turn.second_card_cost_to": "bank",
    "turn.ability_optional": True,
    "rebirth.take_just_placed_allowed": False,
    "dice.roll_at": "start_of_round",
    "dice.rolled_by": "start_player",
    "dice.below_min": "out_until_next_round",
    "dice.readout": "bottom",
    "end.trigger": "deck_empty_at_start_of_turn",
    "end.finish_current_round": True,
    "end.turns_starting_with_empty_deck_skip": ["rebirth"],
    # castes
    "caste.pharaoh.ability": "reroll_die",
    "caste.pharaoh.ability_kind": "ongoing",
    "caste.scribe.ability": "tuck_card",
    "caste.scribe.ability_kind": "on_play",
    "caste.noble.ability": "tax_all_dice",
    "caste.noble.ability_kind": "on_play",
    "caste.priest.ability": "seek_afterlife",
    "caste.priest.ability_kind": "on_play",
    "caste.artisan.ability": "keep_cards",
    "caste.artisan.ability_kind": "ongoing",
    "caste.soldier.ability": "raid_farmer",
    "caste.soldier.ability_kind": "on_play_and_ongoing",
    "caste.baker.ability": "bake_bread",
    "caste.baker.ability_kind": "on_play",
    "caste.merchant.ability": "trade",
    "caste.merchant.ability_kind": "on_play",
    "caste.farmer.ability": "cheaper_bread",
    "caste.farmer.ability_kind": "ongoing",
    # abilities
    "ability.reroll_die.caste": "pharaoh",
    "ability.reroll_die.when": "start_of_own_turn_before_playing",
    "ability.reroll_die.dice_out_of_play_allowed": False,
    "ability.reroll_die.active_on_turn_played": False,
    "ability.tuck_card.caste": "scribe",
    "ability.tuck_card.cost_to": "bank",
    "ability.tuck_card.tuck_from": "hand",
    "ability.tuck_card.revealed": "final_scoring",
    "ability.tax_all_dice.caste": "noble",
    "ability.tax_all_dice.gain": "sum_of_dice_in_play",
    "ability.tax_all_dice.then_reduce": "all_dice_in_play",
    "ability.seek_afterlife.caste": "priest",
    "ability.seek_afterlife.die": "any_in_play_chosen_by_player",
    "ability.seek_afterlife.draw": "die_value",
    "ability.seek_afterlife.draw_capped_by_deck": True,
    "ability.seek_afterlife.cost_to": "bank",
    "ability.seek_afterlife.may_keep_old_card": True,
    "ability.seek_afterlife.then_reduce": "chosen_die",
    "ability.keep_cards.caste": "artisan",
    "ability.keep_cards.when": "rebirth_step_1",
    "ability.keep_cards.cost_to": "bank",
    "ability.keep_cards.refill_when": "end_of_rebirth",
    "ability.raid_farmer.caste": "soldier",
    "ability.raid_farmer.target_must_be_unfed": True,
    "ability.raid_farmer.bribe_paid_by": "target",
    "ability.raid_farmer.bribe_paid_to": "raider",
    "ability.bake_bread.caste": "baker",
    "ability.bake_bread.price_each": "highest_die_in_play",
    "ability.bake_bread.then_reduce": "one_highest_die",
    "ability.bake_bread.reduce_only_if_bread_placed": True,
    "ability.trade.caste": "merchant",
    "ability.trade.gain": "highest_die_in_play_plus_merchants_owned",
    "ability.trade.counts_cards_just_played": True,
    "ability.trade.then_reduce": "one_highest_die",
    "ability.cheaper_bread.caste": "farmer",
    # afterlife cards
    "afterlife_card.hatshepsut.effect.set": ["scribe", "noble", "priest"],
    "afterlife_card.amenhotep.effect.set": ["baker", "merchant", "farmer"],
    "afterlife_card.anubis.effect.doubled": "soldier",
    "afterlife_card.anubis.effect.counts_when_no_farmers": True,
    "afterlife_card.anubis.effect.at_least_as_many_as": "farmer",
    "afterlife_card.nephthys.effect.strict": True,
    "afterlife_card.khufu.effect.strict": True,
    # scoring
    "scoring.components": ["caste_vp", "bread_vp", "majority_vp", "afterlife", "deben"],
    "scoring.majority_requires_strict_lead": True,
    "scoring.hand_cards_score": False,
    "scoring.tie_breaks": ["most_deben", "shared_victory"],
}
"""Every such value by its way: tables by their name, rows by their id."""


def check_fixed(data: Table) -> None:
    """Refuse a file that says something else than `FIXED`, and name the place."""
    for way, right in FIXED.items():
        steps, value = _walk(data, way.split("."))
        if value != right:
            meaning = "only this has a meaning, see IUN-2.8"
            raise BoxError(place(data, steps), f"must be {_written(right)} ({meaning})")


def check_rulings(data: Table) -> None:
    """Each of a table's `rulings` names a key of that table, or one of the values of a list."""
    for steps, value in nodes(data, ()):
        if not isinstance(value, dict):
            continue
        rulings = value.get("rulings", [])
        assert isinstance(rulings, list)
        for ruling in rulings:
            if not _is_named(value, str(ruling).split(".")):
                where = place(data, (*steps, "rulings"))
                raise BoxError(where, f"there is no {str(ruling)[:60]!r} here")


def _walk(data: Table, way: list[str]) -> tuple[tuple[str | int, ...], Data | None]:
    """The steps to a value and the value itself."""
    steps: tuple[str | int, ...] = ()
    here: Data | None = data
    for name in way:
        step: str | int = name
        if isinstance(here, list):
            step = [row_id(row) for row in here].index(name)
        steps = (*steps, step)
        here = child_of(here, step)
    return steps, here


def _is_named(here: Data | None, way: list[str]) -> bool:
    if not way:
        return here is not None
    if isinstance(here, list):
        return way[0] in here and len(way) == 1
    return _is_named(child_of(here, way[0]), way[1:])


def _written(value: str | bool | list[str]) -> str:
    """A value as it stands in the file."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    return "[" + ", ".join(_written(item) for item in value) + "]"
