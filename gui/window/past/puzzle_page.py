"""A puzzle: a race that stands before a winning move, or an hour full of points, to be found.

Law: nothing that is played here is kept, and nothing is blamed: who is wrong tries again.
"""

from collections.abc import Callable, Iterator
from enum import Enum
from functools import partial
from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QKeySequence, QPainter, QShortcut

from core.review.branch import Branch, BranchState
from core.review.puzzle import Reply, reply_to
from gui.game_ui import known_ui
from gui.kit.art import LOW, paint_paper, paint_shadow
from gui.kit.button import IconButton
from gui.kit.chip import Chip, Tone, paint_words
from gui.kit.clock import Timer
from gui.kit.theme import look, px
from gui.kit.tokens import MARGIN, SMALL
from gui.parts.confetti import Falling
from gui.parts.game_view import GameView
from gui.parts.riddle import Riddle
from gui.parts.sound import Sound
from gui.report.puzzles import Shelved, sentence_of
from gui.window.game_parts import parts_of
from gui.window.pages import NO_ICONS, IconPlace
from gui.window.past.branch_page import BranchPage, BranchStart, played
from gui.window.past.puzzle_tray import PuzzleTray, SolvedStamp
from gui.window.ways import Ways
from gui.words.player_names import names_of
from gui.words.words import words
from net.protocol.commands import Play

_PIECES, _STAMP = 36, 236
_HIGH, _AROUND = 40, 10
_LOOK_MS = 30


class Help(Enum):
    """How much of the answer somebody wants to see."""

    FIRST_STEP = "first step"
    ALL = "all"


class Tried(NamedTuple):
    """Where a try has led, and how another seat would win then."""

    stand: BranchState | None
    reply: Reply | None


class PuzzlePage(BranchPage):
    """Asks one puzzle until it is solved."""

    tells_news = False

    def __init__(
        self, shell: Ways, solved: Callable[[], None], next_asked: Callable[[], None]
    ) -> None:
        """Call *solved* once the puzzle is solved, and *next_asked* for the one that follows."""
        super().__init__(shell)
        self._tell = solved
        self.shelved: Shelved | None = None
        """What is asked."""
        self.riddle: Riddle | None = None
        """What asks it without a table; None while a table does."""
        self._tries, self._is_shown = 0, False
        self._due: Help | None = None
        """What help is given as soon as the start is shown."""
        self._reply: Reply | None = None
        self.tray, self._stamp = PuzzleTray(), SolvedStamp()
        self._confetti = Falling(self, _PIECES)
        self.title.setParent(None)
        self.title = _Pill()
        self.title.setParent(self)
        self.bulb = IconButton("bulb", words("A hint"), "H")
        for part in (self.tray, self._stamp, self.bulb):
            part.setParent(self)
            part.hide()
        self._soon = Timer(self, singleShot=True, interval=_LOOK_MS)
        self._soon.timeout.connect(self._judge)
        tray = self.tray
        tray.again.chosen.connect(self._undo)
        tray.watch.chosen.connect(self._watch)
        tray.all.chosen.connect(self._leave)
        tray.next.chosen.connect(next_asked)
        self._keys = [QShortcut(QKeySequence(key), self) for key in "HS"]
        """Those of a race: an hour has its own, and Qt obeys neither of two."""
        for key, how in zip(self._keys, Help, strict=True):
            key.activated.connect(partial(self.help, how))
        for button, how in (
            (self.bulb, Help.FIRST_STEP), (tray.hint, Help.FIRST_STEP), (tray.show_me, Help.ALL),
        ):  # fmt: skip
            button.chosen.connect(partial(self.help, how))

    def icons_at(self) -> IconPlace | None:
        """Return that a table has all icons itself."""
        return NO_ICONS if self.riddle is None else None

    def show_puzzle(self, shelved: Shelved, laid: object = None) -> None:
        """Ask *shelved* from its beginning, where something may be *laid* already."""
        self.stop()
        self.shelved, self._tries = shelved, 0
        self._is_shown, self._due = False, None
        puzzle, steps = shelved.asked.puzzle, shelved.asked.steps
        self.riddle = riddle = parts_of(steps[-1].step.rules.rules_id).puzzle(self._shell)
        for part in (self.back, self.title, self.bulb):
            part.setVisible(riddle is None)
        for key in self._keys:
            key.setEnabled(riddle is None)
        if riddle is not None:
            riddle.setParent(self)
            riddle.left.connect(self._leave)
            riddle.solved.connect(self._praise)
            self.setFocusProxy(riddle)
            riddle.show()
            riddle.ask(puzzle, steps, sentence_of(shelved))
            riddle.view.restore(laid)
        else:
            moment = BranchStart(shelved.path.parent, steps)
            self.begin(moment, moment.fresh(puzzle.step, puzzle.seat), laid)
        self._shell.speak(sentence_of(shelved))
        self._lay_out()

    def stop(self) -> None:
        """Stop asking."""
        super().stop()
        self._soon.stop()
        self._rest()
        if self.riddle is not None:
            self.riddle.hide()
            self.riddle.deleteLater()
            self.riddle = None

    @property
    def is_seen(self) -> bool:
        """Whether the answer has been shown."""
        return self.riddle.is_shown if self.riddle is not None else self._is_shown

    # -- what is other than in a branch ------------------------------------------------------------

    def _titled(self, _name: str) -> str:
        return sentence_of(self.shelved) if self.shelved else ""

    def _way_back(self) -> str:
        return words("Back to the puzzles")

    def _keep(self, _branch: Branch) -> None:
        """Keep nothing: a puzzle is played again from its beginning."""

    def _play(self, first: Callable[[], BranchState]) -> None:
        """Show *first*, and play no further: it is one move that counts."""
        self._bots.run(_tried(first), self._take_try)

    def _take_try(self, tried: Tried) -> None:
        stand, self._reply = tried
        if stand is None or not stand.branch.played:
            self._rest()
            self._take(stand)
            if stand is not None:
                self._give(len(stand.steps) + 1)
            return
        self._stand, self.branch, self._is_chosen = stand, stand.branch, False
        self._tries += not self._is_shown
        view = _view_of(self)
        if self.table is None or view is None:
            return
        if not self._is_solved:
            parts = parts_of(stand.rules.rules_id)
            self._heading, self._said, view.answer = parts.wrong(stand, self._reply)
        self.bulb.hide()
        self.table.show_step(stand.steps[-1])
        view.changed.connect(self._soon.start)
        self._soon.start()

    _heading = _said = ""
    """Why the last move was not the win."""

    @property
    def _is_solved(self) -> bool:
        stand = self._stand
        if stand is None or stand.authors or not stand.branch.played:
            return False
        return stand.branch.seat in known_ui(stand.rules.rules_id).winners(stand.state)

    def _lay(self, stand: BranchState) -> None:
        super()._lay(stand)
        if self.table is not None:
            self.table.coach.allow(is_allowed=False)
        self.bulb.show()
        self.title.become(self._titled(""), Tone.PLAIN, "bulb")
        self._lay_out()

    # -- what comes of a try -----------------------------------------------------------------------

    def _judge(self) -> None:
        """Tell what came of the move, once it lies there."""
        view = _view_of(self)
        if view is None or view.is_moving or self._stand is None or not self.tray.isHidden():
            return
        if self._is_solved:
            self._praise()
            return
        names = names_of(self._stand.steps[0].step.genesis)
        self.tray.refuse(self._heading, self._said)
        self._shell.speak(". ".join(filter(None, (self._heading, self._said))))
        view.show_moment(names, self._stand.state)  # no tray waits below ours
        self._lay_out()
        self.tray.again.setFocus()

    def _praise(self) -> None:
        """Say that it is solved."""
        self._tell()
        if not self.is_seen:
            number = self.shelved.number if self.shelved else 0
            self._stamp.press(words("PUZZLE {number}", number=number) if number else "")
            self._confetti.start()
            self._confetti.raise_()
            self._shell.play(Sound.FINISH)
        self._lay_out()
        self.tray.next.setFocus()

    def tell_solved(self, count: tuple[int, int], next_one: str) -> None:
        """Say which of all it is, of none if it is on no shelf, and what comes *next_one*."""
        number = self._tries if self.riddle is None else self.riddle.tries
        tries = words("first try") if number < 2 else words("try {number}", number=number)
        if self.is_seen:
            tries = words("with the answer shown")
        heading = words("That is the win") if self.riddle is None else words("That is it")
        self.tray.next.setText(next_one)
        self.tray.praise(heading, count, tries, can_watch=self.riddle is None)
        done, of = count
        said = words("Solved, {done} of {count}. {next}.", done=done, count=of, next=next_one)
        self._shell.speak(said if of else f"{heading}. {next_one}.")

    def _watch(self) -> None:
        """Show the winning move once more."""
        if self.table is not None and self._stand is not None:
            self.table.show_step(self._stand.steps[-1])

    def _rest(self) -> None:
        """Take away what was told of a try."""
        self.tray.hide()
        self._stamp.hide()
        self._confetti.stop()

    # -- what the person does ----------------------------------------------------------------------

    def help(self, how: Help) -> None:
        """Lay the first step of the answer, or play all of it, from the start."""
        stand = self._stand
        if self.riddle is not None or stand is None or self._is_solved:
            return
        self._due, self._is_shown = how, self._is_shown or how is Help.ALL
        if stand.branch.played:
            self._undo()
        else:
            self._give(len(stand.steps) + 1)

    def _give(self, step: int) -> None:
        """Give the help that is due, before *step*."""
        due, self._due, view = self._due, None, _view_of(self)
        if self.shelved is None or view is None or due is None:
            return
        asked = self.shelved.asked
        if due is Help.ALL:
            self.submit(Play(step, asked.puzzle.action))
            return
        parts = parts_of(asked.steps[-1].step.rules.rules_id)
        view.restore(parts.begun(step, asked.puzzle.action))
        self._shell.toast(words("So it begins. Now go on."))

    # -- where everything lies ---------------------------------------------------------------------

    def _lay_out(self) -> None:
        super()._lay_out()
        self.undo.hide()
        self.bulb.resize(self.bulb.sizeHint())
        self.bulb.move(self.undo.pos())
        self.bulb.raise_()
        high = 0
        if not self.tray.isHidden():
            self.tray.lay_out_in(self.width(), self.height())
            self.tray.raise_()
            high = self.height() - self.tray.y()
        if (view := _view_of(self)) is not None and high and not self._is_solved:
            view.set_frame(self.back.geometry().bottom(), 0, high)
        if self.riddle is not None:
            self.riddle.resize(self.size())
            self.riddle.keep_clear(high)
        side, margin = map(px, (_STAMP, MARGIN))
        top = (self.height() - high) // 2 - side // 2 + margin
        self._stamp.setGeometry(self.width() - side - margin, top, side, side)
        self._stamp.raise_()
        self._confetti.setGeometry(0, 0, self.width(), self.height() - high)


def _view_of(page: PuzzlePage) -> GameView | None:
    return page.table.viewer.live if page.table is not None else None


class _Pill(Chip):
    """What is asked, on paper."""

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        high, around = map(px, (_HIGH, _AROUND))
        return QSize(hint.width() + 2 * around + SMALL, high + 2 * around)

    def paint(self, painter: QPainter) -> None:
        around = (self.height() * _AROUND) // (_HIGH + 2 * _AROUND)
        frame = QRectF(self.rect()).adjusted(around, around, -around, -around)
        paint_shadow(painter, frame, frame.height() / 2, LOW)
        paint_paper(painter, frame, frame.height() / 2)
        paint_words(painter, frame, self.text(), look().theme.ink, "bulb")


def _tried(first: Callable[[], BranchState]) -> Iterator[Tried]:
    """Yield *first*, and who would win after it."""
    for stand in islice(played(first), 1):
        is_told = stand is not None and stand.branch.played and stand.authors
        yield Tried(stand, reply_to(stand.state.race) if stand is not None and is_told else None)
