"""The boxes of Valley of the Kings: shipped, corrected, and the mistakes that are refused."""

from __future__ import annotations

from perankh.games.valley_of_the_kings.box import tables as t
from perankh.games.valley_of_the_kings.box.loading import load
from perankh.games.valley_of_the_kings.game import GAME
from perankh.kernel.box import AnyBox
from tests.support.boxes import Trial


def loaded(text: str) -> AnyBox:
    """The box of a file, if it is one; its tables add up."""
    box = load(text)
    tables = box.tables
    assert sum(tables.card_copies) == box.facts.components.artifact_cards
    assert len(tables.card_program) == t.CARDS
    assert [verb.line for verb in tables.verbs] == list(range(len(tables.verbs)))
    assert tables.verbs[-1].ends
    return box


MISTAKES = """
components.artifact_cards = 95
    components.artifact_cards: says 95, but the copies of the cards make 96
components.age_2_cards = 30
    components.age_2_cards: says 30, but the copies of the cards of age 2 make 29
age.age_3.cards = 26
    age[2] (age_3).cards: says 26, but the copies of the cards of age 3 make 27
age.age_2.number = 3
    age[1] (age_2).number: must be 2
components.tomb_cards = 5
    components.tomb_cards: says 5, but one for each player make 4
set.amulets.size = 6
    set[2] (amulets).size: says 6, but the cards of the set make 5
card.scarab.set_number = 4
    set[2] (amulets): the cards must have the set_numbers 1 to 5, each once, not [1, 2, 3, 4, 4]
card.scarab.copies = 3
    card[15] (scarab).copies: must be copies_per_card of the set amulets, 2
card.boat.copies = 2
    card[30] (boat).copies: must be 1: there is one of a unique
card.urn.copies = 13
    components.artifact_cards: says 96, but the copies of the cards make 97
card.urn.copies = 21
    card[1] (urn).copies: expected `int` <= 20

game.players_min = 1
    game.players_min: must be 2 (fixed, because actions are numbered for it)
game.players_max = 5
    game.players_max: must be 4 (fixed, because actions are numbered for it)
game.id = "imhotep"
    game.id: this box belongs to 'imhotep'; the box of 'valley_of_the_kings' is needed
variant.completist.id = "collector"
    variant: must be completist (fixed, because
zone.tomb.id = "grave"
    zone: must be hand, draw_deck, discard_pile, in_play, tomb, pyramid, boneyard, stock (fixed
set.books.id = "scrolls"
    set: must be sarcophagi, canopic_jars, amulets, books, statues (fixed, because
card_type.set.id = "series"
    card_type: must be starter, unique, set (fixed, because
card.boat.id = "bark"
    card: must be shabti, urn, box_of_food, offering_table,
card = []
    card: must be shabti, urn, box_of_food, offering_table,
turn.steps = ["play", "rebuild", "discard", "draw"]
    turn.steps: must be play, discard, rebuild, draw (the order of a turn, VOK-5.1), not play, reb
turn_step.draw.id = "refill"
    turn_step: must be play, discard, rebuild, draw (fixed, because
turn.reaction_order = "anybody"
    turn.reaction_order: 'anybody' is not known; known are clockwise_from_active_player
op.draw.id = "pull"
    op: must be draw, discard_from_hand, sacrifice_from_hand,
setup.stock_order = ["age_3_on_top", "age_2_below"]
    setup.stock_order: must be age_2_on_top, age_3_below (age II on top of age III, VOK-3.3)
pyramid_space.a.falls_to = ["ml"]
    pyramid_space[0] (a).falls_to: must be ['ml', 'mr'] (fixed: the shape of the pyramid (VOK-7.2))
pyramid_space.ml.buyable = true
    pyramid_space[1] (ml).buyable: must be false: only the base can be bought from (VOK-6.1)
pyramid_space.mr.row = 1
    pyramid_space[2] (mr).row: must be 2 (fixed: the shape
pyramid_space.br.column = 2
    pyramid_space[5] (br).column: must be 3 (fixed: the shape
pyramid_space.br.id = "right"
    pyramid_space: must be a, ml, mr, bl, bc, br (fixed: the shape
setup.pyramid_size = 10
    setup.pyramid_size: must be 6 (fixed: the shape
setup.derived.pyramid_fill_order = ["a", "ml", "mr", "bl", "bc", "br"]
    setup.derived.pyramid_fill_order: must be bl, bc, br, ml, mr, a (from the bottom upwards

setup.starting_deck.shabti = 5
    setup.starting_deck.shabti: 4 players need 20, the box has 16
setup.starting_deck.boat = 1
    setup.starting_deck.boat: 'boat' is not known; known are shabti, urn,
setup.starting_deck.urn = gone
    setup.starting_deck: urn is missing: every starter starts in a deck
setup.starting_deck_size = 9
    setup.starting_deck_size: says 9, but the cards of the starting deck make 10
setup.starting_hand = 11
    setup.starting_hand: expected `int` <= 10
setup.hand_draw = 0
    setup.hand_draw: expected `int` >= 1
setup.boneyard_initial = 2
    setup.derived.stock_after_setup: says 49, but the cards that are neither in the pyramid nor in
setup.derived.stock_age_3_after_setup = 28
    setup.derived.stock_age_3_after_setup: says 28, but the cards
turn.entomb_limit_per_turn = -1
    turn.entomb_limit_per_turn: expected `int` >= 0
safeguard.stall_rounds = 0
    safeguard.stall_rounds: expected `int` >= 1
scoring.set_points = [0, 1, 4, 9, 16, 25, 36]
    scoring.set_points: must have 8 numbers: for 0 to 7 different cards
scoring.set_points = [0, 1, 4, 3, 16, 25, 36, 49]
    scoring.set_points: must begin with 0 and never fall
scoring.set_points = []
    scoring.set_points: must begin with 0 and never fall
scoring.starter_points = 2
    card[0] (shabti).points: must be scoring.starter_points, 2
scoring.tie_breaks = []
    scoring.tie_breaks: must be fewer_cards_in_tomb (VOK-13.4), not none
card_type.set.scoring = "face_value"
    card_type[2] (set).scoring: must be 'different_cards_squared' (VOK-13)

card.urn.cost = 0
    card[1] (urn).cost: expected `int` >= 1
card.urn.gold = -1
    card[1] (urn).gold: expected `int` >= 0
card.urn.age = 2
    card[1] (urn).age: starters are of age 1, all other cards of age 2 or 3
card.boat.age = 1
    card[30] (boat).age: starters are of age 1, all other cards of age 2 or 3
card.boat.points = gone
    card[30] (boat).points: missing: starters and uniques need points
card.scarab.points = 2
    card[15] (scarab).points: only starters and uniques have points
card.scarab.set = gone
    card[15] (scarab).set: missing: cards of a set need set
card.scarab.set_number = gone
    card[15] (scarab).set_number: missing: cards of a set need set_number
card.boat.set = "amulets"
    card[30] (boat).set: only cards of a set have set
card.boat.trigger = gone
    card[30] (boat).trigger: missing: reactions need a trigger
card.urn.trigger = "opponent_buys"
    card[1] (urn).trigger: only reactions have a trigger
card.boat.trigger = "opponent_sleeps"
    card[30] (boat).trigger: 'opponent_sleeps' is not known; known are forced_by
card.boat.repeatable = true
    card[30] (boat).repeatable: must be false: reactions need their trigger
card.boat.kind = "spell"
    card[30] (boat).kind: 'spell' is not known; known are action, reaction
card.scarab.name.pl = ""
    card[15] (scarab).name.pl: must be a text that is not empty
card.scarab.text.hu = gone
    card[15] (scarab).text: the language hu is missing
terms.take = gone
    terms: the field `take` is missing
card.scarab.colour = "red"
    card[15] (scarab): the field `colour` is not known; known are id, name, type, set,

card.urn.steps = []
    card[1] (urn).steps: expected `list` of length >= 1
card.urn.steps = [{ op = "juggle" }]
    card[1] (urn).steps[0].op: 'juggle' is not known; known are draw, discard_from_hand,
card.urn.steps = [{ n = 1 }]
    card[1] (urn).steps[0]: the field `op` is missing
card.urn.steps = [{ op = "draw" }]
    card[1] (urn).steps[0]: the field `n` is missing
card.urn.steps = [{ op = "draw", n = 0 }]
    card[1] (urn).steps[0].n: expected `int` >= 1
card.urn.steps = [{ op = "draw", n = 11 }]
    card[1] (urn).steps[0].n: expected `int` <= 10
card.urn.steps = [{ op = "draw", n = 1, where = "base" }]
    card[1] (urn).steps[0]: the field `where` is not known; known are op, n
card.urn.steps = [{ op = "discard_pile_to_deck", which = "bottom" }]
    card[1] (urn).steps[0].which: 'bottom' is not known; known are any, top
card.urn.steps = [{ op = "sacrifice_from_pyramid", where = "apex" }]
    card[1] (urn).steps[0].where: 'apex' is not known; known are any, base
card.urn.steps = "draw"
    card[1] (urn).steps: expected `list`, got `str`
card.statue_of_sobek.steps.0.max_cost = gone
    card[25] (statue_of_sobek).steps[0].max_cost: the cost_rule 'at_most' needs max_cost
card.statue_of_sobek.steps.0.factor = 2
    card[25] (statue_of_sobek).steps[0].factor: belongs to the cost_rule 'at_most_times_it' only
card.statue_of_sobek.steps.0.cost_rule = "highest"
    card[25] (statue_of_sobek).steps[0].cost_rule: 'highest' is not known; known are at_most
card.statue_of_sobek.steps.0.to = "hand"
    card[25] (statue_of_sobek).steps[0].to: 'hand' is not known; known are discard, tomb
card.book_of_the_earth.steps.1.factor = gone
    card[17] (book_of_the_earth).steps[1].factor: the cost_rule 'at_most_times_it' needs factor
card.book_of_the_earth.steps.0.n = 2
    so it must follow discard_from_hand or sacrifice_from_hand with n = 1
card.ka_figurine.steps = [{op="take_from_pyramid",where="any",set_rule="same_as_it",to="discard"}]
    card[31] (ka_figurine).steps[0]: speaks of the card chosen just before ("it"), so it must
card.scarab.steps.0.sources = []
    card[15] (scarab).steps[0].sources: expected `list` of length >= 1
card.scarab.steps.0.sources = ["hand", "hand"]
    card[15] (scarab).steps[0].sources: must name hand or discard or both, each once
card.scarab.steps.0.sources = ["tomb"]
    card[15] (scarab).steps[0].sources[0]: 'tomb' is not known; known are discard, hand
card.wedjat_amulet.steps.0.keep = 4
    card[12] (wedjat_amulet).steps[0].keep: must be at most n, 3
card.wedjat_amulet.steps.0.rest_to = "deck"
    card[12] (wedjat_amulet).steps[0].rest_to: 'deck' is not known; known are discard
card.wedjat_amulet.steps.0.public = 1
    card[12] (wedjat_amulet).steps[0].public: expected `bool`, got `int`
card.statue_of_bastet.steps.0.n = 0
    card[23] (statue_of_bastet).steps[0].n: must be at least 1 for the effect 'give
card.statue_of_bastet.steps.0.effect = "steal"
    card[23] (statue_of_bastet).steps[0].effect: 'steal' is not known; known are
card.tyet_amulet.steps.0.exclude = ["boat"]
    card[13] (tyet_amulet).steps[0].exclude: must be the cards with repeatable = false, each once
card.tyet_amulet.steps.0.exclude = ["ship"]
    card[13] (tyet_amulet).steps[0].exclude: 'ship' is not known; known are shabti, urn,
card.urn.steps = [{ op = "repeat_action", exclude = [] }]
    card[1] (urn).steps[0]: urn repeats actions, so it must be repeatable = false (VOK-11.14)
card.urn.repeatable = false
    card[13] (tyet_amulet).steps[0].exclude: must be the cards with repeatable = false, each once:
card.shabti.steps.0.options = [[{ op = "swap_pyramid" }]]
    card[0] (shabti).steps[0].options: expected `list` of length >= 2
card.shabti.steps.0.options.1 = []
    card[0] (shabti).steps[0].options[1]: expected `list` of length >= 1
card.shabti.steps.0.options.1.0 = { op = "choose_one", options = [] }
    card[0] (shabti).steps[0].options[1][0].op: 'choose_one' is not known; known are draw,
card.shabti.steps.0.options.1.0 = { op = "entomb", sources = ["hand", "hand"] }
    card[0] (shabti).steps[0].options[1][0].sources: must name hand or discard or both, each once
card.boat.steps = [{ op = "draw", n = 1 }]
    card[30] (boat).steps: a reaction with trigger 'opponent_buys' has exactly one step, 't
card.boat.steps.0.cost_rule = "below_last_bought_this_turn"
    card[30] (boat).steps[0].cost_rule: a reaction is used in an opponent's turn
card.mummified_cat.steps = [{ op = "ignore_forced_effect" }]
    card[29] (mummified_cat).steps: a reaction with trigger 'opponent_sacrifices' has exactly one
card.urn.steps = [{ op = "take_sacrificed_card", to = "discard" }]
    card[1] (urn).steps[0].op: 'take_sacrificed_card' is a step of reactions only (VOK-10)
"""
"""A change to the shipped box, and below it how the refusal must read."""

TRIAL = Trial(
    game=GAME,
    text=(GAME.folder / "box.toml").read_text(encoding="utf-8"),
    load=loaded,
    mistakes=MISTAKES,
    tables=("variant", "set", "card", "game", "setup", "op"),
    words=["urn", "draw"],
    keys=("op", "n", "id"),
)

SHIPPED, corrected = TRIAL.shipped, TRIAL.corrected
