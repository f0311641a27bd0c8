"""How to play Worm Up! in the edition at the table: in pictures, and to read.

Law: what editions differ in is read from the profile; the rest says what the rules core does.
"""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from core.table.looks import BY_SEAT
from core.wormup.profiles import Face, Options, Profile, SwingWhen
from gui.kit.art import paint_icon, paint_picture
from gui.kit.fills import fill_box, round_pen
from gui.kit.painted import placed
from gui.kit.tokens import DAY, THREAD
from gui.parts.confetti import FEW, paint_confetti
from gui.parts.contents import Chapter, Contents, ContentsLine, ContentsPart, Paint, Panel, part
from gui.parts.dice import Envelope, paint_die, paint_envelope
from gui.parts.hats import worm_name
from gui.parts.stamp import paint_stamp
from gui.parts.worms import paint_face, paint_free, paint_head, paint_segment
from gui.words.words import words
from gui.wormup.editions import USUAL, described, option_words
from gui.wormup.more_exactly import questions
from gui.wormup.motion.envelopes import paint_burst
from gui.wormup.refusals import edition_name

_DIE, _SMALL_DIE, _SEGMENT = 0.22, 0.18, 0.19
"""The width of a die and of a segment, as a share of the picture's."""


def usual() -> Contents:
    """Return how Worm Up! is played in the usual edition, as printed."""
    return contents(USUAL, Options())


def contents(profile: Profile, options: Options) -> Contents:
    """Return how Worm Up! is played in the edition of *profile* with house rules as *options*."""
    asked = questions(profile, options)
    edition = [part(edition_name(profile.edition), *described(profile))]
    if house := option_words(options):
        edition.append(part(words("House rules of this table"), *house))
    return Contents(
        words("Worm Up!"),
        (
            Chapter(words("The race"), _race()),
            Chapter(words("The X"), _x()),
            Chapter(words("This edition"), parts=tuple(edition)),
            Chapter(words("People ask"), parts=asked),
            Chapter(words("Fair play"), _fair()),
            Chapter(words("Keys"), parts=(_keys(),)),
        ),
        (*_rules(options), *edition, *asked),
    )


def _race() -> tuple[Panel, ...]:
    return (
        Panel(
            words("Bid in secret"),
            words("Everybody seals a number or the X. All envelopes open at once."),
            _show_bid,
        ),
        Panel(
            words("Equal bids bump"),
            words("Same number? None of them moves. That is half the fun."),
            _show_bump,
        ),
        Panel(
            words("Lowest goes first"),
            words("Alone with a 6? Six times your last segment goes to the front."),
            _show_crawl,
        ),
        Panel(
            words("Touch the thread"),
            words("Bend, block, squeeze through. The first worm that touches it wins."),
            _show_finish,
        ),
    )


def _x() -> tuple[Panel, ...]:
    return (
        Panel(
            words("Bid the X"),
            words("It stands for any number, but only if nobody else bids it."),
            _show_x,
        ),
        Panel(
            words("Two X bump"),
            words("Like all equal bids: both worms stay where they are."),
            _show_two_x,
        ),
        Panel(
            words("Name a number"),
            words("Alone with the X? Name a number that nobody has bid."),
            _show_naming,
        ),
        Panel(
            words("Swing a post"),
            words("Then you may swing one finish post round the other."),
            _show_swing,
        ),
    )


def _fair() -> tuple[Panel, ...]:
    return (
        Panel(
            words("Sealed"),
            words("Nobody can read a sealed bid, and nobody can change it."),
            _show_sealed,
        ),
        Panel(
            words("Four pictures"),
            words("The same on every laptop? Then nobody stands between you."),
            _show_emblem,
        ),
        Panel(
            words("Somebody dozes off"),
            words("The others may go on. A worm that wakes up sits again."),
            _show_dozing,
        ),
        Panel(
            words("Everything checks"),
            words("Anybody can replay the file of a game and check it all."),
            _show_stamp,
        ),
    )


def _rules(options: Options) -> tuple[ContentsPart, ...]:
    """Return to read what holds in each edition."""
    when = (
        words("After its move it may swing one finish post round the other.")
        if options.swing_when is SwingWhen.AFTER
        else words("Before or after its move it may swing one finish post round the other.")
    )
    alone = words("A player who chose the X alone moves by any number that nobody has bid.")
    aim = words(
        "Everybody has a worm of seven segments. The worms race over the table, from the"
        " start to the line between the two finish posts. The first worm to touch it wins."
    )
    bid = words(
        "In each round all choose a number in secret and seal it. Then all are opened."
        " Equal numbers cancel each other, and these worms do not move."
    )
    return (
        part(words("What it is about"), ContentsLine(aim, _worm)),
        part(words("Bidding"), ContentsLine(bid, _face(Face.FIVE))),
        part(
            words("Moving"),
            words(
                "Players who chose a number alone move, the lowest number first: as often as the"
                " number says, the last segment goes to the front of the worm. There it touches the"
                " old head, and no other worm."
            ),
            words(
                "Posts and the other worms are walls, and nothing leaves the table. Where there is"
                " no place for the next head, the worm stops."
            ),
            words(
                "Try things out: Backspace takes a segment back. Only Done signs the move, and then"
                " it stands."
            ),
        ),
        part(words("The X"), ContentsLine(f"{alone} {when}", _face(Face.X))),
    )


def _keys() -> ContentsPart:
    return part(
        words("Keys"),
        ContentsLine(words("Bid, or name a number"), key="4 5 6 7 X"),
        ContentsLine(words("Seal, sign, press what has the ring"), key=words("Enter")),
        ContentsLine(words("Lay a segment, a press each; aim finer with Shift"), key="← ↑ → ↓"),
        ContentsLine(words("Take the last segment back"), key=words("Backspace")),
        ContentsLine(words("Turn round, swing a post, lay anew"), key="T S R"),
        ContentsLine(words("Zoom, and show everything again"), key="+ - F"),
        ContentsLine(words("How to play, what happened, look back, menu"), key="F1 F2 F3 F10"),
        ContentsLine(words("From one thing to the next"), key=words("Tab")),
        ContentsLine(words("Back, or what is harmless"), key=words("Esc")),
        ContentsLine(words("Text larger, smaller, as it was"), key=words("Ctrl + - 0")),
        ContentsLine(words("The whole screen"), key="F11"),
    )


# -- the pictures ---------------------------------------------------------------------------------


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


def _eased(share: float, start: float, end: float) -> float:
    """Return how much of the time from *start* to *end* has gone at *share*, softly."""
    gone = min(max((share - start) / (end - start), 0.0), 1.0)
    return gone * gone * (3 - 2 * gone)


def _spot(frame: QRectF, x: float, y: float) -> QPointF:
    return QPointF(frame.left() + x * frame.width(), frame.top() + y * frame.height())


def _box(middle: QPointF, wide: float, high: float | None = None) -> QRectF:
    high = wide if high is None else high
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)


def _die(painter: QPainter, frame: QRectF, at: tuple[float, float], face: str, seat: int) -> None:
    side = frame.width() * _DIE
    paint_die(painter, _box(_spot(frame, *at), side, side * 1.08), face, BY_SEAT[seat])


def _show_bid(painter: QPainter, frame: QRectF, share: float) -> None:
    wide = frame.width() * 0.6
    place = _box(_spot(frame, 0.5, 0.66), wide, wide * 0.7)
    up = 1 - _eased(share, 0.1, 0.35) + _eased(share, 0.9, 1.0)
    paint_envelope(painter, place, BY_SEAT[0], Envelope.OPEN)
    die = _box(_spot(frame, 0.5, 0.49 - 0.27 * min(up, 1.0)), wide * 0.52, wide * 0.56)
    paint_die(painter, die, "6", BY_SEAT[0])
    paint_envelope(painter, place, BY_SEAT[0], Envelope.FRONT)


def _show_bump(painter: QPainter, frame: QRectF, share: float) -> None:
    wide = frame.width() * _SEGMENT * 1.05
    gap = 0.14 * (1 - _eased(share, 0.05, 0.3))
    for seat, way in ((0, -1), (2, 1)):
        mood = "dizzy" if share > 0.3 else "looks"
        for place in (3, 2, 1):
            x = 0.5 + way * (0.1 + gap + place * 0.19)
            paint_segment(painter, _spot(frame, x, 0.52 - 0.012 * place), wide, BY_SEAT[seat])
        middle = _spot(frame, 0.5 + way * (0.1 + gap), 0.52)
        with placed(painter, middle, 0 if way < 0 else 180):
            paint_head(painter, QPointF(0, 0), wide, BY_SEAT[seat], mood)
    if share > 0.3:
        size = frame.width() * 0.46 * (0.6 + 0.4 * _eased(share, 0.3, 0.36))
        paint_burst(painter, _spot(frame, 0.5, 0.28), size, 1)
    _die(painter, frame, (0.25, 0.84), "5", 0)
    _die(painter, frame, (0.75, 0.84), "5", 2)


_CURVE = tuple((0.1 + 0.108 * place, 0.66 - 0.24 * sin(place * 0.28)) for place in range(9))
"""Where a worm crawls."""
_ARROW = ((-0.5, -0.25), (0.0, 0.0), (0.1, -0.58))
"""The head of the arrow that shows how."""
_FALLS_MS = 3500
"""How long confetti would fall in a whole loop."""


def _show_crawl(painter: QPainter, frame: QRectF, share: float) -> None:
    wide = frame.width() * 0.125
    gone = _eased(share, 0.2, 0.7)
    (tx, ty), (hx, hy) = _CURVE[0], _CURVE[7]
    arc = QPainterPath(_spot(frame, tx, ty - 0.04))
    arc.cubicTo(_spot(frame, 0.15, 0.02), _spot(frame, 0.75, 0.02), _spot(frame, hx, hy - 0.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, thick in ((DAY.paper, 0.34), (DAY.act, 0.14)):
        pen = QPen(QColor(colour), max(2.0, wide * thick))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline([arc.pointAtPercent(1) + QPointF(*d) * wide for d in _ARROW])
        if colour is DAY.act:
            pen.setDashPattern([0.1, 1.9])
            painter.setPen(pen)
        painter.drawPath(arc)
    paint_free(painter, _box(_spot(frame, tx, ty), wide), DAY.ink, wide * 0.07)
    for place in range(1, 6):
        paint_segment(painter, _spot(frame, *_CURVE[place]), wide, BY_SEAT[1])
    flying = arc.pointAtPercent(gone)
    head, last = (6, flying) if gone < 1 else (7, _spot(frame, *_CURVE[7]))
    if gone < 1:
        paint_segment(painter, last, wide, BY_SEAT[1])
    else:
        paint_segment(painter, _spot(frame, *_CURVE[6]), wide, BY_SEAT[1])
    paint_head(painter, _spot(frame, *_CURVE[head]), wide, BY_SEAT[1])
    for place, (face, seat) in enumerate((("4", 3), ("6", 1), ("7", 4))):
        side = frame.width() * _SMALL_DIE
        place_of = _spot(frame, 0.39 + 0.222 * place, 0.85)
        paint_die(painter, _box(place_of, side, side * 1.08), face, BY_SEAT[seat])


def _cloth(painter: QPainter, frame: QRectF, left: float, *, torn: bool = False) -> None:
    """Paint the cloth of the finish upright, and its thread."""
    wide = frame.width() * 0.36
    cloth = QRectF(frame.left() + left * frame.width(), frame.top(), wide, frame.height())
    painter.fillRect(cloth, QColor(DAY.paper))
    side = wide * 0.07
    ink = QColor(DAY.ink)
    rows = int(cloth.height() / side) + 1
    for row in range(rows):
        for column in (row % 2, row % 2 + 2):
            x = cloth.left() + (column if column < 2 else 0) * side
            if column >= 2:
                x = cloth.right() - (column - 1) * side
            painter.fillRect(QRectF(x, cloth.top() + row * side, side, side), ink)
    painter.setPen(round_pen(DAY.act, max(3.0, wide * 0.07)))
    middle = cloth.center().x()
    thread = QPainterPath(QPointF(middle, cloth.top()))
    if not torn:
        thread.lineTo(QPointF(middle, cloth.bottom()))
    else:
        for start, way in ((cloth.top(), -1), (cloth.bottom(), 1)):
            end = cloth.center().y() + way * cloth.height() * 0.12
            thread.moveTo(QPointF(middle, start))
            thread.quadTo(QPointF(middle, end), QPointF(middle - wide * 0.3, end))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(thread)
    stitches = QPen(QColor(THREAD), max(1.2, wide * 0.025))
    stitches.setDashPattern([3.5, 3.5])
    painter.setPen(stitches)
    painter.drawPath(thread)


def _show_finish(painter: QPainter, frame: QRectF, share: float) -> None:
    wide = frame.width() * _SEGMENT
    gone = _eased(share, 0.05, 0.4)
    is_there = share > 0.42
    _cloth(painter, frame, 0.56, torn=is_there)
    shift = -0.2 * (1 - gone)
    for place in range(4):
        x = 0.08 + 0.165 * place + shift
        paint_segment(painter, _spot(frame, x, 0.5 + 0.03 * cos(place * 1.6)), wide, BY_SEAT[2])
    mood = "happy" if is_there else "looks"
    head = _spot(frame, 0.74 + shift, 0.49)
    paint_head(painter, head, wide, BY_SEAT[2], mood)
    if is_there:
        down = 0.1 * (1 - _eased(share, 0.42, 0.55))
        crown = _box(_spot(frame, 0.74, 0.34 - down), wide * 1.3, wide)
        paint_picture(painter, "crown", crown)
        paint_confetti(painter, frame, frame.width() / 300, _FALLS_MS * (share - 0.42), FEW)


def _show_x(painter: QPainter, frame: QRectF, share: float) -> None:
    side = frame.width() * (0.42 + 0.02 * sin(share * 2 * pi))
    paint_die(painter, _box(_spot(frame, 0.5, 0.4), side, side * 1.08), "X", BY_SEAT[4])
    for place, (face, seat) in enumerate((("4", 3), ("6", 1), ("7", 0))):
        _die(painter, frame, (0.22 + 0.28 * place, 0.82), face, seat)


def _show_two_x(painter: QPainter, frame: QRectF, share: float) -> None:
    apart = 0.2 + 0.08 * (1 - _eased(share, 0.1, 0.3)) + 0.02 * _eased(share, 0.3, 0.36)
    for seat, way in ((0, -1), (4, 1)):
        side = frame.width() * 0.34
        with placed(
            painter, _spot(frame, 0.5 + way * apart, 0.62), way * 14 * _eased(share, 0.3, 0.4)
        ):
            paint_die(painter, QRectF(-side / 2, -side / 2, side, side * 1.08), "X", BY_SEAT[seat])
    if share > 0.3:
        paint_burst(painter, _spot(frame, 0.5, 0.3), frame.width() * 0.44, 1)


def _show_naming(painter: QPainter, frame: QRectF, share: float) -> None:
    side = frame.width() * 0.4
    paint_die(painter, _box(_spot(frame, 0.44, 0.46), side, side * 1.08), "X", BY_SEAT[4])
    small = side * 0.6 * max(0.01, _eased(share, 0.2, 0.35))
    with placed(painter, _spot(frame, 0.68, 0.6), 10):
        paint_die(painter, QRectF(-small / 2, -small / 2, small, small * 1.08), "5", BY_SEAT[4])


def _show_swing(painter: QPainter, frame: QRectF, share: float) -> None:
    pivot, reach = _spot(frame, 0.62, 0.74), frame.width() * 0.5
    angle = -pi / 2 - 0.75 * _eased(share, 0.2, 0.6)
    for turned, clear in ((-pi / 2, 0.35), (angle, 1.0)):
        end = pivot + QPointF(cos(turned), sin(turned)) * reach
        painter.setOpacity(clear)
        painter.setPen(QPen(QColor(DAY.act), frame.width() * 0.025))
        painter.drawLine(pivot, end)
        paint_picture(painter, "post", _box(end, frame.width() * 0.13))
    painter.setOpacity(1.0)
    paint_picture(painter, "post", _box(pivot, frame.width() * 0.13))


def _show_sealed(painter: QPainter, frame: QRectF, share: float) -> None:
    wide = frame.width() * 0.66
    state = Envelope.SEALED if share > 0.35 else Envelope.OPEN
    place = _box(_spot(frame, 0.5, 0.56), wide, wide * 0.7)
    paint_envelope(painter, place, BY_SEAT[1], state, "B")
    if state is Envelope.OPEN:
        paint_envelope(painter, place, BY_SEAT[1], Envelope.FRONT)


def _show_emblem(painter: QPainter, frame: QRectF, share: float) -> None:
    icons = ("sun", "flag", "home", "star")
    for place, icon in enumerate(icons):
        middle = _spot(frame, 0.3 + 0.4 * (place % 2), 0.3 + 0.38 * (place // 2))
        side = frame.width() * 0.32
        card = _box(middle, side, side * 1.15)
        fill_box(painter, card, side * 0.1, DAY.paper)
        paint_icon(painter, icon, _box(middle, side * 0.6), DAY.ink)
        if share > 0.3 + place * 0.12:
            paint_icon(painter, "check", _box(card.bottomRight(), side * 0.4), DAY.good)


def _show_dozing(painter: QPainter, frame: QRectF, share: float) -> None:
    mood = "sleeps" if share < 0.7 else "happy"
    side = frame.width() * 0.52
    paint_face(painter, _box(_spot(frame, 0.5, 0.55), side, side * 1.03), BY_SEAT[2], mood)
    if mood == "sleeps":
        painter.setPen(QColor(DAY.ink))
        letters = painter.font()
        for place in range(3):
            up = (share * 1.4 + place * 0.33) % 1
            letters.setPixelSize(max(9, round(frame.width() * (0.05 + 0.07 * up))))
            painter.setFont(letters)
            painter.drawText(_spot(frame, 0.68 + 0.1 * up, 0.34 - 0.22 * up), "z")


def _show_stamp(painter: QPainter, frame: QRectF, share: float) -> None:
    press = _eased(share, 0.2, 0.28)
    side = frame.width() * (0.62 * (1.4 - 0.4 * press))
    painter.setOpacity(max(0.0, press))
    paint_stamp(painter, _box(_spot(frame, 0.5, 0.48), side))
    painter.setOpacity(1.0)
