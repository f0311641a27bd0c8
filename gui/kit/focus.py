"""The ring round what has the focus: shown only while somebody uses keys, not the mouse."""

from typing import ClassVar
from weakref import WeakSet

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from gui.kit.fills import draw_with
from gui.kit.theme import look, margins, px

RING = 6
"""The room that a part keeps free round itself for the ring, in px at art 1."""
_WIDE = 3


def ringed(wide: int, high: int) -> QSize:
    """Return the size of a part *wide* by *high* px and of the room round it for the ring."""
    return QSize(wide, high).grownBy(margins(RING, RING, RING, RING))


class _Input:
    """There is one keyboard and one mouse: which of them was used last."""

    is_key = False
    has_keys = False
    """Whether a key was pressed since the window opened."""
    followers: ClassVar[WeakSet[QWidget]] = WeakSet()
    """What looks otherwise while keys lead."""


def keys_lead() -> bool:
    """Return whether the last input was a key."""
    return _Input.is_key


def has_keys() -> bool:
    """Return whether somebody has used keys in this window."""
    return _Input.has_keys


def forget_keys() -> None:
    """Begin as with a window that nobody has touched yet."""
    _Input.has_keys = False
    _turn(is_key=False)


def use_keys() -> None:
    """Remember that the last input was a key: the ring comes."""
    _Input.has_keys = True
    _turn(is_key=True)


def use_mouse() -> None:
    """Remember that the last input was a click: the ring goes."""
    _turn(is_key=False)


def _turn(*, is_key: bool) -> None:
    if is_key is not _Input.is_key:
        _Input.is_key = is_key
        here = QApplication.focusWidget()
        for one in (here, *_Input.followers):
            if isinstance(one, QWidget) and isValid(one):
                one.update()


def follow_keys(widget: QWidget) -> None:
    """Paint *widget* anew whenever keys begin or cease to lead."""
    _Input.followers.add(widget)


def lead_to(part: QWidget, view: QWidget) -> None:
    """Give *part* of *view* the focus, but take it from nobody who has gone elsewhere by keys."""
    here = QApplication.focusWidget()
    is_elsewhere = here is not None and not (here.isAncestorOf(view) or view.isAncestorOf(here))
    if not (keys_lead() and is_elsewhere and here is not view):
        part.setFocus()


def has_ring(widget: QWidget) -> bool:
    """Return whether *widget* shows the ring now."""
    return _Input.is_key and widget.hasFocus()


def paint_ring(painter: QPainter, frame: QRectF, corner: float) -> None:
    """Paint the ring round *frame*, whose corners are *corner* px: 3 px wide, 3 px outside."""
    wide = max(2, px(_WIDE))
    out = wide * 1.5
    draw_with(painter, QPen(QColor(look().theme.ring), wide))
    painter.drawRoundedRect(frame.adjusted(-out, -out, out, out), corner + out, corner + out)


def paint_focus(painter: QPainter, widget: QWidget, frame: QRectF, corner: float) -> None:
    """Paint the ring of *widget* as `paint_ring` does, while it shows one."""
    if has_ring(widget):
        paint_ring(painter, frame, corner)
