"""The sheet on the screen: the sheet itself is painted once, marks and the pointer over it.

Law: nothing is repainted and no timer runs while nothing changes.
"""

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.cozy.grid import Cell, Face, ahead
from gui.cozy.hour.organ_help import organ_help, tip
from gui.cozy.sheet.geometry import SheetGeometry
from gui.cozy.sheet.mark_paint import paint_banner, paint_cursor, paint_marks
from gui.cozy.sheet.marks import NOTHING, Marks
from gui.cozy.sheet.sheet_paint import Picture, geometry_of, paint_sheet
from gui.parts.discs import paint_focus

_PULSE_MS, _BANNER_MS = 900, 1300
_ARROWS = {
    Qt.Key.Key_Up: Face.N,
    Qt.Key.Key_Right: Face.E,
    Qt.Key.Key_Down: Face.S,
    Qt.Key.Key_Left: Face.W,
}
_PICKS = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


class SheetView(QWidget):
    """A sheet with one pointer, which mouse and arrow keys both move."""

    pointed = Signal(object)
    """A `Cell`, perhaps off the sheet, or None."""
    picked = Signal(Cell)
    dragged = Signal(Cell)
    """Where the pointer came to with the button down."""
    rotated = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._picture: Picture | None = None
        self._marks = NOTHING
        self._at: Cell | None = None
        self._by_keys = False
        self._standing: QPixmap | None = None
        self._pulse = QVariantAnimation(self)
        self._pulse.setDuration(_PULSE_MS)
        self._pulse.setStartValue(0.0)
        self._pulse.setKeyValueAt(0.25, 1.0)
        self._pulse.setKeyValueAt(0.5, 0.0)
        self._pulse.setKeyValueAt(0.75, 1.0)
        self._pulse.setEndValue(0.0)
        self._pulse.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._pulse.valueChanged.connect(self._repaint)
        self._banner = ""
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(_BANNER_MS)
        self._fade.setStartValue(1.0)
        self._fade.setKeyValueAt(0.6, 1.0)
        self._fade.setEndValue(0.0)
        self._fade.valueChanged.connect(self._repaint)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, on=False)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return a square."""
        return QSize(480, 480)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return a size that is readable on a small screen."""
        return QSize(200, 200)

    @property
    def at(self) -> Cell | None:
        """The space pointed at."""
        return self._at

    @property
    def is_by_keys(self) -> bool:
        """Whether the keys moved the pointer there."""
        return self._by_keys

    @property
    def marks(self) -> Marks:
        """The marks over the sheet."""
        return self._marks

    @property
    def picture(self) -> Picture | None:
        """The sheet as it stands."""
        return self._picture

    def show_picture(self, picture: Picture | None) -> None:
        """Draw *picture*; the marks stay."""
        if picture != self._picture:
            self._picture, self._standing = picture, None
            self.update()

    def show_marks(self, marks: Marks) -> None:
        """Lay *marks* over the sheet; newly offered spaces pulse for a moment."""
        if marks == self._marks:
            return
        is_new = bool(marks.offered) and marks.offered != self._marks.offered
        self._marks = marks
        if is_new and self.isVisible():
            self._pulse.start()
        self.update()

    def flash(self, said: str) -> None:
        """Let a sentence fade over the sheet."""
        self._banner = said
        if self.isVisible():
            self._fade.start()

    def geometry_now(self) -> SheetGeometry | None:
        """Return where the spaces are, or None without a sheet."""
        if self._picture is None:
            return None
        frame = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        return geometry_of(self._picture, frame, QFontMetricsF(self.font()))

    def point(self, at: Cell | None, *, by_keys: bool = False) -> None:
        """Point at a space."""
        if (at, by_keys) != (self._at, self._by_keys):
            self._at, self._by_keys = at, by_keys
            self.setToolTip(self._organ_help(at))
            self.pointed.emit(at)
            self.update()

    def _organ_help(self, at: Cell | None) -> str:
        """Return what the organ on *at* does, or "" if there is none."""
        organs = self._picture.turn.colony.organ_at if self._picture else {}
        return tip(organ_help(organs[at].kind)) if at in organs else ""

    # drawing

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802, ARG002
        """Paint the sheet, and the marks over it."""
        geometry = self.geometry_now()
        if geometry is None or self._picture is None:
            return
        painter = QPainter(self)
        painter.drawPixmap(QPointF(), self._drawn(geometry, self._picture))
        pulse = self._pulse.currentValue() if self._is_pulsing() else 0.0
        paint_marks(painter, geometry, self._picture.turn, self._marks, float(pulse or 0.0))
        if self._at is not None and self._by_keys and self.hasFocus():
            paint_cursor(painter, geometry, self._at)
        if self._fade.state() is QVariantAnimation.State.Running:
            paint_banner(painter, geometry, self._banner, float(self._fade.currentValue()))
        if self.hasFocus():
            paint_focus(painter, self.rect())
        painter.end()

    def _repaint(self, _: object) -> None:
        self.update()

    @property
    def is_moving(self) -> bool:
        """Return whether something pulses or fades."""
        return self._is_pulsing() or self._fade.state() is QVariantAnimation.State.Running

    def standing(self) -> QPixmap | None:
        """Return the kept drawing of the sheet."""
        return self._standing

    def _is_pulsing(self) -> bool:
        return self._pulse.state() is QVariantAnimation.State.Running

    def _drawn(self, geometry: SheetGeometry, picture: Picture) -> QPixmap:
        if self._standing is None:
            ratio = self.devicePixelRatioF()
            self._standing = QPixmap(self.size() * ratio)
            self._standing.setDevicePixelRatio(ratio)
            self._standing.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._standing)
            painter.setFont(self.font())
            paint_sheet(painter, geometry, picture)
            painter.end()
        return self._standing

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802, ARG002
        """Draw the sheet again."""
        self._standing = None

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Draw the sheet again in another font or colour scheme."""
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange}:
            self._standing = None
            self.update()
        super().changeEvent(event)

    # pointing

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Point at the space under the mouse."""
        before = self._at
        self.point(self._under(event))
        is_down = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if is_down and self._at is not None and self._at != before:
            self.dragged.emit(self._at)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Pick with the left button, turn with the right one."""
        self.point(self._under(event))
        if event.button() == Qt.MouseButton.RightButton:
            self.rotated.emit()
        elif event.button() == Qt.MouseButton.LeftButton and self._at is not None:
            self.picked.emit(self._at)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Ignore the second press of a double click: it might undo the first."""
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802, ARG002
        """Point nowhere."""
        if not self._by_keys:
            self.point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Move the pointer by one space, or pick; pass other keys on to the view."""
        key = Qt.Key(event.key())
        if key in _ARROWS and self._picture is not None:
            self.point(self._stepped(_ARROWS[key]), by_keys=True)
        elif key in _PICKS and not event.modifiers() and self._at is not None:
            self.picked.emit(self._at)
        else:
            event.ignore()

    def _stepped(self, face: Face) -> Cell:
        """Return the next space from the pointer; it may leave the sheet by one space."""
        assert self._picture is not None
        sheet = self._picture.turn.sheet
        start = self._at or Cell(sheet.rows // 2, sheet.cols // 2)
        to = ahead(start, face) if self._at is not None else start
        return Cell(max(-1, min(sheet.rows, to.row)), max(-1, min(sheet.cols, to.col)))

    def _under(self, event: QMouseEvent) -> Cell | None:
        geometry = self.geometry_now()
        if geometry is None or not geometry.paper.contains(event.position()):
            return None
        return geometry.cell_at(event.position())
