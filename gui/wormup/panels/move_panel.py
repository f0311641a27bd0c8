"""The trays of a move: its beads and buttons, and while a post swings, what it does to every head.

Law: each barred button says the reason of the rules core.
"""

from collections.abc import Callable

from PySide6.QtCore import Signal

from core.wormup.course import Course
from core.wormup.refusals import WormUpReason, WormUpRefusal
from core.wormup.worm import Vec
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Tray
from gui.kit.clock import now_ms
from gui.parts.hats import Who
from gui.words.seats import worms_of
from gui.words.words import sentence, words, words_for
from gui.wormup.move.hand import Hand
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.panels.distances import Distances, HeadDistance
from gui.wormup.panels.envelope_tray import Beads
from gui.wormup.race_facts import away_mm
from gui.wormup.refusals import there_words

TOO_SOON_MS = 400
"""Enter so soon after the last segment was meant for another one, not for Done."""


class MovePanel(Tray):
    """The tray of a move: shows a draft and passes each press to the hand."""

    finished = Signal()

    def __init__(self, refuse: Callable[[str], object]) -> None:
        """Say by *refuse* why a button that is pressed cannot be."""
        super().__init__()
        self._hand: Hand | None = None
        self._names: tuple[str, ...] = ()
        self._changed_ms = now_ms() - TOO_SOON_MS
        self.lean_left()
        self.beads = Beads()
        self.turn = Button(words("Turn"), ButtonKind.TRAY, "turn")
        self.repose = Button(words("Re-pose"), ButtonKind.TRAY, "pen")
        self.swing = Button(words("Swing a post"), ButtonKind.TRAY, "swing")
        self.undo = Button(words("Undo"), ButtonKind.TRAY, "undo")
        self.done = Button(words("Done"), ButtonKind.BIG, "check")
        self.done.setObjectName("done")
        self.things.addWidget(self.beads)
        for button in (self.turn, self.repose, self.swing, self.undo, self.done):
            button.barred.connect(refuse)
            self.buttons.addWidget(button)
        self.done.chosen.connect(self._finish)
        self.undo.chosen.connect(lambda: self._do(Hand.undo))
        self.turn.chosen.connect(lambda: self._do(Hand.turn))
        self.repose.chosen.connect(lambda: self._do(lambda hand: hand.take_up(hand.repose)))
        self.swing.chosen.connect(lambda: self._do(lambda hand: hand.take_up(hand.swing)))

    def hold(self, hand: Hand, names: tuple[str, ...]) -> None:
        """Serve *hand* from now on, in a race of players with these *names*."""
        self._names = names
        if hand is not self._hand:
            self._hand = hand
            hand.changed.connect(lambda: self._judge(hand))
        self._judge(hand)

    def _judge(self, hand: Hand) -> None:
        if hand is self._hand:
            self._changed_ms = now_ms()
            self.show_hand(hand)

    def _do(self, what: Callable[[Hand], None]) -> None:
        if self._hand:
            what(self._hand)

    def _finish(self) -> None:
        """Sign the move, unless the press was meant for one more segment."""
        is_new = now_ms() - self._changed_ms < TOO_SOON_MS
        if not (is_new and self.done.hasFocus() and not self.done.underMouse()):
            self.finished.emit()

    def show_hand(self, hand: Hand) -> None:
        """Show how far the draft of *hand* is, and what may be done next."""
        draft = hand.draft
        walk, now = draft.now.walk, draft.now
        said = "" if self.has_hint_above and _is_plain(hand) else _said(hand)
        self.ask(words("Your move: {number}", number=walk.number), said)
        self.beads.count(hand.worm, walk.placed, walk.number)
        self.beads.setVisible(bool(walk.number))
        self.undo.bar(
            "" if draft.can_undo or hand.is_busy else words("Nothing is laid yet."),
            words("Take the last part back (Z or Backspace)"),
        )
        turning = None if now.is_turning else walk.reverse()
        self.turn.setText(words("Turn back") if now.is_turning else words("Turn"))
        self.turn.setVisible(_is_in_edition(turning, WormUpReason.REVERSE_NEVER))
        self._bar(self.turn, turning, words("The tail becomes the head (T)"))
        self._show_extras(hand)
        self._show_done(draft)
        if hand.is_busy:
            self.done.bar(words("First end what you have begun, or leave it with Escape."))

    def _show_extras(self, hand: Hand) -> None:
        """Show what is possible only at some tables, or only with an X."""
        draft, walk = hand.draft, hand.draft.now.walk
        self.repose.setVisible(walk.options.repose)
        before = words_for("a key that undoes", "As it was")
        self.repose.setText(before if hand.repose.is_on else words("Re-pose"))
        barred = None if hand.repose.is_on else draft.repose_barred()
        self._bar(self.repose, barred, words("Lay all but the last segment anew (R)"))
        self.swing.setVisible(walk.has_x)
        hint = words("Turn a finish post round the other one (S)")
        self._bar(self.swing, draft.swing_barred(), hint)

    def _show_done(self, draft: MoveDraft) -> None:
        refusal = draft.end_refusal()
        why = sentence(there_words(refusal, self._names)) if refusal else ""
        text = words("Done")
        if draft.now.is_turning:
            why = words("Turning round counts with the segment that follows: lay it, or turn back.")
        elif refusal and refusal.reason is WormUpReason.TOO_SHORT:
            text = words("{left} to go", left=draft.left)
        elif not draft.can_undo and draft.left and not draft.is_blocked:
            text = words("Stay here")
        self.done.setText(text)
        self.done.bar(why, words("Sign your move: then it cannot be changed. (Enter)"))

    def _bar(self, button: Button, outcome: object, hint: str) -> None:
        why = ""
        if isinstance(outcome, WormUpRefusal):
            why = sentence(there_words(outcome, self._names))
        button.bar(why, hint)


class SwingPanel(Tray):
    """The tray while a post is turned: what it does to the way of every head."""

    def __init__(self, refuse: Callable[[str], object]) -> None:
        """Say by *refuse* why a button that is pressed cannot be."""
        super().__init__()
        self._hand: Hand | None = None
        self._names: tuple[str, ...] = ()
        self.lean_left()
        self.distances = Distances()
        self.leave = Button(words("Leave it"), ButtonKind.TRAY, "next")
        self.swing = Button(words("Swing it"), ButtonKind.BIG, "swing")
        self.things.addWidget(self.distances)
        for button in (self.leave, self.swing):
            button.barred.connect(refuse)
            self.buttons.addWidget(button)
        self.leave.bar("", words("Leave the posts as they are (Esc)"))
        self.leave.chosen.connect(lambda: self._do(lambda hand: hand.swing.stop()))
        self.swing.chosen.connect(lambda: self._do(lambda hand: hand.swing.swing()))

    def hold(self, hand: Hand, names: tuple[str, ...]) -> None:
        """Serve *hand* from now on, in a race of players with these *names*."""
        self._names = names
        if hand is not self._hand:
            self._hand = hand
            hand.shown.connect(lambda: self._judge(hand))
        self._judge(hand)

    def _judge(self, hand: Hand) -> None:
        if hand is self._hand and hand.swing.is_on:
            self.show_hand(hand)

    def _do(self, what: Callable[[Hand], None]) -> None:
        if self._hand:
            what(self._hand)

    def show_hand(self, hand: Hand) -> None:
        """Show how far every head is from the thread now, and with the post where it is shown."""
        swung, draft = hand.swing.swung, hand.draft
        said = words("Drag it round the other one."), words("It is yours to leave as well.")
        self.ask(words("Swing a post?"), "" if self.has_hint_above else "\n".join(said))
        heads = [worm.head for worm in hand.race.worms]
        heads[draft.seat] = draft.worm.head
        worms = worms_of(self._names)
        courses, own = (draft.course, swung), draft.seat
        rows = (
            _away(worms[seat], self._names[seat], head, courses, is_own=seat == own)
            for seat, head in enumerate(heads)
        )
        self.distances.show_rows(tuple(rows))
        refusal = hand.swing.refusal
        if refusal:
            self.swing.bar(sentence(there_words(refusal, self._names)))
        elif swung is None:
            self.swing.bar(words("Turn a post first, with the mouse or Left and Right."))
        else:
            self.swing.bar("", words("The post stands there; Done signs it. (Enter)"))


def _away(
    worm: Who, name: str, head: Vec, courses: tuple[Course, Course | None], *, is_own: bool
) -> HeadDistance:
    now, then = courses
    before = away_mm(now, head)
    if then is None:
        return HeadDistance(worm, name, before)
    after = away_mm(then, head)
    return HeadDistance(worm, name, before, after, is_own and after < before)


def _said(hand: Hand) -> str:
    """Return what is to be done now, in a line or two."""
    if _is_plain(hand):
        return words("Click in the fan, or pull the last segment to the front.")
    return hand.words()


def _is_plain(hand: Hand) -> bool:
    """Return whether the next segment is to be laid, and nothing else is begun."""
    draft = hand.draft
    is_left = bool(draft.left) and not draft.is_blocked
    return is_left and not hand.is_busy and not draft.now.is_turning


def _is_in_edition(outcome: object, never: WormUpReason) -> bool:
    return not (isinstance(outcome, WormUpRefusal) and outcome.reason is never)
