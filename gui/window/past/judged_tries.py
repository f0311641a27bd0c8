"""Hours that were played again: each is judged once, in the background, while it is looked at.

Law: what was tried is the branch beside the log; its number is worked out anew and kept nowhere.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject

from core.review.branch import Branch
from core.review.hours import Hour
from core.review.retried import last_try, tried
from gui.report.review import SEED
from gui.window.past.branch_page import BranchStart
from gui.window.past.worker import Worker

Tell = Callable[[Hour], object]


class Tries:
    """Judges the last try of an hour against the one that was played."""

    def __init__(self, page: QObject) -> None:
        self._judging = Worker(page)
        self._known: dict[tuple[Branch, tuple[int, ...]], Hour] = {}

    def stop(self) -> None:
        """Judge none any more."""
        self._judging.stop()

    def judge(
        self, moment: BranchStart, at: tuple[int, int], made: tuple[int, ...], tell: Tell
    ) -> None:
        """Let *tell* have the last try of the hour *at* a step and a seat, again with its ends."""
        self.stop()
        branch = last_try(moment.kept(), *at)
        if branch is None:
            return

        def take(hour: Hour) -> None:
            if hour.best:
                self._known[branch, made] = hour
            tell(hour)

        if (known := self._known.get((branch, made))) is not None:
            tell(known)
        else:
            self._judging.run(tried(branch, moment.steps, made, SEED), take)
