"""A join code typed in four groups that fill themselves, whatever way the letters come."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from gui.kit.bookmarks import Bookmark, Bookmarked
from gui.kit.layout import Scaled, spaced
from gui.kit.theme import Type, font, look, px
from gui.kit.tokens import GAP
from gui.words.words import words
from net.protocol.join_code import GROUP, LETTERS

_FIELDS = LETTERS // GROUP
_HIGH = 66
_READ_AS = str.maketrans("OIL", "011", " -\t\n.,;:")
"""What looks alike, and what stands between the letters."""


class CodeFields(Bookmarked, Scaled, QWidget):
    """Four fields of five letters; `text` is the code as far as it is typed."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.bookmark = Bookmark(lambda: [one.text() for one in self.fields], self._open_at)
        self.fields = [_Field(place) for place in range(_FIELDS)]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for place, field in enumerate(self.fields):
            field.textEdited.connect(lambda text, at=place: self._spread(at, text))
            field.emptied.connect(lambda at=place: self._step_back(at))
        self.setFocusProxy(self.fields[0])
        self._scale()

    @property
    def text(self) -> str:
        """The letters so far, in groups."""
        return "-".join(field.text() for field in self.fields)

    @property
    def missing(self) -> int:
        """How many letters are still to come."""
        return LETTERS - sum(len(field.text()) for field in self.fields)

    def fill(self, text: str) -> None:
        """Fill all fields with *text*, as it was copied."""
        for field in self.fields:
            field.clear()
        self._spread(0, text)

    def _open_at(self, mark: list[str]) -> None:
        """Have *mark* typed, field by field."""
        for field, text in zip(self.fields, mark, strict=True):
            field.setText(text)
        self.changed.emit()

    def _spread(self, place: int, text: str) -> None:
        """Let *text* in the field at *place* run over into those behind it."""
        letters = text.upper().translate(_READ_AS)
        if len(letters) >= LETTERS:
            place = 0
        at = place
        for at in range(place, _FIELDS):
            self.fields[at].setText(letters[:GROUP])
            letters = letters[GROUP:]
            if not letters:
                break
        field = self.fields[at]
        if len(field.text()) == GROUP and at + 1 < _FIELDS and field.cursorPosition() == GROUP:
            self.fields[at + 1].setFocus()
        else:
            field.setFocus()
        self.changed.emit()

    def _step_back(self, place: int) -> None:
        """Rub out the letter before an empty field."""
        if place:
            before = self.fields[place - 1]
            before.setFocus()
            before.setCursorPosition(len(before.text()))
            before.backspace()
            self.changed.emit()

    def _scale(self) -> None:
        """Lay the fields in a row, or in two if their letters need it."""
        spaced(self._grid, gap=(GAP, GAP))
        columns = _FIELDS if look().text <= 1.4 * look().art + 0.2 else _FIELDS // 2
        for place, field in enumerate(self.fields):
            field.scale()
            self._grid.addWidget(field, place // columns, place % columns)


class _Field(QLineEdit):
    """One group; while it is typed, dots stand for the letters to come."""

    emptied = Signal()
    """Backspace was pressed where there is nothing."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.setProperty("role", "code")
        self.setAccessibleName(words("Join code, group {number} of 4", number=place + 1))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def scale(self) -> None:
        """Be as large as five wide letters need."""
        letters = QFontMetrics(font(Type.BIG_BUTTON))
        self.setFixedHeight(max(px(_HIGH), letters.height() + px(GAP)))
        self.setMinimumWidth(letters.horizontalAdvance("MMQWM") + px(8))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Leave room for the dots."""
        super().focusInEvent(event)
        self.setTextMargins(px(8), 0, 0, 0)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setTextMargins(0, 0, 0, 0)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Backspace in an empty field reach the one before."""
        if event.key() == Qt.Key.Key_Backspace and not self.text():
            self.emptied.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.hasFocus() or not self.text():
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look().theme.edge))
            left, middle, dot = self.cursorRect().right() + px(8), self.height() / 2, px(4)
            to_come = GROUP - len(self.text())
            step = min(px(12), (self.width() - left - px(8)) // max(1, to_come))
            for at in range(to_come):
                painter.drawEllipse(left + at * step, round(middle - dot / 2), dot, dot)
