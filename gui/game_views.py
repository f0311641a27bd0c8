"""Which view draws which game."""

from gui.cozy.cozy_view import CozyView
from gui.game_view import GameView
from gui.wormup.race_view import RaceView


def view_for(rules_id: str) -> GameView:
    """Make the view for a table of *rules_id*. Raises `KeyError` for a game without one."""
    return _VIEWS[rules_id.partition("/")[0]]()


_VIEWS: dict[str, type[GameView]] = {"wormup": RaceView, "cozy": CozyView}
