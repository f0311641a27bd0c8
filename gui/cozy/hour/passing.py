"""What moves once over the view when a fan closes: the fan folds, a face jumps, a coin flies.

Law: it shows what has happened already; nothing waits for it, and in calm motion nothing moves.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from core.cozy.sheet import Sheet
from core.cozy.worm import OrganKind
from gui.cozy.hour.coin import paint_coin
from gui.cozy.hour.die_face import face_of, paint_blank_die, paint_die_face
from gui.cozy.sheet.organ import paint_organ
from gui.kit.clock import Glide
from gui.kit.painted import Painted
from gui.kit.theme import look

_FOLD_MS, _JUMP_MS, _FLY_MS, _DARKEN_MS = 120, 220, 260, 160
_FOLDED, _HIGH, _COIN = 0.4, 0.5, 36
"""How small a fan folds, how high a face jumps over its way, and how large a coin flies."""
Paint = Callable[[QPainter, float], None]
Move = tuple[int, Paint]
"""How long something moves in ms, and what paints it after a share of that."""


class Passing(Painted, QWidget):
    """Lies over a whole view, deaf to the mouse; in sight only while something moves."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._moves: tuple[Move, ...] = ()
        self._glide = Glide(self)
        self._glide.valueChanged.connect(lambda _: self.update())
        self._glide.finished.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def begin(self, *moves: Move) -> None:
        """Let all *moves* begin, in place of those before."""
        over = self.parentWidget()
        if look().is_calm or over is None:
            return
        self._moves = moves
        self._glide.setDuration(max(ms for ms, _ in moves))
        self.setGeometry(over.rect())
        self.show()
        self.raise_()
        self._glide.start()

    def paint(self, painter: QPainter) -> None:
        """Paint each that has not ended yet."""
        gone = float(self._glide.currentValue()) * self._glide.duration()
        for ms, paint in self._moves:
            if gone < ms:
                painter.save()
                paint(painter, gone / ms)
                painter.restore()


def fold(picture: QPixmap, frame: QRectF, die: QPointF) -> Move:
    """Return how the *picture* of a fan in *frame* goes back into its *die*."""

    def paint(painter: QPainter, share: float) -> None:
        scale = 1 - share * (1 - _FOLDED)
        painter.setOpacity(1 - share)
        painter.translate(die)
        painter.scale(scale, scale)
        painter.translate(-die)
        painter.drawPixmap(frame.topLeft(), picture)

    return _FOLD_MS, paint


def jump(sheet: Sheet, die: int, pips: int, way: tuple[QRectF, QRectF]) -> Move:
    """Return how the face of *pips* jumps onto *die*, from the first frame to the second."""
    start, end = way

    def paint(painter: QPainter, share: float) -> None:
        side = start.width() + (end.width() - start.width()) * share
        frame = QRectF(0, 0, side, side)
        middle = start.center() + (end.center() - start.center()) * share
        frame.moveCenter(middle - QPointF(0, 4 * _HIGH * side * share * (1 - share)))
        paint_blank_die(painter, frame, is_changed=True)
        paint_die_face(painter, face_of(frame), sheet, die, pips)

    return _JUMP_MS, paint


def pay(frame: QRectF | None, start: QPointF, end: QPointF) -> Move:
    """Return how the brain in *frame* darkens; without one a coin flies from *start* to *end*."""
    if frame is not None:
        return _DARKEN_MS, partial(_paint_darkening, frame)

    def paint(painter: QPainter, share: float) -> None:
        side = _COIN * look().art
        box = QRectF(0, 0, side, side)
        box.moveCenter(start + (end - start) * share)
        paint_coin(painter, box, is_there=True)

    return _FLY_MS, paint


def _paint_darkening(frame: QRectF, painter: QPainter, share: float) -> None:
    """Paint the brain as it was, less and less, over what it has become."""
    painter.setOpacity(1 - share)
    paint_organ(painter, frame, OrganKind.BRAIN)
