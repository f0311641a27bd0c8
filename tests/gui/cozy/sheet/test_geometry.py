"""Where spaces are on the screen, and which space is under a spot."""

from PySide6.QtCore import QRectF

from core.cozy.grid import Cell
from gui.cozy.sheet.geometry import Edge, fitted
from tests.core.cozy.play import chapter

EDGE = Edge(58, 30, 30)


def test_the_space_under_the_middle_of_a_space_is_itself():
    for number in range(1, 9):
        sheet = chapter(number)
        geometry = fitted(sheet, QRectF(0, 0, 500, 430), EDGE)
        for cell in (*sheet.spaces(), Cell(-1, 0), Cell(0, -1), Cell(sheet.rows, 3)):
            assert geometry.cell_at(geometry.centre(cell)) == cell


def test_the_paper_fits_into_its_frame():
    for number in range(1, 9):
        frame = QRectF(10, 20, 700, 430)
        geometry = fitted(chapter(number), frame, EDGE)
        assert frame.adjusted(-1, -1, 1, 1).contains(geometry.paper)
        assert geometry.side == int(geometry.side)
