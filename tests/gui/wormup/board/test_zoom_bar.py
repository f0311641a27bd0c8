"""Zooming with a mouse that has no wheel."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from gui.wormup.board.board import Board
from gui.wormup.board.zoom_bar import ZoomBar


def test_clicks_zoom_and_show_everything_again(qtbot):
    board = Board()
    qtbot.addWidget(board)
    board.resize(800, 300)
    board.fit(QRectF(2_000, 5_000, 20_000, 8_000))
    bar = ZoomBar(board)
    board.show()
    fit = board.camera
    larger, smaller, everything = bar.findChildren(QToolButton)
    for button, scale in ((larger, 1.25), (larger, 1.25**2), (smaller, 1.25)):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert board.camera.scale == pytest.approx(scale * fit.scale)
    QTest.mouseClick(everything, Qt.MouseButton.LeftButton)
    assert board.camera == fit
    assert all(button.toolTip() and button.accessibleName() for button in (larger, everything))
