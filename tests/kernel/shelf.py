"""A state with nothing but one question for several things: for the tests of picking and paying."""

from __future__ import annotations

from perankh.kernel.rng import Rng
from perankh.kernel.state import RuledState
from perankh.kernel.step import Step


class Shelf(RuledState["Shelf"]):
    """One question for player 0; what was chosen in the end is kept."""

    def __init__(self, step: Step[Shelf]) -> None:
        super().__init__(1, Rng.seeded(1), [step])
        self.chosen: list[int] | None = None
        self.laid: list[int] = []

    def me(self) -> Shelf:
        return self

    def meaning(self, action: int) -> dict[str, str | int]:
        return {"verb": "pick", "thing": action}

    def clone(self) -> Shelf:
        twin = Shelf(self.steps[0])
        self.copy_kernel_to(twin)
        twin.chosen = self.chosen
        twin.laid = self.laid[:]
        return twin


def asking(step: Step[Shelf]) -> Shelf:
    """The question as it is first asked, with all that answers itself done."""
    shelf = Shelf(step)
    shelf.push(0, 0, 0)
    shelf.run_to_question()
    return shelf


def complete_choices(shelf: Shelf) -> list[list[int]]:
    """What was chosen at the end of every way through the questions."""
    if shelf.is_over():
        assert shelf.chosen is not None
        return [shelf.chosen]
    options = shelf.options()
    assert options, "a dead end"
    found: list[list[int]] = []
    for action in options:
        twin = shelf.clone()
        twin.apply(action)
        found += complete_choices(twin)
    return found


def answered(shelf: Shelf, actions: list[int]) -> list[int]:
    """What is chosen after these answers; they must be the whole of it."""
    twin = shelf.clone()
    for action in actions:
        twin.apply(action)
    assert twin.is_over()
    assert twin.chosen is not None
    return twin.chosen
