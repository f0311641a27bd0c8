"""What a window shows of Worm Up!: its `GameParts`, each imported when it is first wanted."""

from __future__ import annotations  # the types of what is imported late

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from core.review.branch import Stand
    from core.review.puzzle import Reply
    from core.review.race import Placed
    from core.table.encoding import Value
    from core.table.step import Completed
    from core.wormup.game import GameState
    from gui.parts.game_view import GameView, HourLook, TableForm
    from gui.parts.guide import Contents
    from gui.parts.hats import Who
    from gui.parts.riddle import Riddle
    from gui.parts.shell import Shell
    from gui.parts.unsigned import LessonPage


def view_class() -> type[GameView]:
    """Return what shows a table."""
    from gui.wormup.race_view import RaceView

    return RaceView


replay_class = view_class


def form() -> TableForm:
    """Return what chooses the terms of a table."""
    from gui.wormup.form import RaceForm

    return RaceForm()


def guide() -> Contents:
    """Return how the game is usually played."""
    from gui.wormup.guide import usual

    return usual()


def lesson(shell: Shell) -> LessonPage:
    """Return the page of a guided first game."""
    from gui.wormup.first_race_page import FirstRacePage

    return FirstRacePage(shell)


def puzzle(_shell: Shell) -> Riddle | None:
    """Return nothing: the page of a table asks for a move."""
    return None


def wrong(stand: Stand, reply: Reply | None) -> tuple[str, str, object]:
    """Return why a move is not the win: a heading, a line, and what is shown over the race."""
    from gui.wormup import answer

    return answer.wrong(stand, reply)


def begun(step: int, action: tuple[Value, ...]) -> object:
    """Return how a winning move begins, as a draft of *step*."""
    from gui.wormup import answer

    return answer.begun(step, action)


def paint_thumbnail(
    painter: QPainter, frame: QRectF, names: Sequence[str], state: GameState
) -> None:
    """Paint a small picture of a game."""
    from gui.wormup import thumbnail

    thumbnail.paint_thumbnail(painter, frame, names, state)


def paint_better(
    painter: QPainter,
    frame: QRectF,
    names: Sequence[str],
    done: Completed[Any],
    better: Placed,
) -> None:
    """Paint a *better* move beside the one that was made."""
    from gui.wormup import thumbnail

    thumbnail.paint_better(painter, frame, names, done, better)


def hour_look(_done: Completed[Any], _seat: int, _action: tuple[Value, ...]) -> HourLook:
    """Return nothing to look at: a race has no hours."""
    raise NotImplementedError


def known_dice(_state: object) -> str:
    """Return nothing: the seats throw all dice."""
    return ""


def paint_waiting(painter: QPainter, unit: float, seats: int, worms: Sequence[Who]) -> None:
    """Paint what lies on the table while it fills."""
    from gui.wormup import waiting

    waiting.paint_waiting(painter, unit, seats, worms)
