"""What can be pressed and is no button with a face: badges, switches, tabs, rows."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from gui.kit.focus import use_keys, use_mouse
from gui.kit.painted import Painted
from gui.kit.press import is_still_meant, press


class Touch(Painted, QAbstractButton):
    """Lights up under the mouse, takes Enter as the space bar, and has the ring after a key."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setText(text)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Be pressed; the ring goes."""
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
