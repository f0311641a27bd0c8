"""The tip that says at once why a button cannot be pressed: beside it, and in nobody's way.

Law: it covers no other button where there is room elsewhere, and takes no click.
"""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolTip, QWidget

_GAP = 4


def show_tip(button: QWidget) -> None:
    """Show the tip of *button* beside it."""
    QToolTip.showText(button.mapToGlobal(button.rect().bottomLeft()), button.toolTip(), button)
    if shown := tip_shown():
        window = shown.windowHandle()
        if window is not None:
            window.setFlag(Qt.WindowType.WindowTransparentForInput)
        shown.move(_place(button, shown).topLeft())


def tip_shown() -> QWidget | None:
    """Return the tip that is seen now; Qt makes one for all."""
    tips = (one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel"))
    return next((one for one in tips if one.isVisible()), None)


def _place(button: QWidget, shown: QWidget) -> QRect:
    """Return of the places beside *button* the first one that covers least of other buttons."""
    window = button.window()
    taken = [
        _frame(other)
        for other in window.findChildren(QAbstractButton)
        if other.isVisible() and not other.visibleRegion().isEmpty()
    ]

    def covered(place: QRect) -> int:
        parts = (place.intersected(one) for one in taken)
        return sum(part.width() * part.height() for part in parts)

    return min(_places(_frame(button), shown, window.screen().availableGeometry()), key=covered)


def _places(button: QRect, shown: QWidget, screen: QRect) -> Iterator[QRect]:
    wide, high = shown.width(), shown.height()
    for top in (button.bottom() + _GAP, button.top() - high - _GAP):
        for left in (button.left(), button.right() - wide):
            place = QRect(left, top, wide, high)
            place.moveLeft(max(screen.left(), min(left, screen.right() - wide)))
            place.moveTop(max(screen.top(), min(top, screen.bottom() - high)))
            yield place


def _frame(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())
