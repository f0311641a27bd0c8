"""A small picture of a game's board, by the painter that draws it at the table."""

from __future__ import annotations  # the types of what a game brings

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.kit.art import blank
from gui.report.saved import Saved, SavedState
from gui.window.game_parts import parts_of
from gui.words.player_names import names_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from core.table.genesis import Genesis
    from core.table.step import Completed
    from gui.kit.miniature import Paint


def thumbnail(
    genesis: Genesis,
    state: Any,  # noqa: ANN401  # each game's own
    size: tuple[float, float],
    ratio: float,
) -> QPixmap:
    """Return the board of the game of *genesis* in *state*, of a *size* in px."""
    width, height = size
    pixmap = blank(width, height, ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(0, 0, width, height)
        parts_of(genesis.rules_id).paint_thumbnail(painter, frame, names_of(genesis), state)
    return pixmap


def kept_thumbnail(
    genesis: Genesis,
    state: Any,  # noqa: ANN401  # each game's own
    size: tuple[float, float],
    ratio: float,
) -> QPixmap | None:
    """Return the board of a *state* that was kept; None if it cannot be painted."""
    try:
        return thumbnail(genesis, state, size, ratio)
    except Exception:  # noqa: BLE001  # whatever somebody wrote into the index
        return None


def last_moment(game: Saved, size: tuple[float, float], ratio: float) -> QPixmap | None:
    """Return the last moment of *game*; None if there is none that can be painted."""
    if game.last is None or game.genesis is None or game.standing is SavedState.BROKEN:
        return None
    return kept_thumbnail(game.genesis, game.last, size, ratio)


def better_painter(done: Completed[Any], better: Any) -> Paint:  # noqa: ANN401  # each game's own
    """Return what paints a *better* move beside the one that *done* has made."""
    genesis = done.step.genesis

    def paint(painter: QPainter, frame: QRectF) -> None:
        parts = parts_of(genesis.rules_id)
        parts.paint_better(painter, frame, names_of(genesis), done, better)

    return paint
