"""A small picture of a game's board, by the painter that draws it at the table."""

from __future__ import annotations  # the types of what a game brings

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.faces import known_face, part
from gui.parts.art import blank
from gui.words.player_names import names_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from core.table.step import Step
    from gui.parts.game_view import GameView


def thumbnail(step: Step[Any], width: float, height: float, ratio: float) -> QPixmap:
    """Return the board before *step*, *width* by *height* px."""
    pixmap = blank(width, height, ratio)
    view: GameView = part(known_face(step.genesis.rules_id).VIEW)()
    view.show_moment(names_of(step.genesis), step.state)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.paint_moment(painter, QRectF(0, 0, width, height))
    painter.end()
    view.deleteLater()
    return pixmap
