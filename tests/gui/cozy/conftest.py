"""What tests of Worm & Cozy share."""

import pytest

from gui.cozy.cozy_view import CozyView


@pytest.fixture
def view(qtbot):
    view = CozyView()
    qtbot.addWidget(view)
    view.resize(1024, 600)
    view.show()
    return view
