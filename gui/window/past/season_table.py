"""The table of a season: a row for everybody, the nights as columns, who leads at the top."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QWheelEvent

from gui.kit.art import paint_icon, paint_picture
from gui.kit.fills import box_round, fill_with
from gui.kit.focus import paint_focus
from gui.kit.layout import Scaled
from gui.kit.painted_card import LARGE, PaintedCard, lettered, write
from gui.kit.theme import Type, look
from gui.kit.tokens import CARD, DAY, MEDALS
from gui.parts.worms import FACE, paint_face
from gui.report.season import Season, SeasonRow
from gui.words.days import night_words
from gui.words.words import counted, labelled, words

WIDE = 826
_HEAD, _FOOT, _ROW, _ROWS = 50, 34, 80, 5
_NAME, _FIRST, _PITCH, _POINTS = 106, 296, 72, 802
_NIGHTS, _FEWER, _TALL = 6, 4, 1.2
"""So many nights stand there; fewer where letters are so much larger than pictures."""
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_NOTCH = 120
"""How far a wheel turns for one step, as Qt counts it."""


class SeasonTable(Scaled, PaintedCard):
    """Shows the last nights and the first rows; arrows and the wheel show the others."""

    UNITS = WIDE

    def __init__(self, moved: Callable[[], None]) -> None:
        """Call *moved* when other nights are shown."""
        super().__init__()
        self._moved = moved
        self._season: Season | None = None
        self._own = b""
        self._night = self._row = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_season(self, season: Season, own: bytes) -> None:
        """Show *season*; *own* is the key of our player."""
        self._season, self._own = season, own
        self._night, self._row = len(season.nights), 0
        self.setAccessibleName(season.name)
        said = [labelled(f"{self._place(row)}. {row.name}", row.points) for row in season.rows]
        self.setAccessibleDescription(". ".join(said))
        self.move_on(0, 0)

    @property
    def more(self) -> tuple[bool, bool]:
        """Whether there are older nights, and newer ones, than those that are shown."""
        nights = len(self._season.nights) if self._season else 0
        return self._night > 0, self._night + _columns() < nights

    @staticmethod
    def least() -> float:
        """Return how high the card has to be, in units."""
        row = lettered(32) if look().text > LARGE else lettered(50)
        return _head() + _ROWS * max(56.0, row) + _foot()

    def move_on(self, nights: int, rows: int) -> bool:
        """Show what lies so many *nights* and *rows* further; return whether there are any."""
        season, before = self._season, (self._night, self._row)
        if season is None:
            return False
        self._night = max(0, min(self._night + nights, len(season.nights) - _columns()))
        self._row = max(0, min(self._row + rows, len(season.rows) - _ROWS))
        self._moved()
        self.update()
        return (self._night, self._row) != before

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or not self.move_on(*step):
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Show other rows, or other nights where the wheel turns sideways."""
        turn = event.angleDelta()
        steps = round(-turn.x() / _NOTCH), round(-turn.y() / _NOTCH)
        event.setAccepted(self.move_on(*steps))  # else the page scrolls

    def _scale(self) -> None:
        """Show as many nights as there is room for."""
        self.move_on(0, 0)

    def draw(self, painter: QPainter, high: float) -> None:
        """Paint the head, the rows, and what gold and dots mean."""
        season = self._season
        if season is None:
            return
        columns = range(self._night, min(len(season.nights), self._night + _columns()))
        self._paint_heading(painter, season, columns)
        head = _head()
        row = min(_ROW, (high - head - _foot()) / _ROWS)
        for at, one in enumerate(self._seen(season)):
            self._paint_row(
                painter, season, one, QRectF(10, head + at * row, WIDE - 20, row), columns
            )
        foot = QRectF(24, head + _ROWS * row, WIDE - 48, high - head - _ROWS * row)
        if season.rows:
            said = words("Gold: best of the night. Dotted: was not there.")
            write(painter, Type.SMALL, look().theme.ink2, said, foot, _LEFT)
        unit = self.width() / WIDE
        paint_focus(painter, self, QRectF(0, 0, WIDE, self.height() / unit), CARD)

    def _seen(self, season: Season) -> list[SeasonRow]:
        """Return the rows that are shown; our own stays."""
        seen = [*season.rows[self._row : self._row + _ROWS]]
        own = next((row for row in season.rows if self._own in row.keys), None)
        if own is not None and own not in seen:
            above = season.rows.index(own) < self._row
            seen[0 if above else -1] = own
        return seen

    def _place(self, row: SeasonRow) -> int:
        assert self._season is not None, "it has rows"
        return 1 + sum(other.points > row.points for other in self._season.rows)

    @staticmethod
    def _paint_heading(painter: QPainter, season: Season, columns: range) -> None:
        ink, year = look().theme.ink2, max(season.nights, default=None)
        high = _head() - 12
        for at, night in enumerate(columns):
            box = QRectF(_first() + (at - 0.5) * _PITCH + 3, 8, _PITCH - 6, high)
            said = night_words(season.nights[night], year.year if year else 0)
            write(painter, Type.SMALL, ink, said, box)
        wins, points = _ends(8, high)
        write(painter, Type.SMALL, ink, words("won"), wins)
        write(painter, Type.SMALL, ink, words("points"), points, _RIGHT)

    def _paint_row(
        self, painter: QPainter, season: Season, row: SeasonRow, box: QRectF, columns: range
    ) -> None:
        theme, middle, is_own = look().theme, box.center().y(), self._own in row.keys
        if is_own:
            fill_with(painter, theme.mint)
            painter.drawRect(box)
        painter.setPen(QPen(QColor(theme.line), 1.5))
        painter.drawLine(QPointF(24, box.top()), QPointF(WIDE - 24, box.top()))
        place = self._place(row)
        write(
            painter,
            Type.NAME,
            theme.ink2,
            str(place),
            QRectF(22, box.top(), 26, box.height()),
            _LEFT,
        )
        side = min(54.0, box.height() * 0.66)
        face = QRectF(72 - side / 2, middle - side * FACE / 2 + 3, side, side * FACE)
        leads = place == 1 and row.points > 0
        paint_face(painter, face, row.worm, "happy" if leads else "looks")
        if leads:
            crown = box_round(
                QPointF(face.center().x() - 1, face.top() + 2), side * 0.76, side * 0.76 * 90 / 136
            )
            paint_picture(painter, "crown", crown)
        self._paint_name(
            painter, row, QRectF(_NAME, box.top(), _first() - 30 - _NAME, box.height())
        )
        for at, night in enumerate(columns):
            spot = QPointF(_first() + at * _PITCH, middle)
            _paint_night(painter, spot, row.nights[night], is_best=season.is_best(row, night))
        wins, points = _ends(box.top(), box.height())
        write(painter, Type.NAME, theme.ink, str(row.wins), wins)
        write(painter, Type.TITLE, theme.ink, str(row.points), points, _RIGHT)

    def _paint_name(self, painter: QPainter, row: SeasonRow, box: QRectF) -> None:
        theme, step = look().theme, lettered(23)
        if look().text > LARGE:
            write(painter, Type.NAME, theme.ink, row.name, box, _LEFT)
            return
        top = QRectF(box.left(), box.center().y() - step, box.width(), step)
        write(painter, Type.NAME, theme.ink, row.name, top, _LEFT)
        key = QRectF(box.left(), top.bottom() + 3, 18, 18)
        paint_icon(painter, "key", key, theme.ink2)
        said = top.translated(24, step).adjusted(0, 0, -24, 0)
        write(painter, Type.SMALL, theme.ink2, self._known(row), said, _LEFT)

    def _known(self, row: SeasonRow) -> str:
        """Return by what the player of *row* is known."""
        if self._own in row.keys:
            return words("that is you")
        count = len(row.keys)
        if count > 1:
            return counted(count, "{count} laptop", "{count} laptops")
        return words("known by key")


def _columns() -> int:
    return _FEWER if look().text / look().art > _TALL else _NIGHTS


def _first() -> float:
    """Return where the first night stands: names have the most of what fewer nights leave."""
    return _FIRST + (_NIGHTS - _columns()) * _PITCH * 0.4


def _head() -> float:
    return max(_HEAD, lettered(32))


def _foot() -> float:
    return max(_FOOT, lettered(24))


def _ends(top: float, high: float) -> tuple[QRectF, QRectF]:
    """Return where wins and points stand, behind the last night."""
    left = _first() + (_columns() - 0.5) * _PITCH + 6
    each = (_POINTS - left) / 2
    return QRectF(left - 10, top, each + 10, high), QRectF(_POINTS - each, top, each, high)


def _paint_night(painter: QPainter, spot: QPointF, points: int | None, *, is_best: bool) -> None:
    theme = look().theme
    box = QRectF(spot.x() - 24, spot.y() - 20, 48, 40)
    if points is None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.edge), 2, Qt.PenStyle.DotLine))
        painter.drawEllipse(spot, 10, 10)
        return
    if is_best:
        radius = min(max(19.0, lettered(15)), _PITCH / 2 - 3)  # clear of the night beside it
        painter.setBrush(QColor(MEDALS[0]))
        painter.setPen(QPen(QColor(DAY.amberink).darker(160), 2.5))
        painter.drawEllipse(spot, radius, radius)
    write(painter, Type.NAME, DAY.ink if is_best else theme.ink, str(points), box)
