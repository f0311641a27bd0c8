"""The games shelf: continue a saved game, or look at it again. They are judged meanwhile."""

from collections import Counter
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from core.table.trouble import TroubleError
from gui.game_ui import GAMES, game_of
from gui.kit.button import Button, ButtonKind, GivingWay, IconButton, back_button
from gui.kit.card import LowTray, Page
from gui.kit.clock import Timer
from gui.kit.controls import Field, Tabs
from gui.kit.dialog import ask
from gui.kit.focus import RING
from gui.kit.layout import LaidOut
from gui.kit.page_head import lay_head
from gui.kit.painted import Painted
from gui.kit.press import waits
from gui.kit.role_label import role_label
from gui.kit.theme import Px, px
from gui.kit.tokens import GAP, MARGIN, SMALL, TIGHT, WIDE
from gui.parts.news import Toast
from gui.parts.pictures import ask_and_save, save_bytes
from gui.report.saved import Saved, plain_stem, saved, throw_away
from gui.window.past.shelf import Shelf, paint_sleeper, sort
from gui.window.past.shelf_order import OrderKey
from gui.window.past.shelf_words import heard_of, label_of, said_of
from gui.window.past.worker import Worker
from gui.window.ways import Log, LogPart, Resume, To, Ways
from gui.words.trouble_words import error_words
from gui.words.words import words
from net.protocol.snapshot import LobbySnapshot

_TOP = 84
_GATHER_MS = 100
"""How long games gather before they are put on the shelf together."""
_TABS = 332
_SLEEPER, _SAID = (366, 70), 410


class GamesPage(LaidOut, Page):
    """Shows the saved games while a thread judges them, so that the window never waits."""

    _ICONS, _SEARCH = Px(232), Px(220)

    def __init__(self, ways: Ways) -> None:
        super().__init__()
        self._ways = ways
        self._here: frozenset[str] = frozenset()
        """The names of who is here now."""
        self._is_judging = False
        self._data: Path | None = None
        self._gathering = Timer(self, singleShot=True, interval=_GATHER_MS)
        self._gathering.timeout.connect(self._put)
        self._found: list[Saved] = []
        self._judging = Worker(self)
        self._judging.finished.connect(self._end)
        self._back = back_button(self._leave)
        self._title = role_label("title", words("Games shelf"), wraps=False)
        self._tabs = Tabs([""] * (2 + len(GAMES)))
        self._tabs.chosen.connect(lambda _at: self._filter())
        self._search, self._shelf = Field(), Shelf()
        self._sleeper = _Sleeper()
        self._tray = LowTray()
        self._toast = Toast(self)
        self._fill_tray()
        self._put_up()
        self.setFocusProxy(self._shelf)
        self._filter()

    def _put_up(self) -> None:
        """Put everything on the page, in the order in which Tab goes, and hear its keys."""
        self._search.setPlaceholderText(words("Search"))
        self._search.setAccessibleName(words("Search by player, game, result or date"))
        self._search.textChanged.connect(lambda _text: self._filter())
        self._shelf.setAccessibleName(words("Saved games"))
        self._shelf.currentRowChanged.connect(lambda _row: self._offer())
        self._shelf.itemActivated.connect(lambda _item: self._do())
        parts: tuple[QWidget, ...] = (self._back, self._title, self._tabs, self._search)
        for part in (*parts, self._shelf, self._sleeper, self._tray):
            part.setParent(self)
        for keys, slot in (
            (QKeySequence(QKeySequence.StandardKey.Delete), self._delete),
            (QKeySequence(QKeySequence.StandardKey.Save), self._export),
            (QKeySequence(QKeySequence.StandardKey.Open), self._open),
            (QKeySequence(QKeySequence.StandardKey.Find), self._search.setFocus),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def _fill_tray(self) -> None:
        self._more = IconButton("dots", words("More for this game"), is_flat=True)
        self._menu = QMenu(self)
        self._menu.addAction(words("Save the log as a file…")).triggered.connect(self._export)
        self._menu.addAction(words("Delete this game…")).triggered.connect(self._delete)
        self._more.clicked.connect(
            lambda: self._menu.popup(self._more.mapToGlobal(self._more.rect().topLeft()))
        )
        ways = (
            IconButton("flag", words("Who leads this season"), is_flat=True),
            IconButton("people", words("Who plays how"), is_flat=True),
            GivingWay(words("Puzzles"), ButtonKind.QUIET, "bulb"),
        )
        for key, to in zip(ways, (To.SEASON, To.PLAYERS, To.PUZZLES), strict=True):
            key.clicked.connect(partial(self._ways.go, to))
        ways[-1].setToolTip(words("One a day, and many more: a win to be found, or points"))
        self._lens = IconButton("lens", words("Review"), is_flat=True)
        self._lens.chosen.connect(partial(self._look_at, LogPart.REVIEW))
        self._lens.barred.connect(self._toast.say)
        self._order = OrderKey(self, self._filter)
        other = Button(words("Open a file…"), ButtonKind.QUIET, "folder")
        other.clicked.connect(self._open)
        self._look = Button(words("Replay"), ButtonKind.TRAY, "past")
        self._look.clicked.connect(partial(self._look_at, LogPart.GAME))
        self._big = Button(words("Go on"), ButtonKind.BIG, "play")
        self._big.clicked.connect(self._do)
        for button in (self._more, self._order, self._lens, *ways, other, self._look, self._big):
            self._tray.buttons.addWidget(button)

    def show_games(self, data: Path) -> None:
        """List the games saved in *data*; each appears once it has been checked."""
        self._data = data
        self._shelf.wanted = self._shelf.bookmark.mark()
        self._shelf.clear()
        self._found = []
        self._is_judging = True
        self._filter()
        self._judging.run(saved(data), self._add)

    def show_lobby(self, lobby: LobbySnapshot) -> None:
        """Say of each game who of its players is here."""
        here = frozenset(person.name for person in lobby.people)
        if here != self._here:
            self._here = here
            self._shelf.relabel(partial(label_of, present=here), heard_of)

    def _leave(self) -> None:
        """Go back; who comes again finds all games, and the last played chosen."""
        self._shelf.clear()
        self._search.clear()
        self._tabs.choose(0)
        self._shelf.wanted = None
        self._ways.back()

    def stop(self) -> None:
        """Stop judging games."""
        self._judging.stop()

    # -- what stands on it ------------------------------------------------------------------------

    def _add(self, game: Saved) -> None:
        self._found.append(game)
        if not self._gathering.isActive():
            self._gathering.start()

    @waits
    def _put(self) -> None:
        """Put on the shelf what has been judged."""
        found, self._found = self._found, []
        for game in found:
            label = label_of(game, self._here)
            self._shelf.put(game, label, heard_of(game, label))
        self._filter()

    def _end(self) -> None:
        self._is_judging = False
        self._put()

    def _filter(self) -> None:
        """Show the games of the tab that is chosen; count those of each."""
        games = self._shelf.games()
        kinds = [*GAMES]
        counts = Counter(game_of(game.rules_id) for game in games)
        texts = [
            words("All {count}", count=len(games)),
            words("To go on {count}", count=sum(game.can_go_on for game in games)),
            *(f"{words(GAMES[kind].NAME)} {counts[kind]}" for kind in kinds),
        ]
        self._tabs.rename(texts)
        at, wanted = self._tabs.current, self._search.text()
        sort(self._shelf, self._order.order.rank)
        self._shelf.show_only(
            lambda game: (
                (
                    at <= 0
                    or (game.can_go_on if at == 1 else game_of(game.rules_id) == kinds[at - 2])
                )
                and (not wanted or game.is_about(wanted))
            )
        )
        self._offer()

    def _offer(self) -> None:
        """Say what can be done with the game that is chosen."""
        game = self._shelf.chosen
        if game is None:
            empty = words("Play one, or open a file that somebody sent you.")
            looking = words("Looking for games…")
            fits = words("Try another player, game, result or date.")
            if self._search.text() and not self._is_judging:
                self._tray.ask(words("No game fits"), fits)
            else:
                self._tray.ask(words("No game yet"), looking if self._is_judging else empty)
            none = words("There is no game here.")
        else:
            self._tray.ask(game.title, said_of(game))
            none = ""
        has_log = game is not None and game.has_log
        no_log = "" if has_log else words("No log of this game is saved.")
        goes_on = game is not None and game.can_go_on
        self._lens.bar(none or no_log, words("Everybody's chances, and better bids and moves"))
        self._look.setVisible(goes_on)
        self._look.bar(none or no_log, words("Check the log and show the game again"))
        self._more.setVisible(game is not None)
        self._big.setText(words("Go on") if goes_on else words("Replay"))
        self._big.set_icon("play" if goes_on else "past")
        self._big.bar(none or ("" if goes_on else no_log), "")
        self._lay_out()

    # -- what is done with it ---------------------------------------------------------------------

    def _do(self) -> None:
        """Go on with the game that is chosen, or look at it."""
        game = self._shelf.chosen
        if game is not None and game.can_go_on:
            self._ways.go(Resume(game.folder))
        else:
            self._look_at(LogPart.GAME)

    def _look_at(self, part: LogPart) -> None:
        """Show a *part* of the log that is chosen."""
        game = self._shelf.chosen
        if game is not None and game.has_log:
            self._ways.go(Log(game.folder / "log", part))

    def _open(self) -> None:
        path, _kind = QFileDialog.getOpenFileName(self, words("Open a log file"))
        if path:
            self._ways.go(Log(Path(path)))

    def _export(self) -> None:
        """Save the log itself: whoever has it can check everything."""
        game = self._shelf.chosen
        if game is None or not game.has_log:
            return
        name = f"{plain_stem(game)}.log"
        log = game.folder / "log"
        if path := ask_and_save(self, name, lambda to: save_bytes(to, log.read_bytes())):
            self._toast.say(words("Saved: {path}", path=path), "check")

    def _delete(self) -> None:
        """Delete the game that is chosen, if our player means it."""
        game = self._shelf.chosen
        if game is None:
            return
        said = words(
            "It goes from this laptop for good: its log, and your key at its table. The copies of"
            " the others stay."
        )
        if game.can_go_on:
            said = words(
                "It goes from this laptop for good: its log, and your key at its table. You can"
                " never go on with it, and the others have to go on without you."
            )
        heading = words("Delete “{game}”?", game=game.title)
        if ask(self, heading, said, (words("Keep it"), words("Delete it"))) != 1:
            return
        try:
            throw_away(game)
        except (OSError, TroubleError) as error:
            self._toast.say(words("It cannot be deleted: {why}", why=error_words(error)))
            return
        self._shelf.take_away(game)
        self._filter()
        self._toast.say(words("Deleted"), "check")

    # -- room -------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        margin, top = px(MARGIN), px(_TOP)
        lay_head(self._back, self._title, 18, px(GAP) + 3 - px(RING))
        left = max(self._title.geometry().right() + px(WIDE + GAP), px(_TABS))
        self._tabs.adjustSize()
        high = self._tabs.height()
        is_narrow = left + self._tabs.width() > self.width() - self._ICONS
        if is_narrow:
            left, top = margin, top + high
        self._tabs.move(left, px(_TOP) - px(SMALL) if is_narrow else px(17) + (px(48) - high) // 2)
        top = self._lay_out_search(top, self.width() - (margin if is_narrow else self._ICONS))
        self._tray.lay_out_in(self.width(), self.height())
        self._shelf.setGeometry(0, top, self.width(), self._tray.y() - top)
        self._lay_out_sleeper()

    def _lay_out_search(self, top: int, right: int) -> int:
        """Lay the search beside the tabs if they end early enough before *right*, else at *top*.

        Return where the games begin.
        """
        tabs, high = self._tabs.geometry(), self._search.height()
        left = tabs.right() + px(GAP)
        is_beside = left + self._SEARCH * 3 // 4 <= right
        wide = min(self._SEARCH, right - left) if is_beside else self._SEARCH
        place = (
            QPoint(left, tabs.center().y() - high // 2)
            if is_beside
            else QPoint(px(MARGIN) - px(RING), top)
        )
        self._search.setGeometry(QRect(place, QSize(wide, high)))
        return max(top, place.y() + high + px(SMALL) * (not is_beside))

    def _lay_out_sleeper(self) -> None:
        """Lay the sleeping worm behind the last game, if there is room for it."""
        count = sum(not self._shelf.item(row).isHidden() for row in range(self._shelf.count()))
        place = self._shelf.place(count).translated(self._shelf.pos())
        place.setRight(self.width() - px(MARGIN))
        is_seen = place.bottom() <= self._tray.y()
        self._sleeper.setVisible(place.width() >= px(_SAID) and is_seen)
        self._sleeper.setGeometry(place)
        said = words("Finished games sleep here.\nOpen one to see it checked.")
        if self._is_judging:
            said = words("Looking for games…")
        elif count == 0 and self._search.text():
            said = words("No game fits")
        elif count == 0:
            said = words("Nothing here yet. A race takes ten minutes.")
        self._sleeper.say(said)
        self._sleeper.raise_()


class _Sleeper(Painted, QWidget):
    """The unpainted worm, asleep beside the games, with a sentence above it."""

    def __init__(self) -> None:
        super().__init__()
        self._said = role_label("name")
        self._said.setParent(self)
        self._said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, said: str) -> None:
        """Show *said* above the worm."""
        self._said.setText(said)
        worm = self.height() - px(_SLEEPER[1])
        wide = px(_SAID)
        tall = max(px(60), self._said.heightForWidth(min(self.width(), wide)))
        self._said.setGeometry((self.width() - wide) // 2, worm - tall - px(TIGHT), wide, tall)
        self.update()

    def paint(self, painter: QPainter) -> None:
        wide, high = px(_SLEEPER[0]), px(_SLEEPER[1])
        left = (self.width() - wide) / 2
        paint_sleeper(painter, QRectF(left, self.height() - high, wide, high))
