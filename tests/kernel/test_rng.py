"""Chance: the numbers are those of SFC32, fair, and the same in every build."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perankh.kernel.rng import MASK, WARM_UP, Rng


def sfc32(seed: int) -> Iterator[int]:
    """SFC32 as its definition says it, on whole numbers modulo 2**32, after the warm-up."""
    a, b, c, counter = seed % 2**32, seed // 2**32 % 2**32, seed // 2**64 % 2**32, 1
    for number in itertools.count():
        out = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b // 2**9)
        b = (c * 9) % 2**32
        rotated = (c * 2**21) % 2**32 + c // 2**11
        c = (rotated + out) % 2**32
        if number >= WARM_UP:
            yield out


@given(st.integers(0, 2**96 - 1))
def test_the_words_are_those_of_sfc32(seed: int) -> None:
    rng = Rng.seeded(seed)
    assert [rng.word() for _ in range(64)] == list(itertools.islice(sfc32(seed), 64))


def test_the_first_words_of_seed_one_never_change() -> None:
    rng = Rng.seeded(1)
    assert [rng.word() for _ in range(4)] == list(itertools.islice(sfc32(1), 4))
    assert all(0 <= rng.word() <= MASK for _ in range(10_000))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 34])
def test_each_number_below_n_comes_up_equally_often(n: int) -> None:
    rng = Rng.seeded(2026)
    throws = 6_000
    counts = Counter(rng.below(n) for _ in range(throws))
    assert set(counts) == set(range(n))
    expected = throws / n
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_squared < n + 6 * (2 * n) ** 0.5


def test_words_that_would_favour_some_numbers_are_thrown_away() -> None:
    # 2**32 words fall on n numbers; without the 2**32 mod n surplus ones each gets as many.
    n = 3 * 2**29
    rng, words = Rng.seeded(5), sfc32(5)
    for _ in range(200):
        word = next(word for word in words if word * n % 2**32 >= 2**32 % n)
        assert rng.below(n) == word * n // 2**32


def test_a_draw_is_counted_once_however_many_words_it_takes() -> None:
    rng = Rng.seeded(5)
    for _ in range(50):
        rng.below(3 * 2**29)
    assert rng.draws == 50


def test_reseeding_starts_the_sequence_anew_but_goes_on_counting() -> None:
    rng = Rng.seeded(9)
    first = [rng.below(100) for _ in range(5)]
    rng.reseed(9)
    assert [rng.below(100) for _ in range(5)] == first
    assert rng.draws == 10


def test_a_clone_goes_on_alike_and_on_its_own() -> None:
    rng = Rng.seeded(3)
    rng.word()
    twin = rng.clone()
    assert [twin.word() for _ in range(5)] == [rng.word() for _ in range(5)]
    twin.below(6)
    assert (twin.draws, rng.draws) == (1, 0)


@given(st.lists(st.integers(0, 9), min_size=1, max_size=30), st.integers(0, 2**64))
def test_what_is_taken_from_a_bag_is_no_longer_in_it(bag: list[int], seed: int) -> None:
    rng, left = Rng.seeded(seed), bag[:]
    thing = rng.take(left)
    assert sorted([thing, *left]) == sorted(bag)
    assert rng.draws == 1


def test_every_thing_in_a_bag_is_as_likely() -> None:
    rng = Rng.seeded(8)
    counts = Counter(rng.take([0, 1, 2, 3]) for _ in range(4_000))
    assert all(abs(count - 1_000) < 120 for count in counts.values())


def test_seeds_that_differ_in_one_bit_give_unlike_numbers() -> None:
    for bit in range(96):
        one, other = Rng.seeded(0), Rng.seeded(1 << bit)
        assert sum(one.word() == other.word() for _ in range(8)) < 2
