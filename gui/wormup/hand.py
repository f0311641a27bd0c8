"""Our hand on the board during our move: segments and posts, one draft.

Law: it passes mouse and keys on to whichever tool is meant, and says what the rules core refuses.
"""

from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from core.wormup.race import Race
from core.wormup.refusals import WormUpRefusal
from gui.texts import refusal_words
from gui.words import words
from gui.wormup.camera import Point
from gui.wormup.draft import Draft
from gui.wormup.move_tool import MoveTool
from gui.wormup.scenery import Scenery
from gui.wormup.sentences import draft_words
from gui.wormup.sprites import Sprite
from gui.wormup.swing_tool import SwingTool


class Hand(QObject):
    """Guards the draft and which tool has the mouse."""

    shown = Signal()
    changed = Signal()
    said = Signal(str)

    def __init__(self, race: Race, seat: int, names: tuple[str, ...], scenery: Scenery) -> None:
        super().__init__()
        self.draft = Draft(race, seat)
        self._names, self._scenery = names, scenery
        self.move = MoveTool(self.draft, scenery)
        self.swing = SwingTool(self.draft)
        self._held: MoveTool | SwingTool | None = None
        for tool in (self.move, self.swing):
            tool.shown.connect(self.shown)
            tool.refused.connect(self._refuse)
        self.move.laid.connect(self._tell)
        self.swing.done.connect(self._swung)

    def sprites(self) -> Iterator[Sprite]:
        """Draw the table as the draft has it."""
        yield from self._scenery.table(self.draft.course.finish)
        yield from self._scenery.worms(without=self.draft.seat)
        yield from self.move.sprites()
        yield from self.swing.sprites()

    # what the board's mouse and keys do

    def hover(self, spot: Point, reach: float) -> None:
        """Show where a click would lay the segment."""
        if not self.swing.is_on:
            self.move.hover(spot, reach)

    def press(self, spot: Point, reach: float) -> bool:
        """Take a finish post, or the last segment."""
        self._held = None
        if self.swing.press(spot, reach):
            self._held = self.swing
        elif self.move.press(spot, reach):
            self.swing.stop()
            self._held = self.move
        return self._held is not None

    def drag(self, spot: Point) -> None:
        """Go on."""
        if self._held:
            self._held.drag(spot)

    def release(self, spot: Point) -> None:
        """Let go."""
        if self._held:
            self._held.release(spot)
        self._held = None

    def key(self, event: QKeyEvent) -> bool:
        """Give the key to the swing while it is on, else to the move; T and S choose."""
        if self.swing.is_on and self.swing.key(event):
            return True
        if event.key() == Qt.Key.Key_T:
            self.turn()
        elif event.key() == Qt.Key.Key_S:
            self.start_swing()
        else:
            return self.move.key(event)
        return True

    # what the buttons do

    def undo(self) -> None:
        """Take the last part back."""
        self.swing.stop()
        self.move.undo()

    def turn(self) -> None:
        """Turn the worm round, or back."""
        refusal = self.draft.turn()
        if refusal:
            self._refuse(refusal)
        self.move.refresh()
        self._tell()

    def start_swing(self) -> None:
        """Let the keys swing a post."""
        refusal = self.draft.swing_barred()
        if refusal:
            self._refuse(refusal)
            return
        self.swing.start()
        self.said.emit(
            words("Drag a finish post, or turn it: Left, Right; Up for the other one; Enter.")
        )

    def _swung(self) -> None:
        self.move.refresh()
        self._tell()

    def _tell(self) -> None:
        self.changed.emit()
        self.said.emit(draft_words(self.draft, self._names))

    def _refuse(self, refusal: WormUpRefusal) -> None:
        self.said.emit(refusal_words(refusal, self._names, self.draft.walk.profile))
