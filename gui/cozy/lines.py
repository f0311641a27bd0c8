"""A label of a fixed number of lines: whatever it says, nothing round it moves."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy


class Lines(QLabel):
    """Says what fits, and all of it as a tip."""

    def __init__(self, count: int, *, is_bold: bool = False) -> None:
        super().__init__()
        self._count = count
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        font = self.font()
        font.setBold(is_bold)
        self.setFont(font)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)

    def say(self, said: str) -> None:
        """Show *said*."""
        if said != self.text():
            self.setText(said)
            self.setToolTip(said)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Ask for the lines."""
        return QSize(100, self.fontMetrics().lineSpacing() * self._count + 2)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Ask for the lines."""
        return QSize(0, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """Be as high as ever."""
        return False
