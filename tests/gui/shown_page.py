"""A page to lay parts on, for the tests of them."""

import pytest
from PySide6.QtTest import QTest

from gui.kit.card import Page


@pytest.fixture
def page(qtbot):
    """Return a page that is shown and has the keys."""
    page = Page()
    qtbot.addWidget(page)
    page.resize(800, 600)
    page.show()
    page.activateWindow()
    QTest.qWaitForWindowActive(page)
    return page
