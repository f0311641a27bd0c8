"""Where everything of a draw lies, in px of a stage: badges at both sides, a bowl, tables."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF

WIDE, HIGH = 1280.0, 500.0
BOWL = QRectF(508, 58, 264, 148)
"""The bowl with its rim."""
RIM = 70.0
"""How high the opening of the bowl is."""
LIFTED = QPointF(640, 33)
"""Where a slip is read that leaves the bowl."""
FACE = 54.0
_TABLE, _TOP = (252.0, 94.0), 327.0
_BADGE, _PITCH, _EDGE = (182.0, 58.0), (192.0, 70.0), 24.0
_ROOM = 270.0
"""How far down badges may reach: the first chairs stand below."""
_CHAIRS = {1: (0.0,), 2: (-66.0, 66.0), 3: (-84.0, 0.0, 84.0)}
"""Where the chairs at one side of a table are, by how many there are."""


def badges(count: int) -> list[QRectF]:
    """Return where so many badges lie: in two columns at the left, then in two at the right."""
    left = ceil(count / 2)
    rows = max(1, ceil(left / 2))
    pitch = min(_PITCH[1], _ROOM / rows)
    high = pitch - (_PITCH[1] - _BADGE[1])
    found = []
    for at in range(count):
        side, place = divmod(at, left) if at >= left else (0, at)
        row, column = divmod(place, 2)
        x = _EDGE + column * _PITCH[0]
        if side:
            x += WIDE - 2 * _EDGE - _PITCH[0] - _BADGE[0]
        found.append(QRectF(x, row * pitch, _BADGE[0], high))
    return found


def tables(count: int) -> list[QRectF]:
    """Return where so many tables stand beside each other."""
    pitch = min(408.0, (WIDE - 2 * _EDGE) / max(count, 1))
    wide = min(_TABLE[0], pitch - 76)
    left = WIDE / 2 - pitch * (count - 1) / 2
    return [QRectF(left + at * pitch - wide / 2, _TOP, wide, _TABLE[1]) for at in range(count)]


def chairs(table: QRectF, count: int) -> list[QPointF]:
    """Return the middle of each of *count* chairs round *table*: first those behind it."""
    behind = ceil(count / 2)
    found = []
    for row, y in ((behind, table.top() - 18), (count - behind, table.bottom() + 28)):
        share = table.width() / _TABLE[0]
        found += [QPointF(table.center().x() + x * share, y) for x in _CHAIRS.get(row, ())]
    return found


def side_of(table: QRectF, spots: list[QPointF], spot: QPointF, *, is_roomy: bool) -> QPointF:
    """Return at which side of the chair at *spot*, one of *spots*, a name has room.

    Beside the first and the last one of a row, else behind it, or in front of it.
    """
    row = [one for one in spots if one.y() == spot.y()]
    if is_roomy and spot == row[-1] and len(row) > 1:
        return QPointF(1, 0)
    if is_roomy and spot == row[0]:
        return QPointF(-1, 0)
    return QPointF(0, -1 if spot.y() < table.center().y() else 1)


def in_turn(drawn: list[list[bytes]]) -> list[tuple[int, int, bytes]]:
    """Return who slides when: table by table in turn, with the numbers of table and chair.

    >>> in_turn([[b"a", b"b"], [b"c"]])
    [(0, 0, b'a'), (1, 0, b'c'), (0, 1, b'b')]
    """
    most = max(map(len, drawn), default=0)
    return [
        (table, chair, people[chair])
        for chair in range(most)
        for table, people in enumerate(drawn)
        if chair < len(people)
    ]
