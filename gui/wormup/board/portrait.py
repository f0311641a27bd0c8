"""The race as a picture for a file: the table, and below it the players and their distances."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from gui.parts.discs import disc
from gui.parts.theme import INK
from gui.words.words import decimal, words
from gui.wormup.board.camera import Camera, fitted, frame_of
from gui.wormup.board.pixmaps import paint_ground
from gui.wormup.board.scenery import Scenery
from gui.wormup.story import millimetres


def paint_race(painter: QPainter, frame: QRectF, scenery: Scenery, names: tuple[str, ...]) -> None:
    """Paint the race of *scenery* into *frame*."""
    foot = frame.height() / 12
    table = QRectF(frame.left(), frame.top(), frame.width(), frame.height() - foot)
    painter.save()
    painter.translate(table.topLeft())
    painter.setClipRect(QRectF(0, 0, table.width(), table.height()))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    camera = fitted(frame_of(scenery.race), round(table.width()), round(table.height()))
    _paint_table(painter, camera, scenery)
    painter.restore()
    painter.save()
    painter.fillRect(QRectF(frame.left(), table.bottom(), frame.width(), foot), QColor("white"))
    painter.setPen(INK)
    font = painter.font()
    font.setPixelSize(round(foot * 0.28))
    painter.setFont(font)
    wide = frame.width() / len(names)
    for seat, name in enumerate(names):
        box = QRectF(frame.left() + seat * wide, table.bottom(), wide, foot).adjusted(8, 0, -4, 0)
        size = round(foot * 0.6)
        pixmap = disc(seat, size, scenery.letters[seat])
        painter.drawPixmap(QPointF(box.left(), box.center().y() - size * 0.62), pixmap)
        away = decimal(millimetres(scenery.race, seat), 1)
        painter.drawText(
            box.adjusted(size * 1.35, 0, 0, 0),
            Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap,
            words("{name}: {away} mm to the line", name=name, away=away),
        )
    painter.restore()


def _paint_table(painter: QPainter, camera: Camera, scenery: Scenery) -> None:
    paint_ground(painter, camera)
    for sprite in scenery.still():
        sprite.paint(painter, camera)
