"""The sheet on the screen: the sheet itself is painted once, marks and the pointer over it.

Law: nothing is repainted and no timer runs while nothing changes.
"""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from core.cozy.grid import Cell, Direction, ahead
from gui.cozy.hour.organ_help import organ_help, tip
from gui.cozy.hour.pointing import here_words
from gui.cozy.sheet.change import SheetChange, change_of, paint_change
from gui.cozy.sheet.geometry import SheetGeometry
from gui.cozy.sheet.mark_paint import paint_cursor, paint_marks
from gui.cozy.sheet.marks import NOTHING, Marks
from gui.cozy.sheet.sheet_paint import SheetPicture, geometry_of, paint_sheet
from gui.kit.art import blank
from gui.kit.card import Card
from gui.kit.clock import Glide
from gui.kit.focus import has_ring, paint_ring, use_keys, use_mouse
from gui.kit.theme import look, px
from gui.kit.tokens import CALM_MS, TILE
from gui.words.words import sentence, words

_BREATH_MS, _BREATHS = 1200, 3
_ARROWS = {
    Qt.Key.Key_Up: Direction.N,
    Qt.Key.Key_Right: Direction.E,
    Qt.Key.Key_Down: Direction.S,
    Qt.Key.Key_Left: Direction.W,
}
_PICKS = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
_KEYPAD = Qt.KeyboardModifier.KeypadModifier


class SheetView(Card):
    """A sheet with one pointer, which mouse and arrow keys both move."""

    pointed = Signal()
    """`at` is another space."""
    picked = Signal(Cell)
    dragged = Signal(Cell)
    """Where the pointer came to with the button down."""
    rotated = Signal()

    has_links = True
    """Whether it is to show where tails point."""
    picture: SheetPicture | None = None
    """The sheet as it stands."""
    marks = NOTHING
    """What lies over the sheet."""
    at: Cell | None = None
    """The space pointed at, perhaps off the sheet."""
    is_by_keys = False
    """Whether the keys moved the pointer there."""
    first: Cell | None = None
    """Where the keys begin while nothing is pointed at."""
    standing: QPixmap | None = None
    """The kept drawing of the sheet."""

    def __init__(self) -> None:
        super().__init__()
        self._change: SheetChange | None = None
        self._pulse = Glide(self, _BREATH_MS * _BREATHS, 0.0, 0.0)
        for half in range(1, 2 * _BREATHS):
            self._pulse.setKeyValueAt(half / (2 * _BREATHS), float(half % 2))
        self._pulse.valueChanged.connect(lambda _at: self.update())
        self._motion = Glide(self)
        self._motion.valueChanged.connect(lambda _at: self.update())
        self._motion.finished.connect(self._settle)
        self.setAccessibleName(words("The sheet"))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 200)

    def show_picture(self, picture: SheetPicture | None, *, in_motion: bool = False) -> None:
        """Draw *picture*, *in_motion* from the one before; the marks stay."""
        if picture == self.picture:
            return
        before, self.picture = self.picture, picture
        self.skip()
        if in_motion and before is not None and picture is not None and self.isVisible():
            change = change_of(before.turn, picture.turn)
            if change.ms:
                self._change = change
                self._motion.setDuration(CALM_MS if look().is_calm else change.ms)
                self._motion.start()
                return
        self.standing = None
        self.update()

    def show_marks(self, marks: Marks) -> None:
        """Lay *marks* over the sheet; newly offered spaces breathe for a moment."""
        if marks == self.marks:
            return
        is_new = bool(marks.offered) and marks.offered != self.marks.offered
        self.marks = marks
        if is_new and self.isVisible() and not look().is_calm:
            self._pulse.start()
        self.update()

    def skip(self) -> None:
        """Show the end of the motion at once."""
        if self._change is not None:
            self._motion.stop()
            self._settle()

    def _settle(self) -> None:
        if self._change is not None:
            self._change = self.standing = None
            self.update()

    def geometry_now(self) -> SheetGeometry | None:
        """Return where the spaces are, or None without a sheet."""
        if self.picture is None:
            return None
        return geometry_of(self.picture, QRectF(self.rect()))

    def point(self, at: Cell | None, *, by_keys: bool = False) -> None:
        """Point at a space."""
        if (at, by_keys) != (self.at, self.is_by_keys):
            self.at, self.is_by_keys = at, by_keys
            self.setToolTip(_help(self.picture, at))
            self.pointed.emit()
            self.update()

    # drawing

    def paint(self, painter: QPainter) -> None:
        geometry = self.geometry_now()
        if geometry is None or self.picture is None:
            super().paint(painter)
            return
        change = self._change
        turn = self.picture.turn if change is None else change.before
        painter.drawPixmap(QPointF(), self._drawn(geometry, self.picture))
        if change is not None:
            share = float(self._motion.currentValue())
            paint_change(painter, geometry, change, share, is_calm=look().is_calm)
        else:
            pulse = self._pulse.currentValue() if self._pulse.is_running else 0.0
            paint_marks(painter, geometry, turn, self.marks, float(pulse or 0.0))
        if self.at is not None and self.is_by_keys and has_ring(self):
            paint_cursor(painter, geometry, self.at)
        elif has_ring(self):
            paint_ring(painter, self.within(9), px(TILE))

    @property
    def is_moving(self) -> bool:
        """Whether a change is still being shown."""
        return self._change is not None

    def _drawn(self, geometry: SheetGeometry, picture: SheetPicture) -> QPixmap:
        if self.standing is None:
            self.standing = blank(self.width(), self.height(), self.devicePixelRatioF())
            with QPainter(self.standing) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self.paint_paper(painter)
                paint_sheet(painter, geometry, picture)
        return self.standing

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: ARG002
        self.skip()
        self.standing = None

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in {
            QEvent.Type.StyleChange,
            QEvent.Type.PaletteChange,
            QEvent.Type.DevicePixelRatioChange,
        }:
            self.standing = None
            self.update()
        super().changeEvent(event)

    # pointing

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        before = self.at
        self.point(self._under(event))
        is_down = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if is_down and self.at is not None and self.at != before:
            self.dragged.emit(self.at)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick with the left button, turn with the right one."""
        use_mouse()
        self.point(self._under(event))
        if event.button() == Qt.MouseButton.RightButton:
            self.rotated.emit()
        elif event.button() == Qt.MouseButton.LeftButton and self.at is not None:
            self.picked.emit(self.at)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second press of a double click: it might undo the first."""
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: ARG002
        if not self.is_by_keys:
            self.point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the pointer by one space, by one off the sheet too, or pick; pass on other keys."""
        key = Qt.Key(event.key())
        use_keys()
        at = self.at or self.first
        if key in _ARROWS and self.picture is not None:
            sheet = self.picture.turn.sheet
            start = at or Cell(sheet.rows // 2, sheet.cols // 2)
            to = ahead(start, _ARROWS[key]) if self.at is not None else start
            row, col = max(-1, min(sheet.rows, to.row)), max(-1, min(sheet.cols, to.col))
            self.point(Cell(row, col), by_keys=True)
        elif key in _PICKS and not event.modifiers() & ~_KEYPAD and at is not None:
            self.point(at, by_keys=True)
            self.picked.emit(at)
        else:
            event.ignore()

    def leads(self, event: QKeyEvent) -> bool:
        """Return whether the key moves the pointer or picks."""
        return event.key() in {*_ARROWS, *_PICKS} and not event.modifiers() & ~_KEYPAD

    def _under(self, event: QMouseEvent) -> Cell | None:
        geometry = self.geometry_now()
        if geometry is None or not _near(geometry).contains(event.position()):
            return None
        return geometry.cell_at(event.position())


def _help(picture: SheetPicture | None, at: Cell | None) -> str:
    """Return what is on *at*, and what its organ does; "" if there is nothing."""
    said = sentence(here_words(picture, at))
    organs = picture.turn.colony.organ_at if picture else {}
    if at in organs:
        said = f"{said} {organ_help(organs[at].kind)}"
    return tip(said)


def _near(geometry: SheetGeometry) -> QRectF:
    """Return the spaces and half a space round them: a shape may hang over the edge."""
    half = geometry.side / 2
    return geometry.grid.adjusted(-half, -half, half, half)
