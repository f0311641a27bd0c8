"""How far one has come, as the unpainted worm: where its head is, one is."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.clock import Glide
from gui.kit.fills import box_round, fill_box, fill_disc
from gui.kit.layout import Sized
from gui.kit.painted import Painted
from gui.kit.theme import look, px, sized
from gui.parts.worms import paint_body, paint_crawling_head

_WIDE, _LEAST, _HIGH, _BEAD, _MARKS = 300, 120, 44, 13, 12
_COMES_MS = 300


class WormBar(Sized, Painted, QWidget):
    """A track with a mark for each thing to be done; the worm creeps on by one."""

    art_size = (_WIDE, _HIGH)

    def __init__(self) -> None:
        super().__init__()
        self._done, self._count = 0, 1
        self._creeps = Glide(self, _COMES_MS)
        self._creeps.valueChanged.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_done(self, done: int, count: int, *, creeps: bool = False) -> None:
        """Show that *done* of *count* are done; *creeps* if one has just been."""
        self._done, self._count = done, max(1, count)
        self._creeps.stop()
        if creeps and not look().is_calm:
            self._creeps.start()
        self.update()

    def minimumSizeHint(self) -> QSize:
        return sized(_LEAST, _HIGH)

    def paint(self, painter: QPainter) -> None:
        now, (bead, thick, dot) = look().theme, map(px, (_BEAD, 5, 8))
        left, wide = 2.0 * bead, self.width() - 3.5 * bead
        middle = self.height() / 2
        fill_box(painter, QRectF(0, middle - thick / 2, self.width(), thick), thick / 2, now.paper3)
        if self._count <= _MARKS:
            for at in range(self._done + 1, self._count + 1):
                spot = box_round(QPointF(left + wide * at / self._count, middle), dot)
                fill_disc(painter, spot, now.edge)
        gone = float(self._creeps.currentValue()) if self._creeps.is_running else 1.0
        share = max(0.0, self._done - 1 + gone) / self._count
        head = left + wide * share
        beads = max(2, round(head / (1.45 * bead)))
        places = [QPointF(bead + (head - bead) * at / (beads - 1), middle) for at in range(beads)]
        paint_body(painter, None, places, bead)
        paint_crawling_head(
            painter, None, places[-1], bead * 1.15, "happy" if self._done else "looks"
        )
