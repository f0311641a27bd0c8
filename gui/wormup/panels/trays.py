"""The foot of the board: one tray at a time for what our seat may do now."""

from html import escape

from PySide6.QtCore import QObject, QPoint, QPointF, Signal

from core.wormup.actions import AGREE, RESIGN, move_action
from core.wormup.game import GameState
from core.wormup.profiles import Face
from core.wormup.race import Race
from core.wormup.refusals import WormUpRefusal
from gui.kit.card import Shadow, Tray
from gui.kit.dialog import ask, tell
from gui.parts.game_view import GameView
from gui.words.words import words
from gui.wormup.move.hand import Hand
from gui.wormup.panels.bid_panel import Ask, BidPanel
from gui.wormup.panels.envelope_tray import DieHop, Flap, Inside
from gui.wormup.panels.move_panel import MovePanel, SwingPanel
from gui.wormup.panels.result_panel import ResultPanel
from gui.wormup.panels.wait_panel import WaitPanel
from gui.wormup.refusals import refusal_words


class Controls(QObject):
    """Holds the trays on a view and shows one of them, or none."""

    turned = Signal()
    """Another tray is shown, or the same needs another height."""
    is_for_room = False
    """Whether nobody here can press anything: no tray is shown."""

    def __init__(self, page: GameView, ask: Ask) -> None:
        super().__init__(page)
        self._page, self._ask = page, ask
        self.bids = BidPanel(ask, page.spoke.emit, self._refuse)
        self.moves, self.swings = MovePanel(self._refuse), SwingPanel(self._refuse)
        self.waits, self.result = WaitPanel(), ResultPanel(page)
        self._hand: Hand | None = None
        self._race: Race | None = None
        self._names: tuple[str, ...] = ()
        self.trays: tuple[Tray, ...] = (
            self.bids, self.moves, self.swings, self.waits, self.result,
        )  # fmt: skip
        for tray in self.trays:
            tray.setParent(page)
            tray.hide()
            Shadow(tray)
        for tray in (self.bids, self.waits):
            Flap(tray.envelope, page)
        self._hop = DieHop(page)
        self._connect()

    @property
    def tray(self) -> Tray | None:
        """The tray that is shown."""
        return next((tray for tray in self.trays if not tray.isHidden()), None)

    def say(self, sentence: str) -> None:
        """Show *sentence* in the tray, in place of what it usually says."""
        if self.tray is not None:
            said = escape(sentence) if self.tray is self.bids else sentence
            self.tray.ask(self.tray.heading.text(), said)
            self.turned.emit()

    def _refuse(self, why: str) -> None:
        """Say in the tray *why* something cannot be done, and aloud."""
        self.say(why)
        self._page.spoke.emit(why)

    def offer_choice(self, race: Race, seat: int, names: tuple[str, ...], *, is_new: bool) -> None:
        """Offer *seat* its faces, or the numbers of its X."""
        self._race, self._hand, self._names = race, None, names
        self.bids.offer(race, seat, names)
        if is_new:
            self.bids.clear()
        self._open(self.bids)

    def offer_move(self, race: Race, hand: Hand, names: tuple[str, ...]) -> None:
        """Offer the buttons for the move that *hand* lays."""
        if hand is not self._hand:
            hand.changed.connect(lambda: self._turn(hand))
        self._race, self._hand, self._names = race, hand, names
        self.moves.hold(hand, names)
        self.swings.hold(hand, names)
        self._turn(hand)

    def _turn(self, hand: Hand) -> None:
        """Show the tray of what the hand does."""
        if hand is self._hand and hand.is_open:
            self._open(self.swings if hand.swing.is_on else self.moves)

    def show_waiting(
        self, heading: str, said: str, waits: str, inside: Inside | None = None
    ) -> None:
        """Show what the table waits for, and our sealed envelope if there is one."""
        self.waits.show_waiting(heading, said, waits, inside)
        self._open(self.waits)

    def show_end(
        self, state: GameState, names: tuple[str, ...], *, can_replay: bool, is_player: bool
    ) -> None:
        """Show how the race ended."""
        self.result.show_end(state, names, can_replay=can_replay, is_player=is_player)
        self._open(self.result)

    def close_all(self) -> None:
        """Offer nothing."""
        self._hand = self._race = None
        self._open(None)

    def _open(self, page: Tray | None) -> None:
        if page is not self.bids:
            self._hop.stop()
        for other in self.trays:
            other.setVisible(other is page and not self.is_for_room)
        self.turned.emit()

    # what the menu of the table offers

    def ask_resign(self) -> None:
        """Ask whether our player really wants to leave the race."""
        said = words(
            "Your worm stays as an obstacle and you bid no more. The last in the race wins."
        )
        answers = (words("Stay in the race"), words("Resign for good"))
        if ask(self._page, words("Resign?"), said, answers) == 1:
            self._ask(RESIGN)

    def ask_agree(self) -> None:
        """Ask whether our player would end the race here; the face chosen is the bid if not."""
        why, face = self.no_agreement(), self.bids.chosen
        if why:
            tell(self._page, words("End the race together?"), why, words("Understood"))
            return
        assert face is not None, "agreeing is refused without a face"
        said = words(
            "If all in the race agree now, it ends without a winner. If not, your bid counts."
        )
        answers = (words("Race on"), words("Seal {face} and agree", face=face.value))
        if ask(self._page, words("End the race together?"), said, answers) == 1:
            self._ask(AGREE, (face.value,))

    def no_agreement(self) -> str:
        """Return why our player cannot agree now to end the race; "" if it can be."""
        ended = self._race.agree() if self._race else None
        if isinstance(ended, WormUpRefusal):
            return words(
                "Only between rounds can all agree to end the race: {why}.",
                why=refusal_words(ended),
            )
        if self.bids.chosen is None:
            return words("Choose a face first: it is your bid if not all agree.")
        return ""

    def can_act(self) -> bool:
        """Return whether it is for our player to do something now."""
        return self._race is not None

    def _fly(self, face: Face) -> None:
        """Let the die that was chosen hop into the envelope."""
        bids, button = self.bids, self.bids.button(face)
        if not bids.is_naming:
            corner = QPointF(button.mapTo(self._page, QPoint(0, 0)))
            self._hop.fly(bids.worm, face, button.body().translated(corner), bids.envelope)

    def _finish(self) -> None:
        if self._hand:
            self._ask(move_action(self._hand.draft.now.move))

    def _connect(self) -> None:
        self.moves.finished.connect(self._finish)
        self.bids.chose.connect(lambda _face: self.turned.emit())
        self.bids.chose.connect(self._fly)
