"""A worm that hops from its block to its chair, since its player wants one more.

Law: it shows what the podium and the chairs show, a moment before: they are told at once.
"""

from math import pi, sin

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gui.kit.painted import Painted
from gui.kit.sway import Sway
from gui.parts.hats import Who
from gui.parts.worms import paint_face
from gui.window.table.after.chairs import Chairs
from gui.window.table.after.podium_picture import PodiumPicture

HOP_MS = 320
_HIGH = 0.22
"""How high the arc is, as a share of how far it leads."""


class Hop(Painted, QWidget):
    """Lies over a page while a worm hops on it, deaf to the mouse; at rest it is not there."""

    def __init__(self, page: QWidget, picture: PodiumPicture, chairs: Chairs) -> None:
        super().__init__(page)
        self._page, self._picture, self._chairs = page, picture, chairs
        self._worm: Who = None
        self._from = self._to = QRectF()
        self._goes = Sway(self, HOP_MS, 0)
        self._goes.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._goes.finished.connect(self.end)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def take(self, seats: frozenset[int]) -> None:
        """Let the last of *seats* hop, who want one more since now."""
        page = self._page
        self.end()
        for seat in seats:
            start, end = self._picture.face_of(seat), self._chairs.face_of(seat)
            if start is None or end is None or not page.isVisible():
                continue
            self._from, self._to = (
                QRectF(part.mapTo(page, frame.topLeft()), QSizeF(frame.size()))
                for part, frame in ((self._picture, start), (self._chairs, end))
            )
            self._worm = self._chairs.worm_of(seat)
            self.setGeometry(page.rect())
            self.show()
            self.raise_()
            self._goes.turn_on()
            if self._goes.is_running:
                self._chairs.expect(seat)
            else:
                self.end()

    def end(self) -> None:
        """Let it sit."""
        self._goes.stop()
        self._chairs.expect(None)
        self.hide()

    def paint(self, painter: QPainter) -> None:
        share = self._goes.share(is_on=True)
        one, other = self._from, self._to
        far = QPointF(other.center() - one.center())
        middle = one.center() + far * share
        up = _HIGH * abs(far.x()) * sin(pi * share)
        frame = QRectF(QPointF(), one.size() + (other.size() - one.size()) * share)
        frame.moveCenter(middle - QPointF(0, up))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_face(painter, frame, self._worm, "happy")
