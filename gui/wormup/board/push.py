"""What the left button and the arrows do on the board: pass it to a tool, or push the table."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from gui.wormup.board.camera import Camera, Point

_PX = 60
_ARROWS = {
    Qt.Key.Key_Left: (1, 0),
    Qt.Key.Key_Right: (-1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}


class BoardTool(Protocol):
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


class Push:
    """Passes the mouse to a tool, else calls *push* with a way, or *missed* with a mere click."""

    def __init__(
        self, push: Callable[[QPointF], object], missed: Callable[[QPointF], object]
    ) -> None:
        self._push, self._missed = push, missed
        self._pressed: QPointF | None = None
        """Where a press began that no tool took."""
        self._grip: QPointF | None = None
        self._is_in_tool = False

    def press(self, at: QPointF, camera: Camera, tool: BoardTool | None) -> None:
        """Begin *at* a place: the *tool* may take it."""
        self._is_in_tool = tool is not None and tool.press(camera.on_table(at), _reach(camera))
        self._pressed = self._grip = None if self._is_in_tool else at

    def move(self, at: QPointF, camera: Camera, tool: BoardTool | None, *, is_fitted: bool) -> None:
        """Push the table or drag with the *tool*; with no button down, only hover.

        Where all *is_fitted* a drag is meant for the tool: one that misses pushes nothing away.
        """
        if self._grip is not None:
            if not (is_fitted and tool) and not self._is_click(at):
                self._pressed, way = None, at - self._grip
                self._grip = at
                self._push(way)
        elif tool and self._is_in_tool:
            tool.drag(camera.on_table(at))
        elif tool:
            tool.hover(camera.on_table(at), _reach(camera))

    def release(
        self, at: QPointF, camera: Camera, tool: BoardTool | None, *, is_fitted: bool
    ) -> None:
        """End the drag or the push."""
        if self._pressed is not None and ((is_fitted and tool) or self._is_click(at)):
            self._missed(self._pressed)
        self._grip = self._pressed = None
        if self._is_in_tool and tool:
            tool.release(camera.on_table(at))
        self._is_in_tool = False

    def key(self, key: Qt.Key) -> bool:
        """Push the table with an arrow, and return whether it is one."""
        way = _ARROWS.get(key)
        if way is not None:
            self._push(QPointF(*way) * _PX)
        return way is not None

    def _is_click(self, at: QPointF) -> bool:
        """Return whether the mouse, now *at*, has not pushed the table since the press."""
        if self._pressed is None:
            return False
        return (at - self._pressed).manhattanLength() < QApplication.startDragDistance()


def _reach(camera: Camera) -> float:
    """Return a finger's width in units."""
    return 14.0 / camera.scale
