"""Our hour: dice, options, the open question, the chain, the list, undo and signing.

Law: everything is drawn from the draft; only "Sign the hour" asks the node for anything.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QPushButton,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core.cozy.decisions import Decision, Done, GiveOrgans, Pass, PlaceWorm
from core.cozy.grid import Cell
from core.cozy.turn import Turn
from core.cozy.worm import Kind
from gui.cozy.decisions import offer_words
from gui.cozy.hour.adding_tool import AddingTool
from gui.cozy.hour.asking import tool_for
from gui.cozy.hour.choice_list import ChoiceList
from gui.cozy.hour.decision_menu import DecisionMenu
from gui.cozy.hour.dice_panel import DicePanel
from gui.cozy.hour.draft import Draft
from gui.cozy.hour.frame_tree import FrameTree
from gui.cozy.hour.lines import Lines
from gui.cozy.hour.option_bar import OptionBar
from gui.cozy.hour.placing_tool import PlacingTool
from gui.cozy.hour.prompts import ended_words, offers, prompt, waits_after, warnings
from gui.cozy.hour.sign_row import SignRow
from gui.cozy.hour.tool import SpaceTool, Tool
from gui.cozy.hour.tool_bar import ToolBar
from gui.cozy.refusals import cozy_words
from gui.words.words import sentence, words


class HourEditor(QWidget):
    """Plays our hour: holds the option that is tried, and whether a warning was read."""

    changed = Signal()
    """Emitted when the draft, the tool or its setting has changed."""
    signed = Signal()
    said = Signal(str)
    previewed = Signal(object)
    """A decision that the list or a menu points at, or None."""
    option_hovered = Signal(object)
    links_toggled = Signal()
    ended = Signal(str)
    """What ended by itself, to show for a moment."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.draft, self.tool = draft, None
        self._option: type[Decision] | None = None
        self._can_sign = self._is_warned = False
        self._waits = ""
        self.dice, self.options, self.tools = DicePanel(), OptionBar(), ToolBar()
        self.tree, self.choices, self.row = FrameTree(), ChoiceList(), SignRow(draft)
        self.question, self.crumbs, self.hint = Lines(2, is_bold=True), Lines(1), Lines(2)
        self.pages = QTabWidget()
        self._finish = QHBoxLayout()
        self._finishing: dict[type[Decision], QPushButton] = {}
        self._build()
        self._connect()

    tool: Tool | None

    def _build(self) -> None:
        self.pages.addTab(self.tree, words("Chain"))
        self.pages.addTab(self.choices, words("List (L)"))
        self.pages.setDocumentMode(True)  # Qt's own
        self._links = QToolButton()
        self._links.setText(words("Lines"))
        self._links.setToolTip(words("Show where tails point"))
        self._links.setCheckable(True)
        self._links.setChecked(True)
        self.pages.setCornerWidget(self._links)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 2, 4, 2)
        column.setSpacing(3)
        for part in (self.dice, self.options, self.question, self.crumbs, self.hint, self.tools):
            column.addWidget(part)
        column.addLayout(self._finish)
        column.addWidget(self.pages, 1)
        column.addWidget(self.row)

    def _connect(self) -> None:
        self.draft.changed.connect(self._show_anew)
        self.dice.decided.connect(self.decide)
        self.dice.previewed.connect(self.previewed)
        self.options.chosen.connect(self.choose)
        self.options.hovered.connect(self.option_hovered)
        self.choices.decided.connect(self.decide)
        self.choices.opened.connect(self.choose)
        self.choices.pointed.connect(self.previewed)
        self.tools.kind_chosen.connect(self.use_kind)
        self.tools.shape_chosen.connect(self.use_shape)
        self.tools.rotated.connect(self.rotate)
        self.tools.flipped.connect(self.flip)
        self.row.signed.connect(self.ask_to_sign)
        self.row.barred.connect(self._tell)
        self._links.toggled.connect(self._toggle)

    @property
    def has_links(self) -> bool:
        """Whether Conga Lines are to be drawn."""
        return self._links.isChecked()

    @property
    def undo(self) -> QToolButton:
        """The button that undoes the last decision."""
        return self.row.undo

    @property
    def redo(self) -> QToolButton:
        """The button that redoes it."""
        return self.row.redo

    def _toggle(self, _: bool) -> None:  # noqa: FBT001  # a signal's argument
        self.links_toggled.emit()

    def show_list(self) -> None:
        """Switch to the list, ready for numbers."""
        self.pages.setCurrentWidget(self.choices)
        self.choices.setFocus()

    def show_tree(self) -> None:
        """Switch to the chain."""
        self.pages.setCurrentWidget(self.tree)
        self.tree.setFocus()

    # what is shown

    def show_hour(self, rolled: Turn | None, *, can_sign: bool, waits: str = "") -> None:
        """Show the hour of the draft; *waits* says what is awaited if nothing can be done."""
        self._can_sign, self._waits = can_sign, waits
        self._rolled = rolled
        self._refresh()

    _rolled: Turn | None = None
    menu: DecisionMenu | None = None
    """The menu that opened last."""

    def _show_anew(self) -> None:
        """Draw the draft as it has become."""
        self._option, self._is_warned = None, False
        if self.draft.legal and isinstance(self.draft.legal[0], PlaceWorm):
            kinds = {type(one) for one in self.draft.legal}
            self._option = PlaceWorm if kinds == {PlaceWorm, Pass} else None
        self._refresh()
        if said := ended_words(self.draft):
            self.ended.emit(said)

    def _refresh(self) -> None:
        turn, decisions = self.draft.open_turn, self.draft.decisions
        is_open = turn is not None and not self.draft.is_over and not self._waits
        legal = self.draft.legal if is_open else ()
        self.tool = tool_for(turn, legal, self._option) if is_open and turn else None
        start = turn if is_open and turn and not turn.stack else None
        self.dice.show_dice(self._rolled, turn or self._rolled, legal)
        closed = self._waits or words("The option of this hour is chosen already.")
        self.options.show_options(start, legal, self._chosen_option(), closed)
        self.choices.show_choices(turn if is_open else None, legal, self._option)
        self.tree.offer(offers(start) if start and not decisions else ())
        self.tree.show_hour(self.draft.turns, decisions)
        self._show_buttons()
        self._show_question()
        self._show_tool()

    def _chosen_option(self) -> type[Decision] | None:
        """Return the option that is tried, or that was chosen."""
        decisions = self.draft.decisions
        place = len(decisions) - self.draft.after_option
        return type(decisions[place]) if place < len(decisions) else self._option

    def _show_buttons(self) -> None:
        waits = self._waits
        self.row.show_draft(waits=waits, can_sign=self._can_sign, is_warned=self._is_warned)
        while item := self._finish.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        turn = self.draft.open_turn
        self._finishing.clear()
        for one in self.draft.legal if turn and not waits else ():
            if isinstance(one, Done | GiveOrgans):
                button = QPushButton(offer_words(self.draft.turns[-1], one))
                button.clicked.connect(partial(self.decide, one))
                self._finish.addWidget(button)
                self._finishing[type(one)] = button

    def finish_button(self, decision: type[Decision]) -> QPushButton | None:
        """Return the button that stops, or that gives babies organs."""
        return self._finishing.get(decision)

    def _show_question(self) -> None:
        said = self._waits or prompt(self.draft, self._option)
        self.question.say(said)
        self.crumbs.say("" if self._waits else waits_after(self.draft))
        self.hint.say("")
        self.said.emit(said)

    def _show_tool(self) -> None:
        self.tools.show_tool(self.tool)
        self.changed.emit()

    def show_hint(self, said: str) -> None:
        """Show words about what the pointer is on."""
        self.hint.say(said)

    # what is done

    def choose(self, option: type[Decision]) -> None:
        """Try an option, or pass."""
        if option is Pass:
            self.decide(Pass())
            return
        if option not in {type(one) for one in self.draft.legal}:
            return
        self._option = option
        self._refresh()

    def decide(self, decision: Decision) -> None:
        """Take *decision*, or say why it cannot be taken."""
        if self.draft.hour is None or self._waits:
            return
        refused = self.draft.decide(decision)
        if refused:
            self._tell(sentence(cozy_words(refused.reason)))

    def _tell(self, said: str) -> None:
        self.hint.say(said)
        self.said.emit(said)

    def press(self, button: QAbstractButton) -> None:
        """Press *button* by a key, or say why it cannot be pressed."""
        if button.isEnabled():
            button.click()
        else:
            self._tell(button.toolTip())

    def pick(self, at: Cell) -> None:
        """Do what the tool means by picking this space."""
        if self.tool is None:
            return
        if isinstance(self.tool, SpaceTool) and self.tool.is_last(at):
            self.draft.undo()
            return
        choices = self.tool.pick(at)
        if len(choices) == 1:
            self.decide(choices[0])
            return
        if choices:
            self._ask(choices)
            return
        said = self.tool.say(at)
        self._show_tool()
        if said:
            self._tell(sentence(said))

    def drag(self, at: Cell) -> None:
        """Grow on while the pointer is drawn over spaces with the button down."""
        if isinstance(self.tool, SpaceTool) and self.tool.drags() and len(self.tool.pick(at)) == 1:
            self.pick(at)

    def _ask(self, choices: Sequence[Decision]) -> None:
        """Let the player choose among decisions that share a space."""
        assert self.tool is not None
        self.menu = DecisionMenu(self, self.tool.turn, choices)
        self.menu.pointed.connect(self.previewed)
        self.menu.decided.connect(self.decide)
        self.menu.popup(self.cursor().pos())

    def back(self) -> None:
        """Undo a half-made choice, or the option that is tried."""
        if self.tool is not None and self.tool.back():
            self._show_tool()
        elif self._option is not None:
            self._option = None
            self._refresh()

    def use_kind(self, kind: Kind) -> None:
        """Add an organ of *kind*."""
        if isinstance(self.tool, AddingTool) and kind in self.tool.kinds:
            self.tool.use(kind)
            self._show_tool()

    def use_shape(self, shape: int) -> None:
        """Choose another shape of baby."""
        if isinstance(self.tool, PlacingTool) and shape < len(self.tool.shapes):
            self.tool.use(shape)
            self._show_tool()

    def use_number(self, number: int) -> None:
        """Choose the kind or shape number *number* of those on offer, from 1."""
        if 1 <= number <= len(self.tools.buttons) and self.tools.buttons[number - 1].isEnabled():
            self.tools.buttons[number - 1].click()

    def rotate(self) -> None:
        """Turn the shape on the pointer."""
        if self.tool is not None:
            self.tool.rotate()
            self._show_tool()

    def flip(self) -> None:
        """Flip the shape, or choose the other end as the head."""
        if self.tool is not None:
            self.tool.flip()
            self._show_tool()

    def ask_to_sign(self) -> None:
        """Sign, but first show once a warning about what would be given up."""
        if self.row.sign.why:
            self._tell(self.row.sign.why)
            return
        warned = warnings(self.draft)
        if warned and not self._is_warned:
            self._is_warned = True
            self._show_buttons()
            self._tell(" ".join(warned))
            return
        self.signed.emit()
