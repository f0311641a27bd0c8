"""The head of a page about the past: the button that leads back, and the title beside it."""

from PySide6.QtWidgets import QWidget

from gui.kit.focus import RING
from gui.kit.theme import px
from gui.kit.tokens import MARGIN, TIGHT, WIDE

_TOP, _HIGH = 22, 44


def lie_head(back: QWidget, title: QWidget) -> int:
    """Lay the button *back* and the *title* in the corner; return the room beside them."""
    ring = px(RING)
    back.move(px(MARGIN) - ring, px(_TOP) - ring)
    back.resize(back.sizeHint())
    title.adjustSize()
    left = back.geometry().right() + px(TIGHT)
    title.move(left, px(_TOP) + (px(_HIGH) - title.height()) // 2)
    return title.geometry().right() + px(WIDE)
