"""The end of a race over its board: banner, podium, crown, confetti, and the stamp of the judge.

Law: who stands where is read from the race; without a winner nobody is crowned.
"""

from dataclasses import dataclass
from math import cos, radians, sin

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from core.wormup.race import Race, Result
from core.wormup.worm import D
from gui.parts.animation import Beat, Motion, falling, into, landing, part
from gui.parts.art import paint_picture
from gui.parts.theme import Type, font, look
from gui.parts.tokens import CALM_MS, DAY, GLOW
from gui.parts.worms import FACE, paint_face, worm_name
from gui.words.words import words
from gui.wormup.board.board import Board
from gui.wormup.board.camera import frame_of
from gui.wormup.motion.confetti import CONFETTI_MS, FEW, MANY, paint_confetti

BURST_MS, BANNER_MS, APART_MS, BLOCK_MS, CROWN_MS, STAMP_MS = 160, 420, 120, 260, 300, 160
_BANNER = QRectF(96, 48, 820, 172)
_BLOCKS = ((164, 400, 140), (40, 472, 124), (304, 496, 124), (428, 520, 112), (540, 540, 112))
"""Left, top and width of the blocks of the podium by place."""
_PODIUM = QRectF(30, 390, 520, 240)
_FLOOR = 592
_STAMP = QRectF(1116, 298, 142, 142)
LEFT, END_RIGHT = 552, 130
"""The px at art 1 that podium and stamp take from the board."""
_WIDER = 1.36
"""Width by height of what is left of it: the touch lies at the right."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Who stands on a block: by *order* from the left end of the ranking, with *place* on it."""

    seat: int
    order: int
    place: int
    mood: str


def stands_of(race: Race) -> tuple[Stand, ...]:
    """Return who stands where; without a winner all stand level, by their distance."""
    stands: list[Stand] = []
    for group in race.ranking():
        place = len(stands) + 1
        for seat in group:
            is_last = len(group) == 1 and len(stands) + 1 == len(race.worms)
            mood = "happy" if seat == race.winner else "dizzy" if is_last else "looks"
            if not race.active[seat]:
                mood = "sleeps"
            elif race.winner is None:
                mood = "content"
            stands.append(Stand(seat, len(stands), place, mood))
    return tuple(stands)


class Finish(QWidget):
    """Lies over the board of a race that is over; it is deaf to the mouse."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._board = board
        self._race: Race | None = None
        self._title = ""
        self._stands: tuple[Stand, ...] = ()
        self._under = QPixmap()
        self._ms = 0.0
        self._fade = 1.0
        self._pressed: float | None = None
        """How far the stamp is pressed; None while nobody has checked the log."""
        self._motion, self._stamping = Motion(self), Motion(self)
        board.moved_camera.connect(self.follow)
        self.hide()

    @property
    def is_shown(self) -> bool:
        """Whether the end of a race is shown."""
        return not self.isHidden()

    @property
    def is_moving(self) -> bool:
        """Whether anything still comes in."""
        return self._motion.is_running or self._stamping.is_running

    @property
    def is_stamped(self) -> bool:
        """Whether the log has been checked."""
        return self._pressed is not None

    def celebrate(self, race: Race, names: tuple[str, ...]) -> None:
        """Show how *race* ended, part by part."""
        self._race, self._stands = race, stands_of(race)
        self._title = title_words(race, names)
        self.setAccessibleName(self._title)
        self.setGeometry(self._board.rect())
        self._take_picture()
        self._motion.skip()
        self._ms, self._fade = 0.0, 1.0
        self.show()
        self.raise_()
        if look().is_calm:
            self._ms = CONFETTI_MS
            self._motion.play([Beat(CALM_MS, self._come)])
        else:
            self._motion.play([Beat(CONFETTI_MS, self._go)])

    def stamp(self) -> bool:
        """Press the stamp: the log has been checked, and all is right; return whether it is new."""
        if self._pressed is not None:
            return False
        self._pressed = 0.0
        self._stamping.play([Beat(CALM_MS if look().is_calm else STAMP_MS, self._press)])
        return self.is_shown

    def leave(self) -> None:
        """Show the board alone again."""
        self._motion.skip()
        self._stamping.skip()
        self.hide()
        self._under = QPixmap()

    def skip(self) -> None:
        """Show the end of what comes in."""
        self._motion.skip()

    def hurry(self) -> None:
        """Hasten what comes in."""
        self._motion.hasten()

    def follow(self) -> None:
        """Lie over the board as it is now."""
        if not self.isHidden():
            self.setGeometry(self._board.rect())
            self._take_picture()
            self.update()

    def _come(self, share: float) -> None:
        self._fade = share
        self.update()

    def _go(self, share: float) -> None:
        self._ms = share * CONFETTI_MS
        self.update()

    def _press(self, share: float) -> None:
        self._pressed = share
        self.update()

    def _take_picture(self) -> None:
        """Keep the board as a picture: confetti over it need not paint it again."""
        ratio = self.devicePixelRatioF()
        self._under = QPixmap(self.size() * ratio)
        self._under.setDevicePixelRatio(ratio)
        flags = QWidget.RenderFlag.DrawWindowBackground
        self._board.render(self._under, QPoint(), QRegion(self.rect()), flags)

    # -- painting ---------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the board, and over it what has come in."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._under)
        race = self._race
        if race is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(self._fade)
        unit = look().art
        if race.result is Result.FINISH:
            self._paint_rays(painter, race, into(part(self._ms, 0, BURST_MS)))
        ends = self._paint_podium(painter, race, unit)
        self._paint_banner(painter, race, unit)
        if race.winner is not None:
            self._paint_crown(painter, unit, part(self._ms, ends, ends + CROWN_MS))
            count = FEW if look().is_calm else MANY
            paint_confetti(painter, QRectF(self.rect()), unit, self._ms, count)
        if self._pressed is not None:
            self._paint_stamp(painter, unit, self._pressed)
        painter.end()

    def _paint_rays(self, painter: QPainter, race: Race, share: float) -> None:
        """Paint short rays round the place of the touch."""
        if not share or race.winner is None:
            return
        camera = self._board.camera
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
                pen = QPen(QColor(colour), wide * near)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawLine(start, end)

    def _at(self, frame: QRectF, unit: float) -> QRectF:
        """Return *frame* of the art direction in this window; what is low hangs on the foot."""
        low = (720 * unit - self.height()) if frame.top() > 240 else 0.0
        return QRectF(
            frame.left() * unit,
            frame.top() * unit - low,
            frame.width() * unit,
            frame.height() * unit,
        )

    def _paint_banner(self, painter: QPainter, race: Race, unit: float) -> None:
        """Paint the banner of the winner as it unrolls from its middle, or a title on the wood."""
        frame = self._at(_BANNER, unit)
        share = into(part(self._ms, BURST_MS, BURST_MS + BANNER_MS))
        if not share:
            return
        painter.save()
        middle, half = frame.center().x(), frame.width() / 2 * share
        clip = QRectF(middle - half, frame.top() - 20 * unit, 2 * half, frame.height() + 60 * unit)
        painter.setClipRect(clip, Qt.ClipOperation.IntersectClip)
        colour = look().theme.ink
        if race.winner is not None:
            below = QRectF(
                frame.left() + frame.width() * 0.2, frame.top() + frame.height() * 0.62,
                frame.width() * 0.6, frame.height() * 0.36,
            )  # fmt: skip
            paint_picture_wide(painter, "shadow", below)
            paint_picture(painter, f"banner-{worm_name(race.winner)}", frame)
            colour = DAY.ink
        letters = QFont(font(Type.WINNER, scale=1.0))
        size = 70 * unit
        letters.setPixelSize(round(size))
        wide = QFontMetricsF(letters).horizontalAdvance(self._title)
        room = frame.width() * 0.72
        if wide > room:
            letters.setPixelSize(max(round(20 * unit), round(size * room / wide)))
        painter.setFont(letters)
        painter.setPen(QColor(colour))
        words_in = frame.adjusted(0, 0, 0, -40 * unit)
        painter.drawText(words_in, Qt.AlignmentFlag.AlignCenter, self._title)
        painter.restore()

    def _paint_podium(self, painter: QPainter, race: Race, unit: float) -> float:
        """Paint the blocks with those who stand on them; return when the last one has risen."""
        begin = BURST_MS + BANNER_MS
        count = len(self._stands)
        for stand in reversed(self._stands):
            starts = begin + (count - 1 - stand.order) * APART_MS
            share = landing(part(self._ms, starts, starts + BLOCK_MS))
            if share:
                self._paint_stand(painter, race, stand, unit, share)
        return begin + count * APART_MS + BLOCK_MS

    def _paint_stand(
        self, painter: QPainter, race: Race, stand: Stand, unit: float, share: float
    ) -> None:
        left, top, wide = _BLOCKS[stand.order]
        if race.winner is None:
            top = _BLOCKS[3][1]
        block = self._at(QRectF(left, top, wide, 128), unit)
        floor = self._at(QRectF(0, _FLOOR, 1, 1), unit).top()
        down = (floor - block.top()) * (1 - share)
        painter.save()
        painter.translate(0, down)
        side = (107 if stand.seat == race.winner else 80) * unit
        face = QRectF(block.center().x() - side / 2, 0, side, side * FACE)
        face.moveBottom(block.top() + 10 * unit)
        self._paint_block(painter, stand, block, unit)
        paint_face(painter, face, stand.seat, stand.mood)
        painter.restore()

    def _paint_block(self, painter: QPainter, stand: Stand, block: QRectF, unit: float) -> None:
        """Paint the block out of the picture of the podium; another number goes over its own."""
        shape = min(stand.order, 3)
        left, top, wide = _BLOCKS[shape]
        own = QRectF(left - 2, top - 2, wide + 4, 130)
        whole = self._at(_PODIUM, unit)
        painter.save()
        painter.setClipRect(
            block.adjusted(-2 * unit, -2 * unit, 2 * unit, 300 * unit),
            Qt.ClipOperation.IntersectClip,
        )
        shift = block.topLeft() - self._at(own, unit).topLeft() - QPointF(2, 2) * unit
        paint_picture(painter, "podium", whole.translated(shift))
        painter.restore()
        if stand.place != shape + 1:
            middle = QPointF(block.center().x(), block.top() + (_DISCS[shape] - top) * unit)
            painter.setBrush(QColor(DAY.paper2))
            painter.setPen(QPen(QColor(DAY.amberink).darker(160), 2.5 * unit))
            painter.drawEllipse(middle, 21 * unit, 21 * unit)
            letters = QFont(font(Type.HEADING, scale=1.0))
            letters.setPixelSize(round(26 * unit))
            painter.setFont(letters)
            box = QRectF(middle.x() - 21 * unit, middle.y() - 22 * unit, 42 * unit, 42 * unit)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(stand.place))

    def _paint_crown(self, painter: QPainter, unit: float, share: float) -> None:
        """Paint the crown as it drops onto the head of the winner."""
        if not share:
            return
        left, top, wide = _BLOCKS[0]
        block = self._at(QRectF(left, top, wide, 128), unit)
        painter.save()
        painter.translate(block.center().x() - 3 * unit, block.top() - 105 * unit)
        painter.translate(0, -260 * unit * (1 - landing(share)))
        painter.rotate(-6)
        side = 96 * unit
        paint_picture(painter, "crown", QRectF(-side / 2, -side * 0.33, side, side * 90 / 136))
        painter.restore()

    def _paint_stamp(self, painter: QPainter, unit: float, share: float) -> None:
        """Paint the stamp as it comes down."""
        frame = self._at(_STAMP, unit)
        size = 1.0 if look().is_calm else 1.4 - 0.4 * falling(share)
        painter.save()
        painter.setOpacity(self._fade * falling(share))
        painter.translate(frame.center())
        painter.rotate(9)
        painter.scale(size, size)
        side = frame.width()
        paint_picture(painter, "stamp-blank", QRectF(-side / 2, -side / 2, side, side))
        _paint_round(painter, side * 0.345, words("Everything checks").upper())
        painter.restore()


_DISCS = (511, 547, 559, 565)
"""How high the numbers on the blocks stand."""


def paint_picture_wide(painter: QPainter, name: str, frame: QRectF) -> None:
    """Paint the square drawing *name* drawn out into *frame*."""
    painter.save()
    painter.translate(frame.center())
    side = max(frame.width(), 1.0)
    painter.scale(1, frame.height() / side)
    paint_picture(painter, name, QRectF(-side / 2, -side / 2, side, side))
    painter.restore()


def _paint_round(painter: QPainter, radius: float, said: str) -> None:
    """Write *said* round a stamp: its first word above, the others below."""
    first, _, rest = said.partition(" ")
    letters = QFont(font(Type.STRONG, scale=1.0))
    letters.setPixelSize(max(6, round(radius * 0.35)))
    painter.setFont(letters)
    painter.setPen(QColor(DAY.act))
    metrics = QFontMetricsF(letters)
    for text, is_above in ((first, True), (rest, False)):
        away = radius if is_above else radius + metrics.capHeight()
        total = sum(metrics.horizontalAdvance(letter) * 1.12 for letter in text) / radius
        turn = -total / 2
        for letter in text:
            wide = metrics.horizontalAdvance(letter) * 1.12 / radius
            painter.save()
            angle = (turn + wide / 2) * 180 / 3.141592653589793
            painter.rotate(angle if is_above else -angle)
            box = QPointF(-metrics.horizontalAdvance(letter) / 2, -away if is_above else away)
            painter.drawText(box, letter)
            painter.restore()
            turn += wide


def end_frame(race: Race) -> QRectF:
    """Return the part of the table that is shown at the end of *race*: the touch, or all of it."""
    if race.result is not Result.FINISH or race.winner is None:
        return frame_of(race)
    places = [*race.course.finish, *race.worms[race.winner].segments]
    left, right = min(at.x for at in places), max(at.x for at in places)
    top, bottom = min(at.y for at in places), max(at.y for at in places)
    frame = QRectF(left, top, right - left, bottom - top).adjusted(-D, -D, D, D)
    frame.setLeft(min(frame.left(), frame.right() - _WIDER * frame.height()))
    return frame


def title_words(race: Race, names: tuple[str, ...]) -> str:
    """Return what stands on the banner."""
    if race.winner is not None:
        return words("{name} wins!", name=names[race.winner])
    return words("All friends, no winner")
