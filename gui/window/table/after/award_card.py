"""The awards of a game: three medals with a face in each."""

from collections.abc import Sequence
from math import sin, tau

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QToolTip

from gui.kit.animation import part
from gui.kit.label import tip
from gui.kit.painted import placed
from gui.kit.painted_card import LARGE, PaintedCard, lettered, write
from gui.kit.sway import Sway
from gui.kit.theme import Type, look
from gui.parts.hats import Who
from gui.parts.rosette import DISC, paint_rosette
from gui.words.award import Award
from gui.words.words import labelled, words

WIDE, HIGH = 716, 142
_TITLE, _LINE = 24, 22
_APART_MS, _SWING_MS, _MOST = 120, 500, 3
_COME_MS = _APART_MS * (_MOST - 1) + _SWING_MS
_LEAN, _SWINGS, _SHOWN = 6, 2, 0.25
"""How far a medal swings to each side, in degrees, how often, and by when it is whole."""
_TALL = 180
"""From this height on the words stand below the medal."""


class AwardCard(PaintedCard):
    """Shows what was given."""

    UNITS = WIDE

    def __init__(self) -> None:
        super().__init__()
        self._awards: tuple[Award, ...] = ()
        self._worms: Sequence[Who] = ()
        self._comes = Sway(self, _COME_MS, 0)
        self._comes.setEasingCurve(QEasingCurve.Type.Linear)

    def come(self) -> None:
        """Let the medals swing in, one after the other."""
        self._comes.turn_on()

    def show_awards(self, awards: tuple[Award, ...], worms: Sequence[Who]) -> None:
        """Show *awards* on *worms*, by seat; with none the card is not there."""
        self._awards, self._worms = awards, worms
        self.setVisible(bool(awards))
        self.setAccessibleName(words("Awards"))
        self.setAccessibleDescription(". ".join(labelled(one.title, one.line) for one in awards))
        self.update()

    def event(self, event: QEvent) -> bool:
        """Tell the award under the mouse whole."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._awards:
            at = event.pos().x() * len(self._awards) // max(1, self.width())
            one = self._awards[min(at, len(self._awards) - 1)]
            QToolTip.showText(event.globalPos(), tip(labelled(one.title, one.line)), self)
            return True
        return super().event(event)

    def draw(self, painter: QPainter, high: float) -> None:
        """Paint the medals side by side."""
        pitch = (WIDE - 24) / max(1, len(self._awards))
        gone = self._comes.share(is_on=True) * _COME_MS
        for at, award in enumerate(self._awards):
            share = part(gone, at * _APART_MS, at * _APART_MS + _SWING_MS)
            painter.setOpacity(min(1.0, share / _SHOWN))
            self._paint_award(painter, award, QRectF(12 + at * pitch, 0, pitch, high), share)
        painter.setOpacity(1.0)

    def _paint_award(self, painter: QPainter, award: Award, room: QRectF, share: float) -> None:
        size = min(1.0, room.height() / HIGH)
        is_above = room.height() >= _TALL
        middle = QPointF(room.left() + 52, room.top() + 62 * size)
        if is_above:
            middle = QPointF(room.center().x(), room.top() + 66)
        with placed(
            painter,
            middle - QPointF(0, DISC * size),
            _LEAN * sin(tau * _SWINGS * share) * (1 - share),
        ):
            hangs = QPointF(0, DISC * size)
            paint_rosette(painter, hangs, size, self._worms[award.seat], award.kind)
        if is_above:
            _write_below(painter, award, room)
            return
        left = middle.x() + DISC * size + 12
        wide, theme = room.right() - left - 4, look().theme
        lines = [] if lettered(1.0) > LARGE else _broken(award.line, wide)  # else the tip tells it
        title, step = lettered(_TITLE), lettered(_LINE)
        top = max(6.0, room.center().y() - (title + len(lines) * step) / 2)
        at_left = Qt.AlignmentFlag.AlignLeft
        box = QRectF(left, top, wide, title)
        write(painter, Type.HEADING, theme.ink, award.title, box, at_left)
        for number, line in enumerate(lines):
            below = QRectF(left, box.bottom() + number * step, wide, step)
            write(painter, Type.BODY, theme.ink2, line, below, at_left)


def _write_below(painter: QPainter, award: Award, room: QRectF) -> None:
    """Write what an award is for below its medal."""
    theme, title, step = look().theme, lettered(_TITLE + 4), lettered(_LINE)
    box = QRectF(room.left() + 6, room.bottom() - title - step - 8, room.width() - 12, title)
    write(painter, Type.HEADING, theme.ink, award.title, box)
    line = QRectF(box.left(), box.bottom(), box.width(), step)
    write(painter, Type.CARD, theme.ink2, award.line, line)


def _broken(line: str, wide: float) -> list[str]:
    """Break *line* into two where it is longer than *wide* units."""
    letters = max(8, int(wide / lettered(8.2)))
    if len(line) <= letters:
        return [line]
    cut = line.rfind(" ", 0, letters + 1)
    cut = cut if cut > 0 else line.find(" ")
    return [line] if cut < 0 else [line[:cut], line[cut + 1 :]]
