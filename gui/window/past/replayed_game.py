"""A saved game on its page: the board, the verdict, the timeline, and the buttons over them."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QVBoxLayout, QWidget

from gui.kit.bookmarks import Bookmark, Bookmarked
from gui.kit.button import Button, ButtonKind, IconButton, back_button
from gui.kit.card import Page
from gui.kit.focus import RING
from gui.kit.layout import LaidOut, nest
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.kit.tokens import GAP, MARGIN, TIGHT
from gui.kit.why_button import allow
from gui.parts.contents import Contents
from gui.parts.game_view import GameView
from gui.parts.worms import FACE, paint_face
from gui.report.step_words import leader
from gui.window.game_parts import guide_at, parts_of
from gui.window.past.newer_cards import NewerCards
from gui.window.past.verdict_card import SHADE, LogVerdict, VerdictCard
from gui.window.table.viewer import Viewer
from gui.words.words import words

_DRAWER_TOP, _CARD_LEFT, _CARD_TOP, _BACK_TOP = 15, 76, 15, 34
_CARD_END = 523
"""Where the verdict ends, in a window of 1280 px, if another card lies beside it."""


class ReplayedGame(Bookmarked, LaidOut, QWidget):
    """The game of a log, with the verdict and the buttons over it."""

    def __init__(self, speak: Callable[[str], object] = lambda _said: None) -> None:
        """Let *speak* say to a screen reader what a board says of the step that is looked at."""
        super().__init__()
        self.bookmark = Bookmark(self._stand, self.begin_at)
        self._begins: tuple[int | None, bool | None] = (None, None)
        self._speak = speak
        self.own: int | None = None
        """The seat of our player in the game, if there is one."""
        self._cover, self.newer = _Nothing(), NewerCards()
        self.viewer = Viewer(self._cover, self.newer, drawer_top=_DRAWER_TOP)
        self.viewer.past_board = self._board
        self.viewer.setParent(self)
        self.back, self.card = back_button(lambda: None), VerdictCard()
        self.back.setParent(self)
        self.card.setParent(self)
        self.log = IconButton("log", words("What happened"), "F2")
        self.log.setParent(self)
        self.log.clicked.connect(self._open_log)
        self.review = IconButton("lens", words("Review"))
        self.review.setProperty("tip", words("Everybody's chances, and better bids and moves"))
        self.review.setParent(self)
        self.play_on = IconButton("hand", words("Play on from here"))
        self.play_on.setParent(self)
        self._missing = ""
        self.viewer.turned.connect(self._follow)
        self._fill_drawer()
        for keys, slot in (
            ("F2", self._open_log),
            ("Left", lambda: self.viewer.timeline.by(-1)),
            ("Right", lambda: self.viewer.timeline.by(1)),
            ("Space", self._space),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def _fill_drawer(self) -> None:
        self.why = Button(words("Why?"), ButtonKind.QUIET, "help")
        self.dice = Button(words("Dice"), ButtonKind.QUIET, "seal")
        self.dice.setProperty("tip", words("Who contributed to the dice, recomputed"))
        self.save = Button(words("Save"), ButtonKind.QUIET, "save")
        self.compare = Button(words("Compare"), ButtonKind.QUIET, "compare")
        self.compare.setProperty("tip", words("With other copies of this game"))
        self.other = Button(words("Compare with another copy"), ButtonKind.PRIMARY, "compare")
        """In the place of the small one, where this copy does not check."""
        self.other.hide()
        drawer, column, row = self.viewer.drawer, QVBoxLayout(), QHBoxLayout()
        column.setSpacing(0)
        row.setSpacing(0)
        column.addWidget(self.other)
        nest(column, row)
        for key in (self.why, self.dice, self.save, self.compare):
            row.addWidget(key)
        nest(drawer.buttons, column)
        drawer.toggled.connect(self._lay_out)
        drawer.fitted.connect(self._lay_out)

    def _stand(self) -> tuple[int | None, bool | None]:
        """Return the step that is looked at, and whether what happened stands beside it."""
        done = self.viewer.looked_at
        return self._begins if done is None else (done.step.number, self.viewer.drawer.is_open)

    def begin_at(self, mark: tuple[int | None, bool | None]) -> None:
        """Show the log that is read next at a step, None is its end, with or without the words."""
        self._begins = mark

    def begin(self) -> None:
        """Show the step at which it begins."""
        asked, last = self._begins[0], self.viewer.steps[-1].step.number
        self.viewer.look_back_to(min(max(asked or last, 1), last))

    @property
    def plays_on(self) -> Button:
        """What is pressed to play on: the icon, or the board's own button."""
        board = self.viewer.board
        return (board.play_on if board is not None else None) or self.play_on

    def _board(self, rules_id: str) -> GameView:
        """Return the board of a game looked back at."""
        board = parts_of(rules_id).replay_class()()
        leads = leader(self.viewer.steps[-1])
        board.own, board.large = self.own, leads if self.own is None else self.own
        board.spoke.connect(self._speak)
        if board.play_on is not None:
            for pressed in (board.play_on.chosen, board.play_on.barred):
                pressed.connect(self.play_on.click)
        return board

    def lay(self, told: LogVerdict) -> None:
        """Show what the log comes to on the card."""
        self.card.tell(told)
        self._lay_out()

    def tell(self, said: str) -> None:
        """Show *said* where the board would be."""
        self._cover.tell(said)
        self.viewer.cover(self._cover)

    def offer_ways_on(self) -> None:
        """Show what one can do with a game of a newer version, where the board would be."""
        self.viewer.cover(self.newer)

    def doubt(self, *, is_doubted: bool) -> None:
        """Make the comparison with another copy the one next thing, if this one does not check."""
        self.other.setVisible(is_doubted)
        self.compare.setVisible(not is_doubted)

    def offer(self, missing: str) -> None:
        """Offer what can be done with the log that is shown; *missing* says why none is."""
        self._missing = missing
        for key in (self.review, self.why, self.dice, self.save, self.compare, self.other):
            allow(key, missing, key.property("tip") or "")
        self._follow()

    def _follow(self) -> None:
        """Let the button say whether the step that is looked at can be played on."""
        done, why = self.viewer.looked_at, self._missing
        if done is not None and not why:
            state, seats = done.outcome.state, done.outcome.content.at_table
            if not done.step.rules.authors(state, seats):
                why = words("Here the game is over: go back to an earlier step.")
        for key in {self.play_on, self.plays_on}:
            key.bar(why, words("Take a seat and play on from this step, against bots"))

    def _space(self) -> None:
        """Press what has the focus, if it can be pressed; else play, or stop."""
        here = QApplication.focusWidget()
        if isinstance(here, QAbstractButton):
            here.click()
        else:
            self.viewer.timeline.toggle()

    def guide(self) -> Contents | None:
        """Return how the game goes that is shown."""
        return guide_at(self.viewer.steps)

    def open_log(self) -> None:
        """Open the log as it was, else unless it would cover the game or the verdict."""
        board = self.viewer.board
        is_beside = board is not None and not board.is_wide and self._has_room
        was_open = self._begins[1]
        self.viewer.drawer.open(is_open=is_beside if was_open is None else was_open)

    @property
    def _has_room(self) -> bool:
        """Whether the verdict has room beside the log."""
        return self.viewer.drawer.left >= self.width() / 2

    def _open_log(self) -> None:
        self.viewer.drawer.open(is_open=not self.viewer.drawer.is_open)

    def _lay_out(self) -> None:
        """Fill the page with the game, and lay the rest over it."""
        self.viewer.resize(self.size())
        margin, ring = px(MARGIN), px(RING)
        drawer = self.viewer.drawer
        self.back.setGeometry(margin - ring, px(_BACK_TOP) - ring, *_pair(self.back))
        wide = drawer.left - margin if drawer.is_open else self.width() - px(80)
        wide -= 2 * self.review.sizeHint().width()
        board = self.viewer.board
        is_brief = board is not None and board.has_head
        if is_brief:
            wide = min(wide, round(self.width() * _CARD_END / 1280) + px(SHADE))
        self.card.lay_out_at(px(_CARD_LEFT), px(_CARD_TOP), self)
        self.card.keep_within(wide, is_brief=is_brief)
        is_covered = drawer.is_open and not self._has_room
        self.card.setVisible(not is_covered)
        self.viewer.keep_clear(0 if is_covered else self.card.low)
        self.log.setVisible(not drawer.is_open and bool(self.viewer.steps))
        wide, high = _pair(self.log)
        self.log.setGeometry(self.width() - margin + ring - wide, px(22) - ring, wide, high)
        right = drawer.left if drawer.is_open else self.log.x()
        self.review.setVisible(bool(self.viewer.steps))
        self.review.setGeometry(right - px(TIGHT) - wide, px(22) - ring, wide, high)
        self.play_on.setVisible(bool(self.viewer.steps) and self.plays_on is self.play_on)
        self.play_on.setGeometry(self.review.x() - px(TIGHT) - wide, px(22) - ring, wide, high)
        for part in (self.back, self.card, self.log, self.review, self.play_on):
            part.raise_()


class _Nothing(Page):
    """What stands where the board would be."""

    def __init__(self) -> None:
        super().__init__()
        self._said = role_label("name")
        self._said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.addStretch(3)
        column.addWidget(self._said)
        column.addStretch(2)

    def tell(self, said: str) -> None:
        """Show *said* below a dizzy face; "" shows neither."""
        self._said.setText(said)
        self.update()

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        if self._said.text():
            side = px(120)
            top = self._said.y() - side * FACE - px(GAP)
            place = QRectF((self.width() - side) / 2, top, side, side * FACE)
            paint_face(painter, place, None, "dizzy")


def _pair(button: Button) -> tuple[int, int]:
    hint = button.sizeHint()
    return hint.width(), hint.height()
