"""What the tests of the television have in common: its page."""

import pytest

from gui.window.tv.tv_page import TvPage


@pytest.fixture
def page(qtbot):
    page = TvPage()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page
