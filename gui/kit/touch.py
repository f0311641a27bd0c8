"""What can be pressed and is no button with a face: badges, switches, tabs, rows."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from gui.kit.painted import Painted
from gui.kit.press import Pressed


class Touch(Pressed, Painted, QAbstractButton):
    """Lights up under the mouse, and has no face of its own."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setText(text)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
