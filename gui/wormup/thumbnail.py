"""A race as a small picture: for the card of a saved game, for copies, for a better move."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.review.race_review import Placed, race_after, race_before
from core.table.step import Completed
from core.wormup.game import GameState
from core.wormup.worm import D
from gui.words.seats import worms_of
from gui.wormup.board.portrait import paint_race, paint_sprites
from gui.wormup.board.scenery import Scenery
from gui.wormup.move.ghosts import meant_sprites
from gui.wormup.move.kept import ghost_of

_ROUND = D
"""How much of the table is shown round two placements of a worm."""


def paint_thumbnail(
    painter: QPainter, frame: QRectF, names: Sequence[str], state: GameState
) -> None:
    """Paint the race of *state* into *frame*."""
    paint_race(painter, frame, state.race, names)


def paint_better(
    painter: QPainter, frame: QRectF, names: Sequence[str], done: Completed[Any], better: Placed
) -> None:
    """Paint into *frame* the worm as *done* has laid it, and a *better* place for it in pale."""
    step, race = done.step.number, race_after(done)
    draft = ghost_of(race_before(done), step, better.seat, ("move", step, better.action))
    scenery = Scenery(race, worms_of(names))
    sprites = scenery.still()
    places = [*race.worms[better.seat].segments]
    if draft is not None:
        sprites += meant_sprites(scenery, draft, "")
        places += draft.worm.segments
        if draft.course.finish != race.course.finish:
            places += [*draft.course.finish, *race.course.finish]
    left, right = (end(at.x for at in places) for end in (min, max))
    top, low = (end(at.y for at in places) for end in (min, max))
    shown = QRectF(left, top, right - left, low - top).adjusted(-_ROUND, -_ROUND, _ROUND, _ROUND)
    paint_sprites(painter, frame, shown, sprites)
