"""Opening a table: the game and its options, the seats, and bots among them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout

from core.games import rules_for
from core.table.agreed import Agreed, joined, known
from core.table.encoding import MalformedError, Value, pack, unpack
from core.table.messages import SEATS_MAX
from core.table.rules import Refusal
from gui.game_ui import GAMES, game_of, known_ui
from gui.kit.bookmarks import Bookmark, Bookmarked
from gui.kit.button import Button, ButtonKind, back_button
from gui.kit.card import Page, Tray, scrolled
from gui.kit.controls import Tabs
from gui.kit.focus import RING, ringed
from gui.kit.headline import Headline
from gui.kit.label import Label
from gui.kit.layout import LaidOut, nest, spaced
from gui.kit.page_head import lay_wide_head
from gui.kit.pick import Ground, Pick
from gui.kit.theme import Px, Type, look, px
from gui.kit.tokens import GAP, MARGIN, SMALL
from gui.parts.table_form import Alike, PastGame, TableForm
from gui.report.saved import Saved, SavedState, saved
from gui.report.terms_words import agreed_words, editions_for, seats_for
from gui.window.game_parts import parts_of
from gui.window.past.worker import Worker
from gui.window.start.agreed_rows import AgreedRows
from gui.window.start.evening_sheet import EveningSheet, Wishes
from gui.window.start.game_card import GameCard
from gui.window.start.seats_row import SeatsRow
from gui.window.ways import Beside, Call, Seat, Ways
from gui.words.words import counted, sentence, words, words_for
from net.protocol.terms import Terms

if TYPE_CHECKING:
    from gui.window.settings import Settings

_TOP, _CORNER = 72, 232
_LEFT = 20
_KEY = 270
_FIRST = 99
"""Chapters take what room there is before the space below them does."""
_DRAWN_MIN = 3
"""The fewest seats of a table in a tournament."""
_LARGE = 1.25
"""The text size from which on the games have no pictures."""


class OpenPage(Bookmarked, LaidOut, Page):
    """Opens only a table that the rules allow, and says why another cannot be opened."""

    def __init__(self, ways: Ways, settings: "Settings", fresh_series: Callable[[], bytes]) -> None:
        super().__init__()
        self._ways, self._settings, self._fresh_series = ways, settings, fresh_series
        self._wished = 3
        """The players that were asked for, though the edition may not allow so many."""
        self._agreed = Agreed()
        self._evening: Wishes | None = None
        self.bookmark = Bookmark(
            lambda: (self._kept(), self._evening), lambda mark: self._choose(*mark)
        )
        self._series = self._fresh_series()
        self._back, self._title = back_button(ways.back), Headline(words("Open a table"))
        for widget in (self._back, self._title):
            widget.setParent(self)
        self._forms: list[TableForm] = [parts_of(game).form() for game in GAMES]
        self.past = _Past(self._forms, self)
        self._cards = [GameCard(form.cover()) for form in self._forms]
        self._tabs = Tabs([form.cover().name for form in self._forms])
        self._tabs.setParent(self)
        self._row = SeatsRow(self._forms)
        self._seats, self._bots, self._level = self._row.seats, self._row.bots, self._row.level
        self._make_tray()
        self._fill()
        self._game = Pick(self._cards, self)
        self._take_game()
        self._take_last()
        self._game.chosen.connect(self._take_game)
        self._tabs.chosen.connect(self._game.choose)
        self._seats.changed.connect(self._wish)
        for form in self._forms:
            compare = partial(self._compare, form)
            form.lead(lambda terms: ways.go(Seat(terms, 0, self._level.level)), compare)
        for changed in (self._bots.changed, *(form.changed for form in self._forms)):
            changed.connect(self._refresh)
        self._refresh()
        self.setFocusProxy(self._open)

    def terms(self) -> Terms:
        """Return what has been chosen."""
        own = self._own_terms()
        if self._evening is None:
            return own
        series = self._evening.series(own, self._series)
        return own.agreeing(replace(self._agreed, series=series))

    def _own_terms(self) -> Terms:
        """Return what one game is played on."""
        form = self._form
        rules = rules_for(form.rules_id)
        assert rules is not None, "only our own games are offered"
        own = Terms(form.rules_id, rules.rules_hash, form.options(), self._seats.value)
        return own.agreeing(self._agreed)

    @property
    def _form(self) -> TableForm:
        return self._forms[self._game.current]

    def _make_tray(self) -> None:
        self._tray = _Tray()
        self._tray.setParent(self)
        self._tray.lean_left()
        self._tray.heading.setProperty("role", "name")
        self._change = Button(words("Change"), ButtonKind.QUIET, "pen")
        self._change.chosen.connect(self._ask)
        self._change.setAccessibleName(words("Change the house rules"))
        self._keys, lines = QHBoxLayout(), QVBoxLayout()
        self._inside = QHBoxLayout()
        """Where players and bots are asked for, if the tray has room for it."""
        lines.addStretch(1)
        nest(lines, self._inside)
        nest(lines, self._keys)
        lines.addStretch(1)
        lines.setSpacing(0)
        spaced(self._keys, gap=SMALL)
        nest(self._tray.things, lines)
        self._keys.addWidget(self._change)
        self._several = Button(words_for("a series of games", "Evening"), ButtonKind.QUIET, "star")
        self._several.bar("", words("Several games in a row, whose points are counted together"))
        self._several.chosen.connect(self._ask_evening)
        self._keys.addWidget(self._several)
        self._call = Button(words("Tournament"), ButtonKind.QUIET, "flag")
        self._call.chosen.connect(lambda: self._ways.go(Call(b"", self._own_terms())))
        self._keys.addWidget(self._call)
        self._keys.addStretch(1)
        self._open = Button(words("Open this table"), ButtonKind.BIG, "table")
        self._open.chosen.connect(self._emit)
        self._tray.buttons.addWidget(self._open)

    # -- what is chosen ----------------------------------------------------------------------------

    def _take_game(self) -> None:
        """Show what the chosen game leaves open."""
        form = self._form
        here = QApplication.focusWidget()
        had_focus = here in self._cards or (here is not None and self._tabs.isAncestorOf(here))
        for one in self._forms:
            one.setVisible(one is form)
        for card in self._cards:
            card.setVisible(not form.is_high)
        self._tabs.setVisible(form.is_high)
        self._tabs.choose(self._game.current)
        if had_focus:
            (self._tabs if form.is_high else self._cards[self._game.current]).setFocus()
        self._heads.take(form)
        self._row.take(form)
        self._refresh()

    def _wish(self, seats: int) -> None:
        self._wished = seats
        self._refresh()

    def _refresh(self) -> None:
        """Show what the table will be, or why there can be no such table."""
        form, wished = self._form, self._wished
        self._seats.set_range(*form.seats, form.seats_words)
        self._seats.set_value(wished)
        self._wished = wished
        seats = self._seats.value
        if self._evening is not None and not self._evening.bots:
            self._bots.set_range(0, 0, words("Bots do not play in this evening."))
        else:
            self._bots.set_range(0, seats - 1, words("One place is yours."))
        self._level.bar("" if self._bots.value else words("There is no bot at this table."))
        terms = self.terms()
        rules = rules_for(terms.rules_id)
        refusal: Refusal | None = rules.options_refusal(terms.own_options, seats) if rules else None
        why = sentence(known_ui(terms.rules_id).refusal_words(refusal)) if refusal else ""
        self._open.bar(why, words("You sit down first; others join"))
        least, most = seats_for(self._own_terms())
        suits = least <= _DRAWN_MIN and most == SEATS_MAX
        few = words("It is drawn to tables of 3 to 5, and not all of them can play this.")
        hint = words("For 6 to 25 people: tables by lot, and the winners meet")
        self._call.bar("" if suits else few, hint)
        self._open.setText(why or words("Open this table"))
        agreed = map(sentence, agreed_words(self._agreed))
        lines = (
            self._evening_words(),
            form.house_rules(),
            *agreed,
            form.seats_words if wished != seats else "",
        )
        self._tray.ask(form.said(seats), "\n".join(filter(None, lines)))
        self._lay_out()  # the tray may need another row

    def _ask(self) -> None:
        """Ask for the house rules of the game that is chosen, and for what the table agrees to."""
        rows = AgreedRows(self._agreed)
        if self._form.ask_house_rules(rows):
            self._agreed = rows.agreed
            self._refresh()

    def _ask_evening(self) -> None:
        """Ask whether it is to be an evening of several games."""
        sheet = EveningSheet(self, self._evening, has_turns=len(editions_for(self.terms())) > 1)
        if sheet.exec():
            self._evening = sheet.wishes()
            self._refresh()
        sheet.deleteLater()

    def _evening_words(self) -> str:
        """Return what the evening will be; "" for a single game."""
        series = self.terms().agreed.series
        if series is None:
            return ""
        if len(series.editions) > 1:
            return counted(
                series.games,
                "An evening of {count} game, all editions in turn",
                "An evening of {count} games, all editions in turn",
            )
        return counted(series.games, "An evening of {count} game", "An evening of {count} games")

    def _compare(self, form: TableForm, alike: Alike) -> None:
        """Lead to games that had the same rolls, side by side."""
        data = self.past.data
        self._ways.go(Beside(form, alike, lambda: self.past.look(data)))

    def _kept(self) -> Value:
        """Return what is chosen, for it to be offered again."""
        terms = self.terms()
        options = joined(self._agreed, terms.own_options)
        return terms.rules_id, options, terms.seats, self._bots.value, self._level.level

    def _emit(self) -> None:
        self._settings.table = pack(self._kept()).hex()
        terms, self._series = self.terms(), self._fresh_series()
        self._ways.go(Seat(terms, self._bots.value, self._level.level))

    def _take_last(self) -> None:
        """Choose the table that was opened last."""
        try:
            self._choose(unpack(bytes.fromhex(self._settings.table)))
        except (MalformedError, ValueError):
            return

    def _choose(self, kept: Value, evening: Wishes | None = None) -> None:
        """Choose a table as it was kept, if it can be read, and an *evening* of it."""
        match kept:
            case (str(rules_id), options, int(seats), int(bots), str(level)) if (
                game_of(rules_id) in GAMES
            ):
                self._game.choose(list(GAMES).index(game_of(rules_id)))
                self._take_game()
                agreed, own = known(options)
                self._agreed = replace(agreed, series=None)
                self._form.take(rules_id, own)
                self._wished = seats
                self._refresh()
                self._bots.set_value(bots)
                self._level.choose(level)
                self._evening = evening
                self._refresh()

    # -- where everything is -----------------------------------------------------------------------

    def _fill(self) -> None:
        """Put everything into the column that scrolls, each part below the other."""
        self._body, self._games, self._heads = _Body(), QHBoxLayout(), _Heads()
        for card in self._cards:
            self._games.addWidget(card, 1)
        self._column = QVBoxLayout(self._body)
        self._column.setSpacing(0)
        nest(self._column, self._games)
        nest(self._column, self._heads)
        for form in self._forms:
            self._column.addWidget(form, _FIRST if form.is_high else 0)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self._row)
        nest(self._column, self._foot)
        self._column.addStretch(1)
        self._scroll = scrolled(self._body, self)
        self._scroll.stackUnder(self._back)

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        margin = px(MARGIN)
        is_small = look().art < 1 or look().size > _LARGE or self._form.is_high
        for card in self._cards:
            card.scale((width - 3 * margin) // 2, is_small=is_small)
        self._column.setContentsMargins(0, px(GAP), 0, SMALL if is_small else margin)
        spaced(self._games, (MARGIN, 0, MARGIN, 0), MARGIN)
        self._tabs.adjustSize()
        beyond = px(74) + self._title.sizeHint().width() + margin
        corner = width - px(_CORNER)
        is_beside = beyond + self._tabs.width() <= corner
        left = beyond if is_beside else margin
        self._tabs.move(left, px(17) if is_beside else px(_TOP))
        self._heads.fit(self._form, is_small=is_small)
        self._foot.setContentsMargins(margin, 0, margin, 0)
        lay_wide_head(self._back, self._title, corner)
        self._open.setMinimumWidth(ringed(px(_KEY), 0).width())
        spaced(self._tray.things, (-RING - GAP, 0, 0, 0))
        if (measure := self._form.measure) is not None:
            right = self._tabs.geometry().right() + measure.sizeHint().width()
            is_inside = self._form.is_high and is_beside and right <= corner
            is_inside &= self._tray.has_room(self._row.wide, width - 2 * margin)
            line, tabs = (self._inside, self._tabs) if is_inside else (self._foot, None)
            self._row.settle(line, measure, tabs)
        self._row.turn(width - 2 * margin)
        self._tray.lay_out_in(width, height)
        top = px(_TOP)
        if not is_beside and self._tabs.isVisibleTo(self):
            top += self._tabs.height() + SMALL
        self._scroll.setGeometry(0, top, width, self._tray.y() - top)


class _Heads(QHBoxLayout):
    """What the chosen game leaves open: a heading and a hint, if it has them."""

    def __init__(self) -> None:
        super().__init__()
        self._heading, self._hint = Headline("", Type.HEADING), Label()
        self.addWidget(self._heading)
        self.addWidget(self._hint, 1)

    def take(self, form: TableForm) -> None:
        """Say what *form* asks for."""
        self._heading.setText(form.heading)
        self._hint.setText(form.hint)
        for part in (self._heading, self._hint):
            part.setVisible(bool(form.heading))

    def fit(self, form: TableForm, *, is_small: bool) -> None:
        """Take the spaces of the look."""
        above, below = (SMALL, 0) if is_small else (MARGIN + 3, 2)
        if not form.heading:
            above = below = 0
        spaced(self, (_LEFT, above, MARGIN, below), gap=GAP)


class _Past(Worker):
    """Tells each form how our player did in the games that are over."""

    def __init__(self, forms: Sequence[TableForm], parent: QObject) -> None:
        super().__init__(parent)
        self._forms = forms
        self.data = Path()
        """Where they are."""
        self._before: set[Path] = set()
        self._told: dict[Path, tuple[TableForm, PastGame]] = {}
        """The games that were told before, and those that were found this time."""
        self.finished.connect(self._forget_gone)

    def look(self, data: Path) -> None:
        """Read the games saved in *data*."""
        self.data, self._told = data, {}
        self.run(saved(data), self._tell_forms)

    def _tell_forms(self, game: Saved) -> None:
        if game.standing not in {SavedState.OVER, SavedState.CALLED} or game.genesis is None:
            return
        keys = [offer.identity for offer in game.genesis.offers]
        past = PastGame(game.names, keys, game.seat, game.last, game.folder / "log")
        for form in self._forms:
            if game_of(form.rules_id) == game_of(game.rules_id):
                self._told[past.log] = form, past
                form.tell_past(past)

    def _forget_gone(self) -> None:
        """Tell all anew, if a game that was told before has been deleted since."""
        if self._before - self._told.keys():
            for form in self._forms:
                form.tell_past(None)
            for form, past in self._told.values():
                form.tell_past(past)
        self._before = {*self._told}


class _Body(Ground):
    """All that scrolls: as high as its lines are in its width, not in the width they would like."""

    def minimumSizeHint(self) -> QSize:
        """Return no height where words wrap: Qt asks for the height of the width."""
        least = super().minimumSizeHint()
        return QSize(least.width(), 0) if self.hasHeightForWidth() else least


class _Tray(Tray):
    """What will be played in lines that do not break, as long as there is room."""

    HIGH, _SAID = Px(104), 1
    _PROMPT = Px(200)

    def _said_wide(self, rows: int = 1) -> float:
        return super()._said_wide(min(rows, 1))

    def lay_out_in(self, width: int, height: int) -> None:
        """Ask at once how wide the things are."""
        self.things.activate()
        super().lay_out_in(width, height)

    def has_room(self, things: int, width: int) -> bool:
        """Return whether things so wide lie beside prompt and buttons in *width* px."""
        prompt = max(self._heading_wide(), self._said_wide())
        return self._beside_buttons(things) + prompt <= width
