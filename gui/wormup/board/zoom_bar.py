"""Three small buttons on the board: larger, smaller, everything. The board has keys for them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from gui.words.words import words
from gui.wormup.board.board import STEP, Board


class ZoomBar(QWidget):
    """Three small buttons that zoom *board* at its middle."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 4, 4)
        row.setSpacing(2)
        middle = board.middle
        for sign, name, hint, zoom in (
            ("+", words("Larger"), words("Larger (+)"), lambda: board.zoom(STEP, middle())),
            ("-", words("Smaller"), words("Smaller (-)"), lambda: board.zoom(1 / STEP, middle())),
            ("⤢", words("Everything"), words("Show everything (F)"), board.fit_all),
        ):
            button = QToolButton()
            button.setText(sign)
            button.setAccessibleName(name)
            button.setToolTip(hint)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the board
            button.clicked.connect(zoom)
            row.addWidget(button)
        self.adjustSize()
