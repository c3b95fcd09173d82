import hashlib
import json

import pytest

from perankh.record.errors import BadRecord
from perankh.record.fairness import Seeds, commit, derive, new_secret, secret_from_hex


def test_a_secret_has_256_bits_and_never_comes_twice() -> None:
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commit(bytes(32)) == hashlib.sha256(bytes(32)).hexdigest()


def test_a_seed_is_what_the_documentation_says() -> None:
    secret = derive(1)
    for n in (0, 1, 10, 999):
        data = json.dumps(["Žižkov\n", ['a"b', None], n], ensure_ascii=False, separators=(",", ":"))
        digest = hashlib.blake2b(data.encode(), key=secret, digest_size=12).digest()
        assert Seeds(secret, "Žižkov\n", ['a"b', None]).seed(n) == int.from_bytes(digest, "little")


def test_known_seeds_never_change() -> None:
    seeds = Seeds(bytes(range(32)), "kitchen", ["cat", None])
    assert [f"{seeds.seed(n):024x}" for n in range(3)] == KNOWN


@pytest.mark.parametrize(
    "other",
    [
        Seeds(derive(2), "t", ["a", "b"]),
        Seeds(derive(1), "u", ["a", "b"]),
        Seeds(derive(1), "t", ["a", "c"]),
        Seeds(derive(1), "t", ["b", "a"]),
        Seeds(derive(1), "t", ["a", None, "b"]),
        Seeds(derive(1), "t", ['a","b', None]),
    ],
)
def test_secret_table_and_contributions_each_change_all_seeds(other: Seeds) -> None:
    seeds = Seeds(derive(1), "t", ["a", "b"])
    assert not {seeds.seed(n) for n in range(50)} & {other.seed(n) for n in range(50)}


@pytest.mark.parametrize("text", ["", "zz", "00" * 31, "00" * 33])
def test_a_secret_of_the_wrong_shape_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="secret"):
        secret_from_hex(text)


KNOWN = ["51129d01bddce95b9170a577", "60d0f5b1a6401837f5bf52cd", "a936228ed7fdf716adc8bb8f"]
