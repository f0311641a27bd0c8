"""A drawer of paper that opens from the right, with a heading, its content, and buttons below."""

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.kit.button import IconButton
from gui.kit.card import Card
from gui.kit.clock import Glide
from gui.kit.label import Label
from gui.kit.layout import nest, spaced
from gui.kit.theme import look, px
from gui.kit.tokens import GAP, WIDE
from gui.words.words import words

WIDTH = 426
IN_MS, OUT_MS = 220, 160


class Drawer(Card):
    """Holds *content* beside a board; closed at first. It slides in and out, not in calm motion."""

    toggled = Signal(bool)
    fitted = Signal()
    """It needs another width: one of its buttons has come, has gone or says something else."""

    def __init__(self, heading: str, content: QWidget) -> None:
        super().__init__()
        title = Label(heading)
        title.setProperty("role", "heading")
        self._close = IconButton("x", words("Close"), is_flat=True)
        self._close.chosen.connect(lambda: self.open(is_open=False))
        self._head = spaced(QHBoxLayout(), (WIDE - 2, 9, GAP, 9))
        self.buttons = spaced(QHBoxLayout(), (0, 0, 0, 0), 0)
        """The buttons below the content."""
        self._head.addWidget(title, 1)
        self._head.addWidget(self._close)
        column = spaced(QVBoxLayout(self), (0, 0, 0, 0), 0)
        nest(column, self._head)
        column.addWidget(content, 1)
        nest(column, self.buttons)
        content.setAccessibleName(heading)
        self._is_open = False
        self._home, self._least = QRect(), 0
        self._way = QPoint(), QPoint()
        """Where it slides from, and to."""
        self._slide = Glide(self)
        self._slide.valueChanged.connect(self._slide_by)
        self._slide.finished.connect(self._arrive)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether it is open."""
        return self._is_open

    @property
    def left(self) -> int:
        """The left edge of its place, wherever it is on its way there."""
        return self._home.left()

    def open(self, *, is_open: bool = True) -> None:
        """Open it, or close it again; its page gets the focus back that was here."""
        if is_open is self._is_open:
            return
        self._is_open = is_open
        here: QWidget | None = self.window().focusWidget()
        page = self.parentWidget()
        has_focus = here is not None and self.isAncestorOf(here)
        was_hidden = self.isHidden()
        self.show()
        self.raise_()
        if has_focus and page is not None:
            page.setFocus()
        self.toggled.emit(is_open)
        self._move(QPoint(page.width(), self._home.y()) if was_hidden and page else self.pos())

    def _move(self, start: QPoint) -> None:
        """Slide in from *start*, or out."""
        page = self.parentWidget()
        self._slide.stop()
        if look().is_calm or page is None or not self.isVisible():
            self._arrive()
            return
        curve = QEasingCurve.Type.OutCubic if self._is_open else QEasingCurve.Type.InCubic
        self._slide.setEasingCurve(curve)
        self._slide.setDuration(IN_MS if self._is_open else OUT_MS)
        beside = QPoint(page.width(), self._home.y())
        self._way = start, self._home.topLeft() if self._is_open else beside
        self._slide_by(0.0)
        self._slide.start()

    def _slide_by(self, share: float) -> None:
        start, end = self._way
        self.move(start + (end - start) * share)

    def _arrive(self) -> None:
        self.setVisible(self._is_open)
        self.setGeometry(self._home)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.open(is_open=False)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Tell when another width is needed."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            least = max(px(WIDTH), self.minimumSizeHint().width())
            if least != self._least:
                self.fitted.emit()
        return done

    def lay_out_in(self, right: int, top: int, height: int) -> None:
        """Lie with its right edge at *right* px of the page, *height* px high from *top*."""
        parent = self.parentWidget()
        most = parent.width() - 2 * px(WIDE) if parent is not None else right
        self._least = max(px(WIDTH), self.minimumSizeHint().width())
        wide = min(self._least, most)
        self.lay_out_at(QRect(right - wide, top, wide, height))

    def lay_out_at(self, home: QRect) -> None:
        """Lie at *home*, or be on the way there."""
        if home == self._home and self._slide.is_running:
            return
        self._home = home
        self._slide.stop()
        self._arrive()

    def paint(self, painter: QPainter) -> None:
        self.paint_paper(painter)
        painter.setPen(QPen(QColor(look().theme.line), 1.5))
        for line in (self._head.geometry().bottom(), self.buttons.geometry().top()):
            painter.drawLine(
                QRectF(0, line, self.width(), 0).topLeft(),
                QRectF(0, line, self.width(), 0).topRight(),
            )
