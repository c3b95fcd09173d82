"""Section 15: what holds in every state of Imhotep, whoever made it."""

from __future__ import annotations

from perankh.games.imhotep.box.tables import (
    CARD_IDS,
    CHAMBER,
    MARKET,
    OBELISKS,
    PYRAMID,
    RED,
    SITE_IDS,
    TEMPLE,
)
from perankh.games.imhotep.rules import scoring
from perankh.games.imhotep.rules.actions import SHIPS, SPACES
from perankh.games.imhotep.rules.sites import FROM_QUARRY, small_pyramid_finished
from perankh.games.imhotep.rules.state import (
    EMPTY,
    MARKET_KEEP,
    MARKET_PICK,
    PYRAMID_CHOICE,
    UNLOAD,
    Imhotep,
    Ship,
)
from perankh.kernel.errors import must_hold
from perankh.kernel.step import ARG_SHIFT, KIND_MASK


def check(s: Imhotep) -> None:
    """Raise `BrokenInvariant` with the number of the first invariant that does not hold."""
    _check_stones(s)
    _check_cards(s)
    _check_ships(s)
    _check_market(s)
    _check_pyramid(s)
    _check_obelisks(s)
    _check_rounds(s)
    must_hold(s.harbour == s.survey(), "IMH-5.6", "what the ships allow was not kept along")


def _check_stones(s: Imhotep) -> None:
    for seat, p in enumerate(s.player):
        must_hold(
            0 <= p.sled <= s.tables.sled_capacity,
            "IMH-15.2",
            f"seat {seat + 1} has {p.sled} stones on a sled for {s.tables.sled_capacity}",
        )
        must_hold(
            p.quarry >= 0 and p.obelisk >= 0 and min(p.cards) >= 0,
            "IMH-15.1",
            f"seat {seat + 1} has less than nothing of something",
        )
        found = s.tables.score_marker_stones + p.quarry + p.sled
        found += sum(scoring.count_stones(ship.spaces, seat) for ship in s.ships)
        found += sum(
            scoring.stones_at(s, site, seat) for site in (PYRAMID, TEMPLE, CHAMBER, OBELISKS)
        )
        must_hold(
            found == s.tables.stones_per_colour,
            "IMH-15.1",
            f"seat {seat + 1} has {found} stones, not {s.tables.stones_per_colour}",
        )


def _check_cards(s: Imhotep) -> None:
    count = [0] * len(CARD_IDS)
    for pile in (s.draw, s.discard, s.pair, [card for card in s.market if card != EMPTY]):
        for card in pile:
            count[card] += 1
    for seat, p in enumerate(s.player):
        for card, owned in enumerate(p.cards):
            count[card] += owned
            must_hold(
                owned == 0 or s.tables.card_kind[card] != RED,
                "IMH-15.3",
                f"seat {seat + 1} owns the red card {CARD_IDS[card]}",
            )
    for card, copies in enumerate(s.tables.card_copies):
        must_hold(
            count[card] == copies,
            "IMH-15.3",
            f"there are {count[card]} cards {CARD_IDS[card]}, not {copies}",
        )


def _check_ships(s: Imhotep) -> None:
    if s.round == 0:
        return
    must_hold(len(s.ships) == SHIPS, "IMH-15.4", f"{len(s.ships)} ships instead of {SHIPS}")
    for number, ship in enumerate(s.ships):
        must_hold(
            ship.load == ship.capacity - ship.spaces.count(EMPTY),
            "IMH-15.5",
            f"ship {number + 1} counts {ship.load} stones and carries others",
        )
        must_hold(
            ship.site == EMPTY or _loaded_spaces(ship) == _still_to_unload(s, number),
            "IMH-15.4",
            f"ship {number + 1} has docked and still carries stones",
        )
    must_hold(
        not s.unloading or UNLOAD in [f & KIND_MASK for f in s.stack()],
        "IMH-5.12",
        "stones are in line to be unloaded and no ship is being unloaded",
    )
    docked = [ship.site for ship in s.ships]
    for site, name in enumerate(SITE_IDS):
        must_hold(
            docked.count(site) == s.is_closed(site),
            "IMH-15.4",
            f"{docked.count(site)} ships at {name}, which is closed: {s.is_closed(site)}",
        )


def _loaded_spaces(ship: Ship) -> list[int]:
    return [space for space, owner in enumerate(ship.spaces) if owner != EMPTY]


def _still_to_unload(s: Imhotep, ship: int) -> list[int]:
    """Spaces of a docked ship with stones still to come: those in line and the one asked about."""
    steps = [(f & KIND_MASK, f >> ARG_SHIFT) for f in s.stack()]
    if (UNLOAD, ship) not in steps:
        return []
    spaces = s.unloading[:]
    kind, source = steps[-1]
    if kind in (MARKET_PICK, MARKET_KEEP, PYRAMID_CHOICE) and source != FROM_QUARRY:
        docked, space = divmod(source - 1, SPACES)
        if docked == ship:
            spaces.append(space)
    return sorted(spaces)


def _check_market(s: Imhotep) -> None:
    side = s.sides[MARKET]
    face_up = sum(card != EMPTY for card in s.market)
    must_hold(
        face_up <= s.tables.market_face_up[side] and len(s.pair) <= s.tables.market_face_down[side],
        "IMH-15.6",
        f"{face_up} cards face up and {len(s.pair)} face down are too many",
    )
    must_hold(
        all(card == EMPTY for card in s.market[s.tables.market_face_up[side] :]),
        "IMH-15.6",
        "a card lies face up on the space of the pair",
    )


def _check_pyramid(s: Imhotep) -> None:
    if not s.side_b(PYRAMID):
        must_hold(not s.small, "IMH-15.7", "small pyramids on side A")
        return
    finished = True
    for pyramid, stones in enumerate(s.small):
        most = s.tables.small_base[pyramid] + s.tables.small_top[pyramid]
        must_hold(len(stones) <= most, "IMH-15.7", f"small pyramid {pyramid + 1} is overfull")
        finished = finished and small_pyramid_finished(s, pyramid)
    must_hold(finished or not s.pyramid, "IMH-15.7", "overflow before all pyramids are finished")


def _check_obelisks(s: Imhotep) -> None:
    values = s.tables.tower_values[s.players] if s.side_b(OBELISKS) else []
    must_hold(
        len(s.towers) <= len(values),
        "IMH-15.9",
        f"{len(s.towers)} towers on {len(values)} tower spaces",
    )
    for seat, p in enumerate(s.player):
        paid = sum(values[n] for n, owner in enumerate(s.towers) if owner == seat)
        must_hold(
            p.tower_points == paid,
            "IMH-15.9",
            f"seat {seat + 1} has {p.tower_points} points for towers worth {paid}",
        )
        must_hold(
            len(s.towers) == len(values) or p.obelisk < s.tables.tower_height,
            "IMH-15.9",
            f"seat {seat + 1} has {p.obelisk} waiting stones and a tower space is free",
        )


def _check_rounds(s: Imhotep) -> None:
    must_hold(0 <= s.round <= s.tables.rounds, "IMH-15.13", f"round {s.round}")
    must_hold(
        not s.is_over() or s.round == s.tables.rounds,
        "IMH-15.13",
        f"the game is over in round {s.round}",
    )
    cards = sorted(s.round_deck + s.rounds_seen)
    must_hold(
        cards == sorted(s.tables.round_cards_for[s.players]),
        "IMH-2.4",
        "the round cards seen and unseen are not those for this number of players",
    )
    must_hold(len(s.rounds_seen) == s.round, "IMH-4.1", "one round card is turned up per round")
