"""What is lit up on the sheet: the open question, and what the pointer or a list points at.

Law: it changes nothing; it lays marks over the sheet, and shows in the rows what a decision that is
pointed at would be worth.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject

from core.cozy.decisions import ChangeDie, Decision, FillBrain, PlaceWorm
from core.cozy.grid import Cell
from core.cozy.hour import decided
from core.cozy.measures import spaces_left, things_counted
from core.cozy.sheet import SheetRow
from gui.cozy.hour.hour_editor import HourEditor
from gui.cozy.hour.opening_more import opened, opened_lines
from gui.cozy.hour.pointing import here_words, organ_marks
from gui.cozy.hour.preview import option_marks, preview_marks
from gui.cozy.hour.tool import HourTool
from gui.cozy.sheet.marks import NOTHING, Marks
from gui.cozy.sheet.sheet_view import SheetView
from gui.kit.clock import Timer
from gui.kit.focus import keys_lead
from gui.words.words import sentence

_REST_MS = 400
"""So long the keys rest on a place before it is told what that would change."""


class Highlights(QObject):
    """Chooses the marks: of the pointer, or of a decision, an option or a row to preview."""

    def __init__(self, sheet: SheetView, editor: HourEditor, is_ours: Callable[[], bool]) -> None:
        super().__init__(sheet)
        self._sheet, self._editor, self._is_ours = sheet, editor, is_ours
        self._preview = NOTHING
        self._led: tuple[HourTool | None, Cell | None] = None, None
        """The tool for which the keys have been led."""
        self._asked: tuple[type[HourTool], int] | None = None
        self._resting: Cell | None = None
        """Where the mouse rests since before the question was asked: it means nothing yet."""
        self._rest = Timer(self, interval=_REST_MS, singleShot=True)
        self._rest.timeout.connect(self._tell_worth)
        for meant in (sheet.pointed, sheet.picked):
            meant.connect(self._take_aim)
        sheet.pointed.connect(self.point)
        editor.previewed.connect(self._show_decision)
        editor.options.hovered.connect(self._show_option)

    def _tool(self) -> HourTool | None:
        is_free = self._is_ours() and not self._editor.fan.is_open
        return self._editor.tool if is_free else None

    def show_anew(self) -> None:
        """Show what the pointer is on, after a change."""
        self._preview = NOTHING
        self._lead()
        self.point()

    def _lead(self) -> None:
        """Let the keys begin where the question can be answered; they stand there at once."""
        tool, at = self._tool(), self._sheet.at
        self._sheet.first = first = tool.first() if tool else None
        asked = (type(tool), len(self._editor.draft.decisions)) if tool else None
        if asked != self._asked:
            self._asked, self._resting = asked, None if self._sheet.is_by_keys else at
        is_new, self._led = (tool, first) != self._led, (tool, first)
        if is_new and tool and first and keys_lead() and not (at and tool.takes(at)):
            self._sheet.point(first, by_keys=True)

    def _take_aim(self) -> None:
        self._resting = None

    def _at(self, tool: HourTool | None) -> Cell | None:
        """Return what is pointed at; no place where a shape cannot lie and nobody has put it."""
        at = self._sheet.at
        if tool is None or tool.lets_look or at is None or at != self._resting:
            return at
        return at if tool.takes(at) else None

    def point(self) -> None:
        """Mark and describe what the pointer is on, and what picking it would be worth."""
        self._mark()
        tool = self._tool()
        at = self._at(tool)
        self._worth(tool.meant(at) if tool and at is not None else None)
        said = self.here()
        self._sheet.setAccessibleDescription(said)
        if self._sheet.is_by_keys and at is not None and said:
            self._editor.speak(said)

    def here(self) -> str:
        """Return what the pointer is on, as one sentence."""
        tool = self._tool()
        at = self._at(tool)
        said = tool.say(at) if tool and at is not None else ""
        return sentence(said or here_words(self._sheet.picture, at))

    def _mark(self) -> None:
        tool = self._tool()
        at = self._at(tool)
        marks = tool.marks(at) if tool else NOTHING
        if tool is None or tool.lets_look:
            marks = organ_marks(self._sheet.picture, at).with_(marks)
        self._sheet.show_marks(marks.with_(self._preview))

    def _worth(self, decision: Decision | None) -> None:
        """Show in the rows what *decision* would change."""
        hour = self._editor.draft.hour
        is_free = isinstance(decision, ChangeDie | FillBrain)  # rows move when something is drawn
        if decision is None or is_free or hour is None or hour.is_over or not self._is_ours():
            self._editor.scores.preview(None)
            self._rest.stop()
            return
        shape = hour.turn.shape()[0] if isinstance(decision, PlaceWorm) else ""
        self._editor.scores.preview(decided(hour.turn, decision).colony, shape)
        if self._sheet.is_by_keys:
            self._rest.start()

    def _tell_worth(self) -> None:
        """Say what the place where the keys rest would change."""
        if said := self._editor.scores.changes():
            self._editor.speak(said)

    def _show_decision(self) -> None:
        decision = self._editor.meant
        hour, self._preview = self._editor.draft.hour, NOTHING
        if decision not in self._editor.draft.legal:
            decision = None  # the mouse still rests on what was offered a moment before
        if decision is not None and hour is not None and self._is_ours():
            self._preview = preview_marks(hour.turn, decision)
            if isinstance(decision, ChangeDie | FillBrain) and not self._editor.fan.is_open:
                self._editor.speak(", ".join(opened_lines(opened(hour.turn, decision))))
        self._mark()
        self._worth(decision)

    def _show_option(self) -> None:
        option, draft, self._preview = self._editor.options.pointed, self._editor.draft, NOTHING
        turn = draft.open_turn
        if option is not None and turn is not None and not turn.stack and not draft.is_over:
            self._preview = option_marks(turn, option)
        self._mark()

    def light(self, row: SheetRow | None, *, wants_more: bool = False) -> None:
        """Light up what a row counts; if it *wants_more*, what that would take."""
        picture, self._preview = self._sheet.picture, NOTHING
        if row is not None and picture is not None:
            colony = picture.turn.colony
            things = (spaces_left(colony, row),) if wants_more else things_counted(colony, row)
            self._preview = Marks(lit=frozenset().union(*things))
        self._mark()
