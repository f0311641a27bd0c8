"""A question on a card over the veiled page: what is harmless has Enter and Escape."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from gui.parts.art import HIGH, paint_shadow
from gui.parts.keys import Key, Kind
from gui.parts.role_label import role_label
from gui.parts.theme import look, px
from gui.parts.tokens import CARD, MARGIN, SMALL, WIDE

_LEAST = 480


class Dialog(QDialog):
    """Lies over the window of *parent* and veils it; subclasses and callers fill `column`."""

    def __init__(self, parent: QWidget, heading: str, said: str = "", width: int = _LEAST) -> None:
        window = parent.window()
        super().__init__(window)
        self._wide = width
        self.setWindowTitle(heading)
        self.setWindowFlags(Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setModal(True)
        self._card = QWidget(self)
        self.column, self.keys = QVBoxLayout(self._card), QHBoxLayout()
        """What the card says, and its keys: the quiet one at the left, the main one last."""
        self.column.setContentsMargins(px(WIDE), px(WIDE), px(WIDE), px(MARGIN))
        self.column.setSpacing(px(MARGIN) - px(SMALL))
        self.column.addWidget(role_label("heading", heading))
        if said:
            self.column.addWidget(role_label("", said))
        self.keys.setSpacing(px(SMALL))
        self.setGeometry(window.geometry())

    def finish(self) -> None:
        """Put the keys below everything else, and the card in the middle."""
        self.column.addLayout(self.keys)
        wide = min(
            max(px(self._wide), self._card.minimumSizeHint().width()), self.width() - px(WIDE)
        )
        high = max(self._card.sizeHint().height(), self._card.heightForWidth(wide))
        high = min(high, self.height() - px(WIDE))
        self._card.setGeometry((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint the veil and the card."""
        painter, now = QPainter(self), look().theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(now.veil))
        frame = QRectF(self._card.geometry())
        paint_shadow(painter, frame, px(CARD), HIGH)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(now.paper))
        painter.drawRoundedRect(frame, px(CARD), px(CARD))
        painter.end()


class Question(Dialog):
    """Asks which of its keys is meant; the first is harmless, the second is what was asked for."""

    def __init__(
        self, parent: QWidget, heading: str, said: str, answers: Sequence[str], quiet: str = ""
    ) -> None:
        super().__init__(parent, heading, said)
        self.answer = 0
        harmless, wanted = answers
        if quiet:
            self.keys.addWidget(self._key(quiet, Kind.QUIET, 2))
        self.keys.addStretch(1)
        stay = self._key(harmless, Kind.SECOND, 0)
        self.keys.addWidget(stay)
        self.keys.addWidget(self._key(wanted, Kind.PRIMARY, 1))
        stay.setFocus()
        self.finish()

    def _key(self, said: str, kind: Kind, answer: int) -> Key:
        key = Key(said, kind)
        key.chosen.connect(lambda: self._take(answer))
        return key

    def _take(self, answer: int) -> None:
        self.answer = answer
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Let Escape and Enter do what is harmless; a key with the focus takes Enter itself."""
        if event.key() in {Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._take(0)
        else:
            super().keyPressEvent(event)


def ask(parent: QWidget, heading: str, said: str, answers: Sequence[str], quiet: str = "") -> int:
    """Ask which of two *answers* is meant; return 0 for the harmless first, or 2 for *quiet*."""
    question = Question(parent, heading, said, answers, quiet)
    question.exec()
    return question.answer


def tell(parent: QWidget, heading: str, said: str, done: str) -> None:
    """Show *said* until it is closed with the key *done*."""
    dialog = Dialog(parent, heading, said)
    key = Key(done, Kind.PRIMARY)
    key.chosen.connect(dialog.accept)
    dialog.keys.addStretch(1)
    dialog.keys.addWidget(key)
    key.setFocus()
    dialog.finish()
    dialog.exec()
