"""How the evening stands: places and points of everybody, and the games still to come."""

from fractions import Fraction

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gui.parts.art import paint_icon
from gui.parts.fills import fill_box
from gui.parts.painted_card import LARGE, PaintedCard, lettered, write
from gui.parts.theme import Type, look
from gui.parts.tokens import DAY, MEDALS
from gui.parts.worms import FACE, paint_face
from gui.report.evening_score import Evening, Shown
from gui.report.series import points_words
from gui.words.words import words

WIDE, HIGH = 560, 206
_HEAD, _ROW, _LEAST = 46, 48, 26
_MOST = 5
"""So many games stand there, the last ones."""
_FIRST, _PITCH, _POINTS = 296, 40, 540


class StandingCard(PaintedCard):
    """Shows the evening game by game; our own row is mint."""

    UNITS = WIDE

    def __init__(self) -> None:
        super().__init__()
        self._shown: Shown | None = None
        self._own = ""

    def show_standing(self, shown: Shown, own: str) -> None:
        """Show the evening; *own* is our player's name, "" for who looks on."""
        self._shown, self._own = shown, own
        self.setAccessibleName(words("Tonight"))
        said = [
            f"{number}. {one.name}: {points_words(Fraction(one.total))}"
            for number, one in enumerate(shown.evenings, 1)
        ]
        self.setAccessibleDescription(". ".join(said))
        self.update()

    def draw(self, painter: QPainter, high: float) -> None:
        """Paint a row for everybody."""
        shown = self._shown
        if shown is None or not shown.evenings:
            return
        played = len(shown.evenings[0].places)
        games = shown.series.series.games if shown.series is not None else played
        first = max(0, min(played, games) - _MOST) if games > _MOST else 0
        columns = range(first, min(games, first + _MOST))
        if lettered(1.0) > LARGE:
            columns = range(0)
        self._paint_head(painter, shown, columns, played, games)
        room = high - _HEAD - 6
        row = max(_LEAST, min(_ROW, room / len(shown.evenings)))
        for at, evening in enumerate(shown.evenings):
            if _HEAD + (at + 1) * row > high:
                break
            number = 1 + sum(other.total > evening.total for other in shown.evenings)
            self._paint_row(painter, evening, number, (_HEAD + at * row, row), columns)

    def _paint_head(
        self, painter: QPainter, shown: Shown, columns: range, played: int, games: int
    ) -> None:
        theme, left = look().theme, Qt.AlignmentFlag.AlignLeft
        write(painter, Type.HEADING, theme.ink, words("Tonight"), QRectF(20, 8, 120, 34), left)
        if shown.series is not None:
            said = words("{done} of {count}", done=played, count=games)
            pill = QRectF(146, 11, 108, 28)
            fill_box(painter, pill, 14, theme.mint)
            paint_icon(
                painter, "flag", QRectF(pill.left() + 10, pill.top() + 6, 16, 16), theme.mintink
            )
            write(painter, Type.CHIP, theme.mintink, said, pill.adjusted(28, 0, -6, 0))
        for column, game in enumerate(columns):
            box = QRectF(_FIRST + column * _PITCH, 10, _PITCH, 30)
            write(painter, Type.SMALL, theme.ink2, str(game + 1), box)
        box = QRectF(_POINTS - 66, 10, 66, 30)
        write(painter, Type.SMALL, theme.ink2, words("points"), box, Qt.AlignmentFlag.AlignRight)

    def _paint_row(
        self,
        painter: QPainter,
        evening: Evening,
        number: int,
        at: tuple[float, float],
        columns: range,
    ) -> None:
        theme, (top, row) = look().theme, at
        middle, left = top + row / 2, Qt.AlignmentFlag.AlignLeft
        if evening.name == self._own:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.mint))
            painter.drawRect(QRectF(14, top, WIDE - 28, row))
        painter.setPen(QPen(QColor(theme.line), 1.5))
        painter.drawLine(QPointF(14, top), QPointF(WIDE - 14, top))
        write(painter, Type.BODY, theme.ink2, str(number), QRectF(22, top, 24, row))
        side = min(30.0, row - 4)
        face = QRectF(64 - side / 2, middle - side * FACE / 2, side, side * FACE)
        paint_face(painter, face, evening.worm, "happy" if number == 1 else "looks")
        ends = _FIRST if columns else _POINTS - 70
        name = evening.name
        if name == self._own:
            name = words("{name} (you)", name=name)
        write(painter, Type.NAME, theme.ink, name, QRectF(88, top, ends - 92, row), left)
        for column, game in enumerate(columns):
            spot = QPointF(_FIRST + (column + 0.5) * _PITCH, middle)
            self._paint_place(painter, spot, evening, game)
        points = QRectF(_POINTS - 70, top, 70, row)
        said = points_words(Fraction(evening.total))
        write(painter, Type.HEADING, theme.ink, said, points, Qt.AlignmentFlag.AlignRight)

    @staticmethod
    def _paint_place(painter: QPainter, spot: QPointF, evening: Evening, game: int) -> None:
        theme = look().theme
        reached = evening.places[game] if game < len(evening.places) else None
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
