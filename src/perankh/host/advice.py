"""What minds say to people: a hint for the open question, the analysis of a game that is over.

Both are worked out in processes of their own. A hint is for the seat that asked alone, made from
what that seat may know, and dropped when the table moves on; an analysis is the same for all.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging

import msgspec

from perankh.host.errors import HostError
from perankh.host.open_table import Analysis, Asker, HintJob, HintTold, Room
from perankh.host.worker import HintQuestion, LookBackQuestion
from perankh.host.worker_pool import Brains, NoThought
from perankh.record.errors import NotYourTurn, StaleAction
from perankh.record.format import write
from perankh.table.errors import Away, WrongPhase
from perankh.table.table import Table

log = logging.getLogger("perankh.host")

MOST_WAITING = 50
"""So many analyses may wait for their turn; it is a good hour's work."""


class Counsel:
    """Asks the minds for people."""

    def __init__(self, brains: Brains, scholars: Brains) -> None:
        self._brains = brains
        self._scholars = scholars
        """Look-backs take long, so they are worked out apart from moves and hints."""
        self._analysing = 0

    # --- hints

    def hint(self, room: Room, person: str, seat: int, n: int, told: HintTold) -> None:
        """Tell the best answer to the open question of this person's seat."""
        table = room.table
        _check_hint(table, person, seat, n)
        job = room.hint
        if job is None or (job.seat, job.n) != (seat, n):
            self.moved_on(room)
            job = room.hint = HintJob(seat, n)
            job.task = asyncio.create_task(self._find(room, job))
        if job.found is not None:
            told(job.found)
        else:
            job.told.append(told)

    async def _find(self, room: Room, job: HintJob) -> None:
        try:
            job.found = await self._brains.hint(hint_question(room.table, job.seat))
        except NoThought as error:
            log.error("a hint could not be worked out: %s", error)
            room.hint = None
            job.end(HostError("no_thought", "the computer players could not be asked; try again"))
            return
        job.end(job.found)

    def moved_on(self, room: Room) -> None:
        """The table has changed: drop what was asked for another question."""
        job = room.hint
        if job is None or job.n == room.table.n:
            return
        room.hint = None
        if job.task is not None:
            job.task.cancel()
        job.end(StaleAction(job.n, room.table.n))

    # --- analyses

    def analyse(self, room: Room, asker: Asker) -> Analysis:
        """The analysis of a game that is over; `asker` is woken whenever it has come further."""
        if room.table.phase != "over":
            raise WrongPhase("a game is analysed when it is over", "not_over")
        analysis = room.analysis
        if analysis is None:
            if self._analysing >= MOST_WAITING:
                raise HostError("busy", "many games wait for their analysis; ask again later")
            analysis = room.analysis = Analysis()
            self._analysing += 1
            analysis.task = asyncio.create_task(self._look_back(room, analysis))
            analysis.task.add_done_callback(lambda _: self._analysed())
        analysis.askers.add(asker)
        return analysis

    def _analysed(self) -> None:
        self._analysing -= 1

    async def _look_back(self, room: Room, analysis: Analysis) -> None:
        try:
            question = _look_back_question(room.table)
            analysis.found = await self._scholars.look_back(question, analysis.progress)
        except NoThought as error:
            log.error("a game could not be analysed: %s", error)
            analysis.failure = HostError("no_thought", "the analysis failed; try again")
            room.analysis = None
        analysis.wake()

    def left(self, room: Room, asker: Asker) -> None:
        """Somebody does not wait any more; what nobody waits for is dropped."""
        analysis = room.analysis
        if analysis is None:
            return
        analysis.askers.discard(asker)
        if analysis.found is None and not analysis.askers and analysis.task is not None:
            analysis.task.cancel()
            room.analysis = None

    def close(self, rooms: list[Room]) -> None:
        """Drop everything."""
        for room in rooms:
            for job in (room.hint, room.analysis):
                if job is not None and job.task is not None:
                    job.task.cancel()


def _check_hint(table: Table, person: str, seat: int, n: int) -> None:
    chair = table.check_holds(person, seat)
    session = table.playing()
    if not table.created.hints:
        raise HostError("no_hints", "at this table nobody gets hints")
    if n != session.next:
        raise StaleAction(n, session.next)
    if chair.away:
        raise Away(seat)
    if table.decider != seat:
        raise NotYourTurn(seat, int(session.state.decider()))


def hint_question(table: Table, seat: int) -> HintQuestion:
    """What the seat may know: all that it can't see is dealt anew before it leaves.

    The seed comes from what everybody knows, so that a hint depends on nothing else.
    """
    data = f"hint {table.id} {table.n}".encode()
    seed = int.from_bytes(hashlib.blake2b(data, digest_size=6).digest(), "little")
    fair = table.playing().state.determinize(seat, seed)
    return HintQuestion(
        game=table.game.id,
        box=table.created.box_text,
        position=msgspec.Raw(msgspec.json.encode(table.game.write_position(fair))),
        seed=seed,
    )


def _look_back_question(table: Table) -> LookBackQuestion:
    return LookBackQuestion(
        game=table.game.id, box=table.created.box_text, record=write(table.record())
    )
