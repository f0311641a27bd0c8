"""A moment of a saved game played on: the usual table, with bots in all other seats."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from core.bots.choose import StepChoice
from core.games import levels_of
from core.review.branch import Branch, BranchState, again, stand_of
from core.table.messages import mask_of
from core.table.step import Completed
from core.table.trouble import TroubleError
from gui.kit.button import IconButton
from gui.kit.chip import Chip
from gui.kit.focus import RING
from gui.kit.keyed_window import BACK
from gui.kit.layout import LaidOut
from gui.kit.theme import px
from gui.kit.tokens import GAP, MARGIN, TIGHT
from gui.parts.game_view import EndAction
from gui.parts.unsigned import unsigned_table
from gui.report.branches import keep, kept
from gui.report.step_words import ui_at
from gui.window.game_parts import parts_of
from gui.window.past.worker import Worker
from gui.window.table.table_page import TablePage
from gui.window.ways import Ways
from gui.words.player_names import player_name
from gui.words.trouble_words import trouble_words
from gui.words.words import sentence, words
from net.protocol.commands import Command, Play
from net.protocol.snapshot import TableSnapshot

_TOP = 86


class BranchStart(NamedTuple):
    """What a branch leaves: the proved steps of a log, and the folder that the log is in."""

    folder: Path
    steps: Sequence[Completed[Any]]

    def fresh(self, step: int, seat: int) -> Branch:
        """Return a branch of *seat* after *step* that is not kept yet, with dice of its own."""
        genesis = self.steps[0].step.genesis
        known = {branch.seed for branch in self.kept()}
        number = 0
        while (seed := _seed(genesis.game, step, seat, number)) in known:
            number += 1
        return Branch(genesis.game, step, seat, levels_of(genesis.rules_id)[-1], seed)

    def again(self, step: int, seat: int) -> Branch:
        """Return a branch of *seat* before *step*, with the rolls that fell in the game.

        One that is kept stays as it is.
        """
        genesis, at = self.steps[0].step.genesis, (step - 1, seat)
        seed = again({one.seed for one in self.kept() if (one.step, one.seat) == at})
        return Branch(genesis.game, *at, levels_of(genesis.rules_id)[-1], seed)

    def kept(self) -> list[Branch]:
        """List the branches of this game that were played here and leave what is proved."""
        genesis, last = self.steps[0].step.genesis, len(self.steps)
        found, seats = kept(self.folder, genesis.game), range(len(genesis.offers))
        return [one for one in found if 1 <= one.step <= last and one.seat in seats]


class BranchPage(LaidOut, QWidget):
    """Shows a branch and plays it on; each choice of the person is kept beside the log."""

    left = Signal()
    tells_news = True
    """Whether it is told what happens."""

    def __init__(self, shell: Ways) -> None:
        super().__init__()
        self._shell = shell
        self._moment: BranchStart | None = None
        self._stand: BranchState | None = None
        self._to_lay: object = None
        self._is_chosen = False
        """Whether the person's choice is being played."""
        self.branch: Branch | None = None
        """What is played; None while nothing is."""
        self.table: TablePage | None = None
        self.back = IconButton("back", self._way_back(), words("Esc"))
        self.back.setProperty("role", BACK)
        self.back.clicked.connect(self._leave)
        self.title = Chip()
        self.undo = IconButton("undo", words("Take my last choice back"), "F4")
        self.undo.chosen.connect(self._undo)
        self.undo.barred.connect(shell.toast)
        for part in (self.back, self.title, self.undo):
            part.setParent(self)
        shortcut = QShortcut(QKeySequence("F4"), self)
        shortcut.activated.connect(self.undo.click)
        self._bots = Worker(self)

    @property
    def laid(self) -> object:
        """What our player has laid and not done yet, as a draft of the table."""
        view = self.table.viewer.live if self.table is not None else None
        return view.draft if view is not None else None

    def begin(self, moment: BranchStart, branch: Branch, laid: object = None) -> None:
        """Play *branch* on from *moment*, where something may be *laid* already."""
        self.stop()
        self._moment, self.branch, self._to_lay = moment, branch, laid
        said = self._titled(player_name(moment.steps[0].step.genesis.offers[branch.seat].name))
        self.title.setText(said)
        self.title.setToolTip(dice_words(moment.steps, is_again=branch.is_as_rolled))
        self.setAccessibleName(said)
        steps = moment.steps
        self._play(lambda: stand_of(branch, steps))

    def _play(self, first: Callable[[], BranchState]) -> None:
        """Show *first*, then what the bots play until the person has to choose."""
        self._bots.run(played(first), self._take)

    def _titled(self, name: str) -> str:
        """Return what is played here, by the person in the seat of *name*."""
        step = self.branch.step if self.branch else 0
        return words("What if… from step {step}, as {name}", step=step, name=name)

    def stop(self) -> None:
        """Stop playing, and forget the branch; its file stays."""
        self._bots.stop()
        self.branch, self._stand, self._is_chosen = None, None, False
        self._clear()

    def _clear(self) -> None:
        if self.table is not None:
            self.table.hide()
            self.table.deleteLater()
            self.table = None

    def _leave(self) -> None:
        self.stop()
        self.left.emit()

    def _fail(self) -> None:
        self._leave()
        self._shell.toast(words("This branch does not fit the game."))

    # -- what the bots bring ----------------------------------------------------------------------

    def _take(self, stand: BranchState | None) -> None:
        """Show a step that has been played, or where the branch begins."""
        if stand is None:
            self._fail()
            return
        is_first, was_chosen = self._stand is None, self._is_chosen
        self._stand, self.branch, self._is_chosen = stand, stand.branch, False
        if was_chosen:
            self._keep(stand.branch)
        self._mark()
        if is_first or self.table is None:
            self._lay(stand)
        else:
            self.table.show_step(stand.steps[-1])
            self.table.show_table(snapshot_of(stand))

    def _lay(self, stand: BranchState) -> None:
        """Show a table that has come to *stand*."""
        had_log = self.table is not None and self.table.viewer.drawer.is_open
        self._clear()
        self.table = table = TablePage(self._shell, self, way_back=self._way_back())
        table.tells_news = self.tells_news
        table.setParent(self)
        table.left.connect(self._leave)
        table.wished.connect(self._grant)
        table.show()
        self._lay_out()
        laid, self._to_lay = self._to_lay, None
        table.begin(stand.steps, laid)
        table.show_table(snapshot_of(stand))
        table.viewer.drawer.open(is_open=had_log)
        table.coach.allow(is_allowed=True)
        self.setFocusProxy(table)
        table.setFocus()

    def _way_back(self) -> str:
        return words("Back")

    def _keep(self, branch: Branch) -> None:
        """Keep *branch* beside the log."""
        if self._moment is None:
            return
        try:
            keep(self._moment.folder, branch)
        except TroubleError as error:
            cause = trouble_words(error.trouble)
            self._shell.toast(words("The branch was not kept beside the log: {why}.", why=cause))

    # -- what the person does ---------------------------------------------------------------------

    def submit(self, command: Command) -> None:
        """Play the person's choice, and let the bots make theirs."""
        stand = self._stand
        if stand is None or self._is_chosen or not isinstance(command, Play):
            return
        if command.step != len(stand.steps) + 1 or not stand.is_ours or self.table is None:
            return
        own, seat = StepChoice(command.action, command.sealed), stand.branch.seat
        if refused := stand.refusal(seat, own):
            ui = ui_at(stand.steps[-1])
            self.table.say(sentence(ui.refusal_words(refused)))
            return
        self._is_chosen = True
        self._mark()
        self._play(lambda: stand.after(stand.choices(own)))
        self.table.show_table(snapshot_of(stand, has_acted=True))

    def keep_draft(self, draft: object) -> None:
        """Keep nothing: a branch is kept as it is played."""

    def _undo(self) -> None:
        """Go back to before the last choice of the person."""
        stand, moment = self._stand, self._moment
        if stand is None or moment is None:
            return
        branch = stand.branch if self._is_chosen else stand.branch.undone()
        self._stand, self._is_chosen, self.branch = None, False, branch
        self._play(lambda: stand_of(branch, moment.steps))

    def _grant(self, wish: EndAction) -> None:
        """Play the same moment anew when the branch is over, with other dice."""
        if wish is not EndAction.AGAIN:
            self._shell.toast(words("Nothing of a branch is signed, and no game follows it."))
        elif self.branch is not None and self._moment is not None:
            self.begin(self._moment, self._moment.fresh(self.branch.step, self.branch.seat))

    def _mark(self) -> None:
        """Let the button say why nothing can be taken back."""
        stand = self._stand
        can_undo = self._is_chosen or (stand and stand.branch.undone() != stand.branch)
        said = words("Take my last choice back")
        self.undo.bar("" if can_undo else words("You have not chosen anything here yet."), said)

    # -- where everything lies --------------------------------------------------------------------

    def _lay_out(self) -> None:
        margin, ring, top = px(MARGIN), px(RING), px(_TOP)
        self.back.resize(self.back.sizeHint())
        self.back.move(margin - ring, top - ring)
        self.title.resize(self.title.sizeHint())
        high = self.back.height() - 2 * ring
        left = self.back.geometry().right() + px(TIGHT)
        self.title.move(left, top + (high - self.title.height()) // 2)
        self.undo.resize(self.undo.sizeHint())
        self.undo.move(self.title.geometry().right() + px(TIGHT), top - ring)
        if self.table is not None:
            self.table.resize(self.size())
            self.table.keep_clear(top + high + px(GAP))
        for part in (self.back, self.title, self.undo):
            part.raise_()


def dice_words(steps: Sequence[Completed[Any]], *, is_again: bool = False) -> str:
    """Return what is other than in the game of *steps*; *is_again* if its dice fall again."""
    last = steps[-1]
    known = parts_of(last.step.genesis.rules_id).known_dice(last.outcome.state)
    if known or is_again:
        return known or words("Bots play the others, and the dice of the game fall again.")
    return words("Bots play the others, and all dice fall anew.")


def snapshot_of(stand: BranchState, *, has_acted: bool = False) -> TableSnapshot:
    """Return *stand* as a table shows it, where nobody is away; *has_acted* is of the person."""
    seat = stand.branch.seat
    shown = unsigned_table(
        tuple(offer.name for offer in stand.steps[0].step.genesis.offers),
        seat,
        len(stand.steps) + 1,
        stand.rules,
        stand.state,
        authors=mask_of(stand.authors),
        acted=has_acted << seat,
        in_game=stand.in_game,
    )
    return replace(shown, may_act=stand.is_ours and not has_acted, all_know=True)


def played(first: Callable[[], BranchState]) -> Iterator[BranchState | None]:
    """Yield *first*, and what the bots play until the person has to choose; None if it fails."""
    try:
        stand = first()
    except ValueError:
        yield None
        return
    yield stand
    while stand.authors and not stand.is_ours:
        stand = stand.after(stand.choices())
        yield stand


def _seed(game: bytes, step: int, seat: int, number: int) -> bytes:
    told = b"%d %d %d" % (step, seat, number)
    return hashlib.sha256(game + told).digest()
