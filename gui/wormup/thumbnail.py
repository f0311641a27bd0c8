"""A race as a small picture, for the card of a saved game and for two copies side by side."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.wormup.game import GameState
from gui.wormup.board.portrait import paint_race


def paint_thumbnail(
    painter: QPainter, frame: QRectF, names: Sequence[str], state: GameState
) -> None:
    """Paint the race of *state* into *frame*."""
    paint_race(painter, frame, state.race, tuple(names))
