"""Where keys lead along what lies beside each other: hours of a chart, steps of a curve."""

from PySide6.QtCore import Qt

PICKS = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
"""The keys that choose what is looked at."""


def led(key: int, at: int, count: int) -> int | None:
    """Return which of *count* comes after *at* by an arrow, Home or End; None by another key.

    >>> led(Qt.Key.Key_Right, 2, 3), led(Qt.Key.Key_Home, 2, 3), led(Qt.Key.Key_A, 2, 3)
    (2, 0, None)
    """
    match key:
        case Qt.Key.Key_Left:
            return max(at - 1, 0)
        case Qt.Key.Key_Right:
            return min(at + 1, count - 1)
        case Qt.Key.Key_Home:
            return 0
        case Qt.Key.Key_End:
            return count - 1
        case _:
            return None
