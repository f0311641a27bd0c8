"""What the badges say of a sheet and its hour."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from core.cozy.decisions import PlaceWorm
from gui.kit.theme import look
from tests.gui.cozy.local import LocalTable
from tests.gui.cozy.pictures import painted


def test_the_badges_say_who_draws_and_who_has_signed(view):
    """C11.12."""
    table = LocalTable(view, 1, 3)
    table.start()
    mine, *others = view.seat_states(table.snapshot())
    assert mine.said == "drawing"
    assert mine.is_turn
    assert mine.thing is None
    assert [state.said for state in others] == ["signed, 0", "signed, 0"]
    assert all(state.thing for state in others)


def test_a_badge_follows_the_draft_and_paints_its_sheet(view):
    table = LocalTable(view, 1, 2)
    table.start()
    view.editor.decide(next(one for one in view.draft_of_hour.legal if isinstance(one, PlaceWorm)))
    mine, other = view.seat_states(table.snapshot())
    assert mine.number == "\u22122"
    assert other.thing is not None
    thing, frame = other.thing, QRectF(0, 0, 50, 50)
    image = painted(lambda p: thing(p, frame), 50, 50)
    assert image.pixelColor(25, 25) == QColor(look().theme.space)
