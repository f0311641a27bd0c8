"""The foot of the board: what our seat may do now on the left, the strip of bids on the right.

Law: one page at a time; in a narrow window the strip goes below it.
"""

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.table.encoding import Value
from core.wormup.actions import AGREE, BID, DECLARE, RESIGN, move_action
from core.wormup.game import GameState
from core.wormup.race import Race, Stage
from gui.parts.label import Label, tip
from gui.parts.why_button import WhyButton
from gui.words.words import words
from gui.wormup.motion.strip import Strip
from gui.wormup.move.hand import Hand
from gui.wormup.panels.ask_panel import AskPanel
from gui.wormup.panels.bid_panel import BidPanel
from gui.wormup.panels.move_panel import MovePanel
from gui.wormup.panels.result_panel import ResultPanel

_NARROW, _ROOM = 320, 24


class Controls(QWidget):
    """Shows one page of buttons at a time, beside or above the strip."""

    asked = Signal(object, object)
    """An action of the rules core, and the value sealed with it, or None."""
    said = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.bids, self.moves = BidPanel(), MovePanel()
        self.asks, self.result, self.strip = AskPanel(), ResultPanel(), Strip()
        self.more = WhyButton(words("More…"))
        self.more.setAccessibleName(words("More: resign, or agree to end the race"))
        self._status = Label()
        self._status.setProperty("role", "status")
        self._status.setWordWrap(True)
        self._tallest = 0
        self._race: Race | None = None
        self._hand: Hand | None = None
        self._pages: tuple[QWidget, ...] = (self.bids, self.moves, self.asks, self.result)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setSizeConstraint(QBoxLayout.SizeConstraint.SetNoConstraint)
        self._row.setContentsMargins(6, 0, 6, 0)
        self._offers = QHBoxLayout()
        for page in self._pages:
            self._offers.addWidget(page, 1)
        self._offers.addWidget(self.more)
        self._offers.addStretch()
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self._status)
        left.addLayout(self._offers)
        self._row.addLayout(left, 1)
        self._row.addWidget(self.strip)
        self._connect()
        self.close_all()

    def say(self, sentence: str) -> None:
        """Show *sentence* above the buttons; two lines are reserved, so nothing jumps."""
        self._status.setText(sentence)
        self._status.setToolTip(tip(sentence))
        self._status.setFixedHeight(2 * self._status.fontMetrics().lineSpacing() + 2)

    def offer_choice(self, race: Race, seat: int, names: tuple[str, ...], *, is_new: bool) -> None:
        """Offer *seat* its faces, or the numbers of its X."""
        self._race, self._hand = race, None
        self.bids.offer(race, seat, names)
        if is_new:
            self.bids.clear()
        if is_new or not self.asks.isVisible():
            self._open(self.bids)

    def offer_move(self, race: Race, hand: Hand, names: tuple[str, ...]) -> None:
        """Offer the buttons for the move that *hand* lays."""
        is_new, self._race, self._hand = hand is not self._hand, race, hand
        self.moves.hold(hand, names)
        if is_new or not self.asks.isVisible():
            self._open(self.moves)

    def show_end(self, state: GameState, names: tuple[str, ...], *, can_replay: bool) -> None:
        """Show how the race ended."""
        self.result.show_end(state, names, can_replay=can_replay)
        self._open(self.result)

    def close_all(self) -> None:
        """Offer nothing."""
        self._open(None)

    def _open(self, page: QWidget | None) -> None:
        for other in self._pages:
            other.setVisible(other is page)
        self.more.setVisible(page in {self.bids, self.moves})
        self.strip.setVisible(page is not self.result)
        self._status.setVisible(page is not self.result)
        self._turn()
        self.updateGeometry()

    def _ask_more(self) -> None:
        if self._race:
            self._open(self.asks)
            face = self.bids.chosen if self._race.stage is Stage.BID else None
            self.asks.open(self._race, face)

    def _back(self) -> None:
        page = self.moves if self._hand else self.bids
        self._open(page)
        self.more.setFocus()

    def _ask(self, action: tuple[Value, ...], sealed: Value | None = None) -> None:
        self.asked.emit(action, sealed)

    def _finish(self) -> None:
        if self._hand:
            self._ask(move_action(self._hand.draft.now.move))

    def _connect(self) -> None:
        self.bids.asked.connect(lambda face: self._ask(BID, (face.value,)))
        self.bids.named.connect(lambda number: self._ask((DECLARE, number)))
        self.moves.finished.connect(self._finish)
        self.more.chosen.connect(self._ask_more)
        self.asks.left.connect(self._back)
        self.asks.resigned.connect(lambda: self._ask(RESIGN))
        self.asks.agreed.connect(lambda face: self._ask(AGREE, (face.value,)))
        for panel in (self.bids, self.moves, self.asks):
            panel.said.connect(self.said)

    # a narrow window

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Put the strip where there is room."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._tallest = 0
            self._turn(may_widen=True)

    def event(self, event: QEvent) -> bool:
        """Lay out again when a button has become wider."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._turn()
        return super().event(event)

    def hasHeightForWidth(self) -> bool:  # noqa: N802  # Qt's name
        """Return True only at the end, when a result needs its height; else `sizeHint` decides."""
        return not self.result.isHidden()

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the height of the tallest page so far, so that the board does not jump."""
        hint = self._row.sizeHint()
        if self.hasHeightForWidth():
            return QSize(hint.width(), self._row.heightForWidth(self.width()))
        self._tallest = max(self._tallest, hint.height())
        return QSize(hint.width(), self._tallest)

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return a small width; the strip then goes below."""
        return QSize(_NARROW, self.sizeHint().height())

    def _turn(self, *, may_widen: bool = False) -> None:
        """Put the strip below if there is no room beside, and back only when the window changes."""
        self._offers.invalidate()
        wide = self._offers.minimumSize().width() + self.strip.minimumSizeHint().width()
        down, right = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        if wide + _ROOM > self.width():
            direction = down
        elif may_widen:
            direction = right
        else:
            return
        if direction is not self._row.direction():
            self._row.setDirection(direction)
            self.updateGeometry()
