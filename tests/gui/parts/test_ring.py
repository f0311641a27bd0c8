"""A ring where somebody points: in its place, gone by itself, steady in calm motion."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF

from core.table.looks import BY_SEAT
from gui.kit.theme import look
from gui.parts import ring
from gui.parts.ring import Ring
from tests.gui.kit.look_at import wearing


def middle(made):
    return made.geometry().center()


def test_it_lies_round_its_place_and_follows_it(page, qtbot):
    spot = QPointF(200, 100)
    made = Ring(page, BY_SEAT[1])
    made.point_at(lambda: QPointF(spot))
    assert middle(made) == QPoint(200, 100)
    spot.setX(300)
    qtbot.waitUntil(lambda: middle(made) == QPoint(300, 100))


def test_it_is_gone_by_itself_and_where_its_place_is_not_seen(page, qtbot, monkeypatch):
    seen = [QPointF(200, 100)]
    made = Ring(page, BY_SEAT[1])
    made.point_at(lambda: seen[0] if seen else None)
    assert made.isVisible()
    seen.clear()
    qtbot.waitUntil(lambda: not made.isVisible())
    monkeypatch.setattr(ring, "SHOWN_MS", 1)
    made.point_at(lambda: QPointF(200, 100))
    qtbot.waitUntil(lambda: not made.isVisible())


@pytest.mark.parametrize("is_calm", [True, False])
def test_it_pulses_but_is_steady_in_calm_motion(page, clock, is_calm):
    with wearing(replace(look(), is_calm=is_calm)):
        made = Ring(page, BY_SEAT[1])
        made.point_at(lambda: QPointF(200, 100))
        seen = []
        for _ in range(5):
            seen.append(made.grab().toImage())
            clock.pass_time(60)
        assert all(one == seen[0] for one in seen) is is_calm


def test_the_mouse_goes_through_it(page):
    made = Ring(page, BY_SEAT[1])
    made.point_at(lambda: QPointF(200, 100))
    assert page.childAt(200, 100) is None
