"""Where the chance of a recorded game comes from, so that nobody can foresee, steer or deny it.

A secret is fixed and its hash shown before anybody contributes; each action's seed follows from
the secret, the table, the contributions and the action's number. How seeds become dice and shuffled
bags is the business of `perankh.kernel.rng`.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Sequence

from perankh.record.errors import BadRecord

SECRET_BYTES = 32
SEED_BYTES = 12
"""As many as the generator takes in."""


def new_secret() -> bytes:
    """256 random bits nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def derive(seed: int) -> bytes:
    """The secret that belongs to a plain number: for games that are to be repeatable, not fair.

    >>> derive(7) == derive(7), derive(7) == derive(8), len(derive(7))
    (True, False, 32)
    """
    return hashlib.blake2b(b"perankh seed %d" % seed, digest_size=SECRET_BYTES).digest()


def commit(secret: bytes) -> str:
    """What is shown before the game to be bound to the secret: its SHA-256 in hex."""
    return hashlib.sha256(secret).hexdigest()


def secret_from_hex(text: str) -> bytes:
    """The secret as records write it, read back."""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        raise BadRecord("secret", "a secret is written in hexadecimal digits") from None
    if len(secret) != SECRET_BYTES:
        raise BadRecord("secret", f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return secret


class Seeds:
    """The seeds of one game: number 0 sets it up, number n is that of entry n.

    The seed is BLAKE2b with the secret as key and 12 bytes long, read with the lowest byte first,
    over the compact JSON `[table, contributions, n]` in UTF-8.

    >>> seeds = Seeds(derive(7), "kitchen", ["cat", None])
    >>> seeds.seed(1) == seeds.seed(1), seeds.seed(1) == seeds.seed(2)
    (True, False)
    """

    def __init__(self, secret: bytes, table: str, contributions: Sequence[str | None]) -> None:
        known = json.dumps([table, contributions], ensure_ascii=False, separators=(",", ":"))
        # Only the number changes from entry to entry: what comes before it is hashed once.
        self._start = hashlib.blake2b(
            (known[:-1] + ",").encode(), key=secret, digest_size=SEED_BYTES
        )

    def seed(self, n: int) -> int:
        """The seed of entry `n`."""
        finish = self._start.copy()
        finish.update(b"%d]" % n)
        return int.from_bytes(finish.digest(), "little")


def checksum(secret: bytes, content: bytes) -> str:
    """What binds the whole content of a closed record together: BLAKE2b keyed with the secret."""
    return hashlib.blake2b(content, key=secret, digest_size=32).hexdigest()
