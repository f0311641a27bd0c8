"""How the evening stands: places and points of everybody, and the games still to come."""

from fractions import Fraction

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gui.kit.art import paint_icon
from gui.kit.fills import fill_box, fill_with
from gui.kit.painted_card import LARGE, PaintedCard, lettered, write
from gui.kit.sway import Sway
from gui.kit.theme import Type, look
from gui.kit.tokens import DAY, MEDALS
from gui.parts.worms import FACE, paint_face
from gui.report.evening_score import PlayerEvening, ShownEvening
from gui.report.series import points_words
from gui.words.words import labelled, words

WIDE, HIGH = 560, 206
_HEAD, _ROW, _LEAST = 46, 48, 26
_MOST = 5
"""So many games stand there, the last ones."""
_FIRST, _PITCH, _POINTS = 296, 40, 540
_COUNT_MS = 240


class StandingCard(PaintedCard):
    """Shows the evening game by game; our own row is mint."""

    UNITS = WIDE

    def __init__(self) -> None:
        super().__init__()
        self._shown: ShownEvening | None = None
        self._own = ""
        self._counts = Sway(self, _COUNT_MS, 0)
        self._counts.setEasingCurve(QEasingCurve.Type.Linear)

    def come(self) -> None:
        """Let the points of the last game count up."""
        self._counts.turn_on()

    def show_standing(self, shown: ShownEvening, own: str) -> None:
        """Show the evening; *own* is our player's name, "" for who looks on."""
        self._shown, self._own = shown, own
        self.setAccessibleName(words("Tonight"))
        said = [
            labelled(f"{number}. {one.name}", points_words(Fraction(one.total)))
            for number, one in enumerate(shown.evenings, 1)
        ]
        if shown.series is not None and shown.evenings:
            said = [_done_words(shown), *said, *shown.series.flaw_lines()]
        self.setAccessibleDescription(". ".join(said))
        self.update()

    def high_for(self, wide: int) -> int:
        """Return how high the card must be, *wide* px wide, for all rows of large letters."""
        rows = len(self._shown.evenings) if self._shown is not None else 0
        return round((_HEAD + rows * lettered(_LEAST) + 8) * wide / WIDE)

    def draw(self, painter: QPainter, high: float) -> None:
        """Paint a row for everybody."""
        shown = self._shown
        if shown is None or not shown.evenings:
            return
        numbers = _numbers(shown)
        games = shown.series.series.games if shown.series is not None else len(numbers)
        first = max(0, min(numbers[-1], games) - _MOST) if games > _MOST else 0
        columns = range(first + 1, min(games, first + _MOST) + 1)
        if lettered(1.0) > LARGE:
            columns = range(0)
        self._paint_heading(painter, shown, columns)
        room = high - _HEAD - 6
        most = max(_ROW, lettered(_LEAST))
        row = max(_LEAST, min(most, room / len(shown.evenings)))
        for at, evening in enumerate(shown.evenings):
            if _HEAD + (at + 1) * row > high:
                break
            number = 1 + sum(other.total > evening.total for other in shown.evenings)
            self._paint_row(painter, evening, number, (_HEAD + at * row, row), columns)

    def _paint_heading(self, painter: QPainter, shown: ShownEvening, columns: range) -> None:
        theme, left = look().theme, Qt.AlignmentFlag.AlignLeft
        write(painter, Type.HEADING, theme.ink, words("Tonight"), QRectF(20, 8, 120, 34), left)
        if shown.series is not None:
            said = _done_words(shown)
            pill = QRectF(146, 11, 108, 28)
            fill_box(painter, pill, 14, theme.mint)
            paint_icon(
                painter, "flag", QRectF(pill.left() + 10, pill.top() + 6, 16, 16), theme.mintink
            )
            write(painter, Type.CHIP, theme.mintink, said, pill.adjusted(28, 0, -6, 0))
        for column, game in enumerate(columns):
            box = QRectF(_first(columns) + column * _PITCH, 10, _PITCH, 30)
            write(painter, Type.SMALL, theme.ink2, str(game), box)
        box = QRectF(_POINTS - 72, 10, 72, 30)
        write(painter, Type.SMALL, theme.ink2, words("points"), box, Qt.AlignmentFlag.AlignRight)

    def _paint_row(
        self,
        painter: QPainter,
        evening: PlayerEvening,
        number: int,
        at: tuple[float, float],
        columns: range,
    ) -> None:
        theme, (top, row) = look().theme, at
        middle, left = top + row / 2, Qt.AlignmentFlag.AlignLeft
        if evening.name == self._own:
            fill_with(painter, theme.mint)
            painter.drawRect(QRectF(14, top, WIDE - 28, row))
        painter.setPen(QPen(QColor(theme.line), 1.5))
        painter.drawLine(QPointF(14, top), QPointF(WIDE - 14, top))
        write(painter, Type.BODY, theme.ink2, str(number), QRectF(22, top, 24, row))
        side = min(30.0, row - 4)
        face = QRectF(64 - side / 2, middle - side * FACE / 2, side, side * FACE)
        paint_face(painter, face, evening.worm, "happy" if number == 1 else "looks")
        ends = _first(columns) if columns else _POINTS - 70
        name = evening.name
        if name == self._own:
            name = words("{name} (you)", name=name)
        write(painter, Type.NAME, theme.ink, name, QRectF(88, top, ends - 92, row), left)
        assert self._shown is not None
        reached = dict(zip(_numbers(self._shown), evening.places, strict=True))
        for column, game in enumerate(columns):
            spot = QPointF(_first(columns) + (column + 0.5) * _PITCH, middle)
            if game in reached or game > max(reached):
                self._paint_place(painter, spot, reached.get(game))
        points = QRectF(_POINTS - 70, top, 70, row)
        said = points_words(Fraction(self._counted(evening)))
        write(painter, Type.HEADING, theme.ink, said, points, Qt.AlignmentFlag.AlignRight)

    def _counted(self, evening: PlayerEvening) -> int | Fraction:
        """Return how many points are seen by now."""
        if not self._counts.is_running:
            return evening.total
        before = evening.points[-2] if len(evening.points) > 1 else 0
        share = self._counts.share(is_on=True)
        return round(float(before + (evening.total - before) * share))

    @staticmethod
    def _paint_place(painter: QPainter, spot: QPointF, reached: int | None) -> None:
        """Paint the place that was *reached*, 0 without a seat; None of a game still to come."""
        theme = look().theme
        box = QRectF(spot.x() - 18, spot.y() - 14, 36, 28)
        if reached is None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.edge), 2, Qt.PenStyle.DotLine))
            painter.drawEllipse(spot, 8, 8)
        elif reached == 1:
            painter.setBrush(QColor(MEDALS[0]))
            painter.setPen(QPen(QColor(DAY.amberink).darker(160), 2))
            painter.drawEllipse(spot, 13, 13)
            write(painter, Type.STRONG, DAY.ink, "1", box)
        else:
            write(painter, Type.STRONG, theme.ink2, str(reached) if reached else "-", box)


def _first(columns: range) -> int:
    """Return where the first of *columns* begins: many stand further left, clear of the points."""
    return _FIRST - _PITCH * (len(columns) // _MOST)


def _done_words(shown: ShownEvening) -> str:
    """Return how many games of a series are over."""
    assert shown.series is not None
    return words("{done} of {count}", done=_numbers(shown)[-1], count=shown.series.series.games)


def _numbers(shown: ShownEvening) -> list[int]:
    """Return the numbers of the games whose places are known, from 1 on.

    Of a series our laptop may lack the first ones: who comes late has not played them.
    """
    if shown.series is not None:
        return [one.series.number for one in shown.series.games]
    return [*range(1, len(shown.evenings[0].places) + 1)]
