"""From a position of Valley of the Kings to a state. Reading trusts nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from perankh.games.valley_of_the_kings.box.tables import CARD_IDS, SPACE_IDS, SPACES, Tables
from perankh.games.valley_of_the_kings.rules.invariants import check
from perankh.games.valley_of_the_kings.rules.setup import empty_table
from perankh.games.valley_of_the_kings.rules.state import EMPTY, USE_IDS, Player, Valley
from perankh.games.valley_of_the_kings.shown.frames import FramePosition, read_frames
from perankh.games.valley_of_the_kings.shown.position import PlayerPosition, ValleyPosition, piles
from perankh.kernel.position import Reading, Said, check_answer, require_turn
from perankh.kernel.rng import Rng


def read(p: ValleyPosition, tables: Tables, trusted: bool) -> Valley:
    """The state of a position; `BadPosition` or `BrokenInvariant` says what is wrong where."""
    r = Reading("valley_of_the_kings", len(p.players))
    s = empty_table(len(p.players), Rng(*p.chance), tables, p.completist)
    s.first = r.seat(p.first, "first")
    s.active = r.seat(p.active, "active")
    s.turns = p.turns
    s.player = [_read_player(r, tables, seat, given) for seat, given in enumerate(p.players)]
    _read_table(r, s, p)
    _read_turn(r, s, p)
    _read_script(r, s, p.next_draws)
    s.set_stack(read_frames(r, s, p.asks))
    if not trusted:
        _require_start(r, s)
    check(s)
    if trusted:
        check_answer(r, s)
    return s


def _require_start(r: Reading, s: Valley) -> None:
    """Where people may begin: step 1 of a turn, or a game that is over (which is checked)."""
    if s.is_over():
        return
    require_turn(r, s, s.stack(), s.active)
    for name, cards in (("picked", s.picked), ("looked", s.looked)):
        r.require(not cards, name, "must be empty: nothing is being picked or looked at")


def _read_table(r: Reading, s: Valley, p: ValleyPosition) -> None:
    """What lies in the middle."""
    names = f"must name {', '.join(SPACE_IDS)} in this order"
    r.require(list(p.pyramid) == SPACE_IDS, "pyramid", names)
    s.pyramid = [_maybe(r, card, f"pyramid.{space}") for space, card in p.pyramid.items()]
    s.upper = r.indexes(p.stock_age_2, CARD_IDS, "stock_age_2")
    s.lower = r.indexes(p.stock_age_3, CARD_IDS, "stock_age_3")
    s.boneyard = r.indexes(p.boneyard, CARD_IDS, "boneyard")
    s.stall = p.stall
    s.round_cards = p.round_cards


def _read_turn(r: Reading, s: Valley, p: ValleyPosition) -> None:
    """What belongs to the running turn."""
    for number, played in enumerate(p.in_play):
        use = r.index(played.use, USE_IDS, f"in_play[{number}].use")
        s.in_play.append(r.index(played.card, CARD_IDS, f"in_play[{number}].card") * 2 + use)
    s.entombed = p.entombed
    s.changed = p.changed
    s.last_bought = _maybe(r, p.last_bought, "last_bought")
    s.gold_set = EMPTY if p.gold_set is None else p.gold_set
    s.gold_raised = p.gold_raised
    s.done = _sorted(r, p.done, "done")
    s.looked = _sorted(r, p.looked, "looked")
    s.looked_known = _sorted(r, p.looked_known, "looked_known")
    s.picked = r.indexes(p.picked, CARD_IDS, "picked")
    s.laid = r.indexes(p.last_discards, CARD_IDS, "last_discards")


def _read_player(r: Reading, tables: Tables, seat: int, given: PlayerPosition) -> Player:
    place = f"players[{seat}]"
    p = Player(
        _sorted(r, given.hand, f"{place}.hand"),
        r.indexes(given.deck, CARD_IDS, f"{place}.deck"),
        r.indexes(given.discard, CARD_IDS, f"{place}.discard"),
    )
    p.shown = _sorted(r, given.shown, f"{place}.shown")
    p.top = r.indexes(given.deck_top, CARD_IDS, f"{place}.deck_top")
    for card in _sorted(r, given.tomb, f"{place}.tomb"):
        p.bury(tables, card)
    return p


def _read_script(r: Reading, s: Valley, given: dict[str, list[str]]) -> None:
    known = piles(s)
    for pile, names in given.items():
        r.index(pile, list(known), "next_draws")
        place = f"next_draws.{pile}"
        cards = r.indexes(names, CARD_IDS, place)
        if pile == "stock":
            in_order = [s.tables.card_age[card] for card in cards]
            r.require(in_order == sorted(in_order), place, "cards of age II come before age III")
            bag = [*s.upper, *s.lower]
            first = [card for card in cards if s.tables.card_age[card] == 2]
            whole = len(first) in (len(cards), len(s.upper))
            r.require(whole, place, "all cards of age II come before the first of age III")
        else:
            bag = s.player[int(pile.removeprefix("deck_")) - 1].bag
        r.script(s.rng, known[pile], cards, bag, place)


def _maybe(r: Reading, name: str | None, place: str) -> int:
    return EMPTY if name is None else r.index(name, CARD_IDS, place)


def _sorted(r: Reading, names: list[str], place: str) -> list[int]:
    cards = r.indexes(names, CARD_IDS, place)
    r.require(cards == sorted(cards), place, "must be in the order of the box")
    return cards


# --- what was not said


def fill_in(p: ValleyPosition, said: Said, tables: Tables) -> ValleyPosition:
    """Starters that are not mentioned are in their owner's deck, other cards in the stock."""
    active = p.active if "active" in said else p.first
    turns = p.turns if "turns" in said else (active - p.first) % len(p.players)
    p = msgspec.structs.replace(p, active=active, turns=turns)
    left = Counter({CARD_IDS[card]: copies for card, copies in enumerate(tables.card_copies)})
    for card, each in enumerate(tables.starting_deck):
        if each:
            left[CARD_IDS[card]] = each * len(p.players)
    left.subtract(_said_cards(p, said))
    p = _decks_unsaid(p, said, tables, left)
    pyramid = {
        space: card if "pyramid" in said and card is not None else _dealt(left, tables, card)
        for space, card in p.pyramid.items()
    }
    boneyard = p.boneyard
    if "boneyard" not in said:
        boneyard = [card for card in boneyard if _dealt(left, tables, card) == card]
    ages = dict(zip(CARD_IDS, tables.card_age, strict=True))
    rest = list((+left).elements())
    stock = {
        2: p.stock_age_2 if "stock_age_2" in said else [c for c in rest if ages[c] == 2],
        3: p.stock_age_3 if "stock_age_3" in said else [c for c in rest if ages[c] == 3],
    }
    lying = sum(card is not None for card in pyramid.values())
    gaps = lying < SPACES and bool(stock[2] or stock[3])
    return msgspec.structs.replace(
        p,
        pyramid=pyramid,
        boneyard=boneyard,
        stock_age_2=stock[2],
        stock_age_3=stock[3],
        done=_in_order(p.done),
        changed=p.changed if "changed" in said else gaps,
        round_cards=p.round_cards
        if "round_cards" in said
        else lying + len(stock[2]) + len(stock[3]),
        asks=p.asks if "asks" in said else [FramePosition(step="play", player=active)],
    )


OWN_PILES = ("hand", "deck", "deck_top", "discard", "tomb")


def _said_cards(p: ValleyPosition, said: Said) -> list[str]:
    """Every card that has its place already."""
    found = [played.card for played in p.in_play] + p.looked
    if "pyramid" in said:
        found += [card for card in p.pyramid.values() if card is not None]
    for name in ("boneyard", "stock_age_2", "stock_age_3"):
        found += getattr(p, name) if name in said else []
    for seat, player in enumerate(p.players):
        for name in OWN_PILES:
            found += getattr(player, name) if f"players.{seat}.{name}" in said else []
    return found


def _decks_unsaid(
    p: ValleyPosition, said: Said, tables: Tables, left: Counter[str]
) -> ValleyPosition:
    """The usual hands and decks as far as there are cards; `left` loses what is dealt."""
    players = []
    for seat, player in enumerate(p.players):
        own = {name: getattr(player, name) for name in OWN_PILES}
        for name in ("hand", "deck"):
            if f"players.{seat}.{name}" not in said:
                own[name] = [card for card in own[name] if _taken(left, card)]
        own["hand"], own["tomb"] = _in_order(own["hand"]), _in_order(own["tomb"])
        players.append(msgspec.structs.replace(player, shown=_in_order(player.shown), **own))
    starters = [card for card in (+left).elements() if tables.starting_deck[CARD_IDS.index(card)]]
    for card in starters:
        # Whose hand or deck was said without it has it in the deck all the same.
        seat = min(range(len(players)), key=lambda one: _total(players[one]))
        left[card] -= 1
        name = "deck" if f"players.{seat}.deck" not in said else "discard"
        more = {name: [*getattr(players[seat], name), card]}
        players[seat] = msgspec.structs.replace(players[seat], **more)
    return msgspec.structs.replace(p, players=players)


def _total(player: PlayerPosition) -> int:
    return sum(len(getattr(player, name)) for name in OWN_PILES)


def _taken(left: Counter[str], card: str) -> bool:
    left[card] -= 1
    if left[card] < 0:
        left[card] += 1
        return False
    return True


def _dealt(left: Counter[str], tables: Tables, wanted: str | None) -> str | None:
    """The wanted card if one is left, else another of age II; nothing where nothing is wanted."""
    if wanted is None:
        return None
    if _taken(left, wanted):
        return wanted
    others = [c for c in left if left[c] > 0 and tables.card_age[CARD_IDS.index(c)] == 2]
    if not others:
        return None
    left[others[0]] -= 1
    return others[0]


def _in_order(names: Iterable[str]) -> list[str]:
    """Cards in the order of the box; what is no card comes last and is refused later."""
    return sorted(names, key=lambda name: CARD_IDS.index(name) if name in CARD_IDS else 99)
