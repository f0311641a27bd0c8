"""The end: all sheets with the table of the rows, the stamp, and what can be done next (C8)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.cozy.chapter import read_sheet
from core.cozy.game import GameState
from core.cozy.sheet import Sheet
from gui.cozy.around.result_paint import (
    PaintedResult,
    ResultPainter,
    chapter_words,
    checked_words,
    result_of,
    step_words,
    title_words,
)
from gui.cozy.chapters import text_after
from gui.cozy.refusals import GRADES as GRADE_NAMES
from gui.cozy.sheet_words import points_words, sheet_title
from gui.kit.animation import Beat, Motion
from gui.kit.art import blank, paint_shadows
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card, Tray
from gui.kit.chip import Chip, Tone
from gui.kit.clock import Glide
from gui.kit.headline import shrunk
from gui.kit.layout import LaidOut, Scaled
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import Type, font, look, px
from gui.parts.confetti import CONFETTI_MS, MANY, paint_confetti
from gui.parts.game_view import EndAction, Ending
from gui.parts.sound import Sound
from gui.parts.stamp import paint_stamp
from gui.words.words import counted, words

Ask: TypeAlias = Callable[[EndAction], object]
"""Asks for what comes next."""
_REVEAL_MS = 1800
_STAMP_WIDE = 208


class StampCard(LaidOut, Card):
    """Says that the dice were fair, and offers to see why, and to keep a picture."""

    def __init__(self, ask: Ask) -> None:
        super().__init__()
        self.heading, self.said = role_label("strong"), role_label("quiet")
        checks, save = Button(words("What was checked")), Button(words("Save a picture"))
        checks.chosen.connect(partial(ask, EndAction.CHECKS))
        save.chosen.connect(partial(ask, EndAction.SAVE))
        self.buttons = (checks, save)
        self._column = QVBoxLayout(self)
        self.stamped = _Stamp()
        self._column.addWidget(self.stamped)
        for label in (self.heading, self.said):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self._column.addWidget(label)
        for button in self.buttons:
            self._column.addWidget(button)
        self._column.addStretch(1)
        for part in (self.stamped, self.heading, self.said):
            part.hide()
        self._column.setContentsMargins(10, 10, 10, 10)

    def show_checked(self, names: Sequence[str], state: GameState) -> None:
        """Say how much was checked in *state*, which *names* have played."""
        heading, said = checked_words(names, state)
        self.heading.setText(heading)
        self.said.setText(said)
        self._lay_out()

    @property
    def is_pressed(self) -> bool:
        """Whether the stamp is there."""
        return not self.stamped.isHidden()

    def stamp(self) -> None:
        """Press the stamp: the log has been checked."""
        self.stamped.show()
        self._lay_out()

    def _lay_out(self) -> None:
        """Show what was checked, and below it how much, where that covers nothing."""
        edges = self._column.contentsMargins()
        wide = self.width() - edges.left() - edges.right()
        room = self.height() - edges.top() - edges.bottom() - self.stamped.height()
        room -= sum(button.sizeHint().height() + self._column.spacing() for button in self.buttons)
        for label in (self.heading, self.said):
            room -= label.heightForWidth(wide) + self._column.spacing()
            label.setVisible(self.is_pressed and room >= 0)


class _Stamp(Scaled, Painted, QWidget):
    """The stamp of what everybody's program has checked."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(words("Everything checks"))
        self._scale()

    def _scale(self) -> None:
        self.setFixedHeight(px(156))

    def paint(self, painter: QPainter) -> None:
        paint_stamp(painter, QRectF(self.rect()))


class EndPanel(LaidOut, Painted, Ending, QWidget):
    """Paints the result, kept as one drawing; beside it the stamp, below it the tray."""

    lays_at_once = wants_past = True

    def __init__(self, ask: Ask, play: Callable[[Sound], object]) -> None:
        super().__init__()
        self._play = play
        self._result: PaintedResult | None = None
        self._drawn: QPixmap | None = None
        self._has_seat = False
        self._lesson = ""
        """What is said after a lesson; "" after a game."""
        self._following = ""
        self._top = 0
        self._best: int | None = None
        self._shown: tuple[GameState, int | None] | None = None
        self._evening = self._step = ""
        self.chip, self.stamp_card, self.tray = Chip("", Tone.PLAIN), StampCard(ask), Tray()
        for part in (self.chip, self.stamp_card, self.tray):
            part.setParent(self)
        self._close = Button(words("Close the table"), ButtonKind.QUIET, "door")
        self._past = Button(words("Hour by hour"), ButtonKind.TRAY, "past")
        self._next = Button(words("Next chapter"), ButtonKind.QUIET, "next")
        self.next_game = Button(words("Again!"), ButtonKind.BIG, "turn")
        dice = words("The dice are new each time: everybody's numbers make them together.")
        self.next_game.bar("", dice)
        for button, wish in (
            (self._close, EndAction.CLOSE),
            (self._next, EndAction.NEXT),
            (self._past, EndAction.LOOK_BACK),
            (self.next_game, EndAction.AGAIN),
        ):
            button.chosen.connect(partial(ask, wish))
            self.tray.buttons.addWidget(button)
        self._reveal = Glide(self, _REVEAL_MS)
        self._reveal.valueChanged.connect(self._repaint)
        self.fall = Motion(self)
        self._fallen_ms = float(CONFETTI_MS)

    def show_end(
        self, names: Sequence[str], state: GameState, *, seat: int | None, in_motion: bool = False
    ) -> None:
        """Show the final sheets."""
        if self._shown == (state, seat):
            return
        self._shown = (state, seat)
        self._result, self._has_seat = result_of(names, state), seat is not None
        self._drawn = None
        self.setAccessibleName(result_words(names, state))
        self.chip.setText(chapter_words(state))
        self.stamp_card.show_checked(names, state)
        self._step = "" if seat is None else step_words(self._result.scores[seat])
        self._ask()
        self.tray.setVisible(seat is not None)
        if in_motion and self.isVisible() and not look().is_calm:
            self._reveal.start()
            if state.is_over and max(score.total for score in self._result.scores) > 0:
                self.fall.play([Beat(CONFETTI_MS, self._let_fall)])
        self._lay_out()
        self.update()

    def lay_out_below(self, top: int) -> None:
        """Begin at *top* px; what is lower than the badges lies in the title's place."""
        if top != self._top:
            self._top = top
            self._lay_out()

    def simplify(self, said: str, title: str, following: str = "") -> None:
        """Leave out what a lesson does not have: a log, and hours to look back to.

        *said* is what it comes to; it leads to the chapter of this *title*, and to the lesson
        that is *following*, if there is one.
        """
        self._lesson, self._following = said, following
        self._close.setText(words("End the lesson"))
        self._past.setText(words("Once more"))
        self._past.set_icon("turn")
        self.next_game.setText(words("Play {title}", title=title))
        self.next_game.set_icon("play")
        self.next_game.bar("", "")
        self.stamp_card.hide()

    def stamp(self) -> None:
        self.stamp_card.stamp()
        self._play(Sound.STAMPED)

    def name_next(self, said: str) -> None:
        self.next_game.setText(said)

    def tell_past(self, seat: int, state: GameState) -> None:
        """Say the best total so far on this sheet; whoever knows the rolls sets none."""
        if not state.week:
            total = state.scores()[seat].total
            self._best = total if self._best is None else max(self._best, total)
            self._ask()

    def tell_evening(self, line: str) -> None:
        self._evening = line
        self._ask()

    def skip(self) -> None:
        """Show the whole table at once."""
        self.fall.skip()
        if self._reveal.is_running:
            self._reveal.stop()
            self._repaint()

    def _ask(self) -> None:
        """Say in the tray how far the next grade is, and what comes next."""
        result = self._result
        if self._lesson:
            self.tray.ask(words("That was the lesson"), self._lesson)
            self._next.setText(self._following)
            self._next.setVisible(bool(self._following))
            return
        following = next_chapter(result.state.sheet) if result else ""
        said = [self._step]
        if following:
            said.append(words("The next chapter is {title}.", title=following))
        if self._best is not None:
            said.append(words("Best so far here: {total}.", total=points_words(self._best)))
        said.append(self._evening)
        self.tray.ask(words("One more sheet?"), " ".join(filter(None, said)))
        self._next.setVisible(bool(following))

    def _let_fall(self, share: float) -> None:
        self._fallen_ms = share * CONFETTI_MS
        self.update()

    def _repaint(self, _: object = None) -> None:
        self._drawn = None
        self.update()

    def _lay_out(self) -> None:
        self._drawn = None
        margin = px(16)
        self.tray.lay_out_in(self.width(), self.height())
        rest = self._room()
        if self._result is not None:
            rest.setBottom(int(self._painter(self._result).table.bottom()))
        wide = self._stamp_wide()
        self.stamp_card.setGeometry(self.width() - margin - wide, rest.top(), wide, rest.height())
        letters = QFontMetricsF(_title_font())
        title = title_words(self._result) if self._result else ""
        self.chip.adjustSize()
        left = px(24) + letters.horizontalAdvance(title) + px(16)
        self.chip.move(round(left), px(42) - self.chip.height() // 2)
        has_room = left + self.chip.width() < self.width() - px(230)
        self.chip.setVisible(has_room and self._has_title())

    def _room(self) -> QRect:
        """Return the room for sheets and stamp."""
        margin, top = px(16), max(px(84), self._top)
        foot = self.tray.y() - px(18) if self._has_seat else self.height() - margin
        return QRect(margin, top, self.width() - 2 * margin, foot - top)

    def paint(self, painter: QPainter) -> None:
        if self._result is None:
            return
        if self._drawn is None:
            self._drawn = self._draw(self._result)
        painter.drawPixmap(0, 0, self._drawn)
        paint_confetti(painter, QRectF(self.rect()), look().art, self._fallen_ms, MANY)
        paint_shadows(painter, (self.stamp_card, self.tray))

    def _draw(self, result: PaintedResult) -> QPixmap:
        drawn = blank(self.width(), self.height(), self.devicePixelRatioF())
        with QPainter(drawn) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._has_title():
                self._paint_title(painter, result)
            share = float(self._reveal.currentValue()) if self._reveal.is_running else 1.0
            self._painter(result).paint(painter, share)
        return drawn

    def _has_title(self) -> bool:
        return self._top <= px(100)

    def _paint_title(self, painter: QPainter, result: PaintedResult) -> None:
        head, title = QRectF(px(24), 0, self.width() - px(260), px(84)), title_words(result)
        painter.setFont(shrunk(_title_font(), title, head.width(), head.height()))
        painter.setPen(QColor(look().theme.ink))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, title)

    def _painter(self, result: PaintedResult) -> ResultPainter:
        room = QRectF(self._room())
        if not self._lesson:
            room.setRight(room.right() - self._stamp_wide() - px(16))
        return ResultPainter(result, room, look().art, look().text)

    def _stamp_wide(self) -> int:
        return max(px(_STAMP_WIDE), self.stamp_card.minimumSizeHint().width())


def _title_font() -> QFont:
    letters = font(Type.TITLE)
    letters.setPointSizeF(letters.pointSizeF() * 1.18)
    return letters


def next_chapter(sheet: Sheet) -> str:
    """Return the title of the chapter after *sheet*, or "" if there is none."""
    text = text_after(sheet)
    following = read_sheet(text) if text else None
    return sheet_title(following) if isinstance(following, Sheet) else ""


def result_words(names: Sequence[str], state: GameState) -> str:
    """Return the winner or winners, and how good the result is."""
    scores, best = state.scores(), state.winners()
    total, grade = scores[best[0]].total, words(GRADE_NAMES[scores[best[0]].grade])
    named = {"total": points_words(total), "grade": grade}
    if len(names) == 1:
        return counted(
            abs(total),
            "The game is over: {total} point, {grade}.",
            "The game is over: {total} points, {grade}.",
            **named,
        )
    named["who"] = ", ".join(names[seat] for seat in best)
    if len(best) > 1:
        return counted(
            abs(total),
            "{who} share the win with {total} point, {grade}.",
            "{who} share the win with {total} points, {grade}.",
            **named,
        )
    return counted(
        abs(total),
        "{who} wins with {total} point, {grade}.",
        "{who} wins with {total} points, {grade}.",
        **named,
    )
