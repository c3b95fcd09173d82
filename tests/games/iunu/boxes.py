"""The boxes of Iunu: shipped, corrected, and the mistakes that are refused."""

from __future__ import annotations

from perankh.games.iunu.box import tables as t
from perankh.games.iunu.box.loading import load
from perankh.games.iunu.game import GAME
from perankh.kernel.box import AnyBox
from tests.support.boxes import Trial


def loaded(text: str) -> AnyBox:
    """The box of a file, if it is one; its tables add up."""
    box = load(text)
    tables = box.tables
    assert sum(tables.copies) == 45
    assert tables.copies == tables.majority_vp
    assert tables.take <= tables.forum_size == tables.forum_refill
    assert all(deck > 0 for deck in tables.deck_after_setup[t.STANDARD][2:])
    return box


MISTAKES = """
caste.noble.copies = 4
    caste[2] (noble).copies: must be the majority VP, 3 (IUN-2.2)
caste.noble.majority_vp = 4
    caste[2] (noble).copies: must be the majority VP, 4 (IUN-2.2)
caste.noble.rank = 4
    caste[2] (noble).rank: must be 3 (fixed, because
caste.noble.id = "lord"
    caste: must be pharaoh, scribe, noble, priest,
caste.noble.caste_vp = -1
    caste[2] (noble).caste_vp: expected `int` >= 0
caste.noble.copies = 0
    caste[2] (noble).copies: expected `int` >= 1
caste.noble.copies = true
    caste[2] (noble).copies: expected `int`, got `bool`
caste.noble.copies = "3"
    caste[2] (noble).copies: expected `int`, got `str`
caste.noble.name.pl = ""
    caste[2] (noble).name.pl: must be a text that is not empty
caste.noble.name.hu = gone
    caste[2] (noble).name: the language hu is missing
caste.noble.price = 3
    caste[2] (noble): the field `price` is not known; known are id, name, rank
caste = []
    caste: must be pharaoh, scribe,
caste = gone
    the field `caste` is missing

components.caste_cards = 46
    components.total_cards: says 54, but both kinds of cards make 55
components.afterlife_cards = 8
    components.afterlife_cards: says 8, but the afterlife cards make 9
components.total_cards = 50
    components.total_cards: says 50, but both kinds of cards make 54
components.deben_total = 41
    components.deben_total: says 41, but the discs make 40
components.yellow_disc_value = 5
    components.deben_total: says 40, but the discs make 60
components.dice = 4
    components.dice: expected `int` <= 3
components.die_sides = 6
    components.die_sides: expected `int` <= 4
setup.start_deben = 11
    setup.start_deben: 4 players get 44, but there are only 40 Deben
setup.afterlife_in_play = 6
    setup.afterlife_to_box: must be 3: there are 9
setup.afterlife_to_box = 5
    setup.afterlife_to_box: must be 4: there are 9
setup.hand_size = 5
    rebirth.hand_limit: must be setup.hand_size, 5, which every turn starts with (IUN-15.6)
setup.hand_size = 9
    setup.hand_size: expected `int` <= 8
setup.forum_size = 6
    ability[4] (keep_cards).refill_forum_to: must be setup.forum_size, 6 (IUN-15.6)
setup.forum_size = 2
    rebirth.take: the Forum has only 2 cards (setup.forum_size)

game.players_min = 1
    game.players_min: must be 2 (fixed, because actions are numbered for it)
game.players_max = 5
    game.players_max: must be 4 (fixed, because actions are numbered for it)
game.id = "imhotep"
    game.id: this box belongs to 'imhotep'; the box of 'iunu' is needed
terms.bribe = gone
    terms: the field `bribe` is missing

variant.standard.players_max = 5
    variant[0] (standard).players_max: expected `int` <= 4
variant.memphis_thebes.players_max = 3
    variant[1] (memphis_thebes).players_max: expected `int` <= 2
variant.standard.deck_after_setup_by_players.3 = 27
    variant[0] (standard).deck_after_setup_by_players.3: says 27, but the cards that are not
variant.memphis_thebes.deck_after_setup_by_players.2 = 32
    variant[1] (memphis_thebes).deck_after_setup_by_players.2: says 32, but the cards that are not
variant.memphis_thebes.heliopolis.start_cards_face_up = 5
    variant[1] (memphis_thebes).deck_after_setup_by_players.2: says 28, but the cards that are not
variant.rise_of_aten.deck_after_setup_by_players.3 = 28
    variant[2] (rise_of_aten).deck_after_setup_by_players: the field `3` is not known; known are 2
variant.rise_of_aten.id = "aten"
    variant[2] (aten).id: 'aten' is not known; known are
variant.memphis_thebes.heliopolis.start_deben = 1
    variant[1] (memphis_thebes).heliopolis.start_deben: expected `int` <= 0
variant.memphis_thebes.heliopolis.rebirth_forum_add = 2
    variant[1] (memphis_thebes).heliopolis.rebirth_forum_add: must be takes_from_forum, 1
variant.memphis_thebes.heliopolis.takes_from_forum = 6
    variant[1] (memphis_thebes).heliopolis.takes_from_forum: the Forum has only 5 cards
variant.memphis_thebes.reduce_all_dice_after_roll = 5
    variant[1] (memphis_thebes).reduce_all_dice_after_roll: expected `int` <= 4
variant.rise_of_aten.end_of_rebirth_add_right = 1
    variant[2] (rise_of_aten).end_of_rebirth_add_right: must be 2: what is discarded and
variant.rise_of_aten.end_of_rebirth_discard_leftmost = 5
    variant[2] (rise_of_aten).end_of_rebirth_discard_leftmost: must be at most 4, the cards
switches.returned_afterlife_cards = "bottom"
    switches.returned_afterlife_cards: 'bottom' is not known; known are top_shuffled, whole
switches.deck_emptied_on_last_turn_of_round = "never"
    switches.deck_emptied_on_last_turn_of_round: 'never' is not known; known are extra_round
switches.reduce_applies_rise_of_aten = true
    switches.reduce_applies_rise_of_aten: expected `str`, got `bool`
switches.deben_limited = 1
    switches.deben_limited: expected `bool`, got `int`

turn.max_cards_played = 3
    turn.max_cards_played: expected `int` <= 2
rebirth.place = 3
    rebirth.place: must be at most 2, what playing two Scribes and hiding a card leaves (IUN-15.6)
ability.tuck_card.then_draw = 0
    rebirth.place: must be at most 1, what playing two Scribes and hiding a card leaves (IUN-15.6)
rebirth.place = 1
    rebirth.take: must be rebirth.place, 1, or one more: hands stay full (IUN-15.6)
rebirth.take = 4
    rebirth.take: must be rebirth.place, 2, or one more: hands stay full (IUN-15.6)
rebirth.take = 2
    rebirth.forum_add: must be 0, what a turn takes more than it places (IUN-15.6)
rebirth.forum_add = 2
    rebirth.forum_add: must be 1, what a turn takes more than it places (IUN-15.6)
rebirth.draw_up_to = 3
    rebirth.draw_up_to: must be setup.hand_size, 4, which every turn starts with (IUN-15.6)
dice.min_value_in_play = 2
    dice.min_value_in_play: expected `int` <= 1

ability.tuck_card.id = "hide_card"
    ability[1] (hide_card).id: 'hide_card' is not known; known are
ability.tuck_card.tuck_count = 2
    ability[1] (tuck_card).tuck_count: expected `int` <= 1
ability.keep_cards.cost_per_card_kept = 0
    ability[4] (keep_cards).cost_per_card_kept: expected `int` >= 1
ability.bake_bread.max_bread = 11
    ability[6] (bake_bread).max_bread: expected `int` <= 10
ability.cheaper_bread.farmers_per_discount = 0
    ability[8] (cheaper_bread).farmers_per_discount: expected `int` >= 1
ability.trade.rulings = ["profit"]
    ability[7] (trade).rulings: there is no 'profit' here
scoring.rulings = [""]
    scoring.rulings[0]: expected `str` of length >= 1

afterlife_card = []
    afterlife_card: must be 9 cards (IUN-2.9), not 0
afterlife_card.osiris.id = "horus"
    afterlife_card: must be peret, akhet, shemu, hatshepsut,
afterlife_card.osiris.copies = 2
    afterlife_card[6] (osiris).copies: expected `int` <= 1
afterlife_card.osiris.effect.deben_per_vp = 0
    afterlife_card[6] (osiris).effect.deben_per_vp: expected `int` >= 1
afterlife_card.khufu.effect.kind = "vp_if_most_bread"
    afterlife_card[8] (khufu).effect.kind: must be 'vp_if_most_different_castes' (IUN-2.8)
afterlife_card.khufu.effect.kind = "fly"
    afterlife_card[8] (khufu).effect.kind: 'fly' is not known; known are
afterlife_card.peret.effect.castes = []
    afterlife_card[0] (peret).effect.castes: must name at least one caste, each once
afterlife_card.peret.effect.castes = ["noble", "noble"]
    afterlife_card[0] (peret).effect.castes: must name at least one caste, each once
afterlife_card.peret.effect.castes = ["queen"]
    afterlife_card[0] (peret).effect.castes[0]: 'queen' is not known; known are artisan, baker
scoring.deben_per_vp = 0
    scoring.deben_per_vp: expected `int` >= 1
"""
"""A change to the shipped box, and below it how the refusal must read."""

TRIAL = Trial(
    game=GAME,
    text=(GAME.folder / "box.toml").read_text(encoding="utf-8"),
    load=loaded,
    mistakes=MISTAKES,
    tables=(
        "variant",
        "caste",
        "ability",
        "afterlife_card",
        "game",
        "setup",
        "switches",
        "rebirth",
    ),
    words=["noble"],
    keys="234aid",
)

SHIPPED, corrected = TRIAL.shipped, TRIAL.corrected
