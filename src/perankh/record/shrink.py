"""Makes a failing game short: the fewest and plainest actions after which the same check fails."""

from __future__ import annotations

from perankh.kernel.box import AnyBox
from perankh.kernel.game import Game
from perankh.record.format import Act
from perankh.record.fuzz import Course, Failure, Run, course_of

ATTEMPTS = 300
"""Games tried at most; each is examined as closely as can be."""

FIRST_OPTION = -1
"""No action has this number, so the first option is taken in its place."""


def shrink(
    failure: Failure,
    game: Game | None = None,
    box: AnyBox | None = None,
    attempts: int = ATTEMPTS,
) -> Failure:
    """The shortest game found in which the same check fails; at worst the failure as it is."""
    course, actions = course_of(failure.record, game, box)
    search = _Search(course, failure, actions, attempts)
    search.attempt(actions)
    while search.without_some() or search.with_plainer_ones():
        pass
    return search.best


class _Search:
    """The shortest failing game so far, and the ways to a shorter one."""

    def __init__(self, course: Course, failure: Failure, actions: list[int], attempts: int) -> None:
        self.course = course
        self.best = failure
        self.actions = actions
        self.left = attempts
        self._kind = _kind(failure)

    def attempt(self, actions: list[int]) -> bool:
        """Play these actions; whether that fails alike after fewer or plainer ones."""
        if self.left == 0:
            return False
        self.left -= 1
        found = Run(self.course, every=1).play(actions)
        if found is None or _kind(found) != self._kind:
            return False
        taken = [entry.action for entry in found.record.entries if isinstance(entry, Act)]
        if (len(taken), taken) >= (len(self.actions), self.actions):
            return False
        self.best, self.actions = found, taken
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
        for at in range(len(self.actions)):
            if at < len(self.actions):
                candidate = [*self.actions[:at], FIRST_OPTION, *self.actions[at + 1 :]]
                plainer = self.attempt(candidate) or plainer
        return plainer


def _kind(failure: Failure) -> tuple[str, str]:
    """What makes two failures the same: the check, and the exception or rule that it met."""
    if failure.check not in ("crash", "invariants"):
        return failure.check, ""
    return failure.check, failure.message.removeprefix(f"{failure.check}: ").split(":")[0]
