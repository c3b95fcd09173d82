# compiled by mypyc
"""Chance: one small generator, the same number for number interpreted and compiled.

Only the rules draw from it, and only at the moment a thing is needed. Where seeds come from is not
decided here: a record gives them (`perankh.record`), a mind makes its own.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
NO_PILE: Final = -1
"""A bag of which no position can say what is drawn next."""
WARM_UP: Final = 12
"""Numbers thrown away after seeding, so that seeds that differ in one bit give unlike sequences."""


@final
@mypyc_attr(acyclic=True)
class Rng:
    """SFC32, the small fast counting generator: 128 bits of state, period at least 2**32.

    >>> dice = Rng.seeded(7)
    >>> [dice.below(6) + 1 for _ in range(5)]
    [5, 6, 3, 6, 6]
    >>> dice.draws
    5
    """

    a: i64
    b: i64
    c: i64
    counter: i64
    draws: i64
    """How often chance was asked since this generator was made; reseeding does not reset it."""
    script: list[int] | None
    """What a position says will be drawn next: number of the pile, thing, pile, thing and so on.
    Seeding forgets it, so recorded games and computer players never meet it."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter
        self.draws = 0
        self.script = None

    @staticmethod
    def seeded(seed: int) -> Rng:
        """A generator at the start of the sequence of `seed`."""
        rng = Rng(0, 0, 0, 1)
        rng.reseed(seed)
        return rng

    def reseed(self, seed: int) -> None:
        """Start the sequence of `seed`, of which 96 bits count; `draws` goes on."""
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = (seed >> 64) & MASK
        self.counter = 1
        self.script = None
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        out: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) | (self.c >> 11)) & MASK) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each exactly as likely as the others.

        `n` is at most 2**31: with a larger one the product would not fit where it is compiled.
        """
        self.draws += 1
        product: i64 = self.word() * n
        low: i64 = product & MASK
        if low < n:
            # The lowest 2**32 mod n remainders would come up once too often (Lemire's method).
            surplus: i64 = (MASK + 1 - n) % n
            while low < surplus:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def take(self, bag: list[int], pile: i64 = NO_PILE) -> int:
        """Draw one thing from a bag: an unordered pile in which each place is as likely.

        The bag's own order means nothing, so nobody can learn from it what comes next. Only where
        a position says what comes next from `pile` it is that.
        """
        if self.script is not None and self.next_of(pile) in bag:
            scripted = self.follow(pile)
            bag.remove(scripted)
            return scripted
        place = self.below(len(bag))
        thing = bag[place]
        last = bag.pop()
        if place < len(bag):
            bag[place] = last
        return thing

    def next_of(self, pile: i64) -> i64:
        """What a position says comes next from this pile; -1 if it says nothing."""
        script = self.script
        if script is not None:
            for place in range(0, len(script), 2):
                if script[place] == pile:
                    return script[place + 1]
        return -1

    def follow(self, pile: i64) -> i64:
        """Draw what the position says comes next from this pile."""
        thing = self.next_of(pile)
        script = self.script
        assert script is not None
        for place in range(0, len(script), 2):
            if script[place] == pile:
                self.script = script[:place] + script[place + 2 :]
                break
        self.draws += 1
        return thing

    def clone(self) -> Rng:
        """A generator that goes on exactly like this one."""
        twin = Rng(self.a, self.b, self.c, self.counter)
        twin.draws = self.draws
        twin.script = self.script
        return twin
