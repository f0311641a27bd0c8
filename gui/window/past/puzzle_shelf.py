"""The shelf of puzzles: those of each game, those from one's own games, and today's in front."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QVBoxLayout

from gui.game_ui import GAMES
from gui.kit.button import Button, ButtonKind, back_button
from gui.kit.card import LowTray, Page
from gui.kit.controls import Tabs
from gui.kit.focus import RING
from gui.kit.layout import LaidOut, nest
from gui.kit.page_head import lay_head
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.kit.tokens import GAP, MARGIN, SMALL
from gui.parts.worm_bar import WormBar
from gui.report.puzzles import Shelved, own_files, shelved
from gui.report.solved import How, Solved
from gui.window.past.own_puzzle_key import OwnPuzzleKey
from gui.window.past.puzzle_cards import PuzzleShelf
from gui.window.past.worker import Worker
from gui.words.words import words

_TOP, _ICONS, _TABS = 84, 232, 250


def today() -> date:
    """Return the day on this laptop's clock."""
    now = QDate.currentDate()
    return date(now.year(), now.month(), now.day())


class PuzzleShelfPage(LaidOut, Page):
    """Shows the puzzles while a thread reads them, so that the window never waits."""

    def __init__(self, data: Path, left: Callable[[], None], wanted: Callable[[], None]) -> None:
        """Call *wanted* for the puzzle that is chosen."""
        super().__init__()
        self._data, self.solved = data, Solved(data)
        self._found: list[Shelved] = []
        self._read: tuple[date, list[Path]] | None = None
        """The day, and our own puzzles, when all were read last."""
        self._reading = Worker(self)
        self._reading.finished.connect(self._fill)
        self._back = back_button(left)
        self._title = role_label("title", words("Puzzles"), wraps=False)
        self._tabs = Tabs([""] * (2 + len(GAMES)))
        self._tabs.chosen.connect(lambda _at: self._filter())
        self.shelf = PuzzleShelf(self.solved)
        self.shelf.setAccessibleName(words("Puzzles"))
        self.shelf.currentRowChanged.connect(lambda _row: self._offer())
        self.shelf.itemActivated.connect(lambda _item: wanted())
        self._tray, self._bar = LowTray(), WormBar()
        self._count, self._of = role_label("strong"), role_label("small")
        self._key = Button(words("Try it"), ButtonKind.BIG, "bulb")
        self._key.chosen.connect(wanted)
        self._more = OwnPuzzleKey(self, lambda: self.chosen, self.show_puzzles)
        self._fill_tray()
        for part in (self._back, self._title, self._tabs, self.shelf, self._tray):
            part.setParent(self)
        self.setFocusProxy(self.shelf)
        self._filter()

    def _fill_tray(self) -> None:
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addStretch(1)
        for label in (self._count, self._of):
            label.setWordWrap(False)
            lines.addWidget(label)
        lines.addStretch(1)
        self._tray.things.addWidget(self._bar)
        self._tray.things.addSpacing(GAP)
        nest(self._tray.things, lines)
        self._tray.buttons.addWidget(self._more)
        self._tray.buttons.addWidget(self._key)

    def show_puzzles(self) -> None:
        """Read all puzzles, if there are others than were read, and show how far one is."""
        if self._read == self._now():
            self.tell_anew()
            return
        self._read, self._found = None, []
        self._reading.run(shelved(self._data), self._found.append)

    def _now(self) -> tuple[date, list[Path]]:
        return today(), own_files(self._data)

    def stop(self) -> None:
        """Stop reading."""
        self._reading.stop()

    def _fill(self) -> None:
        self._read = self._now()
        self.shelf.fill(self._found, today())
        self._filter()

    # -- which puzzle ------------------------------------------------------------------------------

    @property
    def chosen(self) -> Shelved | None:
        """The puzzle that is chosen."""
        chosen: Shelved | None = self.shelf.chosen
        return chosen

    def choose(self, wanted: Shelved) -> None:
        """Choose the card of *wanted*."""
        self.shelf.choose(self.shelf.key(wanted))

    def of(self, kind: str) -> list[Shelved]:
        """List the puzzles of a *kind* as they follow each other."""
        games: list[Shelved] = self.shelf.games()
        return sorted((one for one in games if one.kind == kind), key=lambda one: one.number)

    def after(self, last: Shelved) -> Shelved | None:
        """Return the unsolved puzzle that follows *last* in its shelf; None if all are solved."""
        line = [one for one in self.of(last.kind) if one.number != last.number]
        rest = sorted(line, key=lambda one: one.number < last.number)
        return next((one for one in rest if self.solved.how(one.asked.digest) is None), None)

    def count(self, kind: str) -> tuple[int, int]:
        """Return how many puzzles of a *kind* are solved, and how many there are."""
        line = self.of(kind)
        done = sum(self.solved.how(one.asked.digest) is How.SOLVED for one in line)
        return done, len(line)

    # -- what stands on it -------------------------------------------------------------------------

    def tell_anew(self) -> None:
        """Show what has been solved meanwhile."""
        self.shelf.tell_anew()
        self._offer()

    def _filter(self) -> None:
        games: list[Shelved] = self.shelf.games()
        kinds = [*GAMES, ""]
        texts = [
            words("All {count}", count=len(games)),
            *(f"{words(GAMES[kind].NAME)} {len(self.of(kind))}" for kind in GAMES),
            words("From your own games {count}", count=len(self.of(""))),
        ]
        self._tabs.rename(texts)
        at = self._tabs.current
        self.shelf.show_only(lambda one: at <= 0 or one.kind == kinds[at - 1])
        self._offer()
        self._lay_out()

    def _offer(self) -> None:
        """Say what is chosen, and how far one is in its shelf."""
        one = self.chosen
        self._more.offer()
        self._bar.setVisible(one is not None)
        if one is None:
            empty = words("Review a game: what has one best answer becomes a puzzle.")
            looking = "" if self._tabs.current == len(GAMES) + 1 else words("One moment")
            self._tray.ask(words("No puzzle here yet"), looking or empty)
            self._count.setText("")
            self._of.setText("")
            self._key.bar(words("There is no puzzle here."), "")
            return
        is_today = one.asked.digest == self.shelf.today
        title = words("Puzzle of today: {asked}", asked=one.title) if is_today else one.title
        today = f"{one.line}. {words('Tomorrow another one.')}"
        self._tray.ask(title, today if is_today else one.said)
        done, count = self.count(one.kind)
        self._bar.show_done(done, count)
        self._count.setText(words("{done} of {count}", done=done, count=count))
        kind = words(GAMES[one.kind].NAME) if one.kind else words("your own games")
        self._of.setText(words("of {game}", game=kind))
        self._key.bar("", "")
        self._lay_out()

    # -- room --------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        margin, ring, top = map(px, (MARGIN, RING, _TOP))
        above, gap, icons, tab, least = map(px, (18, GAP, _ICONS, 48, _TABS))
        lay_head(self._back, self._title, 18, gap + 3 - ring)
        left = max(self._title.geometry().right() + 3 * gap, least)
        self._tabs.adjustSize()
        high = self._tabs.height()
        if left + self._tabs.width() > self.width() - icons:
            self._tabs.move(margin, top - SMALL)
            top += high
        else:
            self._tabs.move(left, above - 1 + (tab - high) // 2)
        self._tray.lay_out_in(self.width(), self.height())
        self.shelf.setGeometry(0, top, self.width(), self._tray.y() - top)
