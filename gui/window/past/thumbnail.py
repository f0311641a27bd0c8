"""A small picture of a game's board, by the painter that draws it at the table."""

from __future__ import annotations  # the types of what a game brings

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.game_ui import known_ui, part
from gui.parts.art import blank
from gui.report.saved import Saved, Standing
from gui.words.player_names import names_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from core.table.genesis import Genesis
    from core.table.step import Completed
    from gui.parts.miniature import Paint


def thumbnail(
    genesis: Genesis,
    state: Any,  # noqa: ANN401  # each game's own
    size: tuple[float, float],
    ratio: float,
) -> QPixmap:
    """Return the board of the game of *genesis* in *state*, of a *size* in px."""
    width, height = size
    pixmap = blank(width, height, ratio)
    paint = part(known_ui(genesis.rules_id).THUMBNAIL)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(0, 0, width, height), names_of(genesis), state)
    return pixmap


def kept_thumbnail(game: Saved, size: tuple[float, float], ratio: float) -> QPixmap | None:
    """Return the last moment of *game*; None if there is none that can be painted."""
    if game.last is None or game.genesis is None or game.standing is Standing.BROKEN:
        return None
    try:
        return thumbnail(game.genesis, game.last, size, ratio)
    except Exception:  # noqa: BLE001  # whatever somebody wrote into the index
        return None


def better_painter(done: Completed[Any], better: Any) -> Paint:  # noqa: ANN401  # each game's own
    """Return what paints a *better* move beside the one that *done* has made."""
    genesis = done.step.genesis
    paint_better = part(known_ui(genesis.rules_id).BETTER)

    def paint(painter: QPainter, frame: QRectF) -> None:
        paint_better(painter, frame, names_of(genesis), done, better)

    return paint
