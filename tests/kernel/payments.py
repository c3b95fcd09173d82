"""Payments of games to come, declared for tests alone: Pharaon (section 5), Tekhenu (section 8)."""

from __future__ import annotations

from dataclasses import dataclass, field

from perankh.kernel.paying import PayingSlots, can_pay, size_of, tokens
from perankh.kernel.picking import picks_in
from perankh.kernel.rng import Rng
from perankh.kernel.state import RuledState
from perankh.kernel.step import Decision, Step

# ------------------ Pharaon

COLOURS = ("green", "black", "red", "yellow", "blue")
SORTS = (*COLOURS, "silver", *(f"{colour} offering" for colour in COLOURS), "joker")
"""Tokens in the order of the data file; the joker is the local one of the zone."""
SILVER, OFFERING, JOKER = 5, 6, 11
ANY = (1 << len(COLOURS)) - 1
ENTER, REST = range(2)
PAID = 50


@dataclass
class Deal:
    """What is paid, and with what."""

    purse: list[int]
    entry: int
    """The colour of the section."""
    costs: list[int]
    """Multisets of colours, any of which pays the action (PHA-5.5)."""
    scribes: list[tuple[int, int]] = field(default_factory=list)
    any_entry: bool = False
    """Nobles 7 to 10 (PHA-8.6)."""

    def fills(self) -> list[int]:
        """PHA-5.1: the effective colours of each sort."""
        found = [1 << colour for colour in range(len(COLOURS))]
        for one, other in self.scribes:
            found[one] |= 1 << other
            found[other] |= 1 << one
        return [*found, ANY, *found, ANY]

    def ways(self, sort: int) -> list[tuple[int, int]]:
        """PHA-5.2, 5.6: an entry token of this sort: its colours, and what is paid besides."""
        allowed = self.fills()[sort] & (ANY if self.any_entry else 1 << self.entry)
        return [
            (colour, cost - tokens(1, colour) if cost >> 4 * colour & 15 else cost)
            for cost in self.costs
            for colour in range(len(COLOURS))
            if allowed >> colour & 1
        ]


class Wheel(RuledState["Wheel"]):
    """One payment of Pharaon."""

    def __init__(self, deal: Deal) -> None:
        super().__init__(1, Rng.seeded(1), STEPS)
        self.deal = deal
        self.entered = -1
        self.paid: list[int] | None = None

    def me(self) -> Wheel:
        return self

    def clone(self) -> Wheel:
        twin = Wheel(self.deal)
        self.copy_kernel_to(twin)
        twin.entered, twin.paid = self.entered, self.paid
        return twin

    def left(self, entry: int) -> int:
        """The purse without the entry token."""
        counts = [count - (sort == entry) for sort, count in enumerate(self.deal.purse)]
        return sum(tokens(count, sort) for sort, count in enumerate(counts))


class EntryToken(Decision[Wheel]):
    """PHA-5.2: the token for the wheel, if the rest can be paid then."""

    def actions(self) -> list[int]:
        return list(range(len(SORTS)))

    def options(self, s: Wheel, player: int, arg: int) -> list[int]:
        fills = s.deal.fills()
        return [
            sort
            for sort, count in enumerate(s.deal.purse)
            if count > 0
            and any(can_pay(s.left(sort), 0, 0, fills, rest) for _, rest in s.deal.ways(sort))
        ]

    def choose(self, s: Wheel, player: int, arg: int, action: int) -> None:
        s.entered = action
        if any(size_of(rest) > 0 for _, rest in s.deal.ways(action)):
            s.push(REST, player, 0)
        else:
            s.paid = []


class ActionCost(PayingSlots[Wheel]):
    """PHA-5.5, 5.6: the further tokens."""

    def __init__(self) -> None:
        super().__init__()
        self.kind, self.first, self.things, self.stop = REST, len(SORTS), len(SORTS), PAID

    def pile(self, s: Wheel, player: int) -> int:
        return s.left(s.entered)

    def fills(self, s: Wheel, player: int) -> list[int]:
        return s.deal.fills()

    def ways(self, s: Wheel, player: int) -> int:
        return len(s.deal.ways(s.entered))

    def cost(self, s: Wheel, player: int, way: int) -> int:
        return s.deal.ways(s.entered)[way][1]

    def way_loss(self, s: Wheel, player: int, way: int) -> int:
        return self.loss(s, player, s.entered, s.deal.ways(s.entered)[way][0])

    def loss(self, s: Wheel, player: int, kind: int, slot: int) -> int:
        """PHA-5.11: few tokens, little silver, few jokers, few offerings, few changed."""
        lost = 10**8 + (kind == SILVER) * 10**6 + (kind == JOKER) * 10**4
        if kind in (SILVER, JOKER):
            return lost
        return lost + (kind >= OFFERING) * 100 + (kind % OFFERING != slot)

    def complete(self, s: Wheel, player: int, arg: int) -> None:
        s.paid = picks_in(arg, self.bits)


ACTION_COST = ActionCost()
STEPS: list[Step[Wheel]] = [EntryToken(), ACTION_COST]


def suggestion(s: Wheel) -> tuple[int, list[int]]:
    """PHA-5.11: the entry token and the further tokens of the suggested payment."""
    ranked: list[tuple[int, int, list[int]]] = []
    for sort in s.steps[ENTER].options(s, 0, 0):
        trial = s.clone()
        trial.entered = sort
        best = ACTION_COST.best(trial, 0, 0)
        assert best is not None
        picks = ACTION_COST.suggested(trial, 0, 0)
        ranked.append((best[0], sort, [action - len(SORTS) for action in picks]))
    _, sort, further = min(ranked)
    return sort, further


# ------------------ Tekhenu

GOODS = ("papyrus", "bread", "limestone", "granite", "gold", "scribe")
"""What can be paid with, and what can be asked for."""
LIMESTONE, GRANITE, GOLD, SCRIBE = 2, 3, 4, 5


class Market(RuledState["Market"]):
    """One payment of Tekhenu."""

    def __init__(
        self, purse: list[int], cost: int, *, t10: bool = False, t22: bool = False
    ) -> None:
        super().__init__(1, Rng.seeded(1), [GoodsCost()])
        self.purse, self.cost, self.t10, self.t22 = purse, cost, t10, t22
        self.paid: list[int] | None = None

    def me(self) -> Market:
        return self

    def clone(self) -> Market:
        twin = Market(self.purse, self.cost, t10=self.t10, t22=self.t22)
        self.copy_kernel_to(twin)
        twin.paid = self.paid
        return twin

    def loss(self, kind: int, slot: int) -> int | None:
        """TEK-8.1, 8.4, 21.10, 21.22: what may pay what; None: not at all."""
        if kind == slot:
            return 0
        if self.t22 and {kind, slot} == {LIMESTONE, GRANITE}:
            return 1
        if kind == GOLD and (slot < GOLD or self.t10):
            return 16
        return 256 if kind == SCRIBE and self.t10 else None


class GoodsCost(PayingSlots[Market]):
    """TEK-8.4: the payer chooses the mix."""

    def __init__(self) -> None:
        super().__init__()
        self.things = len(GOODS)

    def pile(self, s: Market, player: int) -> int:
        return sum(tokens(count, kind) for kind, count in enumerate(s.purse))

    def cost(self, s: Market, player: int, way: int) -> int:
        return s.cost

    def fills(self, s: Market, player: int) -> list[int]:
        kinds = range(len(GOODS))
        return [
            sum(1 << slot for slot in kinds if s.loss(kind, slot) is not None) for kind in kinds
        ]

    def loss(self, s: Market, player: int, kind: int, slot: int) -> int:
        return s.loss(kind, slot) or 0

    def complete(self, s: Market, player: int, arg: int) -> None:
        s.paid = picks_in(arg, self.bits)
