"""Minds in processes of their own: one that dies or is stopped costs nothing but time."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from perankh.games import game
from perankh.host.worker import Failed, MoveJob, Worker, answer
from perankh.host.worker_pool import JobFailed, WorkerPool

IMHOTEP = game("imhotep")


def job(mind: str = "greedy", seed: int = 3) -> MoveJob:
    state = IMHOTEP.new(2, IMHOTEP.read_setup({}), seed, IMHOTEP.box())
    seat = int(state.decider())
    fair = state.determinize(seat, seed)
    position = msgspec.Raw(msgspec.json.encode(IMHOTEP.write_position(fair)))
    return MoveJob(
        game="imhotep", rules_version=1, box="", position=position, mind=mind, seat=seat, seed=seed
    )


def test_a_worker_answers_with_an_option() -> None:
    async def ask() -> int:
        workers = WorkerPool(1)
        try:
            return await workers.think(job())
        finally:
            await workers.close()

    state = IMHOTEP.new(2, IMHOTEP.read_setup({}), 3, IMHOTEP.box())
    assert asyncio.run(ask()) in state.options()


def test_the_same_question_gets_the_same_answer_wherever_it_is_asked() -> None:
    assert Worker().think(job(seed=9)) == Worker().think(job(seed=9))


def test_a_worker_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    once = tmp_path / "died"
    module = tmp_path / "fragile_worker.py"
    module.write_text(
        "import os, sys\n"
        "from pathlib import Path\n"
        f"once = Path({str(once)!r})\n"
        "if not once.exists():\n"
        "    once.touch()\n"
        "    sys.stdin.readline()\n"
        "    os._exit(1)\n"
        "from perankh.host.worker import main\n"
        "main()\n".replace("\\\n", "\n"),
        encoding="utf-8",
    )

    async def ask() -> tuple[int, int]:
        workers = WorkerPool(1, "fragile_worker")
        try:
            return await workers.think(job()), workers.died
        finally:
            await workers.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(tmp_path))
        action, died = asyncio.run(ask())
    assert died == 1
    assert action == Worker().think(job())


def test_a_mind_that_nobody_waits_for_is_ended_and_the_next_is_answered() -> None:
    async def ask() -> int:
        workers = WorkerPool(1)
        try:
            waiting = asyncio.create_task(workers.think(job("pharaoh")))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            return await workers.think(job())
        finally:
            await workers.close()

    assert asyncio.run(ask()) == Worker().think(job())


def test_a_question_that_can_not_be_answered_says_why() -> None:
    async def ask() -> None:
        workers = WorkerPool(1)
        try:
            await workers.think(job("oracle"))
        finally:
            await workers.close()

    with pytest.raises(JobFailed, match="oracle"):
        asyncio.run(ask())


def test_a_line_that_is_no_question_does_not_end_the_worker() -> None:
    assert isinstance(answer(Worker(), b"?", lambda _: None), Failed)


def test_a_worker_begins_when_the_one_before_is_done() -> None:
    """How long somebody waited for a worker is known apart from how long it thought."""

    async def ask() -> list[str]:
        workers, told = WorkerPool(1), list[str]()

        async def think(name: str) -> None:
            await workers.think(job(), placed=lambda: told.append(f"{name} begins"))
            told.append(f"{name} is done")

        try:
            await asyncio.gather(think("first"), think("second"))
        finally:
            await workers.close()
        return told

    assert asyncio.run(ask()) == [
        "first begins",
        "first is done",
        "second begins",
        "second is done",
    ]
