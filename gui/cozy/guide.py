"""How to play Worm & Cozy on the sheet at the table: four pictures for an hour, the rest to read.

Law: it says what the rules core does, in plain words and without its tags.
"""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from core.cozy.grid import Cell, Direction
from core.cozy.sheet import Sheet
from core.cozy.worm import Organ, OrganKind, Worm
from gui.cozy.blank import blank_sheets
from gui.cozy.chapters import first_sheet
from gui.cozy.hour.die_face import paint_shape
from gui.cozy.hour.organ_help import organ_help
from gui.cozy.sheet.geometry import SheetGeometry
from gui.cozy.sheet.organ import OrganState, paint_organ
from gui.cozy.sheet.paper import paint_food
from gui.cozy.sheet.worm_paint import Coat, paint_body, rim_colour, spine, worm_colour
from gui.cozy.sheet_words import row_words
from gui.kit.art import paint_picture
from gui.kit.theme import look
from gui.kit.tokens import DAY
from gui.parts.contents import Chapter, Contents, ContentsLine, ContentsPart, Panel, part
from gui.parts.paints import COZY
from gui.parts.stamp import paint_stamp
from gui.words.words import words


def usual() -> Contents:
    """Return how Worm & Cozy is played on its first sheet."""
    return contents(first_sheet())


def contents(sheet: Sheet) -> Contents:
    """Return how Worm & Cozy is played on *sheet*."""
    hour = Chapter(words("An hour"), _hour())
    read = (
        Chapter(words("Organs"), parts=(_choices(sheet), _organs())),
        Chapter(words("Lines and babies"), parts=(_lines(), _babies())),
        Chapter(words("This sheet"), parts=(_rows(sheet), _signs(), _signing(), _letters())),
    )
    parts = (_aim(), *(part for chapter in read for part in chapter.parts))
    chapters = (hour, *read, Chapter(words("Keys"), parts=(_keys(),)))
    return Contents(words("Worm & Cozy"), chapters, parts, blank_sheets)


def _hour() -> tuple[Panel, ...]:
    return (
        Panel(
            words("One roll for all"),
            words("Three dice fall for everybody: two organs and the shape of a worm."),
            _show_roll,
        ),
        Panel(
            words("Place a worm"),
            words("Draw the shape where it touches this hour's rows or columns."),
            _show_place,
        ),
        Panel(
            words("Give organs"),
            words("Eyes lay food, mouths eat it, hearts grow, tails wake others."),
            _show_organs,
        ),
        Panel(
            words("Sign the hour"),
            words("Undo as much as you like. Once signed, it stands."),
            _show_sign,
        ),
    )


def _aim() -> ContentsPart:
    return part(
        words("What it is about"),
        words(
            "Everybody has a sheet. All use the same dice, and nobody touches the sheet of"
            " another. You lay worms, give them organs, and let the organs act. At the end"
            " four rows count, and the highest total wins. Below 0 is quite usual in the first"
            " games."
        ),
    )


def _choices(sheet: Sheet) -> ContentsPart:
    shape = sheet.shapes[0][1]
    return part(
        words("An hour"),
        ContentsLine(
            words(
                "Three dice fall for all: two show organs, the third the shape of a worm. The"
                " coloured rows or columns are the region of this hour. You do one of these:"
            ),
            _die,
        ),
        ContentsLine(
            words(
                "Place: lay a new worm of the shape, with at least one space in the region, and"
                " give it one of the two organs."
            ),
            lambda painter, frame: paint_shape(painter, frame, shape),
        ),
        ContentsLine(
            words(
                "Give: give one of the two organs to a worm in the region, if it has the other one"
                " or is of the shape."
            ),
            _given,
        ),
        ContentsLine(
            words(
                "Wake: choose a worm that has one of the two organs or is of the shape, in the"
                " region too. All its organs may act, one after the other."
            ),
            _acting,
        ),
        words("Or pass: do nothing. In the first hour you can only place or pass."),
        words(
            "What acts may let other organs act, on any worm; the line below the choices says"
            " what to do. An organ acts once an hour, and only if that changes something."
        ),
    )


def _organs() -> ContentsPart:
    return part(
        words("The six organs"),
        *(ContentsLine(organ_help(kind), partial(paint_organ, organ=kind)) for kind in OrganKind),
        words(
            "Eyes and mouths go on the first two spaces of a worm, a tail on its last one, and a"
            " worm has one tail at most. Collars, brains and hearts go on any free space."
        ),
        words(
            "A worm grows at one end only, over blank spaces, and never at the end with its tail."
        ),
    )


def _lines() -> ContentsPart:
    return part(
        words("Conga Lines"),
        ContentsLine(
            words(
                "Worms stand in a Conga Line if the tail of each points at the next one. Thin lines"
                " with an arrow show it on the sheet."
            ),
            _pointing,
        ),
        ContentsLine(organ_help(OrganKind.TAIL), partial(paint_organ, organ=OrganKind.TAIL)),
    )


def _babies() -> ContentsPart:
    return part(
        words("Babies"),
        ContentsLine(
            words(
                "A baby is a worm of two or three spaces beside one of its parents. It begins"
                " without an organ, and no shape of the dice fits it."
            ),
            _baby,
        ),
        words(
            "A collar does one thing for each collar of its worm, and one for each of the"
            " partner's that touches one of them: a baby, or an organ for every baby of this"
            " hour."
        ),
    )


def _rows(sheet: Sheet) -> ContentsPart:
    return part(
        words("What counts on this sheet"),
        *(f"★  {row_words(row)}" for row in sheet.rewards),
        f"✗  {row_words(sheet.penalty)}",
        words(
            "In each row the groups up to what you have are filled: a star is a point, a circle"
            " nothing, a cross a point less. Point at a row to see on the sheet what it counts."
        ),
    )


def _signing() -> ContentsPart:
    return part(
        words("Until you sign"),
        words(
            "Try things out: everything can be undone, back to the start of the hour. Only when"
            " you sign the hour does it stand. The next dice fall when all have signed."
        ),
    )


def _signs() -> ContentsPart:
    return part(
        words("What the signs mean"),
        ContentsLine(
            words("Blue dots along a worm: a draught, for it touches a blank space."), _draught
        ),
        ContentsLine(words("A golden ring: this organ may act now."), _ready),
        ContentsLine(words("A green tick: it has acted this hour."), _done),
        ContentsLine(words("A black brain is used up."), _used),
        ContentsLine(words("A green dot: here it may go."), _dot),
        words("A number in a dark disc: so many mouths would wake at an apple here."),
        ContentsLine(
            words("A round end is a head or still undecided, a point is the rear."), _ends
        ),
        words("The sun is this hour. Struck hours are over, blue ones are the afternoon."),
    )


def _letters() -> ContentsPart:
    return part(
        words("Keys"),
        words("A, B, C, P: Place, Give, Wake, Pass. Arrows and Enter: the sheet."),
        words("R turns a shape, F flips it or swaps head and rear. 1 to 6: an organ."),
        words("D: done. G: organs for the babies. L: all choices as a list."),
        words("Ctrl+Z, Ctrl+Y: back and again. Ctrl+Enter: sign the hour. Esc: back."),
    )


def _keys() -> ContentsPart:
    return part(
        words("Keys"),
        ContentsLine(words("Place, give, wake"), key="A B C"),
        ContentsLine(words("Move the outline; turn it, flip it"), key="← ↑ → ↓ R F"),
        ContentsLine(words("Take a step back, and forward again"), key=words("Ctrl Z Y")),
        ContentsLine(words("Sign the hour"), key=words("Ctrl Enter")),
        ContentsLine(words("Chain and list of all choices"), key="L"),
        ContentsLine(words("How to play, what happened, look back, menu"), key="F1 F2 F3 F10"),
        ContentsLine(words("From one thing to the next"), key=words("Tab")),
        ContentsLine(words("Back, or what is harmless"), key=words("Esc")),
        ContentsLine(words("Text larger, smaller, as it was"), key=words("Ctrl + - 0")),
    )


# the pictures


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
    paint_organ(painter, _half(frame, 0.25), OrganKind.HEART)
    painter.setOpacity(0.6)
    paint_organ(painter, _half(frame, 0.75), OrganKind.COLLAR)


def _acting(painter: QPainter, frame: QRectF) -> None:
    painter.fillRect(frame, QColor(look().theme.region))
    _worm(painter, frame, 1)
    paint_organ(painter, _half(frame, 0.25), OrganKind.HEART)
    paint_organ(painter, _half(frame, 0.75), OrganKind.BRAIN)


def _pointing(painter: QPainter, frame: QRectF) -> None:
    """Paint two worms, the tail of one pointing at the other."""
    half = frame.width() / 2
    _worm(painter, QRectF(frame.left(), frame.top(), half, half), 0)
    paint_organ(painter, _half(frame, 0.25), Organ(Cell(0, 0), OrganKind.TAIL, Direction.E))
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


_ready = partial(paint_organ, organ=OrganKind.HEART, state=OrganState.READY)
_done = partial(paint_organ, organ=OrganKind.EYE, state=OrganState.DONE)


def _used(painter: QPainter, frame: QRectF) -> None:
    paint_organ(painter, frame, Organ(Cell(0, 0), OrganKind.BRAIN, filled=True))


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


def _box(frame: QRectF, x: float, y: float, side: float) -> QRectF:
    wide = frame.width() * side
    middle = QPointF(frame.left() + x * frame.width(), frame.top() + y * frame.height())
    return QRectF(middle.x() - wide / 2, middle.y() - wide / 2, wide, wide)


def _paper(painter: QPainter, frame: QRectF) -> float:
    """Paint a piece of a sheet, 4 spaces wide; return the side of a space."""
    side = frame.width() * 0.21
    painter.setPen(QColor(DAY.paper))
    for row in range(int(frame.height() / side) + 1):
        for column in range(5):
            space = QRectF(
                frame.left() + frame.width() * 0.08 + column * side, frame.top() + row * side,
                side - 2, side - 2,
            )  # fmt: skip
            painter.fillRect(space, QColor(DAY.paper2 if row > 2 else DAY.amberpale))
    return side


def _show_roll(painter: QPainter, frame: QRectF, share: float) -> None:
    things = (("organ-mouth-bare", 0.3, 0.3), ("organ-tail-bare", 0.7, 0.36), ("", 0.48, 0.72))
    for place, (organ, x, y) in enumerate(things):
        late = min(max((share - 0.05 - 0.06 * place) / 0.25, 0.0), 1.0)
        painter.save()
        box = _box(frame, x, y, 0.3)
        painter.translate(box.center())
        painter.rotate((1 - late) * 120 + (place - 1) * 6)
        half = box.width() / 2
        paint_picture(painter, "die-cozy", QRectF(-half, -half, 2 * half, 2 * half * 1.08))
        if organ:
            inner = half * 0.72
            paint_picture(painter, organ, QRectF(-inner, -inner * 1.05, 2 * inner, 2 * inner))
        else:
            small = half * 0.36
            for dx, dy in ((-1.2, -0.9), (-0.2, -0.9), (-0.2, 0.1), (0.8, 0.1)):
                painter.fillRect(
                    QRectF(dx * small, dy * small, small - 1, small - 1), QColor(COZY[4][0])
                )
        painter.restore()


def _show_place(painter: QPainter, frame: QRectF, share: float) -> None:
    side = _paper(painter, frame)
    count = 1 + int(min(share * 2.2, 0.999) * 4)
    cells = ((1, 1), (2, 1), (2, 2), (3, 2))[:count]
    left = frame.left() + frame.width() * 0.08
    painter.setPen(QColor(COZY[5][1]))
    painter.setBrush(QColor(COZY[5][0]))
    for column, row in cells:
        space = QRectF(left + column * side, frame.top() + row * side, side, side)
        painter.drawRoundedRect(space.adjusted(2, 2, -2, -2), side * 0.3, side * 0.3)


def _show_organs(painter: QPainter, frame: QRectF, share: float) -> None:
    _paper(painter, frame)
    organs = ("eye", "mouth", "tail", "heart", "brain", "collar")
    for place, organ in enumerate(organs):
        glows = int(share * 6) == place
        box = _box(
            frame, 0.3 + 0.4 * (place % 2), 0.22 + 0.27 * (place // 2), 0.34 if glows else 0.29
        )
        if glows:
            paint_picture(painter, "organ-ready", box)
        paint_picture(painter, f"organ-{organ}", box)


def _show_sign(painter: QPainter, frame: QRectF, share: float) -> None:
    _paper(painter, frame)
    press = min(max((share - 0.25) / 0.1, 0.0), 1.0)
    painter.setOpacity(press)
    box = _box(frame, 0.5, 0.5, 0.6 * (1.4 - 0.4 * press))
    paint_stamp(painter, box)
    painter.setOpacity(1.0)
