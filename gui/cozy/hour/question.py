"""The open question as an instruction, in a mint line; a refusal stands in its place for a while.

Law: its height never depends on what it says, and what it says is whole in the tooltip too.
"""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gui.cozy.hour.elide import WRAPPED, fitted
from gui.kit.art import paint_icon
from gui.kit.button import IconButton
from gui.kit.key_cap import KeyCap
from gui.kit.label import tip
from gui.kit.layout import spaced
from gui.kit.painted import Painted
from gui.kit.theme import Type, font, look, px
from gui.kit.tokens import BUTTON
from gui.words.words import words, words_for

_LARGE = 1.5
"""From this size of text on the keys of the keyboard give way to the words."""


class QuestionLines(Painted, QWidget):
    """Some lines, as large as they fit; beside them a shape is turned and flipped."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = self._refused = self._advised = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.turn = IconButton("turn", words_for("a shape", "Turn"), words("R"), is_flat=True)
        self.flip = IconButton("flip", words("Flip"), words("F"), is_flat=True)
        row = QHBoxLayout(self)
        spaced(row, (0, 0, 8, 0), 0)
        row.addStretch(1)
        self._caps = KeyCap(words("R")), KeyCap(words("F"))
        for button, cap in zip((self.turn, self.flip), self._caps, strict=True):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus to the sheet
            button.hide()
            cap.hide()
            row.addWidget(button)
            row.addWidget(cap)

    def offer_ways(self, *, is_shape: bool) -> None:
        """Offer to turn and flip what is on the pointer, if it *is_shape*."""
        for button, cap in zip((self.turn, self.flip), self._caps, strict=True):
            button.setVisible(is_shape)
            cap.setVisible(is_shape and look().art >= 1 and look().size < _LARGE)
        self.update()

    def ask(self, said: str) -> None:
        """Say what to do; what was refused or advised is forgotten."""
        self.asked, self._refused, self._advised = said, "", ""
        self._show()

    def advise(self, said: str) -> None:
        """Say what a strong bot would do, until the next question."""
        self._refused, self._advised = "", said
        self._show()

    def refuse(self, why: str) -> None:
        """Say why something cannot be done, until the next question."""
        self._refused = why
        self._show()

    @property
    def is_advice(self) -> bool:
        """Whether advice stands in the place of the question."""
        return bool(self._advised) and not self._refused

    def text(self) -> str:
        """Return what is shown."""
        return self._refused or self._advised or self.asked

    def _show(self) -> None:
        self.setAccessibleName(self.text())
        self.setToolTip(tip(self.text()))
        self.update()

    def sizeHint(self) -> QSize:
        lines = 2 * QFontMetrics(font(Type.SMALL)).lineSpacing() + 2
        return QSize(px(200), max(px(44), lines))

    def minimumSizeHint(self) -> QSize:
        """Return the height: words wrap."""
        return QSize(px(120), self.sizeHint().height())

    def room(self) -> QRectF:
        """Return where the words stand."""
        shown = (one for one in (self.turn, self.flip, *self._caps) if not one.isHidden())
        keys = [one.sizeHint().width() for one in shown]
        left = px(48)
        return QRectF(left, 0, self.width() - 1.2 * left - sum(keys), self.height())

    def fitted(self) -> tuple[QFont, str]:
        """Return the letters and the words that are written: all of them, as far as anybody can."""
        return fitted((Type.NAME, Type.STRONG, Type.SMALL), self.text(), self.room())

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        painter.setPen(Qt.PenStyle.NoPen)
        is_bad = bool(self._refused)
        icon = "x" if is_bad else "bot" if self._advised else "pen"
        painter.setBrush(QColor(now.badpale if is_bad else now.mint))
        corner = px(BUTTON)
        painter.drawRoundedRect(self.rect(), corner, corner)
        size = 22 * look().art
        place = QRectF(16 * look().art, (self.height() - size) / 2, size, size)
        paint_icon(painter, icon, place, now.bad if is_bad else now.ink)
        painter.setPen(QColor(now.ink))
        letters, said = self.fitted()
        painter.setFont(letters)
        flags = WRAPPED | int(Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(self.room(), flags, said)
