"""Who is calling: a random token in a cookie, of which the store knows only the hash.

A guest is a person with a name; an account adds a password, so that the same person can come from
another browser. Hashing runs beside the event loop.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Request
from litestar.datastructures import Cookie, State
from msgspec.structs import replace

from perankh.host.table_host import now
from perankh.store.protocol import Person, SignIn, Store
from perankh.table import words
from perankh.web.errors import WebError
from perankh.web.security import header, is_own_origin

COOKIE = "perankh"
TOKEN_BYTES = 32
LIFE = 400 * 24 * 3600 * 1000
"""Milliseconds that a session lives after it was last extended."""
EXTEND = LIFE - 24 * 3600 * 1000
"""A session is extended at most once a day."""
CSRF_HEADER = "x-csrf-token"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

COMMON_PASSWORDS = Path(__file__).with_name("common_passwords.txt")
FEWEST_SIGNS = 4
"""Different signs that a password has at least."""
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)
"""What a browser's header says, in this order, and what we call it."""

Caller = Request[object, object, State]


def token_hash(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(token: str) -> str:
    """What our own page sends along to show that it asked: only who can read our answers has it."""
    return hashlib.blake2b(b"csrf", key=token.encode()[:64], digest_size=16).hexdigest()


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_of(cookies: Mapping[str, str]) -> str:
    """The token that the caller brings; empty if there is none that could be ours."""
    token = cookies.get(COOKIE, "")
    return token if 20 <= len(token) <= 64 and token.isascii() else ""


def parse_cookies(header: str) -> dict[str, str]:
    """The cookies of a request.

    >>> parse_cookies("a=1; perankh=x-y_z")
    {'a': '1', 'perankh': 'x-y_z'}
    """
    pairs = (part.strip().partition("=") for part in header.split(";"))
    return {name: value for name, equals, value in pairs if equals}


def cookie(token: str, *, secure: bool) -> Cookie:
    """The cookie that holds a token: not for scripts, not for other sites."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=LIFE // 1000,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def check_request(request: Caller) -> None:
    """Refuse what changes something unless our own page asks for it."""
    if request.method in SAFE:
        return
    origin = header(request.scope, b"origin")
    if origin and not is_own_origin(origin, header(request.scope, b"host")):
        raise WebError("wrong_origin", "this request comes from another site")
    token = token_of(request.cookies)
    given = request.headers.get(CSRF_HEADER, "")
    if not token or not hmac.compare_digest(given.encode(), csrf_of(token).encode()):
        raise WebError(
            "wrong_token", "ask for /api/me first, and send its `csrf` as the header X-CSRF-Token"
        )


def browser_of(request: Caller) -> str:
    """What a browser calls itself, in the few words that its owner needs to recognise it.

    Of the header only names that we know are kept: it may say anything.
    """
    said = request.headers.get("user-agent", "")
    program = next((name for mark, name in BROWSERS if mark in said), "")
    system = next((name for mark, name in SYSTEMS if mark in said), "")
    return ", ".join(filter(None, (program, system)))


@cache
def common_passwords() -> frozenset[str]:
    """Passwords that are tried first by whoever guesses."""
    return frozenset(COMMON_PASSWORDS.read_text(encoding="utf-8").split())


def check_password(password: str, *names: str) -> None:
    """Refuse a password that others would try first."""
    plain = password.strip().casefold()
    if plain in common_passwords() or plain in {name.casefold() for name in names}:
        raise WebError("common_password", "too many people use this password; choose another")
    if len(set(plain)) < FEWEST_SIGNS:
        raise WebError("common_password", "this password repeats the same few signs")


class Sessions:
    """People and their sessions."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)
        self._decoy = ""

    async def person(self, token: str) -> Person | None:
        """Who holds this token."""
        if not token:
            return None
        time_ms = now()
        found = await self._store.signed_in(token_hash(token), time_ms)
        if found is None:
            return None
        if found.expires - time_ms < EXTEND:
            await self._store.extend(found.token_hash, time_ms + LIFE)
        return await self._store.person(found.person)

    async def needed(self, token: str) -> Person:
        """Who holds this token; somebody must."""
        found = await self.person(token)
        if found is None:
            raise WebError("not_signed_in", "choose a name first")
        return found

    async def call(self, token: str, name: str, browser: str = "") -> tuple[str, Person]:
        """Give the caller a name: a new guest with a new token, or a known one another name."""
        called = words.name(name)
        known = await self.person(token)
        if known is not None:
            await self._store.rename_person(known.id, called)
            return token, replace(known, name=called)
        guest = Person(id=secrets.token_urlsafe(12), name=called, created=now())
        await self._store.add_person(guest)
        fresh = new_token()  # one that others may have planted must not become a session
        await self._sign_in(fresh, guest.id, browser)
        return fresh, guest

    async def claim(self, token: str, account: str, password: str) -> Person:
        """Let a guest come back with a password."""
        guest = await self.needed(token)
        if guest.account is not None:
            raise WebError("has_account", f"you already have the account {guest.account!r}")
        wanted = words.name(account)
        check_password(password, wanted, guest.name)
        await self._store.claim(guest.id, wanted, await self._hash(password))
        return replace(guest, account=wanted)

    async def sign_in(self, account: str, password: str, browser: str = "") -> tuple[str, Person]:
        """A new token for somebody with an account. It never continues a guest's token."""
        login = await self._store.login(account)
        # A name that nobody has takes as long as a wrong password.
        if not self._decoy:
            self._decoy = await self._hash(secrets.token_hex(16))
        good = await self._verify(login.password_hash if login else self._decoy, password)
        person = await self._store.person(login.person) if login and good else None
        if person is None:
            raise WebError("wrong_password", "there is no such account, or the password is wrong")
        token = new_token()
        await self._sign_in(token, person.id, browser)
        return token, person

    async def change_password(self, token: str, old: str, new: str) -> list[str]:
        """Another password; every other browser must sign in anew. The hashes of their tokens."""
        person = await self.needed(token)
        login = await self._store.login(person.account) if person.account else None
        if login is None:
            raise WebError("no_account", "you have no account yet")
        if not await self._verify(login.password_hash, old):
            raise WebError("wrong_password", "the old password is wrong")
        check_password(new, login.account, person.name)
        await self._store.set_password(person.id, await self._hash(new))
        return await self._store.sign_out_others(person.id, token_hash(token))

    async def of(self, token: str) -> list[SignIn]:
        """The sessions of whoever holds this token, latest first."""
        person = await self.needed(token)
        return await self._store.sessions_of(person.id, now())

    async def sign_out_others(self, token: str) -> list[str]:
        """Sign a person out everywhere but here; the hashes of the tokens that ended."""
        person = await self.needed(token)
        return await self._store.sign_out_others(person.id, token_hash(token))

    async def sign_out(self, token: str) -> None:
        """Forget a token."""
        if token:
            await self._store.sign_out(token_hash(token))

    async def _sign_in(self, token: str, person: str, browser: str) -> None:
        time_ms = now()
        await self._store.sign_in(
            SignIn(
                token_hash=token_hash(token),
                person=person,
                created=time_ms,
                expires=time_ms + LIFE,
                browser=browser,
            )
        )

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(self._matches, hashed, password)

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False
