"""Comparing the emblem: four pictures with their words, said aloud, one click (P3.4)."""

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gui.parts.label import Label
from gui.parts.theme import look
from gui.words.emblem import emblem_words
from gui.words.emblem_pictures import emblem_svg
from gui.words.words import words


class EmblemPanel(QFrame):
    """Guards that nothing is bid before a person has compared."""

    compared = Signal()
    said = Signal(str)
    """A sentence for the screen reader."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._shown: tuple[int, ...] = ()
        heading = Label(words("Do all laptops show the same four pictures?"))
        heading.setProperty("role", "heading")
        self._why = Label()
        self._why.setWordWrap(True)
        self._explain("", words("Say them aloud. If they are the same, nobody stands between you."))
        self._pictures = [_Picture() for _ in range(4)]
        self._words = [Label() for _ in range(4)]
        self._same = QPushButton(words("Same here"))
        self._same.setDefault(True)
        self._same.clicked.connect(self.compared)
        other = QPushButton(words("Something differs"))
        other.clicked.connect(self._warn)
        self.setFocusProxy(self._same)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(other)
        buttons.addWidget(self._same)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.addWidget(heading)
        column.addWidget(self._why)
        column.addLayout(self._row(), 1)
        column.addLayout(buttons)

    def _row(self) -> QHBoxLayout:
        """Return each word below its picture."""
        row = QHBoxLayout()
        row.setSpacing(24)
        for picture, word in zip(self._pictures, self._words, strict=True):
            word.setProperty("role", "emblem")
            word.setAlignment(Qt.AlignmentFlag.AlignCenter)
            pair = QVBoxLayout()
            pair.addWidget(picture, 1)
            pair.addWidget(word)
            row.addLayout(pair, 1)
        return row

    def _explain(self, role: str, sentence: str) -> None:
        self._why.setProperty("role", role)
        self._why.style().polish(self._why)
        self._why.setText(sentence)

    def _warn(self) -> None:
        """Show above the pictures what a difference means, for as long as they are shown."""
        warning = words(
            "Then somebody stands between you, or there are two tables: all leave and meet again."
        )
        self._explain("call", warning)
        self.said.emit(warning)

    def show_emblem(self, emblem: tuple[int, ...]) -> None:
        """Show the four pictures of *emblem*."""
        if emblem == self._shown:
            return
        self._shown = emblem
        said = emblem_words(emblem)
        for picture, drawing in zip(self._pictures, emblem, strict=True):
            picture.show_picture(drawing)
        for label, word in zip(self._words, said, strict=True):
            label.setText(word)
        self.setAccessibleName(words("The emblem: {words}", words=", ".join(said)))


class _Picture(QWidget):
    """One picture of the emblem, as large as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self._renderer: QSvgRenderer | None = None
        both = QSizePolicy.Policy.Expanding
        self.setSizePolicy(both, both)

    def show_picture(self, picture: int) -> None:
        """Show *picture*, 0 to 63."""
        self._renderer = QSvgRenderer(QByteArray(emblem_svg(picture, look().theme.ink).encode()))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return a size that grows with the text."""
        side = 9 * self.fontMetrics().height()
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return a size at which it stays recognisable."""
        return self.sizeHint() / 3

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Draw it in the middle, as wide as it is high."""
        if self._renderer is None:
            return
        side = min(self.width(), self.height())
        frame = QRectF(0, 0, side, side)
        frame.moveCenter(QRectF(self.rect()).center())
        self._renderer.render(QPainter(self), frame)
