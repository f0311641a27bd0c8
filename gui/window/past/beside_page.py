"""Games of several people that had the same rolls, hour by hour side by side; a friend's log joins.

Law: a log stands here once it was judged, here or for the shelf. A friend's comes to the shelf.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from core.table.messages import SEATS_MAX
from core.table.step import Completed
from gui.kit.button import Button, Kind, back_button
from gui.kit.card import Page
from gui.kit.headline import Headline
from gui.kit.keyed_window import go_round
from gui.kit.layout import LaidOut, spaced
from gui.kit.role_label import role_label
from gui.kit.theme import Type, look, px
from gui.kit.tokens import TIGHT
from gui.parts.game_view import Alike, GameView, TableForm
from gui.parts.news import Toast
from gui.report.known import keep_log
from gui.window.game_parts import parts_of
from gui.window.past.opened_log import Opened, Opening, Replayed, Unread
from gui.window.table.viewer import Viewer
from gui.words.words import sentence, words

_TOP, _END, _ICONS, _LARGE = 88, 536, 232, 1.25
"""Behind the end of the head the hour has its card."""

Steps = Sequence[Completed[Any]]


class BesidePage(LaidOut, Page):
    """Lies over the page on which a table is opened, until one goes back."""

    def __init__(
        self,
        over: QWidget,
        form: TableForm,
        alike: Alike,
        data: Path,
        kept: Callable[[], object] = lambda: None,
    ) -> None:
        """Call *kept* whenever a friend's log has come to the shelf in *data*."""
        super().__init__()
        self._kept = kept
        self._form, self._alike, self._data = form, alike, data
        self._games: list[Steps] = []
        self._openings: list[Opening] = []
        self.add = Button(words("Add a log…"), Kind.QUIET, "folder")
        self.add.chosen.connect(self._ask)
        self._offer()
        waits = words("Looking for games…")
        cover = role_label("name", waits if alike.logs else words("Nobody has played it yet."))
        cover.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.viewer, self._head, self._toast = Viewer(cover), QWidget(), Toast(self)
        self.viewer.past_board = self._board
        self._build()
        self.setFocusProxy(self.viewer)
        self.setParent(over)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        over.installEventFilter(self)
        self.setGeometry(over.rect())
        self.show()
        self.raise_()
        self.setFocus()
        self._open(alike.logs, id, self.take_known)

    def _build(self) -> None:
        """Put the head over the boards, and add the keys."""
        line = spaced(QHBoxLayout(self._head), (10, 0, 0, 12), TIGHT)
        line.addWidget(back_button(self._leave))
        line.addWidget(Headline(self._alike.heading, Type.HEADING), 1)
        line.addWidget(self.add)
        for part in (self.viewer, self._head):
            part.setParent(self)
        self._toast.raise_()
        for keys, way in (("Left", -1), ("Right", 1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda way=way: self.viewer.timeline.by(way))

    def _offer(self) -> None:
        """Say how a friend's log comes here, or why there is no room for it."""
        hint = words("A friend saves it on the games shelf, and sends you the file.")
        full = len(self._games) == SEATS_MAX
        self.add.bar(words("There is room for no more.") if full else "", hint)

    # -- logs -------------------------------------------------------------------------------------

    def _open(
        self,
        logs: Sequence[Path],
        take: Callable[[Opened | Unread], object],
        take_early: Callable[[Replayed], object] | None = None,
    ) -> None:
        opening = Opening([*logs], self._data, self, take, take_early)
        self._openings.append(opening)
        opening.start()

    def take_known(self, found: Replayed) -> None:
        """Show a game of the shelf, where it was judged."""
        self._join(found.steps)

    def _join(self, steps: Steps) -> bool:
        """Put a game beside the others; return whether it belongs there."""
        if not self._form.are_alike([*self._games, steps]):
            return False
        if any(steps[0].step.genesis == one[0].step.genesis for one in self._games):
            return True
        self._games.append(steps)
        self._offer()
        self.viewer.look_back(on=False)
        self.viewer.clear()
        self.viewer.look_back(on=True)
        self.viewer.take(self._form.side_by_side(self._games))
        self.viewer.look_back_to(self.viewer.steps[-1].step.number)
        return True

    def _ask(self) -> None:
        chosen, _kind = QFileDialog.getOpenFileName(self, words("A friend's log"))
        if chosen:
            self.open_log(Path(chosen))

    def open_log(self, path: Path) -> None:
        """Judge the log at *path*, which a friend has sent."""
        self._open([path], self.take_friend)

    def take_friend(self, found: Opened | Unread) -> None:
        """Keep a friend's game beside the others, or say why it does not belong here."""
        if isinstance(found, Unread):
            self._toast.say(sentence(found.said))
            return
        table = found.replay.table if found.found.judged.flaw is None else None
        if table is None or not self._join(table.completed):
            named = {"file": found.path.name}
            self._toast.say(words("{file} is no finished game of this week's chapter.", **named))
        else:
            self._keep(found.path)

    def _keep(self, log: Path) -> None:
        try:
            keep_log(self._data, log)
        except OSError:
            self._toast.say(words("It cannot be kept: the disk does not take it."))
            return
        self._toast.say(words("Kept on your games shelf"), "check")
        self._kept()

    def _board(self, rules_id: str) -> GameView:
        board = parts_of(rules_id).replay_class()()
        board.own, board.leads = (0 if self._alike.is_own else None), 0
        if board.play_on is not None:
            board.play_on.hide()
        return board

    # -- over the page ----------------------------------------------------------------------------

    def _leave(self) -> None:
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop, and let the page below be used again."""
        self.viewer.timeline.stop()
        while self._openings:
            self._openings.pop().let_go()
        super().closeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as what it lies over, and go with it."""
        if event.type() is QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        elif event.type() is QEvent.Type.Hide and not event.spontaneous():
            self.close()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: FBT001, A002  # Qt's names
        """Move the focus within it, in a circle."""
        return go_round(self, is_next=next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back at Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        end = px(_END) if look().size < _LARGE else self.width() - px(_ICONS)
        self._head.setGeometry(0, 0, end, top := px(_TOP))
        self.viewer.resize(self.size())
        self.viewer.keep_clear(top)
