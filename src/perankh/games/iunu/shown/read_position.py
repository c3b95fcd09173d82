"""From a position of Iunu to a state, with what was not said. Reading trusts nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from perankh.games.iunu.box import tables as t
from perankh.games.iunu.rules import state as k
from perankh.games.iunu.rules.abilities import AFTERLIFE_DECK
from perankh.games.iunu.rules.actions import SEATS
from perankh.games.iunu.rules.invariants import check
from perankh.games.iunu.rules.moves import CASTE_DECK
from perankh.games.iunu.rules.packs import (
    cards,
    listed,
    members_of,
    only,
    row_with,
    size_of,
)
from perankh.games.iunu.rules.setup import empty_table
from perankh.games.iunu.rules.state import NONE, Iunu, Player
from perankh.games.iunu.shown.position import (
    BeliefPosition,
    IunuPosition,
    Pile,
    PlayerPosition,
    QuestionPosition,
)
from perankh.kernel.picking import NARROW, with_pick
from perankh.kernel.position import (
    Reading,
    Said,
    check_answer,
    require_turn,
)
from perankh.kernel.rng import Rng
from perankh.kernel.step import frame


def read(p: IunuPosition, tables: t.Tables, trusted: bool) -> Iunu:
    """The state of a position; `BadPosition` or `BrokenInvariant` says what is wrong where."""
    r = Reading("iunu", len(p.players))
    mode = r.index(p.mode, t.MODE_IDS, "mode")
    several = len(p.players) == 2 or mode == t.STANDARD
    r.require(several, "players", f"{p.mode} is for 2 players, not {len(p.players)}")
    s = empty_table(len(p.players), Rng(*p.chance), tables, mode)
    if s.has_heliopolis():
        missing = "missing: in memphis_thebes Heliopolis has a Dynasty"
        r.require(p.heliopolis is not None, "heliopolis", missing)
    else:
        wrong = f"must be null: mode {p.mode} is played without Heliopolis"
        r.require(p.heliopolis is None, "heliopolis", wrong)
    _read_round(r, s, p)
    _read_cards(r, s, p)
    _read_supplies(r, s, p)
    s.player = [
        _read_player(r, player, f"players[{number}]") for number, player in enumerate(p.players)
    ]
    if p.heliopolis is not None:
        s.player.append(_read_player(r, p.heliopolis, "heliopolis"))
    _read_afterlife(r, s, p)
    _read_script(r, s, p.next_draws)
    s.set_stack(_read_question(r, s, p.asks))
    if not trusted:
        _require_start(r, s)
    check(s)
    if trusted:
        check_answer(r, s)
    return s


def _read_question(r: Reading, s: Iunu, asked: QuestionPosition | None) -> list[int]:
    """The stack under and with a question."""
    if asked is None:
        return []
    kind = r.index(asked.step, s.step_names()[: k.REBIRTH], "asks.step")
    player = r.seat(asked.player, "asks.player")
    arg = asked.die if kind == k.KEEP_ONE else 0
    for thing in asked.chosen:
        arg = int(with_pick(arg, thing, NARROW))
    top = frame(kind, player, arg)
    if kind in s.turn_kinds():
        return [top]
    end = frame(k.END_TURN, s.active, 0)
    if kind >= k.ARTISANS_KEEP or s.final_round:
        return [end, top]
    return [end, frame(k.REBIRTH, s.active, 0), top]


def _require_start(r: Reading, s: Iunu) -> None:
    """Where people may begin: a turn that can be taken, or a game that is over."""
    if s.is_over():
        last = s.left_of(s.active) == s.first
        done = s.deck_count == 0 and (s.final_round or not s.tables.extra_round)
        r.require(last and done, "asks", "nothing is asked, and the game is not over: leave it out")
        return
    require_turn(r, s, s.stack(), s.active)
    between = s.drawn == s.placed == s.kept == 0
    r.require(between, "asks", "no turn begins while cards are drawn, placed or kept")
    empty = "true if the deck is empty when the turn begins, else false (IUN-10.1)"
    r.require(s.final_round == (s.deck_count == 0), "final", empty)
    place = f"players[{s.active}].hand"
    r.require(s.player[s.active].hand_count > 0, place, "empty: a turn begins with a card to play")
    if s.kind() == k.REROLL:
        can = s.dice != 0 and s.player[s.active].owns(t.PHARAOH) > 0
        r.require(can, "asks", "reroll needs a Pharaoh in the Dynasty and a die: ask play instead")


def _read_round(r: Reading, s: Iunu, p: IunuPosition) -> None:
    r.require(p.round >= 1, "round", "a game has begun with its first round")
    s.round = p.round
    s.first = r.seat(p.first, "first")
    s.active = r.seat(p.active, "active")
    s.final_round = p.final
    s.kept = p.kept
    r.require(p.dice == sorted(p.dice, reverse=True), "dice", "must come with the highest first")
    s.dice = sum(int(cards(1, die - 1)) for die in p.dice)


def _read_cards(r: Reading, s: Iunu, p: IunuPosition) -> None:
    s.deck = _read_pile(r, p.deck, "deck")
    s.deck_count = int(size_of(s.deck))
    for place, name in enumerate(p.forum):
        s.forum = int(row_with(s.forum, place, r.index(name, t.CASTE_IDS, f"forum[{place}]")))
    s.forum_count = len(p.forum)
    r.require(p.placed <= len(p.forum), "placed", "more cards than the Forum has")
    s.placed = p.placed
    s.discard = _read_pile(r, p.discard, "discard")
    ordered = s.is_ordered() or not p.discard
    r.require(ordered, "discard", "cards are discarded in rise_of_aten alone")


def _read_supplies(r: Reading, s: Iunu, p: IunuPosition) -> None:
    limited = p.bank is not None
    r.require(limited == s.tables.deben_limited, "bank", "a number, unless the box sets no limit")
    limited = p.bread is not None
    r.require(limited == s.tables.bread_limited, "bread", "a number, unless the box sets no limit")
    s.bank = p.bank or 0
    s.bread = p.bread or 0


def _read_pile(r: Reading, pile: Pile, place: str) -> int:
    known = [r.index(name, t.CASTE_IDS, place) for name in pile]
    r.require(sum(pile.values()) <= 45, place, "more cards than there are")
    return sum(int(cards(count, caste)) for caste, count in zip(known, pile.values(), strict=True))


def _read_set(r: Reading, names: Sequence[str], place: str) -> int:
    things = [r.index(name, t.AFTERLIFE_IDS, place) for name in names]
    r.require(things == sorted(set(things)), place, "must name each card once, in order")
    return sum(int(only(card)) for card in things)


def _read_player(r: Reading, given: PlayerPosition, place: str) -> Player:
    p = Player(given.deben, r.indexes(given.hidden, t.CASTE_IDS, f"{place}.hidden"))
    p.hand = _read_pile(r, given.hand, f"{place}.hand")
    p.hand_count = int(size_of(p.hand))
    p.dynasty = _read_pile(r, given.dynasty, f"{place}.dynasty")
    p.fed = _read_pile(r, given.fed, f"{place}.fed")
    p.known = _read_pile(r, given.known, f"{place}.known")
    p.veils = [_read_pile(r, veil, f"{place}.veils") for veil in given.veils]
    if given.afterlife is not None:
        p.afterlife = r.index(given.afterlife, t.AFTERLIFE_IDS, f"{place}.afterlife")
    else:
        p.afterlife = NONE
    return p


def _read_afterlife(r: Reading, s: Iunu, p: IunuPosition) -> None:
    s.blocks = [_read_set(r, block, "afterlife_deck") for block in p.afterlife_deck]
    r.require(all(s.blocks), "afterlife_deck", "a block has at least one card")
    s.boxed = _read_set(r, p.afterlife_boxed, "afterlife_boxed")
    s.drawn = _read_set(r, p.afterlife_drawn, "afterlife_drawn")
    one_each = "one for each player, or none before a look"
    r.require(len(p.beliefs) in (0, s.players), "beliefs", one_each)
    s.beliefs = [_read_belief(r, s, given, f"beliefs[{n}]") for n, given in enumerate(p.beliefs)]


def _read_belief(r: Reading, s: Iunu, given: BeliefPosition, place: str) -> list[int]:
    one_each = "one set for each who may hold one"
    r.require(len(given.held) == len(s.player), f"{place}.held", one_each)
    held = [_read_set(r, names, f"{place}.held") for names in given.held]
    return [
        *held,
        *[0] * (SEATS - len(held)),
        _read_set(r, given.boxed, f"{place}.boxed"),
        _read_set(r, given.drawn, f"{place}.drawn"),
        *[_read_set(r, names, f"{place}.deck") for names in given.deck],
    ]


def _read_script(r: Reading, s: Iunu, given: dict[str, list[str]]) -> None:
    """What is drawn next; of the afterlife deck from the topmost block down."""
    for pile, names in given.items():
        place = f"next_draws.{pile}"
        if r.index(pile, ("deck", "afterlife_deck"), "next_draws") == 0:
            castes = r.indexes(names, t.CASTE_IDS, place)
            r.script(s.rng, CASTE_DECK, castes, listed(s.deck), place)
            continue
        things = r.indexes(names, t.AFTERLIFE_IDS, place)
        top = members_of(s.blocks[-1]) if s.blocks else []
        r.script(s.rng, AFTERLIFE_DECK, things, top, place)


# --- what was not said


def fill_in(p: IunuPosition, said: Said, tables: t.Tables) -> IunuPosition:
    """Unsaid cards are in the deck, unsaid money in the bank; a seat knows what its cards tell."""
    p = _deal_unsaid(p, said, tables)
    p = _afterlife_unsaid(p, said, tables)
    found: dict[str, int | bool | QuestionPosition] = {}
    everybody = [*p.players, p.heliopolis] if p.heliopolis is not None else p.players
    if "bank" not in said and tables.deben_limited:
        found["bank"] = max(0, tables.deben_total - sum(one.deben for one in everybody))
    if "bread" not in said and tables.bread_limited:
        eaten = sum(sum(one.fed.values()) for one in everybody)
        found["bread"] = max(0, tables.bread_total - eaten)
    if "final" not in said:
        found["final"] = not p.deck
    active = p.active if "active" in said else p.first
    found["active"] = active
    if "asks" not in said and active < len(p.players):
        rerolls = p.dice and p.players[active].dynasty.get(t.CASTE_IDS[t.PHARAOH], 0) > 0
        found["asks"] = QuestionPosition(step="reroll" if rerolls else "play", player=active)
    return msgspec.structs.replace(p, **found)


def _deal_unsaid(p: IunuPosition, said: Said, tables: t.Tables) -> IunuPosition:
    """Hands and Forum as usual as far as there are cards, the rest in the deck."""
    left = Counter({name: tables.copies[caste] for caste, name in enumerate(t.CASTE_IDS)})
    for one in (*p.players, p.heliopolis):
        if one is not None:
            left.subtract(one.dynasty)
            left.subtract(one.hidden)
    left.subtract(p.discard)
    for name in ("forum", "deck"):
        if name in said:
            left.subtract(getattr(p, name))
    told = {seat for seat in range(len(p.players)) if f"players.{seat}.hand" in said}
    for seat in told:
        left.subtract(p.players[seat].hand)
    players = []
    for seat, player in enumerate(p.players):
        hand = player.hand
        if seat not in told:
            hand = _ranked(_dealt(left, Counter(hand).elements()))
        veils = player.veils
        if f"players.{seat}.veils" not in said:
            veils = [{} for _ in player.hidden]
        players.append(msgspec.structs.replace(player, hand=hand, veils=veils))
    forum = p.forum if "forum" in said else _dealt(left, p.forum)
    deck = p.deck if "deck" in said else _ranked((+left).elements())
    return msgspec.structs.replace(p, players=players, forum=forum, deck=deck)


def _dealt(left: Counter[str], wanted: Iterable[str]) -> list[str]:
    """The wanted cards as far as they are left, others in their place as far as any are."""
    found = []
    for name in list(wanted):
        card = name if left[name] > 0 else max(left, key=lambda other: left[other])
        if left[card] > 0:
            left[card] -= 1
            found.append(card)
    return found


def _ranked(names: Iterable[str]) -> Pile:
    count = Counter(names)
    return {name: count[name] for name in t.CASTE_IDS if count[name] > 0}


def _afterlife_unsaid(p: IunuPosition, said: Said, tables: t.Tables) -> IunuPosition:
    """The deck and what left the game from what nobody holds; each seat knows its own card."""
    holders = [one.afterlife for one in (*p.players, p.heliopolis) if one is not None]
    held = [card for card in holders if card is not None]
    free = [card for card in t.AFTERLIFE_IDS if card not in held]
    deck, boxed = p.afterlife_deck, p.afterlife_boxed
    out = t.AFTERLIFE_CARDS - tables.afterlife_in_play
    if "afterlife_boxed" not in said:
        stay = [card for block in deck for card in block] if "afterlife_deck" in said else []
        rest = [card for card in free if card not in stay]
        boxed = rest[len(rest) - out :] if len(rest) >= out else rest
    if "afterlife_deck" not in said:
        block = [card for card in free if card not in boxed]
        deck = [block] if block else []
    beliefs = p.beliefs
    if "beliefs" not in said:
        known = bool(held) or len(deck) > 1
        beliefs = [_own_belief(p, holders, len(deck), one) for one in p.players] if known else []
    return msgspec.structs.replace(p, afterlife_deck=deck, afterlife_boxed=boxed, beliefs=beliefs)


def _own_belief(
    p: IunuPosition, holders: list[str | None], blocks: int, own: PlayerPosition
) -> BeliefPosition:
    """What a seat knows that has seen nothing but its own afterlife card."""
    others = [card for card in t.AFTERLIFE_IDS if card != own.afterlife]
    held = [[] if card is None else [card] if card == own.afterlife else others for card in holders]
    return BeliefPosition(held=held, boxed=others, drawn=[], deck=[others] * blocks)
