"""Our hour on one card: dice, options, the open question, the rows, undo and signing.

Law: everything is drawn from the draft; only "Sign the hour" asks the node for anything. Nothing on
the card moves when the question changes.
"""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from core.cozy.decisions import Decision, Pass, PlaceWorm
from core.cozy.grid import Cell
from core.cozy.turn import Turn
from gui.cozy.around.score_panel import ScorePanel
from gui.cozy.hour.adding_tool import AddingTool
from gui.cozy.hour.asking import tool_for
from gui.cozy.hour.choice_card import ChoiceCard
from gui.cozy.hour.choice_drawer import ChoiceDrawer
from gui.cozy.hour.decision_menu import DecisionMenu
from gui.cozy.hour.dice_panel import DicePanel
from gui.cozy.hour.die_fan import DieFan
from gui.cozy.hour.hour_draft import HourDraft
from gui.cozy.hour.option_bar import OptionBar
from gui.cozy.hour.placing_tool import PlacingTool
from gui.cozy.hour.prompts import details, ended_words, missing, offers, prompt, warnings
from gui.cozy.hour.question import QuestionLines
from gui.cozy.hour.sign_row import SignRow
from gui.cozy.hour.tool import GrowTool, HourTool
from gui.cozy.hour.tool_bar import ToolBar
from gui.cozy.sheet_words import space_words
from gui.cozy.why_not import why_not_in
from gui.kit.button import Button
from gui.kit.card import Card, scrolled
from gui.kit.focus import keys_lead
from gui.kit.layout import spaced
from gui.kit.theme import look
from gui.words.words import sentence, words


class HourEditor(Card):
    """Plays our hour: holds the option that is tried, and whether a warning was read."""

    changed = Signal()
    """Emitted when the draft, the tool or its setting has changed."""
    signed = Signal()
    refused = Signal()
    """Something was tried that cannot be done."""
    previewed = Signal()
    """`meant` is another one."""
    meant: Decision | None = None
    """The decision that the list or a menu points at."""

    def __init__(
        self, draft: HourDraft, drawer: ChoiceDrawer, speak: Callable[[str], None]
    ) -> None:
        super().__init__()
        self.draft, self.drawer, self.speak = draft, drawer, speak
        self._option: type[Decision] | None = None
        self._can_sign = self._is_warned = False
        self._waits = ""
        over = drawer.parentWidget()
        assert over is not None, "it lies over the hand, as the fan does"
        self.fan = DieFan(self, over)
        self.dice, self.options = DicePanel(self.fan), OptionBar(self.refuse)
        self.tools = ToolBar(self)
        self.question, self.scores, self.row = QuestionLines(), ScorePanel(), SignRow(draft, self)
        self._build()
        self.draft.changed.connect(self._show_anew)
        self.options.chosen.connect(self.try_option)
        self.drawer.choices.decider = self
        self.drawer.choices.opened.connect(self.try_option)
        self.question.turn.chosen.connect(self.rotate)
        self.question.flip.chosen.connect(self.flip)
        self.row.sign.chosen.connect(self.ask_to_sign)
        self.fan.said = self.speak

    tool: HourTool | None = None
    _rolled: Turn | None = None
    menu: DecisionMenu | None = None
    """The menu that opened last."""

    def _build(self) -> None:
        slot = QWidget()
        self._slot = QStackedLayout(slot)
        self._slot.addWidget(self.options)
        self._slot.addWidget(self.tools)
        inside = QWidget()
        parts = spaced(QVBoxLayout(inside), (16, 14, 16, 0), 8)
        for part in (self.dice, slot, self.question, self.scores):
            parts.addWidget(part)
        parts.addStretch(1)
        area = scrolled(inside, self)
        area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column = spaced(QVBoxLayout(self), (0, 0, 0, 0), 0)
        column.addWidget(area, 1)
        column.addWidget(self.row)

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.setPen(QPen(QColor(look().theme.line), 1.5))
        painter.drawLine(0, self.row.y(), self.width(), self.row.y())

    def option_button(self, option: type[Decision]) -> Button | ChoiceCard:
        """Return the card of *option*, or the button to pass."""
        return self.row.do_pass if option is Pass else self.options.buttons[option]

    # what is shown

    def show_hour(self, rolled: Turn | None, *, can_sign: bool, waits: str = "") -> None:
        """Show the hour of the draft; *waits* says what is awaited if nothing can be done."""
        self._can_sign, self._waits = can_sign, waits
        self._rolled = rolled
        self._refresh()

    def _show_anew(self) -> None:
        """Draw the draft as it has become."""
        self._option, self._is_warned = None, False
        self.question.ask("")
        if self.draft.legal and isinstance(self.draft.legal[0], PlaceWorm):
            kinds = {type(one) for one in self.draft.legal}
            self._option = PlaceWorm if kinds == {PlaceWorm, Pass} else None
        self._refresh()
        if said := ended_words(self.draft):
            self.speak(said)

    def _refresh(self) -> None:
        turn, decisions = self.draft.open_turn, self.draft.decisions
        is_open = turn is not None and not self.draft.is_over and not self._waits
        legal = self.draft.legal if is_open else ()
        self.tool = tool_for(turn, legal, self._option) if is_open and turn else None
        start = turn if is_open and turn and not turn.stack else None
        self.dice.show_dice(self._rolled, turn or self._rolled, legal)
        closed = self._waits or words("The option of this hour is chosen already.")
        self.options.show_options(start, legal, self.draft.option or self._option, closed)
        self.drawer.choices.show_choices(turn if is_open else None, legal, self._option)
        self.drawer.tree.offer(offers(start) if start and not decisions else ())
        self.drawer.tree.show_hour(self.draft.turns, decisions)
        self._show_tool()

    def _show_tool(self) -> None:
        """Show the question with its answers, and which buttons can be pressed."""
        turn = self.draft.open_turn
        is_asked = turn is not None and bool(turn.stack) and not self.draft.is_over
        self._slot.setCurrentWidget(self.tools if is_asked and not self._waits else self.options)
        self.tools.show_tool(self.tool)
        if turn is not None and not self._waits:
            self.tools.offer_ends(turn, self.draft.legal)
        self.tools.explain(details(self.draft))
        self.question.offer_ways(is_shape=isinstance(self.tool, PlacingTool))
        said = self._waits or prompt(self.draft, self._option, self.tool)
        if said != (self.question.asked if self.question.is_advice else self.question.text()):
            self.question.ask(said)
            self.speak(said)
        self._show_buttons(said)
        self.changed.emit()

    def _show_buttons(self, said: str) -> None:
        self.row.show_draft(
            waits=self._waits,
            can_sign=self._can_sign,
            is_warned=self._is_warned,
            asked=said,
            missing=missing(self.draft, self._option),
        )

    # what is done

    def try_option(self, option: type[Decision]) -> None:
        """Try an option, or pass."""
        if option is Pass:
            self.decide(Pass())
        elif option in {type(one) for one in self.draft.legal}:
            self._option = option
            self._refresh()

    def decide(self, decision: Decision) -> None:
        """Take *decision*, or say why it cannot be taken."""
        if self.draft.hour is None or self._waits:
            return
        if self.draft.decide(decision):
            self.refuse(sentence(why_not_in(self.draft.hour, decision)))

    def preview(self, decision: Decision | None) -> None:
        """Show what *decision* would do; with None nothing."""
        self.meant = decision
        self.previewed.emit()

    def refuse(self, why: str) -> None:
        """Say why something cannot be done, in the place of the question."""
        self.question.refuse(why)
        self.speak(why)
        self.refused.emit()

    def pick(self, at: Cell) -> None:
        """Do what the tool means by picking this space; a brain pays for the die that is turned.

        A menu asks which of several decisions is meant.
        """
        if self.dice.takes(at, self.tool) or self.tool is None:
            return
        if isinstance(self.tool, GrowTool) and self.tool.is_last(at):
            self.draft.undo()
            return
        choices = self.tool.pick(at)
        if len(choices) == 1:
            self.decide(choices[0])
            return
        if choices:
            self.menu = DecisionMenu(self, self, self.tool.turn, choices)
            self.menu.popup(self.cursor().pos())
            return
        said = self.tool.say(at)
        self._show_tool()
        if isinstance(self.tool, AddingTool) and self.tool.cell is not None:
            return
        if said or keys_lead():  # whoever clicks sees that nothing is there
            nothing = words(
                "Nothing that you could do now is about {spaces}.", spaces=space_words(at)
            )
            self.refuse(sentence(said or nothing))

    def drag(self, at: Cell) -> None:
        """Grow on while the pointer is drawn over spaces with the button down."""
        if isinstance(self.tool, GrowTool) and len(self.tool.pick(at)) == 1:
            self.pick(at)

    def back(self) -> bool:
        """Undo a half-made choice, or the option that is tried; close fan or drawer first.

        Return whether there was any.
        """
        if self.fan.is_open:
            self.fan.close_fan()
        elif self.drawer.is_open:
            self.drawer.open(is_open=False)
        elif self.tool is not None and self.tool.back():
            self._show_tool()
        elif self._option is not None:
            self._option = None
            self._refresh()
        else:
            return False
        return True

    def change_tool(self, change: Callable[[], None]) -> None:
        """Show the tool after a *change* of what the pointer carries."""
        change()
        self._show_tool()

    def rotate(self) -> None:
        """Turn the shape on the pointer."""
        if self.tool is not None:
            self.change_tool(self.tool.rotate)

    def flip(self) -> None:
        """Flip the shape, or choose the other end as the head."""
        if self.tool is not None:
            self.change_tool(self.tool.flip)

    def ask_to_sign(self) -> None:
        """Sign, but first show once a warning about what would be given up."""
        if self.row.sign.why:
            self.refuse(self.row.sign.why)
            return
        warned = warnings(self.draft) if self.row.goal is None else ()
        if warned and not self._is_warned:
            self._is_warned = True
            self._show_buttons(self.question.text())
            self.refuse(" ".join(warned))
            return
        self.signed.emit()
