"""Our hour on the large sheet: what our player, the keys and bots do to its draft, until signed.

Law: the draft is all that is kept of it (C11), and nothing leaves before it is signed.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QKeyEvent

from core.cozy.decisions import ActOrgan
from core.cozy.game import DICE_ONLY, GameState
from core.cozy.grid import Cell
from core.cozy.scoring import score_of
from core.cozy.worm import OrganKind
from core.review.hours import Next
from core.table.step import Completed
from gui.cozy.around.end_panel import result_words
from gui.cozy.around.look_panel import LookPanel
from gui.cozy.around.looking import Looking
from gui.cozy.around.score_panel import ScorePanel
from gui.cozy.automatic import automatic_play, waits_words
from gui.cozy.coach import advice_words, advised
from gui.cozy.hour.hour_editor import HourEditor
from gui.cozy.hour.preview import preview_marks
from gui.cozy.keys import obey
from gui.cozy.sheet.highlights import Highlights
from gui.cozy.sheet.sheet_paint import SheetPicture
from gui.cozy.sheet_words import sheet_title
from gui.parts.game_view import Adviser, GameView
from gui.parts.sound import Sound
from gui.words.words import words
from net.protocol.commands import Play
from net.protocol.snapshot import TableSnapshot


class HourSession(Adviser, QObject):
    """Plays on the sheet in *looking* by *editor*, and asks by *view*."""

    tells_advice = True

    def __init__(
        self, view: GameView, looking: Looking, editor: HourEditor, look: LookPanel
    ) -> None:
        super().__init__(view)
        self._view, self._looking, self._editor = view, looking, editor
        self._draft, self._sheet = editor.draft, looking.sheet
        self.snapshot: TableSnapshot | None = None
        """The table that is played at; None when looking back."""
        self._asked = self._heard = -1
        self._seen = 0
        """How many decisions of the draft were drawn."""
        self.highlights = Highlights(self._sheet, editor, lambda: looking.is_ours)
        for scores in (editor.scores, look.scores):
            scores.pointed.connect(partial(self._light, scores))
        editor.signed.connect(self._sign)
        editor.refused.connect(partial(view.sounded.emit, Sound.BLOCKED))
        editor.fan.where = self._frame_of
        self._draft.changed.connect(self._tell_draft)
        self._sheet.picked.connect(self._pick)
        self._sheet.dragged.connect(self._drag)
        self._sheet.rotated.connect(self._rotate)

    # the table

    def show_table(self, snapshot: TableSnapshot, state: GameState) -> None:
        """Begin or go on with our hour, and do what needs no click."""
        self.snapshot = snapshot
        turn = None if snapshot.seat is None else state.turns[snapshot.seat]
        if turn is None or turn.is_over or turn.dice is None:
            self._draft.end()
        else:
            self._draft.begin(turn)
        self._editor.show_hour(turn, can_sign=snapshot.may_act, waits=waits_words(snapshot))
        self._sound(snapshot, state)
        play = automatic_play(snapshot)
        if play is not None and play.step != self._asked:
            self._ask(play)

    def look_back(self) -> None:
        """Show no hour of ours."""
        self.snapshot = None
        self._draft.end()

    def _ask(self, play: Play) -> None:
        self._asked = play.step
        self._view.asked.emit(play)

    def _sign(self) -> None:
        snapshot, hour = self.snapshot, self._draft.hour
        if snapshot is None or hour is None or not hour.is_over or not snapshot.may_act:
            return
        sealed = None if snapshot.state.is_last_hour else DICE_ONLY
        self._editor.show_hour(hour.start, can_sign=False, waits=words("Signing."))
        self._view.sounded.emit(Sound.HOUR_SIGNED)
        self._ask(Play(snapshot.step, hour.action(), sealed))

    def _tell_draft(self) -> None:
        self._view.draft = self._draft.plain()
        self._view.draft_changed.emit()

    # what is heard

    def _sound(self, snapshot: TableSnapshot, state: GameState) -> None:
        """Sound once for a step: for a roll that waits for us, and for the end."""
        if snapshot.step == self._heard:
            return
        self._heard = snapshot.step
        if state.is_over:
            self._view.sounded.emit(Sound.FINISH)
            self._view.spoke.emit(result_words(snapshot.names, state))
        elif state.is_rolled and snapshot.may_act:
            self._view.sounded.emit(Sound.DICE)

    def _sound_decision(self) -> None:
        """Sound what the last decision did: an organ by its kind and its place in the chain."""
        before, after = self._draft.turns[-2:]
        decision, now = self._draft.decisions[-1], score_of(after.colony)
        old = score_of(before.colony)
        if isinstance(decision, ActOrgan):
            kind = list(OrganKind).index(before.colony.organ_at[decision.cell].kind)
            self._view.sounded.emit(Sound.organ(kind, len(before.acted)))
        elif sum(now.points[:-1]) > sum(old.points[:-1]):
            self._view.sounded.emit(Sound.STAR)
        elif now.points[-1] < old.points[-1]:
            self._view.sounded.emit(Sound.CROSS)

    # what is seen

    def draw(self, state: GameState) -> None:
        """Draw our sheet as the draft has it, with its rows."""
        hour = self._draft.hour
        turn = hour.turn if hour else state.turns[self._looking.shown]
        start = hour.start if hour else turn
        is_on = bool(hour and not hour.is_over)
        is_next = len(self._draft.decisions) > self._seen
        self._seen = len(self._draft.decisions)
        if is_next:
            self._sound_decision()
        picture = SheetPicture(turn, start.hour, is_on, has_links=self._sheet.has_links)
        self._sheet.show_picture(picture, in_motion=is_next)
        count = len(state.sheet.hours)
        said = words("hour {hour} of {count}", hour=min(start.hour + 1, count), count=count)
        self._editor.scores.show_colony(turn.colony, sheet_title(state.sheet), said)
        self.highlights.show_anew()

    def _light(self, scores: ScorePanel) -> None:
        """Light up on the sheet what is pointed at in *scores*."""
        self.highlights.light(scores.lit, wants_more=scores.wants_more)

    def advice(self, _steps: Sequence[Completed[Any]]) -> Iterator[Next] | None:
        """Return how a strong bot would go on; None if it is not ours to go on."""
        hour, snapshot = self._draft.hour, self.snapshot
        if snapshot is None or not snapshot.may_act or hour is None or hour.is_over:
            return None
        return advised(hour.turn)

    def show_advice(self, advice: Next) -> str:
        """Mark on our sheet what a strong bot would do next, and return it."""
        hour = self._draft.hour
        if hour is None or hour.turn != advice.turn:
            return ""
        self._looking.go_home()
        self._sheet.show_marks(preview_marks(advice.turn, advice.way.decisions[0]))
        said = advice_words(advice)
        self._editor.question.advise(said)
        return said

    def _frame_of(self, at: Cell) -> QRectF | None:
        """Return where a space is in what the sheet lies on; None without any."""
        geometry = self._sheet.geometry_now()
        return geometry.frame(at).translated(QPointF(self._sheet.pos())) if geometry else None

    # what our player does

    def menu_entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Return what is done seldom in an hour."""
        links = words("Show where tails point")
        if self._sheet.has_links:
            links = words("Hide where tails point")
        entries: list[tuple[str, str, Callable[[], None]]] = [
            ("log", words("All you can do now (L)"), self._editor.drawer.toggle),
            ("swing", links, self._toggle_links),
        ]
        if self._draft.decisions:
            entries.insert(0, ("first", words("Start the hour over"), self._draft.undo_all))
        if self._draft.after_option > 1:
            back = words("Back to the choice of the option")
            entries.insert(0, ("undo", back, self._draft.undo_option))
        return entries

    def _toggle_links(self) -> None:
        self._sheet.has_links = not self._sheet.has_links
        self._looking.changed.emit()

    def _pick(self, at: Cell) -> None:
        spot = (self._looking.shown, *at)
        if self._looking.is_ours:
            self._editor.pick(at)
        elif self._view.place_of(spot) is not None:
            self._view.pointed.emit(spot)

    def _drag(self, at: Cell) -> None:
        if self._looking.is_ours:
            self._editor.drag(at)

    def _rotate(self) -> None:
        if self._looking.is_ours:
            self._editor.rotate()

    def obeys(self, event: QKeyEvent) -> bool:
        """Do what a key means here, and return whether it means anything."""
        if not self._looking.is_ours:
            return False
        if obey(self._editor, event):
            return True
        is_led = self._sheet.leads(event) and not self._sheet.hasFocus()
        if is_led:
            self._sheet.setFocus()
            self._sheet.keyPressEvent(event)
        return is_led
