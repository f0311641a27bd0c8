"""The end of a race at its table: the podium, the tray under it, and the finish once more."""

from typing import Any

from core.table.step import Completed
from core.wormup.game import GameState
from core.wormup.race import Race, Result
from gui.parts.game_view import Ending, GameView
from gui.parts.sound import Sound
from gui.wormup.board.camera import frame_of
from gui.wormup.motion.finish import Finish
from gui.wormup.motion.playback import Playback
from gui.wormup.own_turn import OwnTurn
from gui.wormup.race_frame import RaceFrame
from net.protocol.snapshot import TableSnapshot


class RaceEnding(Ending):
    """Shows the end that the last step has led to, once or again."""

    done: Completed[Any] | None = None
    """The last step that was shown."""

    def __init__(
        self, view: GameView, turn: OwnTurn, playback: Playback, finish: Finish, frame: RaceFrame
    ) -> None:
        self._view, self._turn, self._playback = view, turn, playback
        self._finish, self._frame = finish, frame
        self._result = turn.controls.result
        self._result.replay.chosen.connect(self.finish_again)

    def show(self, snapshot: TableSnapshot, race: Race) -> None:
        """Show the podium over the place of the touch."""
        self._turn.controls.show_end(
            snapshot.state,
            snapshot.names,
            can_replay=self._has_finish(),
            is_player=snapshot.seat is not None,
        )
        if not self._finish.is_shown:
            self._finish.celebrate(race, snapshot.names, snapshot.seat)
            self._frame.lay_out()
            self._turn.give_focus(self._result)
            self._view.changed.emit()

    def finish_again(self) -> None:
        """Show the step that ended the race again."""
        if self.done and self._has_finish():
            self._turn.close()
            self._finish.leave()
            self._frame.lay_out()
            self._turn.board.fit(frame_of(self.done.outcome.state.race))
            self._playback.play(self.done, None)

    def name_next(self, said: str) -> None:
        self._result.next_race.setText(said)

    def tell_evening(self, line: str) -> None:
        self._result.tell_evening(line)

    def stamp(self) -> None:
        """Press the stamp at the finish: the log has been checked."""
        if self._finish.stamp():
            self._view.sounded.emit(Sound.STAMPED)

    def _has_finish(self) -> bool:
        state = self.done.outcome.state if self.done else None
        return isinstance(state, GameState) and state.race.result is Result.FINISH
