"""A label of a fixed number of lines, so that nothing around it moves; longer text adds lines."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from gui.parts.label import Label, tip

_WRAPPED = int(Qt.TextFlag.TextWordWrap)


class Lines(Label):
    """Keeps all its text readable, at every width and text size."""

    def __init__(self, count: int, *, is_bold: bool = False) -> None:
        super().__init__()
        self._count = count
        self.setWordWrap(True)
        font = self.font()
        font.setBold(is_bold)
        self.setFont(font)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._fit()

    def say(self, said: str) -> None:
        """Show *said*."""
        if said != self.text():
            self.setText(said)
            self.setToolTip(tip(said))
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Be as high as the words need at this width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Be as high as the words need at this text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_count"):
            self._fit()

    def _fit(self) -> None:
        height = self.sizeHint().height()
        if height != self.height():
            self.setFixedHeight(height)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return room for the lines, or for those that the words need at this width."""
        room = QRect(0, 0, self.width(), 0)
        needed = self.fontMetrics().boundingRect(room, _WRAPPED, self.text()).height()
        return QSize(100, max(self.fontMetrics().lineSpacing() * self._count, needed) + 2)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return room for the lines."""
        return QSize(0, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """Return False: the height follows once the width is known."""
        return False
