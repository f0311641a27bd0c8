"""A few words on a pill: what kind of thing this is, or how it stands."""

from enum import Enum

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from gui.parts.art import paint_icon
from gui.parts.label import Label
from gui.parts.theme import Type, font, look, px

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


class Chip(Label):
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

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the room for the words and the icon."""
        letters = QFontMetrics(font(Type.CHIP))
        wide = letters.horizontalAdvance(self.text()) + 2 * px(_PAD)
        if self._icon:
            wide += px(_ICON + _ICON_GAP)
        return QSize(wide, max(px(_HIGH), letters.height() + 4))

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the room for the words and the icon."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the pill, the icon and the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = look().theme
        ground, ink = (getattr(now, name, "") if name else "" for name in self._tone.value)
        frame = QRectF(self.rect())
        if ground:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
        else:
            painter.setPen(QPen(QColor(now.edge), 1.5))
            frame.adjust(1, 1, -1, -1)
        painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
        left = px(_PAD)
        if self._icon:
            side = px(_ICON)
            place = QRectF(left, round((self.height() - side) / 2), side, side)
            paint_icon(painter, self._icon, place, ink)
            left += px(_ICON + _ICON_GAP)
        painter.setPen(QColor(ink))
        painter.setFont(font(Type.CHIP))
        painter.drawText(
            frame.adjusted(left, 0, 0, 0),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            self.text(),
        )
        painter.end()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Take the size of a new look."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.updateGeometry()
