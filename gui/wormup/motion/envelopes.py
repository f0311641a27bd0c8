"""Envelopes and dice on the veil: how each lies there, and the painting of it.

Law: a pose is a value in px of the art direction; what is drawn once is only copied, turned and
scaled afterwards.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from math import cos, hypot, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from core.table.looks import Worn
from core.wormup.profiles import Face
from gui.kit.art import blank, paint_picture
from gui.kit.fills import draw_with, faint, print_in, round_pen
from gui.kit.painted import SMOOTH, placed
from gui.kit.theme import Type, font
from gui.kit.tokens import DAY, EVENING, GLOW
from gui.parts.dice import Envelope, paint_die, paint_envelope
from gui.parts.hats import Who, paint_of, worm_name
from gui.parts.worms import GHOSTLY, paint_face
from gui.words.words import words
from gui.wormup.motion.opened import GHOST, ShownBid

WIDE = 220
"""The width at which envelopes are drawn once."""
_REACH = 450
"""The width of the light that falls out of one."""
_HAUNTS = QRectF(-52, -172, 104, 108)
"""Where the ghost is above its dice."""
_DIE, _SMALL = 117, 66
"""The widths of a die in an envelope, and of the number of an X, where an envelope is 200 wide."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How an envelope lies there; all but its place and *wide* are shares or degrees."""

    x: float
    y: float
    wide: float
    tilt: float = 0.0
    die_tilt: float = 0.0
    flap: float = 0.0
    """0 sealed, 1 open."""
    risen: float = 0.0
    """How far the die has come out."""
    glow: float = 0.0
    rays: float = 0.0
    named: float = 0.0
    """How far its name is seen."""
    number: float = 0.0
    """How far the number of its turn has popped."""
    number_at: float = 0.445
    """Where that number is, in widths from the middle."""
    small: float = 0.0
    """How far the number of an X has landed."""
    trembles: float = 0.0
    flies: float = 0.0
    fade: float = 1.0

    def toward(self, end: "Pose", share: float) -> "Pose":
        """Return the pose at *share* of the way to *end*."""
        return Pose(
            *(
                getattr(self, field.name)
                + (getattr(end, field.name) - getattr(self, field.name)) * share
                for field in fields(self)
            )
        )

    def faded(self, share: float) -> "Pose":
        """Return the pose as clear as *share* of what it is."""
        return replace(self, fade=self.fade * share)


def paint_bid(painter: QPainter, bid: ShownBid, pose: Pose) -> None:
    """Paint the envelope of *bid* with what has come out of it, in px of the art direction."""
    painter.setOpacity(pose.fade)
    if pose.glow:
        painter.setOpacity(pose.fade * pose.glow)
        _stamp(painter, _glow(_dots(painter, _REACH)), QPointF(pose.x, pose.y - pose.wide * 0.38))
        painter.setOpacity(pose.fade)
    if pose.rays:
        _paint_rays(painter, pose)
    with placed(painter, QPointF(pose.x, pose.y), pose.tilt, pose.wide / 200):
        if bid.seat == GHOST:
            _paint_ghost(painter, bid, pose)
        else:
            _paint_envelope(painter, bid, pose)
    if pose.number:
        _paint_number(painter, bid.turn, pose)
    if pose.trembles:
        _paint_trembling(painter, pose)
    if pose.flies:
        _paint_flying(painter, pose)
    painter.setOpacity(1.0)


def _dots(painter: QPainter, wide: float) -> int:
    """Return how many dots of the screen *wide* px of the painter are."""
    transform = painter.worldTransform()
    scale = hypot(transform.m11(), transform.m12())
    return max(1, round(wide * scale * painter.device().devicePixelRatioF()))


def _stamp(painter: QPainter, pixmap: QPixmap, middle: QPointF) -> None:
    """Copy *pixmap* as it is round *middle*: what is large is neither turned nor scaled."""
    at = painter.worldTransform().map(middle)
    ratio = painter.device().devicePixelRatioF()
    with placed(painter):
        painter.resetTransform()
        pixmap.setDevicePixelRatio(ratio)
        half = QPointF(pixmap.width(), pixmap.height()) / (2 * ratio)
        painter.drawPixmap((at - half).toPoint(), pixmap)


def _put(painter: QPainter, pixmap: QPixmap, middle: QPointF, wide: float) -> None:
    high = wide * pixmap.height() / pixmap.width()
    frame = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    painter.drawPixmap(frame, pixmap, QRectF(pixmap.rect()))


# -- one envelope, its middle at the origin and 200 wide ------------------------------------------

_BOX = QRectF(-104, -160, 208, 236)
"""The box of the drawings of envelopes."""
_SHUT = QRectF(-104, -74, 208, 150)
"""The part of it that a shut one fills."""


def _paint_envelope(painter: QPainter, bid: ShownBid, pose: Pose) -> None:
    full = round(_dots(painter, _BOX.width()) * WIDE / max(pose.wide, 1))
    shadow = QRectF(-112, -42, 240, 150)
    paint_picture_at(painter, "shadow", shadow, full)
    if pose.flap <= 0.0:
        _draw(painter, _sealed(bid.worm, full), _SHUT)
    elif pose.flap >= 1.0 and pose.risen == 1.0:
        _draw(painter, _open(bid.worm, bid.face, round(pose.die_tilt - pose.tilt), full), _BOX)
    else:
        paint_open(painter, bid, pose, full)
    if pose.small and bid.number:
        with placed(
            painter, QPointF(60, -36 - 90 * (1 - min(pose.small, 1))), 8 * pose.small, _SMALL / 100
        ):
            painter.setOpacity(pose.fade * min(1.0, 2 * pose.small))
            _paint_die(painter, Face(bid.number), bid.worm)


def paint_open(painter: QPainter, bid: ShownBid, pose: Pose, full: int) -> None:
    """Paint the open envelope in its parts: the back, the die that rises, the front, the flap."""
    back = f"envelope-open-{worm_name(bid.worm)}"
    up = max(0.0, 2 * pose.flap - 1)
    with placed(painter):
        painter.setClipRect(_SHUT, Qt.ClipOperation.IntersectClip)
        paint_picture_at(painter, back, _BOX, full)
    if up:
        with placed(painter):
            _fold(painter, up)
            painter.setClipRect(_BOX.adjusted(0, 0, 0, -146), Qt.ClipOperation.IntersectClip)
            paint_picture_at(painter, back, _BOX, full)
    if pose.risen:
        with placed(painter):
            painter.setClipRect(QRectF(-100, -200, 200, 264), Qt.ClipOperation.IntersectClip)
            _place_die(painter, pose.die_tilt - pose.tilt, 71 * (1 - pose.risen))
            _paint_die(painter, bid.face, bid.worm)
    paint_picture_at(painter, "envelope-front", _BOX, full)
    if not up:
        _paint_flap(painter, bid, 1 - 2 * pose.flap, full)


def _paint_flap(painter: QPainter, bid: ShownBid, share: float, full: int) -> None:
    """Paint the flap with its wax as it goes up: what is still down of it."""
    if share:
        with placed(painter):
            _fold(painter, share)
            flap = QPainterPath(QPointF(-97, -66))
            flap.lineTo(97, -66)
            flap.lineTo(14, 12)
            flap.addEllipse(QPointF(0, 11), 38, 38)
            flap.lineTo(-14, 12)
            flap.closeSubpath()
            flap.setFillRule(Qt.FillRule.WindingFill)
            painter.setClipPath(flap, Qt.ClipOperation.IntersectClip)
            _draw(painter, _sealed(bid.worm, full), _SHUT)


def _fold(painter: QPainter, share: float) -> None:
    """Fold what follows at the upper edge of the envelope, to *share* of its height."""
    painter.translate(0, -70)
    painter.scale(1, share)
    painter.translate(0, 70)


def _place_die(painter: QPainter, tilt: float, down: float) -> None:
    """Move the origin to the middle of the die in an envelope, where a die is 100 wide."""
    painter.translate(0, -126 + _DIE * 0.54 + down)
    painter.rotate(tilt)
    painter.scale(_DIE / 100, _DIE / 100)


def _draw(painter: QPainter, pixmap: QPixmap, frame: QRectF) -> None:
    painter.drawPixmap(frame, pixmap, QRectF(pixmap.rect()))


def paint_picture_at(painter: QPainter, name: str, frame: QRectF, full: int) -> None:
    """Paint the drawing *name* into *frame* from a pixmap *full* dots wide per width of a box."""
    high = round(full * frame.height() / frame.width() * frame.width() / _BOX.width())
    wide = round(full * frame.width() / _BOX.width())
    _draw(painter, _piece(name, wide, high), frame)


@lru_cache(maxsize=64)
def _piece(name: str, wide: int, high: int) -> QPixmap:
    return _drawn(
        wide, high, lambda painter: paint_picture(painter, name, QRectF(0, 0, wide, high))
    )


def _drawn(wide: int, high: int, paint: Callable[[QPainter], None]) -> QPixmap:
    pixmap = blank(wide, high, 1.0)
    with QPainter(pixmap) as painter:
        painter.setRenderHints(SMOOTH)
        paint(painter)
    return pixmap


@lru_cache(maxsize=16)
def _sealed(worm: Worn | None, full: int) -> QPixmap:
    """Return a sealed envelope, cut to what it fills, with the letter of *worm* on the wax."""
    unit = full / _BOX.width()

    def paint(painter: QPainter) -> None:
        painter.scale(unit, unit)
        painter.translate(-_SHUT.topLeft())
        frame = _BOX
        paint_picture_at(painter, f"envelope-sealed-{worm_name(worm)}", frame, full)
        print_in(
            painter,
            QRectF(-30, -19, 60, 60),
            worm.letter if worm else "",
            font(Type.STRONG, pixels=30),
            paint_of(worm).pips,
        )

    return _drawn(round(_SHUT.width() * unit), round(_SHUT.height() * unit), paint)


@lru_cache(maxsize=32)
def _open(worm: Worn | None, face: Face, tilt: int, full: int) -> QPixmap:
    """Return an open envelope with its die."""
    unit = full / _BOX.width()

    def paint(painter: QPainter) -> None:
        painter.scale(unit, unit)
        painter.translate(-_BOX.topLeft())
        paint_picture_at(painter, f"envelope-open-{worm_name(worm)}", _BOX, full)
        with placed(painter):
            _place_die(painter, tilt, 0)
            _paint_die(painter, face, worm)
        paint_picture_at(painter, "envelope-front", _BOX, full)

    return _drawn(full, round(_BOX.height() * unit), paint)


def _paint_die(painter: QPainter, face: Face, worm: Worn | None) -> None:
    """Paint a die 100 wide round the origin; the ghost's belongs to nobody."""
    _draw(painter, _die(face, worm, _dots(painter, 100)), QRectF(-50, -54, 100, 108))


@lru_cache(maxsize=32)
def _die(face: Face, worm: Worn | None, wide: int) -> QPixmap:
    high = round(wide * 1.08)
    frame = QRectF(0, 0, wide, high)
    return _drawn(wide, high, lambda painter: paint_die(painter, frame, str(face.value), worm))


def _paint_ghost(painter: QPainter, bid: ShownBid, pose: Pose) -> None:
    """Paint the ghost, and its two dice as it rolls them: the higher one is its bid."""
    with placed(painter):
        painter.setOpacity(pose.fade * GHOSTLY)
        paint_face(painter, _HAUNTS, None, "dizzy" if bid.bumps and pose.named else "looks")
    if not pose.flap:
        return
    opacity = pose.fade * pose.flap
    dice = ((bid.spare, -66, 34, 0.62, 0.5), (bid.face, 10, 10, 1.1, 1.0))
    for face, x, y, size, share in dice:
        if face is None:
            continue
        with placed(painter):
            painter.setOpacity(opacity * share)
            painter.translate(x, y)
            painter.rotate(pose.die_tilt + (1 - pose.risen) * (200 if x > 0 else -160))
            painter.scale(size, size)
            _paint_die(painter, face, None)


# -- round an envelope ----------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _glow(wide: int) -> QPixmap:
    """Return the light that falls out of an envelope."""

    def paint(painter: QPainter) -> None:
        light = QRadialGradient(wide / 2, wide / 2, wide / 2)
        colour = QColor(GLOW)
        for at, share in ((0.0, 0.42), (0.46, 0.23), (0.72, 0.06), (1.0, 0.0)):
            colour.setAlphaF(share)
            light.setColorAt(at, colour)
        painter.fillRect(0, 0, wide, wide, light)

    return _drawn(wide, wide, paint)


def _paint_rays(painter: QPainter, pose: Pose) -> None:
    """Paint five rays above the envelope."""
    painter.setPen(Qt.PenStyle.NoPen)
    colour = faint(EVENING.rim, 0.75 * min(1.0, pose.rays))
    painter.setBrush(colour)
    origin = QPointF(pose.x, pose.y - 0.35 * pose.wide)
    inner, outer = 0.68 * pose.wide, (0.68 + 0.21 * pose.rays) * pose.wide
    spread = 1.0 if pose.wide > 200 else 0.82
    for degrees in (-38.5 * spread, -19.5 * spread, 0, 19.5 * spread, 38.5 * spread):
        way = QPointF(sin(radians(degrees)), -cos(radians(degrees)))
        side = QPointF(-way.y(), way.x()) * (0.027 * pose.wide)
        path = QPainterPath(origin + way * inner - side)
        path.lineTo(origin + way * outer - side * 0.05)
        path.lineTo(origin + way * outer + side * 0.05)
        path.lineTo(origin + way * inner + side)
        path.closeSubpath()
        painter.drawPath(path)


def _paint_number(painter: QPainter, turn: int, pose: Pose) -> None:
    """Paint the number of its turn on a disc."""
    middle = QPointF(pose.x + pose.number_at * pose.wide, pose.y - 0.695 * pose.wide)
    with placed(painter, middle, size=pose.number):
        painter.setBrush(QColor(DAY.amber if turn == 1 else DAY.paper2))
        painter.setPen(QPen(QColor(DAY.amberink).darker(160), 3))
        painter.drawEllipse(QPointF(0, 0), 24.5, 24.5)
        painter.setFont(font(Type.HEADING, pixels=25))
        painter.drawText(QRectF(-25, -26, 50, 50), Qt.AlignmentFlag.AlignCenter, str(turn))


def _paint_trembling(painter: QPainter, pose: Pose) -> None:
    """Paint two bows at each side."""
    colour = faint(EVENING.rim, 0.6)
    draw_with(painter, round_pen(colour, 3))
    for side in (-1, 1):
        for away, high in ((0.525, 0.12), (0.57, 0.2)):
            x = pose.x + side * away * pose.wide
            path = QPainterPath(QPointF(x, pose.y - high * pose.wide))
            bend = QPointF(x + side * 0.05 * pose.wide, pose.y)
            path.quadTo(bend, QPointF(x, pose.y + high * pose.wide))
            painter.drawPath(path)


def _paint_flying(painter: QPainter, pose: Pose) -> None:
    """Paint three strokes behind one that flies."""
    colour = faint(EVENING.rim, 0.6 * pose.flies)
    painter.setPen(round_pen(colour, 3))
    top = pose.y - 0.47 * pose.wide
    for x, high in ((-0.15, 0.13), (0, 0.19), (0.15, 0.13)):
        at = pose.x + x * pose.wide
        painter.drawLine(QPointF(at, top), QPointF(at, top - high * pose.wide))


def paint_burst(painter: QPainter, middle: QPointF, wide: float, share: float) -> None:
    """Paint what is said when noses meet; *share* is how far it has popped."""
    side = wide * share
    frame = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    full = _dots(painter, wide)
    with placed(painter):
        _draw(painter, _burst(full, words("bump!")), frame)


@lru_cache(maxsize=4)
def _burst(wide: int, said: str) -> QPixmap:
    def paint(painter: QPainter) -> None:
        paint_picture(painter, "burst", QRectF(0, 0, wide, wide))
        made = QFont(font(Type.WINNER))
        made.setPixelSize(100)
        made.setPixelSize(round(100 * 0.58 * wide / QFontMetricsF(made).horizontalAdvance(said)))
        painter.translate(wide / 2, wide / 2)
        painter.rotate(-7)
        painter.setFont(made)
        painter.setPen(QColor(DAY.amberink).darker(135))
        frame = QRectF(-wide / 2, -wide / 2, wide, wide * 0.97)
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, said)

    return _drawn(wide, wide, paint)


_STARS = ((-96, -90, 30), (6, -106, 22), (87, -99, 36), (-128, -34, 16), (128, -42, 20))
"""Where stars are round a burst 165 px wide, and how wide they are."""


def paint_stars(painter: QPainter, middle: QPointF, wide: float, share: float) -> None:
    """Paint the stars that fly from a burst; *share* is how far."""
    unit = wide / 165
    for place, (x, y, size) in enumerate(_STARS):
        side = size * unit
        full = _dots(painter, side)
        with placed(
            painter, middle + QPointF(x, y) * (unit * share), 12 - 11 * place + 90 * (1 - share)
        ):
            _put(painter, _piece("star", full, full), QPointF(0, 0), side)


# -- in a badge -----------------------------------------------------------------------------------


def paint_badge_place(painter: QPainter, frame: QRectF) -> None:
    """Paint into *frame* the place of an envelope that is still to come."""
    paint_envelope(painter, _flat(frame), None, Envelope.PLACE)


def paint_badge_envelope(painter: QPainter, frame: QRectF, worm: Worn) -> None:
    """Paint into *frame* the sealed envelope of *worm*."""
    paint_envelope(painter, _flat(frame), worm, Envelope.SEALED, worm.letter)


def _flat(frame: QRectF) -> QRectF:
    """Return an envelope as wide as *frame*, in its middle."""
    high = frame.width() * 0.7
    return QRectF(frame.left(), frame.center().y() - high / 2, frame.width(), high)


def paint_badge_die(
    painter: QPainter, frame: QRectF, worm: Who, face: Face, tilt: float = 0
) -> None:
    """Paint into *frame* the open die of *worm*, or of the ghost, perhaps askew."""
    with placed(painter):
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(frame.center())
        painter.rotate(tilt)
        painter.translate(-frame.center())
        paint_die(painter, frame, str(face.value), worm)
