"""How to play a game, on one illustrated page beside the table: F1, closed with Esc.

Law: the game supplies its page; here it is only laid out.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gui.parts.label import Label
from gui.words.words import words

Paint = Callable[[QPainter, QRectF], None]
"""Paints into a square."""
_PICTURE_LINES = 2.6
"""The height of a picture, in lines of text."""


class Line(NamedTuple):
    """One piece of text, with the drawing beside it."""

    said: str
    paint: Paint | None = None


class Part(NamedTuple):
    """A heading and the lines below it."""

    heading: str
    lines: tuple[Line, ...]


class Guide(QDialog):
    """Shows *parts* in a window of their own; the game goes on beside it."""

    def __init__(self, parent: QWidget, parts: Sequence[Part]) -> None:
        super().__init__(parent)
        self.setWindowTitle(words("How to play"))
        self._side = round(self.fontMetrics().height() * _PICTURE_LINES)
        page = QWidget()
        self._grid = QGridLayout(page)
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(12)
        for part in parts:
            self._add(part)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self.paper = QScrollArea()
        self.paper.setWidget(page)
        self.paper.setWidgetResizable(True)
        page.setBackgroundRole(QPalette.ColorRole.Base)
        page.setAutoFillBackground(True)
        self.paper.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setText(words("Close"))
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.paper)
        column.addWidget(buttons)
        room = parent.window().size() - QSize(40, 60)
        letters = self.fontMetrics()
        wanted = QSize(90 * letters.averageCharWidth() + self._side, 44 * letters.lineSpacing())
        self.resize(wanted.boundedTo(room))
        self.paper.setFocus()

    def _add(self, part: Part) -> None:
        row = self._grid.rowCount()
        heading = Label(part.heading)
        heading.setProperty("role", "heading")
        heading.setWordWrap(True)
        self._grid.addWidget(heading, row, 0, 1, 2)
        for below, line in enumerate(part.lines, row + 1):
            text = Label(line.said)
            text.setWordWrap(True)
            text.setTextFormat(Qt.TextFormat.PlainText)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._grid.addWidget(text, below, 1)
            if line.paint is not None:
                picture = Label()
                picture.setPixmap(self._painted(line.paint))
                self._grid.addWidget(picture, below, 0, Qt.AlignmentFlag.AlignTop)

    def _painted(self, paint: Paint) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(round(self._side * ratio), round(self._side * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(1, 1, self._side - 2, self._side - 2))
        painter.end()
        return pixmap


def show_guide(parent: QWidget, parts: Sequence[Part]) -> Guide:
    """Show *parts* beside *parent*, or the page that is open already."""
    guide = next((one for one in parent.findChildren(Guide) if one.isVisible()), None)
    if guide is None:
        guide = Guide(parent, parts)
        guide.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        guide.show()
    guide.raise_()
    guide.activateWindow()
    return guide
