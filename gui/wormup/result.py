"""The result of a race on the report's page: standings and the winning placement."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.wormup.game import GameState
from core.wormup.race import Race, Result
from gui.parts.drawing import svg_of
from gui.words.html import figure, paragraph
from gui.words.words import words
from gui.wormup.board.portrait import paint_race, paint_touch
from gui.wormup.move.measure import line_mm
from gui.wormup.sentences import touch_words

_BOARD, _TOUCH = (1280, 720), (1280, 480)
_Paint = Callable[[QPainter, QRectF, Race, tuple[str, ...]], None]


def result_parts(
    names: tuple[str, ...], state: GameState, told: tuple[str, ...], *, is_whole: bool
) -> list[str]:
    """Return standings as *told*, winning placement and board as HTML."""
    race = state.race
    lines = told or (words("The race has not ended."),)
    parts = [paragraph(line.strip()) for line in lines] if is_whole else []
    if race.result is Result.FINISH and race.winner is not None:
        gap = touch_words(line_mm(race.course, race.worms[race.winner].head))
        said = words(
            "The winning placement: {name}'s head, {gap}.", name=names[race.winner], gap=gap
        )
        parts.append(figure(_drawn(_TOUCH, paint_touch, race, names), said))
    board = words("The board at the end") if is_whole else words("The board where the proof ends")
    return [*parts, figure(_drawn(_BOARD, partial(paint_race, legend=True), race, names), board)]


def _drawn(size: tuple[int, int], paint: _Paint, race: Race, names: tuple[str, ...]) -> str:
    """Return what *paint* paints of *race*, as the window does."""
    frame = QRectF(0, 0, *size)
    return svg_of(*size, lambda painter: paint(painter, frame, race, names))
