"""One hour of a game looked back at: its sheet, a bot's, the last try, what one may do."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.review.hours import Hour
from core.review.prospects import mean
from core.table.looks import Worn
from core.table.step import Completed
from core.table.table import Table
from gui.game_ui import known_ui
from gui.kit.art import paint_icon
from gui.kit.button import Button, ButtonKind, GivingWay, IconButton
from gui.kit.card import Card
from gui.kit.controls import Tabs
from gui.kit.fills import fill_box
from gui.kit.layout import nest, spaced
from gui.kit.miniature import Miniature
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import look, px
from gui.kit.tokens import GAP, MARGIN, SMALL, TIGHT, WIDE
from gui.parts.sights import SightChart
from gui.parts.worms import FACE, paint_face
from gui.report.own_puzzles import LEAST
from gui.report.review_text import HourRow, ReviewText
from gui.window.game_parts import parts_of
from gui.window.past.past_pair import Pair, PastSheet
from gui.window.past.review_cards import Rows
from gui.words.points import signed
from gui.words.words import counted, decimal, labelled, words

_FACE, _ICON, _LARGE = 30, 22, 1.4
"""The side of a face and of the bot, and the size of text that has no room beside both."""
_DICE, _TITLE = (150, 52), 240
_SIDE, _SINGLE = 262, 288
"""The side of a sheet beside another, and of one alone."""
Play = Callable[[int, int], object]
"""Plays the hour of a step again, in a seat."""
WhyNone = Callable[[Completed[Any], int, Callable[[str], object]], object]
"""Lets somebody know, soon, why the hour of a step is no puzzle of a seat; "" if it is one."""


def is_low() -> bool:
    """Return whether a small window has no room for two sheets, nor for cards beside the chart."""
    return look().art < 1 and look().size < _LARGE


def fit_hour(hour: QWidget) -> None:
    """Give the card of an *hour* its room: another one takes more lines, or a sheet more."""
    if isinstance(ground := hour.parentWidget(), Rows):
        ground.lay_out(ground.width())


def row_of(shown: ReviewText, step: int, seat: int) -> tuple[str, HourRow | None]:
    """Return the hour of *step* by its name, and what is told of *seat* in it."""
    for name, rows in shown.hours:
        for row in rows:
            if (row.line.step, row.seat) == (step, seat):
                return name, row
    return "", None


class HourCard(Card):
    """One hour of one player: the sheet after it, and after a bot's hour, with where both lead."""

    _why_none: WhyNone

    def __init__(
        self,
        table: Table[Any],
        worms: Sequence[Worn],
        judged: Sequence[Hour],
        show_better: Callable[[Hour], object],
        play: Play,
    ) -> None:
        super().__init__()
        self._steps = {done.step.number: done for done in table.completed}
        self._worms = worms
        self._judged = {(one.step, one.seat): one for one in judged}
        self.at: tuple[int, int] | None = None
        """The step and the seat of the hour that is shown."""
        way = QBoxLayout.Direction
        is_tall = look().size >= _LARGE
        beside = QBoxLayout(way.TopToBottom if is_tall else way.LeftToRight, self)
        self._row = spaced(beside, (WIDE, GAP, WIDE, GAP if is_low() else WIDE), GAP + 8)
        side = _SINGLE if is_low() else _SIDE
        self.own, self.bots = PastSheet(side), PastSheet(side)
        self.turn = Tabs((words("As it was"), words("A bot's")))
        """Shows one sheet or the other."""
        self.pair = Pair(self, self.own, self.bots)
        self._would = _Bots()
        for part in (self.turn, self._would):
            part.setParent(self)
        if is_low():
            for sheet in (self.own, self.bots):
                self._row.addWidget(sheet, alignment=Qt.AlignmentFlag.AlignTop)
        else:
            nest(self._row, self._sheets(is_tall=is_tall))
        self._title, self._said = role_label("heading"), role_label("small")
        self.before = IconButton("prev", words("The hour before"), is_flat=True)
        self.after = IconButton("next", words("The hour after"), is_flat=True)
        self._dice = Miniature(lambda _painter, _frame: None, *_DICE)
        self._made, self._best, self._tried = _Way(), _Way(), _Way(words("yours now"))
        self.watch, self.pose = (
            GivingWay(words("Watch both"), ButtonKind.QUIET, "play"),
            GivingWay(words("As a puzzle"), ButtonKind.SMALL, "bulb"),
        )
        self.again = Button(words("Play this hour again"), ButtonKind.BIG, "turn")
        nest(self._row, self._told(), 1)
        self._show_better, self._play = show_better, play

    def _sheets(self, *, is_tall: bool) -> QBoxLayout:
        """Return both sheets below their titles; what is told lies below them if it *is_tall*."""
        row, was = spaced(QHBoxLayout(), gap=GAP + 8), role_label("name", words("As it was"))
        for label, sheet in ((was, self.own), (self._would, self.bots)):
            column = spaced(QVBoxLayout(), gap=TIGHT)
            column.addWidget(label)
            column.addWidget(sheet)
            column.insertStretch(1 if is_tall else 2, 1)
            nest(row, column)
        if is_tall:
            row.addStretch(1)
        return row

    def _told(self) -> QVBoxLayout:
        """Return what is told of the hour, and the buttons."""
        column, head = spaced(QVBoxLayout(), gap=SMALL), spaced(QHBoxLayout(), gap=SMALL)
        head.addWidget(self.before)
        head.addWidget(self._title)
        head.addWidget(self.after)
        head.addStretch(1)
        if is_low():
            head.addWidget(self.turn)
            self.turn.chosen.connect(self._lay_sheets)
            key = QShortcut(QKeySequence("B"), self)
            key.activated.connect(lambda: self.turn.choose(1 - self.turn.current))
        head.addWidget(self._dice)
        nest(column, head)
        for part in (self._made, self._best, self._tried, self._said):
            column.addWidget(part)
        column.addStretch(1)
        nest(column, self._keys())
        self.watch.clicked.connect(self.pair.turn)
        self.again.clicked.connect(self.play)
        self.bots.clicked.connect(self._see)
        QShortcut(QKeySequence("W"), self).activated.connect(self.watch.click)
        return column

    def _keys(self) -> QBoxLayout:
        """Return the row of the buttons."""
        row = spaced(QHBoxLayout(), gap=SMALL)
        row.addStretch(1)
        for key in (self.watch, self.pose, self.again):
            row.addWidget(key)
        return row

    def _lay_sheets(self) -> None:
        """Show both sheets, or the one that is chosen where there is room for one."""
        has_bots = not self._best.isHidden()
        is_turned = is_low() and has_bots and self.turn.current == 1
        self.own.setVisible(not is_turned)
        self.bots.setVisible(is_turned or (has_bots and not is_low()))
        self._would.setVisible(has_bots and not is_low())
        self.turn.setVisible(has_bots and is_low())

    def lead(self, chart: SightChart, pose: Play, why_none: WhyNone) -> None:
        """Let both arrows lead along *chart*, whatever has the keys; *pose* makes a puzzle.

        It can be pressed once *why_none* has told of nothing against it.
        """
        self._why_none = why_none
        for key, keys, way in ((self.before, "Left", -1), (self.after, "Right", 1)):
            key.clicked.connect(lambda _=False, way=way: chart.step_by(way))
            QShortcut(QKeySequence(keys), self).activated.connect(key.click)
        self.pose.chosen.connect(lambda: pose(*self.at) if self.at else None)
        QShortcut(QKeySequence("Z"), self).activated.connect(self.pose.click)

    def play(self) -> None:
        """Play the hour that is looked at again, if it is known by now."""
        if self.at is not None:
            self._play(*self.at)

    def _see(self) -> None:
        """Show the bot's hour on the table."""
        if self.at is not None:
            self._show_better(self._judged[self.at])

    def show_hour(self, told: tuple[str, HourRow | None], step: int, *, is_counting: bool) -> None:
        """Show the hour of *step* that is *told*; *is_counting* if better ones are looked for."""
        _, row = told
        if row is None:
            return
        self.at = step, row.seat
        better = self._judged.get(self.at)
        is_better = bool(row.better) and better is not None
        done, parts = self._steps[step], parts_of(self._steps[step].step.genesis.rules_id)
        own = parts.hour_look(done, row.seat, ())
        self._title.setText(own.title)
        self._title.setMinimumWidth(0 if look().size >= _LARGE else round(_TITLE * look().art))
        self._title.setWordWrap(look().size >= _LARGE)
        self._dice.show_other(own.paint_dice)
        bots = parts.hour_look(done, row.seat, better.action) if better and is_better else None
        self.pair.show_hours(own, bots)
        self._made.show_way(self._worms[row.seat], row.deeds, row.heading)
        self._best.setVisible(is_better)
        self._lay_sheets()
        watch = words("Watch both") if is_better else words("Watch {hour}", hour=told[0])
        self.watch.say(watch)
        self.watch.setVisible(own.decisions > 0)
        self._best.show_way(None, row.better, row.best, "number" if row.is_pass else "gain")
        self._offer_puzzle(done, row.seat, better if is_better else None)
        self._tried.hide()
        self._said.setText(self._judgement(better, is_better=is_better, is_counting=is_counting))
        self.setAccessibleDescription(row.line.said)
        for sheet, what, deeds in (
            (self.own, words("As it was"), row.deeds),
            (self.bots, words("A bot's hour"), row.better),
        ):
            sheet.setAccessibleName(labelled(what, deeds))

    def _offer_puzzle(self, done: Completed[Any], seat: int, better: Hour | None) -> None:
        """Bar the key until it is known that pressing it makes a puzzle."""

        def bar(why: str) -> None:
            if isValid(self) and self.at == (done.step.number, seat):
                self.pose.bar(why, words("Find these points once more (Z)"))

        if better is None or better.difference < LEAST:
            least = decimal(LEAST, 1)
            bar(words("A puzzle has one best answer, by at least {least} points.", least=least))
        else:
            bar(words("One moment"))
            self._why_none(done, seat, bar)

    def show_try(self, tried: Hour) -> None:
        """Show the hour that was *tried*, with its points once bots have played on from it."""
        if not tried.best and not self._tried.isHidden():
            return
        before = self._steps[tried.step].step
        ui = known_ui(before.genesis.rules_id)
        deeds = ui.hour_words(before.state, tried.seat, tried.action)[1]
        points = signed(mean(tried.best)) if tried.best else "…"
        self._tried.show_way(self._worms[tried.seat], deeds, points)
        self._tried.show()
        if tried.best:
            said = filter(None, (self._said.text(), _against(tried)))
            self._said.setText("\n".join(said))
        fit_hour(self)

    def _judgement(self, better: Hour | None, *, is_better: bool, is_counting: bool) -> str:
        """Return how the hour compares to the *better* one that was looked for."""
        if better is None:
            return words("A better hour is still looked for.") if is_counting else ""
        if not is_better:
            return words("As good as the bots' best.")
        return counted(
            len(better.made),
            "Bots play on {count} time from both, with the rolls that fell later. ± {off}",
            "Bots play on {count} times from both, with the rolls that fell later. ± {off}",
            off=decimal(better.error, 1),
        )


def _against(tried: Hour) -> str:
    """Return how the hour that was *tried* compares to the one that was played."""
    if not tried.difference or abs(tried.difference) < tried.error:
        return words("Yours now is as good as the hour as it was.")
    more, off = signed(tried.difference), decimal(tried.error, 1)
    return words("Yours now: {more} against the hour as it was. ± {off}", more=more, off=off)


class _Bots(Painted, QWidget):
    """The title above the bot's sheet, with its head."""

    def __init__(self) -> None:
        super().__init__()
        self._label = role_label("name", words("A bot's hour"))
        row = spaced(QHBoxLayout(self), (_ICON + SMALL, 0, 0, 0), 0)
        row.addWidget(self._label)

    def paint(self, painter: QPainter) -> None:
        ring, side = look().theme.ring, _ICON * look().art
        palette = self._label.palette()
        if palette.color(self._label.foregroundRole()) != QColor(ring):
            palette.setColor(self._label.foregroundRole(), QColor(ring))
            self._label.setPalette(palette)
        paint_icon(painter, "bot", QRectF(0, (self.height() - side) / 2, side, side), ring)


class _Way(Painted, QWidget):
    """What was done, or a bot would have, and for how many points it heads."""

    def __init__(self, beside: str = "") -> None:
        """Show what the points are *beside* them."""
        super().__init__()
        self._worm: Worn | None = None
        self._is_bot = False
        row = spaced(QHBoxLayout(self), (_FACE + 2 * MARGIN, GAP, MARGIN, GAP), MARGIN)
        self._deeds, heading = role_label(""), role_label("small", beside or words("heading for"))
        heading.setWordWrap(False)
        self._points = role_label("number", wraps=False)
        row.addWidget(self._deeds, 1)
        row.addWidget(heading)
        row.addWidget(self._points)

    def show_way(self, worm: Worn | None, deeds: str, points: str, role: str = "number") -> None:
        """Show what *worm* did, or a bot without one, the points in the letters of *role*."""
        self._points.setProperty("role", role)
        self._points.style().polish(self._points)
        self._worm, self._is_bot = worm, worm is None
        self._deeds.setText(deeds)
        self._points.setText(points)
        self.update()

    def paint(self, painter: QPainter) -> None:
        now, side = look().theme, px(_FACE)
        fill_box(painter, QRectF(self.rect()), side * 0.4, now.mint if self._is_bot else now.paper2)
        top = (self.height() - side * FACE) / 2
        box = QRectF(side * 0.5, top, side, side * FACE)
        if self._is_bot:
            paint_icon(painter, "bot", QRectF(box.left(), box.center().y() - side / 2, side, side))
        else:
            paint_face(painter, box, self._worm)
