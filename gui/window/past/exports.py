"""What can be saved of a replay: pictures, a clip, a puzzle, the report, the log, the score."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMenu, QWidget

from gui.parts.news import Toast
from gui.parts.pictures import ask_and_save, ask_path, save_bytes, save_picture, save_text
from gui.parts.shell import Shell
from gui.report.page import report_page
from gui.report.saved import file_stem
from gui.report.score import score_sheet
from gui.report.step_words import turn_begins
from gui.window.past.copies_page import CopiesPage
from gui.window.past.filming import Filming
from gui.window.past.opened_log import OpenedLog
from gui.window.past.replayed_game import ReplayedGame
from gui.words.words import words


class Exports:
    """Offers files over *page* of what is *opened* and shown in *game*, and writes them."""

    def __init__(
        self,
        page: QWidget,
        shell: Shell,
        game: ReplayedGame,
        copies: CopiesPage,
        opened: Callable[[], OpenedLog | None],
    ) -> None:
        self._page, self._shell, self._game, self._copies = page, shell, game, copies
        self._opened, self._viewer = opened, game.viewer
        self.toast = Toast(page)
        self.filming = Filming(page)
        self.filming.saved.connect(self._tell_saved)
        self.filming.failed.connect(shell.toast)
        self.menu = self._make_menu()

    def _make_menu(self) -> QMenu:
        """Return the menu of what can be saved."""
        menu = QMenu(self._page)
        menu.setToolTipsVisible(True)  # Qt's own
        for said, kind in (
            (words("Picture of this moment (PNG)"), "png"),
            (words("Picture of this moment (SVG)"), "svg"),
            (words("Report on one page (HTML)"), "html"),
            (words("The game itself (log)"), "log"),
        ):
            menu.addAction(said).triggered.connect(lambda _=False, k=kind: self.save(k))
        self.clip = menu.addAction(words("Clip of this turn (WebP)"))
        self.clip.triggered.connect(self._save_clip)
        self.puzzle = menu.addAction(words("Puzzle of this turn (on the shelf)"))
        self.score = menu.addAction(words("Score sheet (CSV)"))
        self.score.triggered.connect(lambda: self.save("csv"))
        return menu

    def stop(self) -> None:
        """Draw and look for nothing any more."""
        self.filming.stop()

    def offer(self) -> None:
        """Show what can be saved."""
        key, is_busy, opened = self._game.save, self.filming.is_running, self._opened()
        is_over = opened is not None and opened.replay.is_over
        self.score.setEnabled(is_over)
        self.score.setToolTip(
            "" if is_over else words("There is a score sheet when the game is over.")
        )
        self.clip.setEnabled(not is_busy)
        self.clip.setToolTip(words("The clip is being drawn.") if is_busy else "")
        self.menu.popup(key.mapToGlobal(key.rect().topLeft()))

    def save(self, kind: str) -> None:
        """Save the game as a file of this *kind*."""
        view, opened = self._viewer.board, self._opened()
        if kind == "log" and opened is not None:
            self._save_as(kind, lambda to: save_bytes(to, opened.path.read_bytes()))
        if view is None or opened is None or opened.replay.table is None:
            return
        table, file, found = opened.replay.table, opened.path.name, opened.found
        compared, doubt = self._copies.lines(), found.judged.said
        writers: dict[str, Callable[[Path], None]] = {
            "html": lambda to: save_text(
                to, report_page(opened.replay, found, file, compared, opened.when)
            ),
            "csv": lambda to: save_text(to, score_sheet(table, found)),
            "png": lambda to: save_picture(to, view.paint_moment, doubt),
            "svg": lambda to: save_picture(to, view.paint_moment, doubt),
        }
        if kind in writers:
            self._save_as(kind, writers[kind])

    def _save_as(self, kind: str, write: Callable[[Path], None]) -> None:
        """Ask for a file of this *kind* that is named like the game, and let *write* fill it."""
        opened = self._opened()
        assert opened is not None
        name = f"{file_stem(opened.replay, opened.when)}.{kind}"
        if path := ask_and_save(self._page, name, write):
            self._tell_saved(path)

    def _tell_saved(self, path: Path) -> None:
        folder = QUrl.fromLocalFile(str(path.parent))
        said = words("Saved: {path}", path=path)
        self.toast.say(said, "check", lambda: QDesktopServices.openUrl(folder))
        self._shell.speak(said)

    def _save_clip(self) -> None:
        """Save the turn up to the step that is looked at, by a program beside this one."""
        opened, done = self._opened(), self._viewer.looked_at
        if opened is None or done is None:
            return
        number = done.step.number
        first = turn_begins(self._viewer.steps[:number]) + 1
        path = ask_path(self._page, f"{file_stem(opened.replay, opened.when)}.webp")
        if path is None:
            return
        self.filming.start(opened.path, first, number, path)
        self._shell.speak(words("The clip is being drawn."))
