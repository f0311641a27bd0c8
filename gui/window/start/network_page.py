"""A peer is missing: join by code, and our own code as letters and as a picture."""

from collections.abc import Sequence
from io import BytesIO

import segno
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.table.rules import Refusal
from gui.parts.keyed_window import back_button
from gui.parts.label import Label
from gui.parts.why_button import allow
from gui.terminal.doctor import Advice, advice
from gui.words.join import answer_words, code_refusal_words
from gui.words.words import words
from net.protocol.commands import JoinByCode
from net.protocol.join_code import Answer, CodeTried, JoinCode, read_join_code

QR_PX_A_DOT = 5


class NetworkPage(QWidget):
    """Joins by code and examines the network; a mistyped code is refused before it is tried."""

    asked = Signal(JoinByCode)
    left = Signal()
    check_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._code = QLineEdit()
        self._code.setPlaceholderText("XXXXX-XXXXX-XXXXX-XXXXX")
        self._code.setAccessibleName(words("Join code"))
        self._code.returnPressed.connect(self._try)
        self._answer = _text("")
        self._own: set[str] = set()
        self._letters, self._picture = _text(""), Label()
        self._letters.setProperty("role", "heading")
        self._letters.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._go = QPushButton(words("Join"))
        self._go.clicked.connect(self._try)
        self._found = _text("")
        self._check = QPushButton(words("Check again"))
        self._check.clicked.connect(self.check)
        self._lay_out()
        self.setFocusProxy(self._code)

    def show_codes(self, codes: Sequence[JoinCode]) -> None:
        """Show our own codes: one for each address, the first also as a picture."""
        self._answer.setText("")
        self._own = {code.text for code in codes}
        self._letters.setText(
            "\n".join(code.text for code in codes) or words("This laptop is in no network.")
        )
        self._picture.setVisible(bool(codes))
        if codes:
            self._picture.setPixmap(qr_pixmap(codes[0].text))
            self._picture.setAccessibleName(codes[0].text)

    def check(self) -> None:
        """Ask for a look at the network; it takes some seconds."""
        self._found.setText(words("Listening for some seconds…"))
        allow(self._check, words("Listening for some seconds…"))
        self.check_asked.emit()

    def show_examined(self, found: object) -> None:
        """Show what the network check has *found*, an `Examination` from a signal."""
        self.show_advice(advice(found))  # type: ignore[arg-type]

    def show_advice(self, advice: Sequence[Advice]) -> None:
        """Show the advice; what needs doing comes first and is marked."""
        allow(self._check, "")
        lines = sorted(advice, key=lambda line: not line.is_due)
        self._found.setText("\n\n".join(f"{'▲' if li.is_due else '✔'}  {li.text}" for li in lines))

    def take(self, news: CodeTried) -> str:
        """Show what came of a code; return that if a peer was found there."""
        said = answer_words(news)
        self._answer.setText(said)
        return said if news.answer is Answer.FOUND else ""

    def _try(self) -> None:
        code = read_join_code(self._code.text())
        if isinstance(code, Refusal):
            self._answer.setText(code_refusal_words(code))
            return
        if code.text in self._own:
            own = words(
                "This is the code of this laptop: type it on the other one, or type theirs."
            )
            self._answer.setText(own)
            return
        self._answer.setText(words("Asking {host}…", host=code.host))
        self.asked.emit(JoinByCode(code))

    def _lay_out(self) -> None:
        title = Label(words("Network check"))
        title.setProperty("role", "title")
        field = QHBoxLayout()
        field.addWidget(self._code, 1)
        field.addWidget(self._go)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(_text(words("Type the code that another laptop shows:")))
        left.addLayout(field)
        left.addWidget(self._answer)
        left.addSpacing(16)
        left.addWidget(_scrolled(self._found), 1)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(_text(words("Or read out the code of this laptop:")))
        right.addWidget(self._letters)
        right.addWidget(self._picture)
        right.addStretch(1)
        sides = QHBoxLayout()
        sides.setSpacing(32)
        sides.addLayout(left, 1)
        sides.addLayout(right, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(24, 16, 24, 16)
        page.addWidget(title)
        page.addLayout(sides, 1)
        page.addLayout(self._foot())

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.addWidget(back_button(self.left))
        foot.addWidget(self._check)
        foot.addStretch(1)
        return foot


def qr_pixmap(text: str) -> QPixmap:
    """Return *text* as a code for the camera of a phone."""
    drawn = BytesIO()
    segno.make(text, micro=False).save(drawn, kind="png", scale=QR_PX_A_DOT, border=2)
    pixmap = QPixmap()
    pixmap.loadFromData(drawn.getvalue())
    return pixmap


def _scrolled(label: QLabel) -> QScrollArea:
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    scroll = QScrollArea()
    scroll.setWidget(label)
    scroll.setWidgetResizable(True)
    scroll.setProperty("role", "paper")
    return scroll


def _text(said: str) -> QLabel:
    label = Label(said)
    label.setWordWrap(True)
    return label
