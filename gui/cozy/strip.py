"""How to play Worm & Cozy in pictures: four for an hour, and parts to read for the rest."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from core.cozy.sheet import Sheet
from gui.cozy.blank import blank_sheets
from gui.cozy.chapters import first_sheet
from gui.cozy.guide import guide_parts
from gui.kit.art import paint_picture
from gui.kit.tokens import DAY
from gui.parts.guide import Chapter, Contents, Line, Panel, Part
from gui.parts.paints import COZY
from gui.parts.stamp import paint_stamp
from gui.words.words import words


def usual() -> Contents:
    """Return how Worm & Cozy is played on its first sheet."""
    return contents(first_sheet())


def contents(sheet: Sheet) -> Contents:
    """Return how Worm & Cozy is played on *sheet*."""
    parts = tuple(guide_parts(sheet))
    _aim, hour, organs, lines, babies, rows, *rest = parts
    return Contents(
        words("Worm & Cozy"),
        (
            Chapter(words("An hour"), _hour()),
            Chapter(words("Organs"), parts=(hour, organs)),
            Chapter(words("Lines and babies"), parts=(lines, babies)),
            Chapter(words("This sheet"), parts=(rows, *rest)),
            Chapter(words("Keys"), parts=(_keys(),)),
        ),
        parts,
        blank_sheets,
    )


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


def _keys() -> Part:
    return Part(
        words("Keys"),
        (
            Line(words("Place, give, wake"), key="A B C"),
            Line(words("Move the outline; turn it, flip it"), key="← ↑ → ↓ R F"),
            Line(words("Take a step back, and forward again"), key=words("Ctrl Z Y")),
            Line(words("Sign the hour"), key=words("Ctrl Enter")),
            Line(words("Chain and list of all choices"), key="L"),
            Line(words("How to play, what happened, look back, menu"), key="F1 F2 F3 F10"),
            Line(words("From one thing to the next"), key=words("Tab")),
            Line(words("Back, or what is harmless"), key=words("Esc")),
            Line(words("Text larger, smaller, as it was"), key=words("Ctrl + - 0")),
        ),
    )


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
