"""The tray while something is told."""

import pytest
from PySide6.QtWidgets import QWidget

from gui.wormup.motion.teller import Teller
from gui.wormup.motion.telling import TrayTelling

_TELLING = TrayTelling("Ann and Cem bump noses over 6", "Neither moves.", button="Watch Dora")


@pytest.fixture
def page(qtbot):
    page = QWidget()
    page.resize(1280, 720)
    qtbot.addWidget(page)
    page.show()
    return page


@pytest.fixture
def teller(page):
    return Teller(page, lambda _: None)


def test_it_says_what_happens_and_has_keys_only_while_there_is_time_to_read(teller):
    teller.tell(_TELLING)
    assert teller.heading.text() == _TELLING.heading
    assert teller.said.text() == _TELLING.line
    assert teller.on.isHidden()
    teller.tell(_TELLING, is_resting=True)
    assert teller.on.text() == "Watch Dora"
    assert teller.on.isVisible()
    assert teller.slowly.isVisible()
    teller.tell(None)
    assert teller.isHidden()


def test_it_lies_at_the_foot_as_high_as_every_tray(teller):
    teller.tell(_TELLING, is_resting=True)
    page = teller.parentWidget()
    assert page is not None
    assert teller.geometry().bottom() < page.height()
    assert 100 < teller.height() < 140


def test_names_are_bold_and_never_html(teller):
    teller.tell(TrayTelling("A", "<u>", "<b>&lt;u&gt;</b>"))
    assert teller.said.text() == "<b>&lt;u&gt;</b>"
    teller.tell(TrayTelling("A", "<u>"))
    assert teller.said.text() == "&lt;u&gt;"
