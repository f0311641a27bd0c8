"""A question on a card over the veiled page: what is harmless has Enter and Escape."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from gui.kit.art import HIGH, paint_shadow
from gui.kit.button import Button, ButtonKind
from gui.kit.fills import fill_box
from gui.kit.focus import RING
from gui.kit.keyed_window import go_round
from gui.kit.layout import nest, spaced
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import look, px
from gui.kit.tokens import CARD, SMALL, TIGHT, WIDE
from gui.words.words import words

_LEAST = 480
_KEYBOARD = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class Dialog(Painted, QDialog):
    """Lies over the window of *parent* and veils it; subclasses and callers fill `column`.

    It is a part of that window, no window of its own: it moves and grows with it, and neither the
    mouse nor a key reaches what it veils. It goes with *parent*, and then nothing was wanted.
    """

    def __init__(self, parent: QWidget, heading: str, said: str = "", width: int = _LEAST) -> None:
        super().__init__(parent.window())
        self.setWindowFlags(Qt.WindowType.Widget)
        self._wide = width
        self._before: QWidget | None = parent.window().focusWidget()
        self.setAccessibleName(heading)
        self.setAccessibleDescription(said)
        self._card = QWidget(self)
        self._card.setObjectName("card")
        self.column, self.buttons = QVBoxLayout(self._card), QHBoxLayout()
        """What the card says, and its buttons: the quiet one at the left, the main one last."""
        edge = px(WIDE)
        self.column.setContentsMargins(edge, px(WIDE - SMALL), edge - px(RING), edge - px(RING))
        spaced(self.column, gap=TIGHT)
        self.heading, self.said = role_label("heading", heading), role_label("", said)
        self.column.addWidget(self.heading)
        if said:
            self.column.addWidget(self.said)
        self.buttons.setSpacing(0)
        parent.window().installEventFilter(self)
        parent.destroyed.connect(self.reject)
        self.hide()

    def finish(self) -> None:
        """Put the buttons below everything else, and the card in the middle."""
        spaced(self.buttons, (0, TIGHT, 0, 0))
        nest(self.column, self.buttons)
        self._lay_out()

    def _lay_out(self) -> None:
        """Cover the window, with the card in its middle."""
        self.setGeometry(self.window().rect())
        least, room = self._card.minimumSizeHint().width(), self.width() - px(WIDE)
        wide = min(max(px(self._wide), least), room)
        high = max(self._card.sizeHint().height(), self._card.heightForWidth(wide))
        high = min(high, self.height() - px(WIDE))
        self._card.setGeometry((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._lay_out()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Take the room for letters that have only now their size, and the buttons."""
        super().showEvent(event)
        self._lay_out()
        self.raise_()
        held: QWidget | None = self.window().focusWidget()
        (held if held is not None and self.isAncestorOf(held) else self).setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._before is not None and isValid(self._before) and self._before.isVisible():
            self._before.setFocus()

    def event(self, event: QEvent) -> bool:
        """Keep the keys from what is veiled; those with Ctrl or Alt are the program's."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and not event.modifiers() & ~_KEYBOARD
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape do what is harmless, and nothing that is veiled hear of a key."""
        super().keyPressEvent(event)
        event.accept()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: FBT001, A002  # Qt's names
        return go_round(self._card, is_next=next)

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        painter.fillRect(self.rect(), QColor(now.veil))
        frame = QRectF(self._card.geometry())
        paint_shadow(painter, frame, px(CARD), HIGH)
        fill_box(painter, frame, px(CARD), now.paper)


def add_answers(card: Dialog) -> None:
    """Add to a card on which something is chosen the buttons that take or leave it."""
    cancel, use = Button(words("Cancel")), Button(words("Use these"), ButtonKind.PRIMARY, "check")
    cancel.chosen.connect(card.reject)
    use.chosen.connect(card.accept)
    card.buttons.addStretch(1)
    card.buttons.addWidget(cancel)
    card.buttons.addWidget(use)
    card.finish()
    use.setFocus()


class Question(Dialog):
    """Asks which of its buttons is meant; the first is harmless, the second does what was asked."""

    def __init__(
        self, parent: QWidget, heading: str, said: str, answers: Sequence[str], quiet: str = ""
    ) -> None:
        super().__init__(parent, heading, said)
        self.answer = 0
        harmless, wanted = answers
        if quiet:
            self.buttons.addWidget(self._button(quiet, ButtonKind.QUIET, 2))
        self.buttons.addStretch(1)
        stay = self._button(harmless, ButtonKind.SECOND, 0)
        self.buttons.addWidget(stay)
        self.buttons.addWidget(self._button(wanted, ButtonKind.PRIMARY, 1))
        self.finish()
        stay.setFocus()

    def _button(self, said: str, kind: ButtonKind, answer: int) -> Button:
        button = Button(said, kind)
        button.chosen.connect(lambda: self._take(answer))
        return button

    def _take(self, answer: int) -> None:
        self.answer = answer
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter do what is harmless, as Escape does; a key with the focus takes it itself."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._take(0)
        else:
            super().keyPressEvent(event)


def ask(parent: QWidget, heading: str, said: str, answers: Sequence[str], quiet: str = "") -> int:
    """Ask which of two *answers* is meant; return 0 for the harmless first, or 2 for *quiet*."""
    question = Question(parent, heading, said, answers, quiet)
    question.exec()
    question.deleteLater()
    return question.answer


def tell(parent: QWidget, heading: str, said: str, done: str) -> None:
    """Show *said* until it is closed with the button *done*."""
    dialog = Dialog(parent, heading, said)
    _fill(dialog, (), done)
    dialog.exec()
    dialog.deleteLater()


def read_on(dialog: Dialog, lines: Sequence[str], done: str) -> None:
    """Open *dialog* with more *lines*, until it is closed with the button *done*."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    _fill(dialog, lines, done)
    dialog.open()


def _fill(dialog: Dialog, lines: Sequence[str], done: str) -> None:
    for line in lines:
        dialog.column.addWidget(role_label("quiet", line))
    button = Button(done, ButtonKind.PRIMARY)
    button.chosen.connect(dialog.accept)
    dialog.buttons.addStretch(1)
    dialog.buttons.addWidget(button)
    dialog.finish()
    button.setFocus()
