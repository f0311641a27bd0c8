"""The score of the evening: every player's places and points, and how they grew as worms."""

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPen

from gui.kit.art import paint_picture
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Page, Tray
from gui.kit.chip import Chip, Tone
from gui.kit.layout import LaidOut
from gui.kit.painted_card import PaintedCard, write
from gui.kit.role_label import role_label
from gui.kit.theme import Px, Type, look, px
from gui.kit.tokens import DAY, MARGIN, MEDALS
from gui.parts.game_view import EndAction
from gui.parts.hats import head_name, worm_name
from gui.parts.medal import paint_medal
from gui.parts.worms import FACE, paint_face
from gui.report.evening_score import PlayerEvening, ShownEvening, lead_words
from gui.report.series import Ranking, points_words, total_words
from gui.report.terms_words import following_words
from gui.words.table_words import listed
from gui.words.words import counted, words

_TABLE, _CHART = 640, 592
_ROW, _HEAD, _FOOT = 97, 44, 52
_BEAD, _BESIDE, _BLOCK = 21, 9, 24
_LINES = 3
"""A line of the chart every so many points."""


class EveningPage(LaidOut, Page):
    """Shows the evening in a table and a chart; a button leads on."""

    _TOP = Px(84)
    lays_at_once = True

    wished = Signal(EndAction)
    left = Signal()
    """Back to the end of the game."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = ShownEvening((), are_races=True, all_check=False)
        self.title = role_label("title", wraps=False)
        self.games, self.checked = Chip("", Tone.PEOPLE, "flag"), Chip("", Tone.GOOD, "check")
        self.table, self.chart, self.tray = ScoreTable(), ScoreChart(), Tray()
        self.close_table = Button(words("Close the table"), ButtonKind.QUIET, "door")
        self.save = Button(words("Save a picture"), ButtonKind.TRAY, "save")
        self.next_game = Button(words("Again!"), ButtonKind.BIG, "turn")
        for key, wish in (
            (self.close_table, EndAction.CLOSE),
            (self.save, EndAction.SAVE),
            (self.next_game, EndAction.AGAIN),
        ):
            key.clicked.connect(partial(self.wished.emit, wish))
            self.tray.buttons.addWidget(key)
        for part in (self.title, self.games, self.checked, self.table, self.chart, self.tray):
            part.setParent(self)
        self.setFocusProxy(self.next_game)

    def show_evening(self, shown: ShownEvening) -> None:
        """Show an evening."""
        self._shown = shown
        evenings = shown.evenings
        self.title.setText(words("{name}'s evening", name=evenings[0].name))
        self.games.become(_count_words(shown), Tone.PEOPLE, "flag")
        self.checked.become(words("all check"), Tone.GOOD, "check")
        self.checked.setVisible(shown.all_check)
        self.table.show_evening(evenings, _points_words(shown.series))
        self.chart.show_evening(evenings, are_races=shown.are_races)
        self.next_game.setText(following_words(shown.terms) if shown.terms else words("Again!"))
        self.tray.ask(*_tray_words(shown))
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        margin = px(MARGIN)
        self.tray.lay_out_in(self.width(), self.height())
        high = self.tray.y() - margin - self._TOP
        wide = self.width() - 3 * margin
        left = round(wide * _TABLE / (_TABLE + _CHART))
        self.table.setGeometry(margin, self._TOP, left, high)
        self.chart.setGeometry(2 * margin + left, self._TOP, wide - left, high)
        self.title.adjustSize()
        middle = self._TOP // 2
        x = px(20)
        self.title.move(x, middle - self.title.height() // 2)
        x += self.title.width() + px(18)
        for chip in (self.games, self.checked):
            chip.adjustSize()
            chip.move(x, middle - chip.height() // 2)
            x += chip.width() + px(16)


class ScoreTable(PaintedCard):
    """The places of every game, wins and points: a row for each player."""

    UNITS = _TABLE

    def __init__(self) -> None:
        super().__init__()
        self._evenings: tuple[PlayerEvening, ...] = ()
        self._said = ""

    def show_evening(self, evenings: Sequence[PlayerEvening], said: str) -> None:
        """Show *evenings*; how points are given is *said* below."""
        self._evenings, self._said = tuple(evenings), said
        self.setAccessibleName(words("The evening as a table"))
        self.setAccessibleDescription(" ".join(map(_spoken, evenings)))
        self.update()

    def draw(self, painter: QPainter, high: float) -> None:
        """Paint the rows."""
        if not self._evenings:
            return
        row = min(_ROW, (high - _HEAD - _FOOT) / len(self._evenings))
        count = min(len(self._evenings[0].places), 8)
        step = min(44, 236 / count)
        self._paint_heading(painter, count, step)
        for place, evening in enumerate(self._evenings):
            top = _HEAD + place * row
            _rule(painter, top)
            number = 1 + sum(other.total > evening.total for other in self._evenings)
            _paint_row(painter, evening, number, (top, row), (count, step))
        _rule(painter, _HEAD + len(self._evenings) * row)
        write(
            painter, Type.BODY, look().theme.ink2, self._said,
            QRectF(22, _HEAD + len(self._evenings) * row + 8, 590, 30), Qt.AlignmentFlag.AlignLeft,
        )  # fmt: skip

    def _paint_heading(self, painter: QPainter, count: int, step: float) -> None:
        ink, total = look().theme.ink2, len(self._evenings[0].places)
        for place in range(count):
            box = QRectF(272 + place * step - 22, 14, 44, 32)
            write(painter, Type.BODY, ink, str(total - count + place + 1), box)
        write(painter, Type.BODY, ink, words("won"), QRectF(488, 14, 70, 32))
        box = QRectF(560, 14, 58, 32)
        write(painter, Type.BODY, ink, words("points"), box, Qt.AlignmentFlag.AlignRight)


def _paint_row(
    painter: QPainter,
    evening: PlayerEvening,
    number: int,
    at: tuple[float, float],
    columns: tuple[int, float],
) -> None:
    """Paint one player's row: place, face, name, places, wins, points."""
    theme, (top, row), (count, step) = look().theme, at, columns
    middle = top + row / 2
    paint_medal(painter, QPointF(37, middle), 14, number)
    side = min(66.0, row * 0.66)
    face = QRectF(95 - side / 2, middle - side * FACE / 2 - 4, side, side * FACE)
    mood = "happy" if number == 1 else "thinks" if number == 4 else "looks"
    paint_face(painter, face, evening.worm, mood)
    if number == 1:
        wide = side * 0.72
        crown = QRectF(95 - wide / 2 - 6, middle - side * 0.74, wide, wide * 90 / 136)
        paint_picture(painter, "crown", crown)
    left = Qt.AlignmentFlag.AlignLeft
    write(painter, Type.NAME, theme.ink, evening.name, QRectF(142, middle - 16, 100, 32), left)
    for place, reached in enumerate(evening.places[-count:]):
        at_x = 272 + place * step
        spot = QRectF(at_x - 22, middle - 16, 44, 32)
        if reached == 1:
            painter.setBrush(QColor(MEDALS[0]))
            painter.setPen(QPen(QColor(DAY.amberink).darker(160), 2))
            painter.drawEllipse(QPointF(at_x - 12, middle), 15, 15)
            write(painter, Type.STRONG, DAY.ink, "1", spot.translated(-12, 0))
        else:
            said = str(reached) if reached else "-"
            write(painter, Type.STRONG, theme.ink2, said, spot.translated(-12, 0))
    write(painter, Type.BIG_BUTTON, theme.ink, str(evening.wins), QRectF(488, middle - 18, 70, 36))
    box, said = QRectF(560, middle - 22, 58, 44), points_words(Fraction(evening.total))
    write(painter, Type.HONOUR, theme.ink, said, box, Qt.AlignmentFlag.AlignRight)


class ScoreChart(PaintedCard):
    """The points game by game: every player is a worm that grows, with its head at the end."""

    UNITS = _CHART

    def __init__(self) -> None:
        super().__init__()
        self._evenings: tuple[PlayerEvening, ...] = ()
        self._title = ""

    def show_evening(self, evenings: Sequence[PlayerEvening], *, are_races: bool) -> None:
        """Show *evenings*."""
        self._evenings = tuple(evenings)
        games = words("points, game by game")
        self._title = words("points, race by race") if are_races else games
        self.setAccessibleName(words("The evening as a chart"))
        self.update()

    def draw(self, painter: QPainter, high: float) -> None:
        """Paint the lines, the worms from the last to the leader, and the start."""
        if not self._evenings:
            return
        most = max(evening.total for evening in self._evenings)
        top = max(_LINES, -(-most // _LINES) * _LINES)
        base, tall = high - 76, high - 117
        self._paint_lines(painter, top, base, tall)
        for evening in reversed(self._evenings):
            self._paint_worm(painter, evening, top, (base, tall))
        start = QRectF(36, base - 48, 36, 76)
        theme = look().theme
        painter.setBrush(QColor(theme.table))
        painter.setPen(QPen(QColor(DAY.edge), 2.5))
        painter.drawRoundedRect(start, 8, 8)

    def _paint_lines(self, painter: QPainter, top: int, base: float, high: float) -> None:
        theme, right = look().theme, Qt.AlignmentFlag.AlignRight
        head = QRectF(88, 12, 420, 26)
        left = Qt.AlignmentFlag.AlignLeft
        write(painter, Type.BODY, theme.ink2, self._title, head, left)
        for value in range(0, top + 1, _LINES):
            y = base - high * value / top
            painter.setPen(QPen(QColor(theme.line), 1.5))
            painter.drawLine(QPointF(44, y), QPointF(512, y))
            write(painter, Type.BODY, theme.ink2, str(value), QRectF(0, y - 13, 30, 26), right)
        write(painter, Type.STRONG, theme.ink2, words("start"), QRectF(14, base + 26, 80, 26))
        for game in range(1, len(self._evenings[0].places) + 1):
            box = QRectF(self._x(game) - 20, base + 26, 40, 26)
            write(painter, Type.STRONG, theme.ink2, str(game), box)

    def _x(self, game: int) -> float:
        """Return where *game* is; 0 is the start."""
        return 54 + 432 * game / len(self._evenings[0].places)

    def _spots(self, evening: PlayerEvening, top: int, down: tuple[float, float]) -> list[QPointF]:
        """Return the places of a worm, beside those who have as many points."""
        base, high = down
        spots = []
        for game in range(len(evening.points) + 1):
            sums = [one.points[game - 1] if game else 0 for one in self._evenings]
            own = sums[self._evenings.index(evening)]
            equal = [one for one, total in zip(self._evenings, sums, strict=True) if total == own]
            beside = equal.index(evening) * 2 - len(equal) + 1
            apart = min(_BESIDE, _BLOCK / max(1, len(equal) - 1))
            spots.append(QPointF(self._x(game), base - high * own / top + beside * apart))
        return spots

    def _paint_worm(
        self, painter: QPainter, evening: PlayerEvening, top: int, down: tuple[float, float]
    ) -> None:
        spots = self._spots(evening, top, down)
        path = _smooth(spots)
        length = path.length()
        beads = int(length / (_BEAD * 0.97))
        worm = worm_name(evening.worm)
        for place in range(beads, 0, -1):
            at = path.pointAtPercent(path.percentAtLength(length - place * _BEAD * 0.97))
            paint_picture(painter, f"segment-{worm}", _round(at, _BEAD))
        paint_picture(painter, head_name(evening.worm), _round(spots[-1], _BEAD * 1.62))
        box = QRectF(512, spots[-1].y() - 15, 76, 30)
        left = Qt.AlignmentFlag.AlignLeft
        write(painter, Type.NAME, look().theme.ink, evening.name, box, left)


def _smooth(spots: Sequence[QPointF]) -> QPainterPath:
    """Return a way through *spots* that never swings over them."""
    rises = [b.y() - a.y() for a, b in pairwise(spots)]
    inner = [(a + b) / 2 if a * b > 0 else 0.0 for a, b in pairwise(rises)]
    slopes = [rises[0], *inner, rises[-1]]
    path = QPainterPath(spots[0])
    for (a, b), (start, end) in zip(pairwise(spots), pairwise(slopes), strict=True):
        third = (b.x() - a.x()) / 3
        first = QPointF(a.x() + third, a.y() + start / 3)
        path.cubicTo(first, QPointF(b.x() - third, b.y() - end / 3), b)
    return path


def _round(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def _rule(painter: QPainter, y: float) -> None:
    painter.setPen(QPen(QColor(look().theme.line), 1.5))
    painter.drawLine(QPointF(22, y), QPointF(_TABLE - 22, y))


def _count_words(shown: ShownEvening) -> str:
    """Return how many games have been played."""
    count = len(shown.evenings[0].places)
    if shown.series is not None:
        games = shown.series.series.games
        return (
            counted(games, "{done} of {count} race", "{done} of {count} races", done=count)
            if shown.are_races
            else counted(games, "{done} of {count} game", "{done} of {count} games", done=count)
        )
    return (
        counted(count, "{count} race", "{count} races")
        if shown.are_races
        else counted(count, "{count} game", "{count} games")
    )


def _points_words(series: Ranking | None) -> str:
    """Return how points are given."""
    if series is None:
        return words("A point for everybody you leave behind.")
    points = ", ".join(map(str, series.series.points))
    if series.series.drops_worst:
        return words("Points by place: {points}; the worst game is left out.", points=points)
    return words("Points by place: {points}.", points=points)


def _tray_words(shown: ShownEvening) -> tuple[str, str]:
    """Return who leads or has won, and what there is to say of it."""
    lead, hope = lead_words(shown.evenings, are_races=shown.are_races)
    if shown.series is None:
        return lead, hope
    flaws = " ".join(shown.series.flaw_lines())
    if not shown.series.is_complete:
        return lead, flaws
    first = [row.name for row in shown.series.rows if row.place == 1]
    if len(first) > 1:
        return words("{names} have won the evening together", names=listed(first)), flaws
    return words("{name} has won the evening", name=first[0]), flaws


def _spoken(evening: PlayerEvening) -> str:
    """Return a row of the table in words."""
    wins = counted(evening.wins, "{count} win", "{count} wins")
    points = total_words(Fraction(evening.total))
    return words("{name}: {wins}, {points}.", name=evening.name, wins=wins, points=points)
