"""A chip: one short fact on a pill, such as who is here or how a game ended."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from gui.parts.art import paint_icon
from gui.parts.label import Label
from gui.parts.theme import Type, font, look, px
from gui.parts.tokens import TIGHT


class _Paints(NamedTuple):
    """The names of two colours of the theme."""

    ground: str
    text: str


class Tone(Enum):
    """What a chip means; the value names its colours."""

    PLAIN = _Paints("paper2", "ink")
    ON = _Paints("ink", "paper")
    PEOPLE = _Paints("mint", "mintink")
    AMBER = _Paints("amberpale", "amberink")
    GOOD = _Paints("goodpale", "good")
    BAD = _Paints("badpale", "bad")
    OPEN = _Paints("", "ink")
    """Only an outline: not settled yet."""


_HIGH, _PAD, _ICON = 32, 13, 18


class Chip(Label):
    """A pill with a few words and perhaps an icon; its tone never says more than its words."""

    def __init__(self, text: str = "", tone: Tone = Tone.PLAIN, icon: str = "") -> None:
        super().__init__(text)
        self._tone, self._icon = tone, icon
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def tell(self, text: str, tone: Tone, icon: str = "") -> None:
        """Say something else from now on."""
        self._tone, self._icon = tone, icon
        self.setText(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the room for icon and words."""
        letters = QFontMetrics(font(Type.CHIP))
        wide = letters.horizontalAdvance(self.text()) + 2 * px(_PAD)
        if self._icon:
            wide += px(_ICON) + px(TIGHT)
        return QSize(wide, max(px(_HIGH), letters.height() + px(TIGHT)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the room for all of it: a fact is not cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the pill, the icon and the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_chip(painter, QRectF(self.rect()), self.text(), self._tone, self._icon)
        painter.end()


def paint_chip(
    painter: QPainter, frame: QRectF, text: str, tone: Tone = Tone.PLAIN, icon: str = ""
) -> None:
    """Paint a pill that fills *frame*, with *icon* and *text* in its middle."""
    now = look().theme
    ground, ink = tone.value
    if ground:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(getattr(now, ground)))
    else:
        painter.setPen(QPen(QColor(now.edge), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        frame = frame.adjusted(0.75, 0.75, -0.75, -0.75)
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
    painter.setFont(font(Type.CHIP))
    colour = getattr(now, ink)
    wide, size = painter.fontMetrics().horizontalAdvance(text), px(_ICON) if icon else 0
    gap = px(TIGHT) if icon and text else 0
    left = frame.center().x() - (wide + gap + size) / 2
    if icon:
        place = QRectF(round(left), round(frame.center().y() - size / 2), size, size)
        paint_icon(painter, icon, place, colour)
    painter.setPen(QColor(colour))
    box = QRectF(left + gap + size, frame.top(), wide + 2, frame.height())
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
