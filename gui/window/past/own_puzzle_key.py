"""What can be done with a puzzle from one's own games: given to others as a file, or deleted."""

from collections.abc import Callable

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QWidget

from core.review.puzzle import SUFFIX
from gui.kit.button import IconButton
from gui.kit.dialog import ask
from gui.parts.news import Toast
from gui.parts.pictures import ask_and_save, save_bytes
from gui.report.own_puzzles import take_away
from gui.report.puzzles import Shelved
from gui.words.trouble_words import error_words
from gui.words.words import words


class OwnPuzzleKey(IconButton):
    """Opens the menu of the puzzle that is chosen, if it is one of ours."""

    def __init__(
        self, page: QWidget, chosen: Callable[[], Shelved | None], gone: Callable[[], None]
    ) -> None:
        """Call *gone* once a puzzle has been deleted."""
        super().__init__("dots", words("More for this puzzle"), is_flat=True)
        self._page, self._chosen, self._gone = page, chosen, gone
        self.toast, self._ways = Toast(page), QMenu(page)
        self._ways.addAction(words("Save it as a file…")).triggered.connect(self.save)
        self._ways.addAction(words("Delete this puzzle…")).triggered.connect(self.delete)
        self.clicked.connect(lambda: self._ways.popup(self.mapToGlobal(self.rect().topLeft())))
        for keys, slot in (
            (QKeySequence.StandardKey.Delete, self.delete),
            (QKeySequence.StandardKey.Save, self.save),
        ):
            QShortcut(QKeySequence(keys), page).activated.connect(slot)

    @property
    def _own(self) -> Shelved | None:
        one = self._chosen()
        return one if one is not None and not one.kind else None

    def offer(self) -> None:
        """Show itself beside a puzzle of ours."""
        self.setVisible(self._own is not None)

    def save(self) -> None:
        """Save the puzzle as a file, for somebody else."""
        one = self._own
        if one is None:
            return
        path = ask_and_save(
            self._page, f"{one.title}{SUFFIX}", lambda to: save_bytes(to, one.path.read_bytes())
        )
        if path is not None:
            self.toast.say(words("Saved: {path}", path=path), "check")

    def delete(self) -> None:
        """Delete the puzzle, if our player means it."""
        one = self._own
        if one is None:
            return
        heading = words("Delete “{game}”?", game=one.title)
        said = words("It goes from this laptop for good; the game that it is from stays.")
        if ask(self._page, heading, said, (words("Keep it"), words("Delete it"))) != 1:
            return
        try:
            take_away(one.path, one.asked.digest)
        except OSError as error:
            self.toast.say(words("It cannot be deleted: {why}", why=error_words(error)))
            return
        self.toast.say(words("Deleted"), "check")
        self._gone()
