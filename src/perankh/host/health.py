"""Whether the house can do its work, for those who watch over it."""

from __future__ import annotations

import msgspec

from perankh.host.table_host import WHAT_TO_DO, TableHost
from perankh.store.errors import StoreError


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """How the house is."""

    works: bool
    """Whether things can be read and kept."""
    problems: list[str]
    """What is wrong, in words; nothing if all is well."""


async def health(table_host: TableHost) -> Health:
    """Look at the store, and at what was found out about it."""
    store = table_host.store
    problems = []
    try:
        await store.read("")
        if store.trouble:
            await store.try_to_write()  # is there room again?
    except StoreError as error:
        problems.append(str(error))
    works = not problems
    if table_host.damaged:
        count = len(table_host.damaged)
        problems.append(f"damaged tables on the disk: {count}; {WHAT_TO_DO}")
    return Health(works=works, problems=problems)
