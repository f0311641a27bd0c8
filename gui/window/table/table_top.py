"""The table from above while it fills: who sits round it, and which places are free."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from gui.kit.art import paint_foot_shadow, paint_ground_shadow, paint_shadows
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.fills import box_round, draw_with, fill_with, round_pen
from gui.kit.label import tip
from gui.kit.layout import LaidOut
from gui.kit.painted import Painted, placed
from gui.kit.painted_card import LARGE
from gui.kit.role_label import role_label
from gui.kit.theme import look, px
from gui.kit.tokens import BOARD, GAP, SMALL, TILE
from gui.parts.hats import Who
from gui.parts.paints import UNPAINTED
from gui.parts.worms import paint_face, paint_free
from gui.words.wearing import person_words
from gui.words.words import words

_ROOM = (852, 500)
"""The room that the table and those round it need, in units: px at art 1."""
_WIDE, _HIGH, _CORNER, _EDGE = 500, 300, 118, 12
_UPPER, _LOWER, _ASIDE, _TOP = -165, 109, 283, -205
_PLACES = {1: ((-_ASIDE, -28),), 2: ((-_ASIDE, -28), (_ASIDE, -28))}
"""Where faces are, from the middle of the table; else in the corners, of five one above."""
_CORNERS = ((-_ASIDE, _UPPER), (_ASIDE, _UPPER), (-_ASIDE, _LOWER), (_ASIDE, _LOWER))
_PLACES[5] = (_CORNERS[0], (0, _TOP), *_CORNERS[1:])
_FACE, _TAG = 33, 40
"""The radius of a face, and how far below its middle the name stands."""
_GRAIN = 9
_ROOMY, _ROOMY_ABOVE = 270, 190
"""How wide a key or a name may be, in units: wider ones would cover each other, or a face."""
_CLEAR = -202
"""Where a name at the left ends, if it has room: there the worms begin."""

Laid = Callable[[QPainter, float, int, Sequence[Who]], None]
"""(painter, unit, seats, worms of those who sit there)"""


class TablePlace(NamedTuple):
    """Somebody at the table, in words what *said* says; "" is a free place."""

    name: str = ""
    said: str = ""
    is_coming: bool = False
    """Whether somebody is on the way to it."""
    worm: Who = None


class TableTop(LaidOut, Painted, QWidget):
    """Paints the table; a free place has a button that asks for a bot."""

    bot_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._places: tuple[TablePlace, ...] = ()
        self._laid: Laid | None = None
        self._tags: list[QWidget] = []

    def lay(self, laid: Laid) -> None:
        """Let *laid* paint what lies on the table."""
        self._laid = laid
        self.update()

    def seat(self, places: Sequence[TablePlace], why: str = "") -> None:
        """Show who sits at the *places*; no bot can be had because of *why*."""
        places = tuple(places)
        if places != self._places:
            before = dict(zip(enumerate(self._places), self._tags, strict=True))
            self._places = places
            self._tags = [
                before.pop(one) if one in before else self._tag(one[1]) for one in enumerate(places)
            ]
            for tag in before.values():
                tag.hide()
                tag.deleteLater()
            self._lay_out()
            self.update()
        for tag in self._tags:
            if isinstance(tag, Button):
                tag.bar(why, words("A program of this laptop takes a free seat"))

    def _tag(self, place: TablePlace) -> QWidget:
        """Return what stands below a place: a name, or a key."""
        if not place.name:
            button = Button(words("Add a bot"), ButtonKind.SMALL, "bot")
            button.setAccessibleName(words("Add a bot"))
            button.chosen.connect(self.bot_asked)
            button.setParent(self)
            button.show()
            return button
        tag = Card(TILE, is_low=True)
        tag.setAccessibleName(", ".join((person_words(place.name, place.worm), place.said)))
        tag.setParent(self)
        column = QVBoxLayout(tag)
        column.setContentsMargins(_beside(), 2, _beside(), 2)
        column.setSpacing(0)
        for role, text in (("name", place.name), ("small", place.said)):
            label = role_label(role, text, wraps=False)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
            label.setVisible(bool(text))
        tag.show()
        return tag

    def has_tag_below(self, frame: QRect) -> bool:
        """Return whether a name or a key lies below *frame* of the page."""
        here = frame.translated(-self.pos())
        return any(tag.geometry().intersects(here) for tag in self._tags)

    # -- where everything is -----------------------------------------------------------------------

    @property
    def _unit(self) -> float:
        return min(self.width() / _ROOM[0], self.height() / _ROOM[1])

    @property
    def _middle(self) -> QPointF:
        """The middle of the table's top."""
        return QPointF(self.width() * 0.505, self.height() / 2 + 1 * self._unit)

    def _spots(self) -> list[QPointF]:
        """Return the middle of each face."""
        count = len(self._places)
        return [
            self._middle + QPointF(x, y) * self._unit
            for x, y in _PLACES.get(count, _CORNERS)[:count]
        ]

    def _lay_out(self) -> None:
        """Put the names and buttons below the faces."""
        for tag, spot, place in zip(self._tags, self._spots(), self._places, strict=True):
            is_above = spot.y() < self._middle.y() + (_TOP + 1) * self._unit
            if isinstance(tag, Button):
                tag.setText(words("Add a bot"))
                if tag.sizeHint().width() > (_ROOMY_ABOVE if is_above else _ROOMY) * self._unit:
                    tag.setText("")  # its icon alone; a screen reader still says it
            else:
                most = (_ROOMY_ABOVE if is_above else _ROOMY) * self._unit
                _fit(tag, place, most - 2 * _beside())
            size = tag.sizeHint()
            left, top = spot.x() - size.width() / 2, spot.y() + _TAG * self._unit
            if spot.x() < self._middle.x():
                left = min(left, self._middle.x() + _CLEAR * self._unit - size.width())
            if is_above:
                left, top = spot.x() + 1.2 * _FACE * self._unit, spot.y() - size.height() / 2
            left = min(max(left, px(SMALL)), self.width() - size.width() - px(SMALL))
            top = min(max(top, 0.0), self.height() - size.height())
            tag.setGeometry(round(left), round(top), size.width(), size.height())

    # -- painting ----------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        unit = self._unit
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_top(painter, unit)
        if self._laid is not None:
            with placed(painter, self._middle):
                worms = [one.worm for one in self._places if one.name and not one.is_coming]
                self._laid(painter, unit, len(self._places), worms)
        for place, spot in zip(self._places, self._spots(), strict=True):
            if place.name and not place.is_coming:
                self._paint_face(painter, spot, place.worm)
            else:
                self._paint_free(painter, spot, is_coming=place.is_coming)
        paint_shadows(painter, self._tags)

    def _paint_face(self, painter: QPainter, spot: QPointF, worm: Who) -> None:
        """Paint the face of *worm*; one without paint is smaller, and thinks."""
        unit = _FACE * self._unit / 44 * (1 if worm is not None else 0.8)
        disc = QRectF(-44 * unit, -44 * unit, 88 * unit, 88 * unit).translated(spot)
        paint_foot_shadow(painter, disc)
        frame = QRectF(-60 * unit, -72 * unit, 120 * unit, 124 * unit).translated(spot)
        paint_face(painter, frame, worm, "looks" if worm is not None else "thinks")

    def _paint_free(self, painter: QPainter, spot: QPointF, *, is_coming: bool) -> None:
        """Paint a place where nobody sits, or somebody who is on the way to it."""
        unit, radius = self._unit, _FACE * self._unit
        frame = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
        dots, light = look().theme.rim or UNPAINTED.rim, QColor(look().theme.paper)
        light.setAlphaF(0.3)
        fill_with(painter, light)
        painter.drawEllipse(frame)
        paint_free(painter, frame, dots, 3.4 * unit)
        if is_coming:
            self._paint_face(painter, spot + QPointF(0, 3 * unit), None)
        else:
            _paint_plus(painter, spot, 14 * unit, dots)

    def _paint_top(self, painter: QPainter, unit: float) -> None:
        top, grain, edge, light = map(QColor, BOARD)
        frame = box_round(self._middle - QPointF(0, 6 * unit), _WIDE * unit, _HIGH * unit)
        corner = _CORNER * unit
        paint_ground_shadow(painter, frame.adjusted(-30 * unit, 6 * unit, 34 * unit, 14 * unit))
        fill_with(painter, edge)
        painter.drawRoundedRect(frame.adjusted(0, 0, 0, _EDGE * unit), corner, corner)
        inside = frame.adjusted(1.5 * unit, 1.5 * unit, -1.5 * unit, -1.5 * unit)
        painter.setPen(QPen(edge, 3 * unit))
        painter.setBrush(top)
        painter.drawRoundedRect(inside, corner, corner)
        shape = QPainterPath()
        shape.addRoundedRect(inside, corner, corner)
        with placed(painter):
            painter.setClipPath(shape)
            draw_with(painter, QPen(grain, 1.8 * unit))
            for at in range(1, _GRAIN + 3):
                y = frame.top() + (at * 26 - 14) * unit
                line = QPainterPath(QPointF(frame.left(), y))
                bow = (8 if at % 3 else -4) * unit
                line.cubicTo(
                    QPointF(frame.left() + frame.width() * 0.33, y - bow * 0.6),
                    QPointF(frame.left() + frame.width() * 0.66, y + bow),
                    QPointF(frame.right(), y + bow * 0.2),
                )
                painter.drawPath(line)
        light.setAlphaF(0.8)
        draw_with(painter, QPen(light, 2.4 * unit))
        rim = frame.adjusted(9 * unit, 9 * unit, -9 * unit, -9 * unit)
        painter.drawRoundedRect(rim, corner - 9 * unit, corner - 9 * unit)


def _beside() -> int:
    """Return the px at both sides of a name."""
    return px(GAP) + SMALL


def _fit(tag: QWidget, place: TablePlace, most: float) -> None:
    """Show the name of *place* on its *tag*, at most so many px wide, and what is said if it is."""
    name, said = tag.findChildren(QLabel)
    cut = name.fontMetrics().elidedText(place.name, Qt.TextElideMode.ElideRight, int(most))
    name.setText(cut)
    name.setToolTip(tip(place.name) if cut != place.name else "")
    has_room = look().text <= LARGE and said.fontMetrics().horizontalAdvance(place.said) <= most
    said.setVisible(bool(place.said) and has_room)  # large letters would cover faces


def _paint_plus(painter: QPainter, middle: QPointF, reach: float, colour: str) -> None:
    painter.setPen(round_pen(colour, reach * 0.27))
    painter.drawLine(middle - QPointF(reach, 0), middle + QPointF(reach, 0))
    painter.drawLine(middle - QPointF(0, reach), middle + QPointF(0, reach))
