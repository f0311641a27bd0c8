"""What the replay says of an hour: its name and dice above, what was done and what to do below."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout

from core.cozy.turn import Turn
from gui.cozy.past_sheet import paint_dice
from gui.cozy.replay.seat_paint import SeatHour
from gui.cozy.sheet_words import (
    dice_words,
    hour_name,
    hours_words,
    region_words,
    sheet_name,
    sheet_title,
)
from gui.kit.art import HIGH, Casting, paint_paper
from gui.kit.button import Button
from gui.kit.card import Card
from gui.kit.focus import paint_focus
from gui.kit.headline import fitting
from gui.kit.label import tip
from gui.kit.layout import LaidOut, nest, spaced
from gui.kit.role_label import role_label
from gui.kit.theme import Type, look, px
from gui.kit.tokens import CARD, GAP, SMALL
from gui.kit.touch import Touch
from gui.parts.hats import Who
from gui.parts.worms import FACE, paint_face
from gui.words.words import labelled, words

_DIE, _PITCH, _EDGE = 54, 57, 24
_FACE = 36
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class HourHead(Casting, Touch):
    """Names the hour with its dice; a click asks where these came from."""

    casts = (CARD, HIGH)

    def __init__(self) -> None:
        super().__init__()
        self._turn: Turn | None = None
        self._title = self._said = ""

    def show_hour(self, turn: Turn) -> None:
        """Show the hour of *turn*; before a roll, and at the end, the chapter."""
        self._turn = turn if turn.dice is not None else None
        count = len(turn.sheet.hours)
        if self._turn is None:
            self._title = sheet_title(turn.sheet) or sheet_name(turn.sheet)
            self._said = hours_words(turn.sheet)
        else:
            named = {"hour": hour_name(turn.region), "region": region_words(turn.region)}
            self._title = words("{hour}, {region}", **named)
            at = {"hour": turn.hour + 1, "count": count}
            self._said = words("hour {hour} of {count}, for everybody", **at)
        dice = dice_words(turn) if self._turn is not None else ""
        self.setAccessibleName(", ".join(filter(None, (self._title, self._said, dice))))
        self.setToolTip(tip("\n".join(filter(None, (self._title, self._said, dice)))))
        self.update()

    def paint(self, painter: QPainter) -> None:
        now, art = look().theme, look().art
        frame = QRectF(self.rect())
        paint_paper(painter, frame, CARD * art)
        row = frame.adjusted(_EDGE * art, 0, -_EDGE * art, 0)
        if self._turn is not None:
            dice = QRectF(0, 0, 3 * _PITCH * art, min(_DIE * art, row.height() * 0.7))
            dice.moveCenter(QPointF(row.right() - dice.width() / 2, row.center().y()))
            paint_dice(painter, dice, self._turn)
            row.setRight(dice.left() - 8 * art)
        high = row.height() / 2
        upper, lower = (
            row.adjusted(0, 8 * art, 0, -high + 4),
            row.adjusted(0, high - 2, 0, -8 * art),
        )
        painter.setFont(fitting(Type.HEADING, self._title, row.width(), upper.height()))
        painter.setPen(QColor(now.ink))
        painter.drawText(upper, _LEFT, self._title)
        painter.setFont(fitting(Type.SMALL, self._said, row.width(), lower.height()))
        painter.setPen(QColor(now.ink2))
        painter.drawText(lower, _LEFT, self._said)
        paint_focus(painter, self, frame.adjusted(6, 6, -6, -6), CARD * art)


class HourStrip(LaidOut, Card):
    """Says what the player of the large sheet did in the hour, with the two ways on."""

    lays_at_once = True

    def __init__(self, *buttons: Button) -> None:
        super().__init__()
        self._worm: Who = None
        self.heading, self.said = role_label("strong"), role_label("small")
        self._row = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), gap=SMALL)
        self._told = told = spaced(QVBoxLayout(), gap=2)
        told.addStretch(1)
        for label in (self.heading, self.said):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            told.addWidget(label)
        told.addStretch(1)
        nest(self._row, told, 1)
        self._keys = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight), gap=2)
        for button in buttons:
            self._keys.addWidget(button)
        nest(self._row, self._keys)
        self._buttons = buttons

    def tell(self, shown: SeatHour, what: str, said: str, *, is_bots: bool) -> None:
        """Say *what* somebody did, or a bot would have done in that place."""
        self._worm = shown.worm
        name = words("A bot's hour") if is_bots else shown.name
        self.heading.setText(labelled(name, what) if what else name)
        self.said.setText(said)
        self.update()

    def high_in(self, wide: int) -> int:
        """Return how high it has to be in *wide* px, and lay it out so."""
        self._break(wide)
        for layout in (self._told, self._keys, self._row):  # Qt does it once it is seen
            layout.invalidate()
        return max(px(76), self._row.totalHeightForWidth(wide))

    def _break(self, wide: int) -> None:
        """Put the keys beside the words, or below them where they would leave too little room."""
        keys = [key for key in self._buttons if not key.isHidden()]
        wanted = sum(key.sizeHint().width() for key in keys)
        left = px(_FACE + 2 * GAP + SMALL)
        is_wide = wide - wanted - left >= 150 * look().text * look().art
        way = QBoxLayout.Direction
        is_tight = wanted + left > wide
        self._keys.setDirection(way.TopToBottom if is_tight else way.LeftToRight)
        self.said.setVisible(not is_tight)
        self._row.setDirection(way.LeftToRight if is_wide else way.TopToBottom)
        spaced(self._row, (left / look().art, 6 if is_wide else GAP, SMALL, 6))

    def _lay_out(self) -> None:
        self._break(self.width())

    def paint(self, painter: QPainter) -> None:
        self.paint_paper(painter)
        art = look().art
        side = _FACE * art
        top = 20 * art if self._row.direction() is QBoxLayout.Direction.LeftToRight else GAP * art
        paint_face(painter, QRectF(20 * art, top, side, side * FACE), self._worm)
