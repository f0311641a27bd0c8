"""The table seen from above: paints sprites, zooms, pans, and passes mouse and keys to a tool.

Law: only what differs between two lists of sprites is repainted, and nothing runs while nothing
moves. The left button and the keys are enough: no wheel and no second button is needed.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from typing import Protocol

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from gui.parts.discs import paint_focus
from gui.wormup.board.camera import Camera, Point, fitted
from gui.wormup.board.pixmaps import ground
from gui.wormup.board.sprites import Sprite

STEP = 1.25
"""The factor of one zoom step."""
_CALM, _PUSH = 1.2, 60
_ARROWS = {
    Qt.Key.Key_Left: (1, 0),
    Qt.Key.Key_Right: (-1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
_MANY = 40
"""More changed sprites than this are repainted as one piece; a worm on its way changes 18."""
_KEYS_IN, _KEYS_OUT = {Qt.Key.Key_Plus, Qt.Key.Key_Equal}, {Qt.Key.Key_Minus, Qt.Key.Key_Underscore}


class Tool(Protocol):
    """What mouse and keys do on the board; `press` and `key` return whether they took the event."""

    def hover(self, spot: Point, reach: float) -> None:
        """Show what a press at *spot* would do; *reach* is a finger's width in units."""

    def press(self, spot: Point, reach: float) -> bool:
        """Begin at *spot*."""

    def drag(self, spot: Point) -> None:
        """Continue to *spot* with the button held."""

    def release(self, spot: Point) -> None:
        """Let go at *spot*."""

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key."""


class Board(QWidget):
    """The widget on which a race is shown: it holds the camera and the sprites."""

    moved_camera = Signal()
    missed = Signal()
    """Emitted by a click that the tool has not taken."""

    def __init__(self) -> None:
        super().__init__()
        self.tool: Tool | None = None
        self.camera = Camera(1, 1, 0.04, 0.0, 0.0)
        self._frame = QRectF(0, 0, 30_000, 20_000)
        self._is_fitted = True
        self._shown: list[tuple[Sprite, QRect]] = []
        """Each sprite with the pixels that it may touch, the lowest first."""
        self._background = QPixmap()
        self._pressed: QPointF | None = None
        """Where a press began that no tool took."""
        self._grip: QPointF | None = None
        self._is_in_tool = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(320, 160)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return a size at which discs are a finger wide."""
        return QSize(1000, 420)

    # what is shown

    def show_sprites(self, sprites: Sequence[Sprite]) -> None:
        """Show *sprites*, the lowest first; repaint only where they differ from the last ones."""
        old = {id(sprite): (sprite, pixels) for sprite, pixels in self._shown}
        shown, new = [], set()
        for sprite in sprites:
            known = old.pop(id(sprite), None)
            if known is None:
                known = sprite, self._pixels(sprite)
                new.add(known)
            shown.append(known)
        self._paint_again([pixels for _, pixels in new ^ set(old.values())])
        self._shown = shown

    def _paint_again(self, pieces: list[QRect]) -> None:
        """Repaint *pieces*; if there are many, one box around them all, which is less work."""
        if len(pieces) > _MANY:
            pieces = [reduce(QRect.united, pieces)]
        for piece in pieces:
            self.update(piece)

    def sprites(self) -> tuple[Sprite, ...]:
        """Return the sprites shown."""
        return tuple(sprite for sprite, _ in self._shown)

    def _pixels(self, sprite: Sprite) -> QRect:
        """Return the pixels that *sprite* may touch."""
        return sprite.box(self.camera).toAlignedRect().adjusted(-1, -1, 1, 1)

    def _fitted(self, frame: QRectF) -> Camera:
        return fitted(frame, self.width(), self.height(), self.devicePixelRatio())

    def fit(self, frame: QRectF) -> None:
        """Remember *frame* as what should be seen, and show it unless the player has zoomed.

        The board stays as it is while all of *frame* is in sight and would not become much larger.
        """
        self._frame = frame
        fitted_to = self._fitted(frame)
        is_seen = self.camera.frame().contains(frame)
        if self._is_fitted and not (is_seen and fitted_to.scale < _CALM * self.camera.scale):
            self._look(fitted_to)

    def fit_all(self) -> None:
        """Show everything again."""
        self._is_fitted = True
        self._look(self._fitted(self._frame))

    def glide(self, start: Camera, frame: QRectF, share: float) -> None:
        """Show a view between *start* and *frame*, until `fit_all`."""
        end = self._fitted(frame)
        scale = start.scale * (end.scale / start.scale) ** share
        x, y = (a + (b - a) * share for a, b in ((start.x, end.x), (start.y, end.y)))
        self._is_fitted = False
        self._look(replace(end, scale=scale, x=x, y=y))

    def middle(self) -> QPointF:
        """Return the middle of the board in pixels."""
        return QPointF(self.rect().center())

    def reveal(self, spot: Point) -> None:
        """Pan just far enough to show *spot*."""
        self._look(self.camera.showing(spot))

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom at *at*, else where the mouse is, else in the middle."""
        if at is None:
            cursor = QPointF(self.mapFromGlobal(self.cursor().pos()))
            at = cursor if self.rect().contains(cursor.toPoint()) else self.middle()
        self._is_fitted = False
        self._look(self.camera.zoomed(factor, at))

    def _look(self, camera: Camera) -> None:
        if camera != self.camera:
            self.camera = camera
            self._background = QPixmap()
            self._shown = [(sprite, self._pixels(sprite)) for sprite, _ in self._shown]
            self.update()
            self.moved_camera.emit()

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the table and every sprite that reaches into the area to be painted."""
        painter = QPainter(self)
        if self.camera.ratio != self.devicePixelRatio():
            self._look(replace(self.camera, ratio=self.devicePixelRatio()))
        if self._background.isNull():
            self._background = ground(self.camera)
        region = event.region()
        painter.drawPixmap(0, 0, self._background)  # clipped to the region
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for sprite, pixels in self._shown:
            if region.intersects(pixels):
                sprite.paint(painter, self.camera)
        if self.hasFocus():
            paint_focus(painter, self.rect())
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Fit again, or keep the same middle."""
        if self._is_fitted:
            self._look(self._fitted(self._frame))
        else:
            size = event.size()
            self._look(replace(self.camera, width=size.width(), height=size.height()))

    # mouse and keys

    def _reach(self) -> float:
        """Return a finger's width in units."""
        return 14.0 / self.camera.scale

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Pass the press to the tool, or begin to push the table."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        spot = self.camera.on_table(event.position())
        self._is_in_tool = self.tool is not None and self.tool.press(spot, self._reach())
        self._pressed = self._grip = None if self._is_in_tool else event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Drag with the tool or push the table; with no button down, only hover."""
        at = event.position()
        if self._grip is not None:
            self._push_by(at)
        elif self.tool and self._is_in_tool:
            self.tool.drag(self.camera.on_table(at))
        elif self.tool:
            self.tool.hover(self.camera.on_table(at), self._reach())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """End the drag or the push."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if self._grip is not None and self._is_click(event.position()):
            self.missed.emit()
        self._grip = self._pressed = None
        if self._is_in_tool and self.tool:
            self.tool.release(self.camera.on_table(event.position()))
        self._is_in_tool = False

    def _push_by(self, at: QPointF) -> None:
        """Push the table along with the mouse, but not for a mere tremble."""
        if self._grip is not None and not self._is_click(at):
            self._pressed, self._is_fitted = None, False
            self._look(self.camera.panned(at - self._grip))
            self._grip = at

    def _is_click(self, at: QPointF) -> bool:
        """Return whether the mouse, now *at*, has not pushed the table since the press."""
        if self._pressed is None:
            return False
        return (at - self._pressed).manhattanLength() < QApplication.startDragDistance()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802  # Qt's name
        """Zoom with Ctrl, else push, as two fingers on a trackpad do."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(STEP ** (event.angleDelta().y() / 120), event.position())
        else:
            pixels = (
                event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta() / 2
            )
            self._is_fitted = False
            self._look(self.camera.panned(QPointF(pixels)))

    def event(self, event: QEvent) -> bool:
        """Zoom with a pinch."""
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.zoom(1 + event.value(), event.position())
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Handle the key, or pass it on."""
        if not self.obey(event):
            super().keyPressEvent(event)

    def obey(self, event: QKeyEvent) -> bool:
        """Zoom with + and -, fit with F, pass the rest to the tool; return whether it was ours."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if event.key() in _KEYS_IN:
            self.zoom(STEP)
        elif event.key() in _KEYS_OUT:
            self.zoom(1 / STEP)
        elif event.key() == Qt.Key.Key_F:
            self.fit_all()
        elif not (self.tool and self.tool.key(event)):
            return self._push(Qt.Key(event.key()))
        return True

    def _push(self, key: Qt.Key) -> bool:
        """Push the table with the arrows if no tool wants them, and return whether it did."""
        way = _ARROWS.get(key)
        if way is None:
            return False
        self._is_fitted = False
        self._look(self.camera.panned(QPointF(*way) * _PUSH))
        return True
