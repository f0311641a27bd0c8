"""What a window shows of Worm & Cozy: its `GameParts`, each imported when it is first wanted."""

from __future__ import annotations  # the types of what is imported late

from typing import TYPE_CHECKING, Any

from gui.parts.game_view import GameParts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from core.cozy.game import GameState
    from core.table.encoding import Value
    from core.table.step import Completed
    from gui.parts.contents import Contents
    from gui.parts.game_view import GameView, HourLook
    from gui.parts.hats import Who
    from gui.parts.riddle import Riddle
    from gui.parts.shell import Shell
    from gui.parts.table_form import TableForm
    from gui.parts.unsigned import LessonPage


class CozyParts(GameParts):
    """What a window shows of Worm & Cozy."""

    def view_class(self) -> type[GameView]:
        from gui.cozy.cozy_view import CozyView

        return CozyView

    def replay_class(self) -> type[GameView]:
        from gui.cozy.replay.replay_view import ReplayView

        return ReplayView

    def form(self) -> TableForm:
        from gui.cozy.form import CozyForm

        return CozyForm()

    def guide(self, state: GameState | None = None) -> Contents:
        from gui.cozy.guide import contents, usual

        return usual() if state is None else contents(state.sheet)

    def lesson(self, shell: Shell) -> LessonPage:
        from gui.cozy.lesson_page import CozyLessonPage

        return CozyLessonPage(shell)

    def puzzle(self, shell: Shell) -> Riddle | None:
        """Return what asks for points in an hour."""
        from gui.cozy.hour_riddle import HourRiddle

        return HourRiddle(shell)

    def paint_thumbnail(
        self, painter: QPainter, frame: QRectF, names: Sequence[str], state: GameState
    ) -> None:
        from gui.cozy import thumbnail

        thumbnail.paint_thumbnail(painter, frame, names, state)

    def hour_look(self, done: Completed[Any], seat: int, action: tuple[Value, ...]) -> HourLook:
        from gui.cozy import past_sheet

        return past_sheet.hour_look(done, seat, action)

    def known_dice(self, state: GameState) -> str:
        """Return that the dice are those of a week, if they are."""
        from gui.words.words import words

        return words("The dice fall as the week has them.") if state.week else ""

    def paint_waiting(
        self, painter: QPainter, unit: float, seats: int, worms: Sequence[Who]
    ) -> None:
        from gui.cozy import laid_sheets

        laid_sheets.paint_waiting(painter, unit, seats, worms)


PARTS = CozyParts()
