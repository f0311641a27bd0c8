"""Every game that can be played has a view."""

import pytest

from core.games import known_rules
from gui.game_views import view_for


@pytest.mark.parametrize("rules_id", [rules_id for rules_id, _ in known_rules()])
def test_every_game_has_a_view(qtbot, rules_id):
    view = view_for(rules_id)
    qtbot.addWidget(view)
    assert view.explain is not None
