"""Garbage of a test with widgets: it is collected after the test, in the window's thread."""

import gc

import pytest

from gui.window.language import Speaker


@pytest.fixture(autouse=True)
def tidy():
    """Collect the widgets of a test after it: a thread of another one must not. Speak English."""
    gc.disable()
    yield
    Speaker().speak("en")
    gc.collect()
    gc.freeze()
    gc.enable()
