"""The empty room: a worm that looks out for company, and what one can do meanwhile."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.table.trouble import Trouble
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.fills import box_round
from gui.kit.layout import spaced
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import look, px
from gui.kit.tokens import MARGIN, SMALL, WIDE
from gui.parts.worms import paint_free, paint_worm
from gui.window.start.why_art import paint_why
from gui.words.trouble_words import heading_words, trouble_words
from gui.words.words import sentence, words
from net.protocol.troubles import NetworkReason

_PLACES = ((-207, 12), (-155, 12), (-105, -1), (-54, -10), (-2, -7), (49, 8), (100, 15))
_AHEAD = ((190, 6), (248, -8))
"""Where the worm is, and two places that it has not reached, from the middle at art 1."""
_ASIDE, _WHY = 60, (212, -4)
"""How far the worm moves aside for what is in the way, and where that is."""


class NobodyCard(Card):
    """Says that nobody is here, as soon as that is known."""

    def __init__(self) -> None:
        super().__init__()
        self.heading, self.said = role_label("heading"), role_label("nobody")
        self.code = role_label("name")
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = Button(words("Is my Wi-Fi all right?"), ButtonKind.SECOND, "lens")
        column = spaced(QVBoxLayout(self), (WIDE, WIDE, WIDE, WIDE), SMALL)
        column.addStretch(4)
        self._worm = _Worm()
        column.addWidget(self._worm)
        for label in (self.heading, self.said, self.code):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
            column.addSpacing(px(SMALL))
        column.addSpacing(px(MARGIN))
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(5)
        self._why: Trouble | None = None
        self._code, self._is_done = "", False
        self.look_round(is_done=False)

    def tell(self, why: Trouble | None, code: str) -> None:
        """Say *why* nobody is found; *code* is for those who can only come to us."""
        self._why, self._code = why, code
        self._worm.show_why(why)
        self.look_round(is_done=self._is_done)

    @property
    def is_meant(self) -> bool:
        """Whether our player is about to press what is offered here."""
        return self.button.underMouse() or self.button.isDown()

    def look_round(self, *, is_done: bool) -> None:
        """Show that we look round, or that we have, and nobody is here, and why."""
        self._is_done, why = is_done, self._why
        is_missed = why is not None and why.reason is NetworkReason.NOT_REACHED
        self.code.setText(self._code.replace("-", "  ") if is_missed else "")
        self.code.setAccessibleName(self._code if is_missed else "")
        self.code.setVisible(is_missed)
        wifi = words("Is my Wi-Fi all right?")
        self.button.setText(words("Show how") if why else wifi)
        if why is not None:
            self.heading.setText(heading_words(why))
            self.said.setText(sentence(trouble_words(why)))
            return
        nobody, not_yet = words("Nobody else is here yet"), words("Looking round…")
        self.heading.setText(nobody if is_done else not_yet)
        self.said.setText(
            words(
                "Friends on the same Wi-Fi appear by themselves.\n"
                "Meanwhile: a race against bots keeps you warm."
            )
        )


class _Worm(Painted, QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setMinimumHeight(px(160))
        self._why: Trouble | None = None

    def show_why(self, why: Trouble | None) -> None:
        """Show what is in the way, if that is known."""
        if why != self._why:
            self._why = why
            self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the worm on its way to two places that are still free, or what is in the way."""
        middle = QRectF(self.rect()).center() - QPointF(0, px(24))
        unit = min(px(100), self.width() / 6) / 100
        if self._why is not None:
            middle -= QPointF(_ASIDE, 0) * unit
        places = [middle + QPointF(x, y) * unit for x, y in _PLACES]
        paint_worm(painter, None, places, 25.5 * unit, 8)
        if self._why is not None:
            paint_why(painter, self._why.reason, middle + QPointF(*_WHY) * unit, unit)
        for x, y in _AHEAD if self._why is None else ():
            frame = box_round(middle + QPointF(x, y) * unit, 49 * unit)
            paint_free(painter, frame, look().theme.edge, 2.4 * unit)
