"""A window with the usual keys: Tab goes in reading order, Enter presses, Escape leaves.

Law: where Tab goes is read from the window as it stands, for its parts move with its size.
"""

from __future__ import annotations  # the types of what the first picture does not need

from itertools import groupby
from operator import methodcaller
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QPushButton, QScrollArea, QWidget

from gui.kit.focus import use_keys, use_mouse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent

    Part = tuple[int, QRect]
    Group = tuple[QRect, list[QWidget]]

BACK = "back"
"""The role of the button that Escape presses."""


class KeyedWindow(QMainWindow):
    """Lets every button be reached and pressed without a mouse."""

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: FBT001, A002  # Qt's names
        """Move the focus to the next part of the window or the one before, in a circle."""
        return go_round(self, is_next=next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button that Enter or Escape means, if nothing nearer took the key."""
        button = None if event.isAutoRepeat() else self._meant(Qt.Key(event.key()))
        if button is None:
            super().keyPressEvent(event)
        else:
            button.click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let the ring go, though nothing was hit."""
        use_mouse()
        super().mousePressEvent(event)

    def _meant(self, key: Qt.Key) -> QAbstractButton | None:
        here = self.focusWidget()
        shown = [button for button in self.findChildren(QPushButton) if button.isVisible()]
        if key == Qt.Key.Key_Escape:
            return next((one for one in shown if one.property("role") == BACK), None)
        if key not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return None
        return here if isinstance(here, QAbstractButton) else None


def go_round(root: QWidget, *, is_next: bool) -> bool:
    """Move the focus to the next part of *root* or the one before; return whether there is one."""
    parts, here = stops(root), root.window().focusWidget()
    if not parts:
        return False
    if not _has_gone(here):
        use_keys()
    if here in parts:
        at = (parts.index(here) + (1 if is_next else -1)) % len(parts)
    else:
        at = 0 if is_next else -1
    reason = Qt.FocusReason.TabFocusReason if is_next else Qt.FocusReason.BacktabFocusReason
    parts[at].setFocus(reason)
    return True


def _has_gone(part: QWidget | None) -> bool:
    """Return whether *part* was hidden or barred: then Qt moves on, and nobody pressed a key."""
    return part is not None and not (part.isVisible() and part.isEnabled())


def stops(root: QWidget) -> list[QWidget]:
    """Return what Tab reaches in *root*: itself first, then its parts in reading order."""
    children = [child for child in root.children() if isinstance(child, QWidget)]
    shown = [child for child in children if child.isVisible() and not child.isWindow()]
    groups = [(child.geometry(), found) for child in shown if (found := stops(child))]
    frames = [frame for frame, _ in groups]
    within = [part for group in groups for part in _opened(root, group, frames)]
    order = reading_order([frame for frame, _ in within])
    inside = [stop for place in order for stop in within[place][1]]
    return [root, *inside] if _is_stop(root, inside) else inside


def _opened(root: QWidget, group: Group, frames: Sequence[QRect]) -> list[Group]:
    """Return *group*, or each of its stops by itself if something lies over it in *root*.

    What scrolls stays together: where its parts are changes as the focus moves.
    """
    frame, found = group
    if sum(frame.intersects(other) for other in frames) == 1:
        return [group]
    parts: list[Group] = []
    for area, together in groupby(found, lambda stop: _scrolled(root, stop)):
        for one in [[*together]] if area else [[stop] for stop in together]:
            part = area or one[0]
            parts.append((QRect(part.mapTo(root, QPoint()), part.size()), one))
    return parts


def _scrolled(root: QWidget, stop: QWidget) -> QScrollArea | None:
    """Return what *stop* scrolls in within *root*, or None."""
    parent = stop.parentWidget()
    while parent is not None and parent is not root:
        if isinstance(parent, QScrollArea):
            return parent
        parent = parent.parentWidget()
    return None


def _is_stop(widget: QWidget, inside: Sequence[QWidget]) -> bool:
    if not widget.focusPolicy() & Qt.FocusPolicy.TabFocus or widget.focusProxy():
        return False
    if isinstance(widget, QScrollArea):  # Tab scrolls to what is inside, without help
        return not inside and widget.verticalScrollBar().maximum() > 0
    return widget.isEnabled()


def reading_order(frames: Sequence[QRect]) -> list[int]:
    """Return the places of *frames* in reading order: bands from the top, in a band by columns.

    >>> from PySide6.QtCore import QRect
    >>> reading_order([QRect(50, 0, 9, 9), QRect(0, 0, 40, 9), QRect(0, 20, 9, 9)])
    [1, 0, 2]
    """
    return [place for place, _ in _read(list(enumerate(frames)), is_down=True)]


def _read(parts: list[Part], *, is_down: bool, is_stuck: bool = False) -> list[Part]:
    """Return *parts* in order, band by band, or column by column if not *is_down*."""
    if len(parts) < 2:
        return parts
    groups = _cut(parts, is_down=is_down)
    if len(groups) > 1:
        return [part for group in groups for part in _read(group, is_down=not is_down)]
    if is_stuck:
        first = min(parts, key=lambda part: (part[1].top(), part[1].left()))
        return [first, *_read([part for part in parts if part is not first], is_down=True)]
    return _read(parts, is_down=not is_down, is_stuck=True)


def _cut(parts: list[Part], *, is_down: bool) -> list[list[Part]]:
    """Return *parts* in groups, cut wherever there is a gap right across."""
    start, end = map(methodcaller, ("top", "bottom") if is_down else ("left", "right"))
    groups: list[list[Part]] = []
    reach = 0
    for part in sorted(parts, key=lambda part: start(part[1])):
        if not groups or start(part[1]) > reach:
            groups.append([])
            reach = end(part[1])
        groups[-1].append(part)
        reach = max(reach, end(part[1]))
    return groups
