"""What a server is told before it starts, and the limits it keeps to."""

from __future__ import annotations

from pathlib import Path

import msgspec

CHECKOUT_PAGE = Path(__file__).parents[3] / "web" / "dist"
"""The built page of a source checkout."""

PACKAGED_PAGE = Path(__file__).parents[1] / "_page"
"""The built page in a wheel."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one caller may ask for; a rate is per second, a burst is what may come at once."""

    requests: float = 30.0
    requests_burst: float = 120.0
    attempts: float = 0.2
    """Sign-ins and accounts: hashing a password is meant to be dear."""
    attempts_burst: float = 10.0
    account_attempts: float = 1 / 30
    """Wrong passwords for one account, wherever they come from."""
    account_attempts_burst: float = 10.0
    tables: float = 0.5
    tables_burst: float = 30.0
    tables_a_day: float = 500.0
    """Tables and guests from one address."""
    renames_a_day: float = 30.0
    """Other names of one person: each is written to all their tables."""
    exports: float = 0.2
    exports_burst: float = 10.0
    """Whole logs from one address."""
    box_bytes_a_day: float = 4_000_000.0
    """Corrected boxes, by person and by address."""
    guest_tables: int = 50
    """Games that a guest may have under way or waiting as their host."""
    account_tables: int = 500
    messages: float = 30.0
    messages_burst: float = 120.0
    address_messages: float = 150.0
    """The same for all connections from one address together."""
    address_messages_burst: float = 1000.0
    bytes: float = 64 << 10
    """What one connection may send."""
    bytes_burst: float = 512 << 10
    frames: float = 2.0
    """Pings, fragments and whatever else is no whole text."""
    frames_burst: float = 60.0
    patience: int = 200
    """Refused messages in a row after which a connection is cut."""
    connections: int = 200
    """WebSockets from one address."""
    all_connections: int = 10_000
    unfinished: float = 20.0
    """Seconds after which a request that has not come completely is hung up on."""
    slow: float = 10.0
    """Seconds that a message may wait for a client to take it; then the client is cut."""
    slowest: float = 16 << 10
    """Bytes a second that a client must take at the least of a message that is longer."""
    queued: int = 32 << 20
    """Bytes that may wait for one client; more, and it is cut at once."""
    all_queued: int = 64 << 20
    """Bytes that may wait for all clients together; more, and who holds most is cut."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server."""

    data: Path
    """Folder that keeps the tables."""
    host: str = "127.0.0.1"
    port: int = 8080
    hosts: tuple[str, ...] = ()
    """Names under which the server may be called, besides its own address."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose word about the caller's address is taken."""
    guest_tables_kept: int = 180
    """Days that an unfinished table of guests alone is kept after its last change; 0: for ever."""
    page: Path = PACKAGED_PAGE if PACKAGED_PAGE.is_dir() else CHECKOUT_PAGE
    """The built page."""
    limits: Limits = Limits()
    workers: int | None = None
    """Processes that think for computer players."""
    pace: float = 1.0
    """How much of their time computer players take over what they are asked in secret, so that it
    tells nothing; 0: they answer at once."""
    worker: str = "perankh.host.worker"
    """The module that such a process runs."""
