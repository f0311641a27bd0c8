"""The table seen from above: paints sprites, zooms, pans, and passes mouse and keys to a tool.

Law: only what differs between two lists of sprites is repainted, and nothing runs while nothing
moves. It fills the window; what is shown is fitted into the part that nothing covers. The left
button and the keys are enough: no wheel and no second button is needed.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from core.wormup.worm import TABLE_H, TABLE_W
from gui.kit.art import ground
from gui.kit.fills import draw_with, faint
from gui.kit.focus import RING, has_ring, paint_ring, use_keys, use_mouse
from gui.kit.printed import printed
from gui.kit.theme import inset, look, px
from gui.wormup.board.camera import Camera, Inset, Point, fitted
from gui.wormup.board.push import BoardTool, Push
from gui.wormup.board.sprites import Sprite

STEP = 1.25
"""The factor of one zoom step."""
_CALM = 1.08
_NEWS = 38
"""The height of the news, in px at art 1."""
_MANY = 40
"""More changed sprites than this are repainted as one piece; a worm on its way changes 18."""
_KEYS_IN, _KEYS_OUT = {Qt.Key.Key_Plus, Qt.Key.Key_Equal}, {Qt.Key.Key_Minus, Qt.Key.Key_Underscore}


class Board(QWidget):
    """The widget on which a race is shown: it holds the camera and the sprites."""

    moved_camera = Signal()
    zoomed = Signal()
    """The player has zoomed or pushed the table, or shows all of it again."""
    leaned = Signal(bool)
    """Shift is held, to look closer, or no longer."""
    missed = Signal(QPointF)
    """Emitted by a click that the tool has not taken: where it was."""

    def __init__(self) -> None:
        super().__init__()
        self.tool: BoardTool | None = None
        self.camera = Camera(1, 1, 0.04, 0.0, 0.0)
        self._frame = QRectF(0, 0, 30_000, 20_000)
        self._is_fitted = True
        self._shown: list[tuple[Sprite, QRect]] = []
        """Each sprite with the pixels that it may touch, the lowest first."""
        self._inset: Inset = (0, 0, 0, 0)
        self._push, self._is_posing = Push(self.push, self.missed.emit), False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(320, 160)

    def sizeHint(self) -> QSize:
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

    @property
    def is_fitted(self) -> bool:
        """Whether the view is the board's own, not one that the player has zoomed to."""
        return self._is_fitted

    def set_inset(self, inset: Inset) -> None:
        """Fit what is shown inside *inset*: the px covered at left, top, right and bottom."""
        if inset != self._inset:
            self._inset = inset
            camera = replace(self.camera, inset=inset)
            self._look(self.camera_for(self._frame) if self._is_fitted else camera)

    def camera_for(self, frame: QRectF) -> Camera:
        """Return the camera that shows *frame* as large as the board allows.

        Where that leaves room, nothing lies under the news at the top.
        """
        ratio = self.devicePixelRatio()
        camera = fitted(frame, self.width(), self.height(), ratio, self._inset)
        spare, news = camera.room().height() - frame.height() * camera.scale, px(_NEWS)
        down = min(max(0, 2 * news - spare), news, spare)
        return replace(camera, y=camera.y - down / 2 / camera.scale)

    def fit(self, frame: QRectF) -> None:
        """Remember *frame* as what should be seen, and show it unless the player has zoomed.

        The board stays as it is while all of *frame* is in sight and would not become much larger.
        """
        self._frame = frame
        fitted_to = self.camera_for(frame)
        is_seen = self.camera.seen().contains(frame)
        if not (is_seen and fitted_to.scale < _CALM * self.camera.scale):
            self.fit_exactly(frame)

    def fit_exactly(self, frame: QRectF) -> None:
        """Show *frame* as large as the board allows, unless the player has zoomed."""
        self._frame = frame
        if self._is_fitted:
            self._look(self.camera_for(frame))

    def fit_all(self) -> None:
        """Show everything again."""
        self._is_fitted = True
        self._look(self.camera_for(self._frame))
        self.zoomed.emit()

    def middle(self) -> QPointF:
        """Return the middle of what nothing covers, in pixels."""
        return self.camera.room().center()

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
        self.zoomed.emit()

    def _look(self, camera: Camera) -> None:
        if camera != self.camera:
            self.camera = camera
            self._shown = [(sprite, self._pixels(sprite)) for sprite, _ in self._shown]
            self.update()
            self.moved_camera.emit()

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table and every sprite that reaches into the area to be painted."""
        with QPainter(self) as painter:
            if self.camera.ratio != self.devicePixelRatio():
                self._look(replace(self.camera, ratio=self.devicePixelRatio()))
            region, camera = event.region(), self.camera
            wood = ground(camera.width, camera.height, camera.ratio, look().theme)
            painter.drawPixmap(0, 0, wood)  # clipped to the region
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_edge(painter, camera, QRectF(self.rect()))
            for sprite, pixels in self._shown:
                if region.intersects(pixels):
                    sprite.paint(painter, camera)
            self.paint_focus(painter)

    def picture(self) -> QPixmap:
        """Return the board as it is now, without the ring.

        Nothing while it is taken: Qt lays a page out before, and the page may ask for one again.
        """
        if self._is_posing:
            return QPixmap()
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        self._is_posing = True
        flags = QWidget.RenderFlag.DrawWindowBackground
        self.render(picture, QPoint(), QRegion(self.rect()), flags)
        self._is_posing = False
        return picture

    def paint_focus(self, painter: QPainter) -> None:
        """Paint the ring, if the keys are here; what lies over the board paints it again."""
        if has_ring(self) and not self._is_posing:
            paint_ring(painter, inset(self.camera.room(), RING), px(12))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.PaletteChange}:
            self._shown = [(sprite, self._pixels(sprite)) for sprite, _ in self._shown]
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._is_fitted:
            self._look(self.camera_for(self._frame))
        else:
            size = event.size()
            self._look(replace(self.camera, width=size.width(), height=size.height()))

    # mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            use_mouse()
            self._push.press(event.position(), self.camera, self.tool)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        use_mouse()
        self._push.move(event.position(), self.camera, self.tool, is_fitted=self._is_fitted)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            at, tool = event.position(), self.tool
            self._push.release(at, self.camera, tool, is_fitted=self._is_fitted)

    def push(self, by: QPointF) -> None:
        """Push the table *by* so many pixels."""
        self._is_fitted = False
        self._look(self.camera.panned(by))
        self.zoomed.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        use_mouse()
        turned = event.angleDelta().y() or event.pixelDelta().y()
        if turned:
            self.zoom(STEP ** (turned / 120), event.position())

    def event(self, event: QEvent) -> bool:
        """Zoom with a pinch."""
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.zoom(1 + event.value(), event.position())
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        use_keys()
        if event.key() == Qt.Key.Key_Shift and not event.isAutoRepeat():
            self.leaned.emit(True)  # noqa: FBT003  # Qt takes it by place
        elif not self.obey(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Look from farther away again when Shift is let go."""
        if event.key() == Qt.Key.Key_Shift:
            self.leaned.emit(False)  # noqa: FBT003  # Qt takes it by place
        super().keyReleaseEvent(event)

    def obey(self, event: QKeyEvent) -> bool:
        """Zoom with + and -, fit with F, pass the rest to the tool; return whether it was ours."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        key = printed(event)
        if key in _KEYS_IN:
            self.zoom(STEP)
        elif key in _KEYS_OUT:
            self.zoom(1 / STEP)
        elif key == Qt.Key.Key_F:
            self.fit_all()
        elif not (self.tool and self.tool.key(event)):
            return self._push.key(Qt.Key(event.key()))
        return True


def _paint_edge(painter: QPainter, camera: Camera, whole: QRectF) -> None:
    """Paint where the table ends, if the *whole* shows that: no segment may reach beyond."""
    table = QRectF(camera.on_screen((0, 0)), camera.on_screen((TABLE_W, TABLE_H)))
    if table.contains(whole):
        return
    beyond = QPainterPath()
    beyond.addRect(whole.adjusted(-2, -2, 2, 2))
    beyond.addRect(table)
    painter.fillPath(beyond, faint(look().theme.dark, 0.45))
    draw_with(painter, QPen(QColor(look().theme.plank), max(2, px(3))))
    painter.drawRect(table)
