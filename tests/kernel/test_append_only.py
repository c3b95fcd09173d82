"""Lists that only grow: forks share what they have in common and never see each other's rest."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perankh.kernel.append_only import AppendOnlyList

STEPS = st.lists(st.tuples(st.sampled_from(["append", "fork", "cut"]), st.integers(0, 9)))


@given(STEPS)
def test_forks_behave_like_copies_of_a_list(steps: list[tuple[str, int]]) -> None:
    pairs: list[tuple[AppendOnlyList[int], list[int]]] = [(AppendOnlyList([7, 8]), [7, 8])]
    for at, (what, number) in enumerate(steps):
        kept, plain = pairs[number % len(pairs)]
        if what == "fork":
            pairs.append((kept.fork(), plain.copy()))
        elif what == "append":
            kept.append(at)
            plain.append(at)
        else:
            size = max(0, len(plain) - number)
            kept.cut(size)
            del plain[size:]
        for one, other in pairs:
            assert list(one) == other
            assert len(one) == len(other)
            assert one.after(1) == other[1:]
            assert [one[-1], one[0]] == [other[-1], other[0]] if other else len(one) == 0


@pytest.mark.parametrize("index", [2, -3])
def test_there_is_nothing_beyond_its_ends_even_if_a_fork_has_more(index: int) -> None:
    short = AppendOnlyList([1, 2])
    short.fork().append(3)
    with pytest.raises(IndexError, match=f"nothing at {index}: there are 2"):
        short[index]


@pytest.mark.parametrize("size", [-1, 3])
def test_only_as_many_can_be_kept_as_there_are(size: int) -> None:
    with pytest.raises(IndexError, match="of 2 things"):
        AppendOnlyList([1, 2]).cut(size)


def test_what_was_given_is_not_touched() -> None:
    given_list = [1]
    AppendOnlyList(given_list).append(2)
    assert given_list == [1]
