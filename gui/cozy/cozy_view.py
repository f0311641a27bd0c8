"""Worm & Cozy at the table: my sheet, my hour, the rows, and the others' sheets.

Law: the view keeps the draft of our hour and nothing else of the game (C11).
"""

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from core.cozy.colony import sees
from core.cozy.decisions import ChooseToAct, ChooseToAdd, Decision, Pass, PlaceWorm
from core.cozy.game import DICE_ONLY, PASS, ROLL, GameState
from core.cozy.grid import Cell
from core.cozy.turn import Turn
from core.cozy.worm import Kind
from core.table.step import Completed
from gui.cozy.draft import Draft
from gui.cozy.hour_editor import HourEditor
from gui.cozy.marks import NOTHING, Marks
from gui.cozy.names import kind_name, worm_name
from gui.cozy.reasons import idle_words, sentence
from gui.cozy.score_panel import ScorePanel
from gui.cozy.sheet_paint import Picture
from gui.cozy.sheet_view import SheetView
from gui.cozy.tool import line_marks
from gui.cozy_words import space_words
from gui.game_view import GameView, Sound
from gui.words import words
from net.protocol.commands import Play
from net.protocol.snapshot import TableSnapshot


class CozyView(GameView):
    """Guards our draft; the rest comes with each snapshot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._snapshot: TableSnapshot | None = None
        self._asked = 0
        self.draft_of_hour = Draft()
        self.sheet = SheetView()
        self.editor = HourEditor(self.draft_of_hour)
        self.scores = ScorePanel()
        self._build()
        self._connect()

    def _build(self) -> None:
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.scores)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.sheet, 5)
        row.addWidget(_scrolled(self.editor), 4)
        row.addWidget(_scrolled(side), 3)

    def _connect(self) -> None:
        self.sheet.pointed.connect(self._point)
        self.sheet.picked.connect(self.editor.pick)
        self.sheet.rotated.connect(self.editor.rotate)
        self.editor.changed.connect(self._draw)
        self.editor.signed.connect(self._sign)
        self.editor.said.connect(self.said)
        self.draft_of_hour.changed.connect(self._tell_draft)

    # the table's side

    def show_table(self, snapshot: TableSnapshot) -> None:
        """Draw the table as it is and offer what our seat may do now."""
        self._snapshot = snapshot
        state = snapshot.state
        if not isinstance(state, GameState):
            return
        turn = self._my_turn(state)
        if turn is None or state.is_over or turn.dice is None:
            self.draft_of_hour.end()
        else:
            self.draft_of_hour.begin(turn)
        waits = self._waits(snapshot, state)
        self.editor.show_hour(turn, can_sign=snapshot.may_act, waits=waits)
        self._roll(snapshot, state)

    def _my_turn(self, state: GameState) -> Turn | None:
        seat = self._snapshot.seat if self._snapshot else None
        return None if seat is None else state.turns[seat]

    def _waits(self, snapshot: TableSnapshot, state: GameState) -> str:
        """Say what is waited for; empty if our hour is to be played."""
        if state.is_over:
            return words("The game is over.")
        if not state.is_rolled:
            return words("The dice are being rolled.")
        if snapshot.seat is None:
            return words("You are watching.")
        if snapshot.acted >> snapshot.seat & 1:
            waiting = snapshot.authors & ~snapshot.acted
            names = [name for seat, name in enumerate(snapshot.names) if waiting >> seat & 1]
            if names:
                return words("Signed. Waiting for {names}.", names=", ".join(names))
            return words("Signed.")
        return ""

    def _roll(self, snapshot: TableSnapshot, state: GameState) -> None:
        """Do by itself what needs no player: commit for the dice, or pass where idle."""
        seat = snapshot.seat
        if seat is None or not snapshot.may_act or snapshot.must_compare:
            return
        if snapshot.step == self._asked:
            return
        if not state.wanted() >> seat & 1:
            self._ask(Play(snapshot.step, PASS))
        elif not state.is_rolled and not state.committed and not state.is_over:
            self._ask(Play(snapshot.step, ROLL, DICE_ONLY))

    def _ask(self, play: Play) -> None:
        self._asked = play.step
        self.asked.emit(play)

    def _sign(self) -> None:
        snapshot, hour = self._snapshot, self.draft_of_hour.hour
        if snapshot is None or hour is None or not hour.is_over or not snapshot.may_act:
            return
        state = snapshot.state
        sealed = None if state.is_last_hour else DICE_ONLY
        self.editor.show_hour(hour.start, can_sign=False, waits=words("Signing."))
        self.sounded.emit(Sound.SEALED)
        self._ask(Play(snapshot.step, hour.action(), sealed))

    def show_step(self, done: Completed[Any]) -> None:
        """Show how the step came about."""

    def show_moment(self, names: tuple[str, ...], state: Any) -> None:  # noqa: ANN401  # any game's
        """Draw *state* as a still picture without controls."""

    def paint_moment(self, painter: QPainter, frame: QRectF) -> None:
        """Paint what is shown now into *frame*."""

    def explain(self) -> list[str]:
        """Answer "Why?" about what is shown."""
        return []

    # the draft

    def draft(self) -> list[object]:
        """Write the draft in plain values, to be kept on disk."""
        return self.draft_of_hour.plain()

    def restore(self, draft: object) -> None:
        """Take up a kept draft, as far as it is still legal."""
        self.draft_of_hour.restore(draft)

    def _tell_draft(self) -> None:
        self.draft_changed.emit(self.draft())

    # drawing

    def _draw(self) -> None:
        snapshot = self._snapshot
        state = snapshot.state if snapshot else None
        if not isinstance(state, GameState):
            return
        hour = self.draft_of_hour.hour
        turn = hour.turn if hour else self._my_turn(state) or state.turns[0]
        at = hour.start.hour if hour else turn.hour
        is_on = bool(hour and not hour.is_over)
        self.sheet.show_picture(Picture(turn, at, is_on))
        self.scores.show_colony(turn.colony, turn.sheet.title)
        self._mark(self.sheet.at)

    def _point(self, at: Cell | None) -> None:
        self._mark(at)
        tool = self.editor.tool
        said = tool.say(at) if tool and at is not None else ""
        self.editor.show_hint(sentence(said or self._here(at)))

    def _mark(self, at: Cell | None) -> None:
        tool = self.editor.tool
        marks = tool.marks(at) if tool else NOTHING
        self.sheet.show_marks(self._organ_marks(at).with_(marks))

    def _organ_marks(self, at: Cell | None) -> Marks:
        """Shade what the eye under the pointer sees; number the line of a tail."""
        picture = self.sheet.picture
        organ = picture.turn.colony.organ_at.get(at) if picture and at is not None else None
        if picture is None or organ is None:
            return NOTHING
        colony = picture.turn.colony
        if organ.kind is Kind.EYE:
            spaces = colony.sheet.spaces()
            return Marks(seen=frozenset(cell for cell in spaces if sees(organ, cell)))
        if organ.kind is Kind.TAIL:
            worm = colony.owner[organ.cell]
            longest = max((line for line in colony.lines() if worm in line), key=len, default=())
            return line_marks(picture.turn, longest[0]) if longest else NOTHING
        return NOTHING

    def _here(self, at: Cell | None) -> str:
        """Say what is on a space."""
        picture = self.sheet.picture
        if picture is None or at is None or at not in picture.turn.colony.owner:
            return ""
        turn = picture.turn
        worm, organ = worm_name(turn.colony.owner[at]), turn.colony.organ_at.get(at)
        if organ is None:
            return words("{worm}, {space}", worm=worm, space=space_words(at))
        named = {"worm": worm, "space": space_words(at), "kind": kind_name(organ.kind)}
        idle = idle_words(turn, organ) if picture.is_on else ""
        if idle:
            return words("{kind} {space} of {worm}: {reason}", reason=idle, **named)
        return words("{kind} {space} of {worm}", **named)

    # keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Obey the keys that no part of the view wanted."""
        if not self._is_command(event) and not self._is_letter(event):
            super().keyPressEvent(event)

    def _is_command(self, event: QKeyEvent) -> bool:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        key = event.key()
        if control and key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.editor.ask_to_sign()
        elif control and (key == Qt.Key.Key_Y or (shift and key == Qt.Key.Key_Z)):
            self.editor.redo.click()
        elif control and key == Qt.Key.Key_Z:
            self.editor.undo.click()
        elif key == Qt.Key.Key_Escape:
            self.editor.back()
        else:
            return False
        return True

    def _is_letter(self, event: QKeyEvent) -> bool:
        key = event.key()
        options: dict[int, type[Decision]] = {
            Qt.Key.Key_A: PlaceWorm,
            Qt.Key.Key_B: ChooseToAdd,
            Qt.Key.Key_C: ChooseToAct,
            Qt.Key.Key_P: Pass,
        }
        if event.modifiers() != Qt.KeyboardModifier.NoModifier:
            return False
        if key in options:
            self.editor.options.buttons[options[key]].click()
        elif key == Qt.Key.Key_R:
            self.editor.rotate()
        elif key == Qt.Key.Key_F:
            self.editor.flip()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_6:
            self.editor.use_number(key - Qt.Key.Key_0)
        else:
            return False
        return True


def _scrolled(widget: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(widget)
    return area
