"""Which part of the table the board shows, and how large. Law: it only maps and draws nothing.

Places on the table are in the rules' units (W4.1), places on the screen in pixels of the board.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF

from core.wormup.race import Race
from core.wormup.worm import TABLE_H, TABLE_W, D

Point = tuple[float, float]
"""A place on the table; not only a lattice point, for a moving disc is anywhere."""

Inset = tuple[int, int, int, int]

_MARGIN = 420.0
_LARGEST = 160.0
"""No disc is shown wider than this many pixels."""
_SMALLEST = 6.0


@dataclass(frozen=True, slots=True)
class Camera:
    """A board of *width* x *height* pixels whose middle shows the place (*x*, *y*)."""

    width: int
    height: int
    scale: float
    """Pixels per unit."""
    x: float
    y: float
    ratio: float = 1.0
    """Screen dots per pixel."""
    inset: Inset = (0, 0, 0, 0)
    """What is covered at the left, top, right and bottom edge, in pixels."""

    def left_of(self, x: float) -> float:
        """Return the column at which *x* is shown."""
        return (x - self.x) * self.scale + self.width / 2

    def top_of(self, y: float) -> float:
        """Return the row at which *y* is shown."""
        return (y - self.y) * self.scale + self.height / 2

    def on_screen(self, spot: Point) -> QPointF:
        """Return where *spot* is shown."""
        return QPointF(self.left_of(spot[0]), self.top_of(spot[1]))

    def on_table(self, at: QPointF) -> Point:
        """Return the place that is shown at *at*."""
        return (
            (at.x() - self.width / 2) / self.scale + self.x,
            (at.y() - self.height / 2) / self.scale + self.y,
        )

    def frame(self) -> QRectF:
        """Return the part of the table that is shown."""
        left, top = self.on_table(QPointF(0, 0))
        return QRectF(left, top, self.width / self.scale, self.height / self.scale)

    def zoomed(self, factor: float, at: QPointF) -> "Camera":
        """Return a camera that zooms by *factor*; what is at *at* stays there."""
        scale = min(max(self.scale * factor, _SMALLEST / D), _LARGEST / D)
        spot = self.on_table(at)
        x = spot[0] - (at.x() - self.width / 2) / scale
        y = spot[1] - (at.y() - self.height / 2) / scale
        return self._held(scale, x, y)

    def panned(self, by: QPointF) -> "Camera":
        """Return a camera that has pushed the table by *by* pixels."""
        x, y = self.x - by.x() / self.scale, self.y - by.y() / self.scale
        return self._held(self.scale, x, y)

    def _held(self, scale: float, x: float, y: float) -> "Camera":
        """Return a camera that keeps some of the table in sight."""
        x, y = min(max(x, 0), TABLE_W), min(max(y, 0), TABLE_H)
        return replace(self, scale=scale, x=x, y=y)

    def room(self) -> QRectF:
        """Return the pixels that nothing covers."""
        left, top, right, bottom = self.inset
        wide, high = self.width - left - right, self.height - top - bottom
        return QRectF(left, top, max(wide, 1), max(high, 1))

    def seen(self) -> QRectF:
        """Return the part of the table that is shown where nothing covers it."""
        room = self.room()
        left, top = self.on_table(room.topLeft())
        return QRectF(left, top, room.width() / self.scale, room.height() / self.scale)

    def showing(self, spot: Point) -> "Camera":
        """Return a camera moved just far enough to show *spot* with room for a disc around it."""
        frame = self.seen().adjusted(D, D, -D, -D)
        if frame.contains(QPointF(*spot)) or not frame.isValid():
            return self
        dx = min(spot[0] - frame.left(), 0) + max(spot[0] - frame.right(), 0)
        dy = min(spot[1] - frame.top(), 0) + max(spot[1] - frame.bottom(), 0)
        return replace(self, x=self.x + dx, y=self.y + dy)


def fitted(
    frame: QRectF, width: int, height: int, ratio: float = 1.0, inset: Inset = (0, 0, 0, 0)
) -> Camera:
    """Return a camera that shows *frame* of the table as large as the board allows, inside *inset*.

    What is beyond the table is not shown where the room of *frame* can spare it: here above.

    >>> fitted(QRectF(0, 0, 4_000, 1_000), 500, 300, inset=(50, 0, 50, 100)).on_screen((0, 0))
    PySide6.QtCore.QPointF(50.000000, 0.000000)
    """
    camera = Camera(max(width, 1), max(height, 1), 1.0, 0.0, 0.0, ratio, inset)
    room, middle = camera.room(), frame.center()
    scale = min(room.width() / frame.width(), room.height() / frame.height(), _LARGEST / D)
    aside = room.center() - QPointF(camera.width / 2, camera.height / 2)
    x, y = middle.x() - aside.x() / scale, middle.y() - aside.y() / scale
    x += _over(x - width / 2 / scale, width / scale, TABLE_W, room.width() / scale - frame.width())
    y += _over(
        y - height / 2 / scale, height / scale, TABLE_H, room.height() / scale - frame.height()
    )
    return replace(camera, width=width, height=height, scale=scale, x=x, y=y)


def _over(start: float, shown: float, table: float, spare: float) -> float:
    """Return how far to move what is *shown* from *start* on: less beyond the table is seen.

    Half of what is *spare* lies at each end, so that far may it move.
    """
    before, behind = max(0.0, -start), max(0.0, start + shown - table)
    if before and behind:
        return 0.0
    return min(before, spare / 2) - min(behind, spare / 2)


def frame_of(race: Race, more: Iterable[Point] = ()) -> QRectF:
    """Return the part of the table that holds everything standing on it, and *more*.

    The start posts are left out once all heads are past them.
    """
    segments = [at for worm in race.worms for at in worm.segments]
    start = race.course.start
    is_past = all(worm.head.x > max(post.x for post in start) for worm in race.worms)
    places = [*race.course.finish, *segments, *(() if is_past else start), *more]
    left, right = min(at[0] for at in places), max(at[0] for at in places)
    top, bottom = min(at[1] for at in places), max(at[1] for at in places)
    frame = QRectF(left, top, right - left, bottom - top)
    table = QRectF(0, 0, TABLE_W, TABLE_H)
    return frame.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN).intersected(
        table.adjusted(-D, -D, D, D)
    )
