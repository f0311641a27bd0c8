"""Cards and the tray: the chosen one is seen, no word of a prompt is cut, shadows follow."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QWidget

from gui.parts.card import Card, Page, Shadow, Tray, paint_tick
from gui.parts.keys import Key, Kind
from tests.gui.parts.drawn import all_differ, drawn


def test_a_chosen_card_looks_different(qtbot):
    card = Card()
    qtbot.addWidget(card)
    card.resize(200, 120)
    pictures = [card.grab().toImage()]
    card.choose(is_chosen=True)
    assert card.is_chosen
    pictures.append(card.grab().toImage())
    assert all_differ(pictures)
    assert all_differ(
        [drawn(40, 40, paint_tick, QRectF(0, 0, 40, 40)), drawn(40, 40, lambda _: None)]
    )


def test_a_page_paints_the_shadow_of_a_card_that_is_shown(qtbot):
    page = Page()
    qtbot.addWidget(page)
    page.resize(400, 300)
    page.show()
    bare = page.grab().toImage()
    card = Card()
    card.setParent(page)
    card.setGeometry(100, 80, 200, 120)
    card.show()
    below = (200, 206)
    assert (
        page.grab().toImage().pixelColor(*below).lightness() < bare.pixelColor(*below).lightness()
    )
    card.hide()
    assert page.grab().toImage() == bare


def test_a_shadow_follows_its_card(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, 300)
    card = Card()
    card.setParent(page)
    shadow = Shadow(card)
    page.show()
    for place in ((100, 80), (20, 30)):
        card.setGeometry(*place, 200, 120)
        QApplication.processEvents()
        assert shadow.geometry().center() == card.geometry().center()
    card.hide()
    assert not shadow.isVisible()


@pytest.fixture
def tray(qtbot):
    tray = Tray()
    qtbot.addWidget(tray)
    tray.keys.addWidget(Key("Seal my 6", Kind.BIG, "seal"))
    tray.ask("Round 4: bid in secret", "4 sleeps this round, it just moved you.")
    return tray


def test_a_tray_lies_at_the_foot_of_its_page(tray):
    tray.lie_in(1280, 720)
    assert (tray.x(), tray.width(), tray.height()) == (16, 1248, 120)
    assert tray.geometry().bottom() == 720 - 16 - 1
    tray.lie_in(1920, 1080)
    assert tray.width() == 1420
    assert abs(tray.geometry().center().x() - 960) <= 1


def test_a_prompt_that_needs_the_room_takes_a_row_of_its_own(tray):
    tray.lie_in(1280, 720)
    assert not tray.is_tall
    low = tray.height()
    tray.lie_in(480, 720)
    assert tray.is_tall
    assert tray.height() > low
    tray.lie_in(1280, 720)
    assert (tray.is_tall, tray.height()) == (False, low)
