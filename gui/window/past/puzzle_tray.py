"""The foot of a puzzle once somebody has tried it: why that was not it, or that it is solved."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.kit.button import Button, ButtonKind
from gui.kit.card import Tray
from gui.kit.clock import Glide
from gui.kit.fills import box_round
from gui.kit.layout import nest
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import look
from gui.kit.tokens import SMALL
from gui.parts.stamp import paint_solved
from gui.parts.worm_bar import WormBar
from gui.words.words import words

_PRESS_MS, _FROM = 160, 1.4


class PuzzleTray(Tray):
    """Offers what comes next: to try again, or the next puzzle."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = WormBar()
        self._way = QWidget()
        self._count, self._tries = role_label("strong"), role_label("small")
        column = QVBoxLayout(self._way)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self.bar)
        line = QHBoxLayout()
        line.setSpacing(SMALL)
        for label in (self._count, self._tries):
            label.setWordWrap(False)
            line.addWidget(label)
        line.addStretch(1)
        nest(column, line)
        column.addStretch(1)
        self.things.addWidget(self._way)
        self.hint = Button(words("A hint"), ButtonKind.QUIET, "bulb")
        self.show_me = Button(words("Show me"), ButtonKind.TRAY, "play")
        self.again = Button(words("Try again"), ButtonKind.BIG, "undo")
        self.watch = Button(words("Watch it"), ButtonKind.QUIET, "play")
        self.all = Button(words("All puzzles"), ButtonKind.TRAY, "shelf")
        self.next = Button(words("Next puzzle"), ButtonKind.BIG, "next")
        for key in (self.hint, self.show_me, self.again, self.watch, self.all, self.next):
            self.buttons.addWidget(key)
        self.hint.bar("", words("Only the first step (H)"))
        self.show_me.bar("", words("See how it goes (S)"))

    def _show_keys(self, *, is_solved: bool) -> None:
        for key in (self.hint, self.show_me, self.again):
            key.setVisible(not is_solved)
        for part in (self.watch, self.all, self.next, self._way):
            part.setVisible(is_solved)
        self.show()
        self.raise_()

    def refuse(self, heading: str, said: str) -> None:
        """Say why that was not it."""
        self._show_keys(is_solved=False)
        self.ask(heading, said)

    def praise(self, heading: str, count: tuple[int, int], tries: str, *, can_watch: bool) -> None:
        """Say that it is solved, the how manieth of all, and with how many *tries*.

        One that is on no shelf is none of any: its *count* ends with 0.
        """
        self._show_keys(is_solved=True)
        self.watch.setVisible(can_watch)
        done, of = count
        for part in (self.bar, self._count):
            part.setVisible(bool(of))
        self.bar.show_done(done, of, creeps=True)
        self._count.setText(words("{done} of {count}", done=done, count=of))
        self._tries.setText(tries)
        self.ask(heading)


class SolvedStamp(Painted, QWidget):
    """The stamp SOLVED beside the board; it is pressed once."""

    def __init__(self) -> None:
        super().__init__()
        self._below = ""
        self._press = Glide(self, _PRESS_MS)
        self._press.valueChanged.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def press(self, below: str) -> None:
        """Press it, with which puzzle it is *below*."""
        self._below = below
        self.show()
        self.raise_()
        if not look().is_calm:
            self._press.start()

    def paint(self, painter: QPainter) -> None:
        share = float(self._press.currentValue()) if self._press.is_running else 1.0
        side = min(self.width(), self.height()) / _FROM * (_FROM - (_FROM - 1) * share)
        frame = box_round(QRectF(self.rect()).center(), side)
        painter.setOpacity(share)
        paint_solved(painter, frame, self._below)
        painter.setOpacity(1.0)
