"""The drawn things: pictures from files, shadows and wood, each drawn once and then copied.

Law: the same arguments give the same pixmap, which is kept; nothing is rendered in a paintEvent
for the second time.
"""

import random
import re
from collections.abc import Iterable
from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from gui.kit.assets import written
from gui.kit.fills import box_round, draw_with, faint
from gui.kit.painted import placed
from gui.kit.theme import look, px
from gui.kit.tokens import DAY, Theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object

# -- pictures -------------------------------------------------------------------------------------

_INK = re.compile(DAY.ink, re.IGNORECASE)
"""The ink of an icon in its file."""
_RIM = re.compile(r'r="49\.5" fill="#[0-9A-Fa-f]{6}"')
_CLEAR = re.compile(r' opacity="([^"]+)"')
"""Painted as lines, a share of a whole thing would become pixels; its fill and stroke do not."""


@lru_cache(maxsize=512)
def drawing(name: str, tint: str = "", rim: str = "") -> QSvgRenderer:
    """Return the drawing *name*, with its ink in *tint*, and its worms' rim in *rim*, if given."""
    text = _CLEAR.sub(r' fill-opacity="\1" stroke-opacity="\1"', written(name, rim))
    if tint:
        text = _INK.sub(tint, text, count=int(name == "logo"))  # its letters, not its eyes
    if rim:
        text = _RIM.sub(f'r="49.5" fill="{rim}"', text)
    return QSvgRenderer(QByteArray(text.encode()))


def blank(width: float, height: float, ratio: float) -> QPixmap:
    """Return an empty pixmap of this size at the screen's own resolution."""
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


@lru_cache(maxsize=1024)
def picture(
    name: str, size: tuple[int, int], ratio: float, tint: str = "", rim: str = ""
) -> QPixmap:
    """Return the drawing *name* as large as fits into *size*, width and height in px."""
    width, height = size
    pixmap, made = blank(width, height, ratio), drawing(name, tint, rim)
    with QPainter(pixmap) as painter:
        full = made.defaultSize().scaled(width, height, Qt.AspectRatioMode.KeepAspectRatio)
        corner = QPoint((width - full.width()) // 2, (height - full.height()) // 2)
        made.render(painter, QRectF(QRect(corner, full)))
    return pixmap


def paint_picture(painter: QPainter, name: str, frame: QRectF, tint: str = "") -> None:
    """Paint the drawing *name* into *frame*, from a pixmap; into SVG as paths."""
    rim = look().theme.rim if name.startswith(("head", "segment", "face")) else ""
    device = painter.device()
    if not isinstance(device, QPixmap | QWidget):
        made = drawing(name, tint, rim)
        full = made.defaultSize().scaled(frame.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
        where = box_round(frame.center(), full.width(), full.height())
        made.render(painter, where)
        return
    ratio = device.devicePixelRatioF()
    size = round(frame.width()), round(frame.height())
    painter.drawPixmap(frame.topLeft(), picture(name, size, ratio, tint, rim))


def paint_icon(painter: QPainter, name: str, frame: QRectF, colour: str = "") -> None:
    """Paint the icon *name* into *frame* in *colour*, else in ink."""
    paint_picture(painter, f"icon-{name}", frame, colour or look().theme.ink)


# -- shadows --------------------------------------------------------------------------------------

LOW = ((2, 3, 0.16), (6, 14, 0.16))
"""The shadow of badges and icons: layers of px down, blur, share of the colour."""
HIGH = ((2, 3, 0.16), (12, 26, 0.20))
"""The shadow of cards and trays."""
FLAT = ((0, 0, 0.0),)
"""What does not stand out casts none."""
Layers = tuple[tuple[int, int, float], ...]
Casts = tuple[int, Layers]
"""A corner in px at art 1, and how its shadow falls."""


def _reach(layers: Layers, art: float) -> int:
    """Return how far the shadow of *layers* reaches beyond its thing, in px of this window."""
    return ceil(max(down * art + _steps(blur, art) / 2 for down, blur, _ in layers))


def _steps(blur: int, art: float) -> int:
    """Return in how many rings a layer fades, each 1 px wider than the one before."""
    return max(1, round(blur * art))


@lru_cache(maxsize=128)
def _shadow(corner: int, layers: Layers, ratio: float, theme: Theme, art: float) -> QPixmap:
    """Return the shadow of a rounded square just large enough to be cut into nine."""
    reach = _reach(layers, art)
    side = 2 * (corner + reach) + 2
    pixmap = blank(side + 2 * reach, side + 2 * reach, ratio)
    with QPainter(pixmap) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        for down, blur, share in layers:
            steps = _steps(blur, art)
            is_crisp = steps < 9  # the edges of many faint rings are not seen
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, is_crisp)
            for step in range(steps):
                colour = faint(theme.shadow, min(1.0, 2 * share / steps * (1 - step / steps)))
                painter.setBrush(colour)
                frame = QRectF(reach, reach + down * art, side, side)
                out = step - steps / 2
                grown = frame.adjusted(-out, -out, out, out)
                painter.drawRoundedRect(grown, max(0.0, corner + out), max(0.0, corner + out))
    return pixmap


def paint_shadow(painter: QPainter, frame: QRectF, corner: float, layers: Layers = HIGH) -> None:
    """Paint the shadow of a rounded rectangle *frame*; what casts it is painted afterwards."""
    now = look()
    ratio = painter.device().devicePixelRatioF()
    reach, corner = _reach(layers, now.art), ceil(corner)
    pixmap = _shadow(corner, layers, ratio, now.theme, now.art)
    part = corner + 2 * reach
    full = round(pixmap.width() / ratio)
    outer = frame.adjusted(-reach, -reach, reach, reach)
    least = min(outer.width(), outer.height()) / 2
    edge = min(part, least)
    xs = (outer.left(), outer.left() + edge, outer.right() - edge, outer.right())
    ys = (outer.top(), outer.top() + edge, outer.bottom() - edge, outer.bottom())
    cut = (0, edge, full - edge, full)
    for row in range(3):
        for column in range(3):
            target = QRectF(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row])
            if target.isEmpty():
                continue
            source = QRectF(
                cut[column] * ratio,
                cut[row] * ratio,
                (cut[column + 1] - cut[column]) * ratio,
                (cut[row + 1] - cut[row]) * ratio,
            )
            painter.drawPixmap(target, pixmap, source)


_MOVES = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.ShowToParent, QEvent.Type.HideToParent}


def moves_shadow(event: QEvent) -> bool:
    """Return whether after *event* the shadow of what got it lies elsewhere.

    The last two come also while nothing around it is shown, unlike `Show` and `Hide`.
    """
    return event.type() in _MOVES


class Casting(_Widget):
    """Stands before the class of Qt: casts a shadow, which what it lies on paints."""

    casts: Casts | None = None

    @property
    def cast_frame(self) -> QRectF:
        """What casts the shadow, in px of what it lies on."""
        return QRectF(self.geometry())

    def event(self, event: QEvent) -> bool:
        """Take the shadow along: Qt paints again only where the thing itself was and is."""
        below = self.parentWidget()
        if self.casts and below is not None and moves_shadow(event):
            below.update()
        return super().event(event)


def paint_shadows(painter: QPainter, children: Iterable[QObject]) -> None:
    """Paint the shadows of those of *children* that are shown and cast one."""
    for child in children:
        if isinstance(child, Casting) and child.casts and not child.isHidden():
            corner, layers = child.casts
            if not (frame := child.cast_frame).isEmpty():
                paint_shadow(painter, frame, px(corner), layers)


def paint_ground_shadow(painter: QPainter, frame: QRectF) -> None:
    """Paint the soft shadow under a wooden thing that fills *frame*."""
    wide, high = frame.width() * 1.2, frame.height() * 1.2
    middle = frame.center()
    middle.setX(middle.x() + frame.width() * 0.05)
    middle.setY(middle.y() + frame.height() * 0.1)
    paint_picture(
        painter, "shadow", QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    )


def paint_foot_shadow(painter: QPainter, frame: QRectF) -> None:
    """Paint the soft shadow at the foot of what fills *frame* and is seen from the front."""
    wide, flat = frame.width() * 1.12, 0.2
    with placed(painter):
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(
            frame.center().x() + frame.width() * 0.03, frame.bottom() - frame.width() * 0.05
        )
        painter.scale(1.0, flat)
        paint_picture(painter, "shadow", QRectF(-wide / 2, -wide / 2, wide, wide))


# -- wood -----------------------------------------------------------------------------------------

_TILE = QSize(640, 364)
_PLANK = 182


@lru_cache(maxsize=8)
def _wood(theme: Theme, ratio: float) -> QPixmap:
    """Return a tile of two planks."""
    pixmap = blank(_TILE.width(), _TILE.height(), ratio)
    pixmap.fill(QColor(theme.table))
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dice = random.Random(4)  # noqa: S311  # grain, not a secret
        for plank in range(2):
            top = plank * _PLANK
            if not plank:
                _paint_rows(painter, theme.light, 0.12 if theme.is_dark else 0.17, top, _PLANK)
            for _ in range(5):
                _paint_grain(painter, theme, dice, top)
            _paint_knot(painter, theme, dice.uniform(80, 560), top + dice.uniform(40, 140))
            _paint_rows(painter, theme.plank, 0.45, (top or _TILE.height()) - 1, 1)
            _paint_rows(painter, theme.plank, 0.9, top, 1)
            _paint_rows(painter, theme.light, 0.3, top + 1, 2)
    return pixmap


def _paint_rows(painter: QPainter, colour: str, share: float, top: float, high: float) -> None:
    """Paint *high* px of a tile, from *top* down, with a *share* of *colour*."""
    tint = faint(colour, share)
    painter.fillRect(QRectF(0, top, _TILE.width(), high), tint)


def _paint_grain(painter: QPainter, theme: Theme, dice: random.Random, top: float) -> None:
    colour = faint(theme.grain, dice.uniform(0.05, 0.17))
    draw_with(painter, QPen(colour, dice.uniform(1.5, 3)))
    path, y = QPainterPath(), top + dice.uniform(12, _PLANK - 12)
    start, long = dice.uniform(0, 200), dice.uniform(200, 440)
    path.moveTo(start, y)
    path.cubicTo(
        start + long * 0.3, y + dice.uniform(-6, 6), start + long * 0.7, y + dice.uniform(-6, 6),
        start + long, y + dice.uniform(-3, 3),
    )  # fmt: skip
    painter.drawPath(path)


def _paint_knot(painter: QPainter, theme: Theme, x: float, y: float) -> None:
    colour = faint(theme.grain, 0.10)
    painter.setPen(QPen(colour, 1.5))
    for ring in range(1, 4):
        painter.drawEllipse(QRectF(x - 12 * ring, y - 4.5 * ring, 24 * ring, 9 * ring))


@lru_cache(maxsize=4)
def ground(width: int, height: int, ratio: float, theme: Theme) -> QPixmap:
    """Return wood in the light of *theme*, *width* by *height* px."""
    pixmap = blank(width, height, ratio)
    pixmap.fill(QColor(theme.table))
    with QPainter(pixmap) as painter:
        painter.drawTiledPixmap(QRect(0, 0, width, height), _wood(theme, ratio), QPoint(0, 64))
        if theme.is_dark:  # a lamp above the middle
            shine = QRadialGradient(width * 0.5, height * 0.45, max(width, height) * 0.36)
            _fill(painter, shine, theme.light, ((0.0, 0.66), (1.0, 0.0)))
            edge = QRadialGradient(shine.center(), max(width, height) * 0.72)
            _fill(painter, edge, theme.dark, ((0.48, 0.0), (0.7, 0.62), (1.0, 0.95)))
        else:  # a window at the upper left: it shines as far down as the table is high
            painter.scale(1.0, height / width)
            shine = QRadialGradient(width * 0.22, width * 0.1, width * 0.8)
            _fill(painter, shine, theme.light, ((0.0, 0.28), (1.0, 0.0)))
            edge = QRadialGradient(shine.center(), width * 1.2)
            _fill(painter, edge, theme.dark, ((0.5, 0.0), (1.0, 0.42)))
    return pixmap


def begin_on_wood(painter: QPainter, frame: QRectF, size: tuple[int, int]) -> None:
    """Lay wood into *frame*, and let what follows be painted on *size* px of it, until restored."""
    wide, high = size
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(frame.topLeft())
    painter.scale(frame.width() / wide, frame.height() / high)
    ratio = painter.device().devicePixelRatioF() * frame.width() / wide
    painter.setClipRect(QRectF(0, 0, wide, high), Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(0, 0, ground(wide, high, ratio, look().theme))


def _fill(
    painter: QPainter, light: QRadialGradient, colour: str, shares: tuple[tuple[float, float], ...]
) -> None:
    """Fill all with *colour*, with a share of it for each share of the way from the middle."""
    tint = QColor(colour)
    for at, share in shares:
        tint.setAlphaF(share)
        light.setColorAt(at, tint)
    device = painter.device()
    side = max(device.width(), device.height())
    painter.fillRect(QRectF(0, 0, side, side), light)


def paint_paper(painter: QPainter, frame: QRectF, corner: float) -> None:
    """Paint a piece of paper over *frame*; by evening, where a shadow says little, with a rim."""
    theme = look().theme
    painter.setBrush(QColor(theme.paper))
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.is_dark:
        rim = faint(theme.line, 0.7)
        painter.setPen(QPen(rim, 1))
        frame = frame.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(frame, corner, corner)


def paint_wood(painter: QPainter, frame: QRectF) -> None:
    """Paint wood into *frame*, for a picture on a card."""
    theme = look().theme
    painter.drawTiledPixmap(
        frame, _wood(theme, painter.device().devicePixelRatioF()), QPointF(0, 40)
    )
