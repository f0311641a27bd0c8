"""The race as words: where it stands. The drawn board takes its place."""

from typing import Any

from PySide6.QtWidgets import QLabel, QVBoxLayout

from core.table.step import Completed
from gui.game_view import GameView
from net.protocol.snapshot import TableSnapshot


class RaceView(GameView):
    """Shows round and stage."""

    def __init__(self) -> None:
        super().__init__()
        self._label = QLabel()
        QVBoxLayout(self).addWidget(self._label)

    def show_table(self, snapshot: TableSnapshot) -> None:
        """Show the round."""
        self.show_moment(snapshot.names, snapshot.state)

    def show_step(self, done: Completed[Any]) -> None:
        """Show nothing in motion."""

    def show_moment(self, names: tuple[str, ...], state: Any) -> None:  # noqa: ANN401
        """Show the round."""
        self._label.setText(f"{', '.join(names)}: {state.race.round}, {state.race.stage.value}")
