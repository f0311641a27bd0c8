"""What stands over the board at the end of a race: banner, podium, crown, rays and the stamp.

Law: who stands where is read from the race; without a winner nobody is crowned.
"""

from dataclasses import dataclass
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from core.wormup.race import Race
from gui.kit.animation import falling, landing
from gui.kit.art import paint_picture
from gui.kit.fills import round_pen
from gui.kit.painted import placed
from gui.kit.theme import Type, font, look
from gui.kit.tokens import DAY, GLOW
from gui.parts import stamp
from gui.parts.hats import Who, hat_of, worm_name
from gui.parts.worms import FACE, paint_face
from gui.wormup.board.camera import Camera
from gui.wormup.stands import BlockPlace

_BANNER = QRectF(96, 44, 820, 172)
_BLOCKS = ((164, 400, 140), (40, 472, 124), (304, 496, 124), (428, 520, 112), (540, 540, 112))
"""Left, top and width of the blocks of the podium by place."""
_DISCS = (511, 547, 559, 565)
"""How high the numbers on the blocks stand."""
_PODIUM = QRectF(30, 390, 520, 240)
_FLOOR = 592
_STAMP = QRectF(1116, 298, 142, 142)


@dataclass(frozen=True, slots=True)
class PodiumPage:
    """Where the px of the art direction are in a window *wide* x *high* px, at *unit* px each."""

    unit: float
    high: int
    wide: int = 0

    def at(self, frame: QRectF) -> QRectF:
        """Return *frame* in this window; what is low hangs on the foot, the stamp at the right."""
        low = (720 * self.unit - self.high) if frame.top() > 240 else 0.0
        aside = max(0.0, self.wide - 1280 * self.unit) if frame.left() > 1000 else 0.0
        return QRectF(
            frame.left() * self.unit + aside,
            frame.top() * self.unit - low,
            frame.width() * self.unit,
            frame.height() * self.unit,
        )


def covered(
    page: PodiumPage, stands: tuple[BlockPlace, ...], winner: int | None
) -> tuple[QRectF, ...]:
    """Return what lies over the board: the banner, the blocks with their worms, and the stamp."""
    blocks = (_block(page, stand, winner).united(_face(page, stand, winner)) for stand in stands)
    return page.at(_BANNER), page.at(_STAMP), *blocks


def _block(page: PodiumPage, stand: BlockPlace, winner: int | None) -> QRectF:
    """Return where the block of *stand* stands; without a winner all are equally high."""
    left, top, wide = _BLOCKS[stand.order]
    return page.at(QRectF(left, top if winner is not None else _BLOCKS[3][1], wide, 128))


def _face(page: PodiumPage, stand: BlockPlace, winner: int | None) -> QRectF:
    block = _block(page, stand, winner)
    side = (107 if stand.seat == winner else 80) * page.unit
    face = QRectF(block.center().x() - side / 2, 0, side, side * FACE)
    face.moveBottom(block.top() + 10 * page.unit)
    return face


def paint_rays(painter: QPainter, camera: Camera, race: Race, share: float) -> None:
    """Paint short rays round the place of the touch."""
    if not share or race.winner is None:
        return
    head, neck = race.worms[race.winner].segments[:2]
    middle = camera.on_screen(head)
    near = abs(camera.left_of(head[0] + 200) - camera.left_of(head[0]))
    way = QPointF(head[0] - neck[0], head[1] - neck[1])
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5 or 1.0
    way /= length
    for degrees in (-84, -56, -28, 0, 28, 56, 84):
        turn = radians(degrees)
        toward = QPointF(
            way.x() * cos(turn) - way.y() * sin(turn), way.x() * sin(turn) + way.y() * cos(turn)
        )
        start = middle + toward * (near * 1.25)
        end = middle + toward * (near * (1.25 + (1.0 if degrees % 56 else 1.35) * share))
        for colour, wide in ((DAY.amberink, 0.32), (GLOW, 0.17)):
            painter.setPen(round_pen(colour, wide * near))
            painter.drawLine(start, end)


def paint_banner(
    painter: QPainter, page: PodiumPage, winner: Who, title: str, share: float
) -> None:
    """Paint the banner of the winner as it unrolls from its middle, or a title on the wood."""
    frame, unit = page.at(_BANNER), page.unit
    if not share:
        return
    with placed(painter):
        middle, half = frame.center().x(), frame.width() / 2 * share
        clip = QRectF(middle - half, frame.top() - 20 * unit, 2 * half, frame.height() + 60 * unit)
        painter.setClipRect(clip, Qt.ClipOperation.IntersectClip)
        colour = look().theme.ink
        if winner is not None:
            below = QRectF(
                frame.left() + frame.width() * 0.2, frame.top() + frame.height() * 0.62,
                frame.width() * 0.6, frame.height() * 0.36,
            )  # fmt: skip
            _paint_wide(painter, "shadow", below)
            paint_picture(painter, f"banner-{worm_name(winner)}", frame)
            colour = DAY.ink
        letters = QFont(font(Type.WINNER, scale=1.0))
        size = 70 * unit
        letters.setPixelSize(round(size))
        wide = QFontMetricsF(letters).horizontalAdvance(title)
        room = frame.width() * 0.72
        if wide > room:
            letters.setPixelSize(max(round(20 * unit), round(size * room / wide)))
            title = QFontMetricsF(letters).elidedText(title, Qt.TextElideMode.ElideRight, room)
        painter.setFont(letters)
        painter.setPen(QColor(colour))
        words_in = frame.adjusted(0, 0, 0, -12 * unit)
        painter.drawText(words_in, Qt.AlignmentFlag.AlignCenter, title)


def _paint_wide(painter: QPainter, name: str, frame: QRectF) -> None:
    """Paint the square drawing *name* drawn out into *frame*."""
    with placed(painter, frame.center()):
        side = max(frame.width(), 1.0)
        painter.scale(1, frame.height() / side)
        paint_picture(painter, name, QRectF(-side / 2, -side / 2, side, side))


def paint_stand(
    painter: QPainter, page: PodiumPage, stand: BlockPlace, winner: int | None, share: float
) -> None:
    """Paint a block with the one who stands on it, risen to *share* of its height."""
    block = _block(page, stand, winner)
    floor = page.at(QRectF(0, _FLOOR, 1, 1)).top()
    down = (floor - block.top()) * (1 - share)
    with placed(painter, QPointF(0, down)):
        _paint_block(painter, page, stand, block)
        paint_face(painter, _face(page, stand, winner), stand.worm, stand.mood)


def _paint_block(painter: QPainter, page: PodiumPage, stand: BlockPlace, block: QRectF) -> None:
    """Paint the block out of the picture of the podium; another number goes over its own."""
    shape, unit = min(stand.order, 3), page.unit
    left, top, wide = _BLOCKS[shape]
    own = QRectF(left - 2, top - 2, wide + 4, 130)
    whole = page.at(_PODIUM)
    with placed(painter):
        painter.setClipRect(
            block.adjusted(-2 * unit, -2 * unit, 2 * unit, 300 * unit),
            Qt.ClipOperation.IntersectClip,
        )
        shift = block.topLeft() - page.at(own).topLeft() - QPointF(2, 2) * unit
        paint_picture(painter, "podium", whole.translated(shift))
    if stand.place != shape + 1:
        middle = QPointF(block.center().x(), block.top() + (_DISCS[shape] - top) * unit)
        painter.setBrush(QColor(DAY.paper2))
        painter.setPen(QPen(QColor(DAY.amberink).darker(160), 2.5 * unit))
        painter.drawEllipse(middle, 21 * unit, 21 * unit)
        painter.setFont(font(Type.HEADING, pixels=round(26 * unit)))
        box = QRectF(middle.x() - 21 * unit, middle.y() - 22 * unit, 42 * unit, 42 * unit)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(stand.place))


_TOPS = {"straw": 9, "acorn": 6, "bow": 5, "propeller": 22, "paper": 22}
"""How much higher than on a head the crown lies on a hat."""


def paint_crown(painter: QPainter, page: PodiumPage, winner: Who, share: float) -> None:
    """Paint the crown as it drops onto the head of the *winner*, or onto the hat."""
    if not share:
        return
    (left, top, wide), unit = _BLOCKS[0], page.unit
    block = page.at(QRectF(left, top, wide, 128))
    with placed(
        painter,
        QPointF(
            block.center().x() - 3 * unit, block.top() - (100 + _TOPS.get(hat_of(winner), 0)) * unit
        ),
    ):
        painter.translate(0, -260 * unit * (1 - landing(share)))
        painter.rotate(-6)
        side = 88 * unit
        paint_picture(painter, "crown", QRectF(-side / 2, -side * 0.33, side, side * 90 / 136))


def paint_stamp(painter: QPainter, page: PodiumPage, share: float) -> None:
    """Paint the stamp as it comes down."""
    frame = page.at(_STAMP)
    size = 1.0 if look().is_calm else 1.4 - 0.4 * falling(share)
    with placed(painter):
        painter.setOpacity(painter.opacity() * falling(share))
        painter.translate(frame.center())
        painter.rotate(9)
        painter.scale(size, size)
        side = frame.width()
        stamp.paint_stamp(painter, QRectF(-side / 2, -side / 2, side, side))
