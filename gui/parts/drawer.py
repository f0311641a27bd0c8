"""A drawer of paper that opens from the right, with a heading, its content, and keys below."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.parts.card import Card
from gui.parts.keys import IconKey
from gui.parts.label import Label
from gui.parts.theme import look, px
from gui.parts.tokens import SMALL, WIDE
from gui.words.words import words

WIDTH = 426


class Drawer(Card):
    """Holds *content* beside a board; closed at first."""

    toggled = Signal(bool)

    def __init__(self, heading: str, content: QWidget) -> None:
        super().__init__()
        title = Label(heading)
        title.setProperty("role", "heading")
        self._close = IconKey("x", words("Close"), is_flat=True)
        self._close.chosen.connect(lambda: self.open(is_open=False))
        self._head, self.keys = QHBoxLayout(), QHBoxLayout()
        """The keys below the content."""
        self._head.addWidget(title, 1)
        self._head.addWidget(self._close)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(content, 1)
        self._column.addLayout(self.keys)
        content.setAccessibleName(heading)
        self._scale()
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether it is open."""
        return not self.isHidden()

    def open(self, *, is_open: bool = True) -> None:
        """Open it, or close it again; its page gets the keys back that were here."""
        if is_open is not self.is_open:
            keys: QWidget | None = self.window().focusWidget()
            page = self.parentWidget()
            has_keys = keys is not None and self.isAncestorOf(keys)
            self.setVisible(is_open)
            if has_keys and page is not None:
                page.setFocus()
            self.raise_()
            self.toggled.emit(is_open)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Close at Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.open(is_open=False)
        else:
            super().keyPressEvent(event)

    def lie_in(self, right: int, top: int, height: int) -> None:
        """Lie with its right edge at *right* px of the page, *height* px high from *top*."""
        parent = self.parentWidget()
        most = parent.width() - 2 * px(WIDE) if parent is not None else right
        wide = min(max(px(WIDTH), self.minimumSizeHint().width()), most)
        self.setGeometry(right - wide, top, wide, height)

    def _scale(self) -> None:
        self._head.setContentsMargins(px(WIDE - 2), px(SMALL), px(SMALL), 0)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.keys.setContentsMargins(0, 0, 0, 0)
        self.keys.setSpacing(0)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the paper, and hairlines between heading, content and keys."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_paper(painter)
        painter.setPen(QPen(QColor(look().theme.line), 1.5))
        for line in (self._head.geometry().bottom(), self.keys.geometry().top()):
            painter.drawLine(
                QRectF(0, line, self.width(), 0).topLeft(),
                QRectF(0, line, self.width(), 0).topRight(),
            )
        painter.end()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Take the spaces of a new look."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._scale()
