"""A log opened: verified at once, one verdict, then every moment, with its proof and pictures."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QFileDialog, QStackedWidget, QWidget

from core.review.branch import Branch
from core.review.hours import Hour
from core.review.race_review import Placed
from gui.kit.bookmarks import Bookmark, Bookmarked
from gui.kit.layout import LaidOut
from gui.report.checks import CheckTopic
from gui.window.pages import NO_ICONS, IconPlace, OwnCorner
from gui.window.past.branching import Branching
from gui.window.past.compare_card import Asking
from gui.window.past.copies_page import CopiesPage
from gui.window.past.exports import Exports
from gui.window.past.fairness import CheckWays, Fairness
from gui.window.past.puzzle_maker import PuzzleMaker
from gui.window.past.replayed_game import ReplayedGame
from gui.window.past.review_page import Looks, ReviewPage
from gui.window.past.shown_log import ShownLog
from gui.window.ways import LogPart, To, Ways
from gui.words.words import words
from net.protocol.snapshot import LobbySnapshot


class _LogMark(NamedTuple):
    """What is shown of a log: a part, or what is played on or compared in its place."""

    part: LogPart
    proof: CheckTopic | None
    is_reviewed: bool
    """Whether the review led there."""
    branch: Branch | None
    laid: object
    copies: list[Path]


class ReplayPage(OwnCorner, Bookmarked, LaidOut, QStackedWidget):
    """Opens a saved game: judges it, then shows it, and saves or compares the findings."""

    def __init__(self, ways: Ways, data: Path | None = None, asking: Asking | None = None) -> None:
        """Show logs; *asking* is for other copies of them."""
        super().__init__()
        self._ways = ways
        self.bookmark = Bookmark(self._stand, self._open_at)
        self._has_only_checks = self._is_reviewed = False
        self._shows: dict[LogPart, Callable[[], None]] = {
            LogPart.GAME: self._show_game,
            LogPart.CHECKS: self._show_checks,
            LogPart.REVIEW: self._look_back,
        }
        self._game = ReplayedGame(ways.speak)
        self.log = ShownLog(self, self._game, data)
        self.fair = Fairness(
            CheckWays(
                self._leave_checks,
                {
                    CheckTopic.MOVES: self._game.viewer.explain,
                    CheckTopic.DICE: self._game.viewer.show_dice,
                },
                asking or Asking(),
                lambda: self.exports.save("html"),
                self._ask_others,
            )
        )
        self._copies = CopiesPage(data, self._go_to)
        self._branching = Branching(self, ways, self._game, lambda: self.log.opened)
        looks = Looks(
            self._show_reviewed,
            lambda step: self._show_reviewed(step, has_log=True),
            self._show_better,
            self._branching.play_again,
            self._game.guide,
        )
        self._review = ReviewPage(looks, ways, data)
        branch = self._branching.page
        for page in (self._game, self.fair, self._copies, self._review, branch):
            self.addWidget(page)
        self.viewer, self._card = self._game.viewer, self._game.card
        self.exports = Exports(self, ways, self._game, self._copies, lambda: self.log.opened)
        self.maker = PuzzleMaker(self, data)
        self._connect()
        self.setFocusProxy(self.viewer)

    def _connect(self) -> None:
        game = self._game
        game.back.clicked.connect(self._back)
        game.card.clicked.connect(self._show_checks)
        game.why.clicked.connect(self.viewer.explain)
        game.dice.clicked.connect(self.viewer.show_dice)
        game.save.clicked.connect(self.exports.offer)
        self.currentChanged.connect(lambda _at: self.exports.filming.raise_())
        self.currentChanged.connect(lambda _at: self._ways.place_icons())
        game.compare.clicked.connect(self._ask_others)
        game.other.clicked.connect(self._ask_others)
        game.newer.save.clicked.connect(lambda: self.exports.save("log"))
        self.exports.puzzle.triggered.connect(
            lambda: self.maker.make_near(self.log.opened, self.viewer.looked_at, game.own or 0)
        )
        game.newer.back.clicked.connect(self._back)
        game.newer.fetch.chosen.connect(partial(self._ways.go, To.SHARE))
        self.viewer.answered.connect(self._answer)
        self._copies.left.connect(self._show_game)
        game.review.clicked.connect(self._look_back)
        game.play_on.chosen.connect(self._branching.ask_seat)
        game.play_on.barred.connect(self.exports.toast.say)
        self._review.left.connect(self._show_game)
        self._review.drawn.connect(self.viewer.show_curve)

    def icons_at(self) -> IconPlace | None:
        """Return that there are none where they would lie on the log."""
        return None if self.currentWidget() is self.fair else NO_ICONS

    # -- opening ----------------------------------------------------------------------------------

    def open(self, path: Path, step: int | None = None, part: LogPart = LogPart.GAME) -> None:
        """Read and judge the log at *path*, then show a *part* of it, at *step* or its end.

        From checks that are the part, back leaves.
        """
        self.stop()
        self._has_only_checks, self._is_reviewed = part is LogPart.CHECKS, False
        self._show_game()
        self._copies.clear()
        self._review.clear()
        self.log.read(path, step, self._shows[part])

    def show_lobby(self, lobby: LobbySnapshot) -> None:
        """Let the ways on of a game of a newer version know who is here."""
        self._game.newer.show_lobby(lobby)

    def _stand(self) -> _LogMark:
        parts: dict[QWidget | None, LogPart] = {
            self.fair: LogPart.CHECKS,
            self._review: LogPart.REVIEW,
        }
        shown, branch = self.currentWidget(), self._branching.page.branch
        part = parts.get(self._branching.begun_on if branch else shown, LogPart.GAME)
        copies = self._copies.paths if shown is self._copies else []
        laid = self._branching.page.laid
        return _LogMark(part, self.fair.about, self._is_reviewed, branch, laid, copies)

    def _open_at(self, mark: _LogMark) -> None:
        """Show that of the log once it is judged."""
        part, about, is_reviewed, branch, laid, copies = mark

        def show() -> None:
            self._shows[part]()
            if about is not None and self.currentWidget() is self.fair:
                self.fair.prove(about)
            self._is_reviewed = is_reviewed
            if copies:
                self.compare(copies)
            if branch is not None:
                self._branching.play_on(branch, laid)

        self.log.then = show

    def stop(self) -> None:
        """Stop judging and playing."""
        self.viewer.timeline.stop()
        self._copies.stop()
        self._review.stop()
        self._branching.page.stop()
        self.exports.stop()
        self.maker.stop()
        self.log.stop()

    # -- is it fair? ------------------------------------------------------------------------------

    def _show_checks(self) -> None:
        """Show what was checked; of a file that cannot be read, why."""
        if self.log.unread is not None:
            self.fair.show_unread(self.log.unread)
        elif self.log.opened is not None:
            self.fair.show_log(self.log.opened)
        else:
            return
        self.viewer.timeline.stop()
        self.setCurrentWidget(self.fair)
        self.fair.setFocus()

    def _answer(self, heading: str, lines: list[str]) -> None:
        """Show the answer to a question about the step that is looked at."""
        if self.currentWidget() is not self.fair:
            self._show_checks()
        about = CheckTopic.DICE if heading == words("Dice") else CheckTopic.MOVES
        self.fair.show_proof(about, heading, lines)

    def _leave_checks(self) -> None:
        if self._has_only_checks:
            self._back()
        else:
            self._show_game()

    def _show_game(self) -> None:
        self.setCurrentWidget(self._game)
        self.viewer.setFocus()

    def _lay_out(self) -> None:
        """Keep what is told of a clip at the foot."""
        self.exports.filming.lay_out()

    # -- other copies -----------------------------------------------------------------------------

    def _ask_others(self) -> None:
        """Ask for other copies of this game, and compare all with each other."""
        said = words("Compare with other files…")
        paths, _kind = QFileDialog.getOpenFileNames(self, said)
        if paths:
            self.compare([Path(path) for path in paths])

    def compare(self, paths: list[Path]) -> None:
        """Judge the logs at *paths*, and show how all of them stand to each other."""
        if self.log.opened is None:
            return
        self.viewer.timeline.stop()
        self._copies.compare(self.log.opened, paths)
        self.setCurrentWidget(self._copies)
        self._copies.setFocus()

    def _look_back(self) -> None:
        """Show what bots make of the game."""
        if self.log.opened is None:
            return
        self.viewer.timeline.stop()
        self._is_reviewed = False
        self._review.show_review(self.log.opened)
        self.setCurrentWidget(self._review)
        self._review.setFocus()

    def _go_to(self, step: int) -> None:
        self._show_game()
        self.viewer.look_back_to(step)

    def _show_reviewed(self, step: int | None, *, has_log: bool = False) -> None:
        """Show a step, or the one that was looked at last; back leads to the review again."""
        self._is_reviewed = True
        self._show_game()
        if step is not None:
            self.viewer.look_back_to(step)
        if has_log:
            self.viewer.drawer.open(is_open=True)

    def _show_better(self, better: Placed | Hour) -> None:
        self._is_reviewed = True
        self._show_game()
        self.viewer.show_better(better)

    def _back(self) -> None:
        """Go back to the review if that led here, else to where the log was opened."""
        if self._is_reviewed and self.log.opened is not None:
            self._look_back()
            return
        self.stop()
        self._ways.back()
