"""The page of a saved game: it is laid for each test that asks for one."""

import pytest

from gui.window.past.replay_page import ReplayPage


@pytest.fixture
def page(qtbot, shell, tmp_path):
    """Show the page before a game is opened; *tmp_path* is where the games are."""
    page = ReplayPage(shell, tmp_path)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.setUpdatesEnabled(False)  # to paint is dear: who looks at it grabs it
    page.show()
    yield page
    page.stop()
