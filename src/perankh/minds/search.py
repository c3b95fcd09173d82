# compiled by mypyc
"""Information-set Monte-Carlo tree search for any game and any number of players.

Each iteration deals anew what the searching seat can't know, walks down the tree (every player
prefers what has been good for that player: max^n), plays on a little at random and lets the game
estimate the outcome. Nothing here knows a game: a state offers `options`, `advance`, `determinize`
and `evaluate`. Rivals without a seat count like players who never decide, so that with one seat
the chance to beat them is looked for. The tree is in `tree`, short endings in `search_endings`.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from perankh.kernel.rng import Rng
from perankh.kernel.state import WHOLE, State
from perankh.minds.baselines import Mind
from perankh.minds.search_endings import UNSOLVED, Ending
from perankh.minds.search_leads import chance, lead_after_own
from perankh.minds.tree import NONE, Node, Tree, key_of

CLOCK_EVERY: Final = 4
"""How many iterations pass between two looks at the clock."""
CHECK_EVERY: Final = 32
"""How many iterations pass between two looks whether the choice can still change."""
SEED_BITS: Final = 31
AS_NEEDED: Final = -1
"""As many iterations as the game's `State.vizier_iterations` says."""
NOBODY: Final = -1e18
"""Less than any estimate."""
ENDING_SHARE: Final = 0.25
"""Share of the time that may go into solving an ending."""


@final
class Plan:
    """How a search thinks. The numbers were tuned by paired matches.

    Leads are counted in the game's own measure, `State.decisive_lead`.
    """

    iterations: i64
    """Iterations for one choice at the most, or AS_NEEDED."""
    seconds: float
    """Time for one choice at the most; 0: as long as the iterations take."""
    cutoff: i64
    """Random decisions after which a playout is estimated; -1: playouts go on to the end."""
    grow_at: i64
    """Visits at which an answer's own answers are laid out and estimated."""
    explore: float
    """How much is spent on answers that look worse."""
    spread: float
    """Telling leads by which one answer is e times as promising as another."""
    fringe: float
    """Share of the promise that all answers to a question have alike."""
    scale: float
    """Telling leads that make a reward e times as large as the rival's. (One would be the chance to
    win; rewards need a flatter curve, which tells small leads apart at both ends.)"""
    glory: float
    """Share of the reward of a finished game that goes by victory, not by lead."""
    endings: i64
    """Positions that may be looked at to solve an ending exactly; 0: never."""

    def __init__(self, iterations: i64, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.cutoff = 4
        self.grow_at = 2
        self.explore = 0.6
        self.spread = 0.5
        self.fringe = 0.15
        self.scale = 2.0
        self.glory = 0.7
        self.endings = 2000


@final
class Search:
    """One search for one choice; afterwards `root` holds what it found."""

    plan: Plan
    tree: Tree
    root: Node
    iterations: i64
    """How many iterations were done."""
    decisions: i64
    """How many decisions were simulated."""
    totals: list[float]
    """Sum over all iterations of everybody's chances to win: the seats, then the rivals."""
    points: list[float]
    """Sum over all iterations of everybody's estimated final points, in hundredths."""
    dice: Rng
    path: list[Node]
    rewards: list[float]
    odds: list[float]
    estimates: list[float]
    decisive: float
    """The game's decisive lead."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.plan = plan
        self.tree = Tree()
        self.root = self.tree.root()
        self.iterations = 0
        self.decisions = 0
        self.totals = []
        self.points = []
        self.dice = Rng.seeded(seed)
        self.path = []
        self.rewards = []
        self.odds = []
        self.estimates = []
        self.decisive = 0.0

    def run(self, state: State, seat: i64, until: float = 0.0) -> None:
        """Think about `state` as `seat` knows it until the plan is used up or all is clear.

        `until` is the moment of `perf_counter` to stop at; 0: now and the plan's seconds.
        """
        plan = self.plan
        self.totals = [0.0] * state.competitors()
        self.points = [0.0] * state.competitors()
        self.make_room(state)
        limit = until
        if limit == 0.0 and plan.seconds > 0.0:
            limit = perf_counter() + plan.seconds
        done: i64 = 0
        while done < plan.iterations:
            self.iterate(state.determinize(seat, self.new_seed()))
            done += 1
            if limit > 0.0 and done % CLOCK_EVERY == 0 and perf_counter() > limit:
                break
            if done % CHECK_EVERY == 0 and self.is_certain(plan.iterations - done):
                break
        self.iterations = done

    def make_room(self, state: State) -> None:
        """Room for one outcome, and the measure for its leads."""
        self.rewards = [0.0] * state.players
        self.odds = [0.0] * state.competitors()
        self.estimates = [0.0] * state.competitors()
        self.decisive = float(state.decisive_lead())

    def new_seed(self) -> int:
        """A seed for one course of chance."""
        return self.dice.word() | self.dice.word() << SEED_BITS

    def best(self) -> Node | None:
        """The answer at the root that was chosen most often, of those the one with most worth."""
        best: Node | None = None
        for node in self.tree.children(self.root):
            if (
                best is None
                or node.visits > best.visits
                or (node.visits == best.visits and node.worth > best.worth)
            ):
                best = node
        return best

    def is_certain(self, left: i64) -> bool:
        """Whether no other answer can catch up in the iterations that are left."""
        first: i64 = 0
        second: i64 = 0
        for node in self.tree.children(self.root):
            if node.visits > first:
                second = first
                first = node.visits
            elif node.visits > second:
                second = node.visits
        return first - second > left

    # --- one iteration

    def iterate(self, s: State) -> None:
        """Walk down, play on, estimate, and tell every answer on the way."""
        node = self.root
        depth: i64 = 0
        while not s.is_over():
            if not node.grown:
                if node.visits < self.plan.grow_at and depth > 0:
                    break
                self.grow(node, s)
            node = self.pick(node, s)
            s.advance(node.action())
            if depth < len(self.path):
                self.path[depth] = node
            else:
                self.path.append(node)
            depth += 1
            if node.visits == 0:
                break
        self.decisions += depth
        self.play_on(s)
        self.judge(s)
        self.tell(depth)

    def tell(self, depth: i64) -> None:
        """Write the outcome down at every answer on the way."""
        self.root.visits += 1
        for at in range(depth):
            node = self.path[at]
            player = node.player()
            node.visits += 1
            node.worth += self.rewards[player]
            node.odds += self.odds[player]
            node.points += self.estimates[player]
        for each in range(len(self.totals)):
            self.totals[each] += self.odds[each]
            self.points[each] += self.estimates[each]

    def pick(self, node: Node, s: State) -> Node:
        """The answer to follow: good so far, or promising and neglected."""
        top = s.top
        explore = self.plan.explore
        best: Node | None = None
        best_score = 0.0
        fresh: Node | None = None
        worth = 0.0
        visits: i64 = 0
        nodes = self.tree.nodes
        at = node.first
        for action in s.options():
            key = key_of(top, action)
            child = nodes[at]
            if at == NONE or child.key != key:
                child = self.find(node, key)
            at = child.sibling
            child.available += 1
            if child.visits == 0:
                if fresh is None or child.prior > fresh.prior:
                    fresh = child
                continue
            visits += child.visits
            worth += child.worth
            tried = float(child.visits)
            urge = explore * child.prior * sqrt(float(child.available)) / (1.0 + tried)
            score = child.worth / tried + urge
            if best is None or score > best_score:
                best = child
                best_score = score
        if fresh is None:
            assert best is not None, "a question without options"
            return best
        if best is None:
            return fresh
        # An answer that nobody has tried counts as an average one.
        score = worth / float(visits) + explore * fresh.prior * sqrt(float(fresh.available))
        return fresh if score > best_score else best

    def find(self, node: Node, key: i64) -> Node:
        """The answer of this key, which is new if it was never possible before."""
        child = self.tree.child(node, key)
        return child if child is not None else self.tree.add(node, key, self.plan.fringe)

    def grow(self, node: Node, s: State) -> None:
        """Lay out the answers to the open question, each with its promise."""
        node.grown = True
        options = s.options()
        count: i64 = len(options)
        if count == 1:
            self.find(node, key_of(s.top, options[0])).prior = 1.0
            return
        promises = self.promises(s, options)
        total = 0.0
        for promise in promises:
            total += promise
        fringe = self.plan.fringe
        for at in range(count):
            child = self.find(node, key_of(s.top, options[at]))
            child.prior = fringe / float(count) + (1.0 - fringe) * promises[at] / total

    def promises(self, s: State, options: list[int]) -> list[float]:
        """How each option looks at first sight, the best one as 1."""
        player = s.decider()
        leads: list[float] = []
        highest = 0.0
        for action in options:
            twin = s.clone()
            twin.advance(action)
            lead = lead_after_own(twin, player)
            if len(leads) == 0 or lead > highest:
                highest = lead
            leads.append(lead)
        spread = self.plan.spread * self.decisive
        for at in range(len(leads)):
            leads[at] = exp((leads[at] - highest) / spread)
        return leads

    def play_on(self, s: State) -> None:
        """Answers as the game leans, up to the cut-off."""
        left = self.plan.cutoff
        while left != 0 and not s.is_over():
            s.advance(s.playout_action(self.dice))
            self.decisions += 1
            left -= 1

    def judge(self, s: State) -> None:
        """What the outcome is worth to each player."""
        players = s.players
        competitors: i64 = len(self.estimates)
        scale = self.plan.scale * self.decisive
        for each in range(competitors):
            self.estimates[each] = float(s.evaluate(each))
        for player in range(players):
            best = NOBODY
            for other in range(competitors):
                if other != player and self.estimates[other] > best:
                    best = self.estimates[other]
            # Who is alone without a rival plays for points.
            lead = self.estimates[player] - best if competitors > 1 else self.estimates[player]
            self.rewards[player] = chance(lead / scale)
        if not s.is_over():
            self.believe()
        else:
            self.count_victory(s)

    def count_victory(self, s: State) -> None:
        """A finished game: who won is known."""
        shares = s.all_returns()
        for each in range(len(shares)):
            self.odds[each] = float(shares[each]) / WHOLE
        glory = self.plan.glory
        for player in range(s.players):
            self.rewards[player] = glory * self.odds[player] + (1.0 - glory) * self.rewards[player]

    def believe(self) -> None:
        """The chances to win that follow from the estimates; together 1."""
        highest = self.estimates[0]
        for estimate in self.estimates:
            if estimate > highest:
                highest = estimate
        total = 0.0
        for player in range(len(self.estimates)):
            weight = exp((self.estimates[player] - highest) / self.decisive)
            self.odds[player] = weight
            total += weight
        for player in range(len(self.odds)):
            self.odds[player] /= total


@final
class SearchMind(Mind):
    """Searches the tree of answers as its plan says; the most visited answer is its choice."""

    plan: Plan

    def __init__(self, name: str, plan: Plan) -> None:
        super().__init__(name)
        self.plan = plan

    def choose(self, state: State, seat: i64, seed: int) -> i64:
        plan = self.plan
        if plan.iterations == AS_NEEDED:
            plan = Plan(state.vizier_iterations(), plan.seconds)
        return Train(plan).choose(state, seat, seed)


@final
class Train:
    """One seat's train of thought: what was found for one choice helps with the next.

    Tell it each action of the game with `follow`. Thoughts are kept only while neither chance nor
    a reveal has come in between, since they were about every course of chance.
    """

    plan: Plan
    search: Search | None
    """The search behind the latest choice that needed one."""
    kept: Node | None
    """The node of its tree that the game has reached."""
    draws: i64
    reveals: i64

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.search = None
        self.kept = None
        self.draws = 0
        self.reveals = 0

    def choose(self, state: State, seat: i64, seed: int) -> i64:
        """One of the options of `state`, in which `seat` decides and whose secrets are dealt."""
        options = state.options()
        if len(options) == 1:
            return options[0]
        seconds = self.plan.seconds
        started = perf_counter()
        if self.plan.endings > 0:
            latest = started + seconds * ENDING_SHARE if seconds > 0.0 else 0.0
            solved = Ending(self.plan.endings, latest).solve(state, seat, seed)
            if solved != UNSOLVED:
                return solved
        search = Search(self.plan, seed)
        old, kept = self.search, self.kept
        if old is not None and kept is not None and self.still_holds(state):
            search.tree = old.tree
            search.root = kept
        search.run(state, seat, started + seconds if seconds > 0.0 else 0.0)
        self.search = search
        self.kept = search.root
        self.draws = state.rng.draws
        self.reveals = state.reveals
        best = search.best()
        assert best is not None, "a search without iterations"
        return best.action()

    def still_holds(self, state: State) -> bool:
        """Whether neither chance nor a reveal has come in between."""
        return self.draws == state.rng.draws and self.reveals == state.reveals

    def follow(self, before: State, action: i64) -> None:
        """Somebody has answered the open question of `before` with `action`."""
        search, kept = self.search, self.kept
        if search is not None and kept is not None:
            self.kept = search.tree.child(kept, key_of(before.top, action))
