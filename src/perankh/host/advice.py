"""What minds say to people: a hint for the open question, the analysis of a game that is over.

Both are worked out in processes of their own. A hint is for the seat that asked alone, made from
what that seat may know, and dropped when the table moves on; an analysis is the same for all.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from functools import partial

import msgspec

from perankh.host.errors import HostError
from perankh.host.fair_queue import QueueFull, Rank
from perankh.host.open_table import Asker, HintTold, OpenTable, PendingAnalysis, PendingHint
from perankh.host.worker import AnalysisJob, HintJob
from perankh.host.worker_pool import JobFailed, WorkerPool
from perankh.record.errors import NotYourTurn, StaleAction
from perankh.record.format import write
from perankh.table.errors import Away, WrongPhase
from perankh.table.table import Table

log = logging.getLogger("perankh.host")

OWN_PLACES, ADDRESS_PLACES = 2, 6
"""Analyses that one person, and one address, may have under way or waiting."""
MOST_WAITING = 50
"""So many analyses may wait for their turn; it is a good hour's work."""


class Advice:
    """Asks the minds for people."""

    def __init__(self, workers: WorkerPool, analysts: WorkerPool) -> None:
        self._workers = workers
        self._analysts = analysts
        """Look-backs take long, so they are worked out apart from moves and hints."""
        self._analysing: set[PendingAnalysis] = set()

    # --- hints

    def hint(self, open_table: OpenTable, person: str, seat: int, n: int, told: HintTold) -> None:
        """Tell the best answer to the open question of this person's seat."""
        table = open_table.table
        _check_hint(table, person, seat, n)
        job = open_table.hint
        if job is None or (job.seat, job.n) != (seat, n):
            self.moved_on(open_table)
            job = open_table.hint = PendingHint(seat, n)
            job.task = asyncio.create_task(self._find(open_table, job))
        if job.found is not None:
            told(job.found)
        else:
            job.told.append(told)

    async def _find(self, open_table: OpenTable, job: PendingHint) -> None:
        try:
            job.found = await self._workers.hint(
                hint_job(open_table.table, job.seat), lambda: (Rank.HINT, open_table.claim()[1])
            )
        except (JobFailed, QueueFull) as error:
            log.error("a hint could not be worked out: %s", error)
            open_table.hint = None
            job.end(HostError("no_thought", "the computer players could not be asked; try again"))
            return
        job.end(job.found)

    def moved_on(self, open_table: OpenTable) -> None:
        """The table has changed: drop what was asked for another question."""
        job = open_table.hint
        if job is None or job.n == open_table.table.n:
            return
        open_table.hint = None
        if job.task is not None:
            job.task.cancel()
        job.end(StaleAction(job.n, open_table.table.n))

    # --- analyses

    def analyse(self, open_table: OpenTable, asker: Asker) -> PendingAnalysis:
        """The analysis of a game that is over; `asker` is woken whenever it has come further."""
        if open_table.table.phase != "over":
            raise WrongPhase("a game is analysed when it is over", "not_over")
        analysis = open_table.analysis
        if analysis is None:
            self._check_places(asker)
            analysis = open_table.analysis = PendingAnalysis(asker.person, asker.address)
            self._analysing.add(analysis)
            analysis.task = asyncio.create_task(self._look_back(open_table, analysis))
            analysis.task.add_done_callback(partial(self._analysed, analysis))
        analysis.askers.add(asker)
        return analysis

    def _check_places(self, asker: Asker) -> None:
        """Refuse another analysis to who has as many as they may, or when too many wait."""
        own = sum(one.person == asker.person != "" for one in self._analysing)
        near = sum(one.address == asker.address for one in self._analysing)
        if own >= OWN_PLACES or near >= ADDRESS_PLACES:
            raise HostError("busy", "your other games are being analysed; ask again later")
        if len(self._analysing) >= MOST_WAITING:
            raise HostError("busy", "many games wait for their analysis; ask again later")

    def _analysed(self, analysis: PendingAnalysis, _: asyncio.Task[None]) -> None:
        self._analysing.discard(analysis)

    async def _look_back(self, open_table: OpenTable, analysis: PendingAnalysis) -> None:
        try:
            job = _analysis_job(open_table.table)
            analysis.found = await self._analysts.look_back(
                job, analysis.progress, lambda: (Rank.HINT, analysis.address)
            )
        except (JobFailed, QueueFull) as error:
            log.error("a game could not be analysed: %s", error)
            analysis.failure = HostError("no_thought", "the analysis failed; try again")
            open_table.analysis = None
        analysis.wake()

    def left(self, open_table: OpenTable, asker: Asker) -> None:
        """Somebody does not wait any more; what nobody waits for is dropped."""
        analysis = open_table.analysis
        if analysis is None:
            return
        analysis.askers.discard(asker)
        if analysis.found is None and not analysis.askers and analysis.task is not None:
            analysis.task.cancel()
            open_table.analysis = None

    def close(self, open_tables: list[OpenTable]) -> None:
        """Drop everything."""
        for open_table in open_tables:
            for job in (open_table.hint, open_table.analysis):
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


def hint_job(table: Table, seat: int) -> HintJob:
    """What the seat may know: all that it can't see is dealt anew before it leaves.

    The seed comes from what everybody knows, so that a hint depends on nothing else.
    """
    data = f"hint {table.id} {table.n}".encode()
    seed = int.from_bytes(hashlib.blake2b(data, digest_size=6).digest(), "little")
    fair = table.playing().state.determinize(seat, seed)
    return HintJob(
        game=table.game.id,
        rules_version=table.game.rules_version,
        box=table.box_text,
        position=msgspec.Raw(msgspec.json.encode(table.game.write_position(fair))),
        seed=seed,
    )


def _analysis_job(table: Table) -> AnalysisJob:
    return AnalysisJob(
        game=table.game.id,
        rules_version=table.game.rules_version,
        box=table.box_text,
        record=write(table.record()),
    )
