"""What a window shows of Worm & Cozy: its `GameParts`, each imported when it is first wanted."""

from __future__ import annotations  # the types of what is imported late

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from core.cozy.game import GameState
    from core.review.branch import Stand
    from core.review.puzzle import Reply
    from core.table.encoding import Value
    from core.table.step import Completed
    from gui.parts.game_view import GameView, HourLook, TableForm
    from gui.parts.guide import Contents
    from gui.parts.hats import Who
    from gui.parts.riddle import Riddle
    from gui.parts.shell import Shell
    from gui.parts.unsigned import LessonPage


def view_class() -> type[GameView]:
    """Return what shows a table."""
    from gui.cozy.cozy_view import CozyView

    return CozyView


def replay_class() -> type[GameView]:
    """Return what shows a game that is looked back at."""
    from gui.cozy.replay.replay_view import ReplayView

    return ReplayView


def form() -> TableForm:
    """Return what chooses the terms of a table."""
    from gui.cozy.form import CozyForm

    return CozyForm()


def guide() -> Contents:
    """Return how the game is usually played."""
    from gui.cozy.guide import usual

    return usual()


def lesson(shell: Shell) -> LessonPage:
    """Return the page of a guided first game."""
    from gui.cozy.lesson_page import CozyLessonPage

    return CozyLessonPage(shell)


def puzzle(shell: Shell) -> Riddle | None:
    """Return what asks for points in an hour."""
    from gui.cozy.hour_riddle import HourRiddle

    return HourRiddle(shell)


def wrong(_stand: Stand, _reply: Reply | None) -> tuple[str, str, object]:
    """Return nothing: an hour says it itself."""
    return "", "", None


def begun(_step: int, _action: tuple[Value, ...]) -> object:
    """Return nothing: an hour begins itself."""
    return None


def paint_thumbnail(
    painter: QPainter, frame: QRectF, names: Sequence[str], state: GameState
) -> None:
    """Paint a small picture of a game."""
    from gui.cozy import thumbnail

    thumbnail.paint_thumbnail(painter, frame, names, state)


def paint_better(
    _painter: QPainter,
    _frame: QRectF,
    _names: Sequence[str],
    _done: Completed[Any],
    _better: object,
) -> None:
    """Paint nothing: an hour has a sheet of its own."""


def hour_look(done: Completed[Any], seat: int, action: tuple[Value, ...]) -> HourLook:
    """Return what a page shows of the hour of *done*, or of *action* in its place."""
    from gui.cozy import past_sheet

    return past_sheet.hour_look(done, seat, action)


def known_dice(state: GameState) -> str:
    """Return that the dice are those of a week, if they are."""
    from gui.words.words import words

    return words("The dice fall as the week has them.") if state.week else ""


def paint_waiting(painter: QPainter, unit: float, seats: int, worms: Sequence[Who]) -> None:
    """Paint what lies on the table while it fills."""
    from gui.cozy import waiting

    waiting.paint_waiting(painter, unit, seats, worms)
