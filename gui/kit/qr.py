"""A text as a picture for the camera of a phone: ink on white in every light, or it finds none."""

import math
from collections.abc import Iterable
from html import escape

import segno
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.fills import fill_box
from gui.kit.headline import shrunk
from gui.kit.label import Label
from gui.kit.layout import Sized
from gui.kit.painted import Painted
from gui.kit.theme import px
from gui.kit.tokens import DAY, TILE, WHITE
from gui.words.words import words

_QUIET = 1.6
"""The white round the code, in dots; the paper round it is nearly white too."""
_BETWEEN = 2
"""Pixels between the letters of a code."""


class Qr(Sized, Painted, QWidget):
    """The picture of a text, *side* px large at art 1."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.art_size = (side, side)
        self._dots: tuple[tuple[int, ...], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Show *text*; nothing with ""."""
        self._dots = tuple(map(tuple, segno.make(text, micro=False).matrix)) if text else ()
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.update()

    def show_code(self, code: str) -> None:
        """Show the join *code*, with what it is: the phone that reads it is in no game."""
        self.show_text(words("Worm Up! Join by code: {code}", code=code) if code else "")

    def paint(self, painter: QPainter) -> None:
        if not self._dots:
            return
        frame = QRectF(self.rect())
        fill_box(painter, frame, px(TILE), WHITE)
        dot = frame.width() / (len(self._dots) + 2 * _QUIET)
        edges = [round((at + _QUIET) * dot) for at in range(len(self._dots) + 1)]
        ink = QColor(DAY.ink)
        for row, line in enumerate(self._dots):
            for column, is_dark in enumerate(line):
                if is_dark:
                    left, top = edges[column], edges[row]
                    painter.fillRect(left, top, edges[column + 1] - left, edges[row + 1] - top, ink)


class CodeLetters(Label):
    """A code in groups of letters, one below the other, to be read aloud or copied.

    Where it is narrower than a group its letters are smaller: none may be lost.
    """

    def __init__(self, role: str) -> None:
        super().__init__(is_rich=True)
        self._lines: tuple[str, ...] = ()
        self.setProperty("role", role)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def show_code(self, code: str) -> None:
        """Show *code*, whose groups are joined by dashes; nothing with ""."""
        self.show_lines(code, code.split("-"))

    def show_lines(self, text: str, lines: Iterable[str]) -> None:
        """Show *text*, broken into *lines*; nothing with ""."""
        self._lines = tuple(lines)
        self._fill()
        self.setAccessibleName(text)
        self.setVisible(bool(text))

    def sizeHint(self) -> QSize:
        wide = QFontMetrics(self.font()).horizontalAdvance(self._longest)
        return QSize(wide + self._between, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the height; it can be as narrow as it has to."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the letters to the new width."""
        super().resizeEvent(event)
        self._fill()

    @property
    def letters(self) -> QFont:
        """The letters of the lines, as large as there is room for."""
        room = max(1, self.contentsRect().width() - self._between)
        return shrunk(self.font(), self._longest, room, math.inf)

    @property
    def _longest(self) -> str:
        """The widest line, mostly of as many letters as the others."""
        return max(self._lines, key=QFontMetrics(self.font()).horizontalAdvance, default="")

    @property
    def _between(self) -> int:
        """The pixels between and beside the letters of the longest line."""
        return (len(self._longest) + 1) * _BETWEEN

    def _fill(self) -> None:
        """Set the lines in letters as large as there is room for."""
        style = f"letter-spacing: {_BETWEEN}px; font-size: {self.letters.pointSizeF():.1f}pt"
        groups = "<br>".join(map(escape, self._lines))
        self.setText(f'<div style="line-height: 90%; {style}">{groups}</div>')
