"""What the others call us: one card, and the name is edited where it stands."""

from __future__ import annotations  # the types of what the first picture does not need

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout

from core.table.naming import TYPED_MAX, name_refusal, tidied
from gui.kit.art import paint_icon
from gui.kit.bookmarks import Bookmark, Bookmarked
from gui.kit.card import Card
from gui.kit.clock import Timer
from gui.kit.fills import box_round
from gui.kit.focus import paint_focus, paint_ring
from gui.kit.layout import LaidOut, Scaled, nest, spaced
from gui.kit.role_label import role_label
from gui.kit.theme import Type, font, px
from gui.kit.tokens import CARD, GAP, SMALL, TILE
from gui.kit.touch import Touch
from gui.words.trouble_words import trouble_words
from gui.words.words import words

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    from core.table.looks import Worn

TOLD_MS = 600
"""How long after the last key the others hear of a name that is still being typed."""
_HIGH, _FACE = 76, 21
_LEFT, _RIGHT, _PEN = 80, 64, 22


class NameCard(Bookmarked, Scaled, LaidOut, Card):
    """Guards that only an allowed name is told."""

    renamed = Signal(str)
    judged = Signal()
    """The name is allowed, or no longer."""
    done = Signal()
    """Enter was pressed on an allowed name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.said, self.field = role_label("small"), _Field(name)
        self.bookmark = Bookmark(self.field.text, self._open_at)
        self.field.textEdited.connect(self._edit)
        self.field.editingFinished.connect(self.tell)
        self.field.entered.connect(self._enter)
        self.field.turned.connect(self.update)
        self._told = name
        self.face = _Face(self)
        self._wait = Timer(self, singleShot=True, interval=TOLD_MS)
        self._wait.timeout.connect(self.tell)
        self._row, column = QHBoxLayout(self), QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self.said)
        column.addWidget(self.field)
        nest(self._row, column, 1)
        self.setFocusProxy(self.field)
        self.setToolTip(words("Change your name"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._scale()
        self._say()

    @property
    def is_named(self) -> bool:
        """Whether the name, as it stands, is allowed."""
        return not name_refusal(self._name)

    def edit(self) -> None:
        """Let the name be typed anew."""
        self.field.setFocus()
        self.field.selectAll()

    def show_face(self) -> None:
        """Paint our face from now on: the first picture is there."""
        self.face.has_face = True
        self.face.update()

    def call(self, name: str) -> None:
        """Show *name*, which has been told already."""
        self._told = name
        self.field.setText(name)
        self._say()

    def dress(self, worm: Worn | None) -> None:
        """Show our face as *worm*; None has no paint yet."""
        self.face.worm = worm
        self.face.update()

    def _lay_out(self) -> None:
        side = round(px(_LEFT) - px(SMALL))
        self.face.setGeometry(px(SMALL), (self.height() - side) // 2, side, side)

    def tell(self) -> None:
        """Tell the name now, if it is allowed and new."""
        self._wait.stop()
        self._say()
        if self.is_named and self._name != self._told:
            self._told = self._name
            self.renamed.emit(self._told)

    @property
    def _name(self) -> str:
        return tidied(self.field.text())

    def _open_at(self, mark: str) -> None:
        self.field.setText(mark)
        self._say()
        self.judged.emit()

    def _edit(self) -> None:
        self._say()
        self._wait.start()
        self.judged.emit()

    def _enter(self) -> None:
        self.tell()
        if self.is_named:
            self.done.emit()

    def _say(self) -> None:
        """Say that this is our name, or what is wrong with it."""
        wrong = name_refusal(self._name)
        if not self._name:
            self.said.setText(words("Choose a name first; the others see it."))
        elif wrong:
            self.said.setText(words("Choose a name: {problem}", problem=trouble_words(wrong)))
        else:
            self.said.setText(words("You are"))
        role = "bad" if wrong and self._name else "small"
        if role != self.said.property("role"):
            self.said.setProperty("role", role)
            self.said.style().polish(self.said)

    def _scale(self) -> None:
        spaced(self._row, (_LEFT, GAP, _RIGHT, GAP))
        self.setMinimumHeight(px(_HIGH))
        self.field.setFixedHeight(QFontMetrics(font(Type.BIG_BUTTON)).height())

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        pen = box_round(QPointF(self.width() - px(34), self.height() / 2), px(_PEN))
        paint_icon(painter, "pen", pen)
        if self.field.hasFocus():
            inside = px(3) * 1.5 + 0.5
            frame = QRectF(self.rect()).adjusted(inside, inside, -inside, -inside)
            paint_ring(painter, frame, px(CARD) - inside)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Let the name be typed: all of the card is its target."""
        self.edit()


class _Face(Touch):
    """Our face, which leads to what it wears."""

    def __init__(self, card: QWidget) -> None:
        super().__init__()
        self.setParent(card)
        self.setAccessibleName(words("My worm"))
        self.setToolTip(words("My worm"))
        self.worm: Worn | None = None
        self.has_face = False

    def paint(self, painter: QPainter) -> None:
        if self.has_face:
            paint = import_module("gui.window.start.round_table").paint_face_at
            paint(painter, self.worm, QPointF(px(35), self.height() / 2 + px(5)), px(_FACE))
        paint_focus(painter, self, QRectF(self.rect()).adjusted(5, 5, -5, -5), px(TILE))


class _Field(QLineEdit):
    """The name without a frame: the card is its frame."""

    entered = Signal()
    turned = Signal()
    """The field has got the focus, or lost it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.setProperty("role", "bare")
        self.setFrame(False)
        self.setTextMargins(-2, 0, 0, 0)  # Qt keeps 2 px for itself
        self.setMaxLength(TYPED_MAX)
        self.setPlaceholderText(words("Your name"))
        self.setAccessibleName(words("Your name"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter end the name and lead on."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: object) -> None:
        super().focusInEvent(event)  # type: ignore[arg-type]
        self.turned.emit()

    def focusOutEvent(self, event: object) -> None:
        super().focusOutEvent(event)  # type: ignore[arg-type]
        self.turned.emit()
