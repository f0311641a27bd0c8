"""What a test with widgets leaves: it goes after the test, in the window's thread."""

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QCursor, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

_NOWHERE = QPoint(-9, -9)


@pytest.fixture(autouse=True, scope="module")
def tidy_module():
    """Delete and collect the window that tests of a module have shared.

    A change of the look goes through every widget there is: with many, it took a test seconds, and
    if one was collected on the way, as when the next module made its window, Qt ended the process.
    """
    gc.disable()
    yield
    _delete()
    gc.enable()


@pytest.fixture(autouse=True)
def tidy():
    """Delete and collect the widgets of a test after it: a thread of another one must not.

    First those that wait for their deletion: once their Python halves are collected, a change of
    the look makes PySide call whatever lies there now (seen with 6.11 in the log's painter). A menu
    that is left open, or a mouse over a card, would hold the next page as it would a person's.
    """
    point_at_nothing()
    yield
    while popup := QApplication.activePopupWidget():
        popup.hide()
    _delete()


def _delete() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    gc.freeze()


def point_at_nothing() -> None:
    """Take the mouse off the screen: a process begins with it over its first window.

    The cursor of the platform is one place of it; where Qt last saw it is the other, and what is
    shown there is entered at once. Only a window is told so before the next turn of the loop.
    """
    if QApplication.instance() is not None:
        QCursor.setPos(_NOWHERE)
        QTest.mouseMove(QWindow(), _NOWHERE)
