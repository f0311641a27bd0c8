"""The race as a picture for a file, a card or a report: the table, perhaps with its players below.

Law: pure: the same race, names and size give the same picture, by the painter of the board.
"""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from core.wormup.race import Race
from core.wormup.worm import D
from gui.kit.art import ground
from gui.kit.painted import SMOOTH, placed
from gui.kit.theme import Type, font, look
from gui.kit.tokens import Theme
from gui.words.seats import worms_of
from gui.words.words import decimal, words
from gui.wormup.board.camera import Camera, fitted, frame_of
from gui.wormup.board.pixmaps import AHEAD, Mood, is_drawing, paint_head
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Sprite
from gui.wormup.race_facts import millimetres

_LEAST = 9.0
"""The width of a segment, in px, below which a small picture shows less of the course instead,
though always every lane."""


def paint_race(
    painter: QPainter, frame: QRectF, race: Race, names: Sequence[str], *, legend: bool = False
) -> None:
    """Paint *race* into *frame*; with a *legend* also the players and their distances below it.

    In a small frame the worms are shown, not the whole course; see `_camera`.
    """
    foot = frame.height() / 12 if legend else 0.0
    table = QRectF(frame.left(), frame.top(), frame.width(), frame.height() - foot)
    scenery = Scenery(race, worms_of(names))
    camera = _camera(race, round(table.width()), round(table.height()), painter)
    _paint_table(painter, table, camera, scenery.still())
    if legend:
        below = QRectF(frame.left(), table.bottom(), frame.width(), foot)
        _paint_legend(painter, below, race, names)


def paint_sprites(
    painter: QPainter, frame: QRectF, shown: QRectF, sprites: Sequence[Sprite]
) -> None:
    """Paint *sprites* into *frame*, where all of the part of the table *shown* is seen."""
    ratio = 1.0 if is_drawing(painter) else painter.device().devicePixelRatioF()
    camera = fitted(shown, round(frame.width()), round(frame.height()), ratio)
    _paint_table(painter, frame, camera, sprites)


def _paint_table(
    painter: QPainter, frame: QRectF, camera: Camera, sprites: Sequence[Sprite]
) -> None:
    with placed(painter):
        painter.setRenderHints(SMOOTH)
        painter.translate(frame.topLeft())
        size = QRectF(0, 0, frame.width(), frame.height())
        painter.setClipRect(size, Qt.ClipOperation.IntersectClip)
        _paint_wood(painter, size, look().theme)
        for sprite in sprites:
            if sprite.box(camera).intersects(size):
                sprite.paint(painter, camera)


def _paint_wood(painter: QPainter, frame: QRectF, theme: Theme) -> None:
    if is_drawing(painter):
        painter.fillRect(frame, QColor(theme.table))
        return
    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(0, 0, ground(round(frame.width()), round(frame.height()), ratio, theme))


def _camera(race: Race, width: int, height: int, painter: QPainter) -> Camera:
    """Return a camera that shows all, or only a part of the course if all would be too small.

    All worms are seen if they lie near enough to each other; the first one always is, with most
    of its segments.
    """
    frame = frame_of(race)
    ratio = 1.0 if is_drawing(painter) else painter.device().devicePixelRatioF()
    camera = fitted(frame, width, height, ratio)
    if camera.scale * D >= _LEAST:
        return camera
    lanes = [at.y for worm in race.worms for at in worm.segments]
    across = max(lanes) - min(lanes) + 1.6 * D
    scale = max(camera.scale, min(_LEAST / D, height / across))
    half = width / 2 / scale
    leader = race.worms[min(range(len(race.worms)), key=lambda seat: millimetres(race, seat))]
    first = [at.x for at in leader.segments]
    last = min(at.x for worm in race.worms for at in worm.segments)
    left = (last if max(first) - last + 2 * D <= 2 * half else min(first)) - D
    x = min(frame.right() - half, left + half)
    y = frame.center().y()
    if frame.height() * scale > height:
        y = (max(lanes) + min(lanes)) / 2
    return replace(camera, scale=scale, x=max(x, frame.left() + half), y=y)


def _paint_legend(painter: QPainter, frame: QRectF, race: Race, names: Sequence[str]) -> None:
    """Paint a head, a name and a distance for each player."""
    theme, foot = look().theme, frame.height()
    with placed(painter):
        painter.fillRect(frame, QColor(theme.paper))
        letters = QFont(font(Type.STRONG))
        letters.setPixelSize(max(6, round(foot * 0.3)))
        wide, size = frame.width() / len(names), round(foot * 0.56)
        for seat, name in enumerate(names):
            box = QRectF(frame.left() + seat * wide, frame.top(), wide, foot).adjusted(10, 0, -4, 0)
            middle = QPointF(box.left() + size * 0.8, box.center().y())
            with placed(painter, middle, size=size / 100):
                paint_head(painter, worms_of(names)[seat], (0, AHEAD, Mood.LOOKS), theme.rim)
            painter.setFont(letters)
            painter.setPen(QColor(theme.ink))
            away = decimal(millimetres(race, seat), 1)
            painter.drawText(
                box.adjusted(size * 1.8, 0, 0, 0),
                Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap,
                words("{name}: {away} mm to the line", name=name, away=away),
            )
