"""Cards that paint themselves in units of the art direction, however wide they are."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from gui.kit.card import Card
from gui.kit.theme import Type, font, look

_LEAST, _LEAST_NAME = 8, 12
"""No letters are smaller, in units; a name that is longer loses its end sooner."""
LARGE = 1.4
"""From this size of text on, second lines and columns give way."""


class PaintedCard(Card):
    """Paints by `paint` on its paper, in units of which the card is `UNITS` wide."""

    UNITS: int
    has_paper = True
    """Whether it has a ground of its own, which casts a shadow."""

    @property
    def cast_frame(self) -> QRectF:
        """Nothing without paper."""
        return super().cast_frame if self.has_paper else QRectF()

    def draw(self, painter: QPainter, high: float) -> None:
        """Paint all but the paper, on a card *high* units high."""
        raise NotImplementedError

    def paint(self, painter: QPainter) -> None:
        if self.has_paper:
            super().paint(painter)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        unit = self.width() / self.UNITS
        painter.scale(unit, unit)
        self.draw(painter, self.height() / unit)


def lettered(size: float) -> float:
    """Return a height of *size* units for letters, which are larger than pictures at times."""
    return size * look().text / look().art


def letters_in(use: Type, said: str, room: float) -> QFont:
    """Return the letters in which *said* is no wider than *room*, in units, if that can be read."""
    letters = QFont(font(use, scale=1.0))
    size, least = lettered(use.value[2]), _LEAST_NAME if use is Type.NAME else _LEAST
    wide = QFontMetricsF(letters).horizontalAdvance(said) * size / use.value[2]
    letters.setPixelSize(max(least, round(size * min(1.0, room / max(wide, 1.0)))))
    while letters.pixelSize() > least and QFontMetricsF(letters).horizontalAdvance(said) > room:
        letters.setPixelSize(letters.pixelSize() - 1)  # letters are no wider by as much as larger
    return letters


def write(  # noqa: PLR0913, PLR0917  # as Qt's own drawText
    painter: QPainter,
    use: Type,
    colour: str,
    said: str,
    box: QRectF,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Write *said* into *box*, in units, no wider than it is: what cannot be read ends in dots."""
    letters = letters_in(use, said, box.width())
    sizes = QFontMetricsF(letters)
    if sizes.horizontalAdvance(said) > box.width():
        said = sizes.elidedText(said, Qt.TextElideMode.ElideRight, box.width())
    painter.setFont(letters)
    painter.setPen(QColor(colour))
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, said)
