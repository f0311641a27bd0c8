"""How to play Worm & Cozy on the sheet at the table, for somebody who has never seen it.

Law: it says what the rules core does, in plain words and without its tags.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from core.cozy.grid import Cell, Direction
from core.cozy.sheet import Sheet
from core.cozy.worm import Kind, Organ, Worm
from gui.cozy.hour.die_face import paint_shape
from gui.cozy.hour.organ_help import organ_help
from gui.cozy.sheet.geometry import SheetGeometry
from gui.cozy.sheet.organ import State, paint_organ
from gui.cozy.sheet.paper import paint_food
from gui.cozy.sheet.worm import Coat, paint_body, rim_colour, spine, worm_colour
from gui.cozy.words import row_words
from gui.kit.art import paint_picture
from gui.kit.theme import look
from gui.parts.guide import Line, Paint, Part
from gui.words.words import words


def guide_parts(sheet: Sheet) -> list[Part]:
    """Return the page for a table that plays on *sheet*."""
    return [
        Part(words("What it is about"), _aim()),
        Part(words("An hour"), _hour(sheet)),
        Part(words("The six organs"), _organs()),
        Part(words("Conga Lines"), _lines()),
        Part(words("Babies"), _babies()),
        Part(words("What counts on this sheet"), _rows(sheet)),
        Part(words("What the signs mean"), _signs()),
        Part(words("Until you sign"), _signing()),
        Part(words("Keys"), _keys()),
    ]


def _aim() -> tuple[Line, ...]:
    return (
        Line(
            words(
                "Everybody has a sheet. All use the same dice, and nobody touches the sheet of"
                " another. You lay worms, give them organs, and let the organs act. At the end"
                " four rows count, and the highest total wins. Below 0 is quite usual in the first"
                " games."
            )
        ),
    )


def _hour(sheet: Sheet) -> tuple[Line, ...]:
    shape = sheet.shapes[0][1]
    return (
        Line(
            words(
                "Three dice fall for all: two show organs, the third the shape of a worm. The"
                " coloured rows or columns are the region of this hour. You do one of these:"
            ),
            _die,
        ),
        Line(
            words(
                "Place: lay a new worm of the shape, with at least one space in the region, and"
                " give it one of the two organs."
            ),
            lambda painter, frame: paint_shape(painter, frame, shape),
        ),
        Line(
            words(
                "Give: give one of the two organs to a worm in the region, if it has the other one"
                " or is of the shape."
            ),
            _given,
        ),
        Line(
            words(
                "Wake: choose a worm that has one of the two organs or is of the shape, in the"
                " region too. All its organs may act, one after the other."
            ),
            _acting,
        ),
        Line(words("Or pass: do nothing. In the first hour you can only place or pass.")),
        Line(
            words(
                "What acts may let other organs act, on any worm; the line below the choices says"
                " what to do. An organ acts once an hour, and only if that changes something."
            )
        ),
    )


def _organs() -> tuple[Line, ...]:
    lines = [Line(organ_help(kind), _organ(kind)) for kind in Kind]
    places = words(
        "Eyes and mouths go on the first two spaces of a worm, a tail on its last one, and a worm"
        " has one tail at most. Collars, brains and hearts go on any free space."
    )
    grows = words(
        "A worm grows at one end only, over blank spaces, and never at the end with its tail."
    )
    return (*lines, Line(places), Line(grows))


def _lines() -> tuple[Line, ...]:
    return (
        Line(
            words(
                "Worms stand in a Conga Line if the tail of each points at the next one. Thin lines"
                " with an arrow show it on the sheet."
            ),
            _pointing,
        ),
        Line(organ_help(Kind.TAIL), _organ(Kind.TAIL)),
    )


def _babies() -> tuple[Line, ...]:
    return (
        Line(
            words(
                "A baby is a worm of two or three spaces beside one of its parents. It begins"
                " without an organ, and no shape of the dice fits it."
            ),
            _baby,
        ),
        Line(
            words(
                "A collar does one thing for each collar of its worm, and one for each of the"
                " partner's that touches one of them: a baby, or an organ for every baby of this"
                " hour."
            )
        ),
    )


def _rows(sheet: Sheet) -> tuple[Line, ...]:
    counted = [Line(f"★  {row_words(row)}") for row in sheet.rewards]
    said = words(
        "In each row the groups up to what you have are filled: a star is a point, a circle"
        " nothing, a cross a point less. Point at a row to see on the sheet what it counts."
    )
    return (*counted, Line(f"✗  {row_words(sheet.penalty)}"), Line(said))


def _signing() -> tuple[Line, ...]:
    return (
        Line(
            words(
                "Try things out: everything can be undone, back to the start of the hour. Only when"
                " you sign the hour does it stand. The next dice fall when all have signed."
            )
        ),
    )


def _signs() -> tuple[Line, ...]:
    return (
        Line(words("Blue dots along a worm: a draught, for it touches a blank space."), _draught),
        Line(words("A golden ring: this organ may act now."), _ready),
        Line(words("A green tick: it has acted this hour."), _done),
        Line(words("A black brain is used up."), _used),
        Line(words("A green dot: here it may go."), _dot),
        Line(words("A number in a dark disc: so many mouths would wake at an apple here.")),
        Line(words("A round end is a head or still undecided, a point is the rear."), _ends),
        Line(words("The sun is this hour. Struck hours are over, blue ones are the afternoon.")),
    )


def _keys() -> tuple[Line, ...]:
    return (
        Line(words("A, B, C, P: Place, Give, Wake, Pass. Arrows and Enter: the sheet.")),
        Line(words("R turns a shape, F flips it or swaps head and rear. 1 to 6: an organ.")),
        Line(words("D: done. G: organs for the babies. L: all choices as a list.")),
        Line(words("Ctrl+Z, Ctrl+Y: back and again. Ctrl+Enter: sign the hour. Esc: back.")),
    )


# the pictures


def _organ(kind: Kind) -> Paint:
    return lambda painter, frame: paint_organ(painter, frame, kind)


def _die(painter: QPainter, frame: QRectF) -> None:
    paint_picture(painter, "die-cozy", frame)
    paint_picture(painter, "organ-eye-bare", _within(frame, 0.1))


def _worm(painter: QPainter, frame: QRectF, colour: int) -> None:
    """Paint a worm from edge to edge, half as high as it is wide."""
    body = frame.adjusted(0, frame.height() * 0.25, 0, -frame.height() * 0.25)
    painter.setPen(QPen(rim_colour(colour), 1.6))
    painter.setBrush(worm_colour(colour))
    painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)


def _given(painter: QPainter, frame: QRectF) -> None:
    _worm(painter, frame, 4)
    paint_organ(painter, _half(frame, 0.25), Kind.HEART)
    painter.setOpacity(0.6)
    paint_organ(painter, _half(frame, 0.75), Kind.COLLAR)


def _acting(painter: QPainter, frame: QRectF) -> None:
    painter.fillRect(frame, QColor(look().theme.region))
    _worm(painter, frame, 1)
    paint_organ(painter, _half(frame, 0.25), Kind.HEART)
    paint_organ(painter, _half(frame, 0.75), Kind.BRAIN)


def _pointing(painter: QPainter, frame: QRectF) -> None:
    """Paint two worms, the tail of one pointing at the other."""
    half = frame.width() / 2
    _worm(painter, QRectF(frame.left(), frame.top(), half, half), 0)
    paint_organ(painter, _half(frame, 0.25), Organ(Cell(0, 0), Kind.TAIL, Direction.E))
    _worm(painter, QRectF(frame.left() + half, frame.top() + half / 2, half, half), 2)


def _baby(painter: QPainter, frame: QRectF) -> None:
    half = frame.width() / 2
    _worm(painter, QRectF(frame.left(), frame.top(), frame.width(), half * 1.2), 3)
    _worm(painter, QRectF(frame.left(), frame.top() + half, half, half), 5)
    paint_food(painter, QRectF(frame.left() + half, frame.top() + half, half, half))


def _half(frame: QRectF, middle: float) -> QRectF:
    """Return a square half as wide as *frame*, centred at its part *middle* from the left."""
    side = frame.width() / 2
    centre = QPointF(frame.left() + frame.width() * middle, frame.center().y())
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def _within(frame: QRectF, part: float) -> QRectF:
    margin = frame.width() * part
    return frame.adjusted(margin, margin, -margin, -margin)


def _state(kind: Kind, state: State) -> Paint:
    return lambda painter, frame: paint_organ(painter, frame, kind, state)


_ready, _done = _state(Kind.HEART, State.READY), _state(Kind.EYE, State.DONE)


def _used(painter: QPainter, frame: QRectF) -> None:
    paint_organ(painter, frame, Organ(Cell(0, 0), Kind.BRAIN, filled=True))


def _dot(painter: QPainter, frame: QRectF) -> None:
    painter.setPen(QPen(QColor(look().theme.paper), 2))
    painter.setBrush(QColor(look().theme.act))
    painter.drawEllipse(frame.center(), frame.width() * 0.12, frame.width() * 0.12)


def _draught(painter: QPainter, frame: QRectF) -> None:
    _worm(painter, frame, 1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look().theme.ice))
    for dot in range(5):
        spot = QPointF(frame.left() + frame.width() * (0.1 + 0.2 * dot), frame.bottom() - 3)
        painter.drawEllipse(spot, 2.4, 2.4)


def _ends(painter: QPainter, frame: QRectF) -> None:
    """Paint a worm of two spaces with its head at the left."""
    side = frame.width() / 2
    geometry = SheetGeometry(1, 2, frame.left(), frame.top() + side / 2, side)
    worm = Worm("", (Cell(0, 0), Cell(0, 1)), faced=True)
    paint_body(painter, geometry, worm, spine(geometry, worm), Coat(0))
