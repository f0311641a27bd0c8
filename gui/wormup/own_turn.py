"""Our seat in a race: what it may do now, how far our player is, and what is asked for at last.

Law: a draft binds nobody. What is kept of it is laid again only as far as it is still legal.
"""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from core.table.encoding import Value
from core.wormup.actions import BID
from core.wormup.game import GameState
from core.wormup.profiles import Face
from core.wormup.race import Race, Stage
from gui.kit.clock import Timer
from gui.kit.focus import lead_to
from gui.parts.game_view import GameView
from gui.parts.sound import Sound
from gui.words.seats import worms_of
from gui.words.words import words
from gui.wormup.board.board import Board
from gui.wormup.move.hand import Hand
from gui.wormup.move.kept import kept_draft, kept_face, taken_up
from gui.wormup.panels.envelope_tray import Inside
from gui.wormup.panels.trays import Controls
from gui.wormup.race_picture import RacePicture
from gui.wormup.sentences import due_words, waiting_heading, waits_words
from net.protocol.commands import Play
from net.protocol.snapshot import TableSnapshot

LAID_MS = 200
"""The others see how we lay a move at most so often."""


class OwnTurn(QObject):
    """Offers what our seat may do in the table as it came last, and keeps our draft."""

    snapshot: TableSnapshot | None = None
    """The table as it came last; None when looking back."""
    step = 0
    """The last step in which we were asked to act."""
    _kept: object = None
    """A draft from disk that waits for our turn."""
    _sealed: tuple[int, Face] | None = None
    """The step and the face of our last bid, to be looked at by us alone."""
    _is_unsaid = False
    """Whether the others have yet to see what is laid."""

    def __init__(self, view: GameView, board: Board) -> None:
        super().__init__(view)
        self._view, self.board = view, board
        self.controls = Controls(view, self._ask)
        self.picture = RacePicture(view, board, self.controls.bids)
        self._laying = Timer(self, singleShot=True, interval=LAID_MS)
        self._laying.timeout.connect(self._say_laid)
        self.controls.bids.chose.connect(self._take_face)

    def restore(self, draft: object) -> None:
        """Restore a kept *draft* now, or as soon as our seat may act."""
        self._kept, self._sealed = draft, kept_face(draft) or self._sealed
        if self.snapshot and self.step == self.snapshot.step:
            self._take_up()

    def _take_up(self) -> None:
        """Lay what was kept, now that our seat may act."""
        taken_up(self._kept, self.step, self.picture.hand, self.controls.bids)
        self._kept = None

    # what is offered

    def offer(self, snapshot: TableSnapshot, race: Race, seat: int) -> None:
        """Offer what *seat* has to do."""
        is_new, self.step = snapshot.step != self.step, snapshot.step
        if race.stage is not Stage.MOVE:
            self.controls.offer_choice(race, seat, snapshot.names, is_new=is_new)
        else:
            self._take_hand(race, seat, snapshot.names)
        self._take_up()
        if is_new:
            self._view.sounded.emit(Sound.MY_TURN)
            hand = self.picture.hand
            is_blocked = hand is not None and hand.draft.is_blocked
            said = hand.words() if hand and is_blocked else due_words(race, seat)
            self._view.spoke.emit(said)

    def wait(self, snapshot: TableSnapshot, race: Race) -> None:
        """Show for whom the table waits, and our sealed envelope."""
        seat, inside = snapshot.seat, None
        if seat is not None and race.stage is Stage.BID and snapshot.acted >> seat & 1:
            own = self._sealed if self._sealed and self._sealed[0] == snapshot.step else None
            worm = worms_of(snapshot.names)[seat]
            inside = Inside(worm, worm.letter, own[1] if own else None, is_sealed=True)
        heading, said = waiting_heading(snapshot, race)
        if seat is None:
            heading, said = words("You look on"), heading
        self.controls.show_waiting(heading, said, waits_words(snapshot, race), inside)

    def _take_hand(self, race: Race, seat: int, names: tuple[str, ...]) -> None:
        """Begin our move, or continue it."""
        picture, view = self.picture, self._view
        assert picture.scenery is not None
        if picture.hand is None:
            picture.hand = hand = Hand(view, race, seat, names, picture.scenery)
            hand.shown.connect(picture.draw)
            hand.changed.connect(self._judge)
            picture.draw()
            lead_to(self.board, view)
            if hand.draft.is_blocked:
                view.sounded.emit(Sound.BLOCKED)
        picture.hand.is_open, self.board.tool = True, picture.hand
        self.controls.offer_move(race, picture.hand, names)

    def let_go(self) -> None:
        """Forget what we have laid; what came of it is in the next state."""
        self._is_unsaid = False
        self.picture.let_go()
        self.close()

    def close(self) -> None:
        """Offer nothing more; the board takes the focus."""
        self.give_focus(self.board)
        self.board.tool = None
        self.controls.close_all()

    def give_focus(self, to: QWidget) -> None:
        """Let *to* have the focus of the view, at once if board or tray have it."""
        tray = self.controls.tray
        in_tray = tray.findChildren(QWidget) if tray is not None else []
        has_focus = any(part.hasFocus() for part in (self.board, *in_tray))
        self._view.setFocusProxy(to)
        if has_focus:
            to.setFocus()

    # what our player does

    def choose(self, face: Face) -> None:
        """Choose *face* by its key; then Enter seals it."""
        bids = self.controls.bids
        bids.pick(face)
        if bids.chosen is face:
            bids.seal.setFocus(Qt.FocusReason.TabFocusReason)

    def _take_face(self, face: Face) -> None:
        """Keep the *face* that was chosen, and show how far it would reach."""
        self._view.draft = kept_draft(self.step, face)
        self._view.draft_changed.emit()
        self._view.sounded.emit(Sound.LIFTED)
        self.picture.draw()

    def _judge(self) -> None:
        """Keep the draft, show it to the others, and move the focus to Done when all is laid."""
        hand, view = self.picture.hand, self._view
        if hand is None:
            return
        view.draft = view.laid = kept_draft(self.step, hand.draft.now.move)
        view.draft_changed.emit()
        self._is_unsaid = True
        if not self._laying.isActive():
            self._say_laid()
        if hand.draft.is_blocked:
            view.sounded.emit(Sound.BLOCKED)
        if not hand.is_busy and (not hand.draft.left or hand.draft.is_blocked):
            self.controls.moves.done.setFocus()
        else:
            self.board.setFocus()

    def _say_laid(self) -> None:
        """Let the others see what is laid; more of it only after a while."""
        if self._is_unsaid:
            self._is_unsaid = False
            self._laying.start()
            self._view.draft_moved.emit()

    def _ask(self, action: tuple[Value, ...], sealed: Value | None = None) -> None:
        """Ask for *action*, with the value *sealed* in its envelope."""
        snapshot, face = self.snapshot, self.controls.bids.chosen
        if snapshot is None:
            return
        if self.picture.hand:
            self.picture.hand.is_open = False
        if action == BID and face is not None:
            self._sealed = snapshot.step, face
        self.close()
        self.picture.draw()
        if isinstance(snapshot.state, GameState):
            self.controls.show_waiting(words("Signed"), "", words("One moment"))
        self._view.asked.emit(Play(snapshot.step, action, sealed))
