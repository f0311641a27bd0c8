"""Puzzles: a race that stands before a winning move, and one person to find it."""

from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path

from core.review.branch import Branch, Stand
from gui.game_ui import known_ui
from gui.parts.button import IconButton
from gui.parts.focus import RING
from gui.parts.shell import Shell
from gui.parts.theme import px
from gui.parts.tokens import TIGHT
from gui.report.puzzles import Asked, asked_at
from gui.window.past.branch_page import BranchPage, Moment, played
from gui.window.past.judge_thread import Judging
from gui.words.terms import UsageError
from gui.words.words import words


class PuzzlePage(BranchPage):
    """Shows one puzzle after the other; nothing that is played here is kept."""

    has_icons = True
    """The icons of the corner would lie on the table's own."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._paths: Sequence[Path] = ()
        self._at = 0
        self._number = 0
        self._reading = Judging(self)
        self.next = IconButton("next", words("Next puzzle"))
        self.next.clicked.connect(self._turn)
        self.next.setParent(self)

    def show_puzzles(self, paths: Sequence[Path], at: int = 0) -> None:
        """Read and judge number *at* of the files *paths*, then show it."""
        self.stop()
        self._paths, self._at = paths, at
        self.next.setVisible(len(paths) > 1)
        self.title.setText(words("Checking every signature, opening and move…"))
        self._lay_out()
        self._reading.judge((asked_at(path) for path in paths[at : at + 1]), self._ask)

    def stop(self) -> None:
        """Stop reading and playing."""
        self._reading.stop()
        super().stop()

    def _turn(self) -> None:
        self.show_puzzles(self._paths, (self._at + 1) % len(self._paths))

    def _ask(self, asked: Asked | UsageError) -> None:
        """Begin the puzzle that was read; what is none leads back, with a sentence."""
        if isinstance(asked, UsageError):
            self._leave()
            self._shell.toast(str(asked))
            return
        puzzle, moment = asked.puzzle, Moment(self._paths[self._at].parent, asked.steps)
        self._number = puzzle.number
        self.begin(moment, moment.fresh(puzzle.step, puzzle.seat))

    # -- what is other than in a branch -----------------------------------------------------------

    def _titled(self, name: str) -> str:
        asked = words("{name} moves {number}: find the win.", name=name, number=self._number)
        if len(self._paths) == 1:
            return asked
        named = {"number": self._at + 1, "count": len(self._paths), "asked": asked}
        return words("Puzzle {number} of {count}: {asked}", **named)

    def _way_back(self) -> str:
        return words("Back to the shelf")

    def _keep(self, _branch: Branch) -> None:
        """Keep nothing: a puzzle is played again from its beginning."""

    def _play(self, first: Callable[[], Stand]) -> None:
        """Show *first*, and play no further: it is one move that counts."""
        self._bots.judge(islice(played(first), 1), self._take)

    def _take(self, stand: Stand | None) -> None:
        super()._take(stand)
        if stand is None or not stand.branch.played:
            return
        ui = known_ui(stand.rules.rules_id)
        if not stand.authors and stand.branch.seat in ui.winners(stand.state):
            self._shell.toast(words("Solved!"))
        else:
            self._shell.toast(words("That does not win. Take it back, and try another way."))

    def _lay_out(self) -> None:
        super()._lay_out()
        self.next.resize(self.next.sizeHint())
        self.next.move(self.undo.geometry().right() + px(TIGHT) - 2 * px(RING), self.undo.y())
        self.next.raise_()
