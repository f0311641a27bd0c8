"""The answers to the open question as cards: kinds of organ, shapes of a baby, the way to stop.

Law: a kind without room stays, barred, with the reason.
"""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from core.cozy.decisions import Decision, Done, GiveOrgans
from core.cozy.turn import AddFrame, Turn
from core.cozy.worm import OrganKind
from gui.cozy.decision_words import offer_words
from gui.cozy.hour.adding_tool import AddingTool
from gui.cozy.hour.choice_card import CARD_HIGH, AnswerCard
from gui.cozy.hour.decider import Decider
from gui.cozy.hour.die_face import paint_shape
from gui.cozy.hour.organ_help import organ_help, tip
from gui.cozy.hour.placing_tool import PlacingTool
from gui.cozy.hour.tool import HourTool
from gui.cozy.sheet.organ import paint_organ
from gui.cozy.sheet_words import kind_words
from gui.cozy.why_not import kind_why_not
from gui.kit.layout import spaced
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.words.words import words

_WIDE = 130


class ToolBar(QWidget):
    """The cards of one question, made anew for each, beside a line about it."""

    def __init__(self, decider: Decider) -> None:
        super().__init__()
        self.decider = decider
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.detail: QLabel = role_label("small")
        self.detail.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.buttons: list[AnswerCard] = []
        self.kinds: tuple[OrganKind, ...] = ()
        self.finishing: dict[type[Decision], AnswerCard] = {}
        self._row.addWidget(self.detail, 3)

    def hasHeightForWidth(self) -> bool:
        """Return that words take the room there is: nothing moves with the question."""
        return False

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), px(CARD_HIGH))

    def show_tool(self, tool: HourTool | None) -> None:
        """Show cards for what *tool* can be set to."""
        while self._row.count() > 1:
            item = self._row.takeAt(1)
            if item is not None and (widget := item.widget()):
                widget.hide()
                widget.deleteLater()
        spaced(self._row, gap=4)
        self.buttons, self.kinds, self.finishing = [], (), {}
        if isinstance(tool, AddingTool):
            self._offer_kinds(tool)
        elif isinstance(tool, PlacingTool):
            self._offer_shapes(tool)
        self._show_detail()

    def use(self, number: int) -> None:
        """Choose the kind or shape number *number* of those on offer, from 1."""
        if 1 <= number <= len(self.buttons):
            self.buttons[number - 1].click()

    def explain(self, said: str) -> None:
        """Say more about the question, where there are no cards in the way."""
        self.detail.setText(said)
        self._show_detail()

    def _show_detail(self) -> None:
        self.detail.setVisible(not self.buttons)

    def offer_ends(self, turn: Turn, legal: Sequence[Decision]) -> None:
        """Offer to stop, or to give babies organs, where that is *legal* at *turn*."""
        for one in legal:
            if isinstance(one, Done | GiveOrgans):
                key = words("D") if isinstance(one, Done) else words("G")
                card = self._card(AnswerCard(offer_words(turn, one), key=key))
                card.chosen.connect(partial(self.decider.decide, one))
                self.finishing[type(one)] = card

    def _offer_kinds(self, tool: AddingTool) -> None:
        frame = tool.turn.stack[-1]
        wanted = frame.kinds if isinstance(frame, AddFrame) else tuple(OrganKind)
        self.kinds = wanted
        for number, kind in enumerate(wanted, 1):
            paint = partial(paint_organ, organ=kind)
            card = AnswerCard(kind_words(kind), paint, str(number))
            why = "" if kind in tool.kinds else _why_not(tool.turn, kind)
            card.bar(why, tip(f"{organ_help(kind)} ({number})"))
            self._offer(card, partial(tool.use, kind), is_chosen=kind is tool.kind)
        if len(tool.fronts) > 1:
            card = AnswerCard(words("Head at the other end"), key=words("F"))
            card.bar("", words("Head at the other end (F)"))
            self._offer(card, tool.flip)

    def _offer_shapes(self, tool: PlacingTool) -> None:
        if len(tool.shapes) < 2:
            return
        for number, path in enumerate(tool.shapes):
            said = words("baby of {count}", count=len(path))
            card = AnswerCard(said, partial(paint_shape, path=path), str(number + 1))
            card.bar("", said)
            self._offer(card, partial(tool.use, number), is_chosen=number == tool.shape)

    def _offer(
        self, card: AnswerCard, change: Callable[[], None], *, is_chosen: bool | None = None
    ) -> None:
        """Change the tool by *card*, which shows whether it *is_chosen*, if it can be."""
        card.setCheckable(is_chosen is not None)
        card.setChecked(bool(is_chosen))
        card.chosen.connect(partial(self.decider.change_tool, change))
        self.buttons.append(self._card(card))

    def _card(self, card: AnswerCard) -> AnswerCard:
        card.barred.connect(self.decider.refuse)
        card.setMaximumWidth(px(_WIDE) * 2)
        self._row.addWidget(card, 1)
        return card


def _why_not(turn: Turn, kind: OrganKind) -> str:
    why = kind_why_not(turn, kind)
    return words("{kind}: {reason}", kind=kind_words(kind), reason=why.said)
