"""What a window shows of Worm Up!: its `GameParts`, each imported when it is first wanted."""

from __future__ import annotations  # the types of what is imported late

from typing import TYPE_CHECKING, Any

from gui.parts.game_view import GameParts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from core.review.branch import BranchState
    from core.review.puzzle import Reply
    from core.review.race_review import Placed
    from core.table.encoding import Value
    from core.table.step import Completed
    from core.wormup.game import GameState
    from gui.parts.contents import Contents
    from gui.parts.game_view import GameView
    from gui.parts.hats import Who
    from gui.parts.shell import Shell
    from gui.parts.table_form import TableForm
    from gui.parts.unsigned import LessonPage


class RaceParts(GameParts):
    """What a window shows of Worm Up!."""

    def view_class(self) -> type[GameView]:
        from gui.wormup.race_view import RaceView

        return RaceView

    def form(self) -> TableForm:
        from gui.wormup.form import RaceForm

        return RaceForm()

    def guide(self, state: GameState | None = None) -> Contents:
        from gui.wormup.guide import contents, usual

        return usual() if state is None else contents(state.race.profile, state.race.options)

    def lesson(self, shell: Shell) -> LessonPage:
        from gui.wormup.first_race_page import FirstRacePage

        return FirstRacePage(shell)

    def wrong(self, stand: BranchState, reply: Reply | None) -> tuple[str, str, object]:
        """Return why a move is not the win: a heading, a line, and what is shown over the race."""
        from gui.wormup import answer

        return answer.wrong(stand, reply)

    def begun(self, step: int, action: tuple[Value, ...]) -> object:
        """Return how a winning move begins, as a draft of *step*."""
        from gui.wormup import answer

        return answer.begun(step, action)

    def paint_thumbnail(
        self, painter: QPainter, frame: QRectF, names: Sequence[str], state: GameState
    ) -> None:
        from gui.wormup import thumbnail

        thumbnail.paint_thumbnail(painter, frame, names, state)

    def paint_better(
        self,
        painter: QPainter,
        frame: QRectF,
        names: Sequence[str],
        done: Completed[Any],
        better: Placed,
    ) -> None:
        from gui.wormup import thumbnail

        thumbnail.paint_better(painter, frame, names, done, better)

    def paint_waiting(
        self, painter: QPainter, unit: float, seats: int, worms: Sequence[Who]
    ) -> None:
        from gui.wormup import waiting_lanes

        waiting_lanes.paint_waiting(painter, unit, seats, worms)


PARTS = RaceParts()
