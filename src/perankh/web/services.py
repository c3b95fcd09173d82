"""What every route may use: the tables, the people, the limits, the page."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from perankh.host.open_table import OpenTable
from perankh.host.renaming import rename_everywhere
from perankh.host.table_host import TableHost, now
from perankh.store.protocol import Person
from perankh.table.asking import Call
from perankh.web.buckets import Rate
from perankh.web.connections import Connections
from perankh.web.errors import WebError
from perankh.web.page import Page
from perankh.web.security import Rates, caller_of
from perankh.web.sessions import Caller, Sessions, token_of
from perankh.web.settings import Settings

MOST_RENAMED = 200
"""At so many tables a new name appears at once."""

log = logging.getLogger("perankh.web")


@dataclass(frozen=True)
class Services:
    """One server's parts, put together once at its start."""

    settings: Settings
    table_host: TableHost
    sessions: Sessions
    rates: Rates
    page: Page
    connections: Connections

    async def who(self, request: Caller) -> Person | None:
        """The person who calls; None if they have no name yet."""
        return await self.sessions.person(token_of(request.cookies))

    async def somebody(self, request: Caller) -> Person:
        """The person who calls; they must have a name."""
        return await self.sessions.needed(token_of(request.cookies))

    async def renamed(self, person: Person, before: str) -> None:
        """Let a person go by their new name wherever they sat as `before`.

        Games that are over stay as they were played.
        """
        self.connections.rename(person.id, person.name)
        await rename_everywhere(self.table_host, person.id, before, person.name, MOST_RENAMED)

    async def check_quota(self, request: Caller, person: Person, box_bytes: int = 0) -> None:
        """Refuse a new table to who has too many, or too many corrected boxes in one day."""
        limits = self.settings.limits
        most = limits.guest_tables if person.account is None else limits.account_tables
        if await self.table_host.store.hosted_by(person.id) >= most:
            raise WebError(
                "table_quota", f"you have {most} tables under way; end some of them", most=most
            )
        check_rate(self.rates.tables_a_day, request)
        if box_bytes:
            for caller in (person.id, caller_of(request.scope)):
                if not self.rates.box_bytes.allows(caller, box_bytes):
                    raise WebError("box_quota", "so many corrected boxes are too many for one day")

    async def table_for(self, table: str, person: Person | None, invitation: str = "") -> OpenTable:
        """The table, if this person may look at it."""
        open_table = await self.table_host.open(table)
        known = open_table.table
        invited = any(invitation == known.invitation(seat) for seat in range(len(known.chairs)))
        if not (known.may_watch(person.id if person else "") or (invitation and invited)):
            raise WebError("not_found", "there is no such table; is the link complete?")
        return open_table


def call_of(person: Person) -> Call:
    """Who asks something of a table, and when."""
    return Call(person=person.id, time_ms=now())


def check_rate(rate: Rate, request: Caller) -> None:
    """Refuse whoever asks too often."""
    if not rate.allows(caller_of(request.scope)):
        raise WebError("too_fast", "that was too often; wait a moment")
