"""Games small enough to know the best answer by heart, for tests of the minds."""

from __future__ import annotations

from perankh.kernel.rng import Rng
from perankh.kernel.state import NOTHING, WHOLE, State
from perankh.kernel.step import frame


class Nim(State):
    """Take one to three; who takes the last one wins. Leave a multiple of four."""

    def __init__(self, pile: int, player: int = 0) -> None:
        super().__init__(2, Rng.seeded(1))
        self.pile = pile
        self.winner = -1
        self.looked = 0
        self.ask(player)

    def ask(self, player: int) -> None:
        self.top = frame(0, player, 0) if self.pile else NOTHING

    def clone(self) -> Nim:
        twin = Nim(self.pile)
        twin.rng = self.rng.clone()
        twin.winner = self.winner
        twin.top = self.top
        return twin

    def determinize(self, observer: int, seed: int) -> Nim:
        twin = self.clone()
        twin.rng.reseed(seed)
        return twin

    def options(self) -> list[int]:
        return list(range(1, min(3, self.pile) + 1))

    def advance(self, action: int) -> None:
        player = self.decider()
        self.pile -= action
        if self.pile == 0:
            self.winner = player
        self.ask(1 - player)

    def places(self) -> list[int]:
        return [1 if player == self.winner else 2 for player in range(2)]

    def returns(self) -> list[int]:
        return [WHOLE if player == self.winner else 0 for player in range(2)]

    def scores(self) -> list[list[int]]:
        return [[1 if player == self.winner else 0] for player in range(2)]

    def evaluate(self, player: int) -> int:
        return 100 if player == self.winner else 0


class Gamble(State):
    """One decision: a die, or a fixed number of points. The other player has three and a half."""

    DIE, SURE = 0, 1

    def __init__(self, sure: int) -> None:
        super().__init__(2, Rng.seeded(1))
        self.sure = sure
        self.points = 0
        self.top = frame(0, 0, 0)

    def clone(self) -> Gamble:
        twin = Gamble(self.sure)
        twin.rng = self.rng.clone()
        twin.points = self.points
        twin.top = self.top
        return twin

    def determinize(self, observer: int, seed: int) -> Gamble:
        twin = self.clone()
        twin.rng.reseed(seed)
        return twin

    def options(self) -> list[int]:
        return [] if self.is_over() else [self.DIE, self.SURE]

    def advance(self, action: int) -> None:
        self.points = self.rng.below(6) + 1 if action == self.DIE else self.sure
        self.top = NOTHING

    def places(self) -> list[int]:
        return [1, 2] if self.points > 3 else [2, 1]

    def returns(self) -> list[int]:
        return [WHOLE, 0] if self.points > 3 else [0, WHOLE]

    def scores(self) -> list[list[int]]:
        return [[self.points], [3]]

    def evaluate(self, player: int) -> int:
        return 350 if player == 1 else self.points * 100


class Guess(State):
    """The other player hides a coin that seat 0 can't see: heads two times out of three.

    Seat 1 sees it and may only say what is true; then seat 0 guesses. Guessing heads is best.
    """

    HEADS, TAILS = 0, 1

    def __init__(self, coin: int) -> None:
        super().__init__(2, Rng.seeded(1))
        self.coin = coin
        self.guess = -1
        self.top = frame(0, 0, 0)

    def clone(self) -> Guess:
        twin = Guess(self.coin)
        twin.rng = self.rng.clone()
        twin.guess = self.guess
        twin.top = self.top
        return twin

    def determinize(self, observer: int, seed: int) -> Guess:
        twin = self.clone()
        twin.rng.reseed(seed)
        if observer != 1:
            twin.coin = self.HEADS if Rng.seeded(seed).below(3) < 2 else self.TAILS
        return twin

    def options(self) -> list[int]:
        if self.is_over():
            return []
        return [self.HEADS, self.TAILS] if self.decider() == 0 else [2 + self.coin]

    def advance(self, action: int) -> None:
        if self.decider() == 0:
            self.guess = action
            self.top = frame(1, 1, 0)
        else:
            self.top = NOTHING

    def right(self) -> bool:
        return self.guess == self.coin

    def places(self) -> list[int]:
        return [1, 2] if self.right() else [2, 1]

    def returns(self) -> list[int]:
        return [WHOLE, 0] if self.right() else [0, WHOLE]

    def scores(self) -> list[list[int]]:
        return [[int(self.right())], [int(not self.right())]]

    def evaluate(self, player: int) -> int:
        return 100 if self.is_over() and self.right() == (player == 0) else 0


class Kingmaker(State):
    """Three players. Seat 0 names seat 1 or 2; the named one takes all for itself or for seat 0.

    Seat 1 gains by keeping, seat 2 gains by giving: only who thinks for each of them names seat 2.
    """

    def __init__(self) -> None:
        super().__init__(3, Rng.seeded(1))
        self.result = [0, 0, 0]
        self.top = frame(0, 0, 0)

    def clone(self) -> Kingmaker:
        twin = Kingmaker()
        twin.rng = self.rng.clone()
        twin.result = self.result[:]
        twin.top = self.top
        return twin

    def determinize(self, observer: int, seed: int) -> Kingmaker:
        return self.clone()

    def options(self) -> list[int]:
        if self.is_over():
            return []
        return [1, 2] if self.decider() == 0 else [3, 4]

    def advance(self, action: int) -> None:
        if action < 3:
            self.top = frame(1, action, 0)
            return
        keeps = action == 3
        named = self.decider()
        if named == 1:
            self.result = [0, 900, 0] if keeps else [900, 0, 0]
        else:
            self.result = [0, 900, 300] if keeps else [900, 0, 850]
        self.top = NOTHING

    def places(self) -> list[int]:
        best = max(self.result)
        return [1 if points == best else 2 for points in self.result]

    def returns(self) -> list[int]:
        return [WHOLE if place == 1 else 0 for place in self.places()]

    def scores(self) -> list[list[int]]:
        return [[points] for points in self.result]

    def evaluate(self, player: int) -> int:
        return self.result[player]
