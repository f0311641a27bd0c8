"""Puzzles as a game: their shelf, and the one that is played, one behind the other."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QStackedWidget

from gui.kit.bookmarks import Bookmark, Bookmarked
from gui.report.puzzles import AskedPuzzle, Shelved, answers_in, asked_at
from gui.window.pages import IconPlace, OwnCorner
from gui.window.past.puzzle_page import PuzzlePage
from gui.window.past.puzzle_shelf import PuzzleShelfPage
from gui.window.past.worker import Worker
from gui.window.ways import Ways
from gui.words.wanted import UsageError
from gui.words.words import words


class PuzzlesPage(OwnCorner, Bookmarked, QStackedWidget):
    """Shows the shelf of puzzles, or one of them."""

    def __init__(self, ways: Ways, data: Path) -> None:
        super().__init__()
        self._ways = ways
        self.shelf = PuzzleShelfPage(data, self._leave, self.try_chosen)
        self.page = PuzzlePage(ways, self._note, self._go_on)
        self._reading = Worker(self)
        self.bookmark = Bookmark(self._asked, lambda mark: self._ask(*mark))
        for part in (self.shelf, self.page):
            self.addWidget(part)
        self.page.left.connect(self.show_shelf)

    def icons_at(self) -> IconPlace | None:
        return self.page.icons_at() if self.currentWidget() is self.page else None

    def show_shelf(self) -> None:
        """Show the shelf, with what was chosen last."""
        self._reading.stop()
        self.page.stop()
        self._turn(self.shelf)
        self.shelf.show_puzzles()

    def open(self, path: Path) -> None:
        """Ask the puzzle in the file at *path*, that somebody has sent."""
        self.show_shelf()
        self._read(lambda: asked_at(path), lambda asked: Shelved(path, asked, "", 0))

    def stop(self) -> None:
        """Stop reading and playing."""
        self._reading.stop()
        self.shelf.stop()
        self.page.stop()

    def _leave(self) -> None:
        self.stop()
        self._ways.back()

    def _asked(self) -> tuple[Shelved | None, object]:
        """Return the puzzle that is asked, None on the shelf, and what is laid."""
        page, riddle = self.page, self.page.riddle
        laid = riddle.view.draft if riddle is not None else page.laid
        return page.shelved if self.currentWidget() is page else None, laid

    def _turn(self, part: PuzzleShelfPage | PuzzlePage) -> None:
        self.setCurrentWidget(part)
        self.setFocusProxy(part)
        part.setFocus()
        self._ways.place_icons()

    def try_chosen(self) -> None:
        """Ask the puzzle that is chosen."""
        if self.shelf.chosen is not None:
            self._ask(self.shelf.chosen)

    def _ask(self, one: Shelved | None, laid: object = None) -> None:
        """Read what leads to *one*, None is the shelf, and ask it, with what was *laid*."""
        if one is None:
            return
        self._read(
            lambda: asked_at(one.path, answers_in(one.path.parent)),
            lambda asked: one._replace(asked=asked),
            laid,
        )

    def _read(
        self,
        read: Callable[[], AskedPuzzle | UsageError],
        shelved: Callable[[AskedPuzzle], Shelved],
        laid: object = None,
    ) -> None:
        def ask(found: AskedPuzzle | UsageError) -> None:
            if isinstance(found, UsageError):
                self._ways.toast(str(found))
            else:
                self.page.show_puzzle(shelved(found), laid)
                self._turn(self.page)

        self._reading.run((read() for _ in range(1)), ask)

    def _note(self) -> None:
        """Remember what is solved, and say what comes next."""
        one = self.page.shelved
        if one is None:
            return
        if not self.shelf.solved.note(one.asked.digest, is_alone=not self.page.is_seen):
            self._ways.toast(words("It cannot be kept: the disk does not take it."))
        said = words("Next puzzle") if self.shelf.after(one) else words("All done")
        self.page.tell_solved(self.shelf.count(one.kind) if one.number else (0, 0), said)

    def _go_on(self) -> None:
        """Ask the next one that is not solved; after the last, show the shelf."""
        one = self.page.shelved
        after = self.shelf.after(one) if one is not None else None
        if after is None:
            self.show_shelf()
        else:
            self.shelf.choose(after)
            self._ask(after)
