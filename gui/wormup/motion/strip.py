"""The strip of envelopes and dice: sealed bids, open bids, what cancels what, the order of moves.

Law: it paints cards; reveal.py moves them.
"""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.parts.discs import disc, paint_focus, seat_colour
from gui.parts.label import tip
from gui.parts.theme import BAD, GOOD, HINT, INK, LINE, PAPER
from gui.words.words import words
from gui.wormup.board.pixmaps import die, envelope
from gui.wormup.motion.cards import GHOST, Card

_TRAY, _WIDEST = 1.9, 7
_GHOST_COLOUR = QColor("#7c8794")
_UNIT = tuple(QPointF(cos(pi * corner / 8), sin(pi * corner / 8)) for corner in range(16))


class Strip(QWidget):
    """Shows cards; it is painted only when they change.

    A *tray* lies on the board: larger, on its own ground, and transparent to the mouse.
    """

    die_clicked = Signal()

    def __init__(self, *, is_tray: bool = False) -> None:
        super().__init__()
        self._cards: tuple[Card, ...] = ()
        self._is_tray = is_tray
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, is_tray)
        self.setAccessibleName(words("Bids"))
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)

    @property
    def cards(self) -> tuple[Card, ...]:
        """What is shown."""
        return self._cards

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        """Show *cards*, each at its own place."""
        if cards == self._cards:
            return
        if len(cards) != len(self._cards):
            self.updateGeometry()
        self._cards = cards
        can_ask = not self._is_tray and any(card.face is not None for card in cards)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if can_ask else Qt.FocusPolicy.NoFocus)
        spoken = "; ".join(card.spoken() for card in cards)
        self.setAccessibleDescription(spoken)
        self.setToolTip(tip(spoken))
        self.update()

    def lay_on(self, board: QWidget) -> None:
        """Show the strip in the middle of *board*, as large as there is room for."""
        self.setParent(board)
        font = board.font()
        font.setPointSizeF(font.pointSizeF() * _TRAY)
        self.setFont(font)
        size = self.sizeHint().boundedTo(board.size())
        self.setGeometry(
            (board.width() - size.width()) // 2,
            (board.height() - size.height()) // 2,
            size.width(),
            size.height(),
        )
        self.show()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Ask about the die that is clicked."""
        wide = self._wide()
        at = event.position().x()
        if any(
            c.face is not None and c.place * wide <= at < (c.place + 1) * wide for c in self._cards
        ):
            self.die_clicked.emit()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Ask about the dice."""
        if event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.die_clicked.emit()
        else:
            super().keyPressEvent(event)

    def _wide(self) -> float:
        """Return the width of a card in px."""
        return min(self.width() / max(1, len(self._cards)), self._line() * _WIDEST)

    def _line(self) -> int:
        return self.fontMetrics().height()

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return room for a die and a name on each card."""
        line, metrics = self._line(), self.fontMetrics()
        names = [metrics.horizontalAdvance(card.name) + line + 8 for card in self._cards]
        wide = min(max(round(line * 3.9), *names, 0), line * _WIDEST)
        return QSize(max(1, len(names)) * wide, line + 22 + round(line * 1.5) + 10)

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return room for names cut short."""
        return QSize(len(self._cards) * self._line() * 3, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Paint every card, the colliding ones last."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if not self._cards:
            return
        if self._is_tray:
            painter.setBrush(QColor(251, 247, 238, 235))
            painter.setPen(QPen(LINE, 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 10, 10)
        wide = self._wide()
        for card in sorted(self._cards, key=lambda card: card.has_bumped):
            frame = QRectF(card.place * wide, 0, wide, self.height()).adjusted(2, 1, -2, -1)
            if self._is_tray:
                frame.adjust(0, 4, 0, -5)
            self._paint(painter, card, frame)
        if self.hasFocus():
            paint_focus(painter, self.rect())
        painter.end()

    def _paint(self, painter: QPainter, card: Card, frame: QRectF) -> None:
        line = self._line()
        if card.turn == 1:
            painter.setPen(QPen(HINT, 2.5))
            painter.setBrush(QColor(255, 255, 255, 150))
            painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), 6, 6)
        size = min(frame.width() - 6, frame.height() - line - 10)
        middle = QPointF(frame.center().x(), frame.top() + 7 + size / 2 - card.lift * size)
        painter.save()
        painter.translate(middle)
        painter.rotate(card.tilt)
        painter.setOpacity(0.6 if card.is_void or card.is_out else 1.0)
        self._thing(painter, card, round(size))
        painter.restore()
        if card.is_void:
            self._crossed(painter, middle, size)
        if card.spare is not None:
            painter.setOpacity(0.55)
            small = round(size * 0.5)
            spare = die(card.spare, small, _GHOST_COLOUR.rgb(), self.devicePixelRatio())
            painter.drawPixmap(QPointF(frame.right() - small, frame.top() + 2), spare)
            painter.setOpacity(1.0)
        if card.has_bumped:
            _star(painter, QPointF(middle.x(), middle.y() - size * 0.3), size * 0.3)
        if card.turn:
            _chip(painter, frame, line, str(card.turn))
        self._name(painter, card, QRectF(frame.left(), frame.bottom() - line, frame.width(), line))

    def _thing(self, painter: QPainter, card: Card, size: int) -> None:
        """Paint what lies there, around the origin."""
        ratio = self.devicePixelRatio()
        colour = _GHOST_COLOUR if card.seat == GHOST else seat_colour(card.seat)
        if card.face is not None and card.opened > 0.5:
            wide = max(1.0, size * (2 * card.opened - 1))
            pixmap = die(card.face, size, colour.rgb(), ratio)
            painter.drawPixmap(
                QRectF(-wide / 2, -size / 2, wide, size), pixmap, QRectF(pixmap.rect())
            )
            if card.number:
                self._number(painter, card.number, size)
        elif card.has_envelope or card.face is not None:
            pixmap = envelope(size, colour.rgb(), card.letter, ratio)
            wide = size * (1 - 2 * min(card.opened, 0.5)) if card.face is not None else size
            tall = pixmap.deviceIndependentSize().height()
            painter.drawPixmap(
                QRectF(-wide / 2, -tall / 2, max(1.0, wide), tall), pixmap, QRectF(pixmap.rect())
            )
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(LINE, 1.5, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(QRectF(-size * 0.4, -size * 0.3, size * 0.8, size * 0.6), 4, 4)

    def _number(self, painter: QPainter, number: int, size: int) -> None:
        """Write how many segments an X moves on a corner of its die."""
        box = QRectF(size * 0.05, size * 0.05, size * 0.5, size * 0.5)
        painter.setBrush(PAPER)
        painter.setPen(QPen(INK, 1))
        painter.drawEllipse(box)
        font = painter.font()
        font.setBold(True)
        font.setPixelSize(max(8, round(size * 0.36)))
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _crossed(self, painter: QPainter, middle: QPointF, size: float) -> None:
        reach = QPointF(size * 0.46, -size * 0.46)
        for pen in (QPen(QColor("white"), 5), QPen(BAD, 3)):
            painter.setPen(pen)
            painter.drawLine(middle - reach, middle + reach)

    def _name(self, painter: QPainter, card: Card, frame: QRectF) -> None:
        metrics = painter.fontMetrics()
        wide = 0.0 if card.seat == GHOST else frame.height() * 0.9
        text = metrics.elidedText(
            card.name, Qt.TextElideMode.ElideRight, round(frame.width() - wide - 2)
        )
        left = frame.center().x() - (wide + 2 + metrics.horizontalAdvance(text)) / 2
        if card.seat != GHOST:
            size = round(wide * 0.8)
            pixmap = disc(card.seat, size, card.letter, self.devicePixelRatio())
            painter.drawPixmap(
                QPointF(left, frame.top() + (frame.height() - size * 1.25) / 2), pixmap
            )
        painter.setPen(LINE if card.is_void or card.is_out else self.palette().windowText().color())
        painter.drawText(
            QRectF(left + wide + 2, frame.top(), frame.width(), frame.height()),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            text,
        )


def _chip(painter: QPainter, frame: QRectF, line: int, text: str) -> None:
    """Write a seat's turn in the corner."""
    box = QRectF(frame.left() + 3, frame.top() + 3, line * 1.1, line * 1.1)
    painter.setBrush(GOOD)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(box)
    painter.setPen(QColor("white"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _star(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Draw a collision as comics do."""
    points = []
    for corner in range(16):
        reach = radius if corner % 2 == 0 else radius * 0.5
        points.append(middle + _UNIT[corner] * reach)
    painter.setBrush(QColor("#ffd84a"))
    painter.setPen(QPen(INK, 1.2))
    painter.drawPolygon(QPolygonF(points))
