"""A game of hours looked back at: points in sight, what stands out, and one hour beside a bot's.

Law: it shows what `told` says; which hour is looked at is all that it keeps.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.review.hours import Hour
from core.review.prospects import Prospect, band, mean
from core.table.looks import Worn
from core.table.table import Table
from gui.kit.card import Bare, Card
from gui.kit.label import tip
from gui.kit.layout import nest, spaced
from gui.kit.role_label import role_label
from gui.kit.theme import look
from gui.kit.tokens import GAP, MARGIN, SMALL, WIDE
from gui.parts.sights import Sight, SightChart, Sights
from gui.report.review_text import ReviewLine, ReviewText
from gui.window.game_parts import parts_of
from gui.window.past.hour_card import HourCard, Play, WhyNone, fit_hour, is_low, row_of
from gui.window.past.judged_tries import Tell
from gui.window.past.review_cards import PARTS, blank_card
from gui.window.past.stand_outs import Paint, StandOut
from gui.words.points import heading_for
from gui.words.seats import worms_of
from gui.words.words import decimal, labelled, words

_CHART = 178
"""The height of the chart in a small window."""
_FEW = 3
"""So many cards fill the room beside the chart."""

Judge = Callable[[tuple[int, int], tuple[int, ...], Tell], object]
"""Judges the last try of an hour, if any, against the ends to which the played one led."""


class HourCards:
    """The cards of such a game; they are made anew as more is found, and keep the hour."""

    def __init__(
        self, show_better: Callable[[Hour], object], play: Play, pose: Play, why_none: WhyNone
    ) -> None:
        """Make a puzzle of an hour by *pose*, if *why_none* tells of nothing against it."""
        self._show_better, self._play = show_better, play
        self._pose, self._why_none = pose, why_none
        self.judge: Judge = lambda _at, _made, _tell: None
        self._at: tuple[int, int] | None = None
        """The step and the seat of the hour that is looked at; None while nobody has chosen."""
        self._hour: HourCard | None = None
        self.is_counting = False
        """Whether better hours are still looked for."""
        self.look_at: Callable[[int, int], object] = lambda _step, _seat: None
        """Looks at the hour of a step, of a seat."""

    @property
    def step(self) -> int | None:
        """The step of the hour that is shown."""
        return self._hour.at[0] if self._hour is not None and self._hour.at is not None else None

    def look_again(self) -> None:
        """Look at the hour that is shown once more: it may have been tried by now."""
        if self._hour is not None and self._hour.at is not None:
            kept = self._at
            self.look_at(*self._hour.at)
            self._at = kept

    def forget(self) -> None:
        """Look at no hour."""
        self._at = self._hour = None

    def cards(
        self,
        found: tuple[Sequence[Prospect], Sequence[Hour]],
        shown: ReviewText,
        table: Table[Any],
        own: int | None,
    ) -> Iterator[tuple[QWidget, int]]:
        """Yield the cards, each with its parts of a row."""
        prospects, judged = found
        steps = {one.hour: one.step for one in prospects}
        worms = worms_of(shown.names)
        hour = HourCard(table, worms, judged, self._show_better, self._play)
        hour.turn.choose(self._hour.turn.current if self._hour is not None else 0)
        self._hour = hour

        def look_at(step: int, seat: int) -> None:
            self._at = step, seat
            now = next(one for one in prospects if one.step == step)
            chart.show_sights(sights, now.hour, seat)
            hour.show_hour(row_of(shown, step, seat), step, is_counting=self.is_counting)
            out.choose(step, seat)
            fit_hour(hour)
            self.judge((step, seat), now.ends[seat], hour.show_try)

        self.look_at = look_at
        out = StandOuts(shown, worms, look_at, partial(_dice, table))
        out.add(self._counted(judged, prospects))
        chart = SightChart(lambda hours, seat: look_at(steps[hours], seat), hour.play)
        hour.lead(chart, self._pose, self._why_none)
        sights = _sights(prospects, shown)
        yield from _lie(_chart_card(chart, shown.by), out)
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


def _dice(table: Table[Any], step: int, seat: int) -> Paint:
    """Return what paints the dice of an hour."""
    done = next(one for one in table.completed if one.step.number == step)
    return parts_of(table.genesis.rules_id).hour_look(done, seat, ()).paint_dice


def _lie(chart: QWidget, out: QWidget) -> list[tuple[QWidget, int]]:
    """Return the chart and what stands *out*, below or beside each other."""
    wide = PARTS if is_low() else PARTS * 2 // 3
    return [(chart, wide), (out, PARTS - wide or PARTS)]


def _chart_card(chart: SightChart, by: str) -> Card:
    """Return the card of the *chart*, which says *by* whom it is judged."""
    card, head = Card(), spaced(QHBoxLayout(), gap=GAP)
    column = spaced(QVBoxLayout(card), (WIDE, SMALL, MARGIN, SMALL), 0)
    title = role_label("heading", words("Points in sight"), wraps=False)
    said = role_label("small", words("what bots would make of it, after each hour"))
    head.addWidget(title)
    head.addWidget(said, 1)
    for part in (title, said):
        part.setToolTip(tip(by))
    nest(column, head)
    column.addWidget(chart, 1)
    if is_low():
        chart.setFixedHeight(round(_CHART * look().art))
    return card


def _first_looked_at(shown: ReviewText, own: int | None) -> tuple[int, int] | None:
    """Return the costliest hour, our own before others', else the first one."""
    lines = [one.line for one in shown.headlines] + [
        row.line for _, rows in shown.hours for row in rows
    ]
    mine = [line for line in lines if line.seat == own]
    return next(((one.step, one.seat or 0) for one in (*mine, *lines)), None)


def _sights(prospects: Sequence[Prospect], shown: ReviewText) -> Sights:
    """Return the chart of the *prospects*."""
    moments = {one.what: one.line for one in shown.headlines}
    after = {one.step: one.hour for one in prospects}
    worst, best = (moments.get(words(what)) for what in ("Costliest hour", "Best hour"))
    rows, before = [], None
    for one, (name, said) in zip(prospects, shown.sights, strict=True):
        heard = [
            _heard(
                said[seat], gain, is_worst=_is_at(worst, one, seat), is_best=_is_at(best, one, seat)
            )
            for seat, gain in enumerate(_gains(before, one, shown))
        ]
        bands = tuple(band(ends) for ends in one.ends)
        means = tuple(mean(ends) for ends in one.ends)
        row = labelled(name, ", ".join(heard))
        rows.append(Sight(one.hour, name if one.hour else "", means, bands, row))
        before = one
    ends = tuple(heading_for(mean(one)) for one in prospects[-1].ends)
    return Sights(
        tuple(rows),
        shown.names,
        tuple(end.removesuffix(decimal(0.0, 1)[1:]) for end in ends),
        after.get(worst.step) if worst else None,
        after.get(best.step) if best else None,
    )


def _gains(before: Prospect | None, after: Prospect, shown: ReviewText) -> list[float]:
    """Return by seat what the hour has changed; 0 where hours are unknown, or kind to a pass."""
    if before is None or after.hour != before.hour + 1:
        return [0.0] * len(after.ends)
    pairs = zip(before.ends, after.ends, strict=True)
    gains = [round(mean(new) - mean(old), 1) for old, new in pairs]
    return [
        min(gain, 0.0 if (row := row_of(shown, after.step, seat)[1]) and row.is_pass else gain)
        for seat, gain in enumerate(gains)
    ]


def _is_at(line: ReviewLine | None, one: Prospect, seat: int) -> bool:
    return line is not None and (line.step, line.seat or 0) == (one.step, seat)


def _heard(said: str, gain: float, *, is_worst: bool, is_best: bool) -> str:
    """Return what a screen reader says of a player after an hour; *said* is where it leads."""
    if gain:
        points = decimal(abs(gain), 1)
        said = (
            words("{said}, up {points}", said=said, points=points)
            if gain > 0
            else words("{said}, down {points}", said=said, points=points)
        )
    if is_worst:
        return words("{said}, costliest hour", said=said)
    return words("{said}, best hour", said=said) if is_best else said


class StandOuts(Bare):
    """What stands out, card below card; where it was stopped, nothing more."""

    def __init__(
        self,
        shown: ReviewText,
        worms: Sequence[Worn],
        look_at: Callable[[int, int], object],
        dice: Callable[[int, int], Paint],
    ) -> None:
        super().__init__()
        self._column = spaced(
            QHBoxLayout(self) if is_low() else QVBoxLayout(self), (0, 0, 0, 0), GAP
        )
        self.cards: list[StandOut] = []
        for one in shown.headlines:
            line = one.line
            at = line.step, line.seat or 0
            card = StandOut(one, worms, dice(*at) if one.what == words("Luckiest roll") else None)
            card.clicked.connect(lambda _=False, at=at: look_at(*at))
            card.is_low, card.is_chip = len(shown.headlines) > _FEW, is_low()
            self._column.addWidget(card)
            self.cards.append(card)

    def add(self, counted: str | None) -> None:
        """Say how many hours are *counted*; or, if all are, that nothing stands out."""
        if counted or (counted is not None and not self.cards):
            card, inside = blank_card()
            nothing = words("Nothing stands out: bots would hardly have done otherwise.")
            inside.addWidget(role_label("", counted or nothing))
            self._column.addWidget(card)
        if len(self.cards) < _FEW and not is_low():
            self._column.addStretch(1)

    def choose(self, step: int, seat: int) -> None:
        """Show which card is about the hour of *step* and *seat*."""
        for card in self.cards:
            line = card.shown.line
            card.choose(is_chosen=(line.step, line.seat or 0) == (step, seat))
