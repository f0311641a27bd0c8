"""What a window shows of a game, beyond the words that a terminal has too."""

from __future__ import annotations  # what is only a type here is imported late

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from gui.game_ui import known_ui

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Paint = Callable[..., None]

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

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


class GameParts(Protocol):
    """The parts of one game; its `GameUi` names the module that makes them."""

    def view_class(self) -> type[GameView]:
        """Return what shows a table; a window imports it, a terminal does not."""

    def replay_class(self) -> type[GameView]:
        """Return what shows a game that is looked back at."""

    def form(self) -> TableForm:
        """Return what chooses the terms of a table."""

    def guide(self) -> Contents:
        """Return how the game is usually played."""

    def lesson(self, shell: Shell) -> LessonPage:
        """Return the page of a guided first game."""

    def puzzle(self, shell: Shell) -> Riddle | None:
        """Return what asks a puzzle of this game; None where the page of a table does."""

    def wrong(self, stand: Stand, reply: Reply | None) -> tuple[str, str, object]:
        """Return why a move solves no puzzle: a heading, a line, and the `answer` of its view."""

    def begun(self, step: int, action: tuple[Value, ...]) -> object:
        """Return how the *action* that solves a puzzle begins, as a draft of *step*."""

    def paint_thumbnail(
        self,
        painter: QPainter,
        frame: QRectF,
        names: Sequence[str],
        state: Any,  # noqa: ANN401  # each game's own
    ) -> None:
        """Paint a small picture of a game."""

    def paint_better(
        self,
        painter: QPainter,
        frame: QRectF,
        names: Sequence[str],
        done: Completed[Any],
        better: Any,  # noqa: ANN401  # each game's own
    ) -> None:
        """Paint a *better* move of a step beside the one that was made; nothing of an hour."""

    def hour_look(self, done: Completed[Any], seat: int, action: tuple[Value, ...]) -> HourLook:
        """Return what a page shows of the hour of *done*, or of *action* in its place."""

    def known_dice(self, state: Any) -> str:  # noqa: ANN401  # each game's own
        """Return that the dice of a game are known beforehand; "" if seats throw them."""

    def paint_waiting(
        self, painter: QPainter, unit: float, seats: int, worms: Sequence[Who]
    ) -> None:
        """Paint what lies on the table while it fills, on 500 by 300 units round 0, 0."""


def parts_of(rules_id: str) -> GameParts:
    """Return the parts of the game with *rules_id*, which is known."""
    return cast("GameParts", import_module(known_ui(rules_id).PARTS))
