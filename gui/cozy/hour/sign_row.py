"""Undo, back to the option, redo, start over, and "Sign the hour"."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from gui.cozy.hour.draft import Draft
from gui.cozy.hour.short_text import ShortText
from gui.parts.theme import INK
from gui.parts.why_button import WhyButton, allow
from gui.words.words import words

_ICON = 20


class SignRow(QWidget):
    """The buttons for undo and signing; the draft says which of them can be pressed."""

    signed = Signal()
    barred = Signal(str)
    """Why the hour cannot be signed yet: somebody pressed the button all the same."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self.undo = _button(_arrow_back, words("Take the last decision back (Ctrl+Z)"))
        self.redo = _button(_arrow_on, words("Take it again (Ctrl+Y)"))
        self.undo_option = _button(_arrow_to_bar, words("Back to the choice of the option"))
        self.undo_all = _button(_arrow_round, words("Start the hour over"))
        self.sign = WhyButton()
        self._texts = ShortText((self.sign,))
        self.sign.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        tip = words("Sign the hour (Ctrl+Enter): after that nothing is taken back")
        self.sign.setProperty("tip", tip)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3)
        for button in (self.undo, self.redo, self.undo_option, self.undo_all, self.sign):
            row.addWidget(button)
        self.undo.clicked.connect(self._undo)
        self.redo.clicked.connect(draft.redo)
        self.undo_option.clicked.connect(draft.undo_option)
        self.undo_all.clicked.connect(draft.undo_all)
        self.sign.chosen.connect(self.signed)
        self.sign.barred.connect(self.barred)

    def _undo(self) -> None:
        self._draft.undo()

    def show_draft(self, *, waits: str, can_sign: bool, is_warned: bool) -> None:
        """Offer what can be undone, and signing once the hour is finished.

        *waits* says what is awaited if nothing can be done at all.
        """
        undecided = "" if self._draft.decisions else words("Nothing is decided in this hour yet.")
        no_option = "" if self._draft.after_option else words("No option is chosen yet.")
        not_undone = "" if self._draft.can_redo else words("Nothing was taken back.")
        for button, why in (
            (self.undo, undecided),
            (self.redo, not_undone),
            (self.undo_option, no_option),
            (self.undo_all, undecided),
        ):
            allow(button, waits or why, str(button.property("tip")))
        self.sign.bar(waits or self._unsigned(can_sign=can_sign), str(self.sign.property("tip")))
        font = self.sign.font()
        font.setBold(not self.sign.why)
        self.sign.setFont(font)
        text = words("Sign anyway") if is_warned else words("Sign the hour")
        self._texts.say(0, text, words("Sign"))
        self._fit()

    def _unsigned(self, *, can_sign: bool) -> str:
        """Return why the hour cannot be signed yet, or ""."""
        if not self._draft.is_over:
            return words("The hour is not finished: an option or the pass comes first.")
        return "" if can_sign else words("The table does not wait for you now.")

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Use short texts where there is little room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self._texts.fit(self.width() - 4 * (self.undo.sizeHint().width() + 3))


def _button(paint: Callable[[QPainter], None], tip: str) -> QToolButton:
    button = QToolButton()
    button.setIconSize(QSize(_ICON, _ICON))
    pixmap = QPixmap(2 * _ICON, 2 * _ICON)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(INK, 2))
    paint(painter)
    painter.end()
    button.setIcon(QIcon(pixmap))
    button.setProperty("tip", tip)
    button.setAccessibleName(tip)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the sheet
    return button


def _arrow_back(painter: QPainter) -> None:
    """Draw an arrow that bends to the left."""
    bow = QPainterPath(QPointF(5, 8))
    bow.cubicTo(QPointF(18, 5), QPointF(19, 17), QPointF(8, 17))
    painter.drawPath(bow)
    _paint_tip(painter)


def _arrow_on(painter: QPainter) -> None:
    painter.translate(_ICON, 0)
    painter.scale(-1, 1)
    _arrow_back(painter)


def _arrow_to_bar(painter: QPainter) -> None:
    painter.drawLine(QPointF(2, 3), QPointF(2, 17))
    painter.translate(2, 2)
    painter.drawLine(QPointF(5, 8), QPointF(16, 8))
    _paint_tip(painter)


def _arrow_round(painter: QPainter) -> None:
    painter.drawArc(QRectF(4, 4, 12, 12), 130 * 16, 300 * 16)
    _paint_tip(painter)


def _paint_tip(painter: QPainter) -> None:
    painter.setBrush(INK)
    painter.drawPolygon(QPolygonF([QPointF(2, 8), QPointF(8, 4), QPointF(8, 12)]))
