"""What the page after a race shows of it: the podium, awards, and the photo of the finish."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.wormup.game import GameState
from core.wormup.race import Result
from core.wormup.worm import D
from gui.parts.game_view import GameEnd
from gui.words.seats import worms_of
from gui.wormup.board.portrait import paint_sprites
from gui.wormup.board.scenery import Scenery
from gui.wormup.motion.finish import end_frame
from gui.wormup.stands import podium

_WIDE, _HIGH, _LEFT = 5.4 * D, 4.0 * D, 3.4 * D
"""How much of the table the photo shows, and how much of it left of the head that touched."""


def paint_photo(painter: QPainter, frame: QRectF, names: Sequence[str], state: GameState) -> None:
    """Paint the touch of the finish line into *frame*, or the whole table where nobody touched."""
    race = state.race
    shown = end_frame(race)
    if race.winner is not None and race.result is Result.FINISH:
        head = race.worms[race.winner].head
        shown = QRectF(head.x - _LEFT, head.y - _HIGH / 2, _WIDE, _HIGH)
    paint_sprites(painter, frame, shown, Scenery(race, worms_of(names)).still())


END = GameEnd(podium, paint_photo)
