"""A bubble of small talk: in the window, named, gone by itself."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF

from core.table.looks import BY_SEAT
from gui.kit.theme import look
from gui.parts import bubble
from gui.parts.bubble import Bubble
from tests.gui.kit.drawn import seen
from tests.gui.kit.look_at import wearing


def test_it_is_gone_by_itself(page, qtbot, monkeypatch):
    monkeypatch.setattr(bubble, "SHOWN_MS", 1)
    gone: list[bool] = []
    made = Bubble(page, BY_SEAT[1], lambda: gone.append(made.isVisible()))
    made.say("tea", "I am making tea.")
    assert made.isVisible()
    qtbot.waitUntil(lambda: gone == [False])


def test_a_screen_reader_finds_what_it_says(page):
    made = Bubble(page, BY_SEAT[1], lambda: None)
    made.say("clap", "Bravo!")
    assert made.accessibleName() == "Bravo!"


def seen_at(made, spot):
    """Return how much of its paper is seen on the page when it lies at *spot*."""
    made.point_at(spot)
    return seen(made.parentWidget().grab().toImage(), look().theme.paper)


@pytest.mark.parametrize("x", [0, 300, 799])
def test_its_paper_lies_within_the_page(page, x):
    made = Bubble(page, BY_SEAT[1], lambda: None)
    with wearing(replace(look(), is_calm=True)):
        made.say("tea", "I am making tea.")
    whole, cut = (seen_at(made, at) for at in (QPointF(150, 60), QPointF(x, 60)))
    assert cut == whole > 1_000


def test_in_calm_motion_it_is_there_at_once(page):
    made = Bubble(page, BY_SEAT[1], lambda: None)
    made.point_at(QPointF(150, 60))
    with wearing(replace(look(), is_calm=True)):
        made.say("tea", "I am making tea.")
        whole = seen(page.grab().toImage(), look().theme.paper)
    made.say("tea", "I am making tea.")
    assert seen(page.grab().toImage(), look().theme.paper) < whole
