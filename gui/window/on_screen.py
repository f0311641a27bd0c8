"""Where a window stands: as large as the pictures are meant to be, whole on the screen."""

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QWidget

from gui.kit.theme import FULL

SHIFT = 40
"""By how many px each further window at one laptop stands off the one before."""


def stand(window: QWidget, others: int) -> None:
    """Let *window* stand for the first time, and off the *others* at this laptop."""
    room, off = window.screen().availableGeometry(), others * SHIFT
    window.resize(QSize(*FULL).boundedTo(room.size() - QSize(off, off)))
    if others:
        window.move(room.topLeft() + QPoint(off, off))


def keep_on_screen(window: QWidget) -> None:
    """Make *window* fit the screen with its frame, whose size is known once it is shown.

    A window that is larger than the screen even without its frame was made so on purpose.
    """
    room, frame = window.screen().availableGeometry(), window.frameGeometry()
    is_larger = window.size().boundedTo(room.size()) != window.size()
    if is_larger or window.isMaximized() or window.isFullScreen() or room.contains(frame):
        return
    around = frame.size() - window.size()
    size = window.size().boundedTo(room.size() - around)
    window.resize(size)
    over = QPoint(room.right(), room.bottom()) - QPoint(around.width(), around.height())
    over -= QPoint(size.width(), size.height()) - QPoint(1, 1)
    window.move(
        max(room.left(), min(frame.x(), over.x())), max(room.top(), min(frame.y(), over.y()))
    )
