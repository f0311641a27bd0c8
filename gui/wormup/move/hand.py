"""Our hand on the board during our move: segments, posts, one draft.

Law: it passes mouse and keys to the tool in use, and says why the rules core refuses.
"""

from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from core.wormup.race import Race
from core.wormup.refusals import WormUpRefusal
from gui.words.words import sentence, words
from gui.wormup.board.camera import Camera, Point
from gui.wormup.board.lens import Lens, is_needed
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Gap, Sprite
from gui.wormup.move.aim import Aim
from gui.wormup.move.draft import Draft
from gui.wormup.move.measure import contact_mm, narrowest_mm, obstacles_of
from gui.wormup.move.move_tool import MoveTool
from gui.wormup.move.repose_tool import ReposeTool
from gui.wormup.move.swing_tool import SwingTool
from gui.wormup.refusals import refusal_words
from gui.wormup.sentences import draft_words, repose_words


class Hand(QObject):
    """Lays our move: holds the draft and chooses the tool that has the mouse."""

    shown = Signal()
    changed = Signal()
    """Emitted when the draft has changed."""
    said = Signal(str)
    corrected = Signal(str)
    """The last sentence with other numbers: shown, but not read out."""

    def __init__(self, race: Race, seat: int, names: tuple[str, ...], scenery: Scenery) -> None:
        super().__init__()
        self.race, self.draft = race, Draft(race, seat)
        self.is_open = True
        """Whether the move can still be changed."""
        self._names, self._scenery = names, scenery
        self.move = MoveTool(self.draft, scenery)
        self.swing = SwingTool(self.draft)
        self.repose = ReposeTool(self.draft, scenery)
        self._held: MoveTool | SwingTool | ReposeTool | None = None
        self._was_busy = (False, False)
        for tool in (self.move, self.swing, self.repose):
            tool.shown.connect(self._show)
            tool.refused.connect(lambda refusal: self.said.emit(self._there_words(refusal)))
            tool.corrected.connect(lambda ref: self.corrected.emit(self._there_words(ref)))
            tool.freed.connect(lambda: self.said.emit(self.words()))
        self.move.laid.connect(self._tell)
        self.repose.laid.connect(self._tell)
        self.repose.done.connect(self.renew)
        self.swing.done.connect(self.renew)

    @property
    def is_busy(self) -> bool:
        """Whether a post is being swung or the worm laid anew."""
        return self.swing.is_on or self.repose.is_on

    def _show(self) -> None:
        """Draw again, and announce when a swing or a re-pose begins or ends."""
        self.shown.emit()
        busy = self.swing.is_on, self.repose.is_on
        if busy != self._was_busy:
            self._was_busy = busy
            self.changed.emit()

    # what is drawn

    def sprites(self, camera: Camera) -> list[Sprite]:
        """Return the table as the draft has it, with a lens where it is tight."""
        drawn = [
            *self._scenery.table(self.draft.course.finish),
            *self._scenery.worms(without=self.draft.seat),
        ]
        if not self.is_open:
            return [*drawn, *self._scenery.worm(self.draft.seat, self.draft.worm.segments)]
        drawn += self.repose.sprites() if self.repose.is_on else self.move.sprites()
        drawn += self.swing.sprites()
        return [*drawn, *self._lens(camera, tuple(drawn))]

    def _aim(self) -> Aim:
        return self.repose.aim if self.repose.is_on else self.move.aim

    def focus(self) -> Point | None:
        """Return the place that must be in sight."""
        return self._aim().meant

    def _lens(self, camera: Camera, drawn: tuple[Sprite, ...]) -> Iterator[Sprite]:
        aim = self._aim()
        contact = aim.conflict.contact if aim.conflict else None
        spot = contact.first.at if contact else aim.meant
        if spot is None:
            return
        bodies = obstacles_of(self._scenery.race, self.draft.course, self.draft.seat)
        gap = contact_mm(contact) if contact else narrowest_mm(spot, bodies)
        if is_needed(camera, gap):
            yield Lens(spot, tuple(s for s in drawn if not isinstance(s, Gap)))

    # what the board's mouse and keys do

    def hover(self, spot: Point, reach: float) -> None:
        """Show where a click would lay the segment."""
        if self.repose.is_on:
            self.repose.hover(spot, reach)
        elif not self.swing.is_on:
            self.move.hover(spot, reach)

    def press(self, spot: Point, reach: float) -> bool:
        """Take a finish post, or the last segment."""
        if self.repose.is_on:
            self._held = self.repose if self.repose.press(spot, reach) else None
        elif self.swing.press(spot, reach):
            self._held = self.swing
        else:
            self._held = self.move if self.move.press(spot, reach) else None
            if self._held and self.swing.is_on:
                self.swing.stop()
        return self._held is not None

    def drag(self, spot: Point) -> None:
        """Continue with the tool that was pressed."""
        if self._held:
            self._held.drag(spot)

    def release(self, spot: Point) -> None:
        """Release the tool that was pressed."""
        if self._held:
            self._held.release(spot)
        self._held = None

    def key(self, event: QKeyEvent) -> bool:
        """Pass the key to the tool that is on, else to the move; T, S and R choose a tool."""
        if self.repose.is_on:
            return self.repose.key(event)
        if self.swing.is_on and self.swing.key(event):
            return True
        begin = {Qt.Key.Key_T: self.turn, Qt.Key.Key_S: self.start_swing}.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_R and self.draft.walk.options.repose:
            begin = self.start_repose
        if begin is None:
            return self.move.key(event)
        begin()
        return True

    def guide(self) -> None:
        """Answer a click that hit nothing."""
        if self.is_busy or not self.move.aim.reach.mask:
            self.said.emit(self.words())
            return
        self.said.emit(
            words(
                "Too far from the head: click in the arc beside it, or drag the last segment there."
            )
        )

    # what the buttons do

    def undo(self) -> None:
        """Take the last part back."""
        if self.repose.is_on:
            self.repose.undo()
            return
        if self.swing.is_on:
            self.swing.stop()
        self.move.undo()

    def turn(self) -> None:
        """Turn the worm round, or back."""
        refusal = self.draft.turn()
        if refusal:
            self._refuse(refusal)
        else:
            self.renew()

    def start_swing(self) -> None:
        """Let the keys swing a post, or leave the posts as they are."""
        if self.swing.is_on:
            self.swing.stop()
            return
        refusal = self.draft.swing_barred()
        if refusal:
            self._refuse(refusal)
            return
        self.swing.start()
        self.said.emit(self.words())

    def start_repose(self) -> None:
        """Pick up the worm to lay it anew, or leave it as it was."""
        if self.repose.is_on:
            self.repose.stop()
            return
        refusal = self.draft.repose_barred()
        if refusal:
            self._refuse(refusal)
            return
        self.repose.start()
        self._tell()

    def renew(self) -> None:
        """Show how the draft stands now, and say so."""
        self.move.refresh()
        self._tell()

    def words(self) -> str:
        """Return how the move stands."""
        if self.repose.is_on:
            return repose_words(self.repose.left, is_stuck=not self.repose.aim.reach.mask)
        if self.swing.is_on:
            return words(
                "Drag a finish post, or turn it with Left and Right; Up: the other post; Enter."
            )
        return draft_words(self.draft, self._names)

    def explained(self) -> list[str]:
        """Return how the move stands, and why it cannot go where one points."""
        conflict = self._aim().conflict
        return [self.words(), *([sentence(self._refusal_words(conflict))] if conflict else [])]

    def _tell(self) -> None:
        self.changed.emit()
        self.said.emit(self.words())

    def _refuse(self, refusal: WormUpRefusal) -> None:
        self.said.emit(sentence(self._refusal_words(refusal)))

    def _there_words(self, refusal: WormUpRefusal) -> str:
        """Return why not there, and that a place near by is aimed at, if one is."""
        why = self._refusal_words(refusal)
        if refusal is self._aim().conflict and self._aim().meant:
            return words(
                "Let go: it snaps to the pale place. Not just where you are: {why}.", why=why
            )
        return sentence(why)

    def _refusal_words(self, refusal: WormUpRefusal) -> str:
        return refusal_words(refusal, self._names, self.draft.walk.profile)
