"""Where everything of a fan lies, in any look: the paper under the die, its faces, what pays."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QFontMetrics

from gui.cozy.hour.fan_face import FanFace
from gui.kit.theme import Type, font, look

COUNT = 6
_WIDE = 572
_SHADOW = 24
"""The room for the shadow round the paper."""
_LISTED = 1.5
"""From this size of text on the faces stand in a list."""
_SAG, _TILT = 7.0, 3.2
"""How far the outer faces hang lower, and the degrees between two of them."""


class FanRoom:
    """The places of a fan that hangs from *die* over *hand*, within a view of size *over*."""

    def __init__(self, hand: QRect, die: QPointF, over: QSize) -> None:
        art = look().art
        self.is_list = look().size >= _LISTED
        self._high = FanFace.high(is_listed=self.is_list)
        lines = 2 if art < 1 or self.is_list else 1
        pay = max(46 * art, lines * QFontMetrics(font(Type.STRONG)).lineSpacing() + 8 * art)
        rows = COUNT if self.is_list else 1
        wide = hand.width() if art < 1 else max(_WIDE * art, hand.width())
        high = rows * self._high + pay + 32 * art
        top = max(0.0, min(die.y(), over.height() - high - 8 * art))
        out = round(_SHADOW * art)
        whole = QRectF(hand.right() + 1 - wide, top, wide, high).toRect()
        self.frame = whole.adjusted(-out, -out, out, out)
        """In the view, with the room for the shadow."""
        self.paper = QRectF(out, out, whole.width(), whole.height())
        margin, foot = 16 * art, self.paper.bottom() - 14 * art
        self.pays = QRectF(out + margin, foot - pay, whole.width() - 2 * margin, pay)
        """The line that says what pays."""
        side = 36 * art
        self.payer = QRectF(self.pays.left() + 10 * art, self.pays.center().y() - side / 2, side, 0)
        self.payer.setHeight(side)
        self.die = die - QPointF(self.frame.topLeft())
        """The foot of the die, from the upper left corner."""

    def face(self, number: int, share: float) -> QRect:
        """Return where the face *number* is, *share* of the way from the die."""
        art, paper, high = look().art, self.paper, self._high
        inset = 8 * art
        each = (paper.width() - 2 * inset) / COUNT
        sag = _SAG * art * (self.lean(number) / self.lean(0)) ** 2
        home = QRectF(paper.left() + inset + number * each, paper.top() + inset + sag, each, high)
        if self.is_list:
            top = paper.top() + 10 * art + number * high
            home = QRectF(paper.left() + inset, top, paper.width() - 2 * inset, high)
        home.translate((self.die - home.center()) * (1 - share) ** 2)
        return QRect(round(home.left()), round(home.top()), int(home.width()), round(high))

    @staticmethod
    def lean(number: int) -> float:
        """Return by how many degrees the face *number* is tilted."""
        return (number - (COUNT - 1) / 2) * _TILT
