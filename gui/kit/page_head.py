"""The head of a page: the button that leads back, and the title beside it."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, SignalInstance
from PySide6.QtWidgets import QLabel, QWidget

from gui.kit.button import IconButton, back_button
from gui.kit.focus import RING
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.kit.tokens import MARGIN, TIGHT, WIDE

_TOP, _HIGH = 22, 44


def page_head(
    page: QWidget, leave: Callable[[], None] | SignalInstance, said: str
) -> tuple[IconButton, QLabel]:
    """Put a button that does *leave* and the title *said* on *page*."""
    back, title = back_button(leave), role_label("title", said, wraps=False)
    back.setParent(page)
    title.setParent(page)
    return back, title


def lay_head(back: QWidget, title: QWidget, top: int = _TOP, apart: int | None = None) -> int:
    """Lay the button *back* and the *title* in the corner; return where they end."""
    ring = px(RING)
    back.move(px(MARGIN) - ring, px(top) - ring)
    back.resize(back.sizeHint())
    title.adjustSize()
    left = back.geometry().right() + (px(TIGHT) if apart is None else apart)
    title.move(left, px(top) + (px(_HIGH) - title.height()) // 2)
    return title.geometry().right() + px(WIDE)


def lay_wide_head(back: QWidget, title: QWidget, end: int) -> None:
    """Lay the button *back* in the corner, and a *title* that grows from there to *end*."""
    back.setGeometry(QRect(QPoint(px(10), px(12)), back.sizeHint()))
    title.setGeometry(px(74), px(10), end - px(74), px(60))
