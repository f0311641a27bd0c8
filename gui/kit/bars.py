"""A few counts as bars that stand side by side."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.painted import Painted
from gui.kit.theme import Type, font, inset, look, px
from gui.kit.tokens import SMALL, TIGHT

_WIDE, _HIGH = 30, 64


class Bar(NamedTuple):
    """One bar: what stands below it, and how much it is."""

    label: str
    times: int


class Bars(Painted, QWidget):
    """Shows *bars*, the highest as high as there is room; *said* is the same for screen readers."""

    has_smooth_edges = False

    def __init__(self, bars: Sequence[Bar], said: str) -> None:
        super().__init__()
        self._bars = bars
        self.setAccessibleName(said)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(len(self._bars) * self._step(), px(_HIGH) + 2 * self._line())

    def bar(self, at: int) -> QRectF:
        """Return where bar number *at* stands."""
        most = max(1, *(bar.times for bar in self._bars))
        high = (self.height() - 2 * self._line()) * self._bars[at].times / most
        left, foot = at * self._step() + px(SMALL), self.height() - self._line()
        return QRectF(left, foot - high, self._step() - 2 * px(SMALL), high)

    def paint(self, painter: QPainter) -> None:
        now, line = look().theme, self._line()
        painter.setFont(font(Type.CHIP))
        for at, (label, times) in enumerate(self._bars):
            bar = self.bar(at)
            painter.fillRect(bar, QColor(now.act))
            beside = inset(bar, -SMALL, 0)
            above = QRectF(beside.left(), bar.top() - line, beside.width(), line)
            below = QRectF(beside.left(), bar.bottom(), beside.width(), line)
            painter.setPen(QColor(now.ink2))
            painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(times))
            painter.setPen(QColor(now.ink))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, label)

    def _step(self) -> int:
        """Return the px from one bar to the next: whatever stands at one has room."""
        letters = self._letters()
        texts = [text for bar in self._bars for text in (bar.label, str(bar.times))]
        return max(px(_WIDE), *(letters.horizontalAdvance(text) + px(TIGHT) for text in texts))

    def _line(self) -> int:
        return self._letters().height()

    def _letters(self) -> QFontMetrics:
        return QFontMetrics(font(Type.CHIP))
