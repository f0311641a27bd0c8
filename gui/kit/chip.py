"""A few words on a pill: what kind of thing this is, or how it stands."""

from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from gui.kit.art import paint_icon
from gui.kit.fills import draw_with, fill_with
from gui.kit.label import Label
from gui.kit.layout import NeverSmaller
from gui.kit.painted import Painted
from gui.kit.theme import Type, beside, font, look, px

_HIGH, _PAD, _ICON, _ICON_GAP = 32, 13, 18, 7


class Tone(Enum):
    """What a chip says by its colours; the value names the tokens of ground and words."""

    PLAIN = ("paper2", "ink")
    ON = ("ink", "paper")
    PEOPLE = ("mint", "mintink")
    AMBER = ("amberpale", "amberink")
    GOOD = ("goodpale", "good")
    BAD = ("badpale", "bad")
    OPEN = ("", "ink")
    """Not decided yet: an outline."""


class Chip(NeverSmaller, Painted, Label):
    """A pill with *text*, and perhaps an icon."""

    def __init__(self, text: str = "", tone: Tone = Tone.PLAIN, icon: str = "") -> None:
        super().__init__(text)
        self._tone, self._icon = tone, icon
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def become(self, text: str, tone: Tone, icon: str = "") -> None:
        """Say *text* in *tone* from now on."""
        self._tone, self._icon = tone, icon
        self.setText(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        letters = QFontMetrics(font(Type.CHIP))
        wide = letters.horizontalAdvance(self.text()) + 2 * px(_PAD)
        if self._icon:
            wide += beside(_ICON) + px(_ICON_GAP)
        return QSize(wide, max(px(_HIGH), letters.height() + 4))

    def paint(self, painter: QPainter) -> None:
        paint_chip(painter, QRectF(self.rect()), self.text(), self._tone, self._icon)


def paint_chip(
    painter: QPainter, frame: QRectF, text: str, tone: Tone = Tone.PLAIN, icon: str = ""
) -> None:
    """Paint a pill that fills *frame*, with *icon* and *text* in its middle."""
    now = look().theme
    ground, ink = tone.value
    colour = getattr(now, ink)
    if ground:
        fill_with(painter, getattr(now, ground))
    else:
        draw_with(painter, QPen(QColor(now.edge), 1.5))
        frame = frame.adjusted(1, 1, -1, -1)
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
    paint_words(painter, frame, text, colour, icon)


def paint_words(painter: QPainter, frame: QRectF, text: str, colour: str, icon: str = "") -> None:
    """Paint *icon* and *text* in the middle of a pill that fills *frame*."""
    painter.setFont(font(Type.CHIP))
    wide = painter.fontMetrics().horizontalAdvance(text)
    left = frame.center().x() - wide / 2
    if icon:
        side, gap = beside(_ICON), px(_ICON_GAP)
        left -= (side + gap) / 2
        place = QRectF(round(left), round(frame.center().y() - side / 2), side, side)
        paint_icon(painter, icon, place, colour)
        left += side + gap
    painter.setPen(QColor(colour))
    box = QRectF(left, frame.top(), wide + 2, frame.height())
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
