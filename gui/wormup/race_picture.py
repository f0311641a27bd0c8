"""What the board of a race shows: the race, and over it what is laid, meant and told."""

from core.wormup.race import Stage
from gui.parts.game_view import GameView
from gui.wormup.board.board import Board
from gui.wormup.board.camera import frame_of
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Sprite
from gui.wormup.move.ghosts import ghost_sprites, meant_sprites, reach_sprites
from gui.wormup.move.hand import Hand
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.panels.bid_panel import BidPanel


class RacePicture:
    """Keeps what lies on the board beside the race, and draws all of it anew."""

    def __init__(self, view: GameView, board: Board, bids: BidPanel) -> None:
        self._view, self._board, self._bids = view, board, bids
        self.scenery: Scenery | None = None
        self.hand: Hand | None = None
        """What lays our move."""
        self.ghost: MoveDraft | None = None
        """How far another player has laid a move, if its program says so."""
        self._advised: MoveDraft | None = None
        """The move that a bot would make, or would have made."""
        self._gain = ""
        """What it would have gained."""
        self._has_circle = False
        """Whether the circle of a swing is shown."""

    def advise(self, draft: MoveDraft, gain: str = "") -> None:
        """Show the move that a bot would make as a pale worm, with what it would have gained."""
        self._advised, self._gain = draft, gain
        self.draw()

    def let_go(self) -> None:
        """Forget what we have laid and what was advised."""
        self.hand, self._advised, self._gain = None, None, ""

    def draw(self) -> None:
        """Draw all of it anew."""
        if self.scenery is None:
            return
        if self.hand:
            self._keep_in_sight(self.hand)
            race = [*self.hand.sprites(self._board.camera)]
        else:
            race = self._still(self.scenery)
        self._board.show_sprites([*race, *self._meant(self.scenery)])

    def _still(self, scenery: Scenery) -> list[Sprite]:
        """Return the race with what another one lays, and how far our X would reach."""
        if self.ghost is not None and self.ghost.seat == scenery.race.actor():
            return ghost_sprites(scenery, self.ghost)
        face = self._bids.chosen
        if scenery.race.stage is Stage.DECLARE and face and not self._bids.isHidden():
            return [*scenery.still(), *reach_sprites(scenery, face.number)]
        return scenery.still()

    def _meant(self, scenery: Scenery) -> list[Sprite]:
        """Return what a bot would lay, and what a puzzle tells."""
        told = self._view.answer.sprites(scenery) if self._view.answer else ()
        meant = meant_sprites(scenery, self._advised, self._gain) if self._advised else ()
        return [*meant, *told]

    def _keep_in_sight(self, hand: Hand) -> None:
        """Show the place aimed at, and all of a swing."""
        circle = hand.swing.circle() if hand.swing.is_wide else ()
        if bool(circle) is not self._has_circle:
            self._has_circle = bool(circle)
            if circle:
                self._view.news.emit("", -1)  # it may lie over the circle
            if circle and not self._board.is_fitted:
                self._board.fit_all()
        self._board.fit(frame_of(hand.race, circle))
        if hand.aim.meant:
            self._board.reveal(hand.aim.meant)
