"""Who has won what this evening: counted from finished tables, forgotten with the window."""

from collections import Counter
from typing import Any

from core.cozy.game import GameState as CozyState
from core.cozy.scoring import winners
from core.wormup.game import GameState as RaceState
from gui.words.player_names import player_names
from gui.words.words import words


def winners_of(names: tuple[str, ...], state: Any) -> tuple[str, ...]:  # noqa: ANN401  # any game's
    """Name who has won at a finished table; nobody where there is no winner."""
    if isinstance(state, RaceState):
        winner = state.race.winner
        return () if winner is None else (names[winner],)
    if isinstance(state, CozyState) and len(names) > 1:
        return tuple(names[seat] for seat in winners(state.scores()))
    return ()


class EveningScore:
    """Guards that a game is counted once."""

    def __init__(self) -> None:
        self._won: Counter[str] = Counter()
        self._games: set[str] = set()

    def add(self, game: str, names: tuple[str, ...], state: Any) -> None:  # noqa: ANN401  # any game's
        """Count the winners of *game*, once; who sat there is in the list from now on."""
        names = player_names(names)
        if game not in self._games:
            self._games.add(game)
            self._won.update(dict.fromkeys(names, 0))
            self._won.update(winners_of(names, state))

    @property
    def line(self) -> str:
        """The score in a line; empty before the second game."""
        if len(self._games) < 2:
            return ""
        score = ", ".join(f"{name} {won}" for name, won in self._won.most_common())
        return words("This evening: {score}", score=score)
