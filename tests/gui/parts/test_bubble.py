"""A bubble of small talk: in the window, named, gone by itself."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtWidgets import QWidget

from gui.parts import bubble
from gui.parts.bubble import Bubble
from gui.parts.theme import look
from tests.gui.parts.look_at import wearing


@pytest.fixture
def page(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(600, 400)
    page.show()
    return page


def test_it_is_gone_by_itself(page, qtbot, monkeypatch):
    monkeypatch.setattr(bubble, "SHOWN_MS", 1)
    made = Bubble(page, 1)
    made.say("tea", "I am making tea.")
    assert made.isVisible()
    qtbot.waitUntil(lambda: not made.isVisible())


def test_a_screen_reader_finds_what_it_says(page):
    made = Bubble(page, 1)
    made.say("clap", "Bravo!")
    assert made.accessibleName() == "Bravo!"


@pytest.mark.parametrize("x", [0, 300, 599])
def test_its_paper_lies_within_the_page(page, x):
    made = Bubble(page, 1)
    made.say("tea", "I am making tea.")
    made.point_at(QPointF(x, 60))
    shade = bubble._SHADE
    paper = made.geometry().adjusted(shade, shade, -shade, -shade)
    assert QRect(0, 0, 600, 400).contains(paper)


def test_in_calm_motion_it_is_there_at_once(page):
    made = Bubble(page, 1)
    with wearing(replace(look(), is_calm=True)):
        made.say("tea", "I am making tea.")
        assert not made._pop.is_swaying
    made.say("tea", "I am making tea.")
    assert made._pop.is_swaying
