"""Which view draws which game; each is imported when its first table is."""

from gui.parts.game_view import GameView


def view_for(rules_id: str) -> GameView:
    """Make the view for a table of *rules_id*. Raises `KeyError` for a game without one."""
    return _VIEWS[rules_id.partition("/")[0]]()


def _race() -> GameView:
    from gui.wormup.race_view import RaceView

    return RaceView()


def _cozy() -> GameView:
    from gui.cozy.cozy_view import CozyView

    return CozyView()


_VIEWS = {"wormup": _race, "cozy": _cozy}
