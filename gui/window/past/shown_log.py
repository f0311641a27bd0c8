"""A log read, judged and shown: its steps at once, its verdict as soon as there is one.

Law: nothing of an earlier log is left, and nothing of it comes later.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from gui.game_ui import known_ui
from gui.report.judged import Judged, Verdict
from gui.report.key_history import own_seat
from gui.report.saved import title_words
from gui.window.past.curve import curve_of
from gui.window.past.opened_log import LogLoader, OpenedLog, Replayed, UnreadLog
from gui.window.past.replayed_game import ReplayedGame
from gui.window.past.verdict_card import PICTURES, LogVerdict, VerdictPicture
from gui.words.words import labelled, words


class ShownLog(QObject):
    """Judges a log in a thread, and shows in *game* what has come of it."""

    def __init__(self, page: QObject, game: ReplayedGame, data: Path | None) -> None:
        """Read logs while *page* is there; the games in *data* show whose key is known."""
        super().__init__(page)
        self._game, self._viewer, self._data = game, game.viewer, data
        self._loader: LogLoader | None = None
        self.opened: OpenedLog | None = None
        """The log that was judged; None until it is, and of a file that is none."""
        self.unread: UnreadLog | None = None
        """Why the file is no log."""
        self.then: Callable[[], None] = lambda: None
        """What shows the log once it is judged."""

    def read(self, path: Path, step: int | None, then: Callable[[], None]) -> None:
        """Judge the log at *path*, show it at *step*, or its end, and then do *then*."""
        game, self.then = self._game, then
        self.opened = self.unread = None
        game.begin_at((step, None))
        self._clear()
        game.tell("")
        game.doubt(is_doubted=False)
        checking = words("Checking every signature, opening and move…")
        game.offer(checking)
        game.lay(LogVerdict(VerdictPicture.NONE, words("One moment"), checking, small=str(path)))
        self._loader = LogLoader([path], self._data, self, self._take, self._take_early)
        self._loader.start()

    def stop(self) -> None:
        """Stop judging."""
        if self._loader is not None:
            self._loader.let_go()
            self._loader = None

    def _clear(self) -> None:
        self._viewer.look_back(on=False)
        self._viewer.clear()
        self._viewer.drawer.open(is_open=False)

    def _take_early(self, replayed: Replayed) -> None:
        """Show all steps of a log, at the one that was asked for."""
        if not replayed.steps:
            return
        self._game.own = replayed.own
        self._viewer.look_back(on=True)  # all of it is past
        self._viewer.take(replayed.steps, replayed.entries)
        self._game.begin()
        self._game.open_log()
        self._viewer.setFocus()

    def _take(self, found: OpenedLog | UnreadLog) -> None:
        if isinstance(found, UnreadLog):
            self.unread = found
            nothing = words("Nothing of this file can be shown.")
            self._game.offer(nothing)
            self._game.lay(LogVerdict(VerdictPicture.TORN, words("No game"), found.said))
            self._game.tell(nothing)
            self.then()
            return
        self.opened = found
        judged, table = found.found.judged, found.replay.table
        self._game.lay(_verdict(found))
        self._game.doubt(is_doubted=judged.verdict is Verdict.FAILS)
        steps = table.completed if table else []
        if len(steps) < len(self._viewer.steps):  # a signature was false
            self._clear()
            self._take_early(Replayed(steps, own=self._game.own))
        if table is None or not steps:
            self._show_nothing(judged)
            return
        if judged.flaw is not None:
            self._viewer.chronicle.break_off(judged, found.found.later)
            self._game.begin()
        if found.review is not None:
            own = own_seat(found.path, table.genesis, self._data)
            self._viewer.show_curve(curve_of(found.review, table, own))
        self._game.offer("")
        self.then()

    def _show_nothing(self, judged: Judged) -> None:
        """Show that no step can be shown, or what to do with a game of a newer version."""
        if judged.verdict is Verdict.NEWER:
            self._game.offer_ways_on()
            self._game.offer(judged.why)
            return
        nothing = words("No step of this game was completed.")
        self._game.tell(nothing)
        self._game.offer(nothing)


def _verdict(opened: OpenedLog) -> LogVerdict:
    """Return what the card says of a log that was judged; of a copy that was changed, no name."""
    found, judged = opened.found, opened.found.judged
    picture, heading = PICTURES[found.verdict], judged.heading
    if judged.flaw is not None:
        upto = judged.brief_proof
        proved = labelled(upto, found.counted) if upto else ""
        return LogVerdict(picture, heading, judged.said, proved=proved)
    said = words("{counted}.", counted=found.counted)
    if found.verdict is Verdict.CHECKS and not known_ui(found.rules_id).HAS_HOURS:
        said = words("{counted}, no doubts.", counted=found.counted)
    return LogVerdict(picture, heading, said, small=title_words(opened.replay, opened.when))
