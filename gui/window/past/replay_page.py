"""A log opened: verified at once, one verdict, then every moment, with "Why?" and pictures."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QThread, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from core.games import rules_for
from core.table.audit import Replay
from core.table.log import LOG_BYTES_MAX, LogFile, NotALogError, read
from gui.parts.keyed_window import back_button
from gui.parts.label import Label
from gui.parts.pictures import ask_and_save, save_picture, save_text
from gui.parts.role_label import role_label
from gui.parts.text_box import show_text
from gui.parts.why_button import allow
from gui.report.compare import compare
from gui.report.known import read_known
from gui.report.page import checked_lines, report_page
from gui.report.score import score_sheet
from gui.report.second_opinion import second_opinion
from gui.report.verdict import SHAPES, Report, Verdict, report
from gui.window.table.viewer import Viewer
from gui.words.troubles import trouble_words
from gui.words.words import words
from net.driver.disk import read_file, why


class ReplayPage(QWidget):
    """Opens a saved game: judges it, then shows it, and saves or compares the findings."""

    left = Signal()

    def __init__(self, data: Path | None = None) -> None:
        super().__init__()
        self._data = data
        """Where the games of this laptop are, which show whose key is known."""
        self._judge: _Judge | None = None
        self._compared: list[str] = []
        self._unread: list[str] = []
        """What is wrong with a file that is not a log, for experts."""
        self._verdict, self._file = role_label("heading"), role_label("quiet")
        self._path = Path()
        self._empty = Label()
        self._empty.setWordWrap(True)
        self._viewer = Viewer(self._empty)
        self._details = _button(words("What was checked"), self._tell_details)
        self._why = _button(words("Why?"), self._viewer.explain)
        self._dice = _button(words("Dice"), self._viewer.show_dice)
        self._dice.setProperty("tip", words("Who contributed to the dice, recomputed"))
        self._save = QPushButton(words("Save…"))
        self._save.setMenu(self._save_menu())
        self._other: _Judge | None = None
        self._compare = _button(words("Compare with another file…"), self._ask_other)
        self._report: Report | None = None
        self._replay: Replay | None = None
        self._lay_out()
        self.setFocusProxy(self._viewer)

    def _save_menu(self) -> QMenu:
        """Return the menu of what can be saved."""
        menu = QMenu(self)
        menu.setToolTipsVisible(True)  # Qt's own
        for said, kind in (
            (words("Picture of this moment (PNG)"), "png"),
            (words("Picture of this moment (SVG)"), "svg"),
            (words("Report on one page (HTML)"), "html"),
        ):
            menu.addAction(said).triggered.connect(lambda _=False, k=kind: self._export(k))
        self._score = menu.addAction(words("Score sheet (CSV)"))
        self._score.triggered.connect(lambda: self._export("csv"))
        return menu

    def open(self, path: Path) -> None:
        """Read and judge the log at *path*, then show its end."""
        self.stop()
        self._compared, self._unread = [], []
        self._replay = self._report = None
        self._viewer.clear()
        self._path = path
        self._file.setText(str(path))
        checking = words("Checking every signature, opening and move…")
        self._offer(checking)
        self._verdict.setText(checking)
        self._judge = judge = _Judge(path, self._data, self)
        judge.judged.connect(self._show)
        judge.unread.connect(self._fail)
        judge.start()

    def stop(self) -> None:
        """Stop judging and playing."""
        self._viewer.stop()
        for judge in filter(None, (self._judge, self._other)):
            judge.requestInterruption()
            judge.wait()
        self._judge = self._other = None

    def _fail(self, unread: "_Unread") -> None:
        if self.sender() is not self._judge:
            return
        self._offer(words("Nothing of this file can be shown."))
        self._verdict.setText(f"{SHAPES[Verdict.FAILS]} {unread.said}")
        self._empty.setText("")
        self._unread = unread.lines()
        allow(self._details, "")

    def _show(self, replay: Replay, found: Report) -> None:
        if self.sender() is not self._judge:
            return
        self._replay, self._report = replay, found
        self._verdict.setText(f"{SHAPES[found.verdict]}  {found.line[:1].upper()}{found.line[1:]}")
        steps = replay.table.completed if replay.table else []
        if not steps:
            self._empty.setText(words("No step of this game was completed."))
            self._offer(self._empty.text())
            return
        self._viewer.take(steps)
        self._viewer.look_back_to(steps[-1].step.number)
        self._offer("")
        self._score.setEnabled(replay.is_over)
        unfinished = words("There is a score sheet when the game is over.")
        self._score.setToolTip("" if replay.is_over else unfinished)

    def _tell_details(self) -> None:
        lines = checked_lines(self._report) if self._report is not None else self._unread
        if lines:
            show_text(self, words("What was checked"), lines)

    def _export(self, kind: str) -> None:
        view, replay, found = self._viewer.board, self._replay, self._report
        if view is None or replay is None or found is None or replay.table is None:
            return
        table, file = replay.table, self._path.name
        writers: dict[str, Callable[[Path], None]] = {
            "html": lambda path: save_text(path, report_page(replay, found, file, self._compared)),
            "csv": lambda path: save_text(path, score_sheet(table)),
        }
        write = writers.get(kind, lambda path: save_picture(path, view))
        if path := ask_and_save(self, kind, write):
            self._file.setText(words("Saved: {path}", path=path))

    def _offer(self, missing: str) -> None:
        """Offer what can be done with the log that is shown; *missing* says why none is."""
        for button in (self._details, self._why, self._dice, self._save, self._compare):
            allow(button, missing, button.property("tip") or "")

    # -- another copy -----------------------------------------------------------------------------

    def _ask_other(self) -> None:
        """Ask for another copy of this game, and audit it."""
        path, _kind = QFileDialog.getOpenFileName(self, words("Compare with another file…"))
        if path:
            self.compare(Path(path))

    def compare(self, path: Path) -> None:
        """Audit the log at *path*, and show how it stands to the one on the page."""
        allow(self._compare, words("The other file is being checked."))
        self._other = judge = _Judge(path, self._data, self)
        judge.judged.connect(lambda replay, found: self._tell_other(judge, path, replay, found))
        judge.unread.connect(self._tell_unread)
        judge.start()

    def _tell_unread(self, unread: "_Unread") -> None:
        if self.sender() is self._other:
            allow(self._compare, "")
            show_text(self, words("Two copies"), unread.lines())

    def _tell_other(self, judge: "_Judge", path: Path, replay: Replay, found: Report) -> None:
        if judge is not self._other or self._replay is None:
            return
        allow(self._compare, "")
        said = compare(self._replay, replay).said
        self._compared.append(words("{file}: {what}", file=path.name, what=said))
        verdict = words("The other file by itself: {verdict}.", verdict=found.line)
        show_text(self, words("Two copies"), [said, verdict])

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._verdict, 1)
        for button in (self._details, self._why, self._dice, self._save):
            head.addWidget(button)
        foot = QHBoxLayout()
        foot.addWidget(back_button(self._back))
        foot.addWidget(self._file, 1)
        foot.addWidget(self._compare)
        page = QVBoxLayout(self)
        page.setContentsMargins(8, 6, 8, 6)
        page.addLayout(head)
        page.addWidget(self._viewer, 1)
        page.addLayout(foot)

    def _back(self) -> None:
        self.stop()
        self.left.emit()


def _button(said: str, slot: Callable[[], None]) -> QPushButton:
    button = QPushButton(said)
    button.clicked.connect(slot)
    return button


class _Unread(NamedTuple):
    """Why a file is not shown: a sentence for everybody, and details for experts."""

    said: str
    details: str

    def lines(self) -> list[str]:
        return [self.said, "", words("For experts"), self.details]


def _read(path: Path) -> LogFile | _Unread:
    """Return the log at *path*, or why it cannot be read."""
    try:
        return read(read_file(path, LOG_BYTES_MAX))
    except OSError as error:
        said = words("{path} cannot be read: {why}", path=path.name, why=trouble_words(why(error)))
        return _Unread(said, str(error))
    except NotALogError as error:
        said = words(
            "{file} is not a log of this program. The log of a game is the file called 'log' in"
            " the folder of that game.",
            file=path.name,
        )
        return _Unread(said, f"{path}: {trouble_words(error.trouble)}")


class _Judge(QThread):
    """Reads and audits one log in its own thread; an interrupted one emits nothing."""

    judged = Signal(object, object)
    unread = Signal(object)

    def __init__(self, path: Path, data: Path | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._path, self._data = path, data

    def run(self) -> None:
        log = _read(self._path)
        if isinstance(log, _Unread):
            self.unread.emit(log)
            return
        replay = Replay(rules_for)
        for body in log.bodies:
            replay.read((body,))
            if self.isInterruptionRequested():
                return
        known = read_known(self._data) if self._data is not None else None
        found = replace(report(log, replay, known), second=second_opinion(replay.table))
        self.judged.emit(replay, found)
