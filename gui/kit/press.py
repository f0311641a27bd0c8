"""What is pressed is what is meant: what changes a page waits while one of its buttons is down.

Law: what has come between press and release is taken in its order, once the press has been done.
"""

from __future__ import annotations

from collections import deque
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication
from shiboken6 import isValid

from gui.kit.focus import use_keys, use_mouse

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QAbstractButton as _Button
else:
    _Button = object

_LOOK_MS = 15
"""How often we look whether a button is still down: its widget may go without a word."""
_Part = TypeVar("_Part", bound=QObject)
_Given = ParamSpec("_Given")


class _Press:
    """The button that went down last, and what waits until it is up."""

    def __init__(self) -> None:
        self.key: QAbstractButton | None = None
        self.at: QPoint | None = None
        """Where on the screen the mouse pressed it; None if a key of the keyboard did."""
        self._waiting: deque[Callable[[], object]] = deque()
        self._is_telling = False

    @property
    def is_on(self) -> bool:
        """Whether the button is still down."""
        key = self.key
        return key is not None and isValid(key) and key.isDown() and key.isVisible()

    def take(self, tell: Callable[[], object]) -> None:
        """Call *tell*, after what waits already; later, if the button is down."""
        if self.is_on and not self._is_telling:
            if not self._waiting:
                QTimer.singleShot(_LOOK_MS, self._look)
            self._waiting.append(tell)
        else:
            self._tell()
            tell()

    def _look(self) -> None:
        """Tell what waits, unless the button is still down."""
        try:
            if not self.is_on:
                self._tell()
        finally:  # one that fails keeps no other waiting
            if self._waiting:
                QTimer.singleShot(_LOOK_MS, self._look)

    def _tell(self) -> None:
        was_telling, self._is_telling = self._is_telling, True
        try:
            while self._waiting and not was_telling:
                self._waiting.popleft()()
        finally:
            self._is_telling = was_telling


_press = _Press()


def is_pressed() -> bool:
    """Return whether a button of the window is down."""
    return _press.is_on


def when_let_go(tell: Callable[[], object]) -> None:
    """Call *tell*: now if nothing is pressed, else in its turn after the press has been done."""
    _press.take(tell)


def waits(tell: Callable[Concatenate[_Part, _Given], None]) -> Callable[..., None]:
    """Let the method *tell*, by which a part is told something new, wait while a button is down."""

    @wraps(tell)
    def told(part: _Part, *given: _Given.args, **named: _Given.kwargs) -> None:
        _press.take(lambda: tell(part, *given, **named) if isValid(part) else None)

    return told


def press(key: QAbstractButton, event: QMouseEvent | None = None) -> None:
    """Note that *key* goes down: by the mouse, as *event* says, or by the keyboard."""
    _press.key, _press.at = key, event.globalPosition().toPoint() if event else None


def is_still_meant(key: QAbstractButton, place: QPoint) -> bool:
    """Return whether a mouse at *place* of *key* stands where it pressed it: the key has moved."""
    if _press.key is not key or _press.at is None or not key.isDown():
        return False
    moved = (key.mapToGlobal(place) - _press.at).manhattanLength()
    return moved < QApplication.startDragDistance()


class Pressed(_Button):
    """Stands before a button of Qt: takes Enter as the space bar, and has the ring after a key."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Be pressed: the ring goes, and until the release nothing is told anew."""
        use_mouse()
        press(self, event)
        super().mousePressEvent(event)

    def hitButton(self, place: QPoint) -> bool:
        """Count a release where the mouse pressed us, though we lie elsewhere now."""
        return super().hitButton(place) or is_still_meant(self, place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be pressed by a key; the ring comes."""
        use_keys()
        press(self)
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)
