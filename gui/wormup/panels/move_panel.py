"""The buttons of a move: segments left, undo, turn round, re-pose, swing, Done.

Law: each barred button says the reason of the rules core.
"""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from core.wormup.refusals import WormUpReason, WormUpRefusal
from gui.parts.label import Label
from gui.parts.why_button import WhyButton
from gui.words.words import sentence, words
from gui.wormup.move.draft import Draft
from gui.wormup.move.hand import Hand
from gui.wormup.refusals import refusal_words


class MovePanel(QWidget):
    """Buttons that show a draft and pass each press to the hand."""

    finished = Signal()
    said = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._hand: Hand | None = None
        self.count = Label()
        self.count.setObjectName("count")
        self.undo = WhyButton(words("Undo"))
        self.turn = WhyButton(words("Turn round"))
        self.repose = WhyButton(words("Re-pose"))
        self.swing = WhyButton(words("Swing a post"))
        self.done = WhyButton(words("Done"))
        self.done.setObjectName("done")
        self.done.setProperty("role", "main")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.count)
        for button in (self.undo, self.turn, self.repose, self.swing, self.done):
            button.barred.connect(self.said)
            row.addWidget(button)
        row.addStretch(1)
        self.done.chosen.connect(self.finished)
        self.undo.chosen.connect(lambda: self._do(Hand.undo))
        self.turn.chosen.connect(lambda: self._do(Hand.turn))
        self.repose.chosen.connect(lambda: self._do(Hand.start_repose))
        self.swing.chosen.connect(lambda: self._do(Hand.start_swing))

    def hold(self, hand: Hand, names: tuple[str, ...]) -> None:
        """Serve *hand* from now on, in a race of players with these *names*."""
        if hand is not self._hand:
            self._hand = hand
            hand.changed.connect(lambda: self._judge(hand, names))
        self._judge(hand, names)

    def _judge(self, hand: Hand, names: tuple[str, ...]) -> None:
        if hand is self._hand:
            self.show_hand(hand, names)

    def _do(self, what: Callable[[Hand], None]) -> None:
        if self._hand:
            what(self._hand)

    def show_hand(self, hand: Hand, names: tuple[str, ...]) -> None:
        """Show how far the draft of *hand* is, and what may be done next."""
        draft = hand.draft
        walk, now = draft.now.walk, draft.now
        self.count.setText(words("{left} of {number} left", left=draft.left, number=walk.number))
        self.undo.bar(
            "" if draft.can_undo or hand.is_busy else words("Nothing is laid yet."),
            words("Take the last part back (Backspace)"),
        )
        turning = None if now.is_turning else walk.reverse()
        self.turn.setText(words("Turn back") if now.is_turning else words("Turn round"))
        self.turn.setVisible(_is_in_edition(turning, WormUpReason.REVERSE_NEVER))
        self._bar(self.turn, turning, draft, names, words("The tail becomes the head (T)"))
        self._show_extras(hand, names)
        self._show_done(draft, names)
        if hand.is_busy:
            self.done.bar(words("First end what you have begun, or leave it with Escape."))

    def _show_extras(self, hand: Hand, names: tuple[str, ...]) -> None:
        """Show what is possible only at some tables, or only with an X."""
        draft, walk = hand.draft, hand.draft.now.walk
        self.repose.setVisible(walk.options.repose)
        self.repose.setText(words("As it was") if hand.repose.is_on else words("Re-pose"))
        hint = words("Lay all but the last segment anew (R)")
        barred = None if hand.repose.is_on else draft.repose_barred()
        self._bar(self.repose, barred, draft, names, hint)
        self.swing.setVisible(walk.has_x)
        self.swing.setText(words("Leave the posts") if hand.swing.is_on else words("Swing a post"))
        hint = words("Turn a finish post round the other one (S)")
        barred = None if hand.swing.is_on else draft.swing_barred()
        self._bar(self.swing, barred, draft, names, hint)

    def _show_done(self, draft: Draft, names: tuple[str, ...]) -> None:
        refusal = draft.end_refusal()
        why = sentence(refusal_words(refusal, names, draft.walk.profile)) if refusal else ""
        if draft.now.is_turning:
            why = words("Turning round counts with the segment that follows: lay it, or turn back.")
        self.done.bar(why, words("Tell the others your move: then it cannot be changed."))

    def _bar(
        self,
        button: WhyButton,
        outcome: object,
        draft: Draft,
        names: tuple[str, ...],
        hint: str,
    ) -> None:
        profile = draft.walk.profile
        why = refusal_words(outcome, names, profile) if isinstance(outcome, WormUpRefusal) else ""
        button.bar(sentence(why), hint)


def _is_in_edition(outcome: object, never: WormUpReason) -> bool:
    return not (isinstance(outcome, WormUpRefusal) and outcome.reason is never)
