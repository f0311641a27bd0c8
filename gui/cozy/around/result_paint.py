"""All sheets side by side with the table of the rows: the end on the screen, and a saved picture.

Law: one painter for both; it reads the score from the rules core.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from core.cozy.game import GameState
from core.cozy.scoring import GRADES, Score
from gui.cozy.refusals import GRADES as GRADE_NAMES
from gui.cozy.sheet.sheet_paint import SheetPicture, geometry_of, paint_sheet
from gui.cozy.sheet_words import hour_name, points_words, sheet_name, sheet_title, short_row_words
from gui.kit.art import HIGH, paint_picture, paint_shadow
from gui.kit.fills import fill_box
from gui.kit.theme import Type, font, look
from gui.kit.tokens import CARD
from gui.parts.medal import paint_medal
from gui.parts.worms import paint_face
from gui.words.player_names import are_one_program
from gui.words.seats import worms_of
from gui.words.table_words import vouched_words
from gui.words.words import counted, words

_LOW = 190
"""A card lower than this many px at art 1 has its sheet at the side."""
_HAPPY = 2
"""Whoever plays alone is happy from the next grade on."""


@dataclass(frozen=True, slots=True)
class PaintedResult:
    """What is painted: the players in order, the best first."""

    names: Sequence[str]
    state: GameState
    scores: tuple[Score, ...]
    order: tuple[int, ...]

    def place(self, seat: int) -> int:
        """Return the place of *seat*, from 1; equal totals share it."""
        total = self.scores[seat].total
        return 1 + sum(score.total > total for score in self.scores)


def result_of(names: Sequence[str], state: GameState) -> PaintedResult:
    """Return the players of *state* in order of their totals."""
    scores = state.scores()
    order = tuple(sorted(range(len(scores)), key=lambda seat: -scores[seat].total))
    return PaintedResult(names, state, scores, order)


def title_words(result: PaintedResult) -> str:
    """Return who is the coziest, or which hour the sheets stand at."""
    state = result.state
    if not state.is_over:
        return words("Before {hour}", hour=hour_name(state.turns[0].region))
    best = [result.names[seat] for seat in state.winners()]
    if len(result.names) == 1:
        return words("{name}: {grade}", name=best[0], grade=grade_words(result.scores[0]))
    if len(best) > 1:
        return words("{names} are the coziest", names=", ".join(best))
    return words("{name} is the coziest", name=best[0])


def grade_words(score: Score) -> str:
    """Return how good a score is, in a word (C8.4)."""
    return words(GRADE_NAMES[score.grade])


def step_words(score: Score) -> str:
    """Return how far the next grade is, or "" for the best one."""
    if score.grade == GRADES:
        return ""
    missing = 3 * score.grade + 1 - score.total
    return counted(
        missing,
        "{count} point more and you are {next}.",
        "{count} points more and you are {next}.",
        next=words(GRADE_NAMES[score.grade + 1]),
    )


def chapter_words(state: GameState) -> str:
    """Return what was played."""
    title = sheet_title(state.sheet) or sheet_name(state.sheet)
    hours = len(state.sheet.hours)
    return counted(hours, "{sheet}, {count} hour", "{sheet}, {count} hours", sheet=title)


def checked_words(names: Sequence[str], state: GameState) -> tuple[str, str]:
    """Return what everybody's program has checked of a finished game: a heading and a sentence."""
    hours = len(state.sheet.hours)
    named = {"rolls": hours, "hours": hours * len(state.turns)}
    said = words("All rolls recomputed ({rolls}), all hours signed ({hours}).", **named)
    if state.week:
        said += " " + words("They are the known rolls of week {week}.", week=state.week)
    if are_one_program(names):
        return vouched_words(), said
    return words("Nobody could cheat the dice"), said


# -- the whole ------------------------------------------------------------------------------------


class _Room(NamedTuple):
    """What a result is laid out by: its frame, and how high its parts are."""

    frame: QRectF
    gap: float
    head: float
    tall: float
    """The height of a sheet by its width."""
    table: float


def _side_by_side(room: _Room, _count: int) -> tuple[QRectF, QRectF, QRectF]:
    """Return where two sheets of one size lie, and the table below both."""
    frame, space = room.frame, room.gap * 0.75
    half = (frame.width() - room.gap) / 2
    high = min(frame.height() - room.table - space, room.head + half * room.tall)
    first = QRectF(frame.left(), frame.top(), half, high)
    table = QRectF(frame.left(), first.bottom() + space, frame.width(), room.table)
    return first, first.translated(half + room.gap, 0), table


def _around_the_first(room: _Room, count: int) -> tuple[QRectF, QRectF, QRectF]:
    """Return where the first sheet lies, the others beside it, and the table below those."""
    frame = room.frame
    left = round(frame.width() * (408 / 1024 if count > 1 else 0.42))
    high = room.head + max(left * room.tall, room.table + left * 0.6)
    first = QRectF(frame.left(), frame.top(), left, min(frame.height(), high))
    rest = frame.adjusted(left + room.gap, 0, 0, 0)
    rest.setHeight(first.height())
    table = QRectF(rest.left(), rest.bottom() - room.table, rest.width(), room.table)
    return first, rest.adjusted(0, 0, 0, -room.table - room.gap * 0.75), table


class ResultPainter:
    """Paints a result into a frame at *art*, with letters at *text*; calm at once, else by rows."""

    def __init__(
        self,
        result: PaintedResult,
        frame: QRectF,
        art: float,
        text: float,
        *,
        is_for_room: bool = False,
    ) -> None:
        """Lay it out; *is_for_room* leaves out the table, and its room is for larger names."""
        self._result, self._frame, self._art = result, frame, art
        self._has_table = not is_for_room
        self._text = text if is_for_room else min(text, 1.5)
        self.gap = 16 * art
        sheet = result.state.sheet
        room = _Room(
            frame,
            self.gap,
            self._head_high(is_first=True),
            min(1.0, sheet.rows / sheet.cols),
            self._table_high(),
        )
        lay = _side_by_side if len(result.names) == 2 else _around_the_first
        self.first, self.others, self.table = lay(room, len(result.names))

    def _font(self, use: Type, scale: float = 1.0) -> QFont:
        return font(use, scale=self._text * scale)

    def _table_high(self) -> float:
        if not self._has_table:
            return -self.gap * 0.75  # nor a gap before it
        line = QFontMetricsF(self._font(Type.STRONG)).height()
        return line * (len(self._result.names) + 1) * 1.12 + 22 * self._art

    def paint(self, painter: QPainter, shown: float = 1.0) -> None:
        """Paint everything; *shown* is the part of the table's columns that is counted."""
        result = self._result
        self._paint_player(painter, self.first, result.order[0], is_first=True)
        if len(result.names) > 1:
            for seat, place in zip(result.order[1:], self.places(), strict=True):
                self._paint_player(painter, place, seat)
        else:
            self._paint_ladder(painter, self.others, result.scores[0])
        if self._has_table:
            self._paint_table(painter, shown)

    def places(self) -> list[QRectF]:
        """Return where the others' cards lie: in one row, or two for more than three."""
        count = len(self._result.names) - 1
        rows = 1 if count <= 3 else 2
        columns = ceil(count / rows)
        wide = (self.others.width() - self.gap * (columns - 1)) / columns
        high = (self.others.height() - self.gap * (rows - 1)) / rows
        return [
            QRectF(
                self.others.left() + at % columns * (wide + self.gap),
                self.others.top() + at // columns * (high + self.gap),
                wide,
                high,
            )
            for at in range(count)
        ]

    def _paint_card(self, painter: QPainter, frame: QRectF) -> None:
        corner = CARD * self._art
        if is_raster(painter):
            paint_shadow(painter, frame, corner, HIGH)
        fill_box(painter, frame, corner, look().theme.paper)

    def _paint_player(
        self, painter: QPainter, frame: QRectF, seat: int, *, is_first: bool = False
    ) -> None:
        """Paint a player's card: face, place, name, total, sheet; a low card has it at the side."""
        art, edge = self._art, 12 * self._art
        self._paint_card(painter, frame)
        head = self._head_high(is_first=is_first or len(self._result.names) == 2)
        if frame.height() < (_LOW * art if self._has_table else 2 * head):
            side = frame.height() - 2 * edge
            sheet = QRectF(frame.left() + edge, frame.top() + edge, side, side)
            room = QRectF(sheet.right(), sheet.top(), frame.right() - sheet.right(), side)
            upper = room.adjusted(0, 0, 0, -side * 0.4)
            lower = room.adjusted(0, side * 0.5, 0, 0)
            self._paint_name(painter, self._paint_face(painter, upper, seat), seat)
            right = self._paint_total(painter, lower.adjusted(0, 0, -16 * art, 0), seat)
            disc = max(40 * art, self._line(Type.SMALL) * 1.32 + 8 * art)
            self._paint_place(painter, QPointF(right - disc, lower.center().y()), seat)
        else:
            sheet = frame.adjusted(edge, head + 4 * art, -edge, -edge)
            room = QRectF(frame.left() + 6 * art, frame.top() + 8 * art, frame.width() - 6 * art, 0)
            room.setHeight(head - 8 * art)
            self._paint_head(painter, room, seat, is_first=is_first)
        self._paint_sheet(painter, sheet, seat)

    def _head_high(self, *, is_first: bool) -> float:
        face = (58 if is_first else 48) * self._art
        return max(face * 1.1, self._line(Type.NAME) + self._line(Type.SMALL)) + 20 * self._art

    def _paint_head(self, painter: QPainter, room: QRectF, seat: int, *, is_first: bool) -> None:
        """Paint face, place, name, grade and total."""
        rest = self._paint_face(painter, room, seat, is_first=is_first)
        small = QFontMetricsF(self._font(Type.SMALL)).height()
        upper = rest.adjusted(0, 0, -16 * self._art, -small * (0.7 if self._has_table else 1.0))
        right = self._paint_total(painter, upper, seat, is_first=is_first)
        left = self._paint_place(painter, QPointF(upper.left(), upper.center().y()), seat)
        name = QRectF(left, upper.top(), right - left, upper.height())
        self._paint_name(painter, name, seat, is_first=is_first)
        grade = grade_words(self._result.scores[seat])
        lower = QRectF(rest.left(), room.bottom() - small * 1.15, rest.width(), small)
        self._fit(painter, Type.SMALL, grade, lower.width() - 16 * self._art)
        painter.setPen(QColor(look().theme.ink2))
        painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, grade)

    def _paint_face(
        self, painter: QPainter, room: QRectF, seat: int, *, is_first: bool = False
    ) -> QRectF:
        """Paint the face, with the crown for the best; return the room beside it."""
        art, result = self._art, self._result
        face = min((58 if is_first else 48) * art, room.width() * 0.28, room.height())
        box = QRectF(room.left() + 12 * art, room.center().y() - face * 0.55, face, face * 1.1)
        is_best = result.state.is_over and result.place(seat) == 1
        has_won = is_best and (len(result.names) > 1 or result.scores[seat].grade > _HAPPY)
        paint_face(painter, box, worms_of(result.names)[seat], "happy" if has_won else "content")
        if is_best and len(result.names) > 1:
            crown = QRectF(box.left(), box.top() - face * 0.5, face * 1.05, face * 0.75)
            paint_picture(painter, "crown", crown)
        return room.adjusted(box.right() + 12 * art - room.left(), 0, 0, 0)

    def _paint_total(
        self, painter: QPainter, room: QRectF, seat: int, *, is_first: bool = False
    ) -> float:
        """Paint the total at the right; return where it begins."""
        total = points_words(self._result.scores[seat].total)
        painter.setFont(self._font(Type.HONOUR, 1.25 if is_first else 1.0))
        painter.setPen(QColor(look().theme.ink))
        aligned = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(room.adjusted(0, 0, 2, 0), aligned, total)
        wide = painter.fontMetrics().horizontalAdvance(total)
        return room.right() - wide - 6 * self._art

    def _paint_name(
        self, painter: QPainter, room: QRectF, seat: int, *, is_first: bool = False
    ) -> None:
        painter.setFont(self._font(Type.NAME, 1.2 if is_first else 1.0))
        painter.setPen(QColor(look().theme.ink))
        name = painter.fontMetrics().elidedText(
            self._result.names[seat], Qt.TextElideMode.ElideRight, max(1, round(room.width()))
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)

    def _line(self, use: Type) -> float:
        return QFontMetricsF(self._font(use)).height()

    def _paint_place(self, painter: QPainter, spot: QPointF, seat: int) -> float:
        """Paint the disc with the place of *seat*; return where it ends."""
        result = self._result
        if len(result.names) == 1:
            return spot.x()
        place = result.place(seat)
        radius = self._line(Type.SMALL) * 0.66
        middle = spot + QPointF(radius, 0)
        paint_medal(painter, middle, radius, place)
        return middle.x() + radius + 10 * self._art

    def _paint_sheet(self, painter: QPainter, frame: QRectF, seat: int) -> None:
        """Paint a sheet in the middle of *frame*, with a thin border."""
        turn = self._result.state.turns[seat]
        picture = SheetPicture(turn, turn.hour, is_small=True)
        inset = 9 * self._art
        geometry = geometry_of(picture, frame.adjusted(inset, inset, -inset, -inset))
        border = geometry.grid.adjusted(-inset, -inset, inset, inset)
        painter.setPen(QPen(QColor(look().theme.line), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(border, 18 * self._art, 18 * self._art)
        paint_sheet(painter, geometry, picture)

    def _paint_table(self, painter: QPainter, shown: float) -> None:
        """Paint a line for each player and a column for each row of the sheet."""
        now, result, art = look().theme, self._result, self._art
        frame = self.table
        self._paint_card(painter, frame)
        rows = result.state.sheet.score_rows
        inside = frame.adjusted(26 * art, 10 * art, -24 * art, -10 * art)
        line = inside.height() / (len(result.names) + 1)
        heads = [*(short_row_words(row) for row in rows), words("Total")]
        name_wide = inside.width() * 0.24
        wide = (inside.width() - name_wide) / len(heads)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column, head in enumerate(heads):
            cell = QRectF(inside.left() + name_wide + column * wide, inside.top(), wide, line)
            is_total = column == len(rows)
            self._fit(painter, Type.STRONG if is_total else Type.SMALL, head, wide - 4)
            painter.setPen(QColor(now.ink if is_total else now.ink2))
            painter.drawText(cell, right, head)
        for at, seat in enumerate(result.order, 1):
            top = inside.top() + at * line
            self._paint_line(painter, QRectF(inside.left(), top, name_wide, line), seat)
            score = result.scores[seat]
            for column in range(len(heads)):
                if column / len(heads) >= shown:
                    continue
                cell = QRectF(inside.left() + name_wide + column * wide, top, wide, line)
                is_total = column == len(rows)
                points = score.total if is_total else score.points[column]
                colour = now.good if points > 0 else now.bad if points < 0 else now.ink2
                painter.setPen(QColor(now.ink if is_total else colour))
                painter.setFont(self._font(Type.NAME if is_total else Type.STRONG))
                painter.drawText(cell, right, points_words(points, signed=not is_total))

    def _paint_line(self, painter: QPainter, room: QRectF, seat: int) -> None:
        side = room.height() * 0.86
        face = QRectF(room.left(), room.center().y() - side / 2, side, side)
        paint_face(painter, face, worms_of(self._result.names)[seat])
        painter.setFont(self._font(Type.STRONG))
        painter.setPen(QColor(look().theme.ink))
        beside = room.adjusted(side + 8 * self._art, 0, 0, 0)
        name = painter.fontMetrics().elidedText(
            self._result.names[seat], Qt.TextElideMode.ElideRight, max(1, round(beside.width()))
        )
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, name)

    def _fit(self, painter: QPainter, use: Type, said: str, wide: float) -> None:
        """Take letters in which *said* is at most *wide* px wide."""
        letters = self._font(use)
        need = QFontMetricsF(letters).horizontalAdvance(said)
        if need > wide:
            letters.setPointSizeF(letters.pointSizeF() * wide / need)
        painter.setFont(letters)

    def _paint_ladder(self, painter: QPainter, frame: QRectF, score: Score) -> None:
        """Paint the grades as steps, the best at the top, with the one that was reached."""
        now, art = look().theme, self._art
        self._paint_card(painter, frame)
        inside = frame.adjusted(24 * art, 18 * art, -24 * art, -18 * art)
        line = inside.height() / (GRADES + 1)
        for grade in range(GRADES + 1):
            top = inside.bottom() - (grade + 1) * line
            inset = (GRADES - grade) * inside.width() * 0.05
            step = QRectF(inside.left(), top, inside.width() - inset, line - 6 * art)
            is_here = grade == score.grade
            is_next = grade == score.grade + 1
            painter.setPen(QPen(QColor(now.amberink), 2) if is_here else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(now.amber if is_here else now.mint if is_next else now.paper2))
            painter.drawRoundedRect(step, 12 * art, 12 * art)
            painter.setFont(self._font(Type.STRONG if is_here or is_next else Type.BODY))
            painter.setPen(QColor(now.onamber if is_here else now.ink))
            text = step.adjusted(16 * art, 0, -16 * art, 0)
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, words(GRADE_NAMES[grade]))
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(text, right, _range_words(grade))


def _range_words(grade: int) -> str:
    """Return the totals of a grade (C8.4)."""
    if grade == 0:
        return words("0 or less")
    low = 3 * grade - 2
    if grade == GRADES:
        return words("{least} or more", least=low)
    return words("{least} to {most}", least=low, most=low + 2)


def is_raster(painter: QPainter) -> bool:
    """Return whether *painter* paints pixels, not lines for a file."""
    return isinstance(painter.device(), QPixmap | QImage | QWidget)
