"""What if? From a step that is looked at one plays on: alone in any seat, or with friends."""

from collections.abc import Callable

from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from core.review.branch import Branch, BranchFlaw, origin_of
from core.table.agreed import Agreed
from core.table.messages import seats_of
from gui.parts.worms import face_icon
from gui.report.terms_words import terms_of
from gui.window.past.branch_page import BranchPage, BranchStart, dice_words
from gui.window.past.opened_log import OpenedLog
from gui.window.past.replayed_game import ReplayedGame
from gui.window.ways import PlayOn, Ways
from gui.words.player_names import names_of
from gui.words.seats import worms_of
from gui.words.words import marked, words

_FLAWS = {
    BranchFlaw.OVER: marked("the game is over here"),
    BranchFlaw.AWAY: marked("somebody was away here"),
    BranchFlaw.LONG: marked("too much was played before"),
}


class Branching:
    """Owns the page of a branch, and the menu that leads there from the game that is *opened*."""

    def __init__(
        self,
        pages: QStackedWidget,
        ways: Ways,
        game: ReplayedGame,
        opened: Callable[[], OpenedLog | None],
    ) -> None:
        self._pages, self._ways, self._game, self._opened = pages, ways, game, opened
        self.page, self._menu = BranchPage(ways), QMenu(pages)
        self.begun_on: QWidget | None = None
        """The page on which the branch was begun."""
        self.page.left.connect(self._go_back)

    def _moment(self) -> BranchStart | None:
        """Return what can be played on: the steps that are proved."""
        opened, steps = self._opened(), self._game.viewer.steps
        return BranchStart(opened.path.parent, steps) if opened is not None and steps else None

    def ask_seat(self) -> None:
        """Ask which seat to take from the step that is looked at, or which branch to continue."""
        moment, done, menu = self._moment(), self._game.viewer.looked_at, self._menu
        if moment is None or done is None:
            return
        self._game.viewer.timeline.stop()
        menu.clear()
        step, names = done.step.number, names_of(done.step.genesis)
        menu.addSection(dice_words(moment.steps))
        for seat in seats_of(done.outcome.content.in_game):
            fresh = moment.fresh(step, seat)
            self._offer(words("Play on as {name}", name=names[seat]), names, fresh)
        self._offer_together(moment, step)
        branches = sorted(moment.kept(), key=lambda one: (one.step != step, one.step))
        if branches:
            menu.addSection(words("Continue"))
        for one in branches:
            said = words("From step {step}, as {name}", step=one.step, name=names[one.seat])
            self._offer(said, names, one)
        key = self._game.plays_on
        menu.popup(key.mapToGlobal(key.rect().bottomLeft()))

    def _offer(self, said: str, names: tuple[str, ...], branch: Branch) -> None:
        entry = self._menu.addAction(face_icon(worms_of(names)[branch.seat]), said)
        entry.triggered.connect(lambda: self.play_on(branch))

    def _offer_together(self, moment: BranchStart, step: int) -> None:
        """Let the menu open a table for friends that goes on from *step*, or say why not."""
        origin = origin_of(moment.steps, step)
        entry = self._menu.addAction(words("Together with friends here"))
        if isinstance(origin, BranchFlaw):
            entry.setText(f"{entry.text()} ({words(_FLAWS[origin])})")
            entry.setEnabled(False)
            return
        terms = terms_of(moment.steps[0].step.genesis)
        agreed = Agreed(nudge_s=terms.agreed.nudge_s, origin=origin)
        entry.triggered.connect(lambda: self._ways.go(PlayOn(terms.agreeing(agreed))))

    def play_on(self, branch: Branch, laid: object = None) -> None:
        """Play *branch* on, a new one or one that is kept, where something may be *laid*."""
        moment, opened = self._moment(), self._opened()
        if moment is None or opened is None:
            return
        self._game.viewer.timeline.stop()
        self.begun_on = self._pages.currentWidget()
        self.page.begin(moment, branch, laid)
        self._pages.setCurrentWidget(self.page)
        self.page.setFocus()
        if opened.found.judged.flaw is not None:
            last = moment.steps[-1].step.number
            self._ways.toast(words("What is proved of this log ends with step {step}.", step=last))

    def play_again(self, step: int, seat: int) -> None:
        """Play the hour of *step* again in *seat*, and all that follows, with the same rolls."""
        if moment := self._moment():
            self.play_on(moment.again(step, seat))

    def _go_back(self) -> None:
        """Show the page on which the branch was begun; the keys go where they were."""
        if (page := self.begun_on) is not None:
            self._pages.setCurrentWidget(page)
            next(filter(None, (page.focusWidget(), page))).setFocus()
