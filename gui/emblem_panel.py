"""Comparing the emblem: four pictures with their words, said aloud, one click (P3.4)."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from gui.emblem import emblem_words
from gui.words import words


class EmblemPanel(QFrame):
    """Guards that nothing is bid before a person has compared."""

    compared = Signal()
    differs = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._shown: tuple[int, ...] = ()
        heading = QLabel(words("Do all laptops show the same four pictures?"))
        heading.setProperty("role", "heading")
        why = QLabel(words("Say them aloud. If they are the same, nobody stands between you."))
        why.setWordWrap(True)
        self._pictures = [QLabel() for _ in range(4)]
        row = QHBoxLayout()
        for picture in self._pictures:
            picture.setProperty("role", "emblem")
            picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
            row.addWidget(picture, 1)
        self._same = QPushButton(words("Same here"))
        self._same.setDefault(True)
        self._same.clicked.connect(self.compared)
        other = QPushButton(words("Something differs"))
        other.clicked.connect(self.differs)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(other)
        buttons.addWidget(self._same)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.addStretch(1)
        column.addWidget(heading)
        column.addWidget(why)
        column.addLayout(row)
        column.addLayout(buttons)
        column.addStretch(1)

    def show_emblem(self, emblem: tuple[int, ...]) -> None:
        """Show the four pictures of *emblem*."""
        if emblem == self._shown:
            return
        self._shown = emblem
        said = emblem_words(emblem)
        for picture, word in zip(self._pictures, said, strict=True):
            picture.setText(words(word))
        self.setAccessibleName(words("The emblem: {words}", words=", ".join(said)))
        self._same.setFocus()
