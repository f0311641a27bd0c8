"""The unpainted worm as a line: the slider whose head is the handle, and how far something is."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from gui.kit.art import paint_ground_shadow, paint_icon
from gui.kit.fills import fill_box
from gui.kit.focus import RING, paint_focus, use_keys, use_mouse
from gui.kit.layout import NeverSmaller
from gui.kit.painted import Painted, placed
from gui.kit.theme import look, px
from gui.parts.stops import Stops
from gui.parts.worms import paint_head, paint_segment

_TRACK, _TARGET, _FLAG = 10, 44, 34


class WormSlider(NeverSmaller, Painted, QSlider):
    """Chooses a number by how far the worm has crawled; a click goes there at once."""

    bead, head = 21, 21
    """The width of a segment and of the head, in px at art 1."""

    def __init__(self, least: int, most: int, *, has_flag: bool = False) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._has_flag = has_flag
        self._is_back = False
        self._stops: tuple[int, ...] = ()
        self.setRange(least, most)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._last = least
        self.valueChanged.connect(self._crawl)
        self.actionTriggered.connect(self._stop)

    @property
    def stops(self) -> Stops:
        """Where it stops."""
        return Stops(self.minimum(), self.maximum(), self._stops)

    def sizeHint(self) -> QSize:
        """Return the room that a finger needs, and a worm of seven segments."""
        return QSize(px(self.bead * 8 + 2 * RING), max(px(_TARGET), px(self.head + 2 * RING)))

    def place(self, value: int) -> float:
        """Return the px at which *value* lies."""
        first, room = self._ends()
        return first + room * self.stops.share(value)

    def value_at(self, x: float) -> int:
        """Return the value that lies nearest to *x* px."""
        first, room = self._ends()
        return self.stops.nearest((x - first) / max(1.0, room))

    def _ends(self) -> tuple[float, float]:
        """Return where the first value lies, and how many px on the last."""
        edge = px(self.head) / 2 + px(RING)
        return edge, self.width() - 2 * edge

    def line(self) -> float:
        """Return the height of the worm's middle."""
        return self.height() / 2

    def _stop(self) -> None:
        """Go on to where one stops, before anybody hears of the step."""
        to, way = self.sliderPosition(), 1 if self.sliderPosition() > self.value() else -1
        if self._stops and to not in self._stops:
            self.setSliderPosition(self.stops.next(to, way))

    def _crawl(self, value: int) -> None:
        """Let the head look where it goes."""
        self._is_back = value < self._last
        self._last = value

    def paint(self, painter: QPainter) -> None:
        self.paint_track(painter)
        self.paint_worm(painter, self.place(self.value()), "looks")
        if self._has_flag:
            size, x = px(_FLAG), self.place(self.maximum())
            paint_icon(painter, "flag", QRectF(x - size / 4, self.line() - size / 2, size, size))

    def paint_track(self, painter: QPainter) -> None:
        """Paint what is still to be crawled."""
        _paint_track(painter, self.place(self.minimum()), self.place(self.maximum()), self.line())

    def paint_worm(self, painter: QPainter, at: float, mood: str) -> None:
        """Paint the worm from the start to *at* px, with its head in *mood*."""
        bead, head, line = px(self.bead), px(self.head), self.line()
        _paint_body(painter, self.place(self.minimum()), at, line, (bead, head))
        with placed(painter, QPointF(at, line)):
            if self._is_back:
                painter.rotate(180)
            paint_head(painter, QPointF(0, 0), head, None, mood)
        paint_focus(painter, self, QRectF(at - head / 2, line - head / 2, head, head), head / 2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the place pressed; the head is held."""
        use_mouse()
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.value_at(event.position().x()))

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        use_keys()
        super().keyPressEvent(event)
        self.update()


class WormLine(Painted, QWidget):
    """How far something has come, as far as the worm has crawled; nobody can pull it."""

    bead = 24

    def __init__(self, wide: int) -> None:
        """Be *wide* px at art 1."""
        super().__init__()
        self._wide, self.percentage = wide, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_percentage(self, percentage: int, said: str) -> None:
        """Crawl to *percentage*, which is *said* to who does not see it."""
        self.percentage = percentage
        self.setAccessibleName(said)
        self.update()

    def sizeHint(self) -> QSize:
        wide = px(self._wide)
        return QSize(wide, wide // 4)

    def paint(self, painter: QPainter) -> None:
        bead, line = px(self.bead), self.height() / 2
        head = bead * 9 // 8
        left, right = head, self.width() - head
        at = left + (right - left) * self.percentage / 100
        _paint_track(painter, left, right, line)
        _paint_body(painter, left, at, line, (bead, head))
        paint_head(painter, QPointF(at, line), head, None)


def _paint_track(painter: QPainter, left: float, right: float, line: float) -> None:
    high = px(_TRACK)
    track = QRectF(left - high / 2, line - high / 2, right - left + high, high)
    fill_box(painter, track, high / 2, look().theme.paper3)


def _paint_body(
    painter: QPainter, first: float, at: float, line: float, sizes: tuple[int, int]
) -> None:
    """Paint the segments from *first* to the head *at*, of these *sizes*, and its shadow."""
    bead, head = sizes
    spot = at - bead
    while spot > first - 1:
        paint_ground_shadow(painter, QRectF(spot - bead / 2, line - bead / 2, bead, bead))
        paint_segment(painter, QPointF(spot, line), bead, None)
        spot -= bead
    paint_ground_shadow(painter, QRectF(at - head / 2, line - head / 2, head, head))
