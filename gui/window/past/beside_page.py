"""Games of several people that had the same rolls, hour by hour side by side; a friend's log joins.

Law: a log stands here once it was judged, here or for the shelf. A friend's comes to the shelf.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from core.table.messages import SEATS_MAX
from core.table.step import Completed
from gui.kit.button import Button, ButtonKind, back_button
from gui.kit.card import Page
from gui.kit.headline import Headline
from gui.kit.layout import LaidOut, spaced
from gui.kit.role_label import role_label
from gui.kit.theme import Type, look, px
from gui.kit.tokens import TIGHT
from gui.parts.game_view import GameView
from gui.parts.table_form import Alike, TableForm
from gui.report.key_history import keep_log
from gui.window.game_parts import parts_of
from gui.window.past.opened_log import LogLoader, OpenedLog, Replayed, UnreadLog
from gui.window.table.viewer import Viewer
from gui.window.ways import Ways
from gui.words.words import marked, sentence, words

_TOP, _END, _ICONS, _LARGE = 88, 536, 232, 1.25
"""Behind the end of the head the hour has its card."""

_NOBODY = marked("Nobody has played it yet.")
_HOW = marked("A friend saves it on the games shelf, and sends you the file.")

Steps = Sequence[Completed[Any]]


def _nobody() -> str:
    """Return that there is no game yet, and how a friend's comes here."""
    return f"{words(_NOBODY)}\n{words(_HOW)}"


def _nothing() -> None:
    pass


def _key(steps: Steps) -> bytes:
    """Return whose game it is, who played it alone."""
    return steps[0].step.genesis.offers[0].identity


class BesidePage(LaidOut, Page):
    """Shows games side by side, and takes in a friend's."""

    def __init__(self, ways: Ways, data: Path) -> None:
        super().__init__()
        self._ways, self._data = ways, data
        self._form: TableForm | None = None
        self._kept: Callable[[], object] = _nothing
        self._games: list[Steps] = []
        self._own, self._large = b"", b""
        """Our key, and that of the player of whom most was seen, if somebody chose that."""
        self._openings: list[LogLoader] = []
        self.add = Button(words("Add a log…"), ButtonKind.QUIET, "folder")
        self.add.chosen.connect(self._ask)
        self._cover, self._heading = role_label("name"), Headline("", Type.HEADING)
        self._cover.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.viewer, self._head = Viewer(self._cover), QWidget()
        self.viewer.past_board = self._board
        self._build(back_button(ways.back))
        self.setFocusProxy(self.viewer)

    def _build(self, back: QWidget) -> None:
        """Put the head over the boards, and add the keys."""
        line = spaced(QHBoxLayout(self._head), (10, 0, 0, 12), TIGHT)
        line.addWidget(back)
        line.addWidget(self._heading, 1)
        line.addWidget(self.add)
        for part in (self.viewer, self._head):
            part.setParent(self)
        for keys, way in (("Left", -1), ("Right", 1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda way=way: self.viewer.timeline.by(way))

    def compare(self, form: TableForm, alike: Alike, kept: Callable[[], object]) -> None:
        """Show *alike* as *form* lays it; call *kept* when a log has come to the shelf."""
        self._form, self._kept, self._own, self._large = form, kept, b"", b""
        self._games.clear()
        self.viewer.look_back(on=False)
        self.viewer.clear()
        self._heading.setText(alike.heading)
        self._cover.setText(words("Looking for games…") if alike.logs else _nobody())
        self._offer()
        self._open(alike.logs, self._miss, self.take_known)

    def stop(self) -> None:
        """Stop judging and playing."""
        self.viewer.timeline.stop()
        while self._openings:
            self._openings.pop().let_go()

    def _offer(self) -> None:
        """Say how a friend's log comes here, or why there is no room for it."""
        full = len(self._games) == SEATS_MAX
        self.add.bar(words("There is room for no more.") if full else "", words(_HOW))

    # -- logs -------------------------------------------------------------------------------------

    def _open(
        self,
        logs: Sequence[Path],
        take: Callable[[OpenedLog | UnreadLog], object],
        take_early: Callable[[Replayed], object] | None = None,
    ) -> None:
        opening = LogLoader([*logs], self._data, self, take, take_early)
        self._openings.append(opening)
        opening.start()

    def take_known(self, found: Replayed) -> None:
        """Show a game of the shelf, where it was judged."""
        self._join(found.steps, is_own=found.own is not None)

    def _miss(self, found: OpenedLog | UnreadLog) -> None:
        """Say that nobody has played it where a game has gone from the shelf, and none is left."""
        if isinstance(found, UnreadLog):
            self._cover.setText(_nobody())

    def _join(self, steps: Steps, *, is_own: bool = False) -> bool:
        """Put a game beside the others; return whether it belongs there, and has room."""
        if self._form is None or not self._form.are_alike([*self._games, steps]):
            return False
        games = self._form.best_of_each([*self._games, steps])
        if len(games) > SEATS_MAX:
            return False
        if is_own:
            self._own = _key(steps)
        if [*map(id, games)] != [*map(id, self._games)]:
            self._show(self._form, games)
        return True

    def _show(self, form: TableForm, games: Sequence[Steps]) -> None:
        """Show *games* in place of those before, from where somebody looks at these."""
        viewer, looked, board = self.viewer, self.viewer.looked_at, self.viewer.board
        if board is not None and board.large != (board.own or 0):
            self._large = _key(self._games[board.large])
        self._games = [*games]
        self._offer()
        viewer.look_back(on=False)
        viewer.clear()
        viewer.look_back(on=True)
        viewer.take(form.side_by_side(games))
        viewer.look_back_to((looked or viewer.steps[-1]).step.number)

    def _ask(self) -> None:
        chosen, _kind = QFileDialog.getOpenFileName(self, words("A friend's log"))
        if chosen:
            self.open_log(Path(chosen))

    def open_log(self, path: Path) -> None:
        """Judge the log at *path*, which a friend has sent."""
        self._open([path], self.take_friend)

    def take_friend(self, found: OpenedLog | UnreadLog) -> None:
        """Keep a friend's game beside the others, or say why it does not belong here."""
        if isinstance(found, UnreadLog):
            self._ways.toast(sentence(found.said))
            return
        table = found.replay.table if found.found.judged.flaw is None else None
        if table is None or not self._join(table.completed):
            named = {"file": Path(found.path.name)}
            other = words("{file} is no finished game of this week's chapter.", **named)
            self._ways.toast(self.add.why or other)
        else:
            self._keep(found.path)

    def _keep(self, log: Path) -> None:
        try:
            keep_log(self._data, log)
        except OSError:
            self._ways.toast(words("It cannot be kept: the disk does not take it."))
            return
        self._ways.toast(words("Kept on your games shelf"))
        self._kept()

    def _board(self, rules_id: str) -> GameView:
        board = parts_of(rules_id).replay_class()()
        keys = [*map(_key, self._games)]
        board.own = keys.index(self._own) if self._own in keys else None
        board.large = keys.index(self._large) if self._large in keys else board.own or 0
        if board.play_on is not None:
            board.play_on.hide()
        return board

    def _lay_out(self) -> None:
        end = px(_END) if look().size < _LARGE else self.width() - px(_ICONS)
        self._head.setGeometry(0, 0, end, top := px(_TOP))
        self.viewer.resize(self.size())
        self.viewer.keep_clear(top)
