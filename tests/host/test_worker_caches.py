"""What a worker keeps at hand is bounded."""

import msgspec

from perankh.games import game
from perankh.host.worker import BOXES_KEPT, MoveJob, Worker

IMHOTEP = game("imhotep")


def test_boxes_and_minds_that_were_used_long_ago_are_let_go_of() -> None:
    shipped = (IMHOTEP.folder / "box.toml").read_text("utf-8")
    state = IMHOTEP.new(2, IMHOTEP.read_setup({}), 3, IMHOTEP.box())
    position = msgspec.Raw(msgspec.json.encode(IMHOTEP.write_position(state)))
    worker = Worker()
    for number in range(BOXES_KEPT + 3):
        worker.think(
            MoveJob(
                game="imhotep",
                rules_version=1,
                box=f"{shipped}\n# {number}\n",
                position=position,
                mind="random",
                seat=int(state.decider()),
                seed=1,
            )
        )
    assert worker.kept() == (1, BOXES_KEPT)
