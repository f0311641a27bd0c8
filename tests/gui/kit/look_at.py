"""Another look for the length of a test."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace

from PySide6.QtWidgets import QApplication

from gui.kit.theme import Look, look, wear
from gui.kit.tokens import Theme


@contextmanager
def wearing(wished: Look) -> Iterator[None]:
    """Wear the *wished* look until the block ends."""
    app, before = QApplication.instance(), look()
    assert isinstance(app, QApplication)
    wear(app, wished)
    yield
    wear(app, before)


def in_theme(theme: Theme) -> AbstractContextManager[None]:
    """Look at things in the light of *theme*."""
    return wearing(replace(look(), theme=theme))
