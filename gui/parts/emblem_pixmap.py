"""The pictures of the emblem as pixels: large to compare before a game, small beside a file."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.art import blank
from gui.kit.fills import fill_box
from gui.kit.painted import Painted
from gui.kit.theme import Type, font, look, px
from gui.kit.tokens import DAY, PICTURES, SMALL, TIGHT, TILE
from gui.words.emblem_pictures import emblem_svg
from gui.words.emblem_words import emblem_words

_TILE, _PICTURE = 76, 48
"""The width of a small picture's ground, its height and the side of the picture."""


@lru_cache(maxsize=64)
def emblem_pixmap(picture: int, side: int, ratio: float) -> QPixmap:
    """Return *picture*, 0 to 63, as a pixmap of *side* px."""
    pixmap = blank(side, side, ratio)
    with QPainter(pixmap) as painter:
        text = emblem_svg(picture, DAY.ink)  # its ground is pale in every light
        QSvgRenderer(QByteArray(text.encode())).render(painter, QRectF(0, 0, side, side))
    return pixmap


class SmallEmblem(Painted, QWidget):
    """Small *pictures* in a row, each with its word below."""

    def __init__(self, pictures: Sequence[int]) -> None:
        super().__init__()
        self._pictures = tuple(pictures)
        self._words = emblem_words(self._pictures)
        self.setAccessibleName(", ".join(self._words))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        letters = QFontMetrics(font(Type.STRONG))
        return QSize(len(self._words) * self._pitch - px(TIGHT), px(_TILE - 12) + letters.height())

    @property
    def _pitch(self) -> int:
        """How far it is from one picture to the next."""
        letters = QFontMetrics(font(Type.STRONG))
        widest = max(letters.horizontalAdvance(word) for word in self._words)
        return max(px(_TILE), widest + SMALL) + px(TIGHT)

    def paint(self, painter: QPainter) -> None:
        painter.setFont(font(Type.STRONG))
        side, pitch = px(_PICTURE), self._pitch
        for place, picture in enumerate(self._pictures):
            ground = QRectF(place * pitch, 0, pitch - px(TIGHT), px(_TILE - 14))
            fill_box(painter, ground, px(TILE), PICTURES[place])
            corner = ground.center().toPoint()
            drawn = emblem_pixmap(picture, side, self.devicePixelRatioF())
            painter.drawPixmap(corner.x() - side // 2, corner.y() - side // 2, drawn)
            painter.setPen(QColor(look().theme.ink))
            below = QRectF(ground.left(), ground.bottom(), ground.width(), self.height())
            below.setBottom(self.height())
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._words[place])
