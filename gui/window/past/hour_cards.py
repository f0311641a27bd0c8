"""A game of hours looked back at: points in sight, what stands out, and one hour beside a bot's.

Law: it shows what `told` says; which hour is looked at is all that it keeps.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.review.hours import Hour
from core.review.prospects import Prospect, band, mean
from core.table.looks import Worn
from core.table.step import Completed
from core.table.table import Table
from gui.parts.art import paint_icon
from gui.parts.button import Button, IconButton, Kind
from gui.parts.card import Bare, Card
from gui.parts.fills import fill_box
from gui.parts.layout import spaced
from gui.parts.painted import Painted
from gui.parts.role_label import role_label
from gui.parts.sights import Sight, SightChart, Sights
from gui.parts.theme import look, px
from gui.parts.tokens import GAP, MARGIN, SMALL, TIGHT
from gui.parts.worms import FACE, paint_face
from gui.report.told import Headline, HourRow, Line, Told
from gui.window.game_parts import parts_of
from gui.window.past.review_cards import PARTS, Rows, blank_card, sentence_of
from gui.words.points import heading_for
from gui.words.seats import worms_of
from gui.words.words import counted, decimal, words

_SHEET, _FACE, _LARGE = 262, 30, 1.4
"""The side of a sheet and of a face, and the size of text that has no room beside both."""

Play = Callable[[int, int], object]
"""Plays the hour of a step again, in a seat."""


class HourCards:
    """The cards of such a game; they are made anew as more is found, and keep the hour."""

    def __init__(self, show_better: Callable[[Hour], object], play: Play) -> None:
        self._show_better, self._play = show_better, play
        self._at: tuple[int, int] | None = None
        """The step and the seat of the hour that is looked at; None while nobody has chosen."""
        self.is_counting = False
        """Whether better hours are still looked for."""
        self.look_at: Callable[[int, int], object] = lambda _step, _seat: None
        """Looks at the hour of a step, of a seat."""

    def forget(self) -> None:
        """Look at no hour."""
        self._at = None

    def cards(
        self,
        found: tuple[Sequence[Prospect], Sequence[Hour]],
        shown: Told,
        table: Table[Any],
        own: int | None,
    ) -> Iterator[tuple[QWidget, int]]:
        """Yield the cards, each with its parts of a row."""
        prospects, judged = found
        steps = {one.hour: one.step for one in prospects}
        worms = worms_of(shown.names)
        hour = HourCard(table, worms, judged, self._show_better, self._play)

        def look_at(step: int, seat: int) -> None:
            self._at = step, seat
            hours = next(one.hour for one in prospects if one.step == step)
            chart.show_sights(sights, hours, seat)
            hour.show_hour(row_of(shown, step, seat), step, is_counting=self.is_counting)
            _fit(hour)

        self.look_at = look_at
        chart = SightChart(lambda hours, seat: look_at(steps[hours], seat), hour.play)
        hour.lead(chart)
        sights = _sights(prospects, shown)
        card, column = blank_card()
        column.addWidget(role_label("heading", words("Points in sight")))
        column.addWidget(role_label("quiet", words("what bots would make of it, after each hour")))
        column.addWidget(chart, 1)
        column.addWidget(role_label("quiet", shown.by))
        yield card, PARTS * 2 // 3
        yield _stands_out(shown, worms, look_at, self._counted(judged, prospects)), PARTS // 3
        at = self._at or _first_looked_at(shown, own)
        if at is not None and row_of(shown, *at)[1] is not None:
            kept = self._at
            look_at(*at)
            self._at = kept
            yield hour, PARTS
        else:
            chart.show_sights(sights, 0, 0)

    def _counted(self, judged: Sequence[Hour], prospects: Sequence[Prospect]) -> str | None:
        """Return how many hours have been looked at for better ones; "" once all have.

        None if that was stopped.
        """
        hours, seats = prospects[-1].hour, len(prospects[-1].ends)
        if len(judged) >= hours * seats:
            return ""
        if not self.is_counting:
            return None
        return words("counting, {done} of {all}", done=len(judged), all=hours * seats)


def _fit(hour: QWidget) -> None:
    """Give the card of an *hour* its room: another one takes more lines, or a sheet more."""
    if isinstance(ground := hour.parentWidget(), Rows):
        ground.lay_out(ground.width())


def row_of(shown: Told, step: int, seat: int) -> tuple[str, HourRow | None]:
    """Return the hour of *step* by its name, and what is told of *seat* in it."""
    for name, rows in shown.hours:
        for row in rows:
            if (row.line.step, row.seat) == (step, seat):
                return name, row
    return "", None


def _first_looked_at(shown: Told, own: int | None) -> tuple[int, int] | None:
    """Return the costliest hour, our own before others', else the first one."""
    lines = [one.line for one in shown.headlines] + [
        row.line for _, rows in shown.hours for row in rows
    ]
    mine = [line for line in lines if line.seat == own]
    return next(((one.step, one.seat or 0) for one in (*mine, *lines)), None)


def _sights(prospects: Sequence[Prospect], shown: Told) -> Sights:
    """Return the chart of the *prospects*."""
    moments = {one.what: one.line for one in shown.headlines}
    after = {one.step: one.hour for one in prospects}
    rows = [
        Sight(
            one.hour,
            name if one.hour else "",
            tuple(mean(ends) for ends in one.ends),
            tuple(band(ends) for ends in one.ends),
            f"{name}: {', '.join(said)}",
        )
        for one, (name, said) in zip(prospects, shown.sights, strict=True)
    ]
    worst, best = (moments.get(words(what)) for what in ("Costliest hour", "Best hour"))
    ends = tuple(heading_for(mean(one)) for one in prospects[-1].ends)
    return Sights(
        tuple(rows),
        shown.names,
        tuple(end.removesuffix(decimal(0.0, 1)[1:]) for end in ends),
        after.get(worst.step) if worst else None,
        after.get(best.step) if best else None,
    )


def _stands_out(
    shown: Told, worms: Sequence[Worn], look_at: Callable[[int, int], object], counted: str | None
) -> QWidget:
    """Return what stands out, card below card; where it was stopped, nothing more."""
    rest = Bare()
    column = spaced(QVBoxLayout(rest), (0, 0, 0, 0), GAP)

    for one in shown.headlines:
        column.addWidget(_standing(one, worms, look_at))
    if counted or (counted is not None and not shown.headlines):
        card, inside = blank_card()
        nothing = words("Nothing stands out: bots would hardly have done otherwise.")
        inside.addWidget(role_label("", counted or nothing))
        column.addWidget(card)
    column.addStretch(1)
    return rest


def _standing(
    shown: Headline, worms: Sequence[Worn], look_at: Callable[[int, int], object]
) -> Card:
    """Return the card of what stands out, with its points; its sentence leads to the hour."""
    card, head = Card(), spaced(QHBoxLayout(), gap=SMALL)
    column = spaced(QVBoxLayout(card), (MARGIN, SMALL, MARGIN, SMALL), 0)
    number = role_label("number", shown.number)
    number.setWordWrap(False)
    head.addWidget(role_label("name", shown.what), 1)
    head.addWidget(number)
    column.addLayout(head)

    def press(line: Line) -> None:
        look_at(line.step, line.seat or 0)

    column.addWidget(sentence_of(shown.line, worms, press))
    return card


class HourCard(Card):
    """One hour of one player: the sheet after it, and after a bot's hour, with where both lead."""

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
        self._at: tuple[int, int] | None = None
        """The step and the seat of the hour that is shown."""
        self._row = spaced(QHBoxLayout(self), (MARGIN + 8, MARGIN, MARGIN + 8, MARGIN), GAP)
        if look().size >= _LARGE:
            self._row.setDirection(QBoxLayout.Direction.TopToBottom)
        self._own, self._bots = _Sheet(), _Sheet()
        self._was, self._would = role_label("name"), role_label("name")
        for label, sheet in ((self._was, self._own), (self._would, self._bots)):
            column = spaced(QVBoxLayout(), gap=TIGHT)
            column.addWidget(label)
            column.addWidget(sheet)
            column.addStretch(1)
            self._row.addLayout(column)
        self._title, self._said = role_label("heading"), role_label("quiet")
        self.before = IconButton("prev", words("The hour before"))
        self.after = IconButton("next", words("The hour after"))
        self._made, self._best = _Way(), _Way()
        self.watch = Button(words("Watch the bot's hour"), Kind.QUIET, "play")
        self.again = Button(words("Play this hour again"), Kind.PRIMARY, "turn")
        self._row.addLayout(self._told(), 1)
        self._show_better, self._play = show_better, play
        self.watch.clicked.connect(self._watch)
        self.again.clicked.connect(self.play)

    def _told(self) -> QVBoxLayout:
        """Return what is told of the hour, and the keys."""
        column, head, keys = QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for layout in (column, head, keys):
            spaced(layout, gap=SMALL)
        head.addWidget(self.before)
        head.addWidget(self._title, 1)
        head.addWidget(self.after)
        column.addLayout(head)
        for part in (self._made, self._best, self._said):
            column.addWidget(part)
        column.addStretch(1)
        keys.addStretch(1)
        keys.addWidget(self.watch)
        keys.addWidget(self.again)
        column.addLayout(keys)
        return column

    def lead(self, chart: SightChart) -> None:
        """Let the arrows beside the hour lead along *chart*."""
        for key, way in ((self.before, -1), (self.after, 1)):
            key.clicked.connect(lambda _=False, way=way: chart.step_by(way))

    def play(self) -> None:
        """Play the hour that is looked at again, if it is known by now."""
        if self._at is not None:
            self._play(*self._at)

    def _watch(self) -> None:
        if self._at is not None:
            self._show_better(self._judged[self._at])

    def show_hour(self, told: tuple[str, HourRow | None], step: int, *, is_counting: bool) -> None:
        """Show the hour of *step* that is *told*; *is_counting* if better ones are looked for."""
        name, row = told
        if row is None:
            return
        self._at = step, row.seat
        better = self._judged.get(self._at)
        is_judged, is_better = better is not None, bool(row.better)
        self._title.setText(words("{hour}, {name}", hour=name, name=row.name))
        self._was.setText(words("As it was"))
        self._would.setText(words("A bot's hour") if is_better else "")
        done = self._steps[step]
        self._own.show_hour(done, row.seat, None)
        self._bots.show_hour(done, row.seat, better if is_better else None)
        self._bots.setVisible(is_better)
        self._would.setVisible(is_better)
        self.watch.setVisible(is_better)
        self._made.show_way(self._worms[row.seat], row.deeds, row.heading)
        self._best.setVisible(is_better)
        self._best.show_way(None, row.better, row.best)
        if is_better and better is not None:
            said = counted(
                len(better.made),
                "Bots play on {count} time from both, with the later rolls: {more} ± {off}.",
                "Bots play on {count} times from both, with the later rolls: {more} ± {off}.",
                more=row.more,
                off=decimal(better.error, 1),
            )
        elif is_judged:
            said = words("Nothing clearly better was found.")
        else:
            said = words("A better hour is still looked for.") if is_counting else ""
        self._said.setText(said)


class _Sheet(Painted, QWidget):
    """A sheet as an hour has left it."""

    def __init__(self) -> None:
        super().__init__()
        self._done: Completed[Any] | None = None
        self._seat = 0
        self._better: Hour | None = None

    def show_hour(self, done: Completed[Any], seat: int, better: Hour | None) -> None:
        """Show the sheet of *seat* after *done*, or after the *better* hour."""
        self._done, self._seat, self._better = done, seat, better
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        """Return a square."""
        side = px(_SHEET)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        """Paint it."""
        if self._done is not None:
            parts = parts_of(self._done.step.genesis.rules_id)
            action = self._better.action if self._better else ()
            parts.paint_hour(painter, QRectF(self.rect()), self._done, self._seat, action)


class _Way(Painted, QWidget):
    """What was done, or a bot would have, and for how many points it heads."""

    def __init__(self) -> None:
        super().__init__()
        self._worm: Worn | None = None
        self._is_bot = False
        row = spaced(QHBoxLayout(self), (_FACE + 2 * MARGIN, SMALL, MARGIN, SMALL), MARGIN)
        self._deeds, heading = role_label(""), role_label("quiet", words("heading for"))
        heading.setWordWrap(False)
        self._points = role_label("number")
        self._points.setWordWrap(False)
        row.addWidget(self._deeds, 1)
        row.addWidget(heading)
        row.addWidget(self._points)

    def show_way(self, worm: Worn | None, deeds: str, points: str) -> None:
        """Show what *worm* did, or a bot without one."""
        self._worm, self._is_bot = worm, worm is None
        self._deeds.setText(deeds)
        self._points.setText(points)
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the ground, and the face or the bot."""
        now, side = look().theme, px(_FACE)
        fill_box(painter, QRectF(self.rect()), side * 0.4, now.mint if self._is_bot else now.paper2)
        top = (self.height() - side * FACE) / 2
        box = QRectF(side * 0.5, top, side, side * FACE)
        if self._is_bot:
            paint_icon(painter, "bot", QRectF(box.left(), box.center().y() - side / 2, side, side))
        else:
            paint_face(painter, box, self._worm)
