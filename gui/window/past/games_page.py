"""The saved games: continue one, or replay and check it. They are judged while the page is open."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from gui.parts.keyed_window import back_button
from gui.parts.label import Label
from gui.parts.why_button import allow
from gui.report.saved import Saved, saved
from gui.window.past.judge_thread import Judging
from gui.words.words import words


class GamesPage(QWidget):
    """Lists the saved games while a thread judges them, so that the window never waits."""

    resumed = Signal(Path)
    """The folder of a game to continue."""
    replayed = Signal(Path)
    """A log to replay."""
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._games: list[Saved] = []
        self._judging = Judging(self)
        self._judging.found.connect(self._add)
        self._judging.finished.connect(self._tell_count)
        self._list = QListWidget()
        self._list.setWordWrap(True)
        self._list.setAccessibleName(words("Saved games"))
        self._list.currentRowChanged.connect(self._offer)
        self._list.itemActivated.connect(lambda _item: self._replay())
        self._said = Label()
        self._on, self._look = QPushButton(words("Go on")), QPushButton(words("Replay and check"))
        self._on.clicked.connect(self._resume)
        self._look.clicked.connect(self._replay)
        other = QPushButton(words("Open a log file…"))
        other.clicked.connect(self._open)
        foot = QHBoxLayout()
        for button in (back_button(self.left), other):
            foot.addWidget(button)
        foot.addStretch(1)
        for button in (self._look, self._on):
            foot.addWidget(button)
        title = Label(words("Games"))
        title.setProperty("role", "title")
        page = QVBoxLayout(self)
        page.setContentsMargins(24, 16, 24, 16)
        page.addWidget(title)
        page.addWidget(self._said)
        page.addWidget(self._list, 1)
        page.addLayout(foot)
        self.setFocusProxy(self._list)
        self._offer()

    def show_games(self, data: Path) -> None:
        """List the games saved in *data*; each appears once it has been checked."""
        self._games = []
        self._list.clear()
        self._said.setText(words("Looking for games…"))
        self._judging.judge(saved(data))

    def stop(self) -> None:
        """Stop judging games."""
        self._judging.stop()

    def _add(self, game: Saved) -> None:
        self._games.append(game)
        self._list.addItem(QListWidgetItem(f"{game.day}   {game.state}"))
        if len(self._games) == 1:
            self._list.setCurrentRow(0)

    def _tell_count(self) -> None:
        count = len(self._games)
        some = words("1 saved game") if count == 1 else words("{count} saved games", count=count)
        self._said.setText(some if count else words("No games are saved yet."))

    def _chosen(self) -> Saved | None:
        row = self._list.currentRow()
        return self._games[row] if 0 <= row < len(self._games) else None

    def _offer(self) -> None:
        game = self._chosen()
        none = "" if game else words("Choose a game in the list first.")
        has_log = game is not None and (game.folder / "log").exists()
        no_log = "" if has_log else words("No log of this game is saved.")
        allow(self._look, none or no_log, words("Verify the log and show the game again"))
        cannot = "" if game is None or game.can_go_on else game.state
        allow(self._on, none or cannot, words("Sit down at this table again"))

    def _resume(self) -> None:
        if game := self._chosen():
            self.resumed.emit(game.folder)

    def _replay(self) -> None:
        if (game := self._chosen()) and self._look.isEnabled():
            self.replayed.emit(game.folder / "log")

    def _open(self) -> None:
        path, _kind = QFileDialog.getOpenFileName(self, words("Open a log file"))
        if path:
            self.replayed.emit(Path(path))
