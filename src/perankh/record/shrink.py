"""Makes a failing game short: the fewest and plainest actions after which the same check fails."""

from __future__ import annotations

from collections.abc import Callable

from perankh.kernel.box import AnyBox
from perankh.kernel.game import Game
from perankh.record.format import Act
from perankh.record.fuzz import Course, Failure, Run, course_of

EFFORT = 6_000
"""Actions tried at most; each is examined as closely as can be, which takes milliseconds."""

FIRST_OPTION = -1
"""No action has this number, so the first option is taken in its place."""


def shrink(
    failure: Failure,
    game: Game | None = None,
    box: AnyBox | None = None,
    effort: int = EFFORT,
    tell: Callable[[Failure], None] | None = None,
) -> Failure:
    """The shortest game found in which the same check fails; at worst the failure as it is.

    `tell` is called with each shorter game as it is found.
    """
    course, actions = course_of(failure.record, game, box)
    search = _Search(course, failure, actions, effort, tell)
    search.attempt(actions)
    while search.without_some() or search.with_plainer_ones():
        pass
    return search.best


class _Search:
    """The shortest failing game so far, and the ways to a shorter one."""

    def __init__(
        self,
        course: Course,
        failure: Failure,
        actions: list[int],
        effort: int,
        tell: Callable[[Failure], None] | None,
    ) -> None:
        self.course = course
        self.best = failure
        self.actions = actions
        self.left = effort
        self._tell = tell
        self._kind = _kind(failure)

    def attempt(self, actions: list[int]) -> bool:
        """Play these actions; whether that fails alike after fewer or plainer ones."""
        if self.left <= 0:
            return False
        run = Run(self.course, every=1)
        found = run.play(actions)
        self.left -= 1 + len(run.taken)
        if found is None or _kind(found) != self._kind:
            return False
        taken = [entry.action for entry in found.record.entries if isinstance(entry, Act)]
        if (len(taken), taken) >= (len(self.actions), self.actions):
            return False
        self.best, self.actions = found, taken
        if self._tell is not None:
            self._tell(found)
        return True

    def without_some(self) -> bool:
        """Leave out actions, first many at once, then fewer; whether any could be left out."""
        shorter = False
        size = len(self.actions) // 2
        while size > 0:
            start = 0
            while start < len(self.actions):
                if self.attempt(self.actions[:start] + self.actions[start + size :]):
                    shorter = True
                else:
                    start += size
            size //= 2
        return shorter

    def with_plainer_ones(self) -> bool:
        """Take the first option instead of an action; whether it was plainer anywhere."""
        plainer = False
        for index in range(len(self.actions)):
            if index < len(self.actions):
                candidate = [*self.actions[:index], FIRST_OPTION, *self.actions[index + 1 :]]
                plainer = self.attempt(candidate) or plainer
        return plainer


def _kind(failure: Failure) -> tuple[str, str]:
    """What makes two failures the same: the check, and the exception or rule that it met."""
    if failure.check not in ("crash", "invariants"):
        return failure.check, ""
    return failure.check, failure.message.removeprefix(f"{failure.check}: ").split(":")[0]
