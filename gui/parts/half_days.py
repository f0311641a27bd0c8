"""The hours below a timeline: numbers, and a bar below each half of the day."""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter

from gui.kit.fills import box_round, fill_box, round_pen
from gui.kit.theme import Type, font, look

_MOST = 27
"""Higher letters, in px at art 1, would cover the numbers."""


class Clock(NamedTuple):
    """The name of an hour, taken apart."""

    number: str
    word: str
    """What is the same in all names of a half of the day."""


Half = list[tuple[int, Clock]]
"""The hours of half a day, each with its step."""


def halves(rounds: Sequence[tuple[int, str]]) -> list[Half]:
    """Return the hours with these names in halves of a day: where the clock jumps.

    >>> found = halves([(4, "8 AM"), (6, "1 PM"), (8, "2 PM")])
    >>> [[hour.number for _, hour in half] for half in found]
    [['8'], ['1', '2']]
    """
    found: list[Half] = []
    last = -1
    for step, said in rounds:
        split = re.fullmatch(r"(\D*)(\d+)(\D*)", said)
        hour = Clock(split[2], (split[1] + split[3]).strip()) if split else Clock(said, "")
        digits = re.search(r"\d+", said)
        number = int(digits[0]) if digits else last + 1
        if not found or number != last + 1 or found[-1][-1][1].word != hour.word:
            found.append([])
        found[-1].append((step, hour))
        last = number
    return found


def paint_halves(
    painter: QPainter, days: Sequence[Half], place: Callable[[int], float], y: float
) -> None:
    """Paint the bars at *y* px, as the hours on a sheet: by day light, then dark.

    The word stands on a bar if each has another one.
    """
    now, art = look().theme, look().art
    are_named = len({day[0][1].word for day in days}) == len(days) > 1
    grounds = (now.amber, now.amberpale, now.amberink), (now.night, now.night, now.onnight)
    for at, day in enumerate(days):
        bar, pill, ink = grounds[at % 2]
        left, right = place(day[0][0]) - 8 * art, place(day[-1][0]) + 8 * art
        painter.setPen(round_pen(bar, 4 * art))
        painter.drawLine(QPointF(left, y), QPointF(right, y))
        word = day[0][1].word
        painter.setFont(font(Type.CHIP))
        letters = painter.fontMetrics()
        if not (are_named and word) or letters.height() > _MOST * art:
            continue
        box = box_round(
            QPointF((left + right) / 2, y),
            letters.horizontalAdvance(word) + 16 * art,
            letters.height() - 1,
        )
        fill_box(painter, box, box.height() / 2, pill)
        painter.setPen(QColor(ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, word)
