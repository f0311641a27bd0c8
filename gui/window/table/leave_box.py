"""The question to a player who leaves a table in play: for now, or for good."""

from enum import Enum, auto

from PySide6.QtWidgets import QWidget

from gui.kit.dialog import ask
from gui.words.words import words


class LeaveWay(Enum):
    """What a player who presses "Leave…" may want."""

    ADJOURN = auto()
    FOR_GOOD = auto()
    STAY = auto()


def ask_way(parent: QWidget, *, is_alone: bool) -> LeaveWay:
    """Return the answer; Enter and Escape stay, so that no slip leaves for good."""
    pressed = ask(
        parent,
        words("Leave the table?"),
        words(
            "The game is on your shelf, and you can go on with it another day. If you leave for"
            " good, you cannot come back."
        )
        if is_alone
        else words(
            "Your worm stays and dozes. You can come back as long as the others play; the game is"
            " on your shelf. If you leave for good, you cannot come back."
        ),
        (words("Stay"), words("Leave for now")),
        words("Leave for good…"),
    )
    return (LeaveWay.STAY, LeaveWay.ADJOURN, LeaveWay.FOR_GOOD)[pressed]
