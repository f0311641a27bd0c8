"""The coach: asked, it thinks about our choice in a thread of its own, and the board shows it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from gui.parts.news import News
from gui.window.past.worker import Worker
from gui.window.table.viewer import Viewer
from gui.words.words import words
from net.protocol.snapshot import TableSnapshot


class CoachTold(NamedTuple):
    """What the page of the table does for its coach."""

    changed: Callable[[], object]
    """The coach may be asked now, or no longer."""
    answered: Callable[[], object]
    """There is new advice, for above the tray."""
    say: Callable[[str], object]
    """Says a sentence in the place of advice."""
    speak: Callable[[str], object]
    """Reads the last advice aloud."""


class Coach(QObject):
    """Says what a strong bot would choose; it answers coarsely at first."""

    def __init__(self, viewer: Viewer, news: News, told: CoachTold, parent: QObject) -> None:
        super().__init__(parent)
        self._viewer, self._news, self._told = viewer, news, told
        self._is_allowed = False
        self._snapshot: TableSnapshot | None = None
        self._step = 0
        """The step in which it was asked."""
        self.advice = ""
        self._judging = Worker(self)
        self._judging.finished.connect(lambda: told.speak(self.advice))

    @property
    def may_be_asked(self) -> bool:
        """Whether our player may ask: where it is allowed here, or as all have agreed."""
        view, shown, steps = self._viewer.live, self._snapshot, self._viewer.steps
        is_allowed = self._is_allowed or (bool(steps) and steps[0].step.genesis.agreed.coach)
        is_ours = shown is not None and shown.seat is not None
        is_over = shown is not None and shown.is_over and not self._viewer.is_telling
        is_there = view is not None and view.adviser is not None
        return is_there and is_allowed and is_ours and not is_over

    def allow(self, *, is_allowed: bool) -> None:
        """Offer it because all others are bots of our own, or not."""
        if is_allowed != self._is_allowed:
            self._is_allowed = is_allowed
            self._told.changed()

    def follow(self, snapshot: TableSnapshot) -> None:
        """Take the table as it is now; advice for another choice ends."""
        self._snapshot = snapshot
        if snapshot.step != self._step or not snapshot.may_act:
            self.stop()
            self.advice = ""

    def stop(self) -> None:
        """Think no more."""
        self._judging.stop()

    def ask(self) -> None:
        """Think about what our player has to choose now."""
        view, shown = self._viewer.live, self._snapshot
        adviser = view.adviser if view is not None else None
        if adviser is None or shown is None or not self.may_be_asked:
            return
        advice = adviser.advice(tuple(self._viewer.steps)) if shown.may_act else None
        if advice is None or self._viewer.is_back:
            self._told.say(words("The coach answers when you have something to choose."))
            return
        self._step = shown.step
        self._judging.run(advice, self._show)

    def _show(self, advice: Any) -> None:  # noqa: ANN401  # each game's own
        """Let the board show what was found, and say it above the tray, or as news."""
        view, shown = self._viewer.live, self._snapshot
        adviser = view.adviser if view is not None else None
        if view is None or adviser is None or shown is None:
            return
        if shown.step == self._step:
            self.advice = adviser.show_advice(advice)
            if view.foot():
                self._told.answered()
            elif self.advice and not adviser.tells_advice:
                self._news.tell(self.advice, -1 if shown.seat is None else shown.seat)
