"""A pill on the board with smaller, larger and everything: there only while somebody zooms."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.kit.art import LOW, Casting
from gui.kit.button import IconButton
from gui.kit.clock import Timer
from gui.kit.painted import Painted
from gui.kit.theme import look
from gui.words.words import words
from gui.wormup.board.board import STEP, Board

LINGERS_MS = 3_000


class ZoomBar(Casting, Painted, QWidget):
    """Three buttons that zoom *board* at its middle; they go soon after all is shown again."""

    casts = (28, LOW)

    def __init__(self, board: Board, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = board
        self.setCursor(Qt.CursorShape.ArrowCursor)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        middle = board.middle
        for icon, said, key, zoom in (
            ("minus", words("Smaller"), "-", lambda: board.zoom(1 / STEP, middle())),
            ("plus", words("Larger"), "+", lambda: board.zoom(STEP, middle())),
            ("fit", words("Show everything"), "F", board.fit_all),
        ):
            button = IconButton(icon, said, key)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus to the board
            button.clicked.connect(zoom)
            row.addWidget(button)
        self._clock = Timer(self, singleShot=True, interval=LINGERS_MS)
        self._clock.timeout.connect(self._go)
        board.zoomed.connect(self._come)
        self.hide()

    def _come(self) -> None:
        self.adjustSize()
        self.show()
        self.raise_()
        self._clock.start()

    def _go(self) -> None:
        self.setVisible(not self._board.is_fitted)

    def paint(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look().theme.paper))
        frame = QRectF(self.rect())
        painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
