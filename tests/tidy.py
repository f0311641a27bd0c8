"""Garbage of a test with widgets: it is collected after the test, in the window's thread."""

import gc

import pytest


@pytest.fixture(autouse=True)
def tidy():
    """Collect the widgets of a test after it: a thread of another one must not."""
    gc.disable()
    yield
    gc.collect()
    gc.freeze()
    gc.enable()
