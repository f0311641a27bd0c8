"""A longer answer in its own window: scrolled, selectable, copyable, closed with Esc."""

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from gui.kit.plain_text import PlainText
from gui.words.words import words


class TextBox(QDialog):
    """Shows *lines*; it grows with the text, but never beyond *parent*."""

    def __init__(self, parent: QWidget, title: str, lines: Sequence[str]) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.text = PlainText(title, "\n".join(lines))
        self.text.setTabChangesFocus(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setText(words("Close"))
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addWidget(buttons)
        letter = self.fontMetrics()
        height = (len(lines) + 8) * letter.lineSpacing() * 3 // 2
        room = parent.window().size()
        self.resize(
            min(76 * letter.averageCharWidth() + 40, room.width() - 40),
            min(height, room.height() - 60),
        )


def show_text(parent: QWidget, title: str, lines: Sequence[str]) -> TextBox:
    """Show *lines* in front of *parent* until they are closed."""
    box = TextBox(parent, title, lines)
    box.finished.connect(box.deleteLater)
    box.open()
    return box
