"""A picture of what a painter paints, and what an eye finds in it."""

from collections.abc import Callable, Collection, Iterable

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from gui.kit.art import blank
from gui.parts.paints import SEATS, UNPAINTED, Paint
from tests.settled import settled


def drawn(width: int, height: int, paint: Callable[..., None], *arguments: object) -> QImage:
    """Return what *paint* paints on *width* by *height* px, called with *arguments*."""
    pixmap = blank(width, height, 1.0)
    painter = QPainter(pixmap)
    paint(painter, *arguments)
    painter.end()
    return pixmap.toImage()


def all_differ(pictures: Iterable[QImage]) -> bool:
    """Return whether no two of *pictures* are alike."""
    seen = list(pictures)
    return all(one != other for at, one in enumerate(seen) for other in seen[:at])


def seen(picture: QImage, colour: str) -> int:
    """Return how many px of *picture* have exactly *colour*."""
    return _pixels(picture).count(QColor(colour).rgb())


def rows(picture: QImage, colour: str) -> list[int]:
    """Return the rows of *picture* in which *colour* is seen."""
    pixels, wide = _pixels(picture), picture.width()
    found = (
        y for y in range(picture.height()) if QColor(colour).rgb() in pixels[y * wide :][:wide]
    )
    return list(found)


def spots(picture: QImage, colour: str) -> int:
    """Return how many spots of *colour* there are in *picture*, each apart from the others."""
    wide, wanted = picture.width(), QColor(colour).rgb()
    left = {divmod(at, wide)[::-1] for at, one in enumerate(_pixels(picture)) if one == wanted}
    found = 0
    while left:
        found += 1
        beside = [left.pop()]
        while beside:
            x, y = beside.pop()
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & left
            left -= near
            beside += near
    return found


def whose(picture: QImage) -> str:
    """Return the name of the worm whose body has most of the hue of *picture*."""
    smooth = Qt.TransformationMode.SmoothTransformation
    middle = picture.scaled(1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, smooth).pixelColor(0, 0)

    def far(paint: Paint) -> float:
        body = QColor(paint.body)
        turn = abs(middle.hsvHueF() - body.hsvHueF())
        return min(turn, 1 - turn) + abs(middle.hsvSaturationF() - body.hsvSaturationF()) / 5

    return min((*SEATS, UNPAINTED), key=far).name


def changed(one: QImage, other: QImage) -> set[tuple[int, int]]:
    """Return the places (x, y) at which two pictures of one size differ."""
    assert one.size() == other.size()
    wide, pixels, others = one.width(), _pixels(one), _pixels(other)
    return {
        (x, y)
        for y, at in enumerate(range(0, len(pixels), wide))
        if pixels[at : at + wide] != others[at : at + wide]
        for x in range(wide)
        if pixels[at + x] != others[at + x]
    }


def _pixels(picture: QImage) -> list[int]:
    plain = picture.convertToFormat(QImage.Format.Format_RGB32)  # held while its bits are read
    return memoryview(plain.constBits()).cast("I").tolist()


def extent(places: Collection[tuple[int, int]]) -> QRect:
    """Return the smallest frame round all of *places*."""
    columns, down = {x for x, _ in places}, {y for _, y in places}
    return QRect(QPoint(min(columns), min(down)), QPoint(max(columns), max(down)))


def keeps_to_its_frame(paint: Callable[..., None], *arguments: object) -> bool:
    """Return whether *paint* covers a frame of a small card, but for its corners, and no more."""
    frame = QRect(10, 10, 281, 128)
    nothing = drawn(300, 160, lambda _: None)
    places = changed(nothing, drawn(300, 160, paint, QRectF(frame), *arguments))
    return extent(places) == frame and len(places) > 0.98 * frame.width() * frame.height()


def on_screen(widget: QWidget) -> QImage:
    """Return what the screen shows of *widget* in the end: only what asked for it is painted."""
    settled()
    window, corner = widget.window(), widget.mapTo(widget.window(), QPoint(0, 0))
    seen = widget.screen().grabWindow(
        window.winId(), corner.x(), corner.y(), widget.width(), widget.height()
    )
    return seen.toImage().convertToFormat(QImage.Format.Format_RGB32)


def painted_anew(widget: QWidget) -> QImage:
    """Return *widget* with all of it painted now."""
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
