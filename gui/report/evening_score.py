"""The score of this evening: counted from finished tables, forgotten with the window."""

from collections import Counter

from gui.faces import known_face
from gui.words.player_names import player_names
from gui.words.words import words
from net.protocol.snapshot import TableSnapshot


class EveningScore:
    """The wins of each player; a game counts once."""

    def __init__(self) -> None:
        self._won: Counter[str] = Counter()
        self._games: set[str] = set()

    def add(self, game: str, snapshot: TableSnapshot) -> None:
        """Count the winners of *game*, which is over, once; the others are listed with them."""
        names = player_names(snapshot.names)
        won = known_face(snapshot.rules.rules_id).winners(snapshot.state)
        if game not in self._games:
            self._games.add(game)
            self._won.update(dict.fromkeys(names, 0))
            self._won.update(names[seat] for seat in won)

    @property
    def line(self) -> str:
        """The score in one line; empty before the second game."""
        if len(self._games) < 2:
            return ""
        score = ", ".join(f"{name} {won}" for name, won in self._won.most_common())
        return words("This evening: {score}", score=score)
