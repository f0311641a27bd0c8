"""The season of the friends: who leads, night by night, who is what to whom, what was gathered."""

from collections.abc import Callable
from functools import partial
from math import ceil
from pathlib import Path

from gui.kit.button import Button, ButtonKind, IconButton, back_button
from gui.kit.card import Bare, Page, Tray, scroll_by_keys, scrolled
from gui.kit.chip import Chip, Tone
from gui.kit.controls import Tabs
from gui.kit.layout import LaidOut
from gui.kit.page_head import lay_head
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.kit.tokens import MARGIN
from gui.parts.pictures import ask_and_save_page
from gui.parts.sound import Sound
from gui.report.also_known import Group, groups_in
from gui.report.key_history import own_key
from gui.report.saved import Saved, saved
from gui.report.season import Called, Season, Span, season
from gui.window.past.season_cards import AwardsCard, RivalsCard
from gui.window.past.season_table import WIDE, SeasonTable
from gui.window.past.worker import Worker
from gui.window.ways import To, Ways
from gui.words.wanted import UsageError
from gui.words.words import counted, words

_TOP, _ICONS = 84, 15
_BESIDE = 406
_OLDER, _NEWER = 200, 236
"""Where the keys of nights stand on the table, in its units."""


class SeasonPage(LaidOut, Page):
    """Shows a season once all saved games are looked at, in a thread."""

    def __init__(self, ways: Ways, called: Callable[[], Called]) -> None:
        """Let *called* say how people call themselves now."""
        super().__init__()
        self._ways, self._called = ways, called
        self._data: Path | None = None
        self._games: list[Saved] = []
        self._is_looking = False
        self._judging = Worker(self)
        self._judging.finished.connect(self._end)
        self._back = back_button(ways.back)
        self._title = role_label("title", wraps=False)
        self._tabs = Tabs([span.name_now() for span in Span])
        self._tabs.chosen.connect(lambda _at: self._show())
        self._races, self._checks = Chip(), Chip()
        self.table, self.rivals, self.awards = (
            SeasonTable(self._offer_nights),
            RivalsCard(),
            AwardsCard(),
        )
        self._older = IconButton("prev", words("Older nights"), is_flat=True)
        self._newer = IconButton("next", words("Newer nights"), is_flat=True)
        self._older.clicked.connect(lambda: self.table.move_on(-1, 0))
        self._newer.clicked.connect(lambda: self.table.move_on(1, 0))
        self._cards, self.tray = Bare(), Tray()
        self._scroll = scrolled(self._cards, self)
        scroll_by_keys(self, self._scroll)
        self._put_up()
        self.setFocusProxy(self.table)

    def _put_up(self) -> None:
        """Put everything on the page, in the order in which Tab goes."""
        same = Button(words("Same person as…"), ButtonKind.QUIET, "people")
        same.clicked.connect(partial(self._ways.go, To.PLAYERS))
        save = Button(words("Save picture"), ButtonKind.TRAY, "save")
        save.clicked.connect(self._save)
        self.big = Button(words("Open a table"), ButtonKind.BIG, "table")
        self.big.clicked.connect(partial(self._ways.go, To.OPEN))
        for button in (same, save, self.big):
            self.tray.buttons.addWidget(button)
        for card in (self.table, self._older, self._newer, self.rivals, self.awards):
            card.setParent(self._cards)
        for part in (self._back, self._title, self._tabs, self._races, self._checks, self.tray):
            part.setParent(self)

    def show_season(self, data: Path) -> None:
        """Show the season in the games saved in *data*."""
        self._data, self._games, self._is_looking = data, [], True
        self._show()
        self._judging.run(saved(data), self._games.append)

    def stop(self) -> None:
        """Stop looking at games."""
        self._judging.stop()

    def _end(self) -> None:
        self._is_looking = False
        self._show()
        if self._games:
            self._ways.play(Sound.MEDAL)

    def _show(self) -> None:
        """Show what is counted, in the season that is chosen."""
        if self._data is None:
            return
        notes: list[str] = []
        groups: tuple[Group, ...] = ()
        try:
            groups = groups_in(self._data)
        except UsageError as error:
            notes.append(str(error))
        found = season(self._games, groups, None, Span(self._tabs.current), self._called())
        self._title.setText(found.name)
        self.table.show_season(found, own_key(self._data) or b"")
        for card in (self.rivals, self.awards):
            card.show_season(found)
        self._tell(found, [*notes, *found.notes])
        self._lay_out()

    def _tell(self, found: Season, notes: list[str]) -> None:
        """Say what was counted, by whose clock, and what is wrong."""
        races = counted(found.games, "{count} game", "{count} games")
        self._races.become(races, Tone.PEOPLE, "flag")
        if found.left_out:
            said = counted(found.left_out, "{count} does not check", "{count} do not check")
            self._checks.become(said, Tone.BAD, "x")
        else:
            self._checks.become(words("all check"), Tone.GOOD, "check")
        if self._is_looking:
            self.tray.ask(words("Looking for games…"))
            return
        usual = [
            words("From the games on this laptop; a friend is known by key."),
            words("Nights are by this laptop's clock."),
        ]
        self.tray.ask(found.lead, "\n".join(notes or usual))

    def _offer_nights(self) -> None:
        """Offer the nights that are not shown."""
        for button, is_there in zip((self._older, self._newer), self.table.more, strict=True):
            button.setVisible(is_there)

    def _save(self) -> None:
        """Save the page as a picture."""
        if path := ask_and_save_page(self, "season"):
            self._ways.toast(words("Saved: {path}", path=path))

    # -- room -------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Lay the table at the left, the cards at the right, the tray at the foot."""
        gap, top = px(MARGIN), px(_TOP)
        edge, left = self.width() - _ICONS * gap, lay_head(self._back, self._title)
        self._tabs.adjustSize()
        self._tabs.move(left, (top - self._tabs.height()) // 2)
        if self._tabs.geometry().right() > edge:
            self._tabs.move(gap, top)
            top += self._tabs.height()
            edge = self.width() - gap
        left = self._tabs.geometry().right() + gap
        for chip in (self._races, self._checks):
            chip.resize(chip.sizeHint())
            chip.move(left, self._tabs.geometry().center().y() - chip.height() // 2)
            left += chip.width() + gap // 2
            chip.setVisible(left <= edge)
        self.tray.lay_out_in(self.width(), self.height())
        self._scroll.setGeometry(0, top - gap, self.width(), self.tray.y() - top + gap)
        self._lay_out_cards(gap, self.tray.y() - top - gap)

    def _lay_out_cards(self, gap: int, room: int) -> None:
        """Lay the cards, *room* px high if that is enough for their words."""
        wide = self.width() - 3 * gap
        share = round(wide * WIDE / (WIDE + _BESIDE))
        unit = share / WIDE
        rivals, awards = (ceil(card.least() * unit) for card in (self.rivals, self.awards))
        high = max(room, ceil(self.table.least() * unit), rivals + gap + awards)
        self.table.setGeometry(gap, gap, share, high)
        beside = 2 * gap + share
        upper = max(rivals, min((high - gap) // 2, high - gap - awards))
        self.rivals.setGeometry(beside, gap, wide - share, upper)
        self.awards.setGeometry(beside, 2 * gap + upper, wide - share, high - gap - upper)
        self._cards.setMinimumHeight(high + 2 * gap)
        for button, at in ((self._older, _OLDER), (self._newer, _NEWER)):
            button.resize(button.sizeHint())
            button.move(gap + round(at * unit), gap + round(28 * unit) - button.height() // 2)
        self._offer_nights()
