"""The question to a player who leaves a table in play: for now, or for good."""

from enum import Enum, auto

from PySide6.QtWidgets import QMessageBox, QWidget

from gui.words.words import words


class Way(Enum):
    """What a player who presses "Leave…" may want."""

    ADJOURN = auto()
    FOR_GOOD = auto()
    STAY = auto()


def ask_way(parent: QWidget) -> Way:
    """Return the answer; Enter adjourns and Escape stays, so that no slip leaves for good."""
    box = QMessageBox(parent)
    box.setWindowTitle(words("Leave the table"))
    box.setText(words("Adjourn, or leave this game for good?"))
    box.setInformativeText(
        words("Adjourned games are under Games. A player who leaves for good cannot come back.")
    )
    adjourn = box.addButton(words("Adjourn"), QMessageBox.ButtonRole.AcceptRole)
    final = box.addButton(words("Leave for good"), QMessageBox.ButtonRole.DestructiveRole)
    stay = box.addButton(words("Stay"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(adjourn)
    box.setEscapeButton(stay)
    box.exec()
    pressed = box.clickedButton()
    return Way.ADJOURN if pressed is adjourn else Way.FOR_GOOD if pressed is final else Way.STAY
