"""Our hand on the board during our move: segments, posts, one draft.

Law: it passes mouse and keys to the tool in use, and says why the rules core refuses.
"""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from core.wormup.race import Race
from core.wormup.refusals import WormUpRefusal
from gui.kit.printed import printed
from gui.parts.game_view import GameView
from gui.parts.sound import Sound
from gui.words.words import sentence, words
from gui.wormup.board.camera import Camera, Point
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Sprite
from gui.wormup.move.aim import Aim
from gui.wormup.move.close_look import CloseLook
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.move.move_tool import MoveTool
from gui.wormup.move.repose_tool import ReposeTool
from gui.wormup.move.swing_tool import SwingTool
from gui.wormup.refusals import there_words
from gui.wormup.sentences import draft_words, repose_words


class Hand(QObject):
    """Lays our move: holds the draft and chooses the tool that has the mouse."""

    shown = Signal()
    changed = Signal()
    """Emitted when the draft has changed."""

    def __init__(
        self, view: GameView, race: Race, seat: int, names: tuple[str, ...], scenery: Scenery
    ) -> None:
        """Say and sound on *view* what is laid."""
        super().__init__()
        self._view = view
        self.race, self.draft = race, MoveDraft(race, seat)
        self.is_open = True
        """Whether the move can still be changed."""
        self.worm = scenery.worn[seat]
        self._names, self._scenery = names, scenery
        self.move = MoveTool(self.draft, scenery)
        self.swing = SwingTool(self.draft)
        self.repose = ReposeTool(self.draft, scenery.worn[seat])
        self._held: MoveTool | SwingTool | ReposeTool | None = None
        self._was_busy = (False, False)
        self._close = CloseLook(race, self.draft, names)
        self._has_offered = False
        """Whether the swing was offered that may follow the last segment."""
        for tool in (self.move, self.swing, self.repose):
            tool.shown.connect(self._show)
            tool.refused.connect(self._refuse)
            tool.freed.connect(lambda: self._view.spoke.emit(self.words()))
        self.move.laid.connect(self._clack)
        self.move.laid.connect(self._tell)
        self.repose.laid.connect(self._tell)
        self.repose.done.connect(self.renew)
        self.swing.done.connect(lambda: self._view.sounded.emit(Sound.SWUNG))
        self.swing.done.connect(self.renew)

    @property
    def is_busy(self) -> bool:
        """Whether a post is being swung or the worm laid anew."""
        return self.swing.is_on or self.repose.is_on

    @property
    def aim(self) -> Aim:
        """Where the next segment would go."""
        return self.repose.aim if self.repose.is_on else self.move.aim

    def _show(self) -> None:
        """Draw again, and announce when a swing or a re-pose begins or ends."""
        self.shown.emit()
        busy = self.swing.is_on, self.repose.is_on
        if busy != self._was_busy:
            self._was_busy = busy
            self.changed.emit()

    def sprites(self, camera: Camera) -> list[Sprite]:
        """Return the table as the draft has it, with a lens where it is tight."""
        worm, seat = self.draft.worm, self.draft.seat
        table = self.swing.table() if self.is_open else None
        drawn = table or self._scenery.table(self.draft.course.finish)
        others = self._scenery.worms(without=seat, watched=worm.head)
        if not self.is_open:
            return [*drawn, *others, *self._scenery.worm(seat, worm.segments)]
        pills = self._close.pills(camera, self.swing, self.aim)
        if self.swing.is_on:
            own = self._scenery.worm(seat, worm.segments)
            drawn = [*drawn, *self.swing.below(), *others, *own, *self.swing.sprites()]
            return [*drawn, *pills]
        tool = self.repose if self.repose.is_on else self.move
        near = self._close.near(camera, self.aim)
        glow = self._close.glow(near, self.aim)
        drawn = [*drawn, *tool.below(), *glow, *others, *tool.sprites(), *self.swing.sprites()]
        return [*drawn, *self._close.lens(near, self.aim, tuple(drawn)), *pills]

    def lean(self, is_close: bool) -> None:  # noqa: FBT001  # a signal passes it by place
        """Look closer while Shift is held, or no longer."""
        self._close.is_wished = is_close
        self._show()

    def hover(self, spot: Point, reach: float) -> None:
        """Show where a click would lay the segment."""
        if self.repose.is_on:
            self.repose.hover(spot, reach)
        elif not self.swing.is_on:
            self.move.hover(spot, reach)

    def press(self, spot: Point, reach: float) -> bool:
        """Take a finish post, the head, or the last segment."""
        if self.repose.is_on:
            self._held = self.repose if self.repose.press(spot, reach) else None
        elif self.swing.press(spot, reach):
            self._held = self.swing
            if barred := self.swing.barred():
                self._held = None
                self.swing.stop()
                self._refuse(barred)
                return True
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
        key = printed(event)
        if key == Qt.Key.Key_T:
            self.turn()
        elif key == Qt.Key.Key_S:
            self.take_up(self.swing)
        elif key == Qt.Key.Key_R and self.draft.walk.options.repose:
            self.take_up(self.repose)
        else:
            return self.move.key(event)
        return True

    def guide(self) -> None:
        """Answer a click that hit nothing."""
        if self.is_busy or not self.move.aim.reach.mask:
            self._view.spoke.emit(self.words())
            return
        self._view.spoke.emit(
            words("Too far from the head: click in the fan beside it, or pull the head.")
        )

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

    def take_up(self, tool: SwingTool | ReposeTool) -> None:
        """Let the keys swing a post, or pick up the worm; what is on already is left as it was."""
        if tool.is_on:
            tool.stop()
        elif refusal := tool.barred():
            self._refuse(refusal)
        else:
            tool.start()
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
                "Drag a finish post round the other one, or turn it with Left and Right;"
                " Up: the other post. Enter swings it."
            )
        return draft_words(self.draft, self._names)

    def _clack(self) -> None:
        """Sound for the segment that has been laid, each a step higher; offer the swing at last."""
        draft = self.draft
        if draft.now.walk.placed:
            self._view.sounded.emit(Sound.segment(draft.now.walk.placed))
        if draft.left:
            self._has_offered = False
        elif not self._has_offered and self.swing.barred() is None:
            self._has_offered = True
            self.swing.start()

    def _tell(self) -> None:
        self.changed.emit()
        self._view.spoke.emit(self.words())

    def _refuse(self, refusal: WormUpRefusal) -> None:
        """Say why not there, and that a place near by is aimed at, if one is."""
        why = sentence(there_words(refusal, self._names))
        if refusal is self.aim.conflict and self.aim.meant:
            why = words("It snaps to the pale place. {why}", why=why)
        self._view.spoke.emit(why)
