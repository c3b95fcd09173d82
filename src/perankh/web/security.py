"""What every request must pass: the host, the origin, the rate; and what every answer carries.

Sessions, and the token that shows a request comes from our page, are in `sessions`.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from perankh.web.buckets import FORGET_AFTER, Rate
from perankh.web.settings import Limits, Settings

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of drawn things; no script can hide there
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)

DAY = 24 * 3600.0
IPV6_PREFIX = 64
"""One customer of a provider has at least so much: single addresses cost nothing."""

# ------------------ rates


class Rates:
    """All rates of a server."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Rate(limits.requests, limits.requests_burst)
        self.attempts = Rate(limits.attempts, limits.attempts_burst)
        self.tables = Rate(limits.tables, limits.tables_burst)
        self.tables_a_day = Rate(limits.tables_a_day / DAY, limits.tables_a_day)
        self.renames = Rate(limits.renames_a_day / DAY, limits.renames_a_day)
        self.exports = Rate(limits.exports, limits.exports_burst)
        self.box_bytes = Rate(limits.box_bytes_a_day / DAY, limits.box_bytes_a_day)
        self.accounts = AccountAttempts(limits)


class AccountAttempts:
    """Slows down guessing at one account, however many addresses the guesses come from.

    An address from which its owner has come in before is not held up by the guesses of others.
    """

    def __init__(self, limits: Limits) -> None:
        self._guesses = Rate(limits.account_attempts, limits.account_attempts_burst)
        self._known: dict[tuple[str, str], None] = {}

    def allows(self, account: str, caller: str) -> bool:
        """Whether another password may be tried."""
        return (account, caller) in self._known or self._guesses.allows(account)

    def succeeded(self, account: str, caller: str) -> None:
        """The password was right."""
        self._guesses.give_back(account)
        self._known[account, caller] = None
        if len(self._known) > FORGET_AFTER:
            del self._known[next(iter(self._known))]


# ------------------ hosts and origins


def header(scope: Scope, name: bytes) -> str:
    """The value of a request's header, or an empty text."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


def caller_of(scope: Scope) -> str:
    """Who a request is put down to: its address, of IPv6 the network."""
    client = scope.get("client")
    return counted_as(client[0]) if client else "unknown"


@lru_cache(maxsize=FORGET_AFTER)
def counted_as(address: str) -> str:
    """What an address counts as where limits are shared.

    >>> counted_as("203.0.113.7"), counted_as("2001:db8:1:2:3::4"), counted_as("::ffff:10.0.0.1")
    ('203.0.113.7', '2001:db8:1:2::/64', '10.0.0.1')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_PREFIX), strict=False))


def host_name(host: str) -> str:
    """The name in a `Host` header, without its port.

    >>> host_name("localhost:8080"), host_name("[::1]:80"), host_name("Example.ORG.")
    ('localhost', '::1', 'example.org')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().rstrip(".")


def is_address(name: str) -> bool:
    """Whether it is a numeric address: nobody can make such a name point elsewhere."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_known_host(host: str, known: Iterable[str]) -> bool:
    """Whether the server is meant to be called by this name."""
    name = host_name(host)
    return name == "localhost" or name in known or is_address(name)


def is_own_origin(origin: str, host: str) -> bool:
    """Whether a page of this very server sends the request.

    >>> is_own_origin("http://localhost:8080", "localhost:8080")
    True
    >>> is_own_origin("http://evil.example", "localhost:8080"), is_own_origin("null", "localhost")
    (False, False)
    """
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


# ------------------ the gate


class Gate:
    """Stands before the whole application: refuses what has no business here, marks answers.

    HTTP goes on to `app`, WebSockets go on to `live`.
    """

    def __init__(self, app: ASGIApp, live: ASGIApp, settings: Settings, rates: Rates) -> None:
        self._app = app
        self._live = live
        self._hosts = frozenset(name.lower() for name in (*settings.hosts, settings.host))
        self._rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection."""
        kind: str = scope["type"]
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        secure = scope["scheme"] == "https"

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                _mark(message, secure)
            await send(message)

        host = header(scope, b"host")
        if not is_known_host(host, self._hosts):
            said = "this server is not called so; start it with --allow-host NAME"
            await refuse(marked, 400, "unknown_host", said)
        elif not self._rates.requests.allows(caller_of(scope)):
            await refuse(marked, 429, "too_fast", "too many requests; wait a moment")
        else:
            await self._app(scope, receive, marked)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = header(scope, b"host")
        origin = header(scope, b"origin")
        fine = is_known_host(host, self._hosts) and is_own_origin(origin, host)
        if fine and self._rates.requests.allows(caller_of(scope)):
            await self._live(scope, receive, send)
            return
        # Closing before accepting answers the handshake with 403.
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": "refused"})


def _mark(message: HTTPResponseStartEvent, secure: bool) -> None:
    headers = [*message["headers"], *HEADERS]
    if secure:
        headers.append((b"strict-transport-security", b"max-age=31536000"))
    message["headers"] = headers


async def refuse(send: Send, status: int, error: str, said: str) -> None:
    """Answer with an error from outside the application."""
    text = f"error-{error.replace('_', '-')}"
    body = (
        f'{{"error":"{error}","text":"{text}","args":{{}},"message":"{said}","detail":{{}}}}'
    ).encode()
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                (b"retry-after", b"2"),
            ],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
