"""Beside what was checked: who was away, that a copy was changed, or that one played alone."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.kit.art import paint_picture
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.fills import fill_box
from gui.kit.layout import Sized, nest, spaced
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import look, px
from gui.kit.tokens import GAP, MARGIN, SMALL, TIGHT, TILE, WIDE
from gui.parts.dice import paint_die
from gui.parts.hats import Who
from gui.parts.worms import FACE, paint_face
from gui.report.absences import Away
from gui.words.seats import Names
from gui.words.words import counted, words

Paint = Callable[[QPainter, QRectF], None]
_FACE, _TOLD = (34, 36), 1
_BAR, _PITCH, _BARS = (13, 22), 16, 170
"""A bar and its pitch; where bars need more room than this, they lie closer."""


class FairPicture(Sized, Painted, QWidget):
    """Shows what *paint* draws, *width* by *height* px at art 1; it says nothing."""

    def __init__(self, paint: Paint, width: float, height: float) -> None:
        super().__init__()
        self._paint, self.art_size = paint, (width, height)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paint(self, painter: QPainter) -> None:
        self._paint(painter, QRectF(self.rect()))


def face_picture(worm: Who, mood: str = "looks") -> FairPicture:
    """Return a small face of *worm*."""
    return FairPicture(lambda painter, frame: paint_face(painter, frame, worm, mood), *_FACE)


def line() -> QWidget:
    """Return a hairline between two rows of a card."""
    drawn = FairPicture(_paint_line, 1, 2)
    drawn.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return drawn


def _paint_line(painter: QPainter, frame: QRectF) -> None:
    painter.setPen(QPen(QColor(look().theme.line), 1.5))
    painter.drawLine(frame.topLeft(), frame.topRight())


def away_card(
    found: Sequence[Away], names: Names, told: Sequence[str], show_all: Callable[[], object]
) -> Card:
    """Return who was away, a row a seat; below, what was *told* of calls, or a key to all of it."""
    card = Card()
    column = spaced(QVBoxLayout(card), (WIDE, TIGHT, WIDE, SMALL), TIGHT)
    column.addWidget(role_label("heading", words("Who was away")))
    column.addWidget(role_label("quiet", _told_of(found)))
    for one, worm in zip(found, names.worms, strict=True):
        column.addWidget(line())
        nest(column, _away_row(one, worm))
    column.addWidget(line())
    everybody = words("Everybody was here, from beginning to end.")
    for said in told[:_TOLD] or [everybody]:
        column.addWidget(role_label("", said))
    if len(told) > _TOLD:
        more = Button(
            counted(len(told), "{count} agreement", "All {count} agreements"),
            ButtonKind.QUIET,
            "lens",
        )
        more.clicked.connect(show_all)
        column.addWidget(more, 0, Qt.AlignmentFlag.AlignLeft)
    column.addStretch(1)
    return card


def _told_of(found: Sequence[Away]) -> str:
    """Return what a bar is; silence is no fault."""
    count = max((len(one.units) for one in found), default=0)
    is_round = any(one.unit == "round" for one in found)
    said = (
        counted(count, "A bar for the round.", "A bar for each round, 1 to {count}.")
        if is_round
        else counted(count, "A bar for the hour.", "A bar for each hour, 1 to {count}.")
    )
    return f"{said} {words('Silence is no fault: laptops sleep.')}"


def _away_row(one: Away, worm: Who) -> QHBoxLayout:
    row, said = spaced(QHBoxLayout(), gap=GAP), spaced(QVBoxLayout(), gap=0)
    row.addWidget(face_picture(worm, "looks" if one.is_always_here else "sleeps"))
    said.addWidget(role_label("strong", one.name))
    said.addWidget(role_label("quiet", one.said))
    nest(row, said, 1)
    wide = min(_BARS, _PITCH * len(one.units))
    row.addWidget(FairPicture(partial(_paint_bars, one), wide, _BAR[1]))
    return row


def _paint_bars(one: Away, painter: QPainter, frame: QRectF) -> None:
    now, pitch = look().theme, frame.width() / max(1, len(one.units))
    wide = min(px(_BAR[0]), pitch * _BAR[0] / _PITCH)
    for at, number in enumerate(one.units):
        bar = QRectF(frame.left() + at * pitch, frame.top(), wide, frame.height())
        if one.left and number > one.left:
            continue
        fill_box(painter, bar, wide * 0.4, now.paper3)
        if number in one.missed:
            painter.setBrush(QColor(now.amber))
            painter.setPen(QPen(QColor(now.amberink), 1.5))
            painter.drawRoundedRect(bar.adjusted(1, 1, -1, -1), wide * 0.36, wide * 0.36)


def changed_card(heading: str, said: str, compare: Callable[[], object]) -> Card:
    """Return that a copy was changed: what is proved, that nobody is accused, what to do next."""
    card = Card()
    column = spaced(QVBoxLayout(card), (WIDE, MARGIN, WIDE, MARGIN), GAP)
    head = spaced(QHBoxLayout(), gap=GAP)
    head.addWidget(FairPicture(lambda p, frame: paint_picture(p, "torn-slip", frame), 84, 69))
    head.addWidget(role_label("doubt", heading), 1)
    nest(column, head)
    column.addWidget(role_label("", said))
    column.addWidget(_hint(words("It does not show who: suspect nobody.")))
    column.addStretch(1)
    key = Button(words("Compare with another copy"), ButtonKind.SECOND, "compare")
    key.clicked.connect(compare)
    column.addWidget(key)
    return card


def _hint(said: str) -> QWidget:
    """Return *said* on an amber ground, with the face of the worm of the house."""
    hint = FairPicture(
        lambda painter, frame: fill_box(painter, frame, px(TILE), look().theme.amberpale), 1, 1
    )
    hint.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    row = spaced(QHBoxLayout(hint), (GAP, TIGHT, GAP, TIGHT), GAP)
    row.addWidget(face_picture(None, "looks"))
    row.addWidget(role_label("strong", said), 1)
    return hint


def alone_card(names: Names, seat: int) -> Card:
    """Return that only the own program of who sat in *seat* vouches for the dice."""
    card = Card()
    column = spaced(QVBoxLayout(card), (WIDE, MARGIN, WIDE, MARGIN), GAP)
    column.addWidget(role_label("heading", words("You played alone")))
    column.addWidget(FairPicture(partial(_paint_alone, names.worms[seat]), 300, 76))
    column.addWidget(
        role_label(
            "strong",
            words(
                "All numbers came from one program, so only your own program vouches for the dice."
            ),
        )
    )
    column.addWidget(
        role_label(
            "quiet",
            words(
                "Signatures and rules are checked as ever. For dice that nobody could pick, play"
                " with one other laptop."
            ),
        )
    )
    column.addStretch(1)
    return card


def _paint_alone(worm: Who, painter: QPainter, frame: QRectF) -> None:
    """Paint one thread from a worm to a die."""
    high, middle = frame.height(), frame.center().y()
    painter.setPen(QPen(QColor(look().theme.edge), 2))
    painter.drawLine(QPointF(high * 0.5, middle), QPointF(frame.right() - high * 0.5, middle))
    side = high * 0.8
    face = QRectF(frame.left(), middle - side * FACE / 2, side, side * FACE)
    paint_face(painter, face, worm)
    die = QRectF(frame.right() - side, middle - side / 2, side, side)
    paint_die(painter, die, "5", None)
