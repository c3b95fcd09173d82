# compiled by mypyc
"""Paying: picking from a purse. A game declares purse and cost; the payments are asked for here.

A cost is either slots, each filled by one token of a kind that may fill it (`PayingSlots`), or an
amount that tokens of some worth must reach (`PayingAmount`). Every payment can be reached in
exactly one way, no answer leads to a dead end, and a payment is suggested.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from perankh.kernel.picking import Picking, count_picks, last_pick, picks_in
from perankh.kernel.reason import TOO_FEW_PICKED, TOO_MANY_PICKED
from perankh.kernel.step import Choice, Decision, S

CELL: Final = 4
"""Bits for the count of one kind in a purse, or of one sort of slot in a cost: at most 15 of 15."""
CELL_MASK: Final = 15

# ------------------ purses and costs in one number


def tokens(count: i64, kind: i64) -> i64:
    """A purse of one kind, or a cost of one sort of slot; more than 15 count as 15.

    >>> tokens(2, 1) + tokens(40, 0)
    47
    """
    return min(count, CELL_MASK) << kind * CELL


def size_of(purse: i64) -> i64:
    """How many tokens, or slots, there are in all."""
    size: i64 = 0
    while purse > 0:
        size += purse & CELL_MASK
        purse >>= CELL
    return size


def laid_by(arg: i64, bits: i64) -> i64:
    """The purse that was picked so far."""
    laid: i64 = 0
    for kind in picks_in(arg, bits):
        laid += tokens(1, kind)
    return laid


def can_pay(purse: i64, laid: i64, start: i64, fills: list[int], cost: i64) -> bool:
    """Whether tokens that are `laid` can be completed to a payment by kinds from `start` on.

    The purse still holds what is laid; `fills` says by kind which slots it may fill, as a bit set.
    The test is exact: there is a place for all that is laid if no slots are wanted by too many
    tokens, a token for each slot if no slots lack tokens, and then also both at once (Hall;
    Mendelsohn and Dulmage).
    """
    asked = sorts_of(cost)
    slots = asked
    while True:
        wanted = slots_among(cost, slots)
        tied: i64 = 0
        useful: i64 = 0
        kind: i64 = 0
        rest, down = purse, laid
        while rest > 0:
            here: i64 = fills[kind] & asked
            if here & slots == here:
                tied += down & CELL_MASK
            if here & slots != 0:
                useful += rest & CELL_MASK if kind >= start else down & CELL_MASK
            rest >>= CELL
            down >>= CELL
            kind += 1
        if tied > wanted or useful < wanted:
            return False
        if slots == 0:
            return True
        slots = slots - 1 & asked


def sorts_of(cost: i64) -> i64:
    """The sorts of slots in a cost, as a bit set."""
    found: i64 = 0
    bit: i64 = 1
    while cost > 0:
        if cost & CELL_MASK != 0:
            found += bit
        bit += bit
        cost >>= CELL
    return found


def slots_among(cost: i64, slots: i64) -> i64:
    """How many slots of these sorts a cost has."""
    count: i64 = 0
    while slots > 0:
        if slots & 1 != 0:
            count += cost & CELL_MASK
        slots >>= 1
        cost >>= CELL
    return count


# ------------------ a cost of slots


@mypyc_attr(allow_interpreted_subclasses=True)
class PayingSlots(Picking[S]):
    """Which tokens pay a cost of slots, kind by kind. Things of the picking are kinds of tokens.

    Declare the attributes of a `Picking`, `pile` (the purse), `cost`, `fills` and `complete`;
    `loss` for the suggestion. Where a cost can be paid in several ways (`ways`) and one payment may
    be a part of another, `stop` says that it is complete.
    """

    def ways(self, s: S, player: i64) -> i64:
        """How many costs there are, any of which may be paid."""
        return 1

    def cost(self, s: S, player: i64, way: i64) -> i64:
        """The slots of a cost: how many of each sort, see `tokens`."""
        raise NotImplementedError(type(self).__name__)

    def fills(self, s: S, player: i64) -> list[int]:
        """By kind, the sorts of slots that it may fill, as a bit set."""
        raise NotImplementedError(type(self).__name__)

    def loss(self, s: S, player: i64, kind: i64, slot: i64) -> int:
        """How much is lost when a token of the kind fills such a slot; the least is suggested."""
        return 0

    def way_loss(self, s: S, player: i64, way: i64) -> int:
        """What is lost besides by paying this one of the costs."""
        return 0

    # --- what a picking needs

    def least(self, s: S, player: i64) -> i64:
        least = size_of(self.cost(s, player, 0))
        for way in range(1, self.ways(s, player)):
            least = min(least, size_of(self.cost(s, player, way)))
        return least

    def most(self, s: S, player: i64) -> i64:
        most: i64 = 0
        for way in range(self.ways(s, player)):
            most = max(most, size_of(self.cost(s, player, way)))
        return most

    def can_follow(self, s: S, player: i64, arg: i64, thing: i64) -> bool:
        laid = laid_by(arg, self.bits) + tokens(1, thing)
        return self.reaches(s, player, laid, thing)

    def reaches(self, s: S, player: i64, laid: i64, start: i64) -> bool:
        """Whether what is laid leads to a payment with kinds from `start` on."""
        purse, fills = self.pile(s, player), self.fills(s, player)
        for way in range(self.ways(s, player)):
            if can_pay(purse, laid, start, fills, self.cost(s, player, way)):
                return True
        return False

    def is_enough(self, s: S, player: i64, arg: i64) -> bool:
        laid, fills = laid_by(arg, self.bits), self.fills(s, player)
        for way in range(self.ways(s, player)):
            cost = self.cost(s, player, way)
            if count_picks(arg) == size_of(cost) and can_pay(laid, laid, 0, fills, cost):
                return True
        return False

    def lacks(self, s: S, player: i64, arg: i64, wanted: list[int]) -> bool:
        laid, fills = laid_by(arg, self.bits), self.fills(s, player)
        for action in wanted:
            laid += tokens(1, action - self.first)
        for way in range(self.ways(s, player)):
            cost = self.cost(s, player, way)
            if size_of(laid) == size_of(cost) and can_pay(laid, laid, 0, fills, cost):
                return False
        return self.reaches(s, player, laid, last_pick(arg, self.bits))

    def room(self, s: S, player: i64, arg: i64) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        purse, laid = self.pile(s, player), laid_by(arg, self.bits)
        start = last_pick(arg, self.bits)
        for kind in range(start, self.things):
            left = (purse >> kind * CELL & CELL_MASK) - (laid >> kind * CELL & CELL_MASK)
            count: i64 = 0
            more = laid + tokens(1, kind)
            while count < left and self.reaches(s, player, more, start):
                count += 1
                more += tokens(1, kind)
            if count > 0:
                found.append((self.first + kind, count))
        return found

    def suggested(self, s: S, player: i64, arg: i64) -> list[int]:
        """The payment that loses least; of equals the first."""
        best = self.best(s, player, arg)
        picks: list[int] = []
        ranks = 0 if best is None else -best[1]
        for kind in range(self.things):
            unit = 16 ** (self.things - 1 - kind)
            for _ in range(ranks // unit):
                picks.append(self.first + kind)
            ranks %= unit
        return picks

    def best(self, s: S, player: i64, arg: i64) -> tuple[int, int] | None:
        """The least loss of all payments from here, and how it is paid; None if there is none.

        How: the further tokens by kind, four bits each, the first kind highest, and negative: of
        two payments that lose the same, the one that comes first is then the smaller.
        """
        best: tuple[int, int] | None = None
        for way in range(self.ways(s, player)):
            found = self.cheapest(s, player, arg, way)
            if found is not None and (best is None or found < best):
                best = found
        return best

    def cheapest(self, s: S, player: i64, arg: i64, way: i64) -> tuple[int, int] | None:
        """The same for one of the costs: slot by slot, what is left of it and the least loss."""
        cost = self.cost(s, player, way)
        best: dict[int, tuple[int, int]] = {cost: (self.way_loss(s, player, way), 0)}
        for kind in picks_in(arg, self.bits):
            best = self.filled(s, player, best, kind, 0)
        left = self.pile(s, player) - laid_by(arg, self.bits)
        for kind in range(last_pick(arg, self.bits), self.things):
            unit = 16 ** (self.things - 1 - kind)
            for _ in range(min(left >> kind * CELL & CELL_MASK, size_of(cost))):
                for slots, found in self.filled(s, player, best, kind, unit).items():
                    if slots not in best or found < best[slots]:
                        best[slots] = found
        return best.get(0)

    def filled(
        self, s: S, player: i64, best: dict[int, tuple[int, int]], kind: i64, unit: int
    ) -> dict[int, tuple[int, int]]:
        """What is left of a cost when one more token fills a slot, each with the least loss."""
        found: dict[int, tuple[int, int]] = {}
        fills: i64 = self.fills(s, player)[kind]
        for slots, (lost, ranks) in best.items():
            here = sorts_of(slots) & fills
            slot: i64 = 0
            while here > 0:
                if here & 1 != 0:
                    rest = slots - tokens(1, slot)
                    this = (lost + self.loss(s, player, kind, slot), ranks - unit)
                    if rest not in found or this < found[rest]:
                        found[rest] = this
                here >>= 1
                slot += 1
        return found


# ------------------ a cost that is an amount


def is_before(worth: i64, token: i64, other_worth: i64, other: i64) -> bool:
    """The order of paying: more worth first, then the lower number."""
    return worth > other_worth or (worth == other_worth and token < other)


@mypyc_attr(allow_interpreted_subclasses=True)
class PayingAmount(Decision[S]):
    """Which tokens pay an amount: they reach it, and none of them could be left out.

    They are asked for from the most valuable down; of equal worth, the lower number first. Then a
    payment holds nothing superfluous exactly if its last token is the first to reach the amount.
    With `exact` nothing may be paid too much. What is laid is kept in the game's state, because
    cards are too many for an argument.
    """

    kind: i64 = 0
    """The kind of its frame: it asks on under the same."""
    first: i64 = 0
    """The action that lays token 0; token n is `first + n`."""
    kinds: i64 = 0
    """How many tokens there can ever be to name."""
    exact: bool = False

    # --- what a game declares

    def purse(self, s: S, player: i64) -> list[int]:
        """All tokens, sorted; what was laid for this payment is still among them."""
        raise NotImplementedError(type(self).__name__)

    def worth(self, s: S, token: i64) -> i64:
        """What a token pays; 0: nothing, it is never laid."""
        raise NotImplementedError(type(self).__name__)

    def amount(self, s: S, player: i64, arg: i64) -> i64:
        """What must be paid."""
        raise NotImplementedError(type(self).__name__)

    def laid(self, s: S, player: i64) -> list[int]:
        """The tokens laid so far, in their order."""
        raise NotImplementedError(type(self).__name__)

    def lay(self, s: S, player: i64, token: i64) -> None:
        """Add a token to those laid."""
        raise NotImplementedError(type(self).__name__)

    def complete(self, s: S, player: i64, arg: i64) -> None:
        """Carry out what was paid for with all that is laid."""
        raise NotImplementedError(type(self).__name__)

    # --- what is asked

    def actions(self) -> list[int]:
        return [self.first + token for token in range(self.kinds)]

    def options(self, s: S, player: i64, arg: i64) -> list[int]:
        return self.next_after(s, player, arg, self.laid(s, player))

    def next_after(self, s: S, player: i64, arg: i64, laid: list[int]) -> list[int]:
        """Every token that may come next, as an action."""
        out: list[int] = []
        rest, missing = self.left(s, player, arg, laid)
        worths = [self.worth(s, token) for token in rest]
        last: i64 = -1
        for place in range(len(rest)):
            token: i64 = rest[place]
            if token != last and self.can_follow(rest, worths, place, missing):
                out.append(self.first + token)
            last = token
        return out

    def left(self, s: S, player: i64, arg: i64, laid: list[int]) -> tuple[list[int], i64]:
        """The tokens that may still be laid after these, and what is missing."""
        missing = self.amount(s, player, arg)
        rest = self.purse(s, player)[:]
        if len(laid) == 0:
            return rest, missing
        last: i64 = -1
        worth: i64 = 0
        for token in laid:
            worth = self.worth(s, token)
            missing -= worth
            rest.remove(token)
            last = token
        found: list[int] = []
        for token in rest:
            if not is_before(self.worth(s, token), token, worth, last):
                found.append(token)
        return found, missing

    def can_follow(self, rest: list[int], worths: list[int], place: i64, missing: i64) -> bool:
        """Whether the token at a place may be laid next, and enough for what is missing then."""
        if self.exact:
            return self.can_follow_exactly(rest, worths, place, missing)
        token: i64 = rest[place]
        worth: i64 = worths[place]
        reach: i64 = 0
        for other in range(len(rest)):
            if not is_before(worths[other], rest[other], worth, token):
                reach += worths[other]
        return reach >= missing

    def can_follow_exactly(
        self, rest: list[int], worths: list[int], place: i64, missing: i64
    ) -> bool:
        """Whether a token and some that come after it make just what is missing."""
        sums = {0}
        for other in range(len(rest)):
            after = not is_before(worths[other], rest[other], worths[place], rest[place])
            if after and other != place:
                sums |= {paid + worths[other] for paid in sums}
        return worths[place] > 0 and missing - worths[place] in sums

    def choose(self, s: S, player: i64, arg: i64, action: i64) -> None:
        token = action - self.first
        _, missing = self.left(s, player, arg, self.laid(s, player))
        self.lay(s, player, token)
        if self.worth(s, token) < missing:
            s.push(self.kind, player, arg)
        else:
            self.complete(s, player, arg)

    # --- the payment as a whole

    def choice(self, s: S, player: i64, arg: i64) -> Choice | None:
        laid = self.laid(s, player)
        rest, _ = self.left(s, player, arg, laid)
        room: list[tuple[int, int]] = []
        last: i64 = -1
        for token in rest:
            if token != last and self.worth(s, token) > 0:
                room.append((self.first + token, rest.count(token)))
            last = token
        given = [self.first + token for token in laid]
        return Choice(given, 1, len(rest), room, self.suggested(s, player, arg))

    def suggested(self, s: S, player: i64, arg: i64) -> list[int]:
        """The payment that exceeds the amount least; of these with the fewest tokens, the first."""
        rest, missing = self.left(s, player, arg, self.laid(s, player))
        ordered = self.sorted(s, rest)
        best: dict[int, tuple[int, int]] = {0: (0, 0)}
        for place in range(len(ordered)):
            worth = self.worth(s, ordered[place])
            rank = 2 ** (len(ordered) - 1 - place)
            for paid, (count, ranks) in list(best.items()):
                found = (count + 1, ranks - rank)
                if paid < missing and (paid + worth not in best or found < best[paid + worth]):
                    best[paid + worth] = found
        ranks = -best[min(paid for paid in best if paid >= missing)][1]
        picks: list[int] = []
        for place in range(len(ordered)):
            rank = 2 ** (len(ordered) - 1 - place)
            if ranks >= rank:
                picks.append(self.first + ordered[place])
                ranks -= rank
        return picks

    def sorted(self, s: S, given: list[int]) -> list[int]:
        """Tokens in the order of paying."""
        ranked = [(-self.worth(s, token), token) for token in given]
        ranked.sort()
        return [token for _, token in ranked]

    def in_order(self, s: S, player: i64, arg: i64, wanted: list[int], asks_all: bool) -> list[int]:
        left = self.sorted(s, [action - self.first for action in wanted])
        laid = self.laid(s, player)[:]
        _, lacking = self.left(s, player, arg, laid)
        for token in left:
            lacking -= self.worth(s, token)
        if lacking > 0:
            raise s.refused(wanted[0] if len(wanted) > 0 else self.first, TOO_FEW_PICKED)
        answers: list[int] = []
        while True:
            options = self.next_after(s, player, arg, laid)
            action: i64 = options[0]
            if asks_all or self.asks_always() or len(options) > 1 or len(answers) == 0:
                if len(left) == 0:
                    raise s.refused(action, TOO_FEW_PICKED)
                action = self.first + left[0]
                if action not in options:
                    raise s.refused(action, self.why_not(s, player, arg, action))
                answers.append(action)
            if len(left) > 0 and self.first + left[0] == action:
                left.pop(0)
            _, missing = self.left(s, player, arg, laid)
            laid.append(action - self.first)
            if self.worth(s, action - self.first) >= missing:
                break
        if len(left) > 0:
            raise s.refused(self.first + left[0], TOO_MANY_PICKED)
        return answers
