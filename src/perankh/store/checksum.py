"""The checksum that every entry of a log carries, so that damage on the disk is noticed."""

from __future__ import annotations

from zlib import crc32


def checksum(table: str, seq: int, data: bytes) -> int:
    """Of one entry at its place: neither its content nor its table or number can change unseen.

    >>> checksum("t", 1, b"{}") == checksum("t", 2, b"{}")
    False
    """
    return crc32(data, crc32(table.encode()) ^ seq)
