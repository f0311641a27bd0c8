"""A game looked back at: the chances over its steps, what turned it, bids, moves and hours."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from core.review.hours import Hour
from core.review.prospects import hours
from core.review.race_review import Placed
from gui.game_ui import known_ui
from gui.kit.button import Button, ButtonKind, back_button
from gui.kit.card import Card, Page, scroll_by_keys, scrolled
from gui.kit.chip import Chip
from gui.kit.layout import LaidOut, Scaled
from gui.kit.miniature import Paint
from gui.kit.page_head import lay_head
from gui.kit.press import waits
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.kit.tokens import MARGIN, TIGHT
from gui.parts.chance_chart import Chances, Curve
from gui.parts.contents import Contents
from gui.parts.shell import Shell
from gui.report.kept_review import digest_of, found_again
from gui.report.key_history import own_seat
from gui.report.review import Review
from gui.report.review_text import ReviewLine, ReviewText, headline_words
from gui.report.review_words import told
from gui.window.game_parts import parts_of
from gui.window.past.branch_page import BranchStart
from gui.window.past.curve import curve_of
from gui.window.past.game_thumbnail import better_painter
from gui.window.past.hour_cards import HourCards
from gui.window.past.judged_tries import Tell, Tries
from gui.window.past.opened_log import OpenedLog
from gui.window.past.puzzle_maker import PuzzleMaker
from gui.window.past.review_cards import (
    PARTS,
    Press,
    Rows,
    Worms,
    blank_card,
    headline_card,
    legend_card,
    round_card,
    said_card,
    sentence_of,
)
from gui.window.past.reviewer import Reviewer
from gui.window.table.corner import Corner
from gui.window.table.table_guide import TableGuide
from gui.words.seats import worms_of
from gui.words.words import labelled, words

_TOP = 84


class Looks(NamedTuple):
    """Where a review leads."""

    step: Callable[[int | None], object]
    """Shows a step on the board, or the one that was looked at last."""
    log: Callable[[int | None], object]
    """The same, and what happened beside it."""
    better: Callable[[Placed | Hour], object]
    """Shows what would have been better in a step."""
    play: Callable[[int, int], object]
    """Plays the hour of a step again, in a seat."""
    guide: Callable[[], Contents | None]
    """Returns how the game goes."""


class ReviewPage(Scaled, LaidOut, Page):
    """Shows the review of a log while it is made, coarsely at first."""

    said = ""
    """All that stands there, once something was found."""
    left = Signal()
    drawn = Signal(Curve)
    """The curve of the log that is opened, from coarse to fine."""

    def __init__(self, looks: Looks, shell: Shell, data: Path | None = None) -> None:
        """Show reviews to the player of *data*, who is spoken to."""
        super().__init__()
        self.looks = looks
        self._data = data
        self._maker, self._tries = PuzzleMaker(self, data), Tries(self)
        self._hours = HourCards(
            looks.better,
            looks.play,
            lambda step, seat: self._maker.make(self._opened, (step - 1,), seat),
            self._maker.why_none,
        )
        self._hours.judge = self._judge
        self._opened: OpenedLog | None = None
        self._found, self._digest = Review(), b""
        self._reviewer = Reviewer(self)
        self._reviewer.found.connect(self._take)
        self._reviewer.got_on.connect(self._get_on)
        self._reviewer.ended.connect(self._end)
        self._back = back_button(self.left)
        self._title = role_label("title", words("Review"))
        self._title.setWordWrap(False)
        self._chip = Chip()
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(words("How far the review is"))
        self._halt = Button(words("Stop"), ButtonKind.SECOND, "x")
        for part in (self._back, self._title, self._chip, self._halt):
            part.setParent(self)
        self._halt.clicked.connect(self.stop)
        self._guide = TableGuide(self, looks.guide, self.setFocus)
        self.corner = Corner(
            self,
            {
                "log": lambda: looks.log(self._hours.step),
                "past": lambda: looks.step(self._hours.step),
                "help": self._guide.show,
                "menu": lambda: shell.open_menu(self.corner.icons["menu"], self.corner.entries),
            },
        )
        self._scroll = scrolled(None, self)
        self._stops: list[QWidget] = []
        """The chart and the sentences that can be pressed."""
        scroll_by_keys(self, self._scroll)
        self.setFocusProxy(self._back)

    def show_review(self, opened: OpenedLog) -> None:
        """Show the review of the log that is *opened*; one that is made already goes on."""
        if self._opened is opened and self.said:
            return
        self._opened, self._found = opened, Review()
        table = opened.replay.table
        has_hours = table is not None and known_ui(table.genesis.rules_id).HAS_HOURS
        for done in hours(table.completed)[:1] if table is not None and has_hours else ():
            look = parts_of(done.step.genesis.rules_id).hour_look(done, 0, ())
            self._chip.setText(look.game)
        if opened.review is not None:
            self._show_found(opened.review)
            self._wait(is_waiting=False)
            return
        self._show_said([words("Bots play on from every step of this game.")], is_news=False)
        self._digest = digest_of(opened.path.read_bytes())
        self._bar.setRange(0, 0)
        self._wait(is_waiting=True)
        self._reviewer.start(opened.path)

    def clear(self) -> None:
        """Forget the log."""
        self._opened, self._found, self.said = None, Review(), ""
        self._chip.setText("")
        self._hours.forget()
        self.stop()

    def stop(self) -> None:
        """Stop reviewing; what was found stays, and no more is promised."""
        self._reviewer.stop()
        self._maker.stop()
        self._tries.stop()
        self._wait(is_waiting=False)

    def _wait(self, *, is_waiting: bool) -> None:
        """Show whether more is looked for, among what was found of hours too."""
        was_counting, self._hours.is_counting = self._hours.is_counting, is_waiting
        if was_counting and not is_waiting and self._found.prospects:
            self._show_found(self._found)
        self._bar.setVisible(is_waiting)
        self._halt.setVisible(is_waiting)
        self._lay_out()

    def _judge(self, at: tuple[int, int], made: tuple[int, ...], tell: Tell) -> None:
        """Judge what was tried of the hour *at* a step and a seat, if its folder keeps a try."""
        if (opened := self._opened) is not None and (table := opened.replay.table) is not None:
            self._tries.judge(BranchStart(opened.path.parent, table.completed), at, made, tell)

    def showEvent(self, event: QShowEvent) -> None:
        """Look again for what was tried meanwhile."""
        super().showEvent(event)
        self._hours.look_again()

    @waits
    def _get_on(self, done: int, of: int) -> None:
        self._bar.setRange(0, of)
        self._bar.setValue(done)

    @waits
    def _end(self) -> None:
        self._wait(is_waiting=False)
        if not self.said:
            why = self._reviewer.why
            said = words("This game could not be looked back at: {why}.", why=why)
            self._show_said([said, words("To try it once more, go back and press Review.")])
            self._opened = None  # the next wish for a review begins anew

    @waits
    def _take(self, data: bytes) -> None:
        found = found_again(data, self._digest)
        if found is not None:
            self._show_found(found)

    def _show_found(self, found: Review) -> None:
        opened, self._found = self._opened, found
        table = opened.replay.table if opened else None
        if opened is None or table is None:
            return
        own = own_seat(opened.path, table.genesis, self._data)
        shown = told(found, table, own, doubt=opened.found.judged.said)
        if found == Review():
            self._show_said([shown.by])
            return
        rows = Rows(is_full=bool(found.prospects))
        if shown.part:
            rows.add(said_card(shown.part))
        curve = curve_of(found, table, own)
        cards = (
            self._hours.cards((found.prospects, found.hours), shown, table, own)
            if found.prospects
            else self._cards(curve, shown)
        )
        for card, parts in cards:
            rows.add(card, parts)
        self.said = "\n".join(_all_said(shown))
        self._lay(rows)
        self.drawn.emit(curve)

    def _cards(self, curve: Curve, shown: ReviewText) -> Iterator[tuple[QWidget, int]]:
        """Yield the cards of the page, each with its parts of a row."""
        worms = worms_of(shown.names)
        yield self._chances(shown, curve), PARTS * 2 // 3 if shown.turnings else PARTS
        if shown.turnings:
            yield _turnings(shown.turnings, worms, self._press), PARTS // 3
        for headline in shown.headlines:
            yield headline_card(headline, worms, self._press), PARTS // len(shown.headlines)
        if shown.rounds:
            yield legend_card(shown.legend, shown.moves), PARTS
        for one in shown.rounds:
            yield round_card(one, worms, self._press, self._better), PARTS // 2

    def _press(self, line: ReviewLine) -> None:
        """Show the step of *line*, with what would have been better there."""
        if line.better is not None:
            self.looks.better(line.better)
        else:
            self.looks.step(line.step)

    def _better(self, line: ReviewLine) -> Paint:
        """Return what paints the better move of *line*."""
        table = self._opened.replay.table if self._opened else None
        assert table is not None, "it is reviewed"
        done = next(one for one in table.completed if one.step.number == line.step)
        return better_painter(done, line.better)

    def _chances(self, shown: ReviewText, curve: Curve) -> Card:
        """Return the card with the curve, and by whom it was judged."""
        card, column = blank_card()
        column.addWidget(role_label("heading", words("Chances to win")))
        chart = Chances()
        chart.show_curve(curve, " ".join(line.said for line in shown.turnings))
        chart.chosen.connect(self.looks.step)
        column.addWidget(chart, 1)
        column.addWidget(role_label("quiet", shown.by))
        return card

    def _show_said(self, lines: Sequence[str], *, is_news: bool = True) -> None:
        rows = Rows()
        for line in lines:
            rows.add(said_card(line, "name"))
        self.said = "\n".join(lines) if is_news else ""
        self._lay(rows)

    def _lay(self, ground: Rows) -> None:
        """Show *ground* where the old one was scrolled to, and let the same stop have the focus."""
        bar = self._scroll.verticalScrollBar()
        at, held = bar.value(), [stop.hasFocus() for stop in self._stops]
        ground.lay_out(self.width())
        self._stops = [part for part in ground.findChildren(QWidget) if part.focusPolicy()]
        self._scroll.setWidget(ground)
        ground.setAutoFillBackground(False)
        bar.setValue(at)
        self._lay_out()
        for stop, had_focus in zip(self._stops, held, strict=False):
            if had_focus:
                stop.setFocus()

    def _scale(self) -> None:
        if self._found != Review():
            # Not now: what is shown would be deleted while Qt goes round all widgets.
            QTimer.singleShot(0, self, lambda: self._show_found(self._found))

    def _lay_out(self) -> None:
        margin, top = px(MARGIN), px(_TOP)
        left = lay_head(self._back, self._title)
        self._chip.adjustSize()
        self._chip.move(left, px(44) - self._chip.height() // 2)
        has_room = left + self._chip.width() < self.width() * 2 // 3
        self._chip.setVisible(has_room and bool(self._chip.text()))
        if not self._chip.isHidden():
            left += self._chip.width() + margin
        hint = self._halt.sizeHint()
        there = dict.fromkeys(self.corner.icons, True)
        right = self.corner.lay_out(self.width() - margin, there, has_begun=True) - hint.width()
        self._guide.lay_out()
        self._halt.setGeometry(right, px(22) + (px(44) - hint.height()) // 2, *hint.toTuple())
        high = px(TIGHT)
        self._bar.setGeometry(left, px(44) - high // 2, max(0, right - left - margin), high)
        self._scroll.setGeometry(0, top, self.width(), self.height() - top)


def _turnings(lines: Sequence[ReviewLine], worms: Worms, press: Press) -> Card:
    """Return the card of what turned the race."""
    card, column = blank_card()
    column.addWidget(role_label("heading", words("What turned the race")))
    for line in lines:
        column.addWidget(sentence_of(line, worms, press))
    return card


def _all_said(shown: ReviewText) -> list[str]:
    """Return everything that stands on the page, in lines."""
    found = [shown.part, shown.by, *(line.said for line in shown.turnings)]
    found += [headline_words(one) for one in shown.headlines]
    found += [shown.legend, shown.moves]
    for one in shown.rounds:
        found += [labelled(one.name, one.line.said), *(line.said for line in one.moves)]
    found += [row.line.said for _, rows in shown.hours for row in rows]
    return list(filter(None, found))
