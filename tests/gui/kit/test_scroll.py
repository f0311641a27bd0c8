"""A scrolled area ends when the sizes of what is inside never settle."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gui.kit.scroll import TRIES_MAX, Scroll
from tests.architecture.tree import ROOT, python_files


class Restless(QWidget):
    """Wants another size after each that it gets: Qt's own area follows until the stack is full."""

    sizes = 0

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.height() + 1)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self.sizes += 1


def test_sizes_that_never_settle_are_followed_a_few_times(qtbot):
    scroll, inside = Scroll(), Restless()
    qtbot.addWidget(scroll)
    scroll.setWidgetResizable(True)
    scroll.setWidget(inside)
    scroll.resize(300, 200)
    scroll.show()
    before = inside.sizes
    scroll.resize(310, 200)
    assert TRIES_MAX <= inside.sizes - before <= 3 * TRIES_MAX


def test_no_other_area_scrolls():
    makes = ("QScrollArea(", "(QScrollArea)")
    found = [
        file.name
        for file in python_files(ROOT, "gui")
        if any(one in file.read_text(encoding="utf-8") for one in makes)
    ]
    assert found == ["scroll.py"]
