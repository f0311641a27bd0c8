"""How to play Worm Up! in the edition at the table, for somebody who has never seen it.

Law: what editions differ in is read from the profile; the rest says what the rules core does.
"""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from core.table.looks import BY_SEAT
from core.wormup.profiles import Face, Options, Profile, SwingWhen
from gui.kit.art import paint_picture
from gui.parts.dice import paint_die
from gui.parts.guide import Line, Paint, Part
from gui.parts.hats import worm_name
from gui.words.words import words
from gui.wormup.editions import described, option_words
from gui.wormup.refusals import edition_name


def guide_parts(profile: Profile, options: Options) -> list[Part]:
    """Return the page for the edition of *profile* with house rules as *options*."""
    edition = tuple(Line(said) for said in described(profile))
    house = tuple(Line(said) for said in option_words(options))
    parts = [
        Part(words("What it is about"), _aim()),
        Part(words("Bidding"), _bidding()),
        Part(words("Moving"), _moving()),
        Part(words("The X"), _x(options)),
        Part(edition_name(profile.edition), edition),
    ]
    return [*parts, *([Part(words("House rules of this table"), house)] if house else [])]


def _aim() -> tuple[Line, ...]:
    return (
        Line(
            words(
                "Everybody has a worm of seven segments. The worms race over the table, from the"
                " start to the line between the two finish posts. The first worm to touch it wins."
            ),
            _worm,
        ),
    )


def _bidding() -> tuple[Line, ...]:
    return (
        Line(
            words(
                "In each round all choose a number in secret and seal it. Then all are opened."
                " Equal numbers cancel each other, and these worms do not move."
            ),
            _face(Face.FIVE),
        ),
    )


def _moving() -> tuple[Line, ...]:
    return (
        Line(
            words(
                "Players who chose a number alone move, the lowest number first: as often as the"
                " number says, the last segment goes to the front of the worm. There it touches the"
                " old head, and no other worm."
            )
        ),
        Line(
            words(
                "Posts and the other worms are walls, and nothing leaves the table. Where there is"
                " no place for the next head, the worm stops."
            )
        ),
        Line(
            words(
                "Try things out: Backspace takes a segment back. Only Done signs the move, and then"
                " it stands."
            )
        ),
    )


def _x(options: Options) -> tuple[Line, ...]:
    when = (
        words("After its move it may swing one finish post round the other.")
        if options.swing_when is SwingWhen.AFTER
        else words("Before or after its move it may swing one finish post round the other.")
    )
    alone = words("A player who chose the X alone moves by any number that nobody has bid.")
    return (Line(f"{alone} {when}", _face(Face.X)),)


# the pictures


def _face(face: Face) -> Paint:
    def paint(painter: QPainter, frame: QRectF) -> None:
        paint_die(painter, frame, str(face.value), BY_SEAT[1])

    return paint


def _worm(painter: QPainter, frame: QRectF) -> None:
    """Paint a bent worm, from its last segment to its head."""
    size = frame.width() / 4
    for x, y in ((0.0, 0.55), (0.2, 0.35), (0.4, 0.5), (0.6, 0.3)):
        spot = frame.topLeft() + QPointF(x, y) * frame.width()
        paint_picture(painter, f"segment-{worm_name(BY_SEAT[0])}", QRectF(spot, QSizeF(size, size)))
