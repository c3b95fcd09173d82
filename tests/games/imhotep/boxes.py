"""The boxes of Imhotep: shipped, corrected, and the mistakes that are refused."""

from __future__ import annotations

from perankh.games.imhotep.box.loading import load
from perankh.games.imhotep.game import GAME
from perankh.kernel.box import AnyBox
from tests.support.boxes import Trial


def loaded(text: str) -> AnyBox:
    """The box of a file, if it is one; its tables add up."""
    box = load(text)
    tables = box.tables
    assert len(tables.round_cards) == 3 * (tables.rounds + 1)
    assert sum(tables.card_copies) == box.facts.components.market_cards
    return box


MISTAKES = """
components.stones = 121
    components.stones: says 121, but the stones of the colours make 120
components.site_boards = 6
    components.site_boards: says 6, but the sites make 5
components.ship_tokens = 9
    components.ship_tokens: says 9, but the copies of the ships make 8
components.sleds = 3
    components.sleds: says 3, but one for each colour make 4
components.round_cards = 20
    components.round_cards: says 20, but the round cards make 21
components.market_cards = 35
    components.market_cards: says 35, but the copies of the cards make 34
limits.sites_total = 4
    limits.sites_total: says 4, but the sites make 5
card_kind.green.cards = 9
    card_kind[1] (green).cards: says 9, but the copies of green cards make 8
limits.stones_per_colour = 29
    player_colour[0] (black).stones: must be limits.stones_per_colour, 29

game.players_min = 1
    game.players_min: must be 2 (fixed, because actions are numbered for it)
game.players_max = 5
    game.players_max: must be 4 (fixed, because actions are numbered for it)
limits.ships_per_round = 3
    limits.ships_per_round: must be 4 (fixed, because actions are numbered for it)
variant.wrath_of_the_pharaoh.id = "wrath"
    variant: must be wrath_of_the_pharaoh (fixed, because
player_colour.grey.id = "gray"
    player_colour: must be black, white, brown, grey (fixed, because
side.b.id = "c"
    side: must be a, b (fixed, because
action.sail_ship.id = "sail"
    action: must be get_stones, load_stone, sail_ship, play_blue_card (fixed, because
card_kind.purple.id = "violet"
    card_kind: must be red, green, purple, blue (fixed, because
market_card.statue.id = "bust"
    market_card: must be entrance, sarcophagus, paved_path,
market_card = []
    market_card: must be entrance, sarcophagus, paved_path,
bonus.points.id = "vp"
    bonus: must be draw_market_card, take_stones, load_stone, points, point_or_stones (fixed
site.temple.id = "palace"
    site[2] (palace).id: 'palace' is not known; known are market, pyramid, temple,
options.sides.free_mix = false
    options.sides.free_mix: must be true: any mixture of sides is allowed (IMH-11.1)
card_kind.red.use = "game_end"
    card_kind[0] (red).use: must be 'at_once' (fixed, because

player_colour.white.id = "black"
    player_colour[1] (black).id: the id 'black' is already taken by player_colour[0] (black)
market_card.entrance.effect.site = "sphinx"
    market_card[0] (entrance).effect.site: 'sphinx' is not known; known are
market_card.entrance.effect.site = "temple"
    market_card[0] (entrance).effect.site: 'temple' is not known; known are
market_card.temple_decoration.effect.site = "market"
    market_card[4] (temple_decoration).effect.site: 'market' is not known; known are
options.sides.default.temple = "c"
    options.sides.default.temple: 'c' is not known; known are a, b
market_card.statue.kind = "pink"
    market_card[7] (statue).kind: 'pink' is not known; known are
variant.wrath_of_the_pharaoh.sites = ["pyramid", "pyramid"]
    variant[0] (wrath_of_the_pharaoh).sites: must name at least one site, each once
site.pyramid.b.pyramid.left.bonus = "points"
    site[1] (pyramid).b.pyramid[0] (left).bonus: 'points' is not known; known are

terms.stone.hu = gone
    terms.stone: the language hu is missing
market_card.statue.name.pl = ""
    market_card[7] (statue).name.pl: must be a text that is not empty
terms.sled = gone
    terms: the field `sled` is missing
limits.turns = 3
    limits: the field `turns` is not known; known are rounds, ships_per_round

ship.ship_4.capacity = 5
    ship[0] (ship_4).capacity: expected `int` <= 4
ship.ship_3.capacity = 4
    ship[1] (ship_3).capacity: another ship has room for 4 too
ship.ship_4.minimum = 5
    ship[0] (ship_4).minimum: must be at most the capacity, 4
ship.ship_1.capacity = "one"
    ship[3] (ship_1).capacity: expected `int`, got `str`
ship = []
    components.ship_tokens: says 8, but the copies of the ships make 0
round_card.r2_2.ships = [4, 3, 1, 1]
    round_card[1] (r2_2).ships: needs 2 ships for 1, but the box has 1
round_card.r2_2.ships = [4, 3, 3]
    round_card[1] (r2_2).ships: must name 4 ships
round_card.r3_1.players = 2
    round_card: 8 cards for 2 players; one more than rounds is needed, 7
round_card.r3_1.players = 5
    round_card[7] (r3_1).players: expected `int` <= 4
limits.rounds = 5
    round_card: 7 cards for 2 players; one more than rounds is needed, 6

setup.starting_sled_stones = [2, 3, 4]
    setup.starting_sled_stones: must have one number for each of 4 players
setup.starting_sled_stones = [2, 3, 4, 6]
    setup.starting_sled_stones: a sled holds only 5 (limits.sled_capacity)
setup.score_marker_stones = 26
    setup.starting_sled_stones: with the score marker these are more stones than a colour has

market_card.statue.kind = "green"
    card_kind[1] (green).cards: says 8, but the copies of green cards make 18
market_card.lever.effect.kind = "set_collection"
    market_card[8] (lever).effect.kind: must be 'sail_with_chosen_unload_order' (fixed
market_card.lever.effect.kind = "fly"
    market_card[8] (lever).effect.kind: 'fly' is not known; known are
market_card.hammer.effect.take = gone
    market_card[9] (hammer).effect: the field `take` is missing
market_card.chisel.effect.load = 3
    market_card[11] (chisel).effect.load: expected `int` <= 2
market_card.statue.unused_points = 1
    market_card[7] (statue).unused_points: only blue cards can stay unused
market_card.statue.copies = 1000
    market_card[7] (statue).copies: expected `int` <= 100
scoring.statue_points_by_count = [0, 4, 3]
    scoring.statue_points_by_count: must begin with 0 and never fall
scoring.statue_points_by_count = []
    scoring.statue_points_by_count: must begin with 0 and never fall

site.temple.position = 4
    site: the positions must be 1 to 5, each once, not [1, 2, 4, 4, 5]
site.market.a.face_up_cards = 5
    site[0] (market).a.face_up_cards: must be 1 to 4: there are 4 spaces
site.market.b.face_up_cards = 4
    site[0] (market).b.face_up_cards: must be 1 to 3: there are 4 spaces
site.market.b.face_down_cards = 3
    site[0] (market).b.face_down_cards: must be 2 (fixed, because
site.market.b.pair_keep = 2
    site[0] (market).b.pair_keep: must be 1 (fixed, because
site.market.a.picks = 3
    site[0] (market).a.picks: says 3, but the cards and the pair make 4
site.pyramid.a.values_in_order = [2, 1, 3]
    site[1] (pyramid).a.values_in_order: the levels, column by column, give [2, 1, 3, 2, 4, 3
site.pyramid.a.level.1.values_by_column = [[2, 3], [1]]
    site[1] (pyramid).a.level[1].values_by_column: must have 2 columns of 2 values
site.pyramid.a.level.1.level = 4
    site[1] (pyramid).a.level[1].level: must be 2
site.pyramid.b.pyramids = 4
    site[1] (pyramid).b.pyramids: says 4, but the rows make 3
site.pyramid.b.pyramid.middle.id = "centre"
    site[1] (pyramid).b.pyramid: must be left, middle, right (fixed, because
site.pyramid.b.pyramid.middle.bonus_stones = gone
    site[1] (pyramid).b.pyramid[1] (middle).bonus_stones: the bonus 'take_stones' needs
site.pyramid.b.pyramid.right.bonus_stones = 1
    site[1] (pyramid).b.pyramid[2] (right).bonus_stones: the bonus 'load_stone' has no
site.temple.width_by_players.4 = 6
    site[2] (temple).width_by_players.4: side B has only 5 spaces
site.temple.width_by_players.4 = gone
    site[2] (temple).width_by_players: the field `4` is missing
site.temple.width_by_players.5 = 5
    site[2] (temple).width_by_players: the field `5` is not known; known are 2
site.temple.b.space.1.space = 7
    site[2] (temple).b.space[1].space: must be 2
site.temple.b.space.0.stones = gone
    site[2] (temple).b.space[0].stones: the bonus 'point_or_stones' needs stones
site.temple.b.space.3.points = 1
    site[2] (temple).b.space[3].points: the bonus 'draw_market_card' has no points
site.burial_chamber.a.points_by_group_size = [1, 2]
    site[3] (burial_chamber).a.points_by_group_size: must begin with 0 and never fall
site.burial_chamber.b.row_points_by_players.3 = [6, 3, 1, 1]
    site[3] (burial_chamber).b.row_points_by_players.3: must have at most 3 places
site.burial_chamber.b.row_points_by_players.3 = [6, 3, 4]
    site[3] (burial_chamber).b.row_points_by_players.3: must never rise
site.burial_chamber.b.rulebook_part = [9]
    site[3] (burial_chamber).b.rulebook_part: must be the beginning of the values for 4 players
site.obelisks.a.place_points_by_players.2 = []
    site[4] (obelisks).a.place_points_by_players.2: must have at least one value
site.obelisks.b.tower_values_by_players.2 = [9, 12]
    site[4] (obelisks).b.tower_values_by_players.2: must never rise
variant.wrath_of_the_pharaoh.penalty_points = -5
    variant[0] (wrath_of_the_pharaoh).penalty_points: expected `int` >= 0
site = gone
    the field `site` is missing
"""
"""A change to the shipped box, and below it how the refusal must read."""

TRIAL = Trial(
    game=GAME,
    text=(GAME.folder / "box.toml").read_text(encoding="utf-8"),
    load=loaded,
    mistakes=MISTAKES,
    tables=("variant", "ship", "site", "game", "setup", "market_card"),
    words=["market"],
    keys="234aid",
)

SHIPPED, corrected = TRIAL.shipped, TRIAL.corrected
