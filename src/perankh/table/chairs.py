"""One seat of a table as it is taken now. Frozen: a change puts another chair in its place."""

from __future__ import annotations

import msgspec

from perankh.table.entries import SeatKind, SeatPlan


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: who holds it and who plays it."""

    kind: SeatKind
    """How the host laid it out."""
    person: str = ""
    """Id of the person who holds it; empty for a mind's and for a free one."""
    name: str = ""
    mind: str = ""
    """The mind that plays it; beside a person: until they return."""
    contribution: str | None = None
    """What the seat gave to be mixed into chance."""
    reserved: str = ""
    """Id of the person for whom it is kept."""
    opened: int = 0
    """Sequence number of the entry that made it free; an older invitation is void."""

    @property
    def free(self) -> bool:
        """Whether somebody can still take it."""
        return not self.person and not self.mind

    @property
    def away(self) -> bool:
        """Whether the person who holds it has left."""
        return bool(self.person) and bool(self.mind)

    @property
    def plays(self) -> str:
        """Id of the person who must answer for it now; empty if a mind does or nobody yet."""
        return "" if self.mind else self.person

    def emptied(self, seq: int) -> Chair:
        """The same seat, free again: by invitation if it was so, else for anyone with the link."""
        kind: SeatKind = "invited" if self.kind == "invited" else "open"
        return Chair(kind=kind, reserved=self.reserved, opened=seq)


def chair_of(plan: SeatPlan, host: str) -> Chair:
    """The seat as it is when the table has just been made."""
    if plan.kind in ("me", "here"):
        return Chair(kind=plan.kind, person=host, name=plan.name, opened=1)
    if plan.kind == "mind":
        return Chair(kind="mind", mind=plan.mind, name=plan.name or plan.mind, opened=1)
    return Chair(kind=plan.kind, name=plan.name, reserved=plan.person, opened=1)
