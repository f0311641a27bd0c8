"""Zooming with a mouse that has no wheel."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from gui.kit.button import IconButton
from gui.wormup.board.board import Board
from gui.wormup.board.zoom_bar import LINGERS_MS, ZoomBar


class _Page(QWidget):
    """A page with a board and its pill."""

    def __init__(self):
        super().__init__()
        self.resize(800, 300)
        self.board = Board()
        self.board.setParent(self)
        self.board.resize(800, 300)
        self.board.fit(QRectF(2_000, 5_000, 20_000, 8_000))
        self.bar = ZoomBar(self.board, self)


@pytest.fixture
def page(qtbot):
    page = _Page()
    qtbot.addWidget(page)
    page.show()
    return page


def test_it_is_there_only_while_somebody_zooms(page, clock):
    assert not page.bar.isVisible()
    page.board.zoom(2.0)
    assert page.bar.isVisible()
    clock.pass_time(10_000)
    assert page.bar.isVisible(), "one may want to go back"
    page.board.fit_all()
    clock.pass_time(LINGERS_MS)
    assert not page.bar.isVisible()


def test_clicks_zoom_and_show_everything_again(page):
    board, fit = page.board, page.board.camera
    board.zoom(1.0)
    smaller, larger, everything = page.bar.findChildren(IconButton)
    for button, scale in ((larger, 1.25), (larger, 1.25**2), (smaller, 1.25)):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert board.camera.scale == pytest.approx(scale * fit.scale)
    QTest.mouseClick(everything, Qt.MouseButton.LeftButton)
    assert board.camera == fit
    assert all(button.toolTip() and button.accessibleName() for button in (larger, everything))
