"""Where the parts of the replay lie: the hour above, a large sheet, small ones, a strip below."""

from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from gui.cozy.replay.everybody import Everybody
from gui.cozy.replay.hour_head import HourHead, HourStrip
from gui.cozy.replay.seat_paint import SeatHour, head_high
from gui.cozy.replay.sheets import RIM, LargeSheet, SmallSheet
from gui.kit.card import Card
from gui.kit.theme import look

_LEFT, _TOP, _WIDE, _HIGH = 548, 15, 520, 84
"""The card of the hour, in a window of 1280 px."""
_LARGE_TEXT = 1.4
"""From this size of text on, the verdict needs the room of the hour's card."""
_SHARE, _EQUAL = 516 / 1248, 358 / 1248
"""How much of the width the large sheet takes, and one of two equal ones."""
_BADGE = 250
"""A small sheet lower than so many px says what was done in its tooltip alone."""


class Parts(NamedTuple):
    """The cards of the replay."""

    head: HourHead
    large: LargeSheet
    small: list[SmallSheet]
    rows: Card
    strip: HourStrip

    @property
    def cards(self) -> list[QWidget]:
        """All that lies on the wood."""
        return [self.head, self.large, self.rows, self.strip, *self.small]

    def show(
        self, everybody: Everybody, order: list[int], large: SeatHour, *, in_motion: bool
    ) -> None:
        """Show all seats in *order*; the first as *large* has it."""
        self.head.show_hour(everybody.hour)
        self.large.show_seat(large, in_motion=in_motion)
        for seat, card in zip(order[1:], self.small, strict=True):
            card.show_seat(everybody.seat(seat))


def lay(parts: Parts, page: QRect, top: int, bottom: int) -> bool:
    """Lay *parts* on *page*, clear of so many px at *top* and *bottom*.

    Return whether the card of the hour lies beside the verdict.
    """
    art = look().art
    margin, has_head = round(16 * art), look().text < _LARGE_TEXT
    room = page.adjusted(margin, top + margin, -margin, -bottom - margin)
    parts.head.setVisible(has_head)
    left, wide = round(_LEFT / 1280 * page.width()), round(_WIDE / 1280 * page.width())
    parts.head.setGeometry(left, round(_TOP * art), wide, round(_HIGH * art))
    is_equal = len(parts.small) == 1
    parts.large.is_equal = is_equal
    wide = round(room.width() * (_EQUAL if is_equal else _SHARE))
    parts.large.setGeometry(room.left(), room.top(), wide, room.height())
    rest, rim = room.adjusted(wide + margin, 0, 0, 0), round(RIM * art)
    if is_equal:
        beside = QRect(rest.left(), rest.top(), wide, rest.height())
        parts.small[0].setGeometry(beside.adjusted(-rim, -rim, rim, rim))
        rest.adjust(wide + margin, 0, 0, 0)
    high = min(parts.strip.high_in(rest.width()), rest.height())
    parts.strip.setGeometry(rest.left(), rest.bottom() + 1 - high, rest.width(), high)
    rest.setBottom(rest.bottom() - high - round(14 * art))
    parts.rows.setVisible(len(parts.small) <= 1 and rest.height() > head_high())
    parts.rows.setGeometry(rest)
    if len(parts.small) > 1:
        _lay_in_a_row(parts.small, rest, rim)
    return has_head


def _lay_in_a_row(small: list[SmallSheet], rest: QRect, rim: int) -> None:
    gap = round((4 if len(small) > 3 else 10) * look().art)
    pitch = (rest.width() + gap) / len(small)
    for at, one in enumerate(small):
        left, right = round(at * pitch), round((at + 1) * pitch) - gap
        frame = QRect(rest.left() + left, rest.top(), right - left, rest.height())
        one.is_badge = rest.height() < _BADGE
        one.setGeometry(frame.adjusted(-rim, -rim, rim, rim))
        one.setVisible(rest.height() >= head_high())
