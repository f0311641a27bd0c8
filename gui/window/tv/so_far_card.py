"""What has happened so far, in one look: for a television that is switched on late."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from core.table.looks import BY_SEAT
from gui.kit.card import Card
from gui.kit.clock import Timer
from gui.kit.fills import fill_box
from gui.kit.headline import fitting
from gui.kit.theme import Type, inset, look, px
from gui.parts.dice import paint_die
from gui.parts.hats import Who
from gui.parts.worms import paint_face
from gui.words.past_round import PastRound
from gui.words.words import counted, words

MOST = 5
"""How many rounds have room; the last ones are shown."""
LIGHT_MS, STAYS_MS = 350, 8000
"""The time from one round that lights up to the next, and after which all goes."""
_CORNER, _PAD, _TITLE, _WIDE, _GAP, _DIE, _PITCH, _FACE = 14, 9, 100, 151, 9, 20, 25, 21


class SoFarCard(Card):
    """A strip of the last rounds, which light up one after the other."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(_CORNER)
        self.setParent(parent)
        self.rounds: tuple[PastRound, ...] = ()
        self.worms: Sequence[Who] = BY_SEAT
        """By seat, whose faces and dice are shown."""
        self._count = self._lit = 0
        self._lights = Timer(self, interval=LIGHT_MS)
        self._lights.timeout.connect(self._light)
        self.stays = Timer(self, singleShot=True, interval=STAYS_MS)
        self.hide()

    @property
    def is_lit(self) -> bool:
        """Whether all rounds have lit up."""
        return self._lit >= len(self.rounds)

    def begin(self, rounds: Sequence[PastRound]) -> None:
        """Show the last of *rounds* for a while; nothing if there is none."""
        self.rounds, self._count, self._lit = tuple(rounds[-MOST:]), len(rounds), 0
        self.setAccessibleName(words("So far"))
        self.setVisible(bool(rounds))
        if rounds:
            self._lights.start()
            self.stays.start()
        self.update()

    def end(self) -> None:
        """Go: the game goes on."""
        self._lights.stop()
        self.stays.stop()
        self.hide()

    def _light(self) -> None:
        self._lit += 1
        if self.is_lit:
            self._lights.stop()
        self.update()

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        left, wide, gap = px(_PAD), px(_TITLE), px(_GAP)
        high = self.height() - 2 * left
        upper = QRectF(left + px(3), left, wide - px(6), high * 0.5)
        self._write(painter, upper, Type.TITLE, words("So far"), look().theme.ink)
        said = counted(self._count, "{count} round in one look", "{count} rounds in one look")
        lower = QRectF(upper.left(), upper.bottom(), upper.width(), high * 0.4)
        self._write(painter, lower, Type.STRONG, said, look().theme.ink2)
        room = self.width() - 2 * left - wide
        pitch = min((room + gap) / MOST, px(_WIDE + _GAP))
        for at, past in enumerate(self.rounds):
            frame = QRectF(left + wide + at * pitch, px(_PAD), pitch - gap, high)
            is_last = at == len(self.rounds) - 1
            painter.setOpacity(1 if at <= self._lit else 0.25)
            self._paint_round(painter, frame, past, is_last=is_last)

    def _paint_round(
        self, painter: QPainter, frame: QRectF, past: PastRound, *, is_last: bool
    ) -> None:
        theme = look().theme
        fill_box(painter, frame, px(8), theme.amberpale if is_last else theme.paper2)
        inside = inset(frame, 8, 5)
        half = inside.height() / 2
        label = QRectF(inside.left(), inside.top(), inside.width(), half)
        if past.dice:
            label.setWidth(px(14))
        self._write(painter, label, Type.HEADING, past.label, theme.ink)
        room = (inside.right() - label.right() - px(4)) / max(1, len(past.dice))
        side = min(px(_DIE), half, room - px(2))
        for at, (seat, face) in enumerate(past.dice):
            left = label.right() + px(4) + at * min(px(_PITCH), room)
            paint_die(
                painter, QRectF(left, inside.top(), side, side * 1.08), face, self.worms[seat]
            )
        left, face_side = inside.left(), min(px(_FACE), half)
        for seat in past.seats:
            face_frame = QRectF(left, inside.bottom() - face_side, face_side, face_side)
            paint_face(painter, face_frame, self.worms[seat])
            left += face_side + px(3)
        said = QRectF(left + px(3), inside.top() + half, inside.right() - left - px(3), half)
        self._write(painter, said, Type.CHIP, past.said, theme.ink)

    def _write(self, painter: QPainter, frame: QRectF, use: Type, said: str, colour: str) -> None:
        painter.setFont(fitting(use, said, frame.width(), frame.height()))
        painter.setPen(QColor(colour))
        painter.drawText(frame, Qt.AlignmentFlag.AlignVCenter, said)
