"""A mosaic: 32 bytes as pictures, to compare; one of other bytes looks quite different."""

from collections.abc import Container, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from gui.kit.fills import box_round, draw_with, fill_box
from gui.kit.theme import look
from gui.kit.tokens import PICTURES
from gui.parts.emblem_pixmap import emblem_pixmap

FEW = 16
"""So many of the 43 tiles are shown where there is no room for all."""
_INSIDE = 0.74
"""The share of a tile that its picture takes."""
_GAP, _CORNER = 0.07, 0.14
_RIM = 2.0


def columns_of(count: int) -> int:
    """Return in how many columns *count* tiles lie.

    >>> columns_of(16), columns_of(43)
    (4, 7)
    """
    return 4 if count <= FEW else 7


def paint_mosaic(
    painter: QPainter,
    frame: QRectF,
    pictures: Sequence[int | None],
    *,
    rim: str = "",
    differ: Container[int] = (),
) -> None:
    """Paint *pictures* into a square *frame* with a *rim* of its own; None is no tile yet.

    Tiles that *differ* from those beside them have a rim.
    """
    now, columns = look().theme, columns_of(len(pictures))
    side = min(frame.width(), frame.height())
    edge = side * 0.03
    if rim:
        draw_with(painter, QPen(QColor(rim), _RIM))
        painter.drawRoundedRect(QRectF(frame.left(), frame.top(), side, side), edge * 2, edge * 2)
    pitch = (side - 2 * edge) / columns
    ratio = abs(painter.worldTransform().m11()) * painter.device().devicePixelRatioF()
    for at, picture in enumerate(pictures):
        if picture is None:
            continue
        row, column = divmod(at, columns)
        left, top = frame.left() + edge + column * pitch, frame.top() + edge + row * pitch
        tile = QRectF(left, top, pitch, pitch).adjusted(
            *[pitch * _GAP / 2] * 2, *[-pitch * _GAP / 2] * 2
        )
        fill_box(painter, tile, pitch * _CORNER, PICTURES[(row + column) % len(PICTURES)])
        paint_tile(painter, tile, picture, ratio)
        if at in differ:
            draw_with(painter, QPen(QColor(now.bad), _RIM))
            painter.drawRoundedRect(tile, pitch * _CORNER, pitch * _CORNER)


def paint_tile(painter: QPainter, tile: QRectF, picture: int, ratio: float) -> None:
    """Paint *picture* in the middle of *tile*, sharp at so many pixels a unit."""
    side = min(tile.width(), tile.height()) * _INSIDE
    place = box_round(tile.center(), side)
    drawn = emblem_pixmap(picture, max(1, round(side)), ratio)
    painter.drawPixmap(place, drawn, QRectF(drawn.rect()))
