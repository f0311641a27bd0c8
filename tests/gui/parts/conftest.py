"""What holds for the tests of the parts of a page."""

import pytest
from PySide6.QtTest import QTest

from gui.parts.card import Page


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
