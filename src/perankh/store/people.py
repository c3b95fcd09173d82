"""The other records: people, accounts and browsers, by SQLAlchemy Core on a given connection."""

from __future__ import annotations

from sqlalchemy import Connection, Row, delete, insert, select, update

from perankh.store.errors import AccountTaken, NoSuchPerson
from perankh.store.protocol import Login, Person, SignIn, account_key
from perankh.store.schema import people, sign_ins

# ------------------ people


def add(connection: Connection, person: Person) -> None:
    """Keep a new guest."""
    connection.execute(
        insert(people).values(id=person.id, name=person.name, created=person.created)
    )


def find(connection: Connection, person: str) -> Person | None:
    """The person of this id."""
    row = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    if row is None:
        return None
    return Person(id=row.id, name=row.name, created=row.created, account=row.account)


def rename(connection: Connection, person: str, name: str) -> None:
    """Give a person another display name."""
    done = connection.execute(update(people).where(people.c.id == person).values(name=name))
    if done.rowcount != 1:
        raise NoSuchPerson(f"there is no person {person!r}")


# ------------------ accounts


def claim(connection: Connection, person: str, account: str, password_hash: str) -> None:
    """Give a guest an account."""
    key = account_key(account)
    owner = connection.execute(select(people.c.id).where(people.c.account_key == key)).scalar()
    if owner is not None:
        raise AccountTaken(account)
    guest = update(people).where(people.c.id == person, people.c.account_key.is_(None))
    done = connection.execute(
        guest.values(account=account, account_key=key, password_hash=password_hash)
    )
    if done.rowcount != 1:
        raise NoSuchPerson(f"there is no guest {person!r} without an account")


def login(connection: Connection, account: str) -> Login | None:
    """What signing in under this name is checked against."""
    wanted = select(people).where(people.c.account_key == account_key(account))
    row = connection.execute(wanted).one_or_none()
    if row is None:
        return None
    return Login(person=row.id, account=row.account, password_hash=row.password_hash)


def set_password(connection: Connection, person: str, password_hash: str) -> None:
    """Keep another password of an account."""
    owner = update(people).where(people.c.id == person, people.c.account_key.is_not(None))
    if connection.execute(owner.values(password_hash=password_hash)).rowcount != 1:
        raise NoSuchPerson(f"there is no account of person {person!r}")


# ------------------ browsers


def sign_in(connection: Connection, session: SignIn) -> None:
    """Keep a browser's session."""
    known = select(people.c.id).where(people.c.id == session.person)
    if connection.execute(known).scalar() is None:
        raise NoSuchPerson(f"there is no person {session.person!r}")
    connection.execute(
        insert(sign_ins).values(
            token_hash=session.token_hash,
            person=session.person,
            created=session.created,
            expires=session.expires,
            browser=session.browser,
        )
    )


def signed_in(connection: Connection, token_hash: str, now: int) -> SignIn | None:
    """The session of this token, unless it has expired."""
    wanted = select(sign_ins).where(sign_ins.c.token_hash == token_hash, sign_ins.c.expires > now)
    row = connection.execute(wanted).one_or_none()
    return None if row is None else _session(row)


def sessions_of(connection: Connection, person: str, now: int) -> list[SignIn]:
    """All sessions of a person that have not expired, latest first."""
    wanted = select(sign_ins).where(sign_ins.c.person == person, sign_ins.c.expires > now)
    return [_session(row) for row in connection.execute(wanted.order_by(sign_ins.c.expires.desc()))]


def _session(row: Row[tuple[object, ...]]) -> SignIn:
    return SignIn(
        token_hash=row.token_hash,
        person=row.person,
        created=row.created,
        expires=row.expires,
        browser=row.browser,
    )


def extend(connection: Connection, token_hash: str, expires: int) -> None:
    """Let a session live on."""
    known = update(sign_ins).where(sign_ins.c.token_hash == token_hash)
    connection.execute(known.values(expires=expires))


def sign_out(connection: Connection, token_hash: str) -> None:
    """Forget a session."""
    connection.execute(delete(sign_ins).where(sign_ins.c.token_hash == token_hash))


def sign_out_others(connection: Connection, person: str, but: str) -> list[str]:
    """Forget all sessions of a person but that of one token; the hashes of those forgotten."""
    others = delete(sign_ins).where(sign_ins.c.person == person, sign_ins.c.token_hash != but)
    return list(connection.execute(others.returning(sign_ins.c.token_hash)).scalars())


def tidy(connection: Connection, now: int) -> None:
    """Forget sessions that have expired."""
    connection.execute(delete(sign_ins).where(sign_ins.c.expires <= now))
