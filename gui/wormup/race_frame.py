"""Where the parts of a race lie: the tray at the foot, and the race in the room that is left."""

from gui.kit.card import Shadow
from gui.kit.theme import px
from gui.kit.tokens import GAP, MARGIN
from gui.parts.game_view import GameView
from gui.wormup.board.zoom_bar import ZoomBar
from gui.wormup.motion.finish import END_RIGHT, LEFT, Finish
from gui.wormup.motion.playback import Playback
from gui.wormup.own_turn import OwnTurn

_UNDER = 125
"""The px of the art direction at the foot that the podium leaves free by itself."""
_BESIDE = 24
"""The px at art 1 between what is shown and the edges of the window."""


class RaceFrame:
    """Lays the parts of a race clear of each other and of what the page covers."""

    def __init__(self, view: GameView, turn: OwnTurn, playback: Playback, finish: Finish) -> None:
        self._view, self._turn, self._playback, self._finish = view, turn, playback, finish
        self.zoom = ZoomBar(turn.board, view)
        Shadow(self.zoom)

    def foot(self) -> int:
        """Return how many px at the foot a tray covers, also one in which something is told."""
        trays = (*self._turn.controls.trays, self._playback.teller)
        high = self._view.height()
        return max((high - tray.y() for tray in trays if not tray.isHidden()), default=0)

    def lay_out(self) -> None:
        """Lay the tray at the foot, and fit the race into the rest."""
        view, board, finish = self._view, self._turn.board, self._finish
        height, controls, scenery = view.height(), self._turn.controls, self._turn.picture.scenery
        top, right, bottom = covered = view.covered or (0, 0, 0)
        board.setGeometry(view.rect())
        tray = None if bottom else controls.tray
        if tray is not None:
            tray.lay_out_in(view.width(), height)
            bottom = height - tray.y()
        elif not bottom:
            bottom = px(MARGIN) + (0 if self._turn.snapshot is None else px(120))
        left = beside = px(_BESIDE)
        if finish.is_shown:
            unit = finish.unit
            left, right = round(LEFT * unit), right + round(END_RIGHT * unit)
            foot = covered[2] if controls.is_for_room else 0
            finish.lift = max(0, foot - round(_UNDER * unit))
        board.set_inset((left, top or beside, beside + right, bottom + px(GAP) + view.above))
        if finish.is_shown and scenery is not None:
            board.fit_exactly(finish.frame(scenery.race))
        self.zoom.adjustSize()
        self.zoom.move(px(MARGIN), height - bottom - self.zoom.height() - px(GAP))
        self._playback.keep_clear(top, bottom, right)
        self._playback.reveal.things = view.things
        self._playback.follow()
        finish.follow()
