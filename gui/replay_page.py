"""A log opened: verified at once, one verdict, then every moment, with "Why?" and pictures."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QThread, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from core.table.audit import Replay
from core.table.log import LogFile, NotALogError, read
from core.table.step import Completed
from gui.game_view import GameView
from gui.game_views import view_for
from gui.log_view import LogView
from gui.marks import mark_words
from gui.moment import show_dice, show_why
from gui.pictures import ask_and_save
from gui.reel import Reel
from gui.relayed import relayed
from gui.report import SHAPES, Report, Verdict, replay_of, report
from gui.story import news
from gui.text_box import show_text
from gui.timeline import Mark, Timeline
from gui.words import words


class ReplayPage(QWidget):
    """Guards that nothing of a log is shown before it has been judged."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._judge: _Judge | None = None
        self._steps: list[Completed[Any]] = []
        self._view: GameView | None = None
        self._reel: Reel | None = None
        self._verdict, self._file = QLabel(), QLabel()
        self._verdict.setProperty("role", "heading")
        self._verdict.setWordWrap(True)
        self._file.setProperty("role", "quiet")
        self._stack = QStackedWidget()
        self._empty = QLabel()
        self._empty.setWordWrap(True)
        self._stack.addWidget(self._empty)
        self._log, self._timeline = LogView(), Timeline()
        self._log.chosen.connect(self._timeline.go)
        self._timeline.moved.connect(self._look)
        self._details = QPushButton(words("What was checked"))
        self._details.clicked.connect(self._tell_details)
        self._why = QPushButton(words("Why?"))
        self._why.clicked.connect(self._explain)
        self._dice = QPushButton(words("Dice"))
        self._dice.setToolTip(words("Who contributed to the dice, recomputed"))
        self._dice.clicked.connect(self._tell_dice)
        self._save = QPushButton(words("Save…"))
        menu = QMenu(self)
        for said, kind in (
            (words("Picture of this moment (PNG)"), "png"),
            (words("Picture of this moment (SVG)"), "svg"),
            (words("Report on one page (HTML)"), "html"),
        ):
            menu.addAction(said).triggered.connect(lambda _=False, k=kind: self._export(k))
        self._save.setMenu(menu)
        self._report: Report | None = None
        self._replay: Replay | None = None
        self._lay_out()

    def open(self, path: Path) -> None:
        """Read and judge the log at *path*, then show its end."""
        self.stop()
        self._steps = []
        self._log.clear()
        self._timeline.show_steps(1, ())
        self._stack.setCurrentWidget(self._empty)
        self._file.setText(str(path))
        self._offer(is_there=False)
        try:
            log = read(path.read_bytes())
        except OSError as error:
            self._fail(words("{path} cannot be read: {why}", path=path, why=error.strerror))
            return
        except NotALogError as error:
            self._fail(
                words(
                    "{path} is not a log of this program: {why}", path=path, why=relayed(str(error))
                )
            )
            return
        self._verdict.setText(words("Checking every signature, opening and move…"))
        self._judge = judge = _Judge(log, self)
        judge.judged.connect(self._show)
        judge.start()

    def stop(self) -> None:
        """Stop judging and playing."""
        self._timeline.stop()
        if self._judge is not None:
            self._judge.wait()
            self._judge = None

    def _fail(self, sentence: str) -> None:
        self._verdict.setText(f"{SHAPES[Verdict.FAILS]} {sentence}")
        self._empty.setText("")

    def _show(self, replay: Replay, found: Report) -> None:
        if self.sender() is not self._judge:
            return
        self._replay, self._report = replay, found
        self._verdict.setText(f"{SHAPES[found.verdict]}  {found.line[:1].upper()}{found.line[1:]}")
        self._steps = list(replay.table.completed) if replay.table else []
        marks = []
        for done in self._steps:
            self._log.add(done.step.number, news(done))
            if said := mark_words(done):
                marks.append(Mark(done.step.number, said))
        if not self._steps:
            self._empty.setText(words("No step of this game was completed."))
            return
        if self._view is not None:
            self._stack.removeWidget(self._view)
            self._view.deleteLater()
        self._view = view_for(self._steps[0].step.genesis.rules_id)
        self._view.dice_asked.connect(self._tell_dice)
        self._reel = Reel(self._view)
        self._timeline.wait_for(self._reel)
        self._stack.addWidget(self._view)
        self._stack.setCurrentWidget(self._view)
        self._offer(is_there=True)
        self._timeline.show_steps(self._steps[-1].step.number, marks)
        self._timeline.go(self._steps[-1].step.number)
        self._look(self._timeline.step)

    def _look(self, step: int) -> None:
        if self._reel is not None and self._reel.show(self._steps, step):
            self._log.point_at(step)

    def _explain(self) -> None:
        if self._view is not None and self._steps:
            show_why(self, self._view, self._steps[self._timeline.step - 1])

    def _tell_dice(self) -> None:
        show_dice(self, self._steps, self._timeline.step)

    def _tell_details(self) -> None:
        if self._report is not None:
            lines = [line.strip() for line in self._report.lines()]
            show_text(self, words("What was checked"), lines)

    def _export(self, kind: str) -> None:
        if self._view is not None and self._replay is not None and self._report is not None:
            ask_and_save(self, kind, self._view, self._replay, self._report)

    def _offer(self, *, is_there: bool) -> None:
        for button in (self._details, self._why, self._dice, self._save):
            button.setEnabled(is_there)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._verdict, 1)
        for button in (self._details, self._why, self._dice, self._save):
            head.addWidget(button)
        back = QPushButton(words("Back"))
        back.clicked.connect(self._back)
        foot = QHBoxLayout()
        foot.addWidget(back)
        foot.addWidget(self._file, 1)
        split = QSplitter()
        split.addWidget(self._stack)
        split.addWidget(self._log)
        split.setStretchFactor(0, 1)
        split.setSizes([780, 220])
        page = QVBoxLayout(self)
        page.setContentsMargins(8, 6, 8, 6)
        page.addLayout(head)
        page.addWidget(split, 1)
        page.addWidget(self._timeline)
        page.addLayout(foot)

    def _back(self) -> None:
        self.stop()
        self.left.emit()


class _Judge(QThread):
    """Audits one log in a thread of its own."""

    judged = Signal(object, object)

    def __init__(self, log: LogFile, parent: QWidget) -> None:
        super().__init__(parent)
        self._log = log

    def run(self) -> None:
        replay = replay_of(self._log)
        self.judged.emit(replay, report(self._log, replay))
