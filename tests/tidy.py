"""What a test with widgets leaves: it goes after the test, in the window's thread."""

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True, scope="module")
def tidy_module():
    """Delete the window that tests of a module have shared.

    A change of the look goes through every widget there is: with many, it took a test seconds.
    """
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def tidy():
    """Delete and collect the widgets of a test after it: a thread of another one must not.

    First those that wait for their deletion: once their Python halves are collected, a change of
    the look makes PySide call whatever lies there now (seen with 6.11 in the log's painter). A menu
    that is left open, or a mouse over a card, would hold the next page as it would a person's.
    """
    gc.disable()
    yield
    while popup := QApplication.activePopupWidget():
        popup.hide()
    if QApplication.instance() is not None:
        QCursor.setPos(0, 0)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    gc.freeze()
    gc.enable()
