"""A log opened: verified at once, one verdict, then every moment, with its proof and pictures."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QFileDialog, QStackedWidget, QWidget

from core.review.branch import Branch
from core.review.hours import Hour
from core.review.race_review import Placed
from gui.game_ui import known_ui
from gui.kit.bookmarks import Bookmark, Bookmarked
from gui.kit.layout import LaidOut
from gui.report.checks import CheckTopic
from gui.report.judged import Judged, Verdict
from gui.report.key_history import own_seat
from gui.report.saved import title_words
from gui.window.past.branching import Branching
from gui.window.past.compare_card import Asking
from gui.window.past.copies_page import CopiesPage
from gui.window.past.curve import curve_of
from gui.window.past.exports import Exports
from gui.window.past.fairness import CheckWays, Fairness
from gui.window.past.opened_log import LogLoader, OpenedLog, Replayed, UnreadLog
from gui.window.past.puzzle_maker import PuzzleMaker
from gui.window.past.replayed_game import ReplayedGame
from gui.window.past.review_page import Looks, ReviewPage
from gui.window.past.verdict_card import PICTURES, LogVerdict, VerdictPicture
from gui.window.ways import LogPart, To, Ways
from gui.words.words import labelled, words
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


class ReplayPage(Bookmarked, LaidOut, QStackedWidget):
    """Opens a saved game: judges it, then shows it, and saves or compares the findings."""

    def __init__(self, ways: Ways, data: Path | None = None, asking: Asking | None = None) -> None:
        """Show logs; *asking* is for other copies of them."""
        super().__init__()
        self._ways = ways
        self.bookmark = Bookmark(self._stand, self._open_at)
        self._data = data
        """Where the games of this laptop are, which show whose key is known."""
        self._opening: LogLoader | None = None
        self._opened: OpenedLog | None = None
        self._unread: UnreadLog | None = None
        self._has_only_checks = False
        self._then: Callable[[], None] = self._show_game
        """What shows the log once it is judged."""
        self._is_reviewed = False
        self._game = ReplayedGame(ways.speak)
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
        self._branching = Branching(self, ways, self._game, lambda: self._opened)
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
        self.exports = Exports(self, ways, self._game, self._copies, lambda: self._opened)
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
            lambda: self.maker.make_near(self._opened, self.viewer.looked_at, game.own or 0)
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

    @property
    def has_icons(self) -> bool:
        """Whether the icons of the corner would lie on the log."""
        return self.currentWidget() is not self.fair

    # -- opening ----------------------------------------------------------------------------------

    def open(self, path: Path, step: int | None = None, *, has_only_checks: bool = False) -> None:
        """Read and judge the log at *path*, then show it at *step*, or its end.

        With *has_only_checks* it shows what was checked, and from there back leaves.
        """
        self._has_only_checks = has_only_checks
        self._read(path, step, self._show_checks if has_only_checks else self._show_game)

    def show_lobby(self, lobby: LobbySnapshot) -> None:
        """Let the ways on of a game of a newer version know who is here."""
        self._game.newer.show_lobby(lobby)

    def review(self, path: Path) -> None:
        """Read and judge the log at *path*, then show what bots make of it."""
        self._has_only_checks = False
        self._read(path, None, self._look_back)

    def _read(self, path: Path, step: int | None, then: Callable[[], None]) -> None:
        """Judge the log at *path*, show it at *step*, and then do *then*."""
        self.stop()
        self._game.begin_at((step, None))
        self._then = then
        self._opened, self._unread, self._is_reviewed = None, None, False
        self._show_game()
        self.viewer.look_back(on=False)
        self.viewer.clear()
        self.viewer.drawer.open(is_open=False)
        self._game.tell("")
        self._game.doubt(is_doubted=False)
        self._copies.clear()
        self._review.clear()
        checking = words("Checking every signature, opening and move…")
        self._game.offer(checking)
        self._game.lay(
            LogVerdict(VerdictPicture.NONE, words("One moment"), checking, small=str(path))
        )
        opening = LogLoader([path], self._data, self, self._take, self._take_early)
        self._opening = opening
        opening.start()

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
        shows = {LogPart.CHECKS: self._show_checks, LogPart.REVIEW: self._look_back}

        def show() -> None:
            shows.get(part, self._show_game)()
            if about is not None and self.currentWidget() is self.fair:
                self.fair.prove(about)
            self._is_reviewed = is_reviewed
            if copies:
                self.compare(copies)
            if branch is not None:
                self._branching.play_on(branch, laid)

        self._then = show

    def stop(self) -> None:
        """Stop judging and playing."""
        self.viewer.timeline.stop()
        self._copies.stop()
        self._review.stop()
        self._branching.page.stop()
        self.exports.stop()
        self.maker.stop()
        if self._opening is not None:
            self._opening.let_go()
            self._opening = None

    def _take_early(self, replayed: Replayed) -> None:
        """Show all steps of a log, at the one that was asked for."""
        if not replayed.steps:
            return
        self._game.own = replayed.own
        self.viewer.look_back(on=True)  # all of it is past
        self.viewer.take(replayed.steps, replayed.entries)
        self._game.begin()
        self._game.open_log()
        self.viewer.setFocus()

    def _take(self, found: OpenedLog | UnreadLog) -> None:
        if isinstance(found, UnreadLog):
            self._show_unread(found)
            self._then()
            return
        self._opened = found
        judged, table = found.found.judged, found.replay.table
        self._game.lay(_verdict(found))
        self._game.doubt(is_doubted=judged.verdict is Verdict.FAILS)
        steps = table.completed if table else []
        if len(steps) < len(self.viewer.steps):  # a signature was false
            self.viewer.look_back(on=False)
            self.viewer.clear()
            self.viewer.drawer.open(is_open=False)
            self._take_early(Replayed(steps, own=self._game.own))
        if not steps:
            self._show_nothing(judged)
            return
        if judged.flaw is not None:
            self.viewer.chronicle.break_off(judged, found.found.later)
            self._game.begin()
        self._draw_kept(found)
        self._game.offer("")
        self.exports.may_score(is_over=found.replay.is_over)
        self._then()

    def _show_nothing(self, judged: Judged) -> None:
        """Show that no step can be shown, or what to do with a game of a newer version."""
        if judged.verdict is Verdict.NEWER:
            self._game.offer_ways_on()
            self._game.offer(judged.why)
            return
        nothing = words("No step of this game was completed.")
        self._game.tell(nothing)
        self._game.offer(nothing)

    def _show_unread(self, found: UnreadLog) -> None:
        self._unread = found
        self._game.offer(words("Nothing of this file can be shown."))
        self._game.lay(LogVerdict(VerdictPicture.TORN, words("No game"), found.said))
        self._game.tell(words("Nothing of this file can be shown."))

    def _draw_kept(self, opened: OpenedLog) -> None:
        """Draw the chances below the timeline, if a review is kept beside the log."""
        table = opened.replay.table
        if opened.review is not None and table is not None:
            own = own_seat(opened.path, table.genesis, self._data)
            self.viewer.show_curve(curve_of(opened.review, table, own))

    # -- is it fair? ------------------------------------------------------------------------------

    def _show_checks(self) -> None:
        """Show what was checked; of a file that cannot be read, why."""
        if self._unread is not None:
            self.fair.show_unread(self._unread)
        elif self._opened is not None:
            self.fair.show_log(self._opened)
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
        if self._opened is None:
            return
        self.viewer.timeline.stop()
        self._copies.compare(self._opened, paths)
        self.setCurrentWidget(self._copies)
        self._copies.setFocus()

    def _look_back(self) -> None:
        """Show what bots make of the game."""
        if self._opened is None:
            return
        self.viewer.timeline.stop()
        self._is_reviewed = False
        self._review.show_review(self._opened)
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
        if self._is_reviewed and self._opened is not None:
            self._look_back()
            return
        self.stop()
        self._ways.back()


def _verdict(opened: OpenedLog) -> LogVerdict:
    """Return what the card says of a log that was judged; of a copy that was changed, no name."""
    found, judged = opened.found, opened.found.judged
    picture, heading = PICTURES[found.verdict], judged.heading
    if judged.flaw is not None:
        upto = judged.brief_proof
        proved = labelled(upto, found.counted) if upto else ""
        return LogVerdict(picture, heading, judged.said, proved=proved)
    said = words("{counted}.", counted=found.counted)
    if found.verdict is Verdict.CHECKS and not known_ui(found.rules_id).HAS_HOURS:
        said = words("{counted}, no doubts.", counted=found.counted)
    return LogVerdict(picture, heading, said, small=title_words(opened.replay, opened.when))
